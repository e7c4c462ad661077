/*
 * A map as a graph: up to 64 spaces, their neighbours, the distances and the routes between
 * them. Sets of spaces are bits of a number (base/bits.h), so that a game with up to 32
 * spaces may keep its own sets in half the room.
 *
 * A printed map is read once: join its spaces, give each road its cost, keep the distances
 * that the rules need. A map that grows is a graph too: spaces are laid and removed during
 * play. On a square grid only the place of each tile has to be in the state; grid_beside
 * returns the tiles beside it.
 *
 * Costs of several kinds form one number, the weightier kind in the higher bits: fewest
 * roads, then least toll, is `1 << 16 | toll`.
 */
#ifndef BAIZE_ENGINE_GRAPH_H
#define BAIZE_ENGINE_GRAPH_H

#include "base/bits.h"

enum { GRAPH_MAX = 64, GRAPH_FAR = 1 << 30 };

typedef struct Graph {
    uint64_t next[GRAPH_MAX]; /* neighbours */
} Graph;

/* Adds a two-way road. */
void graph_join(Graph *g, int a, int b);
/* Removes the space and its roads from the map. */
void graph_remove(Graph *g, int space);
/* All neighbours of a set of spaces. */
uint64_t graph_beside(const Graph *g, uint64_t spaces);

/* ---- Routes with a cost for each road: computed once, when a map is read ------------- */

typedef struct GraphCosts {
    uint32_t at[GRAPH_MAX][GRAPH_MAX]; /* of the step from one space to the next */
} GraphCosts;

/* The least total cost from a space to every space; GRAPH_FAR where there is no route. */
void graph_distances(const Graph *g, const GraphCosts *costs, int from,
                     uint32_t distance[GRAPH_MAX]);
/* The neighbours that the shortest routes lead through: `distance` is from the goal, and a
 * road costs the same both ways. */
uint64_t graph_ways(const Graph *g, const GraphCosts *costs,
                    const uint32_t distance[GRAPH_MAX], int at);

/* ---- Routes with a cost for each space: fast enough to compute during play ----------- */

enum { TOLL_MAX = 2 };

/* The spaces by the cost of a step onto them: 0, 1, 2. A space in none of the sets cannot
 * be entered. */
typedef struct GraphTolls {
    uint64_t onto[TOLL_MAX + 1];
} GraphTolls;

/* The spaces that can be reached for at most `most`, including those in `from`. */
uint64_t graph_within(const Graph *g, const GraphTolls *tolls, uint64_t from, int most);

/* ---- Tiles on a square grid -------------------------------------------------------------- */

typedef struct GridPlace {
    int8_t x, y;
} GridPlace;

/* The number of steps North, East, South and West from one to the other. */
int grid_distance(GridPlace a, GridPlace b);
/* The tiles at a place and within `steps` steps of it. */
uint64_t grid_within(const GridPlace *at, uint64_t tiles, GridPlace place, int steps);
/* The tiles on its four sides. */
uint64_t grid_beside(const GridPlace *at, uint64_t tiles, GridPlace place);
/* Joins a tile to those on its four sides. */
void graph_lay(Graph *g, const GridPlace *at, uint64_t tiles, int tile);

#endif
