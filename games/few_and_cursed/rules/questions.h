/*
 * Questions and possible answers. One row per question (engine/questions.h): its kind, the
 * functions that list its options and carry out an answer, what the player is asked and the
 * line of numbers below (prompts.c fills the holes), and an explanation for a first game;
 * `.others` is used instead where Grit decides nothing (solo) or is shared (co-op).
 *
 * Those up to ASK_TOLL are asked in a rider's own slot, where cards, items and bullets may
 * be used as well (FC-35).
 */
#ifndef FEW_AND_CURSED_QUESTIONS_H
#define FEW_AND_CURSED_QUESTIONS_H

#include "engine/questions.h"

/* Lines of numbers that several questions have. */
/* clang-format off */
#define PURSE_WORDS                                                                        \
    "{move} Movement, {attack} Attack, {bullets} of {bullet_max} Bullets, {water} Water."
#define HAND_WORDS "{hand card|cards} in hand."
#define HOME_WORDS "{roads road|roads} from {town}."

#define FEW_QUESTIONS(ROW)                                                                 \
    ROW(IMPROVISE, few_list_improvise, few_answer_improvise,                               \
        "Improvise: keep one of two cards.", "{joins}",                                    \
        "Each round begins with two Upgrades: one goes into your hand, the other is "      \
        "discarded. Movement takes you places, Attack wins fights. Save your hand for "    \
        "later: what it gives now is gone before you can walk.")                           \
    ROW(ENCOUNTER, few_list_encounter, few_answer_encounter,                               \
        "{met}: your choice.", "{story}" PURSE_WORDS,                                      \
        "Each choice names its price and what it brings. If you lack something, play "     \
        "cards, use items or shoot first. What you do not spend is lost once you have "    \
        "chosen, and cards you play now are gone when you act.")                           \
    ROW(TOWN, few_list_town, few_answer_town, /* Job Board or Store */                     \
        "San Andreas: Job Board or Store?",                                                \
        "{jobs job|jobs} held." NEXT_LINE PURSE_WORDS,                                     \
        "The Job Board gives two secret jobs: Water and Grit for you once they are "       \
        "done, Grit lost if they never are. The Store turns Water into items, "            \
        "Bullets and stats.",                                                              \
        .others = "The Job Board gives two jobs, which pay once they are done. The Store " \
        "turns Water into items, Bullets and stats.")                                      \
    ROW(STORE, few_list_store, few_answer_store,                                           \
        "The Store: buy what you like.",                                                   \
        "Health {health}, Curse {curse} of {threshold}." NEXT_LINE PURSE_WORDS,            \
        "Buy as much as you can pay for. Items lie in front of you and give what they "    \
        "say once a round; a weapon gets more Attack out of your Bullets, every time you " \
        "shoot.")                                                                          \
    ROW(ACTION, few_list_action, few_answer_action, /* move, act, move on */               \
        "{act}", "{advice}" PURSE_WORDS,                                                   \
        "Play cards for Movement and Attack, walk, take one action, walk on. A "           \
        "bounty is fought in the kind of land on its poster, artifacts lie in the "        \
        "four corners. If nothing is in reach, look for an encounter, or camp. What "      \
        "is not spent is lost.")                                                           \
    ROW(TOLL, few_list_toll, few_answer_toll,                                              \
        "The road costs {toll} Attack.",                                                   \
        "Each one unpaid costs 1 of your {health} Health." NEXT_LINE PURSE_WORDS,          \
        "The road is guarded: each symbol costs 1 Attack or 1 Health. You may still "      \
        "play cards or shoot before you answer.")                                          \
    ROW(DEAL, few_list_deal, few_answer_deal,                                              \
        "Which job do you give back?",                                                     \
        "You keep {kept} of {jobs} jobs: {left} still to give back.",                      \
        NULL, .by_mode = goals) /* setup: which job to give back */                        \
    ROW(SELL, few_list_sell, few_answer_sell, /* Job Board: sell one? */                   \
        "Job Board: sell one of your jobs?", "{jobs job|jobs} held, {water} Water.",       \
        "One job may be sold for its Water alone. Sell what you will never do: left "      \
        "over at the end, it costs its Grit.",                                             \
        .others = "One job may be sold for its Water alone. Sell what you will never do.") \
    ROW(ORDER, few_list_order, few_answer_order,                                           \
        "Refresh: which card goes down next?",                                             \
        "{source} to go; the last one stays on top, for sale.",                            \
        "All three leave the row, and three new ones come. The one you put down last "     \
        "lies on top and can still be bought.")                                            \
    ROW(ROOM, few_list_room, few_answer_room, /* which item makes room */                  \
        "No room for {source}: what goes?",                                                \
        "{items item|items}: 2 accessories and 2 hands at most.",                          \
        "You can wear two accessories and have two hands; a two-handed item needs both. "  \
        "What you give up goes onto the Store's discards, and you get nothing for it.")    \
    ROW(ARTIFACT, few_list_artifact, few_answer_artifact,                                  \
        "Which artifact do you take?", "{artifacts} on the board, {found} of yours.",      \
        "You may take one artifact from each corner. It goes into your hand, is "          \
        "played like an Upgrade round after round, and counts its Grit at the end.",       \
        .others = "You may take one artifact from each corner; it goes into your hand "    \
        "and is played like an Upgrade, round after round.")                               \
    ROW(TRASH, few_list_trash, few_answer_trash,                                           \
        "Which card do you trash for good?", "{left} to choose." NEXT_LINE HAND_WORDS,     \
        "A trashed card is gone for good. Take your weakest, usually a starting card: "    \
        "the fewer of them, the better every hand you draw.")                              \
    ROW(TRASH_HAND, few_list_trash_hand, few_answer_trash,                                 \
        "Which hand card do you trash for good?", "{left} to choose." NEXT_LINE HAND_WORDS,\
        "A trashed card is gone for good, and it must come from your hand. Take the "      \
        "weakest.")                                                                        \
    ROW(STAT, few_list_stat, few_answer_stat,                                              \
        "Which stat do you raise?",                                                        \
        "Health {health}, bullet maximum {bullet_max}, Curse Threshold {threshold}.",      \
        "Health keeps you on your feet, room for Bullets makes great fights "              \
        "possible, and a higher Threshold lets you bear more Curse before you turn.")      \
    ROW(EXTRA, few_list_extra, few_answer_extra,                                           \
        "Improvise again: keep one of two.", "{joins}",                                    \
        "Two more Upgrades: one goes into your hand and can be played at once, the other " \
        "is discarded.")                                                                   \
    ROW(COPY, few_list_copy, few_answer_copy, /* which played card to repeat */            \
        "{source}: repeat which card?",                                                    \
        "Curse {curse} of {threshold}, Health {health}." NEXT_LINE PURSE_WORDS,            \
        "All that the other card says happens once more, its change of Curse too. "        \
        "Repeating an artifact costs Health.")                                             \
    ROW(GO, few_list_go, few_answer_go, /* any space, or an adjacent one */                \
        "Where do you go, free of charge?", "From {place}, " HOME_WORDS,                   \
        "You are there at once: no Movement, no Curse, no toll. Pick a place where you "   \
        "can fight something, or take an artifact.")                                       \
    ROW(DISCARD, few_list_discard, few_answer_discard, /* a card from hand */              \
        "Which card do you discard?", "{left} to choose." NEXT_LINE HAND_WORDS,            \
        "It comes back with your next shuffle, so give away what helps least this "        \
        "round.")                                                                          \
    ROW(JOB, few_list_job, few_answer_job,                                                 \
        "{source} fits: score it now?",                                                    \
        "{job}" NEXT_LINE "It brings {reward} Water and {worth} Grit.{anytime}",           \
        "The track shows exactly the number that the job asks for, and scoring it costs "  \
        "nothing. There is seldom a reason to wait.")                                      \
    ROW(KEEP, few_list_keep, few_answer_keep,                                              \
        "Cleanup: discard anything from your hand?",                                       \
        "{hand card|cards} in hand, {deck} in your deck; then you draw up to "             \
        "{hand_size}.",                                                                    \
        "Keep what suits the next round, discard the rest, and draw up to four. If "       \
        "your deck runs out it is shuffled again, and you return to San Andreas.")         \
    ROW(MONSTER, few_list_monster, few_answer_monster,                                     \
        "Which way does {source} go?", "At {place}, " HOME_WORDS,                          \
        "Two ways to San Andreas are equally short, so the first player decides. "         \
        "Riders who stand where it comes lose 1 Health each.",                             \
        .others = "Two ways to San Andreas are equally short: choose one. A rider who "    \
        "stands where it comes loses 1 Health.") /* which way a monster goes */            \
    ROW(PILE, few_list_pile, few_answer_pile,                                              \
        "21 Grit: which pile's monster comes out?",                                        \
        "It replaces 1 open card, which goes to the bottom.",                            \
        "You reached 21 Grit before any monster appeared, so now one does: it appears on " \
        "the map and walks towards San Andreas. The open card of its pile goes to "        \
        "the bottom: choose one that you do not want yourself.",                           \
        .others = /* 21 Grit: which pile's monster comes */                                \
            "You reached 21 Grit before any monster appeared, so now one does, and walks " \
            "towards San Andreas. The open card of its pile goes to the bottom.")          \
    ROW(GIVE_UP, few_list_give_up, few_answer_give_up,                                     \
        "No capture this round: who gets away?", "1 of the {open} open Most Wanted goes.", \
        "Alone, each round in which you beat no Most Wanted and no monster costs you one " \
        "Most Wanted. A monster waits below each pile: the price shows how near it is.")   \
    ROW(SPOOK, few_list_give_up, few_answer_give_up,                                       \
        "Which Most Wanted gets away?",                                                    \
        "1 of the {open} open ones goes; the next of its pile comes up.",                  \
        "One of the open posters is taken down for good, and the next of its pile "        \
        "lies open. Spoil a rival's hunt, or dig for a fight that suits you; at the "      \
        "bottom is a monster.",                                                            \
        .others = /* which Most Wanted gets away */                                        \
            "One of the open posters is taken down for good, and the next of its "         \
            "pile lies open. At the bottom is a monster.")                                 \
    ROW(DRIVE, few_list_drive, few_answer_drive,                                           \
        "Which monster is {driven}, and where?",                                           \
        "{monsters monster walks|monsters walk} the country.",                             \
        "Riders who stand where it comes lose 1 Health each. A monster that reaches "      \
        "San Andreas ends the game, so think of whom an early end would suit.",            \
        .others = /* which monster goes where; 1: away from San Andreas */                 \
            "Riders who stand where it comes lose 1 Health each. The further from "        \
            "San Andreas, the more time is left.")                                         \
    ROW(RIVAL, few_list_rival, few_answer_rival,                                           \
        "{whom}", "Your own: Curse {curse} of {threshold}, {water} Water.",                \
        "Think of who is ahead. A rider whose Curse reaches the Threshold turns "          \
        "Cursed, and every rise after that hurts.",                                        \
        .others = "Think of who can bear the Curse best, or who has the better use for "   \
        "Water.") /* whom a Verb and its amount are for */

/* One row per option, in the order in which they are listed: how it is presented (FaceVerb).
 * The holes of its words say what its arguments are; a comment adds what they do not. */
#define FEW_OPTIONS(ROW)                                                                   \
    ROW(PLAY, "play", "FC-35", "play {card 0}", .rank = RANK_ASIDE,                        \
        .group = "Play a card")                                                            \
    ROW(PLAY_TRASH, "play_trash", "FC-130", "play {card 0} and trash it",                  \
        .rank = RANK_ASIDE, .group = "Play a card") /* design: played and trashed */       \
    ROW(USE, "use", "FC-64", "use {item 0}", .rank = RANK_ASIDE,                           \
        .group = "Use items and bullets")                                                  \
    ROW(SHOOT, "shoot", "FC-36", "shoot {shots 0} for {attack 1}", .rank = RANK_ASIDE,     \
        .group = "Use items and bullets")                                                  \
    /* job design: what it needs is spent */                                               \
    ROW(SCORE, "score", "FC-58", "score {job 0}", .rank = RANK_FIRST)                      \
    ROW(KEEP, "keep", "FC-43", "keep {card 0}")                                            \
    /* place of the encounter's option */                                                  \
    ROW(CHOOSE, "choose", "FC-46", "{choice 0}", .zone = "encounter")                      \
    /* no option can be paid */                                                            \
    ROW(PASS_BY, "pass_by", "FC-48", "pass by", .rank = RANK_CLOSING, .zone = "encounter") \
    ROW(BOARD, "board", "FC-51", "go to the Job Board", .space = 1 + TOWN,                 \
        .zone = "job_deck")                                                                \
    ROW(STORE, "store", "FC-60", "go to the Store", .space = 1 + TOWN, .zone = "store")    \
    ROW(BUY_ITEM, "buy_item", "FC-61", "buy {item 0}")                                     \
    ROW(BUY, "buy", "FC-63", "buy {stock 0}")                                              \
    ROW(REFRESH, "refresh", "FC-62", "refresh the row", .zone = "store")                   \
    ROW(MOVE, "move", "FC-69", "walk to {space 0}", .step = true)                          \
    /* Target kind, number */                                                              \
    ROW(FIGHT, "fight", "FC-78", "defeat {target}", .rank = RANK_FIRST, .here = true)      \
    ROW(ROB, "rob", "FC-84", "rob {rider 0}")                                              \
    ROW(RECOVER, "recover", "FC-74", "recover an artifact", .rank = RANK_FIRST,            \
        .here = true)                                                                      \
    ROW(ENCOUNTER, "encounter", "FC-73", "look for an encounter", .here = true)            \
    ROW(CAMP, "camp", "FC-87", "camp", .rank = RANK_CLOSING, .here = true, .zone = "deck") \
    ROW(ABILITY, "ability", "FC-86", "use your ability", .zone = "character")              \
    /* attack symbols paid */                                                              \
    ROW(TOLL, "toll", "FC-71", "pay {attack 0}", .track = "attack")                        \
    ROW(GIVE_BACK, "give_back", "FC-16", "give back {job 0}")                              \
    ROW(SELL, "sell", "FC-53", "sell {job 0}", .rank = RANK_SELDOM)                        \
    ROW(NEXT, "next", "FC-62", "discard {item 0}")                                         \
    ROW(DROP_ITEM, "drop_item", "FC-66", "give up {item 0}")                               \
    ROW(TAKE, "take", "FC-74", "take {artifact 0}")                                        \
    ROW(TRASH, "trash", "FC-125", "trash {card 0} {where 1}")                              \
    ROW(STAT, "stat", "FC-128", "raise {stat 0}")                                          \
    ROW(COPY, "copy", "FC-129", "repeat {card 0}")                                         \
    ROW(GO, "go", "FC-40", "go to {space 0}")                                              \
    ROW(DISCARD, "discard", "FC-89", "discard {card 0}", .rank = RANK_SELDOM)              \
    ROW(YES, "yes", "FC-58", "score {met}")                                                \
    ROW(NO, "no", "FC-58", "keep it for later", .rank = RANK_CLOSING, .zone = "jobs")      \
    ROW(WAY, "way", "FC-96", "send it to {space 0}")                                       \
    ROW(PILE, "pile", "FC-99", "the pile of {top 0}")                                      \
    ROW(DRIVE, "drive", "FC-40", "send {monster 0} to {space 1}")                          \
    ROW(RIVAL, "rival", "FC-40", "choose {rider 0}")                                       \
    ROW(DONE, "done", "FC-68", "done", .rank = RANK_CLOSING)
/* clang-format on */

#endif
