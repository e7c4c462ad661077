/* Sets of all widths, and decks: engine/deck.h, base/bits.h. */
#include <criterion/criterion.h>
#include <signal.h>
#include <string.h>

#include "engine/deck.h"

static Rng some_rng(void) {
    return (Rng){.key = {1, 2}};
}

/* ---- Sets -------------------------------------------------------------------------------- */

static const int members[] = {0, 1, 31, 62, 63, 64, 100, 127, 128, 191};
enum { MEMBERS = sizeof members / sizeof *members };

static Bits192 wide_set(void) {
    Bits192 set = {{0}};
    for (int i = 0; i < MEMBERS; i++) bits192_add(&set, members[i]);
    return set;
}

Test(bits, wide_sets_walk_in_order) {
    Bits192 set = wide_set();
    int at = 0;
    cr_assert_eq(bits192_count(&set), MEMBERS);
    for (int i = 0; i < MEMBERS; i++) {
        cr_assert(bits192_has(&set, members[i]));
        at = bits192_next(&set, at);
        cr_assert_eq(at++, members[i]);
    }
    cr_assert_eq(bits192_next(&set, at), -1);
    for (int i = 0; i < MEMBERS; i++) cr_assert_eq(bits192_take(&set), members[i]);
    cr_assert_eq(bits192_take(&set), -1);
    cr_assert(bits192_empty(&set));
}

Test(bits, wide_sets_are_joined_and_parted) {
    Bits192 all = wide_set(), some = {{0}}, none = {{0}};
    bits192_add(&some, 63);
    bits192_add(&some, 150);
    Bits192 both = bits192_both(&all, &some), either = bits192_union(&all, &some),
            rest = bits192_minus(&all, &some);
    cr_assert(bits192_count(&both) == 1 && bits192_has(&both, 63));
    cr_assert(bits192_count(&either) == MEMBERS + 1 && bits192_has(&either, 150));
    cr_assert(bits192_count(&rest) == MEMBERS - 1 && !bits192_has(&rest, 63));
    bits192_pour(&rest, &some);
    cr_assert_eq(memcmp(&rest, &either, sizeof rest), 0);
    cr_assert_eq(memcmp(&some, &none, sizeof some), 0);
}

Test(bits, wide_sets_share_some_members) {
    Bits192 all = wide_set(), some = {{0}};
    cr_assert(bits192_share(&all, &all, MEMBERS) &&
              !bits192_share(&all, &all, MEMBERS + 1));
    cr_assert(bits192_share(&all, &some, 0) && !bits192_share(&all, &some, 1));
    bits192_add(&some, 63);
    bits192_add(&some, 64);
    bits192_add(&some, 65);
    cr_assert(bits192_share(&some, &all, 2) && !bits192_share(&some, &all, 3));
}

Test(bits, a_set_has_a_first_and_a_last_member) {
    cr_assert(bits_first(0x50) == 4 && bits_last(0x50) == 6);
    cr_assert(bits_first(1) == 0 && bits_last(1) == 0);
    cr_assert(bits_first(1u << 31) == 31 && bits_last(1u << 31) == 31);
    cr_assert(bits_next_round(0x50, 4) == 4 && bits_next_round(0x50, 5) == 6);
    cr_assert_eq(bits_next_round(0x50, 7), 4, "and round again");
}

Test(bits, members_are_found_by_how_many_lie_below) {
    static const uint64_t sets[] = {
        1,          0x8000000000000000, UINT64_MAX,        0xFF00FF00FF00FF00,
        0x80000001, 0x8040201008040201, 0x00F0000000000F03};
    for (int i = 0; i < (int)(sizeof sets / sizeof *sets); i++) {
        uint64_t left = sets[i];
        for (uint32_t below = 0; left; below++)
            cr_assert_eq(bits64_at(sets[i], below), bits64_take(&left), "%d %u", i, below);
    }
}

Test(bits, a_member_met_twice_is_noticed) {
    uint32_t met = 0;
    uint64_t met64 = 0;
    Bits192 met192 = {{0}}, set = {{0, 0, 1}};
    cr_assert(bits_meet(&met, 6) && bits_meet(&met, 8) && !bits_meet(&met, 2));
    cr_assert(bits64_meet(&met64, bit64(60)) && !bits64_meet(&met64, bit64(60)));
    cr_assert(bits192_meet(&met192, &set) && !bits192_meet(&met192, &set));
    cr_assert_eq(met, 14);
}

/* The same stream of chance draws the same members, whatever the width. */
Test(bits, draws_are_the_same_in_every_width) {
    Rng a = some_rng(), b = some_rng(), c = some_rng();
    uint32_t small = 0x80F0F00Fu;
    uint64_t large = small;
    Bits192 wide = {{small, 0, 0}};
    while (small) {
        int member = bits_draw(&small, &a);
        cr_assert_eq(bits64_pick(large, &b), member);
        large &= ~bit64(member);
        cr_assert_eq(bits192_draw(&wide, &c), member);
    }
    cr_assert(!large && bits192_empty(&wide));
}

Test(bits, every_member_can_be_picked) {
    Rng rng = some_rng();
    Bits192 set = wide_set(), met = {{0}};
    for (int i = 0; i < 400; i++) bits192_add(&met, bits192_pick(&set, &rng));
    cr_assert_eq(memcmp(&met, &set, sizeof met), 0);
}

Test(bits, picking_from_an_empty_set_is_our_mistake, .signal = SIGABRT) {
    Rng rng = some_rng();
    bits_pick(0, &rng);
}

Test(bits, picking_from_an_empty_wide_set_is_our_mistake, .signal = SIGABRT) {
    Rng rng = some_rng();
    Bits192 none = {{0}};
    bits192_pick(&none, &rng);
}

Test(bits, an_empty_set_has_no_first_member, .signal = SIGABRT) {
    bits_first(0);
}

Test(bits, an_empty_set_has_no_last_member, .signal = SIGABRT) {
    bits_last(0);
}

Test(bits, an_empty_larger_set_has_no_first_member, .signal = SIGABRT) {
    bits64_first(0);
}

Test(bits, nothing_is_taken_from_an_empty_set, .signal = SIGABRT) {
    uint32_t none = 0;
    bits_take(&none);
}

Test(bits, nothing_is_taken_from_an_empty_larger_set, .signal = SIGABRT) {
    uint64_t none = 0;
    bits64_take(&none);
}

Test(bits, a_set_has_no_member_above_all_of_its_own, .signal = SIGABRT) {
    bits64_at(0x50, 2);
}

/* ---- Decks ------------------------------------------------------------------------------- */

Test(deck, what_lies_on_top_is_drawn_first) {
    Rng rng = some_rng();
    Deck32 deck = {.cards = 0xF0};
    deck_top_lay(&deck.top, (const uint8_t[]){6, 4}, 2);
    cr_assert_eq(deck32_draw(&deck, &rng), 6);
    cr_assert_eq(deck32_draw(&deck, &rng), 4);
    cr_assert_eq(rng.counter, 0);
    uint32_t rest = bit(deck32_draw(&deck, &rng)) | bit(deck32_draw(&deck, &rng));
    cr_assert_eq(rest, 0xA0);
    cr_assert_eq(deck32_draw(&deck, &rng), -1);
}

Test(deck, an_empty_deck_is_made_of_its_discards) {
    Rng rng = some_rng();
    Deck64 deck = {.discard = bit64(40) | bit64(50)};
    cr_assert(deck64_renew(&deck) && !deck64_renew(&deck));
    cr_assert_eq(deck.discard, 0);
    uint64_t drawn = bit64(deck64_draw(&deck, &rng)) | bit64(deck64_draw(&deck, &rng));
    cr_assert_eq(drawn, bit64(40) | bit64(50));
    deck.discard = bit64(7);
    cr_assert_eq(deck64_draw(&deck, &rng), 7); /* renewed by the draw itself */
    cr_assert(!deck64_renew(&deck));
}

/* What was arranged to come next may have left the pile by another way. */
Test(deck, a_card_that_is_gone_is_passed_over) {
    Rng rng = some_rng();
    Deck192 deck = {.cards = wide_set()};
    deck_top_lay(&deck.top, (const uint8_t[]){5, 128, 100}, 3);
    cr_assert_eq(deck192_draw(&deck, &rng), 128);
    cr_assert_eq(deck_top_first(&deck.top), 100);
    bits192_remove(&deck.cards, 100);
    cr_assert_geq(deck192_draw(&deck, &rng), 0);
    cr_assert(deck_top_empty(&deck.top));
}

/* Cards that everybody saw go on top stay known; what was arranged is blanked. */
Test(deck, hiding_keeps_what_everybody_saw) {
    Rng rng = some_rng();
    Deck192 deck = {.cards = wide_set()};
    deck_top_lay(&deck.top, (const uint8_t[]){63, 64}, 2);
    deck192_put(&deck, 10);
    deck192_put(&deck, 11);
    deck_top_hide(&deck.top);
    cr_assert_eq(deck_top_count(&deck.top), 2);
    Bits192 unknown = deck192_unknown(&deck), all = wide_set();
    cr_assert_eq(memcmp(&unknown, &all, sizeof all), 0);
    cr_assert_eq(deck192_draw(&deck, &rng), 11);
    cr_assert_eq(deck192_draw(&deck, &rng), 10);
    cr_assert(deck_top_empty(&deck.top) && !deck.top.known);
}

Test(deck, a_card_that_is_known_to_lie_on_top_is_in_no_hand) {
    Deck32 deck = {.cards = bit(3) | bit(9)};
    deck_top_put(&deck.top, 9);
    cr_assert_eq(deck32_unknown(&deck), bit(3));
}

Test(deck, the_lowest_of_a_full_top_falls_into_chance) {
    DeckTop top = {0, {0}};
    for (int card = 0; card <= DECK_TOP_MAX; card++) deck_top_put(&top, card);
    cr_assert_eq(deck_top_count(&top), DECK_TOP_MAX);
    cr_assert(top.known == DECK_TOP_MAX && deck_top_first(&top) == DECK_TOP_MAX);
    cr_assert_eq(deck_top_copies(&top, 0), 0);
}

Test(deck, a_card_leaves_the_top) {
    DeckTop top = {0, {0}};
    deck_top_lay(&top, (const uint8_t[]){3, 0, 3}, 3);
    deck_top_put(&top, 3);
    deck_top_put(&top, 8);
    cr_assert_eq(deck_top_copies(&top, 3), 3);
    deck_top_leave(&top, 3);
    cr_assert(deck_top_count(&top) == 2 && top.known == 1);
    cr_assert(deck_top_take(&top) == 8 && deck_top_take(&top) == 0);
}

Test(deck, each_card_is_met_once) {
    Deck32 deck = {.cards = 6, .discard = 8};
    uint32_t met = 0;
    cr_assert(deck32_meet(&met, &deck) && met == 14);
    deck.discard |= 2;
    met = 0;
    cr_assert(!deck32_meet(&met, &deck));
    Deck64 large = {.cards = bit64(40), .discard = bit64(40)};
    uint64_t met64 = 0;
    cr_assert(!deck64_meet(&met64, &large));
    Deck192 wide = {.cards = {{0, 1, 0}}, .discard = {{0, 1, 0}}};
    Bits192 met192 = {{0}};
    cr_assert(!deck192_meet(&met192, &wide));
}

Test(deck, a_bag_gives_what_it_holds) {
    Rng rng = some_rng();
    uint8_t counts[3] = {0, 2, 1}, drawn[3] = {0};
    DeckTop top = {0, {0}};
    deck_top_lay(&top, (const uint8_t[]){0, 2}, 2); /* of the first there is none */
    cr_assert_eq(bag_draw(counts, 3, &top, &rng), 2);
    for (int i = 0; i < 2; i++) drawn[bag_draw(counts, 3, &top, &rng)]++;
    cr_assert(drawn[1] == 2 && !counts[0] && !counts[1] && !counts[2]);
}

Test(deck, an_empty_top_gives_nothing, .signal = SIGABRT) {
    DeckTop top = {0, {0}};
    deck_top_take(&top);
}
