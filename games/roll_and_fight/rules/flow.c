/*
 * Rounds and phases (VF-16, VF-17). Everybody goes through a phase at their own pace; the next one
 * begins when all who still play have come to its end.
 */
#include "roll_and_fight/rules/fight.h"
#include "roll_and_fight/rules/flashback.h"
#include "roll_and_fight/rules/flow.h"
#include "roll_and_fight/rules/resolution.h"
#include "roll_and_fight/rules/rolling.h"
#include "roll_and_fight/rules/score.h"

void roll_ask(Table *t, int seat, int kind, int source) {
    State *head = &t->s->head;
    if (head->asked[seat].kind != kind) ask(head, (Seat)seat, kind, source);
}

/* ---- The side of the board ------------------------------------------------------------------- */

void roll_list_sides(const Content *c, const RollState *s, Seat seat, OptionList *out) {
    int board = s->player[seat].side - 1;
    for (int den = 0; den < DENS; den++)
        if (c->den[den].board == board) offer(out, option_make(OPT_SIDE, den, 0, 0));
}

/* VF-11 */
void roll_answer_side(Table *t, Seat seat, Option o) {
    roll_open_den(t, seat, o.arg[0]);
    t->s->player[seat].stage = STAGE_WAITS;
}

/* ---- Phases ------------------------------------------------------------------------------------ */

typedef void (*BeginOne)(Table *t, int seat);
typedef bool (*Holds)(const Player *p);

static void for_each_player(Table *t, BeginOne begin) {
    for (int seat = 0; seat < t->s->head.seat_count; seat++)
        if (plays_on(&t->s->player[seat])) begin(t, seat);
}

void roll_begin_phase(Table *t, Phase phase) {
    t->s->phase = (uint8_t)phase;
    if (phase != PHASE_FLASHBACK) tell(t, EV_PHASE, -1, phase, 0, 0);
    switch (phase) {
    case PHASE_FLASHBACK: roll_begin_flashback(t); break;
    case PHASE_ROLLING: roll_begin_rolling(t); break;
    case PHASE_FIGHTING: for_each_player(t, roll_begin_fight); break;
    case PHASE_RESOLUTION: for_each_player(t, roll_begin_resolution); break;
    case PHASE_SETUP:
    case PHASES: break;
    }
}

static bool somebody(const RollState *s, Holds holds) {
    for (int seat = 0; seat < s->head.seat_count; seat++)
        if (holds(&s->player[seat])) return true;
    return false;
}

static bool is_busy(const Player *p) {
    return p->stage != STAGE_WAITS;
}

static void next_phase(Table *t) {
    RollState *s = t->s;
    if (!somebody(s, plays_on) || (s->phase == PHASE_RESOLUTION && s->round == ROUNDS)) {
        roll_finish(t);
        return;
    }
    if (s->phase == PHASE_ROLLING) roll_end_rolling(t);
    if (s->phase == PHASE_SETUP || s->phase == PHASE_RESOLUTION) {
        s->round++;
        roll_begin_phase(t, PHASE_FLASHBACK);
    } else {
        roll_begin_phase(t, (Phase)(s->phase + 1));
    }
}

void roll_advance(Table *t) {
    while (!t->s->head.over && !somebody(t->s, is_busy)) next_phase(t);
}
