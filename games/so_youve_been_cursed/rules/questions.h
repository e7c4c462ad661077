/*
 * Questions and possible answers. One row per question (engine/questions.h): its kind, the
 * functions that list its options and carry out an answer (rules) and that word it
 * (prompts.c), and an explanation for a first game; `.wizard` and `.monster` are used
 * instead in the modes in which that role plays against an automa.
 *
 * The day's questions come first, then those of cards, then the night's.
 */
#ifndef SO_YOUVE_BEEN_CURSED_QUESTIONS_H
#define SO_YOUVE_BEEN_CURSED_QUESTIONS_H

#include "engine/questions.h"

/* clang-format off */
#define CURSED_QUESTIONS(ROW)                                                              \
    ROW(PLACE, cursed_list_place, cursed_answer_place, ask_place,                          \
        "The die named a house that is taken, so you choose an empty one. A villager near "\
        "you sells to the Wizard; one far away is harder to eat.",                         \
        .wizard = "The die named a house that is taken, so you choose an empty one. A "    \
        "villager near you is a seller; the Rabid Monster goes at most two roads for a "   \
        "meal, three by way of a sheep.") /* a villager looks for an empty house */        \
    ROW(DAY, cursed_list_day, cursed_answer_day, ask_day,                                  \
        "By day you have actions: buy ingredients, steal coins, cast a Spell, or mix what "\
        "the Cure track wants next. The way inside a district is free, each gate or bridge "\
        "costs 1 coin.",                                                                   \
        .wizard = /* the Wizard's actions; with orders: which order to follow */           \
            "Each action follows one of these cards, three of them at most. A card says "  \
            "what you may do and whom the Rabid Monster hunts for it at night, card by "   \
            "card in your order: choose kinds that live far from you, or not at all.")     \
    ROW(ACT, cursed_list_act, cursed_answer_act, ask_act,                                  \
        "The card you follow says what you may do now. At night the Rabid Monster follows "\
        "the same cards in the same order.")                                               \
    ROW(FARE, cursed_list_fare, cursed_answer_fare, ask_fare,                              \
        "Each gate or bridge costs 1 coin. You may give up one action instead and keep the "\
        "coins.",                                                                          \
        .wizard = "Each gate or bridge costs 1 coin. You may give up one of the cards "    \
        "instead and keep the coins.") /* coins or an action for the journey */            \
    ROW(HOUSE, cursed_list_house, cursed_answer_house, ask_house,                          \
        "A villager sells one kind of ingredient at the printed price. Or steal: declare a "\
        "number and throw more than that.") /* what to do at the house */                  \
    ROW(MARKET, cursed_list_market, cursed_answer_market, ask_market,                      \
        "The Market has every ingredient, one for each action.") /* which ingredient */    \
    ROW(MIX, cursed_list_mix, cursed_answer_mix, ask_mix, /* go on mixing? */              \
        "Go on while you hold the next ingredient: all of it is one action.")              \
    ROW(CAST_AT, cursed_list_cast_at, cursed_answer_cast_at, ask_cast_at,                  \
        "This Spell names a kind of place. The way there costs what it always costs.")     \
    ROW(BOX, cursed_list_held, cursed_answer_box, ask_box,                                 \
        "The Box held one ingredient more than your pouches do. One of them, whichever you "\
        "like, goes back to the supply.")                                                  \
    ROW(NOTICED, cursed_list_noticed, cursed_answer_noticed, ask_noticed,                  \
        "The die was too low. One more action makes a distraction and you keep the coins.",\
        .wizard = "The die was too low. Give up one more card and it is a distraction: "   \
        "you keep the coins.") /* the theft was noticed */                                 \
    ROW(INVITE, cursed_list_invite, cursed_answer_invite, ask_invite,                      \
        "You choose who comes; the die chooses the house.")                                \
    ROW(GAIN, cursed_list_gain, cursed_answer_gain, ask_gain,                              \
        "What you gain does not fit into your pouches. Throw something back to make room, "\
        "or leave the rest in the supply.")                                                \
    ROW(DISCARD, cursed_list_discard, cursed_answer_discard, ask_discard,                  \
        "Ongoing Powers work until something discards them. Take the one that hurts most.")\
    ROW(FROM, cursed_list_from, cursed_answer_from, ask_from, /* which villager moves */   \
        "Bring a seller near, or take a meal out of reach. The new house must be empty.")  \
    ROW(TO, cursed_list_to, cursed_answer_to, ask_to, /* to which empty house */           \
        "The villager moves to an empty house of your choice.")                            \
    ROW(SWAP, cursed_list_swap, cursed_answer_swap, ask_swap,                              \
        "Two villagers change places. Name the lower house first, then the other.")        \
    ROW(WITH, cursed_list_with, cursed_answer_with, ask_with, /* the second */             \
        "The second villager of the two.")                                                 \
    ROW(JUMP, cursed_list_jump, cursed_answer_jump, ask_jump, /* any location */           \
        "You go there at once: no fare, no guard.")                                        \
    ROW(PASTURE, cursed_list_pasture, cursed_answer_pasture, ask_pasture,                  \
        "There are fewer sheep than pastures. Give them to those you pass.")               \
    ROW(SHEEP_FROM, cursed_list_sheep_from, cursed_answer_sheep_from, ask_sheep_from,      \
        "You may move sheep, one at a time, to where you will be hungry.")                 \
    ROW(SHEEP_TO, cursed_list_sheep_to, cursed_answer_sheep_to, ask_sheep_to,              \
        "The sheep goes to another pasture.")                                              \
    ROW(NIGHT, cursed_list_night, cursed_answer_night, ask_night,                          \
        "Feeding brings the Curse on: two or three of one kind in the stomach count. A "   \
        "Quiet Night calms the village and lets new villagers come, and costs 1 Curse.",   \
        .monster = /* Feeding or a Quiet Night */                                          \
            "Feeding brings the Curse on: two or three of one kind in the stomach count. " \
            "The card beside your board names a villager whose meal does something more. " \
            "A Quiet Night calms the village and costs 1 Curse.")                          \
    ROW(QUIET, cursed_list_quiet, cursed_answer_quiet, ask_quiet, /* a Power for free */   \
        "On a Quiet Night one Power is free, whatever it asks. You draw a new one for it.")\
    ROW(LEAP, cursed_list_leap, cursed_answer_leap, ask_leap,                              \
        "A single-use Power waits before you until you use it.")                           \
    ROW(FEED, cursed_list_feed, cursed_answer_feed, ask_feed, /* between actions */        \
        "Each action is a walk of up to two roads and then a meal. Powers are played "     \
        "before or after an action.")                                                      \
    ROW(MOVE, cursed_list_action, cursed_answer_action, ask_move,                          \
        "A house with a villager ends the walk. Crossing a gate or bridge wakes its guard "\
        "once.") /* in the moving phase of an action */                                    \
    ROW(EAT, cursed_list_action, cursed_answer_action, ask_eat,                            \
        "Eat the villager of this house or a sheep of a pasture that touches it, or leave "\
        "them for later.",                                                                 \
        .monster = "Eat the villager of this house or a sheep of a pasture that touches "  \
        "it, or leave them for later. The villager on the card beside your board brings "  \
        "its Feeding effect too. A seller of what the Possessed Wizard needs next is the " \
        "best meal.") /* arrived: eat, or stop */                                          \
    ROW(AFTER, cursed_list_action, cursed_answer_action, ask_after,                        \
        "Energy works only inside an action: calm the village or dispel a Spell now.")

/* One row per option, in the order in which they are listed (what is free before what is
 * dear, the way out last): its arguments, then how it is presented (FaceVerb). */
#define CURSED_OPTIONS(ROW)                                                                \
    /* house */                                                                            \
    ROW(PLACE, .word = "place", .clause = "SC-24", .words = "settle in {space 0}",         \
        .group = "Settle in house")                                                        \
    /* Rabid Monster card */                                                               \
    ROW(ORDER, .word = "order", .clause = "SC-73", .words = "follow {rabid 0}")            \
    ROW(MIX, .word = "mix", .clause = "SC-36", .words = "mix {ingredient 0}{token 0}",     \
        .rank = RANK_FIRST, .space = 1 + LABORATORY, .track = "cure")                      \
    ROW(MIX_STOP, .word = "mix_stop", .clause = "SC-36", .words = "stop mixing",           \
        .rank = RANK_CLOSING, .space = 1 + LABORATORY)                                     \
    /* house */                                                                            \
    ROW(GO, .word = "go", .clause = "SC-28", .words = "go to {space 0}",                   \
        .group = "Go to house", .step = true)                                              \
    ROW(MARKET, .word = "market", .clause = "SC-33", .words = "go to the Market",          \
        .step = true, .space = 1 + MARKET)                                                 \
    ROW(CAST, .word = "cast", .clause = "SC-37", .words = "cast {card 0}", /* spell */     \
        .rank = RANK_ASIDE, .group = "Cast a Spell")                                       \
    /* space */                                                                            \
    ROW(CAST_AT, .word = "cast_at", .clause = "SC-37", .words = "cast at {space 0}")       \
    ROW(PAY_COINS, .word = "pay_coins", .clause = "SC-29",                                 \
        .words = "pay the fare in coins", .step = true, .track = "coins")                  \
    /* Wizard mode: 1 + order given for it */                                              \
    ROW(PAY_ACTION, .word = "pay_action", .clause = "SC-30",                               \
        .words = "pay with {payment 0}", .step = true)                                     \
    ROW(BUY, .word = "buy", .clause = "SC-32", /* ingredient, amount */                    \
        .words = "buy {number 1} {ingredient 0}{token 0}", .here = true,                   \
        .zone = "supply")                                                                  \
    ROW(SNEAK, .word = "sneak", .clause = "SC-42", .words = "sneak {coins 0}",             \
        .here = true) /* amount: the free Steal */                                         \
    ROW(STEAL, .word = "steal", .clause = "SC-42", .words = "steal {coins 0}",             \
        .here = true) /* amount */                                                         \
    ROW(REROLL, .word = "reroll", .clause = "SC-42", .words = "throw the die again",       \
        .here = true)                                                                      \
    /* Wizard mode: 1 + order given for it */                                              \
    ROW(DISTRACT, .word = "distract", .clause = "SC-43",                                   \
        .words = "make a distraction with {payment 0}", .here = true)                      \
    ROW(LET_GO, .word = "let_go", .clause = "SC-43", .words = "let it go",                 \
        .rank = RANK_CLOSING, .here = true)                                                \
    ROW(INVITE, .word = "invite", .clause = "SC-37", /* kind */                            \
        .words = "invite {one 0}{villager 0}", .zone = "bag")                              \
    ROW(GAIN, .word = "gain", .clause = "SC-34", /* ingredient */                          \
        .words = "take {ingredient 0}{token 0}", .zone = "supply")                         \
    /* power */                                                                            \
    ROW(DISCARD, .word = "discard", .clause = "SC-37", .words = "discard {power 0}")       \
    ROW(FROM, .word = "from", .clause = "SC-9", /* house */                                \
        .words = "move the villager of {space 0}", .group = "Move the villager of house")  \
    ROW(TO, .word = "to", .clause = "SC-9", .words = "to {space 0}",                       \
        .group = "To house") /* house */                                                   \
    ROW(SWAP, .word = "swap", .clause = "SC-9", .words = "swap {space 0}",                 \
        .group = "Swap house") /* house */                                                 \
    ROW(WITH, .word = "with", .clause = "SC-9", .words = "with {space 0}",                 \
        .group = "With house") /* house */                                                 \
    ROW(JUMP, .word = "jump", .clause = "SC-5", .words = "leap to {space 0}") /* space */  \
    ROW(PASTURE, .word = "pasture", .clause = "SC-6", /* pasture */                        \
        .words = "add a sheep to {pasture 0}")                                             \
    ROW(SHEEP_FROM, .word = "sheep_from", .clause = "SC-62", /* pasture */                 \
        .words = "take a sheep from {pasture 0}")                                          \
    /* pasture */                                                                          \
    ROW(SHEEP_TO, .word = "sheep_to", .clause = "SC-62", .words = "to {pasture 0}")        \
    ROW(SHEEP_LEAVE, .word = "sheep_leave", .clause = "SC-62",                             \
        .words = "leave the sheep", .rank = RANK_CLOSING)                                  \
    ROW(DROP, .word = "drop", .clause = "SC-34", /* ingredient */                          \
        .words = "throw back {ingredient 0}{token 0}", .rank = RANK_SELDOM,                \
        .group = "Throw back")                                                             \
    ROW(GAIN_LEAVE, .word = "gain_leave", .clause = "SC-34", .words = "leave the rest",    \
        .rank = RANK_CLOSING, .zone = "supply")                                            \
    ROW(END_DAY, .word = "end_day", .clause = "SC-45", .words = "end the day",             \
        .rank = RANK_CLOSING, .track = "actions")                                          \
    ROW(QUIET, .word = "quiet", .clause = "SC-47", .words = "quiet night",                 \
        .track = "panic")                                                                  \
    ROW(FEED, .word = "feed", .clause = "SC-49", .words = "feed", .rank = RANK_FIRST,      \
        .zone = "stomach")                                                                 \
    ROW(EAT, .word = "eat", .clause = "SC-54", .words = "eat the {kind 0}", /* kind */     \
        .rank = RANK_FIRST, .here = true)                                                  \
    ROW(EAT_SHEEP, .word = "eat_sheep", .clause = "SC-54", /* pasture */                   \
        .words = "eat a sheep of {pasture 0}")                                             \
    ROW(WALK, .word = "walk", .clause = "SC-50", .words = "walk to {space 0}") /* space */ \
    ROW(PLAY, .word = "play", .clause = "SC-57", .words = "play {power 0}", /* power */    \
        .rank = RANK_ASIDE, .group = "Play a Power")                                       \
    ROW(NO_CARD, .word = "no_card", .clause = "SC-48", .words = "play no card",            \
        .rank = RANK_CLOSING, .zone = "powers")                                            \
    ROW(USE, .word = "use", .clause = "SC-63", .words = "use {power 0}",                   \
        .rank = RANK_ASIDE, .group = "Play a Power") /* power: the single-use card */      \
    ROW(KEEP, .word = "keep", .clause = "SC-63", .words = "keep it", /* not now */         \
        .zone = "before_monster")                                                          \
    ROW(CALM, .word = "calm", .clause = "SC-56", .words = "calm the village",              \
        .track = "panic")                                                                  \
    /* spell */                                                                            \
    ROW(DISPEL, .word = "dispel", .clause = "SC-56", .words = "dispel {card 0}")           \
    ROW(STOP, .word = "stop", .clause = "SC-54", .words = "stop here",                     \
        .rank = RANK_CLOSING, .here = true)                                                \
    ROW(END_NIGHT, .word = "end_night", .clause = "SC-65", .words = "end the night",       \
        .rank = RANK_CLOSING, .track = "night_actions")                                    \
    /* the automa's next page; Page, 1 + card reference or 0 */                            \
    ROW(STEP, .word = "step", .clause = "SC-1", .words = "")
/* clang-format on */

#endif
