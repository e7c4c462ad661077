/*
 * Questions and possible answers. One row per question (engine/questions.h): its kind, the
 * functions that list its options and carry out an answer, what the player is asked and the
 * line of numbers below (prompts.c fills the holes), and an explanation for a first game;
 * `.alone` is used instead by a player alone.
 */
#ifndef ROLL_AND_FIGHT_QUESTIONS_H
#define ROLL_AND_FIGHT_QUESTIONS_H

#include "engine/questions.h"

/* Lines of numbers that several questions have. */
/* clang-format off */
#define HEALTH_WORDS "Health {health} of {open}"
#define PLACE_WORDS "In {room}; " HEALTH_WORDS "{threat}."

#define ROLL_QUESTIONS(ROW)                                                                \
    ROW(SIDE, roll_list_sides, roll_answer_side,                                           \
        "Which side of your board?", "Against {boss}, Health {boss_health}.",              \
        "After four rounds the most points win. Your den board has two sides: look where " \
        "the Boss is, and what scores on the way.",                                        \
        .alone = "Your den board has two sides. Look where the Boss is, and what scores "  \
        "on the way.")                                                                     \
    ROW(FLASHBACK, roll_list_flashback, roll_answer_flashback,                             \
        "{prepare}", "{actions_left}{experience} Experience, " HEALTH_WORDS "{way_out}.",  \
        "Do what the white dice show, then one more action. Experience buys Abilities.",   \
        .alone = "You have four rounds to reach the target. Do what the white dice show, " \
        "then one more action. Experience buys Abilities.")                                \
    ROW(ROLLING, roll_list_rolling, roll_answer_rolling,                                   \
        "{throw}", "{hand}{to_throw}." NEXT_LINE "{pool}{time}",                           \
        "Roll as often as you like. A set that is put on an Ability is yours for the "     \
        "fight, and the dice you take next are lost to the others.",                       \
        .alone = "Roll as often as you like. A set that is put on an Ability is yours for "\
        "the fight; once time is up, no more dice come from the pool.")                    \
    ROW(FIGHT, roll_list_fight, roll_answer_fight, "{stage}", PLACE_WORDS,                 \
        "Use what your dice have paid for, in any order: walk, strike, and mind where you "\
        "stop.")                                                                           \
    ROW(STEP, roll_list_step, roll_answer_step, "{step}", "{to_go}" PLACE_WORDS,           \
        "Choose a target or a room. An Ability is finished before the next one begins.")   \
    ROW(LOOT, roll_list_loot, roll_answer_loot, "Loot: what do you take?",                 \
        "{icons icon|icons} to collect, {loot} on the Loot Track, " HEALTH_WORDS ".",      \
        "A cleared room gives up its loot: a space of the Loot Track, or any other action.")

/* One row per option, in the order in which they are listed: how it is presented (FaceVerb).
 * The holes of its words say what its arguments are; a comment adds what they do not. Rolling
 * stands first, so that the first option of a throw is to throw everything; front ends put a
 * set that lies there before it, or the next throw might spoil it. */
#define ROLL_OPTIONS(ROW)                                                                  \
    /* what is kept, as roll_dice_code counts it */                                        \
    ROW(ROLL, "roll", "VF-25", "roll {kept 0}", .zone = "dice")                            \
    ROW(SET, "set", "VF-27", "set {ability 0} with {way 1}", .rank = RANK_FIRST)           \
    ROW(PATCH, "patch", "VF-32", "take a Wound die on your Health", .track = "health")     \
    /* 1: with a Double Knife, 2: reconned */                                              \
    ROW(USE, "use", "VF-43", "use {ability 0}{source 1}")                                  \
    ROW(ITEM, "item", "VF-49", "use {item 0}")                                             \
    ROW(GO, "go", "VF-56", "go to {room 0}", .step = true)                                 \
    ROW(JUMP, "jump", "VF-69", "jump to {room 0}")                                         \
    ROW(HIT, "hit", "VF-58", "hit {enemy 1}", .here = true)                                \
    ROW(SHOOT, "shoot", "VF-65", "shoot {enemy 1} in {room 0}")                            \
    ROW(EVADE, "evade", "VF-72", "evade {enemy 1} in {room 0}")                            \
    ROW(KILL, "kill", "VF-76", "kill {enemy 1}", .here = true)                             \
    ROW(TRAIN, "train", "VF-99", "train{via 0}", .track = "training")                      \
    ROW(CHARGE, "charge", "VF-100", "charge {item 0}{via 1}")                              \
    ROW(OPEN, "open", "VF-101", "open a Health space{via 0}", .track = "health")           \
    ROW(CLEAR, "clear", "VF-101", "clear Wounds{via 0}", .track = "health")                \
    ROW(RECON, "recon", "VF-102", "recon {ability 0}{via 1}")                              \
    ROW(LOOT, "loot", "VF-105", "take loot{via 0}", .track = "loot", .rank = RANK_FIRST)   \
    /* 1: 1 + the one that is discarded for it, or 0 */                                    \
    ROW(BUY, "buy", "VF-22", "buy {ability 0}{instead 1}")                                 \
    ROW(SIDE, "side", "VF-11", "play {den 0}")                                             \
    ROW(STOP, "stop", "VF-36", "stop rolling", .rank = RANK_CLOSING)                       \
    ROW(DONE, "done", "VF-24", "done", .rank = RANK_CLOSING)                               \
    /* the clock's */                                                                      \
    ROW(TIME, "time", "VF-96", "time is up")
/* clang-format on */

#endif
