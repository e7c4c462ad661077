/*
 * A map as a graph: up to 64 spaces, their neighbours, the distances and the routes between
 * them. Sets of spaces are bits of a number (base/bits.h), so that a game with up to 32
 * spaces may keep its own sets in half the room.
 *
 * A printed map is read once: join its spaces, give each road its cost, keep the distances
 * that the rules need. Where costs or the map itself change in play, a Wave finds the ways.
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

/* ---- Ways on a map that changes in play ------------------------------------------------ */

enum { WAVE_FAR = 16 };

/* Spreads from a space, the cheapest to reach first. The caller says where each space leads and what
 * that costs now, so that the map may grow and its doors may be held:
 *
 *     Wave w = wave_from(start);
 *     for (int space; (space = wave_next(&w)) >= 0;) wave_on(&w, next[space], 1);
 */
typedef struct Wave {
    uint64_t at[WAVE_FAR]; /* spaces, by what it costs to reach them */
    uint64_t done;
    int cost; /* of the space that was taken last */
} Wave;

static inline Wave wave_from(int space) {
    return (Wave){.at[0] = bit64(space)};
}

/* A space that costs no more than any that is left; -1: none below WAVE_FAR is left. */
static inline int wave_next(Wave *w) {
    for (; w->cost < WAVE_FAR; w->cost++) {
        uint64_t left = w->at[w->cost] & ~w->done;
        if (!left) continue;
        int space = bits64_take(&left);
        w->at[w->cost] = left;
        w->done |= bit64(space);
        return space;
    }
    return -1;
}

/* From the space that was taken last, spaces can be reached for so much more. */
static inline void wave_on(Wave *w, uint64_t spaces, int more) {
    if (w->cost + more < WAVE_FAR) w->at[w->cost + more] |= spaces;
}

#endif
