/* The Action phase: moving, fights, robberies and artifacts. */
#ifndef FEW_AND_CURSED_ACTION_H
#define FEW_AND_CURSED_ACTION_H

#include "few_and_cursed/rules/riders.h"

void few_begin_action(Table *t);
void few_road(Table *t, Todo step);
void few_arrive(Table *t, int space);
void few_loot(Table *t, Todo step);

/* ---- Fights ----------------------------------------------------------------------- */

/* FC-81: each side of a Wanted once a round. */
static inline bool few_side_is_open(const FewState *s, int wanted, int side, bool later) {
    return later || !(s->fought[wanted] >> side & 1);
}

/* FC-78: the Attack that this rider pays for a printed cost. */
static inline int few_attack_for(const Content *c, const Rider *r, int cost) {
    return max_int(0, cost - few_has(c, r, SPECIAL_EXTRA_ATTACK));
}
static inline int few_fight_cost(const Content *c, const Rider *r, const Bounty *b) {
    return few_attack_for(c, r, b->cost);
}

/* Ruling 70: Crow Prime must live, or The Dark Arts are lost. */
static inline bool few_must_live(const Content *c, const FewState *s, int monster) {
    return s->mode == MODE_ARTS && monster == c->crow_prime;
}

/* FC-68, FC-126: whether any of the actions may be taken. */
static inline bool few_may_act(const FewState *s) {
    return s->action == ACTION_NONE && !s->must_fight;
}

/* The target of an OPT_FIGHT; NULL: an empty pile. */
const Bounty *few_target(const Content *c, const FewState *s, int kind, int number);
/* Where it can be fought: it is there, and the limits allow it; `later`: in a later round,
 * when nothing has been fought yet. */
uint32_t few_target_spaces(const Content *c, const FewState *s, int kind, int number,
                           bool later);

/* FC-68: whether a fight may be followed by another: only where the last one was. */
static inline bool few_may_fight_on(const FewState *s) {
    return s->action == ACTION_FIGHT && !s->left_fight;
}
/* Ruling 26: whether different targets may share an action; both sides of a Wanted may. */
static inline bool few_targets_share(const FewState *s) {
    return !(s->switches & SWITCH_STRICT_FIGHT);
}
/* Whether this fight is the rider's action, or may be part of it. */
static inline bool few_may_join(const FewState *s, int kind, int number) {
    if (s->action == ACTION_NONE) return true;
    bool other_side = kind == TARGET_WANTED && s->fought[number];
    return few_may_fight_on(s) && (other_side || few_targets_share(s));
}
/* Whether a rider who has fought may fight on, and somebody is left to fight here. */
bool few_has_more_fights(const Content *c, const FewState *s, const Rider *r);

/* ---- Robberies and artifacts ------------------------------------------------------- */

/* FC-84. */
static inline int few_robbery_attack(const Rider *victim) {
    return ROBBERY_ATTACK * victim->health;
}

/* FC-85: as much Grit, and as much Water, as the victim has Health. */
static inline int few_robbery_loot(const Rider *victim) {
    return victim->health;
}

/* Rulings 45 and 58: why nobody can be robbed in this space, or NULL. */
const char *few_robbery_barred(const FewState *s, int space);

/* The artifacts of a corner, as numbers. */
static inline uint32_t few_corner_artifacts(int corner) {
    return (bit(ARTIFACTS_A_CORNER) - 1) << (ARTIFACTS_A_CORNER * corner);
}

/* FC-74: those still at a corner (below 0: not a corner). */
static inline uint32_t few_artifacts_at(const FewState *s, int corner) {
    return corner < 0 ? 0 : s->artifacts & few_corner_artifacts(corner);
}

/* FC-109: in solo games the corner's other artifacts go when one is recovered. */
static inline bool few_others_go(const FewState *s) {
    return few_solo(s);
}

/* FC-75, FC-133, ruling 38: one artifact from each corner. */
bool few_has_of_corner(const FewState *s, const Rider *r, int corner);
static inline bool few_may_recover(const FewState *s, const Rider *r, int corner) {
    return few_artifacts_at(s, corner) && !few_has_of_corner(s, r, corner);
}

#endif
