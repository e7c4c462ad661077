/*
 * What does not fit into the box is refused with a sentence before anything is written past
 * an end: more entries of a kind than its table holds.
 */
#include <criterion/criterion.h>
#include <string.h>

#include "base/alloc.h"

#include "few_desk.h"

/* More than any table of the box holds. */
enum { MANY = 120 };

/* A pack of MANY entries: [kind extra_N], a title of its own, and the same lines each. */
static void refused(const char *kind, const char *lines, const char *said) {
    Buffer text = {0};
    buffer_add(&text, "pack bad\ngame few-and-cursed 2\n");
    for (int i = 0; i < MANY; i++) {
        char room[800];
        Text entry = text_over(room, sizeof room);
        text_format(&entry, "\n[%s extra_%d]\n", kind, i);
        if (!text_equal(kind, "encounter")) text_format(&entry, "title = Extra %d\n", i);
        text_add(&entry, lines);
        text_add(&entry, "source = invented\n");
        buffer_add(&text, room);
    }
    Error err = {""};
    PackText extra = {"bad.pack", text.data, PACK_OWN};
    OpenBox *box = box_open(shelf_find(FEW), &extra, 1, &err);
    cr_expect_null(box, "%s", said);
    cr_expect(strstr(err.words, said), "%s", err.words);
    if (box) box_close(box);
    buffer_free(&text);
}

Test(few_limits, more_entries_than_the_box_holds_are_refused) {
    refused("upgrade", "copies = 1\nplay = move 1\n",
            "there are more than 80 kinds of cards");
    refused("upgrade", "copies = 9\nplay = move 1\n", "there are more than 180 cards");
    refused("item", "cost = 3\nslot = accessory\nuse = move 1\n",
            "there are more than 32 items");
    refused("job", "copies = 1\nmoney = 1\ngrit = 1\nspend = move 2\n",
            "there are more than 32 kinds of jobs");
    refused("encounter",
            "desert = A.\ndesert_1 = Go: ->\ncanyons = B.\ncanyons_1 = Go: ->\n"
            "ruins = C.\nruins_1 = Go: ->\n",
            "there are more than 32 encounters");
    refused("cursed", "story = A.\noption_1 = Go: ->\n",
            "there are more than 32 Cursed encounters");
    refused("most_wanted", "place = cursed\ncost = 9\ngrit = 3\nreward = money 1\n",
            "there are more than 12 Most Wanted");
    refused("space", "terrain = desert\nat = 100, 100\nroads = dry_well 1\n",
            "there are more than 32 spaces");
}
