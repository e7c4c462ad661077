/* DW-14 to DW-28, DW-113: before the first day. */
#include "deck_goes_west/content/fields.h"

#include "west_desk.h"

static Desk fresh(const char *setup) {
    return desk_open(WEST_ID, setup, "");
}

Test(west_rules_setup, dw_14_one_mission_is_chosen_and_each_mode_has_its_first) {
    Desk two = fresh("mode versus; seats 2"), both = fresh("mode coop; seats 2"),
         one = fresh("mode solo");
    const Content *c = west_printed();
    cr_assert_str_eq(c->missions[west(&two)->mission].id, "discovery");
    cr_assert_str_eq(c->missions[west(&both)->mission].id, "speed_of_the_slowest");
    cr_assert_str_eq(c->missions[west(&one)->mission].id, "new_world");
    desk_close(&two);
    desk_close(&both);
    desk_close(&one);
}

Test(west_rules_setup, dw_15_board_and_die_are_chosen_from_the_missions_table) {
    Desk d = fresh("mode versus; seats 2");
    Desk other = fresh("mode versus; seats 2; board long; die both");
    const Content *c = west_printed();
    cr_assert_str_eq(c->boards[west(&d)->board].id, "a");
    cr_assert_eq(west(&d)->die, BANDITS_D20);
    cr_assert_str_eq(c->boards[west(&other)->board].id, "b");
    cr_assert_eq(west(&other)->die, BANDITS_BOTH);
    desk_close(&d);
    desk_close(&other);
}

Test(west_rules_setup, dw_16_the_map_lies_with_room_to_the_west) {
    Desk d = fresh("mode solo");
    for (int place = 0; place < PLACES; place++)
        if (west(&d)->placed >> place & 1) cr_assert_leq(west(&d)->x[place], 2);
    cr_assert_eq(west_place_at(west(&d), 0, 0), west(&d)->start);
    cr_assert_eq(west(&d)->link[west(&d)->start][EAST], NO_PLACE);
    cr_assert_eq(west(&d)->link[west(&d)->start][WEST], place_at(&d, 1, 0) + 1);
    desk_close(&d);
}

Test(west_rules_setup, dw_17_bandit_dice_and_compass_are_dice_of_the_box) {
    cr_assert_eq(deck_goes_west_game.dice[0], 6);
    cr_assert_eq(deck_goes_west_game.dice[1], 12);
    cr_assert_eq(deck_goes_west_game.dice[2], 20);
}

Test(west_rules_setup, dw_18_the_day_tracker_begins_at_0) {
    Desk d = fresh("mode versus; seats 5");
    cr_assert_eq(west(&d)->day, 0);
    desk_close(&d);
}

/* A rule of ours out of the known numbers: one day for each player beyond two. */
Test(west_rules_setup, dw_18_ruling_74_a_larger_team_has_fewer_days) {
    Desk two = fresh("mode coop; seats 2"), five = fresh("mode coop; seats 5");
    cr_assert_eq(west(&two)->day, 0);
    cr_assert_eq(west(&five)->day, 3);
    desk_close(&two);
    desk_close(&five);
}

Test(west_rules_setup, dw_19_all_scores_begin_at_0) {
    Desk d = fresh("mode versus; seats 3");
    for (int seat = 0; seat < 3; seat++) cr_assert_eq(player_at(&d, seat)->points, 0);
    cr_assert_eq(west(&d)->points, 0);
    desk_close(&d);
}

Test(west_rules_setup, dw_20_cards_are_sorted_into_four_piles) {
    Desk d = fresh("mode versus; seats 2");
    const Content *c = west_printed();
    Bits192 starters = bits192_both(&west(&d)->supply, &c->of_class[STARTER]);
    cr_assert(bits192_empty(&starters));
    for (int class = TRADE; class < CLASSES; class ++) {
        Bits192 pile = bits192_both(&west(&d)->supply, &c->of_class[class]);
        cr_assert_eq(bits192_count(&pile), class == TRADE ? 50 - ROW : 30);
    }
    desk_close(&d);
}

Test(west_rules_setup, dw_21_dangers_lie_face_down_and_are_drawn_by_chance) {
    Desk d = solo("night; seat 0 hand boots");
    answer_until(&d, 0, ASK_PUT);
    int first = west(&d)->head.asked[0].source;
    cr_assert_eq(west_printed()->designs[first].class, EXHAUSTION);
    desk_close(&d);
}

Test(west_rules_setup, dw_22_five_trade_cards_form_the_row) {
    Desk d = fresh("mode solo");
    for (int i = 0; i < ROW; i++) {
        cr_assert(west(&d)->row[i]);
        cr_assert(bits192_has(&west_printed()->of_class[TRADE], west(&d)->row[i] - 1));
    }
    desk_close(&d);
}

Test(west_rules_setup, dw_23_tiles_that_are_not_laid_form_the_pile) {
    Desk d = fresh("mode solo");
    int pile = 0;
    for (int i = 0; i < STARS; i++) pile += west(&d)->pile[i];
    cr_assert_eq(pile, TILES - 13);
    desk_close(&d);
}

Test(west_rules_setup, dw_24_six_tiles_face_up_and_seven_round_them_face_down) {
    Desk d = fresh("mode solo");
    cr_assert_eq(bits64_count(west(&d)->up), 6);
    cr_assert_eq(bits64_count(west(&d)->placed), 13);
    for (int x = 0; x < 2; x++) {
        for (int y = -1; y <= 1; y++) cr_assert(!is_face_down(&d, x, y));
        cr_assert(is_face_down(&d, x, -2));
        cr_assert(is_face_down(&d, x, 2));
    }
    for (int y = -1; y <= 1; y++) cr_assert(is_face_down(&d, 2, y));
    cr_assert_eq(west_place_at(west(&d), 2, 2), -1, "no corner");
    desk_close(&d);
}

Test(west_rules_setup, dw_25_all_start_in_the_middle_of_the_eastern_column) {
    Desk d = fresh("mode coop; seats 5");
    for (int seat = 0; seat < 5; seat++) cr_assert(stands_at(&d, seat, 0, 0));
    desk_close(&d);
}

/* In some of these matches a Camp is among the six. */
Test(west_rules_setup, dw_26_a_camp_that_shows_has_one_bandit) {
    int camps = 0;
    for (int seed = 1; seed <= 20; seed++) {
        Desk d = fresh("mode solo");
        const Content *c = west_printed();
        Setup setup = *match_setup(d.match);
        Match *m = match_new(d.box, &setup, seed_from_number((uint64_t)seed));
        const WestState *s = (const WestState *)match_state(m);
        for (int place = 0; place < PLACES; place++) {
            bool camp = (land_at(c, s, place) & LAND_CAMP) != 0;
            camps += camp;
            cr_assert_eq(s->bandits[place], camp ? 1 : 0);
        }
        match_free(m);
        desk_close(&d);
    }
    cr_assert_gt(camps, 0);
}

static int deck_size(const Player *p) {
    return bits192_count(&p->deck.cards) + bits192_count(&p->hand) +
           bits192_count(&p->deck.discard);
}

Test(west_rules_setup, dw_27_a_character_brings_its_units_and_cards) {
    Desk d = fresh("mode solo; character sam_boater");
    const Player *p = player_at(&d, 0);
    cr_assert_eq(p->resource[GOLD], 1);
    cr_assert_eq(p->resource[METAL], 1);
    cr_assert_eq(p->resource[WOOD], 1);
    cr_assert_eq(p->resource[FOOD], 3);
    cr_assert_eq(deck_size(p), 10);
    cr_assert(bits192_empty(&p->deck.discard));
    cr_assert_eq(hand_has(&d, 0, "net") + draw_has(&d, 0, "net"), 2);
    cr_assert_eq(hand_has(&d, 0, "boots") + draw_has(&d, 0, "boots"), 2);
    cr_assert_eq(hand_has(&d, 0, "knife") + draw_has(&d, 0, "knife"), 0);
    desk_close(&d);
}

/* Fifty Starter cards serve five players, whoever they are. */
Test(west_rules_setup, dw_27_five_players_have_ten_cards_each) {
    Desk d = fresh("mode versus; seats 5; character ada_fairweather, hattie_greenfield, "
                   "ezra_stone, lucius_penny, clemency_vale");
    for (int seat = 0; seat < 5; seat++) cr_assert_eq(deck_size(player_at(&d, seat)), 10);
    desk_close(&d);
}

Test(west_rules_setup, dw_27_two_seats_cannot_play_the_same_character) {
    Desk d = fresh("mode versus; seats 2; character sam_boater, jake_wilder");
    Setup setup = *match_setup(d.match);
    cr_assert_null(deck_goes_west_game.check_setup(&d.box->box, &setup));
    setup.value[FIELD_CHARACTER][1] = setup.value[FIELD_CHARACTER][0];
    cr_assert(deck_goes_west_game.check_setup(&d.box->box, &setup));
    desk_close(&d);
}

Test(west_rules_setup, dw_28_ruling_65_somebody_holds_p1_and_begins) {
    Desk d = fresh("mode versus; seats 4");
    cr_assert_eq(west(&d)->turn, west(&d)->first);
    cr_assert(asked(&d, west(&d)->first, ASK_ACTION));
    desk_close(&d);
}

Test(west_rules_setup, dw_113_what_the_mission_says_goes_first) {
    Desk d = desk_open(WEST_ID, "mode coop; seats 2; coop_mission the_long_winter", "");
    for (int seat = 0; seat < 2; seat++) cr_assert_eq(deck_size(player_at(&d, seat)), 12);
    cr_assert_null(west_check(&d.box->box, &west(&d)->head));
    desk_close(&d);
    d = desk_open(
        WEST_ID, "mode coop; seats 2; coop_mission clean_country",
        "tile 2 0 down cold_fire; seat 0 at 1 0; tile 1 0 wide_sky; seat 0 hand boots; "
        "seat 0 food 1");
    cr_assert(play(&d, 0, "Boots: pay 1 Food: walk 1"));
    answer_until(&d, 0, ASK_MOVE);
    cr_assert(play(&d, 0, "try west to the tile 2 West"));
    cr_assert_eq(bandits_at(&d, 2, 0), 2);
    desk_close(&d);
}

/* Twelve Boots are wanted, and ten are in the box: two get a Rope. */
Test(west_rules_setup, dw_27_ruling_73_what_stands_in_for_a_card_is_named) {
    Desk d = fresh("mode versus; seats 5; character ada_fairweather, hattie_greenfield, "
                   "ezra_stone, clemency_vale, eli_farrow");
    int boots = 0, ropes = 0;
    for (int seat = 0; seat < 5; seat++) {
        boots += hand_has(&d, seat, "boots") + draw_has(&d, seat, "boots");
        ropes += hand_has(&d, seat, "rope") + draw_has(&d, seat, "rope");
    }
    cr_assert_eq(boots, 10);
    cr_assert_eq(ropes, 2);
    desk_close(&d);
}
