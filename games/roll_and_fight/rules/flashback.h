/* The Flashback Phase; its actions are also what Loot icons bring. */
#ifndef ROLL_AND_FIGHT_FLASHBACK_H
#define ROLL_AND_FIGHT_FLASHBACK_H

#include "roll_and_fight/rules/table.h"

enum { SPACES_PER_TRAINING = 2, WOUNDS_PER_HEALING = 2 };

/* What one action would come to now. */
static inline int spaces_to_train(const Player *p) {
    return min_int(SPACES_PER_TRAINING, TRAINING_MAX - p->training);
}
static inline int wounds_to_heal(const Player *p) {
    return min_int(WOUNDS_PER_HEALING, p->wounds);
}

static inline int actions_left(const Player *p) {
    return p->free_action + count_all(p->flash, FLASHES);
}

void roll_begin_flashback(Table *t);
/* False when there is nothing left to choose in this stage. */
bool roll_can_act(const Content *c, const RollState *s, const Player *p);
/* Also for Loot icons (VF-80). */
void roll_list_actions(const Content *c, const RollState *s, Seat seat, OptionList *out);
void roll_do_action(Table *t, Seat seat, Option o);

#endif
