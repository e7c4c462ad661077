/* SC-65 to SC-69: the end of a Feeding turn, and Panic. */
#include "cursed_desk.h"

/* Panic and Curse after a night with this in the stomach, both 3 before. */
static void expect_adjustment(const char *stomach, int panic, int curse) {
    Desk d = duel(
        say("turn monster feeding; no villagers; panic 3; curse 3; stomach %s", stomach));
    cr_assert(play(&d, MONSTER, "end the night"));
    cr_assert_eq(cursed(&d)->panic, panic, "Panic %d after %s", cursed(&d)->panic, stomach);
    cr_assert_eq(cursed(&d)->curse, curse, "Curse %d after %s", cursed(&d)->curse, stomach);
    desk_close(&d);
}

Test(cursed, sc_65_none_or_one_calms_the_village) {
    expect_adjustment("nothing", 2, 3);
    expect_adjustment("noble", 2, 3);
    expect_adjustment("sheep, sheep, sheep", 2, 3); /* sheep count for nothing */
    expect_adjustment("farmer, sheep, sheep", 2, 3);
}

Test(cursed, sc_65_two_of_a_kind_and_three) {
    expect_adjustment("hunter, hunter", 4, 4);
    expect_adjustment("hunter, farmer, hunter", 4, 4);
    expect_adjustment("butcher, butcher, butcher", 5, 5);
}

Test(cursed, ruling_2_all_different_change_nothing) {
    expect_adjustment("hunter, farmer", 3, 3);
    expect_adjustment("hunter, farmer, noble", 3, 3);
}

Test(cursed, sc_66_more_than_three_count_as_three_and_one_kind_only) {
    expect_adjustment("hunter, hunter, hunter, hunter", 5, 5);
    expect_adjustment("woodcutter, woodcutter, butcher, butcher", 4, 4);
}

Test(cursed, sc_67_villagers_to_the_bag_and_sheep_to_the_supply) {
    Desk d = duel("turn monster feeding; stomach farmer, hunter, sheep");
    int farmers = cursed(&d)->bag[FARMER], hunters = cursed(&d)->bag[HUNTER];
    int sheep = cursed(&d)->sheep_supply;
    cr_assert(play(&d, MONSTER, "end the night")); /* all houses are full: nobody arrives */
    cr_assert_eq(cursed(&d)->bag[FARMER], farmers + 1);
    cr_assert_eq(cursed(&d)->bag[HUNTER], hunters + 1);
    cr_assert_eq(cursed(&d)->sheep_supply, sheep + 1);
    cr_assert_eq(cursed_eaten_total(cursed(&d)), 0);
    cr_assert_eq(cursed(&d)->slot[0] | cursed(&d)->slot[1] | cursed(&d)->slot[2], 0);
    desk_close(&d);
}

Test(cursed, sc_68_the_hand_is_refilled_to_four_and_the_token_stays) {
    Desk d = duel("turn monster feeding; token house 6; monster hand noble_blood; "
                  "power deck top new_moon, fast_food, stunned_stag");
    cr_assert(play(&d, MONSTER, "end the night"));
    cr_assert_eq(cursed(&d)->powers.hand_count, 4);
    cr_assert(in_hand(&d, "new_moon") && in_hand(&d, "fast_food") &&
              in_hand(&d, "stunned_stag"));
    cr_assert_eq(cursed(&d)->at, 5);
    desk_close(&d);
}

Test(cursed, sc_69_panic_effects_add_up) {
    const Content *c = printed();
    Desk d = duel(
        say("turn wizard arrival; panic %d; house 9 empty; next rolls 9", c->panic_plenty));
    cr_assert_eq(cursed(&d)->actions, 4);                /* Get busy! */
    cr_assert_eq(kind_at(&d, 9), -1);                    /* Stay inside! */
    cr_assert_eq(cursed_market_price(c, cursed(&d)), 4); /* A plethora of potions! */
    desk_close(&d);

    d = duel(
        "panic 7"); /* the rulebook's words: both of the first two at 7, not the third */
    cr_assert(cursed_panic_at(cursed(&d), c->panic_busy));
    cr_assert(cursed_panic_at(cursed(&d), c->panic_inside));
    cr_assert_eq(cursed_market_price(c, cursed(&d)), 5);
    desk_close(&d);
}

Test(cursed, sc_69_and_end_when_the_level_falls) {
    int busy = printed()->panic_busy;
    Desk d = duel(say("turn monster feeding; panic %d", busy));
    cr_assert(play(&d, MONSTER, "end the night")); /* nothing eaten: one less */
    cr_assert_eq(cursed(&d)->actions, 3);
    desk_close(&d);
    d = duel(say("turn monster feeding; panic %d", busy + 1));
    cr_assert(play(&d, MONSTER, "end the night"));
    cr_assert_eq(cursed(&d)->actions, 4);
    desk_close(&d);
}

Test(cursed, ruling_46_a_level_is_reached_by_equality) {
    const Content *c = printed();
    int levels[] = {c->panic_busy, c->panic_inside, c->panic_plenty};
    for (int i = 0; i < 3; i++) {
        Desk d = duel(say("panic %d", levels[i]));
        cr_assert(cursed_panic_at(cursed(&d), levels[i]));
        desk_close(&d);
    }
    Desk d =
        duel(say("panic %d; token market; coins %d", c->panic_plenty, c->market_price - 1));
    cr_assert(offers(&d, WIZARD, "go to the Market"));
    desk_close(&d);
}

Test(cursed, ruling_4_an_adjustment_stops_at_the_top_of_panic) {
    Desk d = duel(say("turn monster feeding; panic %d; stomach farmer, farmer, farmer",
                      printed()->panic_top - 1));
    cr_assert(play(&d, MONSTER, "end the night"));
    cr_assert_eq(cursed(&d)->panic, printed()->panic_top);
    desk_close(&d);
}
