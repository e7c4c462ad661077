/* VF-25 to VF-39, VF-106: the Rolling Phase. Sides: 1 and 2 Run, 3 Gun, 4 Knife, 5 Double, 6 Wound. */
#include "plain.h"
#include "roll_desk.h"

static int shows(const Desk *d, int seat, Shown face) {
    return dice_count(fighter_at(d, seat)->hand, face);
}

Test(roll_rolling, vf_25_any_part_of_the_dice_as_often_as_one_likes) {
    Desk d =
        race("phase rolling; seat 0 hand run, run, gun, knife; next rolls 5, 3, 4, 4, 6");
    cr_assert(asked(&d, 0, ASK_ROLLING) && asked(&d, 1, ASK_ROLLING));
    cr_assert_eq(offered(&d, 0, "roll"), 11, "every part that differs, but not nothing");
    cr_assert(play(&d, 0, "roll all but 2 Run, Gun"));
    cr_assert(shows(&d, 0, FACE_RUN) == 2 && shows(&d, 0, FACE_DOUBLE) == 1);
    cr_assert(play(&d, 0, "roll everything"));
    cr_assert(shows(&d, 0, FACE_GUN) == 1 && shows(&d, 0, FACE_KNIFE) == 2 &&
              shows(&d, 0, FACE_WOUND) == 1);
    desk_close(&d);
}

Test(roll_rolling, vf_25_rolling_everything_is_the_first_option) {
    Desk d = race("phase rolling; seat 0 hand run, run, gun, knife");
    OptionList list;
    match_options(d.match, 0, &list);
    cr_assert(option_equal(list.at[0], option_make(OPT_ROLL, 0, 0, 0)));
    desk_close(&d);
}

Test(roll_rolling, vf_26_wounds_stay) {
    Desk d = race("phase rolling; seat 0 hand run, run, wound, wound");
    cr_assert(refuses(&d, 0, "roll everything", "VF-26", 0));
    cr_assert(offers(&d, 0, "roll all but 2 Wound"));
    cr_assert_eq(offered(&d, 0, "roll"), 2);
    desk_close(&d);
}

Test(roll_rolling, vf_27_vf_34_a_whole_set_goes_to_an_ability_and_stays) {
    Desk d = race("phase rolling; seat 0 hand run, run, gun, knife; pool 9");
    cr_assert(refuses(&d, 0, "set Punch with 3 Knife", "VF-27", 2));
    cr_assert(play(&d, 0, "set Dash with 2 Run"));
    const Player *p = fighter_at(&d, 0);
    cr_assert(p->sets[0] == 1 && p->set_dice == 2);
    cr_assert(shows(&d, 0, FACE_RUN) == 0 && shows(&d, 0, FRESH) == 2, "two are taken");
    cr_assert_eq(state_at(&d)->pool, 7);
    desk_close(&d);
}

Test(roll_rolling, vf_28_once_means_one_set_a_round) {
    Desk d = race("phase rolling; seat 0 owns chandelier; "
                  "seat 0 hand run, run, knife, double; next rolls 1, 1, 3");
    cr_assert(
        play_all(&d, 0, "set Chandelier with 2 Run, Double Knife; roll all but Knife"));
    cr_assert(refuses(&d, 0, "set Chandelier with 2 Run, Gun", "VF-28", 0));
    cr_assert(play(&d, 0, "set Dash with 2 Run"), "others take any number");
    desk_close(&d);
}

Test(roll_rolling, vf_29_ruling_47_a_set_frees_one_wound_for_the_next_roll) {
    Desk d =
        race("phase rolling; seat 0 hand run, run, wound, wound; next rolls 3, 3, 3, 3, 3");
    cr_assert(play(&d, 0, "set Dash with 2 Run"));
    cr_assert(offers(&d, 0, "roll all but Wound") && offers(&d, 0, "roll all but 2 Wound"));
    cr_assert(!offers(&d, 0, "roll everything"));
    cr_assert(play(&d, 0, "roll all but Wound"));
    cr_assert(shows(&d, 0, FACE_GUN) == 3 && shows(&d, 0, FACE_WOUND) == 1);
    cr_assert(!offers(&d, 0, "roll everything"), "the right was for one roll");
    desk_close(&d);
}

Test(roll_rolling, vf_29_a_passive_ability_frees_more_wounds) {
    Desk d =
        race("phase rolling; seat 0 owns loose_wrists; seat 0 hand run, run, wound, wound");
    cr_assert(play(&d, 0, "set Dash with 2 Run"));
    cr_assert(offers(&d, 0, "roll everything"));
    desk_close(&d);
}

Test(roll_rolling, vf_30_vf_31_passive_and_unbought_abilities_take_no_dice) {
    Desk d =
        race("phase rolling; seat 0 owns loose_wrists; seat 0 hand run, run, run, gun");
    cr_assert(!offers(&d, 0, "set Cartwheel with 3 Run"), "it is not on the board");
    cr_assert_eq(offered(&d, 0, "set"), 1);
    desk_close(&d);
}

Test(roll_rolling, vf_32_vf_33_ruling_11_a_wound_die_on_health_frees_the_others) {
    Desk d = race("phase rolling; seat 0 hand wound, wound, wound, run; seat 0 wounds 2; "
                  "next rolls 1, 1, 1, 1");
    cr_assert(play(&d, 0, "take a Wound die on your Health"));
    cr_assert_eq(fighter_at(&d, 0)->health_dice, 1);
    cr_assert(refuses(&d, 0, "take a Wound die on your Health", "VF-32", 0),
              "two spaces are crossed, a die lies on the third");
    cr_assert(play(&d, 0, "roll everything"));
    cr_assert_eq(shows(&d, 0, FACE_RUN), 4);
    desk_close(&d);
}

Test(roll_rolling, vf_35_ruling_7_dice_are_taken_as_far_as_the_pool_reaches) {
    Desk d = race("phase rolling; seat 0 hand run, run, gun, knife; pool 1");
    cr_assert(play(&d, 0, "set Dash with 2 Run"));
    cr_assert_eq(dice_total(fighter_at(&d, 0)->hand), 3);
    cr_assert_eq(state_at(&d)->pool, 0);
    desk_close(&d);
    d = race("phase rolling; seat 0 beatings 1; seat 0 hand run, run, gun; pool 9");
    cr_assert(play(&d, 0, "set Dash with 2 Run"));
    cr_assert_eq(dice_total(fighter_at(&d, 0)->hand), 3, "three after a Beating");
    desk_close(&d);
}

Test(roll_rolling, vf_35_ruling_43_whoever_goes_on_may_take_all_that_is_left) {
    Desk d = race("phase rolling; seat 0 hand run, run, gun, knife; seat 1 hand gun, gun; "
                  "pool 2");
    cr_assert(play(&d, 1, "stop rolling"));
    cr_assert(play(&d, 0, "set Dash with 2 Run"));
    cr_assert_eq(dice_total(fighter_at(&d, 0)->hand), 4);
    cr_assert_eq(state_at(&d)->pool, 0);
    desk_close(&d);
}

Test(roll_rolling, vf_25_ruling_51_a_die_just_taken_is_in_every_roll) {
    Desk d = race("phase rolling; seat 0 hand gun, knife, fresh, fresh");
    cr_assert(offers(&d, 0, "roll all but Gun, Knife"));
    cr_assert_eq(offered(&d, 0, "roll"), 4, "the Gun and the Knife may stay, no other");
    desk_close(&d);
}

Test(roll_rolling, vf_36_done_on_stopping_or_with_too_few_dice) {
    Desk d = race("phase rolling; seat 0 hand run, run, gun; seat 1 hand run, gun; pool 0");
    cr_assert(play(&d, 1, "stop rolling"));
    cr_assert(!match_asks(d.match, 1) && asked(&d, 0, ASK_ROLLING));
    cr_assert(play(&d, 0, "set Dash with 2 Run"), "one die is left: too few for anything");
    cr_assert_neq(state_at(&d)->phase, PHASE_ROLLING);
    desk_close(&d);
}

Test(roll_rolling, vf_37_what_is_left_goes_back_and_wounds_do_no_harm) {
    Desk d =
        race("phase rolling; seat 0 hand run, run, wound, wound; seat 1 hand gun, gun");
    int dice = state_at(&d)->dice;
    cr_assert(play(&d, 0, "stop rolling") && play(&d, 1, "stop rolling"));
    cr_assert_eq(state_at(&d)->round, 2, "nobody could do anything in the fight");
    cr_assert_eq(fighter_at(&d, 0)->wounds, 0);
    cr_assert_eq(state_at(&d)->pool + 8, dice,
                 "and four each are taken for the next round");
    desk_close(&d);
}

Test(roll_rolling, vf_38_what_basic_abilities_take) {
    cr_assert_str_eq(plain(ability_named("cricket", "dash")->dice_words), "2 Runs");
    cr_assert_str_eq(plain(ability_named("cricket", "punch")->dice_words), "3 Knives");
    cr_assert_str_eq(plain(ability_named("cricket", "fire")->dice_words),
                     "2 Guns, Gun or Knife");
    cr_assert_str_eq(plain(ability_named("cricket", "charge")->dice_words),
                     "Run, 2 Knives, Run or Gun");
    cr_assert_str_eq(plain(ability_named("brick", "dash")->dice_words),
                     "2 Runs, and one more Run");
    cr_assert_eq(ability_named("brick", "dash")->way[0], dice_of(FACE_RUN, 3));
}

Test(roll_rolling, vf_39_a_double_is_a_knife_and_not_the_other_way_round) {
    Desk d =
        race("phase rolling; seat 1 owns haymaker; seat 0 hand knife, double, double, run; "
             "seat 1 hand knife, knife, double");
    cr_assert(offers(&d, 0, "set Punch with Knife, 2 Double Knife"));
    cr_assert(offers(&d, 1, "set Haymaker with 2 Knife, Double Knife"));
    desk_close(&d);
    d = race("phase rolling; seat 1 owns haymaker; seat 1 hand knife, knife, knife, run");
    cr_assert_eq(offered(&d, 1, "set Haymaker"), 0);
    desk_close(&d);
}

Test(roll_rolling, vf_106_what_a_set_gives) {
    static const char *const texts[][2] = {{"dash", "Move."},
                                           {"punch", "Hit; with a Double Knife also Hit."},
                                           {"fire", "Shoot."},
                                           {"charge", "Move, then Hit."}};
    for (int i = 0; i < 4; i++)
        cr_assert_str_eq(plain(ability_named("cricket", texts[i][0])->text), texts[i][1]);
    Desk d = brawl(
        "seat 0 empty; seat 0 room back_alley grunt, grunt, grunt; seat 0 sets punch 2; "
        "seat 0 doubles punch 1");
    cr_assert(play_all(&d, 0, "use Punch with a Double Knife; hit Grunt; hit Grunt"));
    cr_assert_eq(standing_in(&d, "back_alley", GRUNT), 1, "two Hits, never more");
    cr_assert(play_all(&d, 0, "use Punch; hit Grunt"));
    cr_assert_eq(standing_in(&d, "back_alley", GRUNT), 0);
    desk_close(&d);
}

Test(roll_rolling, items_that_help_with_dice) {
    Desk d = race(
        "phase rolling; seat 0 charges loaded_die 1; seat 0 hand wound, run, gun, gun");
    cr_assert(play(&d, 0, "use Loaded Die"));
    cr_assert(happened(&d, EV_ITEM, ANY, ANY, ANY), "VF-52: everybody is told");
    cr_assert(shows(&d, 0, FACE_RUN) == 2 && shows(&d, 0, FACE_WOUND) == 0);
    cr_assert(refuses(&d, 0, "use Loaded Die", "VF-50", 0));
    desk_close(&d);
    d = against("nightjar", "landlord",
                "phase rolling; seat 0 open 2; seat 0 charges steady_breath 1; "
                "seat 0 hand wound, wound, gun, gun");
    cr_assert(!offers(&d, 0, "roll everything"));
    cr_assert(play(&d, 0, "use Steady Breath"));
    cr_assert(offers(&d, 0, "roll everything"));
    cr_assert_eq(shows(&d, 0, FACE_WOUND), 2, "they stay until they are thrown");
    desk_close(&d);
}

Test(roll_rolling, the_quartermaster_holds_a_die_back_until_dice_are_assigned) {
    Desk d = against("cricket", "quartermaster", "next rolls 1, 1, 1, 1, 1, 3");
    cr_assert(play_all(&d, 0, "end the flashback; roll everything"));
    cr_assert_eq(dice_total(fighter_at(&d, 0)->hand), 3);
    cr_assert(play(&d, 0, "set Dash with 2 Run"));
    cr_assert_eq(dice_total(fighter_at(&d, 0)->hand), 4);
    desk_close(&d);
}

/* ---- Relaxed (ruling 8) -------------------------------------------------------------------------- */

Test(roll_relaxed, ruling_8_each_acts_once_and_then_all_take_dice_another_seat_first) {
    Desk d = race_relaxed("phase rolling; pool 1; seat 0 hand run, run, run, run; "
                          "seat 1 hand gun, gun, knife, run");
    cr_assert_eq(match_state(d.match)->due_ms, 0, "no time runs");
    cr_assert(play(&d, 1, "set Fire with 2 Gun, Knife"));
    cr_assert(!match_asks(d.match, 1), "it waits for the other");
    cr_assert_eq(state_at(&d)->pool, 1, "nothing is taken before all have acted");
    cr_assert(play(&d, 0, "set Dash with 2 Run"));
    cr_assert_eq(dice_total(fighter_at(&d, 0)->hand), 3,
                 "the first seat takes the last die");
    cr_assert_eq(dice_total(fighter_at(&d, 1)->hand), 1);
    cr_assert_eq(state_at(&d)->turn, 1, "next time the other takes first");
    desk_close(&d);
}

Test(roll_relaxed, ruling_8_each_step_waits_for_all_again) {
    Desk d = race_relaxed("phase rolling; seat 0 hand run, run, gun, gun; "
                          "seat 1 hand run, run, gun, gun; next rolls 1, 1");
    for (Seat seat = 0; seat < 2; seat++)
        cr_assert(play(&d, seat, "roll all but Run, 2 Gun"));
    cr_assert(match_asks(d.match, 0) && match_asks(d.match, 1));
    cr_assert(play(&d, 1, "roll everything"));
    cr_assert(match_asks(d.match, 0) && !match_asks(d.match, 1));
    desk_close(&d);
}
