/*
 * Deck Goes West: travellers, Jobs and a map that grows. The functions of the Game table
 * (deck_goes_west.c, with setup and result), wherever they are defined.
 *
 * Where to read on: content/printed.h (what is printed: Jobs and the things they stand on),
 * rules/state.h, then rules/flow.c (days, and who is asked what), work.c (doing a Job), and one
 * file for each of the rest: map.c, cards.c, needs.c (what keeps a Job from being done), jobs.c
 * (which are on offer), move.c, battle.c, trade.c, score.c (points, events, the end), night.c,
 * hide.c (secrets). Questions and options are listed in questions.h. Packs are read in content/,
 * positions in words in arrange/; bots value positions in bot/. Words and pictures begin in
 * face/face.c.
 */
#ifndef DECK_GOES_WEST_H
#define DECK_GOES_WEST_H

#include "engine/game.h"

bool west_load(const struct Pack *packs, int count, Box *box, Error *err);
void west_hide(const Box *box, State *s, Seat viewer);
void west_guess(const Box *box, State *s, Seat viewer, Rng *rng);
const char *west_check(const Box *box, const State *s);
bool west_arrange(const Box *box, State *s, const struct Lines *lines, EventLog *log,
                  Error *err);
void west_option_words(const Box *box, const State *s, Seat seat, Option o, Text *out);
int west_value(const Box *box, const State *s, Seat seat);
extern const char *const west_usable[];
void west_uses(const Box *box, const State *s, Seat seat, Option o, Uses *out);
void west_event_uses(const Box *box, const Event *e, Uses *out);

extern const Game deck_goes_west_game;

#endif
