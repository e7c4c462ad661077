/*
 * Fuzz target: streams of options. The first bytes choose the game, the setup and the seed,
 * every further one what the next seat does. After every move the state is in order; played
 * again, the same bytes lead to the same state and fingerprint.
 */
#include <string.h>

#include "engine/match.h"

#include "conform.h"
#include "fuzz.h"

enum { HEAD_BYTES = 3, SETUPS_MAX = 1024, WORDS_EVERY = 8 };

/* Every setup of every game, opened once. */
typedef struct Choice {
    const OpenBox *box;
    Setup setup;
} Choice;

typedef struct Choices {
    int count;
    Choice at[SETUPS_MAX];
} Choices;

static bool add_choice(const OpenBox *box, const Setup *setup, void *context) {
    Choices *choices = context;
    if (choices->count == SETUPS_MAX) return false;
    choices->at[choices->count++] = (Choice){box, *setup};
    return true;
}

static void open_choices(Choices *choices) {
    for (int i = 0; i < shelf_count; i++) {
        const OpenBox *box = box_open(&shelf[i], NULL, 0, NULL);
        REQUIRE(box);
        conform_setups(box, add_choice, choices);
    }
}

/* The byte picks among all seats that are asked, then among the options. */
static void play_byte(const Box *box, State *s, uint8_t byte) {
    Seat able[SEATS_MAX + 1];
    int count = 0;
    OptionList list;
    for (Seat seat = 0; seat < s->seat_count; seat++) {
        if (s->open >> seat & 1) able[count++] = seat;
    }
    if (game_clock_is_due(s)) able[count++] = SEAT_CLOCK;
    REQUIRE(count > 0);
    Seat seat = able[byte % count];
    game_options(box, s, seat, &list);
    REQUIRE(list.count > 0);
    if (seat == SEAT_CLOCK) s->now_ms = s->due_ms;
    box->game->apply(box, s, seat, list.at[byte / count % list.count], NULL);
}

/* On a bare state: a match would spend most of its time on fingerprints. */
static State *play_bytes(const Choice *choice, const uint8_t *data, size_t size,
                         bool checked) {
    const Box *box = &choice->box->box;
    State *s = alloc_zero(box->game->state_size);
    Seed seed = seed_from_number(data[2]);
    game_setup(box, &choice->setup, seed.half, s, NULL);
    for (size_t i = HEAD_BYTES; i < size && !s->over; i++) {
        play_byte(box, s, data[i]);
        if (checked) REQUIRE(!box->game->check(box, s));
    }
    return s;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static Choices choices;
    if (choices.count == 0) open_choices(&choices);
    if (size < HEAD_BYTES) return 0;
    const Choice *choice = &choices.at[(data[0] * 256 + data[1]) % choices.count];
    const Box *box = &choice->box->box;
    State *s = play_bytes(choice, data, size, true);
    State *again = play_bytes(choice, data, size, false);
    if (size % WORDS_EVERY == 0) { /* words cost more than the moves */
        REQUIRE(game_fingerprint(box, s) == game_fingerprint(box, again));
    }
    REQUIRE(memcmp(s, again, box->game->state_size) == 0);
    alloc_free(s);
    alloc_free(again);
    return 0;
}
