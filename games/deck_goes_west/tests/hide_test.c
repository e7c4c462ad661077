/* What others may know of a hand and a draw pile, and what a guess makes of it. */
#include "west_desk.h"

static WestState seen_by(const Desk *d, Seat viewer) {
    WestState s = *west(d);
    west_hide(&d->box->box, &s.head, viewer);
    return s;
}

Test(west_hide, a_hand_is_its_owners) {
    Desk d = versus("seat 0 hand axe, pan; seat 1 hand knife");
    WestState s = seen_by(&d, 0);
    cr_assert_eq(bits192_count(&s.player[0].hand), 2);
    cr_assert_eq(bits192_count(&s.player[1].hand), 0);
    cr_assert_eq(s.player[1].hand_count, 1);
    desk_close(&d);
}

/* What a deck consists of, everybody has seen: the hand is among the cards of the pile. */
Test(west_hide, a_hidden_hand_lies_among_the_draw_pile) {
    Desk d = versus("seat 1 hand knife; seat 1 draw pan, axe");
    WestState s = seen_by(&d, 0);
    cr_assert_eq(bits192_count(&s.player[1].deck.cards), 3);
    desk_close(&d);
}

/* A card that everybody saw go onto the draw pile is known in hand, too. */
Test(west_hide, a_card_seen_on_top_is_known_when_it_is_drawn) {
    Desk d = versus("seat 0 food 3; seat 0 hand fiddle; seat 0 draw pan, axe");
    cr_assert(play_all(&d, 0, "buy Mule: pay 3 Food; put it on the draw pile"));
    cr_assert(play(&d, 0, "Fiddle: draw 2 cards"));
    answer_until(&d, 1, ASK_ACTION);
    WestState s = seen_by(&d, 1);
    const Design *mule = card_named("mule");
    bool known = bits192_has(&s.player[0].hand, mule->first) ||
                 bits192_has(&s.player[0].hand, mule->first + 1);
    cr_assert(known);
    cr_assert_eq(bits192_count(&s.player[0].hand), 1);
    desk_close(&d);
}

Test(west_hide, a_guess_deals_as_many_cards_as_are_held) {
    Desk d = versus("seat 1 hand knife, pan, axe; seat 1 draw boots, boots, mallet");
    WestState s = seen_by(&d, 0);
    Rng rng = rng_from_seed((uint64_t[2]){1, 2});
    west_guess(&d.box->box, &s.head, 0, &rng);
    cr_assert_eq(bits192_count(&s.player[1].hand), 3);
    cr_assert_null(west_check(&d.box->box, &s.head));
    desk_close(&d);
}

Test(west_hide, what_was_laid_into_a_deal_is_known) {
    Desk d = versus("seat 0 hand pan, axe, knife; seat 0 gold 1");
    cr_assert(
        play_all(&d, 0, "trade with Jake Wilder; discard Pan; put in Axe; propose it"));
    WestState s = seen_by(&d, 1);
    cr_assert(bits192_has(&s.player[0].hand, west(&d)->deal.given[0] - 1));
    cr_assert_eq(bits192_count(&s.player[0].hand), 1);
    desk_close(&d);
}
