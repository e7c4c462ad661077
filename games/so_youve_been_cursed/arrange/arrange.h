/* What arrange.c and arrange_rest.c share. */
#ifndef SO_YOUVE_BEEN_CURSED_ARRANGE_H
#define SO_YOUVE_BEEN_CURSED_ARRANGE_H

#include "engine/lines.h"

#include "so_youve_been_cursed/rules/table.h"

/* Where a turn begins: with its actions (at night, the choice), or elsewhere. */
typedef enum Start { START_TURN, START_ARRIVAL, START_FEEDING } Start;

/* The table that lines change, and the turn to begin. */
typedef struct Arranged {
    Table t;
    Role turn;
    Start start;
    int actions; /* left, or -1: the turn's usual number */
} Arranged;

/* After the last line: puts the other components where they belong; false, with a message,
 * when they do not fit. */
bool cursed_place_rest(Arranged *a, Error *err);
/* Begins the turn as in play. */
void cursed_begin_arranged(Arranged *a);

#endif
