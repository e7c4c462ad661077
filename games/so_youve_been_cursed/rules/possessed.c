/*
 * The Possessed Wizard: an automa that follows the cards of its row (SC-83 to SC-96,
 * SC-101). The clock turns its pages: arrival, Spell, each action, end. It never asks a
 * person anything.
 */
#include <limits.h>

#include "so_youve_been_cursed/rules/automas.h"
#include "so_youve_been_cursed/rules/effects.h"
#include "so_youve_been_cursed/rules/flow.h"
#include "so_youve_been_cursed/rules/village.h"

/* ---- What it holds, what it needs ------------------------------------------------------- */

/*
 * Walks the Cure track from the current step as far as the held ingredients cover it
 * without a gap, and returns the number of steps. What does not fit remains in `rest`.
 */
int cursed_covered_steps(const Content *c, const CursedState *s, uint8_t rest[KINDS]) {
    const uint8_t *track = c->cure[cursed_is_possessed(s)];
    memcpy(rest, s->pouch, KINDS);
    int steps = 0, length = cursed_cure_length(c, s);
    while (s->cure + steps < length && rest[track[s->cure + steps]]) {
        rest[track[s->cure + steps]]--;
        steps++;
    }
    return steps;
}

/* Ruling 28: the first step that is not yet covered. When all are he is ready and mixes
 * instead of buying (SC-87). */
static Ingredient needed_ingredient(const Content *c, const CursedState *s) {
    uint8_t rest[KINDS];
    int step = s->cure + cursed_covered_steps(c, s, rest);
    REQUIRE(step != cursed_cure_length(c, s));
    return (Ingredient)c->cure[1][step];
}

/* Ruling 29: what does not match the next steps goes back at once. */
void cursed_possessed_throw_back(Table *t) {
    uint8_t rest[KINDS];
    cursed_covered_steps(t->c, t->s, rest);
    for (int i = 0; i < KINDS; i++) {
        for (int n = 0; n < rest[i]; n++) {
            cursed_return_ingredient(t, (Ingredient)i);
            cursed_tell(t, EV_DROPPED, ROLE_WIZARD, i, 0, 0);
        }
    }
}

/* SC-87: three that match the next steps, or all of the remaining one or two. */
bool cursed_possessed_ready(const Content *c, const CursedState *s) {
    uint8_t rest[KINDS];
    int steps = cursed_covered_steps(c, s, rest);
    return steps >= POUCHES || s->cure + steps == cursed_cure_length(c, s);
}

/* ---- Journeys ------------------------------------------------------------------------------ */

/* Pays what the way costs, or all there is (only Mix Cure may be short, SC-88). */
static void travel(Table *t, int space) {
    CursedState *s = t->s;
    int paid = min_int(s->coins, cursed_fare_to(t->c, s, space));
    cursed_pay_coins(t, paid);
    if (s->at != space) cursed_tell(t, EV_TRAVELLED, ROLE_WIZARD, s->at, space, paid);
    cursed_move_token(t, space);
}

/* Spaces of the area that a card names. Adjacent: exactly one crossing away. */
static uint32_t area_spaces(const Content *c, const CursedState *s, Area area) {
    switch (area) {
    case AREA_CURRENT: return c->within_fare[s->at][0];
    case AREA_ADJACENT: return c->within_fare[s->at][1] & ~c->within_fare[s->at][0];
    case AREA_ANY: return ALL_SPACES;
    case AREA_MARKET: break;
    }
    return bit(MARKET);
}

/* ---- Actions --------------------------------------------------------------------------------- */

/* SC-88, SC-95, ruling 30: goes home, returns all ingredients, Cure up by as many. */
static void mix(Table *t) {
    CursedState *s = t->s;
    travel(t, LABORATORY);
    cursed_possessed_throw_back(t);
    int count = cursed_held(s);
    for (int n = 0; n < count; n++) {
        int next = cursed_next_ingredient(t->c, s);
        cursed_return_ingredient(t, (Ingredient)next);
        cursed_tell(t, EV_MIXED, ROLE_WIZARD, next, s->cure + 1, 0);
        cursed_change_cure(t, 1);
        if (s->head.over) return;
    }
    int bonus = cursed_rule_of(s, VERB_MIX_BONUS);
    t->cause = CAUSE_MIXED;
    if (count >= 3 && bonus) cursed_gain_coins(t, bonus);
}

/*
 * SC-91: cheapest, then nearest, then the highest number. For "any district" the fare is
 * part of the price; within one area it is the same for every house. -1: nobody sells it.
 */
static int best_seller(const Content *c, const CursedState *s, int ingredient, Area area) {
    uint32_t sellers = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        if (c->villagers[kind].sells == (Ingredient)ingredient) sellers |= s->houses[kind];
    }
    sellers &= area_spaces(c, s, area);
    int best = -1, best_cost = INT_MAX;
    while (sellers) {
        int house = bits_take(&sellers);
        int cost = cursed_house_price(c, s, house) + cursed_fare_to(c, s, house);
        int away = c->road_distance[s->at][house];
        bool better = cost < best_cost ||
                      (cost == best_cost && away <= c->road_distance[s->at][best]);
        if (better) best = house, best_cost = cost;
    }
    return best;
}

static void pay_for(Table *t, int space, int ingredient, int price) {
    travel(t, space);
    cursed_pay_coins(t, price);
    cursed_take_ingredient(t, (Ingredient)ingredient);
    cursed_tell(t, EV_BOUGHT, ROLE_WIZARD, ingredient, 1, price);
    if (space == MARKET) cursed_leave_play(t, UNTIL_MARKET);
    cursed_leave_play(t, UNTIL_BUYS + ingredient);
}

/* SC-91 to SC-93, ruling 34: one ingredient, the next one needed. */
static bool buy(Table *t, Area area) {
    CursedState *s = t->s;
    Ingredient ingredient = needed_ingredient(t->c, s);
    if (!s->supply[ingredient] || cursed_pouch_room(s) <= 0) return false;
    int space = area == AREA_MARKET ? MARKET : best_seller(t->c, s, ingredient, area);
    if (space < 0) return false;
    int price =
        space == MARKET ? cursed_market_price(t->c, s) : cursed_house_price(t->c, s, space);
    if (price + cursed_fare_to(t->c, s, space) > s->coins) return false;
    pay_for(t, space, ingredient, price);
    return true;
}

/* SC-94: the occupied house with the highest number of coins, ties to the higher house. */
static int richest_house(const Content *c, const CursedState *s, Area area) {
    uint32_t houses = area_spaces(c, s, area) & s->taken;
    int best = -1;
    while (houses) {
        int house = bits_take(&houses);
        if (best < 0 || c->price[house] >= c->price[best]) best = house;
    }
    return best;
}

/* Sticky Fingers doubles the coins; Shaky Hands allows no more than 1. */
static void steal_coins(Table *t, int stake, int die, int house) {
    CursedState *s = t->s;
    int coins = cursed_rule_of(s, VERB_DOUBLE_STEAL) ? 2 * stake : stake;
    if (cursed_rule_of(s, VERB_STEAL_LIMIT)) coins = 1;
    int got = min_int(coins, cursed_coin_supply(t->c, s));
    s->coins = (uint8_t)(s->coins + got);
    cursed_tell(t, EV_STOLE, ROLE_WIZARD, got, die, house);
    cursed_leave_play(t, UNTIL_STEAL);
}

/* SC-94, rulings 31 to 33 and 54: it declares the printed number, capped by the supply,
 * and never spends an action when noticed. */
static bool steal(Table *t, Area area) {
    CursedState *s = t->s;
    int house = richest_house(t->c, s, area);
    if (house < 0) return false;
    int fare = cursed_fare_to(t->c, s, house);
    int supply = cursed_coin_supply(t->c, s) + fare;
    if (fare > s->coins || supply == 0) return false;
    travel(t, house);
    int stake = min_int(t->c->price[house], supply);
    int die = cursed_throw_to_steal(t, stake);
    if (die >= cursed_steal_needs(stake))
        steal_coins(t, stake, die, house);
    else
        cursed_tell(t, EV_NOTICED, ROLE_WIZARD, stake, die, house);
    return true;
}

/* SC-85, SC-90, SC-101: costs and requirements are ignored. */
static bool cast(Table *t) {
    int card = cursed_draw_card(t, ROLE_WIZARD);
    if (card < 0) return false;
    cursed_tell(t, EV_CAST, ROLE_WIZARD, card, 0, 0);
    cursed_play_card(t, ROLE_WIZARD, card, STEP_OF_AUTOMA);
    return true;
}

/* Ruling 26: only the card's Cast Spell is an action and discards the Coachman; one skipped
 * for lack of a Spell does not. */
static bool cast_as_action(Table *t) {
    if (!cast(t)) return false;
    cursed_leave_play(t, UNTIL_CAST);
    return true;
}

static bool follow(Table *t, const PossessedCard *card) {
    switch (card->act) {
    case ACT_CAST: return cast_as_action(t);
    case ACT_BUY: return buy(t, card->area);
    case ACT_STEAL: return steal(t, card->area);
    case ACT_MIX: mix(t); return true;
    default: REQUIRE(!"an act of the Possessed Wizard");
    }
    return false;
}

static int take_leftmost(CursedState *s) {
    int card = s->plan[0];
    count_take(&s->plan_count, 1);
    memmove(&s->plan[0], &s->plan[1], s->plan_count);
    s->plan[s->plan_count] = 0;
    s->possessed = (uint16_t)(s->possessed | bit(card));
    return card;
}

/* SC-87 to SC-89: mixes when ready, else follows the leftmost card. Ruling 35: without a
 * card it can only mix. */
static void take_action(Table *t) {
    CursedState *s = t->s;
    bool ready = cursed_possessed_ready(t->c, s);
    int card = s->plan_count ? take_leftmost(s) : -1;
    if (ready) {
        if (card >= 0) cursed_tell(t, EV_PLAN_SKIPPED, ROLE_WIZARD, card, 1, 0);
        mix(t);
    } else if (card >= 0) {
        cursed_tell(t, EV_PLAN_USED, ROLE_WIZARD, card, 0, 0);
        if (!follow(t, &t->c->possessed[card]))
            cursed_tell(t, EV_PLAN_SKIPPED, ROLE_WIZARD, card, 0, 0);
    }
}

/* ---- The row ------------------------------------------------------------------------------------ */

static int draw_plan(Table *t) {
    CursedState *s = t->s;
    int card = deck32_pick(s->possessed, &s->possessed_top, &s->head.rng);
    s->possessed = (uint16_t)(s->possessed & ~bit(card));
    return card;
}

/* SC-83, SC-96, ruling 55: all cards are shuffled; three in the row (four with Maximum
 * Possession!), one beside the Monster board (two when Possession intensifies!). */
void cursed_possessed_lay_cards(Table *t) {
    CursedState *s = t->s;
    bool first = s->round == 0; /* at setup only the row is laid out */
    s->possessed = (uint16_t)(bit(t->c->possessed_count) - 1);
    memset(s->plan, 0, sizeof s->plan);
    memset(s->feed, 0, sizeof s->feed);
    s->plan_count = (uint8_t)(3 + cursed_panic_at(s, t->c->panic_busy));
    s->feed_count = first ? 0 : (uint8_t)(1 + cursed_panic_at(s, t->c->panic_plenty));
    for (int i = 0; i < s->plan_count; i++) {
        s->plan[i] = (uint8_t)draw_plan(t);
        cursed_tell(t, EV_PLAN, ROLE_WIZARD, s->plan[i], i, 0);
    }
    for (int i = 0; i < s->feed_count; i++) {
        s->feed[i] = (uint8_t)draw_plan(t);
        cursed_tell(t, EV_PLAN_FEED, ROLE_WIZARD, s->feed[i], i, 0);
    }
}

/* ---- Pages ---------------------------------------------------------------------------------------- */

/* Decides before the clock is set: another action, or the end of the turn. */
void cursed_possessed_next_page(Table *t) {
    CursedState *s = t->s;
    if (s->page != PAGE_PW_ACTION) return;
    bool something = s->plan_count || cursed_possessed_ready(t->c, s);
    if (s->actions == 0 || !something) s->page = PAGE_PW_END;
}

static void end_turn(Table *t) {
    t->s->page = PAGE_NONE;
    cursed_possessed_lay_cards(t);
    cursed_end_day(t);
}

void cursed_possessed_page(Table *t) {
    CursedState *s = t->s;
    switch ((Page)s->page) {
    case PAGE_PW_ARRIVAL:
        s->page = PAGE_PW_SPELL;
        cursed_daily_arrival(t);
        break;
    case PAGE_PW_SPELL:
        s->page = PAGE_PW_ACTION;
        cast(t);
        break;
    case PAGE_PW_ACTION:
        count_take(&s->actions, 1);
        take_action(t);
        break;
    case PAGE_PW_END: end_turn(t); break;
    case PAGE_NONE:
    case PAGE_RM_POWER:
    case PAGE_RM_CARD:
    case PAGE_RM_EXTRA:
    case PAGE_RM_END: REQUIRE(!"not a page of the Possessed Wizard"); break;
    }
}
