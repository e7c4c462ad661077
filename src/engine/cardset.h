/*
 * Sets of up to 192 cards, for games whose piles hold more than 32. Each physical card is
 * one bit, copies of a design side by side, so that a pile is 24 bytes, a move of a card
 * two bit operations, and equal copies are passed over with one mask.
 */
#ifndef BAIZE_ENGINE_CARDSET_H
#define BAIZE_ENGINE_CARDSET_H

#include <stdbool.h>
#include <stdint.h>

#include "base/rng.h"

enum { CARDSET_WORDS = 3, CARDSET_MAX = 64 * CARDSET_WORDS };

typedef struct CardSet {
    uint64_t word[CARDSET_WORDS];
} CardSet;

static inline bool cards_has(const CardSet *set, int card) {
    return set->word[card / 64] >> (card % 64) & 1;
}

static inline void cards_add(CardSet *set, int card) {
    set->word[card / 64] |= (uint64_t)1 << (card % 64);
}

static inline void cards_remove(CardSet *set, int card) {
    set->word[card / 64] &= ~((uint64_t)1 << (card % 64));
}

static inline bool cards_empty(const CardSet *set) {
    return !(set->word[0] | set->word[1] | set->word[2]);
}

static inline int cards_count(const CardSet *set) {
    int count = 0;
    for (int i = 0; i < CARDSET_WORDS; i++) count += __builtin_popcountll(set->word[i]);
    return count;
}

/* All of `from` join `to`; `from` is empty afterwards. */
static inline void cards_pour(CardSet *to, CardSet *from) {
    for (int i = 0; i < CARDSET_WORDS; i++) {
        to->word[i] |= from->word[i];
        from->word[i] = 0;
    }
}

/* The first member from `at` on, or -1. */
static inline int cards_next(const CardSet *set, int at) {
    for (int w = at / 64; w < CARDSET_WORDS; w++) {
        uint64_t word = set->word[w];
        if (w == at / 64) word &= ~(uint64_t)0 << (at % 64);
        if (word) return w * 64 + __builtin_ctzll(word);
    }
    return -1;
}

/* A random member of a set that is not empty; the set stays as it is. */
static inline int cards_pick(const CardSet *set, Rng *rng) {
    uint32_t skip = rng_below(rng, (uint32_t)cards_count(set));
    for (int w = 0;; w++) {
        uint64_t word = set->word[w];
        uint32_t here = (uint32_t)__builtin_popcountll(word);
        if (skip >= here) {
            skip -= here;
            continue;
        }
        while (skip--) word &= word - 1;
        return w * 64 + __builtin_ctzll(word);
    }
}

#endif
