/*
 * What the parts of soak share: one run of many matches. soak.c reads what is wanted,
 * play.c plays, usage.c counts what came up, figures.c reports how it went.
 */
#ifndef BAIZE_TOOLS_SOAK_SOAK_H
#define BAIZE_TOOLS_SOAK_SOAK_H

#include <stdatomic.h>

#include "engine/match.h"

#include "cmd/options.h"

#include "soak-parts/usage.h"

enum { ENDING_WORDS = 160, ROLE_WORDS = 32 };

/* How one match went. */
typedef struct Outcome {
    const char *outcome;
    char ending[ENDING_WORDS];        /* the sentence of its result */
    const char *cause;                /* what ended it, if that sentence does not say so */
    char role[SEATS_MAX][ROLE_WORDS]; /* what each seat played, as the View names it */
    uint8_t place[SEATS_MAX];
    int32_t points[SEATS_MAX];
    int decisions, rounds;
    bool lawful;   /* a second match of this seed was played under all laws */
    char *failure; /* NULL, or the broken law */
} Outcome;

enum { SETUPS_MAX = 256 };

typedef struct Soak {
    OpenBox *box;
    bool rotates; /* the seats take turns at every role */
    bool all;     /* every mode, number of seats and choice of the setup */
    Setup setups[SETUPS_MAX];
    int setup_count;
    const SetupField *fields;
    int varied[FIELDS_MAX], varied_count; /* fields whose choices are gone through */
    int group_size;                       /* setups that differ in nothing else */
    Sitter sitters[SEATS_MAX];
    int games, laws, cores, seed;
    Outcome *outcomes; /* one for each match */
    Usage *usage;
    const char *file; /* NULL, or where the only match is written down */
    Buffer *record;
    atomic_int next; /* the match that the next free worker plays */
    bool watched;    /* by a person: progress is shown */
} Soak;

/* Match i is the i-th of the seeds, with the setups in turn. */
static inline const Setup *soak_setup(const Soak *soak, int game) {
    return &soak->setups[game % soak->setup_count];
}

/* Those with the same choices of the varied fields stand together. */
static inline int soak_group(const Soak *soak, int game) {
    return game % soak->setup_count / soak->group_size;
}

/* play.c: all matches, on all cores. */
void soak_play(Soak *soak);

/* figures.c */
void soak_print_wins(const Soak *soak);
void soak_print_endings(const Soak *soak);
void soak_print_seats(const Soak *soak);    /* wins and points by role and by seat */
void soak_print_fairness(const Soak *soak); /* seats that took turns at all roles */
void soak_print_groups(const Soak *soak);   /* by the choices of the varied fields */
void soak_print_lengths(const Soak *soak);
void soak_print_modes(const Soak *soak);
int soak_print_failures(const Soak *soak); /* how many matches broke a law */

#endif
