/*
 * The text to the right of an option: what it costs, what it gives, or how likely it is.
 * "3 coins", "25 in 36", "2 Energy".
 */
#include "engine/verbs.h"

#include "so_youve_been_cursed/face/face.h"
#include "so_youve_been_cursed/rules/village.h"
#include "so_youve_been_cursed/rules/wizard.h"

/*
 * SC-42: one die must show enough; with Squeaky Boots, both of two dice. One more throw wins
 * unless both fail: 1 - (1 - p)². Exact, in whole dice.
 */
Odds cursed_steal_odds(int declared, bool two_dice, bool again) {
    Odds odds = {STEAL_SIDES + 1 - cursed_steal_needs(declared), STEAL_SIDES};
    if (two_dice) odds = (Odds){odds.wins * odds.wins, odds.of * odds.of};
    if (!again) return odds;
    int fails = odds.of - odds.wins;
    return (Odds){odds.of * odds.of - fails * fails, odds.of * odds.of};
}

static void odds_words(const CursedState *s, int declared, bool again, Text *out) {
    Odds odds = cursed_steal_odds(declared, cursed_rule_of(s, VERB_TWO_DICE) > 0, again);
    text_format(out, "%d in %d", odds.wins, odds.of);
}

/* SC-41: an empty house gives its coin without a throw. */
static void steal_price(const CursedState *s, int declared, Text *out) {
    if (!(s->taken & bit(s->at)))
        text_add(out, "for certain");
    else
        odds_words(s, declared, cursed_rule_of(s, VERB_REROLL) > 0, out);
}

static void coins_price(Text *out, int coins) {
    verb_amount(out, coins ? "[-coins # {coin|coins}]" : "free", coins);
}

/* SC-28 to SC-30: the way there, in coins; an action pays what coins cannot. */
static void fare_words(const Content *c, const CursedState *s, int space, Text *out) {
    int fare = cursed_fare_to(c, s, space);
    if (fare > s->coins)
        verb_amount(out, "[-actions 1 action] more", 1);
    else
        coins_price(out, fare);
}

/* "fare 2 coins", or "no fare". */
static void add_fare(const Content *c, const CursedState *s, int space, Text *out) {
    bool free = cursed_fare_to(c, s, space) == 0;
    text_add(out, free ? "no fare" : "fare ");
    if (!free) fare_words(c, s, space, out);
}

/* "Ash Twig 4 coins"; another option pays it. */
static void goods_words(const char *goods, int price, Text *out) {
    text_format(out, "%s ", goods);
    verb_amount(out, price ? "[coins # {coin|coins}]" : "free", price);
}

/* "fare 2 coins; Ash Twig 4 coins": the fare to a house or the Market, and what is sold there
 * at what price (SC-32, SC-33). In brief "2; Ash Twig 4". */
static void place_price(const Content *c, const CursedState *s, int space, bool brief,
                        Text *out) {
    int fare = cursed_fare_to(c, s, space), market = space == MARKET;
    int price = market ? cursed_market_price(c, s) : cursed_house_price(c, s, space);
    int kind = market ? -1 : cursed_kind_at(s, space);
    if (!brief)
        add_fare(c, s, space, out);
    else if (fare > s->coins)
        text_add(out, "action");
    else
        text_format(out, "%d", fare);
    if (!market && kind < 0) {
        text_add(out, "; nobody home");
        return;
    }
    const char *goods = market ? "any one" : c->ingredient_title[c->villagers[kind].sells];
    text_add(out, "; ");
    if (brief)
        text_format(out, "%s %d", goods, price);
    else
        goods_words(goods, price, out);
}

/* "Ash Twig 1 coin": what the newcomer will sell in that house, and for how much (SC-32). */
static void settle_price(const Content *c, const CursedState *s, int house, Text *out) {
    if (!s->arriving) return;
    goods_words(c->ingredient_title[c->villagers[s->arriving - 1].sells],
                cursed_house_price(c, s, house), out);
}

/* SC-30: the actions of a Spell, and the fare of the cheapest way to where it is cast. An
 * order has already paid for the Spell itself (SC-73). */
static void journey_words(const CursedState *s, const CastWay *way, Text *out) {
    int own = s->ordered ? 0 : 1;
    bool by_action = way->fare > 0 && cursed_actions_left(s) > own;
    if (way->fare <= s->coins) {
        if (own) verb_amount(out, "[-actions 1 action]", 1);
        if (way->fare && own) text_add(out, " and ");
        if (way->fare) coins_price(out, way->fare);
        if (way->choice && way->fare) text_add(out, " or more");
    }
    if (!by_action) return;
    if (way->fare <= s->coins) text_add(out, ", or ");
    verb_amount(out, "[-actions # {action|actions}]", own + 1);
}

/* "1 action and 2 coins, or 2 actions, at the Laboratory; spend Ash Twig; +3 coins" */
static void cast_price(const Content *c, const CursedState *s, const Card *spell,
                       Text *out) {
    int start = out->length;
    CastWay way = cursed_cast_way(c, s, spell);
    journey_words(s, &way, out);
    if (spell->where[0]) {
        phrase_comma(out, start);
        text_add(out, spell->where);
    }
    if (spell->spends[0]) {
        if (out->length > start) text_add(out, "; ");
        text_add(out, spell->spends);
    }
    if (!spell->coins) return;
    if (out->length > start) text_add(out, "; ");
    verb_amount(out, "[coins +# {coin|coins}]", spell->coins);
}

/* SC-47: on a Quiet Night a Power is free. */
static void power_price(const CursedState *s, const Card *power, Text *out) {
    int start = out->length;
    if (s->quiet || (!power->energy && !power->panic)) {
        text_add(out, "free");
        return;
    }
    if (power->energy) verb_amount(out, "[-energy # Energy]", power->energy);
    if (!power->panic) return;
    phrase_comma(out, start);
    verb_amount(out, "[panic Panic +#]", power->panic);
}

/* The Market has one price for all (SC-33), each house its own (SC-32). */
static void buy_price(const Content *c, const CursedState *s, int amount, Text *out) {
    int each = s->at < HOUSES ? cursed_house_price(c, s, s->at) : cursed_market_price(c, s);
    coins_price(out, amount * each);
}

/* A new action brings movement (SC-50); what is missing beyond that costs Energy. */
static void walk_price(const Content *c, const CursedState *s, int space, Text *out) {
    int needed = cursed_step_movement(c, s, space);
    int left = s->acting == ACTING_NOT ? MOVEMENT_OF_AN_ACTION : s->movement;
    if (needed > left)
        verb_amount(out, "[-energy # Energy]", cursed_step_energy(c, s, space, left));
    else if (needed > 1)
        text_format(out, "%d steps", needed);
}

static void meal_price(int energy, Text *out) {
    verb_amount(out, "[energy +# Energy]", energy);
}

/* SC-73, SC-77: a card used for any purpose is followed at night. */
static void hunt_words(const Content *c, int card, Text *out) {
    text_add(out, "then it hunts ");
    cursed_one_words(c, (int)c->rabid[card].kind, out);
}

/* An action given up; against the Rabid Monster, a card (1 + its number). */
static void spent_price(const Content *c, int order, Text *out) {
    verb_amount(out, "[-actions 1 action]", 1);
    if (order == 0) return;
    text_add(out, ", ");
    hunt_words(c, order - 1, out);
}

void cursed_brief_price(const Box *box, const State *state, Seat seat, Option o,
                        Text *out) {
    const CursedState *s = (const CursedState *)state;
    if (seat == s->seat_of[ROLE_WIZARD] && (o.verb == OPT_GO || o.verb == OPT_MARKET))
        place_price(box->content, s, o.verb == OPT_GO ? o.arg[0] : MARKET, true, out);
}

static void wizard_price(const Content *c, const CursedState *s, Option o, Text *out) {
    int asked = s->head.asked[s->seat_of[ROLE_WIZARD]].kind;
    switch (o.verb) {
    case OPT_GO: place_price(c, s, o.arg[0], false, out); break;
    case OPT_CAST_AT: fare_words(c, s, o.arg[0], out); break;
    case OPT_MARKET: place_price(c, s, MARKET, false, out); break;
    case OPT_MIX:
        if (asked == ASK_MIX) break;
        add_fare(c, s, LABORATORY, out);
        break;
    case OPT_CAST: cast_price(c, s, &c->spells[o.arg[0]], out); break;
    case OPT_PAY_COINS: coins_price(out, cursed_fare_to(c, s, s->going)); break;
    case OPT_PAY_ACTION: spent_price(c, o.arg[0], out); break;
    case OPT_BUY: buy_price(c, s, o.arg[1], out); break;
    case OPT_STEAL: steal_price(s, o.arg[0], out); break;
    case OPT_SNEAK:
        steal_price(s, o.arg[0], out);
        text_add(out, "; no action");
        break;
    case OPT_REROLL: odds_words(s, s->stake, false, out); break;
    case OPT_DISTRACT:
        spent_price(c, o.arg[0], out);
        verb_amount(out, "; [coins +# {coin|coins}]", s->stake);
        break;
    case OPT_ORDER: hunt_words(c, o.arg[0], out); break;
    case OPT_INVITE: text_format(out, "%d in the bag", s->bag[o.arg[0]]); break;
    }
}

static void monster_price(const Content *c, const CursedState *s, Option o, Text *out) {
    switch (o.verb) {
    case OPT_QUIET:
        verb_amount(out, "[panic Panic -#], ", QUIET_PANIC);
        verb_amount(out, "[curse Curse -#]", QUIET_CURSE);
        break;
    case OPT_FEED: text_format(out, "%d actions", s->actions); break;
    case OPT_PLAY: power_price(s, &c->powers[o.arg[0]], out); break;
    case OPT_WALK: walk_price(c, s, o.arg[0], out); break;
    case OPT_EAT: meal_price(cursed_meal_energy(c, s, (Kind)o.arg[0]), out); break;
    case OPT_EAT_SHEEP: meal_price(cursed_sheep_energy(s), out); break;
    case OPT_CALM: verb_amount(out, "[-energy # Energy]", c->energy_calm); break;
    case OPT_DISPEL: verb_amount(out, "[-energy # Energy]", c->energy_dispel); break;
    case OPT_PASTURE: text_format(out, "%d there", s->sheep[o.arg[0]]); break;
    case OPT_SHEEP_FROM: text_format(out, "%d there", s->sheep[o.arg[0]]); break;
    case OPT_SHEEP_TO: text_format(out, "%d there", s->sheep[o.arg[0]]); break;
    }
}

void cursed_price(const Box *box, const State *state, Seat seat, Option o, Text *out) {
    const CursedState *s = (const CursedState *)state;
    if (seat >= SEATS_MAX) return;
    if (o.verb == OPT_PLACE)
        settle_price(box->content, s, o.arg[0], out);
    else if (seat == s->seat_of[ROLE_WIZARD])
        wizard_price(box->content, s, o, out);
    else
        monster_price(box->content, s, o, out);
}
