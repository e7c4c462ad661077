/*
 * A map as a graph: up to 64 spaces, who is next to whom, how far it is and which ways lead
 * there. Sets of spaces are bits of a number (base/bits.h), so that a game with up to 32 of
 * them may keep its own sets in half the room.
 *
 * A map that is printed is read once: join its spaces, give each road its cost, keep the
 * distances that the rules ask for. A map that grows is a graph too: spaces are laid and
 * removed while it is played on. On a square grid only the place of each tile has to be in
 * the state; grid_beside tells what lies beside it.
 *
 * Costs of several kinds are one number, the weightier kind in the higher bits: fewest roads,
 * and of these the least toll, is `1 << 16 | toll`.
 */
#ifndef BAIZE_ENGINE_GRAPH_H
#define BAIZE_ENGINE_GRAPH_H

#include "base/bits.h"

enum { GRAPH_MAX = 64, GRAPH_FAR = 1 << 30 };

typedef struct Graph {
    uint64_t next[GRAPH_MAX]; /* neighbours */
} Graph;

/* A road that is gone both ways. */
void graph_join(Graph *g, int a, int b);
/* The space leaves the map, and its roads with it. */
void graph_remove(Graph *g, int space);
/* All neighbours of a set of spaces. */
uint64_t graph_beside(const Graph *g, uint64_t spaces);

/* ---- Ways with a cost for each road: derived once, when a map is read -------------------- */

typedef struct GraphCosts {
    uint32_t at[GRAPH_MAX][GRAPH_MAX]; /* of the step from one space to the next */
} GraphCosts;

/* The least sum of costs from a space to each of all; GRAPH_FAR where no way leads. */
void graph_distances(const Graph *g, const GraphCosts *costs, int from,
                     uint32_t distance[GRAPH_MAX]);
/* The neighbours through which the shortest ways lead: `distance` is from the goal, and a
 * road costs the same both ways. */
uint64_t graph_ways(const Graph *g, const GraphCosts *costs,
                    const uint32_t distance[GRAPH_MAX], int at);

/* ---- Ways with a cost for each space: quick enough while a match is played --------------- */

enum { TOLL_MAX = 2 };

/* The spaces by what a step onto them costs: nothing, 1, 2. One that is in none of the sets
 * cannot be entered. */
typedef struct GraphTolls {
    uint64_t onto[TOLL_MAX + 1];
} GraphTolls;

/* The spaces that can be reached for at most so much, and those one starts from. */
uint64_t graph_within(const Graph *g, const GraphTolls *tolls, uint64_t from, int most);

/* ---- Tiles on a square grid -------------------------------------------------------------- */

typedef struct GridPlace {
    int8_t x, y;
} GridPlace;

/* Steps North, East, South and West from one to the other. */
int grid_distance(GridPlace a, GridPlace b);
/* Those of the tiles that lie at a place, and within so many steps of it. */
uint64_t grid_within(const GridPlace *at, uint64_t tiles, GridPlace place, int steps);
/* Those at its four sides. */
uint64_t grid_beside(const GridPlace *at, uint64_t tiles, GridPlace place);
/* A tile joins those that lie at its sides. */
void graph_lay(Graph *g, const GridPlace *at, uint64_t tiles, int tile);

#endif
