/*
 * How far a rider's plans reach, for the value that bots use. With what is at hand, and
 * with what the next rounds usually bring, which bounty, artifact or job is within reach,
 * and what is it worth less the rounds that it takes? Only the best plan counts.
 *
 * Cards in hand count the same as Movement and Attack already played, so that playing a
 * card towards a plan is never a loss, and carrying the plan out is always a gain.
 */
#include "few_and_cursed/bot/bot.h"
#include "few_and_cursed/rules/action.h"
#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/encounter.h"
#include "few_and_cursed/rules/hand.h"
#include "few_and_cursed/rules/jobs.h"
#include "few_and_cursed/rules/payment.h"
#include "few_and_cursed/rules/roads.h"

enum { FRACTION = 16 /* times, averages and shares are counted in sixteenths */ };

/* Movement and Attack, without bullets, that can be spent. */
typedef struct Means {
    int move, attack;
} Means;

/* The same by the next round, and what each further round adds; in FRACTIONs. */
typedef struct Outlook {
    int time; /* until then */
    int walk, attack;
    int walk_rate, attack_rate;
} Outlook;

typedef struct Prey {
    int cost, worth;
} Prey;

/* All that can be fought, and where. */
typedef struct Hunt {
    uint32_t at_wanted[WANTED], at_most[PILES], at_monster[MONSTERS]; /* spaces */
    Prey most[PILES], monster[MONSTERS];
} Hunt;

typedef struct Planner {
    const Content *c;
    const FewState *s;
    const Rider *r;
    const Aims *aims;
    int seat;
    int shots[BULLETS_MAX + 1]; /* Attack from this many bullets */
    const Outfit *outfit;
    int sure;       /* 1: a sure foot */
    bool later;     /* in a later round, when nothing has been fought yet */
    bool fights_on; /* in this round something has been, and more may follow it */
    Hunt hunt;
} Planner;

/* A space and all that can be gained there. */
enum { SPOTS_MAX = 20, PREY_MAX = 3 * (PILES + 1) * 2 + 2 + RIDERS };
typedef struct Spot {
    int space, way, harm;
    int gone; /* rounds until it is too late, or 0 */
    int top;  /* the worth of the best thing there */
    int count;
    Prey prey[PREY_MAX];
} Spot;

/* ---- Means ------------------------------------------------------------------------- */

int few_bullet_worth(const Content *c, const FewState *s, int seat) {
    Rate rate[RATES_MAX];
    int count = few_rates(c, s, seat, rate), best = 0;
    int attack = c->weights.plans.bullet_attack;
    for (int i = 0; i < count; i++) {
        if (rate[i].in) best = max_int(best, attack * rate[i].out / rate[i].in);
    }
    return best;
}

static int item_sum(const uint8_t *of, uint32_t items) {
    int sum = 0;
    while (items) sum += of[bits_take(&items)];
    return sum;
}

/* What was played in another phase cannot be used in the Action phase. */
static Means means_now(const Planner *p) {
    const BotTables *k = &p->c->bot;
    const Rider *r = p->r;
    bool keeps = p->s->phase == PHASE_ACTION;
    uint32_t ready = r->items & ~p->s->used;
    int move = p->outfit->hand.move + item_sum(k->item_move, ready);
    int attack = p->outfit->hand.attack + item_sum(k->item_attack, ready);
    if (keeps) move += r->move, attack += r->attack;
    return (Means){move, attack};
}

CardSet few_all_cards(const FewState *s, int seat) {
    const Rider *r = &s->rider[seat];
    CardSet laid = few_in_play(s, seat);
    CardSet drawn = bits192_union(&r->hand, &laid);
    CardSet piles = bits192_union(&r->deck.cards, &r->deck.discard);
    return bits192_union(&drawn, &piles);
}

/* By the next round: the hand, its refill, what is improvised, and all items. Movement
 * already played takes the rider further this round; Attack cannot wait. */
static Outlook look_out(const Planner *p, bool acts) {
    const BotTables *k = &p->c->bot;
    const Plans *w = &p->c->weights.plans;
    const Cards *all = &p->outfit->all, *held = &p->outfit->hand;
    int cards = max_int(1, all->count);
    int move = FRACTION * all->move / cards, attack = FRACTION * all->attack / cards;
    int drawn = few_cards_to_draw(p->c, p->r, p->r->hand_count);
    int refill = max_int(drawn, acts ? w->played_yet : 0);
    int rides = FRACTION * item_sum(k->item_move, p->r->items) + w->improvised;
    int played = acts && p->s->phase == PHASE_ACTION ? FRACTION * p->r->move : 0;
    Outlook o = {
        .time = acts && p->aims->hurry ? FRACTION / 2 : FRACTION,
        .walk = played + rides + refill * move,
        .attack = w->improvised + refill * attack,
        .walk_rate = rides + w->cards_a_round * move,
        .attack_rate = w->improvised + w->cards_a_round * attack,
    };
    o.walk += FRACTION * held->move;
    if (acts && p->aims->hurry) {
        o.walk = FRACTION * means_now(p).move;
        o.attack = 0;
    }
    o.attack += FRACTION * (held->attack + item_sum(k->item_attack, p->r->items));
    return o;
}

/* ---- Bounties ---------------------------------------------------------------------- */

static int worth_of_monster(const Planner *p, int monster) {
    const Bounty *b = &p->c->monsters[monster];
    if (few_must_live(p->c, p->s, monster)) return -1000;
    return b->grit * p->aims->grit + p->aims->monster;
}

static Prey prey_of_wanted(const Planner *p, int card, int side) {
    const Bounty *b = &p->c->wanted[card][side];
    return (Prey){few_fight_cost(p->c, p->r, b),
                  b->grit * p->aims->grit + p->c->bot.wanted_reward[card][side]};
}

static Prey prey_of_most_wanted(const Planner *p, int pile) {
    const Bounty *b = few_top(p->c, p->s, pile);
    int worth = b->grit * p->aims->grit + p->aims->most_wanted;
    return (Prey){few_fight_cost(p->c, p->r, b),
                  worth + p->c->bot.most_reward[p->s->pile_top[pile] - 1]};
}

static Prey prey_of_monster(const Planner *p, int number) {
    return (Prey){few_fight_cost(p->c, p->r, &p->c->monsters[number]),
                  worth_of_monster(p, number)};
}

static uint32_t spaces_of(const Planner *p, TargetKind kind, int number) {
    if (!p->later && p->fights_on && !few_may_join(p->s, kind, number)) return 0;
    return few_target_spaces(p->c, p->s, kind, number, p->later);
}

/* What can be fought does not depend on the spot: it is found out once for all of them. */
static void fill_hunt(Planner *p) {
    Hunt *h = &p->hunt;
    for (int w = 0; w < WANTED; w++) h->at_wanted[w] = spaces_of(p, TARGET_WANTED, w);
    for (int pile = 0; pile < PILES; pile++) {
        h->at_most[pile] = spaces_of(p, TARGET_MOST_WANTED, pile);
        if (h->at_most[pile]) h->most[pile] = prey_of_most_wanted(p, pile);
    }
    for (int m = 0; m < MONSTERS; m++) {
        h->at_monster[m] = spaces_of(p, TARGET_MONSTER, m);
        h->monster[m] = prey_of_monster(p, m);
    }
}

/* Both sides of the Wanted of this kind of land, one after the other. */
static int list_wanted(const Planner *p, int space, Prey out[3]) {
    const FewState *s = p->s;
    int count = 1, w = 0;
    out[0] = (Prey){0, 0};
    while (w < WANTED && !(p->hunt.at_wanted[w] & bit(space))) w++;
    if (w == WANTED) return count;
    int side = few_wanted_side(s, w);
    for (int i = 0; i < 2 && few_side_is_open(s, w, side, p->later); i++, side ^= 1) {
        Prey prey = prey_of_wanted(p, w, side), before = out[count - 1];
        out[count++] = (Prey){before.cost + prey.cost, before.worth + prey.worth};
    }
    return count;
}

static int list_most(const Planner *p, int space, Prey out[PILES + 1]) {
    int count = 1;
    out[0] = (Prey){0, 0};
    for (int pile = 0; pile < PILES; pile++)
        if (p->hunt.at_most[pile] & bit(space)) out[count++] = p->hunt.most[pile];
    return count;
}

static int list_monster(const Planner *p, int space, Prey out[2]) {
    out[0] = (Prey){0, 0};
    for (int m = 0; m < MONSTERS; m++) {
        if (!(p->hunt.at_monster[m] & bit(space))) continue;
        out[1] = p->hunt.monster[m];
        return 2;
    }
    return 1;
}

/* Combinations of targets for one fight action in this space: one of each kind, or none;
 * one kind alone where targets do not share an action. */
static void add_fights(const Planner *p, Spot *spot) {
    Prey wanted[3], most[PILES + 1], monster[2];
    int wanteds = list_wanted(p, spot->space, wanted);
    int mosts = list_most(p, spot->space, most);
    int monsters = list_monster(p, spot->space, monster);
    int most_kinds = few_targets_share(p->s) ? 3 : 1;
    for (int i = 0; i < wanteds; i++) {
        for (int j = 0; j < mosts; j++) {
            for (int k = 0; k < monsters; k++) {
                int cost = wanted[i].cost + most[j].cost + monster[k].cost;
                int worth = wanted[i].worth + most[j].worth + monster[k].worth;
                if ((i > 0) + (j > 0) + (k > 0) > most_kinds) continue;
                if (worth > 0) spot->prey[spot->count++] = (Prey){cost, worth};
            }
        }
    }
}

/* ---- Other aims -------------------------------------------------------------------- */

static void add_artifact(const Planner *p, Spot *spot) {
    int corner = p->c->spaces[spot->space].corner;
    if (few_may_recover(p->s, p->r, corner))
        spot->prey[spot->count++] = (Prey){0, p->aims->artifact};
}

/* FC-84, FC-85. */
static void add_robberies(const Planner *p, Spot *spot) {
    const Plans *w = &p->c->weights.plans;
    if (p->s->mode != MODE_RIVALS || few_robbery_barred(p->s, spot->space)) return;
    for (int other = 0; other < p->s->seats; other++) {
        const Rider *victim = &p->s->rider[other];
        if (other == p->seat || victim->at != spot->space) continue;
        int worth = few_robbery_loot(victim) * (p->aims->grit + w->coin) - w->robber_curse;
        spot->prey[spot->count++] = (Prey){few_robbery_attack(victim), worth};
    }
}

/* ---- Spots ------------------------------------------------------------------------- */

/* Spaces worth considering for more than their kind of land. */
static uint32_t special_spaces(const Planner *p) {
    uint32_t set = few_monster_spaces(p->s) | bit(p->r->at);
    for (int i = 0; i < CORNERS; i++) set |= bit(p->c->corner_space[i]);
    for (int pile = 0; pile < PILES; pile++) {
        const Bounty *b = few_top(p->c, p->s, pile);
        if (b && b->place.named) set |= bit(b->place.at);
    }
    return set;
}

/* And the nearest space of each kind of land without a monster: mostly the nearest of all. */
static uint32_t nearest_spaces(const Planner *p, int from) {
    const uint8_t *near = p->c->bot.nearest[p->sure][from];
    uint32_t set = 0, free = ~few_monster_spaces(p->s);
    for (int t = 0; t < SAN_ANDREAS; t++) {
        uint32_t land = p->c->of_terrain[t] & free;
        if (land & bit(near[t]))
            set |= bit(near[t]);
        else if (land)
            set |= bit(few_nearest(p->c->way_movement[p->sure][from], land));
    }
    return set;
}

/* Rounds until a monster here is in San Andreas; 0: none here, or it does not matter. */
static int rounds_of_monster(const Planner *p, int space) {
    bool there = few_monster_spaces(p->s) & bit(space);
    return there && p->s->mode != MODE_RIVALS ? p->c->home_distance[space] : 0;
}

/* A symbol of Curse or Attack on the way. */
static int harm_of_symbol(const Content *c, const Rider *r) {
    const Plans *w = &c->weights.plans;
    if (few_is_safe(c, r)) return 0;
    return r->cursed ? w->harm_cursed : w->harm;
}

static int fill_spots(Planner *p, int from, Spot spots[SPOTS_MAX]) {
    fill_hunt(p);
    uint32_t spaces = special_spaces(p) | nearest_spaces(p, from);
    int count = 0, harm = harm_of_symbol(p->c, p->r);
    for (int other = 0; other < p->s->seats; other++) spaces |= bit(p->s->rider[other].at);
    while (spaces && count < SPOTS_MAX) {
        Spot *spot = &spots[count];
        spot->space = bits_take(&spaces);
        spot->way = p->c->way_movement[p->sure][from][spot->space];
        spot->harm = harm * p->c->way_harm[from][spot->space];
        spot->count = 0;
        spot->gone = rounds_of_monster(p, spot->space);
        add_fights(p, spot);
        add_artifact(p, spot);
        add_robberies(p, spot);
        spot->top = 0;
        for (int i = 0; i < spot->count; i++)
            spot->top = max_int(spot->top, spot->prey[i].worth);
        count += spot->count > 0;
    }
    return count;
}

/* The bullets that a cost takes, or more than there are. */
static int bullets_for(const Planner *p, int attack, int cost) {
    int n = 0;
    while (n <= p->r->bullets && attack + p->shots[n] < cost) n++;
    return n;
}

static int best_of(const Planner *p, const Spot *spot, int attack) {
    int best = 0, most = attack + p->shots[p->r->bullets];
    for (int i = 0; i < spot->count; i++) {
        Prey prey = spot->prey[i];
        if (prey.worth <= best || prey.cost > most) continue;
        best = max_int(best,
                       prey.worth - p->outfit->bullet * bullets_for(p, attack, prey.cost));
    }
    return best - spot->harm;
}

/* ---- Errands: jobs and encounters -------------------------------------------------- */

/* What a thing costs: what was already played costs nothing, cards and items a little,
 * bullets more. */
static int price(const Content *c, const FewState *s, int seat, int move, int attack) {
    const BotTables *k = &c->bot;
    const Plans *w = &c->weights.plans;
    const Rider *r = &s->rider[seat];
    int more = max_int(0, attack - r->attack);
    int held = few_sum(c, &r->hand).attack + item_sum(k->item_attack, r->items & ~s->used);
    int shot = max_int(0, more - held);
    return w->spent * (max_int(0, move - r->move) + more - shot) + w->bullet_attack * shot;
}

/* A thing planned for now is worth less than one done. */
static int sure_share(const Content *c, int worth) {
    return worth * c->weights.plans.sure_share / FRACTION;
}

static int best_encounter(const Content *c, const FewState *s, int seat) {
    const Rider *r = &s->rider[seat];
    const EncounterText *text = few_encounter(c, r);
    int best = 0;
    for (int i = 0; i < text->option_count; i++) {
        const EncounterOption *o = &text->option[i];
        if (!few_could_pay(c, s, seat, &o->cost)) continue;
        int move = few_sum_of(&o->cost, VERB_MOVE),
            attack = few_sum_of(&o->cost, VERB_ATTACK);
        int worth = few_worth(c, &o->gain) - max_int(0, few_other_costs(c, &o->cost)) -
                    price(c, s, seat, move, attack);
        best = max_int(best, sure_share(c, worth));
    }
    return best;
}

/* The gain over what the hope of completing it was already worth. */
static int best_job(const Content *c, const FewState *s, int seat, const Aims *aims) {
    const Rider *r = &s->rider[seat];
    int rounds = few_rounds_left(c, s), best = 0;
    for (uint64_t jobs = few_scorable(s, seat); jobs;) {
        int card = bits64_take(&jobs);
        const Job *job = few_job(c, card);
        if (job->kind != JOB_SPEND || few_has_scored(c, r, c->job_of[card])) continue;
        Effects cost = {
            2, {{VERB_MOVE, (int8_t)job->move}, {VERB_ATTACK, (int8_t)job->attack}}};
        if (!few_could_pay(c, s, seat, &cost)) continue;
        bool own = r->jobs >> card & 1;
        int missed = 100 - few_job_hope(c, s, seat, job, rounds);
        int coin = c->weights.plans.coin;
        int worth = own ? 2 * job->grit * aims->grit + coin * job->water : aims->job;
        worth = worth * missed / 100 - price(c, s, seat, job->move, job->attack);
        best = max_int(best, sure_share(c, worth));
    }
    return best;
}

/* What can be gained in this slot without an action. */
static int best_errand(const Content *c, const FewState *s, int seat, const Aims *aims) {
    if (!few_in_own_slot(s, seat)) return 0;
    int job = best_job(c, s, seat, aims);
    bool meets = s->head.asked[seat].kind == ASK_ENCOUNTER && s->rider[seat].encounter;
    return meets ? max_int(job, best_encounter(c, s, seat)) : job;
}

/* ---- Plans ------------------------------------------------------------------------- */

/* Whether this rider's action of the round is still to come. */
bool few_acts_now(const FewState *s, int seat) {
    if (s->rider[seat].wounded || s->phase == PHASE_CLEANUP) return false;
    if (s->phase != PHASE_ACTION) return true;
    if (few_in_own_slot(s, seat)) return s->action == ACTION_NONE;
    return few_turn_of(s, seat) >= s->slot;
}

/* A deck too short to refill the hand is reshuffled, and the rider goes home. */
static int start_of_round(const Content *c, const Rider *r) {
    int drawn = few_cards_to_draw(c, r, r->hand_count);
    return r->shuffled || few_is_deck_short(r, drawn) ? TOWN : r->at;
}

static Planner planner_for(const Content *c, const FewState *s, int seat,
                           const Outfit *outfit, const Aims *aims) {
    Planner p = {.c = c, .s = s, .r = &s->rider[seat], .aims = aims, .seat = seat};
    p.outfit = outfit;
    p.sure = few_is_sure_foot(c, p.r);
    few_best_shots(c, s, seat, p.r->bullets, p.shots);
    return p;
}

Walk few_walk(const Content *c, const FewState *s, int seat) {
    static const Aims no_hurry = {0};
    Outfit outfit = few_outfit(c, s, seat);
    Planner p = planner_for(c, s, seat, &outfit, &no_hurry);
    bool acts = few_acts_now(s, seat);
    Outlook o = look_out(&p, false);
    return (Walk){
        .from = acts ? p.r->at : start_of_round(c, p.r),
        .sure = p.sure,
        .time = acts ? 0 : FRACTION,
        .now = acts ? FRACTION * means_now(&p).move : o.walk,
        .rate = o.walk_rate,
    };
}

static bool fights_on(const FewState *s, int seat) {
    return s->phase == PHASE_ACTION && few_in_own_slot(s, seat) && few_may_fight_on(s);
}

/* In this round: where the rider can go, or what else can be fought in the same space. */
static int plan_now(const Planner *p, const Spot *spots, int count) {
    bool acts = few_acts_now(p->s, p->seat);
    if (!acts && !p->fights_on) return 0;
    Means m = means_now(p);
    int best = 0;
    for (int i = 0; i < count; i++) {
        bool near = acts ? spots[i].way <= m.move : spots[i].space == p->r->at;
        if (near) best = max_int(best, best_of(p, &spots[i], m.attack));
    }
    return sure_share(p->c, best);
}

/* How long it takes to gain what is lacking. */
static int time_for(int needed, int there, int rate) {
    return needed > there ? (needed - there) * FRACTION / rate : 0;
}

/* One prey of a spot, which cannot be reached sooner than at `time`. */
static int worth_later(const Planner *p, const Spot *spot, Prey prey, const Outlook *o,
                       int time) {
    int all = p->r->bullets, cost = FRACTION * prey.cost;
    int bullets = min_int(bullets_for(p, o->attack / FRACTION, prey.cost), all);
    int attack = o->attack + FRACTION * p->shots[bullets];
    time = o->time + max_int(time, time_for(cost, attack, o->attack_rate));
    if (spot->gone && time > FRACTION * spot->gone) return -1000000;
    int loss = (prey.worth / ROUNDS_AHEAD + p->aims->round) * time / FRACTION;
    return prey.worth - spot->harm - bullets * p->outfit->bullet - loss;
}

/* The most that it can be worth, if no Attack is lacking: quickly found out, and enough to pass
 * over most of them. */
static int most_later(const Planner *p, const Spot *spot, Prey prey, int time) {
    int a_round = prey.worth / ROUNDS_AHEAD + p->aims->round;
    if (a_round < 0) return 1000000; /* the later, the better */
    return prey.worth - spot->harm - a_round * time / FRACTION;
}

/* Having nothing to plan for is like losing some rounds. */
static int nothing_planned(const Content *c, const Aims *aims) {
    return -c->weights.plans.idle_rounds * aims->round;
}

static int plan_later(const Planner *p, const Spot *spots, int count) {
    Outlook o = look_out(p, few_acts_now(p->s, p->seat));
    int best = nothing_planned(p->c, p->aims);
    for (int i = 0; i < count; i++) {
        const Spot *spot = &spots[i];
        int time = time_for(FRACTION * spot->way, o.walk, o.walk_rate);
        int way = p->c->weights.plans.nearer * spot->way;
        if (spot->top <= best) continue;
        for (int j = 0; j < spot->count; j++) {
            Prey prey = spot->prey[j];
            if (most_later(p, spot, prey, o.time + time) - way > best)
                best = max_int(best, worth_later(p, spot, prey, &o, time) - way);
        }
    }
    return best;
}

int few_plan(const Content *c, const FewState *s, int seat, const Aims *aims) {
    Outfit outfit = few_outfit(c, s, seat);
    Planner p = planner_for(c, s, seat, &outfit, aims);
    Spot spots[SPOTS_MAX];
    int count = 0, start = start_of_round(c, p.r);
    bool differs = start != p.r->at || s->action == ACTION_FIGHT;
    p.fights_on = fights_on(s, seat);
    if (!differs || few_acts_now(s, seat) || p.fights_on)
        count = fill_spots(&p, p.r->at, spots);
    int now = plan_now(&p, spots, count);
    p.later = true;
    if (differs) count = fill_spots(&p, start, spots);
    return max_int(now, plan_later(&p, spots, count) + best_errand(c, s, seat, aims));
}

/* ---- Prospects --------------------------------------------------------------------- */

/* The best single thing within reach. */
typedef struct Prospect {
    const Planner *p;
    bool acts;
    int from_now, from_later; /* spaces */
    Means now;
    Outlook later;
    int shots; /* Attack from all bullets */
    int harm;  /* of a symbol on the way */
    int rounds, best;
} Prospect;

static int nearest(const Planner *p, int from, const Place *place) {
    return place->named ? place->at : p->c->bot.nearest[p->sure][from][place->at];
}

/* Nothing that it takes adds to what a thing is worth. */
static bool is_too_little(const Prospect *q, int worth, int less) {
    return worth >= 0 && worth - less <= q->best;
}

static int worth_of_prospect(const Prospect *q, int now, int later, Prey prey) {
    const Planner *p = q->p;
    const Plans *w = &p->c->weights.plans;
    const uint8_t(*ways)[SPACES_MAX] = p->c->way_movement[p->sure];
    int lack = prey.cost - q->now.attack;
    if (q->acts && ways[q->from_now][now] <= q->now.move && lack <= q->shots) {
        int harm = q->harm * p->c->way_harm[q->from_now][now];
        return sure_share(p->c, prey.worth - harm - w->bullet_attack * max_int(0, lack));
    }
    int way = ways[q->from_later][later];
    int shot = clamp_int(prey.cost - q->later.attack / FRACTION, 0, q->shots);
    int less = w->bullet_attack * shot + w->nearer * way +
               q->harm * p->c->way_harm[q->from_later][later];
    if (is_too_little(q, prey.worth, less)) return q->best;
    int walk = time_for(FRACTION * way, q->later.walk, q->later.walk_rate);
    int arm =
        time_for(FRACTION * (prey.cost - shot), q->later.attack, q->later.attack_rate);
    int time = q->later.time + max_int(walk, arm);
    if (time > FRACTION * q->rounds) return q->best;
    int loss = (prey.worth / ROUNDS_AHEAD + p->aims->round) * time / FRACTION;
    return prey.worth - loss - less;
}

static void weigh_at(Prospect *q, const Place *place, Prey prey) {
    if (is_too_little(q, prey.worth, 0)) return;
    int now = nearest(q->p, q->from_now, place),
        later = nearest(q->p, q->from_later, place);
    q->best = max_int(q->best, worth_of_prospect(q, now, later, prey));
}

static void weigh_bounties(Prospect *q) {
    const Planner *p = q->p;
    for (int w = 0; w < WANTED; w++) {
        const Bounty *b = few_target(p->c, p->s, TARGET_WANTED, w);
        if (spaces_of(p, TARGET_WANTED, w))
            weigh_at(q, &b->place, prey_of_wanted(p, w, few_wanted_side(p->s, w)));
    }
    for (int pile = 0; pile < PILES; pile++) {
        const Bounty *b = few_target(p->c, p->s, TARGET_MOST_WANTED, pile);
        if (spaces_of(p, TARGET_MOST_WANTED, pile))
            weigh_at(q, &b->place, prey_of_most_wanted(p, pile));
    }
}

/* A monster comes nearer to San Andreas each round, so that it may be gone. */
static void weigh_monsters(Prospect *q) {
    const Planner *p = q->p;
    int rounds = q->rounds;
    for (int m = 0; m < MONSTERS; m++) {
        uint32_t spaces = spaces_of(p, TARGET_MONSTER, m);
        if (!spaces) continue;
        int at = bits_first(spaces);
        q->rounds = min_int(rounds, p->c->home_distance[at]);
        q->best = max_int(q->best, worth_of_prospect(q, at, at, prey_of_monster(p, m)));
    }
    q->rounds = rounds;
}

static void weigh_artifacts(Prospect *q) {
    const Planner *p = q->p;
    for (int i = 0; i < CORNERS; i++) {
        int at = p->c->corner_space[i];
        if (!few_may_recover(p->s, p->r, i)) continue;
        q->best =
            max_int(q->best, worth_of_prospect(q, at, at, (Prey){0, p->aims->artifact}));
    }
}

int few_prospect(const Content *c, const FewState *s, int seat, const Outfit *outfit,
                 const Aims *aims, int rounds) {
    Planner p = planner_for(c, s, seat, outfit, aims);
    p.later =
        true; /* nothing will have been fought before an action that is still to come */
    Prospect q = {.p = &p, .acts = few_acts_now(s, seat), .rounds = rounds};
    q.best = nothing_planned(c, aims);
    q.from_now = p.r->at;
    q.from_later = start_of_round(c, p.r);
    q.now = means_now(&p);
    q.later = look_out(&p, q.acts);
    q.shots = p.shots[p.r->bullets];
    q.harm = harm_of_symbol(c, p.r);
    weigh_monsters(&q); /* what is worth most comes first */
    if (aims->artifact) weigh_artifacts(&q);
    weigh_bounties(&q);
    return q.best;
}

/* ---- Time and jobs ----------------------------------------------------------------- */

/* A monster that is out walks to San Andreas; one below a pile must be dug out first. */
int few_rounds_left(const Content *c, const FewState *s) {
    const Plans *w = &c->weights.plans;
    if (s->ending) return 0;
    int rounds = min_int(ROUNDS_AHEAD, few_steps_to_town(c, s));
    for (int p = 0; p < PILES; p++) {
        if (s->pile_monster[p])
            rounds =
                min_int(rounds, w->rounds_out + w->rounds_to_dig * (s->pile_left[p] + 1));
    }
    if (s->mode == MODE_RIVALS) rounds = min_int(rounds, 1 + bits_count(s->artifacts));
    return rounds;
}

/* `hope`: if the track is there already, and what each step that it is off takes away. */
static int hope_of_track(const int16_t hope[2], const Rider *r, const Job *job) {
    return hope[0] - hope[1] * few_lack_of_job(r, job).amount;
}

/* `hope`: before anything is done, and what doing all of it adds. */
static int hope_of_amount(const int16_t hope[2], const Rider *r, const Job *job) {
    int now = few_end_count(r, job->end);
    return hope[0] + hope[1] * min_int(now, job->amount) / job->amount;
}

static int hope_of_end(const Hopes *w, const FewState *s, const Rider *r, const Job *job) {
    switch (job->end) {
    case END_NONE: return 0;
    case END_WATER: return hope_of_amount(w->end_water, r, job);
    case END_JOBS_MOST: return w->end_jobs[0] - w->end_jobs[1] * s->seats;
    case END_ARTIFACTS: return hope_of_amount(w->end_artifacts, r, job);
    case END_BOUNTIES: return hope_of_amount(w->end_bounties, r, job);
    }
    return 0;
}

int few_job_hope(const Content *c, const FewState *s, int seat, const Job *job,
                 int rounds) {
    const Hopes *w = &c->weights.hopes;
    const Rider *r = &s->rider[seat];
    int hope = 0;
    switch (job->kind) {
    case JOB_SPEND: hope = w->spend[0] - w->spend[1] * (job->move + job->attack); break;
    case JOB_CURSE: hope = hope_of_track(w->curse, r, job); break;
    case JOB_BULLETS: hope = hope_of_track(w->bullets, r, job); break;
    case JOB_HEALTH: hope = hope_of_track(w->health, r, job); break;
    case JOB_END: return clamp_int(hope_of_end(w, s, r, job), 0, 100);
    }
    hope -= w->another[0] * max_int(0, r->job_count - 2);
    if (rounds < 4) hope = hope * (rounds + 1) / 5;
    return clamp_int(hope, 5, 95);
}
