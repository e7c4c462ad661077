/* What the files of the rules share. */
#ifndef ROLL_AND_FIGHT_RULES_H
#define ROLL_AND_FIGHT_RULES_H

#include "roll_and_fight/rules/state.h"

static inline void tell(const Table *t, int kind, int seat, int a, int b, int c) {
    Seat who = seat < 0 ? SEAT_CLOCK : (Seat)seat;
    event_add(t->log, event_public(kind, who, a, b, c));
}

/* ---- flow.c ------------------------------------------------------------------------------ */

/* After a move: phases end and begin until somebody is asked or the match is over. */
void roll_advance(Table *t);
void roll_begin_phase(Table *t, Phase phase);
/* Asks the seat about its stage, unless it is asked already. */
void roll_ask(Table *t, int seat, int kind, int source);
void roll_list_sides(const Content *c, const RollState *s, Seat seat, OptionList *out);
void roll_answer_side(Table *t, Seat seat, Option o);

/* ---- setup.c ------------------------------------------------------------------------------ */

/* The hero stands in the entrance of this den, with all its enemies and loot (VF-11 to VF-13). */
void roll_open_den(Table *t, int seat, int den);
/* The sum of what Trait, Boss and Passive Abilities change. */
void roll_sum_rules(const Content *c, Player *p);

/* ---- flashback.c --------------------------------------------------------------------------- */

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
void roll_list_flashback(const Content *c, const RollState *s, Seat seat, OptionList *out);
void roll_answer_flashback(Table *t, Seat seat, Option o);
/* Also for Loot icons (VF-80). */
void roll_list_actions(const Content *c, const RollState *s, Seat seat, OptionList *out);
void roll_do_action(Table *t, Seat seat, Option o);

/* ---- rolling.c ----------------------------------------------------------------------------- */

/* Dice as one argument of an option or event: what is kept of a throw, what was thrown. */
int roll_dice_code(Dice dice);
Dice roll_dice_of_code(int code);

void roll_begin_rolling(Table *t);
void roll_end_rolling(Table *t);
void roll_list_rolling(const Content *c, const RollState *s, Seat seat, OptionList *out);
void roll_answer_rolling(Table *t, Seat seat, Option o);
/* VF-96: the pool is closed. */
void roll_time_is_up(Table *t);
/* Bits of the abilities that take dice now. */
uint16_t roll_takes_dice(const Content *c, const Player *p);

/* ---- fight.c ------------------------------------------------------------------------------- */

void roll_begin_fight(Table *t, int seat);
void roll_fight_on(Table *t, int seat);
void roll_list_fight(const Content *c, const RollState *s, Seat seat, OptionList *out);
void roll_answer_fight(Table *t, Seat seat, Option o);
/* Ability or item, and whether it can be used at this stage. */
bool roll_can_use(const Content *c, const Player *p, int ability);

/* ---- effects.c ----------------------------------------------------------------------------- */

/* Goes on with what is being used, up to the next choice or its end. */
void roll_work(Table *t, int seat);
void roll_list_step(const Content *c, const RollState *s, Seat seat, OptionList *out);
void roll_answer_step(Table *t, Seat seat, Option o);
const Step *roll_step_at(const Content *c, const Player *p); /* NULL: past the last */
void roll_wound(Table *t, int seat, int wounds, Harm harm);
void roll_change_room(uint32_t *minions, int room, int kind, int by);

/* ---- targets.c ------------------------------------------------------------------------------ */

/* Where a Move, and where a Jump may lead: bits of rooms. */
uint32_t roll_moves(const Content *c, const Player *p);
uint32_t roll_jumps(const Content *c, const Player *p);
/* Whom a Hit, Shoot, Evade or Kill may pick in a room: bits of kinds and of BOSS. */
uint32_t roll_targets(const Content *c, const Player *p, int verb, int room);
/* The rooms that such a step reaches. */
uint32_t roll_reach(const Content *c, const Player *p, int verb);
bool roll_is_possible(const Content *c, const Player *p, Step step);
bool roll_is_cleared(const Player *p, int room);

/* ---- objectives.c ---------------------------------------------------------------------------- */

/* VF-53: marks what is met in the room where the hero stands. */
void roll_check_objectives(Table *t, int seat);
/* It was not met in time, and never can be. */
bool roll_is_missed(const Player *p, const Objective *o);

/* ---- resolution.c ---------------------------------------------------------------------------- */

void roll_begin_resolution(Table *t, int seat);
void roll_resolve_on(Table *t, int seat);
void roll_list_loot(const Content *c, const RollState *s, Seat seat, OptionList *out);
void roll_answer_loot(Table *t, Seat seat, Option o);
int roll_threat(const Content *c, const Player *p); /* Wounds that would come now */

/* ---- score.c --------------------------------------------------------------------------------- */

typedef enum ScorePart {
    SCORE_TRAINING,
    SCORE_LOOT,
    SCORE_OBJECTIVES,
    SCORE_BOSS,
    SCORE_ESCAPE,
    SCORE_PARTS,
} ScorePart;

int roll_score(const Content *c, const Player *p);
int roll_score_part(const Content *c, const Player *p, ScorePart part);
/* Rooms with an enemy on the best way out. */
int roll_escape(const Content *c, const Player *p);
void roll_finish(Table *t);

/* ---- hide.c --------------------------------------------------------------------------------- */

const char *roll_check_player(const Content *c, const Player *p);

#endif
