/*
 * Jobs: what keeps one from being done (needs.c), which are on offer (jobs.c), and doing them
 * (work.c).
 */
#ifndef DECK_GOES_WEST_JOBS_H
#define DECK_GOES_WEST_JOBS_H

#include "deck_goes_west/rules/table.h"

/* Four units at once: each in 16 bits of a word, of which the highest is never used. A
 * subtraction that takes more than there is borrows that bit. */
static inline bool west_has_units(const uint16_t has[RESOURCES],
                                  const uint16_t pay[RESOURCES]) {
    const uint64_t high = UINT64_C(0x8000800080008000);
    uint64_t have, need;
    memcpy(&have, has, sizeof have);
    memcpy(&need, pay, sizeof need);
    return (((have | high) - need) & high) == high;
}

/* Whether `seat` could do the Job as far as everybody sees: place, units and map. The reason
 * in *why, which may be NULL and must be empty. Most Jobs ask for units alone. */
bool west_meets_all(const Content *c, const WestState *s, int seat, const Job *job,
                    Refusal *why);
static inline bool west_could(const Content *c, const WestState *s, int seat,
                              const Job *job, Refusal *why) {
    bool units = west_has_units(s->player[seat].resource, job->need.pay);
    if (!why && !(units && job->need.rare)) return units;
    return west_meets_all(c, s, seat, job, why);
}
/* The same, and with the cards in hand, playing `card` (-1: none). */
bool west_can(const Content *c, const WestState *s, int seat, const Job *job, int card,
              Refusal *why);
int west_most_x(const Content *c, const WestState *s, int seat, const Job *job, int card);
/* Cards that a step may take from hand. */
Bits192 west_choice(const Content *c, const WestState *s, int seat, int pick, int except);

/* ---- Which Jobs are on offer ------------------------------------------------------------- */

/* Which Jobs a question is about: what Job.last must be, as far as the mask goes. */
typedef struct Wanted {
    uint16_t last, mask;
} Wanted;
static const Wanted west_any = {0, LAST_BATTLE}, west_battle = {LAST_BATTLE, LAST_BATTLE},
                    west_movement = {LAST_MOVEMENT, UINT16_MAX};
/* Those that can be added to the action. */
static inline Wanted west_more(const Content *c, const WestState *s) {
    if (!s->action.last) return west_any;
    return (Wanted){c->jobs[s->action.last - 1].last, UINT16_MAX};
}
void west_list_jobs(const Content *c, const WestState *s, int seat, Wanted wanted,
                    OptionList *out);
bool west_has_job(const Content *c, const WestState *s, int seat, Wanted wanted);
/* Whether, for all that the others can see, the seat might have such a Job. */
bool west_might_have(const Content *c, const WestState *s, int seat, Wanted wanted);
void west_list_buys(const Content *c, const WestState *s, int seat, OptionList *out);
/* One option for each kind of card in a set. */
void west_offer_cards(const Content *c, const Bits192 *set, int verb, OptionList *out);

/* ---- The interpreter --------------------------------------------------------------------- */

void west_begin(Table *t, int seat, int job, Purpose purpose);
void west_work(Table *t);
void west_last(Table *t);
void west_ask_guest(Table *t, int seat);
/* What dice bring, and what they show (events.h). */
typedef struct Throw {
    int sum, shown;
} Throw;
Throw west_throw(Table *t, int dice);

#endif
