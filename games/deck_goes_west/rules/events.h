/* What is told of a match: kinds of events, with their numbers. */
#ifndef DECK_GOES_WEST_EVENTS_H
#define DECK_GOES_WEST_EVENTS_H

#include "deck_goes_west/content/printed.h"

typedef enum Ev {
    EV_NONE,
    EV_DAY,   /* day */
    EV_NIGHT, /* day */
    EV_DREW,  /* secret: design */
    EV_SHUFFLED,
    EV_JOB,           /* Job, 1: of an event, -1: of the own character */
    EV_GAINED,        /* resource, amount */
    EV_PAID,          /* resource, amount */
    EV_ROLLED,        /* dice, sum, resource, what they show */
    EV_DISCARDED,     /* design */
    EV_SCRAPPED,      /* design */
    EV_TOOK,          /* design, 1: onto the draw pile */
    EV_BOUGHT,        /* design, 1: onto the draw pile */
    EV_STEPPED,       /* from, to (spot_of), Movement */
    EV_RODE,          /* from, to */
    EV_REVEALED,      /* spot */
    EV_DECLINED,      /* spot */
    EV_BUILT,         /* spot */
    EV_POINTS,        /* amount, now */
    EV_FED,           /* spot */
    EV_WAGON,         /* from, to, way */
    EV_HURT,          /* spot */
    EV_BATTLE,        /* spot, bandits, 1: the bandits begin */
    EV_HITS,          /* what the dice show, hits, saves, what the dice against them show;
                       * without a seat the bandits' */
    EV_FELL,          /* spot, bandits removed, left */
    EV_BANDITS,       /* spot, more, now */
    EV_BANDITS_MOVED, /* from, to, how many, way */
    EV_BANDIT_DIE,    /* sides, number, tiles that got one */
    EV_SPLIT,         /* spot */
    EV_ROW,           /* design that left, design that came */
    EV_EASTERN,       /* tiles removed */
    EV_PUSHED,        /* spot */
    EV_PASSED,
    EV_TRADED,  /* seat */
    EV_REFUSED, /* seat */
    EV_DIED,    /* 1: too much danger, 2: a full hand */
    EV_FIRST,   /* the seat that holds P1 */
    EV_ENDED,   /* Ending */
    EV_COUNT
} Ev;

/* What Job dice show, as one number: how many show 0, 1 and 2, of the first SHOWN_MOST. */
enum { SHOWN_BITS = 5, SHOWN_MOST = (1 << SHOWN_BITS) - 1 };

/* A way from place to place, as one number. */
enum { WAY_PLACES = 64 };

#endif
