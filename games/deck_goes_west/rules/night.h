/* The night, and who would win at its end. */
#ifndef DECK_GOES_WEST_NIGHT_H
#define DECK_GOES_WEST_NIGHT_H

#include "deck_goes_west/rules/table.h"

void west_night(Table *t, int step);
void west_attacks(Table *t);
void west_move_bandits(Table *t);
int west_risk(const Content *c, const WestState *s);
int west_standing(const WestState *s, int seat);

#endif
