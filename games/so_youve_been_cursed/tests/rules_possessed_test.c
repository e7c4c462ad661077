/* SC-83 to SC-90, SC-96, SC-97 and SC-101: a Monster against the Possessed Wizard. What it
 * buys and steals is in rules_possessed_acts_test.c, its Spells are in
 * rules_possessed_spells_test.c. */
#include "automa_desk.h"

/* The Cure of these desks begins with: Mandrake Root, Ash Twig, Mandrake Root, Wolf Claw. */
#define FIRST_THREE "pouch mandrake_root, ash_twig, mandrake_root"

static uint32_t laid_plan(const Desk *d) {
    uint32_t laid = 0;
    for (int i = 0; i < cursed(d)->plan_count; i++) laid |= bit(cursed(d)->plan[i]);
    for (int i = 0; i < cursed(d)->feed_count; i++) laid |= bit(cursed(d)->feed[i]);
    return laid;
}

/* To the Monster's question. */
static void day_ends(Desk *d) {
    while (cursed(d)->turn == ROLE_WIZARD && !cursed(d)->head.over) cr_assert(step(d));
}

/* ---- Setup and the morning ---------------------------------------------------------------- */

Test(cursed, sc_83_three_cards_in_the_row_and_none_beside_the_monster) {
    Desk d = possessed("");
    cr_assert_eq(cursed(&d)->plan_count, 3);
    cr_assert_eq(cursed(&d)->feed_count, 0);
    cr_assert_eq(bits_count(laid_plan(&d)), 3);
    cr_assert_eq(cursed(&d)->possessed, 0xFFF & ~laid_plan(&d));
    desk_close(&d);
}

Test(cursed, sc_83_decks_guards_energy_and_coins) {
    Desk d = possessed("");
    cr_assert_eq(bits_count(all_cards(&cursed(&d)->spells)), 19);
    cr_assert_eq(bits_count(all_cards(&cursed(&d)->powers)), 20);
    cr_assert(!in_deck(&d, "spell_writers_block") && !in_hand(&d, "spell_writers_block"));
    cr_assert(in_deck(&d, "sticky_fingers") && !in_deck(&d, "swap"));
    cr_assert_eq(cursed(&d)->spells.hand, 0);
    cr_assert_eq(cursed(&d)->powers.hand_count, 4);
    cr_assert_eq(cursed(&d)->coins, 3);
    cr_assert_eq(cursed(&d)->energy, 2);
    cr_assert_eq(bits_count(cursed(&d)->guards), printed()->crossing_count);
    desk_close(&d);
}

/* The other side of the village: high Panic makes nothing cheap. */
Test(cursed, sc_83_the_possessed_side_of_the_village) {
    Desk d = possessed(say("panic %d", printed()->panic_plenty));
    cr_assert_eq(cursed_market_price(printed(), cursed(&d)), printed()->market_price);
    desk_close(&d);
}

static void arrives(const char *position, int house) {
    Desk d = possessed(say("turn wizard; bag top noble; %s", position));
    cr_assert(step(&d));
    cr_assert_eq(kind_at(&d, house), NOBLE, "%s", position);
    desk_close(&d);
}

Test(cursed, sc_84_a_full_house_sends_to_the_nearest_number) {
    arrives("house 9 empty; next rolls 9", 9);
    arrives("house 4 farmer; house 7 empty; house 2 empty; next rolls 4", 2);
    arrives("house 4 farmer; house 7 empty; house 1 empty; next rolls 4", 7); /* a tie */
    arrives("house 20 farmer; house 17 empty; next rolls 20", 17);
    arrives("house 1 farmer; house 3 empty; next rolls 1", 3);
    arrives("house 4 farmer; house 1 empty; next rolls 4", 1);
}

Test(cursed, sc_84_a_full_village_and_people_indoors) {
    Desk d = possessed("");
    cr_assert(step(&d));
    cr_assert(happened(&d, EV_NOBODY_CAME, 0, ANY, ANY));
    desk_close(&d);
    d = possessed(say("turn wizard; house 9 empty; panic %d", printed()->panic_inside));
    cr_assert(step(&d));
    cr_assert_eq(kind_at(&d, 9), -1);
    desk_close(&d);
}

Test(cursed, sc_85_a_spell_whatever_it_needs) {
    const Card *meditate = spell("meditate");
    cr_assert(meditate->spend[MANDRAKE_ROOT] || meditate->place != PLACE_NONE);
    Desk d = possessed_casts("meditate", "pouch nothing; token house 1; cure 2");
    cr_assert_eq(cursed(&d)->cure, 3);
    cr_assert_eq(cursed(&d)->at, 0);
    cr_assert(discarded(&d, "meditate"));
    desk_close(&d);
}

Test(cursed, sc_85_an_empty_deck_is_made_new) {
    Desk d = possessed("turn wizard; spell deck empty");
    cr_assert(steps(&d, 2));
    cr_assert_eq(bits_count(cursed(&d)->spells.deck.cards), 18);
    desk_close(&d);
}

/* ---- Actions ----------------------------------------------------------------------------------- */

Test(cursed, sc_86_three_actions) {
    Desk d =
        possessed("turn wizard; panic 1; no villagers; coins 0; plan pw03, pw06, pw07; "
                  "bag top noble; next rolls 1; spell deck top distract");
    cr_assert_eq(cursed(&d)->actions, 3);
    cr_assert(steps(&d, 5));
    cr_assert_eq(cursed(&d)->page, PAGE_PW_END);
    desk_close(&d);
}

Test(cursed, sc_86_four_with_maximum_possession) {
    Desk d = possessed(
        say("turn wizard; panic %d; plan pw03, pw06, pw07, pw12", printed()->panic_busy));
    cr_assert_eq(cursed(&d)->actions, 4);
    cr_assert(steps(&d, 5));
    cr_assert_eq(cursed(&d)->page, PAGE_PW_ACTION); /* the fourth is to come */
    desk_close(&d);
}

Test(cursed, sc_87_three_that_match_are_mixed) {
    Desk d = possessed_acts(FIRST_THREE "; plan pw03, pw06; coins 5");
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->cure, 3);
    cr_assert_eq(cursed_held(cursed(&d)), 0);
    desk_close(&d);
}

Test(cursed, sc_87_two_are_not_enough_in_the_middle) {
    Desk d = possessed_acts("pouch mandrake_root, ash_twig; plan pw03, pw06");
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->cure, 0);
    cr_assert_eq(cursed_held(cursed(&d)), 2);
    desk_close(&d);
}

Test(cursed, sc_87_the_last_one_or_two_steps_are) {
    Desk d = possessed_acts("cure 8; pouch wishbone, wolf_claw; plan pw03");
    cr_assert(step(&d));
    cr_assert(ended(&d, "wizard"));
    desk_close(&d);
    d = possessed_acts("cure 9; pouch wolf_claw; plan pw03");
    cr_assert(step(&d));
    cr_assert(ended(&d, "wizard"));
    desk_close(&d);
    /* And behind the last step nothing matches, not even the first ingredient. */
    d = possessed_acts("cure 9; pouch wolf_claw, mandrake_root; plan pw03");
    cr_assert(step(&d));
    cr_assert(ended(&d, "wizard"));
    desk_close(&d);
    d = possessed_acts("cure 8; pouch wishbone; plan pw03"); /* one of two is not all */
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->cure, 8);
    desk_close(&d);
}

Test(cursed, sc_88_home_for_coins_and_the_leftmost_card_unused) {
    Desk d = possessed_acts("token house 7; " FIRST_THREE "; plan pw12, pw03; coins 5");
    int fare = printed()->fare_distance[6][LABORATORY];
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->at, LABORATORY);
    cr_assert_eq(cursed(&d)->coins, 5 - fare);
    cr_assert_eq(cursed(&d)->cure, 3);
    cr_assert_eq(cursed(&d)->supply[MANDRAKE_ROOT],
                 printed()->ingredient_tokens[MANDRAKE_ROOT]);
    cr_assert_eq(cursed(&d)->plan_count, 1);
    cr_assert_eq(cursed(&d)->plan[0], 2);
    desk_close(&d);
}

/* The first card of the box, which is used up unread. */
Test(cursed, sc_87_a_card_is_skipped_where_it_can_mix) {
    Desk d = possessed_acts(FIRST_THREE "; plan pw01; coins 5");
    cr_assert(step(&d));
    cr_assert(happened(&d, EV_PLAN_SKIPPED, 0, 1, ANY));
    cr_assert_eq(cursed(&d)->cure, 3);
    desk_close(&d);
}

Test(cursed, ruling_29_what_does_not_match_is_not_mixed) {
    Desk d = possessed_acts("pouch mandrake_root, gold_dust; plan pw10");
    cr_assert(step(&d));
    cr_assert(happened(&d, EV_DROPPED, GOLD_DUST, ANY, ANY));
    cr_assert_eq(cursed(&d)->cure, 1);
    desk_close(&d);
}

Test(cursed, sc_88_all_coins_when_they_are_too_few) {
    int far = house_across(LABORATORY, 2);
    Desk d =
        possessed_acts(say("token house %d; " FIRST_THREE "; plan pw03; coins 1", far + 1));
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->at, LABORATORY);
    cr_assert_eq(cursed(&d)->coins, 0);
    cr_assert_eq(cursed(&d)->cure, 3);
    desk_close(&d);
}

/* Nothing to steal, nothing to buy: the card is gone and so is the action. */
Test(cursed, sc_89_an_impossible_card_is_used_up) {
    Desk d = possessed_acts("plan pw03, pw07; coins 0");
    int actions = cursed(&d)->actions;
    cr_assert(step(&d));
    cr_assert(happened(&d, EV_PLAN_SKIPPED, 2, ANY, ANY));
    cr_assert_eq(cursed(&d)->plan_count, 1);
    cr_assert_eq(cursed(&d)->plan[0], 6);
    cr_assert_eq(cursed(&d)->actions, actions - 1);
    cr_assert_eq(cursed(&d)->at, LABORATORY);
    desk_close(&d);
}

Test(cursed, sc_89_from_left_to_right) {
    Desk d = possessed_acts("plan pw10, pw03; token house 18; house 18 farmer; coins 0; "
                            "next rolls 6");
    cr_assert(step(&d)); /* Mix Cure first: home */
    cr_assert_eq(cursed(&d)->at, LABORATORY);
    cr_assert_eq(cursed(&d)->coins, 0);
    cr_assert(step(&d)); /* then the theft */
    cr_assert_eq(cursed(&d)->at, 17);
    cr_assert_eq(cursed(&d)->coins, 1);
    desk_close(&d);
}

Test(cursed, sc_90_cast_spell_draws_and_casts) {
    Desk d = possessed_acts("plan pw01; curse 5; spell deck top distract, leftovers");
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->curse, 4);
    cr_assert(discarded(&d, "leftovers"));
    desk_close(&d);
}

Test(cursed, sc_101_a_spell_brings_its_coins) {
    int coins = spell("leftovers")->coins;
    cr_assert_gt(coins, 0);
    Desk d = possessed_casts("leftovers", "coins 4");
    cr_assert_eq(cursed(&d)->coins, 4 + coins);
    desk_close(&d);
    d = possessed_casts("leftovers", "coins 25"); /* as far as the supply goes */
    cr_assert_eq(cursed(&d)->coins, 25);
    desk_close(&d);
}

Test(cursed, sc_101_and_is_discarded_or_laid_out) {
    Desk d = possessed_casts("leftovers", "");
    cr_assert(discarded(&d, "leftovers"));
    desk_close(&d);
    d = possessed_casts("transmute", "");
    cr_assert(laid_out(&d, "transmute"));
    desk_close(&d);
}

/* ---- How many actions, and the end of the day --------------------------------------------------------- */

Test(cursed, ruling_35_a_fourth_action_without_a_card_only_mixes) {
    int busy = printed()->panic_busy;
    Desk d = possessed(say("turn wizard; panic %d; plan pw10, pw03, pw06; coins 0; "
                           "no villagers; spell deck top distract; bag top noble; "
                           "next rolls 1",
                           busy));
    cr_assert(steps(&d, 5));
    cr_assert_eq(cursed(&d)->actions, 1);
    cr_assert_eq(cursed(&d)->page, PAGE_PW_END);
    desk_close(&d);

    d = possessed_acts(
        "pouch mandrake_root, ash_twig; plan pw07; house 17 farmer; coins 5");
    cr_assert(step(&d)); /* the third ingredient, with the last card */
    cr_assert_eq(cursed(&d)->plan_count, 0);
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->cure, 3);
    cr_assert(!happened(&d, EV_PLAN_SKIPPED, ANY, ANY, ANY)); /* there was none to skip */
    desk_close(&d);
}

Test(cursed, sc_96_all_cards_are_laid_anew) {
    Desk d = possessed_acts("plan pw03, pw06, pw07; panic 1; feeding pw12; "
                            "house 1 empty; next rolls 1; "
                            "possessed top pw03, pw06, pw12, pw07");
    day_ends(&d);
    cr_assert_eq(cursed(&d)->spells.hand_count, 0); /* it has no hand */
    cr_assert_eq(cursed(&d)->plan_count, 3);
    cr_assert_eq(cursed(&d)->plan[0], 2);
    cr_assert_eq(cursed(&d)->plan[1], 5);
    cr_assert_eq(cursed(&d)->plan[2], 11);
    cr_assert_eq(cursed(&d)->feed_count, 1);
    cr_assert_eq(cursed(&d)->feed[0], 6);
    cr_assert_eq(cursed(&d)->possessed, 0xFFF & ~laid_plan(&d));
    desk_close(&d);
}

static void lays(int panic, int row, int beside) {
    Desk d = possessed(say("turn wizard; panic %d", panic));
    day_ends(&d);
    cr_assert_eq(cursed(&d)->plan_count, row, "at Panic %d", panic);
    cr_assert_eq(cursed(&d)->feed_count, beside, "at Panic %d", panic);
    cr_assert_eq(bits_count(laid_plan(&d)), row + beside);
    desk_close(&d);
}

Test(cursed, sc_96_more_cards_in_a_panic) {
    lays(printed()->panic_busy - 1, 3, 1);
    lays(printed()->panic_busy, 4, 1);
    lays(printed()->panic_plenty - 1, 4, 1);
    lays(printed()->panic_plenty, 4, 2);
}

/* Actions are counted in the morning, cards in the evening. */
Test(cursed, ruling_55_each_level_is_read_when_it_is_used) {
    int busy = printed()->panic_busy;
    Desk d = possessed(say("turn monster feeding; panic %d; plan pw03, pw06, pw07, pw12; "
                           "stomach nothing",
                           busy));
    cr_assert(play(&d, ALONE, "end the night")); /* nobody eaten: Panic falls */
    cr_assert_eq(cursed(&d)->panic, busy - 1);
    cr_assert_eq(cursed(&d)->plan_count, 4);
    cr_assert_eq(cursed(&d)->actions, 3);
    cr_assert(steps(&d, 5)); /* arrival, Spell, three actions */
    cr_assert_eq(cursed(&d)->page, PAGE_PW_END);
    cr_assert_eq(cursed(&d)->plan_count, 1); /* the fourth card is not followed */
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->plan_count, 3);
    desk_close(&d);
}

/* ---- The Monster's night --------------------------------------------------------------------------------- */

/* Eats this kind at house 7 with the card beside its board, 0 Energy, Panic 2, no coins. */
static Desk ate_with(const char *card, Kind kind) {
    const Villager *prey = &printed()->villagers[kind];
    Desk d = possessed(say("turn monster feeding; token house 7; house 7 %s; plan nothing; "
                           "feeding %s; energy 0; panic 2; coins 0",
                           prey->id, card));
    cr_assert(play(&d, ALONE, say("eat the %s", prey->title)));
    return d;
}

static void feeds(const char *card, Kind kind, int coins, int energy_less, int panic) {
    Desk d = ate_with(card, kind);
    int energy = printed()->villagers[kind].energy;
    cr_assert_eq(cursed(&d)->coins, coins, "%s", card);
    cr_assert_eq(cursed(&d)->energy, energy - energy_less, "%s", card);
    cr_assert_eq(cursed(&d)->panic, 2 + panic, "%s", card);
    desk_close(&d);
    Kind other = kind == NOBLE ? FARMER : NOBLE;
    d = ate_with(card, other); /* another kind: nothing happens */
    cr_assert_eq(cursed(&d)->coins, 0);
    cr_assert_eq(cursed(&d)->energy, printed()->villagers[other].energy);
    cr_assert_eq(cursed(&d)->panic, 2);
    desk_close(&d);
}

Test(cursed, sc_97_the_feeding_effects_of_all_cards) {
    feeds("pw01", FARMER, 1, 0, 0);
    feeds("pw02", HUNTER, 0, 1, 0);
    feeds("pw03", WOODCUTTER, 0, 1, 0);
    feeds("pw04", FARMER, 2, 0, 0);
    feeds("pw05", HUNTER, 2, 0, 0);
    feeds("pw06", BUTCHER, 0, 1, 0);
    feeds("pw07", FARMER, 0, 1, 0);
    feeds("pw08", HUNTER, 1, 0, 0);
    feeds("pw09", WOODCUTTER, 2, 0, 0);
    feeds("pw10", BUTCHER, 2, 0, 0);
    feeds("pw11", MERCHANT, 3, 0, 0);
    feeds("pw12", NOBLE, 0, 0, 1);
}

Test(cursed, sc_97_both_cards_when_possession_intensifies) {
    Desk d = ate_with("pw01, pw04", FARMER);
    cr_assert_eq(cursed(&d)->coins, 3);
    desk_close(&d);
}

Test(cursed, ruling_43_each_time_that_kind_is_eaten) {
    cr_assert_eq(roads_between(7, 6), 1);
    Desk d = possessed("turn monster feeding; token house 7; villagers farmer at 6, 7; "
                       "plan nothing; feeding pw01; coins 0; energy 0");
    cr_assert(play_all(&d, ALONE, "eat the Farmer; walk to house 6; eat the Farmer"));
    cr_assert_eq(cursed(&d)->coins, 2);
    desk_close(&d);
}

Test(cursed, sc_97_as_far_as_the_supply_goes) {
    Desk d = possessed("turn monster feeding; token house 7; house 7 merchant; "
                       "plan nothing; feeding pw11; coins 24");
    cr_assert(play(&d, ALONE, "eat the Merchant"));
    cr_assert_eq(cursed(&d)->coins, 25);
    desk_close(&d);
}

/* Ruling 6: against the Possessed Wizard numbers choose on a Quiet Night too. */
Test(cursed, ruling_6_numbers_choose_against_the_possessed) {
    Desk d = possessed("turn monster; monster hand nothing; no villagers; house 9 farmer; "
                       "bag top noble, merchant; next rolls 9, 12");
    cr_assert(play(&d, ALONE, "quiet night"));
    cr_assert_eq(kind_at(&d, 10), NOBLE);
    cr_assert_eq(kind_at(&d, 12), MERCHANT);
    desk_close(&d);
}
