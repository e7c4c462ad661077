/* DW-73 to DW-77, DW-79 to DW-85: events and battles. */
#include <stdio.h>

#include "west_desk.h"

#define GUN "Scattergun: 3 dice of attack"

/* ---- Events --------------------------------------------------------------------------------------- */

/* Building, revealing and the Wagon have tests of their own; clearing is below. */
Test(west_rules_battle, dw_73_harm_to_the_wagon_is_an_event) {
    Desk d =
        coop("a_load_of_glass", "tile 1 0 wide_sky; tile 1 1 amber_grass; bandits 0 0 1; "
                                "seat 0 food 1; seat 0 wood 0; points 5");
    cr_assert(play(&d, 0, WALK));
    answer_until(&d, 0, ASK_MOVE);
    cr_assert(play(&d, 0, "walk west to Wide Sky with the Wagon"));
    cr_assert(happened(&d, EV_HURT, ANY, ANY, ANY));
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(west(&d)->points, 5 + 3 - 2);
    desk_close(&d);
}

/* The Wagon is harmed, and the player who walked with it has both halves of the Job to choose. */
static Desk with_a_harmed_wagon(void) {
    Desk d =
        coop("a_load_of_glass", "tile 1 0 wide_sky; tile 1 1 amber_grass; bandits 0 0 1; "
                                "seat 0 food 1; seat 0 wood 2; points 5");
    cr_assert(play(&d, 0, WALK));
    answer_until(&d, 0, ASK_MOVE);
    cr_assert(play(&d, 0, "walk west to Wide Sky with the Wagon"));
    answer_until(&d, 0, ASK_HALF);
    return d;
}

Test(west_rules_battle, dw_74_whoever_caused_it_does_the_job_and_chooses_its_half) {
    Desk d = with_a_harmed_wagon();
    cr_assert(play(&d, 0, "choose: pay 2 Wood"));
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(units_of(&d, 0, WOOD), 0);
    cr_assert_eq(west(&d)->points, 5 + 3);
    desk_close(&d);
}

Test(west_rules_battle, dw_74_or_the_other_half) {
    Desk d = with_a_harmed_wagon();
    cr_assert(play(&d, 0, "choose: lose 2 points"));
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(units_of(&d, 0, WOOD), 2);
    cr_assert_eq(west(&d)->points, 5 + 3 - 2);
    desk_close(&d);
}

/* A mission whose harm can be borne in two ways, both of which cost something. */
static int harmed(const char *on_hurt, const char *position, int asks) {
    char pack[500], room[300];
    snprintf(pack, sizeof pack,
             "pack test\ngame deck-goes-west 1\n[mission a_load_of_glass]\ntitle = Glass\n"
             "mode = coop\ndifficulty = 2\nboards = c, d\nwagon = taken\non_west = points "
             "3\non_hurt = %s\nnight = row, day\nsource = invented\n",
             on_hurt);
    snprintf(
        room, sizeof room,
        "tile 0 0 crow_pines; tile 1 0 wide_sky; seat 0 hand boots; seat 1 hand boots; "
        "bandits 0 0 1; seat 0 food 1; points 5; %s",
        position);
    Desk d = desk_open_with(WEST_ID, pack,
                            "mode coop; seats 2; coop_mission a_load_of_glass; character "
                            "sam_boater, jake_wilder",
                            room);
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "walk west to Wide Sky with the Wagon"));
    cr_assert(play(&d, 0, "put it on the discard pile")); /* DW-51 */
    cr_assert_eq(asked(&d, 0, ASK_HALF), asks);
    int left = units_of(&d, 0, GOLD) + 10 * units_of(&d, 0, WOOD);
    desk_close(&d);
    return left;
}

Test(west_rules_battle, dw_74_of_two_halves_the_one_that_can_be_paid_is_done) {
    const char *either = "pay 2 wood or pay 2 gold";
    cr_assert_eq(harmed(either, "seat 0 wood 2; seat 0 gold 2", true), 22);
    cr_assert_eq(harmed(either, "seat 0 wood 2; seat 0 gold 1", false), 1);
    cr_assert_eq(harmed(either, "seat 0 wood 1; seat 0 gold 2", false), 10);
}

Test(west_rules_battle, dw_29_an_event_that_cannot_be_paid_comes_to_nothing) {
    const char *poor = "seat 0 wood 1; seat 0 gold 1";
    cr_assert_eq(harmed("pay 2 wood or pay 2 gold", poor, false), 11);
    cr_assert_eq(harmed("pay 2 wood", poor, false), 11);
    cr_assert_eq(harmed("pay 1 wood", poor, false), 1);
}

/* North of the first one is not further West; one further West is. */
Test(west_rules_battle, dw_75_ruling_49_furthest_west_is_further_than_before) {
    Desk d = versus(
        "seat 0 hand mallet, mallet, mallet; seat 0 metal 9; seat 0 wood 9; seat 0 at 1 "
        "1; seat 1 at 1 -1; seat 1 hand mallet; seat 1 metal 1; seat 1 wood 2");
    const char *build = "Mallet: pay 1 Metal, pay 2 Wood: build a railway";
    cr_assert(play(&d, 0, build));
    cr_assert_eq(player_at(&d, 0)->points, 3, "the first is the furthest");
    answer_until(&d, 1, ASK_ACTION);
    cr_assert(play(&d, 1, build));
    cr_assert_eq(player_at(&d, 1)->points, 2, "as far is not further, whoever does it");
    desk_close(&d);
}

Test(west_rules_battle, dw_76_westward_means_by_a_step_west) {
    Desk d = versus_of(
        2, "bounty_season",
        "seat 0 at 1 1; tile 2 1 down amber_grass; tile 1 2 down trout_run; seat 0 "
        "hand boots, boots; seat 0 food 2");
    cr_assert(play(&d, 0, WALK));
    answer_until(&d, 0, ASK_MOVE);
    cr_assert(play(&d, 0, "try south to the tile 1 West, 2 South"));
    cr_assert_eq(player_at(&d, 0)->points, 0);
    cr_assert(!happened(&d, EV_JOB, ANY, 1, ANY),
              "nor is it told as if it had come to pass");
    desk_close(&d);
    d = versus_of(
        2, "bounty_season",
        "seat 0 at 1 1; tile 2 1 down amber_grass; seat 0 hand boots; seat 0 food 1");
    cr_assert(play(&d, 0, WALK));
    answer_until(&d, 0, ASK_MOVE);
    cr_assert(play(&d, 0, "try west to the tile 2 West, 1 South"));
    cr_assert_eq(player_at(&d, 0)->points, 1);
    desk_close(&d);
}

Test(west_rules_battle, dw_77_ruling_43_points_stop_at_0_and_at_the_end) {
    Desk d = versus("seat 0 hand hunger, hunger, hunger; seat 0 points 2");
    cr_assert(play(&d, 0, "Discovery: lose 4 points: scrap 3 danger cards"));
    cr_assert_eq(player_at(&d, 0)->points, 0);
    desk_close(&d);
    d = versus("seat 0 hand mallet; seat 0 metal 1; seat 0 wood 2; seat 0 points 15");
    cr_assert(play(&d, 0, "Mallet: pay 1 Metal, pay 2 Wood: build a railway"));
    cr_assert_eq(player_at(&d, 0)->points, 16);
    cr_assert(ended(&d, "sam_boater"));
    desk_close(&d);
}

/* ---- Battles ---------------------------------------------------------------------------------------- */

Test(west_rules_battle, dw_79_ruling_64_a_battle_needs_bandits_and_a_battle_job) {
    Desk d = solo("bandits 0 0 1; seat 0 hand boots");
    cr_assert(refuses(&d, 0, "start a battle", "DW-79", 0));
    desk_close(&d);
    d = solo("bandits 0 0 1; seat 0 hand scattergun");
    cr_assert(play(&d, 0, "start a battle"));
    cr_assert(asked(&d, 0, ASK_BATTLE));
    cr_assert(!offers(&d, 0, "ready"), "it is begun with a Job");
    desk_close(&d);
}

Test(west_rules_battle, dw_79_bandits_begin_one_at_night) {
    Desk d = solo("night; bandits 0 0 1; seat 0 hand scattergun");
    answer_until(&d, 0, ASK_BATTLE);
    cr_assert(asked(&d, 0, ASK_BATTLE));
    cr_assert(offers(&d, 0, "ready"));
    desk_close(&d);
}

Test(west_rules_battle, dw_80_all_on_the_tile_may_put_in_jobs_before_any_roll) {
    Desk d = coop_of(
        3, "clean_country",
        "bandits 0 0 1; seat 0 hand scattergun; seat 1 hand knife, axe; seat 2 at 1 1");
    cr_assert(play(&d, 0, "start a battle"));
    cr_assert(asked(&d, 0, ASK_BATTLE) && asked(&d, 1, ASK_BATTLE));
    cr_assert(!asked(&d, 2, ASK_BATTLE));
    cr_assert(play(&d, 1, "Knife: 1 die of defence and 2 dice of attack"));
    cr_assert(play(&d, 1, "Axe: 1 die of attack"));
    cr_assert(play(&d, 0, GUN));
    cr_assert_eq(west(&d)->battle.attack_dice, 6);
    cr_assert_eq(west(&d)->battle.defend_dice, 1);
    cr_assert_eq(bandits_at(&d, 0, 0), 1, "nothing has been thrown yet");
    desk_close(&d);
}

/* Players begin: three hits against no save; then the one who stays hits back. */
Test(west_rules_battle, dw_81_ruling_35_who_began_attacks_first) {
    Desk d = solo("bandits 0 0 2; seat 0 hand scattergun; next rolls 3, 1, 1, 1, 1, 6");
    cr_assert(play(&d, 0, "start a battle"));
    cr_assert(play_all(&d, 0, GUN "; ready"));
    cr_assert_eq(bandits_at(&d, 0, 0), 1);
    cr_assert_eq(west(&d)->points, 0, "the tile is not clear yet");
    cr_assert_eq(told_of(&d, EV_HITS, 0), 1);
    cr_assert_eq(told_of(&d, EV_HITS, SEAT_CLOCK), 1);
    cr_assert(asked(&d, 0, ASK_PUT), "two hits of the one that is left");
    desk_close(&d);
    d = solo("night; bandits 0 0 2; seat 0 hand scattergun");
    answer_until(&d, 0, ASK_BATTLE);
    cr_assert(play_all(&d, 0, GUN "; ready"));
    cr_assert(happened(&d, EV_HITS, ANY, ANY, ANY));
    desk_close(&d);
}

Test(west_rules_battle, dw_82_saves_are_taken_from_hits) {
    Desk d = solo("bandits 0 0 1; seat 0 hand scattergun; next rolls 3, 3, 1, 6, 1");
    cr_assert(play(&d, 0, "start a battle"));
    cr_assert(play_all(&d, 0, GUN "; ready"));
    cr_assert_eq(bandits_at(&d, 0, 0), 1, "two hits, two saves");
    desk_close(&d);
}

Test(west_rules_battle, dw_83_each_hit_above_the_saves_removes_a_bandit) {
    Desk d = solo("bandits 0 0 3; seat 0 hand scattergun; next rolls 6, 6, 3, 3, 3, 1, 1");
    cr_assert(play(&d, 0, "start a battle"));
    cr_assert(play_all(&d, 0, GUN "; ready"));
    cr_assert(happened(&d, EV_HITS, ANY, 5, 2));
    desk_close(&d);
    d = solo("bandits 0 0 2; seat 0 hand powder_keg; next rolls 1, 1");
    cr_assert(play(&d, 0, "start a battle"));
    cr_assert(play_all(&d, 0, "Powder Keg: scrap this card: 3 sure hits; ready"));
    cr_assert_eq(bandits_at(&d, 0, 0), 0);
    desk_close(&d);
}

Test(west_rules_battle, dw_84_clearing_a_tile_is_an_event) {
    Desk d = solo("bandits 0 0 1; seat 0 hand scattergun; next rolls 6, 1, 1, 1");
    cr_assert(play(&d, 0, "start a battle"));
    cr_assert(play_all(&d, 0, GUN "; ready"));
    cr_assert_eq(bandits_at(&d, 0, 0), 0);
    cr_assert_eq(west(&d)->points, 2);
    desk_close(&d);
}

Test(west_rules_battle, dw_84_ruling_33_in_versus_all_who_attacked_score) {
    Desk d =
        versus_of(3, "discovery",
                  "bandits 0 0 1; seat 0 hand scattergun; seat 1 hand axe; seat 2 hand "
                  "barricade; next rolls 6, 6, 1, 1, 1");
    cr_assert(play(&d, 0, "start a battle"));
    cr_assert(play_all(&d, 0, GUN "; ready"));
    cr_assert(play_all(&d, 1, "Axe: 1 die of attack; ready"));
    cr_assert(play_all(&d, 2, "Barricade: 4 dice of defence; ready"));
    cr_assert_eq(player_at(&d, 0)->points, 2);
    cr_assert_eq(player_at(&d, 1)->points, 2);
    cr_assert_eq(player_at(&d, 2)->points, 0);
    desk_close(&d);
}

/* Both would be at the end of the track: the one whose turn it is comes first. */
Test(west_rules_battle, dw_84_ruling_33_from_the_player_whose_turn_it_is_on) {
    Desk d =
        versus("first 1; turn 1; bandits 0 0 1; seat 0 hand axe; seat 1 hand "
               "scattergun; seat 0 points 14; seat 1 points 14; next rolls 6, 6, 1, 1, "
               "1");
    cr_assert(play(&d, 1, "start a battle"));
    cr_assert(play_all(&d, 1, GUN "; ready"));
    cr_assert(play_all(&d, 0, "Axe: 1 die of attack; ready"));
    cr_assert(ended(&d, "jake_wilder"));
    desk_close(&d);
}

Test(west_rules_battle, dw_85_every_player_on_the_tile_takes_the_pain) {
    Desk d =
        coop("clean_country", "night; bandits 0 0 2; seat 0 hand boots; seat 1 hand knife");
    answer_until(&d, 0, ASK_BATTLE);
    cr_assert(asked(&d, 1, ASK_BATTLE));
    WestState *s = west_to_set(&d);
    rng_unload(&s->head.rng);
    int dice = s->bandits[place_at(&d, 0, 0)];
    for (int i = 0; i < dice; i++) rng_load(&s->head.rng, 6, 3);
    cr_assert(play(&d, 0, "ready"));
    cr_assert(play(&d, 1, "ready"));
    for (int seat = 0; seat < 2; seat++) {
        cr_assert(asked(&d, (Seat)seat, ASK_PUT));
        cr_assert_eq(player_at(&d, seat)->pain, dice - 1, "and one in hand to put away");
    }
    desk_close(&d);
}

/* One bandit hits twice and falls only then. */
Test(west_rules_battle, dw_81_at_night_the_bandits_strike_first) {
    Desk d = solo("night; bandits 0 0 1; seat 0 hand scattergun");
    answer_until(&d, 0, ASK_BATTLE);
    load_d6(&d, "66661");
    cr_assert(play_all(&d, 0, GUN "; ready"));
    cr_assert(asked(&d, 0, ASK_PUT));
    cr_assert_eq(player_at(&d, 0)->pain, 1, "and one in hand to put away");
    cr_assert_eq(bandits_at(&d, 0, 0), 0);
    desk_close(&d);
}

Test(west_rules_battle, dw_81_ruling_34_without_an_attack_job_nobody_strikes_back) {
    Desk d = solo("night; bandits 0 0 1; seat 0 hand barricade");
    answer_until(&d, 0, ASK_BATTLE);
    load_d6(&d, "11111");
    cr_assert(play_all(&d, 0, "Barricade: 4 dice of defence; ready"));
    cr_assert_eq(told(&d, EV_HITS), 1);
    cr_assert_eq(bandits_at(&d, 0, 0), 1);
    desk_close(&d);
}

Test(west_rules_battle, dw_81_ruling_34_nor_do_bandits_who_have_fallen) {
    Desk d = solo("bandits 0 0 1; seat 0 hand scattergun");
    cr_assert(play(&d, 0, "start a battle"));
    load_d6(&d, "6661");
    cr_assert(play_all(&d, 0, GUN "; ready"));
    cr_assert_eq(told(&d, EV_HITS), 1);
    cr_assert(happened(&d, EV_FELL, ANY, 1, 0));
    cr_assert_eq(west(&d)->battle.place, 0, "it is over");
    desk_close(&d);
}

Test(west_rules_battle, dw_80_x_makes_more_dice) {
    Desk d = solo("bandits 0 0 1; seat 0 hand powder_keg; seat 0 wood 2");
    cr_assert(play(&d, 0, "start a battle"));
    cr_assert(play_all(&d, 0, "Powder Keg: pay x Wood: 3x dice of attack; x is 2"));
    cr_assert_eq(west(&d)->battle.attack_dice, 6);
    cr_assert_eq(units_of(&d, 0, WOOD), 0);
    desk_close(&d);
}

/* Ten dice would show 20 at most. */
Test(west_rules_battle, dw_83_ruling_13_more_dice_are_thrown_than_the_box_holds) {
    Desk d = solo("bandits 0 0 1; seat 0 hand powder_keg; seat 0 wood 4");
    cr_assert(play(&d, 0, "start a battle"));
    cr_assert(play_all(&d, 0, "Powder Keg: pay x Wood: 3x dice of attack; x is 4"));
    cr_assert_eq(west(&d)->battle.attack_dice, 12);
    Table t = {west_printed(), west_to_set(&d), NULL};
    cr_assert_gt(west_throw(&t, 100).sum, 20);
    desk_close(&d);
}

/* Only the one who began has to put a Job in, and one is enough. */
Test(west_rules_battle, dw_80_the_others_may_stay_out_of_it) {
    Desk d = coop("clean_country", "bandits 0 0 1; seat 0 hand scattergun, axe");
    cr_assert(play(&d, 0, "start a battle"));
    cr_assert(!offers(&d, 0, "ready"));
    cr_assert(play(&d, 1, "ready"));
    cr_assert(!asked(&d, 1, ASK_BATTLE));
    cr_assert(play(&d, 0, GUN));
    cr_assert(offers(&d, 0, "ready"));
    cr_assert(offers(&d, 0, "Axe: 1 die of attack"));
    desk_close(&d);
}

/* Four hits, of which two are saved for sure. */
Test(west_rules_battle, dw_85_sure_saves_count) {
    Desk d = solo("night; bandits 0 0 2; seat 0 hand watchdog");
    answer_until(&d, 0, ASK_BATTLE);
    load_d6(&d, "66");
    cr_assert(play_all(&d, 0, "Watchdog: 1 die of attack and 2 sure saves; ready"));
    cr_assert(happened(&d, EV_HITS, ANY, 4, 2));
    cr_assert_eq(player_at(&d, 0)->pain, 1, "and one in hand to put away");
    desk_close(&d);
}

Test(west_rules_battle, dw_85_saves_alone_do_no_harm) {
    Desk d = solo("night; bandits 0 0 1; seat 0 hand watchdog");
    answer_until(&d, 0, ASK_BATTLE);
    load_d6(&d, "1");
    cr_assert(play_all(&d, 0, "Watchdog: 1 die of attack and 2 sure saves; ready"));
    cr_assert(!asked(&d, 0, ASK_PUT));
    desk_close(&d);
}

/* Aunt Pearl's Piano has to be guarded: hits that come through hurt it once. */
static Desk piano(const char *position, const char *dice) {
    Desk d = solo_on("aunt_pearls_piano", position);
    answer_until(&d, 0, ASK_BATTLE);
    load_d6(&d, dice);
    cr_assert(play(&d, 0, "ready"));
    return d;
}

Test(west_rules_battle, dw_85_a_guarded_wagon_is_hit_with_the_players) {
    Desk d = piano("points 5; night; bandits 0 0 2; seat 0 hand boots", "66");
    cr_assert_eq(told_of(&d, EV_HURT, SEAT_CLOCK), 1);
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(west(&d)->points, 4);
    desk_close(&d);
    d = piano("points 5; night; bandits 0 0 2; seat 0 hand boots", "11");
    cr_assert(!happened(&d, EV_HURT, ANY, ANY, ANY), "no hit");
    desk_close(&d);
    d = piano("points 5; night; wagon 0 1; bandits 0 0 2; seat 0 hand boots", "66");
    cr_assert(!happened(&d, EV_HURT, ANY, ANY, ANY), "it is elsewhere");
    desk_close(&d);
}

/* A Load of Glass suffers from rough roads alone. */
Test(west_rules_battle, dw_85_other_wagons_are_left_alone) {
    Desk d = coop("a_load_of_glass", "night; bandits 0 0 2; seat 0 hand boots");
    answer_until(&d, 0, ASK_BATTLE);
    load_d6(&d, "66");
    cr_assert(play(&d, 0, "ready"));
    cr_assert(play(&d, 1, "ready"));
    cr_assert(!happened(&d, EV_HURT, ANY, ANY, ANY));
    cr_assert(asked(&d, 0, ASK_PUT));
    desk_close(&d);
}

/* A mission in which every event wants a step West: only those that are one count. */
static const char westward_only[] =
    "pack test\ngame deck-goes-west 1\n[mission a_load_of_glass]\ntitle = Only West\nmode "
    "= "
    "coop\ndifficulty = 2\nboards = c, d\nrisk = 2\nwagon = guarded\njob_1 = pay 1 gold, "
    "train "
    "3\non_west = if westward, points 1\non_east = if westward, points 1\non_hurt = if "
    "westward, points 1\non_clear = if westward, points 1\non_build = if westward, points "
    "1\non_reveal = if westward, points 1\nnight = row, day, attack\nsource = invented\n";

static Desk only_west(const char *position) {
    char room[500];
    snprintf(room, sizeof room,
             "tile 0 0 crow_pines; tile 1 0 wide_sky; tile 0 1 slow_river; tile 2 0 down "
             "amber_grass; seat 1 at 0 1; seat 1 hand boots; seat 0 food 2; points 5; %s",
             position);
    return desk_open_with(WEST_ID, westward_only,
                          "mode coop; seats 2; coop_mission a_load_of_glass; character "
                          "sam_boater, jake_wilder",
                          room);
}

static int points_after(Desk d, const char *words) {
    cr_assert(play_all(&d, 0, words));
    answer_until(&d, 0, ASK_ACTION);
    int points = west(&d)->points;
    desk_close(&d);
    return points;
}

Test(west_rules_battle, dw_76_no_other_event_is_a_step_west) {
    const char *off = "seat 0 hand boots; ";
    char room[200];
    snprintf(room, sizeof room, "%swagon 1 0; seat 0 at 1 0", off);
    cr_assert_eq(points_after(only_west(room),
                              WALK "; set out; walk east to Crow Pines with the Wagon"),
                 5);
    snprintf(room, sizeof room, "%sbandits 0 0 1", off);
    cr_assert_eq(points_after(only_west(room),
                              WALK "; set out; walk west to Wide Sky with the Wagon"),
                 6);
    cr_assert_eq(
        points_after(only_west("seat 0 hand mallet; seat 0 metal 1; seat 0 wood 2"),
                     "Mallet: pay 1 Metal, pay 2 Wood: build a railway"),
        5);
    cr_assert_eq(
        points_after(only_west("seat 0 hand spyglass; seat 0 at 1 0"),
                     "Spyglass: pay 1 Food: reveal 2 tiles within 2; turn up the tile "
                     "2 West"),
        5);
    cr_assert_eq(
        points_after(only_west("bandits 0 0 1; seat 0 hand powder_keg; next rolls 1"),
                     "start a battle; Powder Keg: scrap this card: 3 sure hits; ready"),
        5);
}

Test(west_rules_battle, dw_76_nor_is_an_attack_on_the_wagon) {
    Desk d = only_west("seat 0 hand boots; bandits 0 0 1; night");
    answer_until(&d, 0, ASK_BATTLE);
    load_d6(&d, "6");
    cr_assert(play(&d, 0, "ready"));
    cr_assert(happened(&d, EV_HURT, ANY, ANY, ANY));
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(west(&d)->points, 5);
    desk_close(&d);
}

/* Five on one tile: all are asked, and all are hurt. */
Test(west_rules_battle, dw_85_five_take_it_together) {
    Desk d = coop_of(
        5, "the_mapmakers",
        "evening; bandits 0 0 1; seat 2 hand pan; seat 3 hand pan; seat 4 hand pan");
    for (int seat = 0; seat < 5; seat++) cr_assert(play(&d, (Seat)seat, "keep the rest"));
    answer_until(&d, 0, ASK_BATTLE);
    for (int seat = 0; seat < 4; seat++) cr_assert(play(&d, (Seat)seat, "ready"));
    load_d6(&d, "6");
    cr_assert(play(&d, 4, "ready"));
    for (int seat = 0; seat < 5; seat++) {
        cr_assert(asked(&d, (Seat)seat, ASK_PUT));
        cr_assert_eq(player_at(&d, seat)->pain, 1, "and one to put away");
    }
    desk_close(&d);
}

Test(west_rules_battle, dw_113_a_mission_may_be_more_dangerous) {
    Desk d = only_west("");
    cr_assert_eq(west_risk(d.box->box.content, west(&d)), 3 + 2);
    desk_close(&d);
}
