/* The exported functions of table.h, over one match. */
#include "base/alloc.h"
#include "base/json.h"

#include "engine/setup.h"

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
    sitting_free(t->sitting);
    t->sitting = NULL;
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
    t->sitting = sitting_new(match);
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
    t->extra[t->extra_count++] = (PackText){alloc_copy(name), alloc_copy(text), PACK_OWN};
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
    if (good) match_record(t->match, notes ? RECORD_TO_READ : RECORD_TO_KEEP, &t->answer);
    return finish_call(t, good);
}

int baize_seat(Table *t, int seat, const char *word) {
    Sitter sitter;
    if (!need_seat(t, seat) || !sitter_read(word, &sitter, &t->err))
        return finish_call(t, false);
    match_seat(t->match, (Seat)seat, word);
    sitting_free(t->sitting);
    t->sitting = sitting_new(t->match);
    return 1;
}

void baize_think_elsewhere(Table *t) {
    if (t->sitting) sitting_think_elsewhere(t->sitting);
}

/* ---- Looking --------------------------------------------------------------------------- */

int baize_scene(Table *t) {
    bool good = need_match(t);
    Json j = json_into(&t->answer);
    if (good) match_scene_json(t->match, NULL, &j);
    return finish_call(t, good);
}

int baize_view(Table *t, int seat, int log_from, int explain) {
    bool good = seat < 0 ? need_match(t) : need_seat(t, seat);
    Seat viewer = seat < 0 ? SEAT_WATCHER : (Seat)seat;
    Json j = json_into(&t->answer);
    if (good) match_view_json(t->match, viewer, log_from, explain != 0, NULL, &j);
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
    json_put_list(&j, "sitters");
    for (int seat = 0; seat < match_setup(t->match)->seat_count; seat++)
        json_put_string(&j, NULL, match_sitter(t->match, (Seat)seat));
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

int baize_move(Table *t, int at) {
    if (!need_match(t)) return finish_call(t, false);
    if (at < 0 || at >= match_moves(t->match))
        return finish_call(t, error_set(&t->err, "There is no move %d.", at));
    PastMove move = match_move(t->match, at);
    Json j = json_into(&t->answer);
    json_put_object(&j, NULL);
    json_put_int(&j, "seat", move.seat == SEAT_CLOCK ? -1 : move.seat);
    json_put_int(&j, "option", (int64_t)option_id(move.option));
    json_put_int(&j, "ms", move.ms);
    json_end(&j, '}');
    return 1;
}

static void put_looking(const Table *t, unsigned looking, Json *j) {
    json_put_list(j, "looking");
    for (Seat seat = 0; looking >> seat; seat++) {
        if (!(looking >> seat & 1)) continue;
        json_put_object(j, NULL);
        json_put_int(j, "seat", seat);
        json_put_int(j, "ticket", (int64_t)match_ticket(t->match, seat));
        json_put_int(j, "ms", sitting_look_ms(t->sitting, seat));
        json_end(j, '}');
    }
    json_end(j, ']');
}

int baize_next(Table *t) {
    if (!need_match(t)) return finish_call(t, false);
    Json j = json_into(&t->answer);
    Next next = sitting_next(t->sitting);
    json_put_object(&j, NULL);
    json_put_bool(&j, "timed", sitting_is_timed(t->sitting));
    put_looking(t, sitting_looking(t->sitting), &j);
    json_put_int_if(&j, "who", next.seat != SEAT_NONE,
                    next.seat == SEAT_CLOCK ? -1 : next.seat);
    json_put_int(&j, "at", next.at_ms);
    json_end(&j, '}');
    return 1;
}

uint32_t baize_wall(Table *t, uint32_t host_ms) {
    return t->sitting ? sitting_wall(t->sitting, host_ms) : 0;
}

void baize_rest(Table *t) {
    if (t->sitting) sitting_rest(t->sitting);
}

/* ---- Playing --------------------------------------------------------------------------- */

int baize_play(Table *t, int seat, uint64_t ticket, uint64_t option, uint32_t ms) {
    Option o;
    if (!need_seat(t, seat)) return finish_call(t, false);
    if (!option_from_id(option, &o)) {
        return finish_call(t, error_set(&t->err, "This is not the id of an option."));
    }
    return finish_call(t, sitting_play(t->sitting, (Seat)seat, ticket, o, ms, &t->err));
}

int baize_replay(Table *t, int seat, uint64_t option, uint32_t ms) {
    Option o;
    Seat who = seat < 0 ? SEAT_CLOCK : (Seat)seat;
    bool good = need_match(t) && (option_from_id(option, &o) ||
                                  error_set(&t->err, "This is not the id of an option."));
    Ticket ticket = good ? match_ticket(t->match, who) : 0;
    return finish_call(t, good && match_play(t->match, who, ticket, o, ms, &t->err));
}

int baize_until(Table *t, uint32_t ms) {
    return finish_call(t, need_match(t) && sitting_until(t->sitting, ms, &t->err));
}

int baize_step(Table *t) {
    if (!need_match(t)) return finish_call(t, false);
    bool good = sitting_step(t->sitting);
    return finish_call(t, good || error_set(&t->err, "Nothing happens by itself."));
}

int baize_undo(Table *t, int seat, int past) {
    bool good = need_seat(t, seat);
    return finish_call(t, good && match_undo(t->match, (Seat)seat, past != 0, &t->err));
}

int baize_autoplay(Table *t, int seat) {
    return need_seat(t, seat) && match_autoplay(t->match, (Seat)seat);
}

int baize_choose(Table *t, int seat, uint64_t option) {
    Option o;
    if (!need_seat(t, seat)) return finish_call(t, false);
    if (!option_from_id(option, &o))
        return finish_call(t, error_set(&t->err, "This is not the id of an option."));
    if (!(sitting_looking(t->sitting) >> seat & 1))
        return finish_call(t, error_set(&t->err, "Seat %d has nothing to choose.", seat));
    sitting_choose(t->sitting, (Seat)seat, o);
    return 1;
}

int baize_bot_choose(Table *t, int seat, uint32_t ms) {
    if (!need_seat(t, seat)) return finish_call(t, false);
    Sitter sitter = sitting_sitter(t->sitting, (Seat)seat);
    if (!sitter.is_bot || !match_asks(t->match, (Seat)seat))
        return finish_call(t, error_set(&t->err, "No bot is asked on seat %d.", seat));
    Option o = sitting_bot_option(t->sitting, (Seat)seat, sitter.level, ms, NULL);
    buffer_format(&t->answer, "%llu", (unsigned long long)option_id(o));
    return 1;
}
