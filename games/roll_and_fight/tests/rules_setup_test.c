/* VF-1 to VF-17, VF-98: words, setup and the order of a round. */
#include "roll_desk.h"

#include "base/text.h"

static Desk open_rivals(int seats) {
    char setup[60];
    Text words = text_over(setup, sizeof setup);
    text_format(&words, "mode rivals; seats %d", seats);
    return desk_open(ROLL_ID, setup, "");
}

Test(roll_setup, vf_1_the_most_points_win) {
    Desk d = desk_open(
        ROLL_ID, "mode rivals; seats 2; hero cricket, brick; den velvet_mask, pier_nine",
        "round 4; phase resolution; seat 0 empty; seat 1 empty; seat 1 loot 3; "
        "seat 0 icons kitchen 0");
    cr_assert(ended(&d, "brick"));
    desk_close(&d);
}

Test(roll_setup, vf_2_vf_3_visited_stays_visited_when_the_hero_leaves) {
    Desk d = brawl("seat 0 empty; seat 0 sets dash 2");
    cr_assert(play_all(&d, 0, "use Dash; go to Kitchen; use Dash; go to Bar"));
    cr_assert(fighter_at(&d, 0)->visited >> room_named(&d, "kitchen") & 1);
    cr_assert(!(fighter_at(&d, 0)->visited >> room_named(&d, "stage") & 1));
    desk_close(&d);
}

Test(roll_setup, vf_2_clearing_a_wound_leaves_the_space_open) {
    Desk d = lone("seat 0 open 5; seat 0 wounds 2; next rolls 4, 4, 4");
    cr_assert(play(&d, 0, "clear Wounds"));
    cr_assert_eq(fighter_at(&d, 0)->wounds, 1, "Cricket began the round with one more");
    cr_assert_eq(fighter_at(&d, 0)->open, 5);
    desk_close(&d);
}

Test(roll_setup, vf_4_five_kinds_of_minions_and_a_boss) {
    const Content *c = roll_printed();
    static const char *const titles[KINDS] = {"Grunt", "Tough Guy", "Doorman", "Henchman",
                                              "Gunman"};
    for (int i = 0; i < KINDS; i++) cr_assert_str_eq(c->minion[i].title, titles[i]);
}

Test(roll_setup, vf_5_traits_and_bosses_go_before_the_rules) {
    Desk d = against("nightjar", "don_zemun",
                     "phase fighting; seat 0 empty; seat 0 room kitchen grunt, henchman; "
                     "seat 0 sets fire 2; seat 0 open 2");
    cr_assert(play(&d, 0, "use Fire"));
    cr_assert(offers(&d, 0, "shoot Grunt in Kitchen"));
    cr_assert(refuses(&d, 0, "shoot Henchman in Kitchen", "VF-5", 0));
    cr_assert(play(&d, 0, "shoot Grunt in Kitchen"));
    desk_close(&d);
}

/* Don Zemun: where no Grunt is in reach there is no Shoot, and he himself cannot be shot. */
Test(roll_setup, vf_5_every_shoot_must_pick_a_grunt) {
    Desk d =
        against("nightjar", "don_zemun",
                "phase fighting; seat 0 empty; seat 0 at garage; seat 0 room card_room "
                "henchman; seat 0 sets fire 1; seat 0 charges decoy_bell 1");
    cr_assert(refuses(&d, 0, "use Fire", "VF-46", 0));
    desk_close(&d);
    d = against(
        "nightjar", "don_zemun",
        "phase fighting; seat 0 empty; seat 0 at garage; seat 0 room card_room grunt; "
        "seat 0 sets fire 1");
    cr_assert(play(&d, 0, "use Fire"));
    cr_assert(refuses(&d, 0, "shoot Don Zemun in Office", "VF-5", 0));
    cr_assert(offers(&d, 0, "shoot Grunt in Card Room"));
    desk_close(&d);
}

Test(roll_setup, vf_98_doors_make_rooms_adjacent) {
    Desk d = brawl("seat 0 empty; seat 0 sets dash 1");
    cr_assert(play(&d, 0, "use Dash"));
    cr_assert_eq(offered(&d, 0, "go to"), 2);
    cr_assert(offers(&d, 0, "go to Kitchen") && offers(&d, 0, "go to Coat Room"));
    desk_close(&d);
}

Test(roll_setup, vf_6_24_35_or_46_dice) {
    static const int dice[] = {24, 35, 46};
    for (int seats = 2; seats <= 4; seats++) {
        Desk d = open_rivals(seats);
        cr_assert_eq(state_at(&d)->dice, dice[seats - 2]);
        cr_assert_eq(state_at(&d)->pool, dice[seats - 2]);
        desk_close(&d);
    }
}

Test(roll_setup, vf_10_nobody_is_dealt_a_boss_or_a_board_that_another_chose) {
    Desk d = desk_open(ROLL_ID,
                       "mode rivals; seats 4; boss doctor_hush, dealt, dealt, dealt; den "
                       "velvet_cellar, sunken_barge, dealt, dealt",
                       "");
    for (uint64_t seed = 0; seed < 40; seed++) {
        Match *m = match_new(d.box, match_setup(d.match), seed_from_number(seed));
        const RollState *s = (const RollState *)match_state(m);
        for (int seat = 1; seat < 4; seat++)
            cr_assert_neq(s->player[seat].boss, s->player[0].boss);
        for (int seat = 2; seat < 4; seat++)
            cr_assert_gt(s->player[seat].side - 1, 1, "boards 1 and 2 are taken");
        match_free(m);
    }
    desk_close(&d);
}

Test(roll_setup, vf_7_vf_10_boards_and_bosses_are_dealt_and_differ) {
    Desk d = open_rivals(4);
    for (int a = 0; a < 4; a++) {
        cr_assert(fighter_at(&d, a)->side, "a board is dealt, its side is not chosen");
        for (int b = 0; b < a; b++) {
            cr_assert_neq(fighter_at(&d, a)->side, fighter_at(&d, b)->side);
            cr_assert_neq(fighter_at(&d, a)->boss, fighter_at(&d, b)->boss);
        }
    }
    desk_close(&d);
}

Test(roll_setup, vf_7_ruling_44_what_a_seat_names_is_not_dealt) {
    Error err;
    Desk d = desk_open(ROLL_ID, "mode rivals; seats 4; den ice_house; boss lady_thorn", "");
    cr_assert_eq(fighter_at(&d, 0)->den,
                 (int)(den_named("ice_house") - roll_printed()->den));
    cr_assert_eq(fighter_at(&d, 0)->boss,
                 (int)(boss_named("lady_thorn") - roll_printed()->boss));
    for (int seat = 1; seat < 4; seat++) {
        cr_assert_neq(fighter_at(&d, seat)->side, 1 + den_named("ice_house")->board);
        cr_assert_neq(fighter_at(&d, seat)->boss, fighter_at(&d, 0)->boss);
    }
    desk_close(&d);
    OpenBox *box = box_open(shelf_find(ROLL_ID), NULL, 0, &err);
    static const char *const wrong[][2] = {
        {"hero brick, brick", "Each seat must play a different hero."},
        {"boss landlord, landlord", "Each seat must face a different Boss."},
        {"den cannery, ice_house",
         "Each seat needs a different board: these dens are on the same one."},
    };
    for (int i = 0; i < 3; i++) {
        SetupWords words = setup_begin(&box->box);
        Setup setup;
        cr_assert(setup_line(&words, wrong[i][0], &err), "%s", err.words);
        cr_assert_not(setup_finish(&words, &setup, &err));
        cr_assert_str_eq(err.words, wrong[i][1]);
    }
    box_close(box);
}

Test(roll_setup, vf_8_vf_9_ruling_55_a_hero_has_a_trait_eight_abilities_and_four_items) {
    const Content *c = roll_printed();
    for (int i = 0; i < HEROES; i++) {
        cr_assert_eq(c->hero[i].tile_count, 8);
        cr_assert_eq(c->hero[i].item_count, 4);
        cr_assert(c->hero[i].rules.count > 0);
    }
    Desk d = lone("");
    cr_assert_eq(fighter_at(&d, 0)->owned, 15, "only the Basic Abilities are on the board");
    cr_assert(asked(&d, 0, ASK_FLASHBACK), "nobody was asked for the order of Items");
    desk_close(&d);
}

Test(roll_setup, vf_11_vf_13_ruling_25_a_side_is_chosen_and_the_hero_enters) {
    Desk d = desk_open(ROLL_ID, "mode solo", "");
    cr_assert(asked(&d, 0, ASK_SIDE));
    cr_assert_eq(offered(&d, 0, "play"), 2);
    OptionList list;
    match_options(d.match, 0, &list);
    const Den *den = &roll_printed()->den[list.at[1].arg[0]];
    Error err;
    cr_assert(match_play(d.match, 0, match_ticket(d.match, 0), list.at[1], 0, &err));
    cr_assert_eq(fighter_at(&d, 0)->den, list.at[1].arg[0]);
    cr_assert_eq(fighter_at(&d, 0)->at, den->entrance);
    cr_assert_eq(fighter_at(&d, 0)->visited, 1 << den->entrance);
    cr_assert_eq(state_at(&d)->round, 1);
    desk_close(&d);
}

Test(roll_setup, vf_12_the_boss_has_the_health_of_its_card) {
    Desk d = against("cricket", "iron_matilda", "");
    cr_assert_eq(boss_named("iron_matilda")->health, 4);
    cr_assert_eq(fighter_at(&d, 0)->boss_hurt, 0);
    desk_close(&d);
}

Test(roll_setup, vf_14_three_flashback_dice_come_first) {
    Desk d = lone("next rolls 1, 3, 6");
    cr_assert_eq(state_at(&d)->flashback[0], TRAINING);
    cr_assert_eq(state_at(&d)->flashback[1], PURCHASE);
    cr_assert_eq(state_at(&d)->flashback[2], LOOT);
    desk_close(&d);
}

Test(roll_setup, vf_15_a_boss_may_post_more_minions) {
    Desk d = against("cricket", "madame_veil", "");
    cr_assert_eq(standing_in(&d, "lounge", GUNMAN), 2, "one more behind the first door");
    cr_assert_eq(standing_in(&d, "garage", GUNMAN), 1);
    cr_assert_str_eq(boss_named("madame_veil")->text,
                     "At setup one more Gunman stands next to the Boss's room.");
    desk_close(&d);
    d = desk_open_with(ROLL_ID,
                       "pack more\ngame roll-and-fight 1\n[boss madame_veil]\n"
                       "title = Madame Veil\nhealth = 5\npost = gunman 3\n"
                       "source = invented\n",
                       "mode solo; den velvet_mask; boss madame_veil", "");
    cr_assert_eq(standing_in(&d, "lounge", GUNMAN), 3, "behind each door in turn");
    cr_assert_eq(standing_in(&d, "garage", GUNMAN), 2);
    desk_close(&d);
    d = against("nightjar", "landlord", "");
    cr_assert_eq(fighter_at(&d, 0)->open, 2, "the Trait takes a Health space away");
    desk_close(&d);
}

Test(roll_setup, vf_16_vf_17_four_rounds_of_four_phases) {
    Desk d = lone("seat 0 room back_alley nothing");
    for (int round = 1; round <= 4; round++) {
        cr_assert_eq(state_at(&d)->round, round);
        cr_assert(asked(&d, 0, ASK_FLASHBACK));
        cr_assert(play(&d, 0, "end the flashback"));
        cr_assert(asked(&d, 0, ASK_ROLLING));
        cr_assert(play(&d, 0, "stop rolling"));
    }
    cr_assert(match_state(d.match)->over);
    desk_close(&d);
}

Test(roll_setup, vf_16_all_play_at_the_same_time) {
    Desk d = race("");
    cr_assert(asked(&d, 0, ASK_FLASHBACK) && asked(&d, 1, ASK_FLASHBACK));
    cr_assert(play(&d, 1, "end the flashback"), "in any order");
    cr_assert(asked(&d, 0, ASK_FLASHBACK) && !match_asks(d.match, 1));
    cr_assert(play(&d, 0, "end the flashback"));
    cr_assert(asked(&d, 0, ASK_ROLLING) && asked(&d, 1, ASK_ROLLING));
    desk_close(&d);
}
