/*
 * The Wizard's day, played by a person: buy, mix, cast, steal (SC-27 to SC-45), and the
 * orders of the Rabid Monster's cards (SC-72, SC-73).
 *
 * One small question at a time: first where, then how the journey is paid, then what and
 * how much. A journey always serves an action (ruling 16); the action itself is counted
 * when it is done, or when its order is taken.
 */
#include "so_youve_been_cursed/rules/automas.h"
#include "so_youve_been_cursed/rules/effects.h"
#include "so_youve_been_cursed/rules/flow.h"
#include "so_youve_been_cursed/rules/village.h"
#include "so_youve_been_cursed/rules/wizard.h"

/* What is missing, as worded in refusals. */
#define COINS             "{coin|coins}"
#define COINS_FOR_THE_WAY "{coin|coins} for the way"
#define FREE_POUCH        "free {pouch|pouches}"
#define ACTIONS           "{action|actions}"

/* ---- What is possible ------------------------------------------------------------------ */

/* SC-73: with orders, each unused card is an action. */
int cursed_actions_left(const CursedState *s) {
    if (!cursed_is_rabid(s)) return s->actions;
    return min_int(s->actions, bits_count(s->orders));
}

static bool can_sneak(const CursedState *s) {
    return cursed_rule_of(s, VERB_FREE_STEAL) && !s->sneaked;
}

/* Actions that could pay for this action's journey (SC-30): all that are left for a free
 * Steal, or for an action whose order is already taken. */
static int spare_actions(const CursedState *s, bool sneak) {
    int left = cursed_actions_left(s);
    return sneak || s->ordered ? left : left - 1;
}

/* Spaces whose fare can be paid in coins. */
static uint32_t coin_reach(const Content *c, const CursedState *s) {
    int crossings = min_int(s->coins / cursed_fare_price(s), DISTRICTS_MAX - 1);
    uint32_t reach = c->within_fare[s->at][crossings];
    return cursed_rule_of(s, VERB_FREE_WAY_HOME) ? reach | bit(LABORATORY) : reach;
}

static uint32_t reach(const Content *c, const CursedState *s, int spare) {
    return spare > 0 ? (uint32_t)ALL_SPACES : coin_reach(c, s);
}

/* SC-41, SC-44, ruling 54: any house, while the supply has a coin. A fare paid in coins
 * refills an empty supply before the theft. */
static uint32_t steal_houses(const Content *c, const CursedState *s, int spare) {
    if (cursed_coin_supply(c, s) > 0) return reach(c, s, spare) & ALL_HOUSES;
    return coin_reach(c, s) & ~c->within_fare[s->at][0] & ALL_HOUSES;
}

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
static int wares_at(const Content *c, const CursedState *s, int house) {
    if (!(s->taken & bit(house))) return -1;
    int sells = c->villagers[cursed_kind_at(s, house)].sells;
    return s->supply[sells] ? sells : -1;
}

/* SC-32: where the journey and one ingredient can both be paid. */
static uint32_t buy_houses(const Content *c, const CursedState *s, int spare) {
    if (cursed_pouch_room(s) <= 0) return 0;
    int change = cursed_villager_price_change(c, s);
    int fare = cursed_fare_price(s);
    uint32_t cheap = spare > 0 ? cheap_houses(c, change, s->coins) : 0;
    for (int n = 0; n < DISTRICTS_MAX && n * fare <= s->coins; n++)
        cheap |= c->within_fare[s->at][n] & cheap_houses(c, change, s->coins - n * fare);
    return cheap & selling_houses(c, s);
}

/* The supply always has something left (SC-6): there is a token or more of each kind. */
_Static_assert(KINDS > HELD_MAX, "a Wizard might hold one of each kind");

static bool can_market(const Content *c, const CursedState *s, int spare) {
    int after = s->coins - cursed_market_price(c, s);
    if (after < 0 || cursed_pouch_room(s) <= 0) return false;
    return spare > 0 || after >= cursed_fare_to(c, s, MARKET);
}

static bool can_mix(const Content *c, const CursedState *s, int spare) {
    if (!s->pouch[cursed_next_ingredient(c, s)]) return false;
    return spare > 0 || cursed_fare_to(c, s, LABORATORY) <= s->coins;
}

/* SC-37: the spaces where a Spell may be cast; ALL_SPACES when it names none. */
static uint32_t spell_places(const CursedState *s, const Card *card) {
    switch (card->place) {
    case PLACE_NONE: return ALL_SPACES;
    case PLACE_SPACE: return bit(card->place_arg);
    case PLACE_EMPTY_HOUSE: return ALL_HOUSES & ~s->taken;
    case PLACE_VILLAGER: return s->houses[card->place_arg];
    }
    return 0;
}

static int missing_ingredient(const CursedState *s, const Card *card) {
    for (int i = 0; i < KINDS; i++) {
        if (card->spend[i] > s->pouch[i]) return i;
    }
    return -1;
}

/* The Spells in hand whose ingredients are there, and one of whose places is in reach. */
static uint32_t castable(const Content *c, const CursedState *s, int spare) {
    uint32_t found = s->spells.hand, near = reach(c, s, spare);
    for (int i = 0; i < KINDS; i++) found &= c->spells_for[i][s->pouch[i]];
    for (uint32_t left = found & c->placed[ROLE_WIZARD]; left;) {
        int card = bits_take(&left);
        if (!(spell_places(s, &c->spells[card]) & near)) found &= ~bit(card);
    }
    return found;
}

/* At a house, once there; an order has already paid for its action. */
static bool may_buy(const CursedState *s, int left) {
    return (s->allowed & ACT_BUY) && (s->ordered || left > 0);
}

/* The thefts possible at a house with `coins` in hand and `left` actions. */
static int thefts(const Content *c, const CursedState *s, int coins, int left) {
    if (coins >= c->coin_tokens) return 0;
    return s->allowed & (s->ordered || left > 0 ? ACT_STEAL | ACT_SNEAK : ACT_SNEAK);
}

/* Whether anything is possible at a house with `coins` in hand and `left` actions. */
static bool can_act_at(const Content *c, const CursedState *s, int house, int coins,
                       int left) {
    if (thefts(c, s, coins, left)) return true;
    return may_buy(s, left) && cursed_pouch_room(s) > 0 &&
           coins >= cursed_house_price(c, s, house) && wares_at(c, s, house) >= 0;
}

/* ---- The questions of the day ------------------------------------------------------------ */

static void clear_errand(CursedState *s) {
    s->going = s->errand = s->errand_card = 0;
    s->allowed = s->ordered = s->mixed = s->stake = s->rolled = 0;
    s->sneaking = s->rerolled = 0;
}

/* SC-27: the day ends by itself when nothing is left to do. */
void cursed_wizard_day(Table *t) {
    CursedState *s = t->s;
    clear_errand(s);
    if (cursed_actions_left(s) == 0 && !can_sneak(s)) {
        cursed_end_day(t);
        return;
    }
    ask(&s->head, s->seat_of[ROLE_WIZARD], ASK_DAY, s->at);
}

/* Which of these acts could be done now, anywhere. */
static int possible_acts(const Content *c, const CursedState *s, int acts, int spare) {
    int found = 0;
    if ((acts & ACT_STEAL) && steal_houses(c, s, spare)) found |= ACT_STEAL;
    if ((acts & ACT_BUY) && (buy_houses(c, s, spare) || can_market(c, s, spare)))
        found |= ACT_BUY;
    if ((acts & ACT_MIX) && can_mix(c, s, spare)) found |= ACT_MIX;
    if ((acts & ACT_CAST) && castable(c, s, spare)) found |= ACT_CAST;
    return found;
}

/* What the first action of an order lacks; the others lack something too. */
static void refuse_order(const Content *c, const CursedState *s, Option o,
                         OptionList *out) {
    int acts = c->rabid[o.arg[0]].acts, next = cursed_next_ingredient(c, s);
    if (acts & ACT_BUY && cursed_pouch_room(s) <= 0)
        refuse(out, o, "SC-34", FREE_POUCH, 1);
    else if (acts & ACT_BUY)
        refuse(out, o, "SC-72", "no ingredient can be paid for, way included", 0);
    else if (acts & ACT_MIX && !s->pouch[next])
        refuse(out, o, "SC-36", c->ingredient_title[next], 1);
    else if (acts & ACT_MIX)
        refuse(out, o, "SC-36", COINS_FOR_THE_WAY,
               cursed_fare_to(c, s, LABORATORY) - s->coins);
    else if (acts & ACT_CAST)
        refuse(out, o, "SC-72", "no Spell in hand can be cast", 0);
    else
        refuse(out, o, "SC-44", "the supply has no coins to steal", 0);
}

/* SC-72: an order is offered when one of its actions can be done. */
static void list_orders(const Content *c, const CursedState *s, OptionList *out) {
    int left = cursed_actions_left(s);
    uint32_t orders = s->orders;
    while (orders) {
        int card = bits_take(&orders);
        Option o = option_make(OPT_ORDER, card, 0, 0);
        if (left == 0)
            refuse(out, o, "SC-73", ACTIONS, 1);
        else if (possible_acts(c, s, c->rabid[card].acts, left - 1))
            offer(out, o);
        else
            refuse_order(c, s, o, out);
    }
}

/* Where the Wizard would go to buy but cannot. */
static void refuse_seller(const Content *c, const CursedState *s, Option o, int fare,
                          OptionList *out) {
    int house = o.arg[0];
    if (!(s->taken & bit(house)))
        refuse(out, o, "SC-32", "nobody lives there who could sell", 0);
    else if (cursed_pouch_room(s) <= 0)
        refuse(out, o, "SC-34", FREE_POUCH, 1);
    else if (wares_at(c, s, house) < 0)
        refuse(out, o, "SC-6", "the supply has none of what is sold there", 0);
    else
        refuse(out, o, "SC-32", COINS, cursed_house_price(c, s, house) + fare - s->coins);
}

static void refuse_houses(const Content *c, const CursedState *s, int acts, int spare,
                          uint32_t set, OptionList *out) {
    while (set) {
        int house = bits_take(&set);
        int fare = cursed_fare_to(c, s, house);
        Option o = option_make(OPT_GO, house, 0, 0);
        if (fare > s->coins && spare <= 0)
            refuse(out, o, "SC-29", COINS_FOR_THE_WAY, fare - s->coins);
        else if (acts & ACT_BUY)
            refuse_seller(c, s, o, spare > 0 ? 0 : fare, out);
        else
            refuse(out, o, "SC-44", "the supply has no coins to steal", 0);
    }
}

static void list_houses(const Content *c, const CursedState *s, int acts, int spare,
                        OptionList *out) {
    uint32_t go = 0;
    /* While there is a coin to steal, theft leads to every house within reach. */
    bool theft = (acts & ACT_STEAL) && cursed_coin_supply(c, s) > 0;
    if (acts & ACT_STEAL) go |= steal_houses(c, s, spare);
    if ((acts & ACT_BUY) && !theft) go |= buy_houses(c, s, spare);
    if (acts & ACT_SNEAK) go |= steal_houses(c, s, spare_actions(s, true));
    if (go == ALL_HOUSES)
        offer_all(out, OPT_GO, HOUSES);
    else
        offer_each(out, OPT_GO, go);
    if (explains(out)) refuse_houses(c, s, acts, spare, ALL_HOUSES & ~go, out);
}

static void refuse_market(const Content *c, const CursedState *s, Option o, int spare,
                          OptionList *out) {
    int fare = spare > 0 ? 0 : cursed_fare_to(c, s, MARKET);
    int missing = cursed_market_price(c, s) + fare - s->coins;
    if (cursed_pouch_room(s) <= 0)
        refuse(out, o, "SC-34", FREE_POUCH, 1);
    else
        refuse(out, o, "SC-33", COINS, missing);
}

static void list_market(const Content *c, const CursedState *s, int spare,
                        OptionList *out) {
    Option o = option_make(OPT_MARKET, 0, 0, 0);
    if (can_market(c, s, spare))
        offer(out, o);
    else if (explains(out))
        refuse_market(c, s, o, spare, out);
}

static void list_mix(const Content *c, const CursedState *s, int spare, OptionList *out) {
    Option o = option_make(OPT_MIX, cursed_next_ingredient(c, s), 0, 0);
    if (can_mix(c, s, spare)) {
        offer(out, o);
    } else if (s->pouch[o.arg[0]]) {
        int missing = cursed_fare_to(c, s, LABORATORY) - s->coins;
        refuse(out, o, "SC-36", COINS_FOR_THE_WAY, missing);
    } else {
        refuse(out, o, "SC-36", c->ingredient_title[o.arg[0]], 1);
    }
}

/* The cheapest way to one of some spaces. */
static int least_fare(const Content *c, const CursedState *s, uint32_t spaces) {
    int least = cursed_fare_to(c, s, bits_first(spaces));
    while (spaces) least = min_int(least, cursed_fare_to(c, s, bits_take(&spaces)));
    return least;
}

CastWay cursed_cast_way(const Content *c, const CursedState *s, const Card *spell) {
    uint32_t places = spell_places(s, spell);
    if (spell->place == PLACE_NONE || !places) return (CastWay){0, false};
    return (CastWay){least_fare(c, s, places), bits_count(places) > 1};
}

/* SC-37: there is no such place, or the way there cannot be paid for. */
static void refuse_place(const Content *c, const CursedState *s, Option o,
                         OptionList *out) {
    const Card *spell = &c->spells[o.arg[0]];
    uint32_t places = spell_places(s, spell);
    if (!places)
        refuse(out, o, "SC-37", spell->no_place, 0);
    else
        refuse(out, o, "SC-37", COINS_FOR_THE_WAY, least_fare(c, s, places) - s->coins);
}

static void refuse_spells(const Content *c, const CursedState *s, uint32_t set,
                          OptionList *out) {
    while (set) {
        int card = bits_take(&set);
        const Card *spell = &c->spells[card];
        Option o = option_make(OPT_CAST, card, 0, 0);
        int missing = missing_ingredient(s, spell);
        if (missing >= 0)
            refuse(out, o, "SC-37", c->ingredient_title[missing],
                   spell->spend[missing] - s->pouch[missing]);
        else
            refuse_place(c, s, o, out);
    }
}

static void list_spells(const Content *c, const CursedState *s, int spare,
                        OptionList *out) {
    uint32_t cast = castable(c, s, spare);
    offer_each(out, OPT_CAST, cast);
    if (explains(out)) refuse_spells(c, s, s->spells.hand & ~cast, out);
}

static void list_acts(const Content *c, const CursedState *s, int acts, OptionList *out) {
    int spare = spare_actions(s, false);
    if (acts & ACT_MIX) list_mix(c, s, spare, out);
    if (acts & (ACT_STEAL | ACT_BUY | ACT_SNEAK)) list_houses(c, s, acts, spare, out);
    if (acts & ACT_BUY) list_market(c, s, spare, out);
    if (acts & ACT_CAST) list_spells(c, s, spare, out);
}

/* An order once taken must be carried out, so one of its actions must stay possible.
 * Otherwise ingredients can be thrown back wherever pouch room can matter (SC-34, ruling
 * 58). */
static bool can_act_without(const Content *c, const CursedState *s, int ingredient) {
    CursedState after = *s;
    after.pouch[ingredient]--;
    after.supply[ingredient]++;
    return possible_acts(c, &after, s->allowed, spare_actions(s, false)) != 0;
}

static int acts_of_the_day(const CursedState *s) {
    int acts = can_sneak(s) ? ACT_SNEAK : 0;
    return !cursed_is_rabid(s) && s->actions ? acts | ACT_ALL : acts;
}

/* SC-27: only a free Steal is left. */
static void refuse_without_action(const Content *c, const CursedState *s, OptionList *out) {
    uint32_t hand = s->spells.hand;
    refuse(out, option_make(OPT_MIX, cursed_next_ingredient(c, s), 0, 0), "SC-27", ACTIONS,
           1);
    refuse(out, option_make(OPT_MARKET, 0, 0, 0), "SC-27", ACTIONS, 1);
    while (hand)
        refuse(out, option_make(OPT_CAST, bits_take(&hand), 0, 0), "SC-27", ACTIONS, 1);
}

void cursed_list_day(const Content *c, const CursedState *s, OptionList *out) {
    if (cursed_is_rabid(s)) list_orders(c, s, out);
    if (explains(out) && !cursed_is_rabid(s) && !s->actions)
        refuse_without_action(c, s, out);
    list_acts(c, s, acts_of_the_day(s), out);
    cursed_list_held(c, s, out);
    offer(out, option_make(OPT_END_DAY, 0, 0, 0));
}

void cursed_list_act(const Content *c, const CursedState *s, OptionList *out) {
    list_acts(c, s, s->allowed, out);
    for (int i = 0; i < KINDS; i++) {
        if (s->pouch[i] && can_act_without(c, s, i))
            offer(out, option_make(OPT_DROP, i, 0, 0));
    }
}

/* ---- Journeys (SC-28 to SC-31) ----------------------------------------------------------- */

/* Whether the errand could still be done with `coins` and `left` actions. */
static bool errand_possible(const Content *c, const CursedState *s, int coins, int left) {
    switch ((Errand)s->errand) {
    case ERRAND_HOUSE: return can_act_at(c, s, s->going, coins, left);
    case ERRAND_MARKET:
        return (s->ordered || left > 0) && coins >= cursed_market_price(c, s);
    case ERRAND_MIX:
    case ERRAND_CAST: return s->ordered || left > 0;
    case ERRAND_NONE: break;
    }
    return false;
}

static bool can_pay_coins(const Content *c, const CursedState *s) {
    int fare = cursed_fare_to(c, s, s->going);
    return fare <= s->coins &&
           errand_possible(c, s, s->coins - fare, cursed_actions_left(s));
}

static bool can_pay_action(const Content *c, const CursedState *s) {
    int left = cursed_actions_left(s);
    return left > 0 && errand_possible(c, s, s->coins, left - 1);
}

/* An action spent on a journey or a distraction. Ruling 37: with orders, it is another
 * revealed card, which joins the row. */
static void list_spent_action(const CursedState *s, int verb, OptionList *out) {
    if (!cursed_is_rabid(s)) {
        offer(out, option_make(verb, 0, 0, 0));
        return;
    }
    uint32_t orders = s->orders;
    while (orders) offer(out, option_make(verb, 1 + bits_take(&orders), 0, 0));
}

void cursed_list_fare(const Content *c, const CursedState *s, OptionList *out) {
    if (can_pay_coins(c, s)) offer(out, option_make(OPT_PAY_COINS, 0, 0, 0));
    if (can_pay_action(c, s)) list_spent_action(s, OPT_PAY_ACTION, out);
}

static void use_order(Table *t, int card) {
    CursedState *s = t->s;
    s->orders = (uint16_t)(s->orders & ~bit(card));
    cursed_row_add(s, card);
    event_add(t->log, event_public(EV_ORDER_USED, s->seat_of[ROLE_WIZARD], card, 0, 0));
}

static void spend_action(Table *t, int order) {
    count_take(&t->s->actions, 1);
    if (order) use_order(t, order - 1);
}

/* Takes the errand's action, unless an order has already paid for it. */
static void take_action(Table *t) {
    if (!t->s->ordered) count_take(&t->s->actions, 1);
}

static void mix_one(Table *t);

static void cast_now(Table *t) {
    CursedState *s = t->s;
    int card = s->errand_card;
    const Card *spell = &t->c->spells[card];
    take_action(t);
    for (int i = 0; i < KINDS; i++) {
        for (int n = 0; n < spell->spend[i]; n++)
            cursed_return_ingredient(t, (Ingredient)i);
    }
    s->spells.hand &= ~bit(card);
    s->spells.sure &= ~bit(card);
    count_take(&s->spells.hand_count, 1);
    event_add(t->log, event_public(EV_CAST, s->seat_of[ROLE_WIZARD], card, 0, 0));
    cursed_leave_play(t, UNTIL_CAST);
    cursed_play_card(t, ROLE_WIZARD, card, 0);
}

static void arrive_at(Table *t) {
    CursedState *s = t->s;
    Seat seat = s->seat_of[ROLE_WIZARD];
    switch ((Errand)s->errand) {
    case ERRAND_HOUSE: ask(&s->head, seat, ASK_HOUSE, s->at); break;
    case ERRAND_MARKET: ask(&s->head, seat, ASK_MARKET, s->at); break;
    case ERRAND_MIX:
        take_action(t);
        mix_one(t);
        break;
    case ERRAND_CAST: cast_now(t); break;
    case ERRAND_NONE: REQUIRE(!"no errand"); break;
    }
}

static void travel(Table *t, int coins) {
    CursedState *s = t->s;
    if (coins > 0) cursed_pay_coins(t, coins);
    if (s->at != s->going)
        event_add(t->log, event_public(EV_TRAVELLED, s->seat_of[ROLE_WIZARD], s->at,
                                       s->going, coins));
    cursed_move_token(t, s->going);
    arrive_at(t);
}

static void travel_for_action(Table *t, int order) {
    spend_action(t, order);
    travel(t, -1);
}

/* Sets out; asks how to pay only when there is more than one way. */
static void set_out(Table *t, int space, Errand errand) {
    CursedState *s = t->s;
    s->going = (uint8_t)space;
    s->errand = (uint8_t)errand;
    int fare = cursed_fare_to(t->c, s, space);
    if (fare == 0) {
        travel(t, 0);
        return;
    }
    bool coins = can_pay_coins(t->c, s), action = can_pay_action(t->c, s);
    int cards = cursed_is_rabid(s) ? bits_count(s->orders) : 1;
    if ((coins ? 1 : 0) + (action ? cards : 0) > 1)
        ask(&s->head, s->seat_of[ROLE_WIZARD], ASK_FARE, space);
    else if (coins)
        travel(t, fare);
    else
        travel_for_action(t, cursed_is_rabid(s) ? 1 + bits_first(s->orders) : 0);
}

/* ---- Buying (SC-32 to SC-35) ---------------------------------------------------------------- */

static void list_buy(const CursedState *s, int sells, int price, OptionList *out) {
    int most = price ? s->coins / price : HELD_MAX;
    if (most) most = min_int(most, min_int(cursed_pouch_room(s), s->supply[sells]));
    for (int n = 1; n <= most; n++) offer(out, option_make(OPT_BUY, sells, n, 0));
    if (!explains(out)) return;
    Option more = option_make(OPT_BUY, sells, most + 1, 0);
    int missing = (most + 1) * price - s->coins;
    if (most >= cursed_pouch_room(s))
        refuse(out, more, "SC-34", FREE_POUCH, 1);
    else if (most >= s->supply[sells])
        refuse(out, more, "SC-6", "the supply has only # of it", s->supply[sells]);
    else
        refuse(out, more, "SC-32", COINS, missing);
}

static void buy(Table *t, int ingredient, int amount, int price, int trigger) {
    CursedState *s = t->s;
    take_action(t);
    cursed_pay_coins(t, amount * price);
    for (int n = 0; n < amount; n++) cursed_take_ingredient(t, (Ingredient)ingredient);
    event_add(t->log, event_public(EV_BOUGHT, s->seat_of[ROLE_WIZARD], ingredient, amount,
                                   amount * price));
    if (trigger) cursed_leave_play(t, trigger);
    cursed_leave_play(t, UNTIL_BUYS + ingredient);
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

/* ---- Mixing (SC-36) ------------------------------------------------------------------------- */

static void stop_mixing(Table *t) {
    int bonus = cursed_rule_of(t->s, VERB_MIX_BONUS);
    t->cause = CAUSE_MIXED;
    if (t->s->mixed >= 3 && bonus) cursed_gain_coins(t, bonus);
}

static void mix_one(Table *t) {
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

/* ---- Stealing (SC-41 to SC-44) --------------------------------------------------------------- */

/* The most that can be declared here; an empty house gives 1. Shaky Hands: no more than 1
 * can be gained at an occupied house, so no more is offered. */
static int most_to_steal(const Content *c, const CursedState *s) {
    if (!(s->taken & bit(s->at)) || cursed_rule_of(s, VERB_STEAL_LIMIT)) return 1;
    return min_int(c->price[s->at], cursed_coin_supply(c, s));
}

static void list_steal(const Content *c, const CursedState *s, int verb, OptionList *out) {
    int most = most_to_steal(c, s);
    for (int n = 1; n <= most; n++) offer(out, option_make(verb, n, 0, 0));
    if (!explains(out) || !(s->taken & bit(s->at))) return;
    bool limited = cursed_rule_of(s, VERB_STEAL_LIMIT) > 0;
    for (int n = most + 1; n <= c->price[s->at]; n++) {
        Option more = option_make(verb, n, 0, 0);
        if (limited)
            refuse(out, more, "SC-62", "Shaky Hands: at most # {coin|coins}", most);
        else
            refuse(out, more, "SC-44", "the supply has only # {coin|coins}", most);
    }
}

void cursed_list_house(const Content *c, const CursedState *s, OptionList *out) {
    int left = cursed_actions_left(s);
    int acts = thefts(c, s, s->coins, left);
    int sells = may_buy(s, left) ? wares_at(c, s, s->at) : -1;
    int price = cursed_house_price(c, s, s->at);
    if (sells >= 0) list_buy(s, sells, price, out);
    if (acts & ACT_SNEAK) list_steal(c, s, OPT_SNEAK, out);
    if (acts & ACT_STEAL) list_steal(c, s, OPT_STEAL, out);
    if (sells >= 0 && s->coins >= price) cursed_list_held(c, s, out); /* room would help */
}

static void stole(Table *t, int die) {
    CursedState *s = t->s;
    int got = min_int(s->stake, cursed_coin_supply(t->c, s));
    s->coins = (uint8_t)(s->coins + got);
    event_add(t->log, event_public(EV_STOLE, s->seat_of[ROLE_WIZARD], got, die, s->at));
}

static bool can_distract(const CursedState *s) {
    return !s->sneaking && cursed_actions_left(s) > 0;
}

static bool can_reroll(const CursedState *s) {
    return cursed_rule_of(s, VERB_REROLL) && !s->rerolled;
}

/* SC-42. SC-43: noticed. Ruling 53: only a successful roll ends the Boots. */
static void roll_for_it(Table *t) {
    CursedState *s = t->s;
    int die = cursed_throw_to_steal(t, s->stake);
    s->rolled = (uint8_t)die;
    if (die >= cursed_steal_needs(s->stake)) {
        stole(t, die);
        cursed_leave_play(t, UNTIL_STEAL);
        return;
    }
    event_add(t->log,
              event_public(EV_NOTICED, s->seat_of[ROLE_WIZARD], s->stake, die, s->at));
    if (can_distract(s) || can_reroll(s))
        ask(&s->head, s->seat_of[ROLE_WIZARD], ASK_NOTICED, s->at);
}

static void steal(Table *t, int amount, bool sneak) {
    CursedState *s = t->s;
    s->stake = (uint8_t)amount;
    s->sneaking = sneak;
    if (sneak)
        s->sneaked = 1;
    else
        take_action(t);
    if (s->taken & bit(s->at))
        roll_for_it(t);
    else
        stole(t, 0);
}

void cursed_list_noticed(const Content *c, const CursedState *s, OptionList *out) {
    (void)c;
    if (can_reroll(s)) offer(out, option_make(OPT_REROLL, 0, 0, 0));
    if (can_distract(s))
        list_spent_action(s, OPT_DISTRACT, out);
    else
        refuse(out, option_make(OPT_DISTRACT, 0, 0, 0), "SC-43",
               s->sneaking ? "a free Steal allows no distraction" : "no action is left", 0);
    offer(out, option_make(OPT_LET_GO, 0, 0, 0));
}

static void distract(Table *t, int order) {
    CursedState *s = t->s;
    spend_action(t, order);
    event_add(t->log, event_public(EV_DISTRACTED, s->seat_of[ROLE_WIZARD], s->stake, 0, 0));
    stole(t, s->rolled);
}

static void reroll(Table *t) {
    t->s->rerolled = 1;
    event_add(t->log, event_public(EV_REROLLED, t->s->seat_of[ROLE_WIZARD], 0, 0, 0));
    roll_for_it(t);
}

/* ---- Options and answers ----------------------------------------------------------------------- */

void cursed_list_cast_at(const Content *c, const CursedState *s, OptionList *out) {
    uint32_t places = spell_places(s, &c->spells[s->errand_card]);
    offer_each(out, OPT_CAST_AT, places & reach(c, s, spare_actions(s, false)));
}

void cursed_list_mix(const Content *c, const CursedState *s, OptionList *out) {
    offer(out, option_make(OPT_MIX, cursed_next_ingredient(c, s), 0, 0));
    offer(out, option_make(OPT_MIX_STOP, 0, 0, 0));
}

/* A Spell that names a place is cast there: where, if there is a choice. */
static void cast(Table *t, int card) {
    CursedState *s = t->s;
    s->errand_card = (uint8_t)card;
    const Card *spell = &t->c->spells[card];
    uint32_t places = spell_places(s, spell) & reach(t->c, s, spare_actions(s, false));
    if (spell->place == PLACE_NONE) {
        s->errand = ERRAND_CAST;
        cast_now(t);
    } else if (bits_count(places) == 1) {
        set_out(t, bits_first(places), ERRAND_CAST);
    } else {
        ask(&s->head, s->seat_of[ROLE_WIZARD], ASK_CAST_AT, card);
    }
}

static void take_order(Table *t, int card) {
    spend_action(t, 1 + card);
    t->s->ordered = 1;
    t->s->allowed = t->c->rabid[card].acts;
    ask(&t->s->head, t->s->seat_of[ROLE_WIZARD], ASK_ACT, RABID_REF + card);
}

/* SC-34: then asks the same question again. */
static void drop(Table *t, Ask asked, int source, int ingredient) {
    cursed_throw_back(t, ingredient);
    ask(&t->s->head, t->s->seat_of[ROLE_WIZARD], asked, source);
}

/* What the day's menu and an order have in common. */
static void run_errand(Table *t, Option o) {
    switch (o.verb) {
    case OPT_GO: set_out(t, o.arg[0], ERRAND_HOUSE); break;
    case OPT_MARKET: set_out(t, MARKET, ERRAND_MARKET); break;
    case OPT_MIX: set_out(t, LABORATORY, ERRAND_MIX); break;
    case OPT_CAST: cast(t, o.arg[0]); break;
    default: REQUIRE(!"an errand of the Wizard");
    }
}

/* At a house the day's menu allows everything, an order what it shows. */
void cursed_answer_day(Table *t, Option o) {
    CursedState *s = t->s;
    switch (o.verb) {
    case OPT_GO:
        s->allowed = (uint8_t)acts_of_the_day(s);
        set_out(t, o.arg[0], ERRAND_HOUSE);
        break;
    case OPT_ORDER: take_order(t, o.arg[0]); break;
    case OPT_DROP: drop(t, ASK_DAY, s->at, o.arg[0]); break;
    case OPT_END_DAY: cursed_end_day(t); break;
    default: run_errand(t, o);
    }
}

void cursed_answer_act(Table *t, Option o) {
    if (o.verb == OPT_DROP)
        drop(t, ASK_ACT, RABID_REF + t->s->row[t->s->row_count - 1], o.arg[0]);
    else
        run_errand(t, o);
}

void cursed_answer_fare(Table *t, Option o) {
    if (o.verb == OPT_PAY_COINS)
        travel(t, cursed_fare_to(t->c, t->s, t->s->going));
    else
        travel_for_action(t, o.arg[0]);
}

void cursed_answer_house(Table *t, Option o) {
    CursedState *s = t->s;
    switch (o.verb) {
    case OPT_BUY: buy(t, o.arg[0], o.arg[1], cursed_house_price(t->c, s, s->at), 0); break;
    case OPT_STEAL: steal(t, o.arg[0], false); break;
    case OPT_SNEAK: steal(t, o.arg[0], true); break;
    case OPT_DROP: drop(t, ASK_HOUSE, s->at, o.arg[0]); break;
    default: REQUIRE(!"an answer at a house");
    }
}

void cursed_answer_market(Table *t, Option o) {
    if (o.verb == OPT_DROP)
        drop(t, ASK_MARKET, t->s->at, o.arg[0]);
    else
        buy(t, o.arg[0], 1, cursed_market_price(t->c, t->s), UNTIL_MARKET);
}

void cursed_answer_mix(Table *t, Option o) {
    if (o.verb == OPT_MIX)
        mix_one(t);
    else
        stop_mixing(t);
}

void cursed_answer_cast_at(Table *t, Option o) {
    set_out(t, o.arg[0], ERRAND_CAST);
}

void cursed_answer_noticed(Table *t, Option o) {
    switch (o.verb) {
    case OPT_REROLL: reroll(t); break;
    case OPT_DISTRACT: distract(t, o.arg[0]); break;
    case OPT_LET_GO: break;
    default: REQUIRE(!"an answer to being noticed");
    }
}
