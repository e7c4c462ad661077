/*
 * What is told of a match: kinds of events with their numbers, what these stand for, and
 * how events refer to cards.
 */
#ifndef FEW_AND_CURSED_EVENTS_H
#define FEW_AND_CURSED_EVENTS_H

#include "few_and_cursed/content/printed.h"

typedef enum Ev {
    EV_NONE,
    EV_ROUND,      /* round, first player */
    EV_PHASE,      /* Phase */
    EV_KEPT,       /* Upgrade discarded (design); secret: design kept */
    EV_PLAYED,     /* design, 1: trashed */
    EV_COPIED,     /* design */
    EV_USED,       /* item */
    EV_SHOT,       /* bullets, Attack */
    EV_CHANGED,    /* Track, change, new value */
    EV_GRIT,       /* change, new value */
    EV_TURNED,     /* 1: to the Cursed side, 0: back */
    EV_CURSE_HURT, /* Health lost and left: Curse has risen on the Cursed side */
    EV_DREW,       /* how many; secret: design */
    EV_SHUFFLED,   /* 1: all cards */
    EV_NO_CARDS,   /* Grit lost for missing cards */
    EV_TRASHED,    /* design, Where */
    EV_DISCARDED,  /* design, 1: revealed and taken into hand instead */
    EV_ENCOUNTER,  /* encounter card, Terrain, bits of those who share it */
    EV_CHOSE,      /* encounter card, Terrain, option */
    EV_PASSED_BY,
    EV_SHOWED, /* design: a card of the hand */
    EV_BOARD,  /* jobs drawn; secret: job design */
    EV_SOLD,   /* job design, Water */
    EV_SCORED, /* job design, Water, Grit */
    EV_STORE,
    EV_BOUGHT,  /* item, Water */
    EV_STOCKED, /* Stock, Water */
    EV_REFRESHED,
    EV_ITEM_GONE,  /* item */
    EV_ITEM_SHOWN, /* item, place in the row */
    EV_MOVED,      /* from, to */
    EV_SET_OUT,    /* to: along a road that costs more than Movement */
    EV_TOLL,       /* Attack paid, damage taken */
    EV_FOUGHT,     /* TargetKind, number, side or pile */
    EV_ROBS,       /* victim, Attack paid */
    EV_ROBBED,     /* victim, Grit and Water gained */
    EV_RECOVERED,  /* artifact, 1: by chance */
    EV_CAMPED,
    EV_ABILITY,
    EV_WOUNDED,  /* Grit lost, Water paid */
    EV_RETURNED, /* from */
    EV_REVEALED, /* pile, top as in pile_top */
    EV_MONSTER,  /* monster, from, to */
    EV_TRIGGER,  /* pile; the actor has 21 Grit */
    EV_GAVE_UP,  /* pile, Most Wanted */
    EV_LIFTED,   /* victim, Water */
    EV_TREATED,  /* recipient, Water */
    EV_HEXED,    /* victim, Curse */
    EV_DRAIN,    /* Grit lost by the team, new value */
    EV_ENDING,   /* EndCause */
    EV_OVER,     /* EndCause, 1: won */
    EV_TALLY,    /* Grit for artifacts, Grit for jobs not done, all Grit */
    EV_WINNER,   /* Grit, TieBreak */
    EV_COUNT
} Ev;

/* The last tiebreaker applied between riders with equal Grit (FC-106). */
typedef enum TieBreak { TIE_NONE, TIE_BEATEN, TIE_JOBS, TIE_WATER, TIE_SHARED } TieBreak;

typedef enum Track {
    TRACK_HEALTH,
    TRACK_BULLETS,
    TRACK_CURSE,
    TRACK_WATER,
    TRACK_BULLET_MAX,
    TRACK_THRESHOLD
} Track;

typedef enum EndCause {
    CAUSE_NONE,
    CAUSE_MONSTERS,
    CAUSE_ARTIFACTS,
    CAUSE_TOWN,
    CAUSE_HEALTH,
    CAUSE_ARTS,
    CAUSE_SHADOWS,
    CAUSE_FIGURES,
    CAUSE_GRIT,
    CAUSE_CROW,
    CAUSE_CARDS
} EndCause;

/* Card references: deck cards by design, then items, jobs, bounties and so on. */
enum {
    ITEM_REF = DESIGNS_MAX,
    JOB_REF = ITEM_REF + ITEMS_MAX,
    WANTED_REF = JOB_REF + JOB_DESIGNS_MAX,
    MOST_WANTED_REF = WANTED_REF + 2 * WANTED,
    MONSTER_REF = MOST_WANTED_REF + MOST_WANTED_MAX,
    CHARACTER_REF = MONSTER_REF + MONSTERS,
    ENCOUNTER_REF = CHARACTER_REF + RIDERS,
    CURSED_REF = ENCOUNTER_REF + ENCOUNTERS_MAX
};

#endif
