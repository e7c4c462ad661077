/* DW-47 to DW-67, DW-78, DW-114: movement, turning tiles up, railways, the Wagon. */
#include <stdio.h>

#include "west_desk.h"

#define SAIL "Canoe: sail 2"

Test(west_rules_move, dw_47_a_meeple_steps_onto_tiles_at_its_four_sides) {
    Desk d = solo("seat 0 hand boots, boots; seat 0 food 2");
    set_out(&d, WALK ";" WALK);
    cr_assert(offers(&d, 0, "walk north to Iron Tooth"));
    cr_assert(offers(&d, 0, "walk south to Slow River"));
    cr_assert_eq(offered(&d, 0, "walk"), 2,
                 "Water cannot be walked on, and East is nothing");
    cr_assert(play(&d, 0, "walk south to Slow River"));
    cr_assert(stands_at(&d, 0, 0, 1));
    desk_close(&d);
}

Test(west_rules_move, dw_49_a_step_that_is_too_dear_or_impossible_says_why) {
    Desk d = solo("seat 0 hand boots; seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(refuses(&d, 0, "walk north to Iron Tooth", "DW-49", 1), "a Mountain takes 2");
    cr_assert(refuses(&d, 0, "walk west to Still Lake", "DW-49", 0));
    desk_close(&d);
    d = solo("tile 0 0 wide_sky; tile 0 1 owl_wood; seat 0 hand canoe");
    set_out(&d, SAIL);
    cr_assert(refuses(&d, 0, "sail north to Iron Tooth", "DW-49", 0));
    cr_assert(refuses(&d, 0, "sail south to Owl Wood", "DW-49", 0));
    desk_close(&d);
}

Test(west_rules_move, dw_48_movement_of_all_jobs_is_added_up) {
    Desk d = solo("seat 0 hand boots, boots, canoe; seat 0 food 2");
    cr_assert(play_all(&d, 0, WALK ";" SAIL));
    cr_assert(asked(&d, 0, ASK_MORE));
    cr_assert(play(&d, 0, WALK));
    if (asked(&d, 0, ASK_MORE)) cr_assert(play(&d, 0, "set out"));
    cr_assert_eq(west(&d)->action.move[WALKING], 2);
    cr_assert_eq(west(&d)->action.move[SAILING], 2);
    desk_close(&d);
}

/* The rulebook's example: a Mountain takes two walking Jobs. */
Test(west_rules_move, dw_49_a_mountain_takes_two_walking_jobs_or_one_to_climb) {
    Desk d = solo("seat 0 hand boots; seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(!offers(&d, 0, "walk north to Iron Tooth"));
    desk_close(&d);
    d = solo("seat 0 hand boots, boots; seat 0 food 2");
    set_out(&d, WALK ";" WALK);
    cr_assert(play(&d, 0, "walk north to Iron Tooth"));
    cr_assert(stands_at(&d, 0, 0, -1));
    desk_close(&d);
    d = solo("seat 0 hand rope; seat 0 food 1");
    set_out(&d, CLIMB);
    cr_assert(play(&d, 0, "climb north to Iron Tooth"));
    cr_assert(stands_at(&d, 0, 0, -1));
    desk_close(&d);
}

Test(west_rules_move, dw_49_sailing_needs_water_at_one_end) {
    Desk d = solo("seat 0 at 1 -1; seat 0 hand canoe");
    set_out(&d, SAIL);
    cr_assert(!offers(&d, 0, "sail east to Iron Tooth"));
    cr_assert(play(&d, 0, "sail south to Still Lake"));
    cr_assert(offers(&d, 0, "sail south to Wide Sky"));
    cr_assert(!offers(&d, 0, "sail north to Iron Tooth"));
    desk_close(&d);
    d = solo("seat 0 at 1 1; tile 0 1 amber_grass; seat 0 hand canoe");
    set_out(&d, SAIL);
    cr_assert(!offers(&d, 0, "sail east to Amber Grass"), "from land onto land");
    desk_close(&d);
}

Test(west_rules_move, dw_50_a_walk_onto_a_railway_is_given_back) {
    Desk d = solo("rail 0 1; rail 1 1; seat 0 hand boots; seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "walk south to Slow River"));
    cr_assert(play(&d, 0, "walk west to Wide Sky"));
    cr_assert_eq(west(&d)->action.move[WALKING], 1);
    desk_close(&d);
}

Test(west_rules_move, dw_50_climbing_is_not) {
    Desk d = solo("rail 0 1; seat 0 hand rope; seat 0 food 1");
    set_out(&d, CLIMB);
    cr_assert(play(&d, 0, "climb south to Slow River"));
    cr_assert_eq(west(&d)->action.move[CLIMBING], 0);
    desk_close(&d);
}

Test(west_rules_move, dw_51_leaving_bandits_brings_one_pain) {
    Desk d = solo("bandits 0 0 4; seat 0 hand boots; seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "walk south to Slow River"));
    cr_assert(asked(&d, 0, ASK_PUT));
    int pain = west(&d)->head.asked[0].source;
    cr_assert_eq(west_printed()->designs[pain].class, PAIN);
    cr_assert(play(&d, 0, "put it on the draw pile"));
    cr_assert_eq(draw_has(&d, 0, west_printed()->designs[pain].id), 1);
    cr_assert(!asked(&d, 0, ASK_PUT), "one, however many they are");
    desk_close(&d);
}

Test(west_rules_move, dw_51_also_in_the_middle_of_a_movement) {
    Desk d = solo("bandits 0 1 1; seat 0 hand boots, boots; seat 0 food 2");
    set_out(&d, WALK ";" WALK);
    cr_assert(play(&d, 0, "walk south to Slow River"));
    cr_assert(asked(&d, 0, ASK_MOVE));
    cr_assert(play(&d, 0, "walk west to Wide Sky"));
    cr_assert(asked(&d, 0, ASK_PUT));
    desk_close(&d);
}

Test(west_rules_move, dw_114_a_tile_of_several_kinds_counts_as_the_cheapest) {
    Desk d = solo("tile 0 -1 willow_ford; seat 0 hand canoe");
    set_out(&d, SAIL);
    cr_assert(play(&d, 0, "sail north to Willow Ford"));
    cr_assert(stands_at(&d, 0, 0, -1));
    desk_close(&d);
    d = solo("rail 0 -1; seat 0 hand boots; seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "walk north to Iron Tooth"));
    cr_assert_eq(west(&d)->action.move[WALKING], 1, "a railway on a Mountain");
    desk_close(&d);
}

Test(west_rules_move, dw_114_one_may_walk_off_water) {
    Desk d = solo("seat 0 at 1 0; seat 0 hand boots; seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "walk east to Crow Pines"));
    cr_assert(stands_at(&d, 0, 0, 0));
    desk_close(&d);
}

/* ---- Turning tiles up ------------------------------------------------------------------------------ */

Test(west_rules_move, dw_52_tiles_are_laid_round_a_revealed_one) {
    Desk d = solo(WESTWARD "seat 0 hand boots; seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "try west to the tile 2 West, 1 South"));
    cr_assert_str_eq(tile_at(&d, 2, 1), "amber_grass");
    cr_assert(is_face_down(&d, 3, 1));
    cr_assert(is_face_down(&d, 2, 2));
    desk_close(&d);
}

Test(west_rules_move, dw_52_not_east_of_the_eastmost_face_up_tile) {
    Desk d =
        solo("seat 0 at 0 1; tile 0 2 down amber_grass; seat 0 hand boots; seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "try south to the tile 2 South"));
    cr_assert_eq(west_place_at(west(&d), -1, 2), -1);
    cr_assert(is_face_down(&d, 0, 3));
    desk_close(&d);
}

Test(west_rules_move, dw_53_revealing_is_an_event) {
    Desk d = solo(WESTWARD "seat 0 hand boots; seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "try west to the tile 2 West, 1 South"));
    cr_assert_eq(west(&d)->points, 2);
    desk_close(&d);
}

Test(west_rules_move, dw_54_a_revealed_camp_gets_a_bandit) {
    Desk d =
        solo("seat 0 at 1 1; tile 2 1 down cold_fire; seat 0 hand boots; seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "try west to the tile 2 West, 1 South"));
    cr_assert_eq(bandits_at(&d, 2, 1), 1);
    desk_close(&d);
}

/* With Eastern tiles kept, 48 tiles are soon laid; then the Eastmost line goes. */
Test(west_rules_move, dw_55_without_tiles_the_eastmost_line_is_taken_away) {
    Desk d = solo_on("a_lamp_in_every_window", "seat 0 hand boots");
    WestState *s = west_to_set(&d);
    Table t = {west_printed(), s, NULL};
    int guard = 0;
    while (west_place_at(s, 0, 0) >= 0 && guard++ < 60) {
        uint64_t down = s->placed & ~s->up;
        west_reveal(&t, 0, west_first(s, down));
        cr_assert_null(deck_goes_west_game.check(&d.box->box, &s->head));
    }
    cr_assert_lt(guard, 60, "the first line is gone");
    cr_assert_eq(s->x[s->player[0].at], 1, "the meeple is one West");
    cr_assert_eq(s->player[0].exhaustion, 1);
    desk_close(&d);
}

Test(west_rules_move, dw_56_any_movement_may_try_a_face_down_tile) {
    Desk d = solo("seat 0 at 1 1; tile 2 1 down amber_grass; seat 0 hand canoe");
    set_out(&d, SAIL);
    cr_assert(play(&d, 0, "try west to the tile 2 West, 1 South"));
    cr_assert_str_eq(tile_at(&d, 2, 1), "amber_grass");
    cr_assert(asked(&d, 0, ASK_ENTER));
    desk_close(&d);
}

/* The rulebook's example: a face-down tile that turns out to be water. */
Test(west_rules_move, dw_57_more_movement_may_be_added) {
    Desk d = solo(
        "seat 0 at 1 1; tile 2 1 down reed_lake; seat 0 hand boots, canoe; seat 0 food "
        "1");
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "try west to the tile 2 West, 1 South"));
    cr_assert(asked(&d, 0, ASK_ENTER));
    cr_assert(!offers(&d, 0, "walk on"));
    cr_assert(play(&d, 0, SAIL));
    cr_assert(play(&d, 0, "sail on"));
    cr_assert(stands_at(&d, 0, 2, 1));
    cr_assert_eq(west(&d)->action.move[WALKING], 1);
    desk_close(&d);
}

Test(west_rules_move, dw_57_the_step_may_be_declined_though_it_could_be_paid) {
    Desk d = solo(WESTWARD "seat 0 hand boots; seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "try west to the tile 2 West, 1 South"));
    cr_assert(offers(&d, 0, "walk on"));
    cr_assert(play(&d, 0, "stay and give up 1 walk"));
    cr_assert(stands_at(&d, 0, 1, 1));
    desk_close(&d);
}

Test(west_rules_move, dw_58_declining_costs_1_and_the_rest_may_be_used) {
    Desk d = solo(WESTWARD "seat 0 hand boots, canoe; seat 0 food 1");
    set_out(&d, WALK ";" SAIL);
    cr_assert(play(&d, 0, "try west to the tile 2 West, 1 South"));
    cr_assert(offers(&d, 0, "stay and give up 1 sail"));
    cr_assert(play(&d, 0, "stay and give up 1 walk"));
    cr_assert_eq(west(&d)->action.move[WALKING], 0);
    cr_assert_eq(west(&d)->action.move[SAILING], 2);
    cr_assert(offers(&d, 0, "sail north to Still Lake"));
    desk_close(&d);
}

Test(west_rules_move, dw_59_a_telescope_reveals_within_2_one_after_the_other) {
    Desk d = solo(
        "seat 0 at 1 1; tile 2 1 down amber_grass; tile 3 1 down trout_run; seat 0 hand "
        "spyglass; seat 0 food 1");
    cr_assert(play(&d, 0, "Spyglass: pay 1 Food: reveal 2 tiles within 2"));
    cr_assert(play(&d, 0, "turn up the tile 2 West, 1 South"));
    cr_assert(asked(&d, 0, ASK_REVEAL));
    cr_assert(play(&d, 0, "turn up the tile 3 West, 1 South"));
    cr_assert_str_eq(tile_at(&d, 3, 1), "trout_run");
    cr_assert(!asked(&d, 0, ASK_REVEAL));
    cr_assert(stands_at(&d, 0, 1, 1));
    desk_close(&d);
}

Test(west_rules_move, dw_59_not_further_than_2) {
    Desk d = solo("tile 2 0 down amber_grass; seat 0 hand spyglass; seat 0 food 1");
    cr_assert(play(&d, 0, "Spyglass: pay 1 Food: reveal 2 tiles within 2"));
    cr_assert(offers(&d, 0, "turn up the tile 2 West"));
    cr_assert(!offers(&d, 0, "turn up the tile 1 West, 2 South"));
    desk_close(&d);
}

/* ---- Railways ---------------------------------------------------------------------------------------- */

#define BRIDGE "Mallet: pay 2 Metal, pay 2 Wood: build a bridge"
#define STUFF  "seat 0 hand mallet, mallet; seat 0 metal 3; seat 0 wood 4; "

Test(west_rules_move, dw_60_a_build_job_makes_the_tile_a_railway) {
    Desk d = solo(STUFF);
    cr_assert(play(&d, 0, BUILD));
    cr_assert(west(&d)->rail & bit64(place_at(&d, 0, 0)));
    cr_assert_eq(units_of(&d, 0, METAL), 2, "the token comes from the supply");
    desk_close(&d);
}

Test(west_rules_move, dw_61_land_takes_a_railway_and_water_a_bridge) {
    Desk d = solo(STUFF "seat 0 at 1 0");
    cr_assert(refuses(&d, 0, BUILD, "DW-61", 0));
    cr_assert(play(&d, 0, BRIDGE));
    cr_assert(west(&d)->rail & bit64(place_at(&d, 1, 0)));
    desk_close(&d);
    d = solo(STUFF);
    cr_assert(refuses(&d, 0, BRIDGE, "DW-61", 0));
    desk_close(&d);
}

Test(west_rules_move, dw_62_not_with_bandits_and_not_twice) {
    Desk d = solo(STUFF "bandits 0 0 1");
    cr_assert(refuses(&d, 0, BUILD, "DW-62", 0));
    desk_close(&d);
    d = solo(STUFF "rail 0 0");
    cr_assert(refuses(&d, 0, BUILD, "DW-62", 0));
    desk_close(&d);
}

Test(west_rules_move, dw_63_building_is_an_event) {
    Desk d = solo(STUFF);
    cr_assert(play(&d, 0, BUILD));
    cr_assert_eq(west(&d)->points, 3);
    desk_close(&d);
}

#define TICKET "Season Ticket: ride the train up to 4 tiles"

Test(west_rules_move, dw_64_a_train_goes_from_railway_to_railway_within_its_range) {
    Desk d = solo("rail 0 0; rail 1 1; seat 0 hand season_ticket");
    set_out(&d, TICKET);
    cr_assert(play(&d, 0, "ride to Wide Sky"));
    cr_assert(stands_at(&d, 0, 1, 1));
    desk_close(&d);
    d = solo("seat 0 hand season_ticket; rail 0 0");
    cr_assert(refuses(&d, 0, TICKET, "DW-64", 0));
    desk_close(&d);
}

Test(west_rules_move, dw_65_ruling_61_rides_and_steps_combine_but_ranges_do_not_add) {
    Desk d = solo("rail 0 1; rail 1 -1; seat 0 hand season_ticket, boots; seat 0 food 1");
    set_out(&d, TICKET ";" WALK);
    cr_assert_eq(offered(&d, 0, "ride"), 0, "no railway here yet");
    cr_assert(play(&d, 0, "walk south to Slow River"));
    cr_assert(play(&d, 0, "ride to Fern Hollow"));
    cr_assert(stands_at(&d, 0, 1, -1));
    cr_assert_eq(offered(&d, 0, "ride"), 0, "one ride a Job");
    desk_close(&d);
}

/* Two tickets and the mission's train are as many as a movement has room for. */
Test(west_rules_move, dw_65_ruling_72_three_rides_are_the_most_of_one_movement) {
    Desk d = solo("rail 0 0; rail 1 1; seat 0 gold 2; seat 0 hand season_ticket, "
                  "season_ticket");
    cr_assert(play_all(&d, 0, TICKET ";" TICKET));
    cr_assert(offers(&d, 0, "New World: pay 1 Gold: ride the train up to 5 tiles"));
    WestState *s = west_to_set(&d);
    s->action.ride[2] = 1;
    cr_assert(
        refuses(&d, 0, "New World: pay 1 Gold: ride the train up to 5 tiles", "DW-65", 0));
    s->action.ride[0] = 0;
    cr_assert(offers(&d, 0, "New World: pay 1 Gold: ride the train up to 5 tiles"),
              "there is room again when one has been taken");
    desk_close(&d);
}

Test(west_rules_move, dw_66_a_train_that_leaves_bandits_brings_pain) {
    Desk d = solo("rail 0 0; rail 1 1; bandits 0 0 1; seat 0 hand season_ticket");
    set_out(&d, TICKET);
    cr_assert(play(&d, 0, "ride to Wide Sky"));
    cr_assert(asked(&d, 0, ASK_PUT));
    desk_close(&d);
}

Test(west_rules_move, dw_67_anyone_may_use_a_railway) {
    Desk d = versus(STUFF "rail 1 1; seat 1 hand season_ticket");
    cr_assert(play(&d, 0, BUILD));
    answer_until(&d, 1, ASK_ACTION);
    cr_assert(play(&d, 1, TICKET));
    answer_until(&d, 1, ASK_MOVE);
    cr_assert(play(&d, 1, "ride to Wide Sky"));
    desk_close(&d);
}

/* ---- The Wagon ------------------------------------------------------------------------------------------ */

Test(west_rules_move, dw_78_only_some_missions_have_a_wagon) {
    Desk d = coop("the_mapmakers", ""), w = coop("a_load_of_glass", "");
    cr_assert_eq(west(&d)->wagon, 0);
    cr_assert_eq(west(&w)->wagon, place_at(&w, 0, 0) + 1);
    desk_close(&d);
    desk_close(&w);
}

Test(west_rules_move, dw_78_a_player_on_its_tile_takes_it_along) {
    Desk d =
        coop("a_load_of_glass", "tile 1 0 wide_sky; tile 1 1 amber_grass; seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(offers(&d, 0, "walk west to Wide Sky"));
    cr_assert(play(&d, 0, "walk west to Wide Sky with the Wagon"));
    cr_assert(happened(&d, EV_WAGON, ANY, ANY,
                       place_at(&d, 0, 0) * WAY_PLACES + place_at(&d, 1, 0)));
    cr_assert_eq(west(&d)->wagon, place_at(&d, 1, 0) + 1);
    cr_assert_eq(west(&d)->points, 3);
    desk_close(&d);
}

Test(west_rules_move, dw_78_ruling_68_the_wagon_of_the_slowest_follows_everybody) {
    Desk d = coop("speed_of_the_slowest",
                  "tile 1 0 wide_sky; tile 1 1 amber_grass; seat 1 at 1 -1; "
                  "seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "walk west to Wide Sky"));
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(west(&d)->wagon, place_at(&d, 1, 0) + 1);
    cr_assert_eq(west(&d)->points, 3);
    desk_close(&d);
    d = coop("speed_of_the_slowest",
             "tile 1 0 wide_sky; tile 1 1 amber_grass; seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "walk west to Wide Sky"));
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(west(&d)->wagon, place_at(&d, 0, 0) + 1, "one is still there");
    desk_close(&d);
}

Test(west_rules_move, dw_78_the_wagon_follows_as_far_as_it_can) {
    Desk d = coop("speed_of_the_slowest",
                  "tile 1 0 wide_sky; tile 1 1 amber_grass; tile 2 0 trout_run; tile 3 0 "
                  "alder_bend; seat 1 at 3 0; seat 0 at 2 0; seat 0 food 1; bandits 0 0 1");
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "walk west to Alder Bend"));
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(west(&d)->wagon, place_at(&d, 3, 0) + 1);
    cr_assert_eq(west(&d)->points, 9, "three steps");
    cr_assert(!happened(&d, EV_HURT, ANY, ANY, ANY), "this one takes no harm");
    desk_close(&d);
}

Test(west_rules_move, dw_78_it_stays_where_no_tile_lies_west_of_it) {
    Desk d = coop("speed_of_the_slowest",
                  "tile 1 0 wide_sky; tile 2 0 trout_run; tile 3 0 alder_bend; wagon 2 -1; "
                  "seat 0 at 2 0; seat 1 at 3 0; seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "walk west to Alder Bend"));
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(west(&d)->wagon, place_at(&d, 2, -1) + 1);
    cr_assert_eq(west(&d)->points, 0);
    desk_close(&d);
}

Test(west_rules_move, dw_78_a_step_east_with_it_costs_points) {
    Desk d = coop("a_load_of_glass",
                  "tile 1 0 wide_sky; tile 1 1 amber_grass; wagon 1 0; seat 0 at 1 0; seat "
                  "0 food 1; points 5");
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "walk east to Crow Pines with the Wagon"));
    cr_assert_eq(west(&d)->points, 2);
    cr_assert_eq(west(&d)->wagon, place_at(&d, 0, 0) + 1);
    desk_close(&d);
}

Test(west_rules_move, dw_78_a_step_south_with_it_is_neither) {
    Desk d = coop("a_load_of_glass", "seat 0 food 1; points 5");
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "walk south to Slow River with the Wagon"));
    cr_assert_eq(west(&d)->points, 5);
    cr_assert_eq(west(&d)->wagon, place_at(&d, 0, 1) + 1);
    desk_close(&d);
}

Test(west_rules_move, dw_78_only_from_where_it_stands) {
    Desk d = coop("a_load_of_glass", "wagon 0 1; seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(offers(&d, 0, "walk south to Slow River"));
    cr_assert(!offers(&d, 0, "walk south to Slow River with the Wagon"));
    desk_close(&d);
}

Test(west_rules_move, dw_78_onto_a_tile_that_is_turned_up_too) {
    Desk d = coop("a_load_of_glass", WESTWARD "wagon 1 1; seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "try west to the tile 2 West, 1 South with the Wagon"));
    cr_assert(play(&d, 0, "walk on"));
    cr_assert_eq(west(&d)->wagon, place_at(&d, 2, 1) + 1);
    cr_assert_eq(west(&d)->points, 3);
    desk_close(&d);
    d = coop("a_load_of_glass", WESTWARD "wagon 1 1; seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(play_all(&d, 0, "try west to the tile 2 West, 1 South; walk on"));
    cr_assert_eq(west(&d)->wagon, place_at(&d, 1, 1) + 1, "or without it");
    desk_close(&d);
}

/* Whoever it is that stays behind. */
Test(west_rules_move, dw_78_it_waits_for_the_first_as_for_the_others) {
    Desk d = coop("speed_of_the_slowest", "tile 1 0 wide_sky; seat 1 food 1");
    cr_assert(play(&d, 1, WALK));
    answer_until(&d, 1, ASK_MOVE);
    cr_assert(play(&d, 1, "walk west to Wide Sky"));
    cr_assert_eq(west(&d)->wagon, place_at(&d, 0, 0) + 1);
    desk_close(&d);
}

/* ---- Limits of a movement ---------------------------------------------------------------------------- */

Test(west_rules_move, dw_50_ruling_19_sixty_steps_are_the_most_of_one_movement) {
    Desk d = solo("rail 0 0; rail 0 1; seat 0 hand boots; seat 0 food 1");
    set_out(&d, WALK);
    for (int i = 0; i < 30; i++)
        cr_assert(play_all(&d, 0, "walk south to Slow River; walk north to Crow Pines"));
    cr_assert(asked(&d, 0, ASK_ACTION));
    desk_close(&d);
}

Test(west_rules_move, dw_64_within_its_range_and_no_further) {
    Desk d = solo("tile 2 0 amber_grass; tile 3 0 trout_run; tile 4 0 alder_bend; tile 4 1 "
                  "larkspur; rail 0 0; rail 4 0; rail 4 1; seat 0 hand season_ticket");
    set_out(&d, TICKET);
    cr_assert(offers(&d, 0, "ride to Alder Bend"));
    cr_assert(refuses(&d, 0, "ride to Larkspur", "DW-64", 1), "five away");
    cr_assert(!offers(&d, 0, "ride to Crow Pines"), "to another tile");
    desk_close(&d);
}

#define YELLOW "Season Ticket: discard 1 yellow item: ride the train up to 8 tiles"

/* The long ride is kept for the long way, whichever ticket came first. */
Test(west_rules_move, dw_65_the_shortest_ride_that_will_do_is_taken) {
    static const char *const orders[] = {YELLOW ";" TICKET, TICKET ";" YELLOW};
    for (int i = 0; i < 2; i++) {
        Desk d =
            solo("tile 2 0 amber_grass; tile 3 0 trout_run; tile 4 0 alder_bend; tile 5 0 "
                 "larkspur; rail 0 0; rail 1 1; rail 5 0; seat 0 hand season_ticket, "
                 "season_ticket, fiddle");
        set_out(&d, orders[i]);
        cr_assert(play_all(&d, 0, "ride to Wide Sky; ride to Larkspur"));
        cr_assert(stands_at(&d, 0, 5, 0));
        desk_close(&d);
    }
}

Test(west_rules_move, dw_65_a_ride_is_used_up_however_near_the_next_station_is) {
    Desk d = solo("rail 0 0; rail 0 1; seat 0 hand season_ticket");
    set_out(&d, TICKET);
    cr_assert(play(&d, 0, "ride to Slow River"));
    cr_assert(asked(&d, 0, ASK_ACTION));
    desk_close(&d);
}

Test(west_rules_move, dw_58_what_is_given_up_is_ones_own_choice) {
    Desk d = solo(WESTWARD "seat 0 hand boots, canoe; seat 0 food 1");
    set_out(&d, WALK ";" SAIL);
    cr_assert(
        play_all(&d, 0, "try west to the tile 2 West, 1 South; stay and give up 1 sail"));
    cr_assert_eq(west(&d)->action.move[WALKING], 1);
    cr_assert_eq(west(&d)->action.move[SAILING], 1);
    desk_close(&d);
}

Test(west_rules_move, dw_48_one_may_stop_at_any_time) {
    Desk d = solo("seat 0 hand boots, boots; seat 0 food 2");
    set_out(&d, WALK ";" WALK);
    cr_assert(play_all(&d, 0, "walk south to Slow River; stop here"));
    cr_assert(stands_at(&d, 0, 0, 1));
    cr_assert(asked(&d, 0, ASK_ACTION));
    cr_assert_eq(west(&d)->action.move[WALKING], 0, "what is left over lapses");
    desk_close(&d);
}

/* There and Back Again: four tiles of a column are the most. */
Test(west_rules_move, dw_113_ruling_70_in_narrow_country_a_column_is_soon_full) {
    const char *narrow = "there_and_back_again",
               *south = "try south to the tile 1 West, 2 South";
    Desk d = coop(narrow, "seat 0 at 1 1; seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(offers(&d, 0, south));
    desk_close(&d);
    d = coop(narrow, "tile 1 -2 amber_grass; seat 0 at 1 1; seat 0 food 1; seat 0 hand "
                     "boots, spyglass");
    set_out(&d, WALK);
    cr_assert(!offers(&d, 0, south));
    cr_assert(play(&d, 0, "stop here"));
    desk_close(&d);
    d = coop(narrow, "tile 1 -2 amber_grass; seat 0 at 1 1; seat 0 food 1; seat 0 hand "
                     "spyglass");
    cr_assert(play(&d, 0, "Spyglass: pay 1 Food: reveal 2 tiles within 2"));
    cr_assert(!offers(&d, 0, "turn up the tile 1 West, 2 South"));
    cr_assert(offers(&d, 0, "turn up the tile 2 West, 1 South"));
    desk_close(&d);
}
