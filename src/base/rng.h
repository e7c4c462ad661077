/*
 * All the chance in a match. A keyed function of a counter (SipHash-2-4 with a 128-bit
 * key), so that nobody can predict the next die from the dice seen, and the same on
 * every machine. Flat, 32 bytes, part of the state.
 *
 * Up to seven dice can be loaded, for tests and puzzles: rng_roll first uses those that fit
 * the die it is asked for.
 */
#ifndef BAIZE_BASE_RNG_H
#define BAIZE_BASE_RNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { RNG_LOADED_MAX = 7 };

typedef struct Rng {
    uint64_t key[2];
    uint64_t counter;               /* how many values have been drawn */
    uint8_t loaded_count;           /* dice still loaded; the next one is loaded[0] */
    uint8_t loaded[RNG_LOADED_MAX]; /* as rng_load packs them; zero past loaded_count */
} Rng;

/* SipHash-2-4 of `size` bytes under a 128-bit key. */
uint64_t siphash(const uint64_t key[2], const void *data, size_t size);

/* A fresh generator from 128 bits of seed. */
Rng rng_from_seed(const uint64_t seed[2]);

/* A separate generator for `stream` (a bot, an animation), unrelated to `rng`'s draws. */
Rng rng_fork(const Rng *rng, uint64_t stream);

uint64_t rng_next(Rng *rng);

/* A number from 0 to below-1, without bias. `below` is at least 1. */
uint32_t rng_below(Rng *rng, uint32_t below);

/* Loads another die to show this number: one with `sides` sides (4, 6, 8, 10, 12 or 20), or
 * with 0 the next that has the number. False if seven are loaded already. */
bool rng_load(Rng *rng, int sides, int shown);
void rng_unload(Rng *rng);

/* A die: 1 to `sides`. The first loaded die that fits takes precedence over chance: one
 * loaded for this kind of die, or for any kind and showing no more than `sides`. */
int rng_roll(Rng *rng, int sides);

#endif
