/* VF-78 to VF-86: the Resolution Phase. */
#include "roll_desk.h"

Test(roll_resolution, vf_78_vf_79_ruling_21_loot_of_cleared_rooms_wherever_the_hero_is) {
    Desk d = lone("phase resolution; seat 0 empty; seat 0 visited kitchen, bar; "
                  "seat 0 room bar grunt");
    cr_assert(asked(&d, 0, ASK_LOOT));
    cr_assert_eq(fighter_at(&d, 0)->icons, 1, "the Kitchen's; somebody is in the Bar");
    cr_assert(play(&d, 0, "take loot"));
    cr_assert_eq(fighter_at(&d, 0)->loot, 1);
    cr_assert_eq(fighter_at(&d, 0)->loot_left[room_named(&d, "kitchen")], 0);
    cr_assert_eq(state_at(&d)->round, 2);
    desk_close(&d);
}

Test(roll_resolution, vf_78_nobody_has_to_take_it) {
    Desk d = lone("phase resolution; seat 0 empty; seat 0 visited kitchen");
    cr_assert(play(&d, 0, "leave the rest"));
    cr_assert_eq(fighter_at(&d, 0)->loot_left[room_named(&d, "kitchen")], 1);
    desk_close(&d);
}

Test(roll_resolution, vf_74_vf_78_evaded_minions_do_not_guard_loot) {
    Desk d = lone("phase resolution; seat 0 empty; seat 0 visited kitchen; "
                  "seat 0 room kitchen tough; seat 0 evaded kitchen tough");
    cr_assert(asked(&d, 0, ASK_LOOT));
    desk_close(&d);
}

Test(roll_resolution, vf_80_ruling_33_ruling_34_a_loot_action_is_any_flashback_action) {
    Desk d =
        lone("phase resolution; seat 0 empty; seat 0 visited kitchen, store_room, lounge; "
             "seat 0 wounds 1");
    cr_assert(offers(&d, 0, "train") && offers(&d, 0, "charge Chalk Bag") &&
              offers(&d, 0, "open a Health space") && offers(&d, 0, "clear Wounds"));
    cr_assert(play_all(&d, 0, "recon Dash; train"));
    cr_assert(refuses(&d, 0, "recon Charge", "VF-103", 0));
    cr_assert(play(&d, 0, "charge Chalk Bag"));
    cr_assert_eq(fighter_at(&d, 0)->recon, 1, "the mark serves the next fight");
    desk_close(&d);
    d = lone("round 4; phase resolution; seat 0 empty; seat 0 visited kitchen");
    cr_assert_str_eq(why_not(&d, 0, "recon Dash"), "VF-102: no fight follows");
    desk_close(&d);
}

Test(roll_resolution, vf_78_an_icon_that_nobody_can_use_asks_nothing) {
    Desk d = lone("round 4; phase resolution; seat 0 empty; seat 0 visited kitchen; "
                  "seat 0 training 16; seat 0 open 7; seat 0 loot 8; "
                  "seat 0 charges chalk_bag 3; seat 0 charges firecrackers 3; "
                  "seat 0 charges loaded_die 3; seat 0 charges trick_knife 3");
    cr_assert(match_state(d.match)->over);
    desk_close(&d);
}

Test(roll_resolution, vf_53_vf_80_ruling_28_a_space_opened_by_loot_meets_its_objective) {
    Desk d = lone("phase resolution; seat 0 empty; seat 0 at card_room; seat 0 open 5; "
                  "seat 0 visited kitchen");
    cr_assert(play(&d, 0, "open a Health space"));
    cr_assert(happened(&d, EV_OBJECTIVE, ANY, 2, ANY));
    desk_close(&d);
}

Test(roll_resolution, vf_81_ruling_45_wounds_from_enemies_around) {
    Desk d = lone("phase resolution; seat 0 open 7; seat 0 empty; seat 0 at garage; "
                  "seat 0 room garage henchman, gunman, grunt, tough; "
                  "seat 0 room card_room gunman, henchman; seat 0 room bar gunman");
    cr_assert_eq(fighter_at(&d, 0)->wounds, 3,
                 "no Henchman next door, no Gunman farther off");
    desk_close(&d);
    d = lone("phase resolution; seat 0 open 7; seat 0 empty; seat 0 at office");
    cr_assert_eq(fighter_at(&d, 0)->wounds, 1, "the Boss");
    desk_close(&d);
    d = lone("phase resolution; seat 0 empty; seat 0 room back_alley henchman, henchman; "
             "seat 0 evaded back_alley henchman");
    cr_assert_eq(fighter_at(&d, 0)->wounds, 1, "evaded ones do nothing");
    desk_close(&d);
}

Test(roll_resolution, vf_81_thick_skin_and_brass_anton_change_it) {
    Desk d = against("brick", "brass_anton",
                     "phase resolution; seat 0 open 6; seat 0 empty; seat 0 at garage");
    cr_assert_eq(fighter_at(&d, 0)->wounds, 1, "from the room next door");
    desk_close(&d);
    d = against("brick", "brass_anton",
                "phase resolution; seat 0 owns thick_skin; seat 0 empty; seat 0 at garage");
    cr_assert_eq(fighter_at(&d, 0)->wounds, 0);
    desk_close(&d);
}

Test(roll_resolution, vf_82_only_what_is_marked_resolution) {
    Desk d =
        against("nightjar", "landlord",
                "phase resolution; seat 0 open 4; seat 0 wounds 2; seat 0 empty; "
                "seat 0 owns hold_still; seat 0 sets hold_still 1; seat 0 sets dash 1; "
                "seat 0 charges spare_clip 1; seat 0 room back_alley henchman");
    cr_assert_eq(fighter_at(&d, 0)->wounds, 3, "after the wounds");
    cr_assert_eq(offered(&d, 0, "use"), 1);
    cr_assert(play(&d, 0, "use Hold Still"));
    cr_assert_eq(fighter_at(&d, 0)->wounds, 1, "before a Beating");
    desk_close(&d);
}

#define BY_MORNING                                                                         \
    "phase resolution; seat 0 empty; seat 0 visited kitchen; seat 0 owns "                 \
    "gone_by_morning; seat 0 sets gone_by_morning 1"

Test(roll_resolution, vf_82_a_move_and_then_the_round_is_over) {
    Desk d = against("shadowman", "landlord", BY_MORNING);
    cr_assert(play_all(&d, 0, "take loot; use Gone by Morning; go to Kitchen"));
    cr_assert(asked(&d, 0, ASK_FLASHBACK));
    cr_assert_str_eq(where(&d), "Kitchen");
    desk_close(&d);
}

Test(roll_resolution, vf_80_ruling_35_a_mark_for_the_next_fight_outlasts_the_round) {
    Desk d = against("shadowman", "landlord", BY_MORNING);
    cr_assert(play_all(&d, 0, "recon Dash; end the round"));
    cr_assert(state_at(&d)->round == 2 && fighter_at(&d, 0)->recon == 1);
    desk_close(&d);
}

Test(roll_resolution, vf_83_vf_84_ruling_30_a_full_track_is_a_beating) {
    Desk d =
        lone("round 1; phase resolution; seat 0 open 5; seat 0 wounds 4; seat 0 empty; "
             "seat 0 room back_alley henchman; seat 0 objectives bar");
    const Player *p = fighter_at(&d, 0);
    cr_assert(p->beatings == 1 && p->wounds == 0 && p->open == 3 && !p->dead);
    cr_assert_eq(p->hand, dice_of(FRESH, 3), "three dice from now on");
    cr_assert_neq(p->objectives, 0, "what was marked stays");
    desk_close(&d);
}

Test(roll_resolution, vf_84_ruling_42_four_dice_are_out_of_reach_after_a_beating) {
    Desk d = lone("seat 0 beatings 1; seat 0 owns pinball; next rolls 5, 5, 1");
    cr_assert(refuses(&d, 0, "recon Charge", "VF-84", 0));
    cr_assert(refuses(&d, 0, "recon Pinball", "VF-84", 0));
    desk_close(&d);
    d = lone("phase rolling; seat 0 beatings 1; seat 0 hand run, knife, knife");
    cr_assert(refuses(&d, 0, "set Charge with 2 Run, 2 Knife", "VF-84", 0),
              "it is not that a die is missing");
    cr_assert(refuses(&d, 0, "set Punch with 3 Knife", "VF-27", 1));
    desk_close(&d);
}

Test(roll_resolution, vf_85_ruling_49_ruling_50_after_the_second_one_is_dead) {
    Desk d = race(
        "phase resolution; seat 0 beatings 1; seat 0 wounds 3; seat 0 empty; seat 1 empty");
    cr_assert(fighter_at(&d, 0)->dead);
    cr_assert(!match_asks(d.match, 0) && asked(&d, 1, ASK_FLASHBACK), "the other plays on");
    cr_assert_eq(fighter_at(&d, 0)->hand, 0);
    desk_close(&d);
    d = lone("phase fighting; seat 0 beatings 1; seat 0 wounds 3; seat 0 empty; "
             "seat 0 sets dash 1");
    cr_assert(play(&d, 0, "end the fight"));
    cr_assert(happened(&d, EV_DIED, ANY, ANY, ANY));
    cr_assert(ended(&d, "lost"), "alone it is over at once");
    desk_close(&d);
    d = race("phase resolution; seat 0 beatings 1; seat 0 wounds 3; seat 0 empty; "
             "seat 1 beatings 1; seat 1 wounds 3; seat 1 empty");
    cr_assert(ended(&d, "nobody"));
    desk_close(&d);
}

Test(roll_resolution, ruling_2_ruling_5_dice_return_and_once_icons_are_fresh) {
    Desk d = lone(
        "phase resolution; seat 0 empty; seat 0 owns chandelier; seat 0 sets chandelier 1; "
        "seat 0 sets dash 2; seat 0 sets punch 1; seat 0 doubles punch 1");
    const Player *p = fighter_at(&d, 0);
    cr_assert(p->set_dice == 0 && p->sets[0] == 0 && p->used == 0);
    cr_assert(p->sets[1] == 0 && p->doubles[1] == 0);
    cr_assert_eq(state_at(&d)->pool, 16);
    desk_close(&d);
}

Test(roll_resolution, doctor_hush_mends_and_nell_calls) {
    Desk d = against("cricket", "doctor_hush",
                     "phase fighting; seat 0 empty; seat 0 boss 2; seat 0 sets dash 1");
    cr_assert(play(&d, 0, "end the fight"));
    cr_assert(happened(&d, EV_MENDED, 1, ANY, ANY));
    cr_assert_eq(fighter_at(&d, 0)->boss_hurt, 1);
    desk_close(&d);
    d = against("cricket", "doctor_hush",
                "phase fighting; seat 0 empty; seat 0 at office; seat 0 boss 2; seat 0 "
                "sets punch 1");
    cr_assert(play_all(&d, 0, "use Punch; hit Doctor Hush"));
    cr_assert_eq(fighter_at(&d, 0)->boss_hurt, 3,
                 "hit in this round, so nothing is mended");
    desk_close(&d);
    d = against("cricket", "nightshift_nell",
                "phase fighting; seat 0 empty; seat 0 sets dash 1");
    cr_assert(play(&d, 0, "end the fight"));
    cr_assert(happened(&d, EV_CALLED, ANY, ANY, ANY));
    cr_assert_eq(standing_in(&d, "office", GRUNT), 1);
    desk_close(&d);
}
