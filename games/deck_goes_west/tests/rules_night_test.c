/* DW-98 to DW-112, DW-115: the night. */
#include <stdio.h>

#include "west_desk.h"

/* A night in which nothing is thrown for bandits: Risk 0 on the long board. */
static Desk quiet(const char *position) {
    char room[400];
    snprintf(room, sizeof room, "seat 0 hand boots; night; %s", position);
    return desk_open(WEST_ID, "mode solo; solo_mission a_lamp_in_every_window; board long",
                     room);
}

Test(west_rules_night, dw_98_the_day_tracker_moves_and_ends_the_match) {
    Desk d = solo("night; day 3");
    cr_assert_eq(west(&d)->day, 4);
    desk_close(&d);
    d = solo("night; day 7");
    cr_assert(ended(&d, "lost"));
    desk_close(&d);
}

Test(west_rules_night, dw_99_the_rightmost_card_leaves_the_row) {
    Desk d = solo("night; row cow, mule, canoe, ledger, fiddle");
    const Content *c = west_printed();
    const uint8_t *row = west(&d)->row;
    cr_assert_eq(scrap_has(&d, "fiddle"), 1);
    cr_assert_str_eq(c->designs[c->design_of[row[4] - 1]].id, "ledger");
    cr_assert_str_eq(c->designs[c->design_of[row[1] - 1]].id, "cow");
    cr_assert(row[0]);
    desk_close(&d);
}

Test(west_rules_night, dw_100_everybody_takes_an_exhaustion_card) {
    Desk d = coop("the_mapmakers", "night");
    for (int seat = 0; seat < 2; seat++) {
        cr_assert(asked(&d, (Seat)seat, ASK_PUT));
        int given = west(&d)->head.asked[seat].source;
        cr_assert_eq(west_printed()->designs[given].class, EXHAUSTION);
        cr_assert(offers(&d, (Seat)seat, "put it on the draw pile"));
    }
    cr_assert_eq(west(&d)->player[2].exhaustion, 0, "and nobody who is not there");
    desk_close(&d);
}

Test(west_rules_night, dw_101_bandits_attack_from_west_to_east_north_before_south) {
    Desk d = coop_of(
        3, "the_mapmakers",
        "night; seat 0 at 0 1; bandits 0 1 1; seat 1 at 1 1; bandits 1 1 1; seat 2 at "
        "1 -1; bandits 1 -1 1; seat 2 hand boots");
    answer_until(&d, 2, ASK_BATTLE);
    cr_assert(asked(&d, 2, ASK_BATTLE), "West and North");
    cr_assert(!asked(&d, 1, ASK_BATTLE) && !asked(&d, 0, ASK_BATTLE));
    answer_until(&d, 1, ASK_BATTLE);
    cr_assert(asked(&d, 1, ASK_BATTLE), "West and South");
    cr_assert(!asked(&d, 0, ASK_BATTLE));
    answer_until(&d, 0, ASK_BATTLE);
    cr_assert(asked(&d, 0, ASK_BATTLE), "then the East");
    desk_close(&d);
}

/* Places are numbered as tiles are laid; what counts is where they lie. */
Test(west_rules_night, dw_101_whenever_the_tiles_were_laid) {
    Desk d = coop_of(3, "the_mapmakers",
                     "night; tile 1 -3 amber_grass; tile 0 -3 trout_run; seat 0 at 1 1; "
                     "bandits 1 1 1; seat 1 at 1 -3; bandits 1 -3 1; seat 2 at 0 -3; "
                     "bandits 0 -3 1; seat 2 hand boots");
    static const int order[] = {1, 0, 2};
    for (int i = 0; i < 3; i++) {
        answer_until(&d, order[i], ASK_BATTLE);
        for (int seat = 0; seat < 3; seat++)
            cr_assert_eq(asked(&d, (Seat)seat, ASK_BATTLE), seat == order[i], "%d", i);
    }
    desk_close(&d);
}

/* The compass: 1 North, 2 South, 3 to 5 West, 6 one more. */
Test(west_rules_night, dw_102_ruling_58_groups_move_by_the_compass) {
    Desk d = quiet("bandits 1 0 2; next rolls d6 2");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(bandits_at(&d, 1, 0), 0);
    cr_assert_eq(bandits_at(&d, 1, 1), 2);
    desk_close(&d);
    d = quiet("bandits 1 0 2; next rolls d6 6");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(bandits_at(&d, 1, 0), 3);
    desk_close(&d);
}

Test(west_rules_night, dw_102_not_from_a_camp_and_not_from_players) {
    Desk d = quiet("tile 1 0 cold_fire; bandits 1 0 1");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(bandits_at(&d, 1, 0), 1);
    desk_close(&d);
    d = quiet("bandits 0 0 1");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(bandits_at(&d, 0, 0), 1);
    desk_close(&d);
}

Test(west_rules_night, dw_103_they_may_enter_face_down_tiles) {
    Desk d = quiet("bandits 1 0 2; next rolls d6 3");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert(is_face_down(&d, 2, 0));
    cr_assert_eq(bandits_at(&d, 2, 0), 2);
    desk_close(&d);
}

Test(west_rules_night, dw_104_blocked_they_go_the_other_way) {
    Desk d = quiet("bandits 2 0 2; next rolls d6 4");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(bandits_at(&d, 1, 0), 2, "East, since nothing lies West");
    desk_close(&d);
}

Test(west_rules_night, dw_104_still_blocked_there_is_one_more) {
    WestState s = {0};
    const Content *c = west_printed();
    Table t = {c, &s, NULL};
    s.mission = (uint8_t)(mission_named("new_world") - c->missions);
    s.seats = 1;
    int alone_place = west_lay_tile(&s, 0, 0, 3);
    int group = west_lay_tile(&s, 5, 5, 3);
    s.player[0].at = (uint8_t)alone_place;
    s.bandits[group] = 2;
    rng_load(&s.head.rng, 6, 1);
    west_move_bandits(&t);
    cr_assert_eq(s.bandits[group], 3);
}

/* The first group goes West onto the second, which rolls at once and goes on. */
Test(west_rules_night, dw_105_a_group_that_is_met_rolls_at_once) {
    Desk d = quiet("bandits 1 -1 1; bandits 1 0 2; next rolls d6 2, d6 3");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(bandits_at(&d, 1, 0), 1, "the first one came South");
    cr_assert_eq(bandits_at(&d, 2, 0), 2, "the other one had to move on");
    desk_close(&d);
}

Test(west_rules_night, dw_106_groups_on_one_tile_become_one) {
    Desk d = quiet("bandits 2 -1 1; bandits 2 1 2; next rolls d6 2, d6 1");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(bandits_at(&d, 2, 0), 3);
    desk_close(&d);
}

Test(west_rules_night, dw_107_tiles_far_east_are_removed_with_their_bandits) {
    Desk d = versus(
        "tile 2 0 amber_grass; tile 3 0 trout_run; tile 4 0 alder_bend; seat 0 at 4 0; "
        "seat 1 at 4 0; bandits 0 1 2; night");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(west_place_at(west(&d), 0, 0), -1, "four East of all");
    cr_assert_geq(west_place_at(west(&d), 1, 0), 0, "three is not more than three");
    cr_assert(west(&d)->gone & bit64(tile_named("crow_pines") - west_printed()->tiles));
    desk_close(&d);
}

Test(west_rules_night, dw_107_ruling_27_a_railway_goes_with_its_tile) {
    Desk d = versus(
        "tile 2 0 amber_grass; tile 3 0 trout_run; tile 4 0 alder_bend; seat 0 at 4 0; "
        "seat 1 at 4 0; rail 0 1; rail 4 0; night");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(west(&d)->rail, bit64(place_at(&d, 4, 0)));
    desk_close(&d);
}

Test(west_rules_night, dw_108_ruling_42_the_risk_follows_the_furthest_token) {
    const Content *c = west_printed();
    Desk d = versus("day 0");
    cr_assert_eq(west_risk(c, west(&d)), 1);
    desk_close(&d);
    d = versus("day 3");
    cr_assert_eq(west_risk(c, west(&d)), 2);
    desk_close(&d);
    d = versus("day 0; seat 1 points 11");
    cr_assert_eq(west_risk(c, west(&d)), 3);
    desk_close(&d);
}

/* Who is dead has no token on the track. */
Test(west_rules_night, dw_108_ruling_5_the_dead_bring_no_risk) {
    Desk d = versus_of(3, "discovery",
                       "dawn; seat 1 points 11; seat 1 hand pan, pan, axe, knife, boots, "
                       "mallet; seat 2 hand pan");
    cr_assert(player_at(&d, 1)->dead);
    cr_assert_eq(west_risk(west_printed(), west(&d)), 1);
    desk_close(&d);
}

/* Iron Tooth has a 4, and so have some backs. */
Test(west_rules_night, dw_109_each_roll_adds_a_bandit_to_every_tile_with_that_star) {
    Desk d = solo("night; next rolls d20 4");
    answer_until(&d, 0, ASK_ACTION);
    const WestState *s = west(&d);
    for (int place = 0; place < PLACES; place++) {
        if (!(s->placed >> place & 1)) continue;
        bool star = west_has_star(west_printed(), s, place, 4);
        cr_assert_eq(s->bandits[place], star ? 1 : 0, "place %d", place);
    }
    cr_assert_eq(bandits_at(&d, 0, -1), 1);
    desk_close(&d);
}

Test(west_rules_night, dw_109_ruling_4_with_both_dice_both_numbers_count) {
    Desk d = desk_open(
        WEST_ID, "mode solo; die both",
        "tile 0 -1 iron_tooth; tile 1 1 willow_ford; seat 0 hand boots; night; next "
        "rolls d20 4, d12 5");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(bandits_at(&d, 0, -1), 1);
    cr_assert_eq(bandits_at(&d, 1, 1), 1);
    desk_close(&d);
}

Test(west_rules_night, dw_110_a_group_of_six_splits_after_the_rolls) {
    Desk d = solo("tile 1 0 cold_fire; bandits 1 0 6; night; next rolls d20 20");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(bandits_at(&d, 1, 0), 2);
    cr_assert_eq(bandits_at(&d, 0, 0), 1);
    cr_assert_eq(bandits_at(&d, 1, 1), 1);
    cr_assert_eq(bandits_at(&d, 1, -1), 1);
    cr_assert_eq(bandits_at(&d, 2, 0), 1);
    desk_close(&d);
    d = solo("tile 1 0 cold_fire; bandits 1 0 5; night; next rolls d20 20");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(bandits_at(&d, 1, 0), 5);
    desk_close(&d);
}

/* Where no tile lies, nobody goes. */
Test(west_rules_night, dw_110_only_onto_tiles_that_are_there) {
    Desk d = solo("tile 0 1 cold_fire; bandits 0 1 6; night; next rolls d20 20");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(bandits_at(&d, 0, 1), 3);
    desk_close(&d);
}

Test(west_rules_night, dw_111_p1_passes_to_the_left) {
    Desk d = versus_of(3, "discovery", "first 2; night; seat 2 hand boots");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(west(&d)->first, 0);
    cr_assert(asked(&d, 0, ASK_ACTION));
    desk_close(&d);
}

Test(west_rules_night, dw_112_then_a_new_day_begins) {
    Desk d = solo("night");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(west(&d)->night, 0);
    cr_assert_eq(player_at(&d, 0)->hand_count, 6);
    desk_close(&d);
}

/* First to the Pass moves bandits before they attack; The Long Winter tires twice. */
Test(west_rules_night, dw_115_the_steps_are_the_missions_in_its_order) {
    Desk d = versus_of(2, "first_to_the_pass", "night; bandits 1 0 1; next rolls d6 2");
    cr_assert_eq(west(&d)->day, 1, "the tracker comes before the row");
    answer_until(&d, 0, ASK_ACTION);
    desk_close(&d);
    d = coop("the_long_winter", "night; seat 0 draw boots, pan; seat 1 draw boots, pan");
    for (int round = 0; round < 2; round++)
        for (int seat = 0; seat < 2; seat++) {
            cr_assert(asked(&d, (Seat)seat, ASK_PUT));
            cr_assert(play(&d, (Seat)seat, "put it on the discard pile"));
        }
    cr_assert(!asked(&d, 0, ASK_PUT));
    desk_close(&d);
}

/* ---- At the edges ---------------------------------------------------------------------------------- */

Test(west_rules_night, dw_100_ruling_10_scrapped_danger_makes_a_new_pile) {
    Desk d = solo("evening; seat 0 hand pan");
    empty_supply(&d, EXHAUSTION, &west_to_set(&d)->scrapped);
    cr_assert(play(&d, 0, "keep the rest"));
    cr_assert(asked(&d, 0, ASK_PUT));
    Bits192 pile = bits192_both(&west(&d)->supply, &west_printed()->of_class[EXHAUSTION]);
    cr_assert_eq(bits192_count(&pile), 29);
    desk_close(&d);
}

Test(west_rules_night, dw_100_ruling_10_where_none_is_left_none_is_taken) {
    Desk d = solo("evening; seat 0 hand pan");
    empty_supply(&d, EXHAUSTION, &west_to_set(&d)->player[0].deck.discard);
    cr_assert(play(&d, 0, "keep the rest"));
    cr_assert(!asked(&d, 0, ASK_PUT));
    cr_assert_eq(west(&d)->day, 1);
    desk_close(&d);
}

Test(west_rules_night, dw_99_an_empty_place_at_the_right_has_nothing_to_lose) {
    Desk d = solo("evening; seat 0 hand pan");
    for (int i = 0; i < ROW; i++) {
        WestState *s = west_to_set(&d);
        bits192_add(&s->player[0].deck.cards, s->row[i] - 1);
        s->row[i] = 0;
    }
    empty_supply(&d, TRADE, &west_to_set(&d)->player[0].deck.cards);
    cr_assert(play(&d, 0, "keep the rest"));
    cr_assert(happened(&d, EV_TRADE_ROW, -1, -1, ANY));
    cr_assert_eq(west(&d)->row[4], 0);
    desk_close(&d);
}

/* The others move up, and nothing comes in. */
Test(west_rules_night, dw_99_without_supply_the_first_place_stays_empty) {
    Desk d = solo("evening; seat 0 hand pan");
    WestState *s = west_to_set(&d);
    bits192_add(&s->player[0].deck.cards, s->row[ROW - 1] - 1);
    s->row[ROW - 1] = 0;
    empty_supply(&d, TRADE, &s->player[0].deck.cards);
    cr_assert(play(&d, 0, "keep the rest"));
    cr_assert(happened(&d, EV_TRADE_ROW, -1, -1, ANY));
    cr_assert(!west(&d)->row[0] && west(&d)->row[1]);
    desk_close(&d);
}

Test(west_rules_night, dw_101_the_next_night_they_attack_again) {
    Desk d =
        solo("night; tile 0 -2 amber_grass; seat 0 at 0 -2; bandits 0 -2 1; seat 0 draw "
             "pan");
    answer_until(&d, 0, ASK_BATTLE);
    load_d6(&d, "1");
    cr_assert(play(&d, 0, "ready"));
    answer_until(&d, 0, ASK_EVENING);
    answer_until(&d, 0, ASK_BATTLE);
    cr_assert(asked(&d, 0, ASK_BATTLE));
    desk_close(&d);
}

/* Sections begin on day 3 and at 5 points (board A). */
Test(west_rules_night, dw_108_a_section_begins_with_its_first_space) {
    static const struct {
        const char *position;
        int risk;
    } cases[] = {{"day 2", 1},           {"day 3", 2},           {"day 5", 2},
                 {"day 6", 3},           {"seat 0 points 4", 1}, {"seat 0 points 5", 2},
                 {"seat 1 points 10", 2}};
    for (int i = 0; i < 7; i++) {
        Desk d = versus(cases[i].position);
        cr_assert_eq(west_risk(west_printed(), west(&d)), cases[i].risk, "%s",
                     cases[i].position);
        desk_close(&d);
    }
    Desk d = coop("the_mapmakers", "points 11");
    cr_assert_eq(west_risk(west_printed(), west(&d)), 4, "a team's shared token");
    desk_close(&d);
}

/* With the d12 alone no d20 is thrown. */
Test(west_rules_night, dw_109_the_bandit_die_is_the_one_that_was_chosen) {
    Desk d = desk_open(WEST_ID, "mode solo; die d12",
                       "tile 0 -1 iron_tooth; tile 1 1 willow_ford; seat 0 hand boots; "
                       "night; next rolls d20 4, d12 5");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(bandits_at(&d, 0, -1), 0);
    cr_assert_eq(bandits_at(&d, 1, 1), 1);
    desk_close(&d);
}

/* Camps have three numbers. */
Test(west_rules_night, dw_109_each_star_of_a_camp_counts) {
    static const char *const rolls[] = {"3", "6", "4"};
    for (int i = 0; i < 3; i++) {
        char position[120];
        snprintf(position, sizeof position,
                 "tile 1 0 broken_axle; bandits 1 0 0; night; next rolls d20 %s", rolls[i]);
        Desk d = solo(position);
        answer_until(&d, 0, ASK_ACTION);
        cr_assert_eq(bandits_at(&d, 1, 0), 1, "%s", rolls[i]);
        desk_close(&d);
    }
}

Test(west_rules_night, dw_105_ruling_55_a_group_in_camp_that_is_met_stays) {
    Desk d = quiet("tile 1 1 cold_fire; bandits 1 1 2; bandits 1 0 3; next rolls d6 2");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(bandits_at(&d, 1, 0), 0);
    cr_assert_eq(bandits_at(&d, 1, 1), 5);
    desk_close(&d);
}

/* From North to South, each onto the next. */
Test(west_rules_night, dw_105_ruling_41_a_chain_goes_on) {
    Desk d = quiet("bandits 1 -1 1; bandits 1 0 2; bandits 1 1 3; next rolls d6 2, d6 2, "
                   "d6 3");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(bandits_at(&d, 1, -1), 0);
    cr_assert_eq(bandits_at(&d, 1, 0), 1);
    cr_assert_eq(bandits_at(&d, 1, 1), 2);
    cr_assert_eq(bandits_at(&d, 2, 1), 3);
    desk_close(&d);
}

/* Two groups of six beside each other, and what they make of it. */
Test(west_rules_night, dw_110_ruling_56_groups_split_until_none_is_too_large) {
    Desk d = solo("tile 1 0 cold_fire; bandits 1 0 9; night; next rolls d20 20");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(bandits_at(&d, 1, 0), 5);
    cr_assert_eq(bandits_at(&d, 0, 0), 1);
    desk_close(&d);
    d = solo("tile 1 0 cold_fire; bandits 1 0 10; night; next rolls d20 20");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(bandits_at(&d, 1, 0), 2);
    cr_assert_eq(bandits_at(&d, 0, 0), 2);
    desk_close(&d);
}

/* More than the map can hold: it ends all the same, and nobody is lost. */
Test(west_rules_night, dw_110_ruling_56_a_crowded_map_comes_to_rest) {
    static const char pack[] =
        "pack test\ngame deck-goes-west 1\n[mission new_world]\ntitle = New World\nmode = "
        "solo\ndifficulty = 1\nboards = a, b\njob_1 = pay 1 gold, train 5\nnight = day, "
        "appear\nsource = invented\n";
    Desk d = desk_open_with(WEST_ID, pack, "mode solo",
                            "evening; seat 0 hand pan; next rolls d20 20");
    int before = 0, after = 0;
    for (int place = 0; place < PLACES; place++) {
        if (!(west(&d)->placed >> place & 1)) continue;
        west_to_set(&d)->bandits[place] = 20;
        before += 20;
    }
    cr_assert(play(&d, 0, "keep the rest"));
    cr_assert(asked(&d, 0, ASK_ACTION));
    for (int place = 0; place < PLACES; place++) after += west(&d)->bandits[place];
    cr_assert_eq(after, before);
    cr_assert_gt(told(&d, EV_SPLIT), 0);
    desk_close(&d);
}

/* The Wagon is never taken away with the tiles. */
Test(west_rules_night, dw_107_ruling_69_tiles_are_counted_from_the_wagon_where_it_is_last) {
    const char *far = "tile 2 0 amber_grass; tile 3 0 trout_run; tile 4 0 alder_bend; "
                      "tile 5 0 larkspur; seat 0 at 5 0; seat 1 at 5 0; night; ";
    char position[400];
    snprintf(position, sizeof position, "%swagon 4 0", far);
    Desk d = coop("a_load_of_glass", position);
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(west_place_at(west(&d), 0, 0), -1);
    cr_assert_geq(west_place_at(west(&d), 1, 0), 0);
    desk_close(&d);
    snprintf(position, sizeof position, "%swagon 3 0", far);
    d = coop("a_load_of_glass", position);
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_geq(west_place_at(west(&d), 0, 0), 0);
    desk_close(&d);
}

/* The Northernmost tile of the East is the first place of all. */
Test(west_rules_night, dw_110_every_group_splits_wherever_it_is) {
    Desk d = solo("tile 0 -2 cold_fire; bandits 0 -2 6; night; next rolls d20 20");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(west_place_at(west(&d), 0, -2), 0);
    cr_assert_eq(bandits_at(&d, 0, -2), 4);
    desk_close(&d);
    d = solo("tile 0 -1 cold_fire; bandits 0 -1 6; night; next rolls d20 20");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(bandits_at(&d, 0, -2), 1, "and from everywhere");
    desk_close(&d);
}

Test(west_rules_night, dw_102_every_group_moves_wherever_it_is) {
    Desk d = quiet("bandits 0 -2 2; next rolls d6 4");
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(bandits_at(&d, 0, -2), 0);
    cr_assert_eq(bandits_at(&d, 1, -2), 2);
    desk_close(&d);
}

Test(west_rules_night, dw_115_it_is_night_from_the_first_step_on) {
    static const char pack[] =
        "pack test\ngame deck-goes-west 1\n[mission new_world]\ntitle = New World\nmode = "
        "solo\ndifficulty = 1\nboards = a, b\njob_1 = pay 1 gold, train 5\nnight = "
        "exhaustion, day\nsource = invented\n";
    Desk d = desk_open_with(WEST_ID, pack, "mode solo", "night; seat 0 hand pan");
    cr_assert(asked(&d, 0, ASK_PUT));
    cr_assert(west(&d)->night);
    desk_close(&d);
}

/* A dead player's meeple has left the map: it holds no tiles there, nor any bandits. */
Test(west_rules_night, dw_107_the_dead_hold_no_tiles) {
    Desk d =
        versus_of(3, "discovery",
                  "evening; tile 2 0 amber_grass; tile 3 0 trout_run; tile 4 0 alder_bend; "
                  "seat 0 at 4 0; seat 2 at 4 0; seat 1 at 1 1; bandits 1 1 1; seat 2 hand "
                  "pan");
    west_to_set(&d)->player[1].dead = 1;
    rng_load(&west_to_set(&d)->head.rng, 6, 1);
    answer_until(&d, 2, ASK_ACTION);
    cr_assert_eq(west_place_at(west(&d), 0, 0), -1);
    cr_assert(happened(&d, EV_EASTERN, 5, ANY, ANY));
    cr_assert_eq(told_of(&d, EV_EASTERN, SEAT_CLOCK), 1);
    cr_assert(happened(&d, EV_BANDITS_MOVED, ANY, ANY, 1));
    cr_assert_eq(told(&d, EV_BATTLE), 0);
    desk_close(&d);
}
