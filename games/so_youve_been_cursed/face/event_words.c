/*
 * What happened: one sentence per event, with a subject and the numbers. A sentence is
 * made when somebody reads the log, long after the event: it depends on the event, the
 * reader and who plays which role, never on what the table looks like by then.
 */
#include "so_youve_been_cursed/face/face.h"

/* clang-format off */
const PhraseRow cursed_events[EV_COUNT] = {
    [EV_DAY] = {.above = "[!round day {number 0}] begins."},
    [EV_NIGHT] = {.above = "[!round night {number 0}] falls."},
    [EV_ARRIVED] = {
        .by = 2,
        .above = "{one 0} moved into {space 1}{brought 3}; the die showed {number 2}.",
        .zero = "{one 0} moved into {space 1}{brought 3}."},
    [EV_NOBODY_CAME] = {.above = "nobody arrived{through 1}: {nobody 0}."},
    [EV_TRAVELLED] = {
        .by = 2,
        .above = "{wizard} went from {space 0} to {space 1} for {coins 2}.",
        .zero = "{wizard} went from {space 0} to {space 1}.",
        .below = "{wizard} went from {space 0} to {space 1} for an action."},
    [EV_BOUGHT] = {.above = "{wizard} bought {number 1} {ingredient 0} for {coins 2}."},
    [EV_MIXED] = {.above = "{wizard} mixed {ingredient 0}."},
    [EV_CAST] = {.above = "{wizard} cast {card 0}."},
    [EV_COINS] = {.above = "{wizard} gained {coins 0}{cause 1}."},
    [EV_THREW] = {
        .by = 1,
        .above = "{wizard} threw {number 0} and {number 1} (the lower counts, {number 2} or more "
                 "needed).",
        .zero = "{wizard} threw {number 0} ({number 2} or more needed)."},
    [EV_STOLE] = {
        .by = 1,
        .above = "{wizard} stole {coins 0} at {space 2}.",
        .zero = "{wizard} took {coins 0} from {space 2}, where nobody lives."},
    [EV_NOTICED] = {.above = "{wizard} tried for {coins 0} at {space 2} and was seen."},
    [EV_REROLLED] = {.above = "{wizard} threw the die again."},
    [EV_DISTRACTED] = {.above = "{wizard} spent an action on a distraction."},
    [EV_DROPPED] = {.above = "{wizard} threw back {ingredient 0}."},
    [EV_GAINED] = {.above = "{wizard} gained {ingredient 0}."},
    [EV_DREW] = {
        .by = 3,
        .above = "{role 0} drew {card 3}.",
        .below = "{role 0} drew {drawn 0}."},
    [EV_LAID] = {.above = "{card 0} now lies before {role 1}."},
    [EV_DISCARDED] = {.above = "{card 0} left its place before {role 1}{cause 2}."},
    [EV_CURE] = {.above = "[@track:cure the Cure] rose by {number 0} to {cure 1}{cause 2}."},
    [EV_CURSE] = {
        .above = "[@track:curse the Curse] rose by {number 0} to {curse 1}{cause 2}.",
        .below = "[@track:curse the Curse] fell by {less 0} to {curse 1}{cause 2}."},
    [EV_PANIC] = {
        .above = "[@track:panic Panic] rose by {number 0} to {panic 1}{cause 2}.",
        .below = "[@track:panic Panic] fell by {less 0} to {panic 1}{cause 2}."},
    [EV_ENERGY] = {
        .above = "{monster} gained {number 0} Energy{cause 2}; {energy 1} in all.",
        .below = "{monster} {lost 2} {less 0} Energy{cause 2}; {energy 1} left."},
    [EV_VILLAGER_MOVED] = {.above = "the {kind 0} of {space 1} moved to {space 2}."},
    [EV_SWAPPED] = {.above = "the villagers of {space 0} and {space 1} changed places."},
    [EV_JUMPED] = {
        .by = 1,
        .above = "{role 2} leapt to {space 0}, where the die pointed.",
        .zero = "{role 2} leapt to {space 0}."},
    [EV_SHEEP] = {
        .by = 1,
        .above = "{pasture 0} gained {number 1} sheep{through 2}.",
        .below = "{pasture 0} lost {less 1} sheep{through 2}."},
    [EV_QUIET] = {.above = "{monster} kept a Quiet Night."},
    [EV_FEEDING] = {.above = "{monster} went out to feed."},
    [EV_PLAYED] = {.above = "{monster} played {power 0}."},
    [EV_USED] = {.above = "{monster} used {power 0}."},
    [EV_WALKED] = {
        .by = 2,
        .above = "{monster} walked from {space 0} to {space 1} for {energy 2}.",
        .zero = "{monster} walked from {space 0} to {space 1}."},
    [EV_GUARD] = {.above = "the guard of the {crossing 1} woke: {guard 0}."},
    [EV_ATE] = {.above = "{monster} ate {one 0} at {meal 1}."},
    [EV_DIGESTED] = {
        .by = 1,
        .above = "{monster} digested {villagers 0} and {number 1} sheep.",
        .zero = "{monster} digested {villagers 0}."},
    [EV_ORDERS] = {
        .above = "the Rabid Monster cards {orders 0} were revealed.",
        .zero = "no Rabid Monster card was left to reveal."},
    [EV_ORDER_USED] = {
        .by = 1,
        .above = "{monster} followed {rabid 0}.",
        .zero = "{wizard} used {rabid 0}."},
    [EV_ORDER_SKIPPED] = {.above = "{monster} found nobody to eat for {rabid 0}."},
    [EV_PLAN] = {.above = "{possessed 0} took place {place 1} in the row of {wizard}."},
    [EV_PLAN_FEED] = {.above = "{possessed 0} was laid beside the Monster board."},
    [EV_PLAN_USED] = {.above = "{wizard} followed {possessed 0}."},
    [EV_PLAN_SKIPPED] = {
        .by = 1,
        .above = "{wizard} put {possessed 0} aside to mix the cure.",
        .zero = "there was nothing to do for {possessed 0}."},
    [EV_FEED_EFFECT] = {.above = "{possessed 0} took effect: {feeding 0}."},
    [EV_TASTED] = {
        .by = 1,
        .above = "the die showed {number 0}: somebody was at home.",
        .zero = "the die showed {number 0}: nobody was at home."},
    [EV_SHUFFLED] = {.above = "the {deck 0} discards became a new deck."},
    [EV_WON] = {
        .above = "the curse is complete: {monster} won.",
        .zero = "the cure is complete: {wizard} won."},
};
/* clang-format on */
