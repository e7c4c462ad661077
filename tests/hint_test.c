/* Hints and reviews: what a searching bot would do, in words that a player can use. */
#include <criterion/criterion.h>

#include "base/alloc.h"

#include "sitting/hint.h"
#include "sitting/review.h"

#include "desk.h"
#include "sanitized.h"

static bool is_known(const char *words) {
    static const char *const known[] = {"as good", "nearly as good", "a little worse",
                                        "worse", "much worse"};
    for (int i = 0; i < 5; i++)
        if (text_equal(words, known[i])) return true;
    return false;
}

static bool is_reason(const char *words) {
    static const char *const known[] = {"", "pays off at once", "pays off later",
                                        "costs least"};
    for (int i = 0; i < 4; i++)
        if (text_equal(words, known[i])) return true;
    return false;
}

/* The only card of a hand ends the match (N-7), and seat 0 is ahead by it (N-8). */
Test(hint, a_win_is_called_one) {
    Desk d = desk_open("null", "", "seat 0 hand nine; seat 1 hand two, three; turn 0");
    Sitting *s = sitting_new(d.match);
    Hint hints[HINTS_MAX];
    Text words = TEXT(100);
    cr_assert_eq(hint_options(s, 0, 0, hints), 1);
    cr_assert_str_eq(hints[0].words, "wins");
    cr_assert_eq(hints[0].worth, 1000);
    const Box *box = &d.box->box;
    box->game->option_words(box, match_state(d.match), 0, hints[0].option, &words);
    cr_assert_str_eq(words.at, "play Nine");
    sitting_free(s);
    desk_close(&d);
}

/* Whether the option ends the match with a win for the seat, whatever it cannot know. */
static bool wins_at_once(const Match *m, Seat seat, Option o) {
    enum { WORLDS = 64 };
    const Box *box = &match_box(m)->box;
    State *world = alloc_zero(box->game->state_size);
    Rng rng = rng_from_seed((const uint64_t[2]){9, 9});
    bool wins = true;
    for (int i = 0; i < WORLDS && wins; i++) {
        Result result = {0};
        match_hidden(m, seat, world);
        game_guess(box, world, seat, &rng);
        box->game->apply(box, world, seat, o, NULL);
        if (world->over) box->game->result(box, world, &result);
        wins = world->over && result.place[seat] == 1;
    }
    alloc_free(world);
    return wins;
}

/* Of the options of a seat, how many win at once. */
static int winning(const Match *m, Seat seat, int *all) {
    static OptionList list;
    int found = 0;
    list.why = NULL;
    game_options(&match_box(m)->box, match_state(m), seat, &list);
    *all = list.count;
    for (int i = 0; i < list.count; i++) found += wins_at_once(m, seat, list.at[i]);
    return found;
}

/* Where some options win and others do not, the hint is one that does, and says so. Returns for
 * how many seats that is so. */
static int check_hints(Sitting *s, const Match *m) {
    int found = 0, all;
    for (Seat seat = 0; seat < match_state(m)->seat_count; seat++) {
        if (!match_asks(m, seat)) continue;
        int wins = winning(m, seat, &all);
        if (wins == 0 || wins == all) continue;
        Hint hints[HINTS_MAX];
        cr_assert_eq(hint_options(s, seat, match_now_ms(m), hints), 1);
        cr_assert(wins_at_once(m, seat, hints[0].option));
        cr_assert_str_eq(hints[0].words, "wins");
        cr_assert_eq(hints[0].worth, 1000);
        found++;
    }
    return found;
}

/* Matches of such sitters, until there were wins enough to name. */
static void names_wins(const char *game, const char *setup, const char *sitters) {
    enum { SEEDS = 40, WANTED = 3 };
    int found = 0;
    Desk d = desk_open(game, setup, "");
    for (uint64_t seed = 1; seed <= SEEDS && found < WANTED; seed++) {
        Match *m = match_new(d.box, match_setup(d.match), seed_from_number(seed));
        desk_seat(m, sitters);
        Sitting *s = sitting_new(m);
        do found += check_hints(s, m);
        while (found < WANTED && sitting_step(s));
        sitting_free(s);
        match_free(m);
    }
    cr_assert_geq(found, WANTED, "%s: %d", game, found);
    desk_close(&d);
}

Test(hint, a_win_is_named_in_cursed, .timeout = 60) {
    names_wins("so-youve-been-cursed", "mode duel", "quick, quick");
}

Test(hint, a_win_is_named_in_few, .timeout = 60) {
    names_wins("few-and-cursed", "mode curse_chaser", "quick");
}

Test(hint, a_win_is_named_in_west, .timeout = 60) {
    names_wins("deck-goes-west", "mode versus; seats 2", "quick, quick");
}

/* The last to act may win by a point, however badly all have played. */
Test(hint, a_win_is_named_in_roll, .timeout = 60) {
    names_wins("roll-and-fight", "mode rivals; seats 2", "random, random");
}

/* Alone and together as well: whose win it is, the result says, not the points. */
Test(hint, a_win_is_named_alone_in_cursed, .timeout = 60) {
    names_wins("so-youve-been-cursed", "mode wizard", "quick");
    names_wins("so-youve-been-cursed", "mode monster", "quick");
}

Test(hint, a_win_is_named_together_in_few, .timeout = 60) {
    names_wins("few-and-cursed", "mode shadows", "quick");
    names_wins("few-and-cursed", "mode coop; seats 2; team_grit 60", "quick, quick");
}

Test(hint, a_win_is_named_together_and_alone_in_west, .timeout = 60) {
    names_wins("deck-goes-west", "mode coop; seats 2", "quick, quick");
    names_wins("deck-goes-west", "mode solo", "quick");
}

Test(hint, a_win_is_named_alone_in_roll, .timeout = 60) {
    names_wins("roll-and-fight", "mode solo; dice easy; seconds easy; points easy",
               "quick");
}

/* The best comes first, and may say why; the others say how far behind they are. */
Test(hint, others_stand_behind_the_best) {
    Desk d = desk_open(
        "null", "", "seat 0 hand six, five, four; seat 1 hand two, three, seven; turn 0");
    Sitting *s = sitting_new(d.match);
    Hint hints[HINTS_MAX];
    Sitter keen = {.is_bot = true, .level = BOT_KEEN};
    int count = hint_options(s, 0, 0, hints);
    cr_assert_gt(count, 1);
    cr_assert(is_reason(hints[0].words), "%s", hints[0].words);
    cr_assert_eq(hints[0].behind, 0);
    cr_assert(option_equal(hints[0].option, sitting_bot_option(s, 0, keen, 0, NULL)));
    for (int i = 1; i < count; i++) {
        cr_assert(is_known(hints[i].words), "%s", hints[i].words);
        int share = max_int(hints[0].worth - hints[i].worth, 0) * 100; /* a match is 2000 */
        cr_assert_leq(hints[i].behind * 2000, share + 1000);
        cr_assert_geq(hints[i].behind * 2000, share - 1000);
        for (int k = 0; k < i; k++)
            cr_assert_not(option_equal(hints[i].option, hints[k].option));
    }
    sitting_free(s);
    desk_close(&d);
}

/* Also where the search had tried the worse of them more often. */
Test(hint, others_are_in_the_order_of_their_worth, .timeout = 120) {
    enum { MOVES = SANITIZED ? 12 : 30 };
    Desk d = desk_open("deck-goes-west", "mode solo", "");
    desk_seat(d.match, "quick");
    Sitting *s = sitting_new(d.match);
    Hint hints[HINTS_MAX];
    int compared = 0;
    while (match_moves(d.match) < MOVES && sitting_step(s)) {
        if (!match_asks(d.match, 0) || hint_options(s, 0, 0, hints) < HINTS_MAX) continue;
        cr_expect_geq(hints[1].worth, hints[2].worth, "move %d", match_moves(d.match));
        compared++;
    }
    cr_assert_gt(compared, 0);
    sitting_free(s);
    desk_close(&d);
}

/* Where a hint says why, how the options look at once bears it out: that is what `quick` sees. */
Test(hint, the_reason_fits_how_the_options_look) {
    int given = 0;
    Desk d = desk_open("so-youve-been-cursed", "mode duel", "");
    Sitting *s = sitting_new(d.match);
    for (int i = 0; i < 4; i++) {
        Hint hints[HINTS_MAX];
        const Bot *bot;
        const OptionList *list;
        const int *looks;
        int higher = 0, lower = 0, own = 0;
        hint_options(s, 0, 0, hints);
        cr_assert(is_reason(hints[0].words), "%s", hints[0].words);
        Sitter quick = {.is_bot = true, .level = BOT_QUICK};
        Option o = sitting_bot_option(s, 0, quick, 0, &bot);
        int count = bot_options(bot, &list, &looks);
        for (int k = 0; k < count; k++)
            if (option_equal(list->at[k], hints[0].option)) own = looks[k];
        for (int k = 0; k < count; k++) {
            higher += looks[k] > own;
            lower += looks[k] < own;
        }
        if (text_equal(hints[0].words, "pays off later")) cr_assert_gt(higher, 0);
        if (text_equal(hints[0].words, "pays off at once")) cr_assert_eq(lower, count - 1);
        if (text_equal(hints[0].words, "costs least")) cr_assert_eq(lower, count - 1);
        given += *hints[0].words != 0;
        Error err;
        cr_assert(match_play(d.match, 0, match_ticket(d.match, 0), o, 0, &err), "%s",
                  err.words);
    }
    cr_assert_gt(given, 0, "some hint says why");
    sitting_free(s);
    desk_close(&d);
}

/* A card below the one on the table cannot be played (N-4): all that is left is to pass. */
Test(hint, the_only_option_is_the_hint) {
    Desk d = desk_open("null", "", "seat 0 hand nine, one; seat 1 hand two; turn 0");
    cr_assert(play(&d, 0, "play Nine"));
    Sitting *s = sitting_new(d.match);
    Hint hints[HINTS_MAX];
    cr_assert_eq(hint_options(s, 1, 0, hints), 1);
    cr_assert_str_eq(hints[0].words, "");
    sitting_free(s);
    desk_close(&d);
}

/* result = start - given away + luck, and what was not the best was given away for. */
Test(review, the_sums_agree) {
    Desk d = desk_open("null", "", "seat 0 hand nine, one; seat 1 hand two, three; turn 0");
    cr_assert(play(&d, 0, "play One"));
    cr_assert(play(&d, 1, "play Three"));
    cr_assert(play(&d, 0, "play Nine"));
    cr_assert(match_state(d.match)->over);
    Sitter keen = {.is_bot = true, .level = BOT_KEEN, .iterations = 200};
    Review *r = review_new(d.match, 0, keen, (Thinking){0});
    int steps = 1, lost = 0;
    while (review_step(r)) steps++;
    cr_assert_eq(steps, match_moves(d.match));
    cr_assert_not(review_step(r), "it is over");
    cr_assert_eq(r->count, 2);
    for (int i = 0; i < r->count; i++) lost += r->at[i].lost;
    cr_assert_eq(r->lost, lost);
    cr_assert_eq(r->result, 1000);
    cr_assert_eq(r->result, r->start - r->lost + r->luck);
    cr_assert_eq(r->at[1].lost, 0, "the winning card was played");
    review_free(r);
    desk_close(&d);
}

Test(review, it_says_whose_match_it_was_and_who_judged) {
    static const struct {
        Sitter bot;
        const char *words;
    } judges[] = {{{.level = BOT_KEEN}, "keen, 8000 iterations a decision"},
                  {{.level = BOT_KEEN, .iterations = 1}, "keen, 1 iteration a decision"},
                  {{.level = BOT_MASTER}, "master, 80000 iterations a decision"}};
    Desk d = desk_open("so-youve-been-cursed", "mode duel", "");
    for (int i = 0; i < 3; i++) {
        Text title = TEXT(100), judge = TEXT(100);
        Review *r = review_new(d.match, 0, judges[i].bot, (Thinking){0});
        review_title(r, &title);
        review_judge(r, &judge);
        cr_expect_str_eq(title.at, "So, You've Been Cursed., seat 1, The Wizard");
        cr_expect_str_eq(judge.at, judges[i].words);
        review_free(r);
    }
    desk_close(&d);
}

/* The bot chooses by the stream that it had at the table. */
Test(review, a_bot_that_reviews_itself_gave_nothing_away) {
    static const char *const games[] = {"null", "so-youve-been-cursed", "deck-goes-west"};
    for (int i = 0; i < 3; i++) {
        Sitter sitters[SEATS_MAX];
        for (Seat seat = 0; seat < SEATS_MAX; seat++)
            sitters[seat] = (Sitter){.is_bot = true, .level = seat ? BOT_QUICK : BOT_KEEN};
        sitters[0].iterations = 30;
        Desk d = desk_open(games[i], "seats 2", "");
        sitters_write(d.match, sitters);
        Sitting *s = sitting_new(d.match);
        for (int moves = 0; moves < 60 && sitting_step(s);) moves++;
        Review *r = review_new(d.match, 0, sitters[0], (Thinking){0});
        while (review_step(r)) {
        }
        cr_expect_gt(r->count, 0, "%s", games[i]);
        cr_expect_eq(r->lost, 0, "%s gave away %d", games[i], r->lost);
        review_free(r);
        sitting_free(s);
        desk_close(&d);
    }
}

/* A review looks back with what the seat knew then: the later moves do not change it. */
Test(review, later_moves_change_nothing_before) {
    Sitter keen = {.is_bot = true, .level = BOT_KEEN, .iterations = 100};
    int expected[2];
    for (int i = 0; i < 2; i++) {
        Desk d = desk_open("null", "",
                           "seat 0 hand nine, four, one; seat 1 hand two, three; turn 0");
        cr_assert(play(&d, 0, "play One"));
        if (i == 1) cr_assert(play(&d, 1, "play Two"));
        Review *r = review_new(d.match, 0, keen, (Thinking){0});
        while (review_step(r)) {
        }
        cr_assert_geq(r->count, 1);
        expected[i] = r->at[0].expected;
        review_free(r);
        desk_close(&d);
    }
    cr_assert_eq(expected[0], expected[1]);
}
