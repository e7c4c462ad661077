/* VF-87 to VF-97, VF-110: scoring, ties, and the challenge for one. */
#include "roll_desk.h"

static int points(const char *position) {
    Desk d = lone(position);
    int score = roll_score(roll_printed(), fighter_at(&d, 0));
    desk_close(&d);
    return score;
}

Test(roll_end, vf_87_ruling_37_loot_counts_its_first_free_space) {
    static const int values[] = {0, 1, 2, 3, 5, 7, 9, 12, 12};
    for (int loot = 0; loot <= 8; loot++) {
        char position[60];
        Text words = text_over(position, sizeof position);
        text_format(&words, "seat 0 empty; seat 0 loot %d", loot);
        cr_assert_eq(points(position), values[loot]);
    }
}

Test(roll_end, vf_88_training_counts_its_first_unmarked_space_spent_or_not) {
    cr_assert_eq(points("seat 0 empty; seat 0 training 2"), 0);
    cr_assert_eq(points("seat 0 empty; seat 0 training 8; seat 0 paid 8"), 3);
    cr_assert_eq(points("seat 0 empty; seat 0 training 16"), 8);
}

Test(roll_end, vf_89_vf_90_the_boss_track_and_five_for_a_dead_boss) {
    cr_assert_eq(points("seat 0 empty; seat 0 boss 1"), 1);
    cr_assert_eq(points("seat 0 empty; seat 0 boss 4"), 5);
    cr_assert_eq(points("seat 0 empty; seat 0 boss 7"), 9 + 5);
}

Test(roll_end, vf_91_objectives_count) {
    cr_assert_eq(points("seat 0 empty; seat 0 objectives stage, garage"), 7);
}

/* The Landlord takes two points a room; another Boss one. */
Test(roll_end, vf_92_ruling_39_rooms_with_enemies_on_the_best_way_out_cost_a_point) {
    Desk d = against("cricket", "don_zemun",
                     "seat 0 empty; seat 0 at garage; seat 0 room garage grunt; "
                     "seat 0 room card_room grunt; seat 0 room coat_room grunt; "
                     "seat 0 room counting_room grunt; seat 0 room kitchen grunt");
    cr_assert_eq(roll_escape(roll_printed(), fighter_at(&d, 0)), 3);
    cr_assert_eq(roll_score(roll_printed(), fighter_at(&d, 0)), -3);
    desk_close(&d);
    d = against("cricket", "don_zemun",
                "seat 0 empty; seat 0 at office; seat 0 room card_room grunt; "
                "seat 0 room kitchen grunt, grunt");
    cr_assert_eq(roll_escape(roll_printed(), fighter_at(&d, 0)), 1,
                 "the Boss; round the Card Room, and past the Kitchen by the Coat Room");
    desk_close(&d);
    cr_assert_eq(points("seat 0 empty; seat 0 room back_alley grunt"), -2, "rent");
    d = against("cricket", "don_zemun",
                "seat 0 empty; seat 0 at store_room; seat 0 boss 4");
    cr_assert_eq(roll_escape(roll_printed(), fighter_at(&d, 0)), 0,
                 "a dead Boss stands in nobody's way");
    desk_close(&d);
}

/* The result shows them one by one. */
Test(roll_end, vf_87_to_vf_92_the_parts_add_up) {
    Desk d = lone("seat 0 empty; seat 0 loot 3; seat 0 training 8; seat 0 boss 1; "
                  "seat 0 objectives stage, garage; seat 0 room back_alley grunt");
    static const int parts[SCORE_PARTS] = {[SCORE_TRAINING] = 3,
                                           [SCORE_LOOT] = 3,
                                           [SCORE_OBJECTIVES] = 7,
                                           [SCORE_BOSS] = 1,
                                           [SCORE_ESCAPE] = -2};
    for (int part = 0; part < SCORE_PARTS; part++)
        cr_assert_eq(roll_score_part(roll_printed(), fighter_at(&d, 0), (ScorePart)part),
                     parts[part], "part %d", part);
    cr_assert_eq(roll_score(roll_printed(), fighter_at(&d, 0)), 12);
    desk_close(&d);
}

Test(roll_end, vf_92_ruling_38_evaded_enemies_are_back_by_then) {
    cr_assert_eq(
        points(
            "seat 0 empty; seat 0 room back_alley grunt; seat 0 evaded back_alley grunt"),
        -2);
}

Test(roll_end, vf_93_free_health_breaks_a_tie_and_then_the_win_is_shared) {
    Result r;
    Desk d = race("round 4; phase resolution; seat 0 empty; seat 1 empty; seat 0 wounds 1");
    cr_assert(ended(&d, "brick"));
    match_result(d.match, &r);
    cr_assert_str_eq(r.words, hero_named("brick")->victory);
    cr_assert(happened(&d, EV_FREEST, 3, ANY, ANY), "and the log says so");
    desk_close(&d);
    d = race("round 4; phase resolution; seat 0 empty; seat 1 empty; seat 1 open 5; seat 1 "
             "wounds 1");
    cr_assert(ended(&d, "brick"), "four free spaces against three");
    desk_close(&d);
    d = race("round 4; phase resolution; seat 0 empty; seat 1 empty");
    cr_assert(ended(&d, "shared"));
    match_result(d.match, &r);
    cr_assert_str_eq(r.words, "The win is shared.");
    cr_assert(r.place[0] == 1 && r.place[1] == 1);
    cr_assert(!happened(&d, EV_FREEST, ANY, ANY, ANY));
    desk_close(&d);
    d = race("round 4; phase resolution; seat 0 empty; seat 1 empty; seat 0 dead; seat 1 "
             "room gangway grunt");
    cr_assert(ended(&d, "brick"), "whoever is dead ranks last, whatever the points");
    cr_assert(!happened(&d, EV_FREEST, ANY, ANY, ANY), "nobody alive is its equal");
    match_result(d.match, &r);
    cr_assert(r.place[0] == 2 && r.points[0] == 0, "and scores nothing");
    desk_close(&d);
    d = race(
        "round 4; phase resolution; seat 0 empty; seat 1 empty; seat 0 dead; seat 1 dead");
    cr_assert(ended(&d, "nobody"));
    match_result(d.match, &r);
    cr_assert(r.place[0] == 2 && r.place[1] == 2, "where all are dead nobody is first");
    desk_close(&d);
}

Test(roll_end, nobody_is_ahead_before_all_have_chosen_a_side) {
    Desk d = desk_open(ROLL_ID,
                       "mode rivals; seats 3; boss landlord, don_zemun, doctor_hush", "");
    for (Seat seat = 3; seat-- > 1;) {
        OptionList list;
        Error err;
        match_options(d.match, seat, &list);
        cr_assert(
            match_play(d.match, seat, match_ticket(d.match, seat), list.at[0], 0, &err),
            "%s", err.words);
        Result r;
        match_result(d.match, &r);
        cr_assert_null(r.outcome);
        for (int other = 0; other < 3; other++)
            cr_assert(r.place[other] == 1 && r.points[other] == 0, "seat %d", other);
        cr_assert_eq(r.place[3], 0, "nobody sits there");
    }
    desk_close(&d);
}

/* ---- Alone ----------------------------------------------------------------------------------------- */

Test(roll_alone, vf_94_three_dials_are_mixed_freely) {
    Desk d = desk_open(ROLL_ID, "mode solo; dice hard; seconds medium; points easy", "");
    const RollState *s = state_at(&d);
    cr_assert(s->dice == 12 && s->seconds == 30 && s->target == 18 && s->throws == 11);
    desk_close(&d);
    d = desk_open(ROLL_ID, "mode solo; dice medium; seconds hard; points hard", "");
    s = state_at(&d);
    cr_assert(s->dice == 16 && s->seconds == 25 && s->target == 28 && s->throws == 9);
    desk_close(&d);
    d = desk_open(ROLL_ID, "mode solo", "");
    s = state_at(&d);
    cr_assert(s->dice == 20 && s->seconds == 45 && s->target == 18 && s->throws == 16);
    desk_close(&d);
}

Test(roll_alone, vf_95_ruling_1_four_whole_rounds) {
    Desk d = lone("round 4; seat 0 empty; seat 0 visited kitchen");
    cr_assert(play_all(&d, 0, "end the flashback; stop rolling"));
    cr_assert(asked(&d, 0, ASK_LOOT), "the last Resolution Phase too");
    cr_assert(play(&d, 0, "take loot"));
    cr_assert(match_state(d.match)->over);
    desk_close(&d);
}

static Desk on_the_clock(const char *position) {
    return desk_open(
        ROLL_ID, "mode solo; hero cricket; den velvet_mask; boss landlord; seconds hard",
        position);
}

Test(roll_alone, vf_110_the_time_begins_with_the_first_roll_of_each_phase) {
    Desk d = on_the_clock("phase rolling");
    cr_assert_eq(match_state(d.match)->due_ms, 0);
    cr_assert(play(&d, 0, "roll everything"));
    cr_assert_eq(match_state(d.match)->due_ms, 25000);
    cr_assert(play(&d, 0, "stop rolling"));
    cr_assert_eq(match_state(d.match)->due_ms, 0, "the phase is over, and so is its time");
    desk_close(&d);
}

Test(roll_alone, vf_96_ruling_10_no_dice_from_the_pool_once_the_time_is_up) {
    Desk d = on_the_clock(
        "phase rolling; seat 0 hand run, run, run, run; next rolls 1, 1, 1, 1, 1");
    cr_assert(play(&d, 0, "roll everything"));
    uint64_t ticket = match_ticket(d.match, 0);
    cr_assert(step(&d));
    Event last = match_event(d.match, match_event_count(d.match) - 1, SEAT_WATCHER);
    cr_assert(last.kind == EV_TIME && last.who == SEAT_CLOCK, "nobody's deed");
    cr_assert_eq(match_ticket(d.match, 0), ticket, "the open question stays what it is");
    cr_assert(play(&d, 0, "set Dash with 2 Run"));
    cr_assert_eq(dice_total(fighter_at(&d, 0)->hand), 2, "nothing is taken");
    cr_assert(offers(&d, 0, "roll everything"), "what is in hand may still be rolled");
    cr_assert(play(&d, 0, "roll everything"));
    cr_assert_eq(match_state(d.match)->due_ms, 0, "which starts no other clock");
    desk_close(&d);
}

Test(roll_alone, vf_96_a_hand_too_small_for_anything_ends_with_the_time) {
    Desk d = on_the_clock("phase rolling; seat 0 hand run; pool 5");
    cr_assert(play(&d, 0, "roll everything"));
    cr_assert_eq(state_at(&d)->phase, PHASE_ROLLING, "there are dice in the pool");
    cr_assert(step(&d));
    cr_assert_eq(state_at(&d)->round, 2, "nothing can be done with one die");
    desk_close(&d);
}

Test(roll_alone, vf_96_ruling_9_relaxed_throws_stand_for_seconds) {
    Desk d = desk_open(ROLL_ID,
                       "mode solo; relaxed yes; hero cricket; den velvet_mask; boss "
                       "landlord; seconds hard",
                       "phase rolling; next rolls 1, 1, 1, 1");
    for (int i = 0; i < 9; i++) {
        cr_assert(!state_at(&d)->closed);
        cr_assert_eq(offered(&d, 0, "roll") > 0, true);
        OptionList list;
        match_options(d.match, 0, &list);
        Error err;
        if (list.at[0].verb != OPT_ROLL) break;
        cr_assert(match_play(d.match, 0, match_ticket(d.match, 0), list.at[0], 0, &err));
    }
    cr_assert(state_at(&d)->closed || fighter_at(&d, 0)->throws < 9);
    desk_close(&d);
}

Test(roll_alone, vf_97_reaching_the_points_wins) {
    Result r;
    Desk d = lone("round 4; phase resolution; seat 0 empty; seat 0 boss 7; seat 0 loot 4");
    cr_assert(ended(&d, "won"));
    match_result(d.match, &r);
    cr_assert_str_eq(r.words, "Won: the challenge is met.");
    desk_close(&d);
    d = lone("round 4; phase resolution; seat 0 empty; seat 0 boss 7; seat 0 loot 3");
    cr_assert(ended(&d, "lost"), "17 of 18");
    match_result(d.match, &r);
    cr_assert_str_eq(r.words, "Lost: too few points.");
    desk_close(&d);
    d = lone(
        "round 4; phase resolution; seat 0 empty; seat 0 boss 7; seat 0 loot 3; seat 0 "
        "training 4");
    cr_assert(ended(&d, "won"), "18 are enough");
    desk_close(&d);
    d = lone("seat 0 empty");
    match_result(d.match, &r);
    cr_assert_eq(r.place[0], 1, "nothing is lost before the end");
    desk_close(&d);
}

Test(roll_alone, vf_85_ruling_40_the_dead_score_nothing) {
    Desk d = lone("phase resolution; seat 0 beatings 1; seat 0 wounds 3; seat 0 empty; "
                  "seat 0 loot 5");
    Result r;
    match_result(d.match, &r);
    cr_assert(ended(&d, "lost") && r.place[0] == 2 && r.points[0] == 0);
    cr_assert_str_eq(r.words, "Lost: a second Beating.");
    desk_close(&d);
}
