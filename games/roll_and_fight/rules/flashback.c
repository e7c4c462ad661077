/*
 * The Flashback Phase (VF-18 to VF-24, VF-99 to VF-105): three dice for all, a fourth action of
 * one's own, and Abilities for Experience. Loot icons are collected with the same actions (VF-80).
 */
#include "roll_and_fight/rules/fight.h"
#include "roll_and_fight/rules/flashback.h"
#include "roll_and_fight/rules/flow.h"

enum { TILES_ON_BOARD = 4 };

/* ---- The phase begins -------------------------------------------------------------------------- */

static void take_hand(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    int dice = min_int(opening_dice(p), t->s->pool);
    p->hand = dice_of(FRESH, dice);
    count_take(&t->s->pool, dice);
}

/* VF-19 */
static void throw_flashback(Table *t) {
    RollState *s = t->s;
    for (int i = 0; i < FLASHBACK_DICE; i++)
        s->flashback[i] = t->c->flashback[rng_roll(&s->head.rng, FLASHBACK_SIDES) - 1];
    tell(t, EV_FLASHBACK, -1, s->flashback[0], s->flashback[1], s->flashback[2]);
}

static void begin_actions(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    for (int i = 0; i < FLASHBACK_DICE; i++) p->flash[t->s->flashback[i]]++;
    p->free_action = 1;
    p->stage = STAGE_ACTIONS;
    roll_ask(t, seat, ASK_FLASHBACK, 0);
}

void roll_begin_flashback(Table *t) {
    RollState *s = t->s;
    tell(t, EV_ROUND, -1, s->round, 0, 0);
    for (int seat = 0; seat < s->head.seat_count; seat++)
        if (plays_on(&s->player[seat])) take_hand(t, seat);
    throw_flashback(t);
    for (int seat = 0; seat < s->head.seat_count; seat++) {
        Player *p = &s->player[seat];
        if (!plays_on(p)) continue;
        if (p->rule[RULE_WOUND_IN] >> s->round & 1) roll_wound(t, seat, 1, HARM_TRAIT);
        begin_actions(t, seat);
    }
}

/* ---- What can be done --------------------------------------------------------------------------- */

/* Of the actions that need no target but a space. */
static bool has_space(const Content *c, const Player *p, int action) {
    switch ((Flash)action) {
    case TRAINING: return p->training < TRAINING_MAX;
    case PURCHASE:
        for (int i = 0; i < ITEMS; i++)
            if (p->charges[i] < CHARGES) return true;
        return false;
    case HEALING: return p->wounds || p->open < most_health(c, p);
    case LOOT: return p->loot < LOOT_MAX;
    case RECON:
    case FLASHES: break;
    }
    return false;
}

/* Recon actions that could still come in this phase, the present one included: by dice that show
 * it or Loot, by those that show what cannot be done (VF-21), by the fourth action. */
static int recons_left(const Content *c, const Player *p) {
    int left = p->flash[RECON] + p->flash[LOOT] + p->free_action;
    for (int flash = 0; flash < FLASHES; flash++)
        if (p->flash[flash] && flash != RECON && flash != LOOT && !has_space(c, p, flash))
            left += p->flash[flash];
    return left;
}

/* VF-102, ruling 35: the last round's Resolution marks nothing. */
static bool no_fight_follows(const RollState *s) {
    return s->phase == PHASE_RESOLUTION && s->round == ROUNDS;
}

/* VF-102 to VF-104: not what Resolution would use, since marks last for the fight (ruling 54); not
 * what needs more dice than the limit (ruling 42). Two icons need two actions in one Flashback
 * Phase (ruling 35). */
static uint32_t recon_targets(const Content *c, const RollState *s, const Player *p) {
    const Hero *hero = hero_of(c, p);
    bool flashback = s->phase == PHASE_FLASHBACK;
    uint32_t left = p->owned & hero->with_dice & ~hero->resolution & ~p->recon, out = 0;
    if (no_fight_follows(s)) return 0;
    while (left) {
        int i = bits_take(&left);
        const Ability *a = &hero->ability[i];
        if (a->dice_count > dice_limit(p)) continue;
        if (a->recon == 1 || (flashback && (p->half >> i & 1 || recons_left(c, p) >= 2)))
            out |= 1u << i;
    }
    return out;
}

static bool can_do(const Content *c, const RollState *s, const Player *p, int action) {
    return action == RECON ? recon_targets(c, s, p) != 0 : has_space(c, p, action);
}

/* On what an action can be done now: bits of Via. VF-20: the fourth comes after the three. VF-21: a
 * die whose own action is impossible stands for any other but Loot. */
static uint32_t vias(const Content *c, const RollState *s, const Player *p, int action) {
    if (s->phase == PHASE_RESOLUTION) return p->icons ? 1u << VIA_ICON : 0;
    uint32_t out = p->flash[action] ? 1u << VIA_OWN : 0;
    bool dice = false;
    for (int flash = 0; flash < FLASHES; flash++) {
        if (!p->flash[flash]) continue;
        dice = true;
        if (flash == action || action == LOOT) continue;
        if (flash == LOOT)
            out |= 1u << VIA_LOOT;
        else if (!can_do(c, s, p, flash))
            out |= 1u << (VIA_INSTEAD + flash);
    }
    if (!dice && p->free_action && action != LOOT) out |= 1u << VIA_FREE;
    return out;
}

static bool can_afford(const Player *p, const Ability *a) {
    return a->cost <= experience(p);
}

static uint32_t for_sale(const Player *p) {
    return ((1u << ABILITIES) - 1) & ~(uint32_t)p->owned;
}

bool roll_can_act(const Content *c, const RollState *s, const Player *p) {
    for (int action = 0; action < FLASHES; action++)
        if (can_do(c, s, p, action) && vias(c, s, p, action)) return true;
    if (s->phase == PHASE_RESOLUTION) return false;
    for (uint32_t left = for_sale(p); left;)
        if (can_afford(p, &hero_of(c, p)->ability[bits_take(&left)])) return true;
    return false;
}

/* ---- Options --------------------------------------------------------------------------------------- */

static void offer_vias(OptionList *out, int verb, int thing, uint32_t set) {
    while (set) {
        int via = bits_take(&set);
        offer(out,
              thing < 0 ? option_make(verb, via, 0, 0) : option_make(verb, thing, via, 0));
    }
}

static void list_items(const Player *p, uint32_t set, OptionList *out) {
    for (int item = 0; item < ITEMS && set; item++) {
        if (p->charges[item] < CHARGES)
            offer_vias(out, OPT_CHARGE, item, set);
        else
            refuse(out, option_make(OPT_CHARGE, item, bits_first(set), 0), "VF-50",
                   "all its squares are marked", 0);
    }
}

static void list_recon(const Content *c, const RollState *s, const Player *p, uint32_t set,
                       OptionList *out) {
    uint32_t targets = recon_targets(c, s, p);
    if (!set) return;
    for (uint32_t left = targets; left;) offer_vias(out, OPT_RECON, bits_take(&left), set);
    if (!explains(out)) return;
    for (uint32_t left = p->owned & ~targets; left;) {
        int i = bits_take(&left);
        const Ability *a = &hero_of(c, p)->ability[i];
        Option o = option_make(OPT_RECON, i, bits_first(set), 0);
        if (!a->dice_count)
            refuse(out, o, "VF-104", "it needs no dice", 0);
        else if (p->recon >> i & 1)
            refuse(out, o, "VF-102", "it is reconned already", 0);
        else if (a->dice_count > dice_limit(p))
            refuse(out, o, "VF-84", "it needs more dice than you may hold", 0);
        else if (a->when == WHEN_RESOLUTION)
            refuse(out, o, "VF-102", "a mark lasts for the fight only", 0);
        else if (no_fight_follows(s))
            refuse(out, o, "VF-102", "no fight follows", 0);
        else
            refuse(out, o, "VF-103", "it needs two in the same Flashback Phase", 0);
    }
}

void roll_list_actions(const Content *c, const RollState *s, Seat seat, OptionList *out) {
    const Player *p = &s->player[seat];
    uint32_t healing = vias(c, s, p, HEALING);
    if (can_do(c, s, p, TRAINING)) offer_vias(out, OPT_TRAIN, -1, vias(c, s, p, TRAINING));
    list_items(p, vias(c, s, p, PURCHASE), out);
    if (p->open < most_health(c, p)) offer_vias(out, OPT_OPEN, -1, healing);
    if (p->wounds) offer_vias(out, OPT_CLEAR, -1, healing);
    list_recon(c, s, p, vias(c, s, p, RECON), out);
    if (can_do(c, s, p, LOOT)) offer_vias(out, OPT_LOOT, -1, vias(c, s, p, LOOT));
}

/* VF-22, VF-23: with four on the board one of them makes room. */
static void list_buys(const Content *c, const Player *p, OptionList *out) {
    uint32_t held = p->owned & ~((1u << BASICS) - 1);
    bool full = bits_count(held) >= TILES_ON_BOARD;
    for (uint32_t left = for_sale(p); left;) {
        int i = bits_take(&left);
        const Ability *a = &hero_of(c, p)->ability[i];
        if (!can_afford(p, a)) {
            refuse(out, option_make(OPT_BUY, i, 0, 0), "VF-22", "Experience",
                   a->cost - experience(p));
        } else if (!full) {
            offer(out, option_make(OPT_BUY, i, 0, 0));
        } else {
            for (uint32_t gone = held; gone;)
                offer(out, option_make(OPT_BUY, i, 1 + bits_take(&gone), 0));
        }
    }
}

void roll_list_flashback(const Content *c, const RollState *s, Seat seat, OptionList *out) {
    roll_list_actions(c, s, seat, out);
    list_buys(c, &s->player[seat], out);
    offer(out, option_make(OPT_DONE, 0, 0, 0));
}

/* ---- Actions ------------------------------------------------------------------------------------------ */

/* The icon comes from the first room that gives one up (VF-78). */
static void take_icon(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    int room = 0;
    while (!p->loot_left[room] || !(p->visited >> room & 1) || !roll_is_cleared(p, room))
        room++;
    count_take(&p->loot_left[room], 1);
    count_take(&p->icons, 1);
    tell(t, EV_COLLECTED, seat, room, 0, 0);
}

static void use_up(Table *t, int seat, int action, int via) {
    Player *p = &t->s->player[seat];
    switch (via) {
    case VIA_OWN: count_take(&p->flash[action], 1); break;
    case VIA_LOOT: count_take(&p->flash[LOOT], 1); break;
    case VIA_FREE: p->free_action = 0; break;
    case VIA_ICON: take_icon(t, seat); break;
    default: count_take(&p->flash[via - VIA_INSTEAD], 1);
    }
}

/* VF-99 */
static void train(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    int spaces = spaces_to_train(p);
    p->training = (uint8_t)(p->training + spaces);
    tell(t, EV_TRAINED, seat, spaces, p->training, 0);
}

/* VF-101 */
static void clear_wounds(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    int cleared = wounds_to_heal(p);
    count_take(&p->wounds, cleared);
    tell(t, EV_CLEARED, seat, cleared, 0, 0);
}

/* VF-102, VF-103 */
static void recon(Table *t, int seat, int ability) {
    Player *p = &t->s->player[seat];
    uint16_t own = (uint16_t)(1u << ability);
    bool first_of_two = hero_of(t->c, p)->ability[ability].recon > 1 && !(p->half & own);
    if (first_of_two) {
        p->half |= own;
    } else {
        p->recon |= own;
        p->half &= (uint16_t)~own;
    }
    tell(t, EV_RECON, seat, ability, first_of_two, 0);
}

void roll_do_action(Table *t, Seat seat, Option o) {
    Player *p = &t->s->player[seat];
    switch ((Opt)o.verb) {
    case OPT_TRAIN:
        use_up(t, seat, TRAINING, o.arg[0]);
        train(t, seat);
        break;
    case OPT_CHARGE:
        use_up(t, seat, PURCHASE, o.arg[1]);
        p->charges[o.arg[0]]++;
        tell(t, EV_CHARGED, seat, o.arg[0], charges_left(p, o.arg[0]), 0);
        break;
    case OPT_OPEN:
        use_up(t, seat, HEALING, o.arg[0]);
        p->open++;
        tell(t, EV_OPENED, seat, p->open, 0, 0);
        break;
    case OPT_CLEAR:
        use_up(t, seat, HEALING, o.arg[0]);
        clear_wounds(t, seat);
        break;
    case OPT_RECON:
        use_up(t, seat, RECON, o.arg[1]);
        recon(t, seat, o.arg[0]);
        break;
    case OPT_LOOT:
        use_up(t, seat, LOOT, o.arg[0]);
        p->loot++;
        tell(t, EV_LOOTED, seat, p->loot, 0, 0);
        break;
    default: REQUIRE(!"a Flashback action");
    }
}

/* VF-22, VF-23 */
static void buy(Table *t, int seat, int ability, int dropped) {
    Player *p = &t->s->player[seat];
    int price = hero_of(t->c, p)->ability[ability].cost;
    if (dropped) {
        uint16_t gone = (uint16_t)(1u << (dropped - 1));
        p->owned &= (uint16_t)~gone;
        p->recon &= (uint16_t)~gone;
        p->half &= (uint16_t)~gone;
    }
    p->owned |= (uint16_t)(1u << ability);
    p->paid = (uint8_t)(p->paid + price);
    roll_sum_rules(t->c, p);
    tell(t, EV_BOUGHT, seat, ability, price, dropped);
}

static void end_actions(Player *p) {
    memset(p->flash, 0, sizeof p->flash);
    p->free_action = 0;
    p->half = 0;
    p->stage = STAGE_WAITS;
}

/* VF-24 */
void roll_answer_flashback(Table *t, Seat seat, Option o) {
    Player *p = &t->s->player[seat];
    if (o.verb == OPT_BUY)
        buy(t, seat, o.arg[0], o.arg[1]);
    else if (o.verb != OPT_DONE)
        roll_do_action(t, seat, o);
    if (o.verb != OPT_DONE && roll_can_act(t->c, t->s, p))
        roll_ask(t, seat, ASK_FLASHBACK, 0);
    else
        end_actions(p);
}
