/* SC-83 to SC-97 and SC-101: a Monster against the Possessed Wizard. Its Spells are in
 * rules_possessed_spells_test.c. */
#include "automa_desk.h"

/* The Cure of these desks begins with: Mandrake Root, Ash Twig, Mandrake Root, Wolf Claw. */
#define FIRST_THREE "pouch mandrake_root, ash_twig, mandrake_root"

static uint32_t all_cards(const Piles *p) {
    return p->hand | p->deck | p->discard | p->front;
}

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
    cr_assert_eq(bits_count(cursed(&d)->spells.deck), 18);
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

/* ---- Buying -------------------------------------------------------------------------------------- */

/* Who sells what comes first on the Cure: Farmers, Mandrake Root. */
static void buys(const char *position, int house, int coins_left) {
    Desk d = possessed_acts(position);
    cr_assert(step(&d));
    cr_assert_eq(held(&d, MANDRAKE_ROOT), 1, "%s", position);
    cr_assert_eq(cursed(&d)->at, house - 1, "%s", position);
    cr_assert_eq(cursed(&d)->coins, coins_left, "%s", position);
    desk_close(&d);
}

static void buys_nothing(const char *position) {
    Desk d = possessed_acts(position);
    CursedState before = *cursed(&d);
    cr_assert(step(&d));
    cr_assert_arr_eq(cursed(&d)->pouch, before.pouch, KINDS, "%s", position);
    cr_assert_eq(cursed(&d)->at, before.at, "%s", position);
    cr_assert_eq(cursed(&d)->coins, before.coins, "%s", position);
    desk_close(&d);
}

Test(cursed, sc_91_cheapest_then_nearest_then_highest) {
    buys("plan pw07; token house 16; villagers farmer at 16, 17; coins 5", 17, 4);
    buys("plan pw07; token house 17; villagers farmer at 17, 18; coins 5", 17, 4);
    buys("plan pw07; token laboratory; villagers farmer at 17, 18; coins 5", 18, 4);
}

/* What SC-91 says, said in another way: nobody who sells is better by any measure that
 * comes first. */
static bool is_best(const CursedState *s, int from, int best, uint32_t sellers) {
    for (int house = 0; house < HOUSES; house++) {
        if (!(sellers & bit(house)) || house == best) continue;
        int cost = printed()->price[house] + printed()->fare_distance[from][house];
        cost -= printed()->price[best] + printed()->fare_distance[from][best];
        int away = printed()->road_distance[from][house];
        away -= printed()->road_distance[from][best];
        if (cost < 0 || (cost == 0 && (away < 0 || (away == 0 && house > best))))
            return false;
    }
    return s->pouch[MANDRAKE_ROOT] == 1;
}

static uint32_t spaces_across(int from, int least, int most) {
    uint32_t found = 0;
    for (int space = 0; space < SPACES; space++) {
        int fare = printed()->fare_distance[from][space];
        if (fare >= least && fare <= most) found |= bit(space);
    }
    return found;
}

/* From every place of the village, with sellers at odd and at even houses. */
static void always_the_best(const char *card, int least, int most) {
    static const char *const where[] = {"1, 3, 5, 7, 9, 11, 13, 15, 17",
                                        "2, 4, 6, 8, 10, 12, 14, 16, 18"};
    for (int from = 0; from < SPACES; from++) {
        Desk d = possessed_acts(say("plan %s; token %s; villagers farmer at %s; coins 12",
                                    card, place(from), where[from & 1]));
        uint32_t area = spaces_across(from, least, most);
        uint32_t sellers = cursed(&d)->houses[FARMER] & area;
        cr_assert(step(&d));
        if (sellers) {
            cr_assert(sellers & bit(cursed(&d)->at), "%s from %s", card, place(from));
            cr_assert(is_best(cursed(&d), from, cursed(&d)->at, sellers), "%s from %s",
                      card, place(from));
        } else {
            cr_assert_eq(held(&d, MANDRAKE_ROOT), 0);
        }
        desk_close(&d);
    }
}

Test(cursed, pw_07_buys_in_the_current_district) {
    always_the_best("pw07", 0, 0);
}

Test(cursed, pw_12_buys_in_the_current_district) {
    always_the_best("pw12", 0, 0);
}

Test(cursed, pw_05_buys_in_an_adjacent_district) {
    always_the_best("pw05", 1, 1);
}

Test(cursed, pw_11_buys_in_an_adjacent_district) {
    always_the_best("pw11", 1, 1);
}

Test(cursed, pw_04_buys_in_any_district) {
    always_the_best("pw04", 0, DISTRICTS_MAX);
}

Test(cursed, pw_09_buys_in_any_district) {
    always_the_best("pw09", 0, DISTRICTS_MAX);
}

Test(cursed, sc_91_not_what_is_held_already) {
    Desk d = possessed_acts("plan pw07; pouch mandrake_root; villagers farmer at 17, 18; "
                            "house 16 woodcutter; coins 5");
    cr_assert(step(&d)); /* Ash Twig is next */
    cr_assert_eq(held(&d, MANDRAKE_ROOT), 1);
    cr_assert_eq(held(&d, ASH_TWIG), 1);
    cr_assert_eq(cursed(&d)->at, 15);
    desk_close(&d);
}

Test(cursed, sc_91_the_fare_is_paid) {
    int away = house_across(LABORATORY, 2);
    int price = printed()->price[away];
    buys(say("plan pw04; house %d farmer; coins 12", away + 1), away + 1, 12 - 2 - price);
}

Test(cursed, sc_92_pw_08_buys_at_the_market) {
    int price = printed()->market_price,
        fare = printed()->fare_distance[LABORATORY][MARKET];
    Desk d = possessed_acts("plan pw08; coins 12");
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->at, MARKET);
    cr_assert_eq(held(&d, MANDRAKE_ROOT), 1);
    cr_assert_eq(cursed(&d)->coins, 12 - price - fare);
    desk_close(&d);
}

Test(cursed, sc_93_skipped_when_move_and_price_cannot_be_paid) {
    int need = printed()->market_price + printed()->fare_distance[LABORATORY][MARKET];
    buys_nothing(say("plan pw08; coins %d", need - 1));
    buys_nothing("plan pw07; house 16 farmer; coins 1");
    buys("plan pw07; house 16 farmer; coins 2", 16, 0);
    int away = house_across(LABORATORY, 1), price = printed()->price[away];
    buys_nothing(say("plan pw05; house %d farmer; coins %d", away + 1, price));
    buys(say("plan pw05; house %d farmer; coins %d", away + 1, price + 1), away + 1, 0);
}

Test(cursed, sc_93_nobody_sells_it_there) {
    buys_nothing("plan pw07; house 16 hunter; coins 9");
    buys_nothing("plan pw05; house 16 farmer; coins 9"); /* not adjacent: here */
    int away = house_across(LABORATORY, 2);
    buys_nothing(say("plan pw05; house %d farmer; coins 12", away + 1));
}

Test(cursed, ruling_34_one_ingredient_an_action) {
    /* Two Mandrake Roots are needed, and there are coins for more. */
    buys("plan pw07; house 17 farmer; coins 9; cure 0", 17, 8);
}

Test(cursed, ruling_28_the_first_step_that_is_not_covered) {
    Desk d = possessed_acts("plan pw07; pouch mandrake_root, ash_twig; house 17 farmer; "
                            "coins 5");
    cr_assert(step(&d)); /* the second Mandrake Root */
    cr_assert_eq(held(&d, MANDRAKE_ROOT), 2);
    desk_close(&d);
}

Test(cursed, ruling_29_what_no_longer_matches_goes_back) {
    Desk d = possessed_casts("meditate", "pouch mandrake_root, ash_twig; cure 0");
    cr_assert_eq(cursed(&d)->cure, 1);
    cr_assert_eq(held(&d, ASH_TWIG), 1);
    cr_assert_eq(held(&d, MANDRAKE_ROOT), 1); /* the third step still wants one */
    desk_close(&d);
    d = possessed_casts("meditate", "pouch ash_twig, mandrake_root; cure 1");
    cr_assert_eq(cursed(&d)->cure, 2);
    cr_assert_eq(held(&d, ASH_TWIG), 0); /* its step is past */
    cr_assert_eq(held(&d, MANDRAKE_ROOT), 1);
    desk_close(&d);
}

/* Counted without gaps: what comes only later goes back too. */
Test(cursed, ruling_29_no_gap_is_left_open) {
    Desk d = possessed_casts("meditate", "pouch wishbone; cure 2");
    cr_assert_eq(cursed(&d)->cure, 3); /* Wolf Claw is next, then Wishbone */
    cr_assert_eq(held(&d, WISHBONE), 0);
    desk_close(&d);
}

Test(cursed, ruling_30_pw_10_goes_home_with_nothing) {
    Desk d = possessed_acts("plan pw10; token house 7; coins 5; cure 2");
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->at, LABORATORY);
    cr_assert_eq(cursed(&d)->cure, 2);
    cr_assert_eq(cursed(&d)->coins, 5 - printed()->fare_distance[6][LABORATORY]);
    desk_close(&d);
}

Test(cursed, sc_95_pw_10_mixes_what_there_is) {
    Desk d = possessed_acts("plan pw10; token house 7; pouch mandrake_root, ash_twig; "
                            "coins 0");
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->at, LABORATORY);
    cr_assert_eq(cursed(&d)->cure, 2);
    cr_assert_eq(cursed_held(cursed(&d)), 0);
    desk_close(&d);
}

/* ---- Stealing ---------------------------------------------------------------------------------------- */

/* The richest house, ties to the higher number, whatever the distance. */
static int richest(uint32_t houses) {
    int best = -1;
    for (int house = 0; house < HOUSES; house++) {
        if (!(houses & bit(house))) continue;
        if (best < 0 || printed()->price[house] >= printed()->price[best]) best = house;
    }
    return best;
}

static void always_the_richest(const char *card, int crossings) {
    for (int from = 0; from < SPACES; from++) {
        Desk d = possessed_casts(
            "distract", say("plan %s; token %s; coins 5; next rolls 6", card, place(from)));
        int house = richest(spaces_across(from, crossings, crossings));
        cr_assert(step(&d));
        cr_assert_eq(cursed(&d)->at, house, "%s from %s", card, place(from));
        cr_assert_eq(cursed(&d)->coins, 5 - crossings + printed()->price[house]);
        desk_close(&d);
    }
}

Test(cursed, sc_94_pw_03_steals_in_the_current_district) {
    always_the_richest("pw03", 0);
}

Test(cursed, sc_94_pw_06_steals_in_the_current_district) {
    always_the_richest("pw06", 0);
}

Test(cursed, sc_94_pw_02_steals_in_an_adjacent_district) {
    always_the_richest("pw02", 1);
}

Test(cursed, sc_94_noticed_is_the_end_of_it) {
    Desk d = possessed_acts("plan pw03, pw06; house 18 farmer; coins 2; next rolls 1");
    int actions = cursed(&d)->actions;
    cr_assert(step(&d));
    cr_assert(happened(&d, EV_NOTICED, 1, 1, 17));
    cr_assert_eq(cursed(&d)->coins, 2);
    cr_assert_eq(cursed(&d)->actions, actions - 1);
    cr_assert_eq(cursed(&d)->plan_count, 1);
    desk_close(&d);
}

Test(cursed, sc_94_skipped_without_an_occupied_house) {
    Desk d = possessed_acts("plan pw03; house 7 farmer; coins 2; next rolls 6");
    cr_assert(step(&d));
    cr_assert(happened(&d, EV_PLAN_SKIPPED, 2, ANY, ANY));
    cr_assert_eq(cursed(&d)->coins, 2);
    desk_close(&d);
}

Test(cursed, ruling_31_it_declares_the_printed_number) {
    int rich = house_priced(4);
    Desk d = possessed_acts(say("plan pw03; token house %d; house %d farmer; coins 0; "
                                "next rolls 4",
                                rich + 1, rich + 1));
    cr_assert(step(&d));
    cr_assert(happened(&d, EV_NOTICED, 4, 4, rich)); /* a 4 is not enough for four */
    desk_close(&d);
    d = possessed_acts(say("plan pw03; token house %d; house %d farmer; coins 23; "
                           "next rolls 4",
                           rich + 1, rich + 1));
    cr_assert(step(&d)); /* the supply has two coins: it declares two */
    cr_assert_eq(cursed(&d)->coins, 25);
    desk_close(&d);
}

Test(cursed, ruling_32_no_adjacent_theft_without_the_fare) {
    Desk d = possessed_acts("plan pw02; house 7 farmer; coins 0; next rolls 6");
    cr_assert(step(&d));
    cr_assert(happened(&d, EV_PLAN_SKIPPED, 1, ANY, ANY));
    cr_assert_eq(cursed(&d)->at, LABORATORY);
    desk_close(&d);
}

/* Somebody next door is what counts, not somebody here. */
Test(cursed, ruling_33_the_adjacent_theft_looks_next_door) {
    Desk d = possessed_acts("plan pw02; house 7 farmer; coins 1; next rolls 6");
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->at, 6);
    desk_close(&d);
    d = possessed_acts("plan pw02; house 18 farmer; coins 1; next rolls 6");
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->at, LABORATORY);
    desk_close(&d);
}

Test(cursed, ruling_54_an_empty_supply_cannot_be_stolen_by_the_possessed) {
    Desk d = possessed_acts("plan pw03; house 18 farmer; coins 25; next rolls 6");
    cr_assert(step(&d));
    cr_assert(happened(&d, EV_PLAN_SKIPPED, 2, ANY, ANY));
    cr_assert_eq(cursed(&d)->at, LABORATORY);
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
    desk_close(&d);
}

Test(cursed, sc_96_all_cards_are_laid_anew) {
    Desk d = possessed_acts("plan pw03, pw06, pw07; panic 1; feeding pw12; "
                            "house 1 empty; next rolls 1; "
                            "possessed top pw03, pw06, pw12, pw07");
    day_ends(&d);
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
    day_ends(&d);
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

/* ---- Powers that hinder it ----------------------------------------------------------------------------------- */

Test(cursed, ruling_26_only_the_action_drives_the_coachman_away) {
    Desk d =
        possessed_acts("plan pw10, pw01; front greedy_coachman; token house 7; coins 9; "
                       "spell deck top distract, leftovers");
    cr_assert(laid_out(&d, "greedy_coachman")); /* a Spell was cast this morning */
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->coins, 9 - 2 * printed()->fare_distance[6][LABORATORY]);
    cr_assert(step(&d));
    cr_assert(!laid_out(&d, "greedy_coachman"));
    desk_close(&d);
}

Test(cursed, ruling_49_the_steed_is_free_under_the_coachman) {
    Desk d = possessed_acts("plan pw10; front greedy_coachman, summoned_steed; "
                            "token house 7; coins 9");
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->at, LABORATORY);
    cr_assert_eq(cursed(&d)->coins, 9);
    desk_close(&d);
}

/* Fewest crossings for the fare, fewest roads for the nearest house: from house 1 the way
 * of fewest roads to house 12 has as many crossings, to house 9 it is longer. */
Test(cursed, ruling_50_fares_by_crossings_and_closeness_by_roads) {
    const Content *c = printed();
    bool differ = false;
    for (int a = 0; a < SPACES; a++) {
        for (int b = 0; b < SPACES; b++) {
            cr_assert_eq(c->fare_distance[a][b] == 0, c->district[a] == c->district[b]);
            cr_assert_leq(c->fare_distance[a][b], c->road_distance[a][b]);
            differ |= c->fare_distance[a][b] != c->road_distance[a][b];
        }
    }
    cr_assert(differ);
    /* Two sellers next door for the same price: fewer roads wins, not the number. */
    buys("plan pw07; token house 17; villagers farmer at 17, 18; coins 1", 17, 0);
}

Test(cursed, sc_93_scarce_supplies_make_it_dearer_until_the_market) {
    Desk d = possessed_acts("plan pw07, pw08; front scarce_supplies; house 17 farmer; "
                            "coins 12");
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->coins, 12 - 2);
    cr_assert(step(&d));
    cr_assert(!laid_out(&d, "scarce_supplies"));
    desk_close(&d);
}

Test(cursed, sc_94_shaky_hands_and_squeaky_boots) {
    int rich = house_priced(4);
    const char *here = say("token house %d; house %d farmer; coins 0", rich + 1, rich + 1);
    Desk d = possessed_acts(say("plan pw03; front shaky_hands; %s; next rolls 6", here));
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->coins, 1);
    cr_assert(laid_out(&d, "shaky_hands"));
    desk_close(&d);
    d = possessed_acts(say("plan pw03; front squeaky_boots; %s; next rolls 6, 4", here));
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->coins, 0); /* the lower of two dice */
    cr_assert(laid_out(&d, "squeaky_boots"));
    desk_close(&d);
    d = possessed_acts(say("plan pw03; front squeaky_boots; %s; next rolls 6, 5", here));
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->coins, 4);
    cr_assert(!laid_out(&d, "squeaky_boots"));
    desk_close(&d);
}

Test(cursed, sc_91_silk_thread_ends_shaky_hands) {
    Desk d =
        possessed_acts("plan pw07; front shaky_hands; cure 5; house 17 noble; coins 9");
    cr_assert(step(&d));
    cr_assert_eq(held(&d, SILK_THREAD), 1);
    cr_assert(!laid_out(&d, "shaky_hands"));
    desk_close(&d);
}
