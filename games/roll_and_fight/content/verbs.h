/*
 * The verbs that abilities and items are made of: one row for each, with how it is written in
 * packs, when it may be used (steps.c), how it reads, and how one of them is told. Those up to
 * KILL ask whom or where. What a tile says and what it does cannot disagree.
 */
#ifndef ROLL_AND_FIGHT_VERBS_H
#define ROLL_AND_FIGHT_VERBS_H

#include "engine/verbs.h"

/* clang-format off */
#define ROLL_VERBS(ROW)                                                                    \
    ROW(MOVE, "move", 3, IN_FIGHT, "[move {Move|# Moves}]", "a Move",                      \
        .asks = "Move to which room?")                                                     \
    ROW(JUMP, "jump", 2, IN_FIGHT, "[jump {Jump|# Jumps}]", "a Jump",                      \
        .asks = "Jump to which room?")                                                     \
    ROW(HIT, "hit", 4, IN_FIGHT, "[hit {Hit|# Hits}]", "a Hit", .asks = "Hit whom?")       \
    ROW(HIT_EACH, "hit_each", 0, 1 << WHEN_START,                                          \
        "one [hit Hit] for each die on your Health Track", "a Hit", .asks = "Hit whom?")   \
    ROW(SHOOT, "shoot", 4, IN_FIGHT, "[shoot {Shoot|# Shoots}]", "a Shoot",                \
        .asks = "Shoot whom?")                                                             \
    ROW(EVADE, "evade", 4, IN_FIGHT, "[evade {Evade|# Evades}]", "an Evade",               \
        .asks = "Evade whom?")                                                             \
    ROW(KILL, "kill", 2, IN_FIGHT, "[kill {Kill|# Kills}]", "a Kill",                      \
        .asks = "Kill whom?")                                                              \
    ROW(WOUND, "wound", 2, IN_FIGHT, "[suffer {a Wound for you|# Wounds for you}]", "a Wound")\
    ROW(HEAL, "heal", 3, IN_FIGHT, "[heal {Heal|# Heals}]", "a Heal")                      \
    /* what follows holds for this ability, or for the next after an item */               \
    ROW(TWICE, "twice", 0, IN_FIGHT, "your next Ability is performed twice",               \
        "the next Ability is performed twice")                                                 \
    ROW(UNSEEN, "unseen", 0, IN_FIGHT, "Doormen do not stop you meanwhile",                \
        "Doormen look away")                                                               \
    ROW(PIERCE, "pierce", 0, IN_FIGHT,                                                     \
        "Grunts do not protect the Boss from your next Ability",                           \
        "no Grunt protects the Boss")                                                      \
    ROW(FAR, "far", 0, IN_FIGHT, "the next [!term:shoot Shoots] reach two doors away",     \
        "Shoots reach two doors away")                                                     \
    ROW(SHAKE, "shake", 0, IN_ROLLING,                                                     \
        "pick up all your Wound dice for the next throw", "Wounds are picked up")          \
    ROW(PALM, "palm", 0, IN_ROLLING, "turn one of your Wound dice to Run",                 \
        "a Wound shows Run")
/* clang-format on */

typedef enum Verb { VERB_NONE, ROLL_VERBS(VERB_KIND) VERBS } Verb;

typedef struct StepRow {
    const char *word;
    int max; /* of the amount; 0: it has none */
    unsigned when;
    const char *text;
    const char *told; /* "a Hit was impossible", "for you, Doormen look away" */
    const char *asks;
} StepRow;
extern const StepRow roll_step_rows[VERBS];

#endif
