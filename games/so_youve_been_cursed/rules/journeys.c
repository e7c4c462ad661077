/*
 * Journeys of the Wizard, and the actions given up for them (SC-28 to SC-31). A journey
 * always serves an action (ruling 16); the action itself is counted when it is done, or when
 * its order is taken.
 */
#include "so_youve_been_cursed/rules/automas.h"
#include "so_youve_been_cursed/rules/errands.h"
#include "so_youve_been_cursed/rules/village.h"
#include "so_youve_been_cursed/rules/wizard.h"

/* Actions that could pay for this action's journey (SC-30): all that are left for a free
 * Steal, or for an action whose order is already taken. */
int cursed_spare_actions(const CursedState *s, bool sneak) {
    int left = cursed_actions_left(s);
    return sneak || s->ordered ? left : left - 1;
}

/* Spaces whose fare can be paid in coins. */
uint32_t cursed_coin_reach(const Content *c, const CursedState *s) {
    int crossings = min_int(s->coins / cursed_fare_price(s), DISTRICTS_MAX - 1);
    uint32_t reach = c->within_fare[s->at][crossings];
    return cursed_rule_of(s, VERB_FREE_WAY_HOME) ? reach | bit(LABORATORY) : reach;
}

uint32_t cursed_reach(const Content *c, const CursedState *s, int spare) {
    return spare > 0 ? (uint32_t)ALL_SPACES : cursed_coin_reach(c, s);
}

/* SC-29, SC-30: what a way with this fare lacks. */
Lack cursed_way_lack(const CursedState *s, int fare, int spare, const char *clause) {
    if (spare > 0 || fare <= s->coins) return NOTHING_LACKS;
    return (Lack){clause, "{coin|coins} for the fare", fare - s->coins};
}

/* The coins that are left where the Wizard arrives. */
int cursed_coins_there(const Content *c, const CursedState *s, int space, int spare) {
    return spare > 0 ? s->coins : s->coins - cursed_fare_to(c, s, space);
}

/* ---- Paying for the journey -------------------------------------------------------- */

/* Whether the errand could still be done with `coins` and `left` actions. */
static inline bool errand_possible(const Content *c, const CursedState *s, int coins,
                                   int left) {
    switch ((Errand)s->errand) {
    case ERRAND_HOUSE: return cursed_can_act_at(c, s, s->going, coins, left);
    case ERRAND_MARKET:
        return (s->ordered || left > 0) && !cursed_market_lack(c, s, coins).clause;
    case ERRAND_MIX:
    case ERRAND_CAST:
    case ERRAND_NONE: break;
    }
    return s->ordered || left > 0;
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
void cursed_list_spent_action(const CursedState *s, int verb, OptionList *out) {
    if (!cursed_is_rabid(s)) {
        offer(out, option_make(verb, 0, 0, 0));
        return;
    }
    uint32_t orders = s->orders;
    while (orders) offer(out, option_make(verb, 1 + bits_take(&orders), 0, 0));
}

void cursed_list_fare(const Content *c, const CursedState *s, OptionList *out) {
    if (can_pay_coins(c, s)) offer(out, option_make(OPT_PAY_COINS, 0, 0, 0));
    if (can_pay_action(c, s)) cursed_list_spent_action(s, OPT_PAY_ACTION, out);
}

static void use_order(Table *t, int card) {
    CursedState *s = t->s;
    s->orders = (uint16_t)(s->orders & ~bit(card));
    cursed_row_add(s, card);
    event_add(t->log, event_public(EV_ORDER_USED, s->seat_of[ROLE_WIZARD], card, 0, 0));
}

void cursed_spend_action(Table *t, int order) {
    count_take(&t->s->actions, 1);
    if (order) use_order(t, order - 1);
}

/* Takes the errand's action, unless an order has already paid for it. */
void cursed_take_action(Table *t) {
    if (!t->s->ordered) count_take(&t->s->actions, 1);
}

/* ---- On the way -------------------------------------------------------------------- */

static void arrive_at(Table *t) {
    CursedState *s = t->s;
    Seat seat = s->seat_of[ROLE_WIZARD];
    switch ((Errand)s->errand) {
    case ERRAND_HOUSE: ask(&s->head, seat, ASK_HOUSE, s->at); break;
    case ERRAND_MARKET: ask(&s->head, seat, ASK_MARKET, s->at); break;
    case ERRAND_MIX:
        cursed_take_action(t);
        cursed_mix_one(t);
        break;
    case ERRAND_CAST: cursed_cast_now(t); break;
    case ERRAND_NONE: REQUIRE(!"no errand"); break;
    }
}

static void travel(Table *t, int coins) {
    CursedState *s = t->s;
    cursed_pay_coins(t, max_int(0, coins));
    if (s->at != s->going)
        event_add(t->log, event_public(EV_TRAVELLED, s->seat_of[ROLE_WIZARD], s->at,
                                       s->going, coins));
    cursed_move_token(t, s->going);
    arrive_at(t);
}

static void travel_for_action(Table *t, int order) {
    cursed_spend_action(t, order);
    travel(t, -1);
}

/* Sets out; asks how to pay only when there is more than one way. */
void cursed_set_out(Table *t, int space, Errand errand) {
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

void cursed_answer_fare(Table *t, Option o) {
    switch (o.verb) {
    case OPT_PAY_COINS: travel(t, cursed_fare_to(t->c, t->s, t->s->going)); break;
    case OPT_PAY_ACTION: travel_for_action(t, o.arg[0]); break;
    default: REQUIRE(!"a way to pay the fare");
    }
}
