/*
 * The Few and Cursed: riders, bounties and a curse in a dried-out country. The functions
 * of the Game table (few_and_cursed.c, with setup and result), wherever they are
 * defined.
 *
 * Where to read on: content/printed.h (what is printed on cards and boards),
 * rules/state.h, then rules/flow.c (rounds, phases, steps) and one file per part of the
 * round: encounter.c, town.c (Job Board and Store), action.c (moving and the six
 * actions), cleanup.c; beside them hand.c (cards, bullets, items: what a rider may use
 * at any time in their turn), riders.c (tracks, Grit, wounds), jobs.c, bounties.c (piles
 * and monsters), effects.c (the verbs of all content), effects_on_others.c (verbs that
 * affect more than their rider), ending.c, and hide.c (secrets). Questions and their
 * answers are listed in questions.h. What could be paid is in purse.c, what is missing in
 * needs.c.
 * Packs are read in content/, positions in words in arrange/; bots value positions in
 * bot/. Words and pictures begin in face/face.c.
 */
#ifndef FEW_AND_CURSED_H
#define FEW_AND_CURSED_H

#include "engine/game.h"

void few_hide(const Box *box, State *s, Seat viewer);
void few_guess(const Box *box, State *s, Seat viewer, Rng *rng);
const char *few_check(const Box *box, const State *s);
bool few_arrange(const Box *box, State *s, const struct Lines *lines, EventLog *log,
                 Error *err);
void few_tally(const Box *box, const State *s, Seat seat, int16_t out[TALLIES_MAX]);
void few_option_words(const Box *box, const State *s, Seat seat, Option o, Text *out);
int few_value(const Box *box, const State *s, Seat seat);
int few_far_value(const Box *box, const State *s, Seat seat);
extern const char *const few_usable[];
void few_uses(const Box *box, const State *s, Seat seat, Option o, Uses *out);
extern const Game few_and_cursed_game;
extern const SetupChoice few_modes[]; /* by Mode */

bool few_load(const struct Pack *packs, int count, Box *box, Error *err);

#endif
