/*
 * Everything this game asks: kind, what lists its options, what carries an answer out, what puts
 * it into words (face/prompts.c), what it is about for a beginner.
 */
#ifndef ROLL_AND_FIGHT_QUESTIONS_H
#define ROLL_AND_FIGHT_QUESTIONS_H

#include "engine/questions.h"

/* clang-format off */
#define ROLL_QUESTIONS(ROW)                                                                \
    ROW(SIDE, roll_list_sides, roll_answer_side, ask_side,                                 \
        "Your den board has two sides. Look where the Boss is, and what scores on the way.") \
    ROW(FLASHBACK, roll_list_flashback, roll_answer_flashback, ask_flashback,              \
        "Do what the white dice show, then one thing more. Experience buys Abilities.")    \
    ROW(ROLLING, roll_list_rolling, roll_answer_rolling, ask_rolling,                      \
        "Roll as often as you like. A set that is put on an Ability is yours for the fight, " \
        "and the dice you then take are gone for the others.")                             \
    ROW(FIGHT, roll_list_fight, roll_answer_fight, ask_fight,                              \
        "Use what your dice have paid for, in any order: walk, strike, and mind where you stop.") \
    ROW(STEP, roll_list_step, roll_answer_step, ask_step,                                  \
        "Choose whom or where. An Ability is finished before the next one begins.")        \
    ROW(LOOT, roll_list_loot, roll_answer_loot, ask_loot,                                  \
        "A cleared room gives up its loot: a space of the Loot Track, or any other action.")

/* One row per option, in the order in which they are listed: its kind and how front ends tell it
 * (FaceVerb). Rolling stands first, so that the first option of a throw is to throw everything;
 * front ends put a set that lies there before it, or the next throw might spoil it. */
#define ROLL_OPTIONS(ROW)                                                                  \
    /* what is kept, as roll_dice_code counts it */                                        \
    ROW(ROLL, .word = "roll", .clause = "VF-25", .words = "roll {kept 0}", .zone = "dice") \
    /* ability, way */                                                                     \
    ROW(SET, .word = "set", .clause = "VF-27", .words = "set {ability 0} with {way 1}",    \
        .rank = RANK_FIRST)                                                                \
    ROW(PATCH, .word = "patch", .clause = "VF-32", .words = "take a Wound die on your Health", \
        .track = "health")                                                                 \
    /* ability, 1: with a Double Knife, 2: reconned */                                     \
    ROW(USE, .word = "use", .clause = "VF-43", .words = "use {ability 0}{source 1}")       \
    /* item */                                                                             \
    ROW(ITEM, .word = "item", .clause = "VF-49", .words = "use {item 0}")                  \
    /* room */                                                                             \
    ROW(GO, .word = "go", .clause = "VF-56", .words = "go to {room 0}", .step = true)      \
    /* room */                                                                             \
    ROW(JUMP, .word = "jump", .clause = "VF-69", .words = "jump to {room 0}")              \
    /* room, kind */                                                                       \
    ROW(HIT, .word = "hit", .clause = "VF-58", .words = "hit {enemy 1}", .here = true)     \
    /* room, kind */                                                                       \
    ROW(SHOOT, .word = "shoot", .clause = "VF-65", .words = "shoot {enemy 1} in {room 0}") \
    /* room, kind */                                                                       \
    ROW(EVADE, .word = "evade", .clause = "VF-72", .words = "evade {enemy 1} in {room 0}") \
    /* room, kind */                                                                       \
    ROW(KILL, .word = "kill", .clause = "VF-76", .words = "kill {enemy 1}", .here = true)  \
    /* via */                                                                              \
    ROW(TRAIN, .word = "train", .clause = "VF-99", .words = "train{via 0}", .track = "training") \
    /* item, via */                                                                        \
    ROW(CHARGE, .word = "charge", .clause = "VF-100", .words = "charge {item 0}{via 1}")   \
    /* via */                                                                              \
    ROW(OPEN, .word = "open", .clause = "VF-101", .words = "open a Health space{via 0}",   \
        .track = "health")                                                                 \
    /* via */                                                                              \
    ROW(CLEAR, .word = "clear", .clause = "VF-101", .words = "clear Wounds{via 0}",        \
        .track = "health")                                                                 \
    /* ability, via */                                                                     \
    ROW(RECON, .word = "recon", .clause = "VF-102", .words = "recon {ability 0}{via 1}")   \
    /* via */                                                                              \
    ROW(LOOT, .word = "loot", .clause = "VF-105", .words = "take loot{via 0}", .track = "loot", \
        .rank = RANK_FIRST)                                                                \
    /* ability, 1 + the one that is discarded for it, or 0 */                              \
    ROW(BUY, .word = "buy", .clause = "VF-22", .words = "buy {ability 0}{instead 1}")      \
    /* den */                                                                              \
    ROW(SIDE, .word = "side", .clause = "VF-11", .words = "play {den 0}")                  \
    ROW(STOP, .word = "stop", .clause = "VF-36", .words = "stop rolling",                  \
        .rank = RANK_CLOSING)                                                              \
    ROW(DONE, .word = "done", .clause = "VF-24", .words = "done", .rank = RANK_CLOSING)    \
    /* the clock's */                                                                      \
    ROW(TIME, .word = "time", .clause = "VF-96", .words = "time is up")
/* clang-format on */

#endif
