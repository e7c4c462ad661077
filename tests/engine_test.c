/* src/engine/game.c and shelf.c: what the engine does for every game. */
#include <criterion/criterion.h>
#include <signal.h>
#include <string.h>

#include "base/alloc.h"

#include "engine/lines.h"
#include "engine/setup.h"
#include "engine/shelf.h"
#include "engine/todo.h"

#include "desk.h"

/* ---- Questions ----------------------------------------------------------------------- */

Test(questions, are_opened_and_closed) {
    State s = {.seat_count = 3};
    ask(&s, 2, 7, 40);
    cr_assert_eq(s.open, 4);
    cr_assert_eq(s.asked[2].kind, 7);
    cr_assert_eq(s.asked[2].source, 40);
    cr_assert_eq(s.asked[2].ticket, 1, "setup opens with ticket 1");
    ask(&s, 0, 3, 0);
    cr_assert_eq(answered(&s, 2), 7);
    cr_assert_eq(s.open, 1);
    cr_assert_eq(s.asked[2].kind, 0);
    cr_assert_eq(s.asked[2].ticket, 0);
    cr_assert_eq(s.moves, 1);
    ask(&s, 1, 5, 0);
    cr_assert_eq(s.asked[1].ticket, 2, "the first move opens ticket 2");
    cr_assert_eq(s.asked[0].ticket, 1, "and leaves the others alone");
}

Test(questions, the_clock_answers_too) {
    State s = {.seat_count = 1, .now_ms = 100};
    due_after(&s, 900);
    cr_assert_eq(s.due_ms, 1000);
    cr_assert(game_clock_is_due(&s));
    cr_assert_eq(answered(&s, SEAT_CLOCK), 0);
    cr_assert_eq(s.due_ms, 0);
    cr_assert_eq(s.moves, 1);
    cr_assert_not(game_clock_is_due(&s));
}

Test(questions, time_neither_stands_still_nor_runs_over) {
    State s = {.seat_count = 1};
    due_after(&s, 0);
    cr_assert_eq(s.due_ms, 1);
    due_after(&s, DUE_NEVER);
    cr_assert_eq(s.due_ms, DUE_NEVER);
    cr_assert_not(game_clock_is_due(&s));
    s.now_ms = DUE_NEVER - 5;
    due_after(&s, 100);
    cr_assert_eq(s.due_ms, DUE_NEVER);
}

/* What is due by now, those who are asked, in turn, what is due later. */
Test(questions, everybody_is_asked_in_turn_between_what_is_due) {
    State s = {.seat_count = 4, .now_ms = 100};
    cr_assert_eq(game_next(&s, 0xF, 0), SEAT_NONE);
    ask(&s, 1, 1, 0);
    ask(&s, 3, 1, 0);
    cr_assert_eq(game_next(&s, 0xF, 0), 1);
    cr_assert_eq(game_next(&s, 0xF, 2), 3);
    cr_assert_eq(game_next(&s, 0xF, 4), 1, "and round again");
    cr_assert_eq(game_next(&s, 8, 0), 3);
    cr_assert_eq(game_next(&s, 4, 0), SEAT_NONE,
                 "of seats that are not asked nobody moves");
    due_after(&s, 900);
    cr_assert_eq(game_next(&s, 0xF, 0), 1, "what is due later waits");
    cr_assert_eq(game_next(&s, 4, 0), SEAT_CLOCK);
    s.now_ms = 1000;
    cr_assert_eq(game_next(&s, 0xF, 0), SEAT_CLOCK);
    s.due_ms = DUE_NEVER;
    cr_assert_eq(game_next(&s, 0xF, 0), 1);
}

Test(questions, nothing_is_asked_once_it_is_over) {
    State s = {.seat_count = 2};
    ask(&s, 0, 1, 0);
    due_after(&s, 10);
    finish(&s);
    cr_assert(s.over && s.open == 0 && s.due_ms == 0 && s.asked[0].kind == 0);
    ask(&s, 1, 1, 0);
    due_after(&s, 10);
    cr_assert(s.open == 0 && s.asked[1].kind == 0 && s.due_ms == 0);
}

Test(questions, asking_a_seat_that_is_not_there_is_our_mistake, .signal = SIGABRT) {
    State s = {.seat_count = 2};
    ask(&s, 2, 1, 0);
}

/* ---- Options ------------------------------------------------------------------------- */

Test(options, ids_go_there_and_back) {
    static const int args[] = {0, 1, -1, 8191, -8191, 4096, -4097};
    enum { COUNT = sizeof args / sizeof *args };
    for (int i = 0; i < COUNT * COUNT * COUNT; i++) {
        Option o = option_make(1 + i % 2047, args[i % COUNT], args[i / COUNT % COUNT],
                               args[i / COUNT / COUNT]);
        Option back;
        uint64_t id = option_id(o);
        cr_assert(id < UINT64_C(1) << 53, "exact in JSON");
        cr_assert(option_from_id(id, &back));
        cr_assert(option_equal(o, back));
    }
}

Test(options, ids_that_are_none_are_refused) {
    Option o = option_make(5, 1, 2, 3);
    cr_assert_not(option_from_id(0, &o), "no verb");
    cr_assert_not(option_from_id(UINT64_C(1) << 53 | 1, &o), "too large");
    cr_assert_not(option_from_id(UINT64_C(8192) << 11 | 1, &o), "-8192 is out of range");
    cr_assert(option_equal(o, option_make(5, 1, 2, 3)), "and change nothing");
}

Test(options, ascend_by_verb_then_arguments) {
    cr_assert_lt(option_compare(option_make(1, 9, 9, 9), option_make(2, 0, 0, 0)), 0);
    cr_assert_gt(option_compare(option_make(2, 0, 0, 0), option_make(1, 9, 9, 9)), 0);
    cr_assert_lt(option_compare(option_make(1, -1, 0, 0), option_make(1, 0, 0, 0)), 0);
    cr_assert_gt(option_compare(option_make(1, 0, 0, 5), option_make(1, 0, 0, 4)), 0);
    cr_assert_eq(option_compare(option_make(1, 2, 3, 4), option_make(1, 2, 3, 4)), 0);
}

Test(options, too_many_are_our_mistake, .signal = SIGABRT) {
    OptionList *list = alloc_zero(sizeof *list);
    for (int i = 0; i <= OPTIONS_MAX; i++) offer(list, option_make(1, i, 0, 0));
}

Test(options, a_set_is_offered_ascending) {
    static OptionList list;
    offer(&list, option_make(1, 7, 0, 0));
    offer_each(&list, 2, bit(31) | bit(0) | bit(5));
    offer_each(&list, 3, 0);
    cr_assert_eq(list.count, 4);
    static const int members[] = {0, 5, 31};
    for (int i = 0; i < 3; i++)
        cr_expect(option_equal(list.at[1 + i], option_make(2, members[i], 0, 0)));
}

Test(options, a_set_without_room_is_our_mistake, .signal = SIGABRT) {
    OptionList *list = alloc_zero(sizeof *list);
    for (int i = 0; i <= OPTIONS_MAX / 32; i++) offer_each(list, 1, UINT32_MAX);
}

/* By way of one word, so that the order of its parts in memory matters. */
Test(options, are_made_of_their_four_parts) {
    Option o = option_make(2047, -1, 8191, -8191);
    cr_assert_eq(o.verb, 2047);
    cr_assert_eq(o.arg[0], -1);
    cr_assert_eq(o.arg[1], 8191);
    cr_assert_eq(o.arg[2], -8191);
}

Test(options, refusals_are_kept_in_explain_mode_alone) {
    static Refusals why;
    static OptionList list;
    Option o = option_make(3, 0, 0, 0);
    refuse(&list, o, "R1", "coins", 2);
    list.why = &why;
    for (int i = 0; i < REFUSALS_MAX + 5; i++) refuse(&list, o, "R1", "coins", i);
    cr_assert_eq(why.count, REFUSALS_MAX);
    cr_assert_eq(list.count, 0);

    char room[40];
    Text words = text_over(room, sizeof room);
    refusal_words(&why.at[4], &words);
    cr_assert_str_eq(room, "needs 4 more coins");
    text_clear(&words);
    refusal_words(&(Refusal){.option = o, .clause = "R1", .what = "only at night"}, &words);
    cr_assert_str_eq(room, "only at night");
}

static void reads(const char *what, int amount, const char *words, bool lack) {
    char room[60];
    Text out = text_over(room, sizeof room);
    Refusal r = {.clause = "R1", .what = what, .amount = amount};
    refusal_words(&r, &out);
    cr_expect_str_eq(room, words);
    cr_expect_eq(refusal_is_lack(&r), lack, "%s", what);
}

Test(options, a_refusal_tells_one_from_many_and_has_its_number_where_it_belongs) {
    reads("{coin|coins}", 1, "needs 1 more coin", true);
    reads("{coin|coins}", 3, "needs 3 more coins", true);
    reads("{# step|# steps} away", 1, "1 step away", false);
    reads("{# step|# steps} away", 4, "4 steps away", false);
    Refusal two = {.clause = "R1", .what = "{coin|coins}", .amount = 2};
    Text words = TEXT(60);
    refusal_also(&two, "{ticket|tickets}", 1);
    refusal_also(&two, "Wood", 3);
    refusal_words(&two, &words);
    cr_expect_str_eq(words.at, "needs 2 more coins, 1 more ticket and 3 more Wood");
    reads("only at {Smith & Sons|#}", 0, "only at {Smith & Sons|#}", false);
}

/* ---- Events -------------------------------------------------------------------------- */

Test(events, secrets_are_for_those_who_see_them) {
    Event drew = event_secret(1, 1, 5, 6, 42);
    cr_assert_eq(event_for(drew, 1).secret, 42);
    cr_assert_eq(event_for(drew, 0).secret, EVENT_HIDDEN);
    cr_assert_eq(event_for(drew, SEAT_WATCHER).secret, EVENT_HIDDEN);
    cr_assert_eq(event_for(drew, 0).arg[1], 6, "the rest is public");
    Event shown = event_public(1, 0, 1, 2, 3);
    cr_assert_eq(event_for(shown, SEAT_WATCHER).secret, 0);
    cr_assert_eq(event_secret(1, SEAT_CLOCK, 0, 0, 9).seen_by, 0);
}

Test(events, fill_a_log_to_its_end) {
    static EventLog log;
    for (int i = 0; i < EVENTS_MAX; i++) event_add(&log, event_public(1, 0, i, 0, 0));
    cr_assert_eq(log.count, EVENTS_MAX);
    cr_assert_eq(log.at[EVENTS_MAX - 1].arg[0], EVENTS_MAX - 1);
    event_add(NULL, event_public(1, 0, 0, 0, 0));
}

Test(events, past_the_end_of_the_log_are_our_mistake, .signal = SIGABRT) {
    static EventLog log;
    for (int i = 0; i <= EVENTS_MAX; i++) event_add(&log, event_public(1, 0, i, 0, 0));
}

/* ---- Counts -------------------------------------------------------------------------- */

Test(counts, are_taken_down_to_zero) {
    uint8_t sheep = 3;
    count_take(&sheep, 1);
    count_take(&sheep, 2);
    cr_assert_eq(sheep, 0);
}

Test(counts, of_several_kinds_have_a_sum_and_a_set) {
    const uint8_t tokens[] = {0, 3, 0, 250, 9};
    cr_assert_eq(count_all(tokens, 4), 253);
    cr_assert_eq(count_kinds(tokens, 4), 0xA);
    cr_assert_eq(count_all(tokens, 0), 0);
}

Test(counts, below_zero_are_our_mistake, .signal = SIGABRT) {
    uint8_t sheep = 1;
    count_take(&sheep, 2);
}

/* ---- Piles and to-do stacks ---------------------------------------------------------- */

Test(todo, taking_a_step_from_an_empty_stack_is_our_mistake, .signal = SIGABRT) {
    TodoStack stack = {0};
    todo_pop(&stack);
}

Test(todo, is_last_in_first_out) {
    TodoStack stack = {0}, empty = {0};
    todo_push(&stack, 1, 2, 3, 4);
    todo_push(&stack, 5, 0, 0, 0);
    cr_assert_eq(todo_pop(&stack).step, 5);
    cr_assert_eq(todo_pop(&stack).c, 4);
    cr_assert_eq(memcmp(&stack, &empty, sizeof stack), 0, "nothing stays behind");
}

Test(todo, too_much_is_our_mistake, .signal = SIGABRT) {
    TodoStack stack = {0};
    for (int i = 0; i <= TODO_MAX; i++) todo_push(&stack, 1, 0, 0, 0);
}

/* ---- A game through the engine ------------------------------------------------------- */

typedef struct Position {
    OpenBox *box;
    State *s;
    void *scratch;
    EventLog log;
    Error err;
} Position;

static Position position_open(uint64_t seed) {
    Position p = {.err = {{0}}};
    const uint64_t whole[2] = {seed, 0};
    Setup setup;
    p.box = box_open(shelf_find("null"), NULL, 0, &p.err);
    cr_assert(p.box, "%s", p.err.words);
    SetupWords words = setup_begin(&p.box->box);
    cr_assert(setup_finish(&words, &setup, &p.err), "%s", p.err.words);
    p.s = alloc_zero(p.box->box.game->state_size);
    p.scratch = alloc_zero(p.box->box.game->state_size);
    memset(p.s, 0xAB, p.box->box.game->state_size); /* game_setup clears what was there */
    game_setup(&p.box->box, &setup, whole, p.s, NULL);
    return p;
}

static void position_close(Position *p) {
    alloc_free(p->s);
    alloc_free(p->scratch);
    box_close(p->box);
}

static bool arrange(Position *p, const char *first, const char *second) {
    const char *lines[] = {first, second};
    return game_arrange(&p->box->box, p->s, p->scratch, lines, second ? 2 : 1, &p->log,
                        &p->err);
}

/* The game of a position, and dice to go with it. */
static Game with_dice(const Position *p) {
    static const uint8_t dice[] = {6, 20, 0};
    Game game = *p->box->box.game;
    game.dice = dice;
    return game;
}

static uint32_t fingerprint(const Position *p) {
    return game_fingerprint(&p->box->box, p->s);
}

static void apply_first(Position *p, Seat seat) {
    static OptionList list;
    game_options(&p->box->box, p->s, seat, &list);
    p->box->box.game->apply(&p->box->box, p->s, seat, list.at[0], NULL);
}

Test(engine, setup_starts_from_zero) {
    Position p = position_open(7), same = position_open(7), other = position_open(8);
    size_t size = p.box->box.game->state_size;
    cr_assert_eq(p.s->seat_count, 2);
    cr_assert_eq(p.s->open, 1);
    cr_assert_eq(memcmp(p.s, same.s, size), 0, "the same seed, the same bytes");
    cr_assert_neq(memcmp(p.s, other.s, size), 0);
    cr_assert_eq(fingerprint(&p), fingerprint(&same));
    cr_assert_neq(fingerprint(&p), fingerprint(&other));
    position_close(&p);
    position_close(&same);
    position_close(&other);
}

Test(engine, options_are_listed_afresh) {
    static Refusals why;
    static OptionList list;
    Position p = position_open(7);
    list.count = 99;
    why.count = 99;
    game_explain(&p.box->box, p.s, 1, &list, &why);
    cr_assert_eq(list.count, 0, "seat 1 waits");
    cr_assert_eq(why.count, 0);
    game_options(&p.box->box, p.s, 0, &list);
    cr_assert_eq(list.count, 4);
    cr_assert(game_is_listed(&list, list.at[3]));
    cr_assert_not(game_is_listed(&list, option_make(99, 0, 0, 0)));
    cr_assert_eq(option_place(&list, list.at[3]), 3);
    position_close(&p);
}

Test(engine, only_what_is_listed_has_a_place, .signal = SIGABRT) {
    static OptionList list = {.count = 1, .at = {{.verb = 1}}};
    option_place(&list, option_make(99, 0, 0, 0));
}

Test(engine, hiding_wipes_the_rng_with_its_loaded_dice) {
    Position p = position_open(7);
    Game game = with_dice(&p);
    Rng none = {0};
    p.box->box.game = &game;
    cr_assert(arrange(&p, "next rolls 9, 3", NULL), "%s", p.err.words);
    cr_assert_eq(p.s->rng.loaded_count, 2);
    game_hide(&p.box->box, p.s, 0);
    cr_assert_eq(memcmp(&p.s->rng, &none, sizeof none), 0);

    Rng rng = {.key = {3, 4}}, again = rng;
    game_guess(&p.box->box, p.s, 0, &rng);
    cr_assert_neq(memcmp(&p.s->rng, &none, sizeof none), 0,
                  "a guess has chance of its own");
    cr_assert_neq(p.s->rng.key[0], again.key[0]);
    cr_assert_null(p.box->box.game->check(&p.box->box, p.s));
    position_close(&p);
}

Test(engine, fingerprints_see_every_move_and_the_end) {
    Position p = position_open(7);
    uint32_t before = fingerprint(&p);
    while (!p.s->over) {
        apply_first(&p, p.s->open == 1 ? 0 : 1);
        cr_assert_neq(fingerprint(&p), before);
        before = fingerprint(&p);
    }
    p.s->rng.key[0] ^= 1;
    cr_assert_neq(fingerprint(&p), before, "they are keyed by the seed");
    position_close(&p);
}

Test(engine, arranging_loads_dice) {
    Position p = position_open(7);
    Game game = with_dice(&p);
    p.box->box.game = &game;
    cr_assert(arrange(&p, "next rolls 9, 3", "next rolls 1 2 3 d20 4 5, d6 6 1"), "%s",
              p.err.words);
    cr_assert_eq(p.s->rng.loaded_count, 7, "the second line replaces the first");
    static const int sides[] = {20, 20, 20, 20, 20, 6, 6}, shows[] = {1, 2, 3, 4, 5, 6, 1};
    for (int i = 0; i < 7; i++)
        cr_expect_eq(rng_roll(&p.s->rng, sides[i]), shows[i], "%d", i);
    position_close(&p);
}

Test(engine, arranging_nothing_changes_nothing) {
    Position p = position_open(7);
    uint32_t before = fingerprint(&p);
    cr_assert(game_arrange(&p.box->box, p.s, p.scratch, NULL, 0, NULL, &p.err));
    cr_assert_eq(fingerprint(&p), before);
    position_close(&p);
}

static void expect_refused(Position *p, const char *first, const char *second,
                           const char *sentence) {
    size_t size = p->box->box.game->state_size;
    void *before = alloc_zero(size);
    memcpy(before, p->s, size);
    cr_expect_not(arrange(p, first, second), "'%s'", first);
    cr_expect_str_eq(p->err.words, sentence);
    cr_expect_eq(memcmp(before, p->s, size), 0, "'%s' changed the state", first);
    alloc_free(before);
}

Test(engine, a_line_that_is_wrong_leaves_the_state_alone) {
    Position p = position_open(7);
    expect_refused(&p, "next rolls 1", NULL, "line 1, 'next rolls 1': Null has no dice.");
    Game game = with_dice(&p);
    p.box->box.game = &game;
    expect_refused(&p, "next rolls 9, x", NULL,
                   "line 1, 'next rolls 9, x': No die here shows 'x'; this game has d6 "
                   "and d20.");
    expect_refused(&p, "next rolls 21", NULL,
                   "line 1, 'next rolls 21': No die here shows '21'; this game has d6 "
                   "and d20.");
    expect_refused(&p, "next rolls 0", NULL,
                   "line 1, 'next rolls 0': No die here shows '0'; this game has d6 "
                   "and d20.");
    expect_refused(&p, "next rolls d6 7", NULL,
                   "line 1, 'next rolls d6 7': A d6 shows 1 to 6, not '7'.");
    expect_refused(&p, "next rolls d8 7", NULL,
                   "line 1, 'next rolls d8 7': There is no 'd8' here; this game has d6 "
                   "and d20.");
    expect_refused(&p, "next rolls 1 2 3 4 5 6 7 8", NULL,
                   "line 1, 'next rolls 1 2 3 4 5 6 7 8': At most 7 dice can be loaded.");
    expect_refused(&p, "next rolls", NULL,
                   "line 1, 'next rolls': What the dice show is missing, as in 'next rolls "
                   "5, 3'.");
    expect_refused(&p, "seat 0 points 5", "seat 0 hand sevn",
                   "line 2, 'seat 0 hand sevn': There is no card called 'sevn'; did you "
                   "mean 'seven'?");
    position_close(&p);
}

/* ---- Positions that nobody could play on --------------------------------------------- */

/* Null with a mistake in it: `arrange` forgets to ask, or asks and lists nothing. */
static bool arrange_nobody(const Box *box, State *s, const Lines *lines, EventLog *log,
                           Error *err) {
    (void)box, (void)lines, (void)err;
    event_add(log, event_public(1, SEAT_CLOCK, 0, 0, 0));
    drop_questions(s);
    return true;
}

static bool arrange_fails_at_last(const Box *box, State *s, const Lines *lines,
                                  EventLog *log, Error *err) {
    (void)box, (void)s, (void)lines, (void)log;
    return error_set(err, "it does not go on");
}

static const char *check_nothing(const Box *box, const State *s) {
    (void)box, (void)s;
    return NULL;
}

static const char *check_everything(const Box *box, const State *s) {
    (void)box, (void)s;
    return "Something is wrong.";
}

static void list_nothing(const Box *box, const State *s, Seat seat, OptionList *out) {
    (void)box, (void)s, (void)seat, (void)out;
}

Test(engine, positions_that_cannot_be_played_on_are_refused) {
    Position p = position_open(7);
    Game broken = *p.box->box.game;
    p.box->box.game = &broken;
    broken.check = check_everything;
    expect_refused(&p, "turn 0", NULL, "Something is wrong.");
    broken.check = check_nothing;
    broken.options = list_nothing;
    expect_refused(&p, "turn 0", NULL,
                   "In this position seat 0 is asked and has no option.");
    broken.arrange = arrange_nobody;
    expect_refused(&p, "x", NULL, "In this position nobody has anything to choose.");
    broken.arrange = arrange_fails_at_last;
    expect_refused(&p, "x", NULL, "it does not go on");
    finish(p.s);
    broken.arrange = arrange_nobody;
    p.log.count = 0;
    cr_assert(arrange(&p, "x", "y"), "what is over needs no question");
    cr_assert_eq(p.log.count, 1, "all lines are one call, and it reports what happens");
    position_close(&p);
}

Test(engine, a_due_clock_is_part_of_the_fingerprint) {
    Position p = position_open(7);
    Game clocked = *p.box->box.game;
    clocked.options = list_nothing;
    p.box->box.game = &clocked;
    uint32_t before = fingerprint(&p);
    due_after(p.s, 900);
    cr_assert_neq(fingerprint(&p), before);
    position_close(&p);
}

/* ---- The shelf ----------------------------------------------------------------------- */

Test(shelf, finds_games_by_name) {
    Error err;
    cr_assert_str_eq(shelf_find("null")->game->name, "null");
    cr_assert_null(shelf_find("nul"));
    cr_assert(shelf_need("null", &err) == shelf_find("null"));
    cr_assert_null(shelf_need("so-youve-ben-cursed", &err));
    cr_assert_str_eq(err.words, "There is no game 'so-youve-ben-cursed'; did you mean "
                                "'so-youve-been-cursed'?");
    cr_assert_null(shelf_need("chess", &err));
    cr_assert(text_starts(err.words, "There is no game 'chess'. There is: "), "%s",
              err.words);
}

Test(shelf, finds_files_by_game) {
    cr_assert(text_starts(shelf_file("null", "README.md"), "# Null"));
    cr_assert(shelf_file("so-youve-been-cursed", "README.md"),
              "'-' finds the folder with '_'");
    cr_assert_null(shelf_file("null", "nothing.md"));
}

static OpenBox *open_with(const char *text, Error *err) {
    PackText extra = {"extra.pack", text, PACK_OWN};
    return box_open(shelf_find("null"), &extra, 1, err);
}

Test(shelf, boxes_hold_shipped_packs_and_extra_ones) {
    Error err;
    OpenBox *box =
        open_with("pack more\ngame null 1\n[card one]\ntitle = First\nworth = 1\n"
                  "source = invented\n",
                  &err);
    cr_assert(box, "%s", err.words);
    cr_assert_eq(box->pack_count, 2);
    cr_assert_str_eq(box->packs[0].file, "packs/base.pack");
    cr_assert(box->packs[0].origin == PACK_SHIPPED && box->packs[1].origin == PACK_OWN);
    cr_assert_str_eq(box->packs[1].name, "more");
    box_close(box);
    box_close(NULL);
}

Test(shelf, packs_for_other_games_are_refused) {
    Error err;
    cr_assert_null(open_with("pack more\ngame harbor 1\n", &err));
    cr_assert_str_eq(err.words,
                     "extra.pack: this pack is for the game 'harbor', not for 'null'.");
    cr_assert_null(open_with("pack more\ngame null 7\n", &err));
    cr_assert_str_eq(err.words, "extra.pack: this pack is for version 7 of the packs of "
                                "'null'; here is version 1.");
}

Test(shelf, a_pack_outlives_a_new_version_of_the_rules) {
    Error err;
    Shelf later = *shelf_find("null");
    Game game = *later.game;
    game.version++;
    later.game = &game;
    PackText extra = {"extra.pack", "pack more\ngame null 1\n", PACK_OWN};
    OpenBox *box = box_open(&later, &extra, 1, &err);
    cr_assert(box, "%s", err.words);
    box_close(box);
    game.pack_version++;
    cr_assert_null(box_open(&later, &extra, 1, &err));
}

Test(shelf, there_is_an_end_to_packs) {
    Error err;
    PackText extra[PACKS_MAX];
    for (int i = 0; i < PACKS_MAX; i++) {
        extra[i] = (PackText){"extra.pack", "pack x\ngame null 1\n", PACK_OWN};
    }
    cr_assert_null(box_open(shelf_find("null"), extra, PACKS_MAX, &err));
    cr_assert_str_eq(err.words,
                     "extra.pack: a game takes at most 8 packs, shipped ones included.");
}

/* ---- The table for tests ------------------------------------------------------------- */

Test(table, words_that_no_option_has_are_told_from_options_that_are_not_on_offer) {
    Desk d = desk_open("few-and-cursed", "mode rivals; seats 2", "");
    cr_expect(could_be_offered(&d, "use Revolver"));
    cr_expect(could_be_offered(&d, "shoot 1 Bullet for 2 Attack"));
    cr_expect(could_be_offered(&d, "leave the Store")); /* a variant of done */
    cr_expect_not(could_be_offered(&d, "use Revolvre"));
    cr_expect_not(could_be_offered(&d, "wield Revolver"));
    cr_expect_not(could_be_offered(&d, "shoot 1 Bullet"));
    cr_expect(could_begin(&d, "shoot 1 Bullet") && could_begin(&d, "use"));
    cr_expect(could_begin(&d, "leave the"));
    cr_expect_not(could_begin(&d, "shoots"));
    cr_expect_not(could_begin(&d, "use Revolvre"));
    desk_close(&d);
}
