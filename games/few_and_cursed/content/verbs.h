/* The verbs that all content is made of. cards.c has a row for each. */
#ifndef FEW_AND_CURSED_VERBS_H
#define FEW_AND_CURSED_VERBS_H

#include "engine/verbs.h"

/*
 * An amount may be negative where it is a price: `water -2` costs 2 Water, `curse -1`
 * lowers the Curse. In the cost of an option or a character action amounts are what is
 * given up and never negative: `move 3` and `attack 3` are spent, `water 2` is paid,
 * `curse 2` raises the Curse by 2. Below, `a` is the amount.
 */
typedef enum Verb {
    VERB_NONE,
    VERB_MOVE, /* Movement */
    VERB_ATTACK,
    VERB_WATER,
    VERB_BULLETS,
    VERB_HEALTH,
    VERB_CURSE,
    VERB_GRIT,
    VERB_DRAW,        /* a cards from the rider's deck */
    VERB_TRASH,       /* a cards: from hand or discards, else from those in play */
    VERB_TRASH_HAND,  /* a cards from hand */
    VERB_IMPROVISE,   /* draw 2 Upgrades, keep 1, a times */
    VERB_STAT,        /* upgrade a stat a times: Health, bullet maximum or Threshold */
    VERB_THRESHOLD,   /* Curse Threshold +a */
    VERB_BULLET_MAX,  /* bullet maximum +a */
    VERB_JOB,         /* draw a jobs */
    VERB_ARTIFACT,    /* a random artifact */
    VERB_GO_ANYWHERE, /* to any space without a monster, free of costs */
    VERB_GO_NEXT,     /* to an adjacent space, free of costs */
    VERB_ALL_WATER,   /* lose all Water */
    VERB_DISCARD,     /* a cards from hand to the discards */
    VERB_COPY,        /* Cursed: repeat another card played this phase; an artifact
                          * costs a Health besides */
    VERB_REVEAL,      /* a cards from the top of the deck: starting cards are
                          * discarded, all others taken into hand */
    VERB_READY,       /* all of the rider's items can be used again this round */
    VERB_FURY,        /* Attack: half the rider's Curse, at most a */
    VERB_NERVE, /* Attack: half of what the Curse is short of the Threshold, at most a */
    VERB_SNAP,  /* Attack that a bullets give at the best rate, without spending any */
    VERB_LURE,  /* a monster steps towards San Andreas (meddle.c) */
    VERB_DRIVE, /* a monster steps away from San Andreas */
    VERB_SPOOK, /* an open Most Wanted gets away, its pile's next card is turned up */
    VERB_LIFT,  /* take a Water from another rider */
    VERB_TREAT, /* another rider gains a Water */
    VERB_HEX,   /* another rider's Curse +a */
    VERB_COUNT
} Verb;

/* The sum of one verb's amounts in a list of effects. */
static inline int few_sum_of(const Effects *e, int verb) {
    int sum = 0;
    for (int i = 0; i < e->count; i++) sum += e->at[i].verb == verb ? e->at[i].amount : 0;
    return sum;
}

#endif
