/* SC-49 to SC-53: Feeding actions, movement and Guards. */
#include "cursed_desk.h"

/* House 6 is joined to house 7, by a bridge to house 9 and by gates to houses 16 and 18;
 * house 18 leads on to the Laboratory. House 15 is joined by a bridge to house 17. */

Test(cursed, sc_49_up_to_three_actions) {
    Desk d =
        duel("turn monster; no villagers; no guards; token house 6; monster hand nothing; "
             "energy 0; panic 1");
    cr_assert(play(&d, MONSTER, "feed"));
    cr_assert_eq(cursed(&d)->actions, 3);
    cr_assert(play(&d, MONSTER, "eat a sheep of pasture 2"));
    cr_assert_eq(cursed(&d)->actions, 2);
    cr_assert(play_all(&d, MONSTER, "walk to house 7; eat a sheep of pasture 2"));
    cr_assert_eq(cursed(&d)->actions, 1);
    cr_assert(play_all(&d, MONSTER, "walk to house 5; stop here"));
    cr_assert(match_asks(d.match, WIZARD)); /* the third was the last */
    desk_close(&d);
}

Test(cursed, sc_49_fewer_if_the_monster_likes) {
    Desk d = duel("turn monster; token house 6");
    cr_assert(play_all(&d, MONSTER, "feed; end the night"));
    cr_assert(match_asks(d.match, WIZARD));
    desk_close(&d);
}

Test(cursed, sc_49_moving_comes_before_eating) {
    Desk d = duel("turn monster feeding; no villagers; no guards; token house 6; energy 9; "
                  "panic 5");
    cr_assert(play(&d, MONSTER, "eat a sheep of pasture 2"));
    cr_assert(asked(&d, MONSTER, ASK_AFTER));
    cr_assert_eq(offered(&d, MONSTER, "walk"), 0);
    cr_assert_eq(offered(&d, MONSTER, "eat"), 0); /* one bite an action */
    desk_close(&d);
}

Test(cursed, sc_50_two_movements_along_roads) {
    Desk d = duel("turn monster feeding; no villagers; no guards; token house 6; energy 0");
    cr_assert_eq(offered(&d, MONSTER, "walk"), bits_count(printed()->map.next[5]));
    cr_assert(!offers(&d, MONSTER, "walk to house 5")); /* no road */
    cr_assert(play_all(&d, MONSTER, "walk to house 7; walk to house 5"));
    cr_assert_eq(cursed(&d)->at, 4);
    cr_assert(asked(&d, MONSTER, ASK_MOVE)); /* sheep are near */
    cr_assert(refuses(&d, MONSTER, "walk to house 7", "SC-50", printed()->energy_move));
    desk_close(&d);
}

Test(cursed, sc_51_a_villagers_house_ends_the_moving_phase) {
    Desk d =
        duel("turn monster feeding; no villagers; house 7 farmer; token house 6; energy 9");
    cr_assert(play(&d, MONSTER, "walk to house 7"));
    cr_assert(asked(&d, MONSTER, ASK_EAT));
    cr_assert(refuses(&d, MONSTER, "walk to house 5", "SC-51", 0));
    cr_assert(play(&d, MONSTER, "stop here"));
    cr_assert(play(&d, MONSTER, "walk to house 5")); /* in the next action */
    desk_close(&d);
}

Test(cursed, ruling_21_bought_movement_does_not_help) {
    Desk d =
        duel("turn monster feeding; no villagers; house 7 farmer; token house 6; energy 9; "
             "front fast_food");
    cr_assert(play(&d, MONSTER, "walk to house 7"));
    cr_assert_eq(offered(&d, MONSTER, "walk"), 0);
    desk_close(&d);
}

Test(cursed, sc_52_a_crossing_reveals_its_guard) {
    Desk d = duel("turn monster feeding; no villagers; token house 6; energy 5; "
                  "guards top energy_1");
    int tiles = bits_count(cursed(&d)->guards);
    cr_assert(play(&d, MONSTER, "walk to house 7")); /* inside the district: none */
    cr_assert_eq(bits_count(cursed(&d)->guards), tiles);
    cr_assert(play(&d, MONSTER, "walk to house 8"));
    cr_assert_eq(cursed(&d)->energy, 4);
    cr_assert_eq(bits_count(cursed(&d)->guards), tiles - 1);
    cr_assert_eq(cursed(&d)->guard_tiles[GUARD_ENERGY_1], 2); /* out of the game */
    desk_close(&d);
}

Test(cursed, sc_52_only_once) {
    Desk d = duel("turn monster feeding; no villagers; token house 6; energy 5; "
                  "guards top energy_1, energy_1");
    cr_assert(play_all(&d, MONSTER, "walk to house 18; walk to house 6"));
    cr_assert_eq(cursed(&d)->energy, 4);
    desk_close(&d);
}

Test(cursed, sc_52_what_the_guards_do) {
    static const struct {
        const char *tile;
        int energy, movement, panic;
    } tiles[] = {
        {"nothing", 5, 1, 3},  {"energy_1", 4, 1, 3}, {"energy_2", 3, 1, 3},
        {"movement", 5, 0, 3}, {"panic", 5, 1, 4},
    };
    for (int i = 0; i < GUARD_EFFECTS; i++) {
        Desk d = duel(say("turn monster feeding; no villagers; token house 6; energy 5; "
                          "panic 3; guards top %s",
                          tiles[i].tile));
        cr_assert(play(&d, MONSTER, "walk to house 18"));
        cr_assert_eq(cursed(&d)->energy, tiles[i].energy, "%s", tiles[i].tile);
        cr_assert_eq(cursed(&d)->movement, tiles[i].movement, "%s", tiles[i].tile);
        cr_assert_eq(cursed(&d)->panic, tiles[i].panic, "%s", tiles[i].tile);
        desk_close(&d);
    }
}

/* The rulebook's example: one movement over a crossing, the Guard takes the second, no
 * Energy is spent; house 18 is empty and so is the pasture beside it. */
Test(cursed, sc_52_worked_example_monster_movement_with_a_guard) {
    Desk d = duel("turn monster feeding; token house 6; house 18 empty; energy 1; panic 1; "
                  "pasture 5 sheep 0; guards top movement; monster hand nothing");
    cr_assert(play(&d, MONSTER, "walk to house 18"));
    cr_assert_eq(cursed(&d)->at, 17);
    cr_assert(asked(&d, MONSTER, ASK_FEED)); /* nothing to eat: the action is over */
    cr_assert_eq(cursed(&d)->actions, 2);
    cr_assert_eq(cursed_eaten_total(cursed(&d)), 0);
    desk_close(&d);

    d = duel("turn monster feeding; token house 6; house 18 empty; energy 2; panic 1; "
             "pasture 5 sheep 0; guards top movement; monster hand nothing");
    cr_assert(play(&d, MONSTER, "walk to house 18"));
    cr_assert(asked(&d, MONSTER, ASK_MOVE)); /* it could spend Energy */
    cr_assert(play(&d, MONSTER, "walk to the Laboratory"));
    cr_assert_eq(cursed(&d)->energy, 0);
    desk_close(&d);
}

Test(cursed, ruling_18_no_movement_left_to_lose) {
    Desk d = duel("turn monster feeding; no villagers; token house 7; energy 2; "
                  "guards top movement; house 18 empty");
    cr_assert(play_all(&d, MONSTER, "walk to house 6; walk to house 18"));
    cr_assert_eq(cursed(&d)->movement, 0);
    cr_assert(play(&d, MONSTER, "walk to the Laboratory")); /* bought after it: whole */
    cr_assert_eq(cursed(&d)->energy, 0);
    cr_assert_eq(cursed(&d)->at, LABORATORY);
    desk_close(&d);
}

Test(cursed, ruling_19_two_energy_lost_with_one_in_hand) {
    Desk d = duel("turn monster feeding; no villagers; token house 6; energy 1; "
                  "guards top energy_2");
    cr_assert(play(&d, MONSTER, "walk to house 18"));
    cr_assert_eq(cursed(&d)->energy, 0);
    desk_close(&d);
}

Test(cursed, ruling_4_panic_stays_at_its_maximum) {
    Desk d = duel(say("turn monster feeding; no villagers; token house 6; panic %d; "
                      "guards top panic",
                      printed()->panic_top));
    cr_assert(play(&d, MONSTER, "walk to house 18"));
    cr_assert_eq(cursed(&d)->panic, printed()->panic_top);
    desk_close(&d);
}

Test(cursed, sc_53_eating_without_moving_is_an_action) {
    Desk d =
        duel("turn monster feeding; token house 6; house 6 butcher; energy 0; panic 1");
    cr_assert(play(&d, MONSTER, "eat the Butcher"));
    cr_assert_eq(cursed(&d)->actions, 2);
    cr_assert_eq(cursed(&d)->eaten[BUTCHER], 1);
    cr_assert_eq(kind_at(&d, 6), -1);
    desk_close(&d);
}

Test(cursed, ruling_20_a_leap_is_no_action_and_one_may_eat_where_it_ends) {
    Desk d =
        duel("turn monster feeding; token house 6; house 19 noble; front monstrous_leap");
    cr_assert(play_all(&d, MONSTER, "use Monstrous Leap; leap to house 19"));
    cr_assert_eq(cursed(&d)->actions, 3);
    cr_assert(play(&d, MONSTER, "eat the Noble"));
    cr_assert_eq(cursed(&d)->actions, 2);
    desk_close(&d);
}

Test(cursed, ruling_20_a_leap_to_a_villager_ends_the_moving_phase) {
    const char *position = "turn monster feeding; no villagers; no guards; token house 6; "
                           "energy 0; house 19 noble; front monstrous_leap";
    Desk d = duel(position);
    cr_assert(
        play_all(&d, MONSTER, "walk to house 7; use Monstrous Leap; leap to house 19"));
    cr_assert(asked(&d, MONSTER, ASK_EAT));
    cr_assert_eq(offered(&d, MONSTER, "walk"), 0);
    desk_close(&d);
    d = duel(position);
    cr_assert(
        play_all(&d, MONSTER, "walk to house 7; use Monstrous Leap; leap to house 20"));
    cr_assert(asked(&d, MONSTER, ASK_MOVE)); /* nobody is there: one movement is left */
    cr_assert(play(&d, MONSTER, "walk to the Market"));
    cr_assert_eq(cursed(&d)->at, MARKET);
    desk_close(&d);
}

Test(cursed, ruling_22_a_bridge_needs_two_movements_under_hydrophobia) {
    Desk d = duel("turn monster feeding; no villagers; no guards; token house 5; energy 0; "
                  "front hydrophobia");
    cr_assert(offers(&d, MONSTER, "walk to house 1")); /* a bridge, with two movements */
    cr_assert(play(&d, MONSTER, "walk to house 7"));
    cr_assert(refuses(&d, MONSTER, "walk to house 8", "SC-50", printed()->energy_move));
    desk_close(&d);
}

Test(cursed, ruling_24_under_a_new_moon_guards_stay_face_down) {
    Desk d =
        duel("turn monster feeding; no villagers; token house 6; panic 1; front new_moon; "
             "guards top panic");
    int tiles = bits_count(cursed(&d)->guards);
    cr_assert(play_all(&d, MONSTER, "use New Moon; walk to house 18"));
    cr_assert_eq(cursed(&d)->panic, 1);
    cr_assert_eq(bits_count(cursed(&d)->guards), tiles);
    desk_close(&d);
}

Test(cursed, sc_52_only_tiles_that_are_left_are_revealed) {
    Desk d = duel("turn monster feeding; no villagers; no guards; guard 6-18 hidden; "
                  "token house 6");
    cr_assert(play(&d, MONSTER, "walk to house 18"));
    cr_assert_eq(cursed(&d)->guards, 0);
    for (int i = 0; i < GUARD_EFFECTS; i++) cr_assert_eq(cursed(&d)->guard_tiles[i], 0);
    desk_close(&d);
}

Test(cursed, ruling_48_a_guard_cannot_be_declined) {
    Desk d = duel("turn monster feeding; no villagers; token house 6; panic 1; "
                  "guards top panic");
    cr_assert(play(&d, MONSTER, "walk to house 18"));
    cr_assert_eq(cursed(&d)->panic, 2); /* nobody was asked in between */
    desk_close(&d);
}
