/*
 * Moments: the visible part of an event, for front ends that show it: dice rolling, things
 * going from one place to another. Changing numbers appear in the tracks of the View instead.
 */
#ifndef BAIZE_ENGINE_MOMENTS_H
#define BAIZE_ENGINE_MOMENTS_H

#include "engine/ref.h"

typedef enum MomentKind {
    MOMENT_NONE,
    MOMENT_ROUND,     /* round `number` begins */
    MOMENT_DAY,       /* day `number` */
    MOMENT_NIGHT,     /* night `number` */
    MOMENT_ROLL,      /* dice are rolled for `at`, or for the one who acts */
    MOMENT_EATEN,     /* a piece is eaten `at` a space and goes `to` a zone */
    MOMENT_PUT,       /* a piece or token goes from `at` to `to` */
    MOMENT_CARD,      /* a card is played for all to see; it goes `to` a zone */
    MOMENT_STEP,      /* a piece steps from `at` to `to`, and `number` steps are left */
    MOMENT_REVEAL,    /* a card is turned up `at` a thing, or where its finder stands */
    MOMENT_THRESHOLD, /* the track `to` has reached a point where something changes */
    MOMENT_FALL,      /* `number` pieces fall `at` a space */
    MOMENT_MET,       /* what the space `at` asks for is met */
    MOMENT_KINDS
} MomentKind;

enum { DICE_MAX = 12, PIECE_BYTES = 48 };
typedef struct Moment {
    MomentKind kind;
    Ref at, to; /* REF_NONE: not on the table, or where the one who acts stands */
    Ref card;   /* the card played or turned up */
    char piece[PIECE_BYTES];       /* the kind of what moves, as in the scene, or "" */
    int owner;                     /* of the zone or track `to`: a seat, or OWNER_TABLE */
    int number;                    /* of the round; pieces that move together; steps left */
    int dice[DICE_MAX], die_count; /* what they show, from 1 */
    const char *die;               /* their kind, as in the scene */
    int need;                      /* the least that succeeds; 0: nothing depends on it */
    int against; /* how many of the dice, the last, are thrown against the others */
    bool good;   /* the roll succeeded */
    bool told;   /* the event's words say what it came to */
} Moment;

enum { MOMENTS_MAX = 4 };
typedef struct Moments {
    int count;
    Moment at[MOMENTS_MAX];
} Moments;
void moment_add(Moments *all, Moment m);
/* The common ones: a round, a day or a night begins; a card is played, or turned up; pieces
 * are put somewhere, or eaten. */
void moment_begins(Moments *all, MomentKind kind, int number);
void moment_card(Moments *all, int card, const char *zone, int owner);
void moment_reveal(Moments *all, int card);
void moment_put(Moments *all, MomentKind kind, Ref at, Ref to, int owner, const char *piece,
                int count);
/* Kinds of pieces are often composed: "monster_" and the monster's id. */
void moment_piece(Moment *m, const char *before, const char *id);

#endif
