/*
 * What of an event can be seen to happen: days and nights, cards that are played, tiles that
 * are turned up, the bandit dice; and a few words on what may turn a match. Both depend on the
 * event and on who plays whom, like its words.
 */
#include "deck_goes_west/face/face.h"

static Moment played(const Event *e, int design) {
    return (Moment){.kind = MOMENT_CARD,
                    .card = ref_card(design),
                    .to = ref_zone("discard"),
                    .owner = e->who};
}

/* Only cards leave a hand; characters, tiles and missions stay where they are. */
static void add_job(const Content *c, const Event *e, Moments *out) {
    const Job *job = &c->jobs[e->arg[0]];
    if (job->home == HOME_CARD) moment_add(out, played(e, job->owner));
}

static Moment bandit_die(const Event *e) {
    return (Moment){.kind = MOMENT_ROLL,
                    .die = e->arg[0] == 20 ? "d20" : "d12",
                    .dice = {e->arg[1]},
                    .die_count = 1,
                    .good = e->arg[2] == 0};
}

void west_event_moments(const Box *box, const State *s, const Event *e, Moments *out) {
    (void)s; /* everything is in the event */
    switch (e->kind) {
    case EV_DAY: moment_add(out, (Moment){.kind = MOMENT_DAY, .number = e->arg[0]}); break;
    case EV_NIGHT:
        moment_add(out, (Moment){.kind = MOMENT_NIGHT, .number = e->arg[0]});
        break;
    case EV_JOB: add_job(box->content, e, out); break;
    case EV_BOUGHT: moment_add(out, played(e, e->arg[0])); break;
    case EV_REVEALED:
        moment_add(out,
                   (Moment){.kind = MOMENT_REVEAL, .card = ref_card(TILE_REF + e->arg[0])});
        break;
    case EV_BANDIT_DIE: moment_add(out, bandit_die(e)); break;
    default: break;
    }
}

/* ---- What may turn a match ------------------------------------------------------------------ */

static const char *const briefs[EV_COUNT] = {
    [EV_BUILT] = "a railway at {spot 0}",
    [EV_REVEALED] = "{spot 0} found",
    [EV_FELL] = "{bandits 1} driven off at {spot 0}",
    [EV_HURT] = "the Wagon harmed at {spot 0}",
    [EV_FED] = "{spot 0} fed",
    [EV_DIED] = "{who} died",
};

void west_event_brief(const Box *box, const State *s, const Event *e, Seat viewer,
                      Text *out) {
    if (!briefs[e->kind]) return;
    Phrase p = phrase_of_event(&west_holes, box, s, e, viewer);
    phrase_sentence(&p, briefs[e->kind], out);
}
