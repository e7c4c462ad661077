/* The steps of the Monster's night. */
#ifndef SO_YOUVE_BEEN_CURSED_MONSTER_H
#define SO_YOUVE_BEEN_CURSED_MONSTER_H

#include "so_youve_been_cursed/rules/table.h"

void cursed_monster_feed(Table *t);   /* STEP_FEED */
void cursed_monster_action(Table *t); /* STEP_ACTION */
void cursed_monster_quiet_end(Table *t);

#endif
