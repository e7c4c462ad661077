/* The laws over every game on the shelf, in every mode and variant. */
#include <criterion/criterion.h>
#include <criterion/parameterized.h>

#include "conform.h"
#include "sanitized.h"

enum { GAMES_MAX = 16 };
/* The laws that look at a whole decision are tried on one in this many. */
enum { THOROUGH_EVERY = SANITIZED ? 64 : 16 };

/* A random match of the longest game has some two thousand decisions, so each setup plays
 * one here, with a seed of its own; soak plays many more of each, without sanitizers. */
static bool try_match(const OpenBox *box, const Setup *setup, void *context) {
    int *setups = context;
    Error err;
    ++*setups;
    bool good = conform_match(box, setup, (uint64_t)*setups, THOROUGH_EVERY, &err);
    cr_expect(good, "%s", err.words);
    return true; /* the other setups may tell more */
}

/* A test for each game, so that they run side by side. */
ParameterizedTestParameters(conform, every_setup_keeps_the_laws) {
    static int games[GAMES_MAX];
    cr_assert(shelf_count <= GAMES_MAX);
    for (int i = 0; i < shelf_count; i++) games[i] = i;
    return cr_make_param_array(int, games, (size_t)shelf_count);
}

ParameterizedTest(int *game, conform, every_setup_keeps_the_laws, .timeout = 300) {
    Error err;
    int setups = 0;
    OpenBox *box = box_open(&shelf[*game], NULL, 0, &err);
    cr_assert(box, "%s", err.words);
    conform_setups(box, try_match, &setups);
    cr_expect(setups > 0, "%s has no setup", shelf[*game].game->name);
    box_close(box);
}
