/*
 * Sets of job cards: one bit of a uint64_t each, since there are more than 32 of them.
 * What engine/pile.h does for small sets.
 */
#ifndef FEW_AND_CURSED_JOBSET_H
#define FEW_AND_CURSED_JOBSET_H

#include <stdint.h>

#include "base/bits.h"
#include "base/require.h"
#include "base/rng.h"

static inline uint64_t job_bit(int card) {
    return (uint64_t)1 << card;
}

static inline int jobs_count(uint64_t jobs) {
    return bits_count64(jobs);
}

/* The lowest member; the set is not empty. */
static inline int jobs_first(uint64_t jobs) {
    return __builtin_ctzll(jobs);
}

/* Takes the lowest member out and tells it. For loops: while (jobs) take(&jobs). */
static inline int jobs_take(uint64_t *jobs) {
    int first = jobs_first(*jobs);
    *jobs &= *jobs - 1;
    return first;
}

/* A random member of a set that is not empty; the set stays as it is. */
static inline int jobs_pick(uint64_t jobs, Rng *rng) {
    REQUIRE(jobs);
    uint32_t skip = rng_below(rng, (uint32_t)jobs_count(jobs));
    while (skip--) jobs &= jobs - 1;
    return jobs_first(jobs);
}

#endif
