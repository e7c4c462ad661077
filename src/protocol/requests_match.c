/* Requests about matches: which games there are, opening, arranging, saving, closing. */
#include "base/thread.h"

#include "protocol/request.h"

static bool write_game(const Request *r, const Shelf *entry) {
    OpenBox *box = box_open(entry, NULL, 0, r->err);
    if (!box) return false;
    shelf_game_json(entry, box, r->out);
    box_close(box);
    return true;
}

bool request_games(Request *r) {
    const char *name = NULL;
    if (!argument_string(r, "game", &name)) return false;
    if (name && !shelf_need(name, r->err)) return false;

    json_put_int(r->out, "protocol", PROTOCOL_VERSION);
    json_put_list(r->out, "games");
    for (int i = 0; i < shelf_count; i++) {
        bool wanted = name ? text_equal(name, shelf[i].game->name) : shelf[i].listed;
        if (wanted && !write_game(r, &shelf[i])) return false;
    }
    json_end(r->out, ']');
    return true;
}

static OpenMatch *free_place(Protocol *p, Error *err) {
    for (int i = 0; i < MATCHES_MAX; i++)
        if (p->matches[i].id == 0) return &p->matches[i];
    error_set(err, "There are %d matches open already; close one first.", MATCHES_MAX);
    return NULL;
}

static OpenBox *open_box(const Request *r, const Shelf *game) {
    const char *texts[PACKS_MAX];
    PackText packs[PACKS_MAX];
    char names[PACKS_MAX][16];
    int count;
    if (!argument_strings(r, "packs", true, texts, PACKS_MAX, &count)) return NULL;
    for (int i = 0; i < count; i++) {
        Text name = text_over(names[i], sizeof names[i]);
        text_format(&name, "packs[%d]", i);
        packs[i] = (PackText){names[i], texts[i], PACK_OWN};
    }
    return box_open(game, packs, count, r->err);
}

/* Takes the place, which then owns both; the answer is its id and where the match stands. */
static bool open_match(Request *r, OpenMatch *place, Match *match, OpenBox *box) {
    Text id = TEXT(16);
    *place = (OpenMatch){++r->protocol->last_id, box, match, sitting_new(match)};
    sitting_think(place->sitting, (Thinking){.workers = thread_cores(), .run = thread_run});
    r->open = place;
    r->match = match;
    text_format(&id, "m%d", place->id);
    json_put_string(r->out, "match", id.at);
    json_put_string(r->out, "game", box->box.game->name);
    json_put_int(r->out, "seats", match_setup(match)->seat_count);
    return answer_status(r);
}

/* A lesson brings its own setup, seed and packs. */
static bool new_lesson(Request *r, const Shelf *game, OpenMatch *place) {
    const char *name = NULL;
    OpenBox *box;
    Match *match;
    for (int i = 0; i < 4; i++) {
        static const char *const keys[] = {"setup", "seed", "packs", "sitters"};
        if (argument_has(r, keys[i]))
            return error_set(r->err, "A lesson brings its own '%s'.", keys[i]);
    }
    return argument_string(r, "lesson", &name) &&
           (*name || error_set(r->err, "A lesson has a name.")) &&
           match_open_lesson(game->game->name, name, &box, &match, r->err) &&
           open_match(r, place, match, box);
}

bool request_new(Request *r) {
    const char *name = NULL;
    OpenMatch *place = free_place(r->protocol, r->err);
    if (!place || !argument_string(r, "game", &name)) return false;
    const Shelf *game = shelf_need(name, r->err);
    if (!game) return false;
    if (argument_has(r, "lesson")) return new_lesson(r, game, place);

    OpenBox *box = open_box(r, game);
    Setup setup;
    Seed seed;
    Sitter sitters[SEATS_MAX] = {{0}};
    if (!box) return false;
    if (!argument_setup(r, &box->box, &setup) || !argument_seed(r, &seed) ||
        !argument_sitters(r, setup.seat_count, sitters)) {
        box_close(box);
        return false;
    }
    Match *match = match_new(box, &setup, seed);
    if (argument_has(r, "sitters")) sitters_write(match, sitters);
    return open_match(r, place, match, box);
}

/* More than any position needs; a list of lines is read into one array. */
enum { ARRANGE_LINES_MAX = 256 };

bool request_arrange(Request *r) {
    const char *lines[ARRANGE_LINES_MAX];
    int count;
    return argument_strings(r, "lines", false, lines, ARRANGE_LINES_MAX, &count) &&
           match_arrange(r->match, lines, count, r->err) && answer_status(r);
}

bool request_record(Request *r) {
    bool notes = false;
    if (!argument_bool(r, "notes", &notes)) return false;
    Buffer record = {0};
    match_record(r->match, notes ? RECORD_TO_READ : RECORD_TO_KEEP, &record);
    json_put_string(r->out, "record", record.data);
    buffer_free(&record);
    return true;
}

bool request_load(Request *r) {
    const char *record = NULL;
    int64_t moves = -1;
    OpenMatch *place = free_place(r->protocol, r->err);
    if (!place || !argument_string(r, "record", &record)) return false;
    if (!argument_number(r, "moves", INT32_MAX, &moves)) return false;

    OpenBox *box;
    Match *match;
    if (!match_load(record, (int)moves, &box, &match, r->err)) return false;
    return open_match(r, place, match, box);
}

void matches_close(OpenMatch *open) {
    sitting_free(open->sitting);
    match_free(open->match); /* it borrows the box, so it goes first */
    box_close(open->box);
    *open = (OpenMatch){0};
}

bool request_close(Request *r) {
    matches_close(r->open);
    return true;
}
