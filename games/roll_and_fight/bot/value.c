/*
 * How good a state is for a seat: the points it has, and what its dice, marks, health and place in
 * the den promise for the rounds to come. All in sixteenths of a point; the bot `quick` only compares
 * them, and it looks a few questions ahead, so a new phase must not look like a gain by itself.
 * What the den promises is in plan.c; the weights are the packs' ([bot ...]).
 */
#include "roll_and_fight/roll_and_fight.h"
#include "roll_and_fight/bot/bot.h"
#include "roll_and_fight/rules/flashback.h"
#include "roll_and_fight/rules/resolution.h"
#include "roll_and_fight/rules/rolling.h"
#include "roll_and_fight/rules/score.h"

enum {
    MOST = 999,
    ACTIONS = 4, /* of a Flashback Phase */
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
    const BoardWeights *w = &c->weights.board;
    int left = later_rounds(s, p);
    return track(c->loot, LOOT_MAX, p->loot, w->looted, left) +
           track(c->training, TRAINING_MAX, p->training, w->trained, left) +
           experience(p) * w->unspent * left;
}

static int tile_worth(const Content *c, const RollState *s, const Player *p) {
    int worth = 0, fights = fights_left(s), percent = c->weights.board.tile;
    for (uint32_t left = p->owned >> BASICS; left;)
        worth += hero_of(c, p)->ability[BASICS + bits_take(&left)].promise * percent / 100;
    return worth * fights;
}

/* In percent of what the Item does. */
static int charge_worth(const Content *c, const Player *p, int item) {
    int percent = c->weights.board.charges[charges_left(p, item)];
    return hero_of(c, p)->item[item].play.haul.worth * percent / 100;
}

static int mark_worth(const Content *c, const RollState *s, const Player *p) {
    const BoardWeights *w = &c->weights.board;
    int worth = bits_count(p->half) * w->recon_half;
    if (!rounds_left(s) && has_fought(s, p)) return 0;
    for (int i = 0; i < ITEMS; i++) worth += charge_worth(c, p, i);
    return worth + bits_count(p->recon & 7) * w->recon_mark +
           bits_count(p->recon & ~7) * 2 * w->recon_mark;
}

/* Those of the rounds to come count too, or looking ahead to them would seem a gain. */
static int action_worth(const Content *c, const RollState *s, const Player *p) {
    return (actions_left(p) + ACTIONS * rounds_left(s)) * c->weights.board.action_left;
}

/* ---- Health -------------------------------------------------------------------------------------------- */

/* With sets left nobody has to stay where it hurts. */
static bool can_go_on(const Player *p) {
    bool fights = p->stage == STAGE_START || p->stage == STAGE_FIGHTS;
    return fights && count_kinds(p->sets, ABILITIES);
}

/* Percent: how likely it is that the track fills up, by spaces that are still free. */
static int risk(const HealthWeights *w, const RollState *s, const Player *p,
                int free_spaces) {
    bool over = has_fought(s, p), last = over && !rounds_left(s);
    if (free_spaces >= RISKS) return 0;
    if (last) return free_spaces ? 0 : 100;
    return s->phase == PHASE_FIGHTING && !over ? w->risk_fighting[free_spaces]
                                               : w->risk_before[free_spaces];
}

/* A Beating is feared before it comes. One in the last round costs nothing, unless it is the second:
 * death is the only way in which quick loses to a random player. */
static int health_worth(const Content *c, const RollState *s, const Player *p) {
    const HealthWeights *w = &c->weights.health;
    int coming = p->wounds + p->health_dice, beating = w->beating * later_rounds(s, p);
    if (s->phase == PHASE_FIGHTING || p->stage == STAGE_LOOTS)
        coming += roll_threat(c, p) / (1 + (can_go_on(p) && !p->beatings));
    int free_spaces = max_int(0, p->open - coming);
    if (!beating && !p->beatings) return free_spaces;
    int feared = risk(w, s, p, free_spaces) * (p->beatings ? w->death : beating) / 100;
    return free_spaces * w->space + p->open * w->open - feared -
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
static int sets_worth(const Weights *w, const Sets *sets, const Wants *wants) {
    int used = min_int(sets->moves, wants->moves) + min_int(sets->blows, wants->blows);
    return used * w->den.effort +
           (sets->moves + sets->blows - used) * w->dice.spare_effort + sets->rest;
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
    const HandWeights *w = &c->weights.dice;
    int best = 0, so_far = sets_worth(&c->weights, sets, wants);
    for (uint32_t left = roll_takes_dice(c, p); left;) {
        const Ability *a = &hero->ability[bits_take(&left)];
        Sets with = *sets;
        add_sets(&with, &a->play.haul, 1);
        int worth = sets_worth(&c->weights, &with, wants) - so_far;
        int needed = a->dice_count * a->dice_count;
        for (int i = 0; i < a->way_count; i++) {
            int dice = matching(p->hand, a->way[i]);
            best = max_int(best, worth * dice * dice / needed / 2);
        }
    }
    return best + dice_total(p->hand) * w->in_hand +
           dice_count(p->hand, FRESH) * (w->fresh - w->in_hand) -
           dice_count(p->hand, FACE_WOUND) * w->wound;
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
static int first_hand(const HandWeights *w, const RollState *s, const Player *p) {
    int fair = s->dice / s->head.seat_count, limit = dice_limit(p);
    return limit * w->fresh + max_int(0, fair - limit) * w->pool + w->first_throws;
}

/* In the other phases the dice to come are worth the same whatever is done. */
static int dice_worth(const Content *c, const RollState *s, const Player *p,
                      const Wants *wants) {
    if (s->phase <= PHASE_FLASHBACK || has_fought(s, p)) return 0;
    const HandWeights *w = &c->weights.dice;
    Sets sets = sets_of(c, p);
    int worth = sets_worth(&c->weights, &sets, wants);
    bool stopped = s->phase == PHASE_ROLLING && p->stage != STAGE_ROLLS;
    if (stopped || s->phase == PHASE_FIGHTING) return worth * w->set_in_fight / 100;
    return worth * w->set_in_hand / 100 + hand_worth(c, p, &sets, wants) +
           share(s) * w->pool - first_hand(w, s, p);
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
static int dice_effort(const Content *c, int dice) {
    return dice * c->weights.dice.effort / 16;
}

static int budget(const Content *c, const RollState *s, const Player *p) {
    int round = dice_effort(c, s->dice / s->head.seat_count),
        later = rounds_left(s) * round;
    switch ((Phase)s->phase) {
    case PHASE_SETUP:
    case PHASE_FLASHBACK: return later + round + sets_effort(c, p);
    case PHASE_ROLLING:
        later += sets_effort(c, p);
        return p->stage == STAGE_ROLLS
                   ? later + dice_effort(c, dice_total(p->hand) + share(s))
                   : later;
    case PHASE_FIGHTING: return has_fought(s, p) ? later : later + sets_effort(c, p);
    case PHASE_RESOLUTION:
    case PHASES: break;
    }
    return later;
}

static int scored(const Content *c, const Player *p, ScorePart part) {
    return roll_score_part(c, p, part) * ROLL_POINT;
}

int roll_den_worth(const Content *c, const RollState *s, const Player *p, Wants *wants,
                   Notes *notes) {
    const DenWeights *w = &c->weights.den;
    int left = later_rounds(s, p), done = left ? bits_count(p->visited) * w->visited : 0;
    for (int i = 0; i < KINDS && left; i++) done += p->kills[i] * w->killed;
    done += scored(c, p, SCORE_OBJECTIVES) + scored(c, p, SCORE_BOSS);
    Planned plan = roll_plan(c, p, budget(c, s, p), wants->horizon, notes);
    *wants = plan.wants;
    return done + plan.worth + scored(c, p, SCORE_ESCAPE) / (1 + left);
}

/* ---- The whole ------------------------------------------------------------------------------------------- */

static int worth_of(const Content *c, const RollState *s, const Player *p, Notes *notes) {
    Wants wants = {.horizon = dice_effort(c, s->dice / s->head.seat_count) / 4};
    int den = roll_den_worth(c, s, p, &wants, notes);
    return den + track_worth(c, s, p) + tile_worth(c, s, p) + mark_worth(c, s, p) +
           action_worth(c, s, p) + health_worth(c, s, p) + dice_worth(c, s, p, &wants);
}

static bool has_won(const Box *box, const State *head, Seat seat) {
    Result r;
    box->game->result(box, head, &r);
    return r.place[seat] == 1;
}

/* Nobody can harm another but by taking dice, so only one's own board counts until the end. */
int roll_value(const Box *box, const State *head, Seat seat) {
    const RollState *s = (const RollState *)head;
    const Player *p = &s->player[seat];
    if (head->over && p->dead) return -1000;
    if (p->dead) return -MOST;
    if (p->side) return 0;
    const Content *c = box->content;
    int promise = roll_promise(c, s, p), win = c->weights.board.win;
    if (head->over) {
        int score = (roll_score(c, p) * ROLL_POINT - promise) / 2;
        return clamp_int((has_won(box, head, seat) ? win : -win) + score, -1000, 1000);
    }
    return clamp_int((worth_of(c, s, p, box->notes) - promise) / 2, -MOST, MOST);
}
