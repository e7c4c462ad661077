/* One random match under the eyes of the laws, and the setups worth trying. */
#include <string.h>

#include "base/alloc.h"

#include "engine/foresee.h"
#include "engine/setup.h"

#include "conform_laws.h"

bool law_broken(Conform *c, Seat seat, const char *format, ...) {
    char room[300];
    Text words = text_over(room, sizeof room);
    va_list arguments;
    va_start(arguments, format);
    text_format_list(&words, format, arguments);
    va_end(arguments);
    if (seat == SEAT_NONE) return error_set(&c->why, "%s", room);
    if (seat == SEAT_CLOCK) return error_set(&c->why, "clock: %s", room);
    if (seat == SEAT_WATCHER) return error_set(&c->why, "watcher: %s", room);
    return error_set(&c->why, "seat %d: %s", seat, room);
}

static Conform *conform_begin(const OpenBox *box, const Setup *setup, uint64_t seed,
                              int every) {
    Conform *c = alloc_zero(sizeof *c);
    Seed whole = seed_from_number(seed);
    Rng rng = rng_from_seed(whole.half);
    size_t size = box->box.game->state_size;
    c->box = box;
    c->game = box->box.game;
    c->face = box->shelf->face;
    c->match = match_new(box, setup, whole);
    c->scene = scene_new();
    c->view = view_new();
    c->rng = rng_fork(&rng, UINT64_MAX); /* unlike the streams of bots */
    c->every = every;
    c->before = alloc_zero(size);
    c->clone = alloc_zero(size);
    c->hidden = alloc_zero(size);
    c->guessed = alloc_zero(size);
    c->again = alloc_zero(size);
    match_scene(c->match, c->scene);
    return c;
}

static void conform_end(Conform *c) {
    alloc_free(c->before);
    alloc_free(c->clone);
    alloc_free(c->hidden);
    alloc_free(c->guessed);
    alloc_free(c->again);
    buffer_free(&c->seen);
    buffer_free(&c->seen_again);
    view_free(c->view);
    scene_free(c->scene);
    match_free(c->match);
    alloc_free(c);
}

static bool is_thorough(const Conform *c) {
    return c->every > 0 && c->moves % c->every == 0;
}

/* ---- One move ------------------------------------------------------------------------- */

/* One of those who may act, with equal odds; what is already due comes first. SEAT_NONE if
 * nobody may. */
static Seat choose_seat(Conform *c) {
    const State *s = match_state(c->match);
    Seat able[SEATS_MAX + 1];
    int count = 0;
    if (match_asks(c->match, SEAT_CLOCK)) {
        if (s->due_ms <= s->now_ms) return SEAT_CLOCK;
        able[count++] = SEAT_CLOCK;
    }
    for (Seat seat = 0; seat < s->seat_count; seat++) {
        if (match_asks(c->match, seat)) able[count++] = seat;
    }
    return count ? able[rng_below(&c->rng, (uint32_t)count)] : SEAT_NONE;
}

/* The same option on a clone, without a log: the same bytes must come out. */
static void apply_to_clone(Conform *c, Seat seat, Option o) {
    memcpy(c->clone, c->before, c->game->state_size);
    if (seat == SEAT_CLOCK) c->clone->now_ms = c->clone->due_ms;
    c->game->apply(&c->box->box, c->clone, seat, o, NULL);
}

static bool submit(Conform *c, Seat seat, Option o) {
    Error err;
    if (seat == SEAT_CLOCK) {
        if (match_clock_step(c->match)) return true;
        return law_broken(c, seat, "it is due, and the match does not play it");
    }
    Ticket ticket = match_ticket(c->match, seat);
    uint32_t now = match_now_ms(c->match);
    if (match_play(c->match, seat, ticket, o, now, &err)) return true;
    return law_broken(c, seat, "a listed option is refused: %s", err.words);
}

static bool clone_is_equal(Conform *c, Seat seat, Option o) {
    if (memcmp(c->clone, match_state(c->match), c->game->state_size) == 0) return true;
    return law_broken(c, seat, "verb %d on a clone gives another state", o.verb);
}

/* Taking the move back restores every byte, and the old ticket fits no more. */
static bool undo_restores(Conform *c, Seat seat, Option o) {
    if (seat == SEAT_CLOCK || match_undo_reason(c->match, seat)) return true;
    Error err;
    Ticket stale = match_ticket(c->match, seat);
    if (!match_undo(c->match, seat, false, &err)) {
        return law_broken(c, seat, "undo is promised and refused: %s", err.words);
    }
    if (memcmp(c->before, match_state(c->match), c->game->state_size) != 0) {
        return law_broken(c, seat, "undo of verb %d does not restore the state", o.verb);
    }
    if (match_play(c->match, seat, stale, o, c->before->now_ms, NULL)) {
        return law_broken(c, seat, "a ticket from before the undo is taken");
    }
    return submit(c, seat, o);
}

/* Every guess foretells at least the same events and the same amounts. */
static bool guess_agrees(Conform *c, Seat seat, Option o) {
    const Foresight *told = &c->foreseen, *other = &c->foreseen_again;
    size_t bytes = (size_t)told->log.count * sizeof *told->log.at;
    if (told->log.count > other->log.count ||
        memcmp(told->log.at, other->log.at, bytes) != 0)
        return law_broken(c, seat, "what verb %d brings is told from a guess", o.verb);
    if (memcmp(told->change, other->change, sizeof told->change) == 0) return true;
    return law_broken(c, seat, "the amounts of verb %d are told from a guess", o.verb);
}

/* So does the truth. The clock guesses nothing. */
static bool foresight_is_sure(Conform *c, Seat seat, Option o) {
    const Box *box = &c->box->box;
    c->foreseen.log.count = 0;
    if (seat == SEAT_CLOCK) return true;
    if (!foresee(box, c->before, seat, o, &c->foreseen))
        return true; /* see laws_of_state */
    for (int i = 0; i < 2; i++) {
        uint64_t guess = rng_next(&c->rng);
        foresee_once(box, c->before, seat, o, guess, c->again, &c->foreseen_again);
        if (!guess_agrees(c, seat, o)) return false;
    }
    memcpy(c->again, c->before, c->game->state_size);
    foresee_on(box, c->again, seat, o, &c->foreseen_again);
    if (memcmp(c->foreseen.change, c->foreseen_again.change, sizeof c->foreseen.change) ==
        0)
        return true;
    return law_broken(c, seat, "the amounts of verb %d do not come true", o.verb);
}

/* What was foretold has come, in the same order. */
static bool foresight_came_true(Conform *c, Seat seat, Option o, int first) {
    for (int i = 0; i < c->foreseen.log.count; i++) {
        bool there = first + i < match_event_count(c->match);
        Event e = there ? match_event(c->match, first + i, seat) : (Event){0};
        if (memcmp(&e, &c->foreseen.log.at[i], sizeof e) != 0)
            return law_broken(c, seat, "verb %d was to bring an event of kind %d", o.verb,
                              c->foreseen.log.at[i].kind);
    }
    return true;
}

static bool play_one(Conform *c) {
    Seat seat = choose_seat(c);
    int first = match_event_count(c->match);
    if (seat == SEAT_NONE) return law_broken(c, seat, "nobody can move");
    match_options(c->match, seat, &c->list);
    if (!c->list.count) return law_broken(c, seat, "it is asked and has no option");
    Option o = c->list.at[rng_below(&c->rng, (uint32_t)c->list.count)];

    memcpy(c->before, match_state(c->match), c->game->state_size);
    apply_to_clone(c, seat, o);
    if (!foresight_is_sure(c, seat, o) || !submit(c, seat, o)) return false;
    c->moves++;
    if (!foresight_came_true(c, seat, o, first)) return false;
    if (!clone_is_equal(c, seat, o)) return false;
    if (is_thorough(c) && !undo_restores(c, seat, o)) return false;
    return laws_of_events(c, first);
}

/* ---- The whole match ------------------------------------------------------------------ */

static bool keep_laws(Conform *c) {
    if (!laws_of_state(c)) return false;
    if (!is_thorough(c)) return true;
    return laws_of_secrets(c) && laws_of_face(c);
}

static bool result_is_final(Conform *c) {
    Result result;
    match_result(c->match, &result);
    if (!result.outcome || !text_is_id(result.outcome)) {
        return law_broken(c, SEAT_NONE, "it is over without an outcome");
    }
    if (!result.words || !words_are_plain(result.words)) {
        return law_broken(c, SEAT_NONE, "it is over without a sentence");
    }
    for (int seat = 0; seat < match_setup(c->match)->seat_count; seat++) {
        if (result.place[seat] < 1 || result.place[seat] > SEATS_MAX) {
            return law_broken(c, (Seat)seat, "its place is %d", result.place[seat]);
        }
    }
    return true;
}

static bool record_replays(Conform *c) {
    Buffer record = {0};
    OpenBox *box = NULL;
    Match *replay = NULL;
    Error err;
    match_record(c->match, RECORD_TO_KEEP, &record);
    bool good = match_load(record.data, -1, &box, &replay, &err);
    if (!good) {
        law_broken(c, SEAT_NONE, "the record is refused: %s", err.words);
    } else if (match_fingerprint(replay) != match_fingerprint(c->match) ||
               memcmp(match_state(replay), match_state(c->match), c->game->state_size)) {
        good = law_broken(c, SEAT_NONE, "the record replays to another end");
    }
    if (replay) match_free(replay);
    if (box) box_close(box);
    buffer_free(&record);
    return good;
}

static bool play_to_the_end(Conform *c) {
    if (!laws_of_events(c, 0) || !keep_laws(c)) return false;
    while (!match_state(c->match)->over) {
        if (c->moves >= CONFORM_DECISIONS_MAX) {
            return law_broken(c, SEAT_NONE, "it does not end");
        }
        if (!play_one(c) || !keep_laws(c)) return false;
    }
    return result_is_final(c) && record_replays(c);
}

void conform_setup_words(const OpenBox *box, const Setup *setup, Buffer *out) {
    setup_write(&box->box, setup, out);
    for (size_t i = 0; i < out->length; i++) {
        if (out->data[i] == '\n') out->data[i] = ';';
    }
}

bool conform_match(const OpenBox *box, const Setup *setup, uint64_t seed, int every,
                   Error *err) {
    Conform *c = conform_begin(box, setup, seed, every);
    bool good = play_to_the_end(c);
    if (!good) {
        Buffer words = {0};
        conform_setup_words(box, setup, &words);
        error_set(err, "%s, %s seed %llu, after move %d: %s", c->game->name, words.data,
                  (unsigned long long)seed, c->moves, c->why.words);
        buffer_free(&words);
    }
    conform_end(c);
    return good;
}

/* ---- Setups --------------------------------------------------------------------------- */

/* One line for the mode, one for the seats, one for a field: "role monster, wizard". */
typedef struct Wanted {
    const char *mode;
    int seats;
    const SetupField *field; /* NULL: all defaults */
    int value;
} Wanted;

static int lowest_value(const SetupField *field) {
    return field->kind == FIELD_NUMBER ? field->min : 0;
}

static int highest_value(const SetupField *field) {
    switch (field->kind) {
    case FIELD_CHOICE: return field->choice_count - 1;
    case FIELD_NUMBER: return field->max;
    case FIELD_SWITCH: return 1;
    }
    return 0;
}

static void write_value(Text *line, const SetupField *field, int value) {
    int low = lowest_value(field);
    int place = low + (value - low) % (highest_value(field) - low + 1);
    switch (field->kind) {
    case FIELD_CHOICE: text_add(line, field->choices[place].id); break;
    case FIELD_NUMBER: text_format(line, "%d", place); break;
    case FIELD_SWITCH: text_add(line, place ? "yes" : "no"); break;
    }
}

/* A field per seat gets the value and those after it, so that roles differ. */
static bool read_field_line(SetupWords *words, const Wanted *w) {
    char room[200];
    Text line = text_over(room, sizeof room);
    int count = w->field->per_seat ? w->seats : 1;
    if (count == 0) return true;
    text_format(&line, "%s ", w->field->key);
    for (int i = 0; i < count; i++) {
        if (i > 0) text_add(&line, ", ");
        write_value(&line, w->field, w->value + i);
    }
    return setup_line(words, room, NULL);
}

/* What a game refuses is not a setup, so it is skipped. */
static bool try_setup(const OpenBox *box, const Wanted *w, ConformEach each,
                      void *context) {
    SetupWords words = setup_begin(&box->box);
    char room[100];
    Text line = text_over(room, sizeof room);
    Setup setup;
    text_format(&line, "mode %s", w->mode);
    if (!setup_line(&words, room, NULL)) return true;
    text_clear(&line);
    text_format(&line, "seats %d", w->seats);
    if (!setup_line(&words, room, NULL)) return true;
    if (w->field && !read_field_line(&words, w)) return true;
    if (!setup_finish(&words, &setup, NULL)) return true;
    return each(box, &setup, context);
}

/* Every choice; of a number the two bounds. */
static bool try_values(const OpenBox *box, Wanted w, ConformEach each, void *context) {
    int low = lowest_value(w.field), high = highest_value(w.field);
    int step = w.field->kind == FIELD_NUMBER ? max_int(1, high - low) : 1;
    for (w.value = low; w.value <= high; w.value += step) {
        if (w.value == w.field->fallback) continue; /* the plain setup has it */
        if (!try_setup(box, &w, each, context)) return false;
    }
    return true;
}

static bool try_fields(const OpenBox *box, const SetupChoice *mode, uint32_t mode_bit,
                       int seats, ConformEach each, void *context) {
    int count;
    const SetupField *fields = box->box.game->fields(&box->box, &count);
    Wanted wanted = {mode->id, seats, NULL, 0};
    if (!try_setup(box, &wanted, each, context)) return false;
    for (int i = 1; i < count; i++) {
        if (fields[i].modes && !(fields[i].modes & mode_bit)) continue;
        wanted.field = &fields[i];
        if (!try_values(box, wanted, each, context)) return false;
    }
    return true;
}

bool conform_setups(const OpenBox *box, ConformEach each, void *context) {
    int count;
    const SetupField *mode = box->box.game->fields(&box->box, &count);
    for (int i = 0; i < mode->choice_count; i++) {
        const SetupChoice *choice = &mode->choices[i];
        for (int seats = choice->seats_min; seats <= choice->seats_max; seats++) {
            if (!try_fields(box, choice, 1u << i, seats, each, context)) return false;
        }
    }
    return true;
}
