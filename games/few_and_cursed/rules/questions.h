/*
 * Questions and possible answers. One row per question (engine/questions.h): its kind, the
 * functions that list its options and carry out an answer (rules) and that word it
 * (prompts.c), and an explanation for a first game; `.others` is used instead where Grit
 * decides nothing (solo) or is shared (co-op), and `.title` is all that some questions need
 * besides a line of numbers.
 *
 * Those up to ASK_TOLL are asked in a rider's own slot, where cards, items and bullets may
 * be used as well (FC-35).
 */
#ifndef FEW_AND_CURSED_QUESTIONS_H
#define FEW_AND_CURSED_QUESTIONS_H

#include "engine/questions.h"

/* clang-format off */
#define FEW_QUESTIONS(ROW)                                                                 \
    ROW(IMPROVISE, few_list_improvise, few_answer_improvise, joins_words,                  \
        "Each round begins with two Upgrades: one goes into your hand, the other "         \
        "away. Movement takes you places, Attack wins fights. Save your hand for "         \
        "later: what it gives now is gone before you can walk.",                           \
        .title = "Improvise: keep one of two cards.")                                      \
    ROW(ENCOUNTER, few_list_encounter, few_answer_encounter, ask_encounter,                \
        "Each choice names its price and what it brings. If you lack something, play "     \
        "cards, use items or shoot first. What you do not spend is lost when you "         \
        "have chosen, and cards played now are missing in your action.")                   \
    ROW(TOWN, few_list_town, few_answer_town, ask_town, /* Job Board or Store */           \
        "The Job Board gives two secret jobs: Water and Grit for you once they are "       \
        "done, Grit lost if they never are. The Store turns Water into items, "            \
        "Bullets and stats.",                                                              \
        .others = "The Job Board gives two jobs, which pay once they are done. The Store " \
        "turns Water into items, Bullets and stats.")                                      \
    ROW(STORE, few_list_store, few_answer_store, ask_store,                                \
        "Buy as much as you can pay for. Items lie before you and give what they say "     \
        "once a round; a weapon makes more Attack of your Bullets, as often as you "       \
        "have some.")                                                                      \
    ROW(ACTION, few_list_action, few_answer_action, ask_action, /* move, act, move on */   \
        "Play cards for Movement and Attack, walk, take one action, walk on. A "           \
        "bounty is fought in the kind of land on its poster, artifacts lie in the "        \
        "four corners. If nothing is in reach, look for an encounter, or camp. What "      \
        "is not spent is lost.")                                                           \
    ROW(TOLL, few_list_toll, few_answer_toll, ask_toll,                                    \
        "The road is guarded: each symbol costs 1 Attack or 1 Health. You may still "      \
        "play cards or shoot before you answer.")                                          \
    ROW(DEAL, few_list_deal, few_answer_deal, ask_deal,                                    \
        NULL, .by_mode = goals) /* setup: which job to give back */                        \
    ROW(SELL, few_list_sell, few_answer_sell, ask_sell, /* Job Board: sell one? */         \
        "One job may be sold for its Water alone. Sell what you will never do: left "      \
        "over at the end, it costs its Grit.",                                             \
        .others = "One job may be sold for its Water alone. Sell what you will never do.") \
    ROW(ORDER, few_list_order, few_answer_order, ask_order,                                \
        "All three leave the row, and three new ones come. The one you put down last "     \
        "lies on top and can still be bought.")                                            \
    ROW(ROOM, few_list_room, few_answer_room, ask_room, /* which item makes room */        \
        "You wear two accessories and have two hands; a two-handed thing needs both. "     \
        "What goes lies on the Store's discards, and nobody pays you for it.")             \
    ROW(ARTIFACT, few_list_artifact, few_answer_artifact, ask_artifact,                    \
        "You may take one artifact from each corner. It goes into your hand, is "          \
        "played like an Upgrade round after round, and counts its Grit at the end.",       \
        .others = "You may take one artifact from each corner; it goes into your hand "    \
        "and is played like an Upgrade, round after round.")                               \
    ROW(TRASH, few_list_trash, few_answer_trash, more_words,                               \
        "A trashed card is gone for good. Take your weakest, mostly a starting card: "     \
        "the fewer of them, the better every hand you draw.",                              \
        .title = "Which card is trashed for good?")                                        \
    ROW(TRASH_HAND, few_list_trash_hand, few_answer_trash, more_words,                     \
        "A trashed card is gone for good, and it must come from your hand. Take the "      \
        "weakest.",                                                                        \
        .title = "Which hand card is trashed for good?")                                   \
    ROW(STAT, few_list_stat, few_answer_stat, ask_stat,                                    \
        "Health keeps you on your feet, room for Bullets makes great fights "              \
        "possible, and a higher Threshold lets you bear more Curse before you turn.")      \
    ROW(EXTRA, few_list_extra, few_answer_extra, joins_words,                              \
        "Two more Upgrades: one goes into your hand and can be played at once, the "       \
        "other away.",                                                                     \
        .title = "Improvise again: keep one of two.")                                      \
    ROW(COPY, few_list_copy, few_answer_copy, ask_copy, /* which played card to repeat */  \
        "All that the other card says happens once more, its change of Curse too. "        \
        "Repeating an artifact costs Health.")                                             \
    ROW(GO, few_list_go, few_answer_go, ask_go, /* any space, or an adjacent one */        \
        "You are simply there: no Movement, no Curse, no toll. Think of where you "        \
        "can fight something, or take an artifact.")                                       \
    ROW(DISCARD, few_list_discard, few_answer_discard, more_words, /* a card from hand */  \
        "It comes back with your next shuffle, so give away what helps least this "        \
        "round.",                                                                          \
        .title = "Which card do you discard?")                                             \
    ROW(JOB, few_list_job, few_answer_job, ask_job,                                        \
        "The track shows just the number that the job wants, and nothing is spent "        \
        "for it. There is seldom a reason to wait.")                                       \
    ROW(KEEP, few_list_keep, few_answer_keep, ask_keep,                                    \
        "Keep what suits the next round, discard the rest, and draw up to four. If "       \
        "your deck runs out it is shuffled again, and you return to San Andreas.")         \
    ROW(MONSTER, few_list_monster, few_answer_monster, ask_monster,                        \
        "Two ways to San Andreas are equally short, so the first player decides. "         \
        "Riders who stand where it comes lose 1 Health each.",                             \
        .others = "Two ways to San Andreas are equally short: choose one. A rider who "    \
        "stands where it comes loses 1 Health.") /* which way a monster goes */            \
    ROW(PILE, few_list_pile, few_answer_pile, ask_pile,                                    \
        "You have 21 Grit before any monster came, so now one does: it appears on "        \
        "the map and walks towards San Andreas. The open card of its pile goes to "        \
        "the bottom: choose one that you do not want yourself.",                           \
        .others = /* 21 Grit: which pile's monster comes */                                \
            "You have 21 Grit before any monster came, so now one does, and walks "        \
            "towards San Andreas. The open card of its pile goes to the bottom.")          \
    ROW(GIVE_UP, few_list_give_up, few_answer_give_up, ask_give_up,                        \
        "Alone, a round without a Most Wanted or a monster beaten costs one Most "         \
        "Wanted. A monster waits below each pile: the price shows how near it is.")        \
    ROW(SPOOK, few_list_give_up, few_answer_give_up, ask_spook,                            \
        "One of the open posters is taken down for good, and the next of its pile "        \
        "lies open. Spoil a rival's hunt, or dig for a fight that suits you; at the "      \
        "bottom is a monster.",                                                            \
        .others = /* which Most Wanted gets away */                                        \
            "One of the open posters is taken down for good, and the next of its "         \
            "pile lies open. At the bottom is a monster.")                                 \
    ROW(DRIVE, few_list_drive, few_answer_drive, ask_drive,                                \
        "Riders who stand where it comes lose 1 Health each. A monster that reaches "      \
        "San Andreas ends the game, so think of whom an early end would suit.",            \
        .others = /* which monster goes where; 1: away from San Andreas */                 \
            "Riders who stand where it comes lose 1 Health each. The further from "        \
            "San Andreas, the more time is left.")                                         \
    ROW(RIVAL, few_list_rival, few_answer_rival, ask_rival,                                \
        "Think of who is ahead. A rider whose Curse reaches the Threshold turns "          \
        "Cursed, and every rise after that hurts.",                                        \
        .others = "Think of who can bear the Curse best, or who has the better use for "   \
        "Water.") /* whom a Verb and its amount are for */

/* One row per option, in the order in which they are listed: its arguments, then how it is
 * presented (FaceVerb, engine/view.h). */
#define FEW_OPTIONS(ROW)                                                                   \
    ROW(PLAY, .word = "play", .clause = "FC-35", .words = "play {card 0}", /* design */    \
        .rank = RANK_ASIDE, .group = "Play a card")                                        \
    ROW(PLAY_TRASH, .word = "play_trash", .clause = "FC-130",                              \
        .words = "play {card 0} and trash it", .rank = RANK_ASIDE,                         \
        .group = "Play a card") /* design: played and trashed */                           \
    ROW(USE, .word = "use", .clause = "FC-64", .words = "use {item 0}", /* item */         \
        .rank = RANK_ASIDE, .group = "Use items and bullets")                              \
    ROW(SHOOT, .word = "shoot", .clause = "FC-36", /* bullets, Attack */                   \
        .words = "shoot {shots 0} for {attack 1}", .rank = RANK_ASIDE,                     \
        .group = "Use items and bullets")                                                  \
    /* job design: what it needs is spent */                                               \
    ROW(SCORE, .word = "score", .clause = "FC-58", .words = "score {job 0}",               \
        .rank = RANK_FIRST)                                                                \
    ROW(KEEP, .word = "keep", .clause = "FC-43", .words = "keep {card 0}") /* design */    \
    ROW(CHOOSE, .word = "choose", .clause = "FC-46", .words = "{choice 0}",                \
        .zone = "encounter") /* place of the encounter's option */                         \
    ROW(PASS_BY, .word = "pass_by", .clause = "FC-48", .words = "pass by",                 \
        .rank = RANK_CLOSING, .zone = "encounter") /* no option can be paid */             \
    ROW(BOARD, .word = "board", .clause = "FC-51", .words = "go to the Job Board",         \
        .space = 1 + TOWN, .zone = "job_deck")                                             \
    ROW(STORE, .word = "store", .clause = "FC-60", .words = "go to the Store",             \
        .space = 1 + TOWN, .zone = "store")                                                \
    /* item */                                                                             \
    ROW(BUY_ITEM, .word = "buy_item", .clause = "FC-61", .words = "buy {item 0}")          \
    ROW(BUY, .word = "buy", .clause = "FC-63", .words = "buy {stock 0}") /* Stock */       \
    ROW(REFRESH, .word = "refresh", .clause = "FC-62", .words = "refresh the row",         \
        .zone = "store")                                                                   \
    ROW(MOVE, .word = "move", .clause = "FC-69", .words = "walk to {space 0}", /* space */ \
        .step = true)                                                                      \
    ROW(FIGHT, .word = "fight", .clause = "FC-78", .words = "defeat {target}",             \
        .rank = RANK_FIRST, .here = true) /* Target kind, number */                        \
    ROW(ROB, .word = "rob", .clause = "FC-84", .words = "rob {rider 0}") /* seat */        \
    ROW(RECOVER, .word = "recover", .clause = "FC-74", .words = "recover an artifact",     \
        .rank = RANK_FIRST, .here = true)                                                  \
    ROW(ENCOUNTER, .word = "encounter", .clause = "FC-73",                                 \
        .words = "look for an encounter", .here = true)                                    \
    ROW(CAMP, .word = "camp", .clause = "FC-87", .words = "camp", .rank = RANK_CLOSING,    \
        .here = true, .zone = "deck")                                                      \
    ROW(ABILITY, .word = "ability", .clause = "FC-86", .words = "use your ability",        \
        .zone = "character")                                                               \
    ROW(TOLL, .word = "toll", .clause = "FC-71", .words = "pay {attack 0}",                \
        .track = "attack") /* attack symbols paid */                                       \
    /* job design */                                                                       \
    ROW(GIVE_BACK, .word = "give_back", .clause = "FC-16", .words = "give back {job 0}")   \
    ROW(SELL, .word = "sell", .clause = "FC-53", .words = "sell {job 0}", /* job design */ \
        .rank = RANK_SELDOM)                                                               \
    ROW(NEXT, .word = "next", .clause = "FC-62", .words = "discard {item 0}") /* item */   \
    /* item */                                                                             \
    ROW(DROP_ITEM, .word = "drop_item", .clause = "FC-66", .words = "give up {item 0}")    \
    /* artifact */                                                                         \
    ROW(TAKE, .word = "take", .clause = "FC-74", .words = "take {artifact 0}")             \
    /* design, Where */                                                                    \
    ROW(TRASH, .word = "trash", .clause = "FC-125", .words = "trash {card 0} {where 1}")   \
    ROW(STAT, .word = "stat", .clause = "FC-128", .words = "raise {stat 0}") /* Stat */    \
    ROW(COPY, .word = "copy", .clause = "FC-129", .words = "repeat {card 0}") /* design */ \
    ROW(GO, .word = "go", .clause = "FC-40", .words = "go to {space 0}") /* space */       \
    /* design */                                                                           \
    ROW(DISCARD, .word = "discard", .clause = "FC-89", .words = "discard {card 0}",        \
        .rank = RANK_SELDOM)                                                               \
    ROW(YES, .word = "yes", .clause = "FC-58", .words = "score {met}")                     \
    ROW(NO, .word = "no", .clause = "FC-58", .words = "keep it for later",                 \
        .rank = RANK_CLOSING, .zone = "jobs")                                              \
    /* space */                                                                            \
    ROW(WAY, .word = "way", .clause = "FC-96", .words = "send it to {space 0}")            \
    /* pile */                                                                             \
    ROW(PILE, .word = "pile", .clause = "FC-99", .words = "the pile of {top 0}")           \
    ROW(DRIVE, .word = "drive", .clause = "FC-40", /* monster, space */                    \
        .words = "send {monster 0} to {space 1}")                                          \
    ROW(RIVAL, .word = "rival", .clause = "FC-40", .words = "choose {rider 0}") /* seat */ \
    ROW(DONE, .word = "done", .clause = "FC-68", .words = "done", .rank = RANK_CLOSING)
/* clang-format on */

#endif
