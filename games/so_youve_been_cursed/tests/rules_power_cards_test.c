/* Every Power as a person plays it. */
#include "cursed_desk.h"

Test(cursed, power_a_taste_of_rural_life_eats_at_a_distance) {
    Desk d = ready_to_play("a_taste_of_rural_life",
                           "token house 6; no villagers; house 3 noble; house 8 hunter; "
                           "curse 3; next rolls 3, 8");
    int energy = cursed(&d)->energy - power("a_taste_of_rural_life")->energy;
    cr_assert(play_power(&d, "a_taste_of_rural_life"));
    cr_assert_eq(cursed(&d)->eaten[NOBLE], 1);
    cr_assert_eq(cursed(&d)->eaten[HUNTER], 1);
    cr_assert_eq(villagers(&d), 0);
    cr_assert_eq(cursed(&d)->curse, 4); /* once for both */
    cr_assert_eq(cursed(&d)->at, 5);
    cr_assert_eq(cursed(&d)->energy, energy + 3 + 1); /* ruling 45 */
    desk_close(&d);
}

Test(cursed, ruling_45_a_taste_gives_energy) {
    Desk d = ready_to_play("a_taste_of_rural_life",
                           "no villagers; house 3 butcher; next rolls 3, 3");
    cr_assert(play_power(&d, "a_taste_of_rural_life"));
    cr_assert_eq(cursed(&d)->energy, 2);
    desk_close(&d);
}

Test(cursed, power_a_taste_of_rural_life_may_find_nobody) {
    Desk d =
        ready_to_play("a_taste_of_rural_life", "no villagers; curse 3; next rolls 3, 8");
    cr_assert(play_power(&d, "a_taste_of_rural_life"));
    cr_assert_eq(cursed(&d)->curse, 3);
    desk_close(&d);
}

Test(cursed, power_an_extra_serving_adds_a_sheep_everywhere) {
    Desk d = ready_to_play("an_extra_serving",
                           "pasture 1 sheep 0; pasture 2 sheep 1; pasture 3 sheep 0; "
                           "pasture 4 sheep 1; pasture 5 sheep 0");
    cr_assert(play_power(&d, "an_extra_serving"));
    cr_assert_eq(cursed(&d)->sheep[0], 1);
    cr_assert_eq(cursed(&d)->sheep[1], 2);
    cr_assert_eq(cursed(&d)->sheep[4], 1);
    desk_close(&d);
}

Test(cursed, power_an_extra_serving_lets_the_monster_choose_when_short) {
    /* All but two sheep lie in the first pasture or the stomach. */
    int most = printed()->sheep_tokens - 3;
    Desk d = ready_to_play("an_extra_serving",
                           say("stomach sheep; pasture 1 sheep %d; pasture 2 sheep 0; "
                               "pasture 3 sheep 0; pasture 4 sheep 0; pasture 5 sheep 0",
                               most));
    cr_assert_eq(cursed(&d)->sheep_supply, 2);
    cr_assert(play_power(&d, "an_extra_serving"));
    cr_assert(asked(&d, MONSTER, ASK_PASTURE));
    cr_assert_eq(offered(&d, MONSTER, "add a sheep"), 4); /* one is left for the second */
    cr_assert(play(&d, MONSTER, "add a sheep to pasture 2"));
    cr_assert(!offers(&d, MONSTER, "add a sheep to pasture 2")); /* one each */
    cr_assert_eq(offered(&d, MONSTER, "add a sheep"), 3);
    cr_assert(play(&d, MONSTER, "add a sheep to pasture 5"));
    cr_assert(asked(&d, MONSTER, ASK_FEED)); /* SC-49: the night goes on */
    cr_assert_eq(cursed(&d)->sheep_supply, 0);
    cr_assert_eq(cursed(&d)->sheep[1], 1);
    cr_assert_eq(cursed(&d)->sheep[4], 1);
    desk_close(&d);
}

Test(cursed, power_an_extra_serving_with_one_sheep) {
    Desk d = ready_to_play("an_extra_serving",
                           say("stomach sheep; pasture 1 sheep %d; pasture 2 sheep 0; "
                               "pasture 3 sheep 0; pasture 4 sheep 0; pasture 5 sheep 0",
                               printed()->sheep_tokens - 2));
    cr_assert_eq(cursed(&d)->sheep_supply, 1);
    cr_assert(play_power(&d, "an_extra_serving"));
    cr_assert(play(&d, MONSTER, "add a sheep to pasture 3"));
    cr_assert(asked(&d, MONSTER, ASK_FEED));
    cr_assert_eq(cursed(&d)->sheep[2], 1);
    cr_assert_eq(cursed(&d)->sheep_supply, 0);
    desk_close(&d);
}

/* All sheep but the new ones have been eaten. */
Test(cursed, power_an_extra_serving_in_empty_pastures) {
    Desk d =
        ready_to_play("an_extra_serving",
                      "stomach sheep, sheep, sheep, sheep, sheep, sheep, sheep, sheep, "
                      "sheep; pasture 1 sheep 0; pasture 2 sheep 0; pasture 3 sheep 0; "
                      "pasture 4 sheep 0; pasture 5 sheep 0");
    int left = cursed(&d)->sheep_supply;
    cr_assert(left > 0 && left < printed()->pasture_count);
    cr_assert(play_power(&d, "an_extra_serving"));
    for (int i = 1; i <= left; i++) {
        cr_assert(asked(&d, MONSTER, ASK_PASTURE));
        cr_assert(play(&d, MONSTER, say("add a sheep to pasture %d", i)));
    }
    cr_assert(asked(&d, MONSTER, ASK_FEED));
    cr_assert_eq(count_all(cursed(&d)->sheep, PASTURES_MAX), left);
    desk_close(&d);
}

Test(cursed, power_an_extra_serving_finds_no_sheep) {
    Desk d = ready_to_play("an_extra_serving",
                           say("stomach sheep; pasture 1 sheep %d; pasture 2 sheep 0; "
                               "pasture 3 sheep 0; pasture 4 sheep 0; pasture 5 sheep 0",
                               printed()->sheep_tokens - 1));
    cr_assert_eq(cursed(&d)->sheep_supply, 0);
    cr_assert(play_power(&d, "an_extra_serving"));
    cr_assert(asked(&d, MONSTER, ASK_FEED));
    cr_assert_eq(cursed(&d)->sheep[1], 0);
    desk_close(&d);
}

Test(cursed, power_courier_horse_gains_three_energy) {
    Desk d = ready_to_play("courier_horse", "energy 4");
    cr_assert(play_power(&d, "courier_horse"));
    cr_assert_eq(cursed(&d)->energy, 7 - power("courier_horse")->energy);
    desk_close(&d);
}

Test(cursed, power_fast_food_makes_movement_cheap) {
    const char *position = "turn monster feeding; no villagers; no guards; token house 10; "
                           "energy 1; pasture 3 sheep 0; front %s";
    Desk d = duel(say(position, "fast_food"));
    cr_assert(play_all(&d, MONSTER, "walk to house 9; walk to house 6; walk to house 7"));
    cr_assert_eq(cursed(&d)->energy, 0);
    desk_close(&d);
    d = duel(say(position, "nothing"));
    cr_assert(play_all(&d, MONSTER, "walk to house 9; walk to house 6"));
    cr_assert(!offers(&d, MONSTER, "walk to house 7") || cursed(&d)->actions == 2);
    cr_assert_eq(cursed(&d)->energy, 1);
    desk_close(&d);

    static const char cheap[] = "pack cheap\ngame so-youve-been-cursed 2\n"
                                "[rules numbers]\nstart_coins = 0\nstart_energy = 0\n"
                                "coins = 20\nsheep = 12\nmarket_price = 5\n"
                                "energy_move = 1\nenergy_dispel = 1\nenergy_calm = 1\n"
                                "source = invented\n";
    d = desk_open_with(CURSED, cheap, "mode duel", say(position, "fast_food"));
    cr_assert(play_all(&d, MONSTER, "walk to house 9; walk to house 6; walk to house 7"));
    cr_assert_eq(cursed(&d)->energy, 0); /* never for nothing */
    desk_close(&d);
}

Test(cursed, power_greedy_coachman_doubles_the_fare) {
    Desk d =
        duel("token laboratory; coins 3; actions 1; house 15 empty; front greedy_coachman");
    cr_assert(play_all(&d, WIZARD, "go to house 15; steal 1 coin"));
    cr_assert_eq(cursed(&d)->coins, 3 - 2 + 1);
    desk_close(&d);
}

Test(cursed, power_greedy_coachman_leaves_when_a_spell_is_cast) {
    Desk d = ready_to_cast("swap", "front greedy_coachman");
    cr_assert(play(&d, WIZARD, "cast Swap"));
    cr_assert(discarded(&d, "greedy_coachman"));
    desk_close(&d);
    d = duel("token house 16; house 16 empty; front greedy_coachman");
    cr_assert(play_all(&d, WIZARD, "go to house 16; steal 1 coin"));
    cr_assert(laid_out(&d, "greedy_coachman")); /* another action does not */
    desk_close(&d);
}

Test(cursed, power_midnight_snack_gives_one_more_action) {
    Desk d = ready_to_play("midnight_snack", "token house 6");
    cr_assert(play_power(&d, "midnight_snack"));
    cr_assert_eq(cursed(&d)->actions, 3);
    cr_assert(play(&d, MONSTER, "use Midnight Snack"));
    cr_assert_eq(cursed(&d)->actions, 4);
    cr_assert(discarded(&d, "midnight_snack"));
    desk_close(&d);
}

Test(cursed, power_midnight_snack_after_the_third_action) {
    Desk d =
        duel("turn monster feeding; token house 6; house 6 farmer; actions 1; energy 0; "
             "panic 1; monster hand nothing; front midnight_snack");
    cr_assert(play(&d, MONSTER, "eat the Farmer"));
    cr_assert(asked(&d, MONSTER, ASK_FEED));
    cr_assert(!offers(&d, MONSTER, "eat a sheep of pasture 2"));
    cr_assert(play_all(&d, MONSTER, "use Midnight Snack; eat a sheep of pasture 2"));
    cr_assert_eq(cursed(&d)->head.over, 0);
    desk_close(&d);
}

Test(cursed, power_monstrous_leap_goes_anywhere) {
    Desk d = duel("turn monster feeding; token house 6; panic 1; front monstrous_leap; "
                  "guards top panic, panic");
    cr_assert(play(&d, MONSTER, "use Monstrous Leap"));
    cr_assert_eq(offered(&d, MONSTER, "leap to"), SPACES - 1);
    cr_assert(play(&d, MONSTER, "leap to the Market"));
    cr_assert_eq(cursed(&d)->at, MARKET);
    cr_assert_eq(cursed(&d)->panic, 1); /* no guards on the way */
    desk_close(&d);
}

Test(cursed, power_new_moon_ends_with_the_turn) {
    Desk d =
        duel("turn monster feeding; no villagers; token house 6; panic 1; front new_moon; "
             "guards top panic");
    cr_assert(play_all(&d, MONSTER, "use New Moon; end the night"));
    cr_assert_eq(cursed_rule_of(cursed(&d), VERB_NO_GUARDS), 0);
    desk_close(&d);
}

Test(cursed, power_noble_blood_raises_the_curse) {
    Desk d = ready_to_play("noble_blood", "curse 4");
    cr_assert(play_power(&d, "noble_blood"));
    cr_assert_eq(cursed(&d)->curse, 5);
    cr_assert(power("noble_blood")->eaten & bit(NOBLE));
    desk_close(&d);
}

Test(cursed, power_otherworldly_howl_stays_in_the_district) {
    Desk d =
        ready_to_play("otherworldly_howl", "house 5 noble; house 7 empty; house 8 empty");
    cr_assert(play_power(&d, "otherworldly_howl"));
    cr_assert(
        !offers(&d, MONSTER, "move the villager of house 16")); /* no empty house there */
    cr_assert(play(&d, MONSTER, "move the villager of house 5"));
    cr_assert(!offers(&d, MONSTER, "to house 8")); /* across the river */
    cr_assert(play(&d, MONSTER, "to house 7"));
    cr_assert_eq(kind_at(&d, 7), NOBLE);
    desk_close(&d);
}

Test(cursed, power_panic_at_the_village_exchanges_two_villagers) {
    Desk d = ready_to_play("panic_at_the_village", "house 2 noble; house 19 farmer");
    cr_assert(play_power(&d, "panic_at_the_village"));
    cr_assert(play_all(&d, MONSTER, "swap house 2; with house 19"));
    cr_assert_eq(kind_at(&d, 2), FARMER);
    cr_assert_eq(kind_at(&d, 19), NOBLE);
    desk_close(&d);
}

Test(cursed, power_plumb_lambs_doubles_the_energy_of_sheep) {
    Desk d = duel("turn monster feeding; token house 6; energy 2; front plumb_lambs");
    cr_assert(play(&d, MONSTER, "eat a sheep of pasture 2"));
    cr_assert_eq(cursed(&d)->energy, 4);
    desk_close(&d);
}

Test(cursed, power_plumb_lambs_do_nothing_under_unending_hunger) {
    Desk d = duel("turn monster feeding; token house 6; energy 2; "
                  "front plumb_lambs, unending_hunger");
    cr_assert(play(&d, MONSTER, "eat a sheep of pasture 2"));
    cr_assert_eq(cursed(&d)->energy, 2);
    desk_close(&d);
}

Test(cursed, power_scarce_supplies_makes_villagers_dear) {
    int house = house_priced(2);
    Desk d = duel(
        say("token market; coins 9; front scarce_supplies; house %d farmer", house + 1));
    cr_assert_eq(cursed_house_price(printed(), cursed(&d), house), 3);
    cr_assert_eq(cursed_market_price(printed(), cursed(&d)), 5);
    cr_assert(play_all(&d, WIZARD, "go to the Market; buy 1 Ash Twig"));
    cr_assert(discarded(&d, "scarce_supplies"));
    cr_assert_eq(cursed_house_price(printed(), cursed(&d), house), 2);
    desk_close(&d);
}

Test(cursed, power_scarce_supplies_stays_when_a_villager_sells) {
    Desk d = duel("token house 6; house 6 farmer; coins 9; front scarce_supplies");
    cr_assert(play_all(&d, WIZARD, "go to house 6; buy 1 Mandrake Root"));
    cr_assert(laid_out(&d, "scarce_supplies"));
    desk_close(&d);
}

Test(cursed, power_shaky_hands_steals_one_coin_at_most) {
    int rich = house_priced(4);
    Desk d = duel(say("token %s; house %d farmer; coins 0; front shaky_hands", place(rich),
                      rich + 1));
    cr_assert(play(&d, WIZARD, say("go to house %d", rich + 1)));
    cr_assert_eq(offered(&d, WIZARD, "steal"), 1);
    desk_close(&d);
}

Test(cursed, power_shaky_hands_leaves_when_silk_is_bought) {
    Desk d = duel("token market; coins 20; front shaky_hands");
    cr_assert(play_all(&d, WIZARD, "go to the Market; buy 1 Gold Dust"));
    cr_assert(laid_out(&d, "shaky_hands"));
    cr_assert(play_all(&d, WIZARD, "go to the Market; buy 1 Silk Thread"));
    cr_assert(discarded(&d, "shaky_hands"));
    desk_close(&d);
    d = duel("token house 6; house 6 noble; coins 20; front shaky_hands");
    cr_assert(play_all(&d, WIZARD, "go to house 6; buy 1 Silk Thread")); /* anywhere */
    cr_assert(discarded(&d, "shaky_hands"));
    desk_close(&d);
}

Test(cursed, power_sheep_shuffle_moves_two_sheep) {
    Desk d = ready_to_play("sheep_shuffle", "pasture 2 sheep 2; pasture 4 sheep 1");
    cr_assert(play_power(&d, "sheep_shuffle"));
    cr_assert(play_all(&d, MONSTER, "take a sheep from pasture 2; to pasture 4"));
    cr_assert(play_all(&d, MONSTER, "take a sheep from pasture 2; to pasture 4"));
    cr_assert_eq(cursed(&d)->sheep[1], 0);
    cr_assert_eq(cursed(&d)->sheep[3], 3);
    cr_assert(asked(&d, MONSTER, ASK_FEED)); /* twice and no more */
    desk_close(&d);
}

Test(cursed, power_sheep_shuffle_need_not_move_any) {
    Desk d = ready_to_play("sheep_shuffle", "pasture 2 sheep 2; pasture 4 sheep 1");
    cr_assert(play_power(&d, "sheep_shuffle"));
    cr_assert(play_all(&d, MONSTER,
                       "take a sheep from pasture 2; to pasture 4; leave the sheep"));
    cr_assert_eq(cursed(&d)->sheep[1], 1);
    cr_assert(asked(&d, MONSTER, ASK_FEED));
    desk_close(&d);
}

Test(cursed, power_sheep_shuffle_may_be_left_at_once) {
    Desk d = ready_to_play("sheep_shuffle", "pasture 2 sheep 2");
    cr_assert(play_power(&d, "sheep_shuffle"));
    cr_assert(play(&d, MONSTER, "leave the sheep"));
    cr_assert_eq(cursed(&d)->sheep[1], 2);
    cr_assert(asked(&d, MONSTER, ASK_FEED));
    desk_close(&d);
}

Test(cursed, power_sheep_shuffle_finds_no_sheep) {
    Desk d = ready_to_play("sheep_shuffle",
                           "stomach sheep; pasture 1 sheep 0; pasture 2 sheep 0; "
                           "pasture 3 sheep 0; pasture 4 sheep 0; pasture 5 sheep 0");
    cr_assert(play_power(&d, "sheep_shuffle"));
    cr_assert(asked(&d, MONSTER, ASK_FEED));
    desk_close(&d);
}

Test(cursed, powers_that_move_villagers_may_find_nobody) {
    static const char *const ids[] = {"otherworldly_howl", "sloshed_stumble"};
    for (int i = 0; i < 2; i++) {
        Desk d = ready_to_play(ids[i], "no villagers");
        cr_assert(play_power(&d, ids[i]));
        cr_assert(asked(&d, MONSTER, ASK_FEED));
        cr_assert(discarded(&d, ids[i]));
        desk_close(&d);
    }
}

Test(cursed, power_sloshed_stumble_goes_two_roads_at_most) {
    /* From house 5: 7 and 1 are one road off, 6, 8 and 3 two, 9 three. */
    Desk d =
        ready_to_play("sloshed_stumble", "house 5 noble; house 8 empty; house 9 empty");
    cr_assert(play_power(&d, "sloshed_stumble"));
    cr_assert(play(&d, MONSTER, "move the villager of house 5"));
    cr_assert(!offers(&d, MONSTER, "to house 9"));
    cr_assert(play(&d, MONSTER, "to house 8"));
    cr_assert_eq(kind_at(&d, 8), NOBLE);
    desk_close(&d);
}

/* Ruling 27: all drawing stops. */
Test(cursed, ruling_27_spell_writers_block_stops_all_drawing) {
    Desk d = duel("wizard hand swap; front spell_writers_block");
    cr_assert(play(&d, WIZARD, "end the day"));
    cr_assert_eq(cursed(&d)->spells.hand_count, 1);
    desk_close(&d);
}

Test(cursed, power_spell_writers_block_leaves_when_gold_is_bought) {
    Desk d = duel("token market; coins 20; wizard hand swap; front spell_writers_block");
    cr_assert(play_all(&d, WIZARD, "go to the Market; buy 1 Silk Thread"));
    cr_assert(laid_out(&d, "spell_writers_block"));
    cr_assert(play_all(&d, WIZARD, "go to the Market; buy 1 Gold Dust"));
    cr_assert(discarded(&d, "spell_writers_block"));
    cr_assert(play(&d, WIZARD, "end the day"));
    cr_assert_eq(cursed(&d)->spells.hand_count, 4);
    desk_close(&d);
}

/* A theft of 3 coins under Squeaky Boots, with these two dice. */
static Desk boots(const char *dice) {
    int rich = house_priced(4);
    Desk d = duel(say("token %s; house %d farmer; coins 0; actions 1; front squeaky_boots; "
                      "next rolls %s",
                      place(rich), rich + 1, dice));
    cr_assert(play_all(&d, WIZARD, say("go to house %d; steal 3 coins", rich + 1)));
    return d;
}

Test(cursed, power_squeaky_boots_take_the_lower_of_two_dice) {
    Desk d = boots("6, 3");
    cr_assert_eq(cursed(&d)->coins, 0);
    cr_assert(laid_out(&d, "squeaky_boots"));
    desk_close(&d);
    d = boots("3, 6");
    cr_assert_eq(cursed(&d)->coins, 0);
    desk_close(&d);
    d = boots("6, 4");
    cr_assert_eq(cursed(&d)->coins, 3);
    cr_assert(discarded(&d, "squeaky_boots")); /* a successful roll */
    desk_close(&d);
}

Test(cursed, power_squeaky_boots_stay_after_an_empty_house) {
    Desk d = duel("token house 6; house 6 empty; coins 0; front squeaky_boots");
    cr_assert(play_all(&d, WIZARD, "go to house 6; steal 1 coin"));
    cr_assert(laid_out(&d, "squeaky_boots")); /* no roll, so none succeeded */
    desk_close(&d);
}

Test(cursed, power_stunned_stag_raises_the_curse) {
    Desk d = ready_to_play("stunned_stag", "curse 4");
    cr_assert(play_power(&d, "stunned_stag"));
    cr_assert_eq(cursed(&d)->curse, 5);
    desk_close(&d);
}

Test(cursed, power_the_other_other_white_meat_counts_sheep_as_a_kind) {
    Desk d = ready_to_play("the_other_other_white_meat",
                           "stomach sheep, sheep, sheep; panic 3; curse 3");
    cr_assert(play_power(&d, "the_other_other_white_meat"));
    cr_assert(play(&d, MONSTER, "end the night"));
    cr_assert_eq(cursed(&d)->panic, 5);
    cr_assert_eq(cursed(&d)->curse, 5);
    cr_assert_eq(cursed_rule_of(cursed(&d), VERB_SHEEP_COUNT), 0); /* this round only */
    desk_close(&d);
}

Test(cursed, power_voracious_appetite_brings_a_villager_for_each_merchant) {
    Desk d = duel("turn monster feeding; no villagers; token house 6; house 6 merchant; "
                  "front voracious_appetite; bag top noble; next rolls 9");
    cr_assert(play(&d, MONSTER, "eat the Merchant"));
    cr_assert_eq(kind_at(&d, 9), NOBLE);
    desk_close(&d);
    d = duel("turn monster feeding; no villagers; token house 6; house 6 farmer; "
             "front voracious_appetite; bag top noble; next rolls 9");
    cr_assert(play(&d, MONSTER, "eat the Farmer"));
    cr_assert_eq(villagers(&d), 0);
    desk_close(&d);
}

Test(cursed, power_voracious_appetite_lets_the_monster_pick_when_taken) {
    Desk d = duel(
        "turn monster feeding; no villagers; token house 6; villagers merchant at 6; "
        "villagers farmer at 9; front voracious_appetite; bag top noble; next rolls 9");
    cr_assert(play(&d, MONSTER, "eat the Merchant"));
    cr_assert(asked(&d, MONSTER, ASK_PLACE) && !match_asks(d.match, WIZARD));
    cr_assert(play(&d, MONSTER, "settle in house 7"));
    cr_assert_eq(kind_at(&d, 7), NOBLE);
    desk_close(&d);
}

/* Three Powers are the Rabid Monster's alone. */
Test(cursed, power_digestive_mutton_chop_and_its_like_are_not_for_people) {
    static const char *const rabid[] = {"digestive_mutton_chop", "on_the_scent",
                                        "second_helpings"};
    for (int i = 0; i < 3; i++) {
        Error err;
        cr_assert(!power(rabid[i])->person && power(rabid[i])->automa);
        cr_assert(
            desk_refuses(CURSED, "mode duel", say("monster hand %s", rabid[i]), &err));
    }
}
