/*
 * Rounds and phases: who is asked what, and when (FC-41, FC-42). All riders play a phase in
 * turn before the next begins; each rider's part of it is a slot, and a turn is a rider's
 * four slots in a round (ruling 1). The to-do stack says what comes next;
 * few_advance pops steps until somebody is asked or the game is over.
 */
#include "few_and_cursed/rules/action.h"
#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/effects.h"
#include "few_and_cursed/rules/encounter.h"
#include "few_and_cursed/rules/flow.h"
#include "few_and_cursed/rules/jobs.h"
#include "few_and_cursed/rules/town.h"

void few_ask_again(Table *t) {
    todo_push(&t->s->todo, STEP_ASK, 0, 0, 0);
}

void few_end_slot(Table *t) {
    todo_push(&t->s->todo, STEP_END_SLOT, 0, 0, 0);
}

void few_end_visit(Table *t) {
    if (few_is_whole_slot(t->s)) {
        few_end_slot(t);
    } else {
        t->s->question = ASK_ACTION;
        few_ask_again(t);
    }
}

bool few_is_for_jobs_only(const FewState *s) {
    bool in_town = s->question == ASK_TOWN || s->question == ASK_STORE;
    return s->question == ASK_IMPROVISE || (in_town && few_is_whole_slot(s));
}

/* ---- Rounds ---------------------------------------------------------------------- */

/* Rulings 16 and 42: items are ready again, and declined jobs may be offered again. */
static void begin_round(Table *t) {
    FewState *s = t->s;
    s->round++;
    s->phase = PHASE_IMPROVISE;
    s->slot = s->captured = 0;
    s->used = 0;
    s->declined = 0;
    few_tell(t, EV_ROUND, -1, s->round, s->first, 0);
    few_tell(t, EV_PHASE, -1, PHASE_IMPROVISE, 0, 0);
    todo_push(&s->todo, STEP_SLOT, 0, 0, 0);
    for (int seat = s->seats - 1; seat >= 0; seat--) {
        Rider *r = few_rider(t, seat);
        r->wounded = r->shuffled = r->met = 0;
        few_check_jobs(t, seat);
        if (few_has(t->c, r, SPECIAL_ROUND_CURSE)) few_change_curse(t, seat, 1);
    }
}

static void next_phase(Table *t) {
    FewState *s = t->s;
    s->slot = 0;
    if (s->phase == PHASE_CLEANUP) {
        todo_push(&s->todo, STEP_ROUND_END, 0, 0, 0);
        todo_push(&s->todo, STEP_MONSTERS, 0, 0, 0);
        return;
    }
    s->phase++;
    few_tell(t, EV_PHASE, -1, s->phase, 0, 0);
    todo_push(&s->todo, STEP_SLOT, 0, 0, 0);
}

/* ---- Slots ----------------------------------------------------------------------- */

static void ask_main(Table *t) {
    FewState *s = t->s;
    ask(&s->head, s->seat, s->question, few_rider(t, s->seat)->at);
}

/* FC-43. */
static void begin_improvise(Table *t) {
    FewState *s = t->s;
    s->question = ASK_IMPROVISE;
    s->drawn_count = (uint8_t)few_draw_two(t, s->drawn);
    if (s->drawn_count)
        ask_main(t);
    else
        few_end_slot(t);
}

static void begin_part(Table *t, int seat) {
    switch ((Phase)t->s->phase) {
    case PHASE_IMPROVISE: begin_improvise(t); break;
    case PHASE_ENCOUNTER:
        few_rider(t, seat)->met = 1;
        few_begin_encounter(t, seat, false);
        break;
    case PHASE_ACTION:
        few_begin_action(t);
        ask_main(t);
        break;
    case PHASE_CLEANUP: few_begin_cleanup(t, seat); break;
    }
}

static void begin_slot(Table *t) {
    FewState *s = t->s;
    if (s->slot == s->seats) {
        next_phase(t);
        return;
    }
    int seat = (s->first + s->slot) % s->seats;
    s->seat = (uint8_t)seat;
    bool skipped = few_rider(t, seat)->wounded && s->phase != PHASE_CLEANUP; /* Ruling 12 */
    if (skipped)
        few_end_slot(t);
    else
        begin_part(t, seat);
}

/* FC-37, ruling 3: what is not spent is lost, what was played is discarded. */
static void end_slot(Table *t) {
    FewState *s = t->s;
    Rider *r = few_rider(t, s->seat);
    event_stop(t->log);
    r->move = r->attack = 0;
    few_leave_encounter(t, s->seat);
    bits192_pour(&r->deck.discard, &s->play);
    s->question = 0;
    s->slot++;
    todo_push(&s->todo, STEP_SLOT, 0, 0, 0);
}

/* FC-99, ruling 35: while no monster has appeared, so once; only if a pile hides one. */
static void ask_trigger(Table *t, int seat) {
    FewState *s = t->s;
    if (count_all(s->pile_monster, PILES) && !s->appeared)
        ask(&s->head, (Seat)seat, ASK_PILE, 0);
}

/* ---- Steps ----------------------------------------------------------------------- */

static void run_step(Table *t, Todo step) {
    switch ((Step)step.step) {
    case STEP_NONE: REQUIRE(!"an empty step"); break;
    case STEP_ROUND: begin_round(t); break;
    case STEP_SLOT: begin_slot(t); break;
    case STEP_ASK: ask_main(t); break;
    case STEP_END_SLOT: end_slot(t); break;
    case STEP_EFFECT: few_run_effect(t, step); break;
    case STEP_TRASHED: bits192_remove(&t->s->play, step.b); break;
    case STEP_JOB: few_ask_job(t, step.a); break;
    case STEP_WOUND: few_wound(t, step.a); break;
    case STEP_ROAD: few_road(t, step); break;
    case STEP_ARRIVE: few_arrive(t, step.a); break;
    case STEP_TRIGGER: ask_trigger(t, step.a); break;
    case STEP_REVEAL: few_reveal(t, step.a); break;
    case STEP_REDRAW: few_redraw(t, step.a); break;
    case STEP_MONSTERS: few_move_monsters(t, step); break;
    case STEP_MONSTER_AT: few_move_monster(t, step.a); break;
    case STEP_ROUND_END: few_round_end(t, step); break;
    case STEP_SELL: few_ask_sale(t, step.a); break;
    case STEP_LOOT: few_loot(t, step); break;
    }
}

void few_advance(Table *t) {
    State *head = &t->s->head;
    EventLog *log = t->log;
    event_step(log);
    while (!head->over && !head->open) {
        few_told(t, false);
        run_step(t, todo_pop(&t->s->todo));
        event_step(log);
    }
    if (head->over) t->s->todo = (TodoStack){.count = 0};
}
