/*
 * The interpreter of abilities and items: their steps in order, each finished before the next
 * (VF-44, VF-45), ending at the first that cannot be done (VF-46). A step that needs a choice asks;
 * the rest happens at once. Where a performance stands is in Player.work.
 */
#include "roll_and_fight/rules/fight.h"
#include "roll_and_fight/rules/flow.h"
#include "roll_and_fight/rules/resolution.h"

/* ---- What is being performed --------------------------------------------------------------------- */

static bool is_item(const Work *w) {
    return w->what > WORK_ITEM;
}

static const Steps *steps_of(const Content *c, const Player *p) {
    const Hero *hero = hero_of(c, p);
    int what = p->work.what - 1;
    return what < WORK_ITEM ? &hero->ability[what].play
                            : &hero->item[what - WORK_ITEM].play;
}

const Step *roll_step_at(const Content *c, const Player *p) {
    const Steps *play = steps_of(c, p);
    int at = p->work.step;
    if (at < play->count) return &play->at[at];
    if (!p->work.bonus) return NULL;
    const Steps *bonus = &hero_of(c, p)->ability[p->work.what - 1].bonus;
    return at - play->count < bonus->count ? &bonus->at[at - play->count] : NULL;
}

static int amount_of(const Player *p, Step step) {
    return step.verb == VERB_HIT_EACH ? p->health_dice : step.amount;
}

/* ---- Minions -------------------------------------------------------------------------------------- */

void roll_change_room(uint32_t *minions, int room, int kind, int by) {
    REQUIRE(in_room(minions, room, kind) + by >= 0);
    minions[room] += (uint32_t)by << 4 * kind;
}

/* Ruling 52: one that is not evaded falls first; an undamaged Tough Guy before one that another
 * blow fells. */
static void fall(Table *t, int seat, int room, int kind) {
    Player *p = &t->s->player[seat];
    roll_change_room(p->alive, room, kind, -1);
    int left = in_room(p->alive, room, kind);
    if (in_room(p->evaded, room, kind) > left) roll_change_room(p->evaded, room, kind, -1);
    if (kind == TOUGH && in_room(p->alive, room, DOTS) > left)
        roll_change_room(p->alive, room, DOTS, -1);
    p->kills[kind]++;
    p->fell |= (uint16_t)(1u << room);
    tell(t, EV_FELL, seat, room, kind, 0);
}

/* VF-72 */
static void evade(Table *t, int seat, int room, int kind) {
    roll_change_room(t->s->player[seat].evaded, room, kind, 1);
    tell(t, EV_EVADED, seat, room, kind, 0);
}

/* ---- Blows ---------------------------------------------------------------------------------------- */

/* VF-59: the second damage of a phase fells a Tough Guy. */
Blow roll_blow(const Player *p, Option o) {
    int room = o.arg[0], kind = o.arg[1];
    if (kind == BOSS)
        return p->boss_taken < p->rule[RULE_ARMOUR] ? BLOW_BOUNCES : BLOW_HURTS;
    if (o.verb == OPT_SHOOT && p->rule[RULE_SHOOT_EVADES]) return BLOW_EVADES;
    bool first = kind == TOUGH && !in_room(p->alive, room, DOTS);
    return first ? BLOW_DAMAGES : BLOW_FELLS;
}

/* VF-61, VF-62 */
static void hurt_boss(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    p->boss_hurt++;
    p->boss_was_hit = 1;
    tell(t, EV_BOSS_HURT, seat, p->boss_hurt, boss_of(t->c, p)->health, 0);
    if (!boss_lives(t->c, p)) tell(t, EV_BOSS_DEAD, seat, 0, 0, 0);
}

static void strike(Table *t, int seat, Option o) {
    Player *p = &t->s->player[seat];
    int room = o.arg[0], kind = o.arg[1];
    switch (roll_blow(p, o)) {
    case BLOW_EVADES: evade(t, seat, room, kind); break;
    case BLOW_BOUNCES: tell(t, EV_BOSS_SAFE, seat, 0, 0, 0); break;
    case BLOW_HURTS: hurt_boss(t, seat); break;
    case BLOW_DAMAGES:
        roll_change_room(p->alive, room, DOTS, 1);
        tell(t, EV_DAMAGED, seat, room, 0, 0);
        break;
    case BLOW_FELLS:
        if (kind == TOUGH) roll_change_room(p->alive, room, DOTS, -1);
        fall(t, seat, room, kind);
        break;
    }
    if (kind != BOSS) return;
    p->boss_taken++;
    if (p->boss_taken == 1 && p->rule[RULE_THORNS]) roll_wound(t, seat, 1, HARM_THORNS);
}

/* ---- Health, rooms ---------------------------------------------------------------------------------- */

/* VF-67. What comes from Traits, Bosses and enemies is ignored once all is crossed (ruling 12). */
void roll_wound(Table *t, int seat, int wounds, Harm harm) {
    Player *p = &t->s->player[seat];
    wounds = min_int(wounds, free_health(p));
    if (wounds <= 0) return;
    p->wounds = (uint8_t)(p->wounds + wounds);
    tell(t, EV_WOUNDED, seat, wounds, p->wounds, harm);
}

/* VF-57 */
static void enter(Table *t, int seat, int room, bool jumped) {
    Player *p = &t->s->player[seat];
    tell(t, EV_MOVED, seat, p->at, room, jumped);
    p->at = (uint8_t)room;
    p->visited |= (uint16_t)(1u << room);
}

/* ---- Steps without a choice --------------------------------------------------------------------------- */

/* As the last step of an item it is for the next ability, else for what is being performed. */
static void modify(Table *t, int seat, int verb) {
    static const uint8_t mods[VERBS] = {[VERB_TWICE] = MOD_TWICE,
                                        [VERB_UNSEEN] = MOD_UNSEEN,
                                        [VERB_PIERCE] = MOD_PIERCE,
                                        [VERB_FAR] = MOD_FAR};
    Player *p = &t->s->player[seat];
    Work *w = &p->work;
    bool last = w->step + 1 >= steps_of(t->c, p)->count;
    if (verb == VERB_TWICE || (is_item(w) && last))
        w->next |= mods[verb];
    else
        w->mods |= mods[verb];
    tell(t, EV_MODIFIED, seat, verb, 0, 0);
}

static bool is_chosen(int verb) {
    return verb <= VERB_KILL;
}

static void do_at_once(Table *t, int seat, int verb) {
    Player *p = &t->s->player[seat];
    if (verb == VERB_WOUND) {
        roll_wound(t, seat, 1, HARM_STEP);
    } else if (verb == VERB_HEAL) {
        count_take(&p->wounds, 1);
        tell(t, EV_HEALED, seat, p->wounds, 0, 0);
    } else {
        modify(t, seat, verb);
    }
}

/* ---- Step by step ----------------------------------------------------------------------------------- */

static void unit_done(Table *t, int seat) {
    Work *w = &t->s->player[seat].work;
    count_take(&w->left, 1);
    if (!w->left) w->step++;
    roll_check_objectives(t, seat);
}

static void performance_done(Work *w) {
    w->step = w->left = 0;
    if (w->again) {
        w->again--;
    } else {
        w->what = w->bonus = w->mods = 0;
    }
}

void roll_work(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    Work *w = &p->work;
    while (w->what) {
        const Step *step = roll_step_at(t->c, p);
        if (!step) {
            performance_done(w);
            continue;
        }
        if (!roll_is_possible(t->c, p, *step)) {
            tell(t, EV_IMPOSSIBLE, seat, step->verb, 0, 0);
            performance_done(w);
            continue;
        }
        if (!w->left) w->left = (uint8_t)amount_of(p, *step);
        if (is_chosen(step->verb)) {
            roll_ask(t, seat, ASK_STEP, step->verb);
            return;
        }
        do_at_once(t, seat, step->verb);
        unit_done(t, seat);
    }
}

static void list_targets(const Content *c, const Player *p, int verb, int option,
                         OptionList *out) {
    for (uint32_t rooms = roll_reach(c, p, verb); rooms;) {
        int room = bits_take(&rooms);
        for (uint32_t left = roll_targets(c, p, verb, room); left;)
            offer(out, option_make(option, room, bits_take(&left), 0));
    }
}

/* Why an enemy in reach cannot be picked: the Boss behind Grunts, or a Boss who has
 * only Grunts shot. */
static void refuse_enemy(const Content *c, const Player *p, int verb, Option o,
                         OptionList *out) {
    int room = o.arg[0], kind = o.arg[1];
    if (kind == BOSS && verb == VERB_EVADE) {
        refuse(out, o, "VF-72", "minions only", 0);
    } else if (kind == BOSS && verb == VERB_KILL) {
        refuse(out, o, "VF-76", "minions only", 0);
    } else if (kind == BOSS && !(roll_targets(c, p, VERB_HIT, room) >> BOSS & 1)) {
        refuse(out, o, "VF-60", "a Grunt stands in front", 0);
    } else if (verb == VERB_SHOOT && kind != GRUNT && p->rule[RULE_SHOOT_GRUNTS]) {
        refuse(out, o, "VF-5", "only Grunts can be shot", 0);
    } else {
        REQUIRE(kind != BOSS && !active(p, room, kind));
        refuse(out, o, "VF-73", "evaded already", 0);
    }
}

static uint32_t enemies_in(const Content *c, const Player *p, int room) {
    bool boss = room == den_of(c, p)->boss && boss_lives(c, p);
    return roll_targets(c, p, VERB_KILL, room) | (uint32_t)boss << BOSS;
}

static void refuse_targets(const Content *c, const Player *p, int verb, int option,
                           OptionList *out) {
    for (uint32_t rooms = roll_reach(c, p, verb); rooms;) {
        int room = bits_take(&rooms);
        uint32_t left = enemies_in(c, p, room) & ~roll_targets(c, p, verb, room);
        while (left)
            refuse_enemy(c, p, verb, option_make(option, room, bits_take(&left), 0), out);
    }
}

void roll_list_step(const Content *c, const RollState *s, Seat seat, OptionList *out) {
    static const uint8_t options[VERBS] = {[VERB_HIT] = OPT_HIT,
                                           [VERB_HIT_EACH] = OPT_HIT,
                                           [VERB_SHOOT] = OPT_SHOOT,
                                           [VERB_EVADE] = OPT_EVADE,
                                           [VERB_KILL] = OPT_KILL};
    const Player *p = &s->player[seat];
    int verb = roll_step_at(c, p)->verb;
    if (verb == VERB_MOVE) {
        offer_each(out, OPT_GO, roll_moves(c, p));
    } else if (verb == VERB_JUMP) {
        offer_each(out, OPT_JUMP, roll_jumps(c, p));
    } else {
        REQUIRE(options[verb]);
        list_targets(c, p, verb, options[verb], out);
        if (explains(out)) refuse_targets(c, p, verb, options[verb], out);
    }
}

void roll_answer_step(Table *t, Seat seat, Option o) {
    Player *p = &t->s->player[seat];
    switch ((Opt)o.verb) {
    case OPT_GO: enter(t, seat, o.arg[0], false); break;
    case OPT_JUMP: enter(t, seat, o.arg[0], true); break;
    case OPT_EVADE: evade(t, seat, o.arg[0], o.arg[1]); break;
    case OPT_KILL: fall(t, seat, o.arg[0], o.arg[1]); break;
    case OPT_SHOOT:
    case OPT_HIT: strike(t, seat, o); break;
    default: REQUIRE(!"an answer to a step");
    }
    unit_done(t, seat);
    roll_work(t, seat);
    if (p->work.what) return;
    if (p->stage == STAGE_RESOLVES)
        roll_resolve_on(t, seat);
    else
        roll_fight_on(t, seat);
}
