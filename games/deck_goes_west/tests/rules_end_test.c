/* DW-1 to DW-13: winning and losing, and what differs from mode to mode. */
#include "west_desk.h"

#define STUFF "seat 0 hand mallet; seat 0 metal 1; seat 0 wood 2; "

Test(west_rules_end, dw_1_the_end_of_the_score_track_wins) {
    Desk d = solo(STUFF "points 13");
    cr_assert(play(&d, 0, BUILD));
    cr_assert(ended(&d, "won"));
    desk_close(&d);
}

Test(west_rules_end, dw_2_points_come_from_mission_jobs) {
    Desk d = solo(STUFF "points 4");
    cr_assert(play(&d, 0, BUILD));
    cr_assert_eq(west(&d)->points, 7);
    cr_assert(!west(&d)->head.over);
    desk_close(&d);
}

Test(west_rules_end, dw_3_the_last_day_loses) {
    Desk d = coop("the_mapmakers", "day 7; night");
    cr_assert(ended(&d, "lost"));
    desk_close(&d);
}

Test(west_rules_end, dw_4_ruling_7_a_hand_of_danger_is_death) {
    Desk d = solo("seat 0 food 1; seat 0 hand hunger, hunger, hunger, cold_night, "
                  "cold_night, fiddle; seat 0 draw "
                  "top homesick, homesick");
    cr_assert(play(&d, 0, "Fiddle: pay 1 Food: draw 2 cards"));
    cr_assert(ended(&d, "lost"));
    cr_assert_eq(told_of(&d, EV_ENDED, SEAT_CLOCK), 1, "nobody's victory");
    desk_close(&d);
    d = solo("seat 0 food 1; seat 0 hand hunger, hunger, hunger, cold_night, cold_night, "
             "fiddle; seat 0 "
             "draw top "
             "pan, axe");
    cr_assert(play(&d, 0, "Fiddle: pay 1 Food: draw 2 cards"));
    cr_assert(!west(&d)->head.over, "five are one too few");
    desk_close(&d);
}

Test(west_rules_end, dw_5_a_day_without_a_card_is_death) {
    Desk d = solo("seat 0 hand pan, pan, axe, knife, boots, mallet; seat 0 food 0");
    sleep_well(&d);
    cr_assert(ended(&d, "lost"));
    desk_close(&d);
}

Test(west_rules_end, dw_6_versus_is_won_by_the_first_at_the_end_of_the_track) {
    Desk d = versus(STUFF "seat 0 points 14; seat 1 points 15");
    cr_assert(play(&d, 0, BUILD));
    cr_assert(ended(&d, "sam_boater"));
    cr_assert_eq(told_of(&d, EV_ENDED, 0), 1);
    desk_close(&d);
}

Test(west_rules_end, dw_8_when_the_days_end_most_points_win) {
    Desk d = versus("seat 0 points 3; seat 1 points 5; day 7; night");
    cr_assert(ended(&d, "jake_wilder"));
    cr_assert(happened(&d, EV_ENDED, ENDING_DAYS, TIE_NONE, ANY));
    desk_close(&d);
}

Test(west_rules_end, dw_8_ties_go_by_the_way_west_then_by_units) {
    Desk d = versus(
        "seat 0 points 5; seat 1 points 5; seat 0 at 1 0; seat 1 food 9; day 7; night");
    cr_assert(ended(&d, "sam_boater"));
    cr_assert(happened(&d, EV_ENDED, ENDING_DAYS, TIE_WEST, ANY));
    desk_close(&d);
    d = versus("seat 0 points 5; seat 1 points 5; seat 1 food 9; day 7; night");
    cr_assert(ended(&d, "jake_wilder"));
    cr_assert(happened(&d, EV_ENDED, ENDING_DAYS, TIE_RESOURCES, ANY));
    desk_close(&d);
}

/* Equal in everything: the P1 holder, or the next one to the left. */
Test(west_rules_end, dw_8_ruling_66_of_equals_the_p1_holder_comes_first) {
    Desk d = versus("first 1; seat 0 points 5; seat 1 points 5; seat 0 food 3; seat 1 food "
                    "3; seat 0 gold 1; seat 1 gold 1; seat 0 metal 1; seat 1 metal 1; seat "
                    "0 wood 1; seat 1 wood 1; day 7; night");
    cr_assert(ended(&d, "jake_wilder"));
    cr_assert(happened(&d, EV_ENDED, ENDING_DAYS, TIE_ORDER, ANY));
    desk_close(&d);
}

Test(west_rules_end, dw_10_a_team_has_one_score_and_wins_together) {
    Desk d = coop("thread_of_steel", STUFF "points 13");
    cr_assert(play(&d, 0, BUILD));
    cr_assert(ended(&d, "won"));
    Result result;
    match_result(d.match, &result);
    cr_assert_eq(result.place[0], 1);
    cr_assert_eq(result.place[1], 1);
    cr_assert(text_starts(result.words, "Won: "), "%s", result.words);
    cr_assert_not(text_starts(result.reason, "Won: "), "%s", result.reason);
    desk_close(&d);
}

Test(west_rules_end, dw_11_one_death_loses_for_all) {
    Desk d = coop("the_mapmakers", "dawn; seat 1 hand pan, pan, axe, knife, boots, mallet");
    cr_assert(ended(&d, "lost"));
    desk_close(&d);
}

Test(west_rules_end, dw_12_hands_are_open_if_the_team_likes) {
    Desk d = coop("the_mapmakers", "seat 1 hand axe");
    WestState s = *west(&d);
    west_hide(&d.box->box, &s.head, 0);
    cr_assert_eq(bits192_count(&s.player[1].hand), 1);
    desk_close(&d);
    d = desk_open(WEST_ID, "mode coop; seats 2; open_hands no", "seat 1 hand axe");
    s = *west(&d);
    west_hide(&d.box->box, &s.head, 0);
    cr_assert_eq(bits192_count(&s.player[1].hand), 0);
    desk_close(&d);
}

Test(west_rules_end, dw_13_alone_one_wins_or_loses) {
    Desk d = solo("day 7; night");
    cr_assert(ended(&d, "lost"));
    desk_close(&d);
    d = solo(STUFF "points 15");
    cr_assert(play(&d, 0, BUILD));
    cr_assert(ended(&d, "won"));
    desk_close(&d);
}

Test(west_rules_end, dw_97_ruling_5_in_versus_the_last_survivor_wins) {
    Desk d = versus("dawn; seat 1 hand pan, pan, axe, knife, boots, mallet");
    cr_assert(ended(&d, "sam_boater"));
    desk_close(&d);
    d = versus_of(3, "discovery",
                  "dawn; seat 1 hand pan, pan, axe, knife, boots, mallet; seat 2 "
                  "hand pan");
    cr_assert(!west(&d)->head.over);
    cr_assert(player_at(&d, 1)->dead);
    desk_close(&d);
}

/* Whoever dies in the middle of a Job does no more of it. */
Test(west_rules_end, dw_4_death_ends_a_job) {
    Desk d = versus_of(
        3, "discovery",
        "seat 0 hand hunger, hunger, hunger, cold_night, cold_night, pan; seat 0 draw "
        "top homesick");
    cr_assert(play(&d, 0, "Sam Boater: draw 1 card and scrap 1 item"));
    cr_assert(player_at(&d, 0)->dead);
    cr_assert_eq(hand_has(&d, 0, "pan"), 1);
    cr_assert(asked(&d, 1, ASK_ACTION));
    desk_close(&d);
}

/* There and Back Again: the points alone do not win. */
Test(west_rules_end, dw_1_some_missions_want_everybody_home) {
    Desk d = coop(
        "there_and_back_again",
        "points 14; seat 0 at 1 1; tile 2 1 down amber_grass; seat 0 hand boots, boots, "
        "boots; seat 0 food 3");
    cr_assert(play_all(&d, 0, "Boots: pay 1 Food: walk 1; set out"));
    cr_assert(play(&d, 0, "try west to the tile 2 West, 1 South"));
    cr_assert_eq(west(&d)->points, 16);
    cr_assert(!west(&d)->head.over);
    cr_assert(play(&d, 0, "stay and give up 1 walk"));
    answer_until(&d, 0, ASK_ACTION);
    cr_assert(play_all(&d, 0, "Boots: pay 1 Food: walk 1; Boots: pay 1 Food: walk 1"));
    if (asked(&d, 0, ASK_MORE)) cr_assert(play(&d, 0, "set out"));
    cr_assert(play_all(&d, 0, "walk east to Slow River; walk north to Crow Pines"));
    answer_until(&d, 0, ASK_ACTION);
    cr_assert(ended(&d, "won"));
    desk_close(&d);
}

/* The points are there, but one is still on the way. */
Test(west_rules_end, dw_1_everybody_has_to_be_home) {
    Desk d =
        coop("there_and_back_again", "seat 0 at 0 1; seat 1 at 0 1; seat 0 food 1; seat 1 "
                                     "food 1");
    west_to_set(&d)->points = 16;
    cr_assert(play(&d, 0, "Boots: pay 1 Food: walk 1"));
    answer_until(&d, 0, ASK_MOVE);
    cr_assert(play(&d, 0, "walk north to Crow Pines"));
    cr_assert(!west(&d)->head.over);
    cr_assert(play(&d, 1, "Boots: pay 1 Food: walk 1"));
    answer_until(&d, 1, ASK_MOVE);
    cr_assert(play(&d, 1, "walk north to Crow Pines"));
    cr_assert(ended(&d, "won"));
    desk_close(&d);
}

/* Home without the points is not enough: the last point wins where all stand there. */
Test(west_rules_end, dw_1_at_home_the_last_point_wins) {
    Desk d = coop("there_and_back_again",
                  "points 13; seat 0 hand spyglass; seat 0 food 2; tile 0 0 old_shoulder");
    cr_assert(play(&d, 0, "Spyglass: pay 1 Food: reveal 2 tiles within 2"));
    cr_assert(!west(&d)->head.over);
    cr_assert(play(&d, 0, "turn up the tile 2 West"));
    cr_assert(ended(&d, "won"));
    desk_close(&d);
}

static Result result_of(const Desk *d) {
    Result r;
    match_result(d->match, &r);
    return r;
}

Test(west_rules_end, dw_8_places_go_by_points_then_west_then_units) {
    Desk d = versus_of(3, "discovery",
                       "seat 0 points 3; seat 1 points 5; seat 2 points 3; seat 2 at 1 1");
    Result r = result_of(&d);
    cr_assert_eq(r.place[1], 1);
    cr_assert_eq(r.place[2], 2);
    cr_assert_eq(r.place[0], 3);
    cr_assert_eq(r.points[0], 3);
    desk_close(&d);
    d = versus("seat 0 points 5; seat 1 points 3");
    r = result_of(&d);
    cr_assert(r.place[0] == 1 && r.place[1] == 2);
    desk_close(&d);
}

/* Whoever wins is first, and whoever is level with the winner second. */
Test(west_rules_end, dw_8_the_winner_alone_is_first) {
    Desk d = versus("first 1; seat 0 points 5; seat 1 points 5; seat 0 food 3; seat 1 food "
                    "3; seat 0 gold 1; seat 1 gold 1; seat 0 metal 1; seat 1 metal 1; seat "
                    "0 wood 1; seat 1 wood 1; day 7; night");
    Result r = result_of(&d);
    cr_assert_eq(r.place[1], 1);
    cr_assert_eq(r.place[0], 2);
    cr_assert_eq(r.place[2], 0, "nobody sits there");
    desk_close(&d);
}

Test(west_rules_end, dw_97_where_nobody_is_left_nobody_is_first) {
    Desk d =
        versus("dawn; seat 0 hand pan, pan, axe, knife, boots, mallet; seat 1 hand pan, "
               "pan, axe, knife, boots, mallet");
    cr_assert(ended(&d, "nobody"));
    Result r = result_of(&d);
    cr_assert(r.place[0] == 2 && r.place[1] == 2);
    desk_close(&d);
}

Test(west_rules_end, dw_11_a_team_that_loses_is_second_to_nobody) {
    Desk d = coop("the_mapmakers", "day 7; points 4; night");
    Result r = result_of(&d);
    cr_assert_eq(r.place[0], 2);
    cr_assert_eq(r.place[1], 2);
    cr_assert_eq(r.points[0], 4);
    cr_assert_eq(r.place[2], 0, "nobody sits there");
    desk_close(&d);
    d = coop("the_mapmakers", "points 4");
    r = result_of(&d);
    cr_assert_eq(r.place[0], 1);
    desk_close(&d);
}

Test(west_rules_end, dw_4_the_dead_take_nothing_more) {
    Desk d =
        versus_with_ledger("take 1 exhaustion, draw 1",
                           "first 0; turn 0; seat 0 hand ledger, hunger, hunger, hunger, "
                           "cold_night, cold_night; seat 0 draw top homesick");
    cr_assert(play(&d, 0, "Ledger: take 1 Exhaustion card: draw 1 card"));
    cr_assert(player_at(&d, 0)->dead);
    cr_assert(!asked(&d, 0, ASK_PUT));
    cr_assert(asked(&d, 1, ASK_ACTION));
    desk_close(&d);
}

/* Somebody with no points, no units and no way behind is still ahead of the dead. */
Test(west_rules_end, dw_8_all_units_count_and_the_dead_come_last) {
    Desk d = versus("seat 0 gold 0; seat 0 metal 0; seat 0 wood 0; seat 0 food 0; "
                    "seat 1 gold 1; seat 1 metal 0; seat 1 wood 0; seat 1 food 0");
    cr_assert_gt(west_standing(west(&d), 1), west_standing(west(&d), 0));
    west_to_set(&d)->player[1].dead = 1;
    cr_assert_gt(west_standing(west(&d), 0), west_standing(west(&d), 1));
    desk_close(&d);
}
