#ifndef FEW_AND_CURSED_VERBS_H
#define FEW_AND_CURSED_VERBS_H

#include "engine/verbs.h"

/*
 * The verbs that all content is made of: one row for each (VerbRow, engine/verbs.h), with
 * the places where it may stand (cards.c) and its words, as a gain and then as a cost. One
 * card gives at most twelve of anything, so that no number of cards overflows a byte.
 *
 * An amount may be negative where it is a price: `water -2` costs 2 Water, `curse -1`
 * lowers the Curse. In the cost of an option or a character action amounts are what is
 * given up and never negative: `move 3` and `attack 3` are spent, `water 2` is paid,
 * `curse 2` raises the Curse by 2.
 */
/* clang-format off */
#define FEW_VERBS(ROW)                                                                     \
    ROW(MOVE, "move", 1, SPEND_MAX, ON_CARDS | IN_COST, "[move +# Movement]",              \
        .second = "spend [-move # Movement]")                                              \
    ROW(ATTACK, "attack", 1, SPEND_MAX, ON_CARDS | IN_COST, "[attack +# Attack]",          \
        .second = "spend [-attack # Attack]")                                              \
    ROW(WATER, "water", -9, 12, ON_ALL | IN_COST, "[water ~ Water]",                       \
        .second = "pay [-water # Water]")                                                  \
    ROW(BULLETS, "bullets", -5, 9, ON_ALL | IN_COST, "[bullets ~ {Bullet|Bullets}]",       \
        .second = "spend [-bullets # {Bullet|Bullets}]")                                   \
    ROW(HEALTH, "health", -5, 5, ON_ALL | IN_COST, "[health ~ Health]",                    \
        .second = "lose [-health # Health]")                                               \
    ROW(CURSE, "curse", -9, RISE_MOST, ON_ALL | IN_COST, "[curse Curse ~]",                \
        .second = "[curse Curse +#]")                                                      \
    ROW(GRIT, "grit", -5, 5, IN_PLAY | IN_GAIN, "[grit ~ Grit]")                           \
    ROW(DRAW, "draw", 1, 3, ON_ALL, "[!term:draw draw] # {card|cards}")                    \
    /* from hand or discards, else from those in play */                                   \
    ROW(TRASH, "trash", 1, 2, ON_STATS, "[trash trash # {card|cards}]")                    \
    ROW(TRASH_HAND, "trash_hand", 1, 2, ON_STATS | IN_COST,                                \
        "[!term:trash trash] # {card|cards} from hand")                                    \
    ROW(IMPROVISE, "improvise", 1, 2, ON_STATS, /* draw 2 Upgrades, keep 1 */              \
        "[!term:improvise improvise] {once more|# times more}")                            \
    /* Health, bullet maximum or Threshold */                                              \
    ROW(STAT, "stat", 1, 2, ON_STATS, "[stat upgrade {a stat|# stats}]")                   \
    ROW(THRESHOLD, "threshold", 1, 2, ON_STATS, "[!term:threshold Curse Threshold] +#")    \
    ROW(BULLET_MAX, "bullet_max", 1, 2, ON_STATS, "[!term:bullets bullet] maximum +#")     \
    ROW(JOB, "job", 1, 2, ON_STATS, "draw # [!term:job {job|jobs}]")                       \
    ROW(ARTIFACT, "artifact", 1, 1, IN_GAIN, "gain a random artifact")                     \
    /* without a monster, free of costs */                                                 \
    ROW(GO_ANYWHERE, "go_anywhere", 1, 1, IN_GAIN, "go to any space")                      \
    ROW(GO_NEXT, "go_next", 1, 1, IN_GAIN, "go to an adjacent space") /* free of costs */  \
    ROW(ALL_WATER, "all_water", 0, 0, IN_COST | IN_GAIN,                                   \
        "lose all your [!term:water Water]",                                               \
        .second = "give all your [!term:water Water]")                                     \
    ROW(DISCARD, "discard", 1, 3, IN_PLAY | IN_COST | IN_GAIN,                             \
        "discard # {card|cards} from hand")                                                \
    ROW(COPY, "copy", 0, 2, IN_PLAY,                                                       \
        "do again all that another card of this phase did; if it is an artifact, lose "    \
        "[health # Health]")                                                               \
    ROW(REVEAL, "reveal", 1, 3, ON_CARDS,                                                  \
        "[!term:reveal reveal] # {card|cards} of your deck and keep all but starting "     \
        "cards")                                                                           \
    ROW(READY, "ready", 1, 1, IN_PLAY | IN_GAIN, "[!term:ready ready] all your items")     \
    ROW(FURY, "fury", 1, FURY_MOST, IN_PLAY | IN_USE,                                      \
        "[attack +1 Attack] for every 2 of your [!term:curse Curse], at most +#")          \
    ROW(NERVE, "nerve", 1, 6, IN_PLAY | IN_USE,                                            \
        "[attack +1 Attack] for every 2 that your [!term:curse Curse] is below your "      \
        "[!term:threshold Threshold], at most +#")                                         \
    ROW(SNAP, "snap", 1, 3, IN_PLAY | IN_USE,                                              \
        "[!term:attack Attack] as for [bullets # {Bullet|Bullets}] at your best rate, "    \
        "without spending {it|them}")                                                      \
    ROW(LURE, "lure", 1, 1, IN_PLAY | IN_GAIN,                                             \
        "a monster of your choice steps towards San Andreas")                              \
    ROW(DRIVE, "drive", 1, 1, IN_PLAY | IN_GAIN,                                           \
        "a monster of your choice steps away from San Andreas")                            \
    ROW(SPOOK, "spook", 1, 1, IN_PLAY | IN_GAIN | IN_REWARD,                               \
        "an open Most Wanted gets away and the next card of its pile comes up")            \
    ROW(LIFT, "lift", 1, 6, IN_PLAY | IN_GAIN | IN_REWARD,                                 \
        "take [water # Water] from another rider")                                         \
    ROW(TREAT, "treat", 1, 6, IN_PLAY | IN_GAIN, "another rider gains [water # Water]")    \
    ROW(HEX, "hex", 1, 3, IN_PLAY | IN_GAIN | IN_REWARD,                                   \
        "another rider's [curse Curse +#]")
/* clang-format on */

typedef enum Verb { VERB_NONE, FEW_VERBS(VERB_KIND) VERB_COUNT } Verb;

/* The sum of one verb's amounts in a list of effects. */
static inline int few_sum_of(const Effects *e, int verb) {
    int sum = 0;
    for (int i = 0; i < e->count; i++) sum += e->at[i].verb == verb ? e->at[i].amount : 0;
    return sum;
}

#endif
