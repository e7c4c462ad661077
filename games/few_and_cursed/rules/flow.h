/* Rounds, phases and steps (flow.c), the end of a round (cleanup.c), the end (ending.c). */
#ifndef FEW_AND_CURSED_FLOW_H
#define FEW_AND_CURSED_FLOW_H

#include "few_and_cursed/rules/table.h"

void few_advance(Table *t);
void few_ask_again(Table *t); /* pushes STEP_ASK */
void few_end_slot(Table *t);  /* pushes STEP_END_SLOT */
/* FC-44, FC-73: in the Encounter phase an encounter, or a visit to San Andreas, is the whole
 * slot; as an action it is followed by the rest of the Action phase. */
static inline bool few_is_whole_slot(const FewState *s) {
    return s->phase == PHASE_ENCOUNTER;
}
void few_end_visit(Table *t);
/* FC-37: whether only jobs use Movement and Attack now, since they are lost with the slot:
 * in Improvise, and on a visit to San Andreas in the Encounter phase. */
bool few_is_for_jobs_only(const FewState *s);

/* cleanup.c */
void few_begin_cleanup(Table *t, int seat);
void few_redraw(Table *t, int seat);
void few_refill_hand(Table *t, int seat);
void few_round_end(Table *t, Todo step);

/* ending.c */
void few_end_game(Table *t, EndCause cause, bool won); /* solo, co-op */
/* FC-103: first the jobs of the end are scored. Scoring may itself end a game, but not one of
 * rivals: apart from each other, neither function calls itself. */
void few_end_rivalry(Table *t, EndCause cause, bool won);
void few_rank(const Content *c, const FewState *s, Result *out); /* points and places */

#endif
