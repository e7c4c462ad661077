/*
 * Objectives (VF-53 to VF-55, VF-108). Marking one never harms, so it happens by itself as soon as
 * it is met with the hero in its room, in the Fighting and the Resolution Phase (ruling 28).
 */
#include "roll_and_fight/rules/fight.h"

enum { UPGRADED = 3 /* the sixth space is the third that is added to three */ };

static int killed(const Player *p, int kinds) {
    int count = 0;
    for (uint32_t left = (uint32_t)kinds; left;) count += p->kills[bits_take(&left)];
    return count;
}

/* Ruling 26: all in one round, so whoever fell in an earlier one has spoilt it for good. Nothing
 * spoils the other kinds. */
bool roll_is_missed(const Player *p, const Objective *o) {
    return o->goal == GOAL_CLEAR && p->touched >> o->room & 1;
}

static bool none_next_door(const Content *c, const Player *p, int room, int kinds) {
    for (uint32_t rooms = den_of(c, p)->room[room].doors; rooms;) {
        int next = bits_take(&rooms);
        for (uint32_t left = (uint32_t)kinds; left;)
            if (in_room(p->alive, next, bits_take(&left))) return false;
    }
    return true;
}

static bool is_met(const Content *c, const Player *p, const Objective *o) {
    switch ((Goal)o->goal) {
    case GOAL_NONE:
    case GOALS: break;
    case GOAL_KILL: return killed(p, o->kinds) >= o->amount;
    case GOAL_CLEAR: return roll_is_cleared(p, o->room) && !roll_is_missed(p, o);
    case GOAL_HEALTH: return p->open >= c->numbers.health + UPGRADED;
    case GOAL_NEIGHBOURS: return !(den_of(c, p)->room[o->room].doors & ~p->visited);
    case GOAL_BOSS: return p->boss_was_hit;
    case GOAL_VISIT: return bits_count(p->visited) >= o->amount;
    case GOAL_PURGE: return none_next_door(c, p, o->room, o->kinds);
    }
    return false;
}

void roll_check_objectives(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    const Den *den = den_of(t->c, p);
    int number = den->room[p->at].objective - 1;
    if (number < 0 || p->objectives >> number & 1) return;
    const Objective *o = &den->objective[number];
    if (!is_met(t->c, p, o)) return;
    p->objectives |= (uint8_t)(1u << number);
    tell(t, EV_OBJECTIVE, seat, number, o->worth, p->den);
}
