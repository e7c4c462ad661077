/*
 * A map as a graph: up to 64 spaces, their neighbours, the distances and the routes between
 * them. Sets of spaces are bits of a number (base/bits.h), so that a game with up to 32
 * spaces may keep its own sets in half the room.
 *
 * A printed map is read once: join its spaces, give each road its cost, keep the distances
 * that the rules need.
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

#endif
