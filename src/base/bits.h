/*
 * Counting the members of a set of bits. Compilers turn __builtin_popcountll into a call
 * where the machine is not known to have the instruction, and no build of ours asks for a
 * newer machine than it must. Those that know the pattern below use the instruction.
 */
#ifndef BAIZE_BASE_BITS_H
#define BAIZE_BASE_BITS_H

#include <stdint.h>

/* Each byte of the result counts the members in that byte of the set. */
static inline uint64_t bits_by_byte(uint64_t set) {
    const uint64_t pairs = UINT64_C(0x5555555555555555),
                   fours = UINT64_C(0x3333333333333333);
    set -= set >> 1 & pairs;
    set = (set & fours) + (set >> 2 & fours);
    return (set + (set >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
}

/* The sum of eight bytes that is less than 256. */
static inline int bits_sum_bytes(uint64_t bytes) {
    return (int)(bytes * UINT64_C(0x0101010101010101) >> 56);
}

static inline int bits_count64(uint64_t set) {
    return bits_sum_bytes(bits_by_byte(set));
}

#endif
