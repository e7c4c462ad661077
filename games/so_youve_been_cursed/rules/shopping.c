/* The Wizard buys ingredients (SC-32 to SC-35) and mixes them (SC-36). */
#include "so_youve_been_cursed/rules/errands.h"
#include "so_youve_been_cursed/rules/village.h"
#include "so_youve_been_cursed/rules/wizard.h"

#define COINS "{coin|coins}" /* missing, as worded in refusals */

/* ---- At houses --------------------------------------------------------------------- */

/* Houses that ask at most `coins` coins. */
static uint32_t cheap_houses(const Content *c, int change, int coins) {
    return c->price_at_most[clamp_int(coins - change, 0, 7)];
}

/* Houses whose villager sells something that the supply still has (ruling 14). */
static uint32_t selling_houses(const Content *c, const CursedState *s) {
    uint32_t selling = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        if (s->supply[c->villagers[kind].sells]) selling |= s->houses[kind];
    }
    return selling;
}

/* The ingredient sold at a house, if the supply has it, or -1. */
int cursed_wares_at(const Content *c, const CursedState *s, int house) {
    if (!(s->taken & bit(house))) return -1;
    int sells = c->villagers[cursed_kind_at(s, house)].sells;
    return s->supply[sells] ? sells : -1;
}

/* SC-32: where the journey and one ingredient can both be paid. */
uint32_t cursed_buy_houses(const Content *c, const CursedState *s, int spare) {
    if (cursed_pouch_room(s) <= 0) return 0;
    int change = cursed_villager_price_change(c, s);
    int fare = cursed_fare_price(s);
    uint32_t cheap = spare > 0 ? cheap_houses(c, change, s->coins) : 0;
    for (int n = 0; n < DISTRICTS_MAX && n * fare <= s->coins; n++)
        cheap |= c->within_fare[s->at][n] & cheap_houses(c, change, s->coins - n * fare);
    return cheap & selling_houses(c, s);
}

/* What a purchase at a house lacks, with this many coins in hand (SC-6, SC-32, SC-34). */
static Lack purchase_lack(int room, int supply, int price, int amount, int coins) {
    if (room < amount) return cursed_room_lack(room, amount);
    if (supply < amount)
        return supply ? (Lack){"SC-6", "the supply has only # of it", supply}
                      : (Lack){"SC-6", "the supply has none of what is sold there", 0};
    if (amount * price > coins) return (Lack){"SC-32", COINS, amount * price - coins};
    return NOTHING_LACKS;
}

/* The same for one ingredient, before the Wizard is there. */
Lack cursed_seller_lack(const Content *c, const CursedState *s, int house, int coins) {
    if (!(s->taken & bit(house)))
        return (Lack){"SC-32", "nobody lives there to sell anything", 0};
    int supply = s->supply[c->villagers[cursed_kind_at(s, house)].sells];
    return purchase_lack(cursed_pouch_room(s), supply, cursed_house_price(c, s, house), 1,
                         coins);
}

/* What going to one house to buy lacks; buy_houses has all at once. */
Lack cursed_errand_lack(const Content *c, const CursedState *s, int house, int spare) {
    Lack way = cursed_way_lack(s, cursed_fare_to(c, s, house), spare, "SC-29");
    return way.clause
               ? way
               : cursed_seller_lack(c, s, house, cursed_coins_there(c, s, house, spare));
}

void cursed_list_buy(const CursedState *s, int sells, int price, OptionList *out) {
    int room = cursed_pouch_room(s), supply = s->supply[sells], coins = s->coins, n = 1;
    Lack lack;
    while (!(lack = purchase_lack(room, supply, price, n, coins)).clause)
        offer(out, option_make(OPT_BUY, sells, n++, 0));
    refuse(out, option_make(OPT_BUY, sells, n, 0), lack.clause, lack.what, lack.amount);
}

void cursed_buy(Table *t, int ingredient, int amount, int price, int trigger) {
    CursedState *s = t->s;
    cursed_take_action(t);
    cursed_pay_coins(t, amount * price);
    for (int n = 0; n < amount; n++) cursed_take_ingredient(t, (Ingredient)ingredient);
    event_add(t->log, event_public(EV_BOUGHT, s->seat_of[ROLE_WIZARD], ingredient, amount,
                                   amount * price));
    if (trigger) cursed_leave_play(t, trigger);
    cursed_leave_play(t, UNTIL_BUYS + ingredient);
}

/* ---- At the Market ----------------------------------------------------------------- */

/* The supply always has something left (SC-6): there is a token or more of each kind. */
_Static_assert(KINDS > HELD_MAX, "a Wizard might hold one of each kind");

Lack cursed_market_lack(const Content *c, const CursedState *s, int coins) {
    int missing = cursed_market_price(c, s) - coins, room = cursed_pouch_room(s);
    if (missing > 0 && room > 0) return (Lack){"SC-33", COINS, missing};
    return cursed_room_lack(room, 1);
}

/* What buying anything anywhere lacks (SC-72). */
Lack cursed_buying_lack(const Content *c, const CursedState *s, int spare) {
    if (cursed_buy_houses(c, s, spare)) return NOTHING_LACKS;
    Lack lack = cursed_market_lack(c, s, cursed_coins_there(c, s, MARKET, spare));
    if (!lack.clause || cursed_pouch_room(s) <= 0) return lack;
    return (Lack){"SC-72", "you cannot afford any ingredient plus the fare", 0};
}

void cursed_list_market_way(const Content *c, const CursedState *s, int spare,
                            OptionList *out) {
    cursed_offer_unless(out, option_make(OPT_MARKET, 0, 0, 0),
                        cursed_market_lack(c, s, cursed_coins_there(c, s, MARKET, spare)));
}

/* There is always room for one: nobody sets out for the Market without it. */
void cursed_list_market(const Content *c, const CursedState *s, OptionList *out) {
    for (int i = 0; i < KINDS; i++) {
        Option o = option_make(OPT_BUY, i, 1, 0);
        if (s->supply[i])
            offer(out, o);
        else
            refuse(out, o, "SC-6", "the supply has none left", 0);
    }
    cursed_list_held(c, s, out);
}

void cursed_answer_market(Table *t, Option o) {
    switch (o.verb) {
    case OPT_BUY:
        cursed_buy(t, o.arg[0], 1, cursed_market_price(t->c, t->s), UNTIL_MARKET);
        break;
    case OPT_DROP: cursed_drop(t, ASK_MARKET, t->s->at, o.arg[0]); break;
    default: REQUIRE(!"an answer at the Market");
    }
}

/* ---- Mixing (SC-36) ---------------------------------------------------------------- */

Lack cursed_mix_lack(const Content *c, const CursedState *s, int spare) {
    int next = cursed_next_ingredient(c, s);
    if (!s->pouch[next]) return (Lack){"SC-36", c->ingredient_title[next], 1};
    return cursed_way_lack(s, cursed_fare_to(c, s, LABORATORY), spare, "SC-36");
}

void cursed_list_mix_way(const Content *c, const CursedState *s, int spare,
                         OptionList *out) {
    cursed_offer_unless(out, option_make(OPT_MIX, cursed_next_ingredient(c, s), 0, 0),
                        cursed_mix_lack(c, s, spare));
}

static void stop_mixing(Table *t) {
    int bonus = cursed_rule_of(t->s, VERB_MIX_BONUS);
    t->cause = CAUSE_MIXED;
    if (t->s->mixed >= 3 && bonus) cursed_gain_coins(t, bonus);
}

void cursed_mix_one(Table *t) {
    CursedState *s = t->s;
    int ingredient = cursed_next_ingredient(t->c, s);
    cursed_return_ingredient(t, (Ingredient)ingredient);
    s->mixed++;
    event_add(t->log,
              event_public(EV_MIXED, s->seat_of[ROLE_WIZARD], ingredient, s->cure + 1, 0));
    cursed_change_cure(t, 1);
    if (s->head.over) return;
    if (s->pouch[cursed_next_ingredient(t->c, s)])
        ask(&s->head, s->seat_of[ROLE_WIZARD], ASK_MIX, LABORATORY);
    else
        stop_mixing(t);
}

void cursed_list_mix(const Content *c, const CursedState *s, OptionList *out) {
    offer(out, option_make(OPT_MIX, cursed_next_ingredient(c, s), 0, 0));
    offer(out, option_make(OPT_MIX_STOP, 0, 0, 0));
}

void cursed_answer_mix(Table *t, Option o) {
    switch (o.verb) {
    case OPT_MIX: cursed_mix_one(t); break;
    case OPT_MIX_STOP: stop_mixing(t); break;
    default: REQUIRE(!"an answer while mixing");
    }
}
