/*
 * A hint: what `keen` would do in a seat, from what the seat may know and no more, and how far
 * behind other options are, in words. The same for every front end.
 */
#ifndef BAIZE_SITTING_HINT_H
#define BAIZE_SITTING_HINT_H

#include "sitting/sitting.h"

typedef struct Hint {
    Option option;
    int worth;         /* what is expected of it: -1000 lost, 1000 won */
    const char *words; /* beside the best: "nearly as good"; for the best "", or "wins" */
} Hint;

enum { HINTS_MAX = 3 };

/* At this match time; the best first. Returns how many there are: the seat is asked, so at
 * least one. */
int hint_options(Sitting *s, Seat seat, uint32_t ms, Hint out[HINTS_MAX]);

#endif
