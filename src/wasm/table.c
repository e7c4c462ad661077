/* The exported functions of table.h, over one match. */
#include "base/alloc.h"
#include "base/json.h"

#include "engine/setup.h"

#include "bots/bot.h"

#include "wasm/table_private.h"

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

static void clear_extra(Table *t) {
    while (t->extra_count > 0) {
        PackText *pack = &t->extra[--t->extra_count];
        alloc_free((void *)(uintptr_t)pack->file);
        alloc_free((void *)(uintptr_t)pack->text);
    }
}

void baize_close(Table *t) {
    clear_table(t);
    clear_extra(t);
    buffer_free(&t->answer);
    alloc_free(t);
}

const char *baize_answer(const Table *t) {
    return t->answer.data;
}

size_t baize_answer_length(const Table *t) {
    return t->answer.length;
}

void fresh_answer(Table *t) {
    buffer_clear(&t->answer);
    buffer_add(&t->answer, "");
}

int finish_call(Table *t, bool good) {
    if (!good) {
        buffer_clear(&t->answer);
        buffer_add(&t->answer, t->err.words);
    }
    return good;
}

static bool need_match(Table *t) {
    fresh_answer(t);
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
    OpenBox *box = box_open(entry, t->extra, t->extra_count, &t->err);
    if (!box) return false;
    if (!read_setup(box, lines, &setup, &t->err)) {
        box_close(box);
        return false;
    }
    return install(t, box, match_new(box, &setup, seed));
}

int baize_pack(Table *t, const char *name, const char *text) {
    fresh_answer(t);
    if (t->extra_count == PACKS_MAX) {
        error_set(&t->err, "At most %d packs lie in one box.", PACKS_MAX);
        return finish_call(t, false);
    }
    t->extra[t->extra_count++] = (PackText){alloc_copy(name), alloc_copy(text)};
    return 1;
}

int baize_new(Table *t, const char *game, char *setup, const char *seed) {
    bool good = start_match(t, game, setup, seed);
    clear_extra(t);
    return finish_call(t, good);
}

static bool start_lesson(Table *t, const char *game, const char *name) {
    const Shelf *entry = shelf_need(game, &t->err);
    Lesson *lesson = entry ? lesson_find(game, name, &t->err) : NULL;
    OpenBox *box = lesson ? box_open(entry, NULL, 0, &t->err) : NULL;
    if (!box) {
        lesson_free(lesson);
        return false;
    }
    Match *match = match_new_lesson(box, lesson, &t->err);
    if (match) return install(t, box, match);
    box_close(box);
    return false;
}

int baize_lesson(Table *t, const char *game, const char *name) {
    return finish_call(t, start_lesson(t, game, name));
}

int baize_lesson_waits(const Table *t, int seat) {
    return t->match && match_lesson_waits(t->match, seat < 0 ? SEAT_CLOCK : (Seat)seat);
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

int baize_note(Table *t, const char *line) {
    bool good = need_match(t);
    if (good) match_note(t->match, line);
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

int baize_standing(Table *t) {
    if (!need_match(t)) return finish_call(t, false);
    Json j = json_into(&t->answer);
    json_put_object(&j, NULL);
    bool good = match_standing_json(t->match, &j, &t->err);
    json_end(&j, '}');
    return finish_call(t, good);
}

int baize_about(Table *t) {
    if (!need_match(t)) return finish_call(t, false);
    Json j = json_into(&t->answer);
    json_put_object(&j, NULL);
    json_put_string(&j, "game", t->box->shelf->game->name);
    json_put_int(&j, "seats", match_setup(t->match)->seat_count);
    json_put_list(&j, "notes");
    for (int i = 0; i < match_note_count(t->match); i++)
        json_put_string(&j, NULL, match_note_at(t->match, i));
    json_end(&j, ']');
    match_status_json(t->match, &j);
    json_end(&j, '}');
    return 1;
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

uint32_t baize_now(const Table *t) {
    return t->match ? match_now_ms(t->match) : 0;
}

int baize_due_in(const Table *t) {
    if (!t->match || !game_clock_is_due(match_state(t->match))) return -1;
    uint32_t due = match_state(t->match)->due_ms, now = match_now_ms(t->match);
    return due > now ? (int)(due - now) : 0;
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

int baize_autoplay(Table *t, int seat) {
    return need_seat(t, seat) && match_autoplay(t->match, (Seat)seat);
}

/* Its stream depends on the move alone, so that a match against bots comes out the same
 * everywhere. */
static Option bot_option(const Table *t, Seat seat, BotLevel level) {
    const Box *box = &t->box->box;
    uint64_t stream = (uint64_t)match_moves(t->match) * SEATS_MAX + seat;
    Bot *bot = bot_new(box, level, rng_fork(&match_state(t->match)->rng, stream));
    State *hidden = alloc_zero(box->game->state_size);
    match_hidden(t->match, seat, hidden);
    Option o = bot_choose(bot, hidden, seat);
    alloc_free(hidden);
    bot_free(bot);
    return o;
}

static bool choose(Table *t, int seat, const char *word, Option *out) {
    BotLevel level;
    if (!need_seat(t, seat) || !bot_level(word, &level, &t->err)) return false;
    if (!match_asks(t->match, (Seat)seat))
        return error_set(&t->err, "Seat %d is not asked now.", seat);
    if (match_lesson_option(t->match, (Seat)seat, out)) return true;
    *out = bot_option(t, (Seat)seat, level);
    return true;
}

int baize_bot_choose(Table *t, int seat, const char *level) {
    Option o;
    if (!choose(t, seat, level, &o)) return finish_call(t, false);
    buffer_format(&t->answer, "%llu", (unsigned long long)option_id(o));
    return 1;
}

int baize_bot_step(Table *t, int seat, const char *level) {
    Option o;
    if (!choose(t, seat, level, &o)) return finish_call(t, false);
    Ticket ticket = match_ticket(t->match, (Seat)seat);
    uint32_t now = match_now_ms(t->match);
    return finish_call(t, match_play(t->match, (Seat)seat, ticket, o, now, &t->err));
}
