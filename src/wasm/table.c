/* The exported functions of table.h, over one match. */
#include "base/alloc.h"
#include "base/json.h"

#include "engine/match.h"
#include "engine/setup.h"

#include "bots/bot.h"

#include "wasm/table.h"

struct Table {
    OpenBox *box;
    Match *match;
    Buffer answer;
    Error err;
};

/* ---- Memory and tables ---------------------------------------------------------------- */

void *baize_alloc(size_t size) {
    return alloc_zero(size);
}

void baize_free(void *memory) {
    alloc_free(memory);
}

Table *baize_open(void) {
    return alloc_zero(sizeof(Table));
}

static void clear_table(Table *t) {
    if (t->match) match_free(t->match);
    if (t->box) box_close(t->box);
    t->match = NULL;
    t->box = NULL;
}

void baize_close(Table *t) {
    clear_table(t);
    buffer_free(&t->answer);
    alloc_free(t);
}

const char *baize_answer(const Table *t) {
    return t->answer.data;
}

size_t baize_answer_length(const Table *t) {
    return t->answer.length;
}

/* The sentence, or nothing, becomes the answer. */
static int finish_call(Table *t, bool good) {
    if (!good) {
        buffer_clear(&t->answer);
        buffer_add(&t->answer, t->err.words);
    }
    return good;
}

static bool need_match(Table *t) {
    buffer_clear(&t->answer);
    buffer_add(&t->answer, "");
    return t->match || error_set(&t->err, "There is no match at this table yet.");
}

static bool need_seat(Table *t, int seat) {
    if (!need_match(t)) return false;
    if (seat >= 0 && seat < match_setup(t->match)->seat_count) return true;
    return error_set(&t->err, "There is no seat %d at this table.", seat);
}

/* ---- Opening -------------------------------------------------------------------------- */

/* Cuts the next line off, in place; NULL at the end. */
static char *next_line(char **rest) {
    char *line = *rest;
    if (!line || !*line) return NULL;
    char *end = line;
    while (*end && *end != '\n') end++;
    *rest = *end ? end + 1 : end;
    *end = 0;
    return line;
}

static bool read_setup(const OpenBox *box, char *lines, Setup *out, Error *err) {
    SetupWords words = setup_begin(&box->box);
    for (char *line = next_line(&lines); line; line = next_line(&lines)) {
        if (!setup_line(&words, line, err)) return false;
    }
    return setup_finish(&words, out, err);
}

/* The old match stays until the new one is there. */
static bool install(Table *t, OpenBox *box, Match *match) {
    clear_table(t);
    t->box = box;
    t->match = match;
    return need_match(t);
}

static bool start_match(Table *t, const char *game, char *lines, const char *seed_words) {
    Seed seed;
    Setup setup;
    const Shelf *entry = shelf_need(game, &t->err);
    if (!entry || !seed_read(seed_words, &seed, &t->err)) return false;
    OpenBox *box = box_open(entry, NULL, 0, &t->err);
    if (!box) return false;
    if (!read_setup(box, lines, &setup, &t->err)) {
        box_close(box);
        return false;
    }
    return install(t, box, match_new(box, &setup, seed));
}

int baize_new(Table *t, const char *game, char *setup, const char *seed) {
    return finish_call(t, start_match(t, game, setup, seed));
}

enum { ARRANGE_LINES_MAX = 256 };

int baize_arrange(Table *t, char *lines) {
    const char *each[ARRANGE_LINES_MAX];
    int count = 0;
    if (!need_match(t)) return finish_call(t, false);
    for (char *line = next_line(&lines); line; line = next_line(&lines)) {
        if (count == ARRANGE_LINES_MAX) break;
        each[count++] = line;
    }
    return finish_call(t, match_arrange(t->match, each, count, &t->err));
}

int baize_load(Table *t, const char *record, int until) {
    OpenBox *box;
    Match *match;
    bool good = match_load(record, until, &box, &match, &t->err);
    return finish_call(t, good && install(t, box, match));
}

int baize_record(Table *t, int notes) {
    bool good = need_match(t);
    if (good) match_record(t->match, notes != 0, &t->answer);
    return finish_call(t, good);
}

/* ---- Looking --------------------------------------------------------------------------- */

int baize_scene(Table *t) {
    bool good = need_match(t);
    Json j = json_into(&t->answer);
    if (good) match_scene_json(t->match, &j);
    return finish_call(t, good);
}

int baize_view(Table *t, int seat, int log_from, int explain) {
    bool good = seat < 0 ? need_match(t) : need_seat(t, seat);
    Seat viewer = seat < 0 ? SEAT_WATCHER : (Seat)seat;
    Json j = json_into(&t->answer);
    if (good) match_view_json(t->match, viewer, log_from, explain != 0, &j);
    return finish_call(t, good);
}

int baize_options(Table *t, int seat, int explain) {
    bool good = need_seat(t, seat);
    Json j = json_into(&t->answer);
    if (good) {
        json_put_object(&j, NULL);
        match_options_json(t->match, (Seat)seat, explain != 0, &j);
        json_end(&j, '}');
    }
    return finish_call(t, good);
}

int baize_over(const Table *t) {
    return t->match && match_state(t->match)->over;
}

int baize_asks(const Table *t, int seat) {
    return t->match && match_asks(t->match, seat < 0 ? SEAT_CLOCK : (Seat)seat);
}

int baize_moves(const Table *t) {
    return t->match ? match_moves(t->match) : 0;
}

uint32_t baize_fingerprint(const Table *t) {
    return t->match ? match_fingerprint(t->match) : 0;
}

/* ---- Playing --------------------------------------------------------------------------- */

int baize_play(Table *t, int seat, uint64_t ticket, uint64_t option, uint32_t ms) {
    Option o;
    if (!need_seat(t, seat)) return finish_call(t, false);
    if (!option_from_id(option, &o)) {
        return finish_call(t, error_set(&t->err, "This is not the id of an option."));
    }
    return finish_call(t, match_play(t->match, (Seat)seat, ticket, o, ms, &t->err));
}

int baize_clock(Table *t, uint32_t ms) {
    return finish_call(t, need_match(t) && match_clock(t->match, ms, &t->err));
}

int baize_clock_step(Table *t) {
    if (!need_match(t)) return finish_call(t, false);
    bool good = match_clock_step(t->match);
    return finish_call(t, good || error_set(&t->err, "Nothing is due."));
}

int baize_undo(Table *t, int seat, int past) {
    bool good = need_seat(t, seat);
    return finish_call(t, good && match_undo(t->match, (Seat)seat, past != 0, &t->err));
}

/* A bot looks, chooses and plays. Its stream depends on the move alone, so that a match
 * against bots comes out the same everywhere. */
static bool bot_step(Table *t, Seat seat, BotLevel level) {
    const Box *box = &t->box->box;
    uint64_t stream = (uint64_t)match_moves(t->match) * SEATS_MAX + seat;
    Bot *bot = bot_new(box, level, rng_fork(&match_state(t->match)->rng, stream));
    State *hidden = alloc_zero(box->game->state_size);
    match_hidden(t->match, seat, hidden);
    Option o = bot_choose(bot, hidden, seat);
    alloc_free(hidden);
    bot_free(bot);
    Ticket ticket = match_ticket(t->match, seat);
    return match_play(t->match, seat, ticket, o, match_now_ms(t->match), &t->err);
}

int baize_bot_step(Table *t, int seat, const char *word) {
    BotLevel level;
    if (!need_seat(t, seat) || !bot_level(word, &level, &t->err))
        return finish_call(t, false);
    if (!match_asks(t->match, (Seat)seat)) {
        return finish_call(t, error_set(&t->err, "Seat %d is not asked now.", seat));
    }
    return finish_call(t, bot_step(t, (Seat)seat, level));
}
