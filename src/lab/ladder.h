/*
 * A ladder: how strong bots are beside each other. In modes with rivals everybody plays
 * everybody: the same seeds for every pair, and each seed once for every way to seat the two,
 * so that neither luck nor a good seat favours one of them. In modes where all players win or
 * lose together, or somebody plays alone, each bot plays the same seeds by itself, and is
 * compared with the one before it seed by seed: what luck decides is the same for both.
 */
#ifndef BAIZE_LAB_LADDER_H
#define BAIZE_LAB_LADDER_H

#include <stdatomic.h>

#include "engine/shelf.h"

#include "sitting/sitter.h"

enum { LADDER_BOTS_MAX = 8, LADDER_PAIRS_MAX = LADDER_BOTS_MAX * LADDER_BOTS_MAX };

/* Two bots that meet; where players win together, one that plays by itself and the one before
 * it in the list (the first has itself). */
typedef struct LadderPair {
    int one, other;
    double won;        /* matches of `one`; a shared first place in shares */
    double lead;       /* in points, over all matches: its best seat less the other's */
    int better, worse; /* together: seeds that it won and the other lost, and the reverse */
} LadderPair;

/* A range that holds the true share in 95 of 100 cases (Wilson's interval). */
typedef struct Range {
    double low, high;
} Range;

typedef struct Ladder {
    const OpenBox *box;
    Setup setup;
    Sitter bots[LADDER_BOTS_MAX];
    int bot_count;
    int games; /* of each pair */
    int seed;  /* the first */
    int ms;    /* of a decision of `keen`; 0: by iterations */
    int cores;
    /* Called from any thread after each match; may be NULL. */
    void (*progress)(int done, int all, int64_t left_ms);

    /* What ladder_play finds out. */
    bool together;
    LadderPair pairs[LADDER_PAIRS_MAX];
    int pair_count;
    double elo[LADDER_BOTS_MAX]; /* the first bot has 1000; not where they play together */

    /* While it is played. */
    struct LadderGame *played;
    atomic_int next, done; /* matches */
} Ladder;

bool ladder_play(Ladder *l, Error *err);
int ladder_seatings(const Ladder *l); /* in how many ways two bots are seated */
Range ladder_range(double won, int games);

/* By how much the share of `one` is above that of the other, on the same seeds. */
Range ladder_gain(const LadderPair *pair, int games);

#endif
