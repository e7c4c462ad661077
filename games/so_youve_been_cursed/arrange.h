/*
 * What arrange.c and settle.c share. While lines are read, the to-do stack holds one
 * entry of STEP_NONE: a note of the turn that is to begin, with the Role as `a`, the
 * Start as `b`, and 1 + the actions left as `c` (0: as many as the turn has).
 */
#ifndef SO_YOUVE_BEEN_CURSED_ARRANGE_H
#define SO_YOUVE_BEEN_CURSED_ARRANGE_H

#include "so_youve_been_cursed/so_youve_been_cursed.h"

/* Where a turn begins: with its actions (the choice of the night), or elsewhere. */
typedef enum Start { START_TURN, START_ARRIVAL, START_FEEDING } Start;

/* After the last line: puts the rest of the components where they belong, refuses what
 * cannot be, and begins the turn. */
bool cursed_settle(Table *t, Error *err);

#endif
