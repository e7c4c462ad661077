/* SC-36 to SC-40: mixing the cure and casting Spells. */
#include "cursed_desk.h"

#include "so_youve_been_cursed/rules/wizard.h"

static const char *step_id(int step) {
    return printed()->ingredient_id[printed()->cure[0][step]];
}

static const char *mix(int step) {
    return say("mix %s", printed()->ingredient_title[printed()->cure[0][step]]);
}

Test(cursed, sc_36_the_next_ingredient_advances_the_cure) {
    Desk d = duel(say("token laboratory; pouch %s", step_id(0)));
    int supply = cursed(&d)->supply[printed()->cure[0][0]];
    cr_assert(play(&d, WIZARD, mix(0)));
    cr_assert_eq(cursed(&d)->cure, 1);
    cr_assert_eq(cursed_held(cursed(&d)), 0);
    cr_assert_eq(cursed(&d)->supply[printed()->cure[0][0]], supply + 1);
    cr_assert_eq(cursed(&d)->actions, 2);
    desk_close(&d);
}

Test(cursed, sc_36_no_other_ingredient_will_do) {
    Desk d = duel(say("token laboratory; pouch %s", step_id(1)));
    cr_assert(refuses(&d, WIZARD, mix(0), "SC-36", 1));
    desk_close(&d);
}

Test(cursed, sc_36_as_often_as_one_likes_in_one_action) {
    Desk d =
        duel(say("token laboratory; pouch %s, %s, %s", step_id(0), step_id(1), step_id(2)));
    cr_assert(play(&d, WIZARD, mix(0)));
    cr_assert(asked(&d, WIZARD, ASK_MIX));
    cr_assert(play(&d, WIZARD, mix(1)));
    cr_assert(play(&d, WIZARD, "stop mixing")); /* or not */
    cr_assert_eq(cursed(&d)->cure, 2);
    cr_assert_eq(cursed(&d)->actions, 2);
    cr_assert(play(&d, WIZARD, mix(2)));
    cr_assert_eq(cursed(&d)->cure, 3);
    cr_assert_eq(cursed(&d)->actions, 1);
    desk_close(&d);
}

Test(cursed, sc_36_only_at_the_laboratory) {
    Desk d = duel(say("token house 20; coins 0; actions 1; pouch %s", step_id(0)));
    cr_assert(refuses(&d, WIZARD, mix(0), "SC-36", 1)); /* one coin for the bridge */
    desk_close(&d);
    d = duel(say("token house 3; coins 1; actions 1; pouch %s", step_id(0)));
    cr_assert(refuses(&d, WIZARD, mix(0), "SC-36", 1)); /* one of two crossings is paid */
    desk_close(&d);
    d = duel(say("token house 20; coins 1; actions 1; pouch %s", step_id(0)));
    cr_assert(play(&d, WIZARD, mix(0)));
    cr_assert_eq(cursed(&d)->at, LABORATORY);
    cr_assert_eq(cursed(&d)->coins, 0);
    desk_close(&d);
}

/* The rulebook's example: Silk Thread and Wolf Claw in one action, wherever the two stand
 * next to each other on the track. */
Test(cursed, sc_36_worked_example_mix_cure) {
    const Content *c = printed();
    int at = 0;
    while (!(c->cure[0][at] == SILK_THREAD && c->cure[0][at + 1] == WOLF_CLAW) &&
           !(c->cure[0][at] == WOLF_CLAW && c->cure[0][at + 1] == SILK_THREAD)) {
        cr_assert(++at + 1 < c->cure_length[0]);
    }
    Desk d =
        duel(say("token laboratory; cure %d; actions 1; pouch silk_thread, wolf_claw", at));
    cr_assert(play(&d, WIZARD, mix(at)));
    cr_assert(play(&d, WIZARD, mix(at + 1)));
    cr_assert_eq(cursed(&d)->cure, at + 2);
    cr_assert_eq(cursed_held(cursed(&d)), 0);
    desk_close(&d);
}

/* ---- Casting --------------------------------------------------------------------------- */

Test(cursed, sc_37_a_spell_from_the_hand_is_an_action) {
    Desk d = ready_to_cast("a_village_feast", "spell deck top swap");
    cr_assert(!offers(&d, WIZARD, "cast Swap")); /* not held */
    cr_assert(cast(&d, "a_village_feast"));
    cr_assert_eq(cursed(&d)->actions, 2);
    cr_assert(!in_hand(&d, "a_village_feast"));
    desk_close(&d);
}

Test(cursed, sc_37_its_ingredients_are_spent) {
    Desk d = ready_to_cast("meditate", "");
    int cost = cursed_held(cursed(&d));
    cr_assert_gt(cost, 0);
    cr_assert(cast(&d, "meditate"));
    cr_assert_eq(cursed_held(cursed(&d)), 0);
    desk_close(&d);

    int lacking = 0;
    while (!spell("meditate")->spend[lacking]) lacking++;
    d = ready_to_cast("meditate", "pouch nothing");
    cr_assert(
        refuses(&d, WIZARD, "cast Meditate", "SC-37", spell("meditate")->spend[lacking]));
    desk_close(&d);
}

/* Any Spell of the pack that must be cast at one of the named places. */
static const Card *spell_with_place(PlaceKind kind) {
    const Content *c = printed();
    for (int i = 0; i < c->card_count[ROLE_WIZARD]; i++) {
        if (c->spells[i].person && c->spells[i].place == kind) return &c->spells[i];
    }
    cr_assert_fail("no Spell has such a place");
    return NULL;
}

Test(cursed, sc_37_a_spell_without_a_place_is_cast_wherever_one_is) {
    Desk d = duel("token house 4; coins 0");
    CastWay way = cursed_cast_way(printed(), cursed(&d), spell("swap"));
    cr_assert(way.fare == 0 && !way.choice);
    way = cursed_cast_way(printed(), cursed(&d), spell("diplosi"));
    cr_assert(way.fare == printed()->fare_distance[3][MARKET] && !way.choice);
    desk_close(&d);
}

Test(cursed, sc_37_its_place_must_be_reached) {
    const Card *card = spell_with_place(PLACE_SPACE);
    int far = house_across(card->place_arg, 1);
    Desk d = ready_to_cast(card->id, say("token %s; coins 0; actions 1", place(far)));
    cr_assert(refuses(&d, WIZARD, say("cast %s", card->title), "SC-37", 1));
    desk_close(&d);
    d = ready_to_cast(card->id, say("token %s; coins 1; actions 1", place(far)));
    cr_assert(play(&d, WIZARD, say("cast %s", card->title)));
    cr_assert_eq(cursed(&d)->at, card->place_arg); /* moving there is part of it */
    desk_close(&d);
}

Test(cursed, sc_37_at_a_villagers_house) {
    const Card *card = spell_with_place(PLACE_VILLAGER);
    const char *kind = printed()->villagers[card->place_arg].id;
    Desk d = ready_to_cast(card->id, "no villagers");
    cr_assert(refuses(&d, WIZARD, say("cast %s", card->title), "SC-37", 0));
    desk_close(&d);
    d = ready_to_cast(card->id,
                      say("no villagers; token house 6; villagers %s at 5, 7", kind));
    cr_assert(play(&d, WIZARD, say("cast %s", card->title)));
    cr_assert(asked(&d, WIZARD, ASK_CAST_AT));
    cr_assert_eq(offered(&d, WIZARD, "cast at"), 2);
    cr_assert(play(&d, WIZARD, "cast at house 7"));
    cr_assert_eq(cursed(&d)->at, 6);
    desk_close(&d);
}

Test(cursed, sc_37_at_an_empty_house) {
    const Card *card = spell_with_place(PLACE_EMPTY_HOUSE);
    Desk d = ready_to_cast(card->id, "token house 6; house 5 empty; house 1 farmer");
    cr_assert(play(&d, WIZARD, say("cast %s", card->title)));
    cr_assert_eq(cursed(&d)->at, 4);
    desk_close(&d);
}

Test(cursed, sc_37_its_coins_come_last) {
    /* Diplosi doubles what is held before its own coins. */
    Desk d = ready_to_cast("diplosi", "coins 4");
    cr_assert(cast(&d, "diplosi"));
    cr_assert_eq(cursed(&d)->coins, 8 + spell("diplosi")->coins);
    desk_close(&d);
    d = ready_to_cast("a_village_feast", "coins 4");
    cr_assert(cast(&d, "a_village_feast"));
    cr_assert_eq(cursed(&d)->coins, 4 + spell("a_village_feast")->coins);
    cr_assert_gt(spell("a_village_feast")->coins, 0);
    desk_close(&d);
}

Test(cursed, sc_38_coins_are_capped_by_the_supply) {
    Desk d = ready_to_cast("unending_hunger", "coins 22");
    cr_assert_eq(spell("unending_hunger")->coins, 6);
    cr_assert(cast(&d, "unending_hunger"));
    cr_assert_eq(cursed(&d)->coins, 25);
    desk_close(&d);
}

Test(cursed, sc_39_an_immediate_spell_is_discarded) {
    Desk d = ready_to_cast("leftovers", "curse 3");
    cr_assert(cast(&d, "leftovers"));
    cr_assert_eq(cursed(&d)->curse, 2);
    cr_assert(discarded(&d, "leftovers") && !laid_out(&d, "leftovers"));
    desk_close(&d);
}

Test(cursed, sc_40_an_ongoing_spell_stays_until_something_discards_it) {
    Desk d = ready_to_cast("gift_of_the_gab", "");
    cr_assert(cast(&d, "gift_of_the_gab"));
    cr_assert(laid_out(&d, "gift_of_the_gab") && !discarded(&d, "gift_of_the_gab"));
    cr_assert(play(&d, WIZARD, "end the day"));
    cr_assert(play_all(&d, MONSTER, "feed; end the night"));
    cr_assert(laid_out(&d, "gift_of_the_gab"));
    cr_assert_eq(cursed_market_price(printed(), cursed(&d)), 4);
    desk_close(&d);
}

Test(cursed, sc_40_before_the_monster_if_it_shows_one) {
    cr_assert_eq(spell("unending_hunger")->before, ROLE_MONSTER);
    cr_assert_eq(spell("hydrophobia")->before, ROLE_MONSTER);
    cr_assert_eq(spell("gift_of_the_gab")->before, ROLE_WIZARD);
    Desk d = ready_to_cast("unending_hunger", "");
    cr_assert(cast(&d, "unending_hunger"));
    cr_assert(happened(&d, EV_LAID, ANY, ROLE_MONSTER, ANY));
    desk_close(&d);
}
