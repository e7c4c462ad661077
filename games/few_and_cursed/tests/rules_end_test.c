/* FC-1, FC-99 to FC-106: the end and the scores. */
#include <stdio.h>

#include "few_desk.h"

#include "few_and_cursed/rules/bounties.h"

/* ---- 21 Grit --------------------------------------------------------------------- */

Test(few, fc_99_ruling_34_at_21_grit_a_pile_shows_its_monster) {
    Desk d =
        acting("seat 0 at dry_well; seat 0 grit 20; attack 2; wanted talbots_gang front; "
               "pile 1 top hangmen; pile 2 top barrett; monster top wendigo");
    cr_assert(play(&d, JEB, "defeat Talbot's Gang"));
    cr_assert(asked(&d, JEB, ASK_PILE));
    cr_assert_eq(offered(&d, JEB, "bring the monster"), 4);
    cr_assert(play(&d, JEB, "bring the monster below Barrett"));
    cr_assert(happened(&d, EV_TRIGGER, 1, ANY, ANY));
    cr_assert_eq(few_top_monster(few(&d), 1), monster_number("wendigo"));
    cr_assert_eq(few(&d)->monster_at[monster_number("wendigo")] - 1, space("expedition"));
    cr_assert_eq(few(&d)->pile_bottom[1],
                 bounty_number("barrett") + 1); /* no bounty is lost */
    cr_assert(asked(&d, JEB, ASK_ACTION));
    desk_close(&d);
}

/* The beaten card's pile has turned up its next one before the pile is chosen. */
Test(few, fc_99_the_next_card_is_up_before_the_monster_comes) {
    Desk d = acting(
        "seat 0 at mountain_view; seat 0 grit 20; attack 60; pile 1 top butch_talbot; "
        "pile 1 left 1; pile 2 left 0; pile 3 left 0; pile 4 left 0; "
        "bounty top colonel_ash; monster top wendigo");
    cr_assert(play(&d, JEB, "defeat Butch Talbot"));
    cr_assert(asked(&d, JEB, ASK_PILE));
    cr_assert_eq(few(&d)->pile_top[0], bounty_number("colonel_ash") + 1);
    cr_assert(play(&d, JEB, "bring the monster below Colonel Ash"));
    cr_assert_eq(few_top_monster(few(&d), 0), monster_number("wendigo"));
    cr_assert_eq(few(&d)->pile_bottom[0], bounty_number("colonel_ash") + 1);
    desk_close(&d);
}

/* The pile of the beaten card shows its monster by itself. */
Test(few, fc_99_not_when_a_monster_comes_up_with_the_same_blow) {
    Desk d = acting("seat 0 at red_mesa; seat 0 grit 20; attack 9; "
                    "pile 1 top butch_talbot; pile 1 left 0");
    cr_assert(play(&d, JEB, "defeat Butch Talbot"));
    cr_assert_eq(bits_count(few(&d)->appeared), 1);
    cr_assert(asked(&d, JEB, ASK_ACTION));
    desk_close(&d);
}

Test(few, ruling_34_the_card_that_was_replaced_comes_last) {
    Desk d = acting("seat 0 at expedition; attack 60; pile 1 top wendigo; pile 1 left 1; "
                    "pile 2 left 0; pile 3 left 0; pile 4 left 0; bounty top colonel_ash");
    int replaced = few(&d)->pile_bottom[0];
    cr_assert(play(&d, JEB, "defeat Wendigo"));
    cr_assert_eq(few(&d)->pile_top[0], bounty_number("colonel_ash") + 1);
    cr_assert(play(&d, JEB, "defeat Colonel Ash"));
    cr_assert_eq(few(&d)->pile_top[0], replaced);
    cr_assert_eq(few(&d)->pile_bottom[0], 0);
    desk_close(&d);
}

/* Nothing else lies in the pile. */
Test(few, ruling_34_the_card_that_was_replaced_comes_back_alone) {
    Desk d = acting("seat 0 at expedition; seat 0 grit 20; attack 60; wanted demons front; "
                    "pile 2 top barrett; pile 2 left 0; monster top wendigo; "
                    "seat 0 hand sprint; seat 0 discard nothing");
    cr_assert(play_all(&d, JEB, "defeat Demons; bring the monster below Barrett"));
    cr_assert(play_all(&d, JEB, "trash Sprint from hand; defeat Wendigo"));
    cr_assert_eq(few(&d)->pile_top[1], bounty_number("barrett") + 1);
    cr_assert(happened(&d, EV_REVEALED, 1, bounty_number("barrett") + 1, ANY));
    desk_close(&d);
}

Test(few, ruling_35_once_in_a_game) {
    Desk d =
        acting("seat 0 at dry_well; seat 0 grit 20; seat 1 at dry_well; seat 1 grit 20; "
               "attack 2; wanted talbots_gang front; pile 1 top hangmen; seat 1 bullets 2");
    cr_assert(play_all(&d, JEB,
                       "defeat Talbot's Gang; bring the monster below Hangmen; "
                       "end your Action phase"));
    cr_assert(play_all(&d, MAE,
                       "shoot 1 Bullet for 2 Attack; shoot 1 Bullet for 2 Attack; "
                       "defeat Talbot's Gang"));
    cr_assert_eq(rider(&d, MAE)->grit, 21);
    cr_assert(asked(&d, MAE, ASK_ACTION)); /* the second to get there */
    cr_assert_eq(bits_count(few(&d)->appeared), 1);
    desk_close(&d);
}

Test(few, ruling_35_never_after_a_monster_has_appeared) {
    Desk d =
        acting("seat 0 at dry_well; seat 0 grit 20; attack 2; wanted talbots_gang front; "
               "monster tsilkali at mountain_view");
    cr_assert(play(&d, JEB, "defeat Talbot's Gang"));
    cr_assert(asked(&d, JEB, ASK_ACTION));
    desk_close(&d);
}

/* Robbed to exactly 5 Health, a rider scores a job and is the first to have 21. */
Test(few, fc_99_in_anothers_turn_too) {
    Desk d = acting("seat 0 at dry_well; seat 1 at dry_well; seat 1 health 6; attack 12; "
                    "seat 1 jobs survivor; seat 1 grit 16; pile 1 top hangmen");
    cr_assert(play(&d, JEB, "rob Maecenas"));
    cr_assert(play(&d, MAE, "score Survivor"));
    cr_assert(asked(&d, MAE, ASK_PILE));
    cr_assert(play(&d, MAE, "bring the monster below Hangmen"));
    cr_assert(asked(&d, JEB, ASK_ACTION)); /* whose turn goes on */
    desk_close(&d);
}

/* The Curse of the robbery wounds the robber; its Grit comes after that. */
Test(few, fc_99_ruling_77_whoever_comes_to_21_chooses_though_wounded) {
    Desk d = acting("seat 0 at dry_well; seat 1 at dry_well; seat 1 health 4; attack 8; "
                    "seat 0 grit 20; seat 0 curse 7; seat 0 health 1; seat 0 money 9; "
                    "pile 1 top hangmen");
    cr_assert(play(&d, JEB, "rob Maecenas"));
    cr_assert_eq(rider(&d, JEB)->grit, 20 - 3 + 4);
    cr_assert(asked(&d, JEB, ASK_PILE));
    cr_assert(play(&d, JEB, "bring the monster below Hangmen"));
    cr_assert_eq(bits_count(few(&d)->appeared), 1);
    cr_assert(asked(&d, MAE, ASK_ACTION));
    desk_close(&d);
}

/* ---- The ends -------------------------------------------------------------------- */

Test(few, fc_100_ruling_49_three_monsters_beaten_end_the_game_with_the_round) {
    Desk d = acting("seat 0 at mountain_view; attack 20; monsters beaten 2; "
                    "monster tsilkali at mountain_view; seat 0 grit 1; seat 1 grit 2");
    cr_assert(play(&d, JEB, "defeat Tsilkali"));
    cr_assert_not(few(&d)->head.over);
    cr_assert(happened(&d, EV_ENDING, CAUSE_MONSTERS, ANY, ANY));
    cr_assert(play(&d, JEB, "end your Action phase"));
    cr_assert(asked(&d, MAE, ASK_ACTION)); /* the others have their part */
    rest_of_round(&d);
    cr_assert(ended(&d, "jebediah"));
    desk_close(&d);
}

Test(few, fc_100_two_monsters_are_not_enough) {
    Desk d = acting("seat 0 at mountain_view; attack 20; monsters beaten 1; "
                    "monster tsilkali at mountain_view");
    cr_assert(play(&d, JEB, "defeat Tsilkali"));
    rest_of_round(&d);
    cr_assert_not(few(&d)->head.over);
    desk_close(&d);
}

Test(few, fc_101_no_artifact_left_ends_the_game_with_the_round) {
    Desk d = acting("seat 0 at mana_olana; artifacts black_beak");
    cr_assert(play_all(&d, JEB, "recover an artifact; take Black Beak"));
    cr_assert_not(few(&d)->head.over);
    cr_assert(happened(&d, EV_ENDING, CAUSE_ARTIFACTS, ANY, ANY));
    rest_of_round(&d);
    cr_assert(few(&d)->head.over);
    desk_close(&d);
}

Test(few, ruling_49_a_monster_in_town_ends_even_that_round_early) {
    Desk d =
        acting("seat 0 at mana_olana; artifacts black_beak; monster tsilkali at dry_well; "
               "seat 0 grit 7");
    cr_assert(play_all(&d, JEB, "recover an artifact; take Black Beak"));
    rest_of_round(&d);
    cr_assert(ended(&d, "jebediah"));
    cr_assert(happened(&d, EV_OVER, CAUSE_TOWN, ANY, ANY));
    desk_close(&d);
}

/* Every Upgrade passes through a rider's discards and out of the game; so does Jebediah's
 * deck, but for what he keeps. */
static Desk without_upgrades_but(const Design *left, const char *kept) {
    char room[6000];
    Text position = text_over(room, sizeof room);
    text_add(&position, "phase action; first 0; turn 0; ");
    const Content *c = few_printed();
    for (int i = 0; i < c->design_count; i++) {
        const Design *d = &c->designs[i];
        if (d->kind != CARD_UPGRADE || d == left) continue;
        text_format(&position, "seat 0 discard %s", d->id);
        for (int n = 1; n < d->copies; n++) text_format(&position, ", %s", d->id);
        text_add(&position, "; ");
    }
    text_format(&position, "seat 0 hand nothing; seat 0 deck nothing; seat 0 discard %s",
                kept);
    return rivals(room);
}

static Desk without_upgrades(const char *kept) {
    return without_upgrades_but(NULL, kept);
}

Test(few, ruling_78_the_game_ends_with_the_round_when_cards_are_used_up) {
    Desk d = without_upgrades("weary_mile, weary_mile, stern_word");
    cr_assert_not(few(&d)->head.over);
    rest_of_round(&d);
    cr_assert(few(&d)->head.over);
    cr_assert(happened(&d, EV_OVER, CAUSE_CARDS, ANY, ANY));
    desk_close(&d);
}

/* Three Sprints are left to be improvised. */
Test(few, ruling_78_not_while_there_are_upgrades) {
    Desk d = without_upgrades_but(design("sprint"), "weary_mile, weary_mile, stern_word");
    rest_of_round(&d);
    cr_assert_not(few(&d)->head.over);
    desk_close(&d);
}

/* Four starting cards are a whole hand. */
Test(few, ruling_78_not_while_everybody_can_draw) {
    Desk d = without_upgrades("weary_mile, weary_mile, weary_mile, stern_word");
    rest_of_round(&d);
    cr_assert_not(few(&d)->head.over);
    desk_close(&d);
}

/* ---- Scores ---------------------------------------------------------------------- */

/* The standing of both; the position needs no question of its own. */
static Result standing(const char *position) {
    char room[600] = "phase action; first 0; turn 0; ";
    strncat(room, position, sizeof room - strlen(room) - 1);
    Desk d = rivals(room);
    Result r;
    match_result(d.match, &r);
    desk_close(&d);
    return r;
}

Test(few, fc_1_fc_106_the_most_grit_wins) {
    Result r = standing("seat 0 grit 5; seat 1 grit 6");
    cr_assert_eq(r.place[JEB], 2);
    cr_assert_eq(r.place[MAE], 1);
    cr_assert_null(r.outcome); /* a standing, not the end */
}

Test(few, fc_103_jobs_that_are_judged_at_the_end) {
    int grit = job("maecenas")->grit;
    cr_assert_eq(standing("seat 0 jobs maecenas; seat 0 money 8").points[JEB], grit);
    cr_assert_eq(standing("seat 0 jobs maecenas; seat 0 money 7").points[JEB], -grit);

    grit = job("task_master")->grit;
    cr_assert_eq(standing("seat 0 jobs task_master; seat 0 scored farmhand").points[JEB],
                 grit);
    cr_assert_eq(standing("seat 0 jobs task_master; seat 0 scored farmhand; "
                          "seat 1 scored farmhand")
                     .points[JEB],
                 -grit);

    grit = job("bounty_hunter")->grit;
    cr_assert_eq(standing("seat 0 jobs bounty_hunter; seat 0 beaten 3").points[JEB], grit);
    cr_assert_eq(standing("seat 0 jobs bounty_hunter; seat 0 beaten 2").points[JEB], -grit);

    int both = design("black_beak")->grit + design("jar_of_dirt")->grit;
    grit = job("grave_robber")->grit;
    cr_assert_eq(
        standing("seat 0 jobs grave_robber; seat 0 artifacts black_beak, jar_of_dirt")
            .points[JEB],
        both + grit);
}

/* FC-55 with it: of two copies one is scored, and the other was not done. */
Test(few, fc_103_fc_55_a_second_copy_is_not_scored) {
    cr_assert_eq(standing("seat 0 jobs maecenas, maecenas; seat 0 money 8").points[JEB], 0);
    cr_assert_eq(standing("seat 0 jobs maecenas; seat 0 scored maecenas; seat 0 money 8")
                     .points[JEB],
                 -job("maecenas")->grit);
}

/* The last Cleanup of a match in which a monster is one space from town. */
static Desk last_cleanup(const char *position) {
    char room[600] = "phase cleanup; first 0; turn 0; monster tsilkali at dry_well; ";
    strncat(room, position, sizeof room - strlen(room) - 1);
    Desk d = rivals(room);
    rest_of_round(&d);
    cr_assert(few(&d)->head.over);
    return d;
}

Test(few, fc_103_ruling_72_end_jobs_are_scored_with_money_and_grit) {
    Desk d = last_cleanup("seat 0 jobs maecenas, deputy; seat 0 money 8; seat 0 grit 1");
    cr_assert(has_scored(&d, JEB, "maecenas"));
    cr_assert_eq(rider(&d, JEB)->water, 8 + job("maecenas")->water);
    cr_assert_eq(rider(&d, JEB)->grit, 1 + job("maecenas")->grit);
    Result r;
    match_result(d.match, &r);
    cr_assert_eq(r.points[JEB], 1 + job("maecenas")->grit - job("deputy")->grit);
    desk_close(&d);
}

/* Equal in Grit and bounties: a job scored at the end is a job done. */
Test(few, fc_106_ruling_72_an_end_job_counts_among_the_jobs_done) {
    char room[200];
    snprintf(room, sizeof room,
             "seat 0 jobs maecenas; seat 0 money 8; seat 1 grit %d; "
             "seat 1 money 50",
             job("maecenas")->grit);
    Desk d = last_cleanup(room);
    cr_assert(ended(&d, "jebediah"));
    desk_close(&d);
}

/* Jebediah's Maecenas makes no Task Master of him: both have scored one job before. */
Test(few, ruling_72_all_are_judged_before_the_first_is_paid) {
    Desk d = last_cleanup("seat 0 jobs maecenas, task_master; seat 0 money 8; "
                          "seat 0 scored farmhand; seat 1 scored deputy");
    cr_assert(has_scored(&d, JEB, "maecenas"));
    cr_assert_not(has_scored(&d, JEB, "task_master"));
    Result r;
    match_result(d.match, &r);
    cr_assert_eq(r.points[JEB], job("maecenas")->grit - job("task_master")->grit);
    desk_close(&d);
}

Test(few, fc_104_jobs_are_laid_open_in_the_end) {
    Desk d = last_cleanup("seat 0 jobs deputy");
    static FewState seen;
    match_hidden(d.match, MAE, &seen.head);
    cr_assert_eq(seen.rider[JEB].jobs, rider(&d, JEB)->jobs);
    desk_close(&d);
}

Test(few, fc_104_every_job_not_done_costs_its_grit) {
    cr_assert_eq(standing("seat 0 grit 10; seat 0 jobs survivor, deputy").points[JEB],
                 10 - job("survivor")->grit - job("deputy")->grit);
    cr_assert_eq(standing("seat 0 grit 10; seat 0 scored survivor").points[JEB], 10);
}

Test(few, fc_105_every_artifact_brings_its_grit) {
    cr_assert_eq(standing("seat 0 artifacts jar_of_dirt, a_touch_of_evil").points[JEB], 5);
}

Test(few, fc_106_ties_most_wanted_then_jobs_then_water) {
    Result r = standing("seat 0 beaten 1; seat 1 scored farmhand; seat 1 money 9");
    cr_assert_eq(r.place[JEB], 1);
    cr_assert_eq(r.place[MAE], 2);
    r = standing("seat 0 scored farmhand; seat 0 money 0; seat 1 money 9");
    cr_assert_eq(r.place[JEB], 1);
    r = standing("seat 0 money 3; seat 1 money 9");
    cr_assert_eq(r.place[MAE], 1);
    cr_assert_eq(r.place[JEB], 2);
}

/* How often this rider was told to have won, and for this reason. */
static int wins_told(const Desk *d, Seat who, TieBreak tie) {
    int count = 0;
    for (int i = 0; i < match_event_count(d->match); i++) {
        Event e = match_event(d->match, i, SEAT_WATCHER);
        count += e.kind == EV_WINNER && e.who == who && e.arg[1] == (int)tie;
    }
    return count;
}

Test(few, fc_106_what_has_decided_is_told) {
    static const struct {
        const char *position;
        TieBreak tie;
    } cases[] = {{"seat 0 grit 5; seat 1 grit 6", TIE_NONE},
                 {"seat 1 beaten 1", TIE_BEATEN},
                 {"seat 1 scored farmhand; seat 0 money 9", TIE_JOBS},
                 {"seat 0 money 3; seat 1 money 9", TIE_WATER},
                 {"seat 0 jobs deputy; seat 1 money 0", TIE_NONE},
                 {"seat 0 jobs survivor, deputy; seat 1 jobs deputy", TIE_NONE}};
    for (int i = 0; i < 6; i++) {
        Desk d = last_cleanup(cases[i].position);
        for (TieBreak tie = TIE_NONE; tie <= TIE_SHARED; tie++) {
            cr_assert_eq(wins_told(&d, JEB, tie), 0, "%s", cases[i].position);
            cr_assert_eq(wins_told(&d, MAE, tie), tie == cases[i].tie, "%s",
                         cases[i].position);
        }
        Result r;
        match_result(d.match, &r);
        cr_assert(r.place[JEB] == 2 && r.place[MAE] == 1, "%s", cases[i].position);
        desk_close(&d);
    }
}

Test(few, fc_104_fc_105_the_tally_is_told) {
    Desk d =
        last_cleanup("seat 0 grit 3; seat 0 jobs deputy; seat 0 artifacts jar_of_dirt, "
                     "a_touch_of_evil");
    int deputy = job("deputy")->grit;
    cr_assert(happened(&d, EV_TALLY, 5, deputy, 3 + 5 - deputy));
    desk_close(&d);
}

Test(few, ruling_48_who_is_still_equal_shares_the_victory) {
    Desk d = rivals("phase cleanup; first 0; turn 0; monster tsilkali at dry_well; "
                    "seat 0 money 4; seat 1 money 4");
    rest_of_round(&d);
    cr_assert(ended(&d, "shared"));
    cr_assert(wins_told(&d, JEB, TIE_SHARED) == 1 && wins_told(&d, MAE, TIE_SHARED) == 1);
    Result r;
    match_result(d.match, &r);
    cr_assert_eq(r.place[JEB], 1);
    cr_assert_eq(r.place[MAE], 1);
    desk_close(&d);
}

/* A seat that nobody has gets neither place nor points. */
Test(few, fc_106_only_riders_have_a_place) {
    Result r;
    Desk d = desk_open(FEW, "mode rivals; seats 3", "");
    match_result(d.match, &r);
    cr_assert(r.place[2] && !r.place[3] && !r.points[3]);
    desk_close(&d);
    d = team(2, "");
    match_result(d.match, &r);
    cr_assert(r.place[1] && r.points[1] && !r.place[2] && !r.points[2]);
    desk_close(&d);
}

/* The fight drives Tsilkali into San Andreas; what the others score then is their secret. */
Test(few, fc_103_an_option_that_ends_the_game_brings_no_scores) {
    Desk d = acting_at("tin_cross", "movement 1; attack 2; wanted talbots_gang front; "
                                    "monster tsilkali at dry_well");
    cr_assert(play(&d, JEB, "walk to Dry Well"));
    cr_assert(foretells(&d, JEB, "defeat Talbot's Gang", EV_OVER));
    cr_assert(!foretells(&d, JEB, "defeat Talbot's Gang", EV_TALLY));
    cr_assert(play(&d, JEB, "defeat Talbot's Gang"));
    cr_assert(happened(&d, EV_TALLY, ANY, ANY, ANY));
    desk_close(&d);
}
