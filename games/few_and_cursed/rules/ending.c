/*
 * The end of the game: end-of-game jobs, every rider's Grit, and who has won (FC-100 to
 * FC-106). Solo and co-op games have no scoring (ruling 59).
 */
#include "few_and_cursed/rules/flow.h"
#include "few_and_cursed/rules/jobs.h"
#include "few_and_cursed/rules/riders.h"

/* FC-106: what separates two riders with equal Grit: Most Wanted beaten, then jobs
 * completed, then Water; ruling 48. `lead`: above 0 if `a` ranks before `b`. */
static TieBreak tie_between(const FewState *s, int a, int b, int *lead) {
    const Rider *x = &s->rider[a], *y = &s->rider[b];
    const int leads[] = {[TIE_BEATEN] = few_beaten(x) - few_beaten(y),
                         [TIE_JOBS] = few_jobs_done(x) - few_jobs_done(y),
                         [TIE_WATER] = x->water - y->water,
                         [TIE_SHARED] = 0};
    int tie = TIE_BEATEN;
    while (tie < TIE_SHARED && !leads[tie]) tie++;
    *lead = leads[tie];
    return (TieBreak)tie;
}

/* FC-1. Above 0: `a` ranks before `b`. */
static int compare_riders(const FewState *s, const int32_t *points, int a, int b) {
    int lead = points[a] - points[b];
    if (!lead) tie_between(s, a, b, &lead);
    return lead;
}

void few_rank(const Content *c, const FewState *s, Result *out) {
    for (int seat = 0; seat < s->seats; seat++)
        out->points[seat] = s->rider[seat].grit + few_end_grit(c, s, seat);
    for (int seat = 0; seat < s->seats; seat++) {
        out->place[seat] = 1;
        for (int other = 0; other < s->seats; other++)
            out->place[seat] += compare_riders(s, out->points, other, seat) > 0;
    }
}

static TieBreak tie_of(const FewState *s, const Result *result, int winner) {
    TieBreak last = TIE_NONE;
    for (int other = 0; other < s->seats; other++) {
        if (other == winner || result->points[other] != result->points[winner]) continue;
        int lead;
        TieBreak tie = tie_between(s, winner, other, &lead);
        if (tie > last) last = tie;
    }
    return last;
}

static void tell_scores(Table *t) {
    const FewState *s = t->s;
    Result result = {.outcome = NULL};
    few_rank(t->c, s, &result);
    for (int seat = 0; seat < s->seats; seat++) {
        int artifacts = few_artifact_grit(t->c, &s->rider[seat]);
        few_tell(t, EV_TALLY, seat, artifacts, artifacts - few_end_grit(t->c, s, seat),
                 result.points[seat]);
    }
    for (int seat = 0; seat < s->seats; seat++) {
        if (result.place[seat] == 1)
            few_tell(t, EV_WINNER, seat, result.points[seat], tie_of(s, &result, seat), 0);
    }
}

static void tell_end(Table *t, EndCause cause, bool won) {
    t->s->ending = (uint8_t)cause;
    t->s->won = won ? WON : LOST;
    few_tell(t, EV_OVER, -1, cause, won, 0);
}

void few_end_game(Table *t, EndCause cause, bool won) {
    if (t->s->head.over) return;
    tell_end(t, cause, won);
    finish(&t->s->head);
}

void few_end_rivalry(Table *t, EndCause cause, bool won) {
    if (t->s->head.over) return;
    tell_end(t, cause, won);
    few_score_end_jobs(t);
    finish(&t->s->head);
    tell_scores(t);
}
