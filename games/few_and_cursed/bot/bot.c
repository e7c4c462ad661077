/*
 * The value of a state for a seat, for bots. Everything is measured in hundredths of a
 * Grit: what a rider has, what the deck and the items will bring in the remaining rounds,
 * and the best plan within reach (plan.c). In solo and co-op games it is how near the goal
 * is, and how near the monsters are to San Andreas.
 */
#include "few_and_cursed/bot/bot.h"
#include "few_and_cursed/few_and_cursed.h"
#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/jobs.h"

enum {
    COIN = 28,
    COINS_MANY = 10, /* beyond this a coin is worth a third */
    HEALTH = 45,
    HEALTHY = 6, /* beyond this Health is worth a third */
    LAST_HEALTH = 120,
    CURSE = 12,
    NEAR_CURSED = 14, /* each step of the last three below the Threshold */
    CURSED_SIDE = 90,
    RELIEF = 80, /* 1 Curse less each round, for a rider Cursed or close to it */
    BULLET_ROOM = 10,
    SHOTS = 3, /* bullets in a round: some found, a few bought */
    THRESHOLD = 18,
    AT_HAND = 3,       /* a Movement or Attack that perhaps no plan needs */
    CARDS_PLAYED = 5,  /* in a round */
    LEAD = 13,         /* a Grit ahead, while the game goes on */
    MEANS_ROUNDS = 8,  /* nobody looks further ahead, */
    FAR_ROUNDS = 3,    /* and with a plan, not even that far */
    INCOME_SHARE = 9,  /* of 16: what a round's worth of cards becomes in Grit */
    TOUR_ROUND = 1000, /* a round sooner at the end of The Dark Arts, */
    TOUR_ROUNDS = 12,  /* which lasts about this many; */
    TOUR_PART = 16,    /* in these parts of a round (few_arts_rounds) */
    GOAL_ROUNDS = 6,   /* to use means in, solo and co-op */
    MONSTER_BEATEN = 2800,
    SHADOW_JOB = 900,  /* completed on a track of the Shadows */
    SHADOW_ROUNDS = 8, /* to do one in */
    SHARED_GRIT = 60,
    DRAIN = 100, /* a Grit that the team loses every round */
};

/* clang-format off */
static const Aims aims_of[] = {
    /*                grit monster most artifact  job  hurry  round */
    [MODE_RIVALS]  = {100,    0,    0,  290,       0, false,  180},
    [MODE_CHASER]  = {  4, 2600,    0,   60,       0, false,   60},
    [MODE_ARTS]    = {  4,  900,    0,    0,       0, false,  120},
    [MODE_SHADOWS] = {  4,  700,    0,   60,     900, false,   50},
    [MODE_COOP]    = { 60, 2600,  250,   60,       0, true,   120},
};
/* Rivals who plan. Whoever has beaten a monster or holds an artifact is nearer to an end of
 * their own choosing, so both count on top of their Grit. They count for no less once they
 * are had (TROPHY, and RELIC with the Grit of an artifact) than while they are planned: else
 * the bullets and cards that they take would make planning better than doing. The amounts
 * are those with which every end comes up (README, "How games end"). */
static const Aims rivals_plan =
                      {100,  425,    0,  750,       0, false,  180};
enum { TROPHY = 675, RELIC = 550 };
/* clang-format on */

/* ---- What a rider has -------------------------------------------------------------- */

static int value_of_curse(const Rider *r) {
    int below = r->threshold - r->curse;
    int value = -CURSE * r->curse + THRESHOLD * r->threshold;
    if (r->cursed) return value - CURSED_SIDE;
    return below <= 3 ? value - NEAR_CURSED * (4 - below) : value;
}

static int value_of_health(const Rider *r) {
    int many = max_int(0, r->health - HEALTHY);
    int value = HEALTH * (r->health - many) + HEALTH * many / 3;
    return r->health <= 2 ? value - LAST_HEALTH * (3 - r->health) / 2 : value;
}

static int value_of_water(const Rider *r) {
    int many = max_int(0, r->water - COINS_MANY);
    return COIN * (r->water - many) + COIN * many / 3;
}

/* A rider who is Cursed, or nearly, can keep playing only as Curse is taken off. */
static int value_of_relief(const Content *c, const Rider *r, int item) {
    return r->curse + 3 >= r->threshold ? RELIEF * c->bot.item_relief[item] : 0;
}

/* What the cards and items bring in one round. */
static int income(const Content *c, const Rider *r, const Outfit *outfit) {
    const Cards *all = &outfit->all;
    int value = all->count ? CARDS_PLAYED * WORTH_STEP * all->worth / all->count : 0;
    uint32_t items = r->items;
    while (items) {
        int item = bits_take(&items);
        value += c->bot.item_worth[item] + value_of_relief(c, r, item);
    }
    return value + SHOTS * outfit->bullet;
}

/* A job done brings its Grit and its Water, one left over costs its Grit. */
static int value_of_jobs(const Content *c, const FewState *s, int seat, int rounds) {
    int value = 0;
    for (uint64_t jobs = s->rider[seat].jobs; jobs;) {
        const Job *job = few_job(c, bits64_take(&jobs));
        int hope = few_job_hope(s, seat, job, rounds);
        value += job->grit * (2 * hope - 100) + COIN * job->water * hope / 100;
    }
    return value;
}

/* Means are worth more the more rounds are left to use them. */
static int value_of_means(const Content *c, const Rider *r, const Outfit *outfit,
                          int rounds) {
    int value = value_of_water(r) + value_of_health(r) + value_of_curse(r);
    value += outfit->bullet * r->bullets + BULLET_ROOM * r->bullet_max;
    value += AT_HAND * (r->move + r->attack + outfit->hand.move + outfit->hand.attack);
    value = value * min_int(rounds + 1, 4) / 4;
    return value + income(c, r, outfit) * rounds * INCOME_SHARE / 16;
}

/* ---- Rivals ------------------------------------------------------------------------ */

/* What a rider has, and what will become Grit of it. */
static int standing(const Content *c, const FewState *s, int seat, const Outfit *outfit,
                    int rounds) {
    const Rider *r = &s->rider[seat];
    int value = 100 * r->grit;
    if (rounds == 0) return value + 100 * few_end_grit(c, s, seat);
    value += 100 * few_artifact_grit(c, r) + value_of_jobs(c, s, seat, rounds);
    return value + value_of_means(c, r, outfit, min_int(rounds, MEANS_ROUNDS));
}

/* Without a plan. */
static int standing_now(const Content *c, const FewState *s, int seat, int rounds) {
    Outfit outfit = few_outfit(c, s, seat);
    return standing(c, s, seat, &outfit, rounds);
}

/* How far the rounds that are left usually turn a lead. */
static const int16_t swing[] = {150,  400,  600,  700,  800,  900, 1000,
                                1070, 1140, 1210, 1270, 1330, 1390};

/* A lead that the rounds left can no longer turn is a win. */
static int sure_of(int lead, int rounds) {
    return 999 * lead / ((lead < 0 ? -lead : lead) + swing[rounds]);
}

static int grit_so_far(const Content *c, const FewState *s, int seat) {
    return s->rider[seat].grit + few_artifact_grit(c, &s->rider[seat]);
}

/* A monster that comes to San Andreas ends the game, which is bad for all but the one who
 * has the most Grit. */
static int fear(const Content *c, const FewState *s, int seat) {
    enum { SAFE = 6 };
    static const int16_t of_distance[] = {600, 450, 250, 120, 60, 30, [SAFE] = 0};
    int own = grit_so_far(c, s, seat), nearest = SAFE;
    bool leads = true;
    for (int other = 0; other < s->seats; other++) leads &= grit_so_far(c, s, other) <= own;
    if (leads) return 0;
    for (int m = 0; m < MONSTERS; m++) {
        if (s->monster_at[m])
            nearest = min_int(nearest, c->home_distance[s->monster_at[m] - 1]);
    }
    return of_distance[nearest];
}

static int trophies(const Rider *r) {
    int monsters = bits_count((uint32_t)r->beaten >> MOST_WANTED_MAX);
    return TROPHY * monsters + RELIC * bits_count(r->artifacts);
}

/*
 * With the rider's own plan alone. Once the end has come it is final, so that a rider who
 * leads brings it about and no other one does. Until then the rounds left count for little:
 * a monster that is beaten gives both sides many more of them, and if those weighed by
 * what each has to use them with, a rider who is worse off would never fight one.
 */
static int far_lead(const Content *c, const FewState *s, int seat) {
    int best = -1000000, rounds = min_int(few_rounds_left(c, s), FAR_ROUNDS);
    for (int other = 0; other < s->seats; other++) {
        if (other != seat) best = max_int(best, standing_now(c, s, other, rounds));
    }
    int lead = standing_now(c, s, seat, rounds) - best;
    if (rounds == 0) return sure_of(lead, 0);
    lead += few_plan(c, s, seat, &rivals_plan) + trophies(&s->rider[seat]);
    return (lead - fear(c, s, seat)) * LEAD / 100;
}

/* What the parts of this round that are still ahead usually bring a rider. Without it the
 * one who has just had a part would look better than one who is about to. */
static int part_ahead(const FewState *s, int seat) {
    static const int16_t usual[] = {
        [PHASE_IMPROVISE] = 80, [PHASE_ENCOUNTER] = 70, [PHASE_ACTION] = 100};
    int turn = (seat - s->first + s->seats) % s->seats, ahead = 0;
    for (int phase = s->phase; phase < PHASE_CLEANUP; phase++) {
        bool done = phase == s->phase && turn < s->slot;
        if (phase == PHASE_ACTION) done = !few_acts_now(s, seat);
        if (!done) ahead += usual[phase];
    }
    return ahead;
}

static int standing_ahead(const Content *c, const FewState *s, int seat, int rounds) {
    Outfit outfit = few_outfit(c, s, seat);
    int value = standing(c, s, seat, &outfit, rounds);
    if (rounds == 0) return value;
    return value + part_ahead(s, seat) +
           few_prospect(c, s, seat, &outfit, &aims_of[MODE_RIVALS], rounds);
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
    return sure_of(lead, rounds);
}

/* ---- Alone and together ------------------------------------------------------------ */

/* How bad the monsters are, by their distance from San Andreas; worse for a solo rider. */
static int danger(const Content *c, const FewState *s) {
    static const int16_t of_distance[] = {2500, 900, 450, 250, 150, 120};
    int danger = 0;
    for (int m = 0; m < MONSTERS; m++) {
        if (!s->monster_at[m]) continue;
        danger += of_distance[min_int(c->home_distance[s->monster_at[m] - 1], 5)];
    }
    return few_solo(s) ? danger * 5 / 3 : danger;
}

/* FC-113 to FC-115: the two most advanced tracks count. */
static int value_of_tracks(const Content *c, const FewState *s) {
    int least = 1 << 20, sum = 0;
    for (int i = 0; i < SHADOW_TRACKS; i++) {
        int value = SHADOW_JOB * s->shadow_done[i];
        if (s->shadow_done[i] < SHADOW_LENGTH) {
            const Job *job = &c->jobs[c->job_of[s->shadow[i][s->shadow_done[i]] - 1]];
            value += SHADOW_JOB * few_job_hope(s, 0, job, SHADOW_ROUNDS) / 100;
        }
        least = min_int(least, value);
        sum += value;
    }
    return sum - least * 2 / 3;
}

/* A round that passes is a round lost, whatever else it brought. */
static int value_of_tour(const Content *c, const FewState *s, int seat) {
    int left = TOUR_PART * (TOUR_ROUNDS - s->round) - few_arts_rounds(c, s, seat);
    return TOUR_ROUND * left / TOUR_PART;
}

static int goal_value(const Content *c, const FewState *s, int seat) {
    int value = 0;
    switch ((Mode)s->mode) {
    case MODE_RIVALS: break;
    case MODE_CHASER: value = MONSTER_BEATEN * s->monsters_beaten; break;
    case MODE_ARTS: value = value_of_tour(c, s, seat); break;
    case MODE_SHADOWS: value = value_of_tracks(c, s); break;
    case MODE_COOP:
        value = MONSTER_BEATEN * s->monsters_beaten + SHARED_GRIT * s->team_grit -
                DRAIN * few_drain(c, s);
        break;
    }
    return value - danger(c, s);
}

static int towards_goal(const Content *c, const FewState *s, int seat, bool plans) {
    const Aims *aims = &aims_of[s->mode];
    int value = goal_value(c, s, seat);
    if (plans) value += few_plan(c, s, seat, aims);
    for (int other = 0; other < s->seats; other++) {
        Outfit outfit = few_outfit(c, s, other);
        value += value_of_means(c, &s->rider[other], &outfit, GOAL_ROUNDS);
        if (other == seat && !plans)
            value += few_prospect(c, s, seat, &outfit, aims, GOAL_ROUNDS);
    }
    if (aims->hurry) value -= aims->round * s->round;
    return value / 10 - 400;
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
