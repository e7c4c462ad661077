/* Trade between players. */
#ifndef DECK_GOES_WEST_TRADE_H
#define DECK_GOES_WEST_TRADE_H

#include "deck_goes_west/rules/table.h"

/* On one tile, or both on railways. */
bool west_can_reach(const WestState *s, int seat, int with);
void west_give_card(Table *t, Todo give);
void west_carry(Table *t, Todo carry);

#endif
