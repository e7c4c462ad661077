/*
 * What the clause tests of this game share: short ways to open a table and to look at it.
 * Content is named by its ids.
 *
 * Rivals are Jebediah (seat 0) and Maecenas (seat 1) unless a test says otherwise; alone
 * and in a team Jebediah has seat 0. Jebediah has no passive ability, so costs are as
 * printed for him.
 */
#ifndef FEW_AND_CURSED_DESK_H
#define FEW_AND_CURSED_DESK_H

#include "few_and_cursed/rules/table.h"

#include "few_box.h"
#include "desk.h"

#define FEW "few-and-cursed"

enum { JEB = 0, MAE = 1 };

Desk rivals(const char *position);
/* `setup` is added to the usual one: "strict_fight yes". */
Desk rivals_with(const char *setup, const char *position);
/* Jebediah is first, and it is his part of the Action phase; or of the Encounter phase. */
Desk acting(const char *position);
Desk acting_at(const char *space, const char *position);
Desk meeting(const char *position);
/* The same with a road of two Curse symbols, from Last Rain to Whisper Pit: the shipped map
 * has one at most. */
Desk acting_by_a_cursed_road(const char *position);
Desk alone(const char *mode, const char *position);
Desk acting_alone(const char *mode, const char *position);
Desk team(int seats, const char *position);

const FewState *few(const Desk *d);
const Rider *rider(const Desk *d, int seat);
/* Places in the tables of the content, as the state names them. */
int monster_number(const char *id);
int item_number(const char *id);
int bounty_number(const char *id); /* of a Most Wanted */
int artifact_number(const char *id);

/* How many copies of a design lie there. */
int hand_of(const Desk *d, int seat, const char *id);
int deck_of(const Desk *d, int seat, const char *id);
int discards_of(const Desk *d, int seat, const char *id);
int play_of(const Desk *d, int seat, const char *id);
int hand_size(const Desk *d, int seat);
int deck_size(const Desk *d, int seat);
bool holds_job(const Desk *d, int seat, const char *id);
bool has_scored(const Desk *d, int seat, const char *id);

/* Goes on to the end of the round: whatever is asked is answered with the last option
 * (done, no, keep the rest), but the improvised card with the first. */
void rest_of_round(Desk *d);
/* The same until a seat is asked this. */
void play_until(Desk *d, int seat, int kind);

#endif
