/* What the verbs do; those that affect more than their rider are in effects_on_others.c. */
#ifndef FEW_AND_CURSED_EFFECTS_H
#define FEW_AND_CURSED_EFFECTS_H

#include "few_and_cursed/rules/table.h"

void few_push_effect(Table *t, int seat, Verb verb, int amount);
void few_push_effects(Table *t, int seat, const Effects *e);
void few_run_effect(Table *t, Todo step);
void few_add_pool(uint8_t *pool, int amount);          /* of Movement or Attack */
void few_pay(Table *t, int seat, const Effects *cost); /* pushes what must ask */
int few_draw_two(Table *t, uint8_t drawn[2]);          /* returns how many there were */
/* The Attack that Fury and Nerve give at `curse`, and a snap shot with `bullets`. */
int few_fury_attack(int curse, int most);
int few_nerve_attack(const Rider *r, int curse, int most);
int few_snap_attack(const Content *c, const FewState *s, int seat, int bullets);

/* effects_on_others.c: on monsters, bounties and other riders. */
void few_drive(Table *t, int seat, bool away);
void few_spook(Table *t, int seat);
void few_turn_on_rival(Table *t, int seat, Verb verb, int amount);
/* Ruling 81: whether there is anything for such a verb to do. */
bool few_affects_others(const Content *c, const FewState *s, int seat, Verb verb);
/* The source of ASK_RIVAL: the verb and its amount. */
static inline int few_rival_source(Verb verb, int amount) {
    return (int)verb << 8 | amount;
}
static inline Verb few_rival_verb(int source) {
    return (Verb)(source >> 8);
}
static inline int few_rival_amount(int source) {
    return source & 255;
}

#endif
