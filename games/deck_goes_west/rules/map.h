/* The map that grows. */
#ifndef DECK_GOES_WEST_MAP_H
#define DECK_GOES_WEST_MAP_H

#include "deck_goes_west/rules/table.h"

/* Of the four directions; x grows West, y grows South. */
extern const int8_t west_step_x[DIRECTIONS], west_step_y[DIRECTIONS];

int west_place_at(const WestState *s, int x, int y); /* or -1 */
int west_distance(const WestState *s, int a, int b);
uint64_t west_players_at(const WestState *s, int place); /* bits of seats */
/* Places, West to East and North before South: the next one of a set that is not empty. */
int west_first(const WestState *s, uint64_t places);
void west_lay_map(Table *t);
bool west_can_reveal(const Content *c, const WestState *s, int place);
/* DW-59: the face-down tiles that a telescope can turn up. */
uint64_t west_in_sight(const Content *c, const WestState *s, int seat);
/* Turns a place up and lays tiles round it (DW-52 to DW-55). */
void west_reveal(Table *t, int seat, int place);
void west_remove_east(Table *t, int beyond);
bool west_has_star(const Content *c, const WestState *s, int place, int star);
void west_add_bandits(WestState *s, int place, int more);
void west_unlink(WestState *s, int place);
int west_lay_tile(WestState *s, int x, int y, int star); /* a place, face down */

#endif
