/*
 * How good a state is for a seat: the points it has, and what its dice, marks, health and place in
 * the den promise for the rounds to come. All in sixteenths of a point; the bot `quick` only compares
 * them, and it looks a few questions ahead, so a new phase must not look like a gain by itself.
 * What the den promises is in plan.c.
 */
#include "roll_and_fight/roll_and_fight.h"
#include "roll_and_fight/bot/bot.h"
#include "roll_and_fight/rules/flashback.h"
#include "roll_and_fight/rules/resolution.h"
#include "roll_and_fight/rules/rolling.h"
#include "roll_and_fight/rules/score.h"

enum {
    MOST = 999,
    WINNING = 50,      /* divides a win: more of it, and a loser would shun the end */
    SPACE_TRAINED = 8, /* of the Training Track, on average */
    SPACE_LOOTED = 24,
    UNSPENT = 3, /* Experience, for each round to come */
    TILE = 125,  /* percent of what it promises, for each fight to come */
    RECON_MARK = 5,
    RECON_HALF = 5,
    ACTION_LEFT = 40, /* of the Flashback Phase: more than one brings, or whoever ends a
                       * round would hurry to see the next begin */
    ACTIONS = 4,
    HEALTH_SPACE = 6, /* free */
    HEALTH_OPEN = 3,
    BEATING = 25, /* for each round to come */
    DEATH = 600,
    KILLED = 3,
    VISITED = 3,
    DIE_IN_HAND = 5,
    FRESH_DIE = 9,     /* more, or the mere throwing would look like a gain */
    FIRST_THROWS = 10, /* what they bring on average */
    WOUND_IN_HAND = -4,
    SPARE_EFFORT = 4,  /* a door or a blow that the plan does not want */
    SET_IN_HAND = 70,  /* percent of its worth, while rolling */
    SET_IN_FIGHT = 10, /* the same for one that is still to be used */
    POOL_DIE = 4,      /* that may still be taken */
    DIE_EFFORT = 20,   /* quarters of an effort, in sixteenths */
};

/* A player who ends a phase last sees the next one begin, the others do not. So all of this changes
 * at moments of the player's own: a round begins with the end of their own Flashback. */
static bool prepares(const RollState *s, const Player *p) {
    return s->phase == PHASE_SETUP ||
           (s->phase == PHASE_FLASHBACK && p->stage == STAGE_ACTIONS);
}

static bool has_fought(const RollState *s, const Player *p) {
    return s->phase == PHASE_RESOLUTION ||
           (s->phase == PHASE_FIGHTING && p->stage == STAGE_WAITS);
}

/* Before the first round there are as many to come as in it. */
static int rounds_left(const RollState *s) {
    return ROUNDS - max_int(1, s->round);
}

/* Rounds after this one and flashbacks that are still to come. */
static int later_rounds(const RollState *s, const Player *p) {
    return rounds_left(s) + prepares(s, p);
}

/* This round's counts to its end: if a tile lost worth by the beginning of a fight, whoever rolls last
 * would never stop. */
static int fights_left(const RollState *s) {
    return rounds_left(s) + 1;
}

/* ---- Points and boards ------------------------------------------------------------------------------ */

/* What a track has brought, the more the nearer the end; before that every space is worth the same. */
static int track(const uint8_t *values, int length, int used, int space, int left) {
    int so_far = values[min_int(used, length - 1)] * ROLL_POINT;
    return (so_far * (ROUNDS - left) + used * space * left) / ROUNDS;
}

static int track_worth(const Content *c, const RollState *s, const Player *p) {
    int left = later_rounds(s, p);
    return track(c->loot, LOOT_MAX, p->loot, SPACE_LOOTED, left) +
           track(c->training, TRAINING_MAX, p->training, SPACE_TRAINED, left) +
           experience(p) * UNSPENT * left;
}

static int tile_worth(const Content *c, const RollState *s, const Player *p) {
    int worth = 0, fights = fights_left(s);
    for (uint32_t left = p->owned >> BASICS; left;)
        worth += hero_of(c, p)->ability[BASICS + bits_take(&left)].promise * TILE / 100;
    return worth * fights;
}

/* In percent of what the Item does; a second charge waits for the same kind of moment. */
static int charge_worth(const Hero *hero, const Player *p, int item) {
    static const uint8_t percent[CHARGES + 1] = {0, 75, 125, 160};
    return hero->item[item].play.haul.worth * percent[charges_left(p, item)] / 100;
}

static int mark_worth(const Content *c, const RollState *s, const Player *p) {
    int worth = bits_count(p->half) * RECON_HALF;
    if (!rounds_left(s) && has_fought(s, p)) return 0;
    for (int i = 0; i < ITEMS; i++) worth += charge_worth(hero_of(c, p), p, i);
    return worth + bits_count(p->recon & 7) * RECON_MARK +
           bits_count(p->recon & ~7) * 2 * RECON_MARK;
}

/* Those of the rounds to come count too, or looking ahead to them would seem a gain. */
static int action_worth(const RollState *s, const Player *p) {
    return (actions_left(p) + ACTIONS * rounds_left(s)) * ACTION_LEFT;
}

/* ---- Health -------------------------------------------------------------------------------------------- */

/* With sets left nobody has to stay where it hurts. */
static bool can_go_on(const Player *p) {
    bool fights = p->stage == STAGE_START || p->stage == STAGE_FIGHTS;
    return fights && count_kinds(p->sets, ABILITIES);
}

/* Percent: how likely it is that the track fills up, by spaces that are still free. */
static int risk(const RollState *s, const Player *p, int free_spaces) {
    static const uint8_t before[] = {100, 50, 20, 6}, within[] = {100, 12, 4, 0};
    bool over = has_fought(s, p), last = over && !rounds_left(s);
    if (free_spaces >= (int)sizeof before) return 0;
    if (last) return free_spaces ? 0 : 100;
    return s->phase == PHASE_FIGHTING && !over ? within[free_spaces] : before[free_spaces];
}

/* A Beating is feared before it comes. One in the last round costs nothing, unless it is the second:
 * death is the only way in which quick loses to a random player. */
static int health_worth(const Content *c, const RollState *s, const Player *p) {
    int coming = p->wounds + p->health_dice, beating = BEATING * later_rounds(s, p);
    if (s->phase == PHASE_FIGHTING || p->stage == STAGE_LOOTS)
        coming += roll_threat(c, p) / (1 + (can_go_on(p) && !p->beatings));
    int free_spaces = max_int(0, p->open - coming);
    if (!beating && !p->beatings) return free_spaces;
    int feared = risk(s, p, free_spaces) * (p->beatings ? DEATH : beating) / 100;
    return free_spaces * HEALTH_SPACE + p->open * HEALTH_OPEN - feared -
           (p->beatings ? beating : 0);
}

/* ---- Dice ---------------------------------------------------------------------------------------------- */

/* What several sets come to. */
typedef struct Sets {
    int moves, blows, rest;
} Sets;

static void add_sets(Sets *sets, const Haul *each, int times) {
    sets->moves += each->moves * times;
    sets->blows += each->blows * times;
    sets->rest += each->rest * times;
}

/* What the plan has no use for is worth less. */
static int sets_worth(const Sets *sets, const Wants *wants) {
    int used = min_int(sets->moves, wants->moves) + min_int(sets->blows, wants->blows);
    return used * ROLL_EFFORT + (sets->moves + sets->blows - used) * SPARE_EFFORT +
           sets->rest;
}

static Sets sets_of(const Content *c, const Player *p) {
    const Hero *hero = hero_of(c, p);
    Sets sets = {0};
    for (int i = 0; i < ABILITIES; i++) {
        if (p->sets[i]) add_sets(&sets, &hero->ability[i].play.haul, p->sets[i]);
        if (p->doubles[i]) add_sets(&sets, &hero->ability[i].bonus.haul, p->doubles[i]);
    }
    return sets;
}

static int matching(Dice hand, Dice way) {
    int dice = 0;
    for (int shown = 0; shown < FACE_WOUND; shown++)
        dice += min_int(dice_count(hand, shown), dice_count(way, shown));
    return dice;
}

/* The best that the hand is on its way to. */
static int hand_worth(const Content *c, const Player *p, const Sets *sets,
                      const Wants *wants) {
    const Hero *hero = hero_of(c, p);
    int best = 0, so_far = sets_worth(sets, wants);
    for (uint32_t left = roll_takes_dice(c, p); left;) {
        const Ability *a = &hero->ability[bits_take(&left)];
        Sets with = *sets;
        add_sets(&with, &a->play.haul, 1);
        int worth = sets_worth(&with, wants) - so_far;
        int needed = a->dice_count * a->dice_count;
        for (int i = 0; i < a->way_count; i++) {
            int dice = matching(p->hand, a->way[i]);
            best = max_int(best, worth * dice * dice / needed / 2);
        }
    }
    return best + dice_total(p->hand) * DIE_IN_HAND +
           dice_count(p->hand, FRESH) * (FRESH_DIE - DIE_IN_HAND) +
           dice_count(p->hand, FACE_WOUND) * WOUND_IN_HAND;
}

/* A fair share of the pool, while it is open. */
static int share(const RollState *s) {
    int rolling = 0;
    for (int seat = 0; seat < s->head.seat_count; seat++)
        rolling += s->player[seat].stage == STAGE_ROLLS;
    return s->closed ? 0 : s->pool / max_int(1, rolling);
}

/* What the dice of a round are worth before the first throw, so that nothing is gained by the mere
 * beginning of the Rolling Phase. */
static int first_hand(const RollState *s, const Player *p) {
    int fair = s->dice / s->head.seat_count, limit = dice_limit(p);
    return limit * FRESH_DIE + max_int(0, fair - limit) * POOL_DIE + FIRST_THROWS;
}

/* In the other phases the dice to come are worth the same whatever is done. */
static int dice_worth(const Content *c, const RollState *s, const Player *p,
                      const Wants *wants) {
    if (s->phase <= PHASE_FLASHBACK || has_fought(s, p)) return 0;
    Sets sets = sets_of(c, p);
    int worth = sets_worth(&sets, wants);
    bool stopped = s->phase == PHASE_ROLLING && p->stage != STAGE_ROLLS;
    if (stopped || s->phase == PHASE_FIGHTING) return worth * SET_IN_FIGHT / 100;
    return worth * SET_IN_HAND / 100 + hand_worth(c, p, &sets, wants) +
           share(s) * POOL_DIE - first_hand(s, p);
}

/* ---- What the den promises ------------------------------------------------------------------------------ */

static int sets_effort(const Content *c, const Player *p) {
    const Hero *hero = hero_of(c, p);
    int effort = 0;
    for (int i = 0; i < ABILITIES; i++) {
        int uses = p->sets[i] + (p->recon >> i & 1);
        if (uses) effort += uses * hero->ability[i].play.haul.effort;
        if (p->doubles[i]) effort += p->doubles[i] * hero->ability[i].bonus.haul.effort;
    }
    return effort;
}

/* What the dice of a round come to, in quarters of an effort. */
static int dice_effort(int dice) {
    return dice * DIE_EFFORT / 16;
}

static int budget(const Content *c, const RollState *s, const Player *p) {
    int round = dice_effort(s->dice / s->head.seat_count), later = rounds_left(s) * round;
    switch ((Phase)s->phase) {
    case PHASE_SETUP:
    case PHASE_FLASHBACK: return later + round + sets_effort(c, p);
    case PHASE_ROLLING:
        later += sets_effort(c, p);
        return p->stage == STAGE_ROLLS ? later + dice_effort(dice_total(p->hand) + share(s))
                                       : later;
    case PHASE_FIGHTING: return has_fought(s, p) ? later : later + sets_effort(c, p);
    case PHASE_RESOLUTION:
    case PHASES: break;
    }
    return later;
}

int roll_den_worth(const Content *c, const RollState *s, const Player *p, Wants *wants,
                   Notes *notes) {
    int escape = roll_escape(c, p) * (1 + p->rule[RULE_RENT]) * ROLL_POINT;
    int left = later_rounds(s, p), done = left ? bits_count(p->visited) * VISITED : 0;
    for (int i = 0; i < KINDS && left; i++) done += p->kills[i] * KILLED;
    for (uint32_t met = p->objectives; met;)
        done += den_of(c, p)->objective[bits_take(&met)].worth * ROLL_POINT;
    if (p->boss_hurt) done += c->circle[p->boss_hurt - 1] * ROLL_POINT;
    if (!boss_lives(c, p)) done += c->numbers.boss_dead * ROLL_POINT;
    Planned plan = roll_plan(c, p, budget(c, s, p), wants->horizon, notes);
    *wants = plan.wants;
    return done + plan.worth - escape / (1 + left);
}

/* ---- The whole ------------------------------------------------------------------------------------------- */

static int worth_of(const Content *c, const RollState *s, const Player *p, Notes *notes) {
    Wants wants = {.horizon = dice_effort(s->dice / s->head.seat_count) / 4};
    int den = roll_den_worth(c, s, p, &wants, notes);
    return den + track_worth(c, s, p) + tile_worth(c, s, p) + mark_worth(c, s, p) +
           action_worth(s, p) + health_worth(c, s, p) + dice_worth(c, s, p, &wants);
}

static int final_value(const Box *box, const State *head, Seat seat) {
    Result r;
    box->game->result(box, head, &r);
    return r.place[seat] == 1 ? 1000 : -1000;
}

/* Nobody can harm another but by taking dice, so only one's own board counts until the end. */
int roll_value(const Box *box, const State *head, Seat seat) {
    const RollState *s = (const RollState *)head;
    const Player *p = &s->player[seat];
    if (head->over && p->dead) return -1000;
    if (p->dead) return -MOST;
    if (p->side) return 0;
    int promise = roll_promise(box->content, s, p);
    if (head->over) {
        int score = (roll_score(box->content, p) * ROLL_POINT - promise) / 2;
        return clamp_int(final_value(box, head, seat) / WINNING + score, -1000, 1000);
    }
    return clamp_int((worth_of(box->content, s, p, box->notes) - promise) / 2, -MOST, MOST);
}
