/*
 * The enemies and rooms that a step may pick (VF-56 to VF-77), as sets. Traits, Bosses, Passive Abilities
 * and items that override a rule are asked here, where the rule is.
 */
#include "roll_and_fight/rules/fight.h"

/* ---- Rooms -------------------------------------------------------------------------------------- */

static bool mod(const Player *p, int bits) {
    return p->work.mods & bits;
}

static uint32_t next_door(const Content *c, const Player *p) {
    return den_of(c, p)->room[p->at].doors;
}

/* VF-56, VF-73; for Jumps too (ruling 16). */
static bool is_blocked(const Player *p) {
    return active(p, p->at, DOORMAN) && !p->rule[RULE_SLIP] && !mod(p, MOD_UNSEEN);
}

uint32_t roll_moves(const Content *c, const Player *p) {
    return is_blocked(p) ? 0 : next_door(c, p);
}

/* VF-69, VF-71; back to where it began is allowed (ruling 17). */
uint32_t roll_jumps(const Content *c, const Player *p) {
    return is_blocked(p) ? 0 : den_of(c, p)->two_doors[p->at];
}

uint32_t roll_reach(const Content *c, const Player *p, int verb) {
    uint32_t here = 1u << p->at, out = next_door(c, p);
    switch (verb) {
    case VERB_EVADE: return here | out; /* VF-72 */
    case VERB_SHOOT:                    /* VF-65 */
        if (mod(p, MOD_FAR)) out |= den_of(c, p)->two_doors[p->at] & ~here;
        if (p->rule[RULE_POINT_BLANK]) out |= here;
        return out;
    default: return here; /* a Hit, a Kill: VF-58, VF-76 */
    }
}

/* VF-64, VF-74: all minions fallen or evaded; the Boss does not count (rulings 20, 21). */
bool roll_is_cleared(const Player *p, int room) {
    return !active_minions(p, room);
}

/* ---- Enemies ------------------------------------------------------------------------------------- */

/* The kinds with a count in these nibbles. */
static uint32_t kinds_in(uint32_t minions) {
    uint32_t out = 0;
    for (int kind = 0; kind < KINDS; kind++)
        out |= (uint32_t)((minions >> 4 * kind & 15) != 0) << kind;
    return out;
}

static uint32_t standing(const Player *p, int room) {
    return kinds_in(p->alive[room]);
}

static uint32_t not_evaded(const Player *p, int room) {
    return kinds_in(active_minions(p, room));
}

/* VF-60; evaded Grunts protect nobody (ruling 22). */
static bool boss_is_open(const Content *c, const Player *p, int room) {
    if (room != den_of(c, p)->boss || !boss_lives(c, p)) return false;
    return !active(p, room, GRUNT) || mod(p, MOD_PIERCE);
}

static uint32_t damageable(const Content *c, const Player *p, int room) {
    return standing(p, room) | (uint32_t)boss_is_open(c, p, room) << BOSS;
}

/* A Shoot that only evades cannot pick a minion that is evaded already. Where every Shoot must pick
 * a Grunt, one without a Grunt in reach cannot be done (VF-46), not even at the Boss (ruling 56). */
static uint32_t shootable(const Content *c, const Player *p, int room) {
    uint32_t minions = p->rule[RULE_SHOOT_EVADES] ? not_evaded(p, room) : standing(p, room);
    if (p->rule[RULE_SHOOT_GRUNTS]) return minions & 1u << GRUNT;
    return minions | (uint32_t)boss_is_open(c, p, room) << BOSS;
}

uint32_t roll_targets(const Content *c, const Player *p, int verb, int room) {
    switch (verb) {
    case VERB_HIT:
    case VERB_HIT_EACH: return damageable(c, p, room);
    case VERB_SHOOT: return shootable(c, p, room);
    case VERB_EVADE: return not_evaded(p, room);
    case VERB_KILL: return standing(p, room); /* VF-77 */
    default: return 0;
    }
}

static bool has_target(const Content *c, const Player *p, int verb) {
    for (uint32_t left = roll_reach(c, p, verb); left;)
        if (roll_targets(c, p, verb, bits_take(&left))) return true;
    return false;
}

/* VF-46; rulings 13, 14, 19. */
bool roll_is_possible(const Content *c, const Player *p, Step step) {
    switch ((Verb)step.verb) {
    case VERB_MOVE: return roll_moves(c, p) != 0;
    case VERB_JUMP: return roll_jumps(c, p) != 0;
    case VERB_HIT_EACH: return p->health_dice && has_target(c, p, VERB_HIT);
    case VERB_HIT:
    case VERB_SHOOT:
    case VERB_EVADE:
    case VERB_KILL: return has_target(c, p, step.verb);
    case VERB_WOUND: return free_health(p) > 0;
    case VERB_HEAL: return p->wounds > 0;
    case VERB_TWICE:
    case VERB_UNSEEN:
    case VERB_PIERCE:
    case VERB_FAR: return true;
    case VERB_SHAKE:
    case VERB_PALM:
    case VERB_NONE:
    case VERBS: break;
    }
    return false;
}

static const char *no_shoot(const Player *p) {
    if (p->rule[RULE_SHOOT_GRUNTS])
        return "no Grunt is in reach, and the Boss lets you shoot no other";
    return p->rule[RULE_SHOOT_EVADES] ? "no minion in reach is left to evade"
                                      : "no enemy is in reach";
}

const char *roll_obstacle(const Player *p, Step step) {
    switch ((Verb)step.verb) {
    case VERB_MOVE:
    case VERB_JUMP: return is_blocked(p) ? "a Doorman bars the way" : "no room is in reach";
    case VERB_HIT_EACH:
        if (!p->health_dice) return "no die lies on your Health Track";
        return "no enemy is left in your room";
    case VERB_HIT: return "no enemy is left in your room";
    case VERB_SHOOT: return no_shoot(p);
    case VERB_EVADE: return "no minion is left to evade, here or next door";
    case VERB_KILL: return "no minion is left in your room";
    case VERB_WOUND: return "no Health is free for the Wound";
    case VERB_HEAL: return "no Wound is left to heal";
    default: return "it does nothing now";
    }
}
