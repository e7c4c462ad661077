/* SC-11 to SC-22: how the table is laid for two, and the villager-card variant. */
#include "engine/setup.h"

#include "cursed_desk.h"

static int sum(const uint8_t *counts, int count) {
    int all = 0;
    for (int i = 0; i < count; i++) all += counts[i];
    return all;
}

Test(cursed, sc_11_roles_can_be_agreed) {
    Desk d = desk_open(CURSED, "mode duel; role monster, wizard", "");
    cr_assert_eq(cursed(&d)->seat_of[ROLE_WIZARD], 1);
    cr_assert_eq(cursed(&d)->seat_of[ROLE_MONSTER], 0);
    cr_assert(asked(&d, 1, ASK_DAY));
    desk_close(&d);
}

Test(cursed, sc_11_one_of_each) {
    Error err = {""};
    Setup setup;
    OpenBox *box = box_open(shelf_find(CURSED), NULL, 0, &err);
    SetupWords words = setup_begin(&box->box);
    cr_assert(setup_line(&words, "role wizard, wizard", &err));
    cr_assert(!setup_finish(&words, &setup, &err));
    cr_assert_neq(err.words[0], 0);
    box_close(box);
}

Test(cursed, sc_12_token_on_the_laboratory_and_panic_at_1) {
    Desk d = duel("");
    cr_assert_eq(cursed(&d)->at, LABORATORY);
    cr_assert_eq(cursed(&d)->panic, 1);
    desk_close(&d);
}

Test(cursed, sc_13_sheep_by_the_icons_and_the_rest_in_the_supply) {
    Desk d = duel("");
    int grazing = 0;
    for (int p = 0; p < printed()->pasture_count; p++) {
        cr_assert_eq(cursed(&d)->sheep[p], printed()->pastures[p].sheep);
        grazing += cursed(&d)->sheep[p];
    }
    cr_assert_eq(cursed(&d)->sheep_supply, printed()->sheep_tokens - grazing);
    for (int i = 0; i < KINDS; i++) {
        cr_assert_eq(cursed(&d)->supply[i], printed()->ingredient_tokens[i]);
    }
    cr_assert_eq(cursed_coin_supply(printed(), cursed(&d)), 25 - 3);
    desk_close(&d);
}

Test(cursed, sc_14_a_guard_on_every_crossing) {
    static const uint8_t tiles[GUARD_EFFECTS] = {2, 3, 3, 2, 2};
    Desk d = duel("");
    cr_assert_eq(cursed(&d)->guards, bit(printed()->crossing_count) - 1);
    cr_assert_arr_eq(cursed(&d)->guard_tiles, tiles, GUARD_EFFECTS);
    desk_close(&d);
}

Test(cursed, sc_15_twenty_villagers_out_of_the_bag) {
    Desk d = duel("");
    cr_assert_eq(cursed(&d)->taken, ALL_HOUSES);
    for (int kind = 0; kind < KINDS; kind++) {
        int tokens = bits_count(cursed(&d)->houses[kind]) + cursed(&d)->bag[kind];
        cr_assert_eq(tokens, printed()->villagers[kind].tokens);
    }
    desk_close(&d);
}

/* All cards of the deck, wherever they are. */
static uint32_t cards_in_play(const Piles *p) {
    return p->hand | p->deck.cards | p->deck.discard | p->front;
}

static uint32_t cards_for_people(const Card *cards, int count) {
    uint32_t found = 0;
    for (int i = 0; i < count; i++) found |= cards[i].person ? bit(i) : 0;
    return found;
}

Test(cursed, sc_16_spell_deck_and_a_hand_of_four) {
    Desk d = duel("");
    const Piles *p = &cursed(&d)->spells;
    cr_assert_eq(cards_in_play(p),
                 cards_for_people(printed()->spells, printed()->card_count[ROLE_WIZARD]));
    cr_assert_eq(bits_count(cards_in_play(p)), 23);
    cr_assert_eq(bits_count(p->hand), 4);
    cr_assert(!in_deck(&d, "sticky_fingers") && !in_hand(&d, "sticky_fingers"));
    desk_close(&d);
}

Test(cursed, sc_17_power_deck_and_a_hand_of_four) {
    Desk d = duel("");
    const Piles *p = &cursed(&d)->powers;
    cr_assert_eq(cards_in_play(p),
                 cards_for_people(printed()->powers, printed()->card_count[ROLE_MONSTER]));
    cr_assert_eq(bits_count(cards_in_play(p)), 21);
    cr_assert_eq(bits_count(p->hand), 4);
    cr_assert(!in_deck(&d, "on_the_scent") && !in_hand(&d, "on_the_scent"));
    desk_close(&d);
}

Test(cursed, sc_18_cure_beside_the_board_and_three_coins) {
    Desk d = duel("");
    cr_assert_eq(cursed(&d)->cure, 0);
    cr_assert_eq(cursed(&d)->coins, 3);
    cr_assert_eq(cursed_held(cursed(&d)), 0);
    cr_assert_eq(cursed_next_ingredient(printed(), cursed(&d)), printed()->cure[0][0]);
    desk_close(&d);
}

Test(cursed, sc_19_curse_on_its_lowest_space_and_two_energy) {
    Desk d = duel("");
    cr_assert_eq(cursed(&d)->curse, 1);
    cr_assert_eq(cursed(&d)->energy, 2);
    desk_close(&d);
}

/* ---- The villager-card variant --------------------------------------------------------- */

static Desk duel_with_cards(const char *position) {
    return desk_open(CURSED, "mode duel; villager_cards yes", position);
}

static bool discard_mirrors_the_board(const Desk *d) {
    for (int kind = 0; kind < KINDS; kind++) {
        if (cursed(d)->seen[kind] != bits_count(cursed(d)->houses[kind])) return false;
    }
    return true;
}

/* Whoever Hypnotize brings is taken out of the cards and laid open. */
Test(cursed, sc_20_a_villager_who_is_invited_lies_open) {
    Desk d =
        duel_with_cards("turn wizard; wizard hand hypnotize; house 9 empty; next rolls 9");
    cr_assert(play_all(&d, WIZARD, "cast Hypnotize; invite a Noble"));
    cr_assert(discard_mirrors_the_board(&d));
    desk_close(&d);
}

Test(cursed, sc_20_twenty_cards_are_revealed) {
    Desk d = duel_with_cards("");
    cr_assert_eq(sum(cursed(&d)->seen, KINDS), 20);
    cr_assert(discard_mirrors_the_board(&d));
    CursedState other;
    match_hidden(d.match, MONSTER, &other); /* both may inspect it */
    cr_assert_arr_eq(other.seen, cursed(&d)->seen, KINDS);
    desk_close(&d);

    d = duel("");
    cr_assert_eq(sum(cursed(&d)->seen, KINDS), 0);
    desk_close(&d);
}

Test(cursed, sc_20_a_later_villager_is_the_next_card) {
    Desk d = duel_with_cards("turn wizard arrival; villagers farmer at 1, 2, 3; "
                             "house 9 empty; house 4 hunter; bag top farmer; next rolls 9");
    cr_assert_eq(kind_at(&d, 9), FARMER);
    cr_assert_eq(cursed(&d)->seen[FARMER], bits_count(cursed(&d)->houses[FARMER]));
    cr_assert(discard_mirrors_the_board(&d));
    desk_close(&d);
}

Test(cursed, sc_21_an_eaten_villager_goes_back_into_the_deck) {
    Desk d = duel_with_cards("turn monster feeding; token house 6; house 6 farmer");
    int in_deck_before = cursed(&d)->bag[FARMER], seen_before = cursed(&d)->seen[FARMER];
    cr_assert(play(&d, MONSTER, "eat the Farmer"));
    cr_assert_eq(cursed(&d)->bag[FARMER], in_deck_before); /* still in the stomach */
    cr_assert(play(&d, MONSTER, "end the night"));
    int arrived = kind_at(&d, 6) == FARMER;
    cr_assert_eq(cursed(&d)->bag[FARMER] + arrived, in_deck_before + 1);
    cr_assert_eq(cursed(&d)->seen[FARMER] - arrived, seen_before - 1);
    desk_close(&d);
}

Test(cursed, sc_22_the_discard_always_mirrors_the_board) {
    Desk d = duel_with_cards("turn monster feeding; token house 6; house 6 farmer");
    cr_assert(discard_mirrors_the_board(&d));
    cr_assert(play_all(&d, MONSTER, "eat the Farmer; end the night"));
    cr_assert(match_asks(d.match, WIZARD));
    if (cursed(&d)->head.asked[WIZARD].kind == ASK_PLACE) {
        cr_assert(play(&d, WIZARD, "settle in house 6"));
    }
    cr_assert(discard_mirrors_the_board(&d));
    desk_close(&d);
}
