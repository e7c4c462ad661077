/* DW-29 to DW-39, DW-68 to DW-72 and DW-91: Jobs, cards, conditions, what rivals are asked. */
#include <stdio.h>

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

Test(west_rules_jobs, dw_29_ruling_51_a_job_that_cannot_be_completed_is_not_offered) {
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

Test(west_rules_jobs, dw_31_ruling_14_not_twice_in_one_action) {
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

#define RIDE "Discovery: pay 1 Gold: ride the train up to 5 tiles"

/* What the mission offers everybody can see, and that it is not done twice. */
Test(west_rules_jobs, dw_31_a_mission_job_is_added_once) {
    const char *rails = "rail 0 0; rail 1 1; seat 0 gold 2; seat 0 food 1; seat 0 metal 0; "
                        "seat 0 wood 0; seat 0 tapped; seat 0 draw nothing; ";
    char room[300];
    snprintf(room, sizeof room, "%sseat 0 hand boots", rails);
    Desk d = versus(room);
    cr_assert(play(&d, 0, "Boots: pay 1 Food: walk 1"));
    cr_assert(asked(&d, 0, ASK_MORE));
    cr_assert(play(&d, 0, RIDE));
    cr_assert(asked(&d, 0, ASK_MOVE), "nothing is left to add");
    desk_close(&d);
    d = versus(room);
    cr_assert(play(&d, 0, RIDE));
    cr_assert(asked(&d, 0, ASK_MORE));
    cr_assert(refuses(&d, 0, RIDE, "DW-31", 0));
    desk_close(&d);
}

/* ---- Cards ---------------------------------------------------------------------------------------- */

Test(west_rules_jobs, dw_68_draw_discard_scrap_gain) {
    Desk d = solo("seat 0 food 1; seat 0 hand fiddle; seat 0 draw top pan, axe");
    cr_assert(play(&d, 0, "Fiddle: pay 1 Food: draw 2 cards"));
    cr_assert_eq(hand_has(&d, 0, "pan"), 1);
    cr_assert_eq(hand_has(&d, 0, "axe"), 1);
    cr_assert_eq(discard_has(&d, 0, "fiddle"), 1);
    desk_close(&d);
    d = solo("seat 0 hand bruised_ribs, pan");
    cr_assert(play(&d, 0, "Bruised Ribs: take 1 Exhaustion card: discard this card"));
    cr_assert(asked(&d, 0, ASK_PUT));
    cr_assert(play(&d, 0, "put it on the discard pile"));
    cr_assert_eq(bits192_count(&player_at(&d, 0)->deck.discard), 2);
    cr_assert(asked(&d, 0, ASK_ACTION), "that was all");
    desk_close(&d);
}

/* The rulebook's example of the Cow: to the Trade discard. */
Test(west_rules_jobs, dw_68_ruling_9_a_scrapped_card_goes_where_it_came_from) {
    Desk d = solo("seat 0 hand cow; seat 0 food 0; row mule, mule, canoe, ledger, fiddle");
    cr_assert(play(&d, 0, "Cow: scrap this card: gain 5 Food"));
    cr_assert_eq(units_of(&d, 0, FOOD), 5);
    cr_assert_eq(scrap_has(&d, "cow"), 1);
    cr_assert_eq(discard_has(&d, 0, "cow"), 0);
    desk_close(&d);
}

Test(west_rules_jobs, dw_68_ruling_8_a_scrapped_starter_card_is_out_of_the_game) {
    Desk d = versus("seat 0 hand pan; seat 0 draw top hunger");
    int before = scrap_has(&d, "pan");
    cr_assert(play(&d, 0, "Sam Boater: draw 1 card and scrap 1 item"));
    if (asked(&d, 0, ASK_CARD)) cr_assert(play(&d, 0, "scrap Pan"));
    cr_assert_eq(scrap_has(&d, "pan"), before + 1);
    cr_assert_eq(discard_has(&d, 0, "pan"), 0);
    cr_assert_eq(hand_has(&d, 0, "pan"), 0);
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

/* The first card of the box is an item like any other. */
Test(west_rules_jobs, dw_70_boots_alone_are_an_item) {
    Desk d = solo("tile 0 0 lantern_hill; seat 0 hand boots; seat 0 food 0");
    cr_assert(bits192_has(&player_at(&d, 0)->hand, 0));
    cr_assert(offers(&d, 0, "Ada Fairweather: scrap 1 item: gain 2 of any one kind"));
    cr_assert(play(&d, 0, "Lantern Hill: discard 1 item: gain 1 Gold"));
    cr_assert_eq(discard_has(&d, 0, "boots"), 1);
    desk_close(&d);
    d = coop("thread_of_steel", "seat 0 hand boots");
    cr_assert(play(&d, 0, "Thread of Steel: in a Forest, discard 1 item: gain 2 Wood"));
    desk_close(&d);
    d = solo("seat 0 hand boots; evening");
    cr_assert(play(&d, 0, "discard Boots"));
    desk_close(&d);
    d = versus("seat 0 hand boots, pan");
    cr_assert(
        play_all(&d, 0, "trade with Jake Wilder; discard Pan; put in Boots; propose it"));
    desk_close(&d);
    d = versus("seat 0 hand boots");
    cr_assert(play_all(&d, 0, "trade with Jake Wilder; discard Boots"));
    desk_close(&d);
    d = solo("row riding_coat, mule, canoe, ledger, fiddle; seat 0 hand boots, boots, pan");
    cr_assert(play(&d, 0, "buy Riding Coat: discard 3 items"));
    desk_close(&d);
}

static Desk with_hunger(const char *job, const char *position) {
    char pack[300];
    snprintf(
        pack, sizeof pack,
        "pack test\ngame deck-goes-west 1\n[exhaustion hunger]\ntitle = Hunger\ncopies = "
        "8\njob_1 = %s\nsource = invented\n",
        job);
    return desk_open_with(WEST_ID, pack, "mode solo; character ada_fairweather", position);
}

/* DW-69 with it: another danger, and no item. */
Test(west_rules_jobs, dw_70_a_danger_that_is_played_is_not_the_one_it_takes) {
    const char *job = "discard 1 danger, scrap this", *x = "discard x danger, scrap this";
    Desk d = with_hunger(job, "seat 0 hand hunger, cold_night, pan");
    cr_assert(play(&d, 0, "Hunger: discard 1 danger card: scrap this card"));
    cr_assert(asked(&d, 0, ASK_ACTION));
    cr_assert_eq(discard_has(&d, 0, "cold_night"), 1);
    desk_close(&d);
    d = with_hunger(x, "seat 0 hand hunger, cold_night, pan");
    cr_assert(play(&d, 0, "Hunger: discard x danger cards: scrap this card"));
    cr_assert_eq(offered(&d, 0, "x is"), 2, "none or one");
    desk_close(&d);
    d = with_hunger(x, "seat 0 hand hunger, pan");
    cr_assert(play(&d, 0, "Hunger: discard x danger cards: scrap this card"));
    cr_assert(asked(&d, 0, ASK_ACTION));
    desk_close(&d);
}

Test(west_rules_jobs, dw_68_of_several_dangers_each_is_put_where_its_owner_likes) {
    Desk d = solo_with_ledger("take 2 pain, gain 1 food", "seat 0 draw boots");
    cr_assert(play(&d, 0, "Ledger: take 2 Pain cards: gain 1 Food"));
    cr_assert(play(&d, 0, "put it on the discard pile"));
    cr_assert(asked(&d, 0, ASK_PUT), "the second");
    cr_assert(play(&d, 0, "put it on the draw pile"));
    cr_assert(asked(&d, 0, ASK_ACTION));
    cr_assert_eq(bits192_count(&player_at(&d, 0)->deck.cards), 2);
    desk_close(&d);
}

Test(west_rules_jobs, dw_68_dangers_that_are_taken_come_from_their_own_pile) {
    static const CardClass classes[] = {PAIN, EXHAUSTION};
    static const char *const jobs[] = {"take 1 pain, gain 1 food",
                                       "take 1 exhaustion, gain 1 food"};
    for (int i = 0; i < 2; i++) {
        Desk d = solo_with_ledger(jobs[i], "");
        cr_assert(play(&d, 0,
                       i ? "Ledger: take 1 Exhaustion card: gain 1 Food"
                         : "Ledger: take 1 Pain card: gain 1 Food"));
        cr_assert(asked(&d, 0, ASK_PUT));
        cr_assert_eq(west_printed()->designs[west(&d)->head.asked[0].source].class,
                     classes[i]);
        cr_assert(play(&d, 0, "put it on the discard pile"));
        cr_assert(asked(&d, 0, ASK_ACTION), "one, and not of both");
        desk_close(&d);
    }
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

Test(west_rules_jobs, dw_72_ruling_28_nor_does_it_for_buying) {
    Desk d = solo("seat 0 at 1 1; seat 0 food 2; bandits 1 1 2");
    cr_assert(refuses(&d, 0, "buy Cow: on a Prairie: pay 2 Food", "DW-72", 0));
    desk_close(&d);
}

/* ---- What rivals may think ---------------------------------------------------------------------------- */

#define CHOP "Axe: in a Forest: roll 2 dice for Wood"

/* More Wood could come from an Axe alone, so that the others know when there can be none. */
Test(west_rules_jobs, dw_91_rivals_are_asked_for_more_only_where_more_could_be) {
    Desk d = versus("seat 0 hand axe; seat 0 draw axe, boots; seat 1 at 1 1");
    cr_assert(play(&d, 0, CHOP));
    cr_assert(asked(&d, 0, ASK_ACTION), "no card is left");
    desk_close(&d);
    d = versus(
        "seat 0 hand axe, pan; seat 0 draw boots; seat 0 discard axe; seat 1 at 1 1");
    cr_assert(play(&d, 0, CHOP));
    cr_assert(asked(&d, 0, ASK_ACTION), "the other Axe lies among the discards");
    desk_close(&d);
    d = versus("seat 0 hand axe, pan; seat 0 draw axe, boots; seat 1 at 1 1");
    cr_assert(play(&d, 0, CHOP));
    cr_assert(asked(&d, 0, ASK_MORE));
    desk_close(&d);
    d = versus("seat 0 hand axe, axe; seat 0 draw boots; seat 1 at 1 1");
    cr_assert(play(&d, 0, CHOP));
    cr_assert(asked(&d, 0, ASK_MORE));
    desk_close(&d);
}

/* Sam scraps an item: his own Job and the Villages' have the same last step. */
Test(west_rules_jobs, dw_91_open_jobs_are_seen_by_all) {
    const char *fair = "seat 0 hand pan; seat 0 draw boots; seat 1 at 1 1; seat 0 food 1; "
                       "seat 0 gold 0; seat 0 metal 0; seat 0 wood 0; ";
    char room[300];
    snprintf(room, sizeof room, "%sseat 0 hand boots", fair);
    Desk d = versus(room);
    cr_assert(play(&d, 0, "Boots: pay 1 Food: walk 1"));
    cr_assert(asked(&d, 0, ASK_MOVE), "nothing is left to pay Sam's boat with");
    desk_close(&d);
    snprintf(room, sizeof room, "%sseat 0 hand boots; seat 0 food 2", fair);
    d = versus(room);
    cr_assert(play(&d, 0, "Boots: pay 1 Food: walk 1"));
    cr_assert(asked(&d, 0, ASK_MORE));
    cr_assert(offers(&d, 0, "Sam Boater: pay 1 of any one kind: sail 1"));
    desk_close(&d);
    snprintf(room, sizeof room, "%sseat 0 hand boots; seat 0 food 2; seat 0 tapped", fair);
    d = versus(room);
    cr_assert(play(&d, 0, "Boots: pay 1 Food: walk 1"));
    cr_assert(asked(&d, 0, ASK_MOVE), "he has done his Job today");
    desk_close(&d);
}

Test(west_rules_jobs, dw_91_so_are_those_of_tile_and_mission) {
    const char *halt =
        "tile 0 0 stage_halt; seat 0 tapped; seat 0 food 1; seat 0 draw pan; ";
    static const struct {
        const char *position;
        int asked;
    } cases[] = {{"seat 0 hand boots, pan", ASK_MORE},
                 {"seat 0 hand boots", ASK_MOVE},
                 {"seat 0 hand boots, pan; seat 0 lying", ASK_MOVE},
                 {"seat 0 hand boots, pan; bandits 0 0 1", ASK_MOVE},
                 {"seat 0 lying; seat 0 hand boots, pan, pan", ASK_MOVE},
                 {"seat 0 lying; seat 0 hand boots, pan, pan, axe", ASK_MORE}};
    for (int i = 0; i < 6; i++) {
        char room[300];
        snprintf(room, sizeof room, "%s%s", halt, cases[i].position);
        Desk d = versus(room);
        cr_assert(play(&d, 0, "Boots: pay 1 Food: walk 1"));
        cr_assert(asked(&d, 0, cases[i].asked), "%s", cases[i].position);
        desk_close(&d);
    }
}

/* Sam sails; whether he could add a Rope, which takes Food or another card, all can see. */
Test(west_rules_jobs, dw_91_rivals_count_the_cards_that_a_job_would_take) {
    static const struct {
        const char *position;
        int asked;
    } cases[] = {{"seat 0 hand pan; seat 0 draw rope; seat 0 food 0", ASK_MOVE},
                 {"seat 0 hand pan, axe; seat 0 draw rope; seat 0 food 0", ASK_MORE},
                 {"seat 0 hand pan; seat 0 draw rope; seat 0 food 1", ASK_MORE},
                 {"seat 0 hand boots; seat 0 draw pan; seat 0 food 1", ASK_MORE},
                 {"seat 0 hand pan; seat 0 draw axe; seat 0 food 1", ASK_MOVE}};
    for (int i = 0; i < 5; i++) {
        char room[200];
        snprintf(room, sizeof room, "seat 0 gold 1; seat 0 metal 0; seat 0 wood 0; %s",
                 cases[i].position);
        Desk d = versus(room);
        cr_assert(play(&d, 0, "Sam Boater: pay 1 of any one kind: sail 1"));
        if (asked(&d, 0, ASK_KIND)) cr_assert(play(&d, 0, "pay Gold"));
        cr_assert(asked(&d, 0, cases[i].asked), "%s", cases[i].position);
        desk_close(&d);
    }
}

/* One that takes an item and a danger takes two cards. */
Test(west_rules_jobs, dw_91_items_and_dangers_are_counted_together) {
    static const char *const hands[] = {"boots, pan, axe", "boots, pan, axe, knife"};
    for (int i = 0; i < 2; i++) {
        char room[200];
        snprintf(room, sizeof room,
                 "first 0; turn 0; seat 0 food 1; seat 0 gold 0; seat 0 metal 0; "
                 "seat 0 wood 0; seat 0 lying; seat 0 tapped; seat 0 hand %s; seat 0 draw "
                 "ledger",
                 hands[i]);
        Desk d = versus_with_ledger("discard 1 item, scrap 1 danger, walk 1", room);
        cr_assert(play(&d, 0, "Boots: pay 1 Food: walk 1"));
        cr_assert(asked(&d, 0, i ? ASK_MORE : ASK_MOVE), "%s", hands[i]);
        desk_close(&d);
    }
}

/* What an event brings is nothing that a player could add. */
Test(west_rules_jobs, dw_91_the_job_of_an_event_is_added_to_nothing) {
    static const char pack[] =
        "pack test\ngame deck-goes-west 1\n[mission discovery]\ntitle = Discovery\nmode = "
        "versus\ndifficulty = 1\nboards = a, b\njob_1 = discard 1 item, gain 1 food\n"
        "on_build = gain 2 food\nnight = row, day\nsource = invented\n";
    Desk d = desk_open_with(
        WEST_ID, pack, "mode versus; seats 2; character sam_boater, jake_wilder",
        "first 0; turn 0; seat 0 hand boots; seat 0 draw nothing; "
        "seat 0 lying; seat 0 tapped; seat 0 food 0; seat 1 hand boots");
    cr_assert(play_all(&d, 0, "Discovery: discard 1 item: gain 1 Food; discard Boots"));
    cr_assert_eq(units_of(&d, 0, FOOD), 1);
    cr_assert(asked(&d, 0, ASK_ACTION));
    desk_close(&d);
}

/* ---- Reasons ------------------------------------------------------------------------------------------ */

Test(west_rules_jobs, dw_29_the_reason_names_the_step_that_fails) {
    Desk d =
        solo("tile 0 0 larkspur; seat 0 lying; seat 0 tapped; seat 0 hand boots, knife, "
             "leg_wound; seat 0 food 0; seat 0 gold 0; rail 1 1; rail 0 1");
    cr_assert_str_eq(why_not(&d, 0, "Larkspur: draw 1 card"),
                     "DW-38: not again until you leave");
    cr_assert_str_eq(why_not(&d, 0, "Ada Fairweather: pay 1 Food: walk 1"),
                     "DW-33: only one Job of your character a day");
    cr_assert_str_eq(why_not(&d, 0, "Boots: pay 1 Food: walk 1"),
                     "DW-40: needs 1 more Food");
    cr_assert_str_eq(why_not(&d, 0, "Knife: in a Forest: roll 2 dice for Food"),
                     "DW-72: only in a Forest");
    cr_assert_str_eq(why_not(&d, 0, "Leg Wound: discard 2 blue items: scrap this card"),
                     "DW-68: needs 1 more blue item");
    cr_assert_str_eq(why_not(&d, 0, "New World: pay 1 Gold: ride the train up to 5 tiles"),
                     "DW-40: needs 1 more Gold");
    desk_close(&d);
    d = solo("seat 0 gold 1; seat 0 food 2");
    cr_assert_str_eq(why_not(&d, 0, "New World: pay 1 Gold: ride the train up to 5 tiles"),
                     "DW-64: a ride takes two railway tiles");
    cr_assert_str_eq(why_not(&d, 0, "buy Mule: pay 3 Food"), "DW-40: needs 1 more Food");
    cr_assert_str_eq(why_not(&d, 0, "buy Mule: in a Village: pay 1 Gold"),
                     "DW-72: only in a Village");
    desk_close(&d);
    d = solo(
        "seat 0 hand hunger, mallet; seat 0 draw nothing; seat 0 food 0; seat 0 wood 0; "
        "seat 0 metal 0");
    cr_assert_str_eq(why_not(&d, 0, "Mallet: pay 1 Metal, pay 2 Wood: build a railway"),
                     "DW-40: needs 1 more Metal and 2 more Wood");
    desk_close(&d);
    d = solo("seat 0 hand hunger; seat 0 food 0");
    cr_assert_str_eq(
        why_not(&d, 0, "Hunger: pay 1 Food, discard 1 other item: scrap this card"),
        "DW-40: needs 1 more Food and 1 more item in hand");
    desk_close(&d);
}

/* Empty Larders: each Village once. */
Test(west_rules_jobs, dw_113_a_village_is_fed_once) {
    const char *feed =
        "Empty Larders: in a Village, not fed before, pay 3 Food: gain 4 points";
    Desk d = coop("empty_larders", "tile 0 0 larkspur; tile 0 1 two_wells; seat 0 food 9");
    cr_assert(play(&d, 0, feed));
    cr_assert_eq(west(&d)->points, 4);
    cr_assert_eq(units_of(&d, 0, FOOD), 6);
    cr_assert(refuses(&d, 0, feed, "DW-113", 0));
    cr_assert(play(&d, 0, "Boots: pay 1 Food: walk 1"));
    answer_until(&d, 0, ASK_MOVE);
    cr_assert(play(&d, 0, "walk south to Two Wells"));
    answer_until(&d, 0, ASK_ACTION);
    cr_assert(play(&d, 0, feed));
    cr_assert_eq(west(&d)->points, 8);
    desk_close(&d);
}

Test(west_rules_jobs, dw_29_the_reasons_of_places_have_no_number) {
    Desk d = coop("empty_larders",
                  "tile 0 0 larkspur; seat 0 hand spyglass, mallet; seat 0 food "
                  "9; seat 0 metal 9; seat 0 wood 9");
    const char *feed =
        "Empty Larders: in a Village, not fed before, pay 3 Food: gain 4 points";
    cr_assert(play(&d, 0, feed));
    cr_assert_str_eq(why_not(&d, 0, feed), "DW-113: this Village has been fed");
    cr_assert_str_eq(why_not(&d, 0, "Mallet: pay 2 Metal, pay 2 Wood: build a bridge"),
                     "DW-61: only on Water");
    west_to_set(&d)->up = west(&d)->placed;
    cr_assert_str_eq(why_not(&d, 0, "Spyglass: pay 1 Food: reveal 2 tiles within 2"),
                     "DW-59: no face-down tile within 2");
    desk_close(&d);
    d = solo("seat 0 at 1 0; seat 0 hand mallet; seat 0 metal 9; seat 0 wood 9");
    const char *build = "Mallet: pay 1 Metal, pay 2 Wood: build a railway";
    cr_assert_str_eq(why_not(&d, 0, build), "DW-61: water takes a bridge");
    desk_close(&d);
    d = solo("rail 0 0; seat 0 hand mallet; seat 0 metal 9; seat 0 wood 9");
    cr_assert_str_eq(why_not(&d, 0, build), "DW-62: there is a railway here already");
    desk_close(&d);
    d = solo(
        "tile 0 0 larkspur; bandits 0 0 1; seat 0 hand mallet, homesick; seat 0 metal 9; "
        "seat 0 wood 9");
    cr_assert_str_eq(why_not(&d, 0, build), "DW-62: not while bandits are here");
    cr_assert_str_eq(why_not(&d, 0, "Larkspur: draw 1 card"),
                     "DW-38: not while bandits are here");
    cr_assert_str_eq(why_not(&d, 0, "Homesick: in a Village: scrap this card"),
                     "DW-72: not while bandits are here");
    cr_assert_str_eq(why_not(&d, 0, "start a battle"), "DW-79: you have no Battle Job");
    desk_close(&d);
    d = versus("seat 0 hand hunger; seat 0 points 5");
    cr_assert_str_eq(why_not(&d, 0, "Discovery: lose 4 points: scrap 3 danger cards"),
                     "DW-68: needs 2 more danger cards in hand");
    cr_assert_str_eq(why_not(&d, 0, "trade with Jake Wilder"),
                     "DW-93: needs 1 more item in hand");
    cr_assert_str_eq(why_not(&d, 0, "start a battle"), "DW-95: there are no bandits here");
    desk_close(&d);
}

/* Where more units would not help the map is the reason. */
Test(west_rules_jobs, dw_61_a_bridge_on_land_is_refused_for_the_land) {
    Desk d = solo("seat 0 hand mallet; seat 0 metal 0; seat 0 wood 0");
    cr_assert(
        refuses(&d, 0, "Mallet: pay 2 Metal, pay 2 Wood: build a bridge", "DW-61", 0));
    cr_assert(
        refuses(&d, 0, "Mallet: pay 1 Metal, pay 2 Wood: build a railway", "DW-40", 1));
    desk_close(&d);
}
