/* Counts in a state: unsigned bytes. Taking more than there is, which would wrap around
 * silently, is a bug. */
#ifndef BAIZE_ENGINE_COUNT_H
#define BAIZE_ENGINE_COUNT_H

#include <stdint.h>

#include "base/require.h"

/* The sum of several counts, and the set of those that are not zero. */
static inline int count_all(const uint8_t *counts, int kinds) {
    int all = 0;
    for (int i = 0; i < kinds; i++) all += counts[i];
    return all;
}

static inline uint32_t count_kinds(const uint8_t *counts, int kinds) {
    uint32_t found = 0;
    for (int i = 0; i < kinds; i++) found |= (uint32_t)(counts[i] != 0) << i;
    return found;
}

static inline void count_take(uint8_t *count, int many) {
    REQUIRE(many <= *count);
    *count = (uint8_t)(*count - many);
}

#endif
