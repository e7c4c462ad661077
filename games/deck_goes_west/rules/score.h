/* Points, what a mission answers to, and how a match ends. */
#ifndef DECK_GOES_WEST_SCORE_H
#define DECK_GOES_WEST_SCORE_H

#include "deck_goes_west/rules/table.h"

/* What is true of something that happens in a place: WORK_FURTHEST, WORK_WESTWARD. */
static inline int west_flags_of(const WestState *s, Happening what, int place,
                                bool westward) {
    bool furthest = s->x[place] + 1 > s->furthest[what];
    return (furthest ? WORK_FURTHEST : 0) | (westward ? WORK_WESTWARD : 0);
}
/* A condition of a happening's Job that does not hold: nothing after it is done. */
static inline bool west_fails(int verb, int flags) {
    return (verb == VERB_FURTHEST && !(flags & WORK_FURTHEST)) ||
           (verb == VERB_WESTWARD && !(flags & WORK_WESTWARD));
}
/* Every seat of the set caused it. */
void west_happened(Table *t, Happening what, uint64_t seats, int place, bool westward);
void west_do_happening(Table *t, Todo step);
void west_score(Table *t, int seat, int points);
void west_end(Table *t, Ending ending, int winner);
void west_die(Table *t, int seat, int cause);
void west_check_living(Table *t);
void west_check_home(Table *t);

#endif
