/*
 * Packs that lack something, and a handbook that does. The shipped packs are always there, so a table cannot run into
 * this; a new pack that takes their place can.
 */
#include <string.h>

#include "base/file.h"

#include "so_youve_been_cursed/content/loader.h"
#include "so_youve_been_cursed/so_youve_been_cursed.h"

#include "cursed_desk.h"

static void expect_gap(const char *start, const char *sentence) {
    Buffer text = {0};
    Pack pack = {0};
    Error err = {""};
    Box box = {0};
    pack_without(CURSED, "packs/base.pack", start, &text);
    cr_assert(pack_read("base.pack", text.data, &pack, &err), "%s", err.words);
    cr_expect_not(cursed_load(&pack, 1, &box, &err), "%s", start);
    cr_expect_str_eq(err.words, sentence);
    box_empty(&box);
    cr_expect_null(box.content);
    pack_free(&pack);
    buffer_free(&text);
}

Test(cursed_content, nothing_may_be_missing) {
    expect_gap("[rules", "The packs have no entry [rules numbers].");
    expect_gap("[track cure]", "The packs have no entry [track cure].");
    expect_gap("[track curse]", "The packs have no entry [track curse].");
    expect_gap("[track panic]", "The packs have no entry [track panic].");
    expect_gap("[villager noble]", "The packs have no entry [villager noble].");
    expect_gap("[ingredient ash_twig]", "The packs have no entry [ingredient ash_twig].");
    expect_gap("[guard nothing]", "The packs have no entry [guard nothing].");
    expect_gap("[space market]", "The packs have no entry [space market].");
    /* A box that is opened is lent them (tests/weights_test.c). */
    expect_gap("[bot weights]", "The packs have no entry [bot weights].");
}

Test(cursed_content, decks_may_not_be_empty) {
    expect_gap("[spell", "The packs have no Spells.");
    expect_gap("[power", "The packs have no Powers.");
    expect_gap("[possessed pw0",
               "There are 3 Possessed Wizard cards; at least 6 are needed.");
    expect_gap("[rabid", "There are 0 Rabid Monster cards; at least 6 are needed.");
}

Test(cursed_content, the_handbook_of_packs_lists_every_verb) {
    Buffer text = {0};
    Error err = {""};
    cr_assert(file_read(BAIZE_SOURCE "/docs/packs.md", 1 << 20, &text, &err), "%s",
              err.words);
    for (int verb = 1; verb < VERB_COUNT; verb++)
        cr_expect(strstr(text.data, say("| `%s` |", cursed_card_verbs.rows[verb].word)),
                  "%s", cursed_card_verbs.rows[verb].word);
    buffer_free(&text);
}
