/*
 * Verbs that reach beyond their rider, and abilities that items lend, by what they do: on a
 * pack of their own, so that no card of the shipped ones is in question.
 */
#include <stdio.h>

#include "few_desk.h"

#include "face_desk.h"

#include "few_and_cursed/rules/riders.h"

/* Tsilkali's way from Widow's Gulch goes by Salt Flat; Dry Well is next to San Andreas. */
static const char meddling[] = "pack meddling\n"
                               "game few-and-cursed 2\n"
                               "[encounter meddling]\n"
                               "desert = Something may be done about it.\n"
                               "desert_1 = Lure: -> lure 1\n"
                               "desert_2 = Drive: -> drive 1\n"
                               "desert_3 = Spook: -> spook 1\n"
                               "canyons = Somebody may be spoken to.\n"
                               "canyons_1 = Lift: -> lift 3\n"
                               "canyons_2 = Treat: -> treat 2\n"
                               "canyons_3 = Hex: -> hex 2\n"
                               "ruins = A door.\n"
                               "ruins_1 = Break it: attack 3 ->\n"
                               "source = invented\n"
                               "[upgrade steady]\n"
                               "title = Steady\n"
                               "copies = 1\n"
                               "play = nerve 3\n"
                               "source = invented\n"
                               "[item snapper]\n"
                               "title = Snapper\n"
                               "cost = 4\n"
                               "slot = one_hand\n"
                               "use = snap 2\n"
                               "source = invented\n"
                               "[item charm]\n"
                               "title = Charm\n"
                               "cost = 4\n"
                               "slot = accessory\n"
                               "ability = %s\n"
                               "source = invented\n";

static Desk open_with(const char *setup, const char *ability, const char *position) {
    char pack[1600];
    snprintf(pack, sizeof pack, meddling, ability);
    return desk_open_with(FEW, pack, setup, position);
}

#define TWO   "mode rivals; seats 2; character jebediah, maecenas"
#define THREE "mode rivals; seats 3; character jebediah, maecenas, redhead"

/* Jebediah meets the card in a space. */
static Desk meeting_at(const char *where, const char *setup, const char *position) {
    char room[500];
    snprintf(room, sizeof room,
             "phase encounter; first 0; turn 0; seat 0 at %s; encounter top meddling; %s",
             where, position);
    return open_with(setup, "sure_foot", room);
}

/* Jebediah acts in a space and carries an item with this ability. */
static Desk charmed_at(const char *where, const char *ability, const char *position) {
    char room[500];
    snprintf(room, sizeof room,
             "phase action; first 0; turn 0; seat 0 at %s; seat 0 items charm; %s", where,
             position);
    return open_with(TWO, ability, room);
}

static bool stands(const Desk *d, const char *monster, const char *where) {
    return few(d)->monster_at[monster_number(monster)] == space(where) + 1;
}

/* ---- Monsters -------------------------------------------------------------------- */

Test(few, ruling_81_a_lured_monster_takes_its_way) {
    Desk d = meeting_at("dry_well", TWO, "monster tsilkali at widows_gulch");
    cr_assert(play(&d, JEB, "lure"));
    cr_assert(stands(&d, "tsilkali", "salt_flat"));
    cr_assert(asked(&d, MAE, ASK_TOWN));
    desk_close(&d);
}

Test(few, ruling_81_nobody_is_lured_into_san_andreas) {
    Desk d = meeting_at("salt_flat", TWO, "monster tsilkali at dry_well");
    cr_assert(play(&d, JEB, "lure"));
    cr_assert(stands(&d, "tsilkali", "dry_well"));
    cr_assert_not(few(&d)->head.over);
    desk_close(&d);
}

Test(few, ruling_81_of_two_monsters_one_is_chosen) {
    Desk d = meeting_at("dry_well", TWO,
                        "monster tsilkali at widows_gulch; monster wendigo at expedition");
    cr_assert(play(&d, JEB, "lure"));
    cr_assert(asked(&d, JEB, ASK_DRIVE));
    cr_assert_eq(offered(&d, JEB, "send Tsilkali"), 1);
    cr_assert(play(&d, JEB, "send Tsilkali to Salt Flat"));
    cr_assert(stands(&d, "wendigo", "expedition"));
    desk_close(&d);
}

/* FC-97 holds whenever a monster moves. */
Test(few, fc_97_ruling_81_riders_are_hurt_where_it_comes) {
    Desk d =
        meeting_at("salt_flat", TWO, "monster tsilkali at widows_gulch; seat 0 health 4");
    cr_assert(play(&d, JEB, "lure"));
    cr_assert_eq(rider(&d, JEB)->health, 3);
    desk_close(&d);
}

/* The rider's own wound comes first; what concerns the other is not dropped with the turn. */
Test(few, fc_28_what_one_has_lured_wounds_the_others_too) {
    Desk d =
        meeting_at("salt_flat", TWO,
                   "monster tsilkali at widows_gulch; seat 1 at salt_flat; seat 0 health "
                   "1; seat 1 health 1; seat 0 grit 9; seat 1 grit 9");
    cr_assert(play(&d, JEB, "lure"));
    cr_assert(rider(&d, JEB)->health == 3 && rider(&d, MAE)->health == 3);
    cr_assert(rider(&d, JEB)->at == TOWN && rider(&d, MAE)->at == TOWN);
    desk_close(&d);
    d = meeting_at(
        "salt_flat", TWO,
        "monster tsilkali at widows_gulch; seat 1 at salt_flat; seat 0 health 1; "
        "seat 1 health 6; seat 1 jobs survivor");
    cr_assert(play(&d, JEB, "lure"));
    cr_assert(asked(&d, MAE, ASK_JOB), "a job of the other's");
    desk_close(&d);
}

Test(few, ruling_81_a_monster_is_driven_along_any_road_away) {
    Desk d = meeting_at("salt_flat", TWO, "monster tsilkali at dry_well");
    cr_assert(play(&d, JEB, "drive"));
    cr_assert_eq(offered(&d, JEB, "send Tsilkali to"), 3);
    cr_assert_not(offers(&d, JEB, "send Tsilkali to San Andreas"));
    cr_assert(play(&d, JEB, "send Tsilkali to Red Mesa"));
    cr_assert(stands(&d, "tsilkali", "red_mesa"));
    desk_close(&d);
}

/* All that lies round Tin Cross is as near to San Andreas. */
Test(few, ruling_81_no_monster_is_driven_sideways) {
    Desk d = meeting_at("salt_flat", TWO, "monster tsilkali at tin_cross");
    cr_assert(play(&d, JEB, "drive"));
    cr_assert(stands(&d, "tsilkali", "tin_cross"));
    cr_assert(asked(&d, MAE, ASK_TOWN), "there is nowhere to drive it");
    desk_close(&d);
}

/* In a corner it cannot go further, and without one nothing can. */
Test(few, ruling_81_without_a_monster_to_move_nothing_happens) {
    Desk d = meeting_at("dry_well", TWO, "monster tsilkali at mountain_view");
    cr_assert(play(&d, JEB, "drive"));
    cr_assert(stands(&d, "tsilkali", "mountain_view"));
    desk_close(&d);
    d = meeting_at("dry_well", TWO, "");
    cr_assert(play(&d, JEB, "lure"));
    cr_assert(asked(&d, MAE, ASK_TOWN));
    desk_close(&d);
}

/* ---- Bounties -------------------------------------------------------------------- */

Test(few, ruling_81_a_most_wanted_gets_away_and_the_next_comes_up) {
    Desk d = meeting_at("dry_well", TWO, "pile 1 top hangmen; bounty top barrett");
    cr_assert(play(&d, JEB, "spook"));
    cr_assert_eq(offered(&d, JEB, "let "), PILES);
    cr_assert(play(&d, JEB, "let Hangmen get away"));
    cr_assert(happened(&d, EV_GAVE_UP, 0, bounty_number("hangmen"), ANY));
    cr_assert_eq(few(&d)->pile_top[0], 1 + bounty_number("barrett"));
    cr_assert_eq(few_beaten(rider(&d, JEB)), 0);
    desk_close(&d);
}

Test(few, ruling_81_the_last_poster_brings_out_the_monster) {
    Desk d = meeting_at("dry_well", TWO,
                        "pile 1 top hangmen; pile 1 left 0; monster top wendigo");
    cr_assert(play_all(&d, JEB, "spook; let Hangmen get away"));
    cr_assert(stands(&d, "wendigo", "expedition"));
    desk_close(&d);
}

Test(few, ruling_81_the_only_poster_gets_away_unasked) {
    Desk d = meeting_at("dry_well", TWO,
                        "pile 1 top hangmen; pile 2 top tsilkali; pile 3 top "
                        "wendigo; pile 4 top white_demon; bounty top barrett");
    cr_assert(play(&d, JEB, "spook"));
    cr_assert_eq(few(&d)->pile_top[0], 1 + bounty_number("barrett"));
    desk_close(&d);
}

/* ---- Other riders ---------------------------------------------------------------- */

/* The price says it in words of its own. */
Test(few, ruling_81_what_is_done_to_others_is_not_foretold) {
    Desk d = meeting_at("red_mesa", TWO, "seat 0 money 1; seat 1 money 5");
    cr_assert(!foretells(&d, JEB, "lift", EV_LIFTED));
    desk_close(&d);
}

/* Whether Maecenas, who is hurt, has a job for it is a secret. */
Test(few, ruling_81_nothing_is_foretold_beyond_anothers_jobs) {
    static const char pack[] = "pack lure\ngame few-and-cursed 2\n"
                               "[encounter meddling]\ndesert = A call.\n"
                               "desert_1 = Call: -> lure 1, grit 1\n"
                               "canyons = A call.\ncanyons_1 = Call: attack 3 ->\n"
                               "ruins = A door.\nruins_1 = Break it: attack 3 ->\n"
                               "source = invented\n";
    Desk d = desk_open_with(
        FEW, pack, TWO,
        "phase encounter; first 0; turn 0; seat 0 at dry_well; seat 1 at "
        "salt_flat; monster tsilkali at widows_gulch; encounter top meddling");
    cr_assert(foretells(&d, JEB, "call", EV_MONSTER));
    cr_assert(!foretells(&d, JEB, "call", EV_GRIT));
    cr_assert(play(&d, JEB, "call"));
    cr_assert(happened(&d, EV_GRIT, 1, ANY, ANY));
    desk_close(&d);
}

Test(few, ruling_81_water_is_taken_as_far_as_there_is_any) {
    Desk d = meeting_at("red_mesa", TWO, "seat 0 money 1; seat 1 money 2");
    cr_assert(play(&d, JEB, "lift"));
    cr_assert(happened(&d, EV_LIFTED, MAE, 2, ANY));
    cr_assert_not(happened(&d, EV_CHANGED, ANY, ANY, ANY)); /* that covers both */
    cr_assert_eq(rider(&d, JEB)->water, 3);
    cr_assert_eq(rider(&d, MAE)->water, 0);
    desk_close(&d);
}

/* What comes after the theft is told like anything else. */
Test(few, ruling_81_what_follows_a_theft_is_told) {
    static const char pack[] = "pack brawl\ngame few-and-cursed 2\n"
                               "[encounter meddling]\ndesert = Two riders.\n"
                               "desert_1 = Grab it: -> lift 1, health -1\n"
                               "canyons = Two riders.\n"
                               "canyons_1 = Stand a round: -> treat 1, health -1\n"
                               "ruins = A door.\nruins_1 = Break it: attack 3 ->\n"
                               "source = invented\n";
    static const struct {
        const char *where, *words;
    } deeds[] = {{"dry_well", "grab it"}, {"red_mesa", "stand a round"}};
    for (int i = 0; i < 2; i++) {
        char position[200];
        snprintf(position, sizeof position,
                 "phase encounter; first 0; turn 0; seat 0 at %s; seat 0 health 5; "
                 "seat 1 water 5; encounter top meddling",
                 deeds[i].where);
        Desk d = desk_open_with(FEW, pack, TWO, position);
        cr_assert(play(&d, JEB, deeds[i].words));
        cr_assert(happened(&d, EV_CHANGED, TRACK_HEALTH, -1, 4));
        desk_close(&d);
    }
}

Test(few, ruling_81_the_first_seat_can_be_the_victim) {
    Desk d = open_with(TWO, "sure_foot",
                       "phase encounter; first 1; turn 1; seat 1 at red_mesa; "
                       "encounter top meddling; seat 0 money 5; seat 1 money 0");
    cr_assert(play(&d, MAE, "lift"));
    cr_assert_eq(rider(&d, JEB)->water, 2);
    cr_assert_eq(rider(&d, MAE)->water, 3);
    desk_close(&d);
}

Test(few, ruling_81_of_several_riders_one_is_chosen) {
    Desk d =
        meeting_at("red_mesa", THREE, "seat 1 money 5; seat 2 money 5; seat 0 money 0");
    cr_assert(play(&d, JEB, "lift"));
    cr_assert(asked(&d, JEB, ASK_RIVAL));
    cr_assert(offers(&d, JEB, "take Water from Maecenas"));
    cr_assert(play(&d, JEB, "take Water from Redhead"));
    cr_assert_eq(rider(&d, JEB)->water, 3);
    cr_assert_eq(rider(&d, 2)->water, 2);
    desk_close(&d);
}

Test(few, ruling_81_whoever_has_no_water_is_not_asked_for_it) {
    Desk d =
        meeting_at("red_mesa", THREE, "seat 1 money 0; seat 2 money 5; seat 0 money 0");
    cr_assert(play(&d, JEB, "lift"));
    cr_assert_eq(rider(&d, 2)->water, 2);
    desk_close(&d);
}

Test(few, ruling_81_another_rider_is_treated) {
    Desk d = meeting_at("red_mesa", TWO, "seat 0 money 1; seat 1 money 2");
    cr_assert(play(&d, JEB, "treat"));
    cr_assert(happened(&d, EV_TREATED, MAE, 2, ANY));
    cr_assert_not(happened(&d, EV_CHANGED, ANY, ANY, ANY));
    cr_assert_eq(rider(&d, JEB)->water, 1);
    cr_assert_eq(rider(&d, MAE)->water, 4);
    desk_close(&d);
}

/* FC-26, FC-27 and FC-28 apply to any rider who is cursed, out of turn too. */
Test(few, fc_26_ruling_81_a_curse_laid_on_another_turns_the_card) {
    Desk d = meeting_at("red_mesa", TWO, "seat 1 curse 6");
    cr_assert(play(&d, JEB, "hex"));
    cr_assert_eq(rider(&d, MAE)->curse, 8);
    cr_assert(rider(&d, MAE)->cursed);
    desk_close(&d);
    d = meeting_at("red_mesa", TWO, "seat 1 curse 8; seat 1 health 1; seat 1 at dry_well");
    cr_assert(play(&d, JEB, "hex"));
    cr_assert(happened(&d, EV_HEXED, MAE, 2, ANY));
    cr_assert_eq(rider(&d, MAE)->at, TOWN);
    cr_assert_eq(rider(&d, MAE)->health, HEALTH_AFTER_WOUND);
    desk_close(&d);
}

Test(few, ruling_81_alone_there_is_nobody_to_meddle_with) {
    static const char *const choices[] = {"lift", "treat", "hex"};
    for (int i = 0; i < 3; i++) {
        Desk d = meeting_at("red_mesa", "mode curse_chaser; seats 1; character jebediah",
                            "seat 0 money 2");
        cr_expect_str_eq(price_of(&d, 0, choices[i]), "nothing happens");
        cr_assert(play(&d, 0, choices[i]));
        cr_assert(asked(&d, 0, ASK_ACTION));
        cr_assert_eq(rider(&d, 0)->water, 2);
        desk_close(&d);
    }
}

Test(few, ruling_81_what_finds_nothing_to_do_says_so) {
    Desk d = meeting_at("dry_well", TWO, "");
    cr_expect_str_eq(price_of(&d, JEB, "lure"), "nothing happens");
    cr_expect_str_eq(price_of(&d, JEB, "drive"), "nothing happens");
    desk_close(&d);
    d = meeting_at("dry_well", TWO, "monster tsilkali at widows_gulch");
    cr_expect_str_eq(price_of(&d, JEB, "lure"),
                     "a monster of your choice steps towards San Andreas");
    cr_expect_str_eq(price_of(&d, JEB, "spook"),
                     "an open Most Wanted gets away and the next "
                     "card of its pile comes up");
    desk_close(&d);
}

/* ---- Attack of two more kinds ---------------------------------------------------- */

/* Jebediah's Threshold is 7: half of what is left up to it. */
Test(few, nerve_fails_as_the_curse_rises) {
    static const int attack[] = {3, 3, 2, 2, 1, 1, 0, 0, 0};
    for (int curse = 0; curse < 9; curse++) {
        char position[200];
        snprintf(position, sizeof position,
                 "phase action; first 0; turn 0; seat 0 hand steady; seat 0 curse %d",
                 curse);
        Desk d = open_with(TWO, "sure_foot", position);
        cr_assert(play(&d, JEB, "play Steady"));
        cr_assert_eq(rider(&d, JEB)->attack, attack[curse], "%d", curse);
        desk_close(&d);
    }
}

Test(few, a_snap_shot_takes_the_best_rate_and_no_bullet) {
    Desk d = open_with(TWO, "sure_foot",
                       "phase action; first 0; turn 0; seat 0 items snapper, revolver; "
                       "seat 0 bullets 1");
    cr_assert(play(&d, JEB, "use Snapper"));
    cr_assert_eq(rider(&d, JEB)->attack, 5); /* 2 for 5 */
    cr_assert_eq(rider(&d, JEB)->bullets, 1);
    desk_close(&d);
}

Test(few, ruling_66_nerve_and_snap_shots_are_reckoned_with) {
    Desk d = meeting_at("old_mission", TWO,
                        "seat 0 hand steady; seat 0 bullets 0; seat 0 items nothing");
    cr_assert_not(offers(&d, JEB, "pass by"));
    desk_close(&d);
    d = meeting_at("old_mission", TWO,
                   "seat 0 hand nothing; seat 0 bullets 0; seat 0 items snapper, revolver");
    cr_assert_not(offers(&d, JEB, "pass by"));
    desk_close(&d);
    d = meeting_at("old_mission", TWO,
                   "seat 0 hand steady; seat 0 bullets 0; seat 0 items nothing; "
                   "seat 0 curse 4");
    cr_assert(offers(&d, JEB, "pass by"));
    desk_close(&d);
}

/* ---- Abilities of items ---------------------------------------------------------- */

Test(few, fc_134_safe_roads_cost_movement_alone) {
    Desk d = charmed_at("vulture_rock", "safe_roads", "movement 1; seat 0 curse 0");
    cr_assert(play(&d, JEB, "walk to Crow Ruins"));
    cr_assert_eq(rider(&d, JEB)->at, space("crow_ruins"));
    cr_assert_eq(rider(&d, JEB)->curse, 0);
    cr_assert(asked(&d, JEB, ASK_ACTION)); /* no toll */
    desk_close(&d);
}

Test(few, fc_90_a_big_hand_is_filled_up_to_five) {
    Desk d = charmed_at("dry_well", "big_hand", "seat 0 hand nothing");
    rest_of_round(&d);
    cr_assert_eq(hand_size(&d, JEB), HAND_SIZE + 1);
    desk_close(&d);
}

Test(few, fc_87_a_good_camp_heals_more_and_lifts_the_curse) {
    Desk d = charmed_at("dry_well", "good_camp", "seat 0 health 3; seat 0 curse 3");
    cr_assert(play(&d, JEB, "camp"));
    cr_assert_eq(rider(&d, JEB)->health, 5);
    cr_assert_eq(rider(&d, JEB)->curse, 1);
    desk_close(&d);
}

Test(few, fc_78_an_item_may_help_in_every_fight) {
    Desk d = charmed_at("dry_well", "extra_attack",
                        "attack 1; seat 0 bullets 0; wanted talbots_gang front");
    cr_assert(play(&d, JEB, "defeat Talbot's Gang"));
    desk_close(&d);
}

Test(few, fc_69_an_item_may_shorten_the_roads) {
    Desk d = charmed_at("red_mesa", "sure_foot", "movement 1");
    cr_assert(offers(&d, JEB, "walk to Tin Cross")); /* 2 as printed */
    desk_close(&d);
}

/* The Store is 1 Water cheaper for Maecenas already. */
Test(few, ruling_82_the_same_ability_twice_counts_once) {
    Desk d = open_with(TWO, "cheap_store",
                       "phase encounter; first 1; turn 1; seat 1 money 20; "
                       "seat 1 items charm; store row horse, boots, lasso");
    cr_assert(play_all(&d, MAE, "go to the Store; buy Horse"));
    cr_assert_eq(rider(&d, MAE)->water, 20 - 5);
    desk_close(&d);
}

/* ---- What a card costs ------------------------------------------------------------- */

/* FC-48, ruling 66: the only way to pay for the door is a card that costs Water. */
Test(few, ruling_66_a_card_with_a_price_of_its_own_can_pay) {
    const char *position = "seat 0 hand hired_gun; seat 0 bullets 0; seat 0 water %d";
    for (int water = 0; water <= 1; water++) {
        char room[120];
        snprintf(room, sizeof room, position, water);
        Desk d = meeting_at("old_mission", TWO, room);
        cr_assert(water == 0 ? offers(&d, JEB, "pass by")
                             : refuses(&d, JEB, "pass by", "FC-48", 0));
        desk_close(&d);
    }
}

/* At old_mission the door takes 3 Attack. */
static Desk at_the_door(const char *cards, const char *position) {
    static const char door[] = "pack door\ngame few-and-cursed 2\n"
                               "[encounter meddling]\ndesert = A call.\n"
                               "desert_1 = Call: attack 3 ->\n"
                               "canyons = A call.\ncanyons_1 = Call: attack 3 ->\n"
                               "ruins = A door.\nruins_1 = Break it: attack 3 ->\n"
                               "source = invented\n";
    char pack[2000], room[600];
    snprintf(pack, sizeof pack, "%s%s", door, cards);
    snprintf(room, sizeof room,
             "phase encounter; first 0; turn 0; seat 0 at old_mission; "
             "encounter top meddling; seat 0 bullets 0; %s",
             position);
    return desk_open_with(FEW, pack, TWO, room);
}

static bool may_pass(const char *cards, const char *position) {
    Desk d = at_the_door(cards, position);
    bool may = offers(&d, JEB, "pass by");
    desk_close(&d);
    return may;
}

#define CARD(id, copies, play)                                                             \
    "[upgrade " id "]\ntitle = The " id "\ncopies = " copies "\nplay = " play              \
    "\nsource = invented\n"

Test(few, ruling_66_what_each_card_counts_for) {
    static const char pack[] =
        CARD("strong", "1", "attack 3") CARD("costly", "9", "water -1, attack 1")
            CARD("thrower", "1", "trash_hand 1, attack 3")
                CARD("dropper", "1", "discard 1, attack 3") CARD("loader", "1", "bullets 3")
                    CARD("rage", "5", "fury 1") CARD("wrath", "1", "fury 6");
    cr_expect(!may_pass(pack, "seat 0 hand strong, costly; seat 0 water 0"),
              "what cannot be paid for is left out");
    cr_expect(!may_pass(pack, "seat 0 hand costly, costly, costly, costly, costly, costly, "
                              "costly, costly, costly; seat 0 water 3"));
    cr_expect(may_pass(pack, "seat 0 hand costly, costly, costly; seat 0 water 2"));
    cr_expect(may_pass(pack, "seat 0 hand thrower, weary_mile"), "cards are not given up");
    cr_expect(may_pass(pack, "seat 0 hand dropper, weary_mile"));
    cr_expect(!may_pass(pack, "seat 0 hand loader"), "Bullets are shot");
    cr_expect(!may_pass(pack, "seat 0 hand rage, rage, rage; seat 0 curse 2"));
    cr_expect(may_pass(pack, "seat 0 hand rage, rage; seat 0 curse 6"));
    cr_expect(!may_pass(pack, "seat 0 hand wrath; seat 0 curse 6"));
    cr_expect(may_pass(pack, "seat 0 hand wrath; seat 0 curse 5"));
}

#define ARMED(id, slot, rate)                                                              \
    "[item " id "]\ntitle = The " id "\ncost = 4\nslot = " slot "\nrate = " rate           \
    "\nsource = invented\n"

/* Two hands and two accessories: with the rider's own there are five rates at most. */
Test(few, fc_65_fc_66_all_that_a_rider_carries_may_shoot) {
    static const char pack[] =
        ARMED("left", "one_hand", "2 for 3") ARMED("right", "one_hand", "3 for 5")
            ARMED("spur", "accessory", "1 for 2") ARMED("cane", "accessory", "4 for 9");
    Desk d = at_the_door(pack, "seat 0 items left, right, spur, cane; seat 0 bullet_max 4; "
                               "seat 0 bullets 2; seat 0 hand nothing");
    cr_assert(!offers(&d, JEB, "pass by")); /* 2 for 1 each make 4 */
    cr_assert_eq(offered(&d, JEB, "shoot"), 3);
    desk_close(&d);
}

/* Each of them is told, though the first is hurt by it. */
Test(few, fc_27_a_drawback_of_two_riders_is_told_twice) {
    Desk d =
        open_with(TWO, "round_curse",
                  "phase cleanup; first 0; turn 0; seat 0 items charm; seat 0 curse 7; "
                  "seat 1 curse 9; seat 1 health 5");
    rest_of_round(&d);
    cr_assert_eq(rider(&d, JEB)->curse, 8);
    cr_assert_eq(rider(&d, MAE)->curse, 10);
    cr_assert(happened(&d, EV_CHANGED, TRACK_CURSE, 1, 8));
    desk_close(&d);
}
