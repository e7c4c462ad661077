/* What is missing for something (needs.c), and what could be paid (purse.c). */
#ifndef FEW_AND_CURSED_PAYMENT_H
#define FEW_AND_CURSED_PAYMENT_H

#include "few_and_cursed/rules/table.h"

/* needs.c: what is missing for something; `what` is NULL when nothing is. With an amount it
 * reads "needs 2 more Water"; without one, `what` is the whole reason. */
typedef struct Lack {
    const char *what;
    int amount;
} Lack;
/* FC-124; `held`: cards in hand besides the one with the need. */
Lack few_lack_of_need(const Content *c, const FewState *s, const Rider *r, const Need *n,
                      int held);
/* What can be spent, now or later. */
typedef struct Funds {
    int move, attack, water, bullets;
} Funds;
static inline Funds few_funds(const Rider *r) {
    return (Funds){r->move, r->attack, r->water, r->bullets};
}
/* FC-56: what a job that spends still asks for, beyond what the rider has. */
static inline Funds few_left_to_spend(const Rider *r, const Job *job) {
    return (Funds){.move = max_int(0, job->move - r->move),
                   .attack = max_int(0, job->attack - r->attack)};
}
/* Ruling 24: cards that a copier can repeat; another copier cannot be. */
static inline CardSet few_copiable(const Content *c, const FewState *s) {
    return bits192_minus(&s->play, &c->copiers);
}
/* The cost of an encounter, an ability or a fight. */
Lack few_lack_of_cost(const Rider *r, const Effects *cost, Funds have);
Lack few_lack_of_job(const Rider *r, const Job *job);
void few_refuse(OptionList *out, Option o, const char *clause, Lack lack);
/* Returns true if it was offered. */
bool few_offer_or_refuse(OptionList *out, Option o, const char *clause, Lack lack);

/* By simply playing what is at hand (ruling 66). */
bool few_could_pay(const Content *c, const FewState *s, int seat, const Effects *cost);

#endif
