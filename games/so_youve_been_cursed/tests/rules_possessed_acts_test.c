/* SC-91 to SC-95: what the Possessed Wizard buys and steals, and the Powers that hinder it. */
#include "automa_desk.h"

/* ---- Buying -------------------------------------------------------------------------------------- */

/* The seller of what comes first on the Cure: Farmers, Mandrake Root. */
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

/* Pouches that were filled with what it does not need. */
Test(cursed, sc_34_full_pouches_buy_nothing) {
    buys_nothing("plan pw07; token house 16; villagers farmer at 16; coins 9; "
                 "pouch gold_dust, wishbone, silk_thread");
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

/* There is one Mandrake Root in this box, and it is held already. */
Test(cursed, sc_93_the_supply_has_none) {
    Desk d = possessed_with("[ingredient mandrake_root]\n"
                            "title = Mandrake Root\n"
                            "tokens = 1\n"
                            "source = invented\n",
                            "turn wizard; plan pw07; coins 9; house 17 farmer; "
                            "pouch mandrake_root, ash_twig; spell deck top distract");
    cr_assert(steps(&d, 3));
    cr_assert(happened(&d, EV_PLAN_SKIPPED, 6, ANY, ANY));
    cr_assert_eq(held(&d, MANDRAKE_ROOT), 1);
    desk_close(&d);
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

/* Wolf Claw is the last step, and it is held: nothing more is bought. */
Test(cursed, ruling_28_all_steps_are_covered) {
    Desk d = possessed_acts("plan pw07; cure 9; pouch wolf_claw; coins 9; "
                            "villagers farmer at 16");
    cr_assert(step(&d));
    cr_assert_eq(held(&d, MANDRAKE_ROOT), 0);
    cr_assert_eq(cursed(&d)->coins, 9);
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

/* The lowest number as well, where others are poorer. */
Test(cursed, sc_94_the_richest_may_be_house_1) {
    cr_assert_gt(printed()->price[0], printed()->price[3]);
    Desk d = possessed_acts("plan pw03; token house 4; villagers farmer at 1, 4; coins 0; "
                            "next rolls 6");
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->at, 0);
    desk_close(&d);
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

/* The fare lies in the supply before the theft. */
Test(cursed, ruling_54_the_possessed_can_steal_its_fare_back) {
    cr_assert_gt(printed()->price[6], 1);
    Desk d = possessed_acts("plan pw02; house 7 farmer; coins 25; next rolls 2");
    cr_assert(step(&d));
    cr_assert(happened(&d, EV_STOLE, 1, 2, 6)); /* it declares the one coin */
    cr_assert_eq(cursed(&d)->coins, 25);
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

/* Without a Spell to draw nothing is cast, and the card is skipped. */
Test(cursed, ruling_26_no_spell_no_action) {
    Desk d = possessed_with(
        "[power spell_writers_block]\ntitle = Spell-Writer's Block\ntype = stays\ndecks = "
        "monster, rabid\nbefore = wizard\nplay = no_spells\nuntil = buys gold_dust\nsource "
        "= "
        "invented\n",
        "turn wizard; no villagers; plan pw01; token house 7; "
        "front greedy_coachman, spell_writers_block");
    cr_assert(steps(&d, 3));
    cr_assert(happened(&d, EV_PLAN_SKIPPED, 0, ANY, ANY));
    cr_assert(laid_out(&d, "greedy_coachman"));
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

/* The way of fewest roads from house 4 to house 6 has three crossings; the fare is for
 * the longer way with one. */
Test(cursed, ruling_50_the_fare_is_for_the_fewest_crossings) {
    int price = printed()->price[5];
    cr_assert_eq(roads_between(4, 6), 3);
    cr_assert(printed()->crossing_at[3][13] && printed()->crossing_at[13][15] &&
              printed()->crossing_at[15][5]);
    buys(say("plan pw05; token house 4; house 6 farmer; coins %d", price + 1), 6, 0);
}

Test(cursed, ruling_50_the_closest_is_by_roads) {
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
