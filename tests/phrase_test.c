/* Phrases with holes: what fills them, and what they are about. */
#include <criterion/criterion.h>

#include "engine/phrase.h"

static const char *const dishes[] = {"bread", "porridge"};
static const char *const pots[] = {"oven", "stove"};

static const char *card_title(const Phrase *p, int ref) {
    (void)p;
    return ref < 0 ? "a card" : "The Mill";
}

static void reader(const Phrase *p, int value, Text *out) {
    (void)value;
    text_add(out, p->who == p->viewer ? "you" : "the Miller");
}

static const Hole table[] = {
    {"coins", .amount = "[coins # {coin|coins}]", .track = "purse"},
    {"who", .words = reader},
    {"number", .words = phrase_number},
    {"less", .words = phrase_less},
    {"place", .words = phrase_place, .zone = "shelf"},
    {"mill", .words = phrase_number, .thing = phrase_space_thing},
    {"dish", .list = dishes, .zones = pots},
    {"eaten", .list = dishes, .tracks = pots},
    {"card", .card = phrase_card},
    {"ware", .card_from = 40},
    {"here", .thing = phrase_space_thing},
};
static const Holes holes = {table, sizeof table / sizeof table[0], card_title};

static Phrase phrase(int a, int b) {
    return (Phrase){
        .holes = &holes, .arg = {(int16_t)a, (int16_t)b}, .who = 1, .viewer = 0};
}

static const char *said(Phrase p, const char *pattern) {
    static char room[80];
    Text out = text_over(room, sizeof room);
    phrase_sentence(&p, pattern, &out);
    return room;
}

Test(phrase, holes_are_filled_by_their_argument) {
    cr_expect_str_eq(said(phrase(2, 1), "{who} paid {coins 0}, then {coins 1}."),
                     "The Miller paid 2 coins, then 1 coin.");
    cr_expect_str_eq(said(phrase(-3, 0), "lost {less 0} from place {place 1}."),
                     "Lost 3 from place 1.");
    Phrase own = phrase(4, 0);
    own.viewer = own.who;
    cr_expect_str_eq(said(own, "{who} paid {coins 0}."), "You paid 4 coins.");
    cr_expect_str_eq(said(phrase(0, 0), "21 {number 0}."), "21 0.");
}

Test(phrase, targets_are_the_things_that_holes_name) {
    Targets t = {0};
    Phrase p = phrase(2, 7);
    phrase_targets(&p, "{who} paid {coins 0} at mill {mill 1}, shelf {place 0}.", &t);
    cr_assert_eq(t.count, 3);
    cr_expect_str_eq(t.at[0].id, "purse");
    cr_expect(t.at[1].kind == REF_SPACE && t.at[1].index == 7);
    cr_expect_str_eq(t.at[2].id, "shelf");
}

/* So a front end need not search the words for what they name. */
Test(phrase, targets_tell_what_the_words_name_from_what_they_only_point_at) {
    static const FaceVerb verb = {.words = "grind at mill {mill 1}{here 0}", .space = 4};
    Targets t = {0};
    Phrase p = phrase(2, 7);
    verb_targets(&verb, &p, 0, &t);
    cr_assert_eq(t.count, 3);
    cr_expect(t.named[0] && t.at[0].index == 7);
    cr_expect(!t.named[1] && t.at[1].index == 2, "a hole without words");
    cr_expect(!t.named[2] && t.at[2].index == 3, "what the row adds");
}

Test(phrase, lists_and_cards_fill_holes_and_are_what_they_name) {
    Targets t = {0};
    Phrase p = phrase(1, -1);
    const char *pattern = "{dish 0}, {eaten 0}, {card 0}, {card 1}.";
    cr_expect_str_eq(said(p, pattern), "Porridge, porridge, The Mill, a card.");
    phrase_targets(&p, pattern, &t);
    cr_assert_eq(t.count, 3);
    cr_expect(t.at[0].kind == REF_ZONE && text_equal(t.at[0].id, "stove"));
    cr_expect(t.at[1].kind == REF_TRACK && text_equal(t.at[1].id, "stove"));
    cr_expect(t.at[2].kind == REF_CARD && t.at[2].index == 1);
}

Test(phrase, a_card_may_be_a_number_in_its_own_part_of_the_references) {
    Targets t = {0};
    Phrase p = phrase(2, 0);
    cr_expect_str_eq(said(p, "{ware 0}."), "The Mill.");
    phrase_targets(&p, "{ware 0}.", &t);
    cr_assert_eq(t.count, 1);
    cr_expect(t.at[0].kind == REF_CARD && t.at[0].index == 42);
}

Test(phrase, a_row_has_a_sentence_for_each_sign) {
    static const PhraseRow all = {"more", "none", "less", .by = 1};
    static const PhraseRow two = {"more", NULL, "less", .by = 1};
    static const PhraseRow one = {"more", NULL, NULL, .by = 1};
    static const int values[] = {5, 0, -5};
    static const char *const full[] = {"more", "none", "less"};
    static const char *const half[] = {"more", "more", "less"};
    for (int i = 0; i < 3; i++) {
        Phrase p = phrase(9, values[i]);
        cr_expect_str_eq(phrase_choice(&all, &p), full[i]);
        cr_expect_str_eq(phrase_choice(&two, &p), half[i]);
        cr_expect_str_eq(phrase_choice(&one, &p), "more");
        cr_expect_str_eq(phrase_choice(&(PhraseRow){0}, &p), "");
    }
}

Test(phrase, a_comma_stands_between_parts_only) {
    char room[40];
    Text out = text_over(room, sizeof room);
    phrase_comma(&out, 0);
    text_add(&out, "a");
    phrase_comma(&out, 0);
    text_add(&out, "b");
    cr_expect_str_eq(room, "a, b");
}

static const PromptValue prompt_values[] = {
    {"coins", .number = 1},
    {"coin", .number = 3},
    {"place", .words = "the {Mill}"},
    {"fare", .pattern = "{coin coin|coins} to {place}"},
    {0},
};

static const char *prompted(const char *pattern) {
    static char room[80];
    Text out = text_over(room, sizeof room);
    prompt_words(prompt_values, pattern, &out);
    return room;
}

Test(phrase, prompts_say_numbers_with_their_nouns) {
    cr_assert_str_eq(prompted("{coins}, {coin} left."), "1, 3 left.");
    cr_assert_str_eq(prompted("{coins gold coin|gold coins}"), "1 gold coin");
    cr_assert_str_eq(prompted("{coin gold coin|gold coins}!"), "3 gold coins!");
}

/* A title may come from somebody's pack, so what looks like a hole in it is none. */
Test(phrase, prompts_have_words_and_patterns) {
    cr_assert_str_eq(prompted("At {place}."), "At the {Mill}.");
    cr_assert_str_eq(prompted("Pay {fare}?"), "Pay 3 coins to the {Mill}?");
}
