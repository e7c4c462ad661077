/*
 * Everything this game asks: kind, what lists its options, what carries an answer out, what
 * puts it into words (prompts.c), what it is about for a beginner. The first three are gates
 * (flow.c).
 */
#ifndef DECK_GOES_WEST_QUESTIONS_H
#define DECK_GOES_WEST_QUESTIONS_H

#include "engine/questions.h"

/* clang-format off */
#define WEST_QUESTIONS(ROW)                                                                \
    ROW(ACTION, west_list_actions, west_answer_action, ask_action,                         \
        "Play cards, move, buy or fight; pass when nothing more helps today.")             \
    ROW(BATTLE, west_list_battle, west_answer_battle, ask_battle,                          \
        "Put in every Battle Job you want to use, then say that you are ready.")           \
    ROW(EVENING, west_list_evening, west_answer_evening, ask_evening,                      \
        "Items that you discard make room for others tomorrow. Danger stays.")             \
    ROW(MORE, west_list_more, west_answer_more, ask_more,                                  \
        "Jobs with the same last step can be done together.")                              \
    ROW(JOIN, west_list_join, west_answer_join, ask_join,                                  \
        "Rolling together, each gains half of the best roll of the others besides.")       \
    ROW(X, west_list_x, west_answer_x, ask_x,                                              \
        "Choose how often the Job is done.")                                               \
    ROW(KIND, west_list_kinds, west_answer_kind, ask_kind,                                 \
        "Any stands for one kind of your choice.")                                         \
    ROW(CARD, west_list_cards, west_answer_card, ask_card,                                 \
        "Give up what helps you least now.")                                               \
    ROW(PUT, west_list_piles, west_answer_put, ask_put,                                    \
        "On the draw pile it is the next card you draw; discards come back later.")        \
    ROW(MOVE, west_list_moves, west_answer_move, ask_move,                                 \
        "Step by step: each kind of movement has its own costs.")                          \
    ROW(ENTER, west_list_enter, west_answer_enter, ask_enter,                              \
        "The tile is turned up. Go there, add movement, or stay for 1.")                   \
    ROW(REVEAL, west_list_looks, west_answer_look, ask_reveal,                             \
        "Turning tiles up often scores, and shows where to go.")                           \
    ROW(HALF, west_list_halves, west_answer_half, ask_half,                                \
        "One of the two has to be done.")                                                  \
    ROW(OFFER, west_list_offer, west_answer_offer, ask_offer,                              \
        "Lay out what you give and what you ask for, then propose it.")                    \
    ROW(CARRY, west_list_carry, west_answer_carry, ask_carry,                              \
        "Use your own movement Jobs to move the other's meeple.")                          \
    ROW(REPLY, west_list_reply, west_answer_reply, ask_reply,                              \
        "Add cards of your own if you like; then agree or refuse.")

/* One row per option, in the order in which they are listed: its kind and how front ends tell
 * it (FaceVerb). Behind it what its arguments are. */
#define WEST_OPTIONS(ROW)                                                                  \
    ROW(JOB, .word = "job", .clause = "DW-29", .words = "{home 0}[!line : ]{steps 0}",     \
        .group = "Do a Job") /* Job */                                                     \
    /* Job of a card in the Trade Row */                                                   \
    ROW(BUY, .word = "buy", .clause = "DW-92", .words = "buy {home 0}[!line : ]{steps 0}", \
        .group = "Buy from the Trade Row")                                                 \
    ROW(BATTLE, .word = "battle", .clause = "DW-95", .words = "start a battle",            \
        .here = true)                                                                      \
    /* seat */                                                                             \
    ROW(TRADE, .word = "trade", .clause = "DW-93", .words = "trade with {player 0}")       \
    /* seat */                                                                             \
    ROW(INVITE, .word = "invite", .clause = "DW-44", .words = "invite {player 0}")         \
    ROW(X, .word = "x", .clause = "DW-42", .words = "x is {number 0}") /* number */        \
    /* resource */                                                                         \
    ROW(KIND, .word = "kind", .clause = "DW-41", .words = "choose {resource 0}")           \
    ROW(CARD, .word = "card", .clause = "DW-68", .words = "discard {card 0}") /* design */ \
    /* 0 discard pile, 1 draw pile */                                                      \
    ROW(PUT, .word = "put", .clause = "DW-68", .words = "put it on the {pile 0}")          \
    /* direction, Movement, 1: with the Wagon */                                           \
    ROW(STEP, .word = "step", .clause = "DW-47",                                           \
        .words = "{movement 1} {aim 0}{wagon 2}", .step = true)                            \
    ROW(RIDE, .word = "ride", .clause = "DW-64", .words = "ride to {place 0}") /* place */ \
    /* Movement */                                                                         \
    ROW(ENTER, .word = "enter", .clause = "DW-56", .words = "{movement 0} on")             \
    ROW(DECLINE, .word = "decline", .clause = "DW-58",                                     \
        .words = "stay and give up 1 {movement 0}") /* Movement that is spent */           \
    ROW(LOOK, .word = "look", .clause = "DW-59", .words = "turn up {place 0}") /* place */ \
    ROW(HALF, .word = "half", .clause = "DW-74", .words = "choose: {steps 0}") /* Job */   \
    /* resource */                                                                         \
    ROW(GIVE, .word = "give", .clause = "DW-94", .words = "give 1 {resource 0}")           \
    /* resource */                                                                         \
    ROW(WANT, .word = "want", .clause = "DW-94", .words = "ask for 1 {resource 0}")        \
    /* design: put it into the deal */                                                     \
    ROW(HAND, .word = "hand", .clause = "DW-94", .words = "put in {card 0}")               \
    /* 0: the active player moves the partner, 1: the other way round */                   \
    ROW(CARRY, .word = "carry", .clause = "DW-94",                                         \
        .words = "offer to move the other")                                                \
    ROW(GO, .word = "go", .clause = "DW-91", .words = "go on", .rank = RANK_CLOSING)       \
    ROW(AGREE, .word = "agree", .clause = "DW-94", .words = "agree")                       \
    ROW(REFUSE, .word = "refuse", .clause = "DW-94", .words = "refuse",                    \
        .rank = RANK_CLOSING)                                                              \
    ROW(DONE, .word = "done", .clause = "DW-88", .words = "done",                          \
        .rank = RANK_CLOSING)                                                              \
    ROW(PASS, .word = "pass", .clause = "DW-89", .words = "pass for today",                \
        .rank = RANK_CLOSING)
/* clang-format on */

#endif
