/* What bots and tools want to know of this game. */
#ifndef ROLL_AND_FIGHT_BOT_H
#define ROLL_AND_FIGHT_BOT_H

#include "engine/game.h"

/* value.c */
int roll_value(const Box *box, const State *s, Seat seat);

/* uses.c */
extern const char *const roll_usable[];
void roll_uses(const Box *box, const State *s, Seat seat, Option o, Uses *out);
void roll_event_uses(const Box *box, const Event *e, Uses *out);

#endif
