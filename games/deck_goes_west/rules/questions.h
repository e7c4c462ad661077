/*
 * Questions and possible answers. One row per question (engine/questions.h): its kind, the
 * functions that list its options and carry out an answer, what the player is asked and the
 * line of numbers below (prompts.c fills the holes), and an explanation for a first game. The
 * first three are gates (flow.c).
 */
#ifndef DECK_GOES_WEST_QUESTIONS_H
#define DECK_GOES_WEST_QUESTIONS_H

#include "engine/questions.h"

/* A line of numbers that several questions have. */
/* clang-format off */
#define PURSE_WORDS "{purse}." NEXT_LINE "{hand} in hand."

#define WEST_QUESTIONS(ROW)                                                                \
    ROW(ACTION, west_list_actions, west_answer_action,                                     \
        "{turn}", "{points} of {goal} points." NEXT_LINE PURSE_WORDS,                      \
        "The first at the end of the score track wins, or whoever leads when the days "    \
        "run out; the mission says what scores. Play cards, move, buy or fight, and pass " \
        "when nothing more helps today.",                                                  \
        .together = "Reach the end of the score track before the days run out; the "       \
        "mission says what scores. Play cards, move, buy or fight, and pass when nothing " \
        "more helps today.")                                                               \
    ROW(BATTLE, west_list_battle, west_answer_battle, "{battle}", "{strength}",            \
        "Put in every Battle Job you want to use, then say that you are ready.")           \
    ROW(EVENING, west_list_evening, west_answer_evening, "{evening}",                      \
        "{hand} in hand; at dawn you draw up to {hand_size}." NEXT_LINE                    \
        "A hand still full by then means death.{threat}",                                  \
        "Items that you discard make room for others tomorrow. Danger stays.")             \
    ROW(MORE, west_list_more, west_answer_more,                                            \
        "{more}", "{dice_first}{left_first}" PURSE_WORDS,                                  \
        "Jobs with the same last step can be done together.")                              \
    ROW(JOIN, west_list_join, west_answer_join,                                            \
        "Join {about}?", "{dice_first}Each also gains half of the best other roll.",       \
        "Players who roll together each also gain half of the best roll of the others.")   \
    ROW(X, west_list_x, west_answer_x, "What is x?", "{about}.",                           \
        "Choose how many times the Job is done.")                                          \
    ROW(KIND, west_list_kinds, west_answer_kind, "{kind} which resource?", PURSE_WORDS,    \
        "Any stands for one kind of your choice.")                                         \
    ROW(CARD, west_list_cards, west_answer_card,                                           \
        "{rid} which card?", "{to_go}{for_good}{hand} in hand.",                           \
        "Give up what helps you least now.")                                               \
    ROW(PUT, west_list_piles, west_answer_put, "{about}: onto which pile?", "{pile}",      \
        "On the draw pile it is the next card you draw; discards come back later.")        \
    ROW(MOVE, west_list_moves, west_answer_move, "Where do you go?", "{left}",             \
        "Step by step: each kind of movement has its own costs.")                          \
    ROW(ENTER, west_list_enter, west_answer_enter,                                         \
        "It is {about}. Go on?", "{land}{band}{left_next}",                                \
        "The tile is turned up. Go there, add movement, or stay for 1.")                   \
    ROW(REVEAL, west_list_looks, west_answer_look,                                         \
        "Which tile do you turn up?", "{source} left.",                                    \
        "Turning up tiles often scores points, and shows where to go.")                    \
    ROW(HALF, west_list_halves, west_answer_half,                                          \
        "The Wagon is harmed: which half?", PURSE_WORDS,                                   \
        "One of the two has to be done.")                                                  \
    ROW(OFFER, west_list_offer, west_answer_offer, "{offer}", "{deal}",                    \
        "Lay out what you give and what you ask for, then propose it.")                    \
    ROW(CARRY, west_list_carry, west_answer_carry,                                         \
        "Move {about} with your own Jobs?", PURSE_WORDS,                                   \
        "Use your own movement Jobs to move the other's meeple.")                          \
    ROW(REPLY, west_list_reply, west_answer_reply, "{about} proposes a trade.", "{deal}",  \
        "Add cards of your own if you like; then agree or refuse.")

/* One row per option, in the order in which they are listed: how it is presented (FaceVerb).
 * The holes of its words say what its arguments are; a comment adds what they do not. */
#define WEST_OPTIONS(ROW)                                                                  \
    ROW(JOB, "job", "DW-29", "{home 0}[!line : ]{steps 0}", .group = "Do a Job")           \
    ROW(BUY, "buy", "DW-92", "buy {home 0}[!line : ]{steps 0}",                            \
        .group = "Buy from the Trade Row") /* Job of a card in the Trade Row */            \
    ROW(BATTLE, "battle", "DW-95", "start a battle", .here = true)                         \
    ROW(TRADE, "trade", "DW-93", "trade with {player 0}")                                  \
    ROW(INVITE, "invite", "DW-44", "invite {player 0}")                                    \
    ROW(X, "x", "DW-42", "x is {number 0}")                                                \
    ROW(KIND, "kind", "DW-41", "choose {resource 0}")                                      \
    ROW(CARD, "card", "DW-68", "discard {card 0}")                                         \
    ROW(PUT, "put", "DW-68", "put it on the {pile 0}") /* 0 discard pile, 1 draw pile */   \
    ROW(STEP, "step", "DW-47", "{movement 1} {aim 0}{wagon 2}", .step = true)              \
    ROW(RIDE, "ride", "DW-64", "ride to {place 0}")                                        \
    ROW(ENTER, "enter", "DW-56", "{movement 0} on", .rank = RANK_FIRST)                    \
    /* Movement that is spent */                                                           \
    ROW(DECLINE, "decline", "DW-58", "stay and give up 1 {movement 0}")                    \
    ROW(LOOK, "look", "DW-59", "turn up {place 0}")                                        \
    ROW(HALF, "half", "DW-74", "choose: {steps 0}")                                        \
    ROW(GIVE, "give", "DW-94", "give 1 {resource 0}")                                      \
    ROW(WANT, "want", "DW-94", "ask for 1 {resource 0}")                                   \
    ROW(HAND, "hand", "DW-94", "put in {card 0}") /* design: put it into the deal */       \
    /* 0: the active player moves the partner, 1: the other way round */                   \
    ROW(CARRY, "carry", "DW-94", "offer to move the other")                                \
    ROW(GO, "go", "DW-91", "go on", .rank = RANK_CLOSING)                                  \
    ROW(AGREE, "agree", "DW-94", "agree")                                                  \
    ROW(REFUSE, "refuse", "DW-94", "refuse", .rank = RANK_CLOSING)                         \
    ROW(DONE, "done", "DW-88", "done", .rank = RANK_CLOSING)                               \
    ROW(PASS, "pass", "DW-89", "pass for today", .rank = RANK_CLOSING)
/* clang-format on */

#endif
