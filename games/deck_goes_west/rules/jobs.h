/*
 * Jobs: what keeps one from being done (needs.c), which are on offer (jobs.c), and doing them
 * (work.c).
 */
#ifndef DECK_GOES_WEST_JOBS_H
#define DECK_GOES_WEST_JOBS_H

#include "deck_goes_west/rules/table.h"

typedef struct Lack {
    const char *clause, *what;
    int amount;
} Lack;

/* Whether `seat` could do the Job as far as everybody sees: place, units and map. The reason
 * in *why, which may be NULL. */
bool west_could(const Content *c, const WestState *s, int seat, const Job *job, Lack *why);
/* The same, and with the cards in hand, playing `card` (-1: none). */
bool west_can(const Content *c, const WestState *s, int seat, const Job *job, int card,
              Lack *why);
int west_most_x(const Content *c, const WestState *s, int seat, const Job *job, int card);
/* Cards that a step may take from hand. */
Bits192 west_choice(const Content *c, const WestState *s, int seat, int pick, int except);
bool west_same_last(const Job *a, const Job *b);
bool west_is_movement(const Job *job);

/* ---- Which Jobs are on offer ------------------------------------------------------------- */

typedef struct Wanted {
    Purpose purpose;
    int last; /* 1 + Job whose last step they must share, or 0 */
} Wanted;
void west_list_jobs(const Content *c, const WestState *s, int seat, Wanted wanted,
                    OptionList *out);
/* Whether, for all that the others can see, the seat might have such a Job. */
bool west_might_have(const Content *c, const WestState *s, int seat, Wanted wanted);
void west_list_buys(const Content *c, const WestState *s, int seat, OptionList *out);
/* The card with which the seat would do this Job, or -1. */
int west_card_for(const Content *c, const WestState *s, int seat, const Job *job);
/* One option for each kind of card in a set. */
void west_offer_cards(const Content *c, const Bits192 *set, int verb, OptionList *out);

/* ---- The interpreter --------------------------------------------------------------------- */

void west_begin(Table *t, int which, int seat, int job, Purpose purpose);
void west_work(Table *t, int which);
void west_last(Table *t);
void west_roll_for(Table *t);
int west_throw(Table *t, int dice);
void west_gain(Table *t, int seat, int resource, int amount);

#endif
