/* VF-18 to VF-24, VF-99 to VF-105: the Flashback Phase. Sides of the die: 1 and 2 Training, 3
 * Purchase, 4 Healing, 5 Recon, 6 Loot. */
#include "roll_desk.h"

Test(roll_flashback, vf_18_ruling_6_four_dice_or_three_after_a_beating_are_taken_first) {
    Desk d = lone("");
    cr_assert_eq(fighter_at(&d, 0)->hand, dice_of(FRESH, 4));
    cr_assert_eq(state_at(&d)->pool, 16);
    desk_close(&d);
    d = lone("seat 0 beatings 1");
    cr_assert_eq(fighter_at(&d, 0)->hand, dice_of(FRESH, 3));
    desk_close(&d);
    d = against("cricket", "quartermaster", "");
    cr_assert_eq(fighter_at(&d, 0)->hand, dice_of(FRESH, 3), "the Quartermaster keeps one");
    desk_close(&d);
}

Test(roll_flashback, vf_19_one_throw_is_for_all) {
    Desk d = race("next rolls 1, 3, 5");
    for (int seat = 0; seat < 2; seat++) {
        const uint8_t *flash = fighter_at(&d, seat)->flash;
        cr_assert(flash[TRAINING] == 1 && flash[PURCHASE] == 1 && flash[RECON] == 1);
    }
    desk_close(&d);
}

Test(roll_flashback, vf_20_the_three_in_any_order_then_one_of_choice) {
    Desk d = lone("next rolls 1, 3, 4");
    cr_assert(!offers(&d, 0, "recon Dash"), "not shown, and the fourth comes last");
    cr_assert(play_all(&d, 0, "open a Health space; charge Chalk Bag; train"));
    cr_assert(offers(&d, 0, "train") && offers(&d, 0, "recon Dash") &&
              offers(&d, 0, "charge Trick Knife") && offers(&d, 0, "open a Health space"));
    cr_assert(!offers(&d, 0, "take loot"));
    cr_assert(play(&d, 0, "train"));
    cr_assert_eq(fighter_at(&d, 0)->training, 4);
    cr_assert(!offers(&d, 0, "train"), "four actions are all");
    desk_close(&d);
}

Test(roll_flashback, vf_21_ruling_32_what_cannot_be_done_is_replaced_by_anything_but_loot) {
    Desk d = lone("seat 0 training 16; next rolls 1, 3, 3");
    cr_assert(!offers(&d, 0, "train"));
    cr_assert(offers(&d, 0, "charge Chalk Bag") &&
              offers(&d, 0, "open a Health space instead of Training") &&
              offers(&d, 0, "recon Dash instead of Training"));
    cr_assert(!offers(&d, 0, "take loot"));
    cr_assert(play(&d, 0, "charge Chalk Bag instead of Training"));
    cr_assert_eq(fighter_at(&d, 0)->flash[TRAINING], 0);
    cr_assert_eq(fighter_at(&d, 0)->flash[PURCHASE], 2);
    cr_assert_eq(offered(&d, 0, "take loot"), 0);
    desk_close(&d);
}

#define THREE_ITEMS                                                                        \
    "seat 0 charges firecrackers 3; seat 0 charges loaded_die 3; seat 0 charges "          \
    "trick_knife 3; "

Test(roll_flashback, vf_21_a_purchase_cannot_be_done_once_all_squares_are_marked) {
    Desk d = lone(THREE_ITEMS "seat 0 charges chalk_bag 3; next rolls 3, 6, 6");
    cr_assert(offers(&d, 0, "train instead of Purchase"));
    cr_assert_eq(offered(&d, 0, "take loot"), 1, "by its own dice only");
    desk_close(&d);
    d = lone(THREE_ITEMS "seat 0 charges chalk_bag 2; next rolls 3, 6, 6");
    cr_assert(offered(&d, 0, "train instead") == 0, "one square is left");
    desk_close(&d);
}

Test(roll_flashback, vf_21_ruling_31_healing_and_recon_may_be_impossible_too) {
    Desk d = lone("round 2; seat 0 open 7; next rolls 4, 3, 3");
    cr_assert(offers(&d, 0, "train instead of Healing"));
    desk_close(&d);
    d = lone("seat 0 beatings 1; seat 0 recon punch, fire; next rolls 5, 3, 3");
    cr_assert(offers(&d, 0, "recon Dash") && offered(&d, 0, "train instead") == 0);
    desk_close(&d);
    d = lone("seat 0 beatings 1; seat 0 recon dash, punch, fire; next rolls 5, 3, 3");
    cr_assert(offers(&d, 0, "train instead of Recon"));
    desk_close(&d);
}

Test(roll_flashback, vf_21_vf_103_dice_that_can_do_nothing_recon_what_needs_two) {
    Desk d = lone("seat 0 training 16; next rolls 1, 1, 3");
    cr_assert(play_all(&d, 0,
                       "recon Charge instead of Training; "
                       "recon Charge instead of Training"));
    cr_assert_eq(fighter_at(&d, 0)->recon, 1 << 3);
    desk_close(&d);
    d = lone(THREE_ITEMS "seat 0 charges chalk_bag 3; next rolls 1, 1, 3");
    cr_assert(play(&d, 0, "recon Charge instead of Purchase"), "and the fourth action");
    desk_close(&d);
    d = lone("seat 0 training 15; next rolls 1, 1, 3");
    cr_assert(play(&d, 0, "train"));
    cr_assert(offers(&d, 0, "recon Charge instead of Training"));
    desk_close(&d);
}

Test(roll_flashback, vf_20_what_was_not_done_is_gone_with_the_phase) {
    Desk d = lone("seat 0 empty; next rolls 1, 3, 5, 1, 1, 1");
    cr_assert(play_all(&d, 0, "end the flashback; stop rolling"));
    const Player *p = fighter_at(&d, 0);
    cr_assert(state_at(&d)->round == 2 && p->flash[TRAINING] == 3);
    cr_assert(p->flash[PURCHASE] == 0 && p->flash[RECON] == 0 && p->flash[LOOT] == 0);
    desk_close(&d);
}

Test(roll_flashback, vf_22_experience_buys_abilities) {
    Desk d = lone("seat 0 training 6; seat 0 paid 1; next rolls 1, 1, 1");
    cr_assert(play(&d, 0, "buy Cartwheel"));
    cr_assert_eq(fighter_at(&d, 0)->paid, 4);
    cr_assert(refuses(&d, 0, "buy Chandelier", "VF-22", 3));
    cr_assert(play_all(&d, 0, "train; buy Loose Wrists"), "at any time, any number");
    cr_assert_eq(experience(fighter_at(&d, 0)), 1);
    cr_assert_eq(fighter_at(&d, 0)->training, 8, "what is spent stays marked");
    desk_close(&d);
}

Test(roll_flashback, vf_22_ruling_36_nothing_is_bought_in_another_phase) {
    Desk d = lone("seat 0 training 16");
    cr_assert(offers(&d, 0, "buy Cartwheel"));
    desk_close(&d);
    d = lone("phase resolution; seat 0 empty; seat 0 visited kitchen; seat 0 training 16");
    cr_assert(asked(&d, 0, ASK_LOOT) && offered(&d, 0, "buy") == 0);
    desk_close(&d);
}

Test(roll_flashback, vf_23_four_at_most_and_one_makes_room) {
    Desk d = lone("seat 0 training 16; "
                  "seat 0 owns cartwheel, vault, sidestep, pinball");
    cr_assert(!offers(&d, 0, "buy Loose Wrists"));
    cr_assert(play(&d, 0, "buy Loose Wrists for Vault"));
    const Player *p = fighter_at(&d, 0);
    cr_assert_eq(bits_count(p->owned), 8);
    cr_assert_eq(p->rule[RULE_STEADY], 2);
    cr_assert(play(&d, 0, "buy Vault for Loose Wrists"), "again, at its full price");
    cr_assert_eq(fighter_at(&d, 0)->paid, 5);
    cr_assert_eq(fighter_at(&d, 0)->rule[RULE_STEADY], 0);
    desk_close(&d);
}

Test(roll_flashback, vf_24_the_next_phase_begins_when_all_are_done) {
    Desk d = race("next rolls 1, 1, 1");
    cr_assert(play_all(&d, 0, "train; train; train; train; end the flashback"));
    cr_assert_eq(state_at(&d)->phase, PHASE_FLASHBACK);
    cr_assert(play(&d, 1, "end the flashback"), "nobody has to do anything");
    cr_assert_eq(state_at(&d)->phase, PHASE_ROLLING);
    desk_close(&d);
}

Test(roll_flashback, vf_99_ruling_46_training_marks_two_spaces_or_the_last_one) {
    Desk d = lone("seat 0 training 3; next rolls 1, 3, 4");
    cr_assert(play(&d, 0, "train"));
    cr_assert_eq(fighter_at(&d, 0)->training, 5);
    desk_close(&d);
    d = lone("seat 0 training 15; seat 0 paid 15; next rolls 1, 3, 4");
    cr_assert(play(&d, 0, "train"));
    cr_assert_eq(fighter_at(&d, 0)->training, 16);
    desk_close(&d);
}

Test(roll_flashback, vf_100_purchase_is_one_charge) {
    Desk d = lone("seat 0 charges chalk_bag 2; next rolls 3, 3, 3");
    cr_assert(play(&d, 0, "charge Chalk Bag"));
    cr_assert_eq(fighter_at(&d, 0)->charges[0], 3);
    cr_assert(refuses(&d, 0, "charge Chalk Bag", "VF-50", 0));
    desk_close(&d);
}

Test(roll_flashback, vf_101_ruling_46_healing_opens_a_space_or_clears_two) {
    Desk d = lone("round 2; seat 0 open 5; seat 0 wounds 3; next rolls 4, 4, 4");
    cr_assert(play_all(&d, 0, "clear Wounds; open a Health space"));
    cr_assert_eq(fighter_at(&d, 0)->wounds, 1);
    cr_assert_eq(fighter_at(&d, 0)->open, 6);
    cr_assert(play(&d, 0, "clear Wounds"), "one Wound is cleared alone");
    cr_assert_eq(fighter_at(&d, 0)->wounds, 0);
    desk_close(&d);
    d = lone("round 2; seat 0 open 7; next rolls 4, 1, 1");
    cr_assert(!offers(&d, 0, "open a Health space"), "seven is the most");
    desk_close(&d);
}

Test(roll_flashback, vf_102_ruling_3_recon_stands_for_dice) {
    Desk d = lone("seat 0 room back_alley nothing; next rolls 5, 1, 1");
    cr_assert(play_all(&d, 0, "recon Dash; end the flashback; stop rolling"));
    cr_assert(asked(&d, 0, ASK_FIGHT));
    cr_assert(play_all(&d, 0, "use Dash, reconned; go to Kitchen"));
    cr_assert(!asked(&d, 0, ASK_FIGHT), "one mark is one use");
    desk_close(&d);
}

Test(roll_flashback, vf_102_ruling_54_what_resolution_would_use_is_not_marked) {
    Desk d =
        against("shadowman", "landlord", "seat 0 owns gone_by_morning; next rolls 5, 5, 1");
    cr_assert_str_eq(why_not(&d, 0, "recon Gone by Morning"),
                     "VF-102: a mark lasts for the fight only");
    desk_close(&d);
}

Test(roll_flashback, vf_102_ruling_48_an_ability_is_reconned_once) {
    Desk d = lone("seat 0 recon dash; next rolls 5, 5, 1");
    cr_assert_str_eq(why_not(&d, 0, "recon Dash"), "VF-102: it is reconned already");
    cr_assert(offers(&d, 0, "recon Punch"));
    desk_close(&d);
}

Test(roll_flashback, vf_103_charge_and_tiles_need_two_in_the_same_phase) {
    Desk d = lone("seat 0 owns cartwheel; next rolls 5, 5, 1");
    cr_assert(play(&d, 0, "recon Charge"));
    cr_assert_eq(fighter_at(&d, 0)->recon, 0);
    cr_assert(play(&d, 0, "recon Charge"));
    cr_assert_eq(fighter_at(&d, 0)->recon, 1 << 3);
    cr_assert(play(&d, 0, "train"));
    cr_assert(refuses(&d, 0, "recon Cartwheel", "VF-103", 0), "only one action is left");
    desk_close(&d);
    d = lone("next rolls 5, 5, 1, 1");
    cr_assert(play_all(&d, 0, "recon Charge; recon Charge"),
              "the second with the last action");
    cr_assert_eq(fighter_at(&d, 0)->recon, 1 << 3);
    desk_close(&d);
    d = lone("next rolls 5, 1, 1");
    cr_assert(play_all(&d, 0, "recon Charge; train; train; recon Charge"),
              "the first icon is marked, so one action is enough");
    desk_close(&d);
}

Test(roll_flashback, vf_104_without_dice_there_is_nothing_to_recon) {
    Desk d = lone("seat 0 owns loose_wrists; next rolls 5, 5, 1");
    cr_assert(refuses(&d, 0, "recon Loose Wrists", "VF-104", 0));
    desk_close(&d);
}

Test(roll_flashback, vf_105_loot_is_a_space_or_any_other_action) {
    Desk d = lone("next rolls 6, 6, 6");
    cr_assert(play(&d, 0, "take loot"));
    cr_assert_eq(fighter_at(&d, 0)->loot, 1);
    cr_assert(play_all(&d, 0, "train with the Loot die; recon Dash with the Loot die"));
    cr_assert_eq(fighter_at(&d, 0)->training, 2);
    cr_assert(!offers(&d, 0, "take loot"), "the fourth action is not Loot");
    desk_close(&d);
    d = lone("seat 0 loot 8; next rolls 6, 6, 6");
    cr_assert(!offers(&d, 0, "take loot") && offers(&d, 0, "train with the Loot die"));
    desk_close(&d);
}

Test(roll_flashback, a_trait_wounds_in_rounds_1_and_3) {
    for (int round = 1; round <= 4; round++) {
        char position[20];
        Text words = text_over(position, sizeof position);
        text_format(&words, "round %d", round);
        Desk d = lone(position);
        cr_assert_eq(fighter_at(&d, 0)->wounds, round % 2);
        desk_close(&d);
    }
}
