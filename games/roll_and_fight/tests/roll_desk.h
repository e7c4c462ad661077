/*
 * What the tests of this game share: desks in the middle of a phase, and looks into the state.
 *
 * Unless a test says otherwise it is Cricket alone in the Velvet Mask against the Landlord, without
 * a clock: neither of the two changes anything about a fight. The plan of that den:
 *
 *     Store Room - Stage ------ Corridor - Lounge -------- Office (Boss)
 *         |                     /      \                      |
 *     Kitchen ---- Bar --------         Counting Room ----- Garage
 *         |         |                        |                |
 *     Back Alley - Coat Room ----------- Card Room -----------
 *     (entrance)
 */
#ifndef ROLL_AND_FIGHT_DESK_H
#define ROLL_AND_FIGHT_DESK_H

#include <criterion/criterion.h>

#include "roll_and_fight/rules/fight.h"
#include "roll_and_fight/rules/flashback.h"
#include "roll_and_fight/rules/flow.h"
#include "roll_and_fight/rules/resolution.h"
#include "roll_and_fight/rules/rolling.h"
#include "roll_and_fight/rules/score.h"

#include "engine/setup.h"
#include "engine/shelf.h"

#include "desk.h"

#define ROLL_ID "roll-and-fight"

/* Alone in the Velvet Mask, relaxed. */
Desk against(const char *hero, const char *boss, const char *position);
Desk lone(const char *position);
/* The same at the beginning of the Fighting Phase. */
Desk brawl(const char *position);
/* Two, Cricket and Brick, in the Velvet Mask and on Pier Nine, in real time or relaxed. */
Desk race(const char *position);
Desk race_relaxed(const char *position);

const RollState *state_at(const Desk *d);
const Player *fighter_at(const Desk *d, int seat);
/* Of seat 0: the room where it stands, and how many of a kind stand in a room. */
const char *where(const Desk *d);
int standing_in(const Desk *d, const char *room, int kind);
int room_named(const Desk *d, const char *id);
const Content *roll_printed(void);
/* Fail the test when there is none of that id. */
const Ability *ability_named(const char *hero, const char *id);
const Hero *hero_named(const char *id);
const Boss *boss_named(const char *id);
const Den *den_named(const char *id);
/* Answers questions of seat 0 by "done" or "stop", until it is asked this, or the match is over. */
void idle_until(Desk *d, int kind, int round);

#endif
