/* Movement, tiles turned up on the way or by telescope, and the Wagon. */
#ifndef DECK_GOES_WEST_MOVE_H
#define DECK_GOES_WEST_MOVE_H

#include "deck_goes_west/rules/table.h"

/* What going to `to` spends of a movement that can take the step; 0: it is given back. */
int west_step_price(const Content *c, const WestState *s, int to, int movement);
void west_move_on(Table *t);
void west_ask_enter(Table *t, int place, int wagon);
void west_reveal_on(Table *t, int seat, int left);
void west_wagon_follows(Table *t);

#endif
