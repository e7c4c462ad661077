/* Cards, items and bullets: what a rider may use at any time in their own turn. */
#ifndef FEW_AND_CURSED_HAND_H
#define FEW_AND_CURSED_HAND_H

#include "few_and_cursed/rules/table.h"

int few_reveal_card(Table *t, int seat); /* off the deck; -1: there is none */
void few_draw_to_hand(Table *t, int seat, int count);
int few_draw_upgrade(Table *t); /* -1: there is none */
void few_take_to_hand(Table *t, int seat, int card, bool seen);
void few_leave_hand(Table *t, int seat, int card);
void few_gather(Table *t, int seat); /* all cards into one new deck */
void few_list_free(const Content *c, const FewState *s, int seat, OptionList *out);
void few_apply_free(Table *t, int seat, Option o);
void few_list_designs(const Content *c, const CardSet *set, int verb, int arg,
                      OptionList *out);
int few_first_of(const Content *c, const CardSet *set, int design); /* a copy, or -1 */

enum { RATES_MAX = 1 + HANDS + ACCESSORIES };
/* Writes all rates at which this rider may shoot, ascending; returns how many. */
int few_rates(const Content *c, const FewState *s, int seat, Rate out[RATES_MAX]);
/* The most Attack that each number of bullets, 0 to `bullets`, can give. */
void few_best_shots(const Content *c, const FewState *s, int seat, int bullets,
                    int attack[BULLETS_MAX + 1]);

#endif
