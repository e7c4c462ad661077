/* FC-77 to FC-83, FC-125 to FC-128: bounties and what fighting them brings. */
#include <stdio.h>
#include <string.h>

#include "face_desk.h"
#include "few_desk.h"

#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/riders.h"

/* The numbers of monsters begin behind the last Most Wanted. */
Test(few, fc_15_the_last_most_wanted_is_no_monster) {
    FewState s = {0};
    s.pile_top[0] = MOST_WANTED_MAX;
    cr_assert_eq(few_top_monster(&s, 0), -1);
    s.pile_top[0] = MOST_WANTED_MAX + 1;
    cr_assert_eq(few_top_monster(&s, 0), 0);
}

Test(few, fc_77_a_bounty_is_fought_where_it_was_last_seen) {
    Desk d = acting("seat 0 at dry_well; attack 30; pile 1 top butch_talbot; "
                    "pile 2 top slim_corrigan; pile 3 top barrett; pile 4 top hangmen");
    cr_assert(offers(&d, JEB, "defeat Talbot's Gang"));
    cr_assert(offers(&d, JEB, "defeat Slim Corrigan")); /* desert */
    cr_assert_eq(offered(&d, JEB, "defeat"), 2);
    desk_close(&d);
    d = acting("seat 0 at mana_olana; attack 30; pile 1 top butch_talbot; "
               "pile 2 top slim_corrigan; pile 3 top barrett; pile 4 top hangmen");
    cr_assert(offers(&d, JEB, "defeat Barrett")); /* named place */
    cr_assert(offers(&d, JEB, "defeat Hangmen")); /* any Cursed space */
    cr_assert(offers(&d, JEB, "defeat Crows of Mana O'lana"));
    cr_assert_eq(offered(&d, JEB, "defeat"), 3);
    desk_close(&d);
}

Test(few, fc_77_never_in_san_andreas) {
    Desk d = acting("attack 30");
    cr_assert_eq(offered(&d, JEB, "defeat"), 0);
    desk_close(&d);
    d = acting("attack 30; pile 1 empty"); /* nor whoever no longer lies on a pile */
    cr_assert(refuses(&d, JEB, "defeat Talbot's Gang", "FC-77", 0));
    desk_close(&d);
}

static void expect_defeated(const Bounty *b) {
    const Content *c = few_printed();
    char position[200], words[100];
    int at = bits_first(few_place_spaces(c, &b->place) & ~bit(TOWN));
    snprintf(position, sizeof position, "seat 0 at %s; attack 60; pile 1 top %s",
             c->spaces[at].id, b->id);
    snprintf(words, sizeof words, "defeat %s", b->title);
    Desk d = acting(position);
    cr_assert(play(&d, JEB, words), "%s", words);
    cr_assert_eq(few_beaten(rider(&d, JEB)), 1);
    desk_close(&d);
}

/* Random play hardly ever collects this much Attack. */
Test(few, fc_77_fc_83_every_most_wanted_and_every_monster_can_be_beaten) {
    const Content *c = few_printed();
    for (int i = 0; i < c->most_wanted_count; i++) expect_defeated(&c->most_wanted[i]);
    for (int i = 0; i < MONSTERS; i++) expect_defeated(&c->monsters[i]);
}

Test(few, fc_78_its_cost_is_paid_and_all_rewards_come_at_once) {
    Desk d = acting("seat 0 at red_mesa; attack 8; seat 0 bullets 1; seat 0 money 0; "
                    "pile 1 top butch_talbot");
    cr_assert(refuses(&d, JEB, "defeat Butch Talbot", "FC-78", 1)); /* 9 */
    cr_assert(play(&d, JEB, "shoot 1 Bullet for 1 Attack"));
    cr_assert(play(&d, JEB, "defeat Butch Talbot"));
    cr_assert_eq(rider(&d, JEB)->attack, 0);
    cr_assert_eq(rider(&d, JEB)->grit, 3);
    cr_assert_eq(rider(&d, JEB)->water, 2);
    desk_close(&d);
}

Test(few, fc_2_fc_78_hangmen_lower_the_curse) {
    Desk d = acting("seat 0 at crow_ruins; attack 12; seat 0 curse 4; pile 1 top hangmen");
    cr_assert(play(&d, JEB, "defeat Hangmen"));
    cr_assert_eq(rider(&d, JEB)->grit, 5);
    cr_assert_eq(rider(&d, JEB)->curse, 1);
    desk_close(&d);
}

Test(few, fc_79_a_beaten_most_wanted_is_scored_and_the_next_turned_up) {
    Desk d = acting("seat 0 at red_mesa; attack 9; pile 1 top butch_talbot; pile 1 left 2; "
                    "bounty top the_deacon");
    cr_assert(play(&d, JEB, "defeat Butch Talbot"));
    cr_assert_eq(few_beaten(rider(&d, JEB)), 1);
    cr_assert_eq(few(&d)->pile_top[0], bounty_number("the_deacon") + 1);
    cr_assert_eq(few(&d)->pile_left[0], 1);
    desk_close(&d);
}

Test(few, fc_80_at_most_one_most_wanted_in_an_action_phase) {
    Desk d = acting("seat 0 at red_mesa; attack 30; pile 1 top butch_talbot; "
                    "pile 2 top tin_jaw_oriel");
    cr_assert(play(&d, JEB, "defeat Butch Talbot"));
    cr_assert_not(offers(&d, JEB, "defeat Tin-Jaw Oriel"));
    cr_assert(offers(&d, JEB, "defeat Zombies")); /* ruling 26 */
    desk_close(&d);
}

/* The rulebook's example: Talbot's Gang twice, for 2 and 3 Attack. */
Test(few, fc_81_talbots_gang_twice_for_five_attack) {
    Desk d = acting("seat 0 at dry_well; attack 5; wanted talbots_gang front; "
                    "seat 0 money 0");
    cr_assert(play(&d, JEB, "defeat Talbot's Gang"));
    cr_assert_eq(rider(&d, JEB)->attack, 3);
    cr_assert_eq(rider(&d, JEB)->grit, 1);
    cr_assert(play(&d, JEB, "defeat Talbot's Gang"));
    cr_assert_eq(rider(&d, JEB)->attack, 0);
    cr_assert_eq(rider(&d, JEB)->grit, 1 + few_printed()->wanted[0][1].grit);
    cr_assert_eq(few(&d)->wanted_side & 1, 0); /* turned over each time, never gone */
    cr_assert_eq(few_beaten(rider(&d, JEB)), 0);
    desk_close(&d);
}

Test(few, fc_81_each_side_only_once_in_a_turn) {
    Desk d = acting("seat 0 at dry_well; attack 50; wanted talbots_gang back");
    cr_assert(play_all(&d, JEB, "defeat Talbot's Gang; defeat Talbot's Gang"));
    cr_assert_not(offers(&d, JEB, "defeat Talbot's Gang"));
    desk_close(&d);
}

Test(few, ruling_26_several_bounties_in_one_action) {
    Desk d = acting("seat 0 at mana_olana; attack 60; pile 1 top barrett; "
                    "monster crow_prime at mana_olana; wanted crows_of_mana_olana front");
    cr_assert(play_all(&d, JEB,
                       "defeat Crow Prime; defeat Barrett; "
                       "defeat Crows of Mana O'lana; defeat Crows of Mana O'lana"));
    cr_assert_eq(few_beaten(rider(&d, JEB)), 2);
    cr_assert_eq(offered(&d, JEB, "defeat"), 0);
    desk_close(&d);
}

Test(few, ruling_26_one_monster_in_one_action) {
    Desk d = acting("seat 0 at salt_flat; attack 60; monster tsilkali at salt_flat; "
                    "monster wendigo at salt_flat");
    cr_assert(play(&d, JEB, "defeat Tsilkali"));
    cr_assert_not(offers(&d, JEB, "defeat Wendigo"));
    desk_close(&d);
}

Test(few, ruling_26_strict_fight_has_one_card_for_a_target) {
    Desk d = rivals_with("strict_fight yes",
                         "phase action; first 0; turn 0; seat 0 at red_mesa; attack 60; "
                         "pile 1 top butch_talbot; wanted zombies front");
    cr_assert(play(&d, JEB, "defeat Zombies"));
    cr_assert_not(offers(&d, JEB, "defeat Butch Talbot"));
    cr_assert(play(&d, JEB, "defeat Zombies")); /* its other side */
    cr_assert_eq(offered(&d, JEB, "defeat"), 0);
    desk_close(&d);
}

Test(few, ruling_27_a_monster_is_no_most_wanted_for_the_limit_of_one) {
    Desk d = acting("seat 0 at mana_olana; attack 60; pile 1 top barrett; "
                    "monster crow_prime at mana_olana");
    cr_assert(play_all(&d, JEB, "defeat Crow Prime; defeat Barrett"));
    cr_assert_eq(few_beaten(rider(&d, JEB)), 2); /* FC-106 counts both */
    desk_close(&d);
}

Test(few, fc_82_a_monsters_figure_appears_at_once) {
    Desk d = acting("seat 0 at red_mesa; attack 9; pile 1 top butch_talbot; pile 1 left 0; "
                    "monster top tsilkali");
    cr_assert(play(&d, JEB, "defeat Butch Talbot"));
    cr_assert_eq(few_top_monster(few(&d), 0), monster_number("tsilkali"));
    cr_assert_eq(few(&d)->monster_at[monster_number("tsilkali")] - 1,
                 space("mountain_view"));
    desk_close(&d);
}

/* No monster comes twice. */
Test(few, fc_13_fc_82_each_monster_comes_once) {
    Desk d = acting("seat 0 at red_mesa; attack 9; pile 1 top butch_talbot; pile 1 left 0; "
                    "pile 2 top tsilkali; pile 3 top wendigo; pile 4 top white_demon");
    cr_assert(play(&d, JEB, "defeat Butch Talbot"));
    cr_assert_eq(few_top_monster(few(&d), 0), monster_number("crow_prime"));
    cr_assert_eq(few(&d)->monsters_left, 0);
    desk_close(&d);
}

Test(few, fc_83_a_monster_is_beaten_where_its_figure_stands) {
    Desk d = acting("seat 0 at mountain_view; attack 20; monster tsilkali at widows_gulch");
    cr_assert_not(offers(&d, JEB, "defeat Tsilkali"));
    desk_close(&d);
    d = acting("seat 0 at widows_gulch; attack 20; monster tsilkali at widows_gulch");
    cr_assert(play(&d, JEB, "defeat Tsilkali"));
    cr_assert_eq(rider(&d, JEB)->grit, 10);
    cr_assert_eq(few(&d)->monster_at[monster_number("tsilkali")], 0);
    cr_assert_eq(few(&d)->monsters_beaten, 1);
    desk_close(&d);
}

Test(few, ruling_36_the_spot_of_a_beaten_monster_stays_empty) {
    Desk d = acting("seat 0 at mountain_view; attack 50; pile 1 top butch_talbot; "
                    "pile 1 left 0; monster top tsilkali; pile 2 left 0; pile 3 left 0; "
                    "pile 4 left 0");
    cr_assert(play_all(&d, JEB, "defeat Butch Talbot; defeat Tsilkali"));
    cr_assert_eq(few(&d)->pile_top[0], 0);
    desk_close(&d);
}

/* ---- Demons ---------------------------------------------------------------------- */

/* The very first card of the packs, in its owner's hand. */
Test(few, fc_125_demons_trash_whatever_card_it_is) {
    const Content *c = few_printed();
    const Design *first = &c->designs[c->design_of[0]];
    int owner = 0;
    while (!bits192_has(&c->starting[owner], 0)) owner++;
    char setup[100], position[200];
    snprintf(setup, sizeof setup, "mode rivals; seats 2; character %s, %s",
             c->characters[owner].id, c->characters[(owner + 1) % RIDERS].id);
    snprintf(position, sizeof position,
             "phase action; first 0; turn 0; seat 0 at old_mission; attack 9; "
             "wanted demons front; seat 0 hand %s; seat 0 discard nothing",
             first->id);
    Desk d = desk_open(FEW, setup, position);
    cr_assert(bits192_has(&rider(&d, 0)->hand, 0));
    cr_assert(play(&d, 0, "defeat Demons"));
    cr_assert_eq(offered(&d, 0, "trash"), 1);
    char words[80];
    snprintf(words, sizeof words, "trash %s from hand", first->title);
    cr_assert(play(&d, 0, words));
    cr_assert(happened(&d, EV_TRASHED, c->design_of[0], WHERE_HAND, ANY));
    desk_close(&d);
}

Test(few, fc_125_demons_trash_a_card_of_hand_or_discards) {
    Desk d = acting("seat 0 at old_mission; attack 4; wanted demons front; "
                    "seat 0 hand sprint; seat 0 discard uppercut; seat 0 play ambush");
    cr_assert(play(&d, JEB, "defeat Demons"));
    cr_assert(asked(&d, JEB, ASK_TRASH));
    cr_assert(offers(&d, JEB, "trash Sprint from hand"));
    cr_assert(offers(&d, JEB, "trash Uppercut from the discards"));
    cr_assert_eq(offered(&d, JEB, "trash"), 2);
    cr_assert(play(&d, JEB, "trash Uppercut from the discards"));
    cr_assert_eq(discards_of(&d, JEB, "uppercut"), 0);
    desk_close(&d);
}

Test(few, fc_125_with_an_empty_hand_only_the_discards_are_open) {
    Desk d = acting("seat 0 at old_mission; attack 4; wanted demons front; "
                    "seat 0 hand nothing; seat 0 discard uppercut; seat 0 play ambush");
    cr_assert(play(&d, JEB, "defeat Demons"));
    cr_assert(offers(&d, JEB, "trash Uppercut from the discards"));
    cr_assert_eq(offered(&d, JEB, "trash"), 1);
    desk_close(&d);
}

/* The rulebook's example: nothing but played cards are left. */
Test(few, fc_125_with_nothing_else_a_card_in_play_is_trashed) {
    Desk d = acting("seat 0 at old_mission; attack 4; wanted demons front; "
                    "seat 0 hand nothing; seat 0 play ambush, sprint; "
                    "seat 0 discard nothing");
    cr_assert(play(&d, JEB, "defeat Demons"));
    cr_assert_eq(offered(&d, JEB, "trash"), 2);
    cr_assert(play(&d, JEB, "trash Ambush from the cards in play"));
    cr_assert_eq(play_of(&d, JEB, "ambush"), 0);
    cr_assert_eq(play_of(&d, JEB, "sprint"), 1);
    desk_close(&d);
}

Test(few, fc_128_upgrading_a_stat) {
    static const char position[] = "seat 0 at red_mesa; attack 8; pile 1 top tin_jaw_oriel";
    Desk d = acting(position);
    cr_assert(play_all(&d, JEB, "defeat Tin-Jaw Oriel; raise Health"));
    cr_assert_eq(rider(&d, JEB)->health, 8);
    desk_close(&d);
    d = acting(position);
    cr_assert(play_all(&d, JEB, "defeat Tin-Jaw Oriel; raise the bullet maximum"));
    cr_assert_eq(rider(&d, JEB)->bullet_max, 5);
    cr_assert(happened(&d, EV_CHANGED, TRACK_BULLET_MAX, 1, 5));
    cr_assert_eq(rider(&d, JEB)->bullets, 2);
    desk_close(&d);
    d = acting(position);
    cr_assert(play_all(&d, JEB, "defeat Tin-Jaw Oriel; raise the Curse Threshold"));
    cr_assert_eq(rider(&d, JEB)->threshold, 8);
    desk_close(&d);
}

/* ---- Spaces with monsters -------------------------------------------------------- */

Test(few, fc_126_ruling_28_a_monsters_space_is_entered_only_to_fight) {
    Desk d = acting("seat 0 at mirage; movement 4; attack 3; seat 0 bullets 0; "
                    "seat 0 hand nothing; monster crow_prime at mana_olana; "
                    "wanted crows_of_mana_olana front; pile 1 top barrett");
    cr_assert(refuses(&d, JEB, "walk to Mana O'lana", "FC-126", 0)); /* 5 at least */
    desk_close(&d);
    d = acting("seat 0 at mirage; movement 4; attack 5; seat 0 hand nothing; "
               "monster crow_prime at mana_olana; wanted crows_of_mana_olana front");
    cr_assert(play(&d, JEB, "walk to Mana O'lana"));
    cr_assert_eq(offered(&d, JEB, "walk to"), 0); /* no riding through */
    cr_assert(refuses(&d, JEB, "walk to Mirage", "FC-126", 0));
    cr_assert(refuses(&d, JEB, "recover an artifact", "FC-126", 0));
    cr_assert(refuses(&d, JEB, "camp", "FC-126", 0));
    cr_assert_eq(offered(&d, JEB, "camp") + offered(&d, JEB, "recover") +
                     offered(&d, JEB, "end your"),
                 0);
    cr_assert(play(&d, JEB, "defeat Crows of Mana O'lana"));
    cr_assert(play(&d, JEB, "send it to Lantern Cave")); /* FC-127, FC-96 */
    cr_assert(offers(&d, JEB, "walk to Mirage"));
    desk_close(&d);
}

Test(few, fc_126_not_with_the_action_used) {
    Desk d = acting("seat 0 at mirage; movement 4; attack 60; action used; "
                    "monster crow_prime at mana_olana");
    cr_assert(refuses(&d, JEB, "walk to Mana O'lana", "FC-126", 0));
    desk_close(&d);
}

/* The rulebook's example: Barrett and Crow Prime in one space. */
Test(few, fc_127_barrett_is_fought_and_crow_prime_moves_on) {
    Desk d = acting("seat 0 at mirage; movement 2; attack 13; pile 1 top barrett; "
                    "monster crow_prime at mana_olana; seat 1 at lantern_cave; "
                    "seat 1 health 5; monster wendigo at expedition");
    cr_assert(play_all(&d, JEB, "walk to Mana O'lana; defeat Barrett"));
    cr_assert_eq(few_beaten(rider(&d, JEB)), 1);
    cr_assert_eq(few(&d)->monster_at[monster_number("crow_prime")] - 1,
                 space("lantern_cave"));
    cr_assert_eq(few(&d)->monster_at[monster_number("wendigo")] - 1, space("expedition"));
    cr_assert_eq(rider(&d, MAE)->health, 4); /* FC-97 holds for this move too */
    cr_assert_eq(rider(&d, JEB)->health, 7);
    desk_close(&d);
}

Test(few, fc_127_who_fights_the_monster_does_not_chase_it_off) {
    Desk d = acting("seat 0 at mirage; movement 2; attack 60; pile 1 top barrett; "
                    "monster crow_prime at mana_olana");
    cr_assert(play_all(&d, JEB, "walk to Mana O'lana; defeat Crow Prime; defeat Barrett"));
    cr_assert_eq(few(&d)->monsters_beaten, 1);
    desk_close(&d);
}

/* Tsilkali is fought, so only the other one that stands there moves on. */
Test(few, fc_127_ruling_73_every_other_monster_of_the_space_moves_on) {
    static const char *const monsters[] = {"tsilkali", "wendigo"};
    static const char *const fights[] = {"defeat Tsilkali", "defeat Wendigo"};
    for (int fought = 0; fought < 2; fought++) {
        Desk d = acting("seat 0 at dry_well; movement 1; attack 20; "
                        "monster tsilkali at salt_flat; monster wendigo at salt_flat");
        cr_assert(play_all(&d, JEB, "walk to Salt Flat"));
        cr_assert(play(&d, JEB, fights[fought]));
        cr_assert_eq(few(&d)->monster_at[monster_number(monsters[fought])], 0);
        cr_assert_eq(few(&d)->monster_at[monster_number(monsters[!fought])] - 1,
                     space("dry_well"));
        desk_close(&d);
    }
}

/* Nor does the price name one that stands elsewhere. */
Test(few, fc_127_the_price_names_whoever_moves_on) {
    Desk d = acting("seat 0 at mirage; movement 2; attack 60; pile 1 top barrett; "
                    "monster crow_prime at mana_olana; monster tsilkali at expedition");
    cr_assert(play(&d, JEB, "walk to Mana O'lana"));
    cr_expect(strstr(price_of(&d, JEB, "defeat Barrett"), "; Crow Prime moves on"));
    cr_expect(!strstr(price_of(&d, JEB, "defeat Barrett"), "Tsilkali"));
    cr_expect(!strstr(price_of(&d, JEB, "defeat Crow Prime"), "moves on"));
    desk_close(&d);
}

/* The Attack that would have done is spent on a job: nothing is left to fight with. */
Test(few, fc_127_ruling_73_who_comes_and_cannot_fight_after_all_drives_it_on) {
    Desk d = acting("seat 0 at dry_well; movement 1; attack 3; wanted talbots_gang front; "
                    "seat 0 jobs rat_catcher; seat 0 hand nothing; seat 0 bullets 0; "
                    "monster tsilkali at salt_flat; seat 1 at coyote_bend");
    cr_assert(play_all(&d, JEB, "walk to Salt Flat; score Rat Catcher"));
    cr_assert_eq(few(&d)->monster_at[monster_number("tsilkali")] - 1, space("salt_flat"));
    cr_assert(play(&d, JEB, "end your Action phase"));
    cr_assert_eq(few(&d)->monster_at[monster_number("tsilkali")] - 1, space("dry_well"));
    cr_assert(asked(&d, MAE, ASK_ACTION));
    desk_close(&d);
}

Test(few, ruling_29_who_begins_beside_a_monster_may_stay_act_or_leave) {
    Desk d = acting("seat 0 at mana_olana; movement 2; attack 13; pile 1 top barrett; "
                    "monster crow_prime at mana_olana");
    cr_assert(offers(&d, JEB, "camp") && offers(&d, JEB, "walk to Mirage"));
    cr_assert(offers(&d, JEB, "end your Action phase"));
    cr_assert(play(&d, JEB, "defeat Barrett"));
    cr_assert_eq(few(&d)->monster_at[monster_number("crow_prime")] - 1,
                 space("mana_olana"));
    cr_assert(asked(&d, JEB, ASK_ACTION)); /* nor is anybody asked where it goes */
    cr_assert(play(&d, JEB, "end your Action phase"));
    cr_assert(asked(&d, MAE, ASK_ACTION));
    desk_close(&d);
}

/* The toll brings the job, the job 21 Grit, and these Tsilkali, where the road leads. */
Test(few, ruling_79_a_monster_that_comes_up_on_the_way_binds_nobody) {
    Desk d = acting("seat 0 at widows_gulch; movement 2; attack 9; action used; "
                    "seat 0 health 6; seat 0 grit 20; seat 0 jobs survivor; "
                    "seat 0 hand nothing; monster top tsilkali; "
                    "pile 1 top butch_talbot; pile 2 top barrett");
    cr_assert(play_all(&d, JEB,
                       "walk to Mountain View; pay nothing; score Survivor; "
                       "bring the monster below Barrett"));
    cr_assert_eq(few(&d)->monster_at[monster_number("tsilkali")] - 1,
                 space("mountain_view"));
    cr_assert_eq(rider(&d, JEB)->at, space("mountain_view"));
    cr_assert(offers(&d, JEB, "end your Action phase"));
    desk_close(&d);
}

Test(few, ruling_30_an_extra_move_into_town_ends_the_game) {
    Desk d = acting("seat 0 at tin_cross; movement 1; attack 2; wanted talbots_gang front; "
                    "monster tsilkali at dry_well");
    cr_assert(play_all(&d, JEB, "walk to Dry Well; defeat Talbot's Gang"));
    cr_assert(few(&d)->head.over);
    cr_assert(happened(&d, EV_OVER, CAUSE_TOWN, ANY, ANY));
    desk_close(&d);
}
