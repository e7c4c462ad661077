/* Matches outlive editions: saves of an edition that players have had are read, and played to their
 * end, by every later one. tests/editions has one of each game, with the text of its packs. They stay
 * as they are: where a key of a pack, an option's words or a rule changes, the change gives way, or
 * reads the old as well. */
#include <criterion/criterion.h>

#include "base/file.h"

#include "sitting/sitting.h"

enum { SAVE_MAX = 1 << 18, SAVED_MOVES = 24 };

static void expect_goes_on(const char *game) {
    OpenBox *box;
    Match *m;
    Error err;
    Buffer save = {0};
    Text path = TEXT(400);
    text_format(&path, BAIZE_SOURCE "/tests/editions/%s.play", game);
    cr_assert(file_read(path.at, SAVE_MAX, &save, &err), "%s", err.words);
    cr_assert(match_load(save.data, -1, &box, &m, &err), "%s: %s", game, err.words);
    cr_expect_eq(match_moves(m), SAVED_MOVES);
    Sitting *s = sitting_new(m);
    while (sitting_step(s)) continue;
    cr_expect(match_state(m)->over, "%s", game);
    sitting_free(s);
    match_free(m);
    box_close(box);
    buffer_free(&save);
}

Test(editions, saves_of_earlier_editions_go_on, .timeout = 120) {
    int saved = 0;
    for (int i = 0; i < shelf_count; i++) {
        if (!shelf[i].listed) continue;
        expect_goes_on(shelf[i].game->name);
        saved++;
    }
    cr_assert_eq(saved, 4, "every game has a save of an earlier edition");
}
