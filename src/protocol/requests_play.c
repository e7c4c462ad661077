/* Requests at one table: looking, choosing, time, taking back, asking a bot. */
#include "protocol/request.h"

/* ---- scene, view, options, standing -------------------------------------------------- */

bool request_scene(Request *r) {
    Table *table;
    if (!argument_table(r, &table)) return false;
    match_scene_json(table->match, "scene", r->out);
    return true;
}

bool request_view(Request *r) {
    Table *table;
    Seat viewer;
    bool explain = false;
    int64_t log_from = 0;
    if (!argument_table(r, &table)) return false;
    if (!argument_seat(r, table->match, true, &viewer)) return false;
    if (!argument_bool(r, "explain", &explain)) return false;
    if (!argument_number(r, "log_from", INT32_MAX, &log_from)) return false;
    match_view_json(table->match, viewer, (int)log_from, explain, "view", r->out);
    return true;
}

bool request_options(Request *r) {
    Table *table;
    Seat seat;
    bool explain = false;
    if (!argument_table(r, &table)) return false;
    if (!argument_seat(r, table->match, false, &seat)) return false;
    if (!argument_bool(r, "explain", &explain)) return false;
    match_options_json(table->match, seat, explain, r->out);
    return true;
}

bool request_standing(Request *r) {
    Table *table;
    return argument_table(r, &table) && match_standing_json(table->match, r->out, r->err);
}

/* ---- play, clock, undo -------------------------------------------------------------- */

/* The option that is meant: by its number, or by its words among those listed. */
static bool read_option(const Request *r, const Match *m, Seat seat, Option *out) {
    const char *words = NULL;
    int64_t id = -1;
    if (argument_has(r, "option") == argument_has(r, "words")) {
        return error_set(r->err, "The request 'play' needs either 'option' or 'words'.");
    }
    if (!argument_string(r, "words", &words)) return false;
    if (!argument_number(r, "option", INT64_MAX, &id)) return false;
    if (words) return match_find_words(m, seat, words, out, r->err);
    if (option_from_id((uint64_t)id, out)) return true;
    return error_set(r->err, "'option' %lld is not the id of an option.", (long long)id);
}

/* The events from `first` on, as the viewer sees them, and where the match stands. */
static void answer_news(const Request *r, const Table *table, int first, Seat viewer) {
    const Match *m = table->match;
    json_put_list(r->out, "events");
    for (int i = first; i < match_event_count(m); i++) {
        match_event_json(m, i, viewer, r->out);
    }
    json_end(r->out, ']');
    answer_status(r, table);
}

void answer_status(const Request *r, const Table *table) {
    Next next = sitting_next(table->sitting);
    match_status_json(table->match, r->out);
    json_put_int_if(r->out, "next_ms", next.seat != SEAT_NONE, next.at_ms);
}

/* DUE_NEVER is not a time. */
#define TIME_MAX ((int64_t)UINT32_MAX - 1)

bool request_play(Request *r) {
    Table *table;
    Seat seat;
    Option option;
    if (!argument_table(r, &table)) return false;
    Match *m = table->match;
    if (!argument_seat(r, m, false, &seat)) return false;
    if (!match_asks(m, seat)) return error_set(r->err, "Seat %d is not asked now.", seat);

    int64_t ticket = (int64_t)match_ticket(m, seat);
    int64_t ms = match_now_ms(m);
    if (!argument_number(r, "ticket", INT64_MAX, &ticket)) return false;
    if (!argument_number(r, "ms", TIME_MAX, &ms)) return false;
    if (!read_option(r, m, seat, &option)) return false;

    int first = match_event_count(m);
    if (!sitting_play(table->sitting, seat, (Ticket)ticket, option, (uint32_t)ms, r->err))
        return false;
    answer_news(r, table, first, seat);
    return true;
}

bool request_step(Request *r) {
    Table *table;
    Seat viewer;
    if (!argument_table(r, &table)) return false;
    if (!argument_seat(r, table->match, true, &viewer)) return false;

    int first = match_event_count(table->match);
    if (!sitting_step(table->sitting))
        return error_set(r->err, match_state(table->match)->over
                                     ? "The match is over."
                                     : "Nothing happens by itself: people are asked.");
    answer_news(r, table, first, viewer);
    return true;
}

bool request_clock(Request *r) {
    Table *table;
    Seat viewer;
    int64_t ms = 0;
    if (!argument_table(r, &table)) return false;
    if (!argument_seat(r, table->match, true, &viewer)) return false;
    if (!argument_number(r, "ms", TIME_MAX, &ms)) return false;

    int first = match_event_count(table->match);
    if (!sitting_until(table->sitting, (uint32_t)ms, r->err)) return false;
    answer_news(r, table, first, viewer);
    return true;
}

bool request_undo(Request *r) {
    Table *table;
    Seat seat;
    bool past = false;
    if (!argument_table(r, &table)) return false;
    if (!argument_seat(r, table->match, false, &seat)) return false;
    if (!argument_bool(r, "past", &past)) return false;
    if (!match_undo(table->match, seat, past, r->err)) return false;
    answer_status(r, table);
    return true;
}

/* ---- bot ---------------------------------------------------------------------------- */

static void answer_choice(const Request *r, const Match *m, Seat seat, const char *key,
                          Option o) {
    char room[200];
    Text words = text_over(room, sizeof room);
    match_option_words(m, seat, o, &words);
    json_put_int(r->out, key, (int64_t)option_id(o));
    json_put_string(r->out, "words", room);
}

static void answer_scores(const Request *r, const Match *m, Seat seat, const Bot *bot) {
    const OptionList *list;
    const int *scores;
    int count = bot_options(bot, &list, &scores);
    json_put_list(r->out, "options");
    for (int i = 0; i < count; i++) {
        json_put_object(r->out, NULL);
        answer_choice(r, m, seat, "id", list->at[i]);
        json_put_int(r->out, "score", scores[i]);
        json_end(r->out, '}');
    }
    json_end(r->out, ']');
}

/* How long a bot may think, in a match that somebody waits for. */
enum { THINK_MS_MAX = 600000 };

bool request_bot(Request *r) {
    Table *table;
    Seat seat;
    const char *word = NULL;
    int64_t ms = 0; /* random and quick never need it */
    BotLevel level;
    if (!argument_table(r, &table)) return false;
    const Match *m = table->match;
    if (!argument_seat(r, m, false, &seat)) return false;
    if (!argument_string(r, "bot", &word)) return false;
    if (!argument_number(r, "ms", THINK_MS_MAX, &ms)) return false;
    if (!bot_level(word, &level, r->err)) return false;
    if (!match_asks(m, seat)) return error_set(r->err, "Seat %d is not asked now.", seat);

    const Bot *bot;
    Option choice = sitting_bot_option(table->sitting, seat, level, match_now_ms(m), &bot);
    answer_choice(r, m, seat, "option", choice);
    json_put_int(r->out, "ticket", (int64_t)match_ticket(m, seat));
    answer_scores(r, m, seat, bot);
    return true;
}
