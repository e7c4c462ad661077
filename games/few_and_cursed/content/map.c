/*
 * Reads packs into the map: spaces and roads, and what is derived from them once:
 * neighbours, ways home, sets of spaces by kind.
 *
 * A road is named at one of its ends: `roads = red_mesa 2 attack 1, salt_flat 1`, with the
 * Movement first.
 */
#include <string.h>

#include "few_and_cursed/content/loader.h"
#include "few_and_cursed/rules/roads.h"

enum { MAP_WIDTH = 1164, MAP_HEIGHT = 640 };
enum { ROAD_CURSE_MAX = 2, ROAD_ATTACK_MAX = 3 };

static const char town_id[] = "san_andreas";

const char *const few_terrain_words[TERRAINS] = {"desert", "canyons", "ruins", "cursed",
                                                 "town"};
const char *const few_terrain_titles[TERRAINS] = {"Desert", "Canyons", "Ruins", "Cursed",
                                                  "San Andreas"};

/* ---- Spaces ------------------------------------------------------------------------ */

static bool read_terrain(const PackEntry *e, bool town, Space *space, Error *err) {
    int terrain;
    if (!entry_choice(e, "terrain", few_terrain_words, TERRAINS, &terrain, err))
        return false;
    space->terrain = (Terrain)terrain;
    if ((terrain == SAN_ANDREAS) == town) return true;
    return entry_error(e, entry_key(e, "terrain")->line, err,
                       "the terrain 'town' is for %s and for nothing else", town_id);
}

/* Corners are numbered from 1 in packs, so that none can be forgotten. */
static bool read_corner(Loader *l, const PackEntry *e, int at, Error *err) {
    Content *c = l->c;
    int number = 0;
    if (!entry_int_or(e, "corner", 1, CORNERS, &number, err)) return false;
    c->spaces[at].corner = number - 1;
    if (number == 0) return true;
    int line = entry_key(e, "corner")->line;
    if (at == TOWN) return entry_error(e, line, err, "the town cannot be a corner");
    if (c->corner_space[number - 1])
        return entry_error(e, line, err, "corner %d is '%s' already", number,
                           c->spaces[c->corner_space[number - 1]].id);
    c->corner_space[number - 1] = (uint8_t)at;
    return true;
}

bool few_read_space(Loader *l, const PackEntry *e, Error *err) {
    Content *c = l->c;
    bool town = text_equal(e->id, town_id);
    if (c->space_count == 0) c->space_count = 1; /* space 0 is reserved for the town */
    int at = town ? TOWN : c->space_count;
    if (!entry_fits(e, at + 1, SPACES_MAX, "spaces", err)) return false;
    if (!town) c->space_count++;
    Space *space = &c->spaces[at];
    l->space[at] = e;
    space->id = e->id;
    return few_title(l, e, GROUP_SPACES, ANYBODY, &space->title, err) &&
           read_terrain(e, town, space, err) && read_corner(l, e, at, err) &&
           entry_at(e, MAP_WIDTH, MAP_HEIGHT, &space->x, &space->y, err);
}

int few_space_ids(const Loader *l, const char *ids[SPACES_MAX]) {
    for (int i = 0; i < l->c->space_count; i++)
        ids[i] = l->space[i] ? l->space[i]->id : town_id;
    return l->c->space_count;
}

/* ---- Roads ------------------------------------------------------------------------- */

/* The symbols after the Movement: `curse 1`, `attack 2`. */
static bool read_symbols(const PackEntry *e, int line, const char *part, Road *road,
                         Error *err) {
    static const char *const words[] = {"curse", "attack"};
    static const int most[] = {ROAD_CURSE_MAX, ROAD_ATTACK_MAX};
    char word[32];
    int which, amount;
    while (text_word(&part, "", word, sizeof word)) {
        if (!entry_find(e, line, "symbol", word, words, 2, &which, err)) return false;
        if (!text_word(&part, "", word, sizeof word) ||
            !text_to_int(word, 1, most[which], &amount))
            return entry_error(e, line, err, "'%s' on a road takes a number from 1 to %d",
                               words[which], most[which]);
        *(which == 0 ? &road->curse : &road->attack) = (uint8_t)amount;
    }
    return true;
}

static bool read_road(Loader *l, const PackEntry *e, int line, const char *part, Road *road,
                      Error *err) {
    const char *ids[SPACES_MAX];
    char word[32] = "";
    int count = few_space_ids(l, ids), to, move;
    text_word(&part, "", word, sizeof word);
    if (!entry_find(e, line, "space", word, ids, count, &to, err)) return false;
    road->b = (uint8_t)to;
    if (!text_word(&part, "", word, sizeof word) ||
        !text_to_int(word, 1, ROAD_MOVE_MAX, &move))
        return entry_error(e, line, err,
                           "the road to '%s' needs its Movement, from 1 to %d, after it",
                           ids[to], ROAD_MOVE_MAX);
    road->move = (uint8_t)move;
    return read_symbols(e, line, part, road, err);
}

/* The space whose roads are being read. */
typedef struct RoadEnd {
    Loader *l;
    uint8_t space;
} RoadEnd;

/* Adds the road to the neighbours of both ends, by Movement. */
static void derive_steps(Content *c, const Road *road) {
    for (int sure = 0; sure < 2; sure++) {
        for (int move = few_movement_on(road, sure); move <= ROAD_MOVE_MAX; move++) {
            c->next_for[sure][road->a][move] |= bit(road->b);
            c->next_for[sure][road->b][move] |= bit(road->a);
        }
    }
}

static bool add_road(const PackEntry *e, const PackKey *key, const char *part,
                     void *context, Error *err) {
    const RoadEnd *end = context;
    Loader *l = end->l;
    Content *c = l->c;
    Road road = {.a = end->space};
    if (!read_road(l, e, key->line, part, &road, err)) return false;
    if (road.a == road.b) return entry_error(e, key->line, err, "a road leads to itself");
    if (c->road_at[road.a][road.b])
        return entry_error(e, key->line, err,
                           "the road to '%s' was named already; name it at one end only",
                           c->spaces[road.b].id);
    if (c->road_count == ROADS_MAX)
        return entry_error(e, key->line, err, "there are more than %d roads", ROADS_MAX);
    c->roads[c->road_count++] = road;
    c->road_at[road.a][road.b] = c->road_at[road.b][road.a] = (uint8_t)c->road_count;
    graph_join(&c->map, road.a, road.b);
    derive_steps(c, &road);
    return true;
}

bool few_read_roads(Loader *l, const PackEntry *e, Error *err) {
    RoadEnd end = {l, 0};
    while (l->space[end.space] != e) end.space++;
    return entry_each_part(e, "roads", add_road, &end, err);
}

/* ---- Ways ---------------------------------------------------------------------------- */

/* The least Movement, then the least harm (ignored with a sure foot), then the fewest
 * roads. */
static GraphCosts price_roads(const Content *c, int sure) {
    GraphCosts costs;
    for (int i = 0; i < c->road_count; i++) {
        const Road *r = &c->roads[i];
        uint32_t move = (uint32_t)few_movement_on(r, sure);
        uint32_t harm = sure ? 0 : (uint32_t)(r->curse + r->attack);
        costs.at[r->a][r->b] = costs.at[r->b][r->a] = move << 16 | harm << 8 | 1;
    }
    return costs;
}

static void derive_ways(Content *c, int sure) {
    GraphCosts costs = price_roads(c, sure);
    for (int a = 0; a < c->space_count; a++) {
        uint32_t distance[GRAPH_MAX];
        graph_distances(&c->map, &costs, a, distance);
        for (int b = 0; b < c->space_count; b++) {
            c->way_movement[sure][a][b] = (uint8_t)(distance[b] >> 16);
            c->way_roads[sure][a][b] = (uint8_t)distance[b];
            if (!sure) c->way_harm[a][b] = (uint8_t)(distance[b] >> 8);
        }
    }
}

/* FC-95: fewest spaces; of several equally short ways, the one with the fewest symbols
 * counts. */
static void derive_ways_home(Content *c, uint32_t distance[GRAPH_MAX]) {
    GraphCosts costs;
    for (int i = 0; i < c->road_count; i++) {
        const Road *r = &c->roads[i];
        uint32_t symbols = (uint32_t)(r->move + r->curse + r->attack); /* all count alike */
        costs.at[r->a][r->b] = costs.at[r->b][r->a] = 1 << 16 | symbols;
    }
    graph_distances(&c->map, &costs, TOWN, distance);
    for (int at = 0; at < c->space_count; at++) {
        c->home_distance[at] = (uint8_t)(distance[at] >> 16);
        c->home_symbols[at] = (uint8_t)distance[at];
        c->home_ways[at] = (uint32_t)graph_ways(&c->map, &costs, distance, at);
    }
}

/* To be called before anything names them. */
bool few_check_spaces(const Loader *l, Error *err) {
    if (!l->space[TOWN])
        return error_set(err, "The packs have no entry [space %s].", town_id);
    for (int i = 0; i < CORNERS; i++)
        if (!l->c->corner_space[i])
            return error_set(err, "No space has 'corner = %d'; the map has %d corners.",
                             i + 1, CORNERS);
    return true;
}

bool few_finish_map(Loader *l, Error *err) {
    Content *c = l->c;
    uint32_t home[GRAPH_MAX];
    derive_ways(c, 0);
    derive_ways(c, 1);
    derive_ways_home(c, home);
    for (int i = 0; i < c->space_count; i++) {
        c->of_terrain[c->spaces[i].terrain] |= bit(i);
        if (home[i] == GRAPH_FAR)
            return entry_error(l->space[i], 0, err, "no road leads from here to '%s'",
                               town_id);
    }
    return true;
}
