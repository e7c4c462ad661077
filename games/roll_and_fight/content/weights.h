/*
 * What bots think things are worth: the entries [bot ...] of the packs, where each weight has
 * its meaning beside it. A row is a weight's key and its range. What helps is never worth less
 * than nothing, so that more of it is never worse.
 */
#ifndef ROLL_AND_FIGHT_WEIGHTS_H
#define ROLL_AND_FIGHT_WEIGHTS_H

#include "engine/weights.h"

#include "roll_and_fight/content/verbs.h"

enum {
    RISKS = 4,          /* with this many free spaces nobody fears a Beating */
    CHARGES_COUNTED = 4 /* of an item: none to all three */
};

/* clang-format off */
/* [bot board]: tracks, tiles and marks. */
#define ROLL_BOARD(ROW)                                                                    \
    ROW(win, 0, 999)                                                                       \
    ROW(trained, 0, 99)                                                                    \
    ROW(looted, 0, 99)                                                                     \
    ROW(unspent, 0, 99)                                                                    \
    ROW(tile, 0, 999)                                                                      \
    ROW(recon_mark, 0, 99)                                                                 \
    ROW(recon_half, 0, 99)                                                                 \
    ROW(action_left, 0, 99)
#define ROLL_BOARD_LISTS(ROW) ROW(charges, CHARGES_COUNTED, 0, 999)

/* [bot health] */
#define ROLL_HEALTH(ROW)                                                                   \
    ROW(space, 0, 99)                                                                      \
    ROW(open, 0, 99)                                                                       \
    ROW(beating, 0, 999)                                                                   \
    ROW(death, 0, 9999)
#define ROLL_HEALTH_LISTS(ROW)                                                             \
    ROW(risk_before, RISKS, 0, 100)                                                        \
    ROW(risk_fighting, RISKS, 0, 100)

/* [bot dice]: a hand, and what becomes of it. */
#define ROLL_HAND(ROW)                                                                     \
    ROW(in_hand, 0, 99)                                                                    \
    ROW(fresh, 0, 99)                                                                      \
    ROW(first_throws, 0, 99)                                                               \
    ROW(wound, 0, 99)                                                                      \
    ROW(pool, 0, 99)                                                                       \
    ROW(set_in_hand, 0, 100)                                                               \
    ROW(set_in_fight, 0, 100)                                                              \
    ROW(spare_effort, 0, 99)                                                               \
    ROW(effort, 0, 999)

/* [bot den]: what there is to take in a den, and what it takes. */
#define ROLL_DEN(ROW)                                                                      \
    ROW(loot, 0, 99)                                                                       \
    ROW(effort, 0, 99)                                                                     \
    ROW(task, 0, 9)                                                                        \
    ROW(reach, 0, 99)                                                                      \
    ROW(killed, 0, 99)                                                                     \
    ROW(visited, 0, 99)

/* [bot tiles]: how often a set of dice comes, and what else its dice would bring. */
#define ROLL_SETS(ROW)                                                                     \
    ROW(seldom, 0, 999)                                                                    \
    ROW(uses, 0, 999)                                                                      \
    ROW(full_hand, 0, 100)                                                                 \
    ROW(run, 0, 99)                                                                        \
    ROW(gun, 0, 99)                                                                        \
    ROW(knife, 0, 99)                                                                      \
    ROW(double_knife, 0, 99)

/* [bot passives]: what a Passive Ability saves in each round. */
#define ROLL_PASSIVES(ROW)                                                                 \
    ROW(slip, 0, 99)                                                                       \
    ROW(duck, 0, 99)                                                                       \
    ROW(point_blank, 0, 99)                                                                \
    ROW(steady, 0, 99)
/* clang-format on */

typedef struct BoardWeights {
    ROLL_BOARD(WEIGHT_MEMBER)
    ROLL_BOARD_LISTS(WEIGHT_LIST_MEMBER)
} BoardWeights;
typedef struct HealthWeights {
    ROLL_HEALTH(WEIGHT_MEMBER)
    ROLL_HEALTH_LISTS(WEIGHT_LIST_MEMBER)
} HealthWeights;
typedef struct HandWeights {
    ROLL_HAND(WEIGHT_MEMBER)
} HandWeights;
typedef struct DenWeights {
    ROLL_DEN(WEIGHT_MEMBER)
} DenWeights;
typedef struct SetWeights {
    ROLL_SETS(WEIGHT_MEMBER)
} SetWeights;
typedef struct PassiveWeights {
    ROLL_PASSIVES(WEIGHT_MEMBER)
} PassiveWeights;

typedef struct Weights {
    BoardWeights board;
    HealthWeights health;
    HandWeights dice;
    DenWeights den;
    SetWeights sets;
    PassiveWeights passives;
    int verb[VERBS];   /* what an effect is worth on average */
    int effort[VERBS]; /* quarters of a door or a blow that it stands for */
} Weights;

#endif
