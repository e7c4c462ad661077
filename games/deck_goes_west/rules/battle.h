/* Battles. */
#ifndef DECK_GOES_WEST_BATTLE_H
#define DECK_GOES_WEST_BATTLE_H

#include "deck_goes_west/rules/table.h"

void west_open_battle(Table *t, int place, bool by_bandits);
bool west_battle_gate(Table *t); /* false: somebody still has to answer */
void west_battle_job(Table *t, int seat, const Step *step, int x);

#endif
