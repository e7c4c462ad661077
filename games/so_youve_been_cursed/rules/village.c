/*
 * Changes to the village: tracks, coins, ingredients, villagers, sheep, the stomach, and
 * the piles of cards. Small functions that keep the state consistent and log events;
 * wizard.c, monster.c and the automas decide when to call them.
 */
#include "so_youve_been_cursed/rules/flow.h"
#include "so_youve_been_cursed/rules/village.h"
#include "so_youve_been_cursed/rules/wizard.h"

/* ---- Tracks ------------------------------------------------------------------------ */

int cursed_cure_length(const Content *c, const CursedState *s) {
    return c->cure_length[cursed_is_possessed(s)];
}

int cursed_curse_top(const Content *c, const CursedState *s) {
    return c->curse_top[cursed_is_rabid(s)];
}

/* The next ingredient on the Cure track; there always is one until the game is over. */
int cursed_next_ingredient(const Content *c, const CursedState *s) {
    return c->cure[cursed_is_possessed(s)][s->cure];
}

static void win(Table *t, Role role) {
    cursed_tell(t, EV_WON, role, role, 0, 0);
    finish(&t->s->head);
}

/* Rulings 3 and 4: Panic stays between 1 and its top. */
void cursed_change_panic(Table *t, int by) {
    int level = clamp_int(t->s->panic + by, 1, t->c->panic_top);
    int change = level - t->s->panic;
    t->s->panic = (uint8_t)level;
    if (change) cursed_tell(t, EV_PANIC, ROLE_MONSTER, change, level, t->cause);
}

/* SC-4: the Monster wins at once at the top. Ruling 3: never below the lowest space. */
void cursed_change_curse(Table *t, int by) {
    int top = cursed_curse_top(t->c, t->s);
    int level = clamp_int(t->s->curse + by, 1, top);
    int change = level - t->s->curse;
    t->s->curse = (uint8_t)level;
    if (change) cursed_tell(t, EV_CURSE, ROLE_MONSTER, change, level, t->cause);
    if (level == top && !t->s->head.over) win(t, ROLE_MONSTER);
}

/* SC-3: the Wizard wins at once at the top. */
void cursed_change_cure(Table *t, int by) {
    int top = cursed_cure_length(t->c, t->s);
    int level = min_int(t->s->cure + by, top);
    int change = level - t->s->cure;
    t->s->cure = (uint8_t)level;
    if (change) cursed_tell(t, EV_CURE, ROLE_WIZARD, change, level, t->cause);
    if (level == top && !t->s->head.over) win(t, ROLE_WIZARD);
}

/* SC-55, SC-76, ruling 19: 0 to 9; the Rabid Monster has none. */
void cursed_change_energy(Table *t, int by) {
    if (cursed_is_rabid(t->s)) return;
    int amount = clamp_int(t->s->energy + by, 0, ENERGY_MAX);
    int change = amount - t->s->energy;
    t->s->energy = (uint8_t)amount;
    if (change) cursed_tell(t, EV_ENERGY, ROLE_MONSTER, change, amount, t->cause);
}

/* ---- Coins and prices -------------------------------------------------------------- */

/* SC-6, SC-38, ruling 54: as many as the supply still has. */
int cursed_gain_coins(Table *t, int amount) {
    int got = clamp_int(amount, 0, cursed_coin_supply(t->c, t->s));
    t->s->coins = (uint8_t)(t->s->coins + got);
    if (got) cursed_tell(t, EV_COINS, ROLE_WIZARD, got, t->cause, 0);
    return got;
}

void cursed_pay_coins(Table *t, int amount) {
    REQUIRE(amount <= t->s->coins);
    count_take(&t->s->coins, amount);
}

/* Squeaky Boots: the lower of two counts. */
int cursed_throw_to_steal(Table *t, int stake) {
    int die = rng_roll(&t->s->head.rng, STEAL_SIDES), other = 0;
    if (cursed_rule_of(t->s, VERB_TWO_DICE)) {
        int second = rng_roll(&t->s->head.rng, STEAL_SIDES);
        other = max_int(die, second);
        die = min_int(die, second);
    }
    cursed_tell(t, EV_THREW, ROLE_WIZARD, die, other, cursed_steal_needs(stake));
    return die;
}

/* SC-29, Greedy Coachman. */
int cursed_fare_price(const CursedState *s) {
    return 1 + cursed_rule_of(s, VERB_DEAR_FARES);
}

/* SC-28, SC-29. Ruling 50: the way with the fewest crossings. Ruling 49: Summoned Steed
 * makes the way to the Laboratory free, whatever a crossing costs. */
int cursed_fare_to(const Content *c, const CursedState *s, int space) {
    if (space == LABORATORY && cursed_rule_of(s, VERB_FREE_WAY_HOME)) return 0;
    return c->fare_distance[s->at][space] * cursed_fare_price(s);
}

/* SC-35 and the cards that change villagers' prices. Ruling 10: they all add up. */
int cursed_villager_price_change(const Content *c, const CursedState *s) {
    int plenty = !cursed_is_possessed(s) && cursed_panic_at(s, c->panic_plenty);
    return cursed_rule_of(s, VERB_VILLAGERS_DEARER) -
           cursed_rule_of(s, VERB_VILLAGERS_CHEAPER) - plenty;
}

int cursed_house_price(const Content *c, const CursedState *s, int house) {
    return max_int(0, c->price[house] + cursed_villager_price_change(c, s));
}

/* SC-33. Rulings 11 and 12: plenty lowers the Market too, and adds to Gift of the Gab. */
int cursed_market_price(const Content *c, const CursedState *s) {
    int plenty = !cursed_is_possessed(s) && cursed_panic_at(s, c->panic_plenty);
    return max_int(0, c->market_price - plenty - cursed_rule_of(s, VERB_MARKET_CHEAPER));
}

/* ---- Ingredients -------------------------------------------------------------------- */

int cursed_held(const CursedState *s) {
    uint64_t pouches = 0;
    memcpy(&pouches, s->pouch, sizeof s->pouch);
    return bits_sum_bytes(pouches);
}

/* SC-34, Box of Holding. */
int cursed_pouch_room(const CursedState *s) {
    return POUCHES + cursed_rule_of(s, VERB_HOLD) - cursed_held(s);
}

/*
 * From the supply into a pouch. With Box of Holding, an ingredient that finds all pouches
 * full goes on the card. Our reading: it stays there until it is the only one of its kind
 * left to spend.
 */
void cursed_take_ingredient(Table *t, Ingredient i) {
    CursedState *s = t->s;
    REQUIRE(cursed_pouch_room(s) > 0);
    count_take(&s->supply[i], 1);
    s->pouch[i]++;
    if (!s->boxed && cursed_held(s) > POUCHES) s->boxed = (uint8_t)(i + 1);
}

/* From a pouch, or else from the Box, to the supply. */
void cursed_return_ingredient(Table *t, Ingredient i) {
    CursedState *s = t->s;
    count_take(&s->pouch[i], 1);
    s->supply[i]++;
    if (s->boxed == i + 1 && s->pouch[i] == 0) s->boxed = 0;
}

/* ---- Villagers ----------------------------------------------------------------------- */

int cursed_kind_at(const CursedState *s, int house) {
    for (int kind = 0; kind < KINDS; kind++) {
        if (s->houses[kind] & bit(house)) return kind;
    }
    return -1;
}

/* SC-9: a house holds one villager. */
void cursed_put_villager(Table *t, Kind kind, int house) {
    REQUIRE(!(t->s->taken & bit(house)));
    t->s->houses[kind] |= bit(house);
    t->s->taken |= bit(house);
}

void cursed_take_villager(Table *t, Kind kind, int house) {
    REQUIRE(t->s->houses[kind] & bit(house));
    t->s->houses[kind] &= ~bit(house);
    t->s->taken &= ~bit(house);
}

/* SC-84: the empty house with the nearest number, ties to the higher. There must be one. */
int cursed_nearest_empty_house(const CursedState *s, int house) {
    uint32_t empty = ALL_HOUSES & ~s->taken, above = empty >> house << house;
    uint32_t below = empty & ~above;
    REQUIRE(empty);
    if (!below) return bits_first(above);
    if (!above) return bits_last(below);
    int up = bits_first(above), down = bits_last(below);
    return up - house <= house - down ? up : down;
}

int cursed_bag_count(const CursedState *s) {
    return count_all(s->bag, KINDS);
}

/*
 * A random villager from the bag. SC-20: with villager cards the "bag" is their deck, with
 * the same odds, and cards drawn are put face up.
 */
int cursed_draw_villager(Table *t) {
    CursedState *s = t->s;
    int kind = bag_draw(s->bag, KINDS, &s->bag_top, &s->head.rng);
    if (s->villager_cards) s->seen[kind]++;
    return kind;
}

/* SC-5: one token for both. SC-58, ruling 52: where it has been this night counts. */
void cursed_move_token(Table *t, int space) {
    t->s->at = (uint8_t)space;
    if (t->s->turn == ROLE_MONSTER) t->s->visited |= bit(space);
}

/* ---- The stomach ---------------------------------------------------------------------- */

/* SC-55: the leftmost free slot. Ruling 5: the fourth and later lie beside the slots. */
static void swallow(CursedState *s, int what, bool share_slot) {
    s->eaten[what]++;
    for (int i = 0; i < STOMACH_SLOTS; i++) {
        bool last = i + 1 == STOMACH_SLOTS || !s->slot[i + 1];
        if (share_slot ? (s->slot[i] && last) : !s->slot[i]) {
            s->slot[i] |= (uint8_t)bit(what);
            return;
        }
    }
}

int cursed_eaten_total(const CursedState *s) {
    return count_all(s->eaten, EATABLE);
}

/* SC-54, ruling 43: cards beside the Monster board may take some of it. */
int cursed_meal_energy(const Content *c, const CursedState *s, Kind kind) {
    int energy = c->villagers[kind].energy;
    for (int i = 0; i < s->feed_count; i++) {
        const PossessedCard *card = &c->possessed[s->feed[i]];
        if (card->kind == kind && card->feed == FEED_ENERGY) energy -= card->feed_amount;
    }
    return max_int(0, energy);
}

/* Sheep give 1 Energy, none under Unending Hunger, 2 with Plumb Lambs. */
int cursed_sheep_energy(const CursedState *s) {
    bool hunger = cursed_rule_of(s, VERB_SHEEP_HUNGER) > 0;
    return hunger ? 0 : 1 + cursed_rule_of(s, VERB_SHEEP_RICH);
}

/* SC-97, ruling 43: every card beside the Monster board that shows this villager, each
 * time. Ruling 42: without Energy one about Energy does nothing. */
static void feeding_effects(Table *t, Kind kind) {
    for (int i = 0; i < t->s->feed_count; i++) {
        const PossessedCard *card = &t->c->possessed[t->s->feed[i]];
        if (card->kind != kind) continue;
        if (card->feed == FEED_ENERGY && cursed_is_rabid(t->s)) continue;
        cursed_tell(t, EV_FEED_EFFECT, ROLE_MONSTER, t->s->feed[i], 0, 0);
        t->cause = CAUSE_CARD + POSSESSED_REF + t->s->feed[i];
        switch (card->feed) {
        case FEED_COINS: cursed_gain_coins(t, card->feed_amount); break;
        case FEED_ENERGY: break; /* cursed_meal_energy */
        case FEED_PANIC: cursed_change_panic(t, card->feed_amount); break;
        }
    }
}

/* Hydrophobia ends with the second bite, on any night (ruling 56). Ruling 23: different
 * colours are different kinds. */
void cursed_notice_two_kinds(Table *t) {
    int kinds = 0;
    for (int kind = 0; kind < KINDS; kind++) kinds += t->s->eaten[kind] > 0;
    if (kinds >= 2) cursed_leave_play(t, UNTIL_TWO_KINDS);
}

/* SC-54, SC-55: the villager goes to the stomach and gives Energy. Voracious Appetite. */
void cursed_eat_villager(Table *t, int house, bool share_slot) {
    Kind kind = (Kind)cursed_kind_at(t->s, house);
    cursed_take_villager(t, kind, house);
    swallow(t->s, kind, share_slot);
    cursed_tell(t, EV_ATE, ROLE_MONSTER, kind, house, 0);
    feeding_effects(t, kind);
    t->cause = CAUSE_MEAL;
    cursed_change_energy(t, cursed_meal_energy(t->c, t->s, kind));
    cursed_notice_two_kinds(t);
    if (kind == MERCHANT && cursed_rule_of(t->s, VERB_MERCHANTS_BRING)) {
        t->cause = CAUSE_CARD + POWER_REF + t->c->merchants_bring;
        cursed_push_arrivals(t, cursed_rule_of(t->s, VERB_MERCHANTS_BRING),
                             cursed_is_rabid(t->s) ? CHOOSER_NUMBER : CHOOSER_MONSTER);
    }
}

void cursed_eat_sheep(Table *t, int pasture) {
    CursedState *s = t->s;
    count_take(&s->sheep[pasture], 1);
    swallow(s, SHEEP, false);
    cursed_tell(t, EV_ATE, ROLE_MONSTER, SHEEP, pasture, 0);
    t->cause = CAUSE_MEAL;
    cursed_change_energy(t, cursed_sheep_energy(s));
}

/* ---- Cards ---------------------------------------------------------------------------- */

static Piles *piles_of(CursedState *s, Role role) {
    return role == ROLE_WIZARD ? &s->spells : &s->powers;
}

static const Card *card_of(const Content *c, Role deck, int card) {
    return deck == ROLE_WIZARD ? &c->spells[card] : &c->powers[card];
}

/* SC-8: an empty deck is reshuffled from the discards. Ruling 27: Spell-Writer's Block
 * stops all drawing of Spells. */
int cursed_draw_card(Table *t, Role role) {
    Piles *p = piles_of(t->s, role);
    if (role == ROLE_WIZARD && cursed_rule_of(t->s, VERB_NO_SPELLS)) return -1;
    if (deck32_renew(&p->deck)) {
        p->sure = p->hand; /* all cards that were neither in a pile nor in play */
        cursed_tell(t, EV_SHUFFLED, role, role, 0, 0);
    }
    return deck32_draw(&p->deck, &t->s->head.rng);
}

bool cursed_draw_to_hand(Table *t, Role role) {
    Piles *p = piles_of(t->s, role);
    int card = cursed_draw_card(t, role);
    if (card < 0) return false;
    p->hand |= bit(card);
    p->hand_count++;
    event_add(t->log, event_secret(EV_DREW, t->s->seat_of[role], role, 0,
                                   cursed_card_ref(role, card)));
    return true;
}

/* SC-45, SC-68: up to four. */
void cursed_refill_hand(Table *t, Role role) {
    const Piles *p = piles_of(t->s, role);
    while (p->hand_count < HAND_SIZE && cursed_draw_to_hand(t, role)) {
    }
}

static void change_rules(CursedState *s, const Card *card, int sign) {
    for (int i = 0; i < card->effect.count; i++) {
        Effect e = card->effect.at[i];
        if (e.verb >= VERB_RULES) s->rule[e.verb - VERB_RULES] += (int8_t)(sign * e.amount);
    }
}

static void discard_fronts(Table *t, uint32_t spells, uint32_t powers) {
    while (spells) cursed_discard_front(t, ROLE_WIZARD, bits_take(&spells));
    while (powers) cursed_discard_front(t, ROLE_MONSTER, bits_take(&powers));
}

/* SC-40, SC-62: an ongoing card is laid out and its rules apply. SC-63: a single-use Power
 * only waits there; SC-64: any that was waiting is discarded. */
void cursed_lay_card(Table *t, Role deck, int card) {
    CursedState *s = t->s;
    const Card *face = card_of(t->c, deck, card);
    if (face->type == TYPE_ONCE) {
        t->cause = CAUSE_REPLACED;
        discard_fronts(t, 0, cursed_single_use(t->c, s));
    }
    piles_of(s, deck)->front |= bit(card);
    cursed_tell(t, EV_LAID, deck, cursed_card_ref(deck, card), face->before, 0);
    if (face->type != TYPE_STAYS) return;
    change_rules(s, face, +1);
    if (deck == ROLE_MONSTER) {
        REQUIRE(s->front_count < LINE_MAX);
        s->front_order[s->front_count++] = (uint8_t)card;
    }
}

static void forget_order(CursedState *s, int card) {
    int kept = 0;
    for (int i = 0; i < s->front_count; i++) {
        if (s->front_order[i] != card) s->front_order[kept++] = s->front_order[i];
    }
    memset(&s->front_order[kept], 0, (size_t)(LINE_MAX - kept));
    s->front_count = (uint8_t)kept;
}

/* SC-7: face up to its own discard pile. */
void cursed_put_away(Table *t, Role deck, int card) {
    CursedState *s = t->s;
    const Card *face = card_of(t->c, deck, card);
    Piles *p = piles_of(s, deck);
    REQUIRE(p->front & bit(card));
    p->front &= ~bit(card);
    p->deck.discard |= bit(card);
    cursed_tell(t, EV_DISCARDED, deck, cursed_card_ref(deck, card), face->before, t->cause);
    if (face->type != TYPE_STAYS) return;
    change_rules(s, face, -1);
    if (deck == ROLE_MONSTER) forget_order(s, card);
}

void cursed_discard_front(Table *t, Role deck, int card) {
    cursed_put_away(t, deck, card);
    if (deck == ROLE_WIZARD) cursed_empty_box(t);
}

/* The standing rules of a card that leaves at once apply until the turn ends. */
void cursed_add_turn_rule(Table *t, Effect rule) {
    t->s->rule[rule.verb - VERB_RULES] += rule.amount;
    t->s->turn_rule[rule.verb - VERB_RULES] += rule.amount;
    t->s->turn_rules = 1;
}

void cursed_end_turn_rules(CursedState *s) {
    if (!s->turn_rules) return;
    s->turn_rules = 0;
    for (int i = 0; i < RULES; i++) s->rule[i] = (int8_t)(s->rule[i] - s->turn_rule[i]);
    memset(s->turn_rule, 0, sizeof s->turn_rule);
}

void cursed_leave_play(Table *t, int why) {
    uint32_t spells = t->s->spells.front & t->c->leaving[ROLE_WIZARD][why];
    uint32_t powers = t->s->powers.front & t->c->leaving[ROLE_MONSTER][why];
    t->cause = CAUSE_UNTIL + why;
    if (seldom(spells | powers)) discard_fronts(t, spells, powers);
}

/* Ruling 47: ongoing ones; a waiting single-use Power does not count. */
uint32_t cursed_front_powers(const Content *c, const CursedState *s, Role before) {
    uint32_t found = 0;
    for (int i = 0; i < s->front_count; i++) {
        if (c->powers[s->front_order[i]].before == before) found |= bit(s->front_order[i]);
    }
    return found;
}

uint32_t cursed_single_use(const Content *c, const CursedState *s) {
    return s->powers.front & c->single_use;
}
