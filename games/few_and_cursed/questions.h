/*
 * One row per question (engine/questions.h): its kind, what lists its options, what carries
 * an answer out (both in the rules), what puts it into words (prompts.c), and what it is about
 * for somebody who plays a first game; `.others` where Grit decides nothing (alone) or belongs
 * to all (together).
 *
 * Those up to ASK_TOLL are asked in a rider's own slot, where cards, items and bullets may be
 * used as well (FC-35).
 */
#ifndef FEW_AND_CURSED_QUESTIONS_H
#define FEW_AND_CURSED_QUESTIONS_H

#include "engine/questions.h"

/* clang-format off */
#define FEW_QUESTIONS(ROW)                                                                 \
    /* which of two Upgrades to keep */                                                    \
    ROW(IMPROVISE, few_list_improvise, few_answer_improvise, ask_improvise,                \
        "Each round begins with two Upgrades: one goes into your hand, the other "         \
        "away. Movement takes you places, Attack wins fights. Save your hand for "         \
        "later: what it gives now is gone before you can walk.")                           \
    /* an option of the encounter */                                                       \
    ROW(EVENT, few_list_event, few_answer_event, ask_event,                                \
        "Each choice names its price and what it brings. If you lack something, play "     \
        "cards, use items or shoot first. What you do not spend is lost when you "         \
        "have chosen, and cards played now are missing in your action.")                   \
    /* Job Board or Store */                                                               \
    ROW(TOWN, few_list_town, few_answer_town, ask_town,                                    \
        "The Job Board gives two secret jobs: Water and Grit for you once they are "       \
        "done, Grit lost if they never are. The Store turns Water into items, "            \
        "Bullets and stats.",                                                              \
        .others =                                                                          \
            "The Job Board gives two jobs, which pay once they are done. The Store "       \
            "turns Water into items, Bullets and stats.")                                  \
    ROW(STORE, few_list_store, few_answer_store, ask_store,                                \
        "Buy as much as you can pay for. Items lie before you and give what they say "     \
        "once a round; a weapon makes more Attack of your Bullets, as often as you "       \
        "have some.")                                                                      \
    /* move, act, move on */                                                               \
    ROW(ACTION, few_list_action, few_answer_action, ask_action,                            \
        "Play cards for Movement and Attack, walk, take one action, walk on. A "           \
        "bounty is fought in the kind of land on its poster, artifacts lie in the "        \
        "four corners. If nothing is in reach, look for an encounter, or camp. What "      \
        "is not spent is lost.")                                                           \
    /* how many attack symbols of the road to pay */                                       \
    ROW(TOLL, few_list_toll, few_answer_toll, ask_toll,                                    \
        "The road is guarded: each symbol costs 1 Attack or 1 Health. You may still "      \
        "play cards or shoot before you answer.")                                          \
    /* setup: which job to give back */                                                    \
    ROW(DEAL, few_list_deal, few_answer_deal, ask_deal,                                    \
        NULL, .by_mode = goals)                                                            \
    /* Job Board: sell one? */                                                             \
    ROW(SELL, few_list_sell, few_answer_sell, ask_sell,                                    \
        "One job may be sold for its Water alone. Sell what you will never do: left "      \
        "over at the end, it costs its Grit.",                                             \
        .others =                                                                          \
            "One job may be sold for its Water alone. Sell what you will never do.")       \
    /* Refresh: which card goes to the discards next */                                    \
    ROW(ORDER, few_list_order, few_answer_order, ask_order,                                \
        "All three leave the row, and three new ones come. The one you put down last "     \
        "lies on top and can still be bought.")                                            \
    /* which item makes room */                                                            \
    ROW(ROOM, few_list_room, few_answer_room, ask_room,                                    \
        "You wear two accessories and have two hands; a two-handed thing needs both. "     \
        "What goes lies on the Store's discards, and nobody pays you for it.")             \
    ROW(ARTIFACT, few_list_artifact, few_answer_artifact, ask_artifact,                    \
        "You may take one artifact from each corner. It goes into your hand, is "          \
        "played like an Upgrade round after round, and counts its Grit at the end.",       \
        .others =                                                                          \
            "You may take one artifact from each corner; it goes into your hand and "      \
            "is played like an Upgrade, round after round.")                               \
    ROW(TRASH, few_list_trash, few_answer_trash, ask_trash,                                \
        "A trashed card is gone for good. Take your weakest, mostly a starting card: "     \
        "the fewer of them, the better every hand you draw.")                              \
    ROW(TRASH_HAND, few_list_trash_hand, few_answer_trash, ask_trash_hand,                 \
        "A trashed card is gone for good, and it must come from your hand. Take the "      \
        "weakest.")                                                                        \
    ROW(STAT, few_list_stat, few_answer_stat, ask_stat,                                    \
        "Health keeps you on your feet, room for Bullets makes great fights "              \
        "possible, and a higher Threshold lets you bear more Curse before you turn.")      \
    /* improvise by an effect: which of two to keep */                                     \
    ROW(EXTRA, few_list_extra, few_answer_extra, ask_extra,                                \
        "Two more Upgrades: one goes into your hand and can be played at once, the "       \
        "other away.")                                                                     \
    /* which played card to repeat */                                                      \
    ROW(COPY, few_list_copy, few_answer_copy, ask_copy,                                    \
        "All that the other card says happens once more, its change of Curse too. "        \
        "Repeating an artifact costs Health.")                                             \
    /* any space, or an adjacent one */                                                    \
    ROW(GO, few_list_go, few_answer_go, ask_go,                                            \
        "You are simply there: no Movement, no Curse, no toll. Think of where you "        \
        "can fight something, or take an artifact.")                                       \
    /* a card from hand */                                                                 \
    ROW(DISCARD, few_list_discard, few_answer_discard, ask_discard,                        \
        "It comes back with your next shuffle, so give away what helps least this "        \
        "round.")                                                                          \
    /* score the job whose track shows its number? */                                      \
    ROW(JOB, few_list_job, few_answer_job, ask_job,                                        \
        "The track shows just the number that the job wants, and nothing is spent "        \
        "for it. There is seldom a reason to wait.")                                       \
    /* cleanup: discard any of the hand? */                                                \
    ROW(KEEP, few_list_keep, few_answer_keep, ask_keep,                                    \
        "Keep what suits the next round, discard the rest, and draw up to four. If "       \
        "your deck runs out it is shuffled anew, and you return to San Andreas.")          \
    /* which way a monster goes */                                                         \
    ROW(MONSTER, few_list_monster, few_answer_monster, ask_monster,                        \
        "Two ways to San Andreas are equally short, so the first player decides. "         \
        "Riders who stand where it comes lose 1 Health each.",                             \
        .others =                                                                          \
            "Two ways to San Andreas are equally short: choose one. A rider who "          \
            "stands where it comes loses 1 Health.")                                       \
    /* 21 Grit: which pile's monster comes */                                              \
    ROW(PILE, few_list_pile, few_answer_pile, ask_pile,                                    \
        "You have 21 Grit before any monster came, so now one does: it appears on "        \
        "the map and walks towards San Andreas. The open card of its pile goes to "        \
        "the bottom: choose one that you do not want yourself.",                           \
        .others =                                                                          \
            "You have 21 Grit before any monster came, so now one does, and walks "        \
            "towards San Andreas. The open card of its pile goes to the bottom.")          \
    /* solo: which Most Wanted is discarded */                                             \
    ROW(GIVE_UP, few_list_give_up, few_answer_give_up, ask_give_up,                        \
        "Alone, a round without a Most Wanted or a monster beaten costs one Most "         \
        "Wanted. A monster waits below each pile: the price tells how near it is.")        \
    /* which Most Wanted gets away */                                                      \
    ROW(SPOOK, few_list_spook, few_answer_spook, ask_spook,                                \
        "One of the open posters is taken down for good, and the next of its pile "        \
        "lies open. Spoil a rival's hunt, or dig for a fight that suits you; at the "      \
        "bottom is a monster.",                                                            \
        .others =                                                                          \
            "One of the open posters is taken down for good, and the next of its "         \
            "pile lies open. At the bottom is a monster.")                                 \
    /* which monster goes where; 1: away from San Andreas */                               \
    ROW(DRIVE, few_list_drive, few_answer_drive, ask_drive,                                \
        "Riders who stand where it comes lose 1 Health each. A monster that reaches "      \
        "San Andreas ends the game, so think of whom an early end would suit.",            \
        .others =                                                                          \
            "Riders who stand where it comes lose 1 Health each. The further from "        \
            "San Andreas, the more time is left.")                                         \
    /* whom a Verb and its amount are for */                                               \
    ROW(RIVAL, few_list_rival, few_answer_rival, ask_rival,                                \
        "Think of who is ahead. A rider whose Curse reaches the Threshold turns "          \
        "Cursed, and every rise after that hurts.",                                        \
        .others =                                                                          \
            "Think of who can bear the Curse best, or who has the better use for "         \
            "Water.")
/* clang-format on */

#endif
