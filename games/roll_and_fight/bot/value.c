/*
 * How good a state is for a seat: the points it has, and what its dice, marks, health and place in
 * the den promise for the rounds to come. All in sixteenths of a point; the bot `quick` only compares
 * them, and it looks a few questions ahead, so a new phase must not look like a gain by itself.
 *
 * A promise is worth less the more effort it takes: so many doors to go and so many minions to beat.
 * The more rounds are left, the less effort matters.
 */
#include "roll_and_fight/bot/bot.h"

#include "roll_and_fight/rules/rules.h"

enum {
    POINT = 16,
    MOST = 999,
    SPACE_TRAINED = 8, /* of the Training Track, on average */
    SPACE_LOOTED = 24,
    UNSPENT = 3, /* Experience, for each round to come */
    TILE_COST =
        4, /* what a bought ability is worth, for each Experience and round to come */
    CHARGE = 11,
    RECON_MARK = 10,
    RECON_HALF = 5,
    ACTION_LEFT = 18, /* of the Flashback Phase: what one brings on average */
    ACTIONS = 4,
    HEALTH_SPACE = 6, /* free */
    HEALTH_OPEN = 3,
    BEATING = 45,
    USUAL_WOUNDS = 1, /* from the enemies of a round that is still to be fought */
    DEATH = 900,
    LOOT_ICON = 18,
    KILLED = 3,
    VISITED = 3,
    DIE_IN_HAND = 5,
    WOUND_IN_HAND = -4,
    SET_IN_HAND = 70,  /* percent of its worth, while rolling */
    SET_IN_FIGHT = 10, /* the same for one that is still to be used */
    POOL_DIE = 4,      /* that may still be taken */
    ROLLED = 60, /* what rolling comes to: a value must not jump where the fight begins */
};

/* What an effect is worth on average. */
static const int8_t effect_worth[VERBS] = {
    [VERB_MOVE] = 16,  [VERB_JUMP] = 22,  [VERB_HIT] = 16,   [VERB_HIT_EACH] = 16,
    [VERB_SHOOT] = 15, [VERB_EVADE] = 7,  [VERB_KILL] = 24,  [VERB_WOUND] = -8,
    [VERB_HEAL] = 9,   [VERB_TWICE] = 14, [VERB_UNSEEN] = 4, [VERB_PIERCE] = 10,
    [VERB_FAR] = 6,    [VERB_SHAKE] = 8,  [VERB_PALM] = 8,
};

static int steps_worth(const Steps *steps) {
    int worth = 0;
    for (int i = 0; i < steps->count; i++)
        worth += effect_worth[steps->at[i].verb] * steps->at[i].amount;
    return worth;
}

static int rounds_left(const RollState *s) {
    return ROUNDS - s->round;
}

static int flashbacks_left(const RollState *s) {
    return rounds_left(s) + (s->phase == PHASE_FLASHBACK);
}

static int fights_left(const RollState *s) {
    return rounds_left(s) + (s->phase <= PHASE_ROLLING);
}

/* ---- Points and boards ------------------------------------------------------------------------------ */

static int track_worth(const RollState *s, const Player *p) {
    int loot = p->loot * SPACE_LOOTED;
    int training = p->training * SPACE_TRAINED;
    int unspent = experience(p) * UNSPENT * flashbacks_left(s);
    return loot + training + unspent;
}

static int tile_worth(const Content *c, const RollState *s, const Player *p) {
    int worth = 0, fights = fights_left(s);
    for (uint32_t left = p->owned >> BASICS; left;)
        worth +=
            hero_of(c, p)->ability[BASICS + bits_take(&left)].cost * TILE_COST * fights;
    return worth;
}

static int mark_worth(const RollState *s, const Player *p) {
    bool fights = rounds_left(s) || s->phase < PHASE_RESOLUTION;
    int worth = 0;
    if (!fights) return 0;
    for (int i = 0; i < ITEMS; i++) worth += charges_left(p, i) * CHARGE;
    worth +=
        bits_count(p->recon & 7) * RECON_MARK + bits_count(p->recon & ~7) * 2 * RECON_MARK;
    return worth + bits_count(p->half) * RECON_HALF;
}

/* Those of the rounds to come count too, or looking ahead to them would seem a gain. */
static int action_worth(const RollState *s, const Player *p) {
    int actions = p->free_action + ACTIONS * rounds_left(s);
    for (int i = 0; i < FLASHES; i++) actions += p->flash[i];
    return actions * ACTION_LEFT;
}

/* ---- Health -------------------------------------------------------------------------------------------- */

/* With sets left nobody has to stay where it hurts. */
static bool can_go_on(const Player *p) {
    if (p->stage == STAGE_WAITS) return false;
    for (int i = 0; i < ABILITIES; i++)
        if (p->sets[i]) return true;
    return false;
}

/* The fewer spaces are free, the more the next one counts; a Beating is feared before it comes. */
static int health_worth(const Content *c, const RollState *s, const Player *p) {
    static const uint8_t fear[] = {16, 12, 5, 1};
    int coming = p->wounds + p->health_dice;
    if (s->phase == PHASE_FIGHTING) coming += roll_threat(c, p) / (1 + can_go_on(p));
    if (s->phase < PHASE_FIGHTING) coming += USUAL_WOUNDS;
    int free_spaces = max_int(0, p->open - coming);
    int worth = free_spaces * HEALTH_SPACE + p->open * HEALTH_OPEN;
    if (free_spaces < (int)sizeof fear) worth -= fear[free_spaces] << p->beatings;
    if (coming >= p->open) worth -= p->beatings ? DEATH : BEATING;
    return p->beatings ? worth - BEATING : worth;
}

/* ---- Dice ---------------------------------------------------------------------------------------------- */

static int sets_worth(const Content *c, const Player *p) {
    const Hero *hero = hero_of(c, p);
    int worth = 0;
    for (int i = 0; i < ABILITIES; i++)
        if (p->sets[i])
            worth += p->sets[i] * steps_worth(&hero->ability[i].play) +
                     p->doubles[i] * steps_worth(&hero->ability[i].bonus);
    return worth;
}

static int matching(Dice hand, Dice way) {
    int dice = 0;
    for (int shown = 0; shown < FACE_WOUND; shown++)
        dice += min_int(dice_count(hand, shown), dice_count(way, shown));
    return dice;
}

/* The best that the hand is on its way to. */
static int hand_worth(const Content *c, const Player *p) {
    const Hero *hero = hero_of(c, p);
    int best = 0;
    for (uint32_t left = roll_takes_dice(c, p); left;) {
        const Ability *a = &hero->ability[bits_take(&left)];
        int worth = steps_worth(&a->play), needed = a->dice_count * a->dice_count;
        for (int i = 0; i < a->way_count; i++) {
            int dice = matching(p->hand, a->way[i]);
            best = max_int(best, worth * dice * dice / needed / 2);
        }
    }
    return best + dice_total(p->hand) * DIE_IN_HAND +
           dice_count(p->hand, FACE_WOUND) * WOUND_IN_HAND;
}

/* A fair share of the pool, while it is open. */
static int share(const RollState *s) {
    int rolling = 0;
    for (int seat = 0; seat < s->head.seat_count; seat++)
        rolling += s->player[seat].stage == STAGE_ROLLS || s->phase == PHASE_FLASHBACK;
    return s->closed ? 0 : s->pool / max_int(1, rolling);
}

/* In the other phases the dice to come are worth the same whatever is done. */
static int dice_worth(const Content *c, const RollState *s, const Player *p) {
    bool fought = s->phase == PHASE_FIGHTING && p->stage == STAGE_WAITS;
    if (fought || s->phase == PHASE_RESOLUTION) return 0;
    bool stopped = s->phase == PHASE_ROLLING && p->stage != STAGE_ROLLS;
    if (stopped || s->phase == PHASE_FIGHTING) return sets_worth(c, p) * SET_IN_FIGHT / 100;
    return sets_worth(c, p) * SET_IN_HAND / 100 + hand_worth(c, p) + share(s) * POOL_DIE -
           ROLLED;
}

/* ---- What the den promises ------------------------------------------------------------------------------ */

/* Blows that a room still takes. */
static int strength(const Player *p, int room) {
    int blows = 0;
    for (int kind = 0; kind < KINDS; kind++) blows += in_room(p->alive, room, kind);
    return blows + in_room(p->alive, room, TOUGH) - in_room(p->alive, room, DOTS);
}

typedef struct Hopes {
    const Content *c;
    const Player *p;
    const Den *den;
    int patience; /* effort at which a promise is worth half */
} Hopes;

static int promise(const Hopes *h, int worth, int effort) {
    return worth * h->patience / (h->patience + max_int(0, effort));
}

static int doors_to(const Hopes *h, int room) {
    return h->den->doors_to[h->p->at][room];
}

static int loot_hopes(const Hopes *h) {
    int worth = 0;
    for (int room = 0; room < h->den->room_count; room++) {
        if (!h->p->loot_left[room]) continue;
        bool visited = h->p->visited >> room & 1;
        int effort = (visited ? 0 : doors_to(h, room)) + strength(h->p, room);
        if (visited && roll_is_cleared(h->p, room)) effort = 0;
        worth += promise(h, h->p->loot_left[room] * LOOT_ICON, effort);
    }
    return worth;
}

static int kind_left_next_door(const Hopes *h, const Objective *o) {
    int left = 0;
    for (uint32_t rooms = h->den->room[o->room].doors; rooms;) {
        int room = bits_take(&rooms);
        for (uint32_t kinds = o->kinds; kinds;)
            left += in_room(h->p->alive, room, bits_take(&kinds));
    }
    return left;
}

/* How much is still to be done for an objective, besides going there. */
static int goal_effort(const Hopes *h, const Objective *o) {
    enum { HOPELESS = 99 };
    const Player *p = h->p;
    switch ((Goal)o->goal) {
    case GOAL_NONE:
    case GOALS: break;
    case GOAL_KILL: return o->amount - p->kills[bits_first(o->kinds)];
    case GOAL_CLEAR: return p->touched >> o->room & 1 ? HOPELESS : strength(p, o->room) + 2;
    case GOAL_HEALTH: return 2 * max_int(0, h->c->numbers.health + 3 - p->open);
    case GOAL_NEIGHBOURS:
        return 2 * bits_count(h->den->room[o->room].doors & ~(uint32_t)p->visited);
    case GOAL_BOSS: return p->boss_was_hit ? 0 : doors_to(h, h->den->boss) + 2;
    case GOAL_VISIT: return max_int(0, o->amount - bits_count(p->visited));
    case GOAL_PURGE: return 2 * kind_left_next_door(h, o);
    }
    return HOPELESS;
}

static int objective_hopes(const Hopes *h) {
    int worth = 0;
    for (int i = 0; i < h->den->objective_count; i++) {
        const Objective *o = &h->den->objective[i];
        if (h->p->objectives >> i & 1)
            worth += o->worth * POINT;
        else
            worth += promise(h, o->worth * POINT, goal_effort(h, o) + doors_to(h, o->room));
    }
    return worth;
}

/* What the next circles bring, each a blow further away. */
static int boss_hopes(const Hopes *h) {
    const Player *p = h->p;
    int health = boss_of(h->c, p)->health, worth = 0;
    int effort = doors_to(h, h->den->boss) + 2 * active(p, h->den->boss, GRUNT);
    if (p->boss_hurt) worth = h->c->circle[p->boss_hurt - 1] * POINT;
    if (p->boss_hurt >= health) return worth + h->c->numbers.boss_dead * POINT;
    for (int i = p->boss_hurt; i < health; i++) {
        int before = i ? h->c->circle[i - 1] : 0;
        int gain =
            h->c->circle[i] - before + (i + 1 == health ? h->c->numbers.boss_dead : 0);
        worth += promise(h, gain * POINT, ++effort + 2);
    }
    return worth;
}

static int den_worth(const Content *c, const RollState *s, const Player *p) {
    Hopes h = {c, p, den_of(c, p), 1 + 2 * fights_left(s)};
    int escape = roll_escape(c, p) * (1 + p->rule[RULE_RENT]) * POINT;
    int done = bits_count(p->visited) * VISITED;
    for (int i = 0; i < KINDS; i++) done += p->kills[i] * KILLED;
    return loot_hopes(&h) + objective_hopes(&h) + boss_hopes(&h) + done -
           escape / (1 + rounds_left(s));
}

/* ---- The whole ------------------------------------------------------------------------------------------- */

static int worth_of(const Content *c, const RollState *s, const Player *p) {
    return track_worth(s, p) + tile_worth(c, s, p) + mark_worth(s, p) + action_worth(s, p) +
           health_worth(c, s, p) + dice_worth(c, s, p) + den_worth(c, s, p);
}

static int final_value(const Box *box, const State *head, Seat seat) {
    Result r;
    box->game->result(box, head, &r);
    if (head->seat_count == 1) return r.place[0] == 1 ? 1000 : -1000;
    return r.place[seat] == 1 ? 1000 : -1000;
}

/* Nobody can harm another but by taking dice, so only the own board counts until the end. */
int roll_value(const Box *box, const State *head, Seat seat) {
    const RollState *s = (const RollState *)head;
    const Player *p = &s->player[seat];
    if (head->over && p->dead) return -1000;
    if (head->over) {
        int score = roll_score(box->content, p) * POINT / 2;
        return clamp_int(final_value(box, head, seat) / 10 + score, -1000, 1000);
    }
    if (p->dead) return -MOST;
    if (p->side) return 0;
    return clamp_int(worth_of(box->content, s, p) / 2, -MOST, MOST);
}
