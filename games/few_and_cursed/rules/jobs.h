/* Jobs: drawing, scoring and declining them, and what they are worth at the end. */
#ifndef FEW_AND_CURSED_JOBS_H
#define FEW_AND_CURSED_JOBS_H

#include "few_and_cursed/rules/table.h"

static inline int few_jobs_done(const Rider *r) {
    return bits64_count(r->scored);
}

void few_track_changed(Table *t, int seat, JobKind kind);
void few_check_jobs(Table *t, int seat); /* checks all tracks again */
void few_draw_jobs(Table *t, int seat, int count);
void few_score(Table *t, int seat, int job_card);
bool few_has_scored(const Content *c, const Rider *r, int design);
uint64_t few_copies_of(const Content *c, uint64_t jobs); /* of all these, and themselves */
/* The track jobs that ask for exactly what this rider's tracks show (FC-57). */
uint64_t few_jobs_shown(const Content *c, const Rider *r);
/* FC-56, FC-57: all jobs of which this rider has what they ask for: those that lack nothing
 * (few_lack_of_job), by sets, which is faster (hand.c). */
uint64_t few_jobs_ready(const Content *c, const Rider *r);
uint64_t few_scorable(const FewState *s, int seat); /* held, and on top of the tracks */
/* FC-55: the first of these jobs whose name is not scored, or -1. Of equal copies, one on a
 * track of the Shadows comes before one in hand. */
int few_first_unscored(const Content *c, const Rider *r, uint64_t jobs);
/* FC-114: the job that lies open on a track of the Shadows, or -1. */
static inline int few_shadow_top(const FewState *s, int track) {
    int at = s->shadow_done[track];
    return at < SHADOW_LENGTH ? s->shadow[track][at] - 1 : -1;
}
void few_deal_shadows(Table *t);
/* FC-113, ruling 53: the jobs that may come onto a track: no name is there twice, and no
 * end-of-game job. */
uint64_t few_shadow_jobs(const Content *c, const FewState *s);
int few_shadows_done(const FewState *s);
/* This rider's count of what an end-of-game job counts; -1: riders are compared. */
int few_end_count(const Rider *r, EndTest end);
void few_ask_job(Table *t, int seat);
void few_decline(Table *t, int seat, int job_card);
void few_score_end_jobs(Table *t);                               /* FC-103 */
int few_end_grit(const Content *c, const FewState *s, int seat); /* jobs and artifacts */
int few_artifact_grit(const Content *c, const Rider *r);

#endif
