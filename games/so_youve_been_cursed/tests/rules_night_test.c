/* SC-46 to SC-48: the choice of the night, and the Quiet Night. */
#include "cursed_desk.h"

Test(cursed, sc_46_quiet_night_or_feeding) {
    Desk d = duel("turn monster");
    cr_assert(asked(&d, MONSTER, ASK_NIGHT));
    cr_assert(offers(&d, MONSTER, "quiet night") && offers(&d, MONSTER, "feed"));
    cr_assert(play(&d, MONSTER, "feed"));
    cr_assert(asked(&d, MONSTER, ASK_FEED));
    cr_assert_eq(cursed(&d)->actions, 3);
    desk_close(&d);
}

Test(cursed, sc_47_panic_falls_by_two_and_curse_by_one) {
    Desk d = duel("turn monster; panic 5; curse 4");
    cr_assert(play(&d, MONSTER, "quiet night"));
    cr_assert_eq(cursed(&d)->panic, 3);
    cr_assert_eq(cursed(&d)->curse, 3);
    desk_close(&d);
}

Test(cursed, sc_47_a_power_free_of_all_needs_and_one_drawn_for_it) {
    Desk d = duel(
        "turn monster; curse 4; energy 0; panic 9; token house 6; "
        "monster hand stunned_stag, noble_blood; power deck top a_taste_of_rural_life");
    cr_assert(play(&d, MONSTER, "quiet night"));
    cr_assert(asked(&d, MONSTER, ASK_QUIET));
    cr_assert(play(&d, MONSTER, "play Stunned Stag")); /* no Hunter, no Energy */
    cr_assert_eq(cursed(&d)->curse, 4);                /* one less, one more */
    cr_assert(in_hand(&d, "a_taste_of_rural_life") && in_hand(&d, "noble_blood"));
    cr_assert_eq(cursed(&d)->powers.hand_count, 2); /* no refill beyond that */
    desk_close(&d);
}

Test(cursed, sc_48_a_quiet_night_has_no_actions) {
    Desk d = duel("turn monster; curse 4; monster hand stunned_stag");
    cr_assert(play(&d, MONSTER, "quiet night"));
    cr_assert(asked(&d, MONSTER, ASK_QUIET));
    cr_assert_eq(cursed(&d)->actions, 0);
    desk_close(&d);
}

Test(cursed, sc_47_only_one_power) {
    Desk d = duel("turn monster; curse 4; monster hand stunned_stag, noble_blood");
    cr_assert(play_all(&d, MONSTER, "quiet night; play Stunned Stag"));
    cr_assert(!offers(&d, MONSTER, "play Noble Blood"));
    desk_close(&d);
}

Test(cursed, sc_47_two_villagers_arrive_even_if_all_stay_inside) {
    int inside = printed()->panic_inside;
    Desk d = duel(say("turn monster; panic %d; no villagers; monster hand nothing; "
                      "bag top noble, merchant; next rolls 3, 8",
                      inside + 2));
    cr_assert(play(&d, MONSTER, "quiet night"));
    cr_assert_eq(kind_at(&d, 3), NOBLE);
    cr_assert_eq(kind_at(&d, 8), MERCHANT);
    cr_assert_eq(villagers(&d), 2); /* and nobody by day: Panic still stands at the level */
    cr_assert(asked(&d, WIZARD, ASK_DAY));
    desk_close(&d);
}

Test(cursed, sc_48_no_actions_and_no_draw_without_a_card) {
    Desk d = duel("turn monster; token house 6; house 6 farmer; energy 9; panic 5; "
                  "monster hand noble_blood; power deck top fast_food");
    cr_assert(play(&d, MONSTER, "quiet night"));
    cr_assert_eq(offered(&d, MONSTER, "walk"), 0);
    cr_assert_eq(offered(&d, MONSTER, "eat"), 0);
    cr_assert(!offers(&d, MONSTER, "calm the village"));
    cr_assert(play(&d, MONSTER, "play no card"));
    cr_assert_eq(cursed(&d)->powers.hand_count, 1);
    cr_assert(!in_hand(&d, "fast_food"));
    cr_assert_eq(cursed(&d)->at, 5);
    cr_assert(match_asks(d.match, WIZARD));
    desk_close(&d);
}

Test(cursed, sc_48_the_token_moves_through_the_card_alone) {
    Desk d = duel("turn monster; token house 6; monster hand monstrous_leap");
    cr_assert(
        play_all(&d, MONSTER, "quiet night; play Monstrous Leap; use Monstrous Leap"));
    cr_assert(asked(&d, MONSTER, ASK_JUMP));
    cr_assert(play(&d, MONSTER, "leap to house 19"));
    cr_assert_eq(cursed(&d)->at, 18);
    cr_assert(discarded(&d, "monstrous_leap"));
    desk_close(&d);
}

Test(cursed, sc_48_a_single_use_card_may_also_wait) {
    Desk d = duel("turn monster; token house 6; monster hand monstrous_leap");
    cr_assert(play_all(&d, MONSTER, "quiet night; play Monstrous Leap; keep it"));
    cr_assert_eq(cursed(&d)->at, 5);
    cr_assert(laid_out(&d, "monstrous_leap"));
    desk_close(&d);
}

Test(cursed, sc_48_what_cannot_help_tonight_waits_without_a_question) {
    static const char *const waiting[] = {"new_moon", "midnight_snack"};
    for (int i = 0; i < 2; i++) {
        Desk d = duel(say("turn monster; monster hand %s", waiting[i]));
        cr_assert(play(&d, MONSTER, "quiet night"));
        cr_assert(play_power(&d, waiting[i]));
        cr_assert(laid_out(&d, waiting[i]));
        cr_assert(match_asks(d.match, WIZARD));
        desk_close(&d);
    }
}

Test(cursed, ruling_3_nothing_falls_below_its_lowest) {
    Desk d = duel("turn monster; panic 2; curse 1; monster hand nothing");
    cr_assert(play(&d, MONSTER, "quiet night"));
    cr_assert_eq(cursed(&d)->panic, 1);
    cr_assert_eq(cursed(&d)->curse, 1);
    desk_close(&d);
}

Test(cursed, ruling_6_the_wizard_houses_them) {
    Desk d = duel("turn monster; monster hand nothing; house 5 empty; house 9 empty; "
                  "house 12 empty; bag top noble, merchant; next rolls 1, 1");
    cr_assert(play(&d, MONSTER, "quiet night"));
    cr_assert(asked(&d, WIZARD, ASK_PLACE) && !match_asks(d.match, MONSTER));
    cr_assert(play(&d, WIZARD, "settle in house 12"));
    cr_assert_eq(kind_at(&d, 12), NOBLE);
    cr_assert(asked(&d, WIZARD, ASK_PLACE)); /* the second */
    cr_assert(play(&d, WIZARD, "settle in house 5"));
    cr_assert_eq(kind_at(&d, 5), MERCHANT);
    desk_close(&d);
}

Test(cursed, ruling_7_nobody_arrives_in_a_full_village) {
    Desk d = duel("turn monster; monster hand nothing");
    int bag = cursed_bag_count(cursed(&d));
    cr_assert(play(&d, MONSTER, "quiet night"));
    cr_assert_eq(cursed_bag_count(cursed(&d)), bag);
    cr_assert(asked(&d, WIZARD, ASK_DAY));
    desk_close(&d);
}

Test(cursed, ruling_8_no_adjustment_and_no_refill) {
    Desk d = duel("turn monster; panic 6; curse 5; villagers farmer at 3, 8; "
                  "monster hand a_taste_of_rural_life; next rolls 3, 8, 3, 8");
    cr_assert(play_all(&d, MONSTER, "quiet night; play A Taste of Rural Life"));
    cr_assert_eq(cursed(&d)->panic, 4); /* not 3, and two Farmers raise nothing */
    cr_assert_eq(cursed(&d)->curse, 5); /* one less, one by the card */
    cr_assert_eq(cursed_eaten_total(cursed(&d)), 0); /* back in the bag */
    cr_assert_eq(cursed(&d)->powers.hand_count, 1);
    desk_close(&d);
}

Test(cursed, sc_47_what_holds_this_turn_ends_with_it) {
    Desk d = duel("turn monster; monster hand the_other_other_white_meat");
    cr_assert(play_all(&d, MONSTER, "quiet night; play The Other Other White Meat"));
    cr_assert_eq(cursed_rule_of(cursed(&d), VERB_SHEEP_COUNT), 0);
    desk_close(&d);
}

Test(cursed, sc_47_the_card_comes_before_the_arrivals) {
    /* The taste is had first: the newcomer of house 3 is not eaten. */
    Desk d =
        duel("turn monster; no villagers; monster hand a_taste_of_rural_life; panic 9; "
             "bag top noble, hunter; next rolls 3, 4, 3, 4");
    cr_assert(play_all(&d, MONSTER, "quiet night; play A Taste of Rural Life"));
    cr_assert_eq(kind_at(&d, 3), NOBLE);
    cr_assert_eq(kind_at(&d, 4), HUNTER);
    desk_close(&d);
}
