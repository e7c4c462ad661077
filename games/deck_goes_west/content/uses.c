/* Which lines of the packs a choice or an event stands for, so that tools can tell what never
 * comes up. */
#include "deck_goes_west/deck_goes_west.h"
#include "deck_goes_west/rules/table.h"

const char *const west_usable[] = {
    "starter job_1 job_2 job_3 job_4",
    "trade buy_1 buy_2 job_1 job_2 job_3 job_4",
    "exhaustion job_1 job_2",
    "pain job_1 job_2 job_3",
    "tile land job",
    "character job_1 job_2 job_3",
    "mission job_1 job_2 job_3 on_build on_reveal on_clear on_west on_east on_hurt",
    NULL,
};

static const char *const job_keys[] = {"job_1", "job_2", "job_3", "job_4"};
static const char *const buy_keys[] = {"buy_1", "buy_2"};

static void job_uses(const Content *c, int number, Uses *out) {
    static const char *const classes[CLASSES] = {"starter", "trade", "exhaustion", "pain"};
    const Job *job = &c->jobs[number];
    const char *key = job_keys[job->number];
    switch ((Home)job->home) {
    case HOME_CARD: {
        const Design *d = &c->designs[job->owner];
        use_add(out, classes[d->class], d->id, key);
        break;
    }
    case HOME_BUY:
        use_add(out, "trade", c->designs[job->owner].id, buy_keys[job->number]);
        break;
    case HOME_CHARACTER:
        use_add(out, "character", c->characters[job->owner].id, key);
        break;
    case HOME_TILE: use_add(out, "tile", c->tiles[job->owner].id, "job"); break;
    case HOME_MISSION: use_add(out, "mission", c->missions[job->owner].id, key); break;
    case HOME_HAPPENING:
    case HOMES: break;
    }
}

void west_uses(const Box *box, const State *s, Seat seat, Option o, Uses *out) {
    (void)s, (void)seat;
    if (o.verb == OPT_JOB || o.verb == OPT_BUY) job_uses(box->content, o.arg[0], out);
}

Happening west_happening_of(const Content *c, int job) {
    const Mission *m = &c->missions[c->jobs[job].owner];
    for (int i = 0; i < HAPPENINGS; i++) {
        int own = m->on[i] - 1;
        if (own >= 0 && (own == job || c->jobs[own].instead == job + 1))
            return (Happening)i;
    }
    REQUIRE(false);
    return HAPPENINGS;
}

void west_event_uses(const Box *box, const Event *e, Uses *out) {
    static const char *const keys[HAPPENINGS] = {"on_build", "on_reveal", "on_clear",
                                                 "on_west",  "on_east",   "on_hurt"};
    const Content *c = box->content;
    if (e->kind == EV_REVEALED) use_add(out, "tile", c->tiles[e->arg[0]].id, "land");
    if (e->kind != EV_JOB || e->arg[1] != 1) return;
    const Mission *m = &c->missions[c->jobs[e->arg[0]].owner];
    use_add(out, "mission", m->id, keys[west_happening_of(c, e->arg[0])]);
}
