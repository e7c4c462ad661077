/* SC-23 to SC-26: a new villager arrives. */
#include "cursed_desk.h"

static int villager_tokens(void) {
    int count = 0;
    for (int kind = 0; kind < KINDS; kind++) count += printed()->villagers[kind].tokens;
    return count;
}

Test(cursed, sc_23_a_random_villager_goes_to_the_house_rolled) {
    Desk d = duel("turn wizard arrival; no villagers; bag top merchant; next rolls 9");
    cr_assert_eq(villagers(&d), 1);
    cr_assert_eq(kind_at(&d, 9), MERCHANT);
    cr_assert_eq(cursed(&d)->bag[MERCHANT], printed()->villagers[MERCHANT].tokens - 1);
    cr_assert(asked(&d, WIZARD, ASK_DAY)); /* then come the actions */
    desk_close(&d);
}

Test(cursed, sc_23_comes_first_in_every_day) {
    Desk d = duel("turn monster feeding; house 9 empty; bag top noble; next rolls 9");
    cr_assert(play(&d, MONSTER, "end the night"));
    cr_assert_eq(kind_at(&d, 9), NOBLE);
    desk_close(&d);
}

Test(cursed, sc_24_the_wizard_picks_when_the_house_is_taken) {
    Desk d = duel("turn wizard arrival; house 9 empty; house 12 empty; house 4 hunter; "
                  "bag top noble; next rolls 4");
    cr_assert(asked(&d, WIZARD, ASK_PLACE));
    cr_assert_eq(offered(&d, WIZARD, "settle"), 2);
    cr_assert(refuses(&d, WIZARD, "settle in house 4", "SC-9", 0));
    cr_assert(play(&d, WIZARD, "settle in house 12"));
    cr_assert_eq(kind_at(&d, 12), NOBLE);
    cr_assert_eq(kind_at(&d, 9), -1);
    cr_assert_eq(kind_at(&d, 4), HUNTER);
    desk_close(&d);
}

/* Ruling 48: somebody must be placed; there is no way out of the question. */
Test(cursed, ruling_48_an_arrival_cannot_be_declined) {
    Desk d = duel("turn wizard arrival; house 9 empty; next rolls 4");
    OptionList list = {0, NULL, {{0}}};
    match_options(d.match, WIZARD, &list);
    cr_assert_eq(list.count, 1);
    cr_assert(offers(&d, WIZARD, "settle in house 9"));
    desk_close(&d);
}

Test(cursed, sc_25_nobody_arrives_when_all_houses_are_full) {
    Desk first_day = duel("");
    cr_assert(asked(&first_day, WIZARD, ASK_DAY));
    cr_assert_eq(cursed_bag_count(cursed(&first_day)), villager_tokens() - 20);
    desk_close(&first_day);

    Desk d = duel("turn monster feeding");
    cr_assert(play(&d, MONSTER, "end the night"));
    cr_assert(asked(&d, WIZARD, ASK_DAY));
    cr_assert_eq(cursed_bag_count(cursed(&d)), villager_tokens() - 20);
    desk_close(&d);
}

Test(cursed, sc_26_stay_inside_keeps_newcomers_away) {
    int inside = printed()->panic_inside;
    Desk d =
        duel(say("turn wizard arrival; panic %d; house 9 empty; next rolls 9", inside));
    cr_assert(asked(&d, WIZARD, ASK_DAY));
    cr_assert_eq(kind_at(&d, 9), -1);
    desk_close(&d);

    d = duel(say("turn wizard arrival; panic %d; house 9 empty; next rolls 9", inside - 1));
    cr_assert_neq(kind_at(&d, 9), -1);
    desk_close(&d);
}

/* A card that ends with the Quiet Night may ask something: the day begins after that. */
Test(cursed, sc_23_the_newcomer_waits_for_what_the_night_ends) {
    static const char pack[] = "pack night\ngame so-youve-been-cursed 2\n"
                               "[spell box_of_holding]\ntitle = Box of Holding\n"
                               "type = stays\ndecks = wizard\ncoins = 2\nplay = hold 1\n"
                               "until = quiet_night\nsource = invented\n";
    Desk d = desk_open_with(CURSED, pack, "mode duel",
                            "turn monster; monster hand nothing; no villagers; "
                            "front box_of_holding; pouch ash_twig, wishbone, gold_dust, "
                            "wolf_claw; bag top noble, merchant, farmer; "
                            "next rolls 3, 8, 9");
    cr_assert(play(&d, MONSTER, "quiet night"));
    cr_assert(asked(&d, WIZARD, ASK_BOX));
    cr_assert_eq(villagers(&d), 2);
    cr_assert(play(&d, WIZARD, "throw back Ash Twig"));
    cr_assert_eq(kind_at(&d, 9), FARMER);
    cr_assert(asked(&d, WIZARD, ASK_DAY));
    desk_close(&d);
}

/* The player who houses the newcomer does not yet know what the day will offer. */
Test(cursed, sc_72_orders_are_revealed_after_the_arrival) {
    Desk d =
        desk_open(CURSED, "mode wizard",
                  "turn wizard arrival; house 9 empty; next rolls 4; rabid top rm03, rm11");
    cr_assert(asked(&d, WIZARD, ASK_PLACE));
    cr_assert_eq(cursed(&d)->orders, 0);
    cr_assert(play(&d, WIZARD, "settle in house 9"));
    cr_assert_eq(bits_count(cursed(&d)->orders), 4);
    cr_assert(cursed(&d)->orders & bit(2) && cursed(&d)->orders & bit(10));
    desk_close(&d);
}
