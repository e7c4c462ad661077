/*
 * What is certain to follow from an option: a dry run of the rules themselves, on a guess
 * from the asking seat's view and never on the true state. It ends where chance or a secret
 * decides: at the first use of the rng, after the step in which the rules declare that they
 * look at a secret (event_secret_of), and at the first event that differs under another
 * guess; or where the rules say that the option's own part is over (event_stop).
 */
#ifndef BAIZE_ENGINE_FORESEE_H
#define BAIZE_ENGINE_FORESEE_H

#include "engine/game.h"

typedef struct Foresight {
    EventLog log;                           /* the certain events, as the seat sees them */
    int16_t change[SEATS_MAX][TALLIES_MAX]; /* of each seat's tally, by the last step that
                                              * is certain (event_step) */
} Foresight;

/* False, with nothing foreseen, if the option is not on offer. `s` may be hidden. */
bool foresee(const Box *box, const State *s, Seat seat, Option o, Foresight *out);

/* One dry run, on guess number `guess`: for foresee itself, and for the law that all
 * guesses predict the same. `scratch` is state_size bytes. */
bool foresee_once(const Box *box, const State *s, Seat seat, Option o, uint64_t guess,
                  void *scratch, Foresight *out);
/* The dry run alone, of a listed option, in `s` itself. For the law that guesses come true. */
void foresee_on(const Box *box, State *s, Seat seat, Option o, Foresight *out);

#endif
