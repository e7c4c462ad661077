/*
 * So, You've Been Cursed.: one body, two minds. By day the Wizard buys, steals and brews
 * a cure; by night the Monster eats until the curse is complete. The functions of the
 * Game table (so_youve_been_cursed.c, with setup), wherever they are defined.
 *
 * Where to read on: content/printed.h (what is printed on the components),
 * rules/state.h, then rules/flow.c (turns and steps), wizard.c, pouches.c and monster.c
 * (what people may do), possessed.c and rabid.c (the automas), effects.c (the verbs of
 * cards), village.c (what they all do to the board), hide.c (secrets). Questions and
 * their answers are listed in questions.h. Packs are read in content/, positions in
 * words in arrange/; bot/ values positions. Words and pictures begin in face/face.c.
 */
#ifndef SO_YOUVE_BEEN_CURSED_H
#define SO_YOUVE_BEEN_CURSED_H

#include "engine/game.h"

bool cursed_load(const struct Pack *packs, int count, Box *box, Error *err);
void cursed_hide(const Box *box, State *s, Seat viewer);
void cursed_guess(const Box *box, State *s, Seat viewer, Rng *rng);
const char *cursed_check(const Box *box, const State *s);
bool cursed_arrange(const Box *box, State *s, const struct Lines *lines, EventLog *log,
                    Error *err);
void cursed_option_words(const Box *box, const State *s, Seat seat, Option o, Text *out);
int cursed_value(const Box *box, const State *s, Seat seat);
extern const char *const cursed_usable[];
void cursed_uses(const Box *box, const State *s, Seat seat, Option o, Uses *out);
void cursed_event_uses(const Box *box, const Event *e, Uses *out);
extern const Game so_youve_been_cursed_game;
extern const SetupChoice cursed_modes[]; /* by Mode */

#endif
