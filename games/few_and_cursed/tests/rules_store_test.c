/* FC-60 to FC-67: the Store and its items. */
#include "base/text.h"

#include "few_desk.h"

/* Jebediah has come to the Store with this much Water. */
static Desk shopping(const char *position) {
    char room[500] = "phase encounter; first 0; turn 0; "
                     "store row horse, boots, revolver; ";
    strncat(room, position, sizeof room - strlen(room) - 1);
    Desk d = rivals(room);
    cr_assert(play(&d, JEB, "go to the Store"));
    return d;
}

static bool has_item(const Desk *d, int seat, const char *id) {
    return rider(d, seat)->items & bit(item_number(id));
}

static bool in_row(const Desk *d, const char *id) {
    for (int i = 0; i < 3; i++) {
        if (few(d)->store_row[i] == item_number(id) + 1) return true;
    }
    return false;
}

Test(few, fc_60_any_number_of_things_is_bought_while_there_is_water) {
    Desk d = shopping("seat 0 money 11; seat 0 bullets 2; seat 0 health 4");
    cr_assert(play_all(&d, JEB, "buy Horse; buy a bullet; buy 1 Health"));
    cr_assert_eq(rider(&d, JEB)->water, 1);
    cr_assert(has_item(&d, JEB, "horse"));
    cr_assert_eq(rider(&d, JEB)->bullets, 3);
    cr_assert_eq(rider(&d, JEB)->health, 5);
    cr_assert(refuses(&d, JEB, "buy Boots", "FC-60", 2));
    desk_close(&d);
}

Test(few, fc_61_the_top_of_the_stores_discards_is_for_sale_too) {
    Desk d = shopping("seat 0 money 20; store discard lasso, machete");
    cr_assert(offers(&d, JEB, "buy Machete"));
    cr_assert_not(offers(&d, JEB, "buy Lasso"));
    cr_assert(play(&d, JEB, "buy Machete"));
    cr_assert(offers(&d, JEB, "buy Lasso"));
    desk_close(&d);
}

Test(few, fc_62_once_a_visit_the_row_is_refreshed_in_a_chosen_order) {
    Desk d = shopping("seat 0 money 20");
    cr_assert(play_all(&d, JEB, "refresh the row; discard Revolver; discard Boots"));
    cr_assert_eq(few(&d)->store_discard_count, 3);
    cr_assert_eq(few(&d)->store_discard[0], item_number("revolver"));
    cr_assert_eq(few(&d)->store_discard[2],
                 item_number("horse")); /* the last one by itself */
    for (int i = 0; i < 3; i++) cr_assert(few(&d)->store_row[i]);
    cr_assert_not(in_row(&d, "horse"));
    cr_assert(offers(&d, JEB, "buy Horse")); /* FC-61 */
    cr_assert(refuses(&d, JEB, "refresh the row", "FC-62", 0));
    desk_close(&d);
}

Test(few, fc_38_an_empty_store_is_made_new_of_its_discards) {
    Desk d = shopping("seat 0 water 30; store deck spyglass");
    cr_assert_gt(few(&d)->store_discard_count, 3);
    cr_assert(play_all(&d, JEB, "buy Horse; buy Boots"));
    cr_assert(in_row(&d, "spyglass"));
    cr_assert_neq(few(&d)->store_deck, 0);
    cr_assert_eq(few(&d)->store_discard_count, 0);
    for (int i = 0; i < ITEMS_MAX; i++) cr_assert_eq(few(&d)->store_discard[i], 0);
    desk_close(&d);
}

Test(few, fc_63_prices) {
    Desk d = shopping("seat 0 money 10; seat 0 bullets 0");
    cr_assert(play(&d, JEB, "buy a bullet"));
    cr_assert_eq(rider(&d, JEB)->water, 9);
    cr_assert(play(&d, JEB, "buy a higher bullet maximum"));
    cr_assert_eq(rider(&d, JEB)->water, 7);
    cr_assert_eq(rider(&d, JEB)->bullet_max, 5);
    cr_assert(play(&d, JEB, "buy 1 Health"));
    cr_assert_eq(rider(&d, JEB)->water, 4);
    cr_assert(play(&d, JEB, "buy a higher Curse Threshold"));
    cr_assert_eq(rider(&d, JEB)->water, 0);
    cr_assert_eq(rider(&d, JEB)->threshold, 8);
    cr_assert(refuses(&d, JEB, "buy a bullet", "FC-63", 1));
    desk_close(&d);
}

Test(few, ruling_10_no_bullet_above_the_maximum) {
    Desk d = shopping("seat 0 money 10; seat 0 bullets 4");
    cr_assert(refuses(&d, JEB, "buy a bullet", "FC-60", 0));
    desk_close(&d);
    d = rivals("phase action; first 0; turn 0; seat 0 bullets 4; seat 0 hand spare_rounds");
    cr_assert(play(&d, JEB, "play Spare Rounds"));
    cr_assert_eq(rider(&d, JEB)->bullets, 4); /* the excess is lost */
    desk_close(&d);
}

Test(few, ruling_9_ruling_62_health_is_bought_up_to_the_end_of_its_track) {
    Desk d = shopping("seat 0 money 10; seat 0 health 9");
    cr_assert(play(&d, JEB, "buy 1 Health"));
    cr_assert_eq(rider(&d, JEB)->health, 10);
    cr_assert(refuses(&d, JEB, "buy 1 Health", "FC-60", 0));
    desk_close(&d);
}

Test(few, ruling_8_a_threshold_above_the_curse_turns_the_card_back) {
    Desk d = shopping("seat 0 money 4; seat 0 curse 7");
    cr_assert_eq(rider(&d, JEB)->cursed, 1);
    cr_assert(play(&d, JEB, "buy a higher Curse Threshold"));
    cr_assert_eq(rider(&d, JEB)->cursed, 0);
    desk_close(&d);
}

Test(few, fc_64_ruling_42_an_item_is_used_once_a_round) {
    Desk d = rivals("phase action; first 0; turn 0; seat 0 items horse");
    cr_assert(play(&d, JEB, "use Horse"));
    cr_assert_eq(rider(&d, JEB)->move, 2);
    cr_assert(refuses(&d, JEB, "use Horse", "FC-64", 0));
    rest_of_round(&d);
    play_until(&d, JEB, ASK_IMPROVISE);
    cr_assert(offers(&d, JEB, "use Horse"));
    desk_close(&d);
}

Test(few, fc_64_what_an_item_asks_for_must_be_there) {
    Desk d = rivals("phase action; first 0; turn 0; seat 0 items silver_spurs; "
                    "seat 0 money 0");
    cr_assert(refuses(&d, JEB, "use Silver Spurs", "FC-124", 1));
    desk_close(&d);
}

Test(few, fc_66_ruling_40_there_is_room_for_two_accessories) {
    Desk d = shopping("seat 0 money 20; seat 0 items spyglass, bandolier");
    cr_assert(play(&d, JEB, "buy Horse"));
    cr_assert(asked(&d, JEB, ASK_ROOM));
    cr_assert_eq(offered(&d, JEB, "give up"), 2);
    cr_assert(play(&d, JEB, "give up Spyglass"));
    cr_assert(happened(&d, EV_ITEM_GONE, item_number("spyglass"), ANY, ANY));
    cr_assert(has_item(&d, JEB, "horse") && has_item(&d, JEB, "bandolier"));
    cr_assert_not(has_item(&d, JEB, "spyglass"));
    cr_assert_eq(few(&d)->store_discard[few(&d)->store_discard_count - 1],
                 item_number("spyglass"));
    cr_assert_eq(rider(&d, JEB)->water, 14); /* no resale */
    desk_close(&d);
}

Test(few, fc_66_ruling_40_a_two_handed_item_fills_both_hands) {
    Desk d = shopping("seat 0 money 20; seat 0 items lasso, machete, spyglass; "
                      "store row long_rifle, boots, horse");
    cr_assert(play(&d, JEB, "buy Long Rifle"));
    cr_assert_not(offers(&d, JEB, "give up Spyglass")); /* would not help */
    cr_assert(play(&d, JEB, "give up Lasso"));
    cr_assert(play(&d, JEB, "give up Machete")); /* both hands */
    cr_assert(has_item(&d, JEB, "long_rifle") && has_item(&d, JEB, "spyglass"));
    cr_assert_eq(bits_count(rider(&d, JEB)->items), 2);
    cr_assert(asked(&d, JEB, ASK_STORE));
    desk_close(&d);
}

Test(few, fc_66_a_hand_is_free_only_without_the_two_handed_item) {
    Desk d = shopping("seat 0 money 20; seat 0 items long_rifle");
    cr_assert(play_all(&d, JEB, "buy Revolver; give up Long Rifle"));
    cr_assert_eq(rider(&d, JEB)->items, bit(item_number("revolver")));
    desk_close(&d);
}

Test(few, fc_67_items_are_no_part_of_the_deck) {
    Desk d = rivals("phase action; first 0; turn 0; seat 0 items horse");
    cr_assert(play(&d, JEB, "camp")); /* shuffles all cards */
    cr_assert(has_item(&d, JEB, "horse"));
    cr_assert_eq(deck_size(&d, JEB) + hand_size(&d, JEB), 8);
    desk_close(&d);
}

Test(few, ruling_39_what_was_bought_is_replaced_at_once) {
    Desk d = shopping("seat 0 money 20");
    cr_assert(play(&d, JEB, "buy Horse"));
    for (int i = 0; i < 3; i++) cr_assert(few(&d)->store_row[i]);
    cr_assert_not(in_row(&d, "horse"));
    desk_close(&d);
}

Test(few, fc_38_the_store_deck_is_made_new_from_its_discards) {
    Desk d = shopping("seat 0 money 20");
    for (int visit = 0; visit < 12; visit++) {
        cr_assert(play(&d, JEB, "refresh the row"));
        while (few(&d)->head.asked[JEB].kind == ASK_ORDER) {
            OptionList list = {0, NULL, {{0}}};
            match_options(d.match, JEB, &list);
            match_play(d.match, JEB, match_ticket(d.match, JEB), list.at[0], 0, NULL);
        }
        cr_assert(few(&d)->store_row[0] && few(&d)->store_row[1] && few(&d)->store_row[2]);
        cr_assert(play(&d, JEB, "leave the Store"));
        rest_of_round(&d);
        play_until(&d, JEB, ASK_TOWN);
        cr_assert(play(&d, JEB, "go to the Store"));
    }
    desk_close(&d);
}

Test(few, ruling_41_there_is_always_enough_water) {
    Desk d = rivals("phase action; first 0; turn 0; seat 0 money 300; "
                    "seat 0 hand hidden_spring");
    cr_assert(play(&d, JEB, "play Hidden Spring"));
    cr_assert_eq(rider(&d, JEB)->water, 302);
    desk_close(&d);
}

/* FC-134: Maecenas' Normal side makes the Store cheaper, without an action. */
Test(few, fc_134_a_passive_ability_holds_on_the_normal_side_only) {
    Desk d = rivals("phase encounter; first 1; turn 1; seat 1 money 5; "
                    "store row horse, lasso, machete");
    cr_assert(play(&d, MAE, "go to the Store"));
    cr_assert(play(&d, MAE, "buy Horse")); /* 6, one less */
    cr_assert_eq(rider(&d, MAE)->water, 0);
    desk_close(&d);

    d = rivals("phase encounter; first 1; turn 1; seat 1 money 5; seat 1 curse 8; "
               "store row horse, lasso, machete");
    cr_assert(play(&d, MAE, "go to the Store"));
    cr_assert(refuses(&d, MAE, "buy Horse", "FC-60", 1));
    desk_close(&d);
}

Test(few, fc_63_a_threshold_at_the_end_of_the_track_is_not_for_sale) {
    Desk d = shopping("seat 0 money 10; seat 0 threshold 11");
    cr_assert(play(&d, JEB, "buy a higher Curse Threshold"));
    cr_assert_eq(rider(&d, JEB)->threshold, 12);
    cr_assert(text_starts(why_not(&d, JEB, "buy a higher Curse Threshold"), "FC-60:"));
    desk_close(&d);
}
