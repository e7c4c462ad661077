/* The Wizard steals coins (SC-41 to SC-44). */
#include "so_youve_been_cursed/rules/errands.h"
#include "so_youve_been_cursed/rules/village.h"
#include "so_youve_been_cursed/rules/wizard.h"

/* SC-41, SC-44, ruling 54: any house, while the supply has a coin. A fare paid in coins
 * refills an empty supply before the theft. */
uint32_t cursed_steal_houses(const Content *c, const CursedState *s, int spare) {
    if (cursed_coin_supply(c, s) > 0) return cursed_reach(c, s, spare) & ALL_HOUSES;
    return cursed_coin_reach(c, s) & ~c->within_fare[s->at][0] & ALL_HOUSES;
}

/* What a theft at one house lacks; steal_houses has all at once. */
Lack cursed_theft_lack(const Content *c, const CursedState *s, int house, int spare) {
    int fare = cursed_fare_to(c, s, house);
    bool refills = fare > 0 && fare <= s->coins;
    if (cursed_coin_supply(c, s) == 0 && !refills) return NO_COINS_THERE;
    return cursed_way_lack(s, fare, spare, "SC-29");
}

/* The most that can be declared here; an empty house gives 1. Shaky Hands: no more than 1
 * can be gained at an occupied house, so no more is offered. */
static int most_to_steal(const Content *c, const CursedState *s) {
    if (!(s->taken & bit(s->at)) || cursed_rule_of(s, VERB_STEAL_LIMIT)) return 1;
    return min_int(c->price[s->at], cursed_coin_supply(c, s));
}

void cursed_list_steal(const Content *c, const CursedState *s, int verb, OptionList *out) {
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

void cursed_steal(Table *t, int amount, bool sneak) {
    CursedState *s = t->s;
    s->stake = (uint8_t)amount;
    s->sneaking = sneak;
    if (sneak)
        s->sneaked = 1;
    else
        cursed_take_action(t);
    if (s->taken & bit(s->at))
        roll_for_it(t);
    else
        stole(t, 0);
}

void cursed_list_noticed(const Content *c, const CursedState *s, OptionList *out) {
    (void)c;
    if (can_reroll(s)) offer(out, option_make(OPT_REROLL, 0, 0, 0));
    if (can_distract(s))
        cursed_list_spent_action(s, OPT_DISTRACT, out);
    else
        refuse(out, option_make(OPT_DISTRACT, 0, 0, 0), "SC-43",
               s->sneaking ? "a free Steal allows no distraction" : "no action is left", 0);
    offer(out, option_make(OPT_LET_GO, 0, 0, 0));
}

static void distract(Table *t, int order) {
    CursedState *s = t->s;
    cursed_spend_action(t, order);
    event_add(t->log, event_public(EV_DISTRACTED, s->seat_of[ROLE_WIZARD], s->stake, 0, 0));
    stole(t, s->rolled);
}

static void reroll(Table *t) {
    t->s->rerolled = 1;
    event_add(t->log, event_public(EV_REROLLED, t->s->seat_of[ROLE_WIZARD], 0, 0, 0));
    roll_for_it(t);
}

void cursed_answer_noticed(Table *t, Option o) {
    switch (o.verb) {
    case OPT_REROLL: reroll(t); break;
    case OPT_DISTRACT: distract(t, o.arg[0]); break;
    case OPT_LET_GO: break;
    default: REQUIRE(!"an answer to being noticed");
    }
}
