/* What the verbs of cards do. */
#ifndef SO_YOUVE_BEEN_CURSED_EFFECTS_H
#define SO_YOUVE_BEEN_CURSED_EFFECTS_H

#include "so_youve_been_cursed/rules/table.h"

void cursed_play_card(Table *t, Role deck, int card, int flags); /* pushes its steps */
void cursed_run_effect(Table *t, Todo step);
void cursed_run_rest(Table *t, Todo step);
void cursed_run_taste_end(Table *t, Todo step);
void cursed_card_done(Table *t, Todo step);
void cursed_card_rests(Table *t, Todo step); /* laid out or discarded */

#endif
