/* Points, the mission's events, and how a match ends. */
#ifndef DECK_GOES_WEST_SCORE_H
#define DECK_GOES_WEST_SCORE_H

#include "deck_goes_west/rules/table.h"

/* Every seat of the set caused it. */
void west_happened(Table *t, Happening what, uint64_t seats, int place, bool westward);
void west_event(Table *t, Todo step);
void west_score(Table *t, int seat, int points);
void west_end(Table *t, Ending ending, int winner);
void west_die(Table *t, int seat, int cause);
void west_check_living(Table *t);
void west_check_home(Table *t);

#endif
