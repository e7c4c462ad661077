/*
 * Vengeance: Roll & Fight: heroes who train, throw dice against the clock and fight their way
 * through a den. The functions of the Game table, wherever they are defined. Read on in
 * content/printed.h (what is printed), rules/state.h, rules/flow.c (phases, one file for each) and
 * rules/effects.c (what abilities do); words and pictures begin in face/face.c.
 */
#ifndef ROLL_AND_FIGHT_H
#define ROLL_AND_FIGHT_H

#include "engine/game.h"

bool roll_load(const struct Pack *packs, int count, Box *box, Error *err);
const char *roll_check_setup(const Box *box, const Setup *setup);
void roll_setup(const Box *box, const Setup *setup, State *s, EventLog *log);
void roll_result(const Box *box, const State *s, Result *out);
void roll_hide(const Box *box, State *s, Seat viewer);
void roll_guess(const Box *box, State *s, Seat viewer, Rng *rng);
const char *roll_check(const Box *box, const State *s);
bool roll_arrange(const Box *box, State *s, const struct Lines *lines, EventLog *log,
                  Error *err);
void roll_option_words(const Box *box, const State *s, Seat seat, Option o, Text *out);
int roll_value(const Box *box, const State *s, Seat seat);
extern const size_t roll_notes_size;
extern const char *const roll_usable[];
void roll_uses(const Box *box, const State *s, Seat seat, Option o, Uses *out);
void roll_event_uses(const Box *box, const Event *e, Uses *out);

extern const Game roll_and_fight_game;

#endif
