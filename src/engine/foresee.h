/*
 * What is certain to follow from an option: a dry run of the rules themselves, on a guess
 * from the asking seat's view and never on the true state. It ends where chance or a secret
 * decides: at the first use of the rng, where the rules declare that they look at a secret
 * (event_secret_of), and at the first event that differs under another guess.
 */
#ifndef BAIZE_ENGINE_FORESEE_H
#define BAIZE_ENGINE_FORESEE_H

#include "engine/game.h"

/* The certain events, as `seat` will see them. False, with none, if the option is not on
 * offer. `s` may be whole or hidden. */
bool foresee(const Box *box, const State *s, Seat seat, Option o, EventLog *out);

/* One dry run, on guess number `guess`: for foresee itself, and for the law that all
 * guesses predict the same. `scratch` is state_size bytes. */
bool foresee_once(const Box *box, const State *s, Seat seat, Option o, uint64_t guess,
                  void *scratch, EventLog *out);

#endif
