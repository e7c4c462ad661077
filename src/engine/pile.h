/*
 * Sets as bits. A face-down pile is a set: shuffling forgets the order, and each card is
 * drawn by chance when it is needed: the same odds, no secret order in the state. What is
 * known to lie on top (arranged, or put back there) is a short list beside it.
 */
#ifndef BAIZE_ENGINE_PILE_H
#define BAIZE_ENGINE_PILE_H

#include <stdint.h>
#include <string.h>

#include "base/bits.h"
#include "base/require.h"
#include "base/rng.h"

static inline int bits_count(uint32_t set) {
    return bits_count64(set);
}

/* The lowest member; the set is not empty. */
static inline int bits_first(uint32_t set) {
    return __builtin_ctz(set);
}

static inline uint32_t bit(int member) {
    return (uint32_t)1 << member;
}

/* Takes the lowest member out and tells it. For loops: while (set) take(&set). */
static inline int bits_take(uint32_t *set) {
    int first = bits_first(*set);
    *set &= *set - 1;
    return first;
}

/* A random member of a set that is not empty; the set stays as it is. */
static inline int bits_pick(uint32_t set, Rng *rng) {
    REQUIRE(set);
    uint32_t skip = rng_below(rng, (uint32_t)bits_count(set));
    while (skip--) set &= set - 1;
    return bits_first(set);
}

enum { PILE_TOP_MAX = 8 };

/* What was laid on top of a pile in a given order; at[0] is drawn first. */
typedef struct PileTop {
    uint8_t count;
    uint8_t at[PILE_TOP_MAX - 1]; /* zero past count */
} PileTop;

static inline int pile_top_take(PileTop *top) {
    int first = top->at[0];
    top->count--;
    memmove(&top->at[0], &top->at[1], sizeof top->at - 1);
    top->at[sizeof top->at - 1] = 0;
    return first;
}

/* Draws a card from a pile that is not empty and takes it out. */
static inline int pile_draw(uint32_t *pile, PileTop *top, Rng *rng) {
    int card = top->count ? pile_top_take(top) : bits_pick(*pile, rng);
    *pile &= ~bit(card);
    return card;
}

#endif
