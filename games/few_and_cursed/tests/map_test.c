/*
 * The map: kinds of land as many as are known, corners far from town but not too far, roads
 * whose symbols fit the land, ways home for the monsters, and all of it can be drawn.
 */
#include "few_box.h"

#include "plate.h"

static const Content *c;

static void open_the_box(void) {
    c = few_printed();
}

TestSuite(few_map, .init = open_the_box);

Test(few_map, kinds_of_land_are_those_of_the_box) {
    static const int known[TERRAINS] = {
        [CANYONS] = 6, [RUINS] = 4, [CURSED_LAND] = 7, [SAN_ANDREAS] = 1};
    uint32_t all = 0;
    for (int i = 0; i < TERRAINS; i++) {
        int count = bits_count(c->of_terrain[i]);
        if (i == DESERT)
            cr_assert(count >= 8 && count <= 12, "%d", count);
        else
            cr_assert_eq(count, known[i], "%s", few_terrain_titles[i]);
        cr_assert_eq(all & c->of_terrain[i], 0);
        all |= c->of_terrain[i];
    }
    cr_assert_eq(bits_count(all), c->space_count);
    cr_assert(c->space_count >= 26 && c->space_count <= 30);
    for (int i = 0; i < c->space_count; i++)
        cr_assert(c->of_terrain[c->spaces[i].terrain] & bit(i), "%s", c->spaces[i].id);
}

Test(few_map, named_places) {
    static const char *const corners[] = {"Mountain View", "Expedition", "Mana O'lana",
                                          "Santana De Aguasucia"};
    cr_assert_str_eq(c->spaces[TOWN].title, "San Andreas");
    cr_assert_eq(c->spaces[TOWN].terrain, SAN_ANDREAS);
    for (int i = 0; i < CORNERS; i++) {
        const Space *corner = &c->spaces[c->corner_space[i]];
        cr_assert_str_eq(corner->title, corners[i]);
        cr_assert_eq(corner->corner, i);
    }
    for (int i = 0; i < c->space_count; i++)
        if (c->spaces[i].corner >= 0) cr_assert_eq(c->corner_space[c->spaces[i].corner], i);
    /* A space that is called ruins and is none. */
    cr_assert_eq(c->spaces[space("crow_ruins")].terrain, CURSED_LAND);
}

Test(few_map, places_have_two_to_four_roads_and_the_town_more) {
    for (int i = 0; i < c->space_count; i++) {
        int roads = bits_count(c->map.next[i]);
        if (i == TOWN)
            cr_assert(roads == 4 || roads == 5);
        else
            cr_assert(roads >= 2 && roads <= 4, "%s", c->spaces[i].title);
    }
}

Test(few_map, roads_are_found_from_both_ends) {
    int found = 0;
    for (int a = 0; a < c->space_count; a++)
        for (int b = 0; b < c->space_count; b++) {
            int road = c->road_at[a][b];
            cr_assert_eq(road, c->road_at[b][a]);
            cr_assert_eq(road != 0, (c->map.next[a] & bit(b)) != 0);
            if (!road) continue;
            const Road *r = &c->roads[road - 1];
            cr_assert((r->a == a && r->b == b) || (r->a == b && r->b == a));
            found++;
        }
    cr_assert_eq(found, 2 * c->road_count);
}

static bool touches(const Road *r, Terrain terrain) {
    return c->spaces[r->a].terrain == terrain || c->spaces[r->b].terrain == terrain;
}

/* About a quarter has Curse, next to Cursed land; a fifth has Attack, next to Canyons. */
Test(few_map, symbols_fit_the_land) {
    int curse = 0, attack = 0;
    for (int i = 0; i < c->road_count; i++) {
        const Road *r = &c->roads[i];
        cr_assert(r->move >= 1 && r->move <= 3);
        cr_assert(r->curse <= 1 && r->attack <= 2);
        if (r->curse) cr_assert(touches(r, CURSED_LAND), "road %d", i);
        if (r->attack) cr_assert(touches(r, CANYONS), "road %d", i);
        curse += r->curse > 0;
        attack += r->attack > 0;
    }
    cr_assert(curse * 100 >= 20 * c->road_count && curse * 100 <= 30 * c->road_count);
    cr_assert(attack * 100 >= 15 * c->road_count && attack * 100 <= 25 * c->road_count);
}

/* ---- Ways ------------------------------------------------------------------------ */

enum { UNREACHED = 1000 };

/* The least Movement from town, by going over all roads until nothing changes. */
static void least_movement(int movement[SPACES_MAX]) {
    for (int i = 0; i < c->space_count; i++) movement[i] = i == TOWN ? 0 : UNREACHED;
    for (int turn = 0; turn < c->space_count; turn++)
        for (int i = 0; i < c->road_count; i++) {
            const Road *r = &c->roads[i];
            movement[r->a] = min_int(movement[r->a], movement[r->b] + r->move);
            movement[r->b] = min_int(movement[r->b], movement[r->a] + r->move);
        }
}

Test(few_map, corners_are_two_action_phases_away) {
    int movement[SPACES_MAX];
    least_movement(movement);
    for (int i = 0; i < CORNERS; i++) {
        int at = c->corner_space[i];
        int spaces = c->home_distance[at];
        cr_assert(spaces == 4 || spaces == 5, "%s: %d", c->spaces[at].title, spaces);
        cr_assert(movement[at] >= 6 && movement[at] <= 9, "%s: %d", c->spaces[at].title,
                  movement[at]);
    }
}

Test(few_map, every_kind_of_land_is_near_town) {
    int nearest[TERRAINS] = {9, 9, 9, 9, 9};
    for (int i = 0; i < c->space_count; i++) {
        int *least = &nearest[c->spaces[i].terrain];
        *least = min_int(*least, c->home_distance[i]);
    }
    for (int i = 0; i < SAN_ANDREAS; i++)
        cr_assert_leq(nearest[i], 3, "%s", few_terrain_titles[i]);
}

/* From each space: one nearer over the neighbour whose rest has the fewest symbols. */
Test(few_map, ways_home_are_shortest_with_the_fewest_symbols) {
    cr_assert_eq(c->home_distance[TOWN], 0);
    cr_assert_eq(c->home_symbols[TOWN], 0);
    for (int i = 1; i < c->space_count; i++) {
        int distance = UNREACHED, symbols = UNREACHED;
        for (uint32_t next = c->map.next[i]; next;)
            distance = min_int(distance, c->home_distance[bits_take(&next)] + 1);
        for (uint32_t next = c->map.next[i]; next;) {
            int to = bits_take(&next);
            const Road *r = &c->roads[c->road_at[i][to] - 1];
            if (c->home_distance[to] + 1 > distance) continue;
            symbols =
                min_int(symbols, c->home_symbols[to] + r->move + r->curse + r->attack);
        }
        cr_assert_eq(c->home_distance[i], distance, "%s", c->spaces[i].title);
        cr_assert_eq(c->home_symbols[i], symbols, "%s", c->spaces[i].title);
    }
}

/* ---- The drawing ----------------------------------------------------------------- */

static Plate desert(void) {
    Plate plate = {.width = 1164, .height = 640, .count = c->space_count};
    for (int i = 0; i < c->space_count; i++) {
        plate.at[i] = (Point){c->spaces[i].x, c->spaces[i].y};
        plate.title[i] = c->spaces[i].title;
        plate.roads[i] = c->map.next[i];
    }
    return plate;
}

Test(few_map, places_have_room) {
    Plate plate = desert();
    plate_check_room(&plate, 56, 100);
    /* San Andreas is drawn three times as large. */
    for (int i = 1; i < plate.count; i++)
        cr_assert_geq(plate_square(plate.at[TOWN], plate.at[i]), 140 * 140, "%s",
                      plate.title[i]);
}

Test(few_map, roads_neither_cross_nor_run_over_a_third_place) {
    Plate plate = desert();
    plate_check_no_road_over_a_place(&plate, 45);
    plate_check_no_crossing(&plate);
    for (int a = 1; a < plate.count; a++)
        for (int b = 1; b < a; b++)
            cr_assert(!plate_is_road(&plate, a, b) ||
                          !plate_is_near(plate.at[a], plate.at[b], plate.at[TOWN], 85),
                      "%s to %s", plate.title[a], plate.title[b]);
}

Test(few_map, corners_lie_in_the_corners_and_the_town_between_them) {
    for (int i = 0; i < CORNERS; i++) {
        const Space *corner = &c->spaces[c->corner_space[i]];
        cr_assert(corner->x < 1164 / 4 || corner->x > 1164 * 3 / 4, "%s", corner->title);
        cr_assert(corner->y < 640 / 4 || corner->y > 640 * 3 / 4, "%s", corner->title);
    }
    cr_assert(c->spaces[TOWN].x > 1164 / 3 && c->spaces[TOWN].x < 1164 * 2 / 3);
    cr_assert(c->spaces[TOWN].y > 640 / 3 && c->spaces[TOWN].y < 640 * 2 / 3);
}
