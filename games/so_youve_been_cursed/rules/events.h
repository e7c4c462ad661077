/*
 * What the log tells of a match: kinds of events with their numbers, how they refer to
 * cards, and why things change.
 */
#ifndef SO_YOUVE_BEEN_CURSED_EVENTS_H
#define SO_YOUVE_BEEN_CURSED_EVENTS_H

#include "engine/questions.h"

#include "so_youve_been_cursed/content/printed.h"

/* One row per event: its sentence, whose holes say what its numbers are (a
 * comment adds what they do not), and a few words if it may turn a match. A sentence is made
 * when somebody reads the log, long after the event: it depends on the event, the reader and
 * who plays whom, never on what the table looks like by then. */
/* clang-format off */
#define CURSED_EVENTS(ROW)                                                                 \
    ROW(DAY, "[!round day {number 0}] begins.")                                            \
    ROW(NIGHT, "[!round night {number 0}] falls.")                                         \
    ROW(ARRIVED, "{one 0} moved into {space 1}{brought 3}; the die showed {number 2}.",    \
        .zero = "{one 0} moved into {space 1}{brought 3}.", .by = 2)                       \
    ROW(NOBODY_CAME, "nobody arrived{through 1}: {nobody 0}.")                             \
    ROW(TRAVELLED, "{wizard} went from {space 0} to {space 1} for {coins 2}.",             \
        .zero = "{wizard} went from {space 0} to {space 1}.",                              \
        .below = "{wizard} went from {space 0} to {space 1} for an action.", .by = 2)      \
    ROW(BOUGHT, "{wizard} bought {number 1} {ingredient 0} for {coins 2}.",                \
        .zero = "{wizard} got {number 1} {ingredient 0} for nothing.", .by = 2,            \
        .brief = "{ingredient 0} bought")                                                  \
    /* 1: the new level */                                                                 \
    ROW(MIXED, "{wizard} mixed {ingredient 0}.", .brief = "{ingredient 0} mixed")          \
    ROW(CAST, "{wizard} cast {card 0}.", .brief = "{card 0} cast")                         \
    ROW(COINS, "{wizard} gained {coins 0}{cause 1}.")                                      \
    ROW(THREW,                                                                             \
        "{wizard} threw {number 0}" AND_ALSO "{number 1} (the lower counts, {number 2} "   \
        "or more needed).",                                                                \
        .zero = "{wizard} threw {number 0} ({number 2} or more needed).", .by = 1)         \
    ROW(STOLE, "{wizard} stole {coins 0} at {space 2}.",                                   \
        .zero = "{wizard} took {coins 0} from {space 2}, where nobody lives.", .by = 1,    \
        .brief = "{coins 0} stolen") /* 1: the die */                                      \
    ROW(NOTICED, "{wizard} tried for {coins 0} at {space 2}" AND_ALSO "was seen.",         \
        .brief = "seen at {space 2}") /* 1: the die */                                     \
    ROW(REROLLED, "{wizard} threw the die again.")                                         \
    /* 0: coins gained after all */                                                        \
    ROW(DISTRACTED, "{wizard} spent an action on a distraction.")                          \
    ROW(DROPPED, "{wizard} threw back {ingredient 0}.")                                    \
    ROW(GAINED, "{wizard} gained {ingredient 0}.")                                         \
    ROW(DREW, "{role 0} drew {card 3}.", .below = "{role 0} drew {drawn 0}.", .by = 3)     \
    ROW(LAID, "{card 0} now lies before {role 1}.")                                        \
    ROW(DISCARDED, "{card 0} left its place in front of {role 1}{gone 2}.")                \
    ROW(CURE, "[@track:cure the Cure] rose by {number 0} to {cure 1}{cause 2}.",           \
        .brief = "Cure {number 1}")                                                        \
    ROW(CURSE, "[@track:curse the Curse] rose by {number 0} to {curse 1}{cause 2}.",       \
        .below = "[@track:curse the Curse] fell by {less 0} to {curse 1}{cause 2}.",       \
        .brief = "Curse {number 1}")                                                       \
    ROW(PANIC, "[@track:panic Panic] rose by {number 0} to {panic 1}{cause 2}.",           \
        .below = "[@track:panic Panic] fell by {less 0} to {panic 1}{cause 2}.")           \
    ROW(ENERGY, "{monster} gained {number 0} Energy{cause 2}[!line ; ]{energy 1} in all.", \
        .below = "{monster} {lost 2} {less 0} Energy{cause 2}[!line ; ]{energy 1} left.")  \
    ROW(VILLAGER_MOVED, "the {kind 0} of {space 1} moved to {space 2}.")                   \
    ROW(SWAPPED, "the villagers of {space 0} and {space 1} changed places.")               \
    ROW(JUMPED, "{role 2} leapt to {space 0}, where the die pointed.",                     \
        .zero = "{role 2} leapt to {space 0}.", .by = 1)                                   \
    ROW(SHEEP, "{pasture 0} gained {number 1} sheep{through 2}.",                          \
        .below = "{pasture 0} lost {less 1} sheep{through 2}.", .by = 1)                   \
    ROW(QUIET, "{monster} kept a Quiet Night.", .brief = "a Quiet Night")                  \
    ROW(FEEDING, "{monster} went out to feed.")                                            \
    ROW(PLAYED, "{monster} played {power 0}.", .brief = "{power 0} played")                \
    ROW(USED, "{monster} used {power 0}.", .brief = "{power 0} used")                      \
    ROW(WALKED, "{monster} walked from {space 0} to {space 1} for {energy 2}.",            \
        .zero = "{monster} walked from {space 0} to {space 1}.", .by = 2)                  \
    ROW(GUARD, "the guard of the {crossing 1} woke: {guard 0}.")                           \
    /* 0: kind or SHEEP; 1: house or pasture */                                            \
    ROW(ATE, "{monster} ate {one 0} at {meal 1}.", .brief = "{kind 0} eaten")              \
    ROW(DIGESTED, "{monster} digested {villagers 0}" AND_ALSO "{number 1} sheep.",         \
        .zero = "{monster} digested {villagers 0}.", .by = 1,                              \
        .brief = "{villagers 0} digested")                                                 \
    /* 0: a set; 1: they join the row */                                                   \
    ROW(ORDERS, "Rabid Monster cards revealed: {orders 0}.",                               \
        .zero = "no Rabid Monster card was left to reveal.")                               \
    ROW(ORDER_USED, "{monster} followed {rabid 0}.", .zero = "{wizard} used {rabid 0}.",   \
        .by = 1)                                                                           \
    ROW(ORDER_SKIPPED, "{monster} found nobody to eat for {rabid 0}.")                     \
    ROW(PLAN, "{possessed 0} took place {place 1} in the row of {wizard}.")                \
    ROW(PLAN_FEED, "{possessed 0} came to lie beside the Monster board.")                  \
    ROW(PLAN_USED, "{wizard} followed {possessed 0}.")                                     \
    ROW(PLAN_SKIPPED, "{wizard} put {possessed 0} aside to mix the cure.",                 \
        .zero = "there was nothing to do for {possessed 0}.", .by = 1)                     \
    ROW(FEED_EFFECT, "{possessed 0} took effect: {feeding 0}.")                            \
    ROW(TASTED, "the die showed {number 0}: somebody was at home.",                        \
        .zero = "the die showed {number 0}: nobody was at home.", .by = 1)                 \
    ROW(SHUFFLED, "the {deck 0} discards became a new deck.")                              \
    ROW(WON, "the curse is complete: {monster} won.",                                      \
        .zero = "the cure is complete: {wizard} won.")
/* clang-format on */

typedef enum Ev { EVENT_KINDS(CURSED_EVENTS) } Ev;

/* Cards in events, options' sources and references: Spells 0.., Powers 32.., Possessed
 * Wizard cards 64.., Rabid Monster cards 80... */
enum { POWER_REF = CARDS_MAX, POSSESSED_REF = 64, RABID_REF = 80 };
static inline int cursed_card_ref(Role deck, int card) {
    return deck == ROLE_WIZARD ? card : POWER_REF + card;
}

/* Why something changed, as it is added to a sentence with a joining word; used only by the
 * log. */
/* clang-format off */
#define CURSED_CAUSES(ROW)                                                                 \
    ROW(MIXED, " for mixing three or more at once")                                        \
    ROW(QUIET, " for the Quiet Night")                                                     \
    ROW(FEW, ", since hardly anybody was eaten") /* at most one villager */                \
    ROW(PAIR, " for two of a kind eaten")                                                  \
    ROW(TRIPLE, " for three of a kind eaten")                                              \
    ROW(HUNT, " for the villagers eaten") /* by the Rabid Monster, of whatever kind */     \
    ROW(MEAL, " from the meal")                                                            \
    ROW(GUARD, " through a guard")                                                         \
    ROW(STEP, " on another step")                                                          \
    ROW(TO_CALM, " to calm the village") /* what it costs */                               \
    ROW(CALM, " as {monster} calmed the village")                                          \
    ROW(TO_DISPEL, " to dispel a Spell") /* what it costs */                               \
    ROW(DISPEL, ", dispelled by {monster}")                                                \
    ROW(REPLACED, " to make room for another") /* SC-64 */                                 \
    ROW(USED, " when it was used")
/* clang-format on */
#define CAUSE_KIND(KIND, words) CAUSE_##KIND,

typedef enum Cause {
    CAUSE_NONE,
    CURSED_CAUSES(CAUSE_KIND) CAUSE_UNTIL, /* + Until */
    CAUSE_COST = 32,                       /* + a card's reference: what it costs */
    CAUSE_CARD = 160 /* + a card's reference: what it does; steps hold causes as bytes */
} Cause;

#endif
