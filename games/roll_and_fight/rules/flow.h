/* Phases: who is asked what, and when; and how a player begins (setup.c). */
#ifndef ROLL_AND_FIGHT_FLOW_H
#define ROLL_AND_FIGHT_FLOW_H

#include "roll_and_fight/rules/table.h"

/* After a move: phases end and begin until somebody is asked or the match is over. */
void roll_advance(Table *t);
void roll_begin_phase(Table *t, Phase phase);
/* Asks the seat about its stage, unless it is asked already. */
void roll_ask(Table *t, int seat, int kind, int source);

/* The hero stands in the entrance of this den, with all its enemies and loot (VF-11 to VF-13). */
void roll_open_den(Table *t, int seat, int den);
/* The sum of what Trait, Boss and Passive Abilities change. */
void roll_sum_rules(const Content *c, Player *p);

#endif
