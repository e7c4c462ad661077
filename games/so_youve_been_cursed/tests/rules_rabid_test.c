/* SC-70 to SC-74: a Wizard against the Rabid Monster, and how its cards give orders. */
#include "automa_desk.h"

Test(cursed, sc_70_neither_guards_nor_energy) {
    Desk d = rabid("");
    cr_assert_eq(cursed(&d)->guards, 0);
    for (int i = 0; i < GUARD_EFFECTS; i++) cr_assert_eq(cursed(&d)->guard_tiles[i], 0);
    cr_assert_eq(cursed(&d)->energy, 0);
    desk_close(&d);
}

Test(cursed, sc_70_decks_for_the_rabid_monster) {
    Desk d = rabid("");
    cr_assert_eq(bits_count(all_cards(&cursed(&d)->spells)), 21);
    cr_assert_eq(bits_count(all_cards(&cursed(&d)->powers)), 15);
    cr_assert(!in_deck(&d, "hydrophobia") && !in_hand(&d, "hydrophobia"));
    cr_assert(!in_deck(&d, "unending_hunger") && !in_hand(&d, "unending_hunger"));
    cr_assert(in_deck(&d, "digestive_mutton_chop") && !in_deck(&d, "courier_horse"));
    cr_assert_eq(cursed(&d)->spells.hand_count, 4);
    cr_assert_eq(cursed(&d)->powers.hand, 0);
    desk_close(&d);
}

Test(cursed, sc_70_the_rabid_side_of_the_monster_board) {
    int top = printed()->curse_top[1];
    Desk d = rabid_plays("noble_blood", say("curse %d", top - 1));
    cr_assert(ended(&d, "monster"));
    desk_close(&d);
}

/* The village lies on the Wizard's side: high Panic makes ingredients cheap. */
Test(cursed, sc_70_the_wizards_side_of_the_village) {
    Desk d = rabid(say("panic %d", printed()->panic_plenty));
    cr_assert_eq(cursed_market_price(printed(), cursed(&d)), printed()->market_price - 1);
    desk_close(&d);
}

Test(cursed, sc_71_a_villager_arrives_as_ever) {
    Desk d = rabid("turn wizard arrival; house 9 empty; bag top noble; next rolls 9");
    cr_assert_eq(kind_at(&d, 9), NOBLE);
    desk_close(&d);
    d = rabid("turn wizard arrival; house 9 empty; house 4 hunter; next rolls 4");
    cr_assert(asked(&d, ALONE, ASK_PLACE)); /* SC-24 */
    desk_close(&d);
    d = rabid(say("turn wizard arrival; house 9 empty; panic %d", printed()->panic_inside));
    cr_assert_eq(kind_at(&d, 9), -1); /* SC-26 */
    desk_close(&d);
}

Test(cursed, sc_72_four_cards_give_the_orders) {
    Desk d = rabid("rabid top rm03, rm07, rm11, rm12");
    uint32_t four = bit(2) | bit(6) | bit(10) | bit(11);
    cr_assert_eq(cursed(&d)->orders, four);
    cr_assert(!offers(&d, ALONE, "follow Cast (Farmer)"));
    desk_close(&d);
}

/* What was used or thrown away yesterday can come again today. */
Test(cursed, sc_72_all_twelve_are_shuffled_every_day) {
    Desk d = rabid(say("panic %d; orders rm01, rm02, rm03, rm12; "
                       "rabid top rm12, rm03, rm02, rm01; power deck top noble_blood",
                       printed()->panic_top)); /* nobody arrives in between */
    uint32_t yesterday = cursed(&d)->orders;
    cr_assert(play_all(&d, ALONE, "follow Steal (Noble); go to house 16; steal 1 coin"));
    if (asked(&d, ALONE, ASK_NOTICED)) cr_assert(play(&d, ALONE, "let it go"));
    cr_assert(play(&d, ALONE, "end the day"));
    cr_assert(night_ends(&d));
    cr_assert_eq(cursed(&d)->orders, yesterday);
    desk_close(&d);
}

/* Rich, at home, with an ingredient to mix, a Spell to cast and a Noble next door. */
static Desk under_orders(const char *orders, const char *more) {
    const char *next = printed()->ingredient_id[printed()->cure[0][0]];
    return rabid(say("orders %s; token laboratory; coins 12; pouch %s; house 18 noble; "
                     "wizard hand distract; %s",
                     orders, next, more));
}

/* What an order allows once it is followed. */
static int acts_offered(Desk *d) {
    int acts = 0;
    if (offered(d, ALONE, "cast")) acts |= ACT_CAST;
    if (offered(d, ALONE, "mix")) acts |= ACT_MIX;
    if (offers(d, ALONE, "go to the Market")) acts |= ACT_BUY;
    if (!offers(d, ALONE, "go to house 18")) return acts;
    cr_assert(play(d, ALONE, "go to house 18"));
    cr_assert_eq(offers(d, ALONE, "buy 1 Silk Thread"), (acts & ACT_BUY) != 0);
    return offers(d, ALONE, "steal 1 coin") ? acts | ACT_STEAL : acts;
}

/* Every Rabid Monster card: the actions that it offers, the villager that it hunts. */
static void card_is(const char *id, int acts, Kind kind) {
    Desk d = under_orders(id, "");
    int number = 10 * (id[2] - '0') + (id[3] - '0');
    cr_assert(play(&d, ALONE, say("follow %s", printed()->rabid[number - 1].title)));
    cr_assert_eq(acts_offered(&d), acts, "%s", id);
    desk_close(&d);

    const char *prey = printed()->villagers[kind].id;
    d = rabid_hunts(say("token house 7; house 7 %s; row %s", prey, id));
    cr_assert(step(&d));
    cr_assert_eq(eaten(&d, (int)kind), 1, "%s", id);
    desk_close(&d);
}

Test(cursed, rm_01_cast_and_farmer) {
    card_is("rm01", ACT_CAST, FARMER);
}

Test(cursed, rm_02_cast_or_steal_and_hunter) {
    card_is("rm02", ACT_CAST | ACT_STEAL, HUNTER);
}

Test(cursed, rm_03_cast_or_mix_and_woodcutter) {
    card_is("rm03", ACT_CAST | ACT_MIX, WOODCUTTER);
}

Test(cursed, rm_04_buy_and_farmer) {
    card_is("rm04", ACT_BUY, FARMER);
}

Test(cursed, rm_05_buy_and_hunter) {
    card_is("rm05", ACT_BUY, HUNTER);
}

Test(cursed, rm_06_buy_or_mix_and_butcher) {
    card_is("rm06", ACT_BUY | ACT_MIX, BUTCHER);
}

Test(cursed, rm_07_buy_or_steal_and_farmer) {
    card_is("rm07", ACT_BUY | ACT_STEAL, FARMER);
}

Test(cursed, rm_08_cast_or_mix_and_hunter) {
    card_is("rm08", ACT_CAST | ACT_MIX, HUNTER);
}

Test(cursed, rm_09_buy_and_woodcutter) {
    card_is("rm09", ACT_BUY, WOODCUTTER);
}

Test(cursed, rm_10_buy_and_butcher) {
    card_is("rm10", ACT_BUY, BUTCHER);
}

Test(cursed, rm_11_steal_and_merchant) {
    card_is("rm11", ACT_STEAL, MERCHANT);
}

Test(cursed, rm_12_steal_and_noble) {
    card_is("rm12", ACT_STEAL, NOBLE);
}

Test(cursed, sc_72_an_order_that_cannot_be_done_is_not_offered) {
    Desk d = rabid("orders rm04, rm12; coins 0; token laboratory");
    cr_assert(refuses(&d, ALONE, "follow Buy (Farmer)", "SC-72", 0));
    cr_assert(offers(&d, ALONE, "follow Steal (Noble)"));
    desk_close(&d);
}

/* The order allows no theft, and no other is left to pay the way. */
Test(cursed, sc_72_the_last_coins_pay_the_way_and_the_ware) {
    cr_assert_eq(printed()->fare_distance[LABORATORY][19], 1);
    int price = printed()->price[19];
    Desk d = rabid(say("orders rm04; actions 1; token laboratory; no villagers; "
                       "house 20 farmer; coins %d",
                       1 + price));
    cr_assert(play_all(&d, ALONE, "follow Buy (Farmer); go to house 20"));
    cr_assert_eq(cursed(&d)->coins, price);
    cr_assert(play(&d, ALONE, "buy 1 Mandrake Root"));
    cr_assert_eq(cursed(&d)->coins, 0);
    desk_close(&d);
}

/* In any order: here the last is used first. */
Test(cursed, sc_73_used_cards_line_up_in_the_order_of_use) {
    Desk d = under_orders("rm01, rm03, rm04, rm06", "");
    cr_assert(play(&d, ALONE, "follow Buy or Mix (Butcher)"));
    cr_assert(
        play(&d, ALONE, say("mix %s", printed()->ingredient_title[printed()->cure[0][0]])));
    cr_assert(play_all(&d, ALONE, "follow Cast (Farmer); cast Distract"));
    cr_assert_eq(cursed(&d)->actions, 1);
    cr_assert(
        play_all(&d, ALONE, "follow Buy (Farmer); go to house 18; buy 1 Silk Thread"));
    cr_assert_eq(cursed(&d)->turn, ROLE_MONSTER); /* three are enough */
    cr_assert_eq(cursed(&d)->row_count, 3);
    cr_assert_eq(cursed(&d)->row[0], 5);
    cr_assert_eq(cursed(&d)->row[1], 0);
    cr_assert_eq(cursed(&d)->row[2], 3);
    cr_assert_eq(cursed(&d)->orders, 0);
    desk_close(&d);
}

/* The Coachman leaves, the Boots stay, and so does the row of orders. */
Test(cursed, sc_73_the_row_stays_when_a_power_leaves) {
    Desk d = rabid("orders rm02, rm12; token laboratory; coins 9; pouch wishbone; "
                   "wizard hand leftovers; front squeaky_boots, greedy_coachman");
    cr_assert(play_all(&d, ALONE, "follow Cast or Steal (Hunter); cast Leftovers"));
    cr_assert(laid_out(&d, "squeaky_boots") && !laid_out(&d, "greedy_coachman"));
    cr_assert_eq(cursed(&d)->front_count, 1);
    cr_assert_eq(cursed(&d)->front_order[1], 0);
    cr_assert_eq(cursed(&d)->row_count, 1);
    desk_close(&d);
}

Test(cursed, sc_73_the_wizard_may_use_fewer) {
    Desk d = under_orders("rm01, rm02, rm03, rm04", "");
    cr_assert(play_all(&d, ALONE, "follow Cast (Farmer); cast Distract; end the day"));
    cr_assert_eq(cursed(&d)->row_count, 1);
    cr_assert_eq(cursed(&d)->orders_past, bit(1) | bit(2) | bit(3));
    desk_close(&d);
}

/* With a free Steal left the day goes on, but no card may be used any more. */
Test(cursed, sc_73_and_no_more) {
    Desk d = rabid("orders rm01, rm12; actions 0; front invisibility");
    cr_assert(refuses(&d, ALONE, "follow Steal (Noble)", "SC-73", 1));
    cr_assert(refuses(&d, ALONE, "follow Cast (Farmer)", "SC-73", 1));
    desk_close(&d);
}

Test(cursed, sc_74_the_hand_is_refilled_to_four) {
    Desk d = under_orders("rm01", "spell deck top swap, meditate, leftovers, diplosi");
    cr_assert(play_all(&d, ALONE, "follow Cast (Farmer); cast Distract"));
    cr_assert_eq(cursed(&d)->spells.hand_count, 4); /* that was the only card */
    cr_assert(in_hand(&d, "swap") && in_hand(&d, "meditate") && in_hand(&d, "leftovers") &&
              in_hand(&d, "diplosi"));
    desk_close(&d);
}

Test(cursed, ruling_36_busy_people_may_use_all_four) {
    Desk d = under_orders("rm02, rm07, rm11, rm12",
                          say("panic %d; house 16 empty; coins 0", printed()->panic_busy));
    static const char *const cards[] = {"Steal (Noble)", "Steal (Merchant)",
                                        "Buy or Steal (Farmer)", "Cast or Steal (Hunter)"};
    for (int i = 0; i < 4; i++) {
        cr_assert_eq(cursed(&d)->turn, ROLE_WIZARD);
        cr_assert(play(&d, ALONE, say("follow %s", cards[i])));
        cr_assert(play_all(&d, ALONE, "go to house 16; steal 1 coin"));
    }
    cr_assert_eq(cursed(&d)->row_count, 4);
    cr_assert_eq(cursed(&d)->turn, ROLE_MONSTER);
    desk_close(&d);
}

Test(cursed, ruling_37_another_card_pays_the_way) {
    Desk d = rabid("orders rm01, rm02, rm12; token laboratory; coins 0; house 15 empty");
    cr_assert(play_all(&d, ALONE, "follow Steal (Noble); go to house 15"));
    cr_assert(asked(&d, ALONE, ASK_FARE));
    cr_assert_eq(offered(&d, ALONE, "pay with"), 2);
    cr_assert(play_all(&d, ALONE, "pay with Cast or Steal (Hunter); steal 1 coin"));
    cr_assert_eq(cursed(&d)->coins, 1);
    cr_assert_eq(cursed(&d)->row_count, 2);
    cr_assert_eq(cursed(&d)->row[0], 11);
    cr_assert_eq(cursed(&d)->row[1], 1);
    cr_assert_eq(cursed(&d)->orders, bit(0));
    cr_assert_eq(cursed(&d)->actions, 1);
    desk_close(&d);
}

Test(cursed, ruling_37_another_card_makes_the_distraction) {
    Desk d = rabid("orders rm01, rm02, rm12; token house 16; house 16 farmer; coins 0; "
                   "next rolls 1");
    cr_assert(play_all(&d, ALONE, "follow Steal (Noble); go to house 16; steal 1 coin"));
    cr_assert(play(&d, ALONE, "make a distraction with Cast (Farmer)"));
    cr_assert_eq(cursed(&d)->coins, 1);
    cr_assert_eq(cursed(&d)->row_count, 2);
    cr_assert_eq(cursed(&d)->row[1], 0);
    cr_assert_eq(cursed(&d)->actions, 1);
    desk_close(&d);
}

/* Without another card there is nothing to pay with. */
Test(cursed, ruling_37_no_card_no_way) {
    Desk d = rabid("orders rm12; token laboratory; coins 0; house 15 empty");
    cr_assert(play(&d, ALONE, "follow Steal (Noble)"));
    cr_assert(!offers(&d, ALONE, "go to house 15"));
    desk_close(&d);
}
