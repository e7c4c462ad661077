/*
 * A hint: what `keen` would do in a seat, from what the seat may know and no more, with the
 * reason where there is one, and how far behind other options are, in words. The same for every
 * front end.
 */
#ifndef BAIZE_SITTING_HINT_H
#define BAIZE_SITTING_HINT_H

#include "sitting/sitting.h"

typedef struct Hint {
    Option option;
    int worth;  /* what is expected of it: -1000 lost, 1000 won */
    int behind; /* the best, of 100 between lost and won */
    /* How good it is beside the best, "nearly as good"; of the best itself what it does, "wins"
     * or "pays off later", or "". */
    const char *words;
} Hint;

enum { HINTS_MAX = 3 };

/* At this match time; the best first. Returns how many there are: the seat is asked, so at
 * least one. */
int hint_options(Sitting *s, Seat seat, uint32_t ms, Hint out[HINTS_MAX]);

#endif
