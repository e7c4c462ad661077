/*
 * Packs that lack something, and a handbook that does; and marks that say what is known.
 * A user's own pack can leave out what the shipped ones have.
 */
#include <string.h>

#include "base/file.h"

#include "few_and_cursed/content/loader.h"
#include "few_and_cursed/few_and_cursed.h"

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
    box_empty(&box);
    cr_expect_null(box.content);
    for (int i = 0; i < 2; i++) pack_free(&packs[i]);
}

Test(few_content, nothing_may_be_missing) {
    expect_gap("[rules", "The packs have no entry [rules prices].");
    expect_gap("[space san_andreas]", "The packs have no entry [space san_andreas].");
    expect_gap("[bot coop]", "The packs have no entry [bot coop].");
    expect_gap("[encounter", "There are 0 encounters; at least 2 are needed.");
    expect_gap("[cursed", "There are 0 Cursed encounters; at least 2 are needed.");
    expect_gap("[wanted zombies]", "There are 3 Wanted cards; the game has 4.");
    expect_gap("[monster wendigo]", "There are 3 monsters; the game has 4.");
    expect_gap("[most_wanted", "There are 0 Most Wanted; at least 4 are needed.");
    expect_gap("[upgrade", "There are 0 Upgrades; at least 2 are needed.");
    expect_gap("[item", "There are 0 items; at least 3 are needed.");
    expect_gap("[job", "There are 0 job cards; at least 16 are needed.");
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
        text_format(&words, "| `%s` |", few_card_verbs.rows[i].word);
        cr_expect(strstr(chapter, row), "%s", row);
    }
    for (int i = 1; i < SPECIAL_COUNT; i++)
        cr_expect(strstr(chapter, few_special_words[i]), "%s", few_special_words[i]);
    buffer_free(&text);
}

/* ---- Marks ------------------------------------------------------------------------ */

/* What must be said of a key that the sources do not give plainly. */
typedef struct Mark {
    const char *kind, *id, *mark, *keys;
    bool met;
} Mark;

static bool lists_all(const char *list, const char *keys) {
    char key[40], word[40];
    while (text_word(&keys, ",", key, sizeof key)) {
        const char *rest = list;
        bool found = false;
        while (text_word(&rest, ",", word, sizeof word)) found |= text_equal(word, key);
        if (!found) return false;
    }
    return true;
}

static bool look_for_marks(const PackEntry *e, void *context, Error *err) {
    (void)err;
    for (Mark *m = context; m->kind; m++) {
        if (!text_equal(m->kind, e->kind) || !text_equal(m->id, e->id)) continue;
        const PackKey *key = entry_key(e, m->mark);
        m->met = key && lists_all(key->value, m->keys);
    }
    return true;
}

/* Nothing passes for known that we deduced or chose. */
Test(few_content, marks_are_not_too_generous) {
    static Mark marks[] = {
        {"upgrade", "hired_gun", "invented", "play", false},
        {"job", "farmhand", "inferred", "water, grit", false},
        {"job", "body_guard", "inferred", "water, grit", false},
        {"job", "survivor", "inferred", "water, grit", false},
        {"item", "red_potion", "inferred", "cost", false},
        {"start", "cursed_redhead", "inferred", "play", false},
        {"start", "cursed_jebediah", "inferred", "play", false},
        {"start", "cursed_maecenas", "inferred", "play", false},
        {"start", "cursed_ines_calder", "inferred", "play", false},
        {"start", "cursed_ines_calder", "invented", "owner", false},
        {"encounter", "stagecoach", "invented", "desert, canyons, ruins", false},
        {"cursed", "murder_of_crows", "invented", "story", false},
        {NULL, NULL, NULL, NULL, false},
    };
    Error err = {""};
    OpenBox *box = box_open(shelf_find(FEW), NULL, 0, &err);
    cr_assert(box, "%s", err.words);
    pack_each(box->packs, box->pack_count, NULL, 0, look_for_marks, marks, &err);
    for (const Mark *m = marks; m->kind; m++)
        cr_expect(m->met, "[%s %s] %s = %s", m->kind, m->id, m->mark, m->keys);
    box_close(box);
}
