/* What others may know of a hand and a draw pile, and what a guess makes of it. */
#include <string.h>

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
    Desk d = versus("seat 0 food 4; seat 0 hand fiddle; seat 0 draw pan, axe");
    cr_assert(play_all(&d, 0, "buy Mule: pay 3 Food; put it on the draw pile"));
    cr_assert(play(&d, 0, "Fiddle: pay 1 Food: draw 2 cards"));
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

Test(west_hide, dw_79_whoever_begins_a_battle_is_guessed_to_have_a_battle_job) {
    Desk d = versus("bandits 0 0 1; seat 0 hand scattergun, pan; seat 0 draw boots, axe");
    cr_assert(play(&d, 0, "start a battle"));
    Rng rng = rng_from_seed((uint64_t[2]){1, 2});
    for (int i = 0; i < 100; i++) {
        WestState s = seen_by(&d, 1);
        west_guess(&d.box->box, &s.head, 1, &rng);
        OptionList list = {.count = 0};
        game_options(&d.box->box, &s.head, 0, &list);
        cr_assert_gt(list.count, 0);
    }
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

/* ---- What is always true -------------------------------------------------------------------------------- */

static void is_broken(const Desk *d, WestState s, const char *words) {
    const char *said = west_check(&d->box->box, &s.head);
    cr_assert(said && strcmp(said, words) == 0, "%s", said ? said : "nothing was found");
}

Test(west_hide, check_finds_cards_in_two_places) {
    Desk d = versus("seat 0 hand pan, axe; seat 0 discard net; seat 1 hand knife");
    const WestState good = *west(&d);
    const char *once = "Every card must be in exactly one place.";
    for (int seat = 0; seat < 2; seat++) {
        int held = bits192_next(&good.player[seat].hand, 0);
        WestState s = good;
        bits192_add(&s.player[seat].deck.cards, held);
        is_broken(&d, s, once);
        s = good;
        bits192_add(&s.supply, held);
        is_broken(&d, s, once);
        s = good;
        bits192_add(&s.scrapped, held);
        is_broken(&d, s, once);
        s = good;
        s.player[1 - seat].to_put = (uint8_t)(held + 1);
        is_broken(&d, s, once);
        s = good;
        bits192_remove(&s.player[seat].hand, held);
        s.player[seat].hand_count--;
        is_broken(&d, s, once);
        s = good;
        s.player[seat].hand_count++;
        is_broken(&d, s, "A hand is miscounted.");
        s = good;
        bits192_add(&s.player[seat].known, bits192_next(&s.supply, 0));
        is_broken(&d, s, "Only cards in hand can be known there.");
        s = good;
        s.player[seat].at = PLACES - 1;
        is_broken(&d, s, "A meeple stands on no tile.");
        s.player[seat].dead = 1;
        cr_assert_null(west_check(&d.box->box, &s.head));
        s = good;
        s.player[seat].points = 16;
        cr_assert_null(west_check(&d.box->box, &s.head));
        s.player[seat].points = 17;
        is_broken(&d, s, "There are more points than the track has.");
    }
    for (int i = 0; i < ROW; i++) {
        WestState s = good;
        bits192_add(&s.supply, s.row[i] - 1);
        is_broken(&d, s, once);
    }
    desk_close(&d);
}

Test(west_hide, check_finds_a_map_that_cannot_be) {
    Desk d = coop("a_load_of_glass", "rail 0 0");
    const WestState good = *west(&d);
    int start = place_at(&d, 0, 0), down = place_at(&d, 2, 0), none = PLACES - 1;
    cr_assert_not(good.placed >> none & 1);
    WestState s = good;
    s.bandits[none] = 1;
    is_broken(&d, s, "Something lies where no tile is.");
    s = good;
    s.tile[none] = 1;
    is_broken(&d, s, "Something lies where no tile is.");
    s = good;
    s.x[none] = 1;
    is_broken(&d, s, "Something lies where no tile is.");
    s = good;
    s.y[none] = 1;
    is_broken(&d, s, "Something lies where no tile is.");
    for (int side = 0; side < DIRECTIONS; side++) {
        s = good;
        s.link[start][side] = (uint8_t)(down + 1);
        is_broken(&d, s, "A tile and its neighbour are not linked.");
    }
    s = good;
    s.tile[start] = s.tile[place_at(&d, 0, 1)];
    is_broken(&d, s, "A tile lies on the map twice.");
    s = good;
    s.rail |= bit64(down);
    is_broken(&d, s, "A railway lies on no land.");
    s = good;
    s.gone |= bit64(s.tile[start]);
    is_broken(&d, s, "Every tile must be in exactly one place.");
    s = good;
    s.unseen |= bit64(s.tile[start]);
    is_broken(&d, s, "Every tile must be in exactly one place.");
    s = good;
    s.gone |= bit64(bits64_first(s.unseen));
    is_broken(&d, s, "Every tile must be in exactly one place.");
    s = good;
    s.unseen &= s.unseen - 1;
    is_broken(&d, s, "Every tile must be in exactly one place.");
    for (int i = 0; i < STARS; i++) {
        s = good;
        s.pile[i]++;
        is_broken(&d, s, "Face-down tiles and their backs do not agree.");
        s = good;
        s.gone_down[i]++;
        is_broken(&d, s, "Face-down tiles and their backs do not agree.");
    }
    s = good;
    s.wagon = (uint8_t)(none + 1);
    is_broken(&d, s, "The Wagon is on no tile.");
    s = good;
    s.head.open = 0;
    is_broken(&d, s, "Somebody must be asked.");
    s.head.over = 1;
    cr_assert_null(west_check(&d.box->box, &s.head));
    s = good;
    s.day = 8;
    cr_assert_null(west_check(&d.box->box, &s.head));
    s.day = 9;
    is_broken(&d, s, "There are more days than the track has.");
    desk_close(&d);
}

/* Cards in the deal and on top of a pile, and a hand that is open to all. */
Test(west_hide, a_guess_keeps_what_is_known) {
    Desk d = versus_of(5, "discovery", "seat 4 hand pan, axe; seat 3 hand pan");
    Rng rng = rng_from_seed((uint64_t[2]){3, 4});
    for (int viewer = 0; viewer < 5; viewer++) {
        WestState s = seen_by(&d, (Seat)viewer);
        west_guess(&d.box->box, &s.head, (Seat)viewer, &rng);
        cr_assert_null(west_check(&d.box->box, &s.head));
        cr_assert_arr_eq(&s.player[viewer].hand, &west(&d)->player[viewer].hand,
                         sizeof s.player[viewer].hand);
    }
    desk_close(&d);
}

Test(west_hide, what_was_arranged_to_come_is_hidden) {
    Desk d = versus("tile 2 0 down cold_fire; seat 0 draw top pan, axe");
    WestState s = seen_by(&d, 0);
    cr_assert(deck_top_empty(&s.coming));
    cr_assert_eq(deck_top_count(&s.player[0].deck.top), 0);
    desk_close(&d);
}

Test(west_hide, options_are_for_seats_alone) {
    Desk d = solo("");
    cr_assert(offers_nobody_else(&d));
    desk_close(&d);
}

#define KNIFE "Knife: in a Forest: roll 2 dice for Food"

/* Whoever has nothing to roll with is not invited where all hands lie open, and where they do
 * not, an invitation asks nothing. */
Test(west_hide, dw_45_ruling_75_a_guest_without_a_job_is_not_asked) {
    const char *hands = "tile 0 0 crow_pines; seat 0 hand knife; seat 1 hand pan; "
                        "seat 0 food 0; next rolls 3, 3";
    Desk d = coop("the_mapmakers", hands);
    cr_assert(play(&d, 0, KNIFE));
    cr_assert_eq(units_of(&d, 0, FOOD), 2, "rolled at once");
    desk_close(&d);
    d = desk_open(WEST_ID,
                  "mode coop; seats 2; character sam_boater, jake_wilder; open_hands no",
                  hands);
    cr_assert(play_all(&d, 0, KNIFE "; invite Jake Wilder"));
    cr_assert(!asked(&d, 1, ASK_JOIN));
    cr_assert_eq(units_of(&d, 0, FOOD), 2);
    desk_close(&d);
}
