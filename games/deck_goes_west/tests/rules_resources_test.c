/* DW-40 to DW-46: resources, any kind of them, x, dice, and rolling together. */
#include <stdio.h>

#include "west_desk.h"

/* ---- Units, any kind, x ---------------------------------------------------------------------- */

#define UNITS(gold, metal, wood, food)                                                     \
    "seat 0 gold " #gold "; seat 0 metal " #metal "; seat 0 wood " #wood                   \
    "; seat 0 food " #food

Test(west_rules_resources, dw_40_units_are_gained_and_paid) {
    Desk d = solo("seat 0 hand two_man_saw; seat 0 food 1; seat 0 wood 0");
    cr_assert(play(&d, 0, "Two-Man Saw: pay 1 Food: gain 3 Wood"));
    cr_assert_eq(units_of(&d, 0, FOOD), 0);
    cr_assert_eq(units_of(&d, 0, WOOD), 3);
    desk_close(&d);
}

Test(west_rules_resources, dw_40_ruling_12_counters_never_run_out) {
    Desk d = solo("seat 0 hand two_man_saw; seat 0 food 1; seat 0 wood 500");
    cr_assert(play(&d, 0, "Two-Man Saw: pay 1 Food: gain 3 Wood"));
    cr_assert_eq(units_of(&d, 0, WOOD), 503);
    desk_close(&d);
}

Test(west_rules_resources, dw_41_any_is_one_kind_of_ones_choice) {
    Desk d = solo(
        "seat 0 hand hunger; seat 0 gold 1; seat 0 metal 0; seat 0 wood 0; seat 0 food "
        "2");
    cr_assert(play(&d, 0, "Hunger: pay 1 of any one kind: discard this card"));
    cr_assert(asked(&d, 0, ASK_KIND));
    cr_assert(!offers(&d, 0, "pay Metal"));
    cr_assert(play(&d, 0, "pay Gold"));
    cr_assert_eq(units_of(&d, 0, GOLD), 0);
    cr_assert_eq(units_of(&d, 0, FOOD), 2);
    desk_close(&d);
}

/* The rulebook's examples: 4 Wood for 2 Food, 6 Food for 3 Metal. */
Test(west_rules_resources, dw_42_two_of_one_kind_for_one_of_another) {
    Desk d = solo(
        "seat 0 hand rookie_trader, rookie_trader; seat 0 wood 4; seat 0 food 4; seat 0 "
        "gold 0; seat 0 metal 0");
    const char *trade = "Rookie Trader: pay 2x of any one kind: gain x of another kind";
    cr_assert(play(&d, 0, trade));
    cr_assert(asked(&d, 0, ASK_X));
    cr_assert(!offers(&d, 0, "x is 3"));
    cr_assert(play(&d, 0, "x is 2"));
    cr_assert(play(&d, 0, "pay Wood"));
    cr_assert(!offers(&d, 0, "gain Wood"));
    cr_assert(play(&d, 0, "gain Food"));
    cr_assert_eq(units_of(&d, 0, WOOD), 0);
    cr_assert_eq(units_of(&d, 0, FOOD), 6);
    cr_assert(play_all(&d, 0, trade));
    cr_assert(play_all(&d, 0, "x is 3; gain Metal"));
    cr_assert_eq(units_of(&d, 0, FOOD), 0);
    cr_assert_eq(units_of(&d, 0, METAL), 3);
    desk_close(&d);
}

/* 5 Gold for 5 Food. */
Test(west_rules_resources, dw_42_ruling_59_x_gold_for_x_of_another_kind) {
    Desk d =
        solo("tile 0 0 larkspur; seat 0 hand rookie_trader; seat 0 gold 5; seat 0 food 0");
    cr_assert(
        play(&d, 0, "Rookie Trader: in a Village, pay x Gold: gain x of another kind"));
    cr_assert(offers(&d, 0, "x is 0"));
    cr_assert(play_all(&d, 0, "x is 5; gain Food"));
    cr_assert_eq(units_of(&d, 0, GOLD), 0);
    cr_assert_eq(units_of(&d, 0, FOOD), 5);
    desk_close(&d);
}

Test(west_rules_resources, dw_41_separate_any_icons_may_be_of_different_kinds) {
    const char *job = "pay 2 any, pay 3 any, gain 9 food";
    const char *words = "Ledger: pay 2 of any one kind, pay 3 of any one kind: gain 9 Food";
    Desk d = solo_with_ledger(job, UNITS(2, 3, 0, 0));
    cr_assert(play(&d, 0, words));
    cr_assert_eq(units_of(&d, 0, GOLD) + units_of(&d, 0, METAL), 0,
                 "there is only one way to pay");
    cr_assert_eq(units_of(&d, 0, FOOD), 9);
    desk_close(&d);
    d = solo_with_ledger(job, UNITS(3, 2, 0, 0));
    cr_assert(play(&d, 0, words));
    cr_assert_eq(units_of(&d, 0, GOLD) + units_of(&d, 0, METAL), 0, "nor here");
    desk_close(&d);
    d = solo_with_ledger(job, UNITS(0, 5, 0, 0));
    cr_assert(play(&d, 0, words));
    cr_assert_eq(units_of(&d, 0, METAL), 0, "or both of one kind");
    desk_close(&d);
    d = solo_with_ledger(job, UNITS(2, 2, 2, 2));
    cr_assert_str_eq(why_not(&d, 0, words), "DW-41: 2 units of one kind are needed");
    desk_close(&d);
    d = solo_with_ledger(job, UNITS(0, 4, 1, 0));
    cr_assert(refuses(&d, 0, words, "DW-41", 0));
    desk_close(&d);
}

/* The Gold that a later step takes is not there for Any. */
Test(west_rules_resources, dw_41_any_leaves_what_later_steps_need) {
    const char *job = "pay 1 any, pay 2 gold, gain 9 food";
    const char *words = "Ledger: pay 1 of any one kind, pay 2 Gold: gain 9 Food";
    Desk d = solo_with_ledger(job, UNITS(2, 1, 1, 0));
    cr_assert(play(&d, 0, words));
    cr_assert(!offers(&d, 0, "pay Gold"));
    cr_assert(offers(&d, 0, "pay Wood"));
    cr_assert(play(&d, 0, "pay Metal"));
    cr_assert_eq(units_of(&d, 0, GOLD), 0);
    cr_assert_eq(units_of(&d, 0, WOOD), 1);
    desk_close(&d);
    d = solo_with_ledger(job, UNITS(3, 0, 0, 1));
    cr_assert(play(&d, 0, words));
    cr_assert(play(&d, 0, "pay Gold"));
    cr_assert_eq(units_of(&d, 0, GOLD), 0);
    desk_close(&d);
    d = solo_with_ledger(job, UNITS(2, 0, 0, 0));
    cr_assert(refuses(&d, 0, words, "DW-41", 0));
    desk_close(&d);
    d = solo_with_ledger(job, UNITS(1, 0, 0, 5));
    cr_assert(refuses(&d, 0, words, "DW-40", 1));
    desk_close(&d);
}

/* Two dangers are gone before x counts the others. */
Test(west_rules_resources, dw_42_x_counts_what_fixed_costs_leave) {
    Desk d = solo_with_ledger("discard 1 item, discard x items, gain x food",
                              "seat 0 hand ledger, pan, pan, pan, hunger; seat 0 food 0");
    cr_assert(
        play(&d, 0, "Ledger: discard 1 other item, discard x other items: gain x Food"));
    cr_assert(!offers(&d, 0, "x is 3"));
    cr_assert(play(&d, 0, "x is 2"));
    cr_assert_eq(discard_has(&d, 0, "pan"), 3);
    cr_assert_eq(units_of(&d, 0, FOOD), 2);
    desk_close(&d);
    d = solo_with_ledger("pay 2 gold, pay 2x gold, gain x food", UNITS(7, 0, 0, 0));
    cr_assert(play(&d, 0, "Ledger: pay 2 Gold, pay 2x Gold: gain x Food"));
    cr_assert(!offers(&d, 0, "x is 3"));
    cr_assert(play(&d, 0, "x is 2"));
    cr_assert_eq(units_of(&d, 0, GOLD), 1);
    desk_close(&d);
}

/* The Camp Kettle: as much danger as there is Food for, and the other way round. */
Test(west_rules_resources, dw_42_ruling_60_x_is_bounded_by_every_cost) {
    const char *kettle = "Camp Kettle: pay x Food: discard x danger cards";
    Desk d = solo("seat 0 hand camp_kettle, hunger, hunger, pan; seat 0 food 5");
    cr_assert(play(&d, 0, kettle));
    cr_assert(!offers(&d, 0, "x is 3"));
    cr_assert(play(&d, 0, "x is 2"));
    cr_assert_eq(discard_has(&d, 0, "hunger"), 2);
    cr_assert_eq(units_of(&d, 0, FOOD), 3);
    desk_close(&d);
    d = solo("seat 0 hand camp_kettle, hunger, hunger, pan; seat 0 food 1");
    cr_assert(play(&d, 0, kettle));
    cr_assert(!offers(&d, 0, "x is 2"));
    desk_close(&d);
}

Test(west_rules_resources, dw_42_ruling_60_x_is_24_at_most) {
    Desk d = solo("seat 0 hand letter_of_credit; seat 0 gold 30");
    cr_assert(play(&d, 0, "Letter of Credit: pay x Gold: gain 2x of another kind"));
    cr_assert(offers(&d, 0, "x is 24"));
    cr_assert(!offers(&d, 0, "x is 25"));
    cr_assert(play_all(&d, 0, "x is 24; gain Metal"));
    cr_assert_eq(units_of(&d, 0, METAL), 1 + 48);
    desk_close(&d);
}

/* x is 0 where nothing can be paid, and nobody is asked. */
Test(west_rules_resources, dw_42_x_that_can_only_be_0_is_not_asked) {
    Desk d = solo("tile 0 0 hollow_rock; bandits 0 0 0; seat 0 food 0");
    cr_assert(play(&d, 0, "Hollow Rock Camp: pay x Food: gain 2x Metal"));
    cr_assert(asked(&d, 0, ASK_ACTION));
    cr_assert_eq(units_of(&d, 0, METAL), 1);
    desk_close(&d);
}

/* Without an x a gain of Any may be what was paid. */
Test(west_rules_resources, dw_41_a_gain_of_any_is_of_any_kind) {
    Desk d = solo("tile 0 0 rag_fair; seat 0 hand pan; seat 0 gold 0");
    cr_assert(play(&d, 0, "Rag Fair: scrap 1 item: gain 1 of any one kind"));
    cr_assert_eq(offered(&d, 0, "gain"), 4);
    cr_assert(play(&d, 0, "gain Gold"));
    cr_assert_eq(units_of(&d, 0, GOLD), 1);
    cr_assert_eq(scrap_has(&d, "pan"), 1 + 5, "the box keeps the others");
    desk_close(&d);
}

/* Nothing is paid and nothing gained, so there is no kind to choose. */
Test(west_rules_resources, dw_42_x_may_be_0) {
    Desk d = solo("seat 0 hand rookie_trader; seat 0 wood 4; seat 0 food 4");
    cr_assert(play_all(&d, 0,
                       "Rookie Trader: pay 2x of any one kind: gain x of another kind; "
                       "x is 0"));
    cr_assert(asked(&d, 0, ASK_ACTION));
    cr_assert_eq(units_of(&d, 0, WOOD), 4);
    cr_assert_eq(told(&d, EV_GAINED), 0);
    desk_close(&d);
}

/* The first kind is left for what only it can pay. */
Test(west_rules_resources, dw_41_of_two_any_costs_the_first_leaves_enough_for_the_second) {
    Desk d = solo_with_ledger("pay 1 any, pay 2 any, gain 1 wood", UNITS(2, 0, 0, 1));
    cr_assert(
        play(&d, 0, "Ledger: pay 1 of any one kind, pay 2 of any one kind: gain 1 Wood"));
    cr_assert(asked(&d, 0, ASK_ACTION), "there is one way only");
    cr_assert_eq(units_of(&d, 0, GOLD) + units_of(&d, 0, FOOD), 0);
    desk_close(&d);
}

/* What can be paid all can see; what is in hand only its owner. */
Test(west_rules_resources, dw_42_an_x_of_units_is_asked_only_where_there_is_a_choice) {
    for (int gold = 0; gold < 2; gold++) {
        char room[100];
        snprintf(room, sizeof room,
                 "first 0; turn 0; seat 1 at 1 1; seat 2 at 1 1; seat 0 "
                 "gold %d",
                 gold);
        Desk d = versus_with_ledger("pay x gold, gain x food", room);
        cr_assert(play(&d, 0, "Ledger: pay x Gold: gain x Food"));
        cr_assert_eq(asked(&d, 0, ASK_X), gold == 1);
        desk_close(&d);
    }
    Desk d = solo_with_ledger("discard x items, gain x food", "");
    cr_assert(play(&d, 0, "Ledger: discard x other items: gain x Food"));
    cr_assert(asked(&d, 0, ASK_ACTION), "alone nobody watches");
    desk_close(&d);
}

/* Once for all: a card that comes to hand meanwhile changes nothing. */
Test(west_rules_resources, dw_42_x_is_fixed_for_the_job) {
    Desk d = solo_with_ledger("discard x items, draw 1, gain 2 any",
                              "seat 0 hand ledger; seat 0 draw top pan");
    cr_assert_eq(offered(&d, 0, "Ledger"), 1);
    answer_until(&d, 0, ASK_ACTION);
    cr_assert(play(&d, 0,
                   "Ledger: discard x other items, draw 1 card and gain 2 of any one "
                   "kind"));
    cr_assert(play(&d, 0, "gain Metal"));
    cr_assert(asked(&d, 0, ASK_ACTION));
    cr_assert_eq(hand_has(&d, 0, "pan"), 1);
    desk_close(&d);
}

/* ---- Dice, alone and together ---------------------------------------------------------------- */

/* Faces 0, 0, 1, 1, 1, 2. */
Test(west_rules_resources, dw_43_ruling_58_success_dice_are_thrown_and_added) {
    Desk d = solo("seat 0 hand hunting_knife; seat 0 food 0; next rolls 2, 3, 5, 6");
    cr_assert(play(&d, 0, "Hunting Knife: in a Forest: roll 4 dice for Food"));
    cr_assert_eq(units_of(&d, 0, FOOD), 0 + 1 + 1 + 2);
    desk_close(&d);
}

/* The rulebook's example: Alice rolls 3 with four dice, Bob 1 with two; they gain 4 and 3. */
#define HUNTING                                                                            \
    "seat 0 hand hunting_knife; seat 0 food 0; seat 1 hand knife, pan; seat 1 food 0; "

Test(west_rules_resources, dw_44_others_on_the_tile_may_be_invited) {
    Desk d = coop("the_mapmakers", HUNTING "next rolls 3, 3, 3, 1, 3, 1");
    cr_assert(play(&d, 0, "Hunting Knife: in a Forest: roll 4 dice for Food"));
    cr_assert(asked(&d, 0, ASK_MORE));
    cr_assert(play(&d, 0, "invite Jake Wilder"));
    cr_assert(asked(&d, 1, ASK_JOIN));
    desk_close(&d);
}

Test(west_rules_resources, dw_44_only_on_the_same_tile) {
    Desk d = coop("the_mapmakers", HUNTING "seat 1 at 1 -1; next rolls 3, 3, 3, 1");
    cr_assert(play(&d, 0, "Hunting Knife: in a Forest: roll 4 dice for Food"));
    cr_assert_eq(units_of(&d, 0, FOOD), 3);
    desk_close(&d);
}

Test(west_rules_resources, dw_45_the_invited_use_jobs_that_roll_for_the_same) {
    Desk d =
        coop("the_mapmakers", HUNTING "tile 0 0 willow_ford; next rolls 3, 3, 3, 1, 3, 1");
    cr_assert(play(&d, 0, "Hunting Knife: in a Forest: roll 4 dice for Food"));
    cr_assert(play(&d, 0, "invite Jake Wilder"));
    cr_assert(offers(&d, 1, "Knife: in a Forest: roll 2 dice for Food"));
    cr_assert(!offers(&d, 1, "Pan: at a River: roll 1 die for Gold"));
    cr_assert(play(&d, 1, "Knife: in a Forest: roll 2 dice for Food"));
    cr_assert_eq(discard_has(&d, 1, "knife"), 1);
    desk_close(&d);
}

Test(west_rules_resources, dw_46_half_of_the_best_other_roll_comes_on_top) {
    Desk d = coop("the_mapmakers", HUNTING "next rolls 3, 3, 3, 1, 3, 1");
    cr_assert(play(&d, 0, "Hunting Knife: in a Forest: roll 4 dice for Food"));
    cr_assert(play(&d, 0, "invite Jake Wilder"));
    cr_assert(play(&d, 1, "Knife: in a Forest: roll 2 dice for Food"));
    if (asked(&d, 1, ASK_JOIN)) cr_assert(play(&d, 1, "no more"));
    if (asked(&d, 0, ASK_MORE)) cr_assert(play(&d, 0, "roll"));
    cr_assert_eq(units_of(&d, 0, FOOD), 4);
    cr_assert_eq(units_of(&d, 1, FOOD), 3);
    desk_close(&d);
}

#define KNIFE "Knife: in a Forest: roll 2 dice for Food"

/* Alone a second Knife is as good as another action, so nothing is asked; with a guest it is not. */
Test(west_rules_resources, dw_43_dw_46_more_dice_of_ones_own_matter_with_a_guest_alone) {
    Desk d = solo("seat 0 hand knife, knife; seat 0 food 0");
    cr_assert(play(&d, 0, KNIFE));
    cr_assert(asked(&d, 0, ASK_ACTION));
    desk_close(&d);
    d = coop("the_mapmakers", "seat 0 hand knife, knife; seat 1 hand knife");
    cr_assert(play_all(&d, 0, KNIFE "; invite Jake Wilder"));
    cr_assert(play(&d, 1, KNIFE));
    cr_assert(asked(&d, 0, ASK_MORE) && offers(&d, 0, KNIFE));
    desk_close(&d);
}

/* Sums of 3, 1 and 2: each gains half of the best of the others besides. */
Test(west_rules_resources, dw_46_three_may_roll_together) {
    Desk d = coop_of(3, "the_mapmakers",
                     "seat 0 hand knife; seat 1 hand knife; seat 2 hand knife; seat 0 food "
                     "0; seat 1 food 0; seat 2 food 0; next rolls 6, 3, 3, 1, 6, 1");
    cr_assert(play_all(&d, 0, KNIFE "; invite Jake Wilder"));
    cr_assert(play(&d, 1, KNIFE));
    cr_assert(!offers(&d, 0, "invite Jake Wilder"), "once is enough");
    cr_assert(play(&d, 0, "invite Ada Fairweather"));
    cr_assert(play(&d, 2, KNIFE));
    cr_assert_eq(units_of(&d, 0, FOOD), 3 + 1);
    cr_assert_eq(units_of(&d, 1, FOOD), 1 + 2);
    cr_assert_eq(units_of(&d, 2, FOOD), 2 + 2);
    desk_close(&d);
}

Test(west_rules_resources, dw_45_an_invitation_may_be_declined) {
    Desk d = coop("the_mapmakers", HUNTING);
    cr_assert(play(&d, 0, "Hunting Knife: in a Forest: roll 4 dice for Food"));
    cr_assert(play(&d, 0, "invite Jake Wilder"));
    load_d6(&d, "3331");
    cr_assert(play(&d, 1, "no more"));
    cr_assert_eq(units_of(&d, 0, FOOD), 3);
    cr_assert_eq(units_of(&d, 1, FOOD), 0);
    desk_close(&d);
}

/* What is gained for sure is gained alone. */
Test(west_rules_resources, dw_44_only_dice_are_shared) {
    Desk d =
        coop("the_mapmakers",
             "row mule, mule, canoe, ledger, fiddle; seat 0 hand cow, cow; seat 0 food 0");
    cr_assert(play(&d, 0, "Cow: gain 2 Food"));
    cr_assert(asked(&d, 0, ASK_ACTION));
    cr_assert_eq(units_of(&d, 0, FOOD), 2);
    desk_close(&d);
}

/* The kind is chosen before the throw. */
Test(west_rules_resources, dw_43_dice_may_be_for_any_kind) {
    Desk d = solo_with_ledger("gain 2 dice any", "seat 0 metal 0");
    cr_assert(play(&d, 0, "Ledger: roll 2 dice for any one kind"));
    cr_assert(asked(&d, 0, ASK_KIND));
    load_d6(&d, "63");
    cr_assert(play(&d, 0, "gain Metal"));
    cr_assert_eq(units_of(&d, 0, METAL), 3);
    cr_assert(happened(&d, EV_ROLLED, 2, 3, METAL));
    desk_close(&d);
    d = coop_with_ledger("gain 2 dice any", "");
    cr_assert(play_all(&d, 0, "Ledger: roll 2 dice for any one kind; gain Metal"));
    cr_assert(asked(&d, 0, ASK_ACTION), "nobody is invited to that");
    desk_close(&d);
}

Test(west_rules_resources, dw_45_the_invited_may_add_more_jobs) {
    Desk d = coop("the_mapmakers", HUNTING "seat 1 hand knife, knife, hunting_knife");
    cr_assert(play_all(
        &d, 0, "Hunting Knife: in a Forest: roll 4 dice for Food; invite Jake Wilder"));
    cr_assert(play(&d, 1, KNIFE));
    cr_assert(asked(&d, 1, ASK_JOIN));
    cr_assert(play(&d, 1, "Hunting Knife: in a Forest: roll 4 dice for Food"));
    cr_assert_eq(west(&d)->action.dice[1], 6);
    desk_close(&d);
}

Test(west_rules_resources, dw_46_nobody_else_rolls_nothing_is_added) {
    Desk d = coop_of(5, "the_mapmakers", "seat 0 hand knife; seat 0 food 0");
    cr_assert(play(&d, 0, KNIFE));
    load_d6(&d, "63");
    cr_assert(play(&d, 0, "roll"));
    cr_assert_eq(units_of(&d, 0, FOOD), 3);
    desk_close(&d);
}

Test(west_rules_resources, dw_43_a_throw_of_nothing_gains_nothing) {
    Desk d = solo("seat 0 hand knife; seat 0 food 1; next rolls 1, 2");
    cr_assert(play(&d, 0, KNIFE));
    cr_assert_eq(units_of(&d, 0, FOOD), 1);
    cr_assert_eq(told(&d, EV_GAINED), 0);
    cr_assert(happened(&d, EV_ROLLED, 2, 0, FOOD));
    desk_close(&d);
}

/* Whoever rolls for a kind of their own choice rolls alone, however many stand there. */
Test(west_rules_resources, dw_44_nobody_is_invited_to_roll_for_any_kind) {
    Desk d = versus_with_ledger("gain 2 dice any",
                                "first 0; turn 0; seat 1 hand boots; seat 2 hand boots");
    cr_assert(play_all(&d, 0, "Ledger: roll 2 dice for any one kind; gain Wood"));
    cr_assert(asked(&d, 0, ASK_ACTION));
    desk_close(&d);
}
