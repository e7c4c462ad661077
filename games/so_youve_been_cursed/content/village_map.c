/*
 * Reads packs into the village: districts, spaces, roads and pastures, and what is derived
 * from them once: neighbours, distances, fares, sets of places within reach.
 *
 * A road is named at one of its ends: `roads = house_3, house_5 bridge`. One between two
 * districts is a crossing and must say whether it is a bridge or a gate (Hydrophobia asks).
 */
#include <string.h>

#include "so_youve_been_cursed/content/loader.h"

enum { MAP_WIDTH = 1164, MAP_HEIGHT = 676, FAR = 255 };

/* ---- Reading ----------------------------------------------------------------------- */

bool cursed_read_district(Loader *l, const PackEntry *e, Error *err) {
    Content *c = l->c;
    if (!entry_fits(e, c->district_count + 1, DISTRICTS_MAX, "districts", err))
        return false;
    l->district[c->district_count] = e;
    return entry_title(e, &c->district_title[c->district_count++], err);
}

/* The space whose roads are being read. */
typedef struct RoadEnd {
    Loader *l;
    int space;
} RoadEnd;

static bool add_road(const PackEntry *e, const PackKey *key, const char *part,
                     void *context, Error *err) {
    static const char *const words[] = {"bridge", "gate"};
    const RoadEnd *end = context;
    Loader *l = end->l;
    int from = end->space, to, kind = -1;
    char word[32];
    text_word(&part, "", word, sizeof word);
    if (!entry_find(e, key->line, "space", word, cursed_space_words, SPACES, &to, err))
        return false;
    if (text_word(&part, "", word, sizeof word) &&
        !entry_find(e, key->line, "way between districts", word, words, 2, &kind, err))
        return false;
    if (to == from) return entry_error(e, key->line, err, "a road leads to itself");
    if (l->road[from][to])
        return entry_error(e, key->line, err,
                           "the road to '%s' was named already; name it at one end only",
                           cursed_space_words[to]);
    int road = kind < 0 ? ROAD_PLAIN : kind == 0 ? ROAD_BRIDGE : ROAD_GATE;
    l->road[from][to] = l->road[to][from] = (uint8_t)road;
    return true;
}

static bool read_price(const PackEntry *e, int space, Content *c, Error *err) {
    int price;
    if (space >= HOUSES)
        return !entry_key(e, "price") || entry_error(e, entry_key(e, "price")->line, err,
                                                     "only houses have a price here");
    if (!entry_int(e, "price", 1, 5, &price, err)) return false; /* a d6 must beat it */
    c->price[space] = (uint8_t)price;
    return true;
}

static void title_space(Loader *l, int space) {
    Text title = TEXT(24);
    if (space < HOUSES)
        text_format(&title, "house %d", space + 1);
    else
        text_add(&title, space == LABORATORY ? "the Laboratory" : "the Market");
    l->c->space_title[space] = box_keep(l->box, &title);
}

bool cursed_read_space(Loader *l, const PackEntry *e, Error *err) {
    Content *c = l->c;
    const char *ids[DISTRICTS_MAX];
    int space, district, x, y;
    if (!entry_find(e, 0, "space", e->id, cursed_space_words, SPACES, &space, err))
        return false;
    l->space[space] = e;
    title_space(l, space);
    for (int i = 0; i < c->district_count; i++) ids[i] = l->district[i]->id;
    if (!entry_choice(e, "district", ids, c->district_count, &district, err) ||
        !read_price(e, space, c, err) || !entry_at(e, MAP_WIDTH, MAP_HEIGHT, &x, &y, err))
        return false;
    c->district[space] = (uint8_t)district;
    c->x[space] = (int16_t)x;
    c->y[space] = (int16_t)y;
    RoadEnd end = {l, space};
    return entry_each_part(e, "roads", add_road, &end, err);
}

static bool add_touch(const PackEntry *e, const PackKey *key, const char *part,
                      void *context, Error *err) {
    Pasture *p = context;
    int space;
    if (!entry_find(e, key->line, "space", part, cursed_space_words, SPACES, &space, err))
        return false;
    p->touches |= bit(space);
    return true;
}

bool cursed_read_pasture(Loader *l, const PackEntry *e, Error *err) {
    Content *c = l->c;
    if (!entry_fits(e, c->pasture_count + 1, PASTURES_MAX, "pastures", err)) return false;
    Pasture *p = &c->pastures[c->pasture_count];
    l->pasture[c->pasture_count++] = e;
    if (!entry_title(e, &p->title, err) || !entry_int(e, "sheep", 0, 9, &p->sheep, err) ||
        !entry_at(e, MAP_WIDTH, MAP_HEIGHT, &p->x, &p->y, err) ||
        !entry_each_part(e, "touches", add_touch, p, err))
        return false;
    if (p->touches == 0)
        return entry_error(e, 0, err, "'touches' names no space: nobody could eat there");
    return true;
}

/* ---- Deriving ---------------------------------------------------------------------- */

/* Bridges and gates join districts, and nothing else does. */
static bool check_road(const Loader *l, int a, int b, Error *err) {
    const Content *c = l->c;
    bool leaves = c->district[a] != c->district[b];
    bool says_so = l->road[a][b] != ROAD_PLAIN;
    if (leaves == says_so) return true;
    if (leaves)
        return entry_error(l->space[a], 0, err,
                           "the road to '%s' leaves the district: say bridge or gate",
                           cursed_space_words[b]);
    return entry_error(l->space[a], 0, err,
                       "the road to '%s' stays in the district: no bridge or gate",
                       cursed_space_words[b]);
}

static void add_crossing(Loader *l, int a, int b) {
    Content *c = l->c;
    bool bridge = l->road[a][b] == ROAD_BRIDGE;
    c->crossings[c->crossing_count] = (Crossing){(uint8_t)a, (uint8_t)b, bridge};
    if (bridge) c->bridges |= (uint16_t)bit(c->crossing_count);
    c->crossing_count++;
    c->crossing_at[a][b] = c->crossing_at[b][a] = (uint8_t)c->crossing_count;
}

static bool derive_roads(Loader *l, Error *err) {
    Content *c = l->c;
    for (int a = 0; a < SPACES; a++) {
        for (int b = a + 1; b < SPACES; b++) {
            if (!l->road[a][b]) continue;
            if (!check_road(l, a, b, err)) return false;
            graph_join(&c->map, a, b);
            if (l->road[a][b] == ROAD_PLAIN) continue;
            if (c->crossing_count == CROSSINGS_MAX)
                return entry_error(cursed_latest(l, l->space, SPACES), 0, err,
                                   "there are more than %d crossings", CROSSINGS_MAX);
            add_crossing(l, a, b);
        }
    }
    return true;
}

/* Fewest roads or fewest crossings, both by giving each road a cost. */
static void derive_distances(Content *c, uint8_t out[SPACES][SPACES], bool crossings) {
    GraphCosts costs;
    uint32_t distance[GRAPH_MAX];
    for (int a = 0; a < SPACES; a++)
        for (int b = 0; b < SPACES; b++)
            costs.at[a][b] = !crossings || c->crossing_at[a][b] != 0;
    for (int a = 0; a < SPACES; a++) {
        graph_distances(&c->map, &costs, a, distance);
        for (int b = 0; b < SPACES; b++) out[a][b] = (uint8_t)(min_int(distance[b], FAR));
    }
}

static void derive_reach(Content *c) {
    for (int a = 0; a < SPACES; a++) {
        for (int b = 0; b < SPACES; b++) {
            for (int n = c->road_distance[a][b]; n < 4; n++)
                c->within_roads[a][n] |= bit(b);
            for (int n = c->fare_distance[a][b]; n < DISTRICTS_MAX; n++)
                c->within_fare[a][n] |= bit(b);
            if (c->district[a] == c->district[b]) c->in_district[a] |= bit(b);
        }
    }
    for (int house = 0; house < HOUSES; house++)
        for (int n = c->price[house]; n < 8; n++) c->price_at_most[n] |= bit(house);
}

static int pasture_distance(const Content *c, int pasture) {
    int nearest = FAR;
    for (uint32_t touches = c->pastures[pasture].touches; touches;)
        nearest = min_int(nearest, c->road_distance[LABORATORY][bits_take(&touches)]);
    return nearest;
}

/* Nearest to the Laboratory first, by road from a space that touches the pasture; ties in
 * the order of the pack. */
static void derive_pastures(Content *c) {
    for (int i = 0; i < c->pasture_count; i++) {
        for (uint32_t touches = c->pastures[i].touches; touches;)
            c->pastures_at[bits_take(&touches)] |= (uint8_t)bit(i);
        int place = i;
        while (place > 0 &&
               pasture_distance(c, c->pasture_order[place - 1]) > pasture_distance(c, i)) {
            c->pasture_order[place] = c->pasture_order[place - 1];
            place--;
        }
        c->pasture_order[place] = (uint8_t)i;
    }
}

/* Everybody can get everywhere, and inside a district without a fare. */
static bool check_way(const Loader *l, int a, int b, Error *err) {
    const Content *c = l->c;
    const PackEntry *ends[] = {l->space[a], l->space[b]};
    const PackEntry *here = cursed_latest(l, ends, 2);
    const char *there = cursed_space_words[here == ends[0] ? b : a];
    if (c->road_distance[a][b] == FAR)
        return entry_error(here, 0, err, "no road leads from here to '%s'", there);
    if (c->district[a] == c->district[b] && c->fare_distance[a][b] > 0)
        return entry_error(here, 0, err, "the way to '%s' leaves the district they share",
                           there);
    return true;
}

static bool check_ways(const Loader *l, Error *err) {
    for (int a = 0; a < SPACES; a++)
        for (int b = 0; b < a; b++)
            if (!check_way(l, a, b, err)) return false;
    return true;
}

bool cursed_finish_map(Loader *l, Error *err) {
    if (!derive_roads(l, err)) return false;
    derive_distances(l->c, l->c->road_distance, false);
    derive_distances(l->c, l->c->fare_distance, true);
    if (!check_ways(l, err)) return false;
    derive_reach(l->c);
    derive_pastures(l->c);
    return true;
}
