/*
 * Sets as bits: one family in three widths, with the same operations under the same names.
 *
 *     uint32_t   bit    bits_...      up to 32 members: seats, spaces, small decks
 *     uint64_t   bit64  bits64_...    up to 64
 *     Bits192           bits192_...   up to 192: the physical cards of a large game
 *
 * The first two are plain numbers, so that | & ~ are union, intersection and complement,
 * and `set & bit(7)` tests for a member; a Bits192 has functions for these. Members count
 * from 0. To walk through a set, take from a copy:
 *
 *     for (uint32_t left = set; left;) visit(bits_take(&left));
 *     for (int card; (card = bits192_take(&left)) >= 0;) visit(card);
 *
 * Counting: compilers turn __builtin_popcountll into a call if the target is not known to
 * have the instruction, and our builds target no newer machine than they must. Compilers
 * that recognize the pattern of bits_by_byte use the instruction.
 */
#ifndef BAIZE_BASE_BITS_H
#define BAIZE_BASE_BITS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/require.h"
#include "base/rng.h"

/* For functions that refuse an empty set. A loop over a set has just asked whether anything is
 * left, so that the test costs nothing there, if the compiler sees both together from the
 * beginning. */
#define BITS_INLINE    static inline __attribute__((always_inline))
#define BITS_SOME(set) ((set) ? (void)0 : require_member())

/* Each byte of the result counts the members in that byte of the set. */
static inline uint64_t bits_by_byte(uint64_t set) {
    const uint64_t pairs = UINT64_C(0x5555555555555555),
                   fours = UINT64_C(0x3333333333333333);
    set -= set >> 1 & pairs;
    set = (set & fours) + (set >> 2 & fours);
    return (set + (set >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
}

/* The sum of eight bytes, which must be less than 256. */
static inline int bits_sum_bytes(uint64_t bytes) {
    return (int)(bytes * UINT64_C(0x0101010101010101) >> 56);
}

/* ---- Up to 64 members ------------------------------------------------------------------ */

static inline uint64_t bit64(int member) {
    return (uint64_t)1 << member;
}

static inline int bits64_count(uint64_t set) {
    return bits_sum_bytes(bits_by_byte(set));
}

/* The lowest member of a set that is not empty. */
BITS_INLINE int bits64_first(uint64_t set) {
    BITS_SOME(set);
    return __builtin_ctzll(set);
}

/* Takes the lowest member out and returns it. */
BITS_INLINE int bits64_take(uint64_t *set) {
    int first = bits64_first(*set);
    *set &= *set - 1;
    return first;
}

/* The member with `below` members below it, of which the set has more than that: first the
 * byte that it is in, which is the first one with more members than that up to its end. */
static inline int bits64_at(uint64_t set, uint32_t below) {
    const uint64_t ones = UINT64_C(0x0101010101010101), high = ones << 7;
    uint64_t up_to = bits_by_byte(set) * ones;
    int at = bits64_first(((up_to | high) - (below + 1) * ones) & high) - 7;
    below -= up_to << 8 >> at & UINT8_MAX;
    for (set >>= at; below; below--) set &= set - 1;
    return at + bits64_first(set);
}

/* A random member of a set that is not empty; the set is unchanged. */
static inline int bits64_pick(uint64_t set, Rng *rng) {
    BITS_SOME(set);
    return bits64_at(set, rng_below(rng, (uint32_t)bits64_count(set)));
}

/* Adds the set to `met`; false if any of its members was there already. */
static inline bool bits64_meet(uint64_t *met, uint64_t set) {
    bool first = !(*met & set);
    *met |= set;
    return first;
}

/* ---- Up to 32 -------------------------------------------------------------------------- */

static inline uint32_t bit(int member) {
    return (uint32_t)1 << member;
}

static inline int bits_count(uint32_t set) {
    return bits64_count(set);
}

BITS_INLINE int bits_first(uint32_t set) {
    BITS_SOME(set);
    return __builtin_ctz(set);
}

/* The first member from `at` on, or else the first of all: who is next in turn. */
static inline int bits_next_round(uint32_t set, unsigned at) {
    uint32_t later = set >> at << at;
    return bits_first(later ? later : set);
}

static inline int bits_last(uint32_t set) {
    BITS_SOME(set);
    return 31 - __builtin_clz(set);
}

BITS_INLINE int bits_take(uint32_t *set) {
    int first = bits_first(*set);
    *set &= *set - 1;
    return first;
}

static inline int bits_pick(uint32_t set, Rng *rng) {
    return bits64_pick(set, rng);
}

static inline int bits_draw(uint32_t *set, Rng *rng) {
    int member = bits_pick(*set, rng);
    *set &= ~bit(member);
    return member;
}

static inline bool bits_meet(uint32_t *met, uint32_t set) {
    bool first = !(*met & set);
    *met |= set;
    return first;
}

/* ---- Up to 192 ------------------------------------------------------------------------- */

enum { BITS192_WORDS = 3, BITS192_MAX = 64 * BITS192_WORDS };

typedef struct Bits192 {
    uint64_t word[BITS192_WORDS];
} Bits192;

/* Unsigned, so that dividing by 64 is a shift. */
static inline unsigned bits192_word(int member) {
    return (unsigned)member / 64;
}

static inline uint64_t bits192_bit(int member) {
    return (uint64_t)1 << (unsigned)member % 64;
}

static inline bool bits192_has(const Bits192 *set, int member) {
    return (set->word[bits192_word(member)] & bits192_bit(member)) != 0;
}

static inline void bits192_add(Bits192 *set, int member) {
    set->word[bits192_word(member)] |= bits192_bit(member);
}

static inline void bits192_remove(Bits192 *set, int member) {
    set->word[bits192_word(member)] &= ~bits192_bit(member);
}

static inline bool bits192_empty(const Bits192 *set) {
    return !(set->word[0] | set->word[1] | set->word[2]);
}

/* The members of both. */
static inline Bits192 bits192_both(const Bits192 *a, const Bits192 *b) {
    Bits192 both;
    for (int i = 0; i < BITS192_WORDS; i++) both.word[i] = a->word[i] & b->word[i];
    return both;
}

/* The members of either. */
static inline Bits192 bits192_union(const Bits192 *a, const Bits192 *b) {
    Bits192 all;
    for (int i = 0; i < BITS192_WORDS; i++) all.word[i] = a->word[i] | b->word[i];
    return all;
}

/* The members of the first that are not in the second. */
static inline Bits192 bits192_minus(const Bits192 *a, const Bits192 *b) {
    Bits192 rest;
    for (int i = 0; i < BITS192_WORDS; i++) rest.word[i] = a->word[i] & ~b->word[i];
    return rest;
}

/* Moves all members of `from` to `to`. */
static inline void bits192_pour(Bits192 *to, Bits192 *from) {
    *to = bits192_union(to, from);
    *from = (Bits192){{0}};
}

static inline int bits192_count(const Bits192 *set) {
    uint64_t bytes = 0; /* at most 8 members per byte of each word: far below 256 in all */
    for (int i = 0; i < BITS192_WORDS; i++) bytes += bits_by_byte(set->word[i]);
    return bits_sum_bytes(bytes);
}

/* Whether two sets share at least this many members; for a few, this is faster than counting. */
static inline bool bits192_share(const Bits192 *a, const Bits192 *b, int count) {
    for (int i = 0; i < BITS192_WORDS; i++)
        for (uint64_t left = a->word[i] & b->word[i]; left; left &= left - 1)
            if (--count <= 0) return true;
    return count <= 0;
}

/* The first member from `at` on, or -1. */
static inline int bits192_next(const Bits192 *set, int at) {
    if (at >= BITS192_MAX) return -1;
    unsigned w = bits192_word(at);
    uint64_t word = set->word[w] >> (unsigned)at % 64;
    if (word) return at + bits64_first(word);
    while (++w < BITS192_WORDS)
        if (set->word[w]) return (int)w * 64 + bits64_first(set->word[w]);
    return -1;
}

/* Takes the lowest member out; -1 when there is none. */
static inline int bits192_take(Bits192 *set) {
    for (int w = 0; w < BITS192_WORDS; w++)
        if (set->word[w]) return w * 64 + bits64_take(&set->word[w]);
    return -1;
}

static inline int bits192_pick(const Bits192 *set, Rng *rng) {
    REQUIRE(!bits192_empty(set));
    uint32_t here[BITS192_WORDS], all = 0, below;
    int w = 0;
    for (int i = 0; i < BITS192_WORDS; i++)
        all += here[i] = (uint32_t)bits64_count(set->word[i]);
    for (below = rng_below(rng, all); below >= here[w]; w++) below -= here[w];
    return w * 64 + bits64_at(set->word[w], below);
}

static inline int bits192_draw(Bits192 *set, Rng *rng) {
    int member = bits192_pick(set, rng);
    bits192_remove(set, member);
    return member;
}

static inline bool bits192_meet(Bits192 *met, const Bits192 *set) {
    Bits192 again = bits192_both(met, set);
    *met = bits192_union(met, set);
    return bits192_empty(&again);
}

#endif
