/* DW-86 to DW-97: the day. */
#include <stdio.h>

#include "west_desk.h"

#define SAW "Two-Man Saw: pay 1 Food: gain 3 Wood"

Test(west_rules_day, dw_86_untap_draw_actions_discards) {
    Desk d = solo("dawn; seat 0 tapped; seat 0 hand boots");
    cr_assert_eq(player_at(&d, 0)->tapped, 0);
    cr_assert_eq(player_at(&d, 0)->hand_count, 6);
    cr_assert(asked(&d, 0, ASK_ACTION));
    cr_assert(play(&d, 0, "pass for today"));
    cr_assert(asked(&d, 0, ASK_EVENING));
    desk_close(&d);
}

Test(west_rules_day, dw_87_draw_to_hand_size_shuffling_when_needed) {
    Desk d =
        solo("dawn; seat 0 hand boots; seat 0 draw pan, axe; seat 0 discard knife, knife");
    cr_assert_eq(player_at(&d, 0)->hand_count, 5, "no more cards");
    cr_assert(bits192_empty(&player_at(&d, 0)->deck.discard));
    cr_assert(bits192_empty(&player_at(&d, 0)->deck.cards));
    desk_close(&d);
    d = solo("seat 0 food 1; seat 0 hand fiddle; seat 0 draw pan; seat 0 discard axe");
    cr_assert(play(&d, 0, "Fiddle: pay 1 Food: draw 2 cards"));
    cr_assert_eq(hand_has(&d, 0, "pan"), 1);
    cr_assert_eq(player_at(&d, 0)->hand_count, 2);
    desk_close(&d);
}

Test(west_rules_day, dw_88_p1_has_one_action_then_all_have_one_or_two) {
    Desk d =
        versus("first 0; seat 0 hand two_man_saw; seat 1 hand two_man_saw, pan; seat 0 "
               "food 3; seat 1 food 3");
    cr_assert(asked(&d, 0, ASK_ACTION));
    cr_assert(play(&d, 0, SAW));
    cr_assert(asked(&d, 1, ASK_ACTION), "P1's first turn is one action");
    cr_assert(!offers(&d, 1, "end your turn"));
    cr_assert(play(&d, 1, SAW));
    cr_assert(asked(&d, 1, ASK_ACTION), "a second one");
    cr_assert(offers(&d, 1, "end your turn"));
    cr_assert(!offers(&d, 1, "pass for today"));
    cr_assert(play(&d, 1, "end your turn"));
    cr_assert(asked(&d, 0, ASK_ACTION));
    desk_close(&d);
}

Test(west_rules_day, dw_7_turns_go_clockwise_from_the_p1_holder) {
    Desk d = versus_of(3, "discovery", "first 2");
    cr_assert(asked(&d, 2, ASK_ACTION));
    cr_assert(play(&d, 2, "pass for today"));
    cr_assert(asked(&d, 0, ASK_ACTION));
    cr_assert(play(&d, 0, "pass for today"));
    cr_assert(asked(&d, 1, ASK_ACTION));
    desk_close(&d);
}

Test(west_rules_day, dw_89_who_has_passed_starts_no_more_actions) {
    Desk d = versus("seat 1 hand pan, two_man_saw; seat 1 food 4");
    cr_assert(play(&d, 0, "pass for today"));
    cr_assert(play_all(&d, 1, SAW "; end your turn"));
    cr_assert(asked(&d, 1, ASK_ACTION));
    cr_assert(!asked(&d, 0, ASK_ACTION));
    desk_close(&d);
}

Test(west_rules_day, dw_9_a_team_acts_in_any_order) {
    Desk d = coop("the_mapmakers",
                  "seat 0 hand two_man_saw; seat 1 hand two_man_saw, cow; seat 0 "
                  "food 3; seat 1 food 3");
    cr_assert(asked(&d, 0, ASK_ACTION) && asked(&d, 1, ASK_ACTION));
    cr_assert(play(&d, 1, SAW));
    cr_assert(play(&d, 1, "Cow: gain 2 Food"));
    cr_assert(play(&d, 0, SAW));
    cr_assert(asked(&d, 0, ASK_ACTION) && asked(&d, 1, ASK_ACTION));
    desk_close(&d);
}

/* While one player is in the middle of an action, the others wait. */
Test(west_rules_day, dw_9_an_action_is_finished_before_the_next_begins) {
    Desk d = coop("the_mapmakers", "seat 0 hand knife, pan, axe");
    cr_assert(play(&d, 0, "Knife: discard 1 other item: roll 1 die for Food"));
    cr_assert(asked(&d, 0, ASK_CARD));
    cr_assert(!asked(&d, 1, ASK_ACTION));
    answer_until(&d, 1, ASK_ACTION);
    cr_assert(asked(&d, 1, ASK_ACTION));
    desk_close(&d);
}

Test(west_rules_day, dw_9_nor_while_a_bought_card_is_put_away) {
    Desk d = coop("the_mapmakers", "seat 0 food 3");
    cr_assert(play(&d, 0, "buy Mule: pay 3 Food"));
    cr_assert(asked(&d, 0, ASK_PUT));
    cr_assert(!asked(&d, 1, ASK_ACTION));
    cr_assert(play(&d, 0, "put it on the discard pile"));
    cr_assert(asked(&d, 1, ASK_ACTION));
    desk_close(&d);
}

/* What another player did at once leaves an open question as it was. */
Test(west_rules_day, dw_9_a_short_action_disturbs_nobody) {
    Desk d = coop("the_mapmakers", "seat 0 hand two_man_saw; seat 0 food 3");
    Ticket before = match_ticket(d.match, 1);
    cr_assert(play(&d, 0, SAW));
    cr_assert_eq(match_ticket(d.match, 1), before);
    desk_close(&d);
}

Test(west_rules_day, dw_90_jobs_purchases_trades_and_battles_are_actions) {
    Desk d =
        versus("bandits 0 0 1; seat 0 hand axe, cow; seat 0 food 3; row mule, mule, canoe, "
               "ledger, fiddle");
    cr_assert(offers(&d, 0, "Cow: gain 2 Food"));
    cr_assert(offers(&d, 0, "buy Mule: pay 3 Food"));
    cr_assert(offers(&d, 0, "trade with Jake Wilder"));
    cr_assert(offers(&d, 0, "start a battle"));
    desk_close(&d);
}

Test(west_rules_day, dw_91_ruling_15_jobs_with_the_same_last_step_are_one_action) {
    Desk d = versus(
        "seat 0 hand knife, hunting_knife, axe; seat 0 food 0; seat 1 at 1 1; next rolls "
        "3, 3, 3, 3, 3, 3");
    cr_assert(play(&d, 0, "Knife: in a Forest: roll 2 dice for Food"));
    cr_assert(asked(&d, 0, ASK_MORE));
    cr_assert(!offers(&d, 0, "Axe: in a Forest: roll 2 dice for Wood"));
    cr_assert(play(&d, 0, "Hunting Knife: in a Forest: roll 4 dice for Food"));
    if (asked(&d, 0, ASK_MORE)) cr_assert(play(&d, 0, "roll"));
    cr_assert_eq(units_of(&d, 0, FOOD), 6);
    cr_assert_eq(west(&d)->actions_left, 1);
    desk_close(&d);
}

/* Not to be asked would tell the others that nothing more is in hand. */
Test(west_rules_day, dw_91_ruling_63_among_rivals_being_asked_tells_nothing) {
    Desk d = versus("seat 0 hand boots, pan; seat 0 draw boots; seat 0 food 2");
    cr_assert(play(&d, 0, "Boots: pay 1 Food: walk 1"));
    cr_assert(asked(&d, 0, ASK_MORE), "the other Boots might be in hand");
    cr_assert(!offers(&d, 0, "Boots: pay 1 Food: walk 1"));
    cr_assert(offers(&d, 0, "set out"));
    desk_close(&d);
    d = versus("seat 0 hand boots, pan; seat 0 draw boots; seat 0 food 1; seat 0 gold 0; "
               "seat 0 metal 0; seat 0 wood 0");
    cr_assert(play(&d, 0, "Boots: pay 1 Food: walk 1"));
    cr_assert(asked(&d, 0, ASK_MOVE), "everybody sees that nothing more could be paid");
    desk_close(&d);
}

Test(west_rules_day, dw_91_ruling_63_nor_does_a_choice_of_one) {
    Desk d = versus("seat 0 hand knife, pan, pan; seat 1 at 1 1");
    cr_assert(play(&d, 0, "Knife: discard 1 other item: roll 1 die for Food"));
    cr_assert(asked(&d, 0, ASK_CARD));
    cr_assert(play(&d, 0, "discard Pan"));
    desk_close(&d);
    d = versus("tile 0 0 still_lake; seat 0 hand pan");
    cr_assert(play(&d, 0, "Sam Boater: on Water: scrap x danger cards"));
    cr_assert(asked(&d, 0, ASK_X), "whether there is any or not");
    desk_close(&d);
}

Test(west_rules_day, dw_92_a_bought_card_leaves_the_row_which_is_filled_again) {
    Desk d = solo("seat 0 food 3; row cow, mule, canoe, ledger, fiddle");
    const Content *c = west_printed();
    cr_assert(play_all(&d, 0, "buy Mule: pay 3 Food; put it on the discard pile"));
    cr_assert_eq(discard_has(&d, 0, "mule"), 1);
    const uint8_t *row = west(&d)->row;
    cr_assert(row[0]);
    cr_assert_str_eq(c->designs[c->design_of[row[1] - 1]].id, "cow",
                     "the one behind moved up");
    cr_assert_str_eq(c->designs[c->design_of[row[2] - 1]].id, "canoe");
    cr_assert_str_eq(c->designs[c->design_of[row[4] - 1]].id, "fiddle");
    desk_close(&d);
}

Test(west_rules_day, dw_93_ruling_29_a_trade_is_on_one_tile_or_by_rail_and_costs_an_item) {
    Desk d = versus("seat 0 hand pan; seat 1 at 1 1");
    cr_assert(refuses(&d, 0, "trade with Jake Wilder", "DW-93", 0));
    desk_close(&d);
    d = versus("seat 0 hand pan; seat 1 at 1 1; rail 0 0; rail 1 1");
    cr_assert(offers(&d, 0, "trade with Jake Wilder"));
    desk_close(&d);
    static const char *const one_end[] = {"seat 0 hand pan; seat 1 at 1 1; rail 0 0",
                                          "seat 0 hand pan; seat 1 at 1 1; rail 1 1"};
    for (int i = 0; i < 2; i++) {
        d = versus(one_end[i]);
        cr_assert(refuses(&d, 0, "trade with Jake Wilder", "DW-93", 0),
                  "both need a railway");
        desk_close(&d);
    }
    d = versus("seat 0 hand hunger");
    cr_assert(refuses(&d, 0, "trade with Jake Wilder", "DW-93", 1), "no item to discard");
    desk_close(&d);
    d = versus("seat 0 hand pan, axe");
    cr_assert(play(&d, 0, "trade with Jake Wilder"));
    cr_assert(play(&d, 0, "discard Pan"));
    cr_assert_eq(discard_has(&d, 0, "pan"), 1);
    desk_close(&d);
}

Test(west_rules_day, dw_94_ruling_30_units_and_items_change_hands_as_agreed) {
    Desk d = versus(
        "seat 0 hand pan, axe; seat 0 gold 2; seat 0 food 0; seat 1 hand knife, hunger; "
        "seat 1 food 3; seat 1 gold 0");
    cr_assert(
        play_all(&d, 0,
                 "trade with Jake Wilder; discard Pan; give 1 Gold; ask for 1 Food; ask "
                 "for 1 Food; put in Axe; propose it"));
    cr_assert(!offers(&d, 1, "put in Hunger"));
    cr_assert(play_all(&d, 1, "put in Knife; agree"));
    cr_assert(play(&d, 0, "put it on the draw pile"));
    cr_assert(play(&d, 1, "put it on the discard pile"));
    cr_assert_eq(units_of(&d, 0, GOLD), 1);
    cr_assert_eq(units_of(&d, 0, FOOD), 2);
    cr_assert_eq(units_of(&d, 1, GOLD), 1);
    cr_assert_eq(units_of(&d, 1, FOOD), 1);
    cr_assert_eq(draw_has(&d, 0, "knife"), 1);
    cr_assert_eq(discard_has(&d, 1, "axe"), 1);
    desk_close(&d);
}

/* The moved player takes the Pain. */
Test(west_rules_day, dw_94_ruling_31_partners_may_move_each_other) {
    Desk d =
        versus("bandits 0 0 1; seat 0 hand pan, boots; seat 0 food 1; seat 1 hand boots");
    cr_assert(play_all(&d, 0,
                       "trade with Jake Wilder; discard Pan; offer to move the other; "
                       "propose it"));
    cr_assert(play(&d, 1, "agree"));
    cr_assert(asked(&d, 0, ASK_CARRY));
    cr_assert(play(&d, 0, "Boots: pay 1 Food: walk 1"));
    if (asked(&d, 0, ASK_MORE)) cr_assert(play(&d, 0, "set out"));
    cr_assert(play(&d, 0, "walk south to Slow River"));
    cr_assert(stands_at(&d, 1, 0, 1));
    cr_assert(stands_at(&d, 0, 0, 0));
    cr_assert(asked(&d, 1, ASK_PUT));
    cr_assert(!asked(&d, 0, ASK_PUT));
    desk_close(&d);
}

Test(west_rules_day, dw_94_ruling_71_nobody_gives_the_kind_that_is_asked_for) {
    Desk d = versus("seat 0 hand pan, axe; seat 0 food 2; seat 0 gold 1; seat 1 food 1; "
                    "seat 1 gold 2");
    cr_assert(play_all(&d, 0, "trade with Jake Wilder; discard Pan; ask for 1 Food"));
    cr_assert(!offers(&d, 0, "give 1 Food"));
    cr_assert(play(&d, 0, "give 1 Gold"));
    cr_assert(!offers(&d, 0, "ask for 1 Gold"));
    desk_close(&d);
}

Test(west_rules_day, dw_94_any_kind_for_any_other) {
    static const char *const kinds[] = {"Gold", "Metal", "Wood", "Food"};
    for (int give = 0; give < RESOURCES; give++) {
        int want = (give + 1) % RESOURCES;
        char words[100];
        snprintf(words, sizeof words, "give 1 %s; ask for 1 %s; propose it", kinds[give],
                 kinds[want]);
        Desk d =
            versus("seat 0 hand pan, axe; seat 0 gold 1; seat 0 metal 1; seat 0 wood 1; "
                   "seat 0 food 1; seat 1 gold 1; seat 1 metal 1; seat 1 wood 1; seat 1 "
                   "food 1");
        cr_assert(play_all(&d, 0, "trade with Jake Wilder; discard Pan"));
        cr_assert(play_all(&d, 0, words));
        cr_assert(play(&d, 1, "agree"));
        cr_assert(units_of(&d, 0, give) == 0 && units_of(&d, 1, give) == 2, "%s", words);
        cr_assert(units_of(&d, 0, want) == 2 && units_of(&d, 1, want) == 0, "%s", words);
        desk_close(&d);
    }
}

Test(west_rules_day, dw_94_ruling_71_a_deal_may_be_refused) {
    Desk d = versus("seat 0 hand pan, axe; seat 0 gold 2; seat 1 gold 0");
    cr_assert(
        play_all(&d, 0, "trade with Jake Wilder; discard Pan; give 1 Gold; propose it"));
    cr_assert(play(&d, 1, "refuse"));
    cr_assert_eq(units_of(&d, 0, GOLD), 2);
    desk_close(&d);
}

Test(west_rules_day, dw_95_a_battle_only_where_bandits_are) {
    Desk d = solo("seat 0 hand scattergun");
    cr_assert(refuses(&d, 0, "start a battle", "DW-95", 0));
    desk_close(&d);
}

Test(west_rules_day, dw_96_items_may_be_discarded_in_the_evening) {
    Desk d = solo("evening; seat 0 hand pan, axe, hunger");
    cr_assert(play(&d, 0, "discard Pan"));
    cr_assert_eq(discard_has(&d, 0, "pan"), 1);
    cr_assert(offers(&d, 0, "discard Axe"));
    cr_assert(!offers(&d, 0, "discard Hunger"));
    cr_assert(play(&d, 0, "keep the rest"));
    cr_assert_eq(hand_has(&d, 0, "axe") + discard_has(&d, 0, "axe"), 1);
    desk_close(&d);
}

/* Alone nothing is asked that has one answer; among rivals the question hides what is in hand. */
Test(west_rules_day, dw_96_ruling_62_danger_alone_is_no_question_but_among_rivals) {
    Desk d = solo("seat 0 hand hunger");
    cr_assert(play(&d, 0, "pass for today"));
    cr_assert(!asked(&d, 0, ASK_EVENING));
    desk_close(&d);
    d = versus("evening; seat 0 hand hunger; seat 1 hand pan");
    cr_assert(asked(&d, 0, ASK_EVENING));
    cr_assert(asked(&d, 1, ASK_EVENING));
    desk_close(&d);
    d = versus("evening; seat 0 hand nothing; seat 1 hand pan");
    cr_assert(!asked(&d, 0, ASK_EVENING), "that a hand is empty everybody sees");
    desk_close(&d);
}

Test(west_rules_day, dw_97_a_full_hand_at_dawn_is_death) {
    Desk d = solo("dawn; seat 0 hand pan, pan, axe, knife, boots, mallet");
    cr_assert(ended(&d, "lost"));
    desk_close(&d);
    d = solo("dawn; seat 0 hand pan, pan, axe, knife, boots; seat 0 draw nothing");
    cr_assert(!west(&d)->head.over, "a hand that is not full but finds no card is not");
    desk_close(&d);
}

/* ---- Piles that run out ---------------------------------------------------------------------------- */

Test(west_rules_day, dw_92_ruling_11_the_trade_discards_make_a_new_pile) {
    Desk d = solo("seat 0 food 3");
    empty_supply(&d, TRADE, &west_to_set(&d)->scrapped);
    cr_assert(play_all(&d, 0, "buy Mule: pay 3 Food; put it on the discard pile"));
    Bits192 beside = bits192_both(&west(&d)->scrapped, &west_printed()->of_class[TRADE]);
    cr_assert(west(&d)->row[0]);
    cr_assert(bits192_empty(&beside));
    desk_close(&d);
}

/* The cards that are left move up to the right. */
Test(west_rules_day, dw_92_ruling_11_without_cards_the_row_stays_short) {
    Desk d = solo("seat 0 food 6; row cow, mule, canoe, ledger, mule");
    empty_supply(&d, TRADE, &west_to_set(&d)->player[0].deck.cards);
    cr_assert(play_all(&d, 0, "buy Mule: pay 3 Food; put it on the discard pile"));
    const Content *c = west_printed();
    const uint8_t *row = west(&d)->row;
    cr_assert_eq(row[0], 0);
    cr_assert_str_eq(c->designs[c->design_of[row[1] - 1]].id, "cow");
    cr_assert_str_eq(c->designs[c->design_of[row[4] - 1]].id, "ledger",
                     "of two Mules the one that would leave first");
    cr_assert(play_all(&d, 0, "buy Mule: pay 3 Food; put it on the discard pile"));
    cr_assert_eq(row[1], 0);
    desk_close(&d);
}

/* ---- Rivals who have died -------------------------------------------------------------------------- */

#define DIES "hand pan, pan, axe, knife, boots, mallet; "

Test(west_rules_day, dw_97_the_dead_are_out_of_the_round) {
    Desk d = versus_of(3, "discovery", "dawn; first 0; seat 1 " DIES "seat 2 hand pan");
    cr_assert(player_at(&d, 1)->dead);
    cr_assert(play(&d, 0, "pass for today"));
    cr_assert(asked(&d, 2, ASK_ACTION));
    cr_assert_eq(offered(&d, 2, "trade with Jake Wilder"), 0);
    cr_assert(offers(&d, 2, "trade with Sam Boater"));
    cr_assert(play(&d, 2, "pass for today"));
    cr_assert(!asked(&d, 1, ASK_EVENING));
    answer_until(&d, 0, ASK_PUT);
    cr_assert(!asked(&d, 1, ASK_PUT), "nor are they tired");
    desk_close(&d);
}

Test(west_rules_day, dw_97_ruling_5_p1_goes_to_the_next_on_the_left) {
    Desk d = versus_of(3, "discovery", "first 1; dawn; seat 1 " DIES "seat 2 hand pan");
    cr_assert_eq(west(&d)->first, 2);
    cr_assert(asked(&d, 2, ASK_ACTION));
    desk_close(&d);
}

Test(west_rules_day, dw_111_p1_passes_over_the_dead) {
    Desk d = versus_of(3, "discovery", "first 0; evening; seat 2 hand pan");
    west_to_set(&d)->player[1].dead = 1;
    answer_until(&d, 2, ASK_ACTION);
    cr_assert_eq(west(&d)->first, 2);
    cr_assert(happened(&d, EV_FIRST, ANY, ANY, ANY));
    desk_close(&d);
}

Test(west_rules_day, dw_97_ruling_5_the_last_two_may_die_together) {
    Desk d = versus("dawn; seat 0 " DIES "seat 1 hand hunting_knife, knife, knife, pan, "
                    "rookie_trader, boots");
    cr_assert(ended(&d, "nobody"));
    desk_close(&d);
}

Test(west_rules_day, dw_97_a_hand_that_is_more_than_full_kills_too) {
    Desk d = solo("dawn; seat 0 hand pan, pan, axe, knife, knife, boots, mallet");
    cr_assert(ended(&d, "lost"));
    desk_close(&d);
}

/* ---- Turns ------------------------------------------------------------------------------------------ */

Test(west_rules_day, dw_88_ruling_53_the_opening_action_may_be_to_pass) {
    Desk d = versus("first 0");
    cr_assert(offers(&d, 0, "pass for today"));
    cr_assert(!offers(&d, 0, "end your turn"));
    desk_close(&d);
}

Test(west_rules_day, dw_88_two_actions_and_no_more) {
    Desk d = versus("seat 0 hand two_man_saw, cow, pan; seat 0 food 3");
    cr_assert(play(&d, 0, SAW));
    cr_assert(asked(&d, 0, ASK_ACTION));
    cr_assert(play(&d, 0, "Cow: gain 2 Food"));
    cr_assert(asked(&d, 1, ASK_ACTION));
    cr_assert(!asked(&d, 0, ASK_ACTION));
    desk_close(&d);
}

Test(west_rules_day, dw_96_whoever_has_no_cards_is_not_asked) {
    Desk d = coop("the_mapmakers", "evening; seat 0 hand nothing; seat 1 hand pan, axe");
    cr_assert(!asked(&d, 0, ASK_EVENING));
    cr_assert(play(&d, 1, "discard Pan"));
    cr_assert(asked(&d, 1, ASK_EVENING));
    cr_assert(play(&d, 1, "keep the rest"));
    cr_assert(asked(&d, 0, ASK_PUT), "the night has begun");
    desk_close(&d);
}

/* Night and dawn look at the hands of all, and some of them are closed. */
Test(west_rules_day, dw_96_an_option_of_the_evening_brings_no_night) {
    Desk d = coop("the_mapmakers", "evening; seat 0 hand nothing; seat 1 hand pan, axe");
    cr_assert(!foretells(&d, 1, "keep the rest", EV_NIGHT));
    cr_assert(play(&d, 1, "keep the rest"));
    cr_assert(told(&d, EV_NIGHT));
    desk_close(&d);
}

Test(west_rules_day, dw_96_one_card_after_the_other_while_others_still_think) {
    Desk d = coop("the_mapmakers", "evening; seat 0 hand pan, axe; seat 1 hand pan, axe");
    cr_assert(play_all(&d, 0, "discard Pan; discard Axe"));
    cr_assert(!asked(&d, 0, ASK_EVENING));
    cr_assert(play_all(&d, 1, "discard Axe; discard Pan"));
    cr_assert(asked(&d, 0, ASK_PUT), "the night has begun");
    desk_close(&d);
}

/* ---- Deals ------------------------------------------------------------------------------------------ */

#define DEAL "trade with Jake Wilder; discard Pan; "

Test(west_rules_day, dw_94_nothing_can_be_promised_that_is_not_there) {
    Desk d = versus("seat 0 hand pan, axe; seat 0 gold 1; seat 0 food 0; seat 1 metal 1; "
                    "seat 1 wood 0");
    cr_assert(play_all(&d, 0, DEAL "give 1 Gold"));
    cr_assert(!offers(&d, 0, "give 1 Gold"));
    cr_assert(!offers(&d, 0, "give 1 Food"));
    cr_assert(!offers(&d, 0, "ask for 1 Wood"));
    cr_assert(play(&d, 0, "ask for 1 Metal"));
    cr_assert(!offers(&d, 0, "ask for 1 Metal"));
    desk_close(&d);
}

Test(west_rules_day, dw_94_ruling_71_a_deal_has_room_for_nine_of_a_kind) {
    Desk d = versus("seat 0 hand pan, axe; seat 0 gold 20; seat 1 food 20");
    cr_assert(play_all(&d, 0, DEAL));
    for (int i = 0; i < 9; i++) cr_assert(play_all(&d, 0, "give 1 Gold; ask for 1 Food"));
    cr_assert(!offers(&d, 0, "give 1 Gold"));
    cr_assert(!offers(&d, 0, "ask for 1 Food"));
    cr_assert(play(&d, 0, "propose it"));
    cr_assert(play(&d, 1, "agree"));
    cr_assert_eq(units_of(&d, 0, GOLD), 11);
    cr_assert_eq(units_of(&d, 1, FOOD), 11);
    desk_close(&d);
}

Test(west_rules_day, dw_94_ruling_71_and_for_four_cards_each_way) {
    Desk d = versus("seat 0 hand pan, axe, net, net, boots, boots; seat 1 hand knife, "
                    "hunting_knife, hunting_knife, pan, axe");
    cr_assert(play_all(&d, 0, DEAL "put in Net; put in Net"));
    cr_assert(!offers(&d, 0, "put in Net"), "each card once");
    cr_assert(play_all(&d, 0, "put in Boots; put in Axe"));
    cr_assert(!offers(&d, 0, "put in Boots"), "four are the most");
    cr_assert(play(&d, 0, "propose it"));
    cr_assert(
        play_all(&d, 1, "put in Hunting Knife; put in Pan; put in Knife; put in Axe"));
    cr_assert(!offers(&d, 1, "put in Hunting Knife"));
    cr_assert(play(&d, 1, "agree"));
    for (int i = 0; i < 4; i++) cr_assert(play(&d, 0, "put it on the discard pile"));
    for (int i = 0; i < 4; i++) cr_assert(play(&d, 1, "put it on the discard pile"));
    cr_assert_eq(discard_has(&d, 1, "net"), 2);
    cr_assert_eq(discard_has(&d, 1, "boots"), 1);
    cr_assert_eq(discard_has(&d, 0, "hunting_knife"), 1);
    cr_assert_eq(discard_has(&d, 0, "knife"), 1);
    desk_close(&d);
}

Test(west_rules_day, dw_94_ruling_71_an_empty_deal_cannot_be_proposed) {
    Desk d = versus("seat 0 hand pan, axe; seat 0 gold 1; seat 1 food 1");
    cr_assert(play_all(&d, 0, DEAL));
    cr_assert(!offers(&d, 0, "propose it"));
    cr_assert(!offers(&d, 0, "done"), "and whoever has paid proposes one");
    desk_close(&d);
    static const char *const enough[] = {"give 1 Gold", "ask for 1 Food", "put in Axe",
                                         "offer to move the other", "ask to be moved"};
    for (int i = 0; i < 5; i++) {
        d = versus("seat 0 hand pan, axe; seat 0 gold 1; seat 1 food 1");
        cr_assert(play_all(&d, 0, DEAL));
        cr_assert(play(&d, 0, enough[i]));
        cr_assert(!offers(&d, 0, enough[i]), "%s", enough[i]);
        cr_assert(offers(&d, 0, "propose it"), "%s", enough[i]);
        desk_close(&d);
    }
}

/* Each pays with movement of its own, the active player first. */
Test(west_rules_day, dw_94_both_may_be_moved) {
    Desk d = versus("seat 0 hand pan, boots; seat 0 food 2; seat 1 hand boots; seat 1 food "
                    "2");
    cr_assert(play_all(&d, 0, DEAL "offer to move the other; ask to be moved; propose it"));
    cr_assert(play(&d, 1, "agree"));
    cr_assert(asked(&d, 0, ASK_CARRY));
    cr_assert(play(&d, 0, "Boots: pay 1 Food: walk 1"));
    answer_until(&d, 0, ASK_MOVE);
    cr_assert(play(&d, 0, "walk south to Slow River"));
    answer_until(&d, 1, ASK_CARRY);
    cr_assert(play(&d, 1, "Boots: pay 1 Food: walk 1"));
    answer_until(&d, 1, ASK_MOVE);
    cr_assert(play(&d, 1, "walk south to Slow River"));
    cr_assert(stands_at(&d, 0, 0, 1) && stands_at(&d, 1, 0, 1));
    cr_assert_eq(units_of(&d, 0, FOOD), 1);
    cr_assert_eq(units_of(&d, 1, FOOD), 1);
    desk_close(&d);
}

Test(west_rules_day, dw_94_only_movement_moves_the_other_and_nobody_has_to) {
    Desk d = versus("seat 0 hand pan, boots, axe; seat 0 food 2");
    cr_assert(play_all(&d, 0, DEAL "offer to move the other; propose it"));
    cr_assert(play(&d, 1, "agree"));
    cr_assert(!offers(&d, 0, "Axe: in a Forest: roll 2 dice for Wood"));
    cr_assert(play(&d, 0, "move nobody"));
    cr_assert(stands_at(&d, 1, 0, 0));
    cr_assert(asked(&d, 0, ASK_ACTION));
    desk_close(&d);
}

/* ---- Five, from day to day ----------------------------------------------------------------------------- */

/* Nothing of a day is left over when the next begins. */
Test(west_rules_day, dw_86_a_day_leaves_nothing_behind) {
    Desk d = versus_of(5, "discovery", "seat 2 hand pan; seat 3 hand pan; seat 4 hand pan");
    cr_assert_eq(west(&d)->todo.count, 1);
    answer_until(&d, 4, ASK_ACTION);
    answer_until(&d, 0, ASK_EVENING);
    for (int seat = 0; seat < 5; seat++) cr_assert(asked(&d, (Seat)seat, ASK_EVENING));
    answer_until(&d, 1, ASK_ACTION);
    cr_assert_eq(west(&d)->todo.count, 1);
    cr_assert_eq(west(&d)->first, 1);
    desk_close(&d);
}

Test(west_rules_day, dw_4_the_last_survivor_wins_in_the_middle_of_a_day) {
    Desk d = versus(
        "seat 0 hand hunger, hunger, hunger, cold_night, cold_night, pan; seat 0 draw "
        "top homesick");
    cr_assert(play(&d, 0, "Sam Boater: draw 1 card and scrap 1 item"));
    cr_assert(ended(&d, "jake_wilder"));
    desk_close(&d);
}

/* Nothing of the first deal lies in the second. */
Test(west_rules_day, dw_94_every_deal_begins_empty) {
    Desk d = versus("seat 0 hand pan, pan, axe; seat 0 gold 3; seat 1 food 3");
    cr_assert(play_all(&d, 0, DEAL "give 1 Gold; ask for 1 Food; put in Axe; propose it"));
    cr_assert(play(&d, 1, "refuse"));
    cr_assert(play_all(&d, 0, DEAL));
    cr_assert(!offers(&d, 0, "propose it"));
    cr_assert(offers(&d, 0, "put in Axe"));
    cr_assert(play_all(&d, 0, "give 1 Gold; propose it"));
    cr_assert(play(&d, 1, "agree"));
    cr_assert_eq(units_of(&d, 0, GOLD), 2);
    cr_assert_eq(units_of(&d, 1, FOOD), 3);
    desk_close(&d);
}

Test(west_rules_day, dw_31_ruling_14_in_a_later_action_a_mission_job_may_be_done_again) {
    Desk d = coop("thread_of_steel",
                  "seat 0 hand pan, pan, knife, knife; seat 0 metal 0; seat 1 at 1 1");
    for (int i = 0; i < 2; i++) {
        cr_assert(play(&d, 0, "Thread of Steel: discard 2 items: gain 1 Metal"));
        while (asked(&d, 0, ASK_CARD))
            cr_assert(play(&d, 0, i ? "discard Knife" : "discard Pan"));
        if (asked(&d, 0, ASK_MORE)) cr_assert(play(&d, 0, "go on"));
        cr_assert_eq(units_of(&d, 0, METAL), i + 1);
    }
    desk_close(&d);
}

Test(west_rules_day, dw_89_ruling_16_ruling_17_those_who_passed_may_join_and_trade) {
    Desk d =
        versus("seat 0 hand knife, pan; seat 1 hand knife; seat 1 passed; seat 0 gold 1");
    cr_assert(play(&d, 0, "Knife: in a Forest: roll 2 dice for Food"));
    cr_assert(play(&d, 0, "invite Jake Wilder"));
    cr_assert(play(&d, 1, "Knife: in a Forest: roll 2 dice for Food"));
    answer_until(&d, 0, ASK_ACTION);
    cr_assert_eq(west(&d)->actions_left, 1);
    cr_assert(play_all(&d, 0, DEAL "give 1 Gold; propose it"));
    cr_assert(play(&d, 1, "agree"));
    cr_assert_eq(units_of(&d, 1, GOLD), 1);
    desk_close(&d);
}
