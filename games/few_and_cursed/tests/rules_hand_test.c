/* FC-23, FC-33 to FC-43, FC-122 to FC-124, FC-129 to FC-131, FC-135: cards and bullets. */
#include <stdlib.h>

#include "few_desk.h"

#include "few_and_cursed/rules/hand.h"

/* ---- Bullets ------------------------------------------------------------------------- */

Test(few, fc_23_bullets_become_attack_at_the_printed_rate) {
    Desk d = acting_at("dry_well", "seat 0 bullets 3");
    cr_assert(play(&d, JEB, "shoot 1 Bullet for 1 Attack"));
    cr_assert_eq(rider(&d, JEB)->attack, 1);
    cr_assert_eq(rider(&d, JEB)->bullets, 2);
    desk_close(&d);

    d = rivals("phase action; first 1; turn 1; seat 1 bullets 1");
    cr_assert(play(&d, MAE, "shoot 1 Bullet for 2 Attack"));
    cr_assert_eq(rider(&d, MAE)->attack, 2);
    cr_assert(refuses(&d, MAE, "shoot 1 Bullet for 2 Attack", "FC-36", 1));
    desk_close(&d);
}

Test(few, fc_36_bullets_are_spent_in_every_phase_of_the_own_turn) {
    Desk d = rivals("phase improvise; first 0; turn 0; seat 0 bullets 3");
    cr_assert(play(&d, JEB, "shoot 1 Bullet for 1 Attack"));
    play_until(&d, JEB, ASK_TOWN);
    cr_assert(play(&d, JEB, "shoot 1 Bullet for 1 Attack"));
    play_until(&d, JEB, ASK_ACTION);
    cr_assert(play(&d, JEB, "shoot 1 Bullet for 1 Attack"));
    cr_assert_eq(rider(&d, JEB)->bullets, 0);
    desk_close(&d);
}

Test(few, fc_123_any_number_of_bullets_in_one_phase) {
    Desk d = acting_at("dry_well", "seat 0 bullet_max 9; seat 0 bullets 9");
    for (int i = 0; i < 9; i++) cr_assert(play(&d, JEB, "shoot 1 Bullet for 1 Attack"));
    cr_assert_eq(rider(&d, JEB)->attack, 9);
    desk_close(&d);
}

Test(few, fc_65_ruling_43_a_weapon_adds_a_rate_and_one_is_chosen_each_time) {
    Desk d = acting_at("dry_well",
                       "seat 0 items revolver; seat 0 bullet_max 6; seat 0 bullets 5");
    cr_assert(play(&d, JEB, "shoot 2 Bullets for 5 Attack"));
    cr_assert(play(&d, JEB, "shoot 1 Bullet for 1 Attack"));
    cr_assert(play(&d, JEB, "shoot 2 Bullets for 5 Attack"));
    cr_assert_eq(rider(&d, JEB)->attack, 11);
    cr_assert_eq(rider(&d, JEB)->bullets, 0);
    desk_close(&d);
}

/* Whichever comes first: the rider's own rate, or that of a weapon. */
Test(few, ruling_43_rates_are_listed_in_ascending_order) {
    static const char pack[] = "pack slow\ngame few-and-cursed 2\n"
                               "[character jebediah]\ntitle = Jebediah\nwater = 2\n"
                               "health = 7\nbullets = 2\nbullet_max = 4\nthreshold = 7\n"
                               "rate = 2 for 4\naction = -> curse -1\n"
                               "cursed_rate = 3 for 9\ncursed_ability = small_hand\n"
                               "source = invented\n";
    static const int curse[] = {0, 9};
    for (int i = 0; i < 2; i++) {
        char position[80];
        Text words = text_over(position, sizeof position);
        text_format(&words, "seat 0 items peace_offering, revolver; seat 0 curse %d",
                    curse[i]);
        Desk d = desk_open_with(
            FEW, pack, "mode rivals; seats 2; character jebediah, maecenas", position);
        Rate room[RATES_MAX + 2] = {[1] = {9, 9}}; /* what lies before is not a rate */
        Rate *rates = room + 2;
        cr_assert_eq(few_rates(d.box->box.content, few(&d), JEB, rates), 3);
        cr_assert(rates[0].in == 1 && rates[0].out == 3);
        cr_assert(rates[1].in == 2 && rates[1].out == (i == 0 ? 4 : 5));
        cr_assert(rates[2].in == 2 + i && rates[2].out == (i == 0 ? 5 : 9));
        desk_close(&d);
    }
}

/* The Cursed side shoots at 1 for 3, and so does the Peace Offering. */
Test(few, ruling_43_equal_rates_are_one) {
    Desk d = rivals("phase action; first 1; turn 1; seat 1 curse 8; seat 1 bullets 2; "
                    "seat 1 items peace_offering");
    cr_assert_eq(offered(&d, MAE, "shoot"), 1);
    cr_assert(play(&d, MAE, "shoot 1 Bullet for 3 Attack"));
    desk_close(&d);
}

/* ---- The deck -------------------------------------------------------------------- */

Test(few, fc_33_fc_34_fc_93_an_empty_deck_is_made_of_the_discards_and_calls_home) {
    Desk d = acting_at("dry_well", "seat 0 hand side_deal; seat 0 deck nothing");
    int cards = bits192_count(&rider(&d, JEB)->deck.discard);
    cr_assert(play(&d, JEB, "play Side Deal"));
    cr_assert(happened(&d, EV_SHUFFLED, 0, ANY, ANY));
    cr_assert(happened(&d, EV_DREW, 1, ANY, ANY));
    cr_assert_eq(deck_size(&d, JEB), cards - 1);
    cr_assert_eq(bits192_count(&rider(&d, JEB)->deck.discard), 0);
    cr_assert_eq(rider(&d, JEB)->at, space("dry_well")); /* not at once */
    rest_of_round(&d);
    cr_assert_eq(rider(&d, JEB)->at, TOWN);
    desk_close(&d);
}

Test(few, fc_34_without_a_shuffle_nobody_returns) {
    Desk d = acting_at("dry_well", "seat 0 hand nothing");
    rest_of_round(&d);
    cr_assert_eq(rider(&d, JEB)->at, space("dry_well"));
    desk_close(&d);
}

Test(few, fc_39_ruling_4_a_card_that_is_nowhere_costs_a_grit) {
    Desk d =
        acting_at("dry_well",
                  "seat 0 hand braided_wind; seat 0 deck nothing; seat 0 discard nothing");
    cr_assert(play(&d, JEB, "play Braided Wind")); /* draws 2 */
    cr_assert(happened(&d, EV_NO_CARDS, 1, ANY, ANY));
    cr_assert_eq(rider(&d, JEB)->grit, -2);
    cr_assert_eq(rider(&d, JEB)->health, 7);
    desk_close(&d);
}

/* Reveals 2 after its 1 Movement: starting cards are discarded, others taken. */
Test(few, fc_33_revealing_from_an_empty_deck_shuffles_the_discards) {
    Desk d = acting_at("dry_well", "seat 0 hand talking_skull; seat 0 deck nothing; "
                                   "seat 0 discard sprint, weary_mile");
    cr_assert(play(&d, JEB, "play Talking Skull"));
    cr_assert_eq(hand_of(&d, JEB, "sprint"), 1);
    cr_assert(bits192_empty(&few(&d)->unseen), "everybody has seen it");
    cr_assert_eq(discards_of(&d, JEB, "weary_mile"), 1);
    cr_assert(happened(&d, EV_DISCARDED, ANY, 0, ANY));
    cr_assert_eq(rider(&d, JEB)->shuffled, 1);
    cr_assert_eq(rider(&d, JEB)->grit, 0);
    desk_close(&d);
}

Test(few, ruling_4_revealing_is_no_drawing_and_costs_nothing) {
    Desk d = acting_at("dry_well", "seat 0 hand talking_skull; seat 0 deck nothing; "
                                   "seat 0 discard nothing");
    cr_assert(play(&d, JEB, "play Talking Skull"));
    cr_assert_eq(rider(&d, JEB)->grit, 0);
    desk_close(&d);
}

Test(few, fc_122_everybody_may_count_draw_piles) {
    Desk d = rivals("");
    State *hidden = (State *)malloc(sizeof(FewState));
    match_hidden(d.match, MAE, hidden);
    const Rider *seen = &((const FewState *)hidden)->rider[JEB];
    int cards = bits192_count(&seen->deck.cards) + bits192_count(&seen->hand) +
                seen->unseen_hand + seen->unseen_deck;
    cr_assert_eq(cards - seen->hand_count, deck_size(&d, JEB));
    free(hidden);
    desk_close(&d);
}

/* ---- Playing cards --------------------------------------------------------------- */

Test(few, fc_35_cards_are_played_in_every_phase_of_the_own_turn) {
    Desk d = rivals("phase improvise; first 0; turn 0; "
                    "seat 0 hand hidden_spring, hidden_spring, hidden_spring");
    int water = rider(&d, JEB)->water;
    cr_assert(play(&d, JEB, "play Hidden Spring"));
    play_until(&d, JEB, ASK_TOWN);
    cr_assert(play(&d, JEB, "play Hidden Spring"));
    play_until(&d, JEB, ASK_ACTION);
    cr_assert(play(&d, JEB, "play Hidden Spring"));
    cr_assert_eq(rider(&d, JEB)->water, water + 6);
    cr_assert_eq(offered(&d, MAE, "play"), 0); /* and never in another's */
    desk_close(&d);
}

Test(few, fc_37_ruling_3_what_a_phase_leaves_over_is_lost_and_its_cards_discarded) {
    Desk d = rivals("phase encounter; first 0; turn 0; seat 0 hand sprint");
    cr_assert(play(&d, JEB, "play Sprint"));
    cr_assert_eq(rider(&d, JEB)->move, 2);
    cr_assert_eq(play_of(&d, JEB, "sprint"), 1);
    cr_assert(play_all(&d, JEB, "go to the Store; leave the Store"));
    cr_assert_eq(rider(&d, JEB)->move, 0);
    cr_assert_eq(play_of(&d, JEB, "sprint"), 0);
    cr_assert_eq(discards_of(&d, JEB, "sprint"), 1);
    desk_close(&d);
}

Test(few, ruling_46_attack_beyond_the_cost_is_lost_with_the_phase) {
    Desk d = acting_at("dry_well", "attack 9; wanted talbots_gang front");
    cr_assert(play(&d, JEB, "defeat Talbot's Gang"));
    cr_assert_eq(rider(&d, JEB)->attack, 7);
    cr_assert(play(&d, JEB, "end your Action phase"));
    cr_assert_eq(rider(&d, JEB)->attack, 0);
    desk_close(&d);
}

Test(few, fc_124_a_card_is_carried_out_whole_or_not_played) {
    Desk d =
        acting_at("dry_well", "seat 0 money 0; seat 0 hand hired_gun"); /* costs 1 Water */
    cr_assert(refuses(&d, JEB, "play Hired Gun", "FC-124", 1));
    desk_close(&d);

    d = acting_at("dry_well", "seat 0 money 1; seat 0 hand hired_gun");
    cr_assert(play(&d, JEB, "play Hired Gun"));
    cr_assert_eq(rider(&d, JEB)->attack, 3);
    cr_assert_eq(rider(&d, JEB)->water, 0);
    desk_close(&d);
}

Test(few, fc_124_bullets_that_a_card_asks_for_must_be_there) {
    Desk d = acting_at("dry_well", "seat 0 bullets 0; seat 0 hand fan_the_hammer");
    cr_assert(refuses(&d, JEB, "play Fan the Hammer", "FC-124", 1));
    desk_close(&d);
    d = acting_at("dry_well", "seat 0 bullets 1; seat 0 hand fan_the_hammer");
    cr_assert(play(&d, JEB, "play Fan the Hammer"));
    cr_assert_eq(rider(&d, JEB)->bullets, 0);
    cr_assert_eq(rider(&d, JEB)->attack, 4);
    desk_close(&d);
}

/* The rulebook's example: Sprint is 2 Movement, or 3 and gone. */
Test(few, fc_130_sprint_played) {
    Desk d = acting_at("dry_well", "seat 0 hand sprint");
    cr_assert(play(&d, JEB, "play Sprint"));
    cr_assert_eq(rider(&d, JEB)->move, 2);
    cr_assert_eq(play_of(&d, JEB, "sprint"), 1);
    desk_close(&d);
}

Test(few, fc_130_ruling_25_sprint_trashed_gives_one_more_and_is_gone) {
    Desk d = acting_at("dry_well", "seat 0 hand sprint");
    cr_assert(play(&d, JEB, "play Sprint and trash it"));
    cr_assert_eq(rider(&d, JEB)->move, 3);
    cr_assert_eq(play_of(&d, JEB, "sprint") + discards_of(&d, JEB, "sprint"), 0);
    CardSet upgrades = few(&d)->upgrades.cards, discards = few(&d)->upgrades.discard;
    cr_assert_eq(bits192_count(&upgrades) + bits192_count(&discards), 89);
    desk_close(&d);
}

Test(few, fc_131_call_to_darkness) {
    Desk d = acting_at(
        "dry_well", "seat 0 hand call_to_darkness, sprint; upgrade top uppercut, ambush");
    cr_assert(play(&d, JEB, "play Call to Darkness and trash it"));
    cr_assert_eq(rider(&d, JEB)->curse, 2);
    cr_assert(play(&d, JEB, "trash Sprint from hand"));
    cr_assert(play(&d, JEB, "keep Ambush"));
    cr_assert_eq(hand_of(&d, JEB, "ambush"), 1);
    cr_assert_eq(play_of(&d, JEB, "call_to_darkness"), 0);
    cr_assert_eq(hand_of(&d, JEB, "sprint"), 0);
    cr_assert(asked(&d, JEB, ASK_ACTION));
    desk_close(&d);

    d = acting_at("dry_well",
                  "seat 0 hand call_to_darkness"); /* nothing to trash from hand */
    cr_assert(refuses(&d, JEB, "play Call to Darkness and trash it", "FC-124", 1));
    cr_assert(play(&d, JEB, "play Call to Darkness"));
    cr_assert_eq(rider(&d, JEB)->curse, 2);
    desk_close(&d);
}

Test(few, fc_76_artifacts_are_played_as_upgrades_are) {
    Desk d = acting_at("dry_well", "seat 0 hand eye_of_horus");
    cr_assert(play(&d, JEB, "play Eye of Horus"));
    cr_assert_eq(rider(&d, JEB)->attack, 3);
    cr_assert(play(&d, JEB, "end your Action phase"));
    cr_assert_eq(discards_of(&d, JEB, "eye_of_horus"), 1);
    desk_close(&d);
}

Test(few, fc_40_a_card_overrides_the_rules) {
    /* FC-69: every road costs Movement; the card says go anywhere. */
    Desk d = rivals("phase encounter; first 0; turn 0; seat 0 at dry_well; "
                    "encounter top stagecoach; movement 3");
    cr_assert(play(&d, JEB, "mend it and ride along"));
    cr_assert(play(&d, JEB, "go to Expedition"));
    cr_assert_eq(rider(&d, JEB)->at, space("expedition"));
    desk_close(&d);
}

/* ---- Cursed, which repeats ------------------------------------------------------- */

Test(few, fc_129_cursed_raises_curse_and_repeats_another_card) {
    Desk d = acting_at("dry_well", "seat 0 hand cursed_jebediah; seat 0 play night_ride");
    cr_assert(play(&d, JEB, "play Cursed"));
    cr_assert(play(&d, JEB, "repeat Night Ride")); /* move 3, curse 1 */
    cr_assert_eq(rider(&d, JEB)->move, 3);
    cr_assert_eq(rider(&d, JEB)->curse, 2);
    desk_close(&d);
}

/* The rulebook's example: +1 and -1 is nothing. */
Test(few, fc_129_repeating_a_card_of_curse_minus_one_nets_to_nothing) {
    Desk d =
        acting_at("dry_well",
                  "seat 0 hand cursed_jebediah; seat 0 play quiet_prayer; seat 0 curse 3");
    cr_assert(play_all(&d, JEB, "play Cursed; repeat Quiet Prayer"));
    cr_assert_eq(rider(&d, JEB)->curse, 3);
    cr_assert_eq(rider(&d, JEB)->move, 1);
    desk_close(&d);
}

/* On the Cursed side, too: Curse has not changed, so nothing hurts and nothing turns. */
Test(few, fc_129_ruling_74_a_net_of_nothing_is_no_rise) {
    Desk d = acting_at("dry_well", "seat 0 hand cursed_jebediah; seat 0 play quiet_prayer; "
                                   "seat 0 curse 7; seat 0 health 1");
    cr_assert(play_all(&d, JEB, "play Cursed; repeat Quiet Prayer"));
    cr_assert_eq(rider(&d, JEB)->curse, 7);
    cr_assert_eq(rider(&d, JEB)->health, 1);
    desk_close(&d);

    d = acting_at("dry_well", "seat 0 hand cursed_jebediah; seat 0 play quiet_prayer; "
                              "seat 0 curse 6; seat 0 health 1");
    cr_assert(play_all(&d, JEB, "play Cursed; repeat Quiet Prayer"));
    cr_assert_not(happened(&d, EV_TURNED, ANY, ANY, ANY));
    desk_close(&d);
}

/* Its own Curse and that of the card it repeats are one rise: 1 damage. */
Test(few, fc_129_ruling_74_both_curses_are_one_rise) {
    Desk d = acting_at("dry_well", "seat 0 hand cursed_jebediah; seat 0 play night_ride; "
                                   "seat 0 curse 7; seat 0 health 5");
    cr_assert(play_all(&d, JEB, "play Cursed; repeat Night Ride"));
    cr_assert_eq(rider(&d, JEB)->curse, 9);
    cr_assert_eq(rider(&d, JEB)->health, 4);
    cr_assert_eq(rider(&d, JEB)->move, 3);
    desk_close(&d);
}

/* What was trashed as it was played lies nowhere any more. */
Test(few, ruling_75_a_trashed_card_cannot_be_repeated) {
    Desk d = acting_at("dry_well", "seat 0 hand cursed_jebediah, sprint");
    cr_assert(play(&d, JEB, "play Sprint and trash it"));
    cr_assert(refuses(&d, JEB, "play Cursed", "FC-124", 0));
    desk_close(&d);
}

Test(few, fc_129_only_cards_of_this_phase_can_be_repeated) {
    Desk d =
        rivals("phase encounter; first 0; turn 0; seat 0 hand sprint, cursed_jebediah");
    cr_assert(play_all(&d, JEB, "play Sprint; go to the Store; leave the Store"));
    play_until(&d, JEB, ASK_ACTION);
    cr_assert(refuses(&d, JEB, "play Cursed", "FC-124", 0));
    desk_close(&d);
}

Test(few, ruling_71_cursed_needs_something_to_repeat) {
    Desk d = acting_at("dry_well", "seat 0 hand cursed_jebediah, sprint");
    cr_assert(refuses(&d, JEB, "play Cursed", "FC-124", 0));
    cr_assert(play_all(&d, JEB, "play Sprint; play Cursed; repeat Sprint"));
    cr_assert_eq(rider(&d, JEB)->move, 4);
    desk_close(&d);
}

/* FC-124 with it: what cannot be done whole cannot be repeated either. */
Test(few, ruling_71_what_cannot_be_paid_is_nothing_to_repeat) {
    Desk d =
        acting_at("dry_well",
                  "seat 0 hand cursed_jebediah; seat 0 play paid_passage; seat 0 money 0");
    cr_assert(refuses(&d, JEB, "play Cursed", "FC-124", 0));
    desk_close(&d);
}

Test(few, fc_124_fc_129_each_card_that_could_be_repeated_is_looked_at) {
    Desk d = acting_at("dry_well", "seat 0 hand cursed_jebediah; seat 0 money 0; "
                                   "seat 0 play paid_passage, sprint, call_to_darkness");
    cr_assert(play(&d, JEB, "play Cursed"));
    cr_assert(refuses(&d, JEB, "repeat Paid Passage", "FC-124", 1));
    cr_assert(offers(&d, JEB, "repeat Sprint"));
    cr_assert(offers(&d, JEB, "repeat Call to Darkness"));
    cr_assert_not(offers(&d, JEB, "repeat Call to Darkness and trash the copying card"));
    cr_assert_eq(offered(&d, JEB, "repeat"), 3); /* Sprint with and without trashing */
    desk_close(&d);
}

Test(few, ruling_24_cursed_does_not_repeat_cursed) {
    Desk d = acting_at("dry_well",
                       "seat 0 hand cursed_jebediah, cursed_jebediah; seat 0 play sprint");
    cr_assert(play_all(&d, JEB, "play Cursed; repeat Sprint; play Cursed"));
    cr_assert_eq(offered(&d, JEB, "repeat Cursed"), 0);
    cr_assert(play(&d, JEB, "repeat Sprint"));
    cr_assert_eq(rider(&d, JEB)->move, 4);
    desk_close(&d);
}

Test(few, ruling_23_with_a_copied_trash_line_cursed_itself_is_trashed) {
    Desk d = acting_at("dry_well", "seat 0 hand cursed_jebediah; seat 0 play sprint");
    cr_assert(play_all(&d, JEB, "play Cursed; repeat Sprint and trash the copying card"));
    cr_assert_eq(rider(&d, JEB)->move, 3);
    cr_assert_eq(play_of(&d, JEB, "cursed_jebediah"), 0);
    cr_assert_eq(play_of(&d, JEB, "sprint"), 1);
    cr_assert_eq(discards_of(&d, JEB, "cursed_jebediah"), 0);
    desk_close(&d);
}

Test(few, fc_135_ruling_22_repeating_an_artifact_costs_a_health) {
    Desk d =
        acting_at("dry_well",
                  "seat 0 hand cursed_jebediah; seat 0 play eye_of_horus; seat 0 health 5");
    cr_assert(play_all(&d, JEB, "play Cursed; repeat Eye of Horus"));
    cr_assert_eq(rider(&d, JEB)->attack, 3);
    cr_assert_eq(rider(&d, JEB)->health, 4);
    desk_close(&d);
}

/* ---- Improvise ------------------------------------------------------------------- */

Test(few, fc_43_of_two_upgrades_one_is_kept_and_one_discarded) {
    Desk d = rivals("phase improvise; first 0; turn 0; upgrade top sprint, uppercut");
    int hand = hand_size(&d, JEB);
    cr_assert(asked(&d, JEB, ASK_IMPROVISE));
    cr_assert_eq(offered(&d, JEB, "keep"), 2);
    cr_assert(play(&d, JEB, "keep Uppercut"));
    cr_assert_eq(hand_of(&d, JEB, "uppercut"), 1);
    cr_assert_eq(hand_size(&d, JEB), hand + 1);
    CardSet discards = few(&d)->upgrades.discard;
    cr_assert_eq(bits192_count(&discards), 1);
    cr_assert(bits192_has(&discards, design("sprint")->first));
    cr_assert(asked(&d, MAE, ASK_IMPROVISE));
    desk_close(&d);
}

Test(few, fc_38_the_upgrade_deck_is_made_new_from_its_discards) {
    Desk d = rivals("upgrade deck sprint; phase improvise; first 0; turn 0");
    cr_assert_eq(offered(&d, JEB, "keep"), 2);
    CardSet left = few(&d)->upgrades.cards, discards = few(&d)->upgrades.discard;
    cr_assert_eq(bits192_count(&left), 88);
    cr_assert_eq(bits192_count(&discards), 0);
    desk_close(&d);
}

Test(few, fc_38_so_are_the_encounter_decks) {
    Desk d = rivals("encounter deck nothing; phase encounter; first 0; turn 0; "
                    "seat 0 at dry_well");
    cr_assert(asked(&d, JEB, ASK_ENCOUNTER));
    cr_assert_eq(bits_count(few(&d)->encounters.cards), 27);
    cr_assert_eq(few(&d)->encounters.discard, 0);
    desk_close(&d);
}

/* ---- The round ------------------------------------------------------------------- */

Test(few, fc_41_fc_42_four_phases_each_done_by_all_in_turn) {
    Desk d = rivals("phase improvise; first 1; turn 1");
    static const int questions[] = {ASK_IMPROVISE, ASK_TOWN, ASK_ACTION, ASK_KEEP};
    for (int phase = 0; phase < 4; phase++) {
        for (int slot = 0; slot < 2; slot++) {
            Seat seat = slot == 0 ? MAE : JEB;
            play_until(&d, seat, questions[phase]);
            cr_assert_eq(few(&d)->phase, phase);
            cr_assert_eq(few(&d)->seat, seat);
            cr_assert_eq(few(&d)->round, 1);
        }
    }
    rest_of_round(&d);
    cr_assert_eq(few(&d)->phase, PHASE_IMPROVISE);
    cr_assert_eq(few(&d)->round, 2);
    desk_close(&d);
}

/* Ruling 1: who lost the rest of a turn plays again in the next round. */
Test(few, ruling_1_a_turn_is_the_part_of_all_four_phases) {
    Desk d = rivals("phase encounter; first 0; turn 0; seat 0 at crow_ruins; "
                    "seat 0 health 1; cursed top murder_of_crows");
    cr_assert(play(&d, JEB, "suffer"));
    play_until(&d, MAE, ASK_ACTION);
    cr_assert(play(&d, MAE, "end your Action phase")); /* Jebediah had none */
    cr_assert_eq(few(&d)->phase, PHASE_CLEANUP);
    rest_of_round(&d);
    play_until(&d, JEB, ASK_IMPROVISE);
    desk_close(&d);
}

Test(few, ruling_60_movement_of_the_encounter_phase_takes_nobody_along_a_road) {
    Desk d = rivals("phase encounter; first 0; turn 0; seat 0 at dry_well; movement 9; "
                    "encounter top stagecoach");
    cr_assert_eq(offered(&d, JEB, "walk to"), 0);
    desk_close(&d);
}
