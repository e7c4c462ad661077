/* Maps as graphs: see graph.h. */
#include "base/text.h"

#include "engine/graph.h"

void graph_join(Graph *g, int a, int b) {
    g->next[a] |= bit64(b);
    g->next[b] |= bit64(a);
}

void graph_remove(Graph *g, int space) {
    for (int i = 0; i < GRAPH_MAX; i++) g->next[i] &= ~bit64(space);
    g->next[space] = 0;
}

uint64_t graph_beside(const Graph *g, uint64_t spaces) {
    uint64_t beside = 0;
    while (spaces) beside |= g->next[bits64_take(&spaces)];
    return beside;
}

/* ---- A cost for each road -------------------------------------------------------------- */

static int nearest(uint64_t spaces, const uint32_t distance[GRAPH_MAX]) {
    int best = bits64_take(&spaces);
    while (spaces) {
        int other = bits64_take(&spaces);
        if (distance[other] < distance[best]) best = other;
    }
    return best;
}

/* Dijkstra's way: the nearest of those that are open is as near as it will ever be. */
void graph_distances(const Graph *g, const GraphCosts *costs, int from,
                     uint32_t distance[GRAPH_MAX]) {
    uint64_t open = bit64(from);
    for (int i = 0; i < GRAPH_MAX; i++) distance[i] = GRAPH_FAR;
    distance[from] = 0;
    while (open) {
        int at = nearest(open, distance);
        open &= ~bit64(at);
        for (uint64_t next = g->next[at]; next;) {
            int to = bits64_take(&next);
            uint32_t sum = distance[at] + costs->at[at][to];
            if (sum >= distance[to]) continue;
            distance[to] = sum;
            open |= bit64(to);
        }
    }
}

uint64_t graph_ways(const Graph *g, const GraphCosts *costs,
                    const uint32_t distance[GRAPH_MAX], int at) {
    uint64_t ways = 0;
    for (uint64_t next = g->next[at]; next;) {
        int to = bits64_take(&next);
        if (distance[to] + costs->at[at][to] == distance[at]) ways |= bit64(to);
    }
    return ways;
}

/* ---- A cost for each space ------------------------------------------------------------- */

uint64_t graph_within(const Graph *g, const GraphTolls *tolls, uint64_t from, int most) {
    uint64_t reached = 0;
    uint64_t ring[TOLL_MAX + 1] = {from, 0, 0}; /* for what was spent, for 1 more, for 2 */
    for (int spent = 0; spent <= most; spent++) {
        uint64_t fresh = ring[0] & ~reached;
        while (fresh) { /* steps that cost nothing lead on at once */
            reached |= fresh;
            uint64_t beside = graph_beside(g, fresh) & ~reached;
            ring[1] |= beside & tolls->onto[1];
            ring[2] |= beside & tolls->onto[2];
            fresh = beside & tolls->onto[0];
        }
        ring[0] = ring[1];
        ring[1] = ring[2];
        ring[2] = 0;
    }
    return reached;
}

/* ---- Tiles on a square grid ------------------------------------------------------------ */

int grid_distance(GridPlace a, GridPlace b) {
    return max_int(a.x - b.x, b.x - a.x) + max_int(a.y - b.y, b.y - a.y);
}

uint64_t grid_within(const GridPlace *at, uint64_t tiles, GridPlace place, int steps) {
    uint64_t within = 0;
    while (tiles) {
        int tile = bits64_take(&tiles);
        if (grid_distance(at[tile], place) <= steps) within |= bit64(tile);
    }
    return within;
}

uint64_t grid_beside(const GridPlace *at, uint64_t tiles, GridPlace place) {
    return grid_within(at, tiles, place, 1) & ~grid_within(at, tiles, place, 0);
}

void graph_lay(Graph *g, const GridPlace *at, uint64_t tiles, int tile) {
    for (uint64_t beside = grid_beside(at, tiles, at[tile]); beside;)
        graph_join(g, tile, bits64_take(&beside));
}
