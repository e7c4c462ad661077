/* FC-44 to FC-50: what is met on the way, and San Andreas. */
#include "few_desk.h"

static int terrain_met(const Desk *d) {
    return rider(d, JEB)->encounter_terrain;
}

Test(few, fc_44_fc_45_the_part_for_the_terrain_is_read) {
    Desk d =
        meeting("seat 0 at dry_well; encounter top stagecoach; attack 5; seat 0 money 2");
    cr_assert(offers(&d, JEB, "rob it"));
    cr_assert_eq(offered(&d, JEB, "hand it over"), 0);
    desk_close(&d);

    d = meeting("seat 0 at red_mesa; encounter top stagecoach; attack 5; seat 0 money 2");
    cr_assert(offers(&d, JEB, "hand it over") && offers(&d, JEB, "fight"));
    cr_assert_eq(offered(&d, JEB, "rob it") + offered(&d, JEB, "pay her"), 0);
    desk_close(&d);

    d = meeting("seat 0 at old_mission; encounter top stagecoach; seat 0 money 2");
    cr_assert(offers(&d, JEB, "pay her") && offers(&d, JEB, "decline"));
    desk_close(&d);
}

Test(few, fc_44_a_cursed_space_has_cursed_encounters) {
    Desk d = meeting("seat 0 at crow_ruins; cursed top murder_of_crows");
    cr_assert_eq(terrain_met(&d), CURSED_LAND);
    cr_assert(offers(&d, JEB, "suffer"));
    cr_assert_eq(bits_count(few(&d)->cursed_encounters.cards), 15);
    cr_assert_eq(bits_count(few(&d)->encounters.cards), 28);
    desk_close(&d);
}

Test(few, fc_46_the_cost_is_paid_the_result_taken_the_card_discarded) {
    Desk d =
        meeting("seat 0 at dry_well; encounter top stagecoach; attack 6; seat 0 money 0");
    cr_assert(play(&d, JEB, "rob it"));
    cr_assert(happened(&d, EV_CHOSE, ANY, DESERT, 1)); /* told to everybody */
    cr_assert_eq(rider(&d, JEB)->water, 5);
    cr_assert_eq(bits_count(few(&d)->encounters.discard), 1);
    cr_assert_eq(rider(&d, JEB)->encounter, 0);
    desk_close(&d);
}

/* What an option may cost besides Movement, Attack and Water. */
Test(few, fc_46_costs_of_every_kind) {
    Desk d = meeting("seat 0 at red_mesa; encounter top card_game; seat 0 bullets 2; "
                     "seat 0 money 0");
    cr_assert(play(&d, JEB, "lend the elder a bullet"));
    cr_assert_eq(rider(&d, JEB)->bullets, 1);
    cr_assert_eq(rider(&d, JEB)->water, 3);
    desk_close(&d);

    d = meeting("seat 0 at salt_flat; encounter top bone_buyer; seat 0 health 4; "
                "seat 0 money 0");
    cr_assert(play(&d, JEB, "pawn the leg"));
    cr_assert_eq(rider(&d, JEB)->health, 3);
    cr_assert_eq(rider(&d, JEB)->water, 4);
    desk_close(&d);

    d = meeting("seat 0 at old_mission; encounter top funeral; seat 0 curse 2; "
                "upgrade top sprint, ambush");
    cr_assert(play_all(&d, JEB, "take the flowers; keep Sprint"));
    cr_assert_eq(rider(&d, JEB)->curse, 3);
    desk_close(&d);
}

/* Two cards, one after the other; who has one only cannot. */
Test(few, fc_46_cards_are_discarded_as_a_cost) {
    Desk d = meeting("seat 0 at red_mesa; encounter top water_seller; "
                     "seat 0 hand sprint, uppercut, ambush; seat 0 bullets 0");
    cr_assert(play(&d, JEB, "empty a saddlebag"));
    cr_assert_eq(offered(&d, JEB, "discard"), 3);
    cr_assert(play_all(&d, JEB, "discard Sprint; discard Ambush"));
    cr_assert_eq(hand_size(&d, JEB), 1);
    cr_assert_eq(discards_of(&d, JEB, "sprint") + discards_of(&d, JEB, "ambush"), 2);
    cr_assert_eq(rider(&d, JEB)->bullets, 2);
    desk_close(&d);

    d = meeting("seat 0 at red_mesa; encounter top water_seller; seat 0 hand sprint; "
                "seat 0 money 3");
    cr_assert(refuses(&d, JEB, "empty a saddlebag", "FC-46", 1));
    desk_close(&d);
}

Test(few, fc_46_two_cards_may_be_trashed) {
    Desk d = meeting("seat 0 at crow_ruins; cursed top shallow_grave; attack 5; "
                     "seat 0 hand sprint, uppercut, ambush; seat 0 discard nothing");
    cr_assert(play_all(&d, JEB,
                       "put him down again; trash Sprint from hand; "
                       "trash Ambush from hand"));
    cr_assert_eq(hand_size(&d, JEB), 1);
    cr_assert_eq(bits_count(few(&d)->cursed_encounters.discard), 1); /* its own discards */
    cr_assert_eq(few(&d)->encounters.discard, 0);
    desk_close(&d);
}

Test(few, fc_46_what_is_missing_is_told) {
    Desk d = meeting("seat 0 at dry_well; encounter top stagecoach; attack 3");
    cr_assert(refuses(&d, JEB, "rob it", "FC-46", 2));
    cr_assert(refuses(&d, JEB, "mend it and ride along", "FC-46", 3));
    desk_close(&d);
}

Test(few, fc_47_ruling_65_riders_in_one_space_share_the_card_and_choose_apart) {
    Desk d = meeting("seat 0 at red_mesa; seat 1 at red_mesa; encounter top stagecoach; "
                     "attack 2; seat 0 money 3; seat 1 money 4");
    cr_assert(play(&d, JEB, "fight"));
    cr_assert_eq(bits_count(few(&d)->encounters.discard), 0); /* still open */
    cr_assert(asked(&d, MAE, ASK_ENCOUNTER));
    cr_assert(play(&d, MAE, "hand it over"));
    cr_assert_eq(rider(&d, JEB)->water, 3);
    cr_assert_eq(rider(&d, MAE)->water, 0);
    cr_assert_eq(bits_count(few(&d)->encounters.discard), 1);
    cr_assert_eq(bits_count(few(&d)->encounters.cards), 27);
    desk_close(&d);
}

/* The first of them rides off; the second still has the card, and has no other. */
Test(few, ruling_65_a_card_stays_open_for_those_who_shared_it) {
    Desk d = meeting("seat 0 at dry_well; seat 1 at dry_well; encounter top stagecoach; "
                     "movement 3; seat 1 hand hired_gun, hired_gun");
    cr_assert(play_all(&d, JEB, "mend it and ride along; go to Expedition"));
    cr_assert(play_all(&d, MAE, "play Hired Gun; play Hired Gun"));
    cr_assert(play(&d, MAE, "rob it"));
    cr_assert_eq(bits_count(few(&d)->encounters.cards), 27);
    cr_assert(asked(&d, JEB, ASK_ACTION));
    desk_close(&d);
}

/* The dust devil wounds Maecenas, who meets it in San Andreas all the same. */
Test(few, ruling_65_a_card_stays_open_for_a_rider_whom_it_has_moved_away) {
    Desk d = meeting("seat 0 at dry_well; seat 1 at dry_well; encounter top dust_devil; "
                     "movement 2; seat 1 curse 9; seat 1 health 1; seat 1 money 9");
    cr_assert(play(&d, JEB, "send it after a rival"));
    cr_assert_eq(rider(&d, MAE)->at, TOWN);
    cr_assert(asked(&d, MAE, ASK_ENCOUNTER));
    cr_assert(play(&d, MAE, "pass by")); /* without a hand */
    cr_assert(asked(&d, JEB, ASK_ACTION));
    desk_close(&d);
}

/* Jebediah and Redhead stand together, Maecenas has the turn between theirs; two cards are
 * open then. */
Test(few, fc_47_a_shared_card_waits_while_another_is_met) {
    Desk d = desk_open(FEW, "mode rivals; seats 3; character jebediah, maecenas, redhead",
                       "phase encounter; first 0; turn 0; seat 0 at red_mesa; "
                       "seat 1 at dry_well; seat 2 at red_mesa; seat 2 money 4; "
                       "seat 1 hand nothing; seat 1 bullets 0; "
                       "encounter top stagecoach, dry_well");
    cr_assert(play(&d, 0, "hand it over"));
    cr_assert(asked(&d, 1, ASK_ENCOUNTER));
    cr_assert_neq(rider(&d, 1)->encounter, rider(&d, 2)->encounter);
    cr_assert_eq(bits_count(few(&d)->encounters.cards), 26);
    play_until(&d, 2, ASK_ENCOUNTER);
    cr_assert(play(&d, 2, "hand it over"));
    cr_assert_eq(rider(&d, 2)->water, 0);
    cr_assert_eq(bits_count(few(&d)->encounters.discard), 2);
    desk_close(&d);
}

/* A rider carried to another rider's space has already had an encounter. */
Test(few, ruling_65_nobody_has_two_encounters_in_one_phase) {
    Desk d = meeting("seat 0 at dry_well; seat 1 at tin_cross; encounter top stagecoach, "
                     "dry_well; movement 3");
    cr_assert(play_all(&d, JEB, "mend it and ride along; go to Tin Cross"));
    cr_assert(asked(&d, MAE, ASK_ENCOUNTER));
    cr_assert_eq(rider(&d, JEB)->encounter, 0);
    desk_close(&d);
}

Test(few, ruling_64_an_encounter_drawn_as_an_action_is_not_shared) {
    Desk d =
        rivals("phase action; first 0; turn 0; seat 0 at red_mesa; seat 1 at red_mesa; "
               "encounter top stagecoach");
    cr_assert(play(&d, JEB, "look for an encounter"));
    cr_assert_eq(rider(&d, MAE)->encounter, 0);
    cr_assert(play(&d, JEB, "hand it over"));
    cr_assert(asked(&d, JEB, ASK_ACTION));
    desk_close(&d);
}

Test(few, fc_48_whoever_can_take_an_option_must) {
    Desk d = meeting("seat 0 at dry_well; encounter top stagecoach; seat 0 bullets 0; "
                     "seat 0 hand sprint, sprint");
    cr_assert_not(offers(&d, JEB, "pass by")); /* the hand could pay 3 Movement */
    cr_assert(play_all(&d, JEB, "play Sprint; play Sprint"));
    cr_assert_not(offers(&d, JEB, "pass by"));
    cr_assert(offers(&d, JEB, "mend it and ride along"));
    desk_close(&d);
}

Test(few, fc_48_whoever_can_take_none_rides_on_with_nothing) {
    Desk d = meeting("seat 0 at dry_well; encounter top stagecoach; seat 0 bullets 0; "
                     "seat 0 hand sprint; seat 0 money 2");
    cr_assert(play(&d, JEB, "pass by"));
    cr_assert_eq(rider(&d, JEB)->water, 2);
    cr_assert_eq(rider(&d, JEB)->at, space("dry_well"));
    cr_assert_eq(bits_count(few(&d)->encounters.discard), 1);
    desk_close(&d);
}

Test(few, fc_48_whoever_can_take_none_shows_the_hand) {
    Desk d = rivals("phase improvise; first 0; turn 0; seat 0 at dry_well; "
                    "upgrade top sprint, ambush; encounter top stagecoach; "
                    "seat 0 bullets 0; seat 0 hand stern_word");
    cr_assert(play(&d, JEB, "keep Sprint"));
    play_until(&d, JEB, ASK_ENCOUNTER);
    static FewState seen;
    match_hidden(d.match, MAE, &seen.head);
    cr_assert_eq(bits192_count(&seen.rider[JEB].hand), 0);
    cr_assert(play(&d, JEB, "pass by"));
    match_hidden(d.match, MAE, &seen.head);
    CardSet shown = seen.rider[JEB].hand; /* Sprint is no longer secret either */
    cr_assert_eq(bits192_count(&shown), 2);
    cr_assert_arr_eq(&shown, &rider(&d, JEB)->hand, sizeof shown);
    cr_assert(happened(&d, EV_SHOWED, ANY, ANY, ANY));
    desk_close(&d);
}

Test(few, ruling_66_bullets_and_ready_items_count_as_being_able) {
    Desk d = meeting("seat 0 at dry_well; encounter top stagecoach; seat 0 hand nothing; "
                     "seat 0 bullet_max 5; seat 0 bullets 5");
    cr_assert_not(offers(&d, JEB, "pass by"));
    desk_close(&d);

    d = meeting("seat 0 at dry_well; encounter top stagecoach; seat 0 hand sprint; "
                "seat 0 bullets 0; seat 0 items boots");
    cr_assert_not(offers(&d, JEB, "pass by"));
    desk_close(&d);

    d = meeting("seat 0 at dry_well; encounter top stagecoach; seat 0 hand sprint; "
                "seat 0 bullets 0; seat 0 items boots; seat 0 used boots");
    cr_assert(offers(&d, JEB, "pass by"));
    desk_close(&d);
}

/* Sprint trashed would do, but nobody is forced to trash. */
Test(few, ruling_66_trash_lines_are_not_forced_but_may_be_used) {
    Desk d = meeting("seat 0 at dry_well; encounter top stagecoach; seat 0 bullets 0; "
                     "seat 0 hand sprint");
    cr_assert(offers(&d, JEB, "pass by"));
    cr_assert(play(&d, JEB, "play Sprint and trash it"));
    cr_assert(offers(&d, JEB, "mend it and ride along"));
    desk_close(&d);
}

/* Two cards that each cost the only Water cannot both be counted. */
Test(few, ruling_66_what_cannot_be_played_together_is_not_reckoned) {
    Desk d = meeting("seat 0 at dry_well; encounter top stagecoach; seat 0 bullets 0; "
                     "seat 0 money 1; seat 0 hand hired_gun, hired_gun");
    cr_assert(offers(&d, JEB, "pass by"));
    desk_close(&d);
}

/* The stick would wound, and the turn be over before anything is paid. Two of the cards
 * would, one would not; and who is not Cursed yet is not hurt by the first. */
Test(few, ruling_66_what_would_wound_is_not_reckoned) {
    static const struct {
        const char *position;
        bool pays;
    } rows[] = {
        {"items dynamite_stick; seat 0 hand uppercut; seat 0 health 1", false},
        {"items dynamite_stick; seat 0 hand uppercut; seat 0 health 2", true},
        {"hand low_blow, low_blow; seat 0 curse 7; seat 0 health 2", false},
        {"hand low_blow, low_blow; seat 0 curse 7; seat 0 health 3", true},
        {"hand low_blow, low_blow; seat 0 curse 6; seat 0 health 1", false},
        {"hand low_blow, low_blow; seat 0 curse 6; seat 0 health 2", true},
        {"hand low_blow, low_blow; seat 0 curse 5; seat 0 health 1", true},
        {"hand low_blow, low_blow, uppercut; seat 0 curse 7; seat 0 health 2", true},
        /* Devil's Due after Low Blow hurts once, before it twice. */
        {"hand low_blow, devils_due; seat 0 curse 6; seat 0 health 1", false},
        {"hand low_blow, devils_due; seat 0 curse 5; seat 0 health 1", true},
        /* Cold Iron first: the Curse is below the Threshold before it rises again. */
        {"hand low_blow, cold_iron, ride_and_shoot; seat 0 curse 7; seat 0 health 1", true},
        {"hand low_blow, cold_iron, ride_and_shoot; seat 0 curse 8; seat 0 health 1",
         false},
        /* At the end of its track it rises no more. */
        {"hand low_blow, low_blow; seat 0 curse 12; seat 0 health 1", true},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char position[200];
        Text words = text_over(position, sizeof position);
        text_format(&words,
                    "seat 0 at dry_well; encounter top stagecoach; seat 0 bullets 0; "
                    "seat 0 hand nothing; seat 0 %s",
                    rows[i].position);
        Desk d = meeting(position);
        cr_assert_eq(offers(&d, JEB, "pass by"), !rows[i].pays, "%s", rows[i].position);
        desk_close(&d);
    }
}

/* One of them can be played, and it is enough: all ways are looked at. */
Test(few, ruling_66_what_can_be_played_in_part_is_reckoned) {
    Desk d = meeting("seat 0 at red_mesa; encounter top dry_well; seat 0 bullets 0; "
                     "seat 0 money 1; seat 0 hand hired_gun, hired_gun");
    cr_assert_not(offers(&d, JEB, "pass by")); /* shooting what creaks takes 3 Attack */
    desk_close(&d);
}

/* Low Blow raises Curse from 3 to 4 first: 3 Attack and then 2 of Cold Fury make 5. */
Test(few, ruling_66_cold_fury_counts_what_the_curse_will_be) {
    Desk d = meeting("seat 0 at dry_well; encounter top stagecoach; seat 0 bullets 0; "
                     "seat 0 curse 3; seat 0 hand cold_fury, low_blow");
    cr_assert_not(offers(&d, JEB, "pass by"));
    cr_assert(play_all(&d, JEB, "play Low Blow; play Cold Fury"));
    cr_assert_eq(rider(&d, JEB)->attack, 5);
    desk_close(&d);
    d = meeting("seat 0 at dry_well; encounter top stagecoach; seat 0 bullets 0; "
                "seat 0 curse 2; seat 0 hand cold_fury, low_blow");
    cr_assert(offers(&d, JEB, "pass by"));
    desk_close(&d);
}

Test(few, ruling_66_weapons_count_with_the_bullets_they_need) {
    Desk d = meeting("seat 0 at dry_well; encounter top stagecoach; seat 0 hand nothing; "
                     "seat 0 items revolver; seat 0 bullets 2");
    cr_assert_not(offers(&d, JEB, "pass by")); /* 2 for 5 */
    desk_close(&d);
    d = meeting("seat 0 at dry_well; encounter top stagecoach; seat 0 hand nothing; "
                "seat 0 items revolver; seat 0 bullets 1");
    cr_assert(offers(&d, JEB, "pass by"));
    desk_close(&d);
}

Test(few, ruling_67_all_of_nothing_is_a_payment) {
    Desk d = meeting("seat 0 at red_mesa; encounter top stagecoach; seat 0 money 0; "
                     "seat 0 hand nothing; seat 0 bullets 0");
    cr_assert(offers(&d, JEB, "hand it over"));
    cr_assert_not(offers(&d, JEB, "pass by"));
    desk_close(&d);
}

Test(few, fc_49_some_line_of_a_cursed_encounter_is_always_open) {
    const Content *c = few_printed();
    for (int i = 0; i < c->cursed_encounter_count; i++) {
        bool open = false;
        for (int o = 0; o < c->cursed_encounters[i].text.option_count; o++)
            open |= c->cursed_encounters[i].text.option[o].cost.count == 0;
        cr_assert(open, "%s leaves no way out", c->cursed_encounters[i].id);
    }
    Desk d =
        meeting("seat 0 at crow_ruins; cursed top murder_of_crows; seat 0 hand nothing; "
                "seat 0 bullets 0; seat 0 health 6");
    cr_assert_not(offers(&d, JEB, "pass by"));
    cr_assert(play(&d, JEB, "suffer"));
    cr_assert_eq(rider(&d, JEB)->health, 4);
    desk_close(&d);
}

Test(few, fc_50_ruling_18_in_town_one_chooses_job_board_or_store) {
    Desk d = meeting("");
    cr_assert(asked(&d, JEB, ASK_TOWN));
    cr_assert(offers(&d, JEB, "go to the Job Board") && offers(&d, JEB, "go to the Store"));
    cr_assert_eq(offered(&d, JEB, "visit neither") + offered(&d, JEB, "pass"), 0);
    cr_assert(play_all(&d, JEB, "go to the Store; leave the Store")); /* bought nothing */
    cr_assert(asked(&d, MAE, ASK_TOWN));
    desk_close(&d);
}

Test(few, ruling_19_ruling_20_the_stagecoach_goes_anywhere_but_to_a_monster) {
    Desk d = meeting("seat 0 at dry_well; encounter top stagecoach; movement 3; "
                     "monster tsilkali at mountain_view; seat 0 curse 0");
    cr_assert(play(&d, JEB, "mend it and ride along"));
    cr_assert(offers(&d, JEB, "go to San Andreas"));
    cr_assert_not(offers(&d, JEB, "go to Mountain View"));
    cr_assert_eq(offered(&d, JEB, "go to"), few_printed()->space_count - 2);
    cr_assert(play(&d, JEB, "go to Crow Ruins")); /* roads there cost Curse */
    cr_assert_eq(rider(&d, JEB)->at, space("crow_ruins"));
    cr_assert(happened(&d, EV_MOVED, space("dry_well"), space("crow_ruins"), ANY));
    cr_assert_eq(rider(&d, JEB)->curse, 0);
    desk_close(&d);
}

Test(few, ruling_21_the_bandits_are_fought_with_two_attack) {
    Desk d =
        meeting("seat 0 at red_mesa; encounter top stagecoach; attack 2; seat 0 money 4");
    cr_assert(play(&d, JEB, "fight"));
    cr_assert_eq(rider(&d, JEB)->water, 4);
    desk_close(&d);
    d = meeting("seat 0 at red_mesa; encounter top stagecoach; attack 1");
    cr_assert(refuses(&d, JEB, "fight", "FC-46", 1));
    desk_close(&d);
}

/* A card that lowers Curse does not help Cold Fury: 1 and 1 and two bullets make 4. */
Test(few, ruling_66_what_lowers_curse_raises_no_fury) {
    Desk d = meeting("seat 0 at dry_well; encounter top stagecoach; seat 0 bullets 2; "
                     "seat 0 curse 3; seat 0 hand cold_fury, cold_iron");
    cr_assert(offers(&d, JEB, "pass by"));
    desk_close(&d);
    d = meeting("seat 0 at dry_well; encounter top stagecoach; seat 0 bullets 2; "
                "seat 0 curse 4; seat 0 hand cold_fury, cold_iron");
    cr_assert_not(offers(&d, JEB, "pass by"));
    desk_close(&d);
}

/* The last bullet counts, and so does every card, the first of the pack among them. */
Test(few, ruling_66_a_hand_counts_to_its_last_card_and_bullet) {
    Desk d = meeting("seat 0 at dry_well; encounter top stagecoach; seat 0 bullets 1; "
                     "seat 0 curse 0; seat 0 hand cold_iron, low_blow");
    cr_assert_not(offers(&d, JEB, "pass by"));
    desk_close(&d);
    d = desk_open(FEW, "mode rivals; seats 2; character redhead, maecenas",
                  "phase encounter; first 0; turn 0; seat 0 at dry_well; encounter top "
                  "stagecoach; seat 0 bullets 0; seat 0 curse 0; seat 0 hand fleet_foot, "
                  "low_blow, low_blow");
    cr_assert(bits192_has(&rider(&d, JEB)->hand, 0));
    cr_assert_not(offers(&d, JEB, "pass by"));
    desk_close(&d);
}

/* Maecenas is first to leave; Jebediah still faces the card. */
Test(few, fc_47_the_last_to_leave_discards_the_card) {
    Desk d = rivals("phase encounter; first 1; turn 1; seat 0 at salt_flat; seat 1 at "
                    "salt_flat; encounter top stagecoach; seat 0 hand nothing; seat 1 hand "
                    "nothing");
    int card = rider(&d, MAE)->encounter - 1;
    cr_assert_eq(rider(&d, JEB)->encounter - 1, card);
    while (asked(&d, MAE, ASK_ENCOUNTER)) {
        OptionList list = {0, NULL, {{0}}};
        match_options(d.match, MAE, &list);
        cr_assert(match_play(d.match, MAE, match_ticket(d.match, MAE),
                             list.at[list.count - 1], 0, NULL));
    }
    cr_assert_eq(few(&d)->encounters.discard & bit(card), 0);
    cr_assert_eq(rider(&d, JEB)->encounter - 1, card);
    while (asked(&d, JEB, ASK_ENCOUNTER)) {
        OptionList list = {0, NULL, {{0}}};
        match_options(d.match, JEB, &list);
        cr_assert(match_play(d.match, JEB, match_ticket(d.match, JEB),
                             list.at[list.count - 1], 0, NULL));
    }
    cr_assert_neq(few(&d)->encounters.discard & bit(card), 0);
    desk_close(&d);
}

/* At a full table, too. */
Test(few, fc_47_one_of_four_discards_a_card_met_alone) {
    Desk d = team(4, "phase encounter; first 0; turn 0; seat 0 at salt_flat; encounter top "
                     "stagecoach; seat 0 hand nothing");
    int card = rider(&d, 0)->encounter - 1;
    while (asked(&d, 0, ASK_ENCOUNTER)) {
        OptionList list = {0, NULL, {{0}}};
        match_options(d.match, 0, &list);
        cr_assert(match_play(d.match, 0, match_ticket(d.match, 0), list.at[list.count - 1],
                             0, NULL));
    }
    cr_assert_neq(few(&d)->encounters.discard & bit(card), 0);
    desk_close(&d);
}
