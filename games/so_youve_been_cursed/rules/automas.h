/* The automas: the Possessed Wizard (possessed.c) and the Rabid Monster (rabid.c). */
#ifndef SO_YOUVE_BEEN_CURSED_AUTOMAS_H
#define SO_YOUVE_BEEN_CURSED_AUTOMAS_H

#include "so_youve_been_cursed/rules/table.h"

void cursed_possessed_lay_cards(Table *t);
void cursed_possessed_page(Table *t);
/* Steps of the Cure that the held ingredients cover without a gap; what is left is `rest`. */
int cursed_covered_steps(const Content *c, const CursedState *s, uint8_t rest[KINDS]);
bool cursed_possessed_ready(const Content *c, const CursedState *s); /* to mix (SC-87) */
void cursed_possessed_next_page(Table *t);  /* decides it, before the clock is set */
void cursed_possessed_throw_back(Table *t); /* ruling 29 */
void cursed_rabid_begin(Table *t);
void cursed_rabid_page(Table *t);
void cursed_rabid_next_page(Table *t);
/* The houses where the Rabid Monster can eat this kind from here; `pasture` is that of the
 * sheep which it then eats first, or -1. */
uint32_t cursed_rabid_prey(const Content *c, const CursedState *s, Kind kind, int *pasture);
void cursed_rabid_reveal(Table *t, int count, bool to_row);
void cursed_row_add(CursedState *s, int card);
/* The card that the next page follows; -1: none, or the Possessed Wizard is mixing. */
int cursed_automa_card(const Content *c, const CursedState *s);

#endif
