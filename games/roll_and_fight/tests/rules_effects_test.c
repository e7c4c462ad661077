/* VF-56 to VF-77, VF-109: the effects. */
#include "roll_desk.h"

Test(roll_effects, vf_56_a_doorman_stops_a_move) {
    Desk d = brawl("seat 0 empty; seat 0 room back_alley doorman; seat 0 sets dash 1; "
                   "seat 0 sets punch 1");
    cr_assert(!offers(&d, 0, "use Dash"));
    cr_assert(play_all(&d, 0, "use Punch; hit Doorman; use Dash; go to Kitchen"));
    cr_assert_str_eq(where(&d), "Kitchen");
    desk_close(&d);
}

Test(roll_effects, vf_57_entering_crosses_the_visited_space) {
    Desk d = brawl("seat 0 empty; seat 0 sets dash 1; seat 0 sets punch 1");
    cr_assert(play_all(&d, 0, "use Dash; go to Kitchen"));
    cr_assert(fighter_at(&d, 0)->visited >> room_named(&d, "kitchen") & 1);
    desk_close(&d);
}

Test(roll_effects, vf_58_a_hit_is_for_the_own_room) {
    Desk d = brawl(
        "seat 0 empty; seat 0 room kitchen grunt; seat 0 room back_alley henchman, gunman; "
        "seat 0 sets punch 1");
    cr_assert(play(&d, 0, "use Punch"));
    cr_assert_eq(offered(&d, 0, "hit"), 2);
    desk_close(&d);
}

Test(roll_effects, vf_59_tough_guys_fall_at_two_within_a_phase) {
    Desk d = brawl("seat 0 empty; seat 0 room back_alley tough; seat 0 sets punch 2");
    cr_assert(play_all(&d, 0, "use Punch; hit Tough Guy"));
    cr_assert(happened(&d, EV_DAMAGED, ANY, ANY, ANY));
    cr_assert_eq(standing_in(&d, "back_alley", TOUGH), 1);
    cr_assert(play_all(&d, 0, "use Punch; hit Tough Guy"));
    cr_assert_eq(standing_in(&d, "back_alley", TOUGH), 0);
    desk_close(&d);
    d = brawl("seat 0 empty; seat 0 room back_alley tough; seat 0 sets punch 1");
    cr_assert(play_all(&d, 0, "use Punch; hit Tough Guy"));
    cr_assert_eq(state_at(&d)->round, 2);
    cr_assert_eq(standing_in(&d, "back_alley", DOTS), 0, "the blow is forgotten");
    desk_close(&d);
    d = brawl("seat 0 empty; seat 0 at store_room; seat 0 room store_room tough; "
              "seat 0 sets punch 1; seat 0 sets dash 1");
    cr_assert(play_all(&d, 0, "use Punch; hit Tough Guy; end the fight"));
    cr_assert_eq(standing_in(&d, "store_room", DOTS), 0, "in whatever room it was");
    desk_close(&d);
}

Test(roll_effects, vf_59_ruling_52_each_tough_guy_takes_two_blows_of_its_own) {
    Desk d =
        brawl("seat 0 empty; seat 0 room back_alley tough, tough; seat 0 sets punch 4");
    cr_assert(play_all(&d, 0, "use Punch; hit Tough Guy; use Punch; hit Tough Guy"));
    cr_assert(standing_in(&d, "back_alley", TOUGH) == 1 &&
              standing_in(&d, "back_alley", DOTS) == 0);
    cr_assert(play_all(&d, 0, "use Punch; hit Tough Guy"));
    cr_assert_eq(standing_in(&d, "back_alley", TOUGH), 1);
    desk_close(&d);
    d = brawl("seat 0 empty; seat 0 room back_alley tough, grunt; seat 0 sets punch 3");
    cr_assert(play_all(&d, 0, "use Punch; hit Tough Guy; use Punch; hit Grunt"));
    cr_assert_eq(standing_in(&d, "back_alley", DOTS), 1, "a Grunt's fall heals nobody");
    desk_close(&d);
}

Test(roll_effects, vf_59_ruling_24_a_shoot_and_a_hit_add_up) {
    Desk d = brawl("seat 0 empty; seat 0 room kitchen tough; seat 0 sets fire 1; "
                   "seat 0 sets charge 1");
    cr_assert(play_all(&d, 0,
                       "use Fire; shoot Tough Guy in Kitchen; use Charge; go to Kitchen; "
                       "hit Tough Guy"));
    cr_assert_eq(standing_in(&d, "kitchen", TOUGH), 0);
    desk_close(&d);
}

Test(roll_effects, vf_60_ruling_22_grunts_protect_the_boss_unless_evaded) {
    Desk d = brawl("seat 0 empty; seat 0 at office; seat 0 room office grunt, henchman; "
                   "seat 0 sets punch 3; seat 0 charges firecrackers 1");
    cr_assert(play(&d, 0, "use Punch"));
    cr_assert(refuses(&d, 0, "hit The Landlord", "VF-60", 0));
    cr_assert(play_all(&d, 0,
                       "hit Henchman; use Firecrackers; evade Grunt in Office; use Punch"));
    cr_assert(offers(&d, 0, "hit The Landlord"));
    desk_close(&d);
}

Test(roll_effects, vf_61_vf_62_circles_are_crossed_until_the_boss_is_dead) {
    Desk d = brawl("seat 0 empty; seat 0 at office; seat 0 boss 5; seat 0 sets punch 3; "
                   "seat 0 sets dash 1");
    cr_assert(play_all(&d, 0, "use Punch; hit The Landlord"));
    cr_assert_eq(fighter_at(&d, 0)->boss_hurt, 6);
    cr_assert(play_all(&d, 0, "use Punch; hit The Landlord"));
    cr_assert(happened(&d, EV_BOSS_DEAD, ANY, ANY, ANY));
    cr_assert(!offers(&d, 0, "use Punch"), "there is nobody left to hit");
    desk_close(&d);
}

Test(roll_effects, vf_63_evaded_minions_can_be_damaged) {
    Desk d = brawl(
        "seat 0 empty; seat 0 room back_alley henchman; seat 0 evaded back_alley henchman; "
        "seat 0 sets punch 1; seat 0 sets dash 1");
    cr_assert(play_all(&d, 0, "use Punch; hit Henchman"));
    cr_assert_eq(standing_in(&d, "back_alley", HENCHMAN), 0);
    cr_assert_eq(active(fighter_at(&d, 0), room_named(&d, "back_alley"), HENCHMAN), 0);
    desk_close(&d);
}

Test(roll_effects, ruling_52_of_equal_minions_an_active_one_falls_first) {
    Desk d = brawl("seat 0 empty; seat 0 room back_alley grunt, grunt; seat 0 evaded "
                   "back_alley grunt; "
                   "seat 0 sets punch 2");
    cr_assert(play_all(&d, 0, "use Punch; hit Grunt"));
    cr_assert_eq(active(fighter_at(&d, 0), room_named(&d, "back_alley"), GRUNT), 0);
    cr_assert_eq(standing_in(&d, "back_alley", GRUNT), 1);
    desk_close(&d);
}

Test(roll_effects, vf_64_vf_74_ruling_20_cleared_when_all_have_fallen_or_are_evaded) {
    Desk d = brawl(
        "seat 0 empty; seat 0 room kitchen grunt, tough; seat 0 evaded kitchen tough; "
        "seat 0 sets dash 1");
    int kitchen = room_named(&d, "kitchen");
    cr_assert(!roll_is_cleared(fighter_at(&d, 0), kitchen));
    desk_close(&d);
    d = brawl("seat 0 empty; seat 0 room kitchen tough; seat 0 evaded kitchen tough; seat "
              "0 sets dash 1");
    cr_assert(roll_is_cleared(fighter_at(&d, 0), kitchen));
    cr_assert(roll_is_cleared(fighter_at(&d, 0), room_named(&d, "office")),
              "but for the Boss");
    desk_close(&d);
}

Test(roll_effects, vf_65_a_shoot_is_for_rooms_next_door) {
    Desk d =
        brawl("seat 0 empty; seat 0 room back_alley grunt; seat 0 room kitchen henchman; "
              "seat 0 room bar grunt; seat 0 sets fire 1");
    cr_assert(play(&d, 0, "use Fire"));
    cr_assert_eq(offered(&d, 0, "shoot"), 1);
    cr_assert(offers(&d, 0, "shoot Henchman in Kitchen"));
    desk_close(&d);
}

Test(roll_effects, vf_66_shoots_of_one_ability_may_part) {
    Desk d =
        against("nightjar", "landlord",
                "phase fighting; seat 0 open 2; seat 0 owns needle_rain; seat 0 empty; "
                "seat 0 room kitchen grunt; seat 0 room coat_room grunt; seat 0 sets "
                "needle_rain 1");
    cr_assert(play_all(
        &d, 0, "use Needle Rain; shoot Grunt in Kitchen; shoot Grunt in Coat Room"));
    cr_assert_eq(fighter_at(&d, 0)->kills[GRUNT], 2);
    desk_close(&d);
}

Test(roll_effects, vf_67_vf_68_ruling_14_a_wound_crosses_and_a_heal_clears_a_space) {
    Desk d = against(
        "shadowman", "landlord",
        "phase fighting; seat 0 empty; seat 0 wounds 1; seat 0 charges field_kit 1; "
        "seat 0 charges rage_brew 1; seat 0 sets dash 1");
    cr_assert(play(&d, 0, "use Rage Brew"));
    cr_assert_eq(fighter_at(&d, 0)->wounds, 2);
    cr_assert(happened(&d, EV_MODIFIED, VERB_TWICE, ANY, ANY), "what the Wound is for");
    cr_assert(play(&d, 0, "use Field Kit"));
    cr_assert(happened(&d, EV_HEALED, 1, ANY, ANY));
    cr_assert_eq(fighter_at(&d, 0)->wounds, 1);
    desk_close(&d);
    d = against(
        "shadowman", "landlord",
        "phase fighting; seat 0 empty; seat 0 wounds 2; seat 0 charges rage_brew 1; "
        "seat 0 sets dash 1");
    cr_assert(play(&d, 0, "use Rage Brew"), "the last space is free");
    cr_assert_eq(fighter_at(&d, 0)->wounds, 3);
    desk_close(&d);
    d = against(
        "shadowman", "landlord",
        "phase fighting; seat 0 empty; seat 0 wounds 1; seat 0 charges field_kit 1; "
        "seat 0 sets dash 1");
    cr_assert(play(&d, 0, "use Field Kit"), "one Wound is enough");
    cr_assert_eq(fighter_at(&d, 0)->wounds, 0);
    desk_close(&d);
    d = against(
        "shadowman", "landlord",
        "phase fighting; seat 0 empty; seat 0 charges field_kit 1; seat 0 sets dash 1");
    cr_assert(refuses(&d, 0, "use Field Kit", "VF-46", 0), "without a Wound");
    desk_close(&d);
}

Test(roll_effects, vf_69_vf_70_vf_71_ruling_17_a_jump_disregards_the_room_between) {
    Desk d = against("shadowman", "landlord",
                     "phase fighting; seat 0 empty; seat 0 room kitchen doorman; "
                     "seat 0 charges wall_hook 2; seat 0 sets dash 1");
    cr_assert(play(&d, 0, "use Wall Hook"));
    cr_assert(offers(&d, 0, "jump to Store Room") && offers(&d, 0, "jump to Bar") &&
              offers(&d, 0, "jump to Card Room") && offers(&d, 0, "jump to Back Alley"));
    cr_assert_eq(offered(&d, 0, "jump"), 4);
    cr_assert(play(&d, 0, "jump to Bar"));
    cr_assert(!(fighter_at(&d, 0)->visited >> room_named(&d, "kitchen") & 1));
    cr_assert(!(fighter_at(&d, 0)->visited >> room_named(&d, "coat_room") & 1));
    desk_close(&d);
}

Test(roll_effects, vf_71_ruling_16_a_doorman_in_the_own_room_stops_a_jump) {
    Desk d = against("shadowman", "landlord",
                     "phase fighting; seat 0 empty; seat 0 room back_alley doorman; "
                     "seat 0 charges wall_hook 1; seat 0 sets punch 1");
    cr_assert(!offers(&d, 0, "use Wall Hook"), "a Doorman in one's own room stops it");
    desk_close(&d);
}

Test(roll_effects, vf_72_vf_73_ruling_23_evade_makes_a_minion_here_or_next_door_inactive) {
    Desk d = against(
        "shadowman", "landlord",
        "phase fighting; seat 0 empty; seat 0 room back_alley doorman; "
        "seat 0 room kitchen gunman; seat 0 room bar grunt; seat 0 charges smoke_tin 1; "
        "seat 0 sets dash 1");
    cr_assert(play(&d, 0, "use Smoke Tin"));
    cr_assert_eq(offered(&d, 0, "evade"), 2);
    cr_assert(play(&d, 0, "evade Doorman in Back Alley"));
    cr_assert(refuses(&d, 0, "evade Doorman in Back Alley", "VF-73", 0));
    cr_assert(play(&d, 0, "evade Gunman in Kitchen"));
    cr_assert_eq(roll_threat(roll_printed(), fighter_at(&d, 0)), 0);
    cr_assert(offers(&d, 0, "use Dash"), "an evaded Doorman stops nobody");
    desk_close(&d);
}

Test(roll_effects, vf_72_ruling_41_the_boss_cannot_be_evaded_nor_killed) {
    Desk d = brawl("seat 0 empty; seat 0 at office; seat 0 room office grunt; "
                   "seat 0 charges firecrackers 1");
    cr_assert(play(&d, 0, "use Firecrackers"));
    cr_assert_str_eq(why_not(&d, 0, "evade The Landlord in Office"), "VF-72: minions only");
    desk_close(&d);
    d = brawl("seat 0 empty; seat 0 at card_room; seat 0 room office grunt; "
              "seat 0 owns chandelier; seat 0 sets chandelier 1");
    cr_assert(play_all(&d, 0, "use Chandelier; jump to Office"));
    cr_assert_str_eq(why_not(&d, 0, "kill The Landlord"), "VF-76: minions only");
    desk_close(&d);
}

Test(roll_effects, vf_75_vf_86_evade_marks_go_with_the_round) {
    Desk d = lone("phase resolution; seat 0 empty; seat 0 room kitchen grunt; seat 0 "
                  "evaded kitchen grunt");
    cr_assert_eq(state_at(&d)->round, 2);
    cr_assert_eq(active(fighter_at(&d, 0), room_named(&d, "kitchen"), GRUNT), 1);
    desk_close(&d);
}

Test(roll_effects, vf_76_vf_77_a_kill_disregards_everything_but_the_room) {
    Desk d = against("shadowman", "don_zemun",
                     "phase fighting; seat 0 owns last_light; seat 0 empty; "
                     "seat 0 room back_alley tough, grunt; seat 0 room kitchen grunt; seat "
                     "0 sets last_light 1");
    cr_assert(play_all(&d, 0, "use Last Light; evade Tough Guy in Back Alley"));
    cr_assert_eq(offered(&d, 0, "kill"), 2);
    cr_assert(play(&d, 0, "kill Tough Guy"));
    cr_assert_eq(standing_in(&d, "back_alley", TOUGH), 0);
    desk_close(&d);
    d = against("shadowman", "landlord",
                "phase fighting; seat 0 owns last_light; seat 0 empty; seat 0 sets dash 1; "
                "seat 0 room back_alley tough; seat 0 room kitchen grunt; seat 0 sets "
                "last_light 1; seat 0 sets punch 1");
    cr_assert(play_all(&d, 0,
                       "use Punch; hit Tough Guy; use Last Light; evade Grunt in Kitchen; "
                       "kill Tough Guy"));
    cr_assert_eq(fighter_at(&d, 0)->alive[room_named(&d, "back_alley")], 0,
                 "a blow goes with whoever took it");
    desk_close(&d);
}

Test(roll_effects, vf_109_a_shoot_damages_like_a_hit) {
    Desk d = brawl("seat 0 empty; seat 0 at garage; seat 0 room office grunt; "
                   "seat 0 room card_room tough; seat 0 sets fire 3");
    cr_assert(play(&d, 0, "use Fire"));
    cr_assert(refuses(&d, 0, "shoot The Landlord in Office", "VF-60", 0));
    cr_assert(play_all(
        &d, 0, "shoot Tough Guy in Card Room; use Fire; shoot Grunt in Office; use Fire"));
    cr_assert(play(&d, 0, "shoot The Landlord in Office"));
    cr_assert_eq(fighter_at(&d, 0)->boss_hurt, 1);
    desk_close(&d);
}

/* ---- What Traits and Bosses change ------------------------------------------------------------------ */

Test(roll_effects, shadowmans_shoot_only_evades) {
    Desk d = against(
        "shadowman", "landlord",
        "phase fighting; seat 0 empty; seat 0 room kitchen grunt; seat 0 sets fire 1; "
        "seat 0 sets dash 1");
    cr_assert(play_all(&d, 0, "use Fire; shoot Grunt in Kitchen"));
    cr_assert_eq(standing_in(&d, "kitchen", GRUNT), 1);
    cr_assert_eq(active(fighter_at(&d, 0), room_named(&d, "kitchen"), GRUNT), 0);
    desk_close(&d);
    d = against("shadowman", "don_zemun",
                "phase fighting; seat 0 empty; seat 0 room kitchen grunt, grunt, henchman; "
                "seat 0 evaded kitchen henchman; seat 0 charges smoke_tin 1; seat 0 sets "
                "fire 1");
    cr_assert(play(&d, 0, "use Smoke Tin"));
    cr_assert_str_eq(why_not(&d, 0, "evade Henchman in Kitchen"), "VF-73: evaded already");
    desk_close(&d);
}

Test(roll_effects, ruling_56_only_grunts_are_shot_for_don_zemun) {
    static const char *const play_first[] = {"use Fire", "use Pry Bar; use Fire"};
    static const char *const why[] = {"VF-60: a Grunt stands in front",
                                      "VF-5: only Grunts can be shot"};
    for (int pierced = 0; pierced < 2; pierced++) {
        Desk d =
            against("brick", "don_zemun",
                    "phase fighting; seat 0 empty; seat 0 at garage; seat 0 room office "
                    "grunt, tough; seat 0 sets fire 1; seat 0 charges pry_bar 1");
        cr_assert(play_all(&d, 0, play_first[pierced]));
        cr_assert(offers(&d, 0, "shoot Grunt in Office"));
        cr_assert_str_eq(why_not(&d, 0, "shoot Don Zemun in Office"), why[pierced]);
        cr_assert_str_eq(why_not(&d, 0, "shoot Tough Guy in Office"),
                         "VF-5: only Grunts can be shot");
        desk_close(&d);
    }
}

Test(roll_effects, armour_takes_the_first_damage_of_a_phase) {
    Desk d = against("cricket", "iron_matilda",
                     "phase fighting; seat 0 empty; seat 0 at office; seat 0 sets punch 2");
    cr_assert(play_all(&d, 0, "use Punch; hit Iron Matilda"));
    cr_assert(happened(&d, EV_BOSS_SAFE, ANY, ANY, ANY));
    cr_assert_eq(fighter_at(&d, 0)->boss_hurt, 0);
    cr_assert(play_all(&d, 0, "use Punch; hit Iron Matilda"));
    cr_assert(happened(&d, EV_BOSS_HURT, 1, boss_named("iron_matilda")->health, ANY));
    cr_assert_eq(fighter_at(&d, 0)->boss_hurt, 1);
    desk_close(&d);
}

Test(roll_effects, thorns_wound_once_a_phase) {
    Desk d = against("cricket", "lady_thorn",
                     "phase fighting; seat 0 empty; seat 0 open 5; seat 0 at office; seat "
                     "0 sets punch 3");
    for (int hits = 1; hits <= 2; hits++) {
        cr_assert(play_all(&d, 0, "use Punch; hit Lady Thorn"));
        cr_assert_eq(fighter_at(&d, 0)->wounds, 1, "after %d", hits);
    }
    desk_close(&d);
    d = against("brick", "lady_thorn",
                "phase fighting; seat 0 empty; seat 0 at office; seat 0 owns "
                "blood_for_blood; seat 0 health_dice 3");
    cr_assert(play_all(&d, 0, "use Blood for Blood; hit Lady Thorn"));
    cr_assert_eq(fighter_at(&d, 0)->wounds, 0, "a space with a die on it is not free");
    desk_close(&d);
}

Test(roll_effects, ruling_12_a_wound_by_a_boss_is_ignored_without_a_free_space) {
    Desk d =
        against("cricket", "lady_thorn",
                "phase fighting; seat 0 empty; seat 0 wounds 3; seat 0 at office; seat 0 "
                "sets punch 2");
    cr_assert(play_all(&d, 0, "use Punch; hit Lady Thorn"));
    cr_assert_eq(fighter_at(&d, 0)->wounds, 3, "no space is free");
    desk_close(&d);
}
