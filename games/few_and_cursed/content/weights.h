/*
 * What bots think things are worth: the entries [bot ...] of the packs, where each weight has
 * its meaning beside it. A row is a weight's key and its range. What helps is never worth less
 * than nothing, so that more of it is never worse.
 */
#ifndef FEW_AND_CURSED_WEIGHTS_H
#define FEW_AND_CURSED_WEIGHTS_H

#include "engine/weights.h"

#include "few_and_cursed/content/printed.h"

/* clang-format off */
/* [bot belongings]: what a rider has. */
#define FEW_BELONGINGS(ROW)                                                                \
    ROW(coin, 0, 999)                                                                      \
    ROW(coins_many, 0, 99)                                                                 \
    ROW(health, 0, 999)                                                                    \
    ROW(healthy, 0, 99)                                                                    \
    ROW(last_health, 0, 999)                                                               \
    ROW(curse, 0, 999)                                                                     \
    ROW(near_cursed, 0, 999)                                                               \
    ROW(cursed_side, 0, 999)                                                               \
    ROW(relief, 0, 999)                                                                    \
    ROW(threshold, 0, 999)                                                                 \
    ROW(bullet_room, 0, 999)                                                               \
    ROW(shots, 0, 20)                                                                      \
    ROW(at_hand, 0, 99)                                                                    \
    ROW(cards_played, 0, 20)                                                               \
    ROW(income_share, 0, 16)                                                               \
    ROW(trash_part, 1, 99)

/* [bot lead]: who is ahead among rivals. */
#define FEW_LEADS(ROW)                                                                     \
    ROW(lead, 1, 99)                                                                       \
    ROW(means_rounds, 0, 12)                                                               \
    ROW(far_rounds, 0, 12)                                                                 \
    ROW(trophy, 0, 9999)                                                                   \
    ROW(relic, 0, 9999)
/* Its lists, and how long they are. */
#define FEW_LEAD_LISTS(ROW)                                                                \
    ROW(swing, ROUNDS_AHEAD + 1, 1, 9999)                                                  \
    ROW(fear, FEAR_DISTANCE, 0, 9999)                                                      \
    ROW(part, PHASES_AHEAD, 0, 999)

/* [bot goals]: how near the end is for those who win together. */
#define FEW_GOALS(ROW)                                                                     \
    ROW(means_rounds, 0, 12)                                                               \
    ROW(monster_beaten, 0, 9999)                                                           \
    ROW(shadow_job, 0, 9999)                                                               \
    ROW(shadow_rounds, 0, 12)                                                              \
    ROW(tour_round, 0, 9999)                                                               \
    ROW(tour_rounds, 0, 99)                                                                \
    ROW(shared_grit, 0, 999)                                                               \
    ROW(drain, 0, 999)                                                                     \
    ROW(danger_alone, 0, 99)
#define FEW_GOAL_LISTS(ROW) ROW(danger, DANGER_DISTANCE, 0, 9999)

/* [bot rivals], [bot rivals_plan], [bot curse_chaser] and so on: what a plan aims at. */
#define FEW_AIMS(ROW)                                                                      \
    ROW(grit, 0, 999)                                                                      \
    ROW(monster, 0, 9999)                                                                  \
    ROW(most_wanted, 0, 9999)                                                              \
    ROW(artifact, 0, 9999)                                                                 \
    ROW(job, 0, 9999)                                                                      \
    ROW(round, 0, 999)                                                                     \
    ROW(hurry, 0, 1)

/* [bot plans]: what it takes to carry a plan out. */
#define FEW_PLANS(ROW)                                                                     \
    ROW(sure_share, 0, 16)                                                                 \
    ROW(idle_rounds, 0, 99)                                                                \
    ROW(nearer, 0, 99)                                                                     \
    ROW(harm, 0, 999)                                                                      \
    ROW(harm_cursed, 0, 999)                                                               \
    ROW(played_yet, 0, 9)                                                                  \
    ROW(cards_a_round, 0, 9)                                                               \
    ROW(improvised, 1, 99)                                                                 \
    ROW(rounds_out, 0, 12)                                                                 \
    ROW(rounds_to_dig, 0, 12)                                                              \
    ROW(bullet_attack, 0, 99)                                                              \
    ROW(coin, 0, 999)                                                                      \
    ROW(robber_curse, 0, 999)                                                              \
    ROW(spent, 0, 999)                                                                     \
    ROW(walk_home, 0, 99)                                                                  \
    ROW(recovery, 0, 99)

/* [bot hopes]: how likely a job is to be done. All are lists: hope, and what changes it. */
#define FEW_HOPES(ROW)                                                                     \
    ROW(spend, 2, 0, 100)                                                                  \
    ROW(curse, 2, 0, 100)                                                                  \
    ROW(bullets, 2, 0, 100)                                                                \
    ROW(health, 2, 0, 100)                                                                 \
    ROW(end_water, 2, 0, 100)                                                              \
    ROW(end_jobs, 2, 0, 100)                                                               \
    ROW(end_artifacts, 2, 0, 100)                                                          \
    ROW(end_bounties, 2, 0, 100)                                                           \
    ROW(another, 1, 0, 100)
/* clang-format on */

enum {
    ROUNDS_AHEAD = 12,   /* nobody plans for more */
    FEAR_DISTANCE = 7,   /* spaces; the last stands for all that are further */
    DANGER_DISTANCE = 6, /* the same */
    PHASES_AHEAD = 3,    /* before the Cleanup */
};

typedef struct Belongings {
    FEW_BELONGINGS(WEIGHT_MEMBER)
} Belongings;
typedef struct Leads {
    FEW_LEADS(WEIGHT_MEMBER)
    FEW_LEAD_LISTS(WEIGHT_LIST_MEMBER)
} Leads;
typedef struct Goals {
    FEW_GOALS(WEIGHT_MEMBER)
    FEW_GOAL_LISTS(WEIGHT_LIST_MEMBER)
} Goals;
typedef struct Aims {
    FEW_AIMS(WEIGHT_MEMBER)
} Aims;
typedef struct Plans {
    FEW_PLANS(WEIGHT_MEMBER)
} Plans;
typedef struct Hopes {
    FEW_HOPES(WEIGHT_LIST_MEMBER)
} Hopes;

/* Modes in their order, and rivals who plan. */
enum { AIMS_RIVALS_PLAN = 5, AIMS };

typedef struct Weights {
    Belongings belongings;
    Leads lead;
    Goals goals;
    Plans plans;
    Hopes hopes;
    Aims aims[AIMS];
    int verb[VERB_COUNT];
    int ability[SPECIAL_COUNT];
} Weights;

#endif
