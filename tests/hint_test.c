/* Hints and reviews: what a searching bot would do, in words that a player can use. */
#include <criterion/criterion.h>

#include "sitting/hint.h"
#include "sitting/review.h"

#include "desk.h"

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
