/* FC-116 to FC-120: the co-operative game. */
#include <stdio.h>

#include "few_desk.h"

static Desk team_acting(const char *position) {
    char room[600] = "phase action; first 0; turn 0; ";
    strncat(room, position, sizeof room - strlen(room) - 1);
    return team(2, room);
}

Test(few, fc_116_team_grit_starts_at_140_less_20_each) {
    for (int seats = 1; seats <= 4; seats++) {
        Desk d = team(seats, "");
        cr_assert_eq(few(&d)->team_grit, 140 - 20 * seats);
        desk_close(&d);
    }
    Desk d = desk_open(FEW, "mode coop; seats 2; team_grit -15", "");
    cr_assert_eq(few(&d)->team_grit, 85);
    desk_close(&d);
}

Test(few, fc_117_all_grit_is_the_teams) {
    Desk d = team_acting(
        "seat 0 at dry_well; attack 2; wanted talbots_gang front; team grit 50");
    cr_assert(play(&d, JEB, "defeat Talbot's Gang"));
    cr_assert_eq(few(&d)->team_grit, 51);
    cr_assert_eq(rider(&d, JEB)->grit, 0);
    desk_close(&d);
}

Test(few, fc_118_a_beaten_most_wanted_is_not_replaced_at_once) {
    Desk d =
        team_acting("seat 0 at red_mesa; attack 9; pile 1 top butch_talbot; pile 1 left 2");
    cr_assert(play(&d, JEB, "defeat Butch Talbot"));
    cr_assert_eq(few(&d)->pile_top[0], 0);
    rest_of_round(&d);
    cr_assert(few(&d)->pile_top[0]); /* FC-119: in Cleanup */
    cr_assert_eq(few(&d)->pile_left[0], 1);
    desk_close(&d);
}

Test(few, fc_119_ruling_56_face_up_cards_and_monsters_drain_the_team) {
    Desk d = team_acting("team grit 90; pile 1 top hangmen; pile 2 top barrett; "
                         "pile 3 top the_deacon; pile 4 top tsilkali; "
                         "seat 0 at mirror_sand; seat 1 at mirror_sand");
    int drain = 5 + few_printed()->most_wanted[bounty_number("barrett")].grit +
                few_printed()->most_wanted[bounty_number("the_deacon")].grit + 10;
    rest_of_round(&d);
    cr_assert_eq(few(&d)->team_grit, 90 - drain);
    cr_assert_eq(few(&d)->pile_top[0], bounty_number("hangmen") + 1); /* and stay */
    desk_close(&d);
}

/* A card that comes up in Cleanup costs nothing yet, and a monster does not move yet. */
Test(few, ruling_57_the_loss_comes_before_the_new_cards) {
    Desk d =
        team_acting("team grit 90; seat 0 at red_mesa; attack 9; pile 1 top butch_talbot; "
                    "pile 1 left 0; pile 2 top hangmen; pile 3 top barrett; "
                    "pile 4 top the_deacon; monster top tsilkali; seat 0 hand nothing");
    int drain = 5 + few_printed()->most_wanted[bounty_number("barrett")].grit +
                few_printed()->most_wanted[bounty_number("the_deacon")].grit;
    cr_assert(play(&d, JEB, "defeat Butch Talbot"));
    rest_of_round(&d);
    cr_assert_eq(few(&d)->team_grit, 90 + 3 - drain);
    cr_assert_eq(few(&d)->monster_at[monster_number("tsilkali")] - 1,
                 space("mountain_view"));
    desk_close(&d);
}

/* Ruling 34: where a monster took the place of a card, that one is the last of its pile. */
Test(few, fc_119_a_card_at_the_very_bottom_comes_up_too) {
    Desk d = team_acting("pile 1 top hangmen; pile 1 top wendigo; pile 1 top butch_talbot; "
                         "pile 1 top nothing; pile 1 left 0");
    rest_of_round(&d);
    cr_assert_eq(few(&d)->pile_top[0], bounty_number("hangmen") + 1);
    desk_close(&d);
}

Test(few, fc_120_team_grit_below_0_loses) {
    Desk d = team_acting("team grit 4");
    rest_of_round(&d);
    cr_assert(ended(&d, "lost"));
    desk_close(&d);
}

Test(few, fc_120_0_is_not_below_0) {
    int drain = most_wanted("hangmen")->grit + most_wanted("barrett")->grit +
                most_wanted("mother_locust")->grit;
    char room[300];
    snprintf(
        room, sizeof room,
        "team grit %d; pile 1 top hangmen; pile 2 top barrett; pile 3 top mother_locust; "
        "pile 4 top butch_talbot; seat 0 at red_mesa; attack 9",
        drain - most_wanted("butch_talbot")->grit);
    Desk d = team_acting(room);
    cr_assert(play(&d, JEB, "defeat Butch Talbot"));
    rest_of_round(&d);
    cr_assert_eq(few(&d)->team_grit, 0);
    cr_assert_not(few(&d)->head.over);
    desk_close(&d);
}

Test(few, fc_120_a_monster_in_town_loses_and_three_beaten_win) {
    Desk d = team_acting("monster tsilkali at dry_well");
    rest_of_round(&d);
    cr_assert(ended(&d, "lost"));
    desk_close(&d);

    d = team_acting("seat 0 at mountain_view; attack 20; monsters beaten 2; "
                    "monster tsilkali at mountain_view");
    cr_assert(play(&d, JEB, "defeat Tsilkali"));
    cr_assert(ended(&d, "won"));
    desk_close(&d);
}

Test(few, fc_120_two_monsters_are_not_enough) {
    Desk d = team_acting("seat 0 at mountain_view; attack 20; monsters beaten 1; "
                         "monster tsilkali at mountain_view");
    cr_assert(play(&d, JEB, "defeat Tsilkali"));
    cr_assert_not(few(&d)->head.over);
    desk_close(&d);
}

/* No jobs are judged at the end of this game, and no artifacts counted. */
Test(few, ruling_59_together_there_is_no_scoring) {
    Desk d = team_acting("seat 0 at mountain_view; attack 20; monsters beaten 2; "
                         "monster tsilkali at mountain_view; team grit 30; "
                         "seat 0 jobs maecenas; seat 0 money 9");
    cr_assert(play(&d, JEB, "defeat Tsilkali"));
    cr_assert(ended(&d, "won"));
    cr_assert_eq(few(&d)->team_grit, 40);
    cr_assert_eq(rider(&d, JEB)->water, 9);
    desk_close(&d);
}

Test(few, ruling_58_losses_are_the_teams_and_robbery_stays) {
    Desk d = team_acting(
        "team grit 50; seat 0 at dry_well; seat 1 at dry_well; seat 1 health 1; "
        "attack 2; seat 1 money 5");
    cr_assert(play(&d, JEB, "rob Maecenas"));
    cr_assert_eq(few(&d)->team_grit, 50 + 1 - 3); /* the victim is wounded */
    desk_close(&d);

    d = desk_open(FEW, "mode coop; seats 2; no_coop_robbery yes",
                  "phase action; first 0; turn 0; attack 20; seat 1 health 1");
    cr_assert(refuses(&d, 0, "rob Jebediah", "FC-84", 0));
    desk_close(&d);
}

Test(few, ruling_58_artifacts_running_out_ends_nothing) {
    Desk d = team_acting("team grit 90; seat 0 at mana_olana; artifacts black_beak");
    cr_assert(play_all(&d, JEB, "recover an artifact; take Black Beak"));
    rest_of_round(&d);
    cr_assert_not(few(&d)->head.over);
    desk_close(&d);
}

Test(few, ruling_35_together_21_grit_bring_nobody_out) {
    Desk d = team_acting(
        "seat 0 at dry_well; attack 2; wanted talbots_gang front; team grit 20");
    cr_assert(play(&d, JEB, "defeat Talbot's Gang"));
    cr_assert(asked(&d, JEB, ASK_ACTION));
    cr_assert_eq(few(&d)->appeared, 0);
    desk_close(&d);
}
