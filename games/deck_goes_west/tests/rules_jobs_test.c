/* DW-29 to DW-46 and DW-68 to DW-72: Jobs, resources, x, dice, cards, conditions. */
#include "west_desk.h"

/* ---- Jobs in general -------------------------------------------------------------------------- */

/* The Pickaxe's steps are a place, a card and dice, one after the other. */
Test(west_rules_jobs, dw_29_all_steps_of_a_job_are_done_in_order) {
    Desk d = solo("seat 0 at 0 -1; seat 0 hand pickaxe, boots; next rolls 3, 6");
    cr_assert(
        play(&d, 0, "Pickaxe: on a Mountain, discard 1 other item: roll 2 dice for Metal"));
    cr_assert_eq(discard_has(&d, 0, "pickaxe"), 1);
    cr_assert_eq(discard_has(&d, 0, "boots"), 1);
    cr_assert_eq(units_of(&d, 0, METAL), 1 + 3);
    desk_close(&d);
}

Test(west_rules_jobs, dw_29_a_job_that_cannot_be_completed_is_not_offered) {
    Desk d = solo("seat 0 at 0 -1; seat 0 hand pickaxe; seat 0 food 0");
    cr_assert(refuses(&d, 0,
                      "Pickaxe: on a Mountain, discard 1 other item: roll 2 dice for Metal",
                      "DW-70", 1));
    desk_close(&d);
}

Test(west_rules_jobs, dw_30_battle_jobs_are_for_battles) {
    Desk d = solo("seat 0 hand knife");
    cr_assert(!offers(&d, 0, "Knife: 1 die of defence and 2 dice of attack"));
    cr_assert(offers(&d, 0, "Knife: in a Forest: roll 2 dice for Food"));
    desk_close(&d);
}

Test(west_rules_jobs, dw_31_a_mission_job_is_an_action) {
    Desk d = versus("seat 0 hand hunger, cold_night, sleepless; seat 0 points 5");
    cr_assert(play(&d, 0, "Discovery: lose 4 points: scrap 3 danger cards"));
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(player_at(&d, 0)->points, 1);
    cr_assert_eq(scrap_has(&d, "hunger"), 1);
    cr_assert_eq(player_at(&d, 0)->hand_count, 0);
    desk_close(&d);
}

/* Ruling 14. */
Test(west_rules_jobs, dw_31_not_twice_in_one_action) {
    Desk d = versus("seat 0 hand pan, pan, pan, pan, knife, knife, knife; seat 0 food 0");
    cr_assert(play(&d, 0, "Discovery: discard 3 items: walk 1"));
    play_all(&d, 0, "discard Pan; discard Pan; discard Pan");
    cr_assert(!offers(&d, 0, "Discovery: discard 3 items: walk 1"));
    desk_close(&d);
}

Test(west_rules_jobs, dw_32_an_event_job_comes_by_itself) {
    Desk d = solo("seat 0 hand mallet; seat 0 metal 1; seat 0 wood 2");
    cr_assert(play(&d, 0, "Mallet: pay 1 Metal, pay 2 Wood: build a railway"));
    cr_assert_eq(west(&d)->points, 3);
    desk_close(&d);
}

Test(west_rules_jobs, dw_33_one_character_job_a_day) {
    Desk d = solo("seat 0 hand hunger, pan; seat 0 food 2; seat 0 draw boots, knife");
    cr_assert(play(&d, 0, "Ada Fairweather: pay 1 Food: scrap 1 danger card"));
    cr_assert_eq(scrap_has(&d, "hunger"), 1);
    cr_assert(refuses(&d, 0, "Ada Fairweather: pay 1 Food: walk 1", "DW-33", 0));
    sleep_well(&d);
    cr_assert(offers(&d, 0, "Ada Fairweather: pay 1 Food: walk 1"));
    desk_close(&d);
}

Test(west_rules_jobs, dw_34_an_item_is_discarded_for_one_of_its_jobs) {
    Desk d = solo("seat 0 hand knife; next rolls 3, 1");
    cr_assert(play(&d, 0, "Knife: in a Forest: roll 2 dice for Food"));
    cr_assert_eq(discard_has(&d, 0, "knife"), 1);
    cr_assert_eq(hand_has(&d, 0, "knife"), 0);
    desk_close(&d);
}

Test(west_rules_jobs, dw_34_its_cost_takes_another_card) {
    Desk d = solo("seat 0 hand knife");
    cr_assert(
        refuses(&d, 0, "Knife: discard 1 other item: roll 1 die for Food", "DW-70", 1));
    desk_close(&d);
}

Test(west_rules_jobs, dw_35_a_bought_card_goes_onto_a_pile) {
    Desk d = solo("seat 0 at 1 1; seat 0 food 2");
    cr_assert(play(&d, 0, "buy Cow: on a Prairie: pay 2 Food"));
    cr_assert(asked(&d, 0, ASK_PUT));
    cr_assert(play(&d, 0, "put it on the draw pile"));
    cr_assert_eq(draw_has(&d, 0, "cow"), 1);
    cr_assert_eq(player_at(&d, 0)->deck.top.at[0], card_named("cow")->first + 1);
    desk_close(&d);
}

Test(west_rules_jobs, dw_36_danger_cannot_simply_be_discarded) {
    Desk d = solo("evening; seat 0 hand hunger, pan");
    cr_assert(offers(&d, 0, "discard Pan"));
    cr_assert(!offers(&d, 0, "discard Hunger"));
    desk_close(&d);
}

Test(west_rules_jobs, dw_37_a_danger_job_discards_or_scraps_it) {
    Desk d =
        solo("seat 0 hand hunger, hunger, pan; seat 0 food 2; seat 0 gold 0; seat 0 metal "
             "0; seat 0 wood 0");
    cr_assert(play(&d, 0, "Hunger: pay 1 of any one kind: discard this card"));
    cr_assert_eq(discard_has(&d, 0, "hunger"), 1);
    cr_assert(play(&d, 0, "Hunger: pay 1 Food, discard 1 other item: scrap this card"));
    cr_assert_eq(scrap_has(&d, "hunger"), 1);
    cr_assert_eq(hand_has(&d, 0, "hunger"), 0);
    desk_close(&d);
}

Test(west_rules_jobs, dw_38_a_tile_job_is_done_once_a_visit) {
    Desk d = solo("tile 0 0 larkspur; seat 0 hand pan; seat 0 draw boots, knife, axe");
    cr_assert(play(&d, 0, "Larkspur: draw 1 card"));
    cr_assert(refuses(&d, 0, "Larkspur: draw 1 card", "DW-38", 0));
    desk_close(&d);
}

Test(west_rules_jobs, dw_38_not_with_bandits_on_the_tile) {
    Desk d = solo("tile 0 0 larkspur; bandits 0 0 1");
    cr_assert(refuses(&d, 0, "Larkspur: draw 1 card", "DW-38", 0));
    desk_close(&d);
}

Test(west_rules_jobs, dw_39_movement_stands_the_meeple_up) {
    Desk d = solo("tile 0 0 larkspur; seat 0 lying; seat 0 hand boots; seat 0 food 1");
    cr_assert(play(&d, 0, "Boots: pay 1 Food: walk 1"));
    answer_until(&d, 0, ASK_MOVE);
    cr_assert(play(&d, 0, "walk south to Slow River"));
    cr_assert_eq(player_at(&d, 0)->lying, 0);
    desk_close(&d);
}

/* ---- Resources, x, dice ------------------------------------------------------------------------- */

Test(west_rules_jobs, dw_40_units_are_gained_and_paid) {
    Desk d = solo("seat 0 hand two_man_saw; seat 0 food 1; seat 0 wood 0");
    cr_assert(play(&d, 0, "Two-Man Saw: pay 1 Food: gain 3 Wood"));
    cr_assert_eq(units_of(&d, 0, FOOD), 0);
    cr_assert_eq(units_of(&d, 0, WOOD), 3);
    desk_close(&d);
}

Test(west_rules_jobs, dw_41_any_is_one_kind_of_ones_choice) {
    Desk d = solo(
        "seat 0 hand hunger; seat 0 gold 1; seat 0 metal 0; seat 0 wood 0; seat 0 food "
        "2");
    cr_assert(play(&d, 0, "Hunger: pay 1 of any one kind: discard this card"));
    cr_assert(asked(&d, 0, ASK_KIND));
    cr_assert(!offers(&d, 0, "pay Metal"));
    cr_assert(play(&d, 0, "pay Gold"));
    cr_assert_eq(units_of(&d, 0, GOLD), 0);
    cr_assert_eq(units_of(&d, 0, FOOD), 2);
    desk_close(&d);
}

/* The rulebook's examples: 4 Wood for 2 Food, 6 Food for 3 Metal. */
Test(west_rules_jobs, dw_42_two_of_one_kind_for_one_of_another) {
    Desk d = solo(
        "seat 0 hand rookie_trader, rookie_trader; seat 0 wood 4; seat 0 food 4; seat 0 "
        "gold 0; seat 0 metal 0");
    const char *trade = "Rookie Trader: pay 2x of any one kind: gain x of another kind";
    cr_assert(play(&d, 0, trade));
    cr_assert(asked(&d, 0, ASK_X));
    cr_assert(!offers(&d, 0, "x is 3"));
    cr_assert(play(&d, 0, "x is 2"));
    cr_assert(play(&d, 0, "pay Wood"));
    cr_assert(!offers(&d, 0, "gain Wood"));
    cr_assert(play(&d, 0, "gain Food"));
    cr_assert_eq(units_of(&d, 0, WOOD), 0);
    cr_assert_eq(units_of(&d, 0, FOOD), 6);
    cr_assert(play_all(&d, 0, trade));
    cr_assert(play_all(&d, 0, "x is 3; gain Metal"));
    cr_assert_eq(units_of(&d, 0, FOOD), 0);
    cr_assert_eq(units_of(&d, 0, METAL), 3);
    desk_close(&d);
}

/* 5 Gold for 5 Food. */
Test(west_rules_jobs, dw_42_x_gold_for_x_of_another_kind) {
    Desk d =
        solo("tile 0 0 larkspur; seat 0 hand rookie_trader; seat 0 gold 5; seat 0 food 0");
    cr_assert(
        play(&d, 0, "Rookie Trader: in a Village, pay x Gold: gain x of another kind"));
    cr_assert(offers(&d, 0, "x is 0"));
    cr_assert(play_all(&d, 0, "x is 5; gain Food"));
    cr_assert_eq(units_of(&d, 0, GOLD), 0);
    cr_assert_eq(units_of(&d, 0, FOOD), 5);
    desk_close(&d);
}

/* Faces 0, 0, 1, 1, 1, 2. */
Test(west_rules_jobs, dw_43_success_dice_are_thrown_and_added) {
    Desk d = solo("seat 0 hand hunting_knife; seat 0 food 0; next rolls 2, 3, 5, 6");
    cr_assert(play(&d, 0, "Hunting Knife: in a Forest: roll 4 dice for Food"));
    cr_assert_eq(units_of(&d, 0, FOOD), 0 + 1 + 1 + 2);
    desk_close(&d);
}

/* The rulebook's example: Alice rolls 3 with four dice, Bob 1 with two; they gain 4 and 3. */
#define HUNTING                                                                            \
    "seat 0 hand hunting_knife; seat 0 food 0; seat 1 hand knife, pan; seat 1 food 0; "

Test(west_rules_jobs, dw_44_others_on_the_tile_may_be_invited) {
    Desk d = coop("the_mapmakers", HUNTING "next rolls 3, 3, 3, 1, 3, 1");
    cr_assert(play(&d, 0, "Hunting Knife: in a Forest: roll 4 dice for Food"));
    cr_assert(asked(&d, 0, ASK_MORE));
    cr_assert(play(&d, 0, "invite Jake Wilder"));
    cr_assert(asked(&d, 1, ASK_JOIN));
    desk_close(&d);
}

Test(west_rules_jobs, dw_44_only_on_the_same_tile) {
    Desk d = coop("the_mapmakers", HUNTING "seat 1 at 1 -1; next rolls 3, 3, 3, 1");
    cr_assert(play(&d, 0, "Hunting Knife: in a Forest: roll 4 dice for Food"));
    cr_assert_eq(units_of(&d, 0, FOOD), 3);
    desk_close(&d);
}

Test(west_rules_jobs, dw_45_the_invited_use_jobs_that_roll_for_the_same) {
    Desk d =
        coop("the_mapmakers", HUNTING "tile 0 0 willow_ford; next rolls 3, 3, 3, 1, 3, 1");
    cr_assert(play(&d, 0, "Hunting Knife: in a Forest: roll 4 dice for Food"));
    cr_assert(play(&d, 0, "invite Jake Wilder"));
    cr_assert(offers(&d, 1, "Knife: in a Forest: roll 2 dice for Food"));
    cr_assert(!offers(&d, 1, "Pan: at a River: roll 1 die for Gold"));
    cr_assert(play(&d, 1, "Knife: in a Forest: roll 2 dice for Food"));
    cr_assert_eq(discard_has(&d, 1, "knife"), 1);
    desk_close(&d);
}

Test(west_rules_jobs, dw_46_half_of_the_best_other_roll_comes_on_top) {
    Desk d = coop("the_mapmakers", HUNTING "next rolls 3, 3, 3, 1, 3, 1");
    cr_assert(play(&d, 0, "Hunting Knife: in a Forest: roll 4 dice for Food"));
    cr_assert(play(&d, 0, "invite Jake Wilder"));
    cr_assert(play(&d, 1, "Knife: in a Forest: roll 2 dice for Food"));
    cr_assert(play(&d, 1, "no more"));
    if (asked(&d, 0, ASK_MORE)) cr_assert(play(&d, 0, "roll"));
    cr_assert_eq(units_of(&d, 0, FOOD), 4);
    cr_assert_eq(units_of(&d, 1, FOOD), 3);
    desk_close(&d);
}

/* ---- Cards ---------------------------------------------------------------------------------------- */

Test(west_rules_jobs, dw_68_draw_discard_scrap_gain) {
    Desk d = solo("seat 0 hand fiddle; seat 0 draw top pan, axe");
    cr_assert(play(&d, 0, "Fiddle: draw 2 cards"));
    cr_assert_eq(hand_has(&d, 0, "pan"), 1);
    cr_assert_eq(hand_has(&d, 0, "axe"), 1);
    cr_assert_eq(discard_has(&d, 0, "fiddle"), 1);
    desk_close(&d);
    d = solo("seat 0 hand bruised_ribs, pan");
    cr_assert(play(&d, 0, "Bruised Ribs: take 1 Exhaustion card: discard this card"));
    cr_assert(asked(&d, 0, ASK_PUT));
    cr_assert(play(&d, 0, "put it on the discard pile"));
    cr_assert_eq(bits192_count(&player_at(&d, 0)->deck.discard), 2);
    desk_close(&d);
}

/* The rulebook's example of the Cow: to the Trade discard. */
Test(west_rules_jobs, dw_68_a_scrapped_card_goes_where_it_came_from) {
    Desk d = solo("seat 0 hand cow; seat 0 food 0; row mule, mule, canoe, ledger, fiddle");
    cr_assert(play(&d, 0, "Cow: scrap this card: gain 5 Food"));
    cr_assert_eq(units_of(&d, 0, FOOD), 5);
    cr_assert_eq(scrap_has(&d, "cow"), 1);
    cr_assert_eq(discard_has(&d, 0, "cow"), 0);
    desk_close(&d);
}

/* The Leg Wound: two blue cards. */
Test(west_rules_jobs, dw_68_cards_of_a_colour) {
    Desk d = solo("seat 0 hand leg_wound, boots, boots, pan");
    cr_assert(play(&d, 0, "Leg Wound: discard 2 blue items: scrap this card"));
    cr_assert_eq(scrap_has(&d, "leg_wound"), 1);
    cr_assert_eq(discard_has(&d, 0, "boots"), 2);
    cr_assert_eq(hand_has(&d, 0, "pan"), 1);
    desk_close(&d);
    d = solo("seat 0 hand leg_wound, boots, pan");
    cr_assert(
        refuses(&d, 0, "Leg Wound: discard 2 blue items: scrap this card", "DW-68", 1));
    desk_close(&d);
}

Test(west_rules_jobs, dw_69_danger_is_no_item_and_an_item_no_danger) {
    Desk d = solo("seat 0 hand knife, hunger");
    cr_assert(
        refuses(&d, 0, "Knife: discard 1 other item: roll 1 die for Food", "DW-70", 1));
    desk_close(&d);
    d = solo("seat 0 hand knife, pan; seat 0 food 3");
    cr_assert(
        refuses(&d, 0, "Ada Fairweather: pay 1 Food: scrap 1 danger card", "DW-68", 1));
    desk_close(&d);
}

Test(west_rules_jobs, dw_70_an_item_is_never_the_card_that_is_played) {
    Desk d = solo("seat 0 hand knife, knife; next rolls 6");
    cr_assert(play(&d, 0, "Knife: discard 1 other item: roll 1 die for Food"));
    cr_assert_eq(discard_has(&d, 0, "knife"), 2);
    desk_close(&d);
}

/* ---- Conditions ------------------------------------------------------------------------------------ */

Test(west_rules_jobs, dw_71_what_follows_a_condition_needs_it) {
    Desk d = solo("seat 0 at 1 1; seat 0 hand knife");
    cr_assert(refuses(&d, 0, "Knife: in a Forest: roll 2 dice for Food", "DW-72", 0));
    desk_close(&d);
}

Test(west_rules_jobs, dw_72_a_place_counts_only_without_bandits) {
    Desk d = solo("bandits 0 0 1; seat 0 hand knife");
    cr_assert(refuses(&d, 0, "Knife: in a Forest: roll 2 dice for Food", "DW-72", 0));
    desk_close(&d);
    d = solo("tile 0 0 willow_ford; seat 0 hand pan; next rolls 6; seat 0 gold 0");
    cr_assert(play(&d, 0, "Pan: at a River: roll 1 die for Gold"));
    cr_assert_eq(units_of(&d, 0, GOLD), 2);
    desk_close(&d);
}

/* Ruling 28. */
Test(west_rules_jobs, dw_72_nor_does_it_for_buying) {
    Desk d = solo("seat 0 at 1 1; seat 0 food 2; bandits 1 1 2");
    cr_assert(refuses(&d, 0, "buy Cow: on a Prairie: pay 2 Food", "DW-72", 0));
    desk_close(&d);
}
