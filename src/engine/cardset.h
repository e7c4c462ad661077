/*
 * Sets of up to 192 cards, for games whose piles hold more than 32. Each physical card is
 * one bit, copies of a design side by side, so that a pile is 24 bytes, a move of a card
 * two bit operations, and equal copies are passed over with one mask.
 */
#ifndef BAIZE_ENGINE_CARDSET_H
#define BAIZE_ENGINE_CARDSET_H

#include <stdbool.h>
#include <stdint.h>

#include "base/bits.h"
#include "base/require.h"
#include "base/rng.h"

enum { CARDSET_WORDS = 3, CARDSET_MAX = 64 * CARDSET_WORDS };

typedef struct CardSet {
    uint64_t word[CARDSET_WORDS];
} CardSet;

/* Unsigned, so that dividing by 64 is a shift: cards count from 0. */
static inline unsigned card_word(int card) {
    return (unsigned)card / 64;
}

static inline uint64_t card_bit(int card) {
    return (uint64_t)1 << (unsigned)card % 64;
}

static inline bool cards_has(const CardSet *set, int card) {
    return (set->word[card_word(card)] & card_bit(card)) != 0;
}

static inline void cards_add(CardSet *set, int card) {
    set->word[card_word(card)] |= card_bit(card);
}

static inline void cards_remove(CardSet *set, int card) {
    set->word[card_word(card)] &= ~card_bit(card);
}

static inline bool cards_empty(const CardSet *set) {
    return !(set->word[0] | set->word[1] | set->word[2]);
}

/* Those that are in both. */
static inline CardSet cards_common(const CardSet *a, const CardSet *b) {
    CardSet both;
    for (int i = 0; i < CARDSET_WORDS; i++) both.word[i] = a->word[i] & b->word[i];
    return both;
}

static inline int cards_count(const CardSet *set) {
    uint64_t bytes = 0; /* 8 members a byte and word at most: far below 256 in all */
    for (int i = 0; i < CARDSET_WORDS; i++) bytes += bits_by_byte(set->word[i]);
    return bits_sum_bytes(bytes);
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
    if (at >= CARDSET_MAX) return -1;
    unsigned w = card_word(at);
    uint64_t word = set->word[w] & ~(card_bit(at) - 1);
    while (!word) {
        if (++w == CARDSET_WORDS) return -1;
        word = set->word[w];
    }
    return (int)w * 64 + __builtin_ctzll(word);
}

/* Takes the lowest member out; -1 when there is none. For loops over a copy. */
static inline int cards_take(CardSet *set) {
    for (int w = 0; w < CARDSET_WORDS; w++) {
        uint64_t word = set->word[w];
        if (!word) continue;
        set->word[w] = word & (word - 1);
        return w * 64 + __builtin_ctzll(word);
    }
    return -1;
}

/* A random member of a set that is not empty; the set stays as it is. */
static inline int cards_pick(const CardSet *set, Rng *rng) {
    REQUIRE(!cards_empty(set));
    uint32_t skip = rng_below(rng, (uint32_t)cards_count(set));
    for (int w = 0;; w++) {
        uint64_t word = set->word[w];
        uint32_t here = (uint32_t)bits_count64(word);
        if (skip >= here) {
            skip -= here;
            continue;
        }
        while (skip--) word &= word - 1;
        return w * 64 + __builtin_ctzll(word);
    }
}

#endif
