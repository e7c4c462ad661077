/* Bots: their words, that they play by the rules and by what they may know, and well. */
#include <criterion/criterion.h>

#include "base/alloc.h"

#include "bots/bot.h"

#include "desk.h"
#include "toy.h"

static Rng stream(uint64_t number) {
    return rng_from_seed((const uint64_t[2]){number, 99});
}

/* What the bot would play for the seat, from its hidden state. */
static Option choice_of(Bot *bot, const Match *m, Seat seat) {
    State *hidden = alloc_zero(match_box(m)->box.game->state_size);
    match_hidden(m, seat, hidden);
    Option o = bot_choose(bot, hidden, seat);
    alloc_free(hidden);
    return o;
}

static const char *words_of(const Match *m, Seat seat, Option o) {
    static char room[80];
    Text words = text_over(room, sizeof room);
    match_option_words(m, seat, o, &words);
    return room;
}

/* ---- Levels ----------------------------------------------------------------------- */

Test(bot, levels_are_words) {
    BotLevel level;
    Error err;
    cr_assert(bot_level("random", &level, &err) && level == BOT_RANDOM);
    cr_assert(bot_level("quick", &level, &err) && level == BOT_QUICK);
    cr_assert_str_eq(bot_word(BOT_RANDOM), "random");
    cr_assert_str_eq(bot_word(BOT_QUICK), "quick");
    cr_assert(bot_level("keen", &level, &err) && level == BOT_KEEN);
    cr_assert(bot_level("master", &level, &err) && level == BOT_MASTER);
    cr_assert(bot_searches(BOT_KEEN) && bot_searches(BOT_MASTER));
    cr_assert(!bot_searches(BOT_QUICK) && !bot_searches(BOT_RANDOM));
}

Test(bot, other_words_are_refused_with_a_sentence) {
    BotLevel level;
    Error err;
    cr_assert(!bot_level("quik", &level, &err));
    cr_assert_str_eq(err.words, "There is no bot 'quik'; did you mean 'quick'?");
    cr_assert(!bot_level("deep thought", &level, &err));
    cr_assert_str_eq(err.words,
                     "There is no bot 'deep thought'; use 'random', 'quick', 'keen' "
                     "or 'master'.");
}

/* ---- Play ------------------------------------------------------------------------- */

/* Plays a match between bots; returns the fingerprints of all moves, combined. */
static uint32_t play_out(Match *m, const BotLevel *levels, uint64_t seed, int moves) {
    Bot *bots[SEATS_MAX] = {NULL};
    uint32_t trace = 0;
    int seats = match_setup(m)->seat_count;
    for (Seat seat = 0; seat < seats; seat++)
        bots[seat] = bot_new(&match_box(m)->box, levels[seat], stream(seed + seat));
    while (!match_state(m)->over && match_moves(m) < moves) {
        if (match_clock_step(m)) continue;
        Seat seat = 0;
        while (!match_asks(m, seat)) seat++;
        Option o = choice_of(bots[seat], m, seat);
        Error err;
        cr_assert(match_play(m, seat, match_ticket(m, seat), o, 0, &err), "%s", err.words);
        trace = trace * 31 + match_fingerprint(m);
    }
    for (Seat seat = 0; seat < seats; seat++) bot_free(bots[seat]);
    return trace;
}

Test(bot, a_bot_plays_the_same_match_again) {
    static const BotLevel levels[] = {BOT_QUICK, BOT_RANDOM};
    uint32_t trace[3];
    for (int i = 0; i < 3; i++) {
        Desk d = desk_open("null", "", "");
        trace[i] = play_out(d.match, levels, i < 2 ? 1 : 77, 10000);
        cr_assert(match_state(d.match)->over);
        desk_close(&d);
    }
    cr_assert_eq(trace[0], trace[1]);
    cr_assert_neq(trace[0], trace[2], "another stream plays another match");
}

/* How many of these matches of Null, each with its own seed, seat 0 wins. */
static int wins_of_first(BotLevel first, BotLevel second, int matches) {
    const BotLevel levels[] = {first, second};
    int wins = 0;
    Desk d = desk_open("null", "", "");
    for (int i = 0; i < matches; i++) {
        Match *m = match_new(d.box, match_setup(d.match), seed_from_number((uint64_t)i));
        play_out(m, levels, (uint64_t)i, 10000);
        Result result;
        match_result(m, &result);
        wins += result.place[0] == 1 && result.place[1] == 2;
        match_free(m);
    }
    desk_close(&d);
    return wins;
}

/* Null is mostly luck: even the best player loses a third. */
Test(bot, quick_beats_random) {
    int wins = wins_of_first(BOT_QUICK, BOT_RANDOM, 200);
    int losses = wins_of_first(BOT_RANDOM, BOT_QUICK, 200);
    cr_assert_geq(wins, 130, "%d", wins);
    cr_assert_leq(losses, 75, "%d", losses);
}

Test(bot, random_takes_every_option) {
    Toy t = toy_open(TOY_PAIR);
    Bot *bot = bot_new(&t.box->box, BOT_RANDOM, stream(3));
    int taken[16] = {0};
    for (int i = 0; i < 700; i++) taken[choice_of(bot, t.match, 0).verb]++;
    for (int verb = 1; verb <= 7; verb++) cr_assert_gt(taken[verb], 60, "verb %d", verb);
    bot_free(bot);
    toy_close(&t);
}

Test(bot, quick_takes_the_best_and_says_how_good) {
    Toy t = toy_open(TOY_PAIR);
    Error err;
    const char *lines[] = {"points 0 5"};
    cr_assert(match_arrange(t.match, lines, 1, &err));
    Bot *bot = bot_new(&t.box->box, BOT_QUICK, stream(4));
    Option o = choice_of(bot, t.match, 0);
    cr_assert_str_eq(words_of(t.match, 0, o), "leap");

    const OptionList *list;
    const int *scores;
    int count = bot_options(bot, &list, &scores);
    cr_assert_eq(count, 8);
    for (int i = 0; i < count; i++) {
        cr_assert(scores[i] >= -1000 && scores[i] <= 1000);
        if (option_equal(list->at[i], o)) continue;
        cr_assert_leq(scores[i], scores[count - 1]);
    }
    bot_free(bot);
    bot_free(NULL);
    toy_close(&t);
}

/* How good the bot found the option with these words. */
static int score_of(const Bot *bot, const Match *m, Seat seat, const char *words) {
    const OptionList *list;
    const int *scores;
    int count = bot_options(bot, &list, &scores);
    for (int i = 0; i < count; i++)
        if (text_equal(words_of(m, seat, list->at[i]), words)) return scores[i];
    cr_assert_fail("'%s' is not listed", words);
    return 0;
}

/* "halt" alone is worth nothing; what follows it is a turn more. Passing ends it all. */
Test(bot, quick_looks_behind_further_questions) {
    Toy t = toy_open(TOY_PAIR);
    Bot *bot = bot_new(&t.box->box, BOT_QUICK, stream(5));
    choice_of(bot, t.match, 0);
    cr_assert_eq(score_of(bot, t.match, 0, "pass"), 0);
    cr_assert_gt(score_of(bot, t.match, 0, "halt"), 0);
    bot_free(bot);
    toy_close(&t);
}

static const Game *slow_game; /* the same before it is changed */

static void apply_and_start_time(const Box *box, State *s, Seat seat, Option o,
                                 EventLog *log) {
    slow_game->apply(box, s, seat, o, log);
    due_after(s, 500);
}

/* "halt" leads to a turn more, but to one that is not looked at after a change by this. */
static void halts_unseen(void (*apply)(const Box *, State *, Seat, Option, EventLog *)) {
    Toy t = toy_open(TOY_PAIR);
    Game changed = *t.box->box.game;
    Box box = {.game = &changed, .content = t.box->box.content};
    slow_game = t.box->box.game;
    changed.apply = apply;
    Bot *bot = bot_new(&box, BOT_QUICK, stream(5));
    choice_of(bot, t.match, 0);
    cr_assert_eq(score_of(bot, t.match, 0, "halt"), 0);
    cr_assert_gt(score_of(bot, t.match, 0, "step"), 0);
    bot_free(bot);
    toy_close(&t);
}

/* From its end on others may come first. */
Test(bot, quick_does_not_look_past_the_start_of_a_race) {
    halts_unseen(apply_and_start_time);
}

static void apply_and_ask_all(const Box *box, State *s, Seat seat, Option o,
                              EventLog *log) {
    slow_game->apply(box, s, seat, o, log);
    for (Seat other = 0; other < s->seat_count && s->open >> seat & 1; other++)
        if (!(s->open >> other & 1)) ask(s, other, s->asked[seat].kind, 0);
}

/* It is one that both have. */
Test(bot, quick_does_not_look_past_a_question_that_others_are_asked_too) {
    halts_unseen(apply_and_ask_all);
}

/* Without a value function the standing decides: places count half until the end, then in
 * full; the lead in points is added. */
Test(bot, quick_reads_the_standing_where_there_is_no_value) {
    Toy t = toy_open(TOY_PAIR);
    Game plain = *t.box->box.game;
    Box box = {.game = &plain, .content = t.box->box.content};
    Error err;
    const char *lines[] = {"points 0 5", "points 1 9"};
    plain.value = NULL;
    cr_assert(match_arrange(t.match, lines, 2, &err));
    Bot *bot = bot_new(&box, BOT_QUICK, stream(6));
    choice_of(bot, t.match, 0);
    cr_assert_eq(score_of(bot, t.match, 0, "pass"), -450 + (5 - 9));
    cr_assert_eq(score_of(bot, t.match, 0, "leap"), 900 + (25 - 9), "it leaps again");
    bot_free(bot);
    toy_close(&t);

    t = toy_open(TOY_SOLO);
    bot = bot_new(&box, BOT_QUICK, stream(6));
    choice_of(bot, t.match, 0);
    cr_assert_eq(score_of(bot, t.match, 0, "wake"), 450, "alone, nothing gained");
    bot_free(bot);
    toy_close(&t);
}

/* The same hidden state gives the same choice, whatever the truth behind it. */
Test(bot, bots_know_only_what_the_seat_knows) {
    Desk a = desk_open("null", "", "seat 0 hand one, five; seat 1 hand two, ten");
    Desk b = desk_open("null", "", "seat 0 hand one, five; seat 1 hand three, nine");
    for (uint64_t i = 0; i < 20; i++) {
        Bot *one = bot_new(&a.box->box, BOT_QUICK, stream(i));
        Bot *two = bot_new(&b.box->box, BOT_QUICK, stream(i));
        cr_assert(option_equal(choice_of(one, a.match, 0), choice_of(two, b.match, 0)));
        bot_free(one);
        bot_free(two);
    }
    desk_close(&a);
    desk_close(&b);
}

Test(bot, bots_play_every_mode_of_cursed) {
    static const char *const setups[] = {"mode duel", "mode wizard", "mode monster"};
    static const BotLevel levels[] = {BOT_QUICK, BOT_QUICK};
    for (int i = 0; i < 3; i++) {
        Desk d = desk_open("so-youve-been-cursed", setups[i], "");
        play_out(d.match, levels, 8, 400);
        desk_close(&d);
    }
}
