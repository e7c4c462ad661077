/*
 * Counts in a state: unsigned bytes. Taking more than there is would wrap around silently,
 * so it is treated as a bug.
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
