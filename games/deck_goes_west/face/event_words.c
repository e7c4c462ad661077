/*
 * What happened, one sentence an event. A sentence is made when somebody reads the log, long
 * after the event: it depends on the event, the reader and who plays whom, never on what the
 * table looks like by then.
 */
#include "deck_goes_west/face/face.h"

/* clang-format off */
const PhraseRow west_events[EV_COUNT] = {
    [EV_DAY] = {.above = "[!round day {number 0}] begins."},
    [EV_NIGHT] = {.above = "[!phase night {number 0}] falls."},
    [EV_DREW] = {.by = 3, .above = "{who} drew {card 3}.", .zero = "{who} drew {card 3}.",
        .below = "{who} drew a card."},
    [EV_SHUFFLED] = {.above = "{who} shuffled the discards into a new draw pile."},
    [EV_JOB] = {.by = 1, .above = "{home 0}: {told 0}.", .zero = "{who} used {home 0}: {told 0}.",
                .below = "{home 0}: {told 0}."},
    [EV_GAINED] = {.above = "{who} gained {number 1} {resource 0}."},
    [EV_PAID] = {.above = "{who} paid {number 1} {resource 0}."},
    [EV_ROLLED] = {.above = "{who} rolled {dice 0} for {resource 2}: {number 1}."},
    [EV_DISCARDED] = {.above = "{who} discarded {card 0}."},
    [EV_SCRAPPED] = {.above = "{who} scrapped {card 0}."},
    [EV_TOOK] = {.above = "{who} took {card 0} onto the {pile 1}."},
    [EV_BOUGHT] = {.above = "{who} bought {card 0} and put it on the {pile 1}."},
    [EV_STEPPED] = {.above = "{who} {moved 2} from {spot 0} to {spot 1}."},
    [EV_RODE] = {.above = "{who} rode from {spot 0} to {spot 1}."},
    [EV_REVEALED] = {.above = "turned up: {spot 0}."},
    [EV_DECLINED] = {.above = "{who} did not go on to {spot 0}."},
    [EV_BUILT] = {.above = "{who} built a railway at {spot 0}."},
    [EV_POINTS] = {.above = "{scorer} gained {points 0}, {number 1} now.",
        .below = "{scorer} lost {points 0}, {number 1} now."},
    [EV_FED] = {.above = "{who} fed {spot 0}."},
    [EV_WAGON] = {.above = "the Wagon went from {spot 0} to {spot 1}."},
    [EV_HURT] = {.above = "the Wagon was harmed at {spot 0}."},
    [EV_BATTLE] = {.by = 2, .above = "{bandits 1} attacked at {spot 0}.",
        .zero = "{who} began a battle with {bandits 1} at {spot 0}."},
    [EV_HITS] = {.above = "{who} dealt {hits 1} against {saves 2}."},
    [EV_FELL] = {.by = 2, .above = "{bandits 1} fled from {spot 0}, {number 2} stayed.",
        .zero = "{bandits 1} fled, and {spot 0} is clear."},
    [EV_BANDITS] = {.above = "{bandits 1} more at {spot 0}, {number 2} now."},
    [EV_BANDITS_MOVED] = {.above = "{bandits 2} rode from {spot 0} to {spot 1}."},
    [EV_BANDIT_DIE] = {.by = 2, .above = "the d{number 0} showed {number 1}: bandits on {tiles 2}.",
        .zero = "the d{number 0} showed {number 1}: nobody came."},
    [EV_SPLIT] = {.above = "the band at {spot 0} split up."},
    [EV_ROW] = {.above = "{card 0} left the Trade Row, and {card 1} came.",
        .zero = "{card 0} left the Trade Row, and {card 1} came.",
        .below = "{card 1} came into the Trade Row."},
    [EV_EASTERN] = {.above = "{tiles 0} in the East were taken away."},
    [EV_PUSHED] = {.above = "{who} moved on to {spot 0}."},
    [EV_PASSED] = {.above = "{who} passed for today."},
    [EV_TRADED] = {.above = "{who} traded with {player 0}."},
    [EV_REFUSED] = {.above = "{who} refused the deal of {player 0}."},
    [EV_DIED] = {.above = "{who} died, {death 0}."},
    [EV_FIRST] = {.above = "{who} holds the P1 token."},
    [EV_ENDED] = {.above = "the match is over: {ending 0}."},
};
/* clang-format on */
