/*
 * Packs that lack something, and a handbook that does. A pack of one's own can leave out
 * what the shipped ones have.
 */
#include <string.h>

#include "base/file.h"

#include "few_and_cursed/content.h"

#include "few_desk.h"

static void expect_gap(const char *start, const char *sentence) {
    static const char *const files[] = {"packs/base.pack", "packs/encounters.pack"};
    Pack packs[2];
    Error err = {""};
    Box box = {0};
    for (int i = 0; i < 2; i++) {
        Buffer text = {0};
        pack_without(FEW, files[i], start, &text);
        cr_assert(pack_read(files[i], text.data, &packs[i], &err), "%s", err.words);
        buffer_free(&text);
    }
    cr_expect_not(few_load(packs, 2, &box, &err), "%s", start);
    cr_expect_str_eq(err.words, sentence);
    cr_expect_null(box.content);
    for (int i = 0; i < 2; i++) pack_free(&packs[i]);
}

Test(few_content, nothing_may_be_missing) {
    expect_gap("[rules", "The packs have no entry [rules prices].");
    expect_gap("[space san_andreas]", "The packs have no entry [space san_andreas].");
    expect_gap("[encounter", "There are 0 encounters; 2 is the least.");
    expect_gap("[cursed", "There are 0 Cursed encounters; 2 is the least.");
    expect_gap("[wanted zombies]", "There are 3 Wanted cards; the game has 4.");
    expect_gap("[monster wendigo]", "There are 3 monsters; the game has 4.");
    expect_gap("[most_wanted", "There are 0 Most Wanted; 4 is the least.");
    expect_gap("[upgrade", "There are 0 Upgrades; 2 is the least.");
    expect_gap("[item", "There are 0 items; 3 is the least.");
    expect_gap("[job", "There are 0 job cards; 16 is the least.");
}

Test(few_content, the_handbook_of_packs_lists_every_verb_and_ability) {
    Buffer text = {0};
    Error err = {""};
    cr_assert(file_read(BAIZE_SOURCE "/docs/packs.md", 1 << 20, &text, &err), "%s",
              err.words);
    const char *chapter = strstr(text.data, "## The Few and Cursed");
    cr_assert(chapter);
    for (int i = 1; i < VERB_COUNT; i++) {
        char row[32];
        Text words = text_over(row, sizeof row);
        text_format(&words, "| `%s` |", few_verb_word(i));
        cr_expect(strstr(chapter, row), "%s", row);
    }
    for (int i = 1; i < SPECIAL_COUNT; i++)
        cr_expect(strstr(chapter, few_special_words[i]), "%s", few_special_words[i]);
    buffer_free(&text);
}
