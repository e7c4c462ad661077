/*
 * What is in the box: counts, names and numbers as they are known, and invented ones within
 * the known ranges.
 */
#include <string.h>

#include "base/text.h"

#include "west_desk.h"

static const Content *c;

static void open_the_box(void) {
    c = west_printed();
}

TestSuite(west_content, .init = open_the_box);

/* ---- Counts ------------------------------------------------------------------------------- */

Test(west_content, cards_are_as_many_as_in_the_box) {
    cr_assert_eq(bits192_count(&c->of_class[STARTER]), 50);
    cr_assert_eq(bits192_count(&c->of_class[TRADE]), 50);
    cr_assert_eq(bits192_count(&c->of_class[EXHAUSTION]), 30);
    cr_assert_eq(bits192_count(&c->of_class[PAIN]), 30);
    cr_assert_eq(c->card_count, 160);
    cr_assert_eq(c->tile_count, 48);
    cr_assert_eq(c->character_count, 12);
    cr_assert_eq(c->board_count, 4);
    cr_assert_eq(c->mission_count, 15);
    cr_assert_eq(c->mode_count[VERSUS], 4);
    cr_assert_eq(c->mode_count[COOP], 8);
    cr_assert_eq(c->mode_count[SOLO], 3);
}

static int tiles_of(int land) {
    int count = 0;
    for (int i = 0; i < TILES; i++) count += c->tiles[i].land == land;
    return count;
}

Test(west_content, kinds_of_land_are_as_many_as_known) {
    cr_assert_eq(tiles_of(LAND_VILLAGE), 8);
    cr_assert_eq(tiles_of(LAND_CAMP), 4);
    cr_assert_eq(tiles_of(LAND_WATER), 7);
    cr_assert_eq(tiles_of(LAND_MOUNTAIN), 8);
    cr_assert_eq(tiles_of(LAND_FOREST), 8);
    cr_assert_eq(tiles_of(LAND_FOREST | LAND_RIVER), 4);
    cr_assert_eq(tiles_of(LAND_PRAIRIE), 3);
    cr_assert_eq(tiles_of(LAND_PRAIRIE | LAND_RIVER), 6);
}

Test(west_content, stars_stand_where_they_are_known_to) {
    int starred = 0, ordinary = 0;
    for (int i = 0; i < TILES; i++) {
        const Tile *t = &c->tiles[i];
        int stars = (t->star[0] > 0) + (t->star[1] > 0) + (t->star[2] > 0);
        bool special = (t->land & (LAND_VILLAGE | LAND_CAMP)) != 0;
        if (t->land & LAND_VILLAGE) cr_assert_eq(stars, 0, "%s", t->id);
        if (t->land & LAND_CAMP) cr_assert_eq(stars, 3, "%s", t->id);
        cr_assert_eq(special, t->jobs.count == 1, "%s", t->id);
        if (special) continue;
        ordinary++;
        starred += stars;
        cr_assert_leq(stars, 1, "%s", t->id);
    }
    cr_assert_eq(ordinary, 36);
    cr_assert_eq(starred, 14, "two fifths: %d", starred);
    for (int star = 1; star <= STARS; star++)
        cr_assert_eq(bits64_count(c->with_back[star]), 4, "%d", star);
}

/* ---- Known things --------------------------------------------------------------------------- */

Test(west_content, cards_of_the_rulebook_read_as_they_do_there) {
    cr_assert_str_eq(job_text(card_named("knife")->jobs, 0),
                     "in a Forest: roll 2 dice for Food");
    cr_assert_str_eq(job_text(card_named("knife")->jobs, 1),
                     "discard 1 other item: roll 1 die for Food");
    cr_assert_str_eq(job_text(card_named("knife")->jobs, 2),
                     "1 die of defence and 2 dice of attack");
    cr_assert_str_eq(job_text(card_named("hunting_knife")->jobs, 0),
                     "in a Forest: roll 4 dice for Food");
    cr_assert_str_eq(job_text(card_named("pan")->jobs, 0),
                     "at a River: roll 1 die for Gold");
    cr_assert_str_eq(job_text(card_named("pickaxe")->jobs, 0),
                     "on a Mountain, discard 1 other item: roll 2 dice for Metal");
    cr_assert_str_eq(job_text(card_named("boots")->jobs, 0), "pay 1 Food: walk 1");
    cr_assert_str_eq(plain(card_named("cow")->text),
                     "Scrap this card: gain 5 Food. At a River: gain 3 "
                     "Food. Gain 2 Food.");
    cr_assert_str_eq(plain(card_named("cow")->price),
                     "On a Prairie: pay 2 Food. In a Village: pay 1 Gold.");
    cr_assert_str_eq(
        plain(card_named("leg_wound")->text),
        "Discard 2 blue items: scrap this card. In a Village, discard 1 blue item: "
        "scrap this card. Discard 1 blue item: discard this card.");
    cr_assert_str_eq(plain(card_named("hunger")->text),
                     "Pay 1 Food, discard 1 other item: scrap this card. Pay 1 of any one "
                     "kind: discard this card.");
}

Test(west_content, trades_read_as_in_the_rulebook) {
    cr_assert_str_eq(job_text(card_named("rookie_trader")->jobs, 0),
                     "pay 2x of any one kind: gain x of another kind");
    cr_assert_str_eq(job_text(card_named("rookie_trader")->jobs, 1),
                     "in a Village, pay x Gold: gain x of another kind");
}

Test(west_content, the_two_known_characters_are_exact) {
    const Character *sam = character_named("sam_boater"),
                    *jake = character_named("jake_wilder");
    static const uint8_t purse[RESOURCES] = {1, 1, 1, 3};
    cr_assert_eq(sam->difficulty, 1);
    cr_assert_eq(sam->hand, 6);
    cr_assert_eq(sam->start_count, 10);
    cr_assert_eq(memcmp(sam->resource, purse, sizeof purse), 0);
    cr_assert_str_eq(plain(sam->text),
                     "Pay 1 of any one kind: sail 1. On Water: scrap x danger "
                     "cards. Draw 1 card and scrap 1 item.");
    cr_assert_eq(jake->hand, 6);
    cr_assert_str_eq(plain(jake->text),
                     "Discard 2 danger cards. Scrap 1 item: reveal 1 tile within "
                     "2. Discard 1 item: walk 1.");
}

Test(west_content, known_tiles_are_exact) {
    static const uint8_t axle[3] = {3, 6, 4}, tooth[3] = {9, 8, 1};
    cr_assert_str_eq(plain(tile_named("lantern_hill")->text),
                     "Discard 1 item: gain 1 Gold.");
    cr_assert_str_eq(plain(tile_named("two_wells")->text), "Pay 2 Gold: draw 4 cards.");
    cr_assert_str_eq(plain(tile_named("broken_axle")->text),
                     "Discard x items: gain 3x of any one kind.");
    cr_assert_str_eq(plain(tile_named("gold_tooth")->text), "Scrap 1 item: gain 6 Gold.");
    cr_assert_eq(memcmp(tile_named("broken_axle")->star, axle, 3), 0);
    cr_assert_eq(memcmp(tile_named("gold_tooth")->star, tooth, 3), 0);
    cr_assert_eq(tile_named("iron_tooth")->star[0], 4);
    cr_assert_eq(tile_named("willow_ford")->star[0], 5);
}

Test(west_content, discovery_is_as_printed) {
    const Mission *m = mission_named("discovery");
    static const uint8_t night[] = {NIGHT_ROW,    NIGHT_DAY,  NIGHT_EXHAUSTION,
                                    NIGHT_ATTACK, NIGHT_MOVE, NIGHT_REMOVE,
                                    NIGHT_APPEAR, NIGHT_PASS};
    cr_assert_eq(m->night_count, 8);
    for (int i = 0; i < 8; i++) cr_assert_eq(m->night[i].step, night[i], "step %d", i);
    cr_assert_eq(m->night[5].number, 3);
    cr_assert_str_eq(
        plain(m->text),
        "Discard 3 items: walk 1. Lose 4 points: scrap 3 danger cards. Pay 1 Gold: ride "
        "the "
        "train up to 5 tiles. When you build: gain 2 points, and if that is the furthest "
        "West yet: gain 1 point more. When you turn up a tile: gain 1 point, and if that "
        "is "
        "the furthest West yet: gain 1 point more. When you clear a tile of bandits: gain "
        "2 points.");
}

Test(west_content, there_and_back_again_is_as_printed) {
    const Mission *m = mission_named("there_and_back_again");
    cr_assert(m->home);
    cr_assert_eq(m->narrow, 4);
    for (int i = 0; i < m->night_count; i++) cr_assert_neq(m->night[i].step, NIGHT_REMOVE);
    cr_assert_str_eq(job_text(m->jobs, 0), "pay 1 Gold: ride the train up to 3 tiles");
    cr_assert_str_eq(plain(c->jobs[m->on[WHEN_REVEAL] - 1].words),
                     "if that is the furthest West yet: gain 3 points");
    cr_assert_str_eq(plain(c->jobs[m->on[WHEN_CLEAR] - 1].words),
                     "roll 3 dice for any one kind");
}

Test(west_content, board_a_is_as_printed) {
    const Board *a = &c->boards[mission_named("discovery")->board[0]];
    static const uint8_t day[] = {0, 3, 6}, point[] = {0, 5, 11}, risk[] = {1, 2, 3};
    cr_assert_str_eq(a->id, "a");
    cr_assert_eq(a->days, 8);
    cr_assert_eq(a->points, 16);
    cr_assert_eq(memcmp(a->day, day, 3), 0);
    cr_assert_eq(memcmp(a->point, point, 3), 0);
    cr_assert_eq(memcmp(a->risk, risk, 3), 0);
}

/* ---- Invented ones within the known ranges ---------------------------------------------------- */

Test(west_content, characters_keep_to_the_known_ranges) {
    int of_difficulty[4] = {0};
    for (int i = 0; i < CHARACTERS; i++) {
        const Character *who = &c->characters[i];
        int sum = 0, moves = 0;
        for (int k = 0; k < RESOURCES; k++) sum += who->resource[k];
        for (int k = 0; k < who->jobs.count; k++)
            moves += west_is_movement(&c->jobs[who->jobs.first + k]);
        of_difficulty[who->difficulty]++;
        cr_assert(sum >= 6 && sum <= 7, "%s has %d units", who->id, sum);
        cr_assert_eq(who->start_count, 10, "%s", who->id);
        cr_assert_eq(moves, 1, "%s", who->id);
        cr_assert_eq(who->jobs.count, who->difficulty == 3 ? 2 : 3, "%s", who->id);
        cr_assert(who->difficulty > 1 || who->hand == 6, "%s", who->id);
        cr_assert(who->difficulty != 2 || who->hand == 5 || who->hand == 6, "%s", who->id);
        cr_assert(who->difficulty != 3 || who->hand == 4 || who->hand == 5, "%s", who->id);
    }
    cr_assert_eq(of_difficulty[1], 5);
    cr_assert_eq(of_difficulty[2], 5);
    cr_assert_eq(of_difficulty[3], 2);
}

Test(west_content, trade_cards_keep_to_the_known_ranges) {
    static const int colours[COLOURS] = {6, 5, 3, 5, 4, 2};
    int of_colour[COLOURS] = {0};
    for (int i = 0; i < c->design_count; i++) {
        const Design *d = &c->designs[i];
        if (d->class != TRADE) continue;
        of_colour[d->colour]++;
        cr_assert_eq(d->copies, 2, "%s", d->id);
        for (int k = 0; k < d->buy.count; k++) {
            const Need *need = &c->jobs[d->buy.first + k].need;
            int price = need->items;
            for (int r = 0; r < RESOURCES; r++) price += need->pay[r];
            cr_assert(price >= 1 && price <= 5, "%s costs %d", d->id, price);
            cr_assert_leq(need->pay[GOLD], 2, "%s", d->id);
        }
    }
    for (int i = 0; i < COLOURS; i++)
        cr_assert_eq(of_colour[i], colours[i], "colour %d", i);
}

Test(west_content, no_two_cards_or_tiles_do_the_same) {
    for (int i = 0; i < c->design_count; i++)
        for (int k = 0; k < i; k++)
            cr_assert_str_neq(c->designs[i].text, c->designs[k].text, "%s and %s",
                              c->designs[i].id, c->designs[k].id);
    for (int i = 0; i < TILES; i++)
        for (int k = 0; k < i; k++)
            if (c->tiles[i].jobs.count && c->tiles[k].jobs.count)
                cr_assert_str_neq(c->tiles[i].text, c->tiles[k].text, "%s and %s",
                                  c->tiles[i].id, c->tiles[k].id);
}

/* Four boards: short ones of 16 points and 8 days, long ones of 22 and 12; the co-operative
 * pair is one riskier. */
Test(west_content, boards_keep_to_the_known_ranges) {
    for (int i = 0; i < BOARDS; i++) {
        const Board *b = &c->boards[i];
        bool is_long = i % 2 == 1;
        cr_assert_eq(b->points, is_long ? 22 : 16, "%s", b->id);
        cr_assert_eq(b->days, is_long ? 12 : 8, "%s", b->id);
        cr_assert_eq(b->section_count, is_long ? 4 : 3, "%s", b->id);
    }
    for (int i = 0; i < 2; i++)
        for (int k = 0; k < c->boards[i].section_count; k++)
            cr_assert_eq(c->boards[i + 2].risk[k], c->boards[i].risk[k] + 1);
}

/* A team has any number of actions: from piles that are empty a card would draw itself, and so
 * on for ever. */
Test(west_content, no_card_draws_for_nothing) {
    for (int i = 0; i < c->job_count; i++) {
        const Job *job = &c->jobs[i];
        bool draws = false, costs = false;
        for (int k = 0; k < job->count; k++) {
            int verb = job->at[k].verb;
            draws |= verb == VERB_DRAW;
            costs |= verb == VERB_PAY || verb == VERB_DISCARD || verb == VERB_SCRAP;
        }
        cr_expect(job->home != HOME_CARD || !draws || costs, "%s", job->words);
    }
}

/* ---- Bots ------------------------------------------------------------------------------- */

static void expect_gap(const char *start, const char *words) {
    static const char *const files[] = {"packs/cards.pack", "packs/land.pack",
                                        "packs/people.pack", "packs/missions.pack"};
    enum { FILES = sizeof files / sizeof *files };
    Pack packs[FILES] = {0};
    Buffer text[FILES] = {0};
    Error err = {""};
    Box box = {0};
    for (int i = 0; i < FILES; i++) {
        pack_without(WEST_ID, files[i], start, &text[i]);
        cr_assert(pack_read(files[i], text[i].data, &packs[i], &err), "%s", err.words);
    }
    cr_expect_not(west_load(packs, FILES, &box, &err), "%s", start);
    cr_expect_str_eq(err.words, words);
    box_empty(&box);
    for (int i = 0; i < FILES; i++) {
        pack_free(&packs[i]);
        buffer_free(&text[i]);
    }
}

/* A box that is opened is lent them (tests/weights_test.c). */
Test(west_content, weights_may_not_be_missing) {
    expect_gap("[bot weights]", "The packs have no entry [bot weights].");
    expect_gap("[bot uses]", "The packs have no entry [bot uses].");
}
