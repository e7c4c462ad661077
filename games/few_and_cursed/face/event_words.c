/*
 * What happened: one sentence per event, with a subject and the numbers. A sentence is made
 * when somebody reads the log, long after the event: it depends on the event, the reader
 * and who rides as whom, never on what the table looks like by then.
 */
#include "few_and_cursed/face/face.h"

/* clang-format off */
const PhraseRow few_events[EV_COUNT] = {
    [EV_ROUND] = {.above = "[!round round {number 0}] begins with {rider 1}."},
    [EV_PHASE] = {.above = "the [!phase {phase 0}] phase begins."},
    [EV_KEPT] = {
        .by = 3,
        .above = "{who} kept {card 3} and discarded {card 0}.",
        .below = "{who} kept an Upgrade and discarded {card 0}."},
    [EV_PLAYED] = {
        .by = 1,
        .above = "{who} played {card 0} and trashed it.",
        .zero = "{who} played {card 0}."},
    [EV_COPIED] = {
        .by = 1,
        .above = "{who} repeated {card 0} with its trash effect.",
        .zero = "{who} repeated {card 0}."},
    [EV_USED] = {.above = "{who} used {item 0}."},
    [EV_SHOT] = {.above = "{who} shot {bullets 0} for {attack 1}."},
    [EV_CHANGED] = {.above = "{who} {change 0}."},
    [EV_GRIT] = {
        .above = "{team} gained {grit 0}[!aside , {number 1} now].",
        .below = "{team} lost {less 0} Grit[!aside , {number 1} now]."},
    [EV_TURNED] = {
        .above = "{who} turned to the Cursed side.",
        .zero = "{who} turned back to the normal side."},
    [EV_CURSE_HURT] = {.above = "{who} lost {health 0} as the Curse rose[!aside , {number 1} left]."},
    [EV_DREW] = {
        .by = 3,
        .above = "{who} drew {card 3}.",
        .below = "{who} drew [!many:cards a card]."},
    [EV_SHUFFLED] = {
        .above = "{who} shuffled all cards into a new deck.",
        .zero = "{who} shuffled the discards and must return to town in Cleanup."},
    [EV_NO_CARDS] = {.above = "{who} had no card left to draw."},
    [EV_TRASHED] = {.above = "{who} trashed {card 0} {where 1}."},
    [EV_DISCARDED] = {
        .by = 1,
        .above = "{who} revealed {card 0} and took it into hand.",
        .zero = "{who} discarded {card 0}."},
    [EV_ENCOUNTER] = {.above = "{who}{sharers 2} met an encounter: {story}"},
    [EV_CHOSE] = {.above = "{who} chose {chosen 2}."},
    [EV_PASSED_BY] = {.above = "{who} could pay for nothing and passed by."},
    [EV_SHOWED] = {.above = "{who} showed {card 0}."},
    [EV_BOARD] = {
        .by = 3,
        .above = "{who} drew {job 3} from the jobs.",
        .below = "{who} drew [!many:jobs a job]."},
    [EV_SOLD] = {.above = "{who} sold the job {job 0} for {water 1}."},
    [EV_SCORED] = {.above = "{who} scored {job 0} for {water 1} and {grit 2}."},
    [EV_STORE] = {.above = "{who} went to the Store."},
    [EV_BOUGHT] = {.above = "{who} bought {item 0} for {water 1}."},
    [EV_STOCKED] = {.above = "{who} bought {stock 0} for {water 1}."},
    [EV_REFRESHED] = {.above = "{who} refreshed the Store."},
    [EV_ITEM_GONE] = {.above = "{who} gave up {item 0}."},
    [EV_ITEM_SHOWN] = {.above = "{item 0} came into the Store."},
    [EV_MOVED] = {.above = "{who} went from {space 0} to {space 1}."},
    [EV_SET_OUT] = {.above = "{who} took the hard road to {space 0}."},
    [EV_TOLL] = {
        .above = "{who} paid {attack 0} on the road.",
        .zero = "{who} paid no Attack on the road."},
    [EV_FOUGHT] = {.above = "{who} beat {beaten} for {worth}."},
    [EV_ROBS] = {.above = "{who} robbed {rider 0} for {attack 1}."},
    [EV_ROBBED] = {.above = "{who} gained {grit 1} and {water 1} by robbing {rider 0}."},
    [EV_RECOVERED] = {
        .by = 1,
        .above = "{who} found {artifact 0} by chance.",
        .zero = "{who} recovered {artifact 0}."},
    [EV_CAMPED] = {.above = "{who} made camp and shuffled all cards into a new deck."},
    [EV_ABILITY] = {.above = "{who} took the character action."},
    [EV_WOUNDED] = {.above = "{who} fell wounded, lost {grit 0} and paid {water 1} for the way home."},
    [EV_RETURNED] = {.above = "{who} returned from {space 0} to San Andreas."},
    [EV_REVEALED] = {
        .by = 1,
        .above = "{shown 1} of pile {place 0}.",
        .zero = "pile {place 0} is empty now."},
    [EV_MONSTER] = {.above = "{monster 0} stepped from {space 1} to {space 2}."},
    [EV_TRIGGER] = {.above = "{who} reached 21 Grit and called the monster of pile {place 0}."},
    [EV_GAVE_UP] = {.above = "{who} let {bounty 1} get away."},
    [EV_LIFTED] = {.above = "{who} took {water 1} from {rider 0}."},
    [EV_TREATED] = {.above = "{who} got {rider 0} {water 1}."},
    [EV_HEXED] = {.above = "{who} laid a Curse on {rider 0}."},
    [EV_DRAIN] = {.above = "the open bounties cost the team {grit 0}, {number 1} left."},
    [EV_ENDING] = {.above = "{cause 0}: this is the last round."},
    [EV_OVER] = {.above = "{cause 0}: {verdict 1}."},
    [EV_TALLY] = {.above = "{who} ended with {grit 2}{tally}."},
    [EV_WINNER] = {.above = "{who} won with {grit 0}{tie 1}."},
};
/* clang-format on */
