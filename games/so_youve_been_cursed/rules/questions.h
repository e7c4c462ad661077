/*
 * Questions and possible answers. One row per question (engine/questions.h): its kind, the
 * functions that list its options and carry out an answer, what the player is asked and the
 * line of numbers below (prompts.c fills the holes), and an explanation for a first game;
 * `.wizard` and `.monster` are used instead in the modes in which that role plays against an
 * automa.
 *
 * The day's questions come first, then those of cards, then the night's.
 */
#ifndef SO_YOUVE_BEEN_CURSED_QUESTIONS_H
#define SO_YOUVE_BEEN_CURSED_QUESTIONS_H

#include "engine/questions.h"

/* Lines of numbers that several questions have. */
/* clang-format off */
#define EMPTY_WORDS "{empty empty house|empty houses} in the village."
#define VILLAGER_WORDS "{villagers villager|villagers} in the village."
#define PURSE_WORDS                                                                        \
    "{actions action|actions} left, {coins coin|coins}, {free free pouch|free pouches}."
#define CURE_WORDS "Cure {cure} of {cured}, next {next}."
#define NIGHT_WORDS                                                                        \
    "{energy} Energy, Panic {panic} of {panicked}, Curse {curse} of {cursed}."

#define CURSED_QUESTIONS(ROW)                                                              \
    ROW(PLACE, cursed_list_place, cursed_answer_place,                                     \
        "The {newcomer} finds {source} taken.", EMPTY_WORDS,                               \
        "The die named a house that is taken, so you choose an empty one. A villager near "\
        "you sells to the Wizard; one far away is harder to eat.",                         \
        .wizard = "The die named a house that is taken, so you choose an empty one. A "    \
        "villager near you is a seller; the Rabid Monster goes at most two roads for a "   \
        "meal, three by way of a sheep.") /* a villager looks for an empty house */        \
    ROW(DAY, cursed_list_day, cursed_answer_day,                                           \
        "Your day, Wizard.", PURSE_WORDS NEXT_LINE CURE_WORDS,                             \
        "By day you have actions: buy ingredients, steal coins, cast a Spell, or mix what "\
        "the Cure track wants next. Travel within a district is free; each gate or bridge "\
        "costs 1 coin.",                                                                   \
        .wizard = /* the Wizard's actions; with orders: which order to follow */           \
            "Each action follows one of these cards, three of them at most. A card says "  \
            "what you may do, and which villagers the Rabid Monster hunts at night, card " \
            "by card in your order: choose kinds that live far from you, or nowhere at "   \
            "all.")                                                                        \
    ROW(ACT, cursed_list_act, cursed_answer_act,                                           \
        "{source}: your action.", PURSE_WORDS NEXT_LINE CURE_WORDS,                        \
        "The card you follow says what you may do now. At night the Rabid Monster follows "\
        "the same cards in the same order.")                                               \
    ROW(FARE, cursed_list_fare, cursed_answer_fare,                                        \
        "The journey to {going} costs {fare coin|coins}.", PURSE_WORDS,                    \
        "Each gate or bridge costs 1 coin. You may give up one action instead and keep the "\
        "coins.",                                                                          \
        .wizard = "Each gate or bridge costs 1 coin. You may give up one of the cards "    \
        "instead and keep the coins.") /* coins or an action for the journey */            \
    ROW(HOUSE, cursed_list_house, cursed_answer_house,                                     \
        "{here}: {home}", "{wares}" PURSE_WORDS,                                           \
        "A villager sells one kind of ingredient at the printed price. Or steal: declare a "\
        "number and throw more than that.") /* what to do at the house */                  \
    ROW(MARKET, cursed_list_market, cursed_answer_market,                                  \
        "Market: one ingredient of your choice.",                                          \
        "Any for {market coin|coins}." NEXT_LINE PURSE_WORDS,                              \
        "The Market has every ingredient, one for each action.") /* which ingredient */    \
    ROW(MIX, cursed_list_mix, cursed_answer_mix, /* continue mixing? */                    \
        "Laboratory: {next} is next.", "{mixed} mixed in this action." NEXT_LINE           \
        CURE_WORDS,                                                                        \
        "Continue while you hold the next ingredient: all of it is one action.")           \
    ROW(CAST_AT, cursed_list_cast_at, cursed_answer_cast_at,                               \
        "Cast {spell} where?", PURSE_WORDS,                                                \
        "This Spell names a kind of place. The way there costs what it always costs.")     \
    ROW(BOX, cursed_list_held, cursed_answer_box,                                          \
        "Box of Holding is gone. What goes back?",                                         \
        "{source} lay on it; the pouches hold {pouches} of {held}.",                       \
        "The Box held one ingredient more than your pouches do. One of them, whichever you "\
        "like, goes back to the supply.")                                                  \
    ROW(NOTICED, cursed_list_noticed, cursed_answer_noticed,                               \
        "Noticed! {needed} needed, the die shows {rolled}.", PURSE_WORDS,                  \
        "The die was too low. One more action makes a distraction and you keep the coins.",\
        .wizard = "The die was too low. Give up one more card and it is a distraction: "   \
        "you keep the coins.") /* the theft was noticed */                                 \
    ROW(INVITE, cursed_list_invite, cursed_answer_invite,                                  \
        "Who comes out of the bag?", "{bag villager|villagers} in the bag, " EMPTY_WORDS,  \
        "You choose who comes; the die chooses the house.")                                \
    ROW(GAIN, cursed_list_gain, cursed_answer_gain,                                        \
        "{room}", "You may gain {gains}; {free free pouch|free pouches}.",                 \
        "What you gain does not fit into your pouches. Throw something back to make room, "\
        "or leave the rest in the supply.")                                                \
    ROW(DISCARD, cursed_list_discard, cursed_answer_discard,                               \
        "Which ongoing Power leaves play?", "{powers} in front of {before}.",              \
        "Ongoing Powers work until something discards them. Take the one that hurts most.")\
    ROW(FROM, cursed_list_from, cursed_answer_from, /* which villager moves */             \
        "Which villager moves?", "{reach}: " EMPTY_WORDS,                                  \
        "Bring a seller near, or take a meal out of reach. The new house must be empty.")  \
    ROW(TO, cursed_list_to, cursed_answer_to, /* to which empty house */                   \
        "Where does the {mover} of {picked} go?", EMPTY_WORDS,                             \
        "The villager moves to an empty house of your choice.")                            \
    ROW(SWAP, cursed_list_swap, cursed_answer_swap,                                        \
        "Swap two villagers: which is the first?", VILLAGER_WORDS,                         \
        "Two villagers change places. Name the lower house first, then the other.")        \
    ROW(WITH, cursed_list_with, cursed_answer_with, /* the second */                       \
        "Who changes places with {picked}?", VILLAGER_WORDS,                               \
        "The second villager of the two.")                                                 \
    ROW(JUMP, cursed_list_jump, cursed_answer_jump, /* any location */                     \
        "Leap to which place?", "You stand at {here}; {elsewhere} other places.",          \
        "You go there at once: no fare, no guard.")                                        \
    ROW(PASTURE, cursed_list_pasture, cursed_answer_pasture,                               \
        "Sheep are short: which pasture?", "{sheep} sheep in the supply, {source} to go.", \
        "There are fewer sheep than pastures. Give them to those you pass.")               \
    ROW(SHEEP_FROM, cursed_list_sheep_from, cursed_answer_sheep_from,                      \
        "Move a sheep: from which pasture?", "{source} may still move.",                   \
        "You may move sheep, one at a time, to where you will be hungry.")                 \
    ROW(SHEEP_TO, cursed_list_sheep_to, cursed_answer_sheep_to,                            \
        "From pasture {pasture} to which?", "{grazing} sheep there.",                      \
        "The sheep goes to another pasture.")                                              \
    ROW(NIGHT, cursed_list_night, cursed_answer_night,                                     \
        "Night {round}: feed, or keep quiet?", NIGHT_WORDS,                                \
        "Feeding brings the Curse on: two or three of one kind in the stomach count. A "   \
        "Quiet Night calms the village and lets new villagers come, and costs 1 Curse.",   \
        .monster = /* Feeding or a Quiet Night */                                          \
            "Feeding brings the Curse on: two or three of one kind in the stomach count. " \
            "The card beside your board names a villager whose meal does something more. " \
            "A Quiet Night calms the village and costs 1 Curse.")                          \
    ROW(QUIET, cursed_list_quiet, cursed_answer_quiet, /* a Power for free */              \
        "Quiet Night: one Power for free.", "{hand} in hand." NEXT_LINE NIGHT_WORDS,       \
        "On a Quiet Night you may play one Power free of its cost, and draw a new one.")   \
    ROW(LEAP, cursed_list_leap, cursed_answer_leap,                                        \
        "Use {single} now?", NIGHT_WORDS,                                                  \
        "A single-use Power stays in front of you until you use it.")                      \
    ROW(FEED, cursed_list_feed, cursed_answer_feed, /* between actions */                  \
        "Your night, Monster.",                                                            \
        "{actions action|actions} left, {eaten} eaten." NEXT_LINE NIGHT_WORDS,             \
        "Each action is a walk of up to two roads and then a meal. Powers are played "     \
        "before or after an action.")                                                      \
    ROW(MOVE, cursed_list_action, cursed_answer_action,                                    \
        "{here}: walk on?", "{movement step|steps} left." NEXT_LINE NIGHT_WORDS,           \
        "A house with a villager ends the walk. Crossing a gate or bridge wakes its guard "\
        "once.") /* in the moving phase of an action */                                    \
    ROW(EAT, cursed_list_action, cursed_answer_action,                                     \
        "{here}: eat {meal}?", "{eaten} eaten." NEXT_LINE NIGHT_WORDS,                     \
        "Eat the villager of this house or a sheep of a pasture that touches it, or leave "\
        "them for later.",                                                                 \
        .monster = "Eat the villager of this house or a sheep of a pasture that touches "  \
        "it, or leave them for later. The villager on the card beside your board brings "  \
        "its Feeding effect too. A seller of what the Possessed Wizard needs next is the " \
        "best meal.") /* arrived: eat, or stop */                                          \
    ROW(AFTER, cursed_list_action, cursed_answer_action,                                   \
        "Eaten. Spend Energy before you continue?", NIGHT_WORDS,                           \
        "Energy works only inside an action: calm the village or dispel a Spell now.")

/* One row per option, in the order in which they are listed (what is free before what is
 * costs something, the way out last): how it is presented (FaceVerb). The holes of its words say what
 * its arguments are; a comment adds what they do not. */
#define CURSED_OPTIONS(ROW)                                                                \
    ROW(PLACE, "place", "SC-24", "settle in {space 0}", .group = "Settle in house")        \
    ROW(ORDER, "order", "SC-73", "follow {rabid 0}")                                       \
    ROW(MIX, "mix", "SC-36", "mix {ingredient 0}{token 0}", .rank = RANK_FIRST,            \
        .space = 1 + LABORATORY, .track = "cure")                                          \
    ROW(MIX_STOP, "mix_stop", "SC-36", "stop mixing", .rank = RANK_CLOSING,                \
        .space = 1 + LABORATORY)                                                           \
    ROW(GO, "go", "SC-28", "go to {space 0}", .group = "Go to house", .step = true)        \
    ROW(MARKET, "market", "SC-33", "go to the Market", .step = true, .space = 1 + MARKET)  \
    ROW(CAST, "cast", "SC-37", "cast {card 0}", .rank = RANK_ASIDE,                        \
        .group = "Cast a Spell")                                                           \
    ROW(CAST_AT, "cast_at", "SC-37", "cast at {space 0}")                                  \
    ROW(PAY_COINS, "pay_coins", "SC-29", "pay the fare in coins", .step = true,            \
        .track = "coins")                                                                  \
    /* Wizard mode: 1 + order given for it */                                              \
    ROW(PAY_ACTION, "pay_action", "SC-30", "pay with {payment 0}", .step = true)           \
    ROW(BUY, "buy", "SC-32", "buy {number 1} {ingredient 0}{token 0}", .here = true,       \
        .zone = "supply")                                                                  \
    /* amount: the free Steal */                                                           \
    ROW(SNEAK, "sneak", "SC-42", "sneak {coins 0}", .here = true)                          \
    ROW(STEAL, "steal", "SC-42", "steal {coins 0}", .here = true)                          \
    ROW(REROLL, "reroll", "SC-42", "throw the die again", .here = true)                    \
    ROW(DISTRACT, "distract", "SC-43", "make a distraction with {payment 0}",              \
        .here = true) /* Wizard mode: 1 + order given for it */                            \
    ROW(LET_GO, "let_go", "SC-43", "let it go", .rank = RANK_CLOSING, .here = true)        \
    ROW(INVITE, "invite", "SC-37", "invite {one 0}{villager 0}", .zone = "bag")            \
    ROW(GAIN, "gain", "SC-34", "take {ingredient 0}{token 0}", .zone = "supply")           \
    ROW(DISCARD, "discard", "SC-37", "discard {power 0}")                                  \
    ROW(FROM, "from", "SC-9", "move the villager of {space 0}",                            \
        .group = "Move the villager of house")                                             \
    ROW(TO, "to", "SC-9", "to {space 0}", .group = "To house")                             \
    ROW(SWAP, "swap", "SC-9", "swap {space 0}", .group = "Swap house")                     \
    ROW(WITH, "with", "SC-9", "with {space 0}", .group = "With house")                     \
    ROW(JUMP, "jump", "SC-5", "leap to {space 0}")                                         \
    ROW(PASTURE, "pasture", "SC-6", "add a sheep to {pasture 0}")                          \
    ROW(SHEEP_FROM, "sheep_from", "SC-62", "take a sheep from {pasture 0}")                \
    ROW(SHEEP_TO, "sheep_to", "SC-62", "to {pasture 0}")                                   \
    ROW(SHEEP_LEAVE, "sheep_leave", "SC-62", "leave the sheep", .rank = RANK_CLOSING)      \
    ROW(DROP, "drop", "SC-34", "throw back {ingredient 0}{token 0}", .rank = RANK_SELDOM,  \
        .group = "Throw back")                                                             \
    ROW(GAIN_LEAVE, "gain_leave", "SC-34", "leave the rest", .rank = RANK_CLOSING,         \
        .zone = "supply")                                                                  \
    ROW(END_DAY, "end_day", "SC-45", "end the day", .rank = RANK_CLOSING,                  \
        .track = "actions")                                                                \
    ROW(QUIET, "quiet", "SC-47", "quiet night", .track = "panic")                          \
    ROW(FEED, "feed", "SC-49", "feed", .rank = RANK_FIRST, .zone = "stomach")              \
    ROW(EAT, "eat", "SC-54", "eat the {kind 0}", .rank = RANK_FIRST, .here = true)         \
    ROW(EAT_SHEEP, "eat_sheep", "SC-54", "eat a sheep of {pasture 0}")                     \
    ROW(WALK, "walk", "SC-50", "walk to {space 0}")                                        \
    ROW(PLAY, "play", "SC-57", "play {power 0}", .rank = RANK_ASIDE,                       \
        .group = "Play a Power")                                                           \
    ROW(NO_CARD, "no_card", "SC-48", "play no card", .rank = RANK_CLOSING,                 \
        .zone = "powers")                                                                  \
    /* power: the single-use card */                                                       \
    ROW(USE, "use", "SC-63", "use {power 0}", .rank = RANK_ASIDE, .group = "Play a Power") \
    ROW(KEEP, "keep", "SC-63", "keep it", .zone = "before_monster") /* not now */          \
    ROW(CALM, "calm", "SC-56", "calm the village", .rank = RANK_ASIDE,                     \
        .group = "Spend Energy", .track = "panic")                                         \
    ROW(DISPEL, "dispel", "SC-56", "dispel {card 0}", .rank = RANK_ASIDE,                  \
        .group = "Spend Energy")                                                           \
    ROW(STOP, "stop", "SC-54", "stop here", .rank = RANK_CLOSING, .here = true)            \
    ROW(END_NIGHT, "end_night", "SC-65", "end the night", .rank = RANK_CLOSING,            \
        .track = "night_actions")                                                          \
    /* the automa's next page; Page, 1 + card reference or 0 */                            \
    ROW(STEP, "step", "SC-1", "")
/* clang-format on */

#endif
