/*
 * The Wizard's day, played by a person: the day's menu, the orders of the Rabid Monster's
 * cards (SC-72, SC-73), and what can be done at a house (SC-27).
 *
 * One small question at a time: first where, then how the journey is paid (journeys.c), then
 * what and how much (shopping.c, stealing.c, spells.c).
 */
#include "so_youve_been_cursed/rules/flow.h"
#include "so_youve_been_cursed/rules/errands.h"
#include "so_youve_been_cursed/rules/village.h"
#include "so_youve_been_cursed/rules/wizard.h"

#define ACTIONS "{action|actions}" /* missing, as worded in refusals */

/* SC-73: with orders, each unused card is an action. */
int cursed_actions_left(const CursedState *s) {
    if (!cursed_is_rabid(s)) return s->actions;
    return min_int(s->actions, bits_count(s->orders));
}

static bool can_sneak(const CursedState *s) {
    return cursed_rule_of(s, VERB_FREE_STEAL) && !s->sneaked;
}

/* ---- At a house -------------------------------------------------------------------- */

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
bool cursed_can_act_at(const Content *c, const CursedState *s, int house, int coins,
                       int left) {
    if (thefts(c, s, coins, left)) return true;
    return may_buy(s, left) && !cursed_seller_lack(c, s, house, coins).clause;
}

/* What keeps the Wizard from a house where one of these acts would be done. */
static Lack house_lack(const Content *c, const CursedState *s, int acts, int spare,
                       int house) {
    Lack lack = NOTHING_LACKS;
    if (acts & ACT_SNEAK)
        lack = cursed_theft_lack(c, s, house, cursed_spare_actions(s, true));
    if (acts & ACT_SNEAK && !lack.clause) return lack;
    if (acts & ACT_STEAL) lack = cursed_theft_lack(c, s, house, spare);
    if (acts & ACT_STEAL && !lack.clause) return lack;
    return acts & ACT_BUY ? cursed_errand_lack(c, s, house, spare) : lack;
}

/* House by house; list_houses has the same by sets, which is faster (a test compares the
 * two in random matches). */
static void explain_houses(const Content *c, const CursedState *s, int acts, int spare,
                           OptionList *out) {
    for (int house = 0; house < HOUSES; house++)
        cursed_offer_unless(out, option_make(OPT_GO, house, 0, 0),
                            house_lack(c, s, acts, spare, house));
}

static void list_houses(const Content *c, const CursedState *s, int acts, int spare,
                        OptionList *out) {
    if (explains(out)) {
        explain_houses(c, s, acts, spare, out);
        return;
    }
    uint32_t go = 0;
    /* While there is a coin to steal, theft leads to every house within reach. */
    bool theft = (acts & ACT_STEAL) && cursed_coin_supply(c, s);
    if (acts & ACT_STEAL) go |= cursed_steal_houses(c, s, spare);
    if ((acts & ACT_BUY) && !theft) go |= cursed_buy_houses(c, s, spare);
    if (acts & ACT_SNEAK) go |= cursed_steal_houses(c, s, cursed_spare_actions(s, true));
    if (go == ALL_HOUSES)
        offer_all(out, OPT_GO, HOUSES);
    else
        offer_each(out, OPT_GO, go);
}

void cursed_list_house(const Content *c, const CursedState *s, OptionList *out) {
    int left = cursed_actions_left(s);
    int acts = thefts(c, s, s->coins, left);
    int sells = may_buy(s, left) ? cursed_wares_at(c, s, s->at) : -1;
    int price = cursed_house_price(c, s, s->at);
    if (sells >= 0) cursed_list_buy(s, sells, price, out);
    if (acts & ACT_SNEAK) cursed_list_steal(c, s, OPT_SNEAK, out);
    if (acts & ACT_STEAL) cursed_list_steal(c, s, OPT_STEAL, out);
    if (sells >= 0 && s->coins >= price) cursed_list_held(c, s, out); /* room would help */
}

void cursed_answer_house(Table *t, Option o) {
    CursedState *s = t->s;
    switch (o.verb) {
    case OPT_BUY:
        cursed_buy(t, o.arg[0], o.arg[1], cursed_house_price(t->c, s, s->at), 0);
        break;
    case OPT_STEAL: cursed_steal(t, o.arg[0], false); break;
    case OPT_SNEAK: cursed_steal(t, o.arg[0], true); break;
    case OPT_DROP: cursed_drop(t, ASK_HOUSE, s->at, o.arg[0]); break;
    default: REQUIRE(!"an answer at a house");
    }
}

/* ---- Orders ------------------------------------------------------------------------ */

/* What keeps one of the acts from being done, wherever that might be. */
static Lack act_lack(const Content *c, const CursedState *s, int act, int spare) {
    switch (act) {
    case ACT_BUY: return cursed_buying_lack(c, s, spare);
    case ACT_MIX: return cursed_mix_lack(c, s, spare);
    case ACT_CAST:
        if (cursed_castable(c, s, spare)) return NOTHING_LACKS;
        return (Lack){"SC-72", "no Spell in hand can be cast", 0};
    case ACT_STEAL:
        if (cursed_steal_houses(c, s, spare)) return NOTHING_LACKS;
        return NO_COINS_THERE;
    default: REQUIRE(!"an act of the Wizard");
    }
    return NOTHING_LACKS;
}

/* What the first of these acts lacks; nothing when one of them can be done. */
static Lack acts_lack(const Content *c, const CursedState *s, uint32_t acts, int spare) {
    Lack first = NOTHING_LACKS;
    while (acts) {
        Lack lack = act_lack(c, s, (int)bit(bits_take(&acts)), spare);
        if (!lack.clause) return lack;
        if (!first.clause) first = lack;
    }
    return first;
}

/* SC-72: an order is offered when one of its actions can be done. */
static Lack order_lack(const Content *c, const CursedState *s, int card) {
    int left = cursed_actions_left(s);
    if (left == 0) return (Lack){"SC-73", ACTIONS, 1};
    return acts_lack(c, s, c->rabid[card].acts, left - 1);
}

static void list_orders(const Content *c, const CursedState *s, OptionList *out) {
    uint32_t orders = s->orders;
    while (orders) {
        int card = bits_take(&orders);
        cursed_offer_unless(out, option_make(OPT_ORDER, card, 0, 0),
                            order_lack(c, s, card));
    }
}

static void take_order(Table *t, int card) {
    cursed_spend_action(t, 1 + card);
    t->s->ordered = 1;
    t->s->allowed = t->c->rabid[card].acts;
    ask(&t->s->head, t->s->seat_of[ROLE_WIZARD], ASK_ACT, RABID_REF + card);
}

/* ---- The questions of the day ------------------------------------------------------ */

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

static void list_acts(const Content *c, const CursedState *s, int acts, OptionList *out) {
    int spare = cursed_spare_actions(s, false);
    if (acts & ACT_MIX) cursed_list_mix_way(c, s, spare, out);
    if (acts & (ACT_STEAL | ACT_BUY | ACT_SNEAK)) list_houses(c, s, acts, spare, out);
    if (acts & ACT_BUY) cursed_list_market_way(c, s, spare, out);
    if (acts & ACT_CAST) cursed_list_spells(c, s, spare, out);
}

/* An order once taken must be carried out, so one of its actions must stay possible.
 * Otherwise ingredients can be thrown back wherever pouch room can matter (SC-34, ruling
 * 58). */
static bool can_act_without(const Content *c, const CursedState *s, int ingredient) {
    CursedState after = *s;
    after.pouch[ingredient]--;
    after.supply[ingredient]++;
    return !acts_lack(c, &after, s->allowed, cursed_actions_left(s)).clause;
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

/* SC-34: then asks the same question again. */
void cursed_drop(Table *t, Ask asked, int source, int ingredient) {
    cursed_throw_back(t, ingredient);
    ask(&t->s->head, t->s->seat_of[ROLE_WIZARD], asked, source);
}

/* What the day's menu and an order have in common. */
static void run_errand(Table *t, Option o) {
    switch (o.verb) {
    case OPT_GO: cursed_set_out(t, o.arg[0], ERRAND_HOUSE); break;
    case OPT_MARKET: cursed_set_out(t, MARKET, ERRAND_MARKET); break;
    case OPT_MIX: cursed_set_out(t, LABORATORY, ERRAND_MIX); break;
    case OPT_CAST: cursed_cast(t, o.arg[0]); break;
    default: REQUIRE(!"an errand of the Wizard");
    }
}

/* At a house the day's menu allows everything, an order what it shows. */
void cursed_answer_day(Table *t, Option o) {
    CursedState *s = t->s;
    switch (o.verb) {
    case OPT_GO:
        s->allowed = (uint8_t)acts_of_the_day(s);
        cursed_set_out(t, o.arg[0], ERRAND_HOUSE);
        break;
    case OPT_ORDER: take_order(t, o.arg[0]); break;
    case OPT_DROP: cursed_drop(t, ASK_DAY, s->at, o.arg[0]); break;
    case OPT_END_DAY: cursed_end_day(t); break;
    default: run_errand(t, o); break;
    }
}

void cursed_answer_act(Table *t, Option o) {
    if (o.verb == OPT_DROP)
        cursed_drop(t, ASK_ACT, RABID_REF + t->s->row[t->s->row_count - 1], o.arg[0]);
    else
        run_errand(t, o);
}
