/* The line mode's own ways with words: news told in one, and the order of options. */
#include <criterion/criterion.h>

#include "engine/shelf.h"

#include "cmd/line_news.h"
#include "cmd/line_order.h"

/* ---- News ------------------------------------------------------------------------ */

/* What is told of sentences that end with NULL; "|" stands between two lines. */
static const char *told(const char *const *sentences) {
    static char room[NEWS_RUN * NEWS_SIZE];
    Text out = text_over(room, sizeof room);
    News news = {0};
    for (; *sentences; sentences++) {
        if (news_add(&news, *sentences)) continue;
        news_words(&news, &out);
        text_char(&out, '|');
        news.count = 0;
        cr_assert(news_add(&news, *sentences));
    }
    news_words(&news, &out);
    return room;
}

#define TOLD(...) told((const char *const[]){__VA_ARGS__, NULL})

#define MARKED(words, mark) "\1" words "\2" mark "\3"
#define CARD(title)         MARKED(title, "@card:1")
#define SEAT(name)          MARKED(name, "@seat:0")
#define WATER(words)        MARKED(words, "told 1 water")
#define A_CARD              MARKED("a card", "many:cards")

Test(line_news, one_deed_with_several_things_is_one_sentence) {
    cr_expect_str_eq(TOLD(SEAT("You") " drew " CARD("Red Temper") ".",
                          SEAT("You") " drew " CARD("Fleet Foot") "."),
                     "You drew Red Temper and Fleet Foot.");
    cr_expect_str_eq(TOLD("You drew " CARD("A") " from the jobs.",
                          "You drew " CARD("B") " from the jobs.",
                          "You drew " CARD("C") " from the jobs."),
                     "You drew A, B and C from the jobs.");
    cr_expect_str_eq(
        TOLD("You found " WATER("1 Water") ".", "You found " WATER("2 Grit") "."),
        "You found 1 Water and 2 Grit.");
}

Test(line_news, a_list_may_repeat_a_thing) {
    cr_expect_str_eq(TOLD("You drew " CARD("A") ".", "You drew " CARD("A") ".",
                          "You drew " CARD("B") ".", "You drew " CARD("A") "."),
                     "You drew A, A, B and A.");
}

Test(line_news, one_thing_that_happens_to_several_is_one_sentence) {
    cr_expect_str_eq(TOLD(CARD("Horse") " came into the Store.",
                          CARD("Boots") " came into the Store.",
                          CARD("Coffin Lid") " came into the Store."),
                     "Horse, Boots and Coffin Lid came into the Store.");
}

Test(line_news, the_same_again_is_counted) {
    cr_expect_str_eq(
        TOLD("Jo drew " A_CARD ".", "Jo drew " A_CARD ".", "Jo drew " A_CARD "."),
        "Jo drew 3 cards.");
    cr_expect_str_eq(TOLD("Jo paid 1 Water.", "Jo paid 1 Water."),
                     "Jo paid 1 Water (twice).");
    cr_expect_str_eq(TOLD("Jo paid 1 Water.", "Jo paid 1 Water.", "Jo paid 1 Water."),
                     "Jo paid 1 Water (3 times).");
    cr_expect_str_eq(TOLD("The night is over!", "The night is over!"),
                     "The night is over! (twice)");
    cr_expect_str_eq(
        TOLD("Jo lost " MARKED("A", "@card:1") ".", "Jo lost " MARKED("A", "@card:2") "."),
        "Jo lost A (twice).", "two copies of one card");
}

Test(line_news, what_is_unlike_stays_apart) {
    cr_expect_str_eq(TOLD("You drew " CARD("A") ".", "You played " CARD("B") "."),
                     "You drew A.|You played B.");
    cr_expect_str_eq(TOLD(SEAT("You") " drew " A_CARD ".", SEAT("Jo") " drew " A_CARD "."),
                     "You drew a card.|Jo drew a card.", "each has news of its own");
    cr_expect_str_eq(TOLD("You kept " CARD("A") " and discarded " CARD("B") ".",
                          "You kept " CARD("C") " and discarded " CARD("D") "."),
                     "You kept A and discarded B.|You kept C and discarded D.");
    cr_expect_str_eq(TOLD("You took " CARD("A") MARKED(" and ", "and") "kept it.",
                          "You took " CARD("B") MARKED(" and ", "and") "kept it."),
                     "You took A and kept it.|You took B and kept it.");
    cr_expect_str_eq(TOLD(MARKED("Panic", "@track:panic") " rose by 1.",
                          MARKED("The Curse", "@track:curse") " rose by 1."),
                     "Panic rose by 1.|The Curse rose by 1.");
    cr_expect_str_eq(TOLD("You drew A.", "You drew B."), "You drew A.|You drew B.",
                     "what is not marked is not known to be a thing");
    cr_expect_str_eq(TOLD("You drew " CARD("A") ".", "You drew " CARD("B") " again."),
                     "You drew A.|You drew B again.");
    cr_expect_str_eq(TOLD("You drew " CARD("A") ".", "You drew " CARD("B") ".",
                          SEAT("Jo") " drew " CARD("B") "."),
                     "You drew A and B.|Jo drew B.");
    cr_expect_str_eq(TOLD("You rode from " CARD("A") " to " CARD("X") ".",
                          "You rode from " CARD("B") " to " CARD("X") "."),
                     "You rode from A to X.|You rode from B to X.", "journeys are two");
    cr_expect_str_eq(TOLD("You got " WATER("1 Water") " for " CARD("A") ".",
                          "You got " WATER("1 Water") " for " CARD("B") "."),
                     "You got 1 Water for A.|You got 1 Water for B.",
                     "it is not one in all");
    cr_expect_str_eq(TOLD("You hid " CARD("A") " at " MARKED("X", "@space:1") ".",
                          "You hid " CARD("B") " at " MARKED("X", "@space:1") ".",
                          "You hid " CARD("A") " at " MARKED("Y", "@space:2") "."),
                     "You hid A and B at X.|You hid A at Y.", "one difference for all");
}

Test(line_news, a_run_ends_before_its_room_does) {
    News news = {0};
    char room[NEWS_RUN * NEWS_SIZE];
    Text out = text_over(room, sizeof room);
    for (int i = 0; i < NEWS_RUN; i++) cr_assert(news_add(&news, "Jo drew " A_CARD "."));
    cr_expect_not(news_add(&news, "Jo drew " A_CARD "."));
    news_words(&news, &out);
    cr_expect_str_eq(room, "Jo drew 12 cards.");
}

/* ---- Order ----------------------------------------------------------------------- */

static const FaceVerb verbs[] = {{.word = "none"},
                                 {.word = "play", .rank = RANK_ASIDE},
                                 {.word = "walk"},
                                 {.word = "done", .rank = RANK_CLOSING},
                                 {.word = "fight", .rank = RANK_FIRST},
                                 {.word = "sell", .rank = RANK_SELDOM}};
static const Face face = {.verbs = verbs, .verb_count = 6};

static OptionList listed(void) {
    OptionList list;
    list.count = 0;
    offer(&list, option_make(1, 0, 0, 0)); /* play */
    offer(&list, option_make(3, 0, 0, 0)); /* done */
    offer(&list, option_make(2, 0, 0, 0)); /* walk */
    offer(&list, option_make(2, 1, 0, 0));
    offer(&list, option_make(4, 0, 0, 0)); /* fight */
    offer(&list, option_make(5, 0, 0, 0)); /* sell */
    return list;
}

Test(line_order, what_is_mostly_done_first_what_ends_last) {
    static const int sorted[] = {4, 2, 2, 1, 5, 3};
    OptionList list = listed();
    line_order_sort(&face, &list);
    cr_assert_eq(list.count, 6);
    for (int i = 0; i < list.count; i++) cr_expect_eq(list.at[i].verb, sorted[i]);
    cr_expect(list.at[1].arg[0] == 0 && list.at[2].arg[0] == 1); /* in their old order */
    cr_expect_eq(line_order_rank(&face, list.at[3]), RANK_ASIDE);
}
