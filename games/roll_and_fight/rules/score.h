/* What counts at the end. */
#ifndef ROLL_AND_FIGHT_SCORE_H
#define ROLL_AND_FIGHT_SCORE_H

#include "roll_and_fight/rules/table.h"

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
/* Of a Boss with this many circles crossed: the value of the last one, and more once it is dead. */
static inline int roll_boss_points(const Content *c, int boss, int hurt) {
    int dead = hurt < c->boss[boss].health ? 0 : c->numbers.boss_dead;
    return dead + (hurt ? c->circle[hurt - 1] : 0);
}
/* Rooms with an enemy on the best way out. */
int roll_escape(const Content *c, const Player *p);
void roll_finish(Table *t);

#endif
