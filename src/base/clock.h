/* The host's clock; never for the core, which is told the time. */
#ifndef BAIZE_BASE_CLOCK_H
#define BAIZE_BASE_CLOCK_H

#include <stdint.h>

/* Milliseconds from an arbitrary origin, on a clock that never jumps. */
int64_t clock_ms(void);

#endif
