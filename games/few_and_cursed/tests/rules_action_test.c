/* FC-68 to FC-76, FC-84 to FC-87: moving, and the actions that are not fights. */
#include "few_desk.h"

/* ---- Moving ---------------------------------------------------------------------- */

Test(few, fc_68_move_act_and_move_on_with_one_action) {
    Desk d = acting("movement 3; attack 9; wanted talbots_gang front");
    cr_assert(play(&d, JEB, "walk to Dry Well"));
    cr_assert(play(&d, JEB, "defeat Talbot's Gang"));
    cr_assert(play(&d, JEB, "walk to Tin Cross"));
    cr_assert_eq(offered(&d, JEB, "camp") + offered(&d, JEB, "look for"), 0);
    cr_assert_eq(offered(&d, JEB, "defeat"), 0); /* another place, another action */
    cr_assert(play(&d, JEB, "walk to Dry Well"));
    cr_assert_eq(offered(&d, JEB, "defeat"), 0);
    desk_close(&d);
}

/* One action each: the next rider has one as well. */
Test(few, fc_68_fc_80_fc_81_the_limits_are_each_riders_own) {
    Desk d = acting("seat 0 at dry_well; seat 1 at dry_well; attack 11; movement 1; "
                    "wanted talbots_gang front; pile 1 top slim_corrigan; pile 1 left 1; "
                    "bounty top nell_quickhand; seat 1 bullet_max 10; seat 1 bullets 10; "
                    "seat 1 hand sprint");
    cr_assert(play_all(&d, JEB,
                       "defeat Talbot's Gang; defeat Talbot's Gang; "
                       "defeat Slim Corrigan; walk to Tin Cross; end your Action phase"));
    for (int i = 0; i < 6; i++) cr_assert(play(&d, MAE, "shoot 1 Bullet for 2 Attack"));
    cr_assert(offers(&d, MAE, "camp"));
    cr_assert(play_all(&d, MAE,
                       "defeat Talbot's Gang; defeat Talbot's Gang; "
                       "defeat Nell Quickhand"));
    desk_close(&d);
}

Test(few, fc_68_nobody_must_move_or_act) {
    Desk d = acting("");
    cr_assert(play(&d, JEB, "end your Action phase"));
    cr_assert_eq(rider(&d, JEB)->at, TOWN);
    cr_assert(asked(&d, MAE, ASK_ACTION));
    desk_close(&d);
}

Test(few, fc_69_a_road_costs_its_movement) {
    Desk d = acting("movement 2; seat 0 at dry_well");
    cr_assert(play(&d, JEB, "walk to Tin Cross")); /* 1 */
    cr_assert_eq(rider(&d, JEB)->move, 1);
    cr_assert(refuses(&d, JEB, "walk to Vulture Rock", "FC-69", 1)); /* 2 */
    desk_close(&d);
    for (int i = 0; i < few_printed()->road_count; i++)
        cr_assert(few_printed()->roads[i].move >= 1);
}

Test(few, fc_70_a_curse_symbol_raises_curse) {
    Desk d = acting("movement 1; seat 0 at last_rain");
    cr_assert(play(&d, JEB, "walk to Whisper Pit"));
    cr_assert_eq(rider(&d, JEB)->curse, 1);
    cr_assert_eq(rider(&d, JEB)->at, space("whisper_pit"));
    desk_close(&d);
}

Test(few, fc_71_attack_symbols_are_paid_or_hurt) {
    Desk d = acting("movement 2; attack 1; seat 0 at broken_dam; seat 0 bullets 0");
    cr_assert(play(&d, JEB, "walk to Mirage")); /* Attack 2 */
    cr_assert(asked(&d, JEB, ASK_TOLL));
    cr_assert(refuses(&d, JEB, "pay 2 Attack", "FC-71", 1));
    cr_assert(play(&d, JEB, "pay 1 Attack"));
    cr_assert_eq(rider(&d, JEB)->health, 6);
    cr_assert_eq(rider(&d, JEB)->attack, 0);
    cr_assert_eq(rider(&d, JEB)->at, space("mirage"));
    cr_assert(asked(&d, JEB, ASK_ACTION));
    desk_close(&d);

    d = acting("movement 2; seat 0 at broken_dam");
    cr_assert(play_all(&d, JEB, "walk to Mirage; pay nothing"));
    cr_assert_eq(rider(&d, JEB)->health, 5);
    desk_close(&d);
}

Test(few, ruling_61_a_toll_may_come_from_bullets) {
    Desk d = acting("movement 1; seat 0 at dry_well; seat 0 bullets 1");
    cr_assert(play_all(&d, JEB,
                       "walk to Red Mesa; shoot 1 Bullet for 1 Attack; "
                       "pay 1 Attack"));
    cr_assert_eq(rider(&d, JEB)->health, 7);
    cr_assert_eq(rider(&d, JEB)->bullets, 0);
    desk_close(&d);
}

/* Ines Calder's Normal side: roads cost 1 Movement less, at least 1. */
Test(few, fc_134_sure_foot) {
    Desk d = desk_open(FEW, "mode rivals; seats 2; character ines_calder, redhead",
                       "phase action; first 0; turn 0; movement 2; seat 0 at tin_cross");
    cr_assert(play(&d, 0, "walk to Vulture Rock"));
    cr_assert_eq(rider(&d, 0)->move, 1);
    cr_assert(play(&d, 0, "walk to Thirsty Jane"));
    cr_assert_eq(rider(&d, 0)->move, 0);
    desk_close(&d);
}

/* ---- Actions --------------------------------------------------------------------- */

Test(few, fc_72_the_actions) {
    Desk d = acting("seat 0 at mountain_view; seat 1 at mountain_view; seat 1 health 1; "
                    "attack 9; wanted zombies front");
    cr_assert(offers(&d, JEB, "defeat Zombies"));
    cr_assert(offers(&d, JEB, "recover an artifact"));
    cr_assert(offers(&d, JEB, "rob Maecenas"));
    cr_assert(offers(&d, JEB, "look for an encounter"));
    cr_assert(offers(&d, JEB, "camp"));
    cr_assert(offers(&d, JEB, "use your ability"));
    desk_close(&d);
    d = acting("seat 0 at mountain_view; seat 1 at mountain_view; seat 1 health 1; "
               "attack 9; wanted zombies front; action used");
    cr_assert(refuses(&d, JEB, "defeat Zombies", "FC-68", 0));
    cr_assert(refuses(&d, JEB, "recover an artifact", "FC-68", 0));
    cr_assert(refuses(&d, JEB, "look for an encounter", "FC-68", 0));
    cr_assert(refuses(&d, JEB, "camp", "FC-68", 0));
    cr_assert(refuses(&d, JEB, "use your ability", "FC-68", 0));
    cr_assert_eq(offered(&d, JEB, "defeat") + offered(&d, JEB, "recover") +
                     offered(&d, JEB, "rob") + offered(&d, JEB, "look for") +
                     offered(&d, JEB, "camp") + offered(&d, JEB, "use your ability"),
                 0);
    desk_close(&d);
}

Test(few, fc_73_one_more_encounter_as_the_action) {
    Desk d =
        acting("seat 0 at dry_well; encounter top stagecoach; attack 6; seat 0 money 0");
    cr_assert(play_all(&d, JEB, "look for an encounter; rob it"));
    cr_assert_eq(rider(&d, JEB)->water, 5);
    cr_assert_eq(rider(&d, JEB)->attack, 1);
    cr_assert_eq(rider(&d, JEB)->encounter, 0);
    cr_assert_eq(bits_count(few(&d)->encounters.discard), 1);
    cr_assert(asked(&d, JEB, ASK_ACTION));
    cr_assert_eq(offered(&d, JEB, "camp"), 0); /* the action is used */
    desk_close(&d);

    d = acting("seat 0 at dry_well; encounter top stagecoach; movement 4");
    cr_assert(play_all(&d, JEB,
                       "look for an encounter; mend it and ride along; "
                       "go to Tin Cross"));
    cr_assert_eq(rider(&d, JEB)->move, 1);
    desk_close(&d);
}

Test(few, fc_73_ruling_63_in_town_the_board_or_the_store_moved_or_not) {
    Desk d = acting("seat 0 money 6; store row horse, lasso, machete; movement 1");
    cr_assert(play_all(&d, JEB, "go to the Job Board or the Store; go to the Store"));
    cr_assert(play_all(&d, JEB, "buy Horse; leave the Store"));
    cr_assert(play(&d, JEB, "walk to Dry Well")); /* and ride on */
    desk_close(&d);

    d = acting("seat 0 at dry_well; movement 1; job top farmhand, deputy");
    cr_assert(play_all(&d, JEB,
                       "walk to San Andreas; go to the Job Board or the Store; "
                       "go to the Job Board; sell nothing"));
    cr_assert_eq(rider(&d, JEB)->job_count, 2);
    desk_close(&d);
}

Test(few, fc_74_recovering_takes_card_and_token) {
    Desk d =
        acting("seat 0 at mana_olana; artifacts a_touch_of_evil, black_beak, jar_of_dirt");
    cr_assert(play(&d, JEB, "recover an artifact"));
    cr_assert_eq(offered(&d, JEB, "take"), 2); /* of this place */
    cr_assert(play(&d, JEB, "take Black Beak"));
    cr_assert_eq(hand_of(&d, JEB, "black_beak"), 1);
    cr_assert_eq(few(&d)->artifacts & bit(artifact_number("black_beak")), 0);
    cr_assert(rider(&d, JEB)->artifacts & bit(artifact_number("black_beak")));
    cr_assert(few(&d)->artifacts & bit(artifact_number("a_touch_of_evil")));
    cr_assert_eq(offered(&d, JEB, "camp"), 0); /* it was the action */
    desk_close(&d);

    d = acting("seat 0 at mana_olana; artifacts jar_of_dirt");
    cr_assert(refuses(&d, JEB, "recover an artifact", "FC-74", 0));
    desk_close(&d);

    d = acting("seat 0 at dry_well");
    cr_assert_eq(offered(&d, JEB, "recover"), 0);
    desk_close(&d);
}

Test(few, fc_75_one_artifact_of_each_place) {
    Desk d = acting("seat 0 at mana_olana; artifacts a_touch_of_evil; "
                    "seat 0 artifacts black_beak");
    cr_assert(refuses(&d, JEB, "recover an artifact", "FC-75", 0));
    desk_close(&d);
}

Test(few, fc_132_ruling_38_a_random_artifact_may_be_of_a_place_one_has) {
    Desk d = rivals("phase encounter; first 0; turn 0; seat 0 at whisper_pit; attack 6; "
                    "cursed top discover_treasure; artifacts a_touch_of_evil; "
                    "seat 0 artifacts black_beak");
    cr_assert(play(&d, JEB, "wrestle it out"));
    cr_assert_eq(hand_of(&d, JEB, "a_touch_of_evil"), 1);
    cr_assert(happened(&d, EV_RECOVERED, artifact_number("a_touch_of_evil"), 1, ANY));
    cr_assert_eq(few(&d)->artifacts, 0); /* its token is gone: FC-101 */
    cr_assert_eq(few(&d)->ending, CAUSE_ARTIFACTS);
    desk_close(&d);
}

/* By the book it bars the place; the switch lifts that. */
Test(few, fc_133_ruling_38_a_random_artifact_bars_recovering_unless_switched) {
    static const char position[] =
        "phase encounter; first 0; turn 0; seat 0 at mana_olana; attack 6; "
        "cursed top discover_treasure; artifacts crow_cloak, black_beak, "
        "a_touch_of_evil; seat 1 at dry_well";
    for (int free = 0; free < 2; free++) {
        Desk d = rivals_with(free ? "random_free yes" : "", position);
        cr_assert(play(&d, JEB, "wrestle it out"));
        play_until(&d, JEB, ASK_ACTION);
        if (free)
            cr_assert(offers(&d, JEB, "recover an artifact"));
        else
            cr_assert(refuses(&d, JEB, "recover an artifact", "FC-75", 0));
        desk_close(&d);
    }
}

Test(few, fc_84_fc_85_ruling_44_robbery) {
    Desk d = acting("seat 0 at dry_well; seat 1 at dry_well; seat 1 health 4; attack 8; "
                    "seat 0 money 0; seat 1 money 3");
    cr_assert(play(&d, JEB, "rob Maecenas"));
    cr_assert_eq(rider(&d, JEB)->attack, 0); /* twice the Health */
    cr_assert_eq(rider(&d, JEB)->curse, 2);
    cr_assert_eq(rider(&d, JEB)->grit, 4);
    cr_assert_eq(rider(&d, JEB)->water, 4);
    cr_assert_eq(rider(&d, MAE)->health, 3);
    cr_assert_eq(rider(&d, MAE)->water, 3); /* it comes from the supply */
    cr_assert_eq(offered(&d, JEB, "camp"), 0);
    desk_close(&d);
}

Test(few, fc_84_robbery_needs_a_shared_space_and_the_attack) {
    Desk d = acting("seat 0 at dry_well; seat 1 at dry_well; seat 1 health 4; attack 7");
    cr_assert(refuses(&d, JEB, "rob Maecenas", "FC-84", 1));
    desk_close(&d);
    d = acting("seat 0 at dry_well; seat 1 at tin_cross; seat 1 health 4; attack 8");
    cr_assert_eq(offered(&d, JEB, "rob"), 0);
    desk_close(&d);
}

/* Cursed already: the 2 Curse are 1 damage, and the last. */
Test(few, fc_85_ruling_77_a_robber_whom_the_curse_wounds_gains_afterwards) {
    Desk d = acting("seat 0 at dry_well; seat 1 at dry_well; seat 1 health 4; attack 8; "
                    "seat 0 curse 7; seat 0 health 1; seat 0 grit 5; seat 0 money 0");
    cr_assert(play(&d, JEB, "rob Maecenas"));
    cr_assert_eq(rider(&d, JEB)->grit, 5 - 3 - 1 + 4); /* no Water yet for the way home */
    cr_assert_eq(rider(&d, JEB)->water, 4);
    cr_assert_eq(rider(&d, JEB)->at, TOWN);
    cr_assert_eq(rider(&d, MAE)->health, 3);
    cr_assert(asked(&d, MAE, ASK_ACTION));
    desk_close(&d);
}

/* The Curse of the robbery is there before its Grit and Water: a job that waits for it is
 * asked about first. */
Test(few, fc_57_fc_85_the_curse_of_a_robbery_comes_before_what_it_brings) {
    Desk d =
        acting("seat 0 at dry_well; seat 1 at dry_well; seat 1 health 4; attack 8; "
               "seat 0 jobs con_man; seat 0 curse 4; seat 0 threshold 9; seat 0 grit 0");
    cr_assert(play(&d, JEB, "rob Maecenas"));
    cr_assert(asked(&d, JEB, ASK_JOB));
    cr_assert_eq(rider(&d, JEB)->curse, 6);
    cr_assert_eq(rider(&d, JEB)->grit, 0);
    cr_assert_eq(rider(&d, MAE)->health, 4);
    cr_assert(play(&d, JEB, "keep it for later"));
    cr_assert_eq(rider(&d, JEB)->grit, 4);
    cr_assert_eq(rider(&d, MAE)->health, 3);
    desk_close(&d);
}

Test(few, ruling_45_robbery_in_town_unless_switched_off) {
    Desk d = acting("seat 1 health 1; attack 2");
    cr_assert(offers(&d, JEB, "rob Maecenas"));
    desk_close(&d);
    d = rivals_with("no_town_robbery yes", "phase action; first 0; turn 0; attack 2; "
                                           "seat 1 health 1");
    cr_assert(refuses(&d, JEB, "rob Maecenas", "FC-84", 0));
    desk_close(&d);
}

Test(few, fc_24_fc_86_a_character_action_takes_the_action) {
    Desk d = acting("seat 0 curse 3; upgrade top sprint, ambush");
    cr_assert(play_all(&d, JEB, "use your ability; keep Sprint")); /* Curse -1, improvise */
    cr_assert_eq(rider(&d, JEB)->curse, 2);
    cr_assert_eq(hand_of(&d, JEB, "sprint"), 1);
    cr_assert_eq(offered(&d, JEB, "use your ability") + offered(&d, JEB, "camp"), 0);
    desk_close(&d);
}

Test(few, fc_86_its_cost_must_be_at_hand) {
    Desk d = rivals("phase action; first 1; turn 1; seat 1 money 3");
    cr_assert(refuses(&d, MAE, "use your ability", "FC-86", 1)); /* 4 Water for 2 Grit */
    desk_close(&d);
    d = rivals("phase action; first 1; turn 1; seat 1 money 4");
    cr_assert(play(&d, MAE, "use your ability"));
    cr_assert_eq(rider(&d, MAE)->water, 0);
    cr_assert_eq(rider(&d, MAE)->grit, 2);
    desk_close(&d);
}

Test(few, fc_87_fc_92_camping_shuffles_all_heals_ends_the_phase_and_calls_nobody_home) {
    Desk d = acting("seat 0 at dry_well; seat 0 health 4; seat 0 hand sprint, uppercut; "
                    "seat 0 deck nothing; movement 1");
    cr_assert(play(&d, JEB, "play Sprint"));
    cr_assert(play(&d, JEB, "camp"));
    cr_assert_eq(rider(&d, JEB)->health, 5);
    cr_assert_eq(hand_size(&d, JEB), 0);
    cr_assert_eq(deck_of(&d, JEB, "sprint") + deck_of(&d, JEB, "uppercut"), 2);
    cr_assert_eq(deck_size(&d, JEB), 10);
    cr_assert(asked(&d, MAE, ASK_ACTION)); /* the phase is over, also for moving */
    rest_of_round(&d);
    cr_assert_eq(rider(&d, JEB)->at, space("dry_well"));
    desk_close(&d);
}

/* An earlier shuffle still counts. */
Test(few, ruling_2_camping_wipes_no_earlier_shuffle_out) {
    Desk d = acting("seat 0 at dry_well; seat 0 hand side_deal; seat 0 deck nothing");
    cr_assert(play_all(&d, JEB, "play Side Deal; camp"));
    cr_assert_eq(rider(&d, JEB)->at, space("dry_well"));
    rest_of_round(&d);
    cr_assert_eq(rider(&d, JEB)->at, TOWN);
    desk_close(&d);
}
