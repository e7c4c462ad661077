/* SC-27 to SC-35: the Wizard's actions, journeys and purchases. */
#include "cursed_desk.h"

/* The Laboratory lies in the Old Town with houses 16, 17 and 18; house 15 is one crossing
 * away, house 4 two. */

Test(cursed, sc_27_three_actions_of_any_kind) {
    Desk d = duel("token house 16; villagers farmer at 16; coins 0; next rolls 6, 6, 6");
    cr_assert_eq(cursed(&d)->actions, 3);
    for (int i = 0; i < 3; i++) {
        cr_assert(asked(&d, WIZARD, ASK_DAY));
        cr_assert(play_all(&d, WIZARD, "go to house 16; steal 1 coin")); /* repeats */
    }
    cr_assert_eq(cursed(&d)->coins, 3);
    cr_assert(asked(&d, MONSTER, ASK_NIGHT)); /* no fourth */
    desk_close(&d);
}

Test(cursed, sc_27_fewer_if_the_wizard_likes) {
    Desk d = duel("token house 16; next rolls 6");
    cr_assert(play_all(&d, WIZARD, "go to house 16; steal 1 coin; end the day"));
    cr_assert(asked(&d, MONSTER, ASK_NIGHT));
    desk_close(&d);
}

Test(cursed, sc_27_get_busy_gives_one_more) {
    int busy = printed()->panic_busy;
    Desk d = duel(say("panic %d", busy));
    cr_assert_eq(cursed(&d)->actions, 4);
    desk_close(&d);
    d = duel(say("panic %d", busy - 1));
    cr_assert_eq(cursed(&d)->actions, 3);
    desk_close(&d);
}

Test(cursed, sc_27_all_four_kinds_are_on_the_menu) {
    const Content *c = printed();
    Desk d = duel(say("token laboratory; coins 9; wizard hand swap; pouch %s",
                      c->ingredient_id[c->cure[0][0]]));
    cr_assert(offers(&d, WIZARD, "go to house 16"));
    cr_assert(offers(&d, WIZARD, "go to the Market"));
    cr_assert(offers(&d, WIZARD, say("mix %s", c->ingredient_title[c->cure[0][0]])));
    cr_assert(offers(&d, WIZARD, "cast Swap"));
    desk_close(&d);
}

Test(cursed, sc_28_moving_inside_a_district_is_free) {
    Desk d = duel("token house 16; coins 0; actions 1; house 18 empty");
    cr_assert(play_all(&d, WIZARD, "go to house 18; steal 1 coin"));
    cr_assert_eq(cursed(&d)->at, 17);
    cr_assert_eq(cursed(&d)->coins, 1); /* neither a coin nor an action for the way */
    desk_close(&d);
}

Test(cursed, sc_29_each_crossing_costs_a_coin) {
    int fare = printed()->fare_distance[LABORATORY][3];
    cr_assert_eq(fare, 2);
    Desk d = duel("token laboratory; coins 5; actions 1; house 4 empty");
    cr_assert(play_all(&d, WIZARD, "go to house 4; steal 1 coin"));
    cr_assert_eq(cursed(&d)->coins, 5 - fare + 1);
    desk_close(&d);

    d = duel("token laboratory; coins 1; actions 1; house 4 empty");
    cr_assert(refuses(&d, WIZARD, "go to house 4", "SC-29", 1));
    desk_close(&d);
}

Test(cursed, sc_30_an_action_instead_of_the_whole_fare) {
    Desk d = duel("token laboratory; coins 5; house 4 empty");
    cr_assert(play(&d, WIZARD, "go to house 4"));
    cr_assert(asked(&d, WIZARD, ASK_FARE));
    cr_assert(offers(&d, WIZARD, "pay the fare in coins"));
    cr_assert(play_all(&d, WIZARD, "pay with an action; steal 1 coin"));
    cr_assert_eq(cursed(&d)->coins, 6);
    cr_assert_eq(cursed(&d)->actions, 1); /* one for the way, one for the theft */
    desk_close(&d);
}

Test(cursed, sc_30_only_if_an_action_is_left) {
    Desk d = duel("token laboratory; coins 0; actions 1; house 4 empty");
    cr_assert(!offers(&d, WIZARD, "go to house 4"));
    desk_close(&d);
    d = duel("token laboratory; coins 0; actions 2; house 4 empty");
    cr_assert(play_all(&d, WIZARD, "go to house 4; steal 1 coin"));
    cr_assert(asked(&d, MONSTER, ASK_NIGHT));
    desk_close(&d);
}

Test(cursed, sc_30_sc_32_an_action_pays_the_way_to_a_purchase) {
    int far = house_across(LABORATORY, 1), price = printed()->price[far];
    for (int actions = 1; actions <= 2; actions++) {
        Desk d = desk_open(CURSED, "mode wizard",
                           say("orders rm04, rm02; token laboratory; coins %d; actions %d; "
                               "no villagers; villagers farmer at %d",
                               price, actions, far + 1));
        cr_assert_eq(offers(&d, WIZARD, "follow Buy (Farmer)"), actions == 2);
        if (actions == 2) {
            cr_assert(
                play_all(&d, WIZARD, say("follow Buy (Farmer); go to house %d", far + 1)));
            cr_assert_eq(cursed(&d)->orders, 0); /* the other card paid the way */
        }
        desk_close(&d);
    }
}

/* Ruling 15: both crossings of the journey are paid by the one action. */
Test(cursed, ruling_15_one_action_pays_the_whole_journey) {
    int far = house_across(LABORATORY, 2);
    Desk d = duel(say("token laboratory; coins 0; actions 2; house %d empty", far + 1));
    cr_assert(play_all(&d, WIZARD, say("go to house %d; steal 1 coin", far + 1)));
    cr_assert_eq(cursed(&d)->at, far);
    cr_assert_eq(cursed(&d)->coins, 1);
    desk_close(&d);
}

Test(cursed, ruling_16_nobody_moves_without_an_action) {
    Desk d = duel("token laboratory; actions 1; house 16 empty");
    cr_assert(play(&d, WIZARD, "go to house 16"));
    cr_assert(asked(&d, WIZARD, ASK_HOUSE));
    cr_assert(!offers(&d, WIZARD, "end the day"));
    cr_assert(play(&d, WIZARD, "steal 1 coin"));
    cr_assert(asked(&d, MONSTER, ASK_NIGHT));
    desk_close(&d);
}

Test(cursed, ruling_50_the_fare_is_the_way_with_the_fewest_crossings) {
    /* From house 18 to house 15 one walks through houses 16 and 17 and over one bridge,
     * although the Orchard's gates lead there too. */
    Desk d = duel("token house 18; coins 3; actions 1; house 15 empty");
    cr_assert(play_all(&d, WIZARD, "go to house 15; steal 1 coin"));
    cr_assert_eq(cursed(&d)->coins, 3 - 1 + 1);
    desk_close(&d);
}

Test(cursed, sc_31_the_wizard_never_triggers_guards) {
    Desk d = duel("token laboratory; coins 5; actions 1; panic 1; energy 5; "
                  "house 15 empty; guards top panic");
    uint16_t guards = cursed(&d)->guards;
    cr_assert(play_all(&d, WIZARD, "go to house 15; steal 1 coin"));
    cr_assert_eq(cursed(&d)->guards, guards);
    cr_assert_eq(cursed(&d)->panic, 1);
    desk_close(&d);
}

/* The rulebook's example: a coin for the way to the Farmer of house 15, then the root. */
Test(cursed, sc_29_sc_32_worked_example_wizard_movement) {
    int price = printed()->price[14];
    Desk d = duel(say("token laboratory; coins %d; actions 1; house 15 farmer", price + 1));
    cr_assert(play_all(&d, WIZARD, "go to house 15; buy 1 Mandrake Root"));
    cr_assert_eq(cursed(&d)->at, 14);
    cr_assert_eq(cursed(&d)->coins, 0);
    cr_assert_eq(cursed(&d)->pouch[MANDRAKE_ROOT], 1);
    desk_close(&d);
}

Test(cursed, sc_32_any_number_of_the_villagers_ware_at_the_printed_price) {
    int house = house_priced(2);
    Desk d =
        duel(say("token %s; house %d farmer; coins 5; actions 2", place(house), house + 1));
    cr_assert(play(&d, WIZARD, say("go to house %d", house + 1)));
    cr_assert_eq(offered(&d, WIZARD, "buy"), 2); /* five coins pay for two */
    cr_assert(refuses(&d, WIZARD, "buy 3 Mandrake Root", "SC-32", 1));
    cr_assert(play(&d, WIZARD, "buy 2 Mandrake Root"));
    cr_assert_eq(cursed(&d)->pouch[MANDRAKE_ROOT], 2);
    cr_assert_eq(cursed(&d)->coins, 1);
    cr_assert_eq(cursed(&d)->actions, 1); /* one action for both */
    desk_close(&d);
}

Test(cursed, sc_32_each_villager_sells_their_own) {
    for (int kind = 0; kind < KINDS; kind++) {
        const Villager *v = &printed()->villagers[kind];
        Desk d = duel(say("token house 6; house 6 %s; coins 9", v->id));
        cr_assert(play(&d, WIZARD, "go to house 6"));
        cr_assert_eq(offered(&d, WIZARD, "buy"), 3);
        cr_assert(
            offers(&d, WIZARD, say("buy 1 %s", printed()->ingredient_title[v->sells])));
        desk_close(&d);
    }
    cr_assert_eq(printed()->villagers[FARMER].sells, MANDRAKE_ROOT);
}

Test(cursed, sc_32_an_empty_house_sells_nothing) {
    Desk d = duel("token house 6; house 6 empty; coins 9");
    cr_assert(play(&d, WIZARD, "go to house 6"));
    cr_assert_eq(offered(&d, WIZARD, "buy"), 0);
    desk_close(&d);
}

Test(cursed, sc_33_the_market_sells_one_of_any_kind_for_five) {
    Desk d = duel("token market; coins 11");
    cr_assert(play(&d, WIZARD, "go to the Market"));
    cr_assert_eq(offered(&d, WIZARD, "buy 1"), KINDS);
    cr_assert_eq(offered(&d, WIZARD, "buy"), KINDS); /* exactly one */
    cr_assert(play(&d, WIZARD, "buy 1 Gold Dust"));
    cr_assert_eq(cursed(&d)->coins, 6);
    cr_assert_eq(cursed(&d)->pouch[GOLD_DUST], 1);
    cr_assert_eq(cursed(&d)->actions, 2);
    cr_assert(play_all(&d, WIZARD, "go to the Market; buy 1 Silk Thread"));
    cr_assert(refuses(&d, WIZARD, "go to the Market", "SC-33", 4));
    desk_close(&d);
}

Test(cursed, sc_34_at_most_three_ingredients) {
    Desk d = duel("token house 6; house 6 farmer; coins 9; pouch ash_twig, wishbone");
    cr_assert(play(&d, WIZARD, "go to house 6"));
    cr_assert_eq(offered(&d, WIZARD, "buy"), 1);
    cr_assert(refuses(&d, WIZARD, "buy 2 Mandrake Root", "SC-34", 1));
    cr_assert(play(&d, WIZARD, "buy 1 Mandrake Root"));
    cr_assert_eq(cursed(&d)->boxed, 0);
    cr_assert(refuses(&d, WIZARD, "go to the Market", "SC-34", 1));
    desk_close(&d);
}

Test(cursed, sc_34_ingredients_may_be_thrown_back) {
    Desk d =
        duel("token house 6; house 6 farmer; coins 9; pouch ash_twig, wishbone, wishbone");
    int supply = cursed(&d)->supply[WISHBONE], actions = cursed(&d)->actions;
    cr_assert(play(&d, WIZARD, "throw back Wishbone"));
    cr_assert_eq(cursed(&d)->supply[WISHBONE], supply + 1);
    cr_assert_eq(cursed(&d)->actions, actions); /* freely */
    cr_assert(play_all(&d, WIZARD, "go to house 6; buy 1 Mandrake Root"));
    cr_assert_eq(cursed_held(cursed(&d)), 3);
    desk_close(&d);
}

/* At a house, full: make room there and buy. */
Test(cursed, sc_34_ruling_58_ingredients_may_be_thrown_back_at_a_house) {
    Desk d = duel("token house 6; house 6 farmer; coins 9; pouch ash_twig, wishbone, "
                  "wishbone");
    cr_assert(play(&d, WIZARD, "go to house 6"));
    cr_assert(refuses(&d, WIZARD, "buy 1 Mandrake Root", "SC-34", 1));
    cr_assert(play_all(&d, WIZARD, "throw back Wishbone; throw back Wishbone"));
    cr_assert(asked(&d, WIZARD, ASK_HOUSE));
    cr_assert(play(&d, WIZARD, "buy 2 Mandrake Root"));
    cr_assert_eq(cursed(&d)->pouch[MANDRAKE_ROOT], 2);
    cr_assert_eq(cursed(&d)->actions, 2);
    desk_close(&d);

    d = duel("token house 6; house 6 empty; coins 9; pouch ash_twig");
    cr_assert(play(&d, WIZARD, "go to house 6"));
    cr_assert_eq(offered(&d, WIZARD, "throw back"), 0); /* nobody sells here */
    desk_close(&d);
}

Test(cursed, sc_34_ruling_58_ingredients_may_be_thrown_back_at_the_market) {
    Desk d = duel("token market; coins 9; pouch ash_twig, wishbone");
    cr_assert(
        play_all(&d, WIZARD, "go to the Market; throw back Wishbone; buy 1 Wishbone"));
    cr_assert_eq(cursed(&d)->pouch[WISHBONE], 1);
    desk_close(&d);
}

/* A pack with few tiles: one of Gold Dust, two of Mandrake Root. */
static const char scarce[] =
    "pack scarce\ngame so-youve-been-cursed 2\n"
    "[ingredient gold_dust]\ntitle = Gold Dust\ntokens = 1\n"
    "source = invented\n"
    "[ingredient mandrake_root]\ntitle = Mandrake Root\ntokens = 2\n"
    "source = invented\n"
    "[ingredient wishbone]\ntitle = Wishbone\ntokens = 1\n"
    "source = invented\n";

Test(cursed, sc_34_ruling_58_ingredients_may_be_thrown_back_after_following_a_card) {
    Desk d = desk_open(CURSED, "mode wizard",
                       "orders rm06, rm01, rm02; token laboratory; coins 9; cure 0; "
                       "pouch mandrake_root, wishbone, wishbone; villagers hunter at 18");
    cr_assert(play(&d, WIZARD, "follow Buy or Mix (Butcher)"));
    cr_assert(refuses(&d, WIZARD, "go to house 18", "SC-34", 1));
    int followed = cursed(&d)->head.asked[WIZARD].source;
    cr_assert(play(&d, WIZARD, "throw back Wishbone"));
    cr_assert(asked(&d, WIZARD, ASK_ACT));
    cr_assert_eq(cursed(&d)->head.asked[WIZARD].source, followed);
    cr_assert(play_all(&d, WIZARD, "go to house 18; buy 1 Wolf Claw"));
    desk_close(&d);

    /* What is thrown back can be bought again: the supply has one more of it, not one less. */
    d = desk_open_with(CURSED, scarce, "mode wizard",
                       "orders rm04, rm01; token house 7; coins 4; pouch mandrake_root; "
                       "no villagers; villagers farmer at 7");
    cr_assert_eq(cursed(&d)->supply[MANDRAKE_ROOT], 1);
    cr_assert(play_all(&d, WIZARD, "follow Buy (Farmer); throw back Mandrake Root"));
    cr_assert(asked(&d, WIZARD, ASK_ACT));
    desk_close(&d);

    /* Mixing is all that the card allows: what it needs is not thrown back. */
    d = desk_open(CURSED, "mode wizard",
                  "orders rm03, rm01; token laboratory; coins 9; cure 0; wizard hand "
                  "leftovers; pouch mandrake_root, gold_dust");
    cr_assert(play(&d, WIZARD, "follow Cast or Mix (Woodcutter)"));
    cr_assert(!offers(&d, WIZARD, "throw back Mandrake Root"));
    cr_assert(play(&d, WIZARD, "throw back Gold Dust"));
    desk_close(&d);
}

Test(cursed, sc_35_plenty_makes_every_ingredient_a_coin_cheaper) {
    int plenty = printed()->panic_plenty, house = house_priced(3);
    for (int panic = plenty - 1; panic <= plenty; panic++) {
        int less = panic == plenty;
        Desk d = duel(say("panic %d; token %s; house %d farmer; coins 9", panic,
                          place(house), house + 1));
        cr_assert(
            play_all(&d, WIZARD, say("go to house %d; buy 2 Mandrake Root", house + 1)));
        cr_assert_eq(cursed(&d)->coins, 9 - 2 * (3 - less));
        desk_close(&d);
    }
}

/* Rulings 11 and 12: the Market too, and together with Gift of the Gab. */
Test(cursed, ruling_11_plenty_lowers_the_market) {
    Desk d = duel("panic 9; token market; coins 4; actions 1");
    cr_assert(play_all(&d, WIZARD, "go to the Market; buy 1 Gold Dust"));
    cr_assert_eq(cursed(&d)->coins, 0);
    desk_close(&d);
}

Test(cursed, ruling_12_plenty_and_gift_of_the_gab_add_up) {
    Desk d = duel("panic 9; token market; coins 3; actions 1; front gift_of_the_gab");
    cr_assert(play_all(&d, WIZARD, "go to the Market; buy 1 Gold Dust"));
    cr_assert_eq(cursed(&d)->coins, 0);
    desk_close(&d);
}

Test(cursed, ruling_10_discounts_add_up_and_stop_at_nothing) {
    int cheap = house_priced(1), dear = house_priced(4);
    Desk d = ready_to_cast("negotiation_charm",
                           say("panic 9; coins 9; front scarce_supplies; house %d farmer; "
                               "house %d farmer",
                               cheap + 1, dear + 1));
    cr_assert(cast(&d, "negotiation_charm"));
    cr_assert_eq(cursed_house_price(printed(), cursed(&d), cheap), 0); /* 1 + 1 - 2 - 1 */
    cr_assert_eq(cursed_house_price(printed(), cursed(&d), dear), 2);  /* 4 + 1 - 2 - 1 */
    desk_close(&d);
}

Test(cursed, ruling_12_the_market_gives_nothing_back_either) {
    static const char cheap[] = "pack cheap\ngame so-youve-been-cursed 2\n"
                                "[rules numbers]\nstart_coins = 0\nstart_energy = 0\n"
                                "coins = 20\nsheep = 12\nmarket_price = 1\n"
                                "energy_move = 1\nenergy_dispel = 1\nenergy_calm = 1\n"
                                "source = invented\n";
    Desk d = desk_open_with(CURSED, cheap, "mode duel",
                            "panic 9; token market; coins 0; front gift_of_the_gab");
    cr_assert(play_all(&d, WIZARD, "go to the Market; buy 1 Gold Dust")); /* 1 - 1 - 1 */
    cr_assert_eq(cursed(&d)->coins, 0);
    desk_close(&d);
}

Test(cursed, ruling_14_an_empty_supply_sells_nothing) {
    Desk d = desk_open_with(CURSED, scarce, "mode duel",
                            "token market; coins 20; pouch gold_dust; house 6 merchant");
    cr_assert_eq(cursed(&d)->supply[GOLD_DUST], 0);
    cr_assert(play(&d, WIZARD, "go to the Market"));
    cr_assert(refuses(&d, WIZARD, "buy 1 Gold Dust", "SC-6", 0));
    cr_assert(play(&d, WIZARD, "buy 1 Ash Twig"));
    cr_assert(play_all(&d, WIZARD, "go to house 6; pay the fare in coins"));
    cr_assert_eq(offered(&d, WIZARD, "buy"), 0);
    desk_close(&d);
}

Test(cursed, ruling_14_no_more_than_the_supply_has) {
    Desk d = desk_open_with(CURSED, scarce, "mode duel",
                            "token house 6; coins 20; house 6 farmer; pouch mandrake_root");
    cr_assert(play(&d, WIZARD, "go to house 6"));
    cr_assert_eq(offered(&d, WIZARD, "buy"), 1);
    cr_assert(refuses(&d, WIZARD, "buy 2 Mandrake Root", "SC-6", 1));
    desk_close(&d);
}

Test(cursed, sc_33_the_way_to_the_market_costs_too) {
    int fare = printed()->fare_distance[2][MARKET];
    cr_assert_gt(fare, 0);
    Desk d = duel("token house 3; coins 4; actions 1");
    cr_assert(refuses(&d, WIZARD, "go to the Market", "SC-33", 5 + fare - 4));
    desk_close(&d);
    d = duel(say("token house 3; coins %d; actions 1", 5 + fare));
    cr_assert(play_all(&d, WIZARD, "go to the Market; buy 1 Wolf Claw"));
    cr_assert_eq(cursed(&d)->coins, 0);
    desk_close(&d);
    d = duel("token house 3; coins 5; actions 1");
    cr_assert(refuses(&d, WIZARD, "go to the Market", "SC-33", fare));
    desk_close(&d);
    d = duel("token house 3; coins 5; actions 2"); /* an action for the way */
    cr_assert(play_all(&d, WIZARD, "go to the Market; buy 1 Wolf Claw"));
    cr_assert_eq(cursed(&d)->coins, 0);
    desk_close(&d);
}

Test(cursed, sc_32_the_last_coin_may_pay_the_way_to_a_free_ware) {
    int cheap = house_across(LABORATORY, 1);
    while (printed()->price[cheap] > 2) cheap++;
    int fare = printed()->fare_distance[LABORATORY][cheap];
    Desk d = ready_to_cast("negotiation_charm",
                           say("token laboratory; house %d farmer", cheap + 1));
    cr_assert(cast(&d, "negotiation_charm"));
    int coins = cursed(&d)->coins;
    cr_assert_geq(coins, fare);
    cr_assert(play(&d, WIZARD, say("go to house %d", cheap + 1)));
    if (cursed(&d)->head.asked[WIZARD].kind == ASK_FARE) {
        cr_assert(play(&d, WIZARD, "pay the fare in coins"));
    }
    cr_assert(play(&d, WIZARD, "buy 1 Mandrake Root")); /* two coins less: nothing */
    cr_assert_eq(cursed(&d)->coins, coins - fare);
    desk_close(&d);
}

Test(cursed, ruling_14_and_none_is_gained) {
    Desk d =
        desk_open_with(CURSED, scarce, "mode duel",
                       "wizard hand foragers_feast; token house 6; villagers farmer at 6; "
                       "pouch mandrake_root, mandrake_root");
    cr_assert(play(&d, WIZARD, "cast Forager's Feast"));
    if (cursed(&d)->head.asked[WIZARD].kind == ASK_CAST_AT) {
        cr_assert(play(&d, WIZARD, "cast at house 6"));
    }
    cr_assert(asked(&d, WIZARD, ASK_DAY)); /* nothing to choose between */
    cr_assert_eq(cursed(&d)->pouch[MANDRAKE_ROOT], 2);
    cr_assert_eq(cursed(&d)->pouch[ASH_TWIG], 1);
    desk_close(&d);
    d = desk_open_with(CURSED, scarce, "mode duel",
                       "wizard hand butchers_broth; token house 6; villagers butcher at 6; "
                       "pouch wishbone");
    cr_assert(cast(&d, "butchers_broth"));
    cr_assert_eq(cursed(&d)->pouch[WOLF_CLAW], 1);
    cr_assert_eq(cursed_held(cursed(&d)), 2);
    desk_close(&d);
}

/* Alone, with an order that allows nothing but buying from the one Farmer. */
static bool can_buy(int house, const char *more) {
    Desk d =
        desk_open(CURSED, "mode wizard",
                  say("orders rm04; token laboratory; no villagers; house %d farmer; %s",
                      house + 1, more));
    bool can = offers(&d, WIZARD, "follow Buy (Farmer)");
    desk_close(&d);
    return can;
}

Test(cursed, sc_32_the_ware_and_the_way_must_both_be_paid) {
    int near = 15, far = 14; /* houses 16 and 15: none and one crossing away */
    int price = printed()->price[near];
    cr_assert(can_buy(near, say("coins %d", price)));
    cr_assert(!can_buy(near, say("coins %d", price - 1)));
    cr_assert(can_buy(near, say("coins %d; front scarce_supplies", price + 1)));
    cr_assert(!can_buy(near, say("coins %d; front scarce_supplies", price)));
    price = printed()->price[far];
    cr_assert(can_buy(far, say("coins %d", price + 1)));
    cr_assert(!can_buy(far, say("coins %d", price))); /* the order is the only action */

    int free = house_across(LABORATORY, 1); /* the last coin pays the way to it */
    while (printed()->price[free] + printed()->fare_distance[LABORATORY][free] != 2) free++;
    cr_assert(can_buy(free, say("coins 1; panic %d", printed()->panic_plenty)));
}
