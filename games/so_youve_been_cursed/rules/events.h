/*
 * What is told of a match: kinds of events with their numbers, how they refer to cards, and
 * why things change.
 */
#ifndef SO_YOUVE_BEEN_CURSED_EVENTS_H
#define SO_YOUVE_BEEN_CURSED_EVENTS_H

#include "so_youve_been_cursed/content/printed.h"

typedef enum Ev {
    EV_NONE,
    EV_DAY,         /* round */
    EV_NIGHT,       /* round */
    EV_ARRIVED,     /* kind, house, die (0: no die), Cause */
    EV_NOBODY_CAME, /* 0 all houses are full, 1 Stay inside!, 2 the bag is empty; Cause */
    EV_TRAVELLED,   /* from, to, coins paid; -1: an action */
    EV_BOUGHT,      /* ingredient, amount, coins */
    EV_MIXED,       /* ingredient, new Cure level */
    EV_CAST,        /* spell */
    EV_COINS,       /* gained, Cause */
    EV_THREW,       /* die, higher die (0: one die), the least that succeeds */
    EV_STOLE,       /* coins, die (0: empty house), house */
    EV_NOTICED,     /* declared, die, house */
    EV_REROLLED,
    EV_DISTRACTED,     /* coins gained after all */
    EV_DROPPED,        /* ingredient */
    EV_GAINED,         /* ingredient */
    EV_DREW,           /* 0 Spell 1 Power, how many; secret: card */
    EV_LAID,           /* card (POWER_REF), before which role */
    EV_DISCARDED,      /* card (POWER_REF), from before which role, Cause */
    EV_CURE,           /* change, new level, Cause */
    EV_CURSE,          /* change, new level, Cause */
    EV_PANIC,          /* change, new level, Cause */
    EV_ENERGY,         /* change, new amount, Cause */
    EV_VILLAGER_MOVED, /* kind, from, to */
    EV_SWAPPED,        /* house, house */
    EV_JUMPED,         /* to, die (0: none), role */
    EV_SHEEP,          /* pasture, change, Cause */
    EV_QUIET,
    EV_FEEDING,
    EV_PLAYED,        /* power */
    EV_USED,          /* power */
    EV_WALKED,        /* from, to, Energy spent */
    EV_GUARD,         /* effect, crossing */
    EV_ATE,           /* kind or SHEEP, house or pasture, Energy gained */
    EV_DIGESTED,      /* villagers, sheep */
    EV_ORDERS,        /* Rabid Monster cards: a bit mask of those revealed */
    EV_ORDER_USED,    /* card */
    EV_ORDER_SKIPPED, /* card */
    EV_PLAN,          /* Possessed Wizard card laid in the row, place */
    EV_PLAN_FEED,     /* Possessed Wizard card laid beside the Monster board */
    EV_PLAN_USED,     /* card */
    EV_PLAN_SKIPPED,  /* card */
    EV_FEED_EFFECT,   /* card */
    EV_TASTED,        /* die, 1: somebody was there */
    EV_SHUFFLED,      /* 0 Spell 1 Power discards into the deck */
    EV_WON,           /* role */
    EV_COUNT
} Ev;

/* Cards in events, options' sources and references: Spells 0.., Powers 32.., Possessed
 * Wizard cards 64.., Rabid Monster cards 80... */
enum { POWER_REF = 32, POSSESSED_REF = 64, RABID_REF = 80 };

/* Why something changed; used only by the log. */
typedef enum Cause {
    CAUSE_NONE,
    CAUSE_MIXED, /* three or more at once */
    CAUSE_QUIET,
    CAUSE_FEW, /* what the night's meals do to the tracks: at most one villager */
    CAUSE_PAIR,
    CAUSE_TRIPLE,
    CAUSE_HUNT, /* the Rabid Monster's villagers, of whatever kind */
    CAUSE_MEAL,
    CAUSE_GUARD,
    CAUSE_STEP,
    CAUSE_TO_CALM, /* what it costs, and what it does */
    CAUSE_CALM,
    CAUSE_TO_DISPEL,
    CAUSE_DISPEL,
    CAUSE_REPLACED, /* SC-64 */
    CAUSE_USED,
    CAUSE_UNTIL,     /* + Until */
    CAUSE_COST = 32, /* + a card's reference: what it costs */
    CAUSE_CARD = 160 /* + a card's reference: what it does; steps hold causes as bytes */
} Cause;

#endif
