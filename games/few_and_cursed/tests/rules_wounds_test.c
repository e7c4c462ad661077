/* FC-25 to FC-32: the Curse and critical wounds. */
#include "few_desk.h"

/* ---- The Curse ------------------------------------------------------------------- */

Test(few, fc_25_the_cursed_side_has_a_drawback_and_no_ability) {
    Desk d = acting("seat 0 curse 7");
    cr_assert_eq(rider(&d, JEB)->cursed, 1);
    cr_assert_eq(offered(&d, JEB, "use your ability"), 0);
    cr_assert(offers(&d, JEB, "shoot 1 Bullet for 2 Attack")); /* its own rate */
    rest_of_round(&d);
    cr_assert_eq(hand_size(&d, JEB), 4); /* kept 4 */
    desk_close(&d);

    d = acting("seat 0 curse 7; seat 0 hand nothing");
    rest_of_round(&d);
    cr_assert_eq(hand_size(&d, JEB), 3); /* small hand */
    desk_close(&d);
}

Test(few, fc_25_the_other_drawbacks) {
    Desk d = desk_open(FEW, "mode rivals; seats 2; character redhead, ines_calder",
                       "phase encounter; first 0; turn 0; seat 0 curse 6; seat 1 curse 5");
    cr_assert(refuses(&d, 0, "go to the Store", "FC-25", 0));
    cr_assert(play(&d, 0, "visit neither")); /* ruling 18: nobody has to draw jobs */
    cr_assert_eq(rider(&d, 0)->job_count, 0);
    play_until(&d, 1, ASK_ACTION);
    cr_assert(refuses(&d, 1, "camp", "FC-25", 0));
    desk_close(&d);

    d = rivals("phase cleanup; first 0; turn 0; seat 1 curse 8; seat 1 health 6");
    rest_of_round(&d);
    cr_assert_eq(rider(&d, MAE)->curse, 9); /* each round, and it hurts: FC-27 */
    cr_assert_eq(rider(&d, MAE)->health, 5);
    desk_close(&d);
}

Test(few, fc_26_at_the_threshold_the_card_turns_and_below_it_back) {
    Desk d = acting("seat 0 curse 6; seat 0 hand low_blow, quiet_prayer");
    cr_assert_eq(rider(&d, JEB)->cursed, 0);
    cr_assert(play(&d, JEB, "play Low Blow"));
    cr_assert_eq(rider(&d, JEB)->cursed, 1);
    cr_assert(happened(&d, EV_TURNED, 1, ANY, ANY));
    cr_assert(play(&d, JEB, "play Quiet Prayer"));
    cr_assert_eq(rider(&d, JEB)->cursed, 0);
    desk_close(&d);
}

Test(few, ruling_6_the_rise_that_turns_the_card_does_not_hurt) {
    Desk d = acting("seat 0 curse 6; seat 0 hand bone_horse; seat 0 health 5");
    cr_assert(play(&d, JEB, "play Bone Horse")); /* Curse +2 */
    cr_assert_eq(rider(&d, JEB)->curse, 8);
    cr_assert_eq(rider(&d, JEB)->health, 5);
    desk_close(&d);
}

Test(few, fc_27_ruling_5_each_rise_while_cursed_is_one_damage) {
    Desk d = acting("seat 0 curse 7; seat 0 hand bone_horse; seat 0 health 5");
    cr_assert(play(&d, JEB, "play Bone Horse")); /* +2 in one go */
    cr_assert_eq(rider(&d, JEB)->health, 4);
    desk_close(&d);
}

/* Each symbol of a road is a rise of its own. */
Test(few, ruling_5_two_symbols_are_two_rises) {
    Desk d = acting_by_a_cursed_road("seat 0 curse 7; seat 0 health 5");
    cr_assert(play(&d, JEB, "walk to Whisper Pit"));
    cr_assert_eq(rider(&d, JEB)->curse, 9);
    cr_assert_eq(rider(&d, JEB)->health, 3);
    desk_close(&d);
}

Test(few, ruling_7_curse_goes_past_the_threshold_to_its_end_and_not_below_zero) {
    Desk d = acting("seat 0 curse 11; seat 0 hand bone_horse, bone_horse; seat 0 health 5");
    cr_assert(play(&d, JEB, "play Bone Horse"));
    cr_assert_eq(rider(&d, JEB)->curse, CURSE_MAX);
    cr_assert(play(&d, JEB, "play Bone Horse"));
    cr_assert_eq(rider(&d, JEB)->curse, CURSE_MAX);
    cr_assert_eq(rider(&d, JEB)->health, 4); /* no rise any more, no damage */
    desk_close(&d);
    d = acting("seat 0 hand quiet_prayer");
    cr_assert(play(&d, JEB, "play Quiet Prayer"));
    cr_assert_eq(rider(&d, JEB)->curse, 0);
    desk_close(&d);
}

/* ---- Wounds ---------------------------------------------------------------------- */

/* Murder of Crows takes 2 Health. */
static Desk bitten(const char *position) {
    char room[500] = "phase encounter; first 0; turn 0; seat 0 health 2; "
                     "cursed top murder_of_crows; ";
    strncat(room, position, sizeof room - strlen(room) - 1);
    Desk d = rivals(room);
    cr_assert(play(&d, JEB, "suffer"));
    return d;
}

Test(few, fc_28_ruling_12_the_turn_ends_at_once) {
    Desk d = bitten("seat 0 at crow_ruins");
    cr_assert(play_all(&d, MAE, "go to the Store; leave the Store"));
    cr_assert(asked(&d, MAE, ASK_ACTION)); /* Jebediah, though first, has none */
    cr_assert(play(&d, MAE, "end your Action phase"));
    cr_assert_eq(few(&d)->phase, PHASE_CLEANUP);
    rest_of_round(&d);
    cr_assert_eq(hand_size(&d, JEB), 4); /* Cleanup as usual */
    desk_close(&d);
}

Test(few, fc_29_fc_30_three_grit_and_a_money_for_each_space) {
    Desk d = bitten("seat 0 at crow_ruins; seat 0 grit 10; seat 0 money 9");
    int way = few_printed()->home_distance[space("crow_ruins")];
    cr_assert(way >= 2);
    cr_assert_eq(rider(&d, JEB)->grit, 7);
    cr_assert_eq(rider(&d, JEB)->water, 9 - way);
    cr_assert_eq(rider(&d, JEB)->at, TOWN);
    desk_close(&d);
}

/* The rulebook's example: wounded far from home with too little Water. */
Test(few, fc_31_each_money_missing_costs_a_grit) {
    Desk d = bitten("seat 0 at mana_olana; seat 0 grit 10; seat 0 money 1");
    int way = few_printed()->home_distance[space("mana_olana")];
    cr_assert_eq(way, 4);
    cr_assert_eq(rider(&d, JEB)->water, 0);
    cr_assert_eq(rider(&d, JEB)->grit, 10 - 3 - (way - 1));
    desk_close(&d);
}

Test(few, ruling_14_the_way_is_counted_in_spaces_and_is_nothing_at_home) {
    for (int s = 0; s < few_printed()->space_count; s++) {
        uint32_t reached = bit(TOWN);
        int steps_home = 0;
        while (!(reached & bit(s))) {
            uint32_t next = reached;
            for (int at = 0; at < few_printed()->space_count; at++) {
                if (reached & bit(at)) next |= few_printed()->map.next[at];
            }
            reached = next;
            steps_home++;
        }
        cr_assert_eq(few_printed()->home_distance[s], steps_home);
    }
    Desk d = rivals("phase action; first 0; turn 0; seat 0 curse 7; seat 0 health 1; "
                    "seat 0 hand low_blow; seat 0 money 4; seat 0 grit 5");
    cr_assert(play(&d, JEB, "play Low Blow")); /* in San Andreas */
    cr_assert_eq(rider(&d, JEB)->water, 4);
    cr_assert_eq(rider(&d, JEB)->grit, 2);
    desk_close(&d);
}

/* Two Attack symbols: the second one is too much, and Mirage is not reached. */
Test(few, ruling_14_who_falls_on_a_road_is_brought_home_from_where_it_begins) {
    Desk d = acting("seat 0 at broken_dam; movement 2; seat 0 health 2; seat 0 money 9; "
                    "seat 0 grit 5");
    int way = few_printed()->home_distance[space("broken_dam")];
    cr_assert_neq(way, few_printed()->home_distance[space("mirage")]);
    cr_assert(play_all(&d, JEB, "walk to Mirage; pay nothing"));
    cr_assert_eq(rider(&d, JEB)->at, TOWN);
    cr_assert_eq(rider(&d, JEB)->water, 9 - way);
    cr_assert(asked(&d, MAE, ASK_ACTION));
    desk_close(&d);
}

/* The card is done as a whole before the Health that it costs is missed. */
Test(few, fc_28_fc_135_repeating_an_artifact_may_be_the_last_thing_one_does) {
    Desk d = acting("seat 0 at dry_well; seat 0 hand cursed_jebediah; "
                    "seat 0 play a_touch_of_evil; seat 0 health 1");
    cr_assert(refuses(&d, JEB, "play Cursed", "FC-124", 0)); /* no card to trash */
    desk_close(&d);
    d = acting(
        "seat 0 at dry_well; seat 0 hand cursed_jebediah, sprint; "
        "seat 0 play a_touch_of_evil; seat 0 health 1; upgrade top ambush, uppercut");
    cr_assert(play_all(&d, JEB,
                       "play Cursed; repeat A Touch of Evil; trash Sprint from hand; "
                       "keep Ambush"));
    cr_assert_eq(rider(&d, JEB)->health, 3);
    cr_assert_eq(deck_of(&d, JEB, "ambush"), 1);
    cr_assert_eq(deck_of(&d, JEB, "sprint"), 0);
    cr_assert(asked(&d, MAE, ASK_ACTION));
    desk_close(&d);
}

Test(few, fc_32_ruling_11_health_three_and_all_cards_in_one_deck) {
    Desk d = rivals("phase action; first 0; turn 0; seat 0 at crow_ruins; seat 0 curse 7; "
                    "seat 0 health 1; seat 0 hand low_blow, sprint; seat 0 play uppercut; "
                    "seat 0 discard ambush; movement 3");
    cr_assert(play(&d, JEB, "play Low Blow"));
    cr_assert_eq(rider(&d, JEB)->health, 3);
    cr_assert_eq(hand_size(&d, JEB), 0);
    cr_assert_eq(deck_of(&d, JEB, "low_blow") + deck_of(&d, JEB, "sprint") +
                     deck_of(&d, JEB, "uppercut") + deck_of(&d, JEB, "ambush"),
                 4);
    cr_assert_eq(rider(&d, JEB)->move + rider(&d, JEB)->attack, 0);
    cr_assert(asked(&d, MAE, ASK_ACTION));
    desk_close(&d);
}

Test(few, ruling_15_curse_stays_and_the_shuffle_calls_nobody_home) {
    Desk d = rivals("phase action; first 0; turn 0; seat 0 at crow_ruins; seat 0 curse 7; "
                    "seat 0 health 1; seat 0 hand low_blow");
    cr_assert(play(&d, JEB, "play Low Blow"));
    cr_assert_eq(rider(&d, JEB)->curse, 8);
    cr_assert_eq(rider(&d, JEB)->cursed, 1);
    cr_assert_eq(rider(&d, JEB)->shuffled, 0);
    desk_close(&d);
}

/* A card that was being trashed stays trashed. */
Test(few, fc_130_a_card_trashed_in_ones_last_breath_is_gone) {
    Desk d = rivals("phase action; first 0; turn 0; seat 0 curse 7; seat 0 health 1; "
                    "seat 0 hand dust_devil");
    cr_assert(play(&d, JEB, "play Dust Devil and trash it")); /* its trash line: Curse +1 */
    cr_assert_eq(rider(&d, JEB)->health, 3);
    cr_assert_eq(deck_of(&d, JEB, "dust_devil"), 0);
    desk_close(&d);
}

Test(few, fc_28_two_upgrades_on_offer_are_laid_down) {
    Desk d = rivals("phase improvise; first 0; turn 0; seat 0 curse 7; seat 0 health 1; "
                    "seat 0 hand low_blow");
    cr_assert(play(&d, JEB, "play Low Blow"));
    CardSet discards = few(&d)->upgrades.discard;
    cr_assert_eq(bits192_count(&discards), 2);
    cr_assert(asked(&d, MAE, ASK_IMPROVISE));
    desk_close(&d);
}

/* The encounter that was not chosen yet is laid down. */
Test(few, fc_28_an_open_encounter_is_laid_down) {
    Desk d = rivals("phase encounter; first 0; turn 0; seat 0 at dry_well; seat 0 curse 7; "
                    "seat 0 health 1; seat 0 hand low_blow; encounter top stagecoach");
    cr_assert(play(&d, JEB, "play Low Blow"));
    cr_assert_eq(rider(&d, JEB)->encounter, 0);
    cr_assert_eq(few(&d)->drawn_count, 0);
    cr_assert_eq(bits_count(few(&d)->encounters.discard), 1);
    desk_close(&d);
}

/* Curse is what it costs; the Water for it would have come after. */
Test(few, fc_28_what_was_still_to_come_is_lost) {
    Desk d = rivals("phase encounter; first 0; turn 0; seat 0 at old_mission; "
                    "seat 0 curse 7; seat 0 health 1; seat 0 money 9; "
                    "encounter top damp_claim");
    int way = few_printed()->home_distance[space("old_mission")];
    cr_assert(play(&d, JEB, "sell an ounce"));
    cr_assert_eq(rider(&d, JEB)->water, 9 - way);
    cr_assert_eq(rider(&d, JEB)->bullets, 2);
    cr_assert(asked(&d, MAE, ASK_TOWN));
    rest_of_round(&d);
    cr_assert_eq(rider(&d, JEB)->water, 9 - way); /* for good */
    desk_close(&d);
}

/* Both come to 0 by one robbery: what concerns the other is not dropped. */
Test(few, fc_28_two_riders_wounded_at_once) {
    Desk d = acting("seat 0 at dry_well; seat 1 at dry_well; seat 1 health 1; attack 2; "
                    "seat 0 curse 7; seat 0 health 1; seat 0 grit 9; seat 1 grit 9");
    cr_assert(play(&d, JEB, "rob Maecenas"));
    cr_assert_eq(rider(&d, JEB)->health + rider(&d, MAE)->health, 6);
    cr_assert_eq(rider(&d, JEB)->grit, 9 + 1 - 3);
    cr_assert_eq(rider(&d, MAE)->grit, 9 - 3);
    cr_assert(asked(&d, MAE, ASK_ACTION));
    desk_close(&d);
}

/* Robbed: outside the rider's own turn nothing is skipped. */
Test(few, ruling_13_wounded_outside_the_own_turn_skips_nothing) {
    Desk d = acting("seat 0 at dry_well; seat 1 at dry_well; seat 1 health 1; attack 2; "
                    "seat 1 grit 5; seat 1 money 5");
    cr_assert(play(&d, JEB, "rob Maecenas"));
    cr_assert_eq(rider(&d, MAE)->grit, 2);
    cr_assert_eq(rider(&d, MAE)->water, 4);
    cr_assert_eq(rider(&d, MAE)->at, TOWN);
    cr_assert_eq(rider(&d, MAE)->health, 3);
    cr_assert_eq(hand_size(&d, MAE), 0);
    cr_assert(play(&d, JEB, "end your Action phase"));
    cr_assert(asked(&d, MAE, ASK_ACTION));
    desk_close(&d);
}

Test(few, ruling_13_after_the_redraw_a_new_hand_is_drawn) {
    Desk d = rivals("phase cleanup; first 0; turn 0; monster tsilkali at mountain_view; "
                    "seat 1 at widows_gulch; seat 0 at dry_well; seat 1 health 1");
    rest_of_round(&d);
    cr_assert_eq(rider(&d, MAE)->health, 3);
    cr_assert_eq(rider(&d, MAE)->at, TOWN);
    cr_assert_eq(hand_size(&d, MAE), 4);
    desk_close(&d);

    /* Even the rider who acted last: that turn is over by then. */
    d = rivals("phase action; first 0; turn 1; monster tsilkali at mountain_view; "
               "seat 1 at widows_gulch; seat 0 at dry_well; seat 1 health 1");
    cr_assert(play(&d, MAE, "end your Action phase"));
    rest_of_round(&d);
    cr_assert_eq(rider(&d, MAE)->health, 3);
    cr_assert_eq(hand_size(&d, MAE), 4);
    cr_assert_eq(few(&d)->monster_at[monster_number("tsilkali")] - 1,
                 space("widows_gulch")); /* and the round went on as usual */
    desk_close(&d);
}

/* Maecenas' drawback strikes between two rounds: the next round is played whole. */
Test(few, ruling_13_a_wound_between_two_rounds_skips_nothing) {
    Desk d = rivals("phase cleanup; first 0; turn 0; seat 1 curse 8; seat 1 health 1");
    rest_of_round(&d);
    cr_assert_eq(rider(&d, MAE)->health, 3);
    cr_assert_eq(hand_size(&d, MAE), 4);
    cr_assert(asked(&d, MAE, ASK_IMPROVISE)); /* the token was passed to seat 1 */
    play_until(&d, JEB, ASK_IMPROVISE);
    play_until(&d, MAE, ASK_ACTION);
    desk_close(&d);
}

/* Whoever it is, a wound ends the slot and leaves nothing to answer. */
Test(few, fc_28_the_second_riders_slot_ends_with_a_wound) {
    Desk d =
        rivals("phase action; first 1; turn 1; seat 1 at dry_well; seat 1 curse 8; seat 1 "
               "health 1; seat 1 hand low_blow");
    cr_assert(play(&d, MAE, "play Low Blow"));
    cr_assert(rider(&d, MAE)->wounded);
    cr_assert(asked(&d, JEB, ASK_ACTION));
    cr_assert_not(asked(&d, MAE, ASK_ACTION));
    for (int i = 0; i < few(&d)->todo.count; i++)
        cr_assert(few(&d)->todo.at[i].step != STEP_ASK && few(&d)->todo.at[i].step,
                  "no question of the old slot");
    desk_close(&d);
}

/* The reward curses: the wound ends the slot, and the monster moves on all the same. */
Test(few, fc_28_fc_127_a_monster_that_was_provoked_moves_after_a_wound) {
    static const char pack[] = "pack gang\ngame few-and-cursed 2\n"
                               "[wanted talbots_gang]\ntitle = Talbot's Gang\n"
                               "place = desert\ncost = 2\ngrit = 1\nreward = curse 1\n"
                               "back_cost = 3\nback_grit = 1\nsource = invented\n";
    Desk d = desk_open_with(
        FEW, pack, "mode rivals; seats 2; character jebediah, maecenas",
        "phase action; first 0; turn 0; movement 9; "
        "attack 2; wanted talbots_gang front; seat 0 curse 8; "
        "seat 0 health 1; monster tsilkali at salt_flat; seat 0 at dry_well");
    cr_assert(play_all(&d, JEB, "walk to Salt Flat; defeat Talbot's Gang"));
    cr_assert(rider(&d, JEB)->wounded);
    cr_assert_eq(few(&d)->monster_at[monster_number("tsilkali")] - 1, space("dry_well"));
    desk_close(&d);
}
