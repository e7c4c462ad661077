/*
 * What a player can still make of a den: a walk that takes one thing after another, always the one
 * that brings most for the effort. An effort is a door to go through or a blow to strike, and `budget`
 * says how many of them the dice still promise. What lies further along the walk is less certain, so
 * it counts less; beyond one and a half budgets it counts nothing.
 *
 * A walk that goes for the Boss first is tried as well, since small things on the way would always
 * look nearer.
 */
#include "roll_and_fight/bot/bot.h"

#include "roll_and_fight/rules/rules.h"

enum { FAR = 40, SURE = 256, PICKS_MAX = 7 };

typedef struct Walk {
    const Content *c;
    const Player *p;
    const Den *den;
    int at, ways_from, effort;
    uint32_t visited, loot, marked; /* as it would be by then; loot: rooms that have some */
    bool boss;
    Wants wants;
    uint8_t way[ROOMS_MAX]; /* from `at`: doors, and Doormen that stand in the way */
    uint8_t blows[ROOMS_MAX], doormen[ROOMS_MAX]; /* until a room is cleared */
    uint32_t guards[ROOMS_MAX]; /* minions that are not evaded, until it is cleared */
    uint16_t sure[FAR + 1];     /* by effort: how certain a thing is */
} Walk;

/* ---- Effort -------------------------------------------------------------------------------------- */

/* All counts of a room together, a nibble each. */
static int sum_of_kinds(uint32_t minions) {
    uint32_t pairs = (minions & 0x0F0F0F0F) + (minions >> 4 & 0x0F0F0F0F);
    return (int)(pairs * 0x01010101 >> 24);
}

/* Blows that a room takes until it is cleared. */
static int count_blows(const Walk *w, int room) {
    int tough = in_room(w->guards, room, TOUGH);
    return sum_of_kinds(w->guards[room]) +
           max_int(0, tough - in_room(w->p->alive, room, DOTS));
}

static void look_around(Walk *w) {
    const Player *p = w->p;
    for (int room = 0; room < w->den->room_count; room++) {
        w->guards[room] = active_minions(p, room);
        w->blows[room] = (uint8_t)count_blows(w, room);
        if (!p->rule[RULE_SLIP])
            w->doormen[room] = (uint8_t)in_room(w->guards, room, DOORMAN);
        if (p->loot_left[room]) w->loot |= 1u << room;
    }
}

static void clear_room(Walk *w, int room) {
    w->guards[room] = w->blows[room] = w->doormen[room] = 0;
}

static void find_ways(Walk *w) {
    w->ways_from = w->at;
    uint32_t reached[FAR] = {[0] = 1u << w->at}, seen = 0,
             all = (1u << w->den->room_count) - 1;
    for (int effort = 0; effort < FAR && seen != all; effort++) {
        uint32_t now = reached[effort] & ~seen;
        seen |= now;
        while (now) {
            int room = bits_take(&now);
            int next = effort + 1 + w->doormen[room];
            w->way[room] = (uint8_t)effort;
            if (next < FAR) reached[next] |= w->den->room[room].doors;
        }
    }
}

/* `reach`: effort, in quarters, at which nothing is hoped for. Each effort takes away 4 * SURE / reach;
 * what a whole number leaves over is carried on, so that one division is enough. */
static void find_certainties(Walk *w, int reach) {
    int whole = reach ? 4 * SURE / reach : 0, over = 4 * SURE - whole * reach;
    w->sure[0] = SURE;
    for (int effort = 1, sure = SURE, carried = 0; effort < FAR && 4 * effort < reach;
         effort++) {
        sure -= whole;
        carried += over;
        if (carried >= reach) {
            carried -= reach;
            sure--;
        }
        w->sure[effort] = (uint16_t)(sure - (carried > 0));
    }
}

static int certainty(const Walk *w, int effort) {
    return w->sure[min_int(w->effort + effort, FAR)];
}

/* ---- What can be taken ----------------------------------------------------------------------------- */

typedef enum What { NOTHING, ROOM, OBJECTIVE, THE_BOSS } What;

typedef struct Pick {
    What what;
    int number, effort, worth, rate;
} Pick;

static void prefer(Pick *best, Pick pick) {
    pick.rate = pick.worth * 16 / (1 + pick.effort);
    if (pick.worth > 0 && pick.rate > best->rate) *best = pick;
}

static int kinds_next_door(const Walk *w, const Objective *o) {
    uint32_t meant = 0;
    int left = 0;
    for (uint32_t kinds = o->kinds; kinds;) meant |= 15u << 4 * bits_take(&kinds);
    for (uint32_t rooms = w->den->room[o->room].doors; rooms;)
        left += sum_of_kinds(w->guards[bits_take(&rooms)] & meant);
    return left;
}

/* How much is to be done for an Objective, besides going there; FAR: it cannot be hoped for. */
static int goal_effort(const Walk *w, const Objective *o) {
    const Player *p = w->p;
    switch ((Goal)o->goal) {
    case GOAL_NONE:
    case GOALS: break;
    case GOAL_KILL: return 2 * max_int(0, o->amount - p->kills[bits_first(o->kinds)]);
    case GOAL_CLEAR: return roll_is_missed(p, o) ? FAR : w->blows[o->room];
    case GOAL_HEALTH: return 2 * max_int(0, w->c->numbers.health + 3 - p->open);
    case GOAL_NEIGHBOURS: return 2 * bits_count(w->den->room[o->room].doors & ~w->visited);
    case GOAL_BOSS: return p->boss_was_hit || w->boss ? 0 : FAR;
    case GOAL_VISIT: return max_int(0, o->amount - bits_count(w->visited));
    case GOAL_PURGE: return 2 * kinds_next_door(w, o);
    }
    return FAR;
}

static void see_objectives(const Walk *w, Pick *best) {
    for (int i = 0; i < w->den->objective_count; i++) {
        const Objective *o = &w->den->objective[i];
        if (w->marked >> i & 1) continue;
        int effort = goal_effort(w, o);
        if (effort >= FAR) continue;
        effort += w->way[o->room];
        int worth = o->worth * ROLL_POINT * certainty(w, effort) / SURE;
        prefer(best, (Pick){OBJECTIVE, i, effort, worth, 0});
    }
}

static void see_rooms(const Walk *w, Pick *best) {
    for (uint32_t left = w->loot; left;) {
        int room = bits_take(&left), effort = w->blows[room];
        if (effort || !(w->visited >> room & 1)) effort += w->way[room];
        int worth = w->p->loot_left[room] * ROLL_LOOT_ICON * certainty(w, effort) / SURE;
        prefer(best, (Pick){ROOM, room, effort, worth, 0});
    }
}

/* Circle by circle, each a blow further. */
static Pick the_boss(const Walk *w) {
    const Player *p = w->p;
    int room = w->den->boss, health = boss_of(w->c, p)->health;
    int effort = w->way[room] + in_room(w->guards, room, GRUNT) + p->rule[RULE_ARMOUR],
        worth = 0;
    for (int i = p->boss_hurt; i < health; i++) {
        int points = w->c->circle[i] - (i ? w->c->circle[i - 1] : 0);
        if (i + 1 == health) points += w->c->numbers.boss_dead;
        worth += points * ROLL_POINT * certainty(w, ++effort) / SURE;
    }
    return (Pick){THE_BOSS, 0, effort, worth, 0};
}

static Pick find_best(const Walk *w) {
    Pick best = {0};
    see_objectives(w, &best);
    see_rooms(w, &best);
    if (!w->boss && boss_lives(w->c, w->p)) prefer(&best, the_boss(w));
    return best;
}

/* ---- The walk ---------------------------------------------------------------------------------------- */

/* Ways are counted with their Doormen: the doors of it are Moves. */
static void count_wants(Walk *w, int room, int effort) {
    int doors = min_int(w->den->doors_to[w->at][room], effort);
    if (w->effort >= w->wants.horizon) return;
    w->wants.moves += doors;
    w->wants.blows += effort - doors;
}

/* Ways from there are found when the walk goes on. */
static void arrive(Walk *w, int room) {
    w->visited |= 1u << room;
    w->at = room;
}

/* Returns the room where it is met. */
static int take_objective(Walk *w, int number) {
    const Objective *o = &w->den->objective[number];
    w->marked |= 1u << number;
    if (o->goal == GOAL_CLEAR) clear_room(w, o->room);
    if (o->goal == GOAL_NEIGHBOURS) w->visited |= w->den->room[o->room].doors;
    return o->room;
}

static void take(Walk *w, Pick pick) {
    int room = w->at;
    switch (pick.what) {
    case NOTHING: break;
    case ROOM:
        w->loot &= ~(1u << pick.number);
        if (pick.effort) room = pick.number;
        clear_room(w, pick.number);
        break;
    case OBJECTIVE: room = take_objective(w, pick.number); break;
    case THE_BOSS:
        w->boss = true;
        room = w->den->boss;
        break;
    }
    count_wants(w, room, pick.effort);
    w->effort += pick.effort;
    arrive(w, room);
}

static int walk_on(Walk *w, bool boss_first) {
    int worth = 0;
    for (int i = 0; i < PICKS_MAX && certainty(w, 0); i++) {
        if (w->at != w->ways_from) find_ways(w);
        Pick pick = boss_first && i == 0 ? the_boss(w) : find_best(w);
        if (!pick.worth) break;
        worth += pick.worth;
        take(w, pick);
    }
    return worth;
}

int roll_plan(const Content *c, const Player *p, int budget, Wants *wants) {
    Walk near = {.c = c,
                 .p = p,
                 .den = den_of(c, p),
                 .at = p->at,
                 .visited = p->visited,
                 .marked = p->objectives,
                 .wants = *wants};
    look_around(&near);
    find_certainties(&near, budget * 3 / 2);
    find_ways(&near);
    Walk far = near;
    int worth = walk_on(&near, false);
    *wants = near.wants;
    if (!budget || !boss_lives(c, p)) return worth;
    int boss_first = walk_on(&far, true);
    if (boss_first > worth) *wants = far.wants;
    return max_int(worth, boss_first);
}
