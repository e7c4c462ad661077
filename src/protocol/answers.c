/* Parts that several answers have in common. */
#include "protocol/request.h"

void answer_match_id(const Request *r, const Table *table) {
    char room[16];
    Text id = text_over(room, sizeof room);
    text_format(&id, "m%d", table->id);
    json_put_string(r->out, "match", room);
}

static void answer_asked(const Request *r, const Match *m) {
    json_put_list(r->out, "asked");
    for (Seat seat = 0; seat < match_setup(m)->seat_count; seat++) {
        if (match_asks(m, seat)) json_put_int(r->out, NULL, seat);
    }
    json_end(r->out, ']');
}

/* Where time stands still, nothing is said of it. */
static void answer_time(const Request *r, const State *s) {
    if (s->due_ms == 0) return;
    json_put_int(r->out, "now_ms", s->now_ms);
    if (s->due_ms == DUE_NEVER)
        json_put_null(r->out, "due_ms");
    else
        json_put_int(r->out, "due_ms", s->due_ms);
}

static void answer_result(const Request *r, const Match *m) {
    Result result;
    int seats = match_setup(m)->seat_count;
    match_result(m, &result);
    json_put_object(r->out, "result");
    json_put_string(r->out, "outcome", result.outcome ? result.outcome : "");
    json_put_string(r->out, "words", result.words ? result.words : "");
    json_put_list(r->out, "places");
    for (int i = 0; i < seats; i++) json_put_int(r->out, NULL, result.place[i]);
    json_end(r->out, ']');
    json_put_list(r->out, "points");
    for (int i = 0; i < seats; i++) json_put_int(r->out, NULL, result.points[i]);
    json_end(r->out, ']');
    json_end(r->out, '}');
}

void answer_status(const Request *r, const Match *m) {
    const State *s = match_state(m);
    char room[16];
    Text fingerprint = text_over(room, sizeof room);
    text_format(&fingerprint, "%08x", match_fingerprint(m));

    json_put_int(r->out, "moves", match_moves(m));
    json_put_string(r->out, "fingerprint", room);
    answer_asked(r, m);
    answer_time(r, s);
    json_put_bool(r->out, "over", s->over != 0);
    if (s->over) answer_result(r, m);
}

void answer_events(const Request *r, const Match *m, int first, Seat viewer) {
    json_put_list(r->out, "events");
    for (int i = first; i < match_event_count(m); i++)
        match_event_json(m, i, viewer, r->out);
    json_end(r->out, ']');
}
