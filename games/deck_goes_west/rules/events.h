/* What the log says of a match: kinds of events, with their numbers. */
#ifndef DECK_GOES_WEST_EVENTS_H
#define DECK_GOES_WEST_EVENTS_H

#include "engine/questions.h"

#include "deck_goes_west/content/content.h"

/* One row per event: its sentence, whose holes say what its numbers are (a
 * comment adds what they do not), and a few words if it may turn a match. A sentence is made
 * when somebody reads the log, long after the event: it depends on the event, the reader and
 * who plays whom, never on what the table looks like by then. */
/* clang-format off */
#define WEST_EVENTS(ROW)                                                                   \
    ROW(DAY, "[!round day {number 0}] begins.")                                            \
    ROW(NIGHT, "[!phase night {number 0}] falls.")                                         \
    ROW(DREW, "{who} drew {card 3}.", .zero = "{who} drew {card 3}.",                      \
        .below = "{who} drew [!many:cards a card].", .by = 3)                              \
    ROW(SHUFFLED, "{who} shuffled the discards into a new draw pile.")                     \
    /* 1: of an event */                                                                   \
    ROW(JOB, "{home 0} {rewards 0}.", .zero = "{who} used {tool 0} {aim_of 0}.", .by = 1)  \
    ROW(GAINED, "{who} gained {goods 0}.") /* 1: how many */                               \
    ROW(PAID, "{who} paid {goods 0}.")     /* 1: how many */                               \
    /* 3: what they show */                                                                \
    ROW(ROLLED, "{who} rolled {dice 0} for {resource 2}[!line : ]{number 1}.")             \
    ROW(DISCARDED, "{who} discarded {card 0}.")                                            \
    ROW(SCRAPPED, "{who} scrapped {card 0}.")                                              \
    ROW(TOOK, "{who} took {card 0}" AND_ALSO "put it on the {pile 1}.")                    \
    ROW(BOUGHT, "{who} bought {card 0}" AND_ALSO "put it on the {pile 1}.")                \
    /* spots as spot_of numbers them */                                                    \
    ROW(STEPPED, "{who} {moved 2} from {spot 0} to {spot 1}.")                             \
    ROW(RODE, "{who} rode from {spot 0} to {spot 1}.")                                     \
    /* 1: by a player */                                                                   \
    ROW(REVEALED, "{who} turned up {spot 0}.", .zero = "turned up: {spot 0}.", .by = 1,    \
        .brief = "{spot 0} found")                                                         \
    /* 1: it could not be paid for */                                                      \
    ROW(DECLINED, "{who} could not enter {spot 0} with the movement left.",                \
        .zero = "{who} did not go on to {spot 0}.", .by = 1)                               \
    ROW(BUILT, "{who} built a railway at {spot 0}.", .brief = "a railway at {spot 0}")     \
    ROW(POINTS, "{scorer} gained {points 0}[!gap , ][!aside {number 1} now].",             \
        .below = "{scorer} lost {points 0}[!gap , ][!aside {number 1} now].")              \
    ROW(FED, "{who} fed {spot 0}.", .brief = "{spot 0} fed")                               \
    /* 2: way */                                                                           \
    ROW(WAGON, "the Wagon went from {spot 0} to {spot 1}.",                                \
        .brief = "the Wagon at {spot 1}")                                                  \
    ROW(HURT, "the Wagon was harmed at {spot 0}.",                                         \
        .brief = "the Wagon harmed at {spot 0}")                                           \
    ROW(BATTLE, "{bandits 1} attacked at {spot 0}.",                                       \
        .zero = "{who} began a battle with {bandits 1} at {spot 0}.", .by = 2)             \
    /* 0, 3: what the dice, and those against them, show; no seat: the bandits' */         \
    ROW(HITS, "{who} dealt {hits 1} against {saves 2}.")                                   \
    ROW(FELL, "{bandits 1} fled from {spot 0}, and {number 2} stayed.",                    \
        .zero = "{bandits 1} fled, and {spot 0} is clear.", .by = 2,                       \
        .brief = "{bandits 1} driven off at {spot 0}")                                     \
    /* 2: with those who were there */                                                     \
    ROW(BANDITS, "{bandits 1} joined the band at {spot 0}: {number 2} there now.",         \
        .zero = "{bandits 1} came to {spot 0}.", .by = 2)                                  \
    ROW(BANDITS_MOVED, "{bandits 2} rode from {spot 0} to {spot 1}.") /* 3: way */         \
    ROW(BANDIT_DIE, "the d{number 0} showed {number 1}: {bandits 2} came.",                \
        .zero = "the d{number 0} showed {number 1}: nobody came.", .by = 2)                \
    ROW(SPLIT, "the band at {spot 0} split up.")                                           \
    ROW(TRADE_ROW, "{card 0} left the Trade Row, and {card 1} came.",                      \
        .zero = "{card 0} left the Trade Row, and {card 1} came.",                         \
        .below = "{card 1} came into the Trade Row.")                                      \
    ROW(EASTERN, "{tiles 0} left the map in the East.")                                     \
    ROW(PUSHED, "{who} moved on to {spot 0}.")                                             \
    ROW(PASSED, "{who} passed for today.")                                                 \
    ROW(TRADED, "{who} traded with {player 0}.")                                           \
    ROW(REFUSED, "{who} turned down the deal that {player 0} proposed.")                   \
    /* 1: too much danger, 2: a full hand */                                               \
    ROW(DIED, "{who} died, {death 0}.", .brief = "{who} died")                             \
    ROW(FIRST, "{who} received the P1 token.") /* 0: the seat */                           \
    ROW(ENDED, "the match is over: {ending 0}{tie 1}.", .decides = true)
/* clang-format on */

typedef enum Ev { EVENT_KINDS(WEST_EVENTS) } Ev;

/* What decides between rivals with equal points when the days are over. */
typedef enum Tie { TIE_NONE, TIE_WEST, TIE_RESOURCES, TIE_ORDER } Tie;

/* What Job dice show, as one number: how many show 0, 1 and 2, of the first SHOWN_MOST. */
enum { SHOWN_BITS = 5, SHOWN_MOST = (1 << SHOWN_BITS) - 1 };

/* A way from place to place, as one number. */
enum { WAY_PLACES = 64 };

#endif
