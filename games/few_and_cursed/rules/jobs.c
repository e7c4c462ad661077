/*
 * Jobs (FC-51 to FC-59): drawn secretly, scored at any time, and counted against their
 * owner if left over. A job that waits for an exact track value asks its owner as soon as
 * the track shows it (ruling 16), in any rider's turn.
 */
#include "few_and_cursed/rules/flow.h"
#include "few_and_cursed/rules/jobs.h"
#include "few_and_cursed/rules/riders.h"

bool few_has_scored(const Content *c, const Rider *r, int design) {
    return (r->scored & few_job_copies(&c->jobs[design])) != 0;
}

uint64_t few_copies_of(const Content *c, uint64_t jobs) {
    uint64_t copies = 0;
    while (jobs) copies |= few_job_copies(few_job(c, bits64_take(&jobs)));
    return copies;
}

/* ---- Drawing --------------------------------------------------------------------- */

/* FC-38, FC-52: a job that the rider has scored, or one of those that are `barred` here, is
 * discarded and replaced. -1: there are no others left anywhere. */
static int draw_job(Table *t, int seat, uint64_t barred) {
    Deck64 *jobs = &t->s->jobs;
    uint64_t fit = ~barred & ~few_copies_of(t->c, few_rider(t, seat)->scored);
    event_stop(t->log); /* nobody knows which are left */
    while ((jobs->cards | jobs->discard) & fit) {
        int card = deck64_draw(jobs, &t->s->head.rng);
        if (fit & bit64(card)) return card;
        jobs->discard |= bit64(card);
    }
    return -1;
}

void few_draw_jobs(Table *t, int seat, int count) {
    if (t->s->switches & SWITCH_SHADOWS_ONLY) return;
    for (int i = 0; i < count; i++) {
        int card = draw_job(t, seat, 0);
        if (card < 0) return;
        Rider *r = few_rider(t, seat);
        r->jobs |= bit64(card);
        r->job_count++;
        event_add(t->log, event_secret(EV_BOARD, (Seat)seat, 1, 0, t->c->job_of[card]));
    }
    if (t->s->round) few_check_jobs(t, seat);
}

/* ---- Scoring --------------------------------------------------------------------- */

/* What lies open on the tracks of Operating in the Shadows (FC-113, FC-114). */
static uint64_t shadow_tops(const FewState *s) {
    uint64_t tops = 0;
    if (s->mode != MODE_SHADOWS) return 0;
    for (int i = 0; i < SHADOW_TRACKS; i++) {
        if (few_shadow_top(s, i) >= 0) tops |= bit64(few_shadow_top(s, i));
    }
    return tops;
}

uint64_t few_scorable(const FewState *s, int seat) {
    return s->rider[seat].jobs | shadow_tops(s);
}

/* FC-114: the next job comes up. Ruling 53: one whose name is already scored is replaced,
 * never by an end-of-game job; if there is no other, its place counts as done. */
static void renew_top(Table *t, int seat, int track) {
    FewState *s = t->s;
    while (s->shadow_done[track] < SHADOW_LENGTH) {
        uint8_t *top = &s->shadow[track][s->shadow_done[track]];
        if (!few_has_scored(t->c, few_rider(t, seat), t->c->job_of[*top - 1])) return;
        s->jobs.discard |= bit64(*top - 1);
        int card = draw_job(t, seat, t->c->jobs_of_kind[JOB_END]);
        *top = (uint8_t)(card + 1);
        if (card < 0) s->shadow_done[track]++;
    }
}

/* FC-115. */
static void advance_shadows(Table *t, int seat, int card) {
    FewState *s = t->s;
    for (int i = 0; i < SHADOW_TRACKS; i++) {
        if (few_shadow_top(s, i) == card) s->shadow_done[i]++;
        renew_top(t, seat, i);
    }
    if (few_shadows_done(s) >= SHADOWS_TO_DO)
        few_end_game(t, CAUSE_SHADOWS, true);
    else
        few_check_jobs(t, seat);
}

/* FC-58: both Water and Grit, at once. */
void few_score(Table *t, int seat, int card) {
    Rider *r = few_rider(t, seat);
    const Job *job = few_job(t->c, card);
    if (r->jobs & bit64(card)) count_take(&r->job_count, 1);
    r->jobs &= ~bit64(card);
    r->scored |= bit64(card);
    t->s->declined &= ~bit64(card);
    few_tell(t, EV_SCORED, seat, t->c->job_of[card], job->water, job->grit);
    few_told(t, true);
    few_change_water(t, seat, job->water);
    few_gain_grit(t, seat, job->grit);
    event_step(t->log); /* what comes up on a track is hidden */
    if (t->s->mode == MODE_SHADOWS) advance_shadows(t, seat, card);
}

uint64_t few_jobs_shown(const Content *c, const Rider *r) {
    return c->jobs_at[JOB_CURSE][r->curse] | c->jobs_at[JOB_BULLETS][r->bullets] |
           c->jobs_at[JOB_HEALTH][r->health];
}

static int first_new(const Content *c, const Rider *r, uint64_t jobs) {
    while (jobs) {
        int card = bits64_take(&jobs);
        if (!few_has_scored(c, r, c->job_of[card])) return card;
    }
    return -1;
}

int few_first_unscored(const Content *c, const Rider *r, uint64_t jobs) {
    int on_track = first_new(c, r, jobs & ~r->jobs);
    return on_track >= 0 ? on_track : first_new(c, r, jobs & r->jobs);
}

/* FC-57, FC-58: the next one to ask about, or -1. */
static int next_met(const Content *c, const FewState *s, int seat) {
    const Rider *r = &s->rider[seat];
    uint64_t met = few_scorable(s, seat) & few_jobs_shown(c, r) & ~s->declined;
    return met ? few_first_unscored(c, r, met) : -1;
}

void few_check_jobs(Table *t, int seat) {
    event_secret_of(t->log, seat);
    if (next_met(t->c, t->s, seat) >= 0) todo_push(&t->s->todo, STEP_JOB, seat, 0, 0);
}

/* The value is new, so jobs declined at the old one may be offered again. */
void few_track_changed(Table *t, int seat, JobKind kind) {
    t->s->declined &= ~(t->c->jobs_of_kind[kind] & few_scorable(t->s, seat));
    few_check_jobs(t, seat);
}

/* One at a time, each at the value that the track then shows. */
void few_ask_job(Table *t, int seat) {
    int card = next_met(t->c, t->s, seat);
    if (card < 0) return;
    todo_push(&t->s->todo, STEP_JOB, seat, 0, 0);
    ask(&t->s->head, (Seat)seat, ASK_JOB, card);
}

/* Copies of one job are declined together. */
void few_decline(Table *t, int seat, int card) {
    t->s->declined |= few_job_copies(few_job(t->c, card)) & few_scorable(t->s, seat);
}

/* ---- The tracks of the Shadows --------------------------------------------------- */

uint64_t few_shadow_jobs(const Content *c, const FewState *s) {
    uint64_t known = 0;
    for (int i = 0; i < SHADOW_TRACKS * SHADOW_LENGTH; i++) {
        int card = s->shadow[i / SHADOW_LENGTH][i % SHADOW_LENGTH] - 1;
        if (card >= 0) known |= bit64(card);
    }
    return ~few_copies_of(c, known) & ~c->jobs_of_kind[JOB_END];
}

int few_shadows_done(const FewState *s) {
    int done = 0;
    for (int i = 0; i < SHADOW_TRACKS; i++) done += s->shadow_done[i] == SHADOW_LENGTH;
    return done;
}

/* FC-113: three tracks of four; what may not lie there is replaced. */
void few_deal_shadows(Table *t) {
    FewState *s = t->s;
    uint64_t put_back = 0;
    for (int i = 0; i < SHADOW_TRACKS * SHADOW_LENGTH;) {
        int card = deck64_draw(&s->jobs, &s->head.rng);
        REQUIRE(card >= 0);
        if (!(few_shadow_jobs(t->c, s) & bit64(card))) {
            put_back |= bit64(card);
            continue;
        }
        s->shadow[i / SHADOW_LENGTH][i % SHADOW_LENGTH] = (uint8_t)(card + 1);
        i++;
    }
    s->jobs.cards |= put_back;
}

/* ---- The end (FC-103 to FC-105) -------------------------------------------------- */

static bool most_jobs(const FewState *s, int seat) {
    for (int other = 0; other < s->seats; other++) {
        if (other != seat &&
            few_jobs_done(&s->rider[other]) >= few_jobs_done(&s->rider[seat]))
            return false;
    }
    return true;
}

int few_end_count(const Rider *r, EndTest end) {
    switch (end) {
    case END_WATER: return r->water;
    case END_ARTIFACTS: return bits_count(r->artifacts);
    case END_BOUNTIES: return few_beaten(r);
    case END_NONE:
    case END_JOBS_MOST: break;
    }
    return -1;
}

static bool end_test(const FewState *s, int seat, const Job *job) {
    if (job->end == END_JOBS_MOST) return most_jobs(s, seat);
    return few_end_count(&s->rider[seat], job->end) >= job->amount;
}

/* FC-55, ruling 72: the held jobs that would be scored if the game ended now, one of each
 * name. */
static uint64_t met_at_end(const Content *c, const FewState *s, int seat) {
    const Rider *r = &s->rider[seat];
    uint64_t met = 0;
    for (uint64_t left = r->jobs; left;) {
        int card = bits64_take(&left);
        const Job *job = few_job(c, card);
        bool again = (met | r->scored) & few_job_copies(job);
        if (job->kind == JOB_END && !again && end_test(s, seat, job)) met |= bit64(card);
    }
    return met;
}

/* FC-103, ruling 72: all are judged before the first is paid. */
void few_score_end_jobs(Table *t) {
    uint64_t met[RIDERS] = {0};
    for (int seat = 0; seat < t->s->seats; seat++) {
        event_secret_of(t->log, seat);
        met[seat] = met_at_end(t->c, t->s, seat);
    }
    event_step(t->log);
    for (int seat = 0; seat < t->s->seats; seat++) {
        while (met[seat]) few_score(t, seat, bits64_take(&met[seat]));
    }
}

int few_artifact_grit(const Content *c, const Rider *r) {
    int grit = 0;
    for (uint32_t left = r->artifacts; left;)
        grit += few_design(c, c->artifact_card[bits_take(&left)])->grit;
    return grit;
}

int few_end_grit(const Content *c, const FewState *s, int seat) {
    const Rider *r = &s->rider[seat];
    uint64_t met = s->head.over ? 0 : met_at_end(c, s, seat);
    int grit = 0;
    for (uint64_t left = r->jobs; left;) {
        int card = bits64_take(&left), worth = few_job(c, card)->grit;
        grit += met & bit64(card) ? worth : -worth;
    }
    return grit + few_artifact_grit(c, r);
}
