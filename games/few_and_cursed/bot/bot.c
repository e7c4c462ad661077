/*
 * The value of a state for a seat, for bots. Everything is measured in hundredths of a
 * Grit: what a rider has, what the deck and the items will bring in the remaining rounds,
 * and the best plan within reach (plan.c). In solo and co-op games it is how near the goal
 * is, and how near the monsters are to San Andreas. The weights are the packs' ([bot ...]).
 */
#include "few_and_cursed/bot/bot.h"
#include "few_and_cursed/few_and_cursed.h"
#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/jobs.h"
#include "few_and_cursed/rules/riders.h"

enum {
    ARTS_PART = 16,   /* The Dark Arts are counted in these parts of a round */
    INCOME_PARTS = 16 /* and the share of an income that becomes Grit in these */
};

/* ---- What a rider has -------------------------------------------------------------- */

static int value_of_curse(const Belongings *w, const Rider *r) {
    int below = r->threshold - r->curse;
    int value = -w->curse * r->curse + w->threshold * r->threshold;
    if (r->cursed) return value - w->cursed_side;
    return below <= 3 ? value - w->near_cursed * (4 - below) : value;
}

static int value_of_health(const Belongings *w, const Rider *r) {
    int many = max_int(0, r->health - w->healthy);
    int value = w->health * (r->health - many) + w->health * many / 3;
    return r->health <= 2 ? value - w->last_health * (3 - r->health) / 2 : value;
}

static int value_of_water(const Belongings *w, const Rider *r) {
    int many = max_int(0, r->water - w->coins_many);
    return w->coin * (r->water - many) + w->coin * many / 3;
}

/* A rider who is Cursed, or nearly, can keep playing only as Curse is taken off. */
static int value_of_relief(const Content *c, const Rider *r, int item) {
    bool needs = r->curse + 3 >= r->threshold;
    return needs ? c->weights.belongings.relief * c->bot.item_relief[item] : 0;
}

/* What the cards and items bring in one round. */
static int income(const Content *c, const Rider *r, const Outfit *outfit) {
    const Belongings *w = &c->weights.belongings;
    const Cards *all = &outfit->all;
    int value = all->count ? w->cards_played * WORTH_STEP * all->worth / all->count : 0;
    uint32_t items = r->items;
    while (items) {
        int item = bits_take(&items);
        value += c->bot.item_worth[item] + value_of_relief(c, r, item);
    }
    return value + w->shots * outfit->bullet;
}

/* A job done brings its Grit and its Water, one left over costs its Grit. */
static int value_of_jobs(const Content *c, const FewState *s, int seat, int rounds) {
    int value = 0;
    for (uint64_t jobs = s->rider[seat].jobs; jobs;) {
        const Job *job = few_job(c, bits64_take(&jobs));
        int hope = few_job_hope(c, s, seat, job, rounds);
        value += job->grit * (2 * hope - 100) +
                 c->weights.belongings.coin * job->water * hope / 100;
    }
    return value;
}

/* Means are worth more the more rounds are left to use them. */
static int value_of_means(const Content *c, const Rider *r, const Outfit *outfit,
                          int rounds) {
    const Belongings *w = &c->weights.belongings;
    int value = value_of_water(w, r) + value_of_health(w, r) + value_of_curse(w, r);
    value += outfit->bullet * r->bullets + w->bullet_room * r->bullet_max;
    value += w->at_hand * (r->move + r->attack + outfit->hand.move + outfit->hand.attack);
    value = value * min_int(rounds + 1, 4) / 4;
    return value + income(c, r, outfit) * rounds * w->income_share / INCOME_PARTS;
}

/* ---- Rivals ------------------------------------------------------------------------ */

/* What a rider has, and what will become Grit of it. */
static int standing(const Content *c, const FewState *s, int seat, const Outfit *outfit,
                    int rounds) {
    const Rider *r = &s->rider[seat];
    int value = 100 * r->grit;
    if (rounds == 0) return value + 100 * few_end_grit(c, s, seat);
    value += 100 * few_artifact_grit(c, r) + value_of_jobs(c, s, seat, rounds);
    return value +
           value_of_means(c, r, outfit, min_int(rounds, c->weights.lead.means_rounds));
}

/* Without a plan. */
static int standing_now(const Content *c, const FewState *s, int seat, int rounds) {
    Outfit outfit = few_outfit(c, s, seat);
    return standing(c, s, seat, &outfit, rounds);
}

/* A lead that the rounds left can no longer turn is a win. */
static int sure_of(const Leads *w, int lead, int rounds) {
    return 999 * lead / ((lead < 0 ? -lead : lead) + w->swing[rounds]);
}

static int grit_so_far(const Content *c, const FewState *s, int seat) {
    return s->rider[seat].grit + few_artifact_grit(c, &s->rider[seat]);
}

/* A monster that comes to San Andreas ends the game, which is bad for all but the one who
 * has the most Grit. */
static int fear(const Content *c, const FewState *s, int seat) {
    int own = grit_so_far(c, s, seat);
    bool leads = true;
    for (int other = 0; other < s->seats; other++) leads &= grit_so_far(c, s, other) <= own;
    if (leads) return 0;
    return c->weights.lead.fear[min_int(few_steps_to_town(c, s), FEAR_DISTANCE - 1)];
}

/* Whoever has beaten a monster or holds an artifact is nearer to an end of their own choosing,
 * so both count on top of their Grit. */
static int trophies(const Leads *w, const Rider *r) {
    return w->trophy * few_monsters_beaten(r) + w->relic * bits_count(r->artifacts);
}

/*
 * With the rider's own plan alone. Once the end has come it is final, so that a rider who
 * leads brings it about and no other one does. Until then the rounds left count for little:
 * a monster that is beaten gives both sides many more of them, and if those weighed by
 * what each has to use them with, a rider who is worse off would never fight one.
 */
static int far_lead(const Content *c, const FewState *s, int seat) {
    const Leads *w = &c->weights.lead;
    int best = -1000000, rounds = min_int(few_rounds_left(c, s), w->far_rounds);
    for (int other = 0; other < s->seats; other++) {
        if (other != seat) best = max_int(best, standing_now(c, s, other, rounds));
    }
    int lead = standing_now(c, s, seat, rounds) - best;
    if (rounds == 0) return sure_of(w, lead, 0);
    lead += few_plan(c, s, seat, &c->weights.aims[AIMS_RIVALS_PLAN]) +
            trophies(w, &s->rider[seat]);
    return (lead - fear(c, s, seat)) * w->lead / 100;
}

/* What the parts of this round that are still ahead usually bring a rider. Without it the
 * one who has just had a part would look better than one who is about to. */
static int part_ahead(const Leads *w, const FewState *s, int seat) {
    int turn = few_turn_of(s, seat), ahead = 0;
    for (int phase = s->phase; phase < PHASE_CLEANUP; phase++) {
        bool done = phase == s->phase && turn < s->slot;
        if (phase == PHASE_ACTION) done = !few_acts_now(s, seat);
        if (!done) ahead += w->part[phase];
    }
    return ahead;
}

static int standing_ahead(const Content *c, const FewState *s, int seat, int rounds) {
    Outfit outfit = few_outfit(c, s, seat);
    int value = standing(c, s, seat, &outfit, rounds);
    if (rounds == 0) return value;
    return value + part_ahead(&c->weights.lead, s, seat) +
           few_prospect(c, s, seat, &outfit, &c->weights.aims[MODE_RIVALS], rounds);
}

/* A search follows both sides: what is ahead of the others counts, too. A lead that can no
 * longer be turned is a win, so that a rider who is behind will keep the monsters off, and
 * one who leads will not. */
static int near_lead(const Content *c, const FewState *s, int seat) {
    int best = -1000000, rounds = few_rounds_left(c, s);
    for (int other = 0; other < s->seats; other++) {
        if (other != seat) best = max_int(best, standing_ahead(c, s, other, rounds));
    }
    int lead = standing_ahead(c, s, seat, rounds) - best;
    return sure_of(&c->weights.lead, lead, rounds);
}

/* ---- Alone and together ------------------------------------------------------------ */

/* How bad the monsters are, by their distance from San Andreas; worse for a solo rider. */
static int danger(const Content *c, const FewState *s) {
    const Goals *w = &c->weights.goals;
    int danger = 0;
    for (int m = 0; m < MONSTERS; m++) {
        if (!s->monster_at[m]) continue;
        int distance = c->home_distance[s->monster_at[m] - 1];
        danger += w->danger[min_int(distance, DANGER_DISTANCE - 1)];
    }
    return few_solo(s) ? danger * w->danger_alone / 3 : danger;
}

/* FC-113 to FC-115: the two most advanced tracks count. */
static int value_of_shadows(const Content *c, const FewState *s) {
    const Goals *w = &c->weights.goals;
    int least = 1 << 20, sum = 0;
    for (int i = 0; i < SHADOW_TRACKS; i++) {
        int value = w->shadow_job * s->shadow_done[i], top = few_shadow_top(s, i);
        if (top >= 0)
            value += w->shadow_job *
                     few_job_hope(c, s, 0, few_job(c, top), w->shadow_rounds) / 100;
        least = min_int(least, value);
        sum += value;
    }
    return sum - least * 2 / 3;
}

/* A round that passes is a round lost, whatever else it brought. */
static int value_of_arts(const Content *c, const FewState *s, int seat) {
    const Goals *w = &c->weights.goals;
    int left = ARTS_PART * (w->tour_rounds - s->round) - few_arts_rounds(c, s, seat);
    return w->tour_round * left / ARTS_PART;
}

static int goal_value(const Content *c, const FewState *s, int seat) {
    const Goals *w = &c->weights.goals;
    int value = 0;
    switch ((Mode)s->mode) {
    case MODE_RIVALS: break;
    case MODE_CHASER: value = w->monster_beaten * s->monsters_beaten; break;
    case MODE_ARTS: value = value_of_arts(c, s, seat); break;
    case MODE_SHADOWS: value = value_of_shadows(c, s); break;
    case MODE_COOP:
        value = w->monster_beaten * s->monsters_beaten + w->shared_grit * s->team_grit -
                w->drain * few_drain(c, s);
        break;
    }
    return value - danger(c, s);
}

/* What is good already gains ever less and never comes to its end: a team with Grit to spare has
 * as much to win and to lose by what it does as any other. */
static int tempered(int value) {
    enum { GOOD = 600, BETTER = 999 - GOOD };
    int more = value - GOOD;
    return more > 0 ? GOOD + BETTER * more / (BETTER + more) : value;
}

static int towards_goal(const Content *c, const FewState *s, int seat, bool plans) {
    const Aims *aims = &c->weights.aims[s->mode];
    int value = goal_value(c, s, seat), rounds = c->weights.goals.means_rounds;
    if (plans) value += few_plan(c, s, seat, aims);
    for (int other = 0; other < s->seats; other++) {
        Outfit outfit = few_outfit(c, s, other);
        value += value_of_means(c, &s->rider[other], &outfit, rounds);
        if (other == seat && !plans)
            value += few_prospect(c, s, seat, &outfit, aims, rounds);
    }
    if (aims->hurry) value -= aims->round * s->round;
    return tempered(value / 10 - 400);
}

static int judge(const Box *box, const State *state, Seat seat, bool plans) {
    const FewState *s = (const FewState *)state;
    const Content *c = box->content;
    if (state->over) {
        Result result;
        box->game->result(box, state, &result);
        return result.place[seat] == 1 ? 1000 : -1000;
    }
    int value = s->mode != MODE_RIVALS ? towards_goal(c, s, seat, plans)
                : plans                ? far_lead(c, s, seat)
                                       : near_lead(c, s, seat);
    return clamp_int(value, -999, 999);
}

int few_value(const Box *box, const State *s, Seat seat) {
    return judge(box, s, seat, false);
}

int few_far_value(const Box *box, const State *s, Seat seat) {
    return judge(box, s, seat, true);
}
