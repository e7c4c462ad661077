/* Whose a thing is does not depend on the mode: a track or a zone of this id always lies
 * before somebody, or always on the table, so that a client can rely on it. */
#include <criterion/criterion.h>

#include "conform.h"

enum { SEEN_MAX = 256 };

/* Every track and zone seen so far, and whether it was the table's. */
typedef struct Seen {
    const char *id[SEEN_MAX];
    bool table[SEEN_MAX];
    int count;
} Seen;

static void look_at(Seen *seen, const char *id, int owner) {
    bool table = owner == OWNER_TABLE;
    int i = 0;
    while (i < seen->count && !text_equal(seen->id[i], id)) i++;
    if (i == seen->count) {
        cr_assert_lt(seen->count, SEEN_MAX);
        seen->id[seen->count] = id;
        seen->table[seen->count++] = table;
    }
    cr_expect_eq(seen->table[i], table, "'%s' changes hands with the mode", id);
}

static bool look_at_setup(const OpenBox *box, const Setup *setup, void *context) {
    Match *match = match_new(box, setup, seed_from_number(1));
    View *v = view_new();
    match_view(match, SEAT_WATCHER, v);
    for (int i = 0; i < v->track_count; i++)
        look_at(context, v->tracks[i].id, v->tracks[i].owner);
    for (int i = 0; i < v->zone_count; i++)
        look_at(context, v->zones[i].id, v->zones[i].owner);
    view_free(v);
    match_free(match);
    return true;
}

Test(view, owners_do_not_change_with_the_mode) {
    for (int i = 0; i < shelf_count; i++) {
        Error err;
        Seen seen = {.count = 0};
        OpenBox *box = box_open(&shelf[i], NULL, 0, &err);
        cr_assert(box, "%s", err.words);
        cr_assert(conform_setups(box, look_at_setup, &seen));
        box_close(box);
    }
}
