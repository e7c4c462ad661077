/* What bots and tools want to know of this game. */
#ifndef ROLL_AND_FIGHT_BOT_H
#define ROLL_AND_FIGHT_BOT_H

#include "engine/game.h"

#include "roll_and_fight/rules/state.h"

/* What bots compare, in sixteenths of a point. */
enum { ROLL_POINT = 16 };

/* How many doors and blows the next steps of a plan take, up to a number of efforts. */
typedef struct Wants {
    int horizon, moves, blows;
} Wants;

typedef struct Planned {
    int worth;
    Wants wants;
} Planned;

/* plan.c: what can still be taken in the den, with this many quarters of an effort left. The same
 * is asked again and again: it is worked out once and noted, where there are notes. */
typedef struct Notes Notes;
Planned roll_plan(const Content *c, const Player *p, int budget, int horizon, Notes *notes);

/* dens.c: writes into the dens, while they are loaded, what they promise before the first die. */
void roll_promises(Content *c);
/* What a player's den promised. */
int roll_promise(const Content *c, const RollState *s, const Player *p);

/* tiles.c: writes into tiles and Items, while they are loaded, what they are worth. */
void roll_judge_tiles(Content *c);

/* value.c */
int roll_den_worth(const Content *c, const RollState *s, const Player *p, Wants *wants,
                   Notes *notes);

#endif
