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
                          "War Club came into the Store."),
                     "Horse, Boots and War Club came into the Store.");
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

static const FaceVerb verbs[] = {{"none", ""}, {"play", ""}, {"walk", ""}, {"done", ""}};
static const Face face = {.verbs = verbs, .verb_count = 4};

static OptionList listed(void) {
    OptionList list;
    list.count = 0;
    list.why = NULL;
    offer(&list, option_make(1, 0, 0, 0)); /* play */
    offer(&list, option_make(3, 0, 0, 0)); /* done */
    offer(&list, option_make(2, 0, 0, 0)); /* walk */
    offer(&list, option_make(2, 1, 0, 0));
    return list;
}

Test(line_order, own_answers_first_what_ends_last) {
    LineOrder order = line_order_read(
        "{\"aside\": [{\"verbs\": [\"play\"]}], \"closing\": [\"done\"]}", &face);
    OptionList list = listed();
    line_order_sort(&order, &list);
    cr_assert_eq(list.count, 4);
    cr_expect(list.at[0].verb == 2 && list.at[0].arg[0] == 0);
    cr_expect(list.at[1].verb == 2 && list.at[1].arg[0] == 1);
    cr_expect(list.at[2].verb == 1 && list.at[3].verb == 3);
    cr_expect_eq(line_order_rank(&order, list.at[2]), RANK_ASIDE);
}

Test(line_order, without_a_good_look_nothing_moves) {
    static const char *const looks[] = {NULL, "", "{", "{\"aside\": 3, \"closing\": [7]}",
                                        "{\"closing\": [\"fly\"]}"};
    for (size_t i = 0; i < sizeof looks / sizeof looks[0]; i++) {
        LineOrder order = line_order_read(looks[i], &face);
        OptionList list = listed(), sorted = list;
        line_order_sort(&order, &sorted);
        for (int j = 0; j < list.count; j++)
            cr_expect(option_equal(list.at[j], sorted.at[j]));
    }
}

/* Every verb that a look names exists. */
Test(line_order, shipped_looks_rank_their_verbs) {
    for (int i = 0; i < shelf_count; i++) {
        const char *look = shelf_file(shelf[i].game->name, "look.json");
        if (!look) continue;
        LineOrder order = line_order_read(look, shelf[i].face);
        int aside = 0, closing = 0;
        for (int verb = 0; verb < shelf[i].face->verb_count; verb++) {
            aside += order.rank[verb] == RANK_ASIDE;
            closing += order.rank[verb] == RANK_CLOSING;
        }
        cr_expect(aside > 0 && closing > 0, "%s", shelf[i].game->name);
    }
}
