/*
 * What is in the box: counts, decks, cards and tracks as they are known, and a village that
 * agrees with everything the worked examples say about it and can be drawn.
 */
#include <string.h>

#include "cursed_desk.h"
#include "plate.h"
#include "plain.h"

static const Content *c;

static void open_the_box(void) {
    c = printed();
}

TestSuite(cursed_content, .init = open_the_box);

/* House 7 is space 6. */
static int house(int number) {
    return number - 1;
}

static int roads_between(int a, int b) {
    return c->road_distance[house(a)][house(b)];
}

/* ---- Components ---------------------------------------------------------------------- */

Test(cursed_content, villagers_are_those_of_the_box) {
    static const struct {
        const char *title;
        int tokens, energy;
        const char *sells;
    } known[KINDS] = {
        {"Farmer", 9, 1, "Mandrake Root"}, {"Hunter", 9, 1, "Wolf Claw"},
        {"Woodcutter", 6, 2, "Ash Twig"},  {"Butcher", 6, 2, "Wishbone"},
        {"Merchant", 3, 3, "Gold Dust"},   {"Noble", 3, 3, "Silk Thread"},
    };
    for (int i = 0; i < KINDS; i++) {
        const Villager *v = &c->villagers[i];
        cr_assert_str_eq(v->title, known[i].title);
        cr_assert_eq(v->tokens, known[i].tokens, "%s", v->title);
        cr_assert_eq(v->energy, known[i].energy, "%s", v->title);
        cr_assert_str_eq(c->ingredient_title[v->sells], known[i].sells);
        cr_assert_eq(c->ingredient_tokens[i], 5);
    }
}

Test(cursed_content, guards_and_numbers_are_those_of_the_box) {
    static const uint8_t tiles[GUARD_EFFECTS] = {2, 3, 3, 2, 2};
    cr_assert_arr_eq(c->guard_tokens, tiles, sizeof tiles);
    cr_assert_eq(c->coin_tokens, 25);
    cr_assert_eq(c->sheep_tokens, 12);
    cr_assert_eq(c->start_coins, 3);
    cr_assert_eq(c->start_energy, 2);
    cr_assert_eq(c->market_price, 5);
    cr_assert_eq(c->energy_move, 2);
    cr_assert_eq(c->energy_dispel, 3);
    cr_assert_eq(c->energy_calm, 3);
}

/* ---- Tracks -------------------------------------------------------------------------- */

Test(cursed_content, panic_and_curse) {
    cr_assert_eq(c->panic_top, 10);
    cr_assert_leq(c->panic_busy, 7);
    cr_assert_leq(c->panic_inside, 7);
    cr_assert_eq(c->panic_plenty, 9);
    cr_assert(c->curse_top[0] >= 9 && c->curse_top[0] <= 12);
    cr_assert_gt(c->curse_top[1], c->curse_top[0]); /* it may gain three a night */
}

static bool are(int a, int b, int one, int other) {
    return (a == one && b == other) || (a == other && b == one);
}

Test(cursed_content, each_cure_has_every_kind_and_the_example) {
    for (int side = 0; side < 2; side++) {
        int count[KINDS] = {0}, examples = 0, length = c->cure_length[side];
        cr_assert(length >= 9 && length <= 12);
        for (int i = 0; i < length; i++) {
            const uint8_t *step = &c->cure[side][i];
            count[*step]++;
            if (i == 0) continue;
            cr_assert_neq(step[0], step[-1], "a kind twice in a row");
            examples += are(step[0], step[-1], SILK_THREAD, WOLF_CLAW);
        }
        cr_assert_eq(examples, 1);
        for (int i = 0; i < KINDS; i++) cr_assert(count[i] == 1 || count[i] == 2);
    }
}

/* ---- The village ----------------------------------------------------------------------- */

Test(cursed_content, districts_have_three_to_five_places) {
    cr_assert_eq(c->district_count, 6);
    for (int space = 0; space < SPACES; space++) {
        int size = bits_count(c->in_district[space]);
        cr_assert(size >= 3 && size <= 5);
    }
}

Test(cursed_content, every_place_has_two_to_four_roads) {
    int widest = 0;
    for (int a = 0; a < SPACES; a++) {
        int roads = bits_count(c->map.next[a]);
        cr_assert(roads >= 2 && roads <= 4, "%s", c->space_title[a]);
        for (int b = 0; b < SPACES; b++) widest = max_int(widest, c->road_distance[a][b]);
    }
    cr_assert(widest >= 8 && widest <= 10, "%d", widest);
}

Test(cursed_content, twelve_crossings_about_half_of_them_bridges) {
    cr_assert_eq(c->crossing_count, 12);
    int bridges = bits_count(c->bridges);
    cr_assert(bridges >= 5 && bridges <= 7);
    for (int i = 0; i < c->crossing_count; i++) {
        const Crossing *way = &c->crossings[i];
        cr_assert_neq(c->district[way->a], c->district[way->b]);
        cr_assert_eq(way->bridge, (c->bridges & bit(i)) != 0);
        cr_assert_eq(c->crossing_at[way->a][way->b], i + 1);
        cr_assert_eq(c->crossing_at[way->b][way->a], i + 1);
    }
}

Test(cursed_content, five_houses_of_each_price_the_dear_ones_far_away) {
    int count[5] = {0}, distance[5] = {0};
    for (int i = 0; i < HOUSES; i++) {
        count[c->price[i]]++;
        distance[c->price[i]] += c->road_distance[LABORATORY][i];
    }
    for (int price = 1; price <= 4; price++) cr_assert_eq(count[price], 5);
    for (int price = 2; price <= 4; price++)
        cr_assert_gt(distance[price], distance[price - 1]);
}

Test(cursed_content, house_15_is_one_crossing_from_another_district) {
    uint32_t next_door = c->within_fare[house(15)][1] & ~c->in_district[house(15)];
    cr_assert(next_door);
    cr_assert_eq(c->within_fare[house(15)][0], c->in_district[house(15)]);
}

Test(cursed_content, house_18_is_a_road_behind_a_crossing_and_beside_a_pasture) {
    bool behind = false;
    for (uint32_t next = c->map.next[house(18)]; next;)
        behind |= c->crossing_at[house(18)][bits_take(&next)] != 0;
    cr_assert(behind);
    cr_assert(c->pastures_at[house(18)]);
}

Test(cursed_content, distances_of_the_rabid_example) {
    cr_assert_leq(roads_between(7, 1), 2);
    cr_assert_eq(roads_between(7, 3), 3);
    cr_assert_eq(roads_between(7, 11), 3);
    cr_assert_eq(c->pastures_at[house(11)], 0);
    int sheep = 0;
    for (uint32_t at = c->pastures_at[house(7)]; at;)
        sheep += c->pastures[bits_take(&at)].sheep;
    cr_assert_gt(sheep, 0);
}

Test(cursed_content, pastures_touch_two_to_four_houses) {
    int sheep = 0;
    cr_assert(c->pasture_count == 4 || c->pasture_count == 5);
    for (int i = 0; i < c->pasture_count; i++) {
        const Pasture *p = &c->pastures[i];
        int houses = bits_count(p->touches & ALL_HOUSES);
        cr_assert(houses >= 2 && houses <= 4, "%s", p->title);
        cr_assert(p->sheep >= 1 && p->sheep <= 3, "%s", p->title);
        sheep += p->sheep;
    }
    cr_assert(sheep >= 7 && sheep <= 9, "%d", sheep);
}

static int pasture_roads(int pasture) {
    int nearest = SPACES;
    for (uint32_t at = c->pastures[pasture].touches; at;)
        nearest = min_int(nearest, c->road_distance[LABORATORY][bits_take(&at)]);
    return nearest;
}

Test(cursed_content, pastures_are_ordered_from_the_laboratory) {
    for (int i = 1; i < c->pasture_count; i++)
        cr_assert_leq(pasture_roads(c->pasture_order[i - 1]),
                      pasture_roads(c->pasture_order[i]));
}

/* ---- Derived sets ---------------------------------------------------------------------- */

Test(cursed_content, sets_agree_with_distances) {
    for (int a = 0; a < SPACES; a++) {
        for (int b = 0; b < SPACES; b++) {
            bool same = c->district[a] == c->district[b];
            cr_assert_eq(c->road_distance[a][b], c->road_distance[b][a]);
            cr_assert_eq((c->map.next[a] & bit(b)) != 0, c->road_distance[a][b] == 1);
            cr_assert_eq((c->in_district[a] & bit(b)) != 0, same);
            cr_assert_eq(c->fare_distance[a][b] == 0, same);
            for (int n = 0; n < 4; n++)
                cr_assert_eq((c->within_roads[a][n] & bit(b)) != 0,
                             c->road_distance[a][b] <= n);
            for (int n = 0; n < DISTRICTS_MAX; n++)
                cr_assert_eq((c->within_fare[a][n] & bit(b)) != 0,
                             c->fare_distance[a][b] <= n);
        }
    }
    for (int n = 0; n < 8; n++)
        for (int i = 0; i < HOUSES; i++)
            cr_assert_eq((c->price_at_most[n] & bit(i)) != 0, c->price[i] <= n);
}

/* ---- The drawing ----------------------------------------------------------------------- */

static Plate village(void) {
    Plate plate = {.width = 1164, .height = 676, .count = SPACES};
    for (int i = 0; i < SPACES; i++) {
        plate.at[i] = (Point){c->x[i], c->y[i]};
        plate.title[i] = c->space_title[i];
        plate.roads[i] = c->map.next[i];
    }
    return plate;
}

Test(cursed_content, places_have_room) {
    Plate plate = village();
    plate_check_room(&plate, 50, 85);
}

Test(cursed_content, roads_neither_cross_nor_run_over_a_third_place) {
    Plate plate = village();
    plate_check_no_road_over_a_place(&plate, 45);
    plate_check_no_crossing(&plate);
}

/* Ovals of 110 by 60. */
Test(cursed_content, pastures_lie_free) {
    Plate plate = village();
    for (int i = 0; i < c->pasture_count; i++) {
        Point p = {c->pastures[i].x, c->pastures[i].y};
        for (int a = 0; a < SPACES; a++) {
            cr_assert_geq(plate_square(p, plate.at[a]), 85 * 85, "%s",
                          c->pastures[i].title);
            for (int b = 0; b < a; b++)
                cr_assert(!plate_is_road(&plate, a, b) ||
                              !plate_is_near(plate.at[a], plate.at[b], p, 40),
                          "%s", c->pastures[i].title);
        }
    }
}

/* ---- Spells and Powers ----------------------------------------------------------------- */

/* As known: title, type (now, stays, once), decks (P a person's, A the automa's, - out
 * against an automated opponent), and before the Other role. */
typedef struct Known {
    const char *title;
    CardType type;
    const char *marks;
} Known;

/* clang-format off */
static const Known spells[] = {
    {"A Village Feast", TYPE_NOW, "PA"},        {"Box of Holding", TYPE_STAYS, "P"},
    {"Butcher's Broth", TYPE_NOW, "PA"},        {"Diplosi", TYPE_NOW, "PA"},
    {"Distract", TYPE_NOW, "PA"},               {"Forager's Feast", TYPE_NOW, "PA"},
    {"Gift of the Gab", TYPE_STAYS, "PA"},      {"Hydrophobia", TYPE_STAYS, "PA-O"},
    {"Hypnotize", TYPE_NOW, "PA"},              {"Invisibility", TYPE_STAYS, "P"},
    {"Leftovers", TYPE_NOW, "PA"},              {"Meditate", TYPE_NOW, "PA"},
    {"Mind Control", TYPE_NOW, "P"},            {"Negotiation Charm", TYPE_NOW, "PA"},
    {"New Farmhands", TYPE_NOW, "PA"},          {"Spectral Skeleton Key", TYPE_STAYS, "P"},
    {"Sticky Fingers", TYPE_NOW, "A"},          {"Summoned Steed", TYPE_STAYS, "PA"},
    {"Swap", TYPE_NOW, "P"},                    {"Teleport", TYPE_NOW, "PA"},
    {"The Revenant", TYPE_NOW, "PA"},           {"Transmute", TYPE_STAYS, "PA"},
    {"Unending Hunger", TYPE_STAYS, "PA-O"},    {"Unholy Protection", TYPE_NOW, "PA"},
};
static const Known powers[] = {
    {"A Taste of Rural Life", TYPE_NOW, "PA"},  {"An Extra Serving", TYPE_NOW, "PA"},
    {"Courier Horse", TYPE_NOW, "P"},           {"Digestive Mutton Chop", TYPE_NOW, "A"},
    {"Fast Food", TYPE_STAYS, "P"},             {"Greedy Coachman", TYPE_STAYS, "PAO"},
    {"Midnight Snack", TYPE_ONCE, "P"},         {"Monstrous Leap", TYPE_ONCE, "PA"},
    {"New Moon", TYPE_ONCE, "P"},               {"Noble Blood", TYPE_NOW, "PA"},
    {"On the Scent", TYPE_NOW, "A"},            {"Otherworldly Howl", TYPE_NOW, "P"},
    {"Panic! At the Village", TYPE_NOW, "P"},   {"Plumb Lambs", TYPE_STAYS, "P"},
    {"Scarce Supplies", TYPE_STAYS, "PAO"},     {"Second Helpings", TYPE_NOW, "A"},
    {"Shaky Hands", TYPE_STAYS, "PAO"},         {"Sheep Shuffle", TYPE_NOW, "P"},
    {"Sloshed Stumble", TYPE_NOW, "P"},         {"Spell-Writer's Block", TYPE_STAYS, "PA-O"},
    {"Squeaky Boots", TYPE_STAYS, "PAO"},       {"Stunned Stag", TYPE_NOW, "PA"},
    {"The Other Other White Meat", TYPE_NOW, "PA"}, {"Voracious Appetite", TYPE_STAYS, "PA"},
};
/* clang-format on */

static void check_card(const Card *card, const Known *known, Role deck) {
    Role before = strchr(known->marks, 'O') ? (Role)(1 - deck) : deck;
    cr_assert_str_eq(card->title, known->title);
    cr_assert_eq(card->type, known->type, "%s", card->title);
    cr_assert_eq(card->person, strchr(known->marks, 'P') != NULL, "%s", card->title);
    cr_assert_eq(card->automa, strchr(known->marks, 'A') != NULL, "%s", card->title);
    cr_assert_eq(card->not_against_automa, strchr(known->marks, '-') != NULL, "%s",
                 card->title);
    cr_assert_eq(card->before, before, "%s", card->title);
}

Test(cursed_content, spells_and_powers_are_those_of_the_box) {
    cr_assert_eq(c->card_count[ROLE_WIZARD], 24);
    cr_assert_eq(c->card_count[ROLE_MONSTER], 24);
    for (int i = 0; i < 24; i++) {
        check_card(&c->spells[i], &spells[i], ROLE_WIZARD);
        check_card(&c->powers[i], &powers[i], ROLE_MONSTER);
    }
}

static int deck_size(const Card *cards, bool automa, bool against_automa) {
    int count = 0;
    for (int i = 0; i < 24; i++) {
        bool in = automa ? cards[i].automa : cards[i].person;
        count += in && !(against_automa && cards[i].not_against_automa);
    }
    return count;
}

Test(cursed_content, decks_come_out_right) {
    cr_assert_eq(deck_size(c->spells, false, false), 23);
    cr_assert_eq(deck_size(c->spells, false, true), 21);
    cr_assert_eq(deck_size(c->spells, true, false), 19);
    cr_assert_eq(deck_size(c->spells, true, true), 17);
    cr_assert_eq(deck_size(c->powers, false, false), 21);
    cr_assert_eq(deck_size(c->powers, false, true), 20);
    cr_assert_eq(deck_size(c->powers, true, false), 15);
    cr_assert_eq(deck_size(c->powers, true, true), 14);
}

static void check_words(const Card *card) {
    cr_assert_eq(card->text[0] != '\0', card->person, "%s", card->title);
    cr_assert_eq(card->auto_text[0] != '\0', card->automa, "%s", card->title);
    cr_assert_eq(card->source, SOURCE_RULEBOOK, "%s", card->title);
    cr_assert(!strpbrk(card->text, "#@&~{|}") && !strpbrk(card->auto_text, "#@&~{|}"), "%s",
              card->title);
}

Test(cursed_content, every_card_has_its_words_and_its_source) {
    for (int i = 0; i < 24; i++) {
        check_words(&c->spells[i]);
        check_words(&c->powers[i]);
    }
}

Test(cursed_content, words_are_written_from_the_verbs) {
    const Card *card = spell("unending_hunger");
    cr_assert_eq(card->coins, 6);
    cr_assert_str_eq(plain(card->text),
                     "Sheep give the Monster no Energy. Ends after a Quiet Night.");
    card = spell("leftovers");
    cr_assert_str_eq(plain(card->text), "Curse -1.");
    card = spell("negotiation_charm");
    cr_assert_str_eq(plain(card->text), "This turn: Villagers charge 2 coins less.");
    card = spell("butchers_broth");
    cr_assert_str_eq(plain(card->text), "Gain 1 Wolf Claw and 1 Wishbone.");
    cr_assert_str_eq(plain(card->needs), "at a Butcher's house");
    card = spell("meditate");
    cr_assert_str_eq(plain(card->needs), "spend Mandrake Root and Ash Twig");

    card = power("stunned_stag");
    cr_assert_str_eq(plain(card->text), "Curse +1.");
    cr_assert_str_eq(plain(card->needs), "a Hunter in the stomach, 2 Energy");
    card = power("shaky_hands");
    cr_assert_str_eq(plain(card->text),
                     "A Steal from a villager brings at most 1 coin. Ends when the "
                     "Wizard buys Silk Thread.");
    card = power("otherworldly_howl");
    cr_assert_str_eq(
        card->text,
        "A villager that you choose moves into an empty house of its own district.");
}

Test(cursed_content, about_a_third_of_the_spells_name_a_place) {
    int places = 0;
    for (int i = 0; i < 24; i++) {
        places += c->spells[i].place != PLACE_NONE;
        cr_assert(c->spells[i].coins <= 6);
    }
    cr_assert(places >= 6 && places <= 10, "%d", places);
}

/* ---- The automas' cards ---------------------------------------------------------------- */

Test(cursed_content, possessed_wizard_cards_are_those_of_the_box) {
    static const struct {
        uint8_t act;
        Area area;
        Kind kind;
        FeedEffect feed;
        int amount;
    } known[] = {
        {ACT_CAST, AREA_CURRENT, FARMER, FEED_COINS, 1},
        {ACT_STEAL, AREA_ADJACENT, HUNTER, FEED_ENERGY, 1},
        {ACT_STEAL, AREA_CURRENT, WOODCUTTER, FEED_ENERGY, 1},
        {ACT_BUY, AREA_ANY, FARMER, FEED_COINS, 2},
        {ACT_BUY, AREA_ADJACENT, HUNTER, FEED_COINS, 2},
        {ACT_STEAL, AREA_CURRENT, BUTCHER, FEED_ENERGY, 1},
        {ACT_BUY, AREA_CURRENT, FARMER, FEED_ENERGY, 1},
        {ACT_BUY, AREA_MARKET, HUNTER, FEED_COINS, 1},
        {ACT_BUY, AREA_ANY, WOODCUTTER, FEED_COINS, 2},
        {ACT_MIX, AREA_CURRENT, BUTCHER, FEED_COINS, 2},
        {ACT_BUY, AREA_ADJACENT, MERCHANT, FEED_COINS, 3},
        {ACT_BUY, AREA_CURRENT, NOBLE, FEED_PANIC, 1},
    };
    cr_assert_eq(c->possessed_count, 12);
    for (int i = 0; i < 12; i++) {
        const PossessedCard *card = &c->possessed[i];
        cr_assert_eq(card->act, known[i].act, "%s", card->title);
        cr_assert_eq(card->area, known[i].area, "%s", card->title);
        cr_assert_eq(card->kind, known[i].kind, "%s", card->title);
        cr_assert_eq(card->feed, known[i].feed, "%s", card->title);
        cr_assert_eq(card->feed_amount, known[i].amount, "%s", card->title);
    }
    cr_assert_str_eq(plain(c->possessed[1].text),
                     "Steal in an adjacent district. When a Hunter is "
                     "eaten: the Monster gains 1 Energy less.");
}

Test(cursed_content, rabid_monster_cards_are_those_of_the_box) {
    static const struct {
        uint8_t acts;
        Kind kind;
    } known[] = {
        {ACT_CAST, FARMER},
        {ACT_CAST | ACT_STEAL, HUNTER},
        {ACT_CAST | ACT_MIX, WOODCUTTER},
        {ACT_BUY, FARMER},
        {ACT_BUY, HUNTER},
        {ACT_BUY | ACT_MIX, BUTCHER},
        {ACT_BUY | ACT_STEAL, FARMER},
        {ACT_CAST | ACT_MIX, HUNTER},
        {ACT_BUY, WOODCUTTER},
        {ACT_BUY, BUTCHER},
        {ACT_STEAL, MERCHANT},
        {ACT_STEAL, NOBLE},
    };
    cr_assert_eq(c->rabid_count, 12);
    for (int i = 0; i < 12; i++) {
        cr_assert_eq(c->rabid[i].acts, known[i].acts, "%s", c->rabid[i].title);
        cr_assert_eq(c->rabid[i].kind, known[i].kind, "%s", c->rabid[i].title);
    }
    cr_assert_str_eq(plain(c->rabid[1].text),
                     "Cast Spell or Steal. Then the Monster hunts a Hunter.");
}
