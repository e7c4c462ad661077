/* FC-3 to FC-22, FC-107, FC-121: what lies where before the first round. */
#include <stdio.h>

#include "engine/setup.h"

#include "few_desk.h"

#include "few_and_cursed/bot/bot.h"
#include "few_and_cursed/rules/action.h"
#include "few_and_cursed/rules/bounties.h"

static OpenBox *open_box(void) {
    Error err = {""};
    OpenBox *box = box_open(shelf_need(FEW, &err), NULL, 0, &err);
    cr_assert(box, "%s", err.words);
    return box;
}

/* The setup of a mode with its usual choices, and a character for each seat if told. */
static bool read_setup(const OpenBox *box, const char *mode, const char *characters,
                       Setup *out) {
    Error err = {""};
    SetupWords words = setup_begin(&box->box);
    cr_assert(setup_line(&words, mode, &err), "%s", err.words);
    if (characters) cr_assert(setup_line(&words, characters, &err), "%s", err.words);
    return setup_finish(&words, out, &err);
}

static Desk fresh(const char *setup) {
    return desk_open(FEW, setup, "");
}

/* All cards of one rider, wherever they lie. */
static int cards_of(const Desk *d, int seat) {
    CardSet all = few_all_cards(few(d), seat);
    return bits192_count(&all);
}

static void keep_first_jobs(Desk *d) {
    for (Seat seat = 0; seat < few(d)->seats; seat++) {
        while (few(d)->head.asked[seat].kind == ASK_DEAL) {
            OptionList list = {0, NULL, {{0}}};
            match_options(d->match, seat, &list);
            cr_assert(match_play(d->match, seat, match_ticket(d->match, seat), list.at[0],
                                 0, NULL));
        }
    }
}

Test(few, fc_3_every_kind_of_card_is_in_the_box) {
    const Content *c = few_printed();
    cr_assert_eq(bits192_count(&c->upgrades), 90);
    cr_assert_eq(c->item_count, 25);
    cr_assert_eq(c->job_card_count, 40);
    cr_assert_eq(c->encounter_count, 28);
    cr_assert_eq(c->cursed_encounter_count, 16);
    cr_assert_eq(bits192_count(&c->artifacts), 12);
    cr_assert_eq(c->most_wanted_count + MONSTERS, 14);
}

Test(few, fc_4_everybody_plays_another_character) {
    Desk d = fresh("mode rivals; seats 4");
    uint32_t met = 0;
    for (int seat = 0; seat < 4; seat++) met |= bit(rider(&d, seat)->character);
    cr_assert_eq(met, 15);
    desk_close(&d);

    Setup setup;
    OpenBox *box = open_box();
    cr_assert(read_setup(box, "mode rivals", "character redhead, jebediah", &setup));
    cr_assert_not(read_setup(box, "mode rivals", "character redhead, redhead", &setup));
    box_close(box);
}

Test(few, fc_5_all_begin_with_no_grit_in_san_andreas) {
    Desk d = fresh("mode rivals; seats 4");
    for (int seat = 0; seat < 4; seat++) {
        cr_assert_eq(rider(&d, seat)->grit, 0);
        cr_assert_eq(rider(&d, seat)->at, space("san_andreas"));
    }
    desk_close(&d);
}

Test(few, fc_6_all_begin_on_the_normal_side) {
    Desk d = fresh("mode rivals; seats 4");
    for (int seat = 0; seat < 4; seat++) cr_assert_eq(rider(&d, seat)->cursed, 0);
    desk_close(&d);
}

Test(few, fc_7_fc_8_fc_9_boards_begin_as_printed) {
    Desk d = fresh("mode rivals; seats 4");
    for (int seat = 0; seat < 4; seat++) {
        const Rider *r = rider(&d, seat);
        const Character *who = &few_printed()->characters[r->character];
        cr_assert_eq(r->water, who->water);
        cr_assert_eq(r->health, who->health);
        cr_assert_eq(r->bullets, who->bullets);
        cr_assert_eq(r->curse, 0);
        cr_assert_eq(r->bullet_max, who->bullet_max);
        cr_assert_eq(r->threshold, who->threshold);
    }
    desk_close(&d);
}

Test(few, fc_10_four_cards_of_the_own_deck_are_drawn) {
    Desk d = fresh("mode rivals; seats 4");
    for (int seat = 0; seat < 4; seat++) {
        const Rider *r = rider(&d, seat);
        cr_assert_eq(hand_size(&d, seat), 4);
        CardSet own = few_printed()->starting[r->character];
        cr_assert_eq(cards_of(&d, seat), bits192_count(&own));
        for (int card = bits192_next(&r->hand, 0); card >= 0;
             card = bits192_next(&r->hand, card + 1))
            cr_assert(bits192_has(&own, card));
    }
    desk_close(&d);
}

Test(few, fc_11_encounters_and_cursed_encounters_are_two_decks) {
    Desk d = fresh("mode rivals; seats 2");
    cr_assert_eq(bits_count(few(&d)->encounters.cards), 28);
    cr_assert_eq(bits_count(few(&d)->cursed_encounters.cards), 16);
    desk_close(&d);
}

Test(few, fc_12_fc_13_each_pile_hides_a_monster_of_its_own) {
    Desk d = fresh("mode rivals; seats 2");
    cr_assert_eq(few(&d)->monsters_left, 15);
    cr_assert_eq(few(&d)->appeared, 0);
    for (int p = 0; p < PILES; p++) cr_assert_eq(few(&d)->pile_monster[p], 1);
    desk_close(&d);
}

/* Which monster lies where is chance: all are met as the first one in some match. */
Test(few, fc_13_monsters_lie_there_by_chance) {
    uint32_t met = 0;
    Setup setup;
    OpenBox *box = open_box();
    cr_assert(read_setup(box, "mode curse_chaser", NULL, &setup));
    for (uint64_t seed = 1; seed <= 40; seed++) {
        Desk d = {box, match_new(box, &setup, seed_from_number(seed))};
        for (int i = 0; i < 2000 && !few(&d)->appeared && !few(&d)->head.over; i++) {
            OptionList list = {0, NULL, {{0}}};
            match_options(d.match, 0, &list);
            match_play(d.match, 0, match_ticket(d.match, 0), list.at[list.count - 1], 0,
                       NULL);
        }
        met |= few(&d)->appeared;
        match_free(d.match);
    }
    cr_assert_eq(met, 15);
    box_close(box);
}

Test(few, fc_14_fc_15_piles_of_three_three_two_two_with_the_top_turned_up) {
    Desk d = fresh("mode rivals; seats 2");
    static const int left[PILES] = {2, 2, 1, 1};
    uint32_t tops = 0;
    for (int p = 0; p < PILES; p++) {
        cr_assert_eq(few(&d)->pile_left[p], left[p]);
        cr_assert(few(&d)->pile_top[p] > 0 && few_top_monster(few(&d), p) < 0);
        tops |= bit(few(&d)->pile_top[p]);
    }
    cr_assert_eq(bits_count(tops), PILES);
    cr_assert_eq(bits_count(few(&d)->bounties), 6);
    desk_close(&d);
}

Test(few, fc_16_four_jobs_are_dealt_and_two_kept) {
    Desk d = fresh("mode rivals; seats 3");
    for (Seat seat = 0; seat < 3; seat++) {
        cr_assert_eq(rider(&d, seat)->job_count, 4);
        cr_assert(asked(&d, seat, ASK_DEAL));
    }
    keep_first_jobs(&d);
    for (int seat = 0; seat < 3; seat++) cr_assert_eq(rider(&d, seat)->job_count, 2);
    cr_assert_eq(bits64_count(few(&d)->jobs.cards), 40 - 6);
    cr_assert_eq(few(&d)->jobs.discard, 0);
    cr_assert_eq(few(&d)->round, 1);
    desk_close(&d);
}

Test(few, fc_17_wanted_cards_show_a_side_by_chance) {
    uint32_t met = 0;
    Setup setup;
    OpenBox *box = open_box();
    cr_assert(read_setup(box, "mode rivals", NULL, &setup));
    for (uint64_t seed = 1; seed <= 60; seed++) {
        Match *m = match_new(box, &setup, seed_from_number(seed));
        met |= bit(((const FewState *)match_state(m))->wanted_side);
        match_free(m);
    }
    cr_assert(bits_count(met) > 8, "only %d ways to lie were met", bits_count(met));
    box_close(box);
}

Test(few, fc_18_three_store_cards_lie_open) {
    Desk d = fresh("mode rivals; seats 2");
    for (int i = 0; i < 3; i++) cr_assert(few(&d)->store_row[i] > 0);
    cr_assert_eq(bits_count(few(&d)->store_deck), 22);
    cr_assert_eq(few(&d)->store_discard_count, 0);
    desk_close(&d);
}

Test(few, fc_19_each_corner_has_three_artifacts_of_its_own) {
    const Content *c = few_printed();
    for (int corner = 0; corner < CORNERS; corner++) {
        cr_assert_eq(c->spaces[c->corner_space[corner]].corner, corner);
        for (int i = 0; i < 3; i++) {
            int card = c->artifact_card[3 * corner + i];
            cr_assert_eq(c->designs[c->design_of[card]].owner, corner);
        }
    }
}

Test(few, fc_20_with_two_or_three_one_artifact_of_each_corner_is_out) {
    for (int seats = 2; seats <= 4; seats++) {
        char setup[60] = "mode rivals; seats 2";
        setup[strlen(setup) - 1] = (char)('0' + seats);
        Desk d = fresh(setup);
        cr_assert_eq(bits_count(few(&d)->artifacts), seats == 4 ? 12 : 8);
        for (int corner = 0; corner < CORNERS; corner++)
            cr_assert_eq(bits_count(few(&d)->artifacts & few_corner_artifacts(corner)),
                         seats == 4 ? 3 : 2);
        desk_close(&d);
    }
}

/* The token that is out takes its card with it: nobody can recover it. */
Test(few, ruling_37_a_token_that_is_out_takes_its_card_along) {
    Desk d = rivals("artifacts jar_of_dirt; phase action; turn 0; "
                    "seat 0 at mountain_view");
    cr_assert(play(&d, JEB, "recover an artifact"));
    cr_assert(offers(&d, JEB, "take Jar of Dirt"));
    cr_assert_eq(offered(&d, JEB, "take"), 1);
    desk_close(&d);
}

Test(few, fc_21_the_least_start_money_goes_first) {
    static const char *const tables[] = {
        "seats 3; character maecenas, redhead, ines_calder",
        "seats 3; character redhead, ines_calder, maecenas",
        "seats 3; character ines_calder, maecenas, redhead",
        "seats 4; character jebediah, maecenas, redhead, ines_calder",
        "seats 4; character redhead, jebediah, maecenas, ines_calder",
    };
    uint32_t met = 0;
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        char room[100];
        snprintf(room, sizeof room, "mode rivals; %s", tables[i]);
        Desk d = fresh(room);
        int first = few(&d)->first;
        for (int seat = 0; seat < few(&d)->seats; seat++)
            if (seat != first)
                cr_assert_lt(rider(&d, first)->water, rider(&d, seat)->water);
        met |= bit(first);
        desk_close(&d);
    }
    cr_assert_eq(met & 7, 7); /* wherever that one sits */
}

#define POOR_RIDER(id)                                                                     \
    "[character " id "]\ntitle = " id "\nmoney = 1\nhealth = 5\nbullets = 1\n"             \
    "bullet_max = 5\nthreshold = 6\nrate = 1 for 2\ncursed_rate = 1 for 2\n"               \
    "source = invented\n"

Test(few, ruling_47_chance_decides_between_equal_water) {
    static const char pack[] =
        "pack equals\ngame few-and-cursed 2\n" POOR_RIDER("redhead") POOR_RIDER("jebediah");
    PackText equals = {"equals.pack", pack, PACK_OWN};
    Error err = {""};
    OpenBox *box = box_open(shelf_need(FEW, &err), &equals, 1, &err);
    cr_assert(box, "%s", err.words);
    Setup setup;
    cr_assert(read_setup(box, "mode rivals", "character redhead, jebediah", &setup));
    uint32_t met = 0;
    for (uint64_t seed = 1; seed <= 30; seed++) {
        Match *m = match_new(box, &setup, seed_from_number(seed));
        met |= bit(((const FewState *)match_state(m))->first);
        match_free(m);
    }
    cr_assert_eq(met, 3);
    box_close(box);
}

Test(few, fc_22_there_are_three_kinds_of_bounties) {
    const Content *c = few_printed();
    for (int m = 0; m < MONSTERS; m++) {
        cr_assert(c->monsters[m].place.named);
        for (int i = 0; i < c->most_wanted_count; i++)
            cr_assert(c->monsters[m].grit > c->most_wanted[i].grit);
    }
    Desk d = rivals("phase action; turn 0; first 0; attack 2; seat 0 at dry_well; "
                    "wanted talbots_gang front");
    cr_assert(play(&d, JEB, "defeat Talbot's Gang"));
    cr_assert_eq(few(&d)->wanted_side & 1, 1); /* there are always more of them */
    desk_close(&d);
}

Test(few, fc_107_spaces_without_a_mark_are_desert) {
    const Content *c = few_printed();
    static const int marked[TERRAINS] = {
        [CANYONS] = 6, [RUINS] = 4, [CURSED_LAND] = 7, [SAN_ANDREAS] = 1};
    int others = c->space_count;
    for (int terrain = CANYONS; terrain < TERRAINS; terrain++) {
        cr_assert_eq(bits_count(c->of_terrain[terrain]), marked[terrain]);
        others -= marked[terrain];
    }
    cr_assert_eq(bits_count(c->of_terrain[DESERT]), others);
}

Test(few, fc_121_decks_differ_in_size) {
    const Content *c = few_printed();
    for (int i = 0; i < RIDERS; i++) {
        bool jebediah = text_equal(c->characters[i].id, "jebediah");
        cr_assert_eq(bits192_count(&c->starting[i]), jebediah ? 8 : 10);
    }
}
