/* VF-40 to VF-55, VF-107, VF-108: the Fighting Phase, Items and Objectives. */
#include "roll_desk.h"

/* ---- The phase ------------------------------------------------------------------------------------ */

Test(roll_fight, vf_40_ruling_15_start_of_fighting_comes_before_the_health_dice) {
    Desk d =
        against("brick", "landlord",
                "phase fighting; seat 0 owns blood_for_blood; seat 0 health_dice 2; "
                "seat 0 empty; seat 0 room back_alley grunt, grunt; seat 0 sets punch 1");
    cr_assert(offers(&d, 0, "use Blood for Blood") && !offers(&d, 0, "use Punch"));
    cr_assert_eq(fighter_at(&d, 0)->health_dice, 2);
    cr_assert(play_all(&d, 0, "use Blood for Blood; hit Grunt; hit Grunt"));
    cr_assert_eq(standing_in(&d, "back_alley", GRUNT), 0, "a Hit for each die");
    cr_assert_eq(state_at(&d)->round, 2, "nobody is left to punch");
    desk_close(&d);
}

#define AT_THE_START                                                                       \
    "phase fighting; seat 0 owns blood_for_blood; seat 0 empty; seat 0 room back_alley "   \
    "grunt, grunt, grunt; seat 0 sets punch 1; "

Test(roll_fight, vf_40_without_dice_on_health_or_without_an_enemy_it_is_not_offered) {
    Desk d = against("brick", "landlord", AT_THE_START);
    cr_assert(offers(&d, 0, "use Punch"), "no die, so the fight itself begins at once");
    desk_close(&d);
    d = against("brick", "landlord",
                AT_THE_START "seat 0 empty; seat 0 sets dash 1; seat 0 health_dice 2");
    cr_assert(offers(&d, 0, "use Dash"), "nobody is there");
    desk_close(&d);
}

/* Another of the same phase can be used meanwhile, and says what this one lacks. */
Test(roll_fight, vf_40_vf_46_it_says_whether_dice_or_enemies_are_missing) {
    static const char pack[] =
        "pack starts\ngame roll-and-fight 1\n"
        "[ability crowd_work]\nhero = brick\ntitle = Crowd Work\ncost = 4\nwhen = start\n"
        "play = move\nsource = invented\n";
    static const char *const rows[][2] = {
        {"seat 0 room back_alley grunt", "VF-46: no die lies on your Health Track"},
        {"seat 0 health_dice 2", "VF-46: no enemy is left in your room"}};
    for (int i = 0; i < 2; i++) {
        char position[160];
        Text words = text_over(position, sizeof position);
        text_format(
            &words,
            "phase fighting; seat 0 owns blood_for_blood, crowd_work; seat 0 empty; "
            "%s",
            rows[i][0]);
        Desk d = desk_open_with(ROLL_ID, pack,
                                "mode solo; hero brick; den velvet_mask; boss landlord; "
                                "relaxed yes",
                                position);
        cr_assert(offers(&d, 0, "use Crowd Work"));
        cr_assert_str_eq(why_not(&d, 0, "use Blood for Blood"), rows[i][1]);
        desk_close(&d);
    }
}

Test(roll_fight, vf_40_an_ability_without_dice_works_once_a_round) {
    Desk d = against("brick", "landlord", AT_THE_START "seat 0 health_dice 2");
    cr_assert(play_all(&d, 0, "use Blood for Blood; hit Grunt; hit Grunt"));
    cr_assert(fighter_at(&d, 0)->wounds == 2 && offers(&d, 0, "use Punch"));
    desk_close(&d);
}

Test(roll_fight, vf_40_vf_107_nobody_has_to_use_it) {
    Desk d = against("brick", "landlord", AT_THE_START "seat 0 health_dice 2");
    cr_assert(play(&d, 0, "go on to the fight"));
    cr_assert(asked(&d, 0, ASK_FIGHT) && offers(&d, 0, "use Punch"));
    cr_assert(fighter_at(&d, 0)->wounds == 2 && !offers(&d, 0, "use Blood for Blood"));
    desk_close(&d);
}

Test(roll_fight, vf_102_ruling_2_marks_that_were_not_used_go_when_the_fight_ends) {
    Desk d = brawl("seat 0 empty; seat 0 recon dash, punch; seat 0 sets dash 1");
    cr_assert(play(&d, 0, "end the fight"));
    cr_assert(state_at(&d)->round == 2 && fighter_at(&d, 0)->recon == 0);
    desk_close(&d);
}

Test(roll_fight, vf_41_health_dice_become_wounds) {
    Desk d = brawl("seat 0 health_dice 2; seat 0 empty; seat 0 sets dash 1; pool 3");
    cr_assert_eq(fighter_at(&d, 0)->wounds, 2);
    cr_assert_eq(fighter_at(&d, 0)->health_dice, 0);
    cr_assert_eq(state_at(&d)->pool, 5);
    desk_close(&d);
}

Test(roll_fight, vf_42_a_crossed_space_takes_no_die) {
    Desk d = lone("phase rolling; seat 0 wounds 3; seat 0 hand wound, run, run, run");
    cr_assert(refuses(&d, 0, "take a Wound die on your Health", "VF-32", 0));
    desk_close(&d);
    d = lone("phase rolling; seat 0 wounds 2; seat 0 hand wound, run, run, run");
    cr_assert(offers(&d, 0, "take a Wound die on your Health"));
    desk_close(&d);
}

Test(roll_fight, vf_43_dice_marks_and_charges_in_any_order) {
    Desk d = brawl("seat 0 empty; seat 0 room back_alley grunt; seat 0 sets punch 1; "
                   "seat 0 recon dash; seat 0 charges chalk_bag 1");
    cr_assert(offers(&d, 0, "use Punch") && offers(&d, 0, "use Dash, reconned") &&
              offers(&d, 0, "use Chalk Bag"));
    cr_assert(refuses(&d, 0, "use Fire", "VF-43", 0));
    cr_assert(play_all(&d, 0,
                       "use Dash, reconned; go to Kitchen; use Chalk Bag; go to "
                       "Back Alley; go to Coat Room"));
    cr_assert(!offers(&d, 0, "use Punch"), "nobody is here");
    desk_close(&d);
}

Test(roll_fight, vf_44_vf_45_one_is_finished_before_the_next_in_printed_order) {
    Desk d = brawl("seat 0 empty; seat 0 room kitchen grunt; seat 0 sets charge 1; seat 0 "
                   "sets dash 1");
    cr_assert(play(&d, 0, "use Charge"));
    cr_assert(asked(&d, 0, ASK_STEP) && offers(&d, 0, "go to Kitchen"));
    cr_assert(play(&d, 0, "go to Kitchen"));
    cr_assert(asked(&d, 0, ASK_STEP) && !offers(&d, 0, "use Dash"),
              "now the Hit, nothing else");
    cr_assert(play(&d, 0, "hit Grunt"));
    cr_assert(asked(&d, 0, ASK_FIGHT));
    desk_close(&d);
}

Test(roll_fight, vf_46_ruling_18_ruling_19_an_impossible_effect_ends_it) {
    Desk d = brawl("seat 0 empty; seat 0 sets charge 1; seat 0 sets dash 1");
    cr_assert(play_all(&d, 0, "use Charge; go to Kitchen"));
    cr_assert(happened(&d, EV_IMPOSSIBLE, VERB_HIT, ANY, ANY));
    cr_assert(asked(&d, 0, ASK_FIGHT));
    desk_close(&d);
    d = brawl("seat 0 empty; seat 0 room back_alley doorman; seat 0 sets charge 1; "
              "seat 0 sets punch 1");
    cr_assert(refuses(&d, 0, "use Charge", "VF-46", 0),
              "the Move is blocked, so no Hit either");
    desk_close(&d);
}

Test(roll_fight, vf_46_ruling_53_a_refusal_says_what_is_missing) {
    Desk d = brawl("seat 0 empty; seat 0 room back_alley doorman; seat 0 sets punch 1; "
                   "seat 0 sets dash 1; seat 0 "
                   "sets fire 1");
    cr_assert_str_eq(why_not(&d, 0, "use Dash"), "VF-46: a Doorman bars the way");
    cr_assert_str_eq(why_not(&d, 0, "use Fire"), "VF-46: no enemy is in reach");
    desk_close(&d);
    d = brawl("seat 0 empty; seat 0 charges trick_knife 1; seat 0 sets dash 1");
    cr_assert_str_eq(why_not(&d, 0, "use Trick Knife"),
                     "VF-46: no enemy is left in your room", "its Hit comes first");
    desk_close(&d);
    d = brawl("seat 0 empty; seat 0 room kitchen doorman; seat 0 sets punch 1; seat 0 sets "
              "dash 1");
    cr_assert_str_eq(why_not(&d, 0, "use Punch"), "VF-46: no enemy is left in your room");
    desk_close(&d);
    d = against(
        "shadowman", "don_zemun",
        "phase fighting; seat 0 empty; seat 0 room kitchen doorman; seat 0 sets fire "
        "1; seat 0 sets dash 1");
    cr_assert_str_eq(why_not(&d, 0, "use Fire"),
                     "VF-46: no Grunt is in reach, and the Boss lets you shoot no other");
    desk_close(&d);
}

Test(roll_fight, vf_46_ruling_13_a_wound_that_finds_no_space_ends_it) {
    Desk d =
        brawl("seat 0 empty; seat 0 wounds 3; seat 0 owns pinball; seat 0 sets pinball 1; "
              "seat 0 sets dash 1");
    cr_assert(refuses(&d, 0, "use Pinball", "VF-46", 0));
    desk_close(&d);
}

Test(roll_fight, vf_47_passive_abilities_hold_whenever_they_fit) {
    Desk d = against("shadowman", "landlord",
                     "phase fighting; seat 0 owns borrowed_face; seat 0 empty; "
                     "seat 0 room back_alley doorman; seat 0 sets dash 1");
    cr_assert(play_all(&d, 0, "use Dash; go to Kitchen"));
    desk_close(&d);
    d = against("nightjar", "landlord",
                "phase fighting; seat 0 open 2; seat 0 owns point_blank; seat 0 empty; "
                "seat 0 room back_alley grunt; seat 0 sets fire 1");
    cr_assert(play_all(&d, 0, "use Fire; shoot Grunt in Back Alley"));
    desk_close(&d);
}

Test(roll_fight, vf_48_what_is_marked_resolution_waits) {
    Desk d = against("shadowman", "landlord",
                     "phase fighting; seat 0 owns gone_by_morning; seat 0 empty; "
                     "seat 0 sets gone_by_morning 1; seat 0 sets dash 1");
    cr_assert(offers(&d, 0, "use Dash") && !offers(&d, 0, "use Gone by Morning"));
    cr_assert(play(&d, 0, "end the fight"));
    cr_assert(offers(&d, 0, "use Gone by Morning") && !offers(&d, 0, "use Dash"));
    desk_close(&d);
}

Test(roll_fight, vf_107_nothing_has_to_be_used_but_what_is_begun_is_done) {
    Desk d = brawl("seat 0 empty; seat 0 room kitchen grunt; seat 0 sets charge 1");
    cr_assert(offers(&d, 0, "end the fight"));
    cr_assert(play_all(&d, 0, "use Charge; go to Kitchen"));
    cr_assert_eq(offered(&d, 0, "hit"), 1);
    cr_assert(!offers(&d, 0, "end the fight"));
    desk_close(&d);
}

Test(roll_fight, ruling_4_dice_and_a_mark_give_a_use_each) {
    Desk d = brawl("seat 0 empty; seat 0 sets dash 1; seat 0 recon dash");
    cr_assert(play_all(&d, 0, "use Dash, reconned; go to Kitchen; use Dash; go to Bar"));
    cr_assert(!asked(&d, 0, ASK_FIGHT), "two uses are all");
    desk_close(&d);
}

Test(roll_fight, ruling_4_once_icons_give_one_use_by_dice_or_mark) {
    Desk d =
        brawl("seat 0 empty; seat 0 room kitchen grunt, grunt; seat 0 owns chandelier; "
              "seat 0 sets chandelier 1; seat 0 recon chandelier; seat 0 sets dash 2");
    cr_assert(play_all(
        &d, 0, "use Dash; go to Kitchen; use Chandelier; jump to Kitchen; kill Grunt"));
    cr_assert_eq(offered(&d, 0, "use Chandelier"), 0);
    desk_close(&d);
}

/* ---- Items ------------------------------------------------------------------------------------------ */

Test(roll_fight, vf_49_vf_50_a_use_crosses_out_a_marked_square) {
    Desk d = brawl("seat 0 empty; seat 0 charges chalk_bag 2; seat 0 spent chalk_bag 1");
    cr_assert(play_all(&d, 0, "use Chalk Bag; go to Kitchen; go to Bar"));
    cr_assert_eq(fighter_at(&d, 0)->spent[0], 2);
    cr_assert(asked(&d, 0, ASK_LOOT), "nothing else can be used, so the fight is over");
    desk_close(&d);
    d = brawl("seat 0 empty; seat 0 sets dash 1");
    cr_assert(refuses(&d, 0, "use Chalk Bag", "VF-50", 0));
    desk_close(&d);
}

Test(roll_fight, vf_51_several_charges_in_a_row) {
    Desk d = brawl("seat 0 empty; seat 0 charges chalk_bag 3");
    cr_assert(play_all(&d, 0,
                       "use Chalk Bag; go to Kitchen; go to Bar; use Chalk Bag; go to "
                       "Corridor; go to Stage"));
    cr_assert_eq(charges_left(fighter_at(&d, 0), 0), 1);
    desk_close(&d);
}

Test(roll_fight, vf_52_rage_brew_performs_the_next_ability_twice) {
    Desk d = against("shadowman", "landlord",
                     "phase fighting; seat 0 charges rage_brew 1; seat 0 empty; "
                     "seat 0 room back_alley grunt, grunt; seat 0 sets punch 1");
    cr_assert(play(&d, 0, "use Rage Brew"));
    cr_assert_eq(fighter_at(&d, 0)->wounds, 1);
    cr_assert(play_all(&d, 0, "use Punch; hit Grunt; hit Grunt"));
    cr_assert_eq(standing_in(&d, "back_alley", GRUNT), 0);
    desk_close(&d);
}

Test(roll_fight, vf_52_items_change_the_next_ability_only) {
    Desk d =
        against("brick", "landlord",
                "phase fighting; seat 0 charges pry_bar 1; seat 0 at office; "
                "seat 0 room office grunt; seat 0 sets punch 2; seat 0 doubles punch 1");
    cr_assert(play(&d, 0, "use Pry Bar"));
    cr_assert(play_all(&d, 0, "use Punch; hit The Landlord"));
    cr_assert_eq(fighter_at(&d, 0)->boss_hurt, 1);
    cr_assert(play(&d, 0, "use Punch with a Double Knife"));
    cr_assert(refuses(&d, 0, "hit The Landlord", "VF-60", 0));
    desk_close(&d);
    d = against(
        "brick", "landlord",
        "phase fighting; seat 0 charges door_wedge 1; seat 0 empty; "
        "seat 0 room back_alley doorman; seat 0 room kitchen doorman; seat 0 sets dash 1");
    cr_assert(play_all(&d, 0, "use Door Wedge; go to Kitchen"));
    cr_assert_eq(state_at(&d)->round, 2, "the Doorman in the Kitchen stops a Dash again");
    desk_close(&d);
    d = against("nightjar", "landlord",
                "phase fighting; seat 0 open 2; seat 0 charges spyglass 1; seat 0 empty; "
                "seat 0 room bar grunt; seat 0 sets fire 1");
    cr_assert(!offers(&d, 0, "use Fire"), "the Bar is two doors away");
    cr_assert(play_all(&d, 0, "use Spyglass; use Fire; shoot Grunt in Bar"));
    desk_close(&d);
}

/* ---- Objectives --------------------------------------------------------------------------------------- */

static bool is_marked(const Desk *d, const char *room) {
    const Den *den = den_of(roll_printed(), fighter_at(d, 0));
    int number = den->room[room_named(d, room)].objective - 1;
    return fighter_at(d, 0)->objectives >> number & 1;
}

Test(roll_objectives, vf_53_vf_54_vf_108_ruling_27_marked_in_its_room_once_it_is_met) {
    Desk d = brawl("seat 0 empty; seat 0 kills grunt 4; seat 0 room kitchen grunt; "
                   "seat 0 sets dash 4; seat 0 sets punch 1");
    cr_assert(play_all(&d, 0, "use Dash; go to Kitchen; use Punch; hit Grunt"));
    cr_assert(!is_marked(&d, "bar"), "five are killed, but the hero is elsewhere");
    cr_assert(play_all(&d, 0, "use Dash; go to Bar"));
    cr_assert(happened(&d, EV_OBJECTIVE, ANY, 2, ANY));
    cr_assert(is_marked(&d, "bar"));
    cr_assert(play_all(&d, 0, "use Dash; go to Kitchen; use Dash; go to Bar"));
    cr_assert(!happened(&d, EV_OBJECTIVE, ANY, ANY, ANY), "once is enough");
    desk_close(&d);
    d = brawl("seat 0 empty; seat 0 at kitchen; seat 0 kills grunt 4; seat 0 sets dash 2");
    cr_assert(play_all(&d, 0, "use Dash; go to Bar"));
    cr_assert(!is_marked(&d, "bar"), "four are too few");
    desk_close(&d);
}

Test(roll_objectives, soak_is_told_which_one_was_met) {
    Desk d = brawl("seat 0 empty; seat 0 at bar; seat 0 kills grunt 5");
    const Box *box = &d.box->box;
    const Den *den = den_named("velvet_mask");
    int number = den->room[room_named(&d, "bar")].objective - 1;
    Uses uses = {0};
    Event e = event_public(EV_OBJECTIVE, 0, number, 2, (int)(den - roll_printed()->den));
    box->game->event_uses(box, &e, &uses);
    cr_assert_eq(uses.count, 1);
    cr_assert_str_eq(uses.at[0].id, "velvet_mask_bar");
    cr_assert_str_eq(uses.at[0].key, "objective");
    desk_close(&d);
}

Test(roll_objectives, vf_55_marked_objectives_score) {
    Desk d = lone("seat 0 empty"),
         more = lone("seat 0 empty; seat 0 objectives bar, stage");
    const Content *c = roll_printed();
    cr_assert_eq(roll_score(c, fighter_at(&more, 0)), roll_score(c, fighter_at(&d, 0)) + 5);
    desk_close(&d);
    desk_close(&more);
}

Test(roll_objectives, vf_108_ruling_26_clear_a_room_within_one_round) {
    Desk d = brawl("seat 0 empty; seat 0 at stage; seat 0 room stage grunt, henchman; "
                   "seat 0 charges firecrackers 1; seat 0 sets punch 1");
    cr_assert(play_all(&d, 0, "use Punch; hit Grunt"));
    cr_assert(!is_marked(&d, "stage"));
    cr_assert(play_all(&d, 0, "use Firecrackers; evade Henchman in Stage"));
    cr_assert(is_marked(&d, "stage"), "evaded ones count");
    desk_close(&d);
    d = lone("round 1; phase fighting; seat 0 empty; seat 0 at stage; "
             "seat 0 room stage grunt, grunt; seat 0 sets punch 1");
    cr_assert(play_all(&d, 0, "use Punch; hit Grunt"));
    cr_assert_eq(state_at(&d)->round, 2);
    cr_assert(fighter_at(&d, 0)->touched >> room_named(&d, "stage") & 1);
    desk_close(&d);
    d = lone("round 1; phase fighting; seat 0 empty; seat 0 at stage; "
             "seat 0 room stage grunt, grunt; seat 0 sets punch 1; next rolls 5, 1, 1");
    cr_assert(
        play_all(&d, 0,
                 "use Punch; hit Grunt; recon Punch; end the flashback; stop rolling; "
                 "use Punch, reconned; hit Grunt"));
    cr_assert_eq(standing_in(&d, "stage", GRUNT), 0);
    cr_assert(!is_marked(&d, "stage"), "one fell in an earlier round: it is too late");
    desk_close(&d);
}

Test(roll_objectives, vf_108_ruling_26_a_round_in_which_nobody_fell_spoils_nothing) {
    Desk d = desk_open(ROLL_ID,
                       "mode solo; relaxed yes; den cannery; boss landlord; hero cricket",
                       "phase fighting; seat 0 empty; seat 0 at salt_cupboard; "
                       "seat 0 room salt_cupboard grunt; next rolls 1, 1, 1, 5, 1, 1");
    cr_assert_eq(state_at(&d)->round, 2, "there was nothing to fight with");
    cr_assert(play_all(&d, 0, "end the flashback; stop rolling"));
    cr_assert_eq(state_at(&d)->round, 3);
    cr_assert(play_all(&d, 0,
                       "recon Punch; end the flashback; stop rolling; "
                       "use Punch, reconned; hit Grunt"));
    cr_assert(is_marked(&d, "salt_cupboard"));
    desk_close(&d);
}

Test(roll_objectives, vf_108_ruling_29_open_the_sixth_health_space) {
    Desk d = brawl("seat 0 empty; seat 0 at coat_room; seat 0 open 6; seat 0 wounds 5; "
                   "seat 0 sets dash 1");
    cr_assert(play_all(&d, 0, "use Dash; go to Card Room"));
    cr_assert(is_marked(&d, "card_room"), "wounded or not");
    desk_close(&d);
    d = brawl("seat 0 empty; seat 0 at card_room; seat 0 open 6; seat 0 sets dash 1");
    cr_assert(is_marked(&d, "card_room"), "at the beginning of the fight already");
    desk_close(&d);
    d = brawl("seat 0 empty; seat 0 at card_room; seat 0 open 5; seat 0 sets dash 1");
    cr_assert(!is_marked(&d, "card_room"), "five are too few");
    desk_close(&d);
}

Test(roll_objectives, vf_108_visit_rooms) {
    Desk d = brawl(
        "seat 0 empty; seat 0 visited kitchen, bar, store_room, stage; seat 0 sets dash 1");
    cr_assert(play_all(&d, 0, "use Dash; go to Coat Room"));
    cr_assert(is_marked(&d, "coat_room"), "the sixth, this one included");
    desk_close(&d);
}

Test(roll_objectives, vf_108_visit_all_rooms_next_door) {
    Desk d = desk_open(
        ROLL_ID, "mode solo; relaxed yes; den pier_nine; boss landlord; hero cricket",
        "phase fighting; seat 0 empty; seat 0 visited bait_shop; seat 0 at loading_lane; "
        "seat 0 sets dash 1");
    cr_assert(play_all(&d, 0, "use Dash; go to Bait Shop"));
    cr_assert(is_marked(&d, "bait_shop"));
    desk_close(&d);
}

Test(roll_objectives, vf_108_hit_the_boss) {
    Desk d = brawl("seat 0 empty; seat 0 at office; seat 0 sets punch 1");
    cr_assert(play_all(&d, 0, "use Punch; hit The Landlord"));
    cr_assert(is_marked(&d, "office"));
    desk_close(&d);
}

Test(roll_objectives, vf_108_kill_all_of_a_kind_next_door) {
    Desk d = brawl(
        "seat 0 empty; seat 0 room card_room gunman; seat 0 at garage; seat 0 sets fire 1");
    cr_assert(!is_marked(&d, "garage"));
    cr_assert(play_all(&d, 0, "use Fire; shoot Gunman in Card Room"));
    cr_assert(is_marked(&d, "garage"));
    desk_close(&d);
}
