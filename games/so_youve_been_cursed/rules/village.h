/*
 * What everybody does to the board: prices and fares, tracks, coins, villagers, meals, and
 * cards that are drawn, laid out and discarded.
 */
#ifndef SO_YOUVE_BEEN_CURSED_VILLAGE_H
#define SO_YOUVE_BEEN_CURSED_VILLAGE_H

#include "so_youve_been_cursed/rules/table.h"

int cursed_cure_length(const Content *c, const CursedState *s);
int cursed_curse_top(const Content *c, const CursedState *s);
int cursed_held(const CursedState *s);
int cursed_pouch_room(const CursedState *s);
int cursed_fare_price(const CursedState *s);
int cursed_fare_to(const Content *c, const CursedState *s, int space);
int cursed_villager_price_change(const Content *c, const CursedState *s);
int cursed_house_price(const Content *c, const CursedState *s, int house);
int cursed_market_price(const Content *c, const CursedState *s);
int cursed_kind_at(const CursedState *s, int house); /* -1: empty */
int cursed_next_ingredient(const Content *c, const CursedState *s);
void cursed_change_panic(Table *t, int by);
void cursed_change_curse(Table *t, int by);
void cursed_change_cure(Table *t, int by);
void cursed_change_energy(Table *t, int by);
int cursed_gain_coins(Table *t, int amount); /* returns how many there were */
void cursed_pay_coins(Table *t, int amount);
int cursed_throw_to_steal(Table *t, int stake); /* the die that counts */
/* SC-42: the die must show more than was declared. */
static inline int cursed_steal_needs(int stake) {
    return stake + 1;
}
void cursed_put_villager(Table *t, Kind kind, int house);
void cursed_take_villager(Table *t, Kind kind, int house);
int cursed_nearest_empty_house(const CursedState *s, int house);
int cursed_draw_villager(Table *t); /* out of the bag, which is not empty */
int cursed_bag_count(const CursedState *s);
void cursed_move_token(Table *t, int space);
void cursed_take_ingredient(Table *t, Ingredient i);   /* from the supply into a pouch */
void cursed_return_ingredient(Table *t, Ingredient i); /* from a pouch to the supply */
void cursed_eat_villager(Table *t, int house, bool share_slot); /* with the last sheep */
void cursed_eat_sheep(Table *t, int pasture);
int cursed_meal_energy(const Content *c, const CursedState *s, Kind kind);
int cursed_sheep_energy(const CursedState *s);
/* The movement that a step of the Monster to a neighbour takes, and the Energy that the
 * step costs with `movement` left. */
int cursed_step_movement(const Content *c, const CursedState *s, int to);
int cursed_step_energy(const Content *c, const CursedState *s, int to, int movement);
void cursed_notice_two_kinds(Table *t);       /* ends UNTIL_TWO_KINDS cards */
int cursed_eaten_total(const CursedState *s); /* villagers and sheep */
void cursed_refill_hand(Table *t, Role role);
bool cursed_draw_to_hand(Table *t, Role role); /* false: there is none */
int cursed_draw_card(Table *t, Role role); /* -1: there is none, or drawing is forbidden */
void cursed_lay_card(Table *t, Role deck, int card);
void cursed_discard_front(Table *t, Role deck, int card);
void cursed_put_away(Table *t, Role deck, int card); /* the same, but the Box stays full */
void cursed_add_turn_rule(Table *t, Effect rule);
void cursed_end_turn_rules(CursedState *s);
void cursed_leave_play(Table *t, int why); /* ongoing cards that this Until ends */
uint32_t cursed_front_powers(const Content *c, const CursedState *s,
                             Role before); /* ongoing */
/* The Power that waits, if there is one. */
uint32_t cursed_single_use(const Content *c, const CursedState *s);

#endif
