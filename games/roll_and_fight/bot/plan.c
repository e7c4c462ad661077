/*
 * What a player can still make of a den: a walk that takes one thing after another, always the one
 * that brings most for the effort. An effort is a door to go through or a blow to strike, and `budget`
 * says how many of them the dice still promise. What lies further along the walk is less certain, so
 * it counts less, and beyond the plan's reach nothing.
 *
 * A walk that goes for the Boss first is tried as well, since small things on the way would always
 * look nearer.
 */
#include <string.h>

#include "roll_and_fight/roll_and_fight.h"
#include "roll_and_fight/bot/bot.h"
#include "roll_and_fight/rules/fight.h"
#include "roll_and_fight/rules/score.h"

enum { FAR = 40, SURE = 256, PICKS_MAX = 7 };

/* All that a plan depends on besides the packs. No gaps: two of them are compared as memory. */
typedef struct Ground {
    uint32_t minions[ROOMS_MAX]; /* not evaded, by kind, a nibble each, and DOTS */
    uint16_t visited;
    int16_t budget, horizon;
    uint8_t loot[ROOMS_MAX], kills[KINDS];
    uint8_t den, boss, at, open, boss_hurt, boss_was_hit;
    uint8_t met, missed; /* Objectives */
    uint8_t slips, armour;
    uint8_t unused[7];
} Ground;
_Static_assert(sizeof(Ground) == 88, "there are no gaps");

typedef struct Walk {
    const Content *c;
    const Ground *g;
    const Den *den;
    int at, ways_from, effort;
    uint32_t visited, loot, marked; /* as it would be by then; loot: rooms that have some */
    uint32_t delaying;              /* rooms with Doormen in the way */
    bool boss, boss_lives;
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
           max_int(0, tough - in_room(w->g->minions, room, DOTS));
}

static void look_around(Walk *w) {
    for (int room = 0; room < w->den->room_count; room++) {
        w->guards[room] = w->g->minions[room] & ~(15u << 4 * DOTS);
        w->blows[room] = (uint8_t)count_blows(w, room);
        if (!w->g->slips) w->doormen[room] = (uint8_t)in_room(w->guards, room, DOORMAN);
        if (w->doormen[room]) w->delaying |= 1u << room;
        if (w->g->loot[room]) w->loot |= 1u << room;
    }
}

static void clear_room(Walk *w, int room) {
    w->guards[room] = w->blows[room] = w->doormen[room] = 0;
    w->delaying &= ~(1u << room);
}

/* Room by room from `at`, an effort further each time. What lies beyond Doormen comes later. */
static void find_ways(Walk *w) {
    uint32_t later[FAR] = {0}, seen = 0, all = (1u << w->den->room_count) - 1;
    uint32_t now = 1u << w->at;
    w->ways_from = w->at;
    for (int effort = 0; effort < FAR && seen != all; effort++) {
        uint32_t next = 0;
        now = (now | later[effort]) & ~seen;
        seen |= now;
        while (now) {
            int room = bits_take(&now);
            w->way[room] = (uint8_t)effort;
            if (!(w->delaying >> room & 1))
                next |= w->den->room[room].doors;
            else if (effort + 1 + w->doormen[room] < FAR)
                later[effort + 1 + w->doormen[room]] |= w->den->room[room].doors;
        }
        now = next;
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

/* One part of 1, 2, 3 …, in 2^-31, rounded up: a product instead of a division, which is slow where
 * hundreds are made for each state. Exact for all worths below a million. */
#define PART(n)  (0x80000000u / (n) + (0x80000000u % (n) != 0))
#define PARTS(n) PART(n), PART(n + 1), PART(n + 2), PART(n + 3)
static const uint32_t part[] = {PARTS(1),  PARTS(5),  PARTS(9),  PARTS(13), PARTS(17),
                                PARTS(21), PARTS(25), PARTS(29), PARTS(33), PARTS(37),
                                PARTS(41), PARTS(45), PARTS(49), PARTS(53), PARTS(57)};
enum { PART_LAST = sizeof part / sizeof part[0] - 1 };

static void prefer(Pick *best, Pick pick) {
    if (pick.worth <= 0) return;
    uint64_t sixteenths = (uint64_t)pick.worth * 16;
    pick.rate = (int)(sixteenths * part[min_int(pick.effort, PART_LAST)] >> 31);
    if (pick.rate > best->rate) *best = pick;
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
static int goal_effort(const Walk *w, int number) {
    const Ground *g = w->g;
    const Objective *o = &w->den->objective[number];
    int task = w->c->weights.den.task;
    switch ((Goal)o->goal) {
    case GOAL_NONE:
    case GOALS: break;
    case GOAL_KILL: return task * max_int(0, o->amount - g->kills[bits_first(o->kinds)]);
    case GOAL_CLEAR: return g->missed >> number & 1 ? FAR : w->blows[o->room];
    case GOAL_HEALTH: return task * max_int(0, w->c->numbers.health + 3 - g->open);
    case GOAL_NEIGHBOURS:
        return task * bits_count(w->den->room[o->room].doors & ~w->visited);
    case GOAL_BOSS: return g->boss_was_hit || w->boss ? 0 : FAR;
    case GOAL_VISIT: return max_int(0, o->amount - bits_count(w->visited));
    case GOAL_PURGE: return task * kinds_next_door(w, o);
    }
    return FAR;
}

static void see_objectives(const Walk *w, Pick *best) {
    for (int i = 0; i < w->den->objective_count; i++) {
        const Objective *o = &w->den->objective[i];
        if (w->marked >> i & 1) continue;
        int effort = goal_effort(w, i);
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
        int worth = w->g->loot[room] * w->c->weights.den.loot * certainty(w, effort) / SURE;
        prefer(best, (Pick){ROOM, room, effort, worth, 0});
    }
}

/* Circle by circle, each a blow further. */
static Pick the_boss(const Walk *w) {
    int room = w->den->boss, boss = w->g->boss, hurt = w->g->boss_hurt;
    int points = roll_boss_points(w->c, boss, hurt);
    int effort = w->way[room] + in_room(w->guards, room, GRUNT) + w->g->armour, worth = 0;
    while (hurt < w->c->boss[boss].health) {
        int after = roll_boss_points(w->c, boss, ++hurt);
        worth += (after - points) * ROLL_POINT * certainty(w, ++effort) / SURE;
        points = after;
    }
    return (Pick){THE_BOSS, 0, effort, worth, 0};
}

static Pick find_best(const Walk *w) {
    Pick best = {0};
    see_objectives(w, &best);
    see_rooms(w, &best);
    if (!w->boss && w->boss_lives) prefer(&best, the_boss(w));
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

/* A walk for what is near, and one that goes for the Boss first. */
static Planned plan(const Content *c, const Ground *g, bool boss_lives) {
    Walk near = {.c = c,
                 .g = g,
                 .den = &c->den[g->den],
                 .at = g->at,
                 .visited = g->visited,
                 .marked = g->met,
                 .boss_lives = boss_lives,
                 .wants.horizon = g->horizon};
    look_around(&near);
    find_certainties(&near, g->budget * c->weights.den.reach / 2);
    find_ways(&near);
    Walk far = near;
    Planned best = {walk_on(&near, false), near.wants};
    if (!g->budget || !boss_lives) return best;
    int boss_first = walk_on(&far, true);
    return boss_first > best.worth ? (Planned){boss_first, far.wants} : best;
}

/* ---- What was planned before --------------------------------------------------------------------------- */

/* While dice are rolled a den stays as it is, and the same plan is asked for over and over. */
enum { REMEMBERED = 128 };

typedef struct Memory {
    Ground ground;
    Planned planned;
} Memory;

struct Notes {
    Memory memory[REMEMBERED];
};
const size_t roll_notes_size = sizeof(Notes);

static Ground ground_of(const Content *c, const Player *p, int budget, int horizon) {
    Ground g = {.visited = p->visited,
                .budget = (int16_t)budget,
                .horizon = (int16_t)horizon,
                .den = p->den,
                .boss = p->boss,
                .at = p->at,
                .open = p->open,
                .boss_hurt = p->boss_hurt,
                .boss_was_hit = p->boss_was_hit != 0,
                .met = p->objectives,
                .slips = p->rule[RULE_SLIP] != 0,
                .armour = p->rule[RULE_ARMOUR]};
    const Den *den = den_of(c, p);
    for (int room = 0; room < ROOMS_MAX; room++)
        g.minions[room] = active_minions(p, room) | (p->alive[room] & 15u << 4 * DOTS);
    for (int i = 0; i < den->objective_count; i++)
        if (roll_is_missed(p, &den->objective[i])) g.missed |= (uint8_t)(1u << i);
    memcpy(g.loot, p->loot_left, sizeof g.loot);
    memcpy(g.kills, p->kills, sizeof g.kills);
    return g;
}

static Memory *place_for(Notes *notes, const Ground *g) {
    uint64_t hash = 0, word[sizeof *g / sizeof(uint64_t)];
    memcpy(word, g, sizeof word);
    for (size_t i = 0; i < sizeof word / sizeof word[0]; i++)
        hash = ((hash ^ word[i]) * 0x9E3779B97F4A7C15u) ^ hash >> 29;
    return &notes->memory[hash % REMEMBERED];
}

/* An empty place is that of a horizon of 0, where nothing is planned. */
Planned roll_plan(const Content *c, const Player *p, int budget, int horizon,
                  Notes *notes) {
    Ground g = ground_of(c, p, budget, horizon);
    if (!notes) return plan(c, &g, boss_lives(c, p));
    Memory *m = place_for(notes, &g);
    if (memcmp(&m->ground, &g, sizeof g) != 0)
        *m = (Memory){g, plan(c, &g, boss_lives(c, p))};
    return m->planned;
}
