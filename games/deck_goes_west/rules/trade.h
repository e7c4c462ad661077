/* Trade between players. */
#ifndef DECK_GOES_WEST_TRADE_H
#define DECK_GOES_WEST_TRADE_H

#include "deck_goes_west/rules/table.h"

bool west_can_trade(const Content *c, const WestState *s, int seat, int with);
void west_give_card(Table *t, Todo give);
void west_carry(Table *t, Todo carry);

#endif
