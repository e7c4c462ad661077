/*
 * What is told of a match: kinds of events with their numbers, what these stand for, and
 * how events refer to cards.
 */
#ifndef FEW_AND_CURSED_EVENTS_H
#define FEW_AND_CURSED_EVENTS_H

#include "engine/questions.h"

#include "few_and_cursed/content/printed.h"

/* One row per event: its sentence, whose holes say what its numbers are (a
 * comment adds what they do not), and a few words if it may turn a match. A sentence is made
 * when somebody reads the log, long after the event: it depends on the event, the reader and
 * who plays whom, never on what the table looks like by then. */
/* clang-format off */
#define FEW_EVENTS(ROW)                                                                    \
    ROW(ROUND, "[!round round {number 0}] begins with {rider 1}.")                         \
    ROW(PHASE, "the [!phase {phase 0}] phase begins.")                                     \
    ROW(KEPT, "{who} kept {card 3}" AND_ALSO "discarded {card 0}.",                        \
        .below = "{who} kept an Upgrade" AND_ALSO "discarded {card 0}.", .by = 3)          \
    ROW(PLAYED, "{who} played {card 0}" AND_ALSO "trashed it.",                            \
        .zero = "{who} played {card 0}.", .by = 1)                                         \
    ROW(COPIED, "{who} repeated {card 0} with its trash effect.",                          \
        .zero = "{who} repeated {card 0}.", .by = 1)                                       \
    ROW(USED, "{who} used {item 0}.")                                                      \
    ROW(SHOT, "{who} shot {bullets 0} for {attack 1}.")                                    \
    ROW(CHANGED, "{who} {change 0}.") /* 1: change; 2: new value */                        \
    ROW(GRIT, "{team} gained {grit 0}[!gap , ][!aside {number 1} now].",                   \
        .below = "{team} lost {less 0} Grit[!gap , ][!aside {number 1} now].")             \
    ROW(TURNED, "{who} turned to the Cursed side.",                                        \
        .zero = "{who} turned back to the normal side.", .brief = "{who} turned")          \
    ROW(CURSE_HURT,                                                                        \
        "{who} lost {health 0} as the Curse rose[!gap , ][!aside {number 1} left].")       \
    ROW(DREW, "{who} drew {card 3}.", .below = "{who} drew [!many:cards a card].",         \
        .by = 3) /* 0: how many */                                                         \
    ROW(SHUFFLED, "{who} shuffled all cards into a new deck.",                             \
        .zero = "{who} shuffled the discards" AND_ALSO "must return to town in Cleanup.")  \
    ROW(NO_CARDS, "{who} had no card left to draw.") /* 0: Grit lost */                    \
    ROW(TRASHED, "{who} trashed {card 0} {where 1}.")                                      \
    ROW(DISCARDED, "{who} revealed {card 0}" AND_ALSO "took it into hand.",                \
        .zero = "{who} discarded {card 0}.", .by = 1)                                      \
    ROW(ENCOUNTER, "{who}{sharers 2} met an encounter[!line : ]{story}") /* 0: card; 1: Terrain */ \
    /* 0: card; 1: Terrain */                                                              \
    ROW(CHOSE, "{who} chose {chosen 2}.", .brief = "an encounter")                         \
    ROW(PASSED_BY, "{who} could not pay for anything" AND_ALSO "passed by.")                    \
    ROW(SHOWED, "{who} showed {card 0}.")                                                  \
    ROW(BOARD, "{who} drew {job 3} from the jobs.",                                        \
        .below = "{who} drew [!many:jobs a job].", .by = 3) /* 0: how many */              \
    ROW(SOLD, "{who} sold the job {job 0} for {water 1}.")                                 \
    ROW(SCORED, "{who} scored {job 0} for {water 1}" AND_ALSO "{grit 2}.",                 \
        .brief = "{job 0} done")                                                           \
    ROW(STORE, "{who} went to the Store.")                                                 \
    ROW(BOUGHT, "{who} bought {item 0} for {water 1}.")                                    \
    ROW(STOCKED, "{who} bought {stock 0} for {water 1}.")                                  \
    ROW(REFRESHED, "{who} refreshed the Store.")                                           \
    ROW(ITEM_GONE, "{who} gave up {item 0}.")                                              \
    ROW(ITEM_SHOWN, "{item 0} came into the Store.") /* 1: place in the row */             \
    ROW(MOVED, "{who} went from {space 0} to {space 1}.")                                  \
    ROW(SET_OUT, "{who} took the hard road to {space 0}.")                                 \
    ROW(TOLL, "{who} paid {attack 0} on the road.",                                        \
        .zero = "{who} took the road without paying its Attack.") /* 1: damage taken */    \
    /* TargetKind, number, side or card */                                                 \
    ROW(FOUGHT, "{who} beat {beaten} for {worth}.", .brief = "{beaten} beaten")            \
    ROW(ROBS, "{who} spent {attack 1} to rob {rider 0}.")                                  \
    ROW(ROBBED, "{who} gained {grit 1}" AND_ALSO "{water 1} by robbing {rider 0}.",        \
        .brief = "{who} robbed {rider 0}")                                                 \
    ROW(RECOVERED, "{who} found {artifact 0} by chance.",                                  \
        .zero = "{who} recovered {artifact 0}.", .by = 1, .brief = "{artifact 0} found")   \
    ROW(CAMPED, "{who} made camp" AND_ALSO "shuffled all cards into a new deck.")          \
    ROW(ABILITY, "{who} took the action of the Character card.")                           \
    ROW(WOUNDED,                                                                           \
        "{who} fell wounded, lost {grit 0}" AND_ALSO "paid {water 1} for the way home.",   \
        .brief = "{who} wounded")                                                          \
    ROW(RETURNED, "{who} returned from {space 0} to San Andreas.")                         \
    ROW(REVEALED, "{shown 1} of pile {place 0}.", .zero = "pile {place 0} is now empty.",  \
        .by = 1, .brief = "pile {place 0} uncovered") /* 1: as in pile_top */              \
    ROW(MONSTER, "{monster 0} stepped from {space 1} to {space 2}.",                       \
        .brief = "{monster 0} comes nearer")                                               \
    ROW(TRIGGER, "{who} reached {grit 1}" AND_ALSO "called the monster of pile {place 0}.")\
    /* 0: pile */                                                                          \
    ROW(GAVE_UP, "{who} let {bounty 1} get away.", .brief = "{bounty 1} got away")         \
    ROW(LIFTED, "{who} took {water 1} from {rider 0}.",                                    \
        .brief = "{who} took Water from {rider 0}")                                        \
    ROW(TREATED, "{who} helped {rider 0} to {water 1}.")                                         \
    /* 1: Curse */                                                                         \
    ROW(HEXED, "{who} laid a Curse on {rider 0}.", .brief = "{who} cursed {rider 0}")      \
    ROW(DRAIN, "the open bounties cost the team {grit 0}, {number 1} left.",               \
        .below = "the open bounties cost the team {grit 0}, {less 1} more than it had.",   \
        .by = 1, .brief = "bounties left open")                                            \
    ROW(ENDING, "{cause 0}: this is the last round.")                                      \
    ROW(OVER, "{cause 0}: {verdict 1}.")                                                   \
    /* Grit for artifacts, lost for jobs, in all */                                        \
    ROW(TALLY, "{who} ended with {grit 2}{tally}.")                                        \
    ROW(WINNER, "{who} won with {grit 0}{tie 1}.", .decides = true)
/* clang-format on */

typedef enum Ev { EVENT_KINDS(FEW_EVENTS) } Ev;

/* The last tiebreaker applied between riders with equal Grit (FC-106). */
typedef enum TieBreak { TIE_NONE, TIE_BEATEN, TIE_JOBS, TIE_WATER, TIE_SHARED } TieBreak;

typedef enum Track {
    TRACK_HEALTH,
    TRACK_BULLETS,
    TRACK_CURSE,
    TRACK_WATER,
    TRACK_BULLET_MAX,
    TRACK_THRESHOLD
} Track;

/* Why a game ends: in the log, and with a verdict as the result of a solo or co-op game. */
/* clang-format off */
#define UNDECIDED(why) ""
#define FEW_ENDINGS(ROW)                                                                   \
    ROW(MONSTERS, RESULT_WON, "three monsters are beaten")                                 \
    ROW(ARTIFACTS, UNDECIDED, "no artifact is left on the board")                          \
    ROW(TOWN, RESULT_LOST, "a monster stands in San Andreas")                              \
    ROW(HEALTH, RESULT_LOST, "the last Health is gone")                                    \
    ROW(ARTS, RESULT_WON, "four artifacts have been brought to Crow Prime")                     \
    ROW(SHADOWS, RESULT_WON, "two tracks of jobs are done")                                \
    ROW(FIGURES, RESULT_LOST, "all four monsters walk the country")                        \
    ROW(GRIT, RESULT_LOST, "the team has no Grit left")                                    \
    ROW(CROW, RESULT_LOST, "Crow Prime is beaten and out of reach")                        \
    ROW(CARDS, UNDECIDED, "no card is left to draw or to improvise")
/* clang-format on */
#define CAUSE_KIND(KIND, ...) CAUSE_##KIND,
typedef enum EndCause { CAUSE_NONE, FEW_ENDINGS(CAUSE_KIND) } EndCause;

/* Card references: deck cards by design, then items, jobs, bounties and so on. */
enum {
    ITEM_REF = DESIGNS_MAX,
    JOB_REF = ITEM_REF + ITEMS_MAX,
    WANTED_REF = JOB_REF + JOB_DESIGNS_MAX,
    MOST_WANTED_REF = WANTED_REF + 2 * WANTED,
    MONSTER_REF = MOST_WANTED_REF + MOST_WANTED_MAX,
    CHARACTER_REF = MONSTER_REF + MONSTERS,
    ENCOUNTER_REF = CHARACTER_REF + RIDERS,
    CURSED_REF = ENCOUNTER_REF + ENCOUNTERS_MAX
};

#endif
