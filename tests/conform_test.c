/* The laws over every game on the shelf, in every mode and variant. */
#include <criterion/criterion.h>

#include "conform.h"

/* A random match of the longest game has some two thousand decisions; this many per setup
 * keep the whole run under half a minute with sanitizers on. */
enum { MATCHES_PER_SETUP = 3, THOROUGH_EVERY = 16 };

static bool try_matches(const OpenBox *box, const Setup *setup, void *context) {
    int *setups = context;
    ++*setups;
    for (uint64_t seed = 1; seed <= MATCHES_PER_SETUP; seed++) {
        Error err;
        bool good = conform_match(box, setup, seed, THOROUGH_EVERY, &err);
        cr_expect(good, "%s", err.words);
        if (!good) break; /* this setup; the others may tell more */
    }
    return true;
}

Test(conform, every_game_keeps_the_laws_in_every_setup, .timeout = 300) {
    for (int i = 0; i < shelf_count; i++) {
        Error err;
        int setups = 0;
        OpenBox *box = box_open(&shelf[i], NULL, 0, &err);
        cr_assert(box, "%s", err.words);
        conform_setups(box, try_matches, &setups);
        cr_expect(setups > 0, "%s has no setup", shelf[i].game->name);
        box_close(box);
    }
}
