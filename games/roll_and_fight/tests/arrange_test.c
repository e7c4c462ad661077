/* Positions in words: what they refuse, and that they say all that a view can show. */
#include "roll_desk.h"

#define HERE "mode solo; hero cricket; den velvet_mask; boss landlord"

static void expect_refused(const char *position, const char *sentence) {
    Error err;
    const char *said = desk_refuses(ROLL_ID, HERE, position, &err);
    cr_expect_not_null(said, "'%s' is accepted", position);
    if (said) cr_expect_str_eq(said, sentence);
}

Test(roll_arrange, impossible_positions_are_refused_with_a_sentence) {
    expect_refused("seat 0 wounds 4", "There are more Wounds than spaces.");
    expect_refused("seat 0 open 9", "The Health Track is too short or too long.");
    expect_refused("seat 0 paid 3", "More Experience is spent than gained.");
    expect_refused("seat 0 spent chalk_bag 1",
                   "An item has been used more often than charged.");
    expect_refused("seat 0 evaded bar grunt, grunt",
                   "More minions are evaded than there are.");
    expect_refused("seat 0 boss 8", "The Boss has taken more than it can.");
    expect_refused("seat 0 recon vault", "An ability that is not there is reconned.");
    expect_refused("seat 0 owns vault, cartwheel, sidestep, pinball, chandelier",
                   "There are more than four bought abilities.");
    expect_refused("phase fighting; seat 0 sets vault 1",
                   "Dice lie on an ability that is not there.");
    expect_refused("seat 0 icons bar 2", "A room has more loot than was printed.");
    expect_refused(
        "phase fighting; seat 0 empty; seat 0 sets dash 1; seat 0 doubles punch 1",
        "More sets have a Double Knife than there are.");
}

Test(roll_arrange, mistakes_say_what_was_expected) {
    expect_refused(
        "seat 0 at kitchn",
        "line 1, 'seat 0 at kitchn': There is no room called 'kitchn'; did you mean "
        "'kitchen'?");
    expect_refused("round 5", "line 1, 'round 5': 'round' goes from 1 to 4, not '5'.");
    expect_refused(
        "seat 0 objectives lounge",
        "line 1, 'seat 0 objectives lounge': There is no objective in that room.");
}

Test(roll_arrange, dice_on_a_tile_with_the_once_icon_are_its_one_set) {
    Desk d = lone("phase rolling; seat 0 owns chandelier; seat 0 sets chandelier 1; "
                  "seat 0 hand run, run, double, gun");
    cr_assert_eq(offered(&d, 0, "set Chandelier"), 0);
    cr_assert(refuses(&d, 0, "set Chandelier with 2 Run, Gun", "VF-28", 0));
    desk_close(&d);
}

Test(roll_arrange, a_hand_that_is_not_named_is_as_large_as_the_boss_allows) {
    Desk d = against("cricket", "quartermaster", "phase rolling");
    cr_assert_eq(fighter_at(&d, 0)->hand, dice_of(FRESH, 3));
    desk_close(&d);
}

Test(roll_arrange, the_pool_is_what_is_nowhere_else) {
    Desk d = lone(
        "phase rolling; seat 0 hand run, gun; seat 0 health_dice 1; seat 0 sets dash 2");
    cr_assert_eq(state_at(&d)->pool, 20 - 2 - 1 - 4);
    desk_close(&d);
}
