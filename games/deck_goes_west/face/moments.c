/*
 * What of an event can be seen to happen: days and nights, cards that are played, tiles that
 * are turned up, dice, bandits and the Wagon on their way. Like an event's words, this
 * depends only on the event and on who plays whom.
 */
#include "deck_goes_west/face/face.h"

/* Only cards leave a hand; characters, tiles and missions stay where they are. */
static void add_job(const Content *c, const Event *e, Moments *out) {
    const Job *job = &c->jobs[e->arg[0]];
    if (job->home == HOME_CARD) moment_card(out, job->owner, "discard", e->who);
}

static Moment bandit_die(const Event *e) {
    return (Moment){.kind = MOMENT_ROLL,
                    .die = e->arg[0] == 20 ? "d20" : "d12",
                    .dice = {e->arg[1]},
                    .die_count = 1,
                    .good = e->arg[2] == 0};
}

/* ---- Job dice ------------------------------------------------------------------------------ */

/* Those that show most come first. */
static void add_dice(Moment *m, int shown, int most) {
    static const int8_t face[] = {1, 3, 6}; /* that shows 0, 1, 2 */
    for (int value = 2; value >= 0; value--)
        for (int i = shown >> SHOWN_BITS * value & SHOWN_MOST; i > 0 && most > 0;
             i--, most--)
            m->dice[m->die_count++] = face[value];
}

static Moment job_dice(const Event *e) {
    Moment m = {.kind = MOMENT_ROLL, .die = "job", .told = true};
    add_dice(&m, e->secret, DICE_MAX);
    return m;
}

/* Hits and the saves against them. Without dice of either there is nothing to see. */
static void add_hits(const Event *e, Moments *out) {
    bool won = e->arg[1] > e->arg[2];
    Moment m = {.kind = MOMENT_ROLL,
                .die = "job",
                .told = true,
                .good = e->who == SEAT_CLOCK ? !won : won};
    add_dice(&m, e->arg[0], DICE_MAX / 2);
    int hits = m.die_count;
    add_dice(&m, e->secret, DICE_MAX / 2);
    m.against = m.die_count - hits;
    if (m.die_count) moment_add(out, m);
}

/* ---- Ways ---------------------------------------------------------------------------------- */

/* Nothing is seen of a way whose tiles were taken away in the same night. */
static void add_way(const WestState *s, const char *piece, int way, Moments *out) {
    int from = way / WAY_PLACES, to = way % WAY_PLACES;
    if (~s->placed & (bit64(from) | bit64(to))) return;
    Moment m = {.kind = MOMENT_PUT,
                .at = ref_space(from),
                .to = ref_space(to),
                .owner = OWNER_TABLE,
                .number = 1};
    moment_piece(&m, "", piece);
    moment_add(out, m);
}

void west_event_moments(const Box *box, const State *s, const Event *e, Moments *out) {
    const WestState *west = (const WestState *)s;
    switch (e->kind) {
    case EV_DAY: moment_begins(out, MOMENT_DAY, e->arg[0]); break;
    case EV_NIGHT: moment_begins(out, MOMENT_NIGHT, e->arg[0]); break;
    case EV_JOB: add_job(box->content, e, out); break;
    case EV_BOUGHT: moment_card(out, e->arg[0], "discard", e->who); break;
    case EV_REVEALED: moment_reveal(out, TILE_REF + e->arg[0]); break;
    case EV_BANDIT_DIE: moment_add(out, bandit_die(e)); break;
    case EV_ROLLED: moment_add(out, job_dice(e)); break;
    case EV_HITS: add_hits(e, out); break;
    case EV_BANDITS_MOVED: add_way(west, "bandits", e->secret, out); break;
    case EV_WAGON: add_way(west, "wagon", e->arg[2], out); break;
    default: break;
    }
}

const PhraseRow west_events[EV_COUNT] = {WEST_EVENTS(EVENT_ROW)};
