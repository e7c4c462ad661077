/* The Monster's night. */
#ifndef SO_YOUVE_BEEN_CURSED_MONSTER_H
#define SO_YOUVE_BEEN_CURSED_MONSTER_H

#include "so_youve_been_cursed/rules/table.h"

void cursed_monster_night(
    Table *t); /* continues an action, begins one, or ends the night */
void cursed_monster_quiet_end(Table *t);

#endif
