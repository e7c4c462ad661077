/*
 * Counts of a state: bytes that only ever hold what is there. Taking more than there is would
 * wrap round in silence, so it is one of our own mistakes.
 */
#ifndef BAIZE_ENGINE_COUNT_H
#define BAIZE_ENGINE_COUNT_H

#include <stdint.h>

#include "base/require.h"

static inline void count_take(uint8_t *count, int many) {
    REQUIRE(many <= *count);
    *count = (uint8_t)(*count - many);
}

#endif
