/*
 * What the files of the Wizard's day share (wizard.c, journeys.c, shopping.c, stealing.c,
 * spells.c). `spare` is how many actions could pay for the journey (SC-30). A Lack is what
 * keeps one thing from being done; sets of houses and Spells are the same for all of them at
 * once, which is faster: a test compares the two in random matches.
 */
#ifndef SO_YOUVE_BEEN_CURSED_ERRANDS_H
#define SO_YOUVE_BEEN_CURSED_ERRANDS_H

#include "so_youve_been_cursed/rules/table.h"

/* wizard.c */
/* Whether anything is possible at a house with `coins` in hand and `left` actions. */
bool cursed_can_act_at(const Content *c, const CursedState *s, int house, int coins,
                       int left);
void cursed_drop(Table *t, Ask asked, int source, int ingredient);

/* journeys.c */
int cursed_spare_actions(const CursedState *s, bool sneak);
uint32_t cursed_coin_reach(const Content *c, const CursedState *s);
uint32_t cursed_reach(const Content *c, const CursedState *s, int spare);
Lack cursed_way_lack(const CursedState *s, int fare, int spare, const char *clause);
int cursed_coins_there(const Content *c, const CursedState *s, int space, int spare);
void cursed_list_spent_action(const CursedState *s, int verb, OptionList *out);
void cursed_spend_action(Table *t, int order); /* 1 + order given for it, or 0 */
void cursed_take_action(Table *t);
void cursed_set_out(Table *t, int space, Errand errand);

/* shopping.c */
int cursed_wares_at(const Content *c, const CursedState *s, int house);
uint32_t cursed_buy_houses(const Content *c, const CursedState *s, int spare);
Lack cursed_errand_lack(const Content *c, const CursedState *s, int house, int spare);
Lack cursed_seller_lack(const Content *c, const CursedState *s, int house, int coins);
Lack cursed_market_lack(const Content *c, const CursedState *s, int coins);
Lack cursed_buying_lack(const Content *c, const CursedState *s, int spare);
void cursed_list_buy(const CursedState *s, int sells, int price, OptionList *out);
void cursed_buy(Table *t, int ingredient, int amount, int price, int trigger);
void cursed_list_market_way(const Content *c, const CursedState *s, int spare,
                            OptionList *out);
Lack cursed_mix_lack(const Content *c, const CursedState *s, int spare);
void cursed_list_mix_way(const Content *c, const CursedState *s, int spare,
                         OptionList *out);
void cursed_mix_one(Table *t);

/* stealing.c */
#define NO_COINS_THERE ((Lack){"SC-44", "the supply has no coins to steal", 0})
uint32_t cursed_steal_houses(const Content *c, const CursedState *s, int spare);
Lack cursed_theft_lack(const Content *c, const CursedState *s, int house, int spare);
void cursed_list_steal(const Content *c, const CursedState *s, int verb, OptionList *out);
void cursed_steal(Table *t, int amount, bool sneak);

/* spells.c */
uint32_t cursed_castable(const Content *c, const CursedState *s, int spare);
void cursed_list_spells(const Content *c, const CursedState *s, int spare, OptionList *out);
void cursed_cast(Table *t, int card);
void cursed_cast_now(Table *t);

#endif
