/*
 * The laws themselves, tried on games that break one each: Null with one function replaced.
 * A law that lets its broken game pass is no law.
 */
#include <criterion/criterion.h>

#include <string.h>

#include "engine/setup.h"

#include "null/null.h"

#include "conform.h"

extern const Game null_game;
extern const Face null_face;

static OpenBox *box;

static void open_box(void) {
    box = box_open(shelf_find("null"), NULL, 0, NULL);
    cr_assert(box);
}

static void close_box(void) {
    box_close(box);
}

TestSuite(conform_broken, .init = open_box, .fini = close_box);

/* Some match of the broken game ends with a sentence that has these words in it. */
static void breaks(const Game *game, const Face *face, const char *law) {
    enum { MATCHES = 20 };
    Shelf entry = {game, face, false};
    OpenBox broken = *box;
    SetupWords words = setup_begin(&box->box);
    Setup setup;
    Error err = {{0}};
    cr_assert(setup_finish(&words, &setup, &err), "%s", err.words);
    broken.box.game = game;
    broken.shelf = &entry;
    for (uint64_t seed = 1; seed <= MATCHES; seed++) {
        if (!conform_match(&broken, &setup, seed, 1, &err)) {
            cr_expect(strstr(err.words, law), "expected '%s': %s", law, err.words);
            return;
        }
    }
    cr_expect_fail("nobody noticed: %s", law);
}

static void breaks_game(Game game, const char *law) {
    breaks(&game, &null_face, law);
}

static void breaks_face(Face face, const char *law) {
    breaks(&null_game, &face, law);
}

/* ---- State ------------------------------------------------------------------------------- */

static const char *always_wrong(const Box *b, const State *s) {
    (void)b, (void)s;
    return "all is lost";
}

Test(conform_broken, check_is_asked) {
    Game game = null_game;
    game.check = always_wrong;
    breaks_game(game, "check: all is lost");
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

Test(conform_broken, somebody_is_asked_until_it_is_over) {
    Game game = null_game;
    game.apply = asks_nobody;
    game.check = never_wrong;
    breaks_game(game, "nobody is asked, nothing is due, and it is not over");
}

static void minds_the_log(const Box *b, State *s, Seat seat, Option o, EventLog *log) {
    null_game.apply(b, s, seat, o, log);
    if (!log) ((NullState *)s)->points[0]++;
}

Test(conform_broken, a_log_changes_nothing) {
    Game game = null_game;
    game.apply = minds_the_log;
    breaks_game(game, "on a clone gives another state");
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

Test(conform_broken, options_ascend) {
    Game game = null_game;
    game.options = lists_backwards;
    breaks_game(game, "does not ascend");
}

static void offers_too_late(const Box *b, const State *s, Seat seat, OptionList *out) {
    null_game.options(b, s, seat, out);
    if (out->count == 0) offer(out, option_make(OPT_PASS, 0, 0, 0));
}

Test(conform_broken, options_are_there_only_when_asked) {
    Game game = null_game;
    game.options = offers_too_late;
    breaks_game(game, "asked: 0, options: 1");
}

static void explains_less(const Box *b, const State *s, Seat seat, OptionList *out) {
    null_game.options(b, s, seat, out);
    if (out->why && out->count > 1) out->count--;
}

Test(conform_broken, explaining_changes_nothing) {
    Game game = null_game;
    game.options = explains_less;
    breaks_game(game, "explain mode offers something else");
}

static void refuses_what_it_offers(const Box *b, const State *s, Seat seat,
                                   OptionList *out) {
    null_game.options(b, s, seat, out);
    if (out->count) refuse(out, out->at[0], "N-4", "no reason", 0);
}

Test(conform_broken, nothing_is_offered_and_refused) {
    Game game = null_game;
    game.options = refuses_what_it_offers;
    breaks_game(game, "is offered and refused");
}

static void refuses_without_rule(const Box *b, const State *s, Seat seat, OptionList *out) {
    null_game.options(b, s, seat, out);
    refuse(out, option_make(OPT_PLAY, CARDS_MAX, 0, 0), "", "no reason", 0);
}

Test(conform_broken, refusals_name_their_clause) {
    Game game = null_game;
    game.options = refuses_without_rule;
    breaks_game(game, "is refused without a clause");
}

static void says_one_thing(const Box *b, const State *s, Seat seat, Option o, Text *out) {
    (void)b, (void)s, (void)seat, (void)o;
    text_add(out, "do it");
}

Test(conform_broken, words_tell_options_apart) {
    Game game = null_game;
    game.option_words = says_one_thing;
    breaks_game(game, "are the words of more than one option");
}

static void says_a_bar(const Box *b, const State *s, Seat seat, Option o, Text *out) {
    null_game.option_words(b, s, seat, o, out);
    text_add(out, " | loudly");
}

Test(conform_broken, words_fit_into_a_record) {
    Game game = null_game;
    game.option_words = says_a_bar;
    breaks_game(game, "is worded 'play ");
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

Test(conform_broken, hiding_leaves_nothing) {
    Game game = null_game;
    game.hide = hides_all_but_a_bit;
    breaks_game(game, "a guess hides to another state");
}

static void hides_more_each_time(const Box *b, State *s, Seat viewer) {
    null_hide(b, s, viewer);
    ((NullState *)s)->unused[0]++;
}

Test(conform_broken, hiding_twice_is_hiding_once) {
    Game game = null_game;
    game.hide = hides_more_each_time;
    breaks_game(game, "hiding twice is not hiding once");
}

static void guesses_nothing(const Box *b, State *s, Seat viewer, Rng *rng) {
    (void)b, (void)s, (void)viewer, (void)rng;
}

Test(conform_broken, guesses_pass_the_check) {
    Game game = null_game;
    game.guess = guesses_nothing;
    breaks_game(game, "check of a guess: ");
}

/* Offers a pass only while the other hand is known to be without the lowest card. */
static void peeks_to_list(const Box *b, const State *s, Seat seat, OptionList *out) {
    const NullState *state = (const NullState *)s;
    null_game.options(b, s, seat, out);
    if (out->count > 1 && (state->hand[1 - seat] & 1)) out->count--;
}

Test(conform_broken, options_read_only_what_the_seat_knows) {
    Game game = null_game;
    game.options = peeks_to_list;
    breaks_game(game, "the hidden state offers something else");
}

static void peeks_to_speak(const Box *b, const State *s, Seat seat, Option o, Text *out) {
    const NullState *state = (const NullState *)s;
    null_game.option_words(b, s, seat, o, out);
    if (state->hand[1 - seat] & 1) text_add(out, " now");
}

Test(conform_broken, words_tell_only_what_the_seat_knows) {
    Game game = null_game;
    game.option_words = peeks_to_speak;
    breaks_game(game, "state shows '");
}

/* ---- Face -------------------------------------------------------------------------------- */

static void shows_a_strange_track(const Box *b, const State *s, Seat viewer, View *out) {
    null_face.view(b, s, viewer, out);
    view_track(out, OWNER_TABLE, "panic", 3);
}

Test(conform_broken, tracks_are_in_the_scene) {
    Face face = null_face;
    face.view = shows_a_strange_track;
    breaks_face(face, "the scene has no track 'panic'");
}

static void shows_too_much(const Box *b, const State *s, Seat viewer, View *out) {
    null_face.view(b, s, viewer, out);
    view_track(out, OWNER_TABLE, "points", 5000);
}

Test(conform_broken, tracks_stay_within_their_bounds) {
    Face face = null_face;
    face.view = shows_too_much;
    breaks_face(face, "track 'points' shows 5000, outside ");
}

static void targets_the_moon(const Box *b, const State *s, Seat seat, Option o,
                             Targets *out) {
    (void)b, (void)s, (void)seat, (void)o;
    target_add(out, ref_card(99));
}

Test(conform_broken, targets_are_in_the_scene) {
    Face face = null_face;
    face.targets = targets_the_moon;
    breaks_face(face, "targets card:99, which is not in the scene");
}

static void says_nothing(const Box *b, const State *s, const Event *e, Seat viewer,
                         Text *out) {
    (void)b, (void)s, (void)e, (void)viewer, (void)out;
}

Test(conform_broken, events_have_words) {
    Face face = null_face;
    face.event_words = says_nothing;
    breaks_face(face, "has no words");
}
