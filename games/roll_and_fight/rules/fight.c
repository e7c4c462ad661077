/*
 * The Fighting Phase (VF-40 to VF-52, VF-107): what dice, Recon marks and charges have paid for, in
 * any order. Abilities of the Resolution Phase are chosen by the same question.
 */
#include "roll_and_fight/rules/fight.h"
#include "roll_and_fight/rules/flow.h"
#include "roll_and_fight/rules/resolution.h"

/* ---- What can be used ----------------------------------------------------------------------------- */

/* Abilities belong to a stage by their mark (VF-40, VF-48, VF-82). */
static uint32_t of_stage(const Content *c, const Player *p) {
    const Hero *hero = hero_of(c, p);
    if (p->stage == STAGE_START) return p->owned & hero->start;
    if (p->stage == STAGE_RESOLVES) return p->owned & hero->resolution;
    return p->owned & ~hero->start & ~hero->resolution & ~hero->passive;
}

/* An ability without dice works once a round. */
static bool is_ready(const Content *c, const Player *p, int ability) {
    const Ability *a = &hero_of(c, p)->ability[ability];
    if (!a->dice_count) return !(p->used >> ability & 1);
    return p->sets[ability] || p->recon >> ability & 1;
}

/* One whose first step is impossible would be wasted (ruling 53). What the next ability is promised
 * counts already. */
static bool begins_well(const Content *c, const Player *p, const Steps *play, int next) {
    uint8_t mods = p->work.mods;
    Player trial;
    if (roll_is_possible(c, p, play->at[0])) return true;
    if (!next) return false;
    trial = *p;
    trial.work.mods = (uint8_t)(mods | next);
    return roll_is_possible(c, &trial, play->at[0]);
}

bool roll_can_use(const Content *c, const Player *p, int ability) {
    if (!(of_stage(c, p) >> ability & 1) || !is_ready(c, p, ability)) return false;
    return begins_well(c, p, &hero_of(c, p)->ability[ability].play, p->work.next);
}

static bool can_use_item(const Content *c, const Player *p, int item) {
    const Item *it = &hero_of(c, p)->item[item];
    if (p->stage != STAGE_FIGHTS || it->when != WHEN_FIGHTING) return false;
    return charges_left(p, item) && begins_well(c, p, &it->play, 0);
}

static bool has_anything(const Content *c, const Player *p) {
    for (int i = 0; i < ABILITIES; i++)
        if (roll_can_use(c, p, i)) return true;
    for (int i = 0; i < ITEMS; i++)
        if (can_use_item(c, p, i)) return true;
    return false;
}

/* ---- Stages ------------------------------------------------------------------------------------------- */

/* VF-41 */
static void take_health_dice(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    int dice = p->health_dice;
    p->health_dice = 0;
    t->s->pool = (uint8_t)(t->s->pool + dice);
    roll_wound(t, seat, dice, HARM_DICE);
    p->stage = STAGE_FIGHTS;
}

void roll_begin_fight(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    p->stage = STAGE_START;
    p->boss_taken = 0;
    roll_check_objectives(t, seat);
    roll_fight_on(t, seat);
}

/* VF-59: dots vanish. Unused Recon marks do too (ruling 2). */
static void end_fight(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    for (int room = 0; room < ROOMS_MAX; room++) p->alive[room] &= 0xFFFFF;
    p->recon = 0;
    p->work = (Work){0};
    p->stage = STAGE_WAITS;
}

/* Asks what is used next, or goes on to the end when nothing can be. */
void roll_fight_on(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    if (p->stage == STAGE_START && !has_anything(t->c, p)) take_health_dice(t, seat);
    if (has_anything(t->c, p))
        roll_ask(t, seat, ASK_FIGHT, p->stage);
    else
        end_fight(t, seat);
}

/* ---- Options ------------------------------------------------------------------------------------------ */

/* Argument 1: 0 a set, 1 one with a Double Knife, 2 a Recon mark. */
static void list_ability(const Player *p, int i, const Ability *a, OptionList *out) {
    if (!a->dice_count || p->sets[i] > p->doubles[i])
        offer(out, option_make(OPT_USE, i, 0, 0));
    if (p->doubles[i]) offer(out, option_make(OPT_USE, i, 1, 0));
    if (p->recon >> i & 1) offer(out, option_make(OPT_USE, i, 2, 0));
}

static void refuse_ability(const Content *c, const Player *p, int i, OptionList *out) {
    const Ability *a = &hero_of(c, p)->ability[i];
    Option o = option_make(OPT_USE, i, 0, 0);
    if (is_ready(c, p, i))
        refuse(out, o, "VF-46", roll_obstacle(p, a->play.at[0]), 0);
    else if (a->dice_count)
        refuse(out, o, "VF-43", "no dice lie on it", 0);
    else
        refuse(out, o, "VF-28", "once a round", 0);
}

static void refuse_item(const Content *c, const Player *p, int i, OptionList *out) {
    const Item *it = &hero_of(c, p)->item[i];
    Option o = option_make(OPT_ITEM, i, 0, 0);
    if (it->when != WHEN_FIGHTING)
        refuse(out, o, "VF-52", "while rolling only", 0);
    else if (!charges_left(p, i))
        refuse(out, o, "VF-50", "it has no charge", 0);
    else
        refuse(out, o, "VF-46", roll_obstacle(p, it->play.at[0]), 0);
}

void roll_list_fight(const Content *c, const RollState *s, Seat seat, OptionList *out) {
    const Player *p = &s->player[seat];
    const Hero *hero = hero_of(c, p);
    for (uint32_t left = of_stage(c, p); left;) {
        int i = bits_take(&left);
        if (roll_can_use(c, p, i))
            list_ability(p, i, &hero->ability[i], out);
        else if (explains(out))
            refuse_ability(c, p, i, out);
    }
    for (int i = 0; i < ITEMS && p->stage == STAGE_FIGHTS; i++) {
        if (can_use_item(c, p, i))
            offer(out, option_make(OPT_ITEM, i, 0, 0));
        else if (explains(out))
            refuse_item(c, p, i, out);
    }
    offer(out, option_make(OPT_DONE, 0, 0, 0));
}

/* ---- Answers ------------------------------------------------------------------------------------------ */

/* Rulings 3 and 4: a mark or a set for each use. Dice stay where they are until the round ends. */
static void use_ability(Table *t, int seat, int ability, int source) {
    Player *p = &t->s->player[seat];
    Work *w = &p->work;
    const Ability *a = &hero_of(t->c, p)->ability[ability];
    if (source == 2)
        p->recon &= (uint16_t) ~(1u << ability);
    else if (a->dice_count)
        count_take(&p->sets[ability], 1);
    if (source == 1) count_take(&p->doubles[ability], 1);
    if (!a->dice_count) p->used |= (uint16_t)(1u << ability);
    if (a->once) { /* one use in all, by dice or by a mark */
        p->sets[ability] = p->doubles[ability] = 0;
        p->recon &= (uint16_t) ~(1u << ability);
    }
    *w = (Work){.what = (uint8_t)(1 + ability),
                .bonus = source == 1,
                .again = (w->next & MOD_TWICE) != 0,
                .mods = (uint8_t)(w->next & ~MOD_TWICE)};
    tell(t, EV_USED, seat, ability, source, 0);
}

/* VF-49 */
static void use_item(Table *t, int seat, int item) {
    Player *p = &t->s->player[seat];
    p->spent[item]++;
    p->work = (Work){.what = (uint8_t)(1 + WORK_ITEM + item), .next = p->work.next};
    tell(t, EV_ITEM, seat, item, 0, 0);
}

static void stop(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    if (p->stage == STAGE_START) {
        take_health_dice(t, seat);
        roll_fight_on(t, seat);
    } else if (p->stage == STAGE_FIGHTS) {
        end_fight(t, seat);
    } else {
        p->stage = STAGE_WAITS;
    }
}

void roll_answer_fight(Table *t, Seat seat, Option o) {
    Player *p = &t->s->player[seat];
    bool resolves = p->stage == STAGE_RESOLVES;
    if (o.verb == OPT_DONE) {
        stop(t, seat);
        if (resolves) roll_resolve_on(t, seat);
        return;
    }
    if (o.verb == OPT_ITEM)
        use_item(t, seat, o.arg[0]);
    else
        use_ability(t, seat, o.arg[0], o.arg[1]);
    roll_work(t, seat);
    if (p->work.what) return;
    if (resolves)
        roll_resolve_on(t, seat);
    else
        roll_fight_on(t, seat);
}
