/* SC-1 to SC-10: modes, turns, winning, and what holds all the time. */
#include "cursed_desk.h"

Test(cursed, sc_1_four_modes) {
    static const struct {
        const char *setup;
        int seats;
        Seat wizard, monster;
    } modes[] = {
        {"mode duel", 2, 0, 1},
        {"mode wizard", 1, 0, SEAT_NONE},
        {"mode monster", 1, SEAT_NONE, 0},
        {"mode nobody", 0, SEAT_NONE, SEAT_NONE},
    };
    for (int i = 0; i < 4; i++) {
        Desk d = desk_open(CURSED, modes[i].setup, "");
        cr_assert_eq(cursed(&d)->head.seat_count, modes[i].seats);
        cr_assert_eq(cursed(&d)->seat_of[ROLE_WIZARD], modes[i].wizard);
        cr_assert_eq(cursed(&d)->seat_of[ROLE_MONSTER], modes[i].monster);
        desk_close(&d);
    }
}

Test(cursed, sc_2_turns_alternate_and_the_wizard_begins) {
    Desk d = duel("");
    cr_assert(asked(&d, WIZARD, ASK_DAY) && !match_asks(d.match, MONSTER));
    cr_assert(play(&d, WIZARD, "end the day"));
    cr_assert(asked(&d, MONSTER, ASK_NIGHT) && !match_asks(d.match, WIZARD));
    cr_assert(play_all(&d, MONSTER, "feed; end the night"));
    cr_assert(asked(&d, WIZARD, ASK_DAY) && !match_asks(d.match, MONSTER));
    cr_assert_eq(cursed(&d)->round, 2);
    desk_close(&d);
}

Test(cursed, sc_3_the_wizard_wins_at_the_top_of_the_cure) {
    int top = printed()->cure_length[0];
    for (int short_of = 1; short_of <= 2; short_of++) {
        int next = printed()->cure[0][top - short_of];
        Desk d = duel(say("token laboratory; cure %d; pouch %s", top - short_of,
                          printed()->ingredient_id[next]));
        cr_assert(play(&d, WIZARD, say("mix %s", printed()->ingredient_title[next])));
        cr_assert_eq(ended(&d, "wizard"), short_of == 1);
        cr_assert_eq(match_asks(d.match, WIZARD), short_of == 2);
        desk_close(&d);
    }
}

Test(cursed, sc_4_the_monster_wins_at_the_top_of_the_curse) {
    int top = printed()->curse_top[0];
    Desk d = duel(say("turn monster feeding; curse %d; stomach farmer, farmer", top - 1));
    cr_assert(play(&d, MONSTER, "end the night"));
    cr_assert(ended(&d, "monster"));
    cr_assert(!match_asks(d.match, WIZARD) && !match_asks(d.match, MONSTER));
    desk_close(&d);

    d = duel(say("turn monster feeding; curse %d; stomach farmer, farmer", top - 2));
    cr_assert(play(&d, MONSTER, "end the night"));
    cr_assert(!cursed(&d)->head.over);
    desk_close(&d);
}

Test(cursed, sc_4_a_card_wins_at_once) {
    int top = printed()->curse_top[0];
    Desk d = ready_to_play("noble_blood", say("curse %d", top - 1));
    cr_assert(play_power(&d, "noble_blood"));
    cr_assert(ended(&d, "monster"));
    cr_assert(discarded(&d, "noble_blood")); /* SC-62, to the last */
    desk_close(&d);
}

Test(cursed, sc_3_a_card_wins_at_once) {
    int top = printed()->cure_length[0];
    Desk d = ready_to_cast("meditate", say("cure %d", top - 1));
    cr_assert(cast(&d, "meditate"));
    cr_assert(ended(&d, "wizard"));
    cr_assert(discarded(&d, "meditate")); /* SC-39, to the last */
    desk_close(&d);
}

Test(cursed, sc_5_both_roles_use_one_token) {
    Desk d = duel("token laboratory; house 16 farmer; coins 0");
    cr_assert(play_all(&d, WIZARD, "go to house 16; steal 1 coin; end the day"));
    cr_assert_eq(cursed(&d)->at, 15);
    cr_assert(play_all(&d, MONSTER, "feed; eat the Farmer; end the night"));
    cr_assert_eq(cursed(&d)->at, 15);
    desk_close(&d);
}

Test(cursed, sc_6_nobody_holds_more_than_there_is) {
    int rich = house_priced(4);
    Desk d = duel(
        say("coins 24; token %s; house %d farmer; next rolls 6", place(rich), rich + 1));
    cr_assert(play(&d, WIZARD, say("go to house %d", rich + 1)));
    cr_assert_eq(offered(&d, WIZARD, "steal"), 1);
    cr_assert(play(&d, WIZARD, "steal 1 coin"));
    cr_assert_eq(cursed(&d)->coins, 25);
    cr_assert(!offers(&d, WIZARD, say("go to house %d", rich + 1)) ||
              !cursed_coin_supply(printed(), cursed(&d)));
    desk_close(&d);
}

Test(cursed, sc_7_each_deck_has_its_own_discard_pile) {
    Desk d = ready_to_cast("a_village_feast", "monster hand noble_blood");
    cr_assert(cast(&d, "a_village_feast"));
    cr_assert(discarded(&d, "a_village_feast"));
    cr_assert_eq(cursed(&d)->powers.deck.discard, 0);
    cr_assert_eq(bits_count(cursed(&d)->spells.deck.discard), 1);
    desk_close(&d);

    d = ready_to_play("courier_horse", "");
    cr_assert(play_power(&d, "courier_horse"));
    cr_assert(discarded(&d, "courier_horse"));
    cr_assert_eq(cursed(&d)->spells.deck.discard, 0);
    desk_close(&d);
}

/* Face up: both see what lies there. */
Test(cursed, sc_7_discards_lie_face_up) {
    Desk d = duel("spell discard swap; power discard fast_food");
    CursedState seen;
    for (Seat viewer = 0; viewer < 2; viewer++) {
        match_hidden(d.match, viewer, &seen);
        cr_assert_eq(seen.spells.deck.discard, cursed(&d)->spells.deck.discard);
        cr_assert_eq(seen.powers.deck.discard, cursed(&d)->powers.deck.discard);
    }
    desk_close(&d);
}

Test(cursed, sc_8_an_empty_deck_is_rebuilt_when_a_card_is_needed) {
    Desk d = duel("wizard hand swap; spell deck empty");
    uint32_t old = cursed(&d)->spells.deck.discard;
    cr_assert_eq(cursed(&d)->spells.deck.cards, 0);
    cr_assert(play(&d, WIZARD, "end the day"));
    cr_assert(happened(&d, EV_SHUFFLED, ROLE_WIZARD, ANY, ANY));
    cr_assert_eq(cursed(&d)->spells.hand_count, 4);
    cr_assert_eq(cursed(&d)->spells.deck.discard, 0);
    cr_assert_eq((cursed(&d)->spells.hand | cursed(&d)->spells.deck.cards) & old, old);
    desk_close(&d);
}

Test(cursed, sc_8_and_not_before) {
    Desk d = duel("turn monster feeding; "
                  "monster hand noble_blood, fast_food, new_moon, stunned_stag; "
                  "power deck empty");
    uint32_t old = cursed(&d)->powers.deck.discard;
    cr_assert(play(&d, MONSTER, "end the night"));
    cr_assert_eq(cursed(&d)->powers.deck.cards, 0);
    cr_assert_eq(cursed(&d)->powers.deck.discard, old);
    desk_close(&d);
}

Test(cursed, sc_9_a_moved_villager_ends_in_an_empty_house) {
    Desk d =
        ready_to_cast("mind_control", "house 3 butcher; house 9 empty; house 12 empty");
    cr_assert(cast(&d, "mind_control"));
    cr_assert(!offers(&d, WIZARD, "move the villager of house 9"));
    cr_assert(play(&d, WIZARD, "move the villager of house 3"));
    cr_assert_eq(offered(&d, WIZARD, "to house"), 2);
    cr_assert(play(&d, WIZARD, "to house 12"));
    cr_assert_eq(kind_at(&d, 12), BUTCHER);
    cr_assert_eq(kind_at(&d, 3), -1);
    desk_close(&d);
}

Test(cursed, sc_10_coins_and_energy_are_public) {
    Desk d = duel("coins 7; energy 5");
    CursedState seen;
    Seat viewers[] = {WIZARD, MONSTER, SEAT_WATCHER};
    for (int i = 0; i < 3; i++) {
        match_hidden(d.match, viewers[i], &seen);
        cr_assert_eq(seen.coins, 7);
        cr_assert_eq(seen.energy, 5);
    }
    desk_close(&d);
}
