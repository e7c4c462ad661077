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

Test(line_news, one_deed_with_several_things_is_one_sentence) {
    cr_expect_str_eq(TOLD("You drew Red Temper.", "You drew Fleet Foot."),
                     "You drew Red Temper and Fleet Foot.");
    cr_expect_str_eq(TOLD("You drew A.", "You drew B.", "You drew C."),
                     "You drew A, B and C.");
    cr_expect_str_eq(TOLD("Jo went from A to B.", "Jo went from B to C."),
                     "Jo went from A to B and from B to C.");
    cr_expect_str_eq(TOLD("You drew A from the jobs.", "You drew B from the jobs."),
                     "You drew A and B from the jobs.");
}

Test(line_news, one_thing_that_happens_to_several_is_one_sentence) {
    cr_expect_str_eq(TOLD("Horse came into the Store.", "Boots came into the Store.",
                          "Coffin Lid came into the Store."),
                     "Horse, Boots and Coffin Lid came into the Store.");
    cr_expect_str_eq(TOLD("The Cat came into the Store.", "The Dog came into the Store."),
                     "The Cat and the Dog came into the Store.");
}

Test(line_news, the_same_again_is_counted) {
    cr_expect_str_eq(TOLD("Jo drew a card.", "Jo drew a card.", "Jo drew a card."),
                     "Jo drew 3 cards.");
    cr_expect_str_eq(TOLD("Jo paid 1 Water.", "Jo paid 1 Water."),
                     "Jo paid 1 Water (twice).");
    cr_expect_str_eq(TOLD("Jo paid 1 Water.", "Jo paid 1 Water.", "Jo paid 1 Water."),
                     "Jo paid 1 Water (3 times).");
}

Test(line_news, what_is_unlike_stays_apart) {
    cr_expect_str_eq(TOLD("You drew A.", "Jo drew B."), "You drew A.|Jo drew B.");
    cr_expect_str_eq(TOLD("You drew A.", "You played B."), "You drew A.|You played B.");
    cr_expect_str_eq(TOLD("You gained 1 Water, 3 now.", "You gained 1 Grit, 2 now."),
                     "You gained 1 Water, 3 now.|You gained 1 Grit, 2 now.");
    cr_expect_str_eq(TOLD("You kept A and discarded B.", "You kept C and discarded D."),
                     "You kept A and discarded B.|You kept C and discarded D.");
    cr_expect_str_eq(TOLD("Horse came into the Store.", "Jo went into the Store."),
                     "Horse came into the Store.|Jo went into the Store.");
    cr_expect_str_eq(TOLD("Panic rose by 1 to 5 of 10 for two eaten.",
                          "The Curse rose by 1 to 3 of 10 for two eaten."),
                     "Panic rose by 1 to 5 of 10 for two eaten.|"
                     "The Curse rose by 1 to 3 of 10 for two eaten.");
    cr_expect_str_eq(TOLD("The Cat drew A.", "The Cat played B."),
                     "The Cat drew A.|The Cat played B.");
    cr_expect_str_eq(TOLD("You drew A.", "You drew B.", "Cat drew B."),
                     "You drew A and B.|Cat drew B.");
}

Test(line_news, a_run_ends_before_its_room_does) {
    News news = {0};
    char room[NEWS_RUN * NEWS_SIZE];
    Text out = text_over(room, sizeof room);
    for (int i = 0; i < NEWS_RUN; i++) cr_assert(news_add(&news, "Jo drew a card."));
    cr_expect_not(news_add(&news, "Jo drew a card."));
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
