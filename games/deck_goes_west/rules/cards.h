/* Hands, piles, the Trade Row, and what a player still has to take. */
#ifndef DECK_GOES_WEST_CARDS_H
#define DECK_GOES_WEST_CARDS_H

#include "deck_goes_west/rules/table.h"

void west_draw(Table *t, int seat, int count);
/* From hand onto the discard pile, or back to where it came from. */
void west_leave_hand(WestState *s, int seat, int card);
void west_discard(Table *t, int seat, int card);
void west_scrap(Table *t, int seat, int card);
void west_put(Table *t, int seat, int card, bool on_top);
/* The card is somebody's to put on a pile. */
void west_receive(Table *t, int seat, int card, bool bought);
/* Dangers that a player still has to take; asks where they go. */
void west_owe(Table *t, int seat, int pain, int exhaustion);
void west_ask_put(Table *t);
void west_fill_row(Table *t);
void west_turn_row(Table *t);
/* The first card of a design in a set, or -1. */
int west_card_of(const Content *c, const Bits192 *set, int design);
int west_danger_in_hand(const Content *c, const WestState *s, int seat);

#endif
