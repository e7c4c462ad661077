/*
 * What things are worth to bots, out of the packs: `[bot weights]` of positions, where a point
 * is worth 100, and `[bot uses]` of the steps of an item's Jobs. The pack says what each of
 * them means; a row here is its name, the least and the most that it may be. Never below 0: more
 * of what brings a player further is never worse; and at least 1 where it is a divisor.
 */
#ifndef DECK_GOES_WEST_WEIGHTS_H
#define DECK_GOES_WEST_WEIGHTS_H

#include "engine/weights.h"

/* clang-format off */
#define WEST_WEIGHTS(ROW)                                                               \
    ROW(gold, 0, 999) ROW(gold_first, 0, 99) ROW(gold_more, 0, 999) ROW(metal, 0, 999)  \
    ROW(metal_rails, 0, 999) ROW(metal_first, 0, 99) ROW(metal_more, 0, 999)            \
    ROW(wood, 0, 999) ROW(wood_rails, 0, 999) ROW(wood_first, 0, 99)                    \
    ROW(wood_more, 0, 999) ROW(food, 0, 999) ROW(food_feeds, 0, 999)                    \
    ROW(food_first, 0, 99) ROW(food_more, 0, 999) ROW(late, 1, 99) ROW(day, 0, 999)     \
    ROW(die, 0, 999) ROW(move, 0, 999) ROW(step_gone, 0, 999) ROW(trading, 0, 9999)     \
    ROW(item, 0, 999) ROW(fresh, 0, 999) ROW(least, 0, 999) ROW(use_days, 1, 99)        \
    ROW(on_top, 0, 999) ROW(danger, 0, 999) ROW(held, 0, 999) ROW(near_death, 0, 9999)  \
    ROW(west, 0, 999) ROW(west_slow, 0, 999) ROW(round, 0, 999) ROW(aside, 0, 999)      \
    ROW(front, 0, 999) ROW(goal, 0, 999) ROW(homeward, 0, 9999) ROW(near_home, 0, 9)    \
    ROW(skipped, 0, 999) ROW(water, 0, 9) ROW(hunt, 0, 999) ROW(among_bandits, 0, 999)  \
    ROW(each_bandit, 0, 999) ROW(cleared, 0, 999) ROW(save, 0, 999)

#define WEST_USES(ROW)                                                                  \
    ROW(gold, 0, 99) ROW(metal, 0, 99) ROW(wood, 0, 99) ROW(food, 0, 99)                \
    ROW(any, 0, 99) ROW(item_gone, 0, 99) ROW(danger_gone, 0, 99)                       \
    ROW(item_scrapped, 0, 99) ROW(danger_scrapped, 0, 99) ROW(danger_taken, 0, 99)      \
    ROW(draw, 0, 99) ROW(walk, 0, 99) ROW(walk_away, 0, 99) ROW(climb, 0, 99)           \
    ROW(climb_away, 0, 99) ROW(sail, 0, 99) ROW(sail_away, 0, 99) ROW(reveal, 0, 99)    \
    ROW(reveal_point, 0, 99) ROW(build, 0, 99) ROW(build_point, 0, 99)                  \
    ROW(attack, 0, 99) ROW(attack_point, 0, 99) ROW(defend, 0, 99) ROW(most, 0, 255)
/* clang-format on */

typedef struct Weights {
    WEST_WEIGHTS(WEIGHT_MEMBER)
} Weights;
typedef struct StepUses {
    WEST_USES(WEIGHT_MEMBER)
} StepUses;

#endif
