/* The sentences of events (rules/events.h), and what can be seen of them. */
#include "roll_and_fight/face/face.h"
#include "roll_and_fight/rules/rolling.h"

const PhraseRow roll_events[EV_COUNT] = {ROLL_EVENTS(EVENT_ROW)};

/* ---- Moments -------------------------------------------------------------------------------------------- */

/* Up to four dice, each as the lowest side that shows its face. */
static Moment thrown(const Event *e) {
    static const int side_of[FACES] = {1, 3, 4, 5, 6};
    Moment m = {.kind = MOMENT_ROLL, .die = "fighting", .at = ref_seat(e->who)};
    Dice dice = roll_dice_of_code(e->arg[0]);
    for (int shown = 0; shown < FACES; shown++)
        for (int i = 0; i < dice_count(dice, shown) && m.die_count < DICE_MAX; i++)
            m.dice[m.die_count++] = side_of[shown];
    return m;
}

static Moment flashback(const Content *c, const Event *e) {
    Moment m = {.kind = MOMENT_ROLL, .die = "flashback", .die_count = FLASHBACK_DICE};
    for (int i = 0; i < FLASHBACK_DICE; i++) {
        int side = 0;
        while (c->flashback[side] != e->arg[i] && side < FLASHBACK_SIDES - 1) side++;
        m.dice[i] = side + 1;
    }
    return m;
}

static void falls(const Event *e, int room, const char *piece, Moments *out) {
    Moment m = {.kind = MOMENT_FALL, .at = ref_space(room_ref(e->who, room)), .number = 1};
    moment_piece(&m, "", piece);
    moment_add(out, m);
}

static Moment met(const Content *c, const Event *e) {
    int room = c->den[e->arg[2]].objective[e->arg[0]].room;
    return (Moment){.kind = MOMENT_MET, .at = ref_space(room_ref(e->who, room))};
}

/* Heroes walk without one: the View says where they are. */
void roll_event_moments(const Box *box, const State *s, const Event *e, Moments *out) {
    static const Player nobody;
    const Content *c = box->content;
    const Player *p =
        e->who < PLAYERS_MAX ? &((const RollState *)s)->player[e->who] : &nobody;
    int hero = p->hero;
    switch (e->kind) {
    case EV_FELL: falls(e, e->arg[0], c->minion[e->arg[1]].id, out); break;
    case EV_BOSS_DEAD: falls(e, den_of(c, p)->boss, "boss", out); break;
    case EV_OBJECTIVE: moment_add(out, met(c, e)); break;
    case EV_BEATEN:
        moment_add(out, (Moment){.kind = MOMENT_THRESHOLD,
                                 .to = ref_track("beating"),
                                 .owner = e->who});
        break;
    case EV_ROUND: moment_begins(out, MOMENT_ROUND, e->arg[0]); break;
    case EV_FLASHBACK: moment_add(out, flashback(c, e)); break;
    case EV_ROLLED: moment_add(out, thrown(e)); break;
    case EV_USED:
        moment_card(out, ability_ref(hero, e->arg[0]), "abilities", e->who);
        break;
    case EV_ITEM: moment_card(out, item_ref(hero, e->arg[0]), "abilities", e->who); break;
    default: break;
    }
}
