/* Maps as graphs: see graph.h. */
#include "engine/graph.h"

void graph_join(Graph *g, int a, int b) {
    g->next[a] |= bit64(b);
    g->next[b] |= bit64(a);
}

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
