/* SC-75 to SC-82: the night of the Rabid Monster, and each of its Powers. */
#include "automa_desk.h"

#include "so_youve_been_cursed/rules/automas.h"
#include "so_youve_been_cursed/rules/events.h"

/* ---- A Power, and no Energy ------------------------------------------------------------ */

Test(cursed, sc_75_a_power_whatever_it_needs) {
    const Card *stag = power("stunned_stag");
    cr_assert(stag->energy || stag->eaten); /* an empty stomach and no Energy */
    Desk d = rabid_plays("stunned_stag", "curse 3");
    cr_assert_eq(cursed(&d)->curse, 4);
    cr_assert(discarded(&d, "stunned_stag"));
    desk_close(&d);
}

Test(cursed, sc_75_only_one) {
    Desk d =
        rabid_plays("stunned_stag", "curse 3; power deck top stunned_stag, noble_blood");
    cr_assert(night_ends(&d));
    cr_assert_eq(cursed(&d)->curse, 4);
    cr_assert(in_deck(&d, "noble_blood"));
    desk_close(&d);
}

Test(cursed, sc_75_an_empty_deck_is_made_new) {
    Desk d = rabid("turn monster; power deck empty");
    cr_assert(step(&d));
    cr_assert_eq(bits_count(cursed(&d)->powers.deck.cards), 14);
    desk_close(&d);
}

Test(cursed, sc_76_eating_gives_no_energy) {
    Desk d = rabid_hunts("token house 7; house 7 noble; row rm12");
    cr_assert(step(&d));
    cr_assert_eq(eaten(&d, NOBLE), 1);
    cr_assert_eq(cursed(&d)->energy, 0);
    desk_close(&d);
}

/* ---- The hunt ------------------------------------------------------------------------------ */

Test(cursed, sc_77_its_own_house_counts) {
    Desk d = rabid_hunts("token house 7; house 7 farmer; row rm01");
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->at, 6);
    cr_assert_eq(kind_at(&d, 7), -1);
    cr_assert_eq(cursed(&d)->slot[0], bit(FARMER));
    desk_close(&d);
}

Test(cursed, sc_77_two_roads_away) {
    cr_assert_eq(roads_between(7, 18), 2);
    Desk d = rabid_hunts("token house 7; house 18 farmer; row rm01");
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->at, 17);
    cr_assert_eq(eaten(&d, FARMER), 1);
    desk_close(&d);
}

Test(cursed, sc_77_each_used_card_in_its_order) {
    Desk d = rabid_hunts("token house 7; house 6 farmer; house 5 hunter; row rm02, rm01");
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->at, 4);
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->at, 5);
    cr_assert_eq(cursed(&d)->slot[0], bit(HUNTER));
    cr_assert_eq(cursed(&d)->slot[1], bit(FARMER));
    desk_close(&d);
}

Test(cursed, sc_78_the_highest_number_not_the_nearest) {
    cr_assert_lt(roads_between(7, 6), roads_between(7, 18));
    Desk d = rabid_hunts("token house 7; villagers farmer at 6, 18; row rm01");
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->at, 17);
    cr_assert_eq(kind_at(&d, 6), FARMER);
    desk_close(&d);
}

/* Also before its own house. */
Test(cursed, sc_78_even_when_one_lives_here) {
    Desk d = rabid_hunts("token house 6; villagers farmer at 6, 7; row rm01");
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->at, 6);
    desk_close(&d);
}

Test(cursed, sc_79_a_sheep_for_the_way_of_three_roads) {
    int meadow = pasture_at(7);
    cr_assert_eq(roads_between(7, 11), 3);
    Desk d =
        rabid_hunts(say("token house 7; villagers farmer at 3, 11; pasture %d sheep 2; "
                        "row rm01",
                        meadow));
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->at, 10); /* SC-78: 11, not 3 */
    cr_assert_eq(sheep_in(&d, meadow), 1);
    cr_assert_eq(eaten(&d, FARMER), 1);
    cr_assert_eq(eaten(&d, SHEEP), 1);
    cr_assert_eq(cursed(&d)->slot[0], bit(FARMER) | bit(SHEEP)); /* one slot for both */
    cr_assert_eq(cursed(&d)->slot[1], 0);
    desk_close(&d);
}

Test(cursed, sc_79_no_sheep_is_eaten_for_somebody_near) {
    int meadow = pasture_at(7);
    Desk d =
        rabid_hunts(say("token house 7; villagers farmer at 6, 11; pasture %d sheep 2; "
                        "row rm01",
                        meadow));
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->at, 5);
    cr_assert_eq(sheep_in(&d, meadow), 2);
    desk_close(&d);
}

Test(cursed, sc_80_without_a_sheep_the_card_is_skipped) {
    Desk d = rabid_hunts(
        say("token house 7; house 11 farmer; pasture %d sheep 0; row rm01", pasture_at(7)));
    cr_assert(step(&d));
    cr_assert(happened(&d, EV_ORDER_SKIPPED, 0, ANY, ANY));
    cr_assert_eq(cursed(&d)->at, 6);
    cr_assert_eq(kind_at(&d, 11), FARMER);
    desk_close(&d);
}

Test(cursed, sc_80_nobody_within_three_roads) {
    int meadow = pasture_at(7);
    cr_assert_eq(roads_between(7, 4), 4);
    Desk d = rabid_hunts(say("token house 7; house 4 farmer; pasture %d sheep 2; "
                             "row rm01, rm12; house 7 noble",
                             meadow));
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->at, 6);
    cr_assert_eq(sheep_in(&d, meadow), 2);
    cr_assert(step(&d)); /* the next card is followed all the same */
    cr_assert_eq(eaten(&d, NOBLE), 1);
    desk_close(&d);
}

/* Sheep and villager lie in one slot, from whatever pasture the sheep is. */
Test(cursed, sc_80_a_sheep_on_the_way_lies_with_the_villager) {
    for (int p = 1; p <= printed()->pasture_count; p++) {
        int house = 1, prey = 1;
        while (!(printed()->pastures_at[house - 1] & bit(p - 1))) house++;
        while (roads_between(house, prey) != 3) prey++;
        Desk d = rabid_hunts(say("token house %d; house %d farmer; pasture %d sheep 4; "
                                 "row rm01",
                                 house, prey, p));
        cr_assert(step(&d));
        cr_assert_eq(sheep_in(&d, p), 3);
        cr_assert_eq(cursed(&d)->slot[0], bit(SHEEP) | bit(FARMER));
        cr_assert_eq(cursed(&d)->slot[1], 0);
        desk_close(&d);
    }
}

/* The rulebook's example: houses 1, 7, 3 and 11. */
Test(cursed, sc_79_worked_example_of_the_rabid_monsters_way) {
    int meadow = pasture_at(7);
    cr_assert_eq(roads_between(11, 6), 3);
    cr_assert_eq(printed()->pastures_at[10], 0);
    Desk d = rabid_hunts(say("token house 7; villagers butcher at 1, 7; "
                             "villagers farmer at 3, 11; house 6 hunter; "
                             "pasture %d sheep 2; row rm06, rm01, rm02; curse 3; panic 3",
                             meadow));
    cr_assert(step(&d)); /* two Butchers near: it stays, and eats here */
    cr_assert_eq(cursed(&d)->at, 6);
    cr_assert_eq(kind_at(&d, 1), BUTCHER);
    cr_assert_eq(cursed(&d)->slot[0], bit(BUTCHER));

    cr_assert(step(&d)); /* two Farmers three roads off: a sheep, then house 11 */
    cr_assert_eq(cursed(&d)->at, 10);
    cr_assert_eq(kind_at(&d, 3), FARMER);
    cr_assert_eq(sheep_in(&d, meadow), 1);
    cr_assert_eq(cursed(&d)->slot[1], bit(FARMER) | bit(SHEEP));
    cr_assert_eq(cursed(&d)->slot[2], 0);

    cr_assert(night_ends(&d)); /* no Hunter for the third card */
    cr_assert_eq(kind_at(&d, 6), HUNTER);
    cr_assert_eq(cursed(&d)->at, 10);
    cr_assert_eq(cursed(&d)->curse, 5);
    cr_assert_eq(cursed(&d)->panic, 5);
    desk_close(&d);
}

/* The example's third card on its own: three roads off, and no pasture beside house 11. */
Test(cursed, sc_80_worked_example_the_third_card) {
    Desk d = rabid_hunts("token house 11; house 6 hunter; row rm02");
    cr_assert(step(&d));
    cr_assert(happened(&d, EV_ORDER_SKIPPED, 1, ANY, ANY));
    cr_assert_eq(cursed(&d)->at, 10);
    desk_close(&d);
}

Test(cursed, sc_81_three_are_enough) {
    Desk d = rabid_hunts("token house 7; villagers farmer at 5, 6, 7, 8; "
                         "row rm01, rm04, rm07");
    cr_assert(steps(&d, 3));
    cr_assert_eq(eaten(&d, FARMER), 3);
    desk_close(&d);
    d = rabid_hunts(
        "token house 7; stomach farmer, farmer, sheep; house 7 noble; row rm12");
    cr_assert(night_ends(&d)); /* sheep count */
    cr_assert_eq(kind_at(&d, 7), NOBLE);
    desk_close(&d);
}

Test(cursed, sc_81_two_are_not) {
    Desk d = rabid_hunts("token house 7; stomach farmer, sheep; house 7 noble; row rm12");
    cr_assert(step(&d));
    cr_assert_eq(eaten(&d, NOBLE), 1);
    desk_close(&d);
}

/* ---- The end of its night --------------------------------------------------------------------- */

static void adjusts(const char *stomach, int panic, int curse) {
    Desk d = rabid_hunts(say("panic 4; curse 4; stomach %s", stomach));
    cr_assert(night_ends(&d));
    cr_assert_eq(cursed(&d)->panic, 4 + panic, "%s", stomach);
    cr_assert_eq(cursed(&d)->curse, 4 + curse, "%s", stomach);
    desk_close(&d);
}

Test(cursed, sc_82_tracks_by_the_number_of_villagers) {
    adjusts("nothing", -1, 0);
    adjusts("sheep, sheep", -1, 0);
    adjusts("farmer", 1, 1);
    adjusts("farmer, farmer", 2, 2);
    adjusts("farmer, noble", 2, 2); /* kinds do not matter */
    adjusts("farmer, noble, hunter", 3, 3);
}

Test(cursed, ruling_51_more_than_three_count_as_three) {
    adjusts("farmer, noble, hunter, butcher", 3, 3);
}

Test(cursed, sc_82_digests_and_stays_without_a_hand) {
    Desk d = rabid_hunts("token house 7; stomach farmer, sheep");
    int bag = cursed(&d)->bag[FARMER], sheep = cursed(&d)->sheep_supply;
    cr_assert(night_ends(&d));
    int arrived = bits_count(cursed(&d)->houses[FARMER]) + (cursed(&d)->arriving == 1);
    cr_assert_eq(cursed(&d)->bag[FARMER] + arrived, bag + 1);
    cr_assert_eq(cursed(&d)->sheep_supply, sheep + 1);
    cr_assert_eq(eaten(&d, FARMER) + eaten(&d, SHEEP), 0);
    cr_assert_eq(cursed(&d)->slot[0], 0);
    cr_assert_eq(cursed(&d)->at, 6);
    cr_assert_eq(cursed(&d)->powers.hand_count, 0);
    desk_close(&d);
}

/* ---- Rulings -------------------------------------------------------------------------------------- */

Test(cursed, ruling_40_through_occupied_houses) {
    cr_assert_eq(roads_between(5, 6), 2);
    cr_assert_eq(roads_between(5, 7) + roads_between(7, 6), 2); /* 7 lies between */
    Desk d = rabid_hunts("token house 5; house 7 noble; house 6 farmer; row rm01");
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->at, 5);
    cr_assert_eq(kind_at(&d, 7), NOBLE);
    desk_close(&d);
}

/* A pasture more beside houses 3 and 7, so that two touch each of them. */
static Desk two_pastures_at(int house, int prey, int sheep, int sheep_of_new) {
    static const char pack[] = "pack meadows\n"
                               "game so-youve-been-cursed 2\n"
                               "[pasture new_field]\n"
                               "title = New Field\n"
                               "touches = house_3, house_7, house_8\n"
                               "sheep = 1\n"
                               "at = 700, 60\n"
                               "source = invented\n";
    cr_assert_eq(roads_between(house, prey), 3);
    Desk d =
        desk_open_with(CURSED, pack, "mode wizard",
                       say("turn monster; no villagers; token house %d; house %d farmer; "
                           "power deck top greedy_coachman; row rm01; "
                           "pasture %d sheep %d; pasture %d sheep %d",
                           house, prey, pasture_at(house), sheep,
                           printed()->pasture_count + 1, sheep_of_new));
    cr_assert(steps(&d, 2));
    return d;
}

static Desk two_pastures(int sheep, int sheep_of_new) {
    return two_pastures_at(7, 11, sheep, sheep_of_new);
}

Test(cursed, ruling_41_the_pasture_with_more_sheep) {
    int old = pasture_at(7), new = printed()->pasture_count + 1;
    Desk d = two_pastures(1, 2);
    cr_assert_eq(sheep_in(&d, new), 1);
    cr_assert_eq(sheep_in(&d, old), 1);
    desk_close(&d);
    d = two_pastures(2, 2); /* the lower number */
    cr_assert_eq(sheep_in(&d, new), 2);
    cr_assert_eq(sheep_in(&d, old), 1);
    desk_close(&d);
    cr_assert_eq(pasture_at(3), 1);
    d = two_pastures_at(3, 13, 2, 1); /* the very first pasture too */
    cr_assert_eq(sheep_in(&d, 1), 1);
    cr_assert_eq(sheep_in(&d, new), 1);
    desk_close(&d);
}

/* ---- Its Powers ------------------------------------------------------------------------------------- */

Test(cursed, rm_power_a_taste_of_rural_life) {
    Desk d = rabid_plays("a_taste_of_rural_life",
                         "token laboratory; house 4 farmer; house 9 noble; curse 3; "
                         "next rolls 4, 9");
    cr_assert_eq(eaten(&d, FARMER), 1);
    cr_assert_eq(eaten(&d, NOBLE), 1);
    cr_assert_eq(cursed(&d)->curse, 4); /* once, however many */
    desk_close(&d);
    d = rabid_plays("a_taste_of_rural_life", "house 4 farmer; curse 3; next rolls 5, 9");
    cr_assert_eq(cursed(&d)->curse, 3);
    desk_close(&d);
}

Test(cursed, ruling_44_the_taste_leaves_the_token_where_it_is) {
    Desk d = rabid_plays("a_taste_of_rural_life",
                         "token laboratory; house 4 farmer; next rolls 4, 4");
    cr_assert_eq(eaten(&d, FARMER), 1);
    cr_assert_eq(cursed(&d)->at, LABORATORY);
    desk_close(&d);
}

Test(cursed, rm_power_an_extra_serving) {
    Desk d = rabid_plays("an_extra_serving", "pasture 4 sheep 1");
    for (int p = 1; p <= printed()->pasture_count; p++) {
        int before = p == 4 ? 1 : printed()->pastures[p - 1].sheep;
        cr_assert_eq(sheep_in(&d, p), before + 1);
    }
    desk_close(&d);
}

/* Roads from the Laboratory to the nearest place that a pasture touches. */
static int roads_to_pasture(int pasture) {
    int nearest = SPACES;
    for (int space = 0; space < SPACES; space++) {
        if (!(printed()->pastures[pasture - 1].touches & bit(space))) continue;
        nearest = min_int(nearest, printed()->road_distance[LABORATORY][space]);
    }
    return nearest;
}

Test(cursed, rm_power_an_extra_serving_nearest_the_laboratory_first) {
    int all = printed()->sheep_tokens;
    Desk d = rabid_plays("an_extra_serving",
                         say("pasture 1 sheep %d; pasture 2 sheep 0; pasture 3 sheep 0; "
                             "pasture 4 sheep 0; pasture 5 sheep 0",
                             all - 1));
    int fed = 0;
    for (int p = 2; p <= 5; p++) fed = sheep_in(&d, p) ? p : fed;
    cr_assert_neq(fed, 0);
    for (int p = 1; p <= 5; p++) {
        cr_assert_leq(roads_to_pasture(fed), roads_to_pasture(p));
    }
    cr_assert_eq(cursed(&d)->sheep_supply, 0);
    desk_close(&d);
}

/* Prey three roads off: the hunt begins with a sheep. */
static Desk hunt_with_a_sheep(const char *power_id) {
    return rabid_plays(power_id, say("token house 7; house 11 farmer; row rm01; curse 3; "
                                     "panic 3; pasture %d sheep 2",
                                     pasture_at(7)));
}

Test(cursed, rm_power_digestive_mutton_chop) {
    Desk d = hunt_with_a_sheep("digestive_mutton_chop");
    cr_assert(night_ends(&d));
    cr_assert_eq(cursed(&d)->curse, 5); /* a villager, and a sheep */
    cr_assert_eq(cursed(&d)->panic, 4);
    cr_assert_eq(cursed_rule_of(cursed(&d), VERB_SHEEP_CURSE), 0); /* this turn only */
    desk_close(&d);
    d = rabid_plays("digestive_mutton_chop",
                    "token house 7; house 7 farmer; row rm01; curse 3");
    cr_assert(night_ends(&d));
    cr_assert_eq(cursed(&d)->curse, 4);
    desk_close(&d);
}

Test(cursed, rm_power_the_other_other_white_meat) {
    Desk d = hunt_with_a_sheep("the_other_other_white_meat");
    cr_assert(night_ends(&d));
    cr_assert_eq(cursed(&d)->curse, 5); /* the sheep counts as a second villager */
    cr_assert_eq(cursed(&d)->panic, 5);
    desk_close(&d);
}

Test(cursed, ruling_51_white_meat_counts_three_at_most) {
    Desk d = rabid_plays("the_other_other_white_meat",
                         "stomach sheep, farmer, hunter, noble; curse 3; panic 3");
    cr_assert(night_ends(&d));
    cr_assert_eq(cursed(&d)->curse, 6);
    desk_close(&d);
}

Test(cursed, rm_power_monstrous_leap_goes_where_the_die_says) {
    Desk d = rabid_plays("monstrous_leap", "token laboratory; next rolls 13");
    cr_assert_eq(cursed(&d)->at, 12);
    cr_assert(discarded(&d, "monstrous_leap")); /* it does not wait */
    desk_close(&d);
}

Test(cursed, rm_power_noble_blood) {
    Desk d = rabid_plays("noble_blood", "curse 3");
    cr_assert_eq(cursed(&d)->curse, 4);
    desk_close(&d);
}

Test(cursed, rm_power_stunned_stag) {
    Desk d = rabid_plays("stunned_stag", "curse 5");
    cr_assert_eq(cursed(&d)->curse, 6);
    desk_close(&d);
}

Test(cursed, rm_power_on_the_scent_adds_a_card) {
    Desk d = rabid_plays("on_the_scent", "token house 7; house 7 noble; house 6 farmer; "
                                         "row rm01; rabid top rm12");
    cr_assert_eq(cursed(&d)->row_count, 2);
    cr_assert(steps(&d, 2));
    cr_assert_eq(eaten(&d, NOBLE), 1);
    desk_close(&d);
}

Test(cursed, ruling_38_the_scent_comes_last) {
    Desk d = rabid_plays("on_the_scent", "row rm05, rm01; rabid top rm12");
    cr_assert_eq(cursed(&d)->row[0], 4);
    cr_assert_eq(cursed(&d)->row[1], 0);
    cr_assert_eq(cursed(&d)->row[2], 11);
    desk_close(&d);
}

/* SC-73: what was discarded lies on the table, and is not drawn again in this turn. */
Test(cursed, ruling_38_not_one_that_was_thrown_away) {
    Desk d = rabid("orders rm01, rm02, rm03, rm12; wizard hand distract; rabid top rm02; "
                   "power deck top on_the_scent");
    cr_assert(play_all(&d, ALONE, "follow Cast (Farmer); cast Distract; end the day"));
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->row_count, 2);
    int drawn = cursed(&d)->row[1];
    cr_assert(drawn > 2 && drawn != 11, "card %d", drawn);
    desk_close(&d);
}

Test(cursed, ruling_38_nor_one_of_the_row) {
    static const char *const tops[] = {"rm05", "rm01"};
    for (int i = 0; i < 2; i++) {
        Desk d = rabid_plays("on_the_scent", say("row rm05, rm01; rabid top %s", tops[i]));
        cr_assert_eq(cursed(&d)->row_count, 3);
        cr_assert(cursed(&d)->row[2] != 0 && cursed(&d)->row[2] != 4);
        desk_close(&d);
    }
}

/* Chance chooses then, and with the desk's seed it is not the first card. */
Test(cursed, ruling_38_any_other_while_the_top_one_lies_in_the_row) {
    Desk d = rabid_plays("on_the_scent", "row rm05; rabid top rm05");
    cr_assert_eq(cursed(&d)->row_count, 2);
    cr_assert(cursed(&d)->row[1] != 0 && cursed(&d)->row[1] != 4);
    desk_close(&d);
}

Test(cursed, rm_power_second_helpings_with_the_card_that_was_skipped) {
    Desk d = rabid_plays("second_helpings",
                         say("token house 7; house 7 noble; house 18 butcher; "
                             "house 20 farmer; pasture %d sheep 0; "
                             "row rm12, rm01, rm06",
                             pasture_at(7)));
    cr_assert_eq(roads_between(7, 20), 3);
    cr_assert_eq(roads_between(18, 20), 2);
    cr_assert(steps(&d, 3)); /* no Farmer near the Noble, then the Butcher next door */
    cr_assert_eq(eaten(&d, FARMER), 0);
    cr_assert_eq(cursed_automa_card(printed(), cursed(&d)), RABID_REF + 0); /* rm01 */
    cr_assert(step(&d)); /* ruling 39: the skipped one again, from here */
    cr_assert_eq(eaten(&d, FARMER), 1);
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->turn, ROLE_WIZARD);
    desk_close(&d);
}

/* The page that plays its Power follows no card. */
Test(cursed, ruling_39_the_page_names_the_card_that_is_followed_again) {
    Desk d = rabid("turn monster; no villagers; power deck top second_helpings; "
                   "token house 7; row rm12");
    cr_assert_eq(cursed_automa_card(printed(), cursed(&d)), -1);
    cr_assert(steps(&d, 2));
    cr_assert_eq(cursed(&d)->page, PAGE_RM_EXTRA);
    cr_assert_eq(cursed_automa_card(printed(), cursed(&d)), RABID_REF + 11);
    desk_close(&d);
}

/* Nobody is near, neither the first time nor the second. */
Test(cursed, rm_power_second_helpings_are_used_up_even_in_vain) {
    Desk d = rabid_plays("second_helpings", "token house 7; row rm01");
    cr_assert_eq(cursed(&d)->extra, 1);
    cr_assert(steps(&d, 2));
    cr_assert_eq(cursed(&d)->extra, 0);
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->turn, ROLE_WIZARD);
    desk_close(&d);
}

Test(cursed, ruling_39_or_the_first_card_again) {
    Desk d = rabid_plays("second_helpings",
                         "token house 7; villagers farmer at 6, 7; house 5 noble; "
                         "row rm01, rm12");
    cr_assert(steps(&d, 3));
    cr_assert_eq(eaten(&d, FARMER), 2);
    cr_assert_eq(eaten(&d, NOBLE), 1);
    desk_close(&d);
}

Test(cursed, ruling_39_nothing_more_for_one_who_has_eaten_three) {
    Desk d =
        rabid_plays("second_helpings", "token house 7; villagers farmer at 5, 6, 7, 8; "
                                       "row rm01, rm04, rm07");
    cr_assert(night_ends(&d));
    cr_assert_eq(bits_count(cursed(&d)->houses[FARMER] & ~bit(19)), 1);
    cr_assert_eq(cursed(&d)->extra, 0);
    desk_close(&d);
}

Test(cursed, rm_power_greedy_coachman) {
    Desk d = rabid_plays("greedy_coachman", "token laboratory");
    cr_assert_eq(cursed_fare_to(printed(), cursed(&d), 14), 2);
    cr_assert(night_ends(&d));
    cr_assert(laid_out(&d, "greedy_coachman"));
    desk_close(&d);
}

Test(cursed, rm_power_scarce_supplies) {
    Desk d = rabid_plays("scarce_supplies", "");
    cr_assert_eq(cursed_house_price(printed(), cursed(&d), 6), printed()->price[6] + 1);
    cr_assert_eq(cursed_market_price(printed(), cursed(&d)), printed()->market_price);
    desk_close(&d);
}

/* The morning after a Power was laid before the Wizard: one order, at house 17. */
static Desk morning_after(const char *power_id, const char *more) {
    return rabid(say("front %s; orders rm12, rm11; token house 17; %s", power_id, more));
}

Test(cursed, rm_power_shaky_hands) {
    Desk d = rabid_plays("shaky_hands", "");
    cr_assert(laid_out(&d, "shaky_hands"));
    desk_close(&d);
    d = morning_after("shaky_hands", "house 7 farmer; coins 9");
    cr_assert(
        play_all(&d, ALONE, "follow Steal (Noble); go to house 7; pay the fare in coins"));
    cr_assert_eq(offered(&d, ALONE, "steal"), 1);
    desk_close(&d);
}

Test(cursed, rm_power_spell_writers_block) {
    Desk d = rabid_plays("spell_writers_block", "");
    cr_assert(laid_out(&d, "spell_writers_block"));
    desk_close(&d);
    d = morning_after("spell_writers_block", "wizard hand swap");
    cr_assert(play(&d, ALONE, "end the day"));
    cr_assert_eq(cursed(&d)->spells.hand_count, 1);
    desk_close(&d);
}

Test(cursed, rm_power_squeaky_boots) {
    Desk d = rabid_plays("squeaky_boots", "");
    cr_assert(laid_out(&d, "squeaky_boots"));
    desk_close(&d);
    d = morning_after("squeaky_boots", "house 17 farmer; coins 0; next rolls 6, 1");
    cr_assert(play_all(&d, ALONE, "follow Steal (Noble); go to house 17; steal 1 coin"));
    cr_assert(asked(&d, ALONE, ASK_NOTICED)); /* the lower of two dice */
    desk_close(&d);
}

Test(cursed, rm_power_voracious_appetite) {
    Desk d = rabid("turn monster; no villagers; front voracious_appetite; token house 7; "
                   "house 7 merchant; row rm11; power deck top noble_blood; "
                   "bag top butcher; next rolls 9");
    cr_assert(steps(&d, 2));
    cr_assert_eq(eaten(&d, MERCHANT), 1);
    cr_assert_eq(kind_at(&d, 9), BUTCHER);
    desk_close(&d);
}

Test(cursed, rm_power_voracious_appetite_takes_the_nearest_number) {
    Desk d = rabid("turn monster; no villagers; front voracious_appetite; token house 7; "
                   "house 7 merchant; villagers farmer at 9, 10; row rm11; "
                   "power deck top noble_blood; bag top butcher; next rolls 9");
    cr_assert(steps(&d, 2));
    cr_assert_eq(kind_at(&d, 8), BUTCHER);
    desk_close(&d);
}

/* One villager more than there are houses. */
static const char *few_villagers(void) {
    static const int tokens[KINDS] = {5, 5, 4, 3, 3, 1};
    static char room[2000];
    Text pack = text_over(room, sizeof room);
    text_add(&pack, "pack few\ngame so-youve-been-cursed 2\n");
    for (int kind = 0; kind < KINDS; kind++) {
        const Villager *v = &printed()->villagers[kind];
        text_format(&pack,
                    "[villager %s]\ntitle = %s\nletter = %s\ntokens = %d\nenergy = %d\n"
                    "sells = %s\nsource = invented\n",
                    v->id, v->title, v->letter, tokens[kind], v->energy,
                    printed()->ingredient_id[v->sells]);
    }
    return room;
}

/* The last one in the bag moves into the only empty house. */
Test(cursed, rm_power_voracious_appetite_empties_the_bag) {
    Desk d = desk_open_with(CURSED, few_villagers(), "mode wizard", "");
    int home = bits_first(cursed(&d)->houses[MERCHANT]);
    desk_close(&d);
    d = desk_open_with(CURSED, few_villagers(), "mode wizard",
                       say("turn monster; front voracious_appetite; row rm11; token %s; "
                           "power deck top noble_blood",
                           place(home)));
    cr_assert_eq(cursed_bag_count(cursed(&d)), 1);
    cr_assert(steps(&d, 2));
    cr_assert_eq(eaten(&d, MERCHANT), 1);
    cr_assert_eq(cursed_bag_count(cursed(&d)), 0);
    cr_assert_eq(villagers(&d), HOUSES);
    desk_close(&d);
}

/* The one who has no house lies in the stomach: nobody is left to come. */
Test(cursed, rm_power_voracious_appetite_finds_an_empty_bag) {
    Desk d = desk_open_with(CURSED, few_villagers(), "mode wizard", "");
    int last = 0, home = bits_first(cursed(&d)->houses[MERCHANT]);
    while (!cursed(&d)->bag[last]) last++;
    desk_close(&d);
    d = desk_open_with(CURSED, few_villagers(), "mode wizard",
                       say("turn monster; front voracious_appetite; row rm11; token %s; "
                           "power deck top noble_blood; stomach %s",
                           place(home), printed()->villagers[last].id));
    cr_assert_eq(cursed_bag_count(cursed(&d)), 0);
    cr_assert(steps(&d, 2));
    cr_assert(happened(&d, EV_NOBODY_CAME, 2, ANY, ANY));
    cr_assert_eq(villagers(&d), HOUSES - 1);
    desk_close(&d);
}
