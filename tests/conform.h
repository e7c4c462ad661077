/*
 * The laws that every game must obey, tried on random matches. A game gets them for free:
 * the tests run them over the whole shelf, tools/soak for as long as you like.
 *
 * A broken law is a sentence with the game, the setup, the seed, the move and the seat.
 */
#ifndef BAIZE_TESTS_CONFORM_H
#define BAIZE_TESTS_CONFORM_H

#include "engine/match.h"

/* Random play lasts ten times as long as real play; anything longer is hanging. */
enum { CONFORM_DECISIONS_MAX = 100000 };

/*
 * Plays one match at random to its end. After every move: check, questions and options
 * agree, options ascend, clones stay equal. After every `every`th move (0: never) also the
 * costly laws: explain mode, hiding and guessing, views that do not leak, words, targets,
 * undo. At the end: the record replays to the same state.
 */
bool conform_match(const OpenBox *box, const Setup *setup, uint64_t seed, int every,
                   Error *err);

/* Calls `each` with every mode and number of seats, and there with every choice, switch and
 * bound of a number in turn; what the game refuses is left out. Stops at the first false. */
typedef bool (*ConformEach)(const OpenBox *box, const Setup *setup, void *context);
bool conform_setups(const OpenBox *box, ConformEach each, void *context);

/* "mode duel; seats 2; hand 4;", on one line: what differs from the defaults. */
void conform_setup_words(const OpenBox *box, const Setup *setup, Buffer *out);

#endif
