/*
 * The verbs that cards are made of: one row for each (VerbRow, engine/verbs.h), with who can
 * carry it out (card_text.c), and the text that people read, then that for an automa. Acts
 * happen once; rules apply while the card is in play, or for this turn if the card is
 * immediate or used up. Amounts of rules stay at 2 or less: the sums of all cards must fit
 * the state.
 */
#ifndef SO_YOUVE_BEEN_CURSED_VERBS_H
#define SO_YOUVE_BEEN_CURSED_VERBS_H

#include "engine/verbs.h"

enum { TASTE_DICE = 3 }; /* at most */

/* clang-format off */
#define CURSED_ACTS(ROW)                                                                   \
    ROW(CURE, "cure", 1, 3, WIZARDS, "[cure Cure ~].")                                     \
    ROW(CURSE, "curse", -3, 3, ANYBODY, "[curse Curse ~].")                                \
    ROW(DOUBLE_COINS, "double_coins", 0, 0, WIZARDS, "Gain as many coins as you hold.",    \
        .second = "It gains as many coins as it holds.")                                   \
    ROW(GAIN, "gain", 0, 0, BY_WIZARD, "Gain 1 @ and 1 &.")                                \
    ROW(BREW, "brew", 0, 0, BY_POSSESSED, "",                                              \
        .second = "If the Cure needs @ or & next: [cure Cure +1], and one that it holds "  \
        "goes back.")                                                                      \
    ROW(ARRIVE, "arrive", 1, 3, ANYBODY,                                                   \
        "# random {villager|villagers} [!term:arrive {arrives|arrive}].")                  \
    ROW(INVITE, "invite", 0, 0, PEOPLE,                                                    \
        "A villager of your choice [!term:arrive arrives] from the bag.")                  \
    ROW(MOVE_VILLAGER, "move_villager", 0, 0, PEOPLE,                                      \
        "A villager that you choose moves into an empty house@.")                          \
    ROW(SWAP, "swap", 0, 0, PEOPLE, "Exchange the villagers of two houses.")               \
    ROW(JUMP, "jump", 0, 0, PEOPLE, "Go to any location.")                                 \
    ROW(JUMP_ROLL, "jump_roll", 0, 0, AUTOMAS, "",                                         \
        .second = "It goes to the house that the die shows.")                              \
    ROW(DISCARD_POWER, "discard_power", 0, 0, WIZARDS,                                     \
        "Discard an [!term:ongoing ongoing] Power in front of the @.",                     \
        .second = "The leftmost [!term:ongoing ongoing] Power in front of the @ is "       \
                  "discarded.")                                                            \
    ROW(SHEEP_LOSE, "sheep_lose", 1, 2, ANYBODY, "Each pasture loses # sheep.")            \
    ROW(SHEEP_ADD, "sheep_add", 1, 1, MONSTERS,                                            \
        "Each pasture gains # sheep; if they run short, you choose where.",                \
        .second = "Each pasture gains # sheep; if they run short, the nearest to the "     \
        "[!term:laboratory Laboratory] first.")                                            \
    ROW(SHEEP_MOVE, "sheep_move", 1, 3, BY_MONSTER,                                        \
        "Up to # {time|times}: move a sheep to another pasture.")                          \
    ROW(ENERGY, "energy", 1, 9, BY_MONSTER, "Gain [energy # Energy].")                     \
    ROW(TASTE, "taste", 1, TASTE_DICE, MONSTERS,                                           \
        "Roll # {house|houses} and eat who lives there; if anybody does, [curse Curse "    \
        "+1].")                                                                            \
    ROW(SCENT, "scent", 1, 2, BY_RABID, "",                                                \
        .second = "It follows # more Rabid Monster {card|cards} this turn.")               \
    ROW(SECOND_HELPING, "second_helping", 1, 2, BY_RABID, "",                              \
        .second = "It feeds # more {time|times}, by the first card that it skipped, or "   \
                  "else by the first card again.")                                         \
    ROW(SNACK, "snack", 1, 2, BY_MONSTER,                                                  \
        "# more [!term:feeding Feeding] {action|actions}.")

#define CURSED_RULES(ROW)                                                                  \
    ROW(NO_GUARDS, "no_guards", 0, 0, BY_MONSTER,                                          \
        "[!term:crossing Crossings] reveal no [!term:guard Guard] tiles.")                 \
    ROW(HOLD, "hold", 1, 1, BY_WIZARD, "Holds # more ingredient.")                         \
    ROW(MARKET_CHEAPER, "market_cheaper", 1, 2, WIZARDS,                                   \
        "The [!term:market Market] is [coins # {coin|coins}] cheaper.")                    \
    ROW(VILLAGERS_CHEAPER, "villagers_cheaper", 1, 2, WIZARDS,                             \
        "Villagers charge [coins # {coin|coins}] less.")                                   \
    ROW(BRIDGE_SLOW, "bridge_slow", 1, 2, ANYBODY,                                         \
        "A bridge costs the Monster # more {step|steps}.")                                 \
    ROW(SHEEP_HUNGER, "sheep_hunger", 0, 0, ANYBODY,                                       \
        "Sheep give the Monster no [!term:energy Energy].")                                \
    ROW(FREE_STEAL, "free_steal", 0, 0, BY_WIZARD,                                         \
        "Once a turn a [!term:steal Steal] costs no action; if noticed, it cannot be "     \
        "saved.")                                                                          \
    ROW(REROLL, "reroll", 0, 0, BY_WIZARD,                                                 \
        "Once per [!term:steal Steal] you may roll again.")                                \
    ROW(FREE_WAY_HOME, "free_way_home", 0, 0, WIZARDS,                                     \
        "The way to the [!term:laboratory Laboratory] costs no coins.")                    \
    ROW(MIX_BONUS, "mix_bonus", 1, 2, WIZARDS,                                             \
        "Mixing 3 or more ingredients at once brings [coins # {coin|coins}].")             \
    ROW(DOUBLE_STEAL, "double_steal", 0, 0, BY_POSSESSED, "",                              \
        .second = "Each [!term:steal Steal] brings twice the coins.")                      \
    ROW(FAST, "fast", 1, 1, BY_MONSTER, "An extra step costs [energy # Energy] less.")     \
    ROW(SHEEP_RICH, "sheep_rich", 1, 2, BY_MONSTER,                                        \
        "Each sheep gives # more [!term:energy Energy].")                                  \
    ROW(MERCHANTS_BRING, "merchants_bring", 1, 1, MONSTERS,                                \
        "For each Merchant eaten a random villager [!term:arrive arrives]; if the house "  \
        "is taken, you choose an empty one.",                                              \
        .second = "For each Merchant eaten a random villager [!term:arrive arrives].")     \
    ROW(DEAR_FARES, "dear_fares", 1, 2, MONSTERS,                                          \
        "Each [!term:crossing crossing] costs the Wizard # more {coin|coins}.")            \
    ROW(VILLAGERS_DEARER, "villagers_dearer", 1, 2, MONSTERS,                              \
        "Villagers charge [coins # {coin|coins}] more.")                                   \
    ROW(STEAL_LIMIT, "steal_limit", 0, 0, MONSTERS,                                        \
        "A [!term:steal Steal] from a villager brings at most [coins 1 coin].")            \
    ROW(NO_SPELLS, "no_spells", 0, 0, MONSTERS, "The Wizard draws no Spells.")             \
    ROW(TWO_DICE, "two_dice", 0, 0, MONSTERS,                                              \
        "A [!term:steal Steal] rolls two dice, and the lower counts.")                     \
    ROW(SHEEP_COUNT, "sheep_count", 0, 0, MONSTERS,                                        \
        "Sheep eaten count as one more kind of villager.",                                 \
        .second = "Each sheep eaten counts as a villager.")                                \
    ROW(SHEEP_CURSE, "sheep_curse", 1, 2, BY_RABID, "",                                    \
        .second = "If it eats a sheep, [curse Curse ~].")
/* clang-format on */

typedef enum Verb {
    VERB_NONE,
    CURSED_ACTS(VERB_KIND) CURSED_RULES(VERB_KIND) VERB_COUNT,
    VERB_RULES = VERB_NO_GUARDS /* the standing rules begin here */
} Verb;
enum { RULES = VERB_COUNT - VERB_RULES };

typedef enum Scope { SCOPE_ANYWHERE, SCOPE_DISTRICT, SCOPE_TWO_ROADS } Scope;

#endif
