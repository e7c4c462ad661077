/*
 * The visible part of an event: cards that are played or turned up, monsters that step. Like
 * an event's words, it depends only on the event and on who rides as whom.
 */
#include "few_and_cursed/face/face.h"

/* FC-97: how many roads are left to San Andreas. */
static Moment step(const Content *c, const Event *e) {
    Moment m = {.kind = MOMENT_STEP,
                .at = ref_space(e->arg[1]),
                .to = ref_space(e->arg[2]),
                .card = ref_card(MONSTER_REF + e->arg[0]),
                .owner = OWNER_TABLE,
                .number = c->home_distance[e->arg[2]]};
    moment_piece(&m, "monster_", c->monsters[e->arg[0]].id);
    return m;
}

void few_event_moments(const Box *box, const State *s, const Event *e, Moments *out) {
    const Content *c = box->content;
    (void)s; /* everything is in the event */
    switch (e->kind) {
    case EV_ROUND: moment_begins(out, MOMENT_ROUND, e->arg[0]); break;
    case EV_PLAYED: moment_card(out, e->arg[0], "play", e->who); break;
    case EV_USED: moment_card(out, ITEM_REF + e->arg[0], "items", e->who); break;
    case EV_TURNED:
        moment_add(out, (Moment){.kind = MOMENT_THRESHOLD,
                                 .to = ref_track("curse"),
                                 .owner = e->who,
                                 .number = e->arg[0]});
        break;
    case EV_ENCOUNTER: moment_reveal(out, few_encounter_ref(e->arg[0], e->arg[1])); break;
    case EV_RECOVERED: moment_reveal(out, few_artifact_design(c, e->arg[0])); break;
    case EV_REVEALED:
        if (e->arg[1]) moment_reveal(out, few_top_ref(e->arg[1]));
        break;
    case EV_MONSTER: moment_add(out, step(c, e)); break;
    default: break;
    }
}

const PhraseRow few_events[EV_COUNT] = {FEW_EVENTS(EVENT_ROW)};
