/* The Rolling Phase, and dice as one number. */
#ifndef ROLL_AND_FIGHT_ROLLING_H
#define ROLL_AND_FIGHT_ROLLING_H

#include "roll_and_fight/rules/table.h"

/* Dice as one argument of an option or event: what is kept of a throw, what was thrown. */
int roll_dice_code(Dice dice);
Dice roll_dice_of_code(int code);

void roll_begin_rolling(Table *t);
void roll_end_rolling(Table *t);
/* VF-96: the pool is closed. */
void roll_time_is_up(Table *t);
/* Bits of the abilities that take dice now. */
uint16_t roll_takes_dice(const Content *c, const Player *p);

#endif
