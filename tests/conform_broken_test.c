/*
 * The laws themselves, tried on games that break one each: Null with one function replaced.
 * A law that lets its broken game pass is worthless.
 */
#include <criterion/criterion.h>

#include <string.h>

#include "engine/phrase.h"
#include "engine/setup.h"

#include "null/null.h"

#include "conform.h"

extern const Game null_game;
extern const Face null_face;

/* ---- State ------------------------------------------------------------------------------- */

static const char *always_wrong(const Box *b, const State *s) {
    (void)b, (void)s;
    return "all is lost";
}

static void asks_nobody(const Box *b, State *s, Seat seat, Option o, EventLog *log) {
    (void)b, (void)o, (void)log;
    answered(s, seat);
    ((NullState *)s)->turn = SEATS; /* so that check does not see it first */
}

static const char *never_wrong(const Box *b, const State *s) {
    (void)b, (void)s;
    return NULL;
}

static void minds_the_log(const Box *b, State *s, Seat seat, Option o, EventLog *log) {
    null_game.apply(b, s, seat, o, log);
    if (!log) ((NullState *)s)->points[0]++;
}

/* ---- Options ----------------------------------------------------------------------------- */

static void lists_backwards(const Box *b, const State *s, Seat seat, OptionList *out) {
    null_game.options(b, s, seat, out);
    for (int i = 0, k = out->count - 1; i < k; i++, k--) {
        Option o = out->at[i];
        out->at[i] = out->at[k];
        out->at[k] = o;
    }
}

static void offers_too_late(const Box *b, const State *s, Seat seat, OptionList *out) {
    null_game.options(b, s, seat, out);
    if (out->count == 0) offer(out, option_make(OPT_PASS, 0, 0, 0));
}

static void explains_less(const Box *b, const State *s, Seat seat, OptionList *out) {
    null_game.options(b, s, seat, out);
    if (out->why && out->count > 1) out->count--;
}

static void refuses_what_it_offers(const Box *b, const State *s, Seat seat,
                                   OptionList *out) {
    null_game.options(b, s, seat, out);
    if (out->count) refuse(out, out->at[0], "N-4", "no reason", 0);
}

static void refuses_without_rule(const Box *b, const State *s, Seat seat, OptionList *out) {
    null_game.options(b, s, seat, out);
    refuse(out, option_make(OPT_PLAY, CARDS_MAX, 0, 0), "", "no reason", 0);
}

static void says_one_thing(const Box *b, const State *s, Seat seat, Option o, Text *out) {
    (void)b, (void)s, (void)seat, (void)o;
    text_add(out, "do it");
}

static void says_a_bar(const Box *b, const State *s, Seat seat, Option o, Text *out) {
    null_game.option_words(b, s, seat, o, out);
    text_add(out, " | loudly");
}

/* ---- Secrets ----------------------------------------------------------------------------- */

/* Keeps one bit of what lies in the other hand. */
static void hides_all_but_a_bit(const Box *b, State *s, Seat viewer) {
    NullState *state = (NullState *)s;
    uint32_t other = viewer == 0 ? state->hand[1] : state->hand[0];
    uint8_t kept = (uint8_t)(state->unused[0] | (other & 1));
    null_hide(b, s, viewer);
    state->unused[0] = kept;
}

static void hides_more_each_time(const Box *b, State *s, Seat viewer) {
    null_hide(b, s, viewer);
    ((NullState *)s)->unused[0]++;
}

static void guesses_nothing(const Box *b, State *s, Seat viewer, Rng *rng) {
    (void)b, (void)s, (void)viewer, (void)rng;
}

/* In the guess somebody is asked who has nothing to say. */
static void guesses_a_question(const Box *b, State *s, Seat viewer, Rng *rng) {
    null_game.guess(b, s, viewer, rng);
    s->open = 3;
}

/* Offers a pass only while the other hand is known to be without the lowest card. */
static void peeks_to_list(const Box *b, const State *s, Seat seat, OptionList *out) {
    const NullState *state = (const NullState *)s;
    null_game.options(b, s, seat, out);
    if (out->count > 1 && (state->hand[1 - seat] & 1)) out->count--;
}

static void peeks_to_speak(const Box *b, const State *s, Seat seat, Option o, Text *out) {
    const NullState *state = (const NullState *)s;
    null_game.option_words(b, s, seat, o, out);
    if (state->hand[1 - seat] & 1) text_add(out, " now");
}

static void makes_room(const Box *b, State *s, Seat seat, Option o, EventLog *log) {
    null_game.apply(b, s, seat, o, log);
    s->seat_count = 3;
}

/* One guess in twelve tells something else: too seldom for a few guesses to notice. */
static void tells_what_it_guesses(const Box *b, State *s, Seat seat, Option o,
                                  EventLog *log) {
    bool odd = s->rng.counter == 0 && s->rng.key[0] % 12 == 0;
    event_add(log, event_public(EV_PASSED, seat, odd, 0, 0));
    null_game.apply(b, s, seat, o, log);
}

/* The true match has used chance, a guess has not. */
static void tells_guesses_alone(const Box *b, State *s, Seat seat, Option o,
                                EventLog *log) {
    if (s->rng.counter == 0) event_add(log, event_public(99, seat, 0, 0, 0));
    null_game.apply(b, s, seat, o, log);
}

/* One guess in twelve counts something else. */
static void counts_what_it_guesses(const Box *b, const State *s, Seat seat, int16_t *out) {
    (void)b, (void)seat;
    out[0] = s->rng.key[0] % 12 == 0 ? (int16_t)s->moves : 0;
}

static void completes_a_step(const Box *b, State *s, Seat seat, Option o, EventLog *log) {
    null_game.apply(b, s, seat, o, log);
    event_step(log);
}

/* ---- Face -------------------------------------------------------------------------------- */

static void shows_a_strange_track(const Box *b, const State *s, Seat viewer, View *out) {
    null_face.view(b, s, viewer, out);
    view_track(out, OWNER_TABLE, "panic", 3);
}

static void shows_too_much(const Box *b, const State *s, Seat viewer, View *out) {
    null_face.view(b, s, viewer, out);
    view_track(out, OWNER_TABLE, "points", 5000);
}

static void targets_the_moon(const Box *b, const State *s, Seat seat, Option o,
                             Targets *out) {
    (void)b, (void)s, (void)seat, (void)o;
    target_add(out, ref_card(99));
}

static void targets_what_nobody_sees(const Box *b, const State *s, Seat seat, Option o,
                                     Targets *out) {
    (void)b, (void)s, (void)seat, (void)o;
    target_add(out, ref_token("moon"));
}

static const PhraseRow without_words[EV_COUNT];

/* ---- The games, each with the law that must notice ---------------------------------------- */

/* What is NULL stays as Null has it. */
typedef struct Broken {
    const char *law;
    const char *(*check)(const Box *, const State *);
    void (*apply)(const Box *, State *, Seat, Option, EventLog *);
    void (*tally)(const Box *, const State *, Seat, int16_t *);
    void (*options)(const Box *, const State *, Seat, OptionList *);
    void (*option_words)(const Box *, const State *, Seat, Option, Text *);
    void (*hide)(const Box *, State *, Seat);
    void (*guess)(const Box *, State *, Seat, Rng *);
    void (*view)(const Box *, const State *, Seat, View *);
    void (*targets)(const Box *, const State *, Seat, Option, Targets *);
    const PhraseRow *events;
} Broken;

/* clang-format off */
static const Broken broken[] = {
    {"check: all is lost", .check = always_wrong},
    {"nobody is asked, nothing is due, and it is not over", .apply = asks_nobody,
     .check = never_wrong},
    {"on a clone gives another state", .apply = minds_the_log},
    {"there are 3 seats", .apply = makes_room},
    {"is told from a guess", .apply = tells_what_it_guesses},
    {"are told from a guess", .apply = completes_a_step, .tally = counts_what_it_guesses},
    {"was to bring an event of kind 99", .apply = tells_guesses_alone},
    {"does not ascend", .options = lists_backwards},
    {"asked: 0, options: 1", .options = offers_too_late},
    {"explain mode offers something else", .options = explains_less},
    {"is offered and refused", .options = refuses_what_it_offers},
    {"is refused without a clause", .options = refuses_without_rule},
    {"are the words of more than one option", .option_words = says_one_thing},
    {"is worded 'play ", .option_words = says_a_bar},
    {"a guess hides to another state", .hide = hides_all_but_a_bit},
    {"hiding twice is not hiding once", .hide = hides_more_each_time},
    {"check of a guess: ", .guess = guesses_nothing},
    {"a guess leaves seat ", .guess = guesses_a_question, .check = never_wrong},
    {"the hidden state offers something else", .options = peeks_to_list},
    {"state shows '", .option_words = peeks_to_speak},
    {"the scene has no track 'panic'", .view = shows_a_strange_track},
    {"track 'points' shows 5000, outside ", .view = shows_too_much},
    {"targets card:99, which is not in the scene", .targets = targets_the_moon},
    {"targets token:moon, which is not in the view", .targets = targets_what_nobody_sees},
    {"has no words", .events = without_words},
};
/* clang-format on */

static Game break_game(const Broken *b) {
    Game game = null_game;
    if (b->check) game.check = b->check;
    if (b->apply) game.apply = b->apply;
    if (b->tally) game.tally = b->tally;
    if (b->options) game.options = b->options;
    if (b->option_words) game.option_words = b->option_words;
    if (b->hide) game.hide = b->hide;
    if (b->guess) game.guess = b->guess;
    return game;
}

static Face break_face(const Broken *b) {
    Face face = null_face;
    if (b->view) face.view = b->view;
    if (b->targets) face.targets = b->targets;
    if (b->events) face.events = b->events;
    return face;
}

/* Some match of the broken game ends with a sentence that has the law's words in it. */
static void expect_noticed(const OpenBox *whole, const Broken *b) {
    enum { MATCHES = 20 };
    Game game = break_game(b);
    Face face = break_face(b);
    Shelf entry = {&game, &face, false};
    OpenBox box = *whole;
    SetupWords words = setup_begin(&whole->box);
    Setup setup;
    Error err = {{0}};
    cr_assert(setup_finish(&words, &setup, &err), "%s", err.words);
    box.box.game = &game;
    box.shelf = &entry;
    for (uint64_t seed = 1; seed <= MATCHES; seed++) {
        if (conform_match(&box, &setup, seed, 1, &err)) continue;
        cr_expect(strstr(err.words, b->law), "expected '%s': %s", b->law, err.words);
        return;
    }
    cr_expect_fail("nobody noticed: %s", b->law);
}

Test(conform, every_law_can_be_broken) {
    OpenBox *box = box_open(shelf_find("null"), NULL, 0, NULL);
    cr_assert(box);
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        expect_noticed(box, &broken[i]);
    }
    box_close(box);
}
