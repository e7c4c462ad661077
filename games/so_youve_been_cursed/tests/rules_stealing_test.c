/* SC-41 to SC-45: stealing, and the end of the day. */
#include "cursed_desk.h"

/* At a house of that price where a Farmer lives, with these coins and actions. */
static Desk thief(int price, const char *more) {
    int house = house_priced(price);
    Desk d = duel(say("token %s; villagers farmer at %d; coins 0; %s", place(house),
                      house + 1, more));
    cr_assert(play(&d, WIZARD, say("go to house %d", house + 1)));
    return d;
}

Test(cursed, sc_41_an_empty_house_gives_one_coin_without_a_roll) {
    Desk d = duel("token house 6; house 6 empty; coins 0; next rolls 1");
    cr_assert(play(&d, WIZARD, "go to house 6"));
    cr_assert_eq(offered(&d, WIZARD, "steal"), 1);
    cr_assert(play(&d, WIZARD, "steal 1 coin"));
    cr_assert_eq(cursed(&d)->coins, 1);
    cr_assert_eq(cursed(&d)->head.rng.loaded_count, 1); /* the die was not thrown */
    desk_close(&d);
}

Test(cursed, sc_41_whatever_is_printed_there) {
    int rich = house_priced(4);
    Desk d = duel(say("token %s; house %d empty; coins 0", place(rich), rich + 1));
    cr_assert(play(&d, WIZARD, say("go to house %d", rich + 1)));
    cr_assert_eq(offered(&d, WIZARD, "steal"), 1);
    desk_close(&d);
}

Test(cursed, sc_41_only_at_a_house) {
    Desk d = duel("token laboratory; coins 0; actions 1; no villagers");
    cr_assert(!offers(&d, WIZARD, "go to the Laboratory"));
    cr_assert(!offers(&d, WIZARD, "go to the Market")); /* only to buy */
    desk_close(&d);
}

Test(cursed, sc_42_declare_up_to_the_printed_number) {
    for (int price = 1; price <= 4; price++) {
        Desk d = thief(price, "");
        cr_assert_eq(offered(&d, WIZARD, "steal"), price);
        desk_close(&d);
    }
}

Test(cursed, sc_42_steal_needs_a_higher_die) {
    for (int die = 1; die <= 6; die++) {
        Desk d = thief(4, say("actions 1; next rolls %d", die));
        cr_assert(play(&d, WIZARD, "steal 3 coins"));
        cr_assert_eq(cursed(&d)->coins, die > 3 ? 3 : 0, "a %d", die);
        desk_close(&d);
    }
}

Test(cursed, sc_43_noticed_and_nothing_gained) {
    Desk d = thief(4, "next rolls 3");
    cr_assert(play(&d, WIZARD, "steal 3 coins"));
    cr_assert(asked(&d, WIZARD, ASK_NOTICED));
    cr_assert(play(&d, WIZARD, "let it go"));
    cr_assert_eq(cursed(&d)->coins, 0);
    cr_assert_eq(cursed(&d)->actions, 2);
    desk_close(&d);
}

/* The rulebook's example: a 4-coin house with a Farmer, 3 declared, a 3 rolled, and the
 * third action buys the coins after all. */
Test(cursed, sc_43_worked_example_steal_with_a_rescue_action) {
    Desk d = thief(4, "actions 2; next rolls 3");
    cr_assert(play(&d, WIZARD, "steal 3 coins"));
    cr_assert(play(&d, WIZARD, "make a distraction"));
    cr_assert_eq(cursed(&d)->coins, 3);
    cr_assert(asked(&d, MONSTER, ASK_NIGHT)); /* that was the last action */
    desk_close(&d);
}

Test(cursed, sc_43_no_distraction_without_an_action) {
    Desk d = thief(4, "actions 1; next rolls 3");
    cr_assert(play(&d, WIZARD, "steal 3 coins"));
    cr_assert_eq(cursed(&d)->coins, 0);
    cr_assert(asked(&d, MONSTER, ASK_NIGHT));
    desk_close(&d);
}

Test(cursed, ruling_17_a_new_action_for_the_next_attempt) {
    Desk d = thief(4, "next rolls 1, 6");
    int rich = house_priced(4);
    cr_assert(play_all(&d, WIZARD, "steal 3 coins; let it go"));
    cr_assert(play_all(&d, WIZARD, say("go to house %d; steal 4 coins", rich + 1)));
    cr_assert_eq(cursed(&d)->coins, 4);
    cr_assert_eq(cursed(&d)->actions, 1);
    desk_close(&d);
}

Test(cursed, sc_44_never_more_than_the_supply_holds) {
    Desk d = thief(4, "coins 23");
    cr_assert_eq(offered(&d, WIZARD, "steal"), 2);
    cr_assert(refuses(&d, WIZARD, "steal 3 coins", "SC-44", 2));
    desk_close(&d);
}

Test(cursed, ruling_54_an_empty_supply_cannot_be_stolen) {
    Desk d = duel("token house 6; house 6 empty; coins 25");
    cr_assert(refuses(&d, WIZARD, "go to house 6", "SC-32", 0)); /* nor to buy */
    desk_close(&d);
    d = duel("token house 6; house 6 farmer; coins 25");
    cr_assert(play(&d, WIZARD, "go to house 6")); /* to buy */
    cr_assert_eq(offered(&d, WIZARD, "steal"), 0);
    desk_close(&d);
    d = ready_to_cast("unending_hunger", "coins 25"); /* other gains give what is left */
    cr_assert(cast(&d, "unending_hunger"));
    cr_assert_eq(cursed(&d)->coins, 25);
    desk_close(&d);
}

/* A fare in coins fills the supply, an action for the way does not; and there is no room to
 * buy anything instead. */
Test(cursed, ruling_54_with_every_coin_in_hand_the_way_to_a_theft_is_paid_in_coins) {
    Desk d = duel("token laboratory; coins 25; actions 3; house 7 farmer; "
                  "pouch ash_twig, ash_twig, ash_twig");
    cr_assert(play(&d, WIZARD, "go to house 7"));
    cr_assert(asked(&d, WIZARD, ASK_HOUSE)); /* nothing to choose */
    cr_assert_eq(cursed(&d)->coins, 24);
    cr_assert_eq(offered(&d, WIZARD, "steal"), 1);
    desk_close(&d);
    d = duel("token laboratory; coins 25; actions 3; house 7 farmer; pouch ash_twig");
    cr_assert(play(&d, WIZARD, "go to house 7"));
    cr_assert(asked(&d, WIZARD, ASK_FARE)); /* to buy, an action will do */
    desk_close(&d);
}

Test(cursed, ruling_53_squeaky_boots_stay_when_the_roll_failed) {
    Desk d = thief(4, "front squeaky_boots; next rolls 6, 2");
    cr_assert(play_all(&d, WIZARD, "steal 3 coins; make a distraction"));
    cr_assert_eq(cursed(&d)->coins, 3);
    cr_assert(laid_out(&d, "squeaky_boots"));
    desk_close(&d);
}

Test(cursed, ruling_25_a_free_steal_pays_its_way) {
    Desk d =
        duel("token laboratory; coins 0; actions 0; front invisibility; house 15 empty");
    cr_assert(!offers(&d, WIZARD, "go to house 15"));
    desk_close(&d);
    d = duel("token laboratory; coins 1; actions 0; front invisibility; house 15 empty");
    cr_assert(play_all(&d, WIZARD, "go to house 15; sneak 1 coin"));
    cr_assert_eq(cursed(&d)->coins, 1);
    desk_close(&d);
    d = duel("token laboratory; coins 0; actions 1; front invisibility; house 15 empty");
    cr_assert(play_all(&d, WIZARD, "go to house 15; sneak 1 coin")); /* the action pays */
    cr_assert_eq(cursed(&d)->coins, 1);
    cr_assert(asked(&d, MONSTER, ASK_NIGHT));
    desk_close(&d);
}

Test(cursed, sc_45_the_hand_is_refilled_to_four_and_the_token_stays) {
    Desk d = duel(
        "token house 16; wizard hand swap; spell deck top meditate, leftovers, diplosi");
    cr_assert(play(&d, WIZARD, "end the day"));
    cr_assert_eq(bits_count(cursed(&d)->spells.hand), 4);
    cr_assert(in_hand(&d, "swap") && in_hand(&d, "meditate") && in_hand(&d, "leftovers") &&
              in_hand(&d, "diplosi"));
    cr_assert_eq(cursed(&d)->at, 15);
    desk_close(&d);
}

Test(cursed, sc_45_every_card_of_the_deck_can_be_drawn) {
    const Content *c = printed();
    for (int i = 0; i < c->card_count[ROLE_WIZARD]; i++) {
        if (!c->spells[i].person) continue;
        Desk d = duel(say("wizard hand nothing; spell deck top %s", c->spells[i].id));
        cr_assert(play(&d, WIZARD, "end the day"));
        cr_assert(in_hand(&d, c->spells[i].id));
        cr_assert_eq(cursed(&d)->spells.hand_count, 4);
        desk_close(&d);
    }
}

Test(cursed, sc_45_a_full_hand_draws_nothing) {
    Desk d = duel("wizard hand swap, meditate, leftovers, diplosi");
    uint32_t hand = cursed(&d)->spells.hand;
    cr_assert(play(&d, WIZARD, "end the day"));
    cr_assert_eq(cursed(&d)->spells.hand, hand);
    desk_close(&d);
}
