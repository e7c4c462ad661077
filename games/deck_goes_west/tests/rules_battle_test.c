/* DW-73 to DW-77, DW-79 to DW-85: events and battles. */
#include "west_desk.h"

#define WALK "Boots: pay 1 Food: walk 1"
#define GUN  "Scattergun: 3 dice of attack"

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

Test(west_rules_battle, dw_74_whoever_caused_it_does_the_job_and_chooses_its_half) {
    Desk d =
        coop("a_load_of_glass", "tile 1 0 wide_sky; tile 1 1 amber_grass; bandits 0 0 1; "
                                "seat 0 food 1; seat 0 wood 2; points 5");
    cr_assert(play(&d, 0, WALK));
    answer_until(&d, 0, ASK_MOVE);
    cr_assert(play(&d, 0, "walk west to Wide Sky with the Wagon"));
    answer_until(&d, 0, ASK_HALF);
    cr_assert(play(&d, 0, "choose: pay 2 Wood"));
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(units_of(&d, 0, WOOD), 0);
    cr_assert_eq(west(&d)->points, 5 + 3);
    desk_close(&d);
}

/* North of the first one is not further West; one further West is. */
Test(west_rules_battle, dw_75_furthest_west_is_further_than_the_same_event_before) {
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

Test(west_rules_battle, dw_77_points_stop_at_0_and_at_the_end) {
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

Test(west_rules_battle, dw_79_a_battle_needs_bandits_and_a_battle_job) {
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
Test(west_rules_battle, dw_81_who_began_attacks_first) {
    Desk d = solo("bandits 0 0 2; seat 0 hand scattergun; next rolls 3, 1, 1, 1, 1, 6");
    cr_assert(play(&d, 0, "start a battle"));
    cr_assert(play_all(&d, 0, GUN "; ready"));
    cr_assert_eq(bandits_at(&d, 0, 0), 1);
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

/* Ruling 33. */
Test(west_rules_battle, dw_84_in_versus_all_who_attacked_score) {
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
Test(west_rules_battle, dw_84_from_the_player_whose_turn_it_is_on) {
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
    WestState *s = (WestState *)(uintptr_t)west(&d);
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
