/*
 * The Fighting Phase: what may be used (fight.c), doing it step by step (effects.c), whom and
 * where a step reaches (targets.c), and what it marks (objectives.c).
 */
#ifndef ROLL_AND_FIGHT_FIGHT_H
#define ROLL_AND_FIGHT_FIGHT_H

#include "roll_and_fight/rules/table.h"

void roll_begin_fight(Table *t, int seat);
void roll_fight_on(Table *t, int seat);
/* Ability or item, and whether it can be used at this stage. */
bool roll_can_use(const Content *c, const Player *p, int ability);

/* ---- effects.c ------------------------------------------------------------------------- */

/* Goes on with what is being used, up to the next choice or its end. */
void roll_work(Table *t, int seat);
/* What becomes of the enemy that a Hit or a Shoot picks. */
typedef enum Blow { BLOW_EVADES, BLOW_BOUNCES, BLOW_HURTS, BLOW_DAMAGES, BLOW_FELLS } Blow;
Blow roll_blow(const Player *p, Option o);
const Step *roll_step_at(const Content *c, const Player *p); /* NULL: past the last */
void roll_wound(Table *t, int seat, int wounds, Harm harm);
void roll_change_room(uint32_t *minions, int room, int kind, int by);

/* ---- targets.c ------------------------------------------------------------------------- */

/* Where a Move, and where a Jump may lead: bits of rooms. */
uint32_t roll_moves(const Content *c, const Player *p);
uint32_t roll_jumps(const Content *c, const Player *p);
/* Whom a Hit, Shoot, Evade or Kill may pick in a room: bits of kinds and of BOSS. */
uint32_t roll_targets(const Content *c, const Player *p, int verb, int room);
/* The rooms that such a step reaches. */
uint32_t roll_reach(const Content *c, const Player *p, int verb);
bool roll_is_possible(const Content *c, const Player *p, Step step);
/* Why it is not, as a refusal says it. */
const char *roll_obstacle(const Player *p, Step step);
bool roll_is_cleared(const Player *p, int room);

/* ---- objectives.c ---------------------------------------------------------------------- */

/* VF-53: marks what is met in the room where the hero stands. */
void roll_check_objectives(Table *t, int seat);
/* It was not met in time, and never can be. */
bool roll_is_missed(const Player *p, const Objective *o);

#endif
