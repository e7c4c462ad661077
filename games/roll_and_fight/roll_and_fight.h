/* The two tables of Roll & Fight: rules (roll_and_fight.c) and face (face/face.c). */
#ifndef ROLL_AND_FIGHT_H
#define ROLL_AND_FIGHT_H

#include "engine/view.h"

extern const Game roll_and_fight_game;
extern const Face roll_and_fight_face;

#endif
