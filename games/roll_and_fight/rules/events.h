/* What the log says of a match: kinds of events, with their numbers. */
#ifndef ROLL_AND_FIGHT_EVENTS_H
#define ROLL_AND_FIGHT_EVENTS_H

#include "engine/questions.h"

/* One row per event: its sentence, whose holes say what its numbers are (a
 * comment adds what they do not), and a few words if it may turn a match. */
/* clang-format off */
#define ROLL_EVENTS(ROW)                                                                   \
    ROW(ROUND, "[!round Round {number 0}] begins.")                                        \
    ROW(PHASE, "the [!phase {phase 0}] Phase begins.")                                     \
    ROW(SIDE, "{who} went into {den 0}.")                                                  \
    /* 0: boss */                                                                          \
    ROW(BOSS, "{who} drew {boss} as the Boss.")                                            \
    ROW(FLASHBACK, "the Flashback dice show {flash 0}, {flash 1} and {flash 2}.")          \
    ROW(TRAINED, "{who} trained and marked {spaces 0}, {number 1} in all.")                \
    ROW(CHARGED, "{who} charged {item 0}, which has {charges 1} now.")                     \
    ROW(OPENED, "{who} opened a Health space, {number 0} in all.")                         \
    ROW(CLEARED, "{who} cleared {wounds 0}.")                                              \
    /* 1: it still needs another */                                                        \
    ROW(RECON, "{who} began to recon {ability 0}.", .zero = "{who} reconned {ability 0}.", \
        .by = 1)                                                                           \
    ROW(LOOTED, "{who} took loot: {spaces 0} of the Loot Track marked.")                   \
    /* 2: 1 + the one discarded for it */                                                  \
    ROW(BOUGHT, "{who} bought {ability 0} for {number 1} Experience" AND_ALSO              \
        "discarded {dropped 2}.",                                                          \
        .zero = "{who} bought {ability 0} for {number 1} Experience.",                     \
        .brief = "{ability 0} bought", .by = 2)                                            \
    /* 0: as roll_dice_code counts them; 1: how many */                                    \
    ROW(ROLLED, "{who} rolled {dice 0}.")                                                  \
    ROW(SET, "{who} set {ability 0} with {told_way 1}.")                                   \
    /* 0: dice on the Health Track */                                                      \
    ROW(PATCHED, "{who} put a Wound die on the Health Track.")                             \
    ROW(TOOK, "{who} took {count 0} from the pool: {number 1} left.",                      \
        .zero = "{who} took {count 0} from the pool, which is now empty.", .by = 1)        \
    ROW(STOPPED, "{who} stopped rolling.")                                                 \
    ROW(TIME, "time is up: no more dice.")                                                 \
    ROW(USED, "{who} used {ability 0}{told_source 1}.")                                    \
    ROW(ITEM, "{who} used {item 0}.")                                                      \
    /* 2: 1 if jumped */                                                                   \
    ROW(MOVED, "{who} jumped from {room 0} to {room 1}.",                                  \
        .zero = "{who} went from {room 0} to {room 1}.", .by = 2)                          \
    ROW(DAMAGED, "{who} dealt the Tough Guy in {room 0} the first of two blows.")          \
    ROW(FELL, "{who} took down the {enemy 1} in {room 0}.")                                \
    ROW(BOSS_HURT, "{who} hurt {boss}: {number 0} of {number 1} damage.")                  \
    ROW(BOSS_SAFE, "{boss} shrugged the blow off.")                                        \
    ROW(BOSS_DEAD, "{who} beat {boss}.", .brief = "{boss} beaten")                         \
    ROW(EVADED, "{who} evaded the {enemy 1} in {room 0}.")                                 \
    /* 1: Wounds now */                                                                    \
    ROW(WOUNDED, "{who} suffered {wounds 0} {harm 2}.")                                    \
    /* 0: Wounds now */                                                                    \
    ROW(HEALED, "{who} healed [!many:Wounds a Wound].")                                    \
    ROW(MODIFIED, "for {who}, {verb 0}.")                                                  \
    ROW(IMPOSSIBLE, "{who} could not go on: {verb 0} was impossible.")                     \
    /* 2: den */                                                                           \
    ROW(OBJECTIVE, "{who} met an Objective[!line : ]{goal 0} ({points 1}).",               \
        .brief = "{goal 0}")                                                               \
    ROW(COLLECTED, "{who} looted {room 0}.")                                               \
    /* 0: how often */                                                                     \
    ROW(BEATEN, "{who} took a Beating.", .brief = "a Beating for {who}")                   \
    ROW(DIED, "{who} did not get up again.", .brief = "{who} out of it")                   \
    ROW(MENDED, "{boss} recovered: {circles 0} still crossed out.")                        \
    ROW(CALLED, "{boss} called another Grunt into {room 0}.")                              \
    /* 1: rooms with enemies on the way out */                                             \
    ROW(SCORED,                                                                            \
        "{who} scored {points 0}[!line ; ]the way out led past enemies in {rooms 1}.",     \
        .zero = "{who} scored {points 0}[!line ; ]nobody stood on the way out.", .by = 1)  \
    ROW(FREEST, "points are equal, and {who} has the most open Health: {number 0}.",       \
        .decides = true)
/* clang-format on */

typedef enum Ev { EVENT_KINDS(ROLL_EVENTS) } Ev;

#endif
