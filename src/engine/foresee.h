/*
 * What certainly comes of an option: a dry run of the rules themselves, on a guess by the seat
 * that asks and never on the true state. It ends where chance or a secret decides: at the first
 * use of the rng, where the rules say that they look at a secret (event_secret_of), and at the
 * first event that another guess would have told differently.
 */
#ifndef BAIZE_ENGINE_FORESEE_H
#define BAIZE_ENGINE_FORESEE_H

#include "engine/game.h"

/* The events of that, as `seat` will see them. False, and none, where the option is not on
 * offer. `s` may be whole or hidden. */
bool foresee(const Box *box, const State *s, Seat seat, Option o, EventLog *out);

/* One dry run, on the guess of that number: for foresee itself, and for the law that all
 * guesses foretell the same. `scratch` is state_size bytes. */
bool foresee_once(const Box *box, const State *s, Seat seat, Option o, uint64_t guess,
                  void *scratch, EventLog *out);

#endif
