/* Turns and steps. */
#ifndef SO_YOUVE_BEEN_CURSED_FLOW_H
#define SO_YOUVE_BEEN_CURSED_FLOW_H

#include "so_youve_been_cursed/rules/table.h"

void cursed_advance(Table *t);
void cursed_begin_day(Table *t);
/* What follows the day's arrival: the orders, unless already revealed, and the actions. */
void cursed_begin_actions(Table *t);
/* A person chooses between a Quiet Night and feeding, unless it is `feeding` already. */
void cursed_begin_night(Table *t, bool feeding);
void cursed_end_day(Table *t);
void cursed_end_night(Table *t); /* adjust, digest, refill */
void cursed_digest(Table *t);
/* SC-25, ruling 7: false, and told, if all houses are full or nobody is left in the bag. */
bool cursed_can_arrive(Table *t, bool from_bag);
void cursed_push_arrivals(Table *t, int count, Chooser chooser);
void cursed_daily_arrival(Table *t);
Chooser cursed_wizard_chooser(const CursedState *s);

#endif
