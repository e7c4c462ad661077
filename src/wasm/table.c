/* The exported functions of table.h, over one match. */
#include "base/alloc.h"

#include "engine/setup.h"

#include "wasm/table_private.h"

/* ---- Memory and tables ---------------------------------------------------------------- */

void *baize_alloc(size_t size) {
    return alloc_zero(size);
}

void baize_free(void *memory) {
    alloc_free(memory);
}

PageTable *baize_open(void) {
    return alloc_zero(sizeof(PageTable));
}

static void clear_table(PageTable *t) {
    review_free(t->review);
    sitting_free(t->sitting);
    match_free(t->match);
    box_close(t->box);
    t->review = NULL;
    t->sitting = NULL;
    t->match = NULL;
    t->box = NULL;
}

static void clear_extra(PageTable *t) {
    while (t->extra_count > 0) {
        PackText *pack = &t->extra[--t->extra_count];
        alloc_free((void *)(uintptr_t)pack->file);
        alloc_free((void *)(uintptr_t)pack->text);
    }
}

void baize_close(PageTable *t) {
    clear_table(t);
    clear_extra(t);
    buffer_free(&t->answer);
    alloc_free(t);
}

const char *baize_answer(const PageTable *t) {
    return t->answer.data;
}

size_t baize_answer_length(const PageTable *t) {
    return t->answer.length;
}

void fresh_answer(PageTable *t) {
    buffer_clear(&t->answer);
    buffer_add(&t->answer, "");
}

int finish_call(PageTable *t, bool good) {
    if (!good) {
        buffer_clear(&t->answer);
        buffer_add(&t->answer, t->err.words);
    }
    return good;
}

static bool need_match(PageTable *t) {
    fresh_answer(t);
    return t->match || error_set(&t->err, "There is no match at this table yet.");
}

bool need_seat(PageTable *t, int seat) {
    if (!need_match(t)) return false;
    if (seat >= 0 && seat < match_setup(t->match)->seat_count) return true;
    return error_set(&t->err, "There is no seat %d at this table.", seat);
}

/* An answer that is an object: false leaves the sentence, true the object open. */
static bool begin_answer(PageTable *t, Json *j) {
    if (!need_match(t)) return finish_call(t, false);
    *j = json_into(&t->answer);
    json_put_object(j, NULL);
    return true;
}

static bool read_option(PageTable *t, uint64_t id, Option *out) {
    return option_from_id(id, out) ||
           error_set(&t->err, "This is not the id of an option.");
}

/* ---- Opening -------------------------------------------------------------------------- */

static bool read_setup(const OpenBox *box, char *lines, Setup *out, Error *err) {
    SetupWords words = setup_begin(&box->box);
    for (char *line; (line = text_cut_line(&lines));)
        if (!setup_line(&words, line, err)) return false;
    return setup_finish(&words, out, err);
}

/* Those whom the match names take their seats. */
static void sit_down(PageTable *t) {
    sitting_free(t->sitting);
    t->sitting = sitting_new(t->match);
}

/* The old match stays until the new one is there. */
static bool install(PageTable *t, OpenBox *box, Match *match) {
    clear_table(t);
    t->box = box;
    t->match = match;
    sit_down(t);
    return need_match(t);
}

static bool start_match(PageTable *t, const char *game, char *lines,
                        const char *seed_words) {
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

int baize_pack(PageTable *t, const char *name, const char *text) {
    fresh_answer(t);
    if (t->extra_count == PACKS_MAX)
        return finish_call(
            t, error_set(&t->err, "At most %d packs lie in one box.", PACKS_MAX));
    t->extra[t->extra_count++] = (PackText){alloc_copy(name), alloc_copy(text), PACK_OWN};
    return 1;
}

int baize_new(PageTable *t, const char *game, char *setup, const char *seed) {
    bool good = start_match(t, game, setup, seed);
    clear_extra(t);
    return finish_call(t, good);
}

/* As a new one with the same words, since the box may have changed since. */
int baize_again(PageTable *t, const PageTable *of, const char *seed) {
    const OpenBox *box = of->box;
    Buffer setup = {0};
    for (int i = 0; i < box->pack_count; i++) {
        const Pack *pack = &box->packs[i];
        if (pack->origin == PACK_OWN) baize_pack(t, pack->file, pack->text);
    }
    setup_write(&box->box, match_setup(of->match), &setup);
    int good = baize_new(t, box->box.game->name, setup.data, seed);
    for (Seat seat = 0; good && seat < match_setup(t->match)->seat_count; seat++)
        match_seat(t->match, seat, match_sitter(of->match, seat));
    if (good) sit_down(t);
    buffer_free(&setup);
    return good;
}

int baize_lesson(PageTable *t, const char *game, const char *name) {
    OpenBox *box;
    Match *match;
    bool good = match_open_lesson(game, name, &box, &match, &t->err);
    return finish_call(t, good && install(t, box, match));
}

enum { ARRANGE_LINES_MAX = 256 };

int baize_arrange(PageTable *t, char *lines) {
    const char *each[ARRANGE_LINES_MAX];
    int count = 0;
    if (!need_match(t)) return finish_call(t, false);
    for (char *line; count < ARRANGE_LINES_MAX && (line = text_cut_line(&lines));)
        each[count++] = line;
    return finish_call(t, match_arrange(t->match, each, count, &t->err));
}

int baize_load(PageTable *t, const char *record, int until) {
    OpenBox *box;
    Match *match;
    bool good = match_load(record, until, &box, &match, &t->err);
    return finish_call(t, good && install(t, box, match));
}

int baize_record(PageTable *t, int notes) {
    bool good = need_match(t);
    if (good) match_record(t->match, notes ? RECORD_TO_READ : RECORD_TO_KEEP, &t->answer);
    return finish_call(t, good);
}

int baize_seat(PageTable *t, int seat, const char *word) {
    Sitter sitter;
    if (!need_seat(t, seat) || !sitter_read(word, &sitter, &t->err))
        return finish_call(t, false);
    match_seat(t->match, (Seat)seat, word);
    sit_down(t);
    return 1;
}

void baize_think_elsewhere(PageTable *t) {
    if (t->sitting) sitting_think_elsewhere(t->sitting);
}

/* ---- Looking --------------------------------------------------------------------------- */

int baize_scene(PageTable *t) {
    bool good = need_match(t);
    Json j = json_into(&t->answer);
    if (good) match_scene_json(t->match, NULL, &j);
    return finish_call(t, good);
}

int baize_view(PageTable *t, int seat, int log_from, int explain) {
    bool good = seat < 0 ? need_match(t) : need_seat(t, seat);
    Seat viewer = seat < 0 ? SEAT_WATCHER : (Seat)seat;
    Json j = json_into(&t->answer);
    if (good) match_view_json(t->match, viewer, log_from, explain != 0, NULL, &j);
    return finish_call(t, good);
}

int baize_options(PageTable *t, int seat, int explain) {
    bool good = need_seat(t, seat);
    Json j = json_into(&t->answer);
    if (good) {
        json_put_object(&j, NULL);
        match_options_json(t->match, (Seat)seat, explain != 0, &j);
        json_end(&j, '}');
    }
    return finish_call(t, good);
}

int baize_standing(PageTable *t) {
    Json j;
    if (!begin_answer(t, &j)) return 0;
    bool good = match_standing_json(t->match, &j, &t->err);
    json_end(&j, '}');
    return finish_call(t, good);
}

int baize_about(PageTable *t) {
    Json j;
    if (!begin_answer(t, &j)) return 0;
    json_put_string(&j, "game", t->box->shelf->game->name);
    json_put_int(&j, "seats", match_setup(t->match)->seat_count);
    json_put_list(&j, "sitters");
    for (int seat = 0; seat < match_setup(t->match)->seat_count; seat++) {
        Sitter sitter = sitting_sitter(t->sitting, (Seat)seat);
        json_put_string(&j, NULL, sitter.is_bot ? bot_word(sitter.level) : "person");
    }
    json_end(&j, ']');
    match_status_json(t->match, &j);
    json_end(&j, '}');
    return 1;
}

int baize_over(const PageTable *t) {
    return t->match && match_state(t->match)->over;
}

int baize_asks(const PageTable *t, int seat) {
    return t->match && match_asks(t->match, seat < 0 ? SEAT_CLOCK : (Seat)seat);
}

int baize_moves(const PageTable *t) {
    return t->match ? match_moves(t->match) : 0;
}

uint32_t baize_fingerprint(const PageTable *t) {
    return t->match ? match_fingerprint(t->match) : 0;
}

uint32_t baize_now(const PageTable *t) {
    return t->match ? match_now_ms(t->match) : 0;
}

int baize_move(PageTable *t, int at) {
    Json j;
    if (!begin_answer(t, &j)) return 0;
    if (at < 0 || at >= match_moves(t->match))
        return finish_call(t, error_set(&t->err, "There is no move %d.", at));
    PastMove move = match_move(t->match, at);
    json_put_int(&j, "seat", move.seat == SEAT_CLOCK ? -1 : move.seat);
    json_put_int(&j, "option", (int64_t)option_id(move.option));
    json_put_int(&j, "ms", move.ms);
    json_end(&j, '}');
    return 1;
}

static void put_looking(const PageTable *t, unsigned looking, Json *j) {
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

int baize_next(PageTable *t) {
    Json j;
    if (!begin_answer(t, &j)) return 0;
    Next next = sitting_next(t->sitting);
    json_put_bool(&j, "timed", sitting_is_timed(t->sitting));
    put_looking(t, sitting_looking(t->sitting), &j);
    json_put_int_if(&j, "who", next.seat != SEAT_NONE,
                    next.seat == SEAT_CLOCK ? -1 : next.seat);
    json_put_int(&j, "at", next.at_ms);
    json_end(&j, '}');
    return 1;
}

uint32_t baize_wall(PageTable *t, uint32_t host_ms) {
    return t->sitting ? sitting_wall(t->sitting, host_ms) : 0;
}

void baize_rest(PageTable *t) {
    if (t->sitting) sitting_rest(t->sitting);
}

/* ---- Playing --------------------------------------------------------------------------- */

int baize_play(PageTable *t, int seat, uint64_t ticket, uint64_t option, uint32_t ms) {
    Option o;
    bool good = need_seat(t, seat) && read_option(t, option, &o) &&
                sitting_play(t->sitting, (Seat)seat, ticket, o, ms, &t->err);
    return finish_call(t, good);
}

int baize_replay(PageTable *t, int seat, uint64_t option, uint32_t ms) {
    Option o;
    Seat who = seat < 0 ? SEAT_CLOCK : (Seat)seat;
    bool good = need_match(t) && read_option(t, option, &o);
    Ticket ticket = good ? match_ticket(t->match, who) : 0;
    return finish_call(t, good && match_play(t->match, who, ticket, o, ms, &t->err));
}

int baize_until(PageTable *t, uint32_t ms) {
    return finish_call(t, need_match(t) && sitting_until(t->sitting, ms, &t->err));
}

int baize_step(PageTable *t) {
    if (!need_match(t)) return finish_call(t, false);
    bool good = sitting_step(t->sitting);
    return finish_call(t, good || error_set(&t->err, "Nothing happens by itself."));
}

int baize_undo(PageTable *t, int seat, int past) {
    bool good = need_seat(t, seat);
    return finish_call(t, good && match_undo(t->match, (Seat)seat, past != 0, &t->err));
}

int baize_play_forced(PageTable *t) {
    return need_match(t) && sitting_play_forced(t->sitting);
}

int baize_choose(PageTable *t, int seat, uint64_t option) {
    Option o;
    if (!need_seat(t, seat) || !read_option(t, option, &o)) return finish_call(t, false);
    if (!(sitting_looking(t->sitting) >> seat & 1))
        return finish_call(t, error_set(&t->err, "Seat %d has nothing to choose.", seat));
    sitting_choose(t->sitting, (Seat)seat, o);
    return 1;
}

int baize_bot_choose(PageTable *t, int seat, uint32_t ms) {
    if (!need_seat(t, seat)) return finish_call(t, false);
    Sitter sitter = sitting_sitter(t->sitting, (Seat)seat);
    if (!sitter.is_bot || !match_asks(t->match, (Seat)seat))
        return finish_call(t, error_set(&t->err, "No bot is asked in seat %d.", seat));
    Option o = sitting_bot_option(t->sitting, (Seat)seat, sitter, ms, NULL);
    buffer_format(&t->answer, "%llu", (unsigned long long)option_id(o));
    return 1;
}
