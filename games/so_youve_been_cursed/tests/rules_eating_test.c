/* SC-54 to SC-56: eating and Energy. */
#include "cursed_desk.h"

Test(cursed, sc_54_the_villager_of_the_same_house_or_a_sheep_beside_it) {
    Desk d = duel("turn monster feeding; token house 6; house 6 butcher; house 7 farmer");
    cr_assert(offers(&d, MONSTER, "eat the Butcher"));
    cr_assert(offers(&d, MONSTER, "eat a sheep of pasture 2"));
    cr_assert(!offers(&d, MONSTER, "eat the Farmer"));
    cr_assert(refuses(&d, MONSTER, "eat a sheep of pasture 4", "SC-54", 2));
    cr_assert(play(&d, MONSTER, "eat a sheep of pasture 2"));
    cr_assert_eq(cursed(&d)->sheep[1], printed()->pastures[1].sheep - 1);
    cr_assert_eq(cursed(&d)->eaten[SHEEP], 1);
    cr_assert_eq(kind_at(&d, 6), BUTCHER);
    desk_close(&d);
}

Test(cursed, sc_54_an_empty_pasture_feeds_nobody) {
    Desk d = duel("turn monster feeding; token house 6; pasture 2 sheep 0");
    cr_assert(refuses(&d, MONSTER, "eat a sheep of pasture 2", "SC-54", 0));
    desk_close(&d);
}

Test(cursed, sc_54_eating_is_optional) {
    Desk d = duel("turn monster feeding; no villagers; house 7 farmer; token house 6");
    cr_assert(play_all(&d, MONSTER, "walk to house 7; stop here"));
    cr_assert_eq(kind_at(&d, 7), FARMER);
    cr_assert_eq(cursed(&d)->actions, 2);
    desk_close(&d);
}

Test(cursed, sc_55_the_leftmost_free_slot) {
    Desk d = duel("turn monster feeding; token house 6; house 6 butcher; stomach noble");
    cr_assert(play(&d, MONSTER, "eat the Butcher"));
    cr_assert_eq(cursed(&d)->slot[0], bit(NOBLE));
    cr_assert_eq(cursed(&d)->slot[1], bit(BUTCHER));
    cr_assert_eq(cursed(&d)->slot[2], 0);
    desk_close(&d);
}

Test(cursed, sc_55_energy_by_the_kind) {
    static const int energy[KINDS] = {1, 1, 2, 2, 3, 3};
    for (int kind = 0; kind < KINDS; kind++) {
        const Villager *v = &printed()->villagers[kind];
        Desk d =
            duel(say("turn monster feeding; token house 6; house 6 %s; energy 2", v->id));
        cr_assert(play(&d, MONSTER, say("eat the %s", v->title)));
        cr_assert_eq(cursed(&d)->energy, 2 + energy[kind], "%s", v->id);
        desk_close(&d);
    }
    Desk d = duel("turn monster feeding; token house 6; energy 2");
    cr_assert(play(&d, MONSTER, "eat a sheep of pasture 2"));
    cr_assert_eq(cursed(&d)->energy, 3);
    desk_close(&d);
}

Test(cursed, sc_55_never_more_than_nine) {
    Desk d = duel("turn monster feeding; token house 6; house 6 noble; energy 8");
    cr_assert(play(&d, MONSTER, "eat the Noble"));
    cr_assert_eq(cursed(&d)->energy, 9);
    desk_close(&d);
}

Test(cursed, ruling_5_the_fourth_lies_beside_the_slots) {
    /* It counts for the adjustment, not for what a Power requires. */
    Desk d = duel(
        "turn monster feeding; token house 6; house 6 noble; monster hand noble_blood; "
        "stomach farmer, hunter, butcher; curse 3");
    cr_assert(play(&d, MONSTER, "eat the Noble"));
    cr_assert_eq(cursed(&d)->eaten[NOBLE], 1);
    cr_assert(refuses(&d, MONSTER, "play Noble Blood", "SC-59", 1));
    desk_close(&d);

    d = duel("turn monster feeding; token house 6; house 6 noble; panic 1; curse 3; "
             "stomach farmer, hunter, noble; energy 0; monster hand nothing");
    cr_assert(play_all(&d, MONSTER, "eat the Noble; end the night"));
    cr_assert_eq(cursed(&d)->curse, 4); /* the second Noble makes a pair */
    desk_close(&d);
}

Test(cursed, sc_56_energy_buys_movement) {
    Desk d = duel("turn monster feeding; no villagers; no guards; token house 8; energy 4; "
                  "house 20 empty");
    /* 8, 10, 9 are the two movements; 6 and 18 are bought: 4 Energy for 2 more. */
    cr_assert(play_all(&d, MONSTER, "walk to house 10; walk to house 9; walk to house 6"));
    cr_assert_eq(cursed(&d)->energy, 2);
    cr_assert(play(&d, MONSTER, "walk to house 18"));
    cr_assert_eq(cursed(&d)->energy, 0);
    cr_assert_eq(cursed(&d)->actions, 2);
    desk_close(&d);
}

Test(cursed, sc_56_energy_calms_the_village) {
    int price = printed()->energy_calm;
    Desk d =
        duel(say("turn monster feeding; token house 6; panic 5; energy %d", price + 1));
    cr_assert(play(&d, MONSTER, "calm the village"));
    cr_assert_eq(cursed(&d)->panic, 4);
    cr_assert_eq(cursed(&d)->energy, 1);
    cr_assert(refuses(&d, MONSTER, "calm the village", "SC-56", price - 1));
    desk_close(&d);
}

Test(cursed, sc_56_energy_discards_an_ongoing_spell) {
    int price = printed()->energy_dispel;
    Desk d = duel(say("turn monster feeding; token house 6; energy %d; "
                      "front gift_of_the_gab, unending_hunger",
                      2 * price));
    cr_assert(play(&d, MONSTER, "dispel Unending Hunger")); /* before the Monster */
    cr_assert(discarded(&d, "unending_hunger"));
    cr_assert_eq(cursed(&d)->energy, price);
    cr_assert(play(&d, MONSTER, "dispel Gift of the Gab")); /* before the Wizard */
    cr_assert(discarded(&d, "gift_of_the_gab"));
    cr_assert_eq(cursed_market_price(printed(), cursed(&d)), 5);
    desk_close(&d);
}

Test(cursed, sc_56_only_during_an_action) {
    Desk d = duel("turn monster feeding; token house 6; panic 5; energy 9; actions 0; "
                  "front gift_of_the_gab, monstrous_leap");
    cr_assert(asked(&d, MONSTER, ASK_FEED));
    cr_assert(!offers(&d, MONSTER, "calm the village"));
    cr_assert(!offers(&d, MONSTER, "dispel Gift of the Gab"));
    desk_close(&d);
}

Test(cursed, sc_56_also_after_eating_in_the_same_action) {
    int price = printed()->energy_calm;
    Desk d =
        duel(say("turn monster feeding; token house 6; house 6 noble; panic 5; energy %d",
                 price - 3));
    cr_assert(play_all(&d, MONSTER, "eat the Noble; calm the village"));
    cr_assert_eq(cursed(&d)->panic, 4);
    cr_assert_eq(cursed(&d)->actions, 2);
    desk_close(&d);
}
