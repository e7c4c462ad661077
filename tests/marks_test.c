/* Marks in words: kept by those who ask for them, gone for all others, and data in JSON. */
#include <criterion/criterion.h>
#include <jansson.h>

#include "engine/marks.h"
#include "engine/verbs.h"

static json_t *said(const char *words) {
    Buffer text = {0};
    Json j = json_into(&text);
    json_put_object(&j, NULL);
    said_json(&j, "price", words);
    json_end(&j, '}');
    json_t *root = json_loads(text.data, 0, NULL);
    cr_assert(root, "%s", text.data);
    buffer_free(&text);
    return root;
}

static json_t *mark(const json_t *root, size_t i) {
    return json_array_get(json_object_get(root, "price_marks"), i);
}

static void is(const json_t *object, const char *key, const char *words) {
    cr_expect_str_eq(json_string_value(json_object_get(object, key)), words);
}

static void counts(const json_t *object, const char *key, int number) {
    cr_expect_eq(json_integer_value(json_object_get(object, key)), number, "%s", key);
}

Test(marks, a_text_drops_them_unless_it_was_made_to_keep_them) {
    char plain_room[80], room[160];
    Text plain = text_over(plain_room, sizeof plain_room);
    Text kept = text_marked(room, sizeof room);
    verb_amount(&plain, "pay [-water # Water]", 3);
    verb_amount(&kept, "pay [-water # Water]", 3);
    cr_expect_str_eq(plain_room, "pay 3 Water");
    cr_expect_str_neq(room, plain_room);
    text_clear(&plain);
    text_add(&plain, room);
    cr_expect_str_eq(plain_room, "pay 3 Water");
    text_clear(&plain);
    for (const char *at = room; *at; at++) text_char(&plain, *at); /* letter by letter */
    cr_expect_str_eq(plain_room, "pay 3 Water");
}

Test(marks, amounts_are_paid_gained_earned_or_told) {
    char room[400];
    Text words = text_marked(room, sizeof room);
    verb_amount(&words, "[-water # Water]", 4);
    mark_arrow(&words);
    verb_amount(&words, "[+grit # Grit], [curse Curse +#], [health -# Health], ", 2);
    verb_amount(&words, "[stat upgrade {a stat|# stats}] for [coins 5 coins]", 1);
    json_t *root = said(room);
    is(root, "price", "4 Water -> 2 Grit, Curse +2, -2 Health, upgrade a stat for 5 coins");
    is(mark(root, 0), "as", "cost");
    is(mark(root, 0), "unit", "water");
    counts(mark(root, 0), "amount", 4);
    counts(mark(root, 0), "from", 0);
    counts(mark(root, 0), "to", 7);
    is(mark(root, 1), "as", "arrow");
    is(mark(root, 1), "other", "for");
    is(mark(root, 2), "as", "earn");
    is(mark(root, 4), "as", "gain"); /* between them is a joint */
    counts(mark(root, 6), "amount", -2);
    is(mark(root, 8), "as", "told");
    counts(mark(root, 8), "amount", 1); /* no figure in its words */
    counts(mark(root, 9), "amount", 5); /* the words' own figure */
    json_decref(root);
    marks_lost(&words, 0);
    root = said(room);
    is(mark(root, 2), "as", "told");
    is(mark(root, 4), "as", "lost");
    json_decref(root);
}

Test(marks, how_an_amount_is_printed_and_that_it_is_thrown_are_data) {
    Text words = TEXT_MARKED(400);
    verb_amount(&words, "[-food:2x pay 2x Food], [+gold:dice roll # dice], ", 3);
    verb_amount(&words, "[+food:3x,dice roll 3x dice][!arrow : ][+food # Food]", 1);
    json_t *root = said(words.at);
    is(mark(root, 0), "unit", "food");
    is(mark(root, 0), "figure", "2x");
    cr_expect_null(json_object_get(mark(root, 0), "dice"));
    cr_expect(json_is_true(json_object_get(mark(root, 2), "dice")));
    cr_expect_null(json_object_get(mark(root, 2), "figure"));
    is(mark(root, 4), "figure", "3x");
    cr_expect(json_is_true(json_object_get(mark(root, 4), "dice")));
    cr_expect_null(json_object_get(mark(root, 5), "other"), "its own words are read aloud");
    cr_expect_null(json_object_get(mark(root, 6), "figure"));
    json_decref(root);
}

Test(marks, what_words_earn_and_name_is_read_from_their_marks) {
    Text words = TEXT_MARKED(200);
    verb_amount(&words, "[+coins # coins]", 6);
    cr_expect(mark_earns(words.at));
    cr_expect(!mark_earns("6 coins"));
    text_clear(&words);
    verb_amount(&words, "[move +# Movement], [+coins # coins]", 2);
    cr_expect(!mark_earns(words.at));
    mark_thing(&words, ref_space(12), "house 12");
    cr_expect(mark_names(words.at, ref_space(12)));
    cr_expect(!mark_names(words.at, ref_space(1)));
    cr_expect(!mark_names("space:12 @space:12", ref_space(12)));
}

/* Only after an amount, and a comma only between two marks: elsewhere they are words. */
Test(marks, what_separates_amounts_is_marked_by_itself) {
    char room[400];
    Text words = text_marked(room, sizeof room);
    verb_amount(&words, "Now, [water # Water], [grit # Grit], draw; ", 2);
    verb_amount(&words, "[-food # Food]; more [@card:3 Sprint], [food # Food].", 1);
    json_t *root = said(room);
    is(root, "price", "Now, 2 Water, 2 Grit, draw; 1 Food; more Sprint, 1 Food.");
    is(mark(root, 0), "unit", "water");
    is(mark(root, 1), "as", "joint");
    counts(mark(root, 1), "from", 12);
    counts(mark(root, 1), "to", 14);
    is(mark(root, 2), "unit", "grit");
    is(mark(root, 3), "unit", "food");
    is(mark(root, 4), "as", "break");
    counts(mark(root, 4), "from", 34);
    counts(mark(root, 4), "to", 36);
    is(mark(root, 5), "ref", "card:3");
    is(mark(root, 6), "as", "told");
    cr_expect_null(mark(root, 7));
    json_decref(root);
}

Test(marks, names_stand_for_things_and_letters_are_counted_as_scripts_do) {
    char room[200];
    Text words = text_marked(room, sizeof room);
    text_add(&words, "caf\xc3\xa9 ");
    mark_thing(&words, ref_card(17), "Sprint");
    mark_as(&words, " a card", "many", "cards");
    json_t *root = said(room);
    is(mark(root, 0), "ref", "card:17");
    counts(mark(root, 0), "from", 5);
    counts(mark(root, 0), "to", 11);
    is(mark(root, 1), "as", "many");
    is(mark(root, 1), "other", "cards");
    json_decref(root);
    root = said("plain");
    cr_expect_null(json_object_get(root, "price_marks"));
    json_decref(root);
}
