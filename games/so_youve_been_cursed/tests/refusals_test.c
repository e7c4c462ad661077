/*
 * Why not: whatever is refused names its clause and what is missing, in words that a
 * newcomer understands.
 */
#include "automa_desk.h"

#define REASON(desk, seat, words, said) cr_expect_str_eq(why_not(desk, seat, words), said)

/* ---- By day: where to go ------------------------------------------------------------------ */

/* With every coin in hand there is none to steal, so the houses near by are for buying. */
Test(cursed_refusals, sc_32_a_house_says_why_nothing_is_bought_there) {
    Desk d = duel("token house 16; coins 25; house 17 empty; house 18 farmer");
    cr_assert(offers(&d, WIZARD, "go to house 18"));
    REASON(&d, WIZARD, "go to house 17", "SC-32: nobody lives there to sell anything");
    desk_close(&d);
    d = duel("token house 16; coins 25; house 18 farmer; "
             "pouch ash_twig, ash_twig, ash_twig");
    REASON(&d, WIZARD, "go to house 18", "SC-34: needs 1 more free pouch");
    desk_close(&d);
}

/* One Gold Dust, which the Wizard holds. */
Test(cursed_refusals, sc_6_a_house_says_that_the_supply_is_empty) {
    static const char pack[] = "pack scarce\ngame so-youve-been-cursed 2\n"
                               "[ingredient gold_dust]\ntitle = Gold Dust\ntokens = 1\n"
                               "source = invented\n";
    Desk d = desk_open_with(CURSED, pack, "mode duel",
                            "token house 16; coins 25; house 18 merchant; pouch gold_dust");
    REASON(&d, WIZARD, "go to house 18", "SC-6: the supply has none of what is sold there");
    desk_close(&d);
    d = desk_open_with(CURSED, pack, "mode duel", "token market; coins 9; pouch gold_dust");
    cr_assert(play(&d, WIZARD, "go to the Market"));
    REASON(&d, WIZARD, "buy 1 Gold Dust", "SC-6: the supply has none left");
    desk_close(&d);
}

/* The order allows buying alone; the last action leaves none for the way. */
Test(cursed_refusals, sc_32_a_house_says_how_many_coins_are_missing) {
    int dear = house_priced(4), away = printed()->fare_distance[LABORATORY][dear];
    const char *position = "orders rm04, rm12; token laboratory; house 18 farmer; house %d "
                           "noble; coins %d; actions %d";
    Desk d = rabid(say(position, dear + 1, away, 1));
    cr_assert(play(&d, ALONE, "follow Buy (Farmer)"));
    REASON(&d, ALONE, say("go to house %d", dear + 1), "SC-32: needs 4 more coins");
    desk_close(&d);
    d = rabid(say(position, dear + 1, away, 2)); /* another order pays the way */
    cr_assert(play(&d, ALONE, "follow Buy (Farmer)"));
    REASON(&d, ALONE, say("go to house %d", dear + 1),
           say("SC-32: needs %d more coin%s", 4 - away, away == 3 ? "" : "s"));
    desk_close(&d);
    d = rabid(say(position, dear + 1, away - 1, 2)); /* even where coins could not */
    cr_assert(play(&d, ALONE, "follow Buy (Farmer)"));
    REASON(&d, ALONE, say("go to house %d", dear + 1),
           say("SC-32: needs %d more coin%s", 5 - away, away == 4 ? "" : "s"));
    desk_close(&d);
}

Test(cursed_refusals, sc_29_a_house_says_what_the_way_costs) {
    cr_assert_eq(printed()->fare_distance[LABORATORY][3], 2);
    Desk d = duel("token laboratory; coins 0; actions 1");
    REASON(&d, WIZARD, "go to house 4", "SC-29: needs 2 more coins for the fare");
    desk_close(&d);
    d = duel("token laboratory; coins 1; actions 1");
    REASON(&d, WIZARD, "go to house 4", "SC-29: needs 1 more coin for the fare");
    desk_close(&d);
}

Test(cursed_refusals, sc_33_the_market_says_what_is_missing) {
    Desk d = duel("token market; coins 3; actions 1");
    REASON(&d, WIZARD, "go to the Market", "SC-33: needs 2 more coins");
    desk_close(&d);
    d = duel("token laboratory; coins 3; actions 1"); /* the way as well */
    REASON(&d, WIZARD, "go to the Market", "SC-33: needs 3 more coins");
    desk_close(&d);
    d = duel("token laboratory; coins 3; actions 2"); /* an action for the way */
    REASON(&d, WIZARD, "go to the Market", "SC-33: needs 2 more coins");
    desk_close(&d);
    d = duel("token market; coins 9; pouch ash_twig, ash_twig, ash_twig");
    REASON(&d, WIZARD, "go to the Market", "SC-34: needs 1 more free pouch");
    desk_close(&d);
}

Test(cursed_refusals, sc_36_mixing_says_what_is_missing) {
    Desk d = duel("token house 4; coins 0; actions 1; cure 0; pouch nothing");
    REASON(&d, WIZARD, "mix Mandrake Root", "SC-36: needs 1 more Mandrake Root");
    desk_close(&d);
    d = duel("token house 4; coins 0; actions 1; cure 0; pouch mandrake_root");
    REASON(&d, WIZARD, "mix Mandrake Root", "SC-36: needs 2 more coins for the fare");
    desk_close(&d);
    d = duel("token house 4; coins 0; actions 1; cure 1; pouch ash_twig");
    REASON(&d, WIZARD, "mix Ash Twig", "SC-36: needs 2 more coins for the fare");
    desk_close(&d);
}

Test(cursed_refusals, sc_37_a_spell_says_what_is_missing) {
    Desk d =
        duel("token house 4; coins 1; actions 1; house 1 empty; "
             "wizard hand meditate, diplosi, butchers_broth, leftovers; pouch ash_twig");
    REASON(&d, WIZARD, "cast Meditate", "SC-37: needs 1 more Mandrake Root");
    REASON(&d, WIZARD, "cast Leftovers", "SC-37: needs 1 more Wishbone");
    int fare = printed()->fare_distance[3][MARKET];
    REASON(&d, WIZARD, "cast Diplosi",
           say("SC-37: needs %d more coins for the fare", fare - 1));
    desk_close(&d);
    d = duel("no villagers; coins 9; wizard hand butchers_broth");
    REASON(&d, WIZARD, "cast Butcher's Broth", "SC-37: no Butcher lives in the village");
    desk_close(&d);
}

/* Two of a kind, and one is held. */
Test(cursed_refusals, sc_37_what_is_held_is_not_missing) {
    static const char pack[] =
        "pack dear\ngame so-youve-been-cursed 2\n"
        "[spell leftovers]\ntitle = Leftovers\ntype = now\ndecks = wizard\n"
        "spend = wishbone, wishbone, wishbone\nplay = curse -1\ncoins = 2\n"
        "source = invented\n";
    Desk d = desk_open_with(CURSED, pack, "mode duel",
                            "token laboratory; wizard hand leftovers; pouch wishbone");
    REASON(&d, WIZARD, "cast Leftovers", "SC-37: needs 2 more Wishbone");
    desk_close(&d);
}

/* Only the free Steal of Invisibility is left. */
Test(cursed_refusals, sc_27_without_an_action) {
    Desk d = duel("token laboratory; actions 0; front invisibility; coins 9; cure 0; "
                  "pouch mandrake_root; wizard hand distract, swap");
    REASON(&d, WIZARD, "mix Mandrake Root", "SC-27: needs 1 more action");
    REASON(&d, WIZARD, "go to the Market", "SC-27: needs 1 more action");
    REASON(&d, WIZARD, "cast Distract", "SC-27: needs 1 more action");
    REASON(&d, WIZARD, "cast Swap", "SC-27: needs 1 more action");
    desk_close(&d);
}

/* ---- By day: orders ------------------------------------------------------------------------ */

Test(cursed_refusals, sc_72_an_order_says_what_is_missing) {
    Desk d = rabid("orders rm01, rm03, rm04, rm06; token laboratory; coins 0; cure 0; "
                   "wizard hand nothing; pouch nothing");
    REASON(&d, ALONE, "follow Cast (Farmer)", "SC-72: no Spell in hand can be cast");
    REASON(&d, ALONE, "follow Cast or Mix (Woodcutter)",
           "SC-36: needs 1 more Mandrake Root");
    REASON(&d, ALONE, "follow Buy (Farmer)",
           "SC-72: you cannot afford any ingredient plus the fare");
    REASON(&d, ALONE, "follow Buy or Mix (Butcher)",
           "SC-72: you cannot afford any ingredient plus the fare");
    desk_close(&d);

    d = rabid("orders rm03, rm04; token laboratory; coins 9; wizard hand nothing; "
              "pouch wolf_claw, wolf_claw, wolf_claw");
    REASON(&d, ALONE, "follow Buy (Farmer)", "SC-34: needs 1 more free pouch");
    desk_close(&d);

    d = rabid("orders rm03, rm04; token laboratory; coins 0; wizard hand nothing; "
              "pouch wolf_claw, wolf_claw"); /* the third pouch is free */
    REASON(&d, ALONE, "follow Buy (Farmer)",
           "SC-72: you cannot afford any ingredient plus the fare");
    desk_close(&d);

    d = rabid("orders rm03, rm12; actions 1; token house 4; coins 1; cure 0; "
              "wizard hand nothing; pouch mandrake_root");
    REASON(&d, ALONE, "follow Cast or Mix (Woodcutter)",
           "SC-36: needs 1 more coin for the fare");
    desk_close(&d);

    d = rabid("orders rm12; actions 0; front invisibility");
    REASON(&d, ALONE, "follow Steal (Noble)", "SC-73: needs 1 more action");
    desk_close(&d);
}

/* ---- By day: at a house -------------------------------------------------------------------- */

Test(cursed_refusals, sc_32_one_more_than_can_be_bought) {
    int house = house_priced(2);
    const char *position = "token house %d; house %d farmer; coins %d; pouch %s";
    Desk d = duel(say(position, house + 1, house + 1, 5, "nothing"));
    cr_assert(play(&d, WIZARD, say("go to house %d", house + 1)));
    REASON(&d, WIZARD, "buy 3 Mandrake Root", "SC-32: needs 1 more coin");
    desk_close(&d);
    d = duel(say(position, house + 1, house + 1, 9, "ash_twig"));
    cr_assert(play(&d, WIZARD, say("go to house %d", house + 1)));
    REASON(&d, WIZARD, "buy 3 Mandrake Root", "SC-34: needs 1 more free pouch");
    desk_close(&d);
}

Test(cursed_refusals, sc_6_one_more_than_the_supply_has) {
    static const char pack[] =
        "pack scarce\ngame so-youve-been-cursed 2\n"
        "[ingredient mandrake_root]\ntitle = Mandrake Root\ntokens = 2\n"
        "source = invented\n";
    Desk d =
        desk_open_with(CURSED, pack, "mode duel", "token house 6; house 6 farmer; coins 9");
    cr_assert(play(&d, WIZARD, "go to house 6"));
    REASON(&d, WIZARD, "buy 3 Mandrake Root", "SC-6: the supply has only 2 of it");
    desk_close(&d);
}

Test(cursed_refusals, sc_44_one_more_than_can_be_stolen) {
    int house = house_priced(4);
    const char *position = "token house %d; house %d farmer; %s";
    Desk d = duel(say(position, house + 1, house + 1, "coins 23"));
    cr_assert(play(&d, WIZARD, say("go to house %d", house + 1)));
    REASON(&d, WIZARD, "steal 3 coins", "SC-44: the supply has only 2 coins");
    REASON(&d, WIZARD, "steal 4 coins", "SC-44: the supply has only 2 coins");
    REASON(&d, WIZARD, "steal 5 coins", "");
    desk_close(&d);
    d = duel(say(position, house + 1, house + 1, "front shaky_hands"));
    cr_assert(play(&d, WIZARD, say("go to house %d", house + 1)));
    REASON(&d, WIZARD, "steal 2 coins", "SC-62: Shaky Hands: at most 1 coin");
    REASON(&d, WIZARD, "steal 4 coins", "SC-62: Shaky Hands: at most 1 coin");
    desk_close(&d);
    d = duel(say("token house %d; house %d empty", house + 1, house + 1));
    cr_assert(play(&d, WIZARD, say("go to house %d", house + 1)));
    REASON(&d, WIZARD, "steal 2 coins", ""); /* SC-41: nobody asks how many */
    desk_close(&d);
}

Test(cursed_refusals, sc_43_a_distraction_that_is_not_possible) {
    Desk d = duel("token house 8; house 8 farmer; actions 1; next rolls 1; "
                  "front spectral_skeleton_key");
    cr_assert(play_all(&d, WIZARD, "go to house 8; steal 2 coins"));
    cr_assert(asked(&d, WIZARD, ASK_NOTICED));
    REASON(&d, WIZARD, "make a distraction", "SC-43: no action is left");
    desk_close(&d);
    d = duel("token house 8; house 8 farmer; actions 3; next rolls 1; "
             "front spectral_skeleton_key, invisibility");
    cr_assert(play_all(&d, WIZARD, "go to house 8; sneak 2 coins"));
    cr_assert(asked(&d, WIZARD, ASK_NOTICED));
    REASON(&d, WIZARD, "make a distraction", "SC-43: a free Steal allows no distraction");
    desk_close(&d);
}

Test(cursed_refusals, sc_34_a_gain_without_room) {
    Desk d = ready_to_cast("butchers_broth", "pouch ash_twig, ash_twig, gold_dust");
    cr_assert(cast(&d, "butchers_broth"));
    REASON(&d, WIZARD, "take Wolf Claw", "SC-34: needs 1 more free pouch");
    REASON(&d, WIZARD, "take Wishbone", "SC-34: needs 1 more free pouch");
    cr_assert(play(&d, WIZARD, "throw back Ash Twig"));
    REASON(&d, WIZARD, "take Wishbone", "");
    cr_assert(play(&d, WIZARD, "take Wishbone"));
    REASON(&d, WIZARD, "take Wolf Claw", "SC-34: needs 1 more free pouch");
    REASON(&d, WIZARD, "take Mandrake Root", ""); /* nothing else waits to be taken */
    desk_close(&d);

    /* Room for one of two. */
    d = ready_to_cast("foragers_feast", "pouch wishbone, wishbone");
    cr_assert(cast(&d, "foragers_feast"));
    cr_assert(asked(&d, WIZARD, ASK_GAIN));
    cr_assert(play(&d, WIZARD, "take Mandrake Root"));
    REASON(&d, WIZARD, "take Ash Twig", "SC-34: needs 1 more free pouch");
    desk_close(&d);
}

Test(cursed_refusals, sc_9_a_house_that_is_taken) {
    Desk d = duel("turn wizard arrival; house 4 farmer; house 5 empty; house 20 farmer; "
                  "next rolls 4");
    cr_assert(asked(&d, WIZARD, ASK_PLACE));
    REASON(&d, WIZARD, "settle in house 4", "SC-9: somebody lives there");
    REASON(&d, WIZARD, "settle in house 20", "SC-9: somebody lives there");
    REASON(&d, WIZARD, "settle in house 5", "");
    desk_close(&d);
}

/* ---- By night ------------------------------------------------------------------------------ */

Test(cursed_refusals, sc_50_a_place_says_how_far_it_is) {
    Desk d = duel("turn monster feeding; no villagers; no guards; token house 6; energy 1");
    REASON(&d, MONSTER, "walk to house 5", "SC-50: 2 roads away: go step by step");
    REASON(&d, MONSTER, "walk to house 7", "");
    REASON(&d, MONSTER, "walk to house 6", "");
    REASON(&d, MONSTER, "walk to house 1",
           say("SC-50: %d roads away: go step by step", roads_between(6, 1)));
    cr_assert(play_all(&d, MONSTER, "walk to house 7; walk to house 5"));
    REASON(&d, MONSTER, "walk to house 7",
           say("SC-50: needs %d more Energy", printed()->energy_move - 1));
    desk_close(&d);
}

Test(cursed_refusals, sc_49_sc_51_when_nobody_walks) {
    Desk d = ready_to_play("stunned_stag", "token house 6; actions 0");
    REASON(&d, MONSTER, "walk to house 7", "SC-49: needs 1 more action");
    REASON(&d, MONSTER, "walk to house 9", "SC-49: needs 1 more action");
    desk_close(&d);
    d = duel("turn monster feeding; no villagers; house 7 farmer; token house 6");
    cr_assert(play(&d, MONSTER, "walk to house 7"));
    REASON(&d, MONSTER, "walk to house 5",
           "SC-51: a villager's house ends the moving phase");
    desk_close(&d);
}

Test(cursed_refusals, sc_54_a_pasture_says_why_not) {
    Desk d = duel("turn monster feeding; no villagers; token house 6; pasture 2 sheep 0");
    REASON(&d, MONSTER, "eat a sheep of pasture 2", "SC-54: the pasture is empty");
    REASON(&d, MONSTER, "eat a sheep of pasture 4", "SC-54: 2 roads away");
    desk_close(&d);
}

Test(cursed_refusals, sc_56_energy_says_what_is_missing) {
    const Content *c = printed();
    Desk d = duel("turn monster feeding; token house 6; energy 1; panic 1; "
                  "front gift_of_the_gab");
    REASON(&d, MONSTER, "calm the village", "SC-56: Panic is at its lowest");
    REASON(&d, MONSTER, "dispel Gift of the Gab",
           say("SC-56: needs %d more Energy", c->energy_dispel - 1));
    desk_close(&d);
    d = duel("turn monster feeding; token house 6; energy 1; panic 2");
    REASON(&d, MONSTER, "calm the village",
           say("SC-56: needs %d more Energy", c->energy_calm - 1));
    desk_close(&d);
    d = duel(say("turn monster feeding; token house 6; energy %d; panic 2; "
                 "front gift_of_the_gab",
                 max_int(c->energy_calm, c->energy_dispel)));
    cr_assert(offers(&d, MONSTER, "calm the village"));
    cr_assert(offers(&d, MONSTER, "dispel Gift of the Gab"));
    desk_close(&d);
}

Test(cursed_refusals, sc_59_sc_61_a_power_says_what_is_missing) {
    const Card *stag = power("stunned_stag");
    Desk d = ready_to_play("stunned_stag", say("energy %d", stag->energy - 1));
    REASON(&d, MONSTER, "play Stunned Stag", "SC-61: needs 1 more Energy");
    desk_close(&d);
    d = ready_to_play("noble_blood", "stomach nothing");
    REASON(&d, MONSTER, "play Noble Blood", "SC-59: needs 1 more Noble in the stomach");
    desk_close(&d);
    d = ready_to_play("plumb_lambs", "stomach nothing");
    REASON(&d, MONSTER, "play Plumb Lambs", "SC-59: needs 1 more sheep in the stomach");
    desk_close(&d);
}

/* ---- One by one, and all at once ------------------------------------------------------------ */

/* In explain mode one function after the other says what each option lacks; otherwise houses,
 * Spells, Powers and pastures are listed as sets. */
static void lists_the_same_when_explaining(const Box *box, const State *state) {
    static OptionList plain, explained;
    static Refusals why;
    for (Seat seat = 0; seat < state->seat_count; seat++) {
        game_options(box, state, seat, &plain);
        game_explain(box, state, seat, &explained, &why);
        cr_assert_eq(explained.count, plain.count, "move %d", (int)state->moves);
        for (int i = 0; i < plain.count; i++)
            cr_assert(option_equal(plain.at[i], explained.at[i]), "move %d",
                      (int)state->moves);
    }
}

Test(cursed_refusals, one_by_one_and_as_sets_the_same_is_possible) {
    static const char *const setups[] = {"mode duel", "mode wizard", "mode monster",
                                         "mode duel; villager_cards yes"};
    for (size_t i = 0; i < sizeof setups / sizeof *setups; i++)
        desk_wander(CURSED, setups[i], "random", 10, lists_the_same_when_explaining);
}

/* A village of two coins, both in hand; the order allows nothing but theft. */
Test(cursed_refusals, ruling_54_any_fare_that_can_be_paid_fills_the_supply) {
    static const char poor[] = "pack poor\ngame so-youve-been-cursed 2\n"
                               "[rules numbers]\nstart_coins = 0\nstart_energy = 0\n"
                               "coins = 2\nsheep = 12\nmarket_price = 9\n"
                               "energy_move = 1\nenergy_dispel = 1\nenergy_calm = 1\n"
                               "source = invented\n";
    Desk d = desk_open_with(CURSED, poor, "mode wizard",
                            "orders rm11; token laboratory; coins 2");
    cr_assert(play(&d, WIZARD, "follow Steal (Merchant)"));
    for (int house = 0; house < HOUSES; house++) {
        const char *go = say("go to house %d", house + 1);
        int fare = printed()->fare_distance[LABORATORY][house];
        bool possible = fare == 1 || fare == 2;
        cr_assert_eq(offers(&d, WIZARD, go), possible, "%s", go);
        cr_assert_eq(refuses(&d, WIZARD, go, "SC-44", 0), !possible, "%s", go);
    }
    lists_the_same_when_explaining(&d.box->box, match_state(d.match));
    desk_close(&d);
}
