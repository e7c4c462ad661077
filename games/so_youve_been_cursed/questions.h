/*
 * One row per question (engine/questions.h): its kind, what lists its options, what carries
 * an answer out (both in the rules), what puts it into words (prompts.c), and what it is about
 * for somebody who plays a first game; `.wizard` and `.monster` in the modes in which that role
 * plays against an automa.
 *
 * The day's questions come first, then those of cards (hide.c knows from ASK_INVITE to
 * ASK_SHEEP_TO), then the night's.
 */
#ifndef SO_YOUVE_BEEN_CURSED_QUESTIONS_H
#define SO_YOUVE_BEEN_CURSED_QUESTIONS_H

#include "engine/questions.h"

/* clang-format off */
#define CURSED_QUESTIONS(ROW)                                                              \
    /* a villager looks for an empty house */                                              \
    ROW(PLACE, cursed_list_place, cursed_answer_place, ask_place,                          \
        "The die named a house that is taken, so you choose an empty one. A villager near "\
        "you sells to the Wizard; one far away is harder to eat.",                         \
        .wizard =                                                                          \
            "The die named a house that is taken, so you choose an empty one. A villager " \
            "near you is a seller; the Rabid Monster goes at most two roads for a meal, "  \
            "three by way of a sheep.")                                                    \
    /* the Wizard's actions; with orders: which order to follow */                         \
    ROW(DAY, cursed_list_day, cursed_answer_day, ask_day,                                  \
        "By day you have actions: buy ingredients, steal coins, cast a Spell, or mix what "\
        "the Cure track wants next. The way inside a district is free, each gate or bridge "\
        "costs 1 coin.",                                                                   \
        .wizard =                                                                          \
            "Each action follows one of these cards, three of them at most. A card says "  \
            "what you may do and whom the Rabid Monster hunts for it at night, card by "   \
            "card in your order: choose kinds that live far from you, or not at all.")     \
    /* Wizard mode: the action of the chosen order */                                      \
    ROW(ACT, cursed_list_act, cursed_answer_act, ask_act,                                  \
        "The card you follow says what you may do now. At night the Rabid Monster follows "\
        "the same cards in the same order.")                                               \
    /* coins or an action for the journey */                                               \
    ROW(FARE, cursed_list_fare, cursed_answer_fare, ask_fare,                              \
        "Each gate or bridge costs 1 coin. You may give up one action instead and keep the "\
        "coins.",                                                                          \
        .wizard =                                                                          \
            "Each gate or bridge costs 1 coin. You may give up one of the cards instead "  \
            "and keep the coins.")                                                         \
    /* what to do at the house */                                                          \
    ROW(HOUSE, cursed_list_house, cursed_answer_house, ask_house,                          \
        "A villager sells one kind of ingredient at the printed price. Or steal: declare a "\
        "number and throw more than that.")                                                \
    /* which ingredient */                                                                 \
    ROW(MARKET, cursed_list_market, cursed_answer_market, ask_market,                      \
        "The Market has every ingredient, one for each action.")                           \
    /* go on mixing? */                                                                    \
    ROW(MIX, cursed_list_mix, cursed_answer_mix, ask_mix,                                  \
        "Go on while you hold the next ingredient: all of it is one action.")              \
    /* where to cast it */                                                                 \
    ROW(CAST_AT, cursed_list_cast_at, cursed_answer_cast_at, ask_cast_at,                  \
        "This Spell names a kind of place. The way there costs what it always costs.")     \
    /* at night: Box of Holding is gone, and the pouches hold too much */                  \
    ROW(BOX, cursed_list_box, cursed_answer_box, ask_box,                                  \
        "The Box held one ingredient more than your pouches do. One of them, whichever you "\
        "like, goes back to the supply.")                                                  \
    /* the theft was noticed */                                                            \
    ROW(NOTICED, cursed_list_noticed, cursed_answer_noticed, ask_noticed,                  \
        "The die was too low. One more action makes a distraction and you keep the coins.",\
        .wizard =                                                                          \
            "The die was too low. Give up one more card and it is a distraction: you "     \
            "keep the coins.")                                                             \
    /* which villager out of the bag */                                                    \
    ROW(INVITE, cursed_list_invite, cursed_answer_invite, ask_invite,                      \
        "You choose who comes; the die chooses the house.")                                \
    /* what is gained does not fit: take, throw back, or leave it */                       \
    ROW(GAIN, cursed_list_gain, cursed_answer_gain, ask_gain,                              \
        "What you gain does not fit into your pouches. Throw something back to make room, "\
        "or leave the rest in the supply.")                                                \
    /* which ongoing Power to discard */                                                   \
    ROW(DISCARD, cursed_list_discard, cursed_answer_discard, ask_discard,                  \
        "Ongoing Powers work until something discards them. Take the one that hurts most.")\
    /* which villager moves */                                                             \
    ROW(FROM, cursed_list_from, cursed_answer_from, ask_from,                              \
        "Bring a seller near, or take a meal out of reach. The new house must be empty.")  \
    /* to which empty house */                                                             \
    ROW(TO, cursed_list_to, cursed_answer_to, ask_to,                                      \
        "The villager moves to an empty house of your choice.")                            \
    /* the first of two houses */                                                          \
    ROW(SWAP, cursed_list_swap, cursed_answer_swap, ask_swap,                              \
        "Two villagers change places. Name the lower house first, then the other.")        \
    /* the second */                                                                       \
    ROW(WITH, cursed_list_with, cursed_answer_with, ask_with,                              \
        "The second villager of the two.")                                                 \
    /* any location */                                                                     \
    ROW(JUMP, cursed_list_jump, cursed_answer_jump, ask_jump,                              \
        "You go there at once: no fare, no guard.")                                        \
    /* which pasture gets a scarce sheep */                                                \
    ROW(PASTURE, cursed_list_pasture, cursed_answer_pasture, ask_pasture,                  \
        "There are fewer sheep than pastures. Give them to those you pass.")               \
    ROW(SHEEP_FROM, cursed_list_sheep_from, cursed_answer_sheep_from, ask_sheep_from,      \
        "You may move sheep, one at a time, to where you will be hungry.")                 \
    ROW(SHEEP_TO, cursed_list_sheep_to, cursed_answer_sheep_to, ask_sheep_to,              \
        "The sheep goes to another pasture.")                                              \
    /* Feeding or a Quiet Night */                                                         \
    ROW(NIGHT, cursed_list_night, cursed_answer_night, ask_night,                          \
        "Feeding brings the Curse on: two or three of one kind in the stomach count. A "   \
        "Quiet Night calms the village and lets new villagers come, and costs 1 Curse.",   \
        .monster =                                                                         \
            "Feeding brings the Curse on: two or three of one kind in the stomach count. " \
            "The card beside your board names a villager whose meal does something more. " \
            "A Quiet Night calms the village and costs 1 Curse.")                          \
    /* a Power for free */                                                                 \
    ROW(QUIET, cursed_list_quiet, cursed_answer_quiet, ask_quiet,                          \
        "On a Quiet Night one Power is free, whatever it asks. You draw a new one for it.")\
    /* Quiet Night: use the single-use Power just played? */                               \
    ROW(LEAP, cursed_list_leap, cursed_answer_leap, ask_leap,                              \
        "A single-use Power waits before you until you use it.")                           \
    /* between actions */                                                                  \
    ROW(FEED, cursed_list_feed, cursed_answer_feed, ask_feed,                              \
        "Each action is a walk of up to two roads and then a meal. Powers are played "     \
        "before or after an action.")                                                      \
    /* in the moving phase of an action */                                                 \
    ROW(MOVE, cursed_list_action, cursed_answer_action, ask_move,                          \
        "A house with a villager ends the walk. Crossing a gate or bridge wakes its guard "\
        "once.")                                                                           \
    /* arrived: eat, or stop */                                                            \
    ROW(EAT, cursed_list_action, cursed_answer_action, ask_eat,                            \
        "Eat the villager of this house or a sheep of a pasture that touches it, or leave "\
        "them for later.",                                                                 \
        .monster =                                                                         \
            "Eat the villager of this house or a sheep of a pasture that touches it, or "  \
            "leave them for later. The villager on the card beside your board brings its " \
            "Feeding effect too. A seller of what the Possessed Wizard needs next is the " \
            "best meal.")                                                                  \
    /* eaten: Energy may still be spent in this action */                                  \
    ROW(AFTER, cursed_list_action, cursed_answer_action, ask_after,                        \
        "Energy works only inside an action: calm the village or dispel a Spell now.")
/* clang-format on */

#endif
