/*
 * The interpreter: does the steps of a Job in their order (DW-29), asks where there is a
 * choice, and stops for the answer. The last step of an action's Jobs is done for all of
 * them together (DW-48, DW-91): movement and dice are added up until nobody adds a Job.
 */
#include "deck_goes_west/rules/battle.h"
#include "deck_goes_west/rules/cards.h"
#include "deck_goes_west/rules/flow.h"
#include "deck_goes_west/rules/jobs.h"
#include "deck_goes_west/rules/map.h"
#include "deck_goes_west/rules/score.h"

typedef enum Outcome { DONE, ASKED, STOPPED } Outcome;

static const Job *job_of(const Content *c, const Work *w) {
    return &c->jobs[w->job - 1];
}

static int amount_of(const Work *w, const Step *step) {
    return step->flags & STEP_X ? step->amount * w->x : step->amount;
}

/* ---- Beginning --------------------------------------------------------------------------- */

/* A danger stays until its last step. */
static void use_card(Table *t, Work *w, int design) {
    Player *p = &t->s->player[w->seat];
    int card = west_card_of(t->c, &p->hand, design);
    w->card = (uint8_t)(card + 1);
    if (bits192_has(&t->c->of_pick[PICK_DANGER], card)) return;
    west_leave_hand(t->s, w->seat, card);
    bits192_add(&p->deck.discard, card);
}

/* DW-33, DW-34, DW-38: what is used up by using it. */
static void use_source(Table *t, Work *w, const Job *job) {
    WestState *s = t->s;
    Player *p = &s->player[w->seat];
    switch ((Home)job->home) {
    case HOME_CARD: use_card(t, w, job->owner); break;
    case HOME_CHARACTER: p->tapped = 1; break;
    case HOME_TILE: p->lying = 1; break;
    case HOME_MISSION: s->action.used = (uint8_t)(s->action.used | 1 << job->number); break;
    case HOME_BUY:
    case HOME_HAPPENING:
    case HOMES: break;
    }
}

void west_begin(Table *t, int seat, int job, Purpose purpose) {
    Work *w = &t->s->work;
    *w = (Work){
        .job = (uint16_t)(job + 1), .seat = (uint8_t)seat, .purpose = (uint8_t)purpose};
    if (purpose == FOR_ACTION) t->s->action.last = w->job;
    use_source(t, w, &t->c->jobs[job]);
    if (purpose != FOR_BUY)
        tell(t, EV_JOB, seat, job, t->c->jobs[job].home == HOME_HAPPENING, 0);
    todo_push(&t->s->todo, TODO_WORK, 0, 0, 0);
}

/* ---- Resources --------------------------------------------------------------------------- */

/* Rulings 13 and 58. */
Throw west_throw(Table *t, int dice) {
    static const uint8_t faces[] = {0, 0, 1, 1, 1, 2};
    Throw all = {0, 0};
    for (int i = 0; i < dice; i++) {
        int face = faces[rng_roll(&t->s->head.rng, 6) - 1];
        all.sum += face;
        if (i < SHOWN_MOST) all.shown += 1 << SHOWN_BITS * face;
    }
    return all;
}

static void gain(Table *t, int seat, int resource, int amount) {
    uint16_t *units = &t->s->player[seat].resource[resource];
    if (amount == 0) return;
    *units = (uint16_t)min_int(RESOURCE_MAX, *units + amount);
    tell(t, EV_GAINED, seat, resource, amount, 0);
}

static void pay(Table *t, Work *w, int resource, int amount) {
    uint16_t *units = &t->s->player[w->seat].resource[resource];
    REQUIRE(*units >= amount);
    *units = (uint16_t)(*units - amount);
    w->paid = (uint8_t)(w->paid | 1 << resource);
    tell(t, EV_PAID, w->seat, resource, amount, 0);
}

/* Whether this step can be paid in this kind, and the steps after it with what is left: fixed
 * kinds first and then an Any. */
static bool can_pay_in(const WestState *s, const Work *w, const Job *job, int kind) {
    int left[RESOURCES], any = 0;
    for (int i = 0; i < RESOURCES; i++) left[i] = s->player[w->seat].resource[i];
    left[kind] -= amount_of(w, &job->at[w->step]);
    if (left[kind] < 0) return false;
    for (int i = w->step + 1; i < job->count; i++) {
        const Step *step = &job->at[i];
        if (step->verb != VERB_PAY) continue;
        if (step->what == ANY_KIND)
            any = amount_of(w, step);
        else if ((left[step->what] -= amount_of(w, step)) < 0)
            return false;
    }
    for (int i = 0; i < RESOURCES; i++)
        if (left[i] >= any) return true;
    return false;
}

/* Which kinds an Any step may be: bits. DW-41, ruling 59: what is gained is another kind than
 * what was paid. */
static int kinds_for(const WestState *s, const Work *w, const Job *job) {
    bool gains = job->at[w->step].verb == VERB_GAIN;
    int kinds = 0;
    for (int i = 0; i < RESOURCES; i++) {
        bool may = gains ? !(job->need.x_of && w->paid >> i & 1) : can_pay_in(s, w, job, i);
        if (may) kinds |= 1 << i;
    }
    return kinds;
}

/* The kind of this step, once it is known. */
static bool choose_kind(Table *t, Work *w, const Job *job, const Step *step) {
    if (step->what != ANY_KIND) w->kind = (uint8_t)(step->what + 1);
    if (w->kind) return true;
    int kinds = kinds_for(t->s, w, job);
    REQUIRE(kinds);
    if (kinds & (kinds - 1)) {
        west_ask(t, w->seat, ASK_KIND, step->verb == VERB_PAY);
        return false;
    }
    w->kind = (uint8_t)(bits_first((uint32_t)kinds) + 1);
    return true;
}

static Outcome do_pay(Table *t, Work *w, const Job *job, const Step *step) {
    int amount = amount_of(w, step);
    if (amount == 0) return DONE;
    if (!choose_kind(t, w, job, step)) return ASKED;
    pay(t, w, w->kind - 1, amount);
    return DONE;
}

static Outcome do_gain(Table *t, Work *w, const Job *job, const Step *step) {
    int amount = amount_of(w, step);
    if (amount == 0) return DONE;
    if (!choose_kind(t, w, job, step)) return ASKED;
    if (step->flags & STEP_DICE) {
        Throw all = west_throw(t, amount);
        tell4(t, EV_ROLLED, w->seat, amount, all.sum, w->kind - 1, all.shown);
        amount = all.sum;
    }
    gain(t, w->seat, w->kind - 1, amount);
    return DONE;
}

/* ---- Cards --------------------------------------------------------------------------------- */

static void send_off(Table *t, const Work *w, const Step *step, int card) {
    if (step->verb == VERB_SCRAP)
        west_scrap(t, w->seat, card);
    else
        west_discard(t, w->seat, card);
}

/* The only design in a set, or -1. */
static int only_design(const Content *c, const Bits192 *set) {
    int card = bits192_next(set, 0);
    const Design *d = &c->designs[c->design_of[card]];
    return bits192_next(set, d->first + d->copies) < 0 ? c->design_of[card] : -1;
}

/* Ruling 63: nobody is asked to choose from one card, except among rivals. */
static Outcome do_cards(Table *t, Work *w, const Step *step) {
    if (step->what == PICK_THIS) {
        send_off(t, w, step, w->card - 1);
        return DONE;
    }
    if (!w->left) w->left = (uint8_t)(amount_of(w, step) + 1);
    while (w->left > 1) {
        Bits192 set = west_choice(t->c, t->s, w->seat, step->what, w->card - 1);
        REQUIRE(!bits192_empty(&set));
        int design = only_design(t->c, &set);
        if (design < 0 || t->s->mode == VERSUS) {
            west_ask(t, w->seat, ASK_CARD, step->verb);
            return ASKED;
        }
        send_off(t, w, step, west_card_of(t->c, &set, design));
        count_take(&w->left, 1);
    }
    return DONE;
}

/* ---- Steps ---------------------------------------------------------------------------------- */

/* DW-60 to DW-63. */
static void build(Table *t, const Work *w) {
    int at = t->s->player[w->seat].at;
    t->s->rail |= bit64(at);
    tell(t, EV_BUILT, w->seat, spot_of(t->s, at), 0, 0);
    west_happened(t, WHEN_BUILD, bit64(w->seat), at, false);
}

static void feed(Table *t, const Work *w) {
    int at = t->s->player[w->seat].at;
    t->s->fed |= bit64(t->s->tile[at]);
    tell(t, EV_FED, w->seat, spot_of(t->s, at), 0, 0);
}

static void take(Table *t, const Work *w, const Step *step) {
    int count = amount_of(w, step);
    bool pain = step->what == PICK_PAIN;
    west_owe(t, w->seat, pain ? count : 0, pain ? 0 : count);
}

static Outcome do_step(Table *t, Work *w, const Job *job, const Step *step) {
    switch ((Verb)step->verb) {
    case VERB_FURTHEST: return west_fails(VERB_FURTHEST, w->flags) ? STOPPED : DONE;
    case VERB_WESTWARD: return west_fails(VERB_WESTWARD, w->flags) ? STOPPED : DONE;
    case VERB_PAY: return do_pay(t, w, job, step);
    case VERB_GAIN: return do_gain(t, w, job, step);
    case VERB_DISCARD:
    case VERB_SCRAP: return do_cards(t, w, step);
    case VERB_TAKE: take(t, w, step); return DONE;
    case VERB_DRAW: west_draw(t, w->seat, amount_of(w, step)); return DONE;
    case VERB_REVEAL:
        todo_push(&t->s->todo, TODO_REVEAL, amount_of(w, step), w->seat, 0);
        return DONE;
    case VERB_BUILD:
    case VERB_BRIDGE: build(t, w); return DONE;
    case VERB_ATTACK:
    case VERB_DEFEND: west_battle_job(t, w->seat, step, w->x); return DONE;
    case VERB_POINTS: west_score(t, w->seat, step->amount); return DONE;
    case VERB_FEED: feed(t, w); return DONE;
    case VERB_NONE:
    case VERB_IN:
    case VERB_WALK:
    case VERB_CLIMB:
    case VERB_SAIL:
    case VERB_TRAIN:
    case VERB_COUNT: return DONE;
    }
    return DONE;
}

/* ---- The last step, added up ------------------------------------------------------------------ */

/* DW-65: each ride is one of its own. */
static void add_ride(Action *a, int range) {
    for (int i = 0; i < RIDES_MAX; i++) {
        if (a->ride[i]) continue;
        a->ride[i] = (uint8_t)range;
        return;
    }
}

/* Whether the step waits until all Jobs of the action are there. */
static bool add_up(WestState *s, const Work *w, const Step *step) {
    Action *a = &s->action;
    int amount = amount_of(w, step);
    bool dice = step->verb == VERB_GAIN && step->flags & STEP_DICE && step->what < ANY_KIND;
    if (w->purpose > FOR_JOIN) return false;
    if (dice) {
        a->dice[w->seat] = (uint8_t)(a->dice[w->seat] + amount);
        return true;
    }
    if (step->verb == VERB_TRAIN) {
        add_ride(a, amount);
        return true;
    }
    if (step->verb < VERB_WALK || step->verb > VERB_SAIL) return false;
    a->move[step->verb - VERB_WALK] = (uint8_t)(a->move[step->verb - VERB_WALK] + amount);
    return true;
}

/* DW-42, rulings 60 and 63: x is chosen before anything is done. */
static bool know_x(Table *t, Work *w, const Job *job) {
    if (w->x_set || !job->need.x_of) return true;
    bool secret = t->s->mode == VERSUS && job->at[job->need.x_of - 1].verb != VERB_PAY;
    if (secret || west_most_x(t->c, t->s, w->seat, job, w->card - 1) > 0) {
        west_ask(t, w->seat, ASK_X, 0);
        return false;
    }
    w->x_set = 1;
    return true;
}

void west_work(Table *t) {
    WestState *s = t->s;
    Work *w = &s->work;
    const Job *job = job_of(t->c, w);
    Outcome outcome = know_x(t, w, job) ? DONE : ASKED;
    while (outcome == DONE && w->step < job->count && !s->head.over &&
           !s->player[w->seat].dead) {
        const Step *step = &job->at[w->step];
        bool last = w->step == job->count - 1;
        if (!last || !add_up(s, w, step)) outcome = do_step(t, w, job, step);
        if (outcome != DONE) break;
        w->step++;
        w->left = w->kind = 0;
    }
    if (outcome == ASKED) todo_push(&s->todo, TODO_WORK, 0, 0, 0);
}

/* ---- More Jobs, and together with others ------------------------------------------------------- */

static bool rolls_for(const Content *c, const WestState *s) {
    const Job *job = &c->jobs[s->action.last - 1];
    const Step *last = &job->at[job->count - 1];
    return last->verb == VERB_GAIN && last->flags & STEP_DICE && last->what < ANY_KIND;
}

/* Ruling 63: among rivals even a player who has nothing to add is asked. */
static bool can_add(const Content *c, const WestState *s, int seat) {
    if (s->mode == VERSUS) return west_might_have(c, s, seat, west_more(c, s));
    return west_has_job(c, s, seat, west_more(c, s));
}

/* DW-44, ruling 75: other players on the tile who have not been invited, and in a team with
 * open hands can add something. */
static uint64_t guests(const Content *c, const WestState *s) {
    int seat = s->action.seat;
    uint64_t there = west_players_at(s, s->player[seat].at);
    there &= ~bit64(seat) & ~(uint64_t)s->action.joined;
    for (uint64_t left = there; s->open_hands && left;) {
        int guest = bits64_take(&left);
        if (!can_add(c, s, guest)) there &= ~bit64(guest);
    }
    return there;
}

/* Ruling 63: alone or together, what could as well be another action is not asked. */
static bool is_worth_asking(const Content *c, const WestState *s) {
    if (west_is_movement(&c->jobs[s->action.last - 1]))
        return can_add(c, s, s->action.seat);
    if (rolls_for(c, s) && guests(c, s)) return true;
    if (s->mode == VERSUS || (rolls_for(c, s) && s->action.joined))
        return can_add(c, s, s->action.seat);
    return false;
}

/* DW-43, DW-46: half, rounded up, of the best among the others comes on top. */
static void roll_for(Table *t) {
    Action *a = &t->s->action;
    const Job *job = &t->c->jobs[a->last - 1];
    int resource = job->at[job->count - 1].what, sum[PLAYERS_MAX] = {0};
    for (int seat = 0; seat < t->s->seats; seat++) {
        if (!a->dice[seat]) continue;
        Throw all = west_throw(t, a->dice[seat]);
        sum[seat] = all.sum;
        tell4(t, EV_ROLLED, seat, a->dice[seat], all.sum, resource, all.shown);
    }
    for (int seat = 0; seat < t->s->seats; seat++) {
        int best = 0;
        if (!a->dice[seat]) continue;
        for (int other = 0; other < t->s->seats; other++)
            if (other != seat) best = max_int(best, sum[other]);
        gain(t, seat, resource, sum[seat] + (best + 1) / 2);
    }
}

static void finish_last(Table *t) {
    WestState *s = t->s;
    if (west_is_movement(&t->c->jobs[s->action.last - 1]))
        todo_push(&s->todo, TODO_MOVE, 0, 0, 0);
    else if (rolls_for(t->c, s))
        roll_for(t);
}

void west_last(Table *t) {
    if (t->s->player[t->s->action.seat].dead) return;
    if (is_worth_asking(t->c, t->s))
        west_ask(t, t->s->action.seat, ASK_MORE, 0);
    else
        finish_last(t);
}

/* ---- Questions ------------------------------------------------------------------------- */

void west_offer_cards(const Content *c, const Bits192 *set, int verb, OptionList *out) {
    int card = bits192_next(set, 0);
    while (card >= 0) {
        const Design *d = &c->designs[c->design_of[card]];
        offer(out, option_make(verb, c->design_of[card], 0, 0));
        card = bits192_next(set, d->first + d->copies);
    }
}

void west_list_x(const Content *c, const WestState *s, int seat, OptionList *out) {
    const Work *w = &s->work;
    int most = west_most_x(c, s, seat, job_of(c, w), w->card - 1);
    for (int x = 0; x <= most; x++) offer(out, option_make(OPT_X, x, 0, 0));
}

void west_answer_x(Table *t, int seat, Option o) {
    (void)seat;
    t->s->work.x = (uint8_t)o.arg[0];
    t->s->work.x_set = 1;
}

void west_list_kinds(const Content *c, const WestState *s, int seat, OptionList *out) {
    (void)seat;
    offer_each(out, OPT_KIND, (uint32_t)kinds_for(s, &s->work, job_of(c, &s->work)));
}

void west_answer_kind(Table *t, int seat, Option o) {
    (void)seat;
    t->s->work.kind = (uint8_t)(o.arg[0] + 1);
}

static Bits192 cards_for(const Content *c, const WestState *s, int seat) {
    const Work *w = &s->work;
    return west_choice(c, s, seat, job_of(c, w)->at[w->step].what, w->card - 1);
}

void west_list_cards(const Content *c, const WestState *s, int seat, OptionList *out) {
    Bits192 set = cards_for(c, s, seat);
    west_offer_cards(c, &set, OPT_CARD, out);
}

void west_answer_card(Table *t, int seat, Option o) {
    Work *w = &t->s->work;
    Bits192 set = cards_for(t->c, t->s, seat);
    send_off(t, w, &job_of(t->c, w)->at[w->step], west_card_of(t->c, &set, o.arg[0]));
    count_take(&w->left, 1);
}

void west_list_more(const Content *c, const WestState *s, int seat, OptionList *out) {
    west_list_jobs(c, s, seat, west_more(c, s), out);
    if (rolls_for(c, s)) offer_each(out, OPT_INVITE, (uint32_t)guests(c, s));
    offer(out, option_make(OPT_GO, 0, 0, 0));
}

void west_answer_more(Table *t, int seat, Option o) {
    WestState *s = t->s;
    if (o.verb == OPT_GO) {
        finish_last(t);
        return;
    }
    todo_push(&s->todo, TODO_LAST, 0, 0, 0);
    if (o.verb == OPT_JOB) {
        west_begin(t, seat, o.arg[0], FOR_ACTION);
        return;
    }
    s->action.joined = (uint8_t)(s->action.joined | 1 << o.arg[0]);
    west_ask_guest(t, o.arg[0]);
}

/* DW-45, ruling 75: in a team those who have nothing to add are not asked. */
void west_ask_guest(Table *t, int seat) {
    bool team = t->s->mode == COOP;
    if (team && !t->s->open_hands) event_secret_of(t->log, seat);
    if (!team || can_add(t->c, t->s, seat)) west_ask(t, seat, ASK_JOIN, 0);
}

void west_list_join(const Content *c, const WestState *s, int seat, OptionList *out) {
    west_list_jobs(c, s, seat, west_more(c, s), out);
    offer(out, option_make(OPT_DONE, 0, 0, 0));
}

void west_answer_join(Table *t, int seat, Option o) {
    if (o.verb != OPT_JOB) return;
    todo_push(&t->s->todo, TODO_JOINED, seat, 0, 0);
    west_begin(t, seat, o.arg[0], FOR_JOIN);
}

/* DW-68. */
void west_list_piles(const Content *c, const WestState *s, int seat, OptionList *out) {
    (void)c, (void)s, (void)seat;
    offer(out, option_make(OPT_PUT, 0, 0, 0));
    offer(out, option_make(OPT_PUT, 1, 0, 0));
}

void west_answer_put(Table *t, int seat, Option o) {
    Player *p = &t->s->player[seat];
    int card = p->to_put - 1, kind = p->put_bought ? EV_BOUGHT : EV_TOOK;
    p->to_put = p->put_bought = 0;
    west_put(t, seat, card, o.arg[0] == 1);
    tell(t, kind, seat, t->c->design_of[card], o.arg[0], 0);
}

void west_list_halves(const Content *c, const WestState *s, int seat, OptionList *out) {
    int first = s->head.asked[seat].source;
    offer(out, option_make(OPT_HALF, first, 0, 0));
    offer(out, option_make(OPT_HALF, c->jobs[first].instead - 1, 0, 0));
}

void west_answer_half(Table *t, int seat, Option o) {
    west_begin(t, seat, o.arg[0], FOR_HAPPENING);
}
