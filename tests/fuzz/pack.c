/*
 * Fuzz target: any bytes as a content pack. A pack that reads well and is for a game of
 * ours is put into that game's box; if the game takes it too, a match is played on it for
 * a while, because bad content must be refused at the door and never break a rule later.
 */
#include "engine/match.h"
#include "engine/setup.h"

#include "fuzz.h"

enum { MOVES_MAX = 60 };

/* Each seat that is asked takes a random option. */
static void play_on(const OpenBox *box) {
    SetupWords words = setup_begin(&box->box);
    Setup setup;
    if (!setup_finish(&words, &setup, NULL)) return; /* a pack may forbid the usual one */
    uint64_t seed[2] = {1, 2};
    Rng rng = rng_from_seed(seed);
    State *s = alloc_zero(box->box.game->state_size);
    game_setup(&box->box, &setup, seed, s, NULL);
    for (int i = 0; i < MOVES_MAX && !s->over; i++) {
        OptionList list;
        Seat seat = 0;
        while (seat < s->seat_count && !(s->open >> seat & 1)) seat++;
        if (seat == s->seat_count) seat = SEAT_CLOCK;
        game_options(&box->box, s, seat, &list);
        REQUIRE(list.count > 0);
        Option o = list.at[rng_below(&rng, (uint32_t)list.count)];
        box->box.game->apply(&box->box, s, seat, o, NULL);
        REQUIRE(!box->box.game->check(&box->box, s));
    }
    alloc_free(s);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = fuzz_text(data, size);
    Error err;
    Pack pack;
    if (pack_read("fuzz.pack", text, &pack, &err)) {
        const Shelf *game = shelf_find(pack.game);
        PackText extra = {"fuzz.pack", text, PACK_OWN};
        OpenBox *box = game ? box_open(game, &extra, 1, &err) : NULL;
        if (box) play_on(box);
        if (box) box_close(box);
        pack_free(&pack);
    }
    alloc_free(text);
    return 0;
}
