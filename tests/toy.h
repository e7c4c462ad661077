/*
 * A toy game for tests of the engine: each option does one thing that a match must handle.
 *
 *   step  +1 point, nothing else          roll  chance: 1 to 6 points
 *   peek  a secret for the seat itself    pass  the other seat's turn (pair)
 *   halt  a forced choice, "nod"          jolt  a forced choice that rolls, "shake"
 *   wake  the clock is due in 500 ms      leap  +10, refused below 5 points
 *
 * Modes: pair (two seats in turn), solo (one), race (both at once, time runs; every 1000 ms
 * the clock asks again). Over at 20 points.
 */
#ifndef BAIZE_TESTS_TOY_H
#define BAIZE_TESTS_TOY_H

#include "engine/match.h"

typedef enum ToyMode { TOY_PAIR, TOY_SOLO, TOY_RACE } ToyMode;

extern const Shelf toy_shelf;

/* For match_load_from. */
const Shelf *toy_find(const char *name, Error *err);

typedef struct Toy {
    OpenBox *box;
    Match *match;
} Toy;
Toy toy_open(ToyMode mode);
void toy_close(Toy *t);

/* Plays the option with these words, at a time. False when it cannot. */
bool toy_play_at(Toy *t, Seat seat, const char *words, uint32_t ms);
bool toy_play(Toy *t, Seat seat, const char *words);
int toy_points(const Toy *t, Seat seat);

/* The state's secret, which only its owner knows; 0 once hidden. */
int toy_secret(const State *s);

#endif
