/* Maps as graphs: distances and all shortest ways. */
#include <criterion/criterion.h>

#include "engine/graph.h"

/* 0-1-2-3 in a row and 0-4-3 round about; 5 stands alone. */
static Graph crossroads(GraphCosts *costs) {
    static const int roads[][3] = {{0, 1, 1}, {1, 2, 1}, {2, 3, 1}, {0, 4, 5}, {4, 3, 1}};
    Graph g = {{0}};
    for (int i = 0; i < 5; i++) {
        int a = roads[i][0], b = roads[i][1];
        graph_join(&g, a, b);
        costs->at[a][b] = costs->at[b][a] = 1 << 16 | (uint32_t)roads[i][2];
    }
    return g;
}

Test(graph, the_weightier_cost_comes_first) {
    GraphCosts costs;
    uint32_t distance[GRAPH_MAX];
    Graph g = crossroads(&costs);
    graph_distances(&g, &costs, 3, distance);
    cr_assert_eq(distance[3], 0);
    cr_assert_eq(distance[0], 2 << 16 | 6, "two roads with tolls, not three without");
    cr_assert_eq(distance[1], 2 << 16 | 2);
    cr_assert_eq(distance[5], GRAPH_FAR);
    cr_assert_eq(graph_ways(&g, &costs, distance, 0), bit64(4));
}

Test(graph, all_shortest_ways_are_found) {
    GraphCosts costs;
    uint32_t distance[GRAPH_MAX];
    Graph g = crossroads(&costs);
    costs.at[0][4] = costs.at[4][0] = 1 << 17 | 2;
    graph_distances(&g, &costs, 3, distance);
    cr_assert_eq(graph_ways(&g, &costs, distance, 0), bit64(1) | bit64(4));
    cr_assert_eq(graph_ways(&g, &costs, distance, 3), 0, "one is there already");
}

Test(graph, sixty_four_spaces_fit) {
    static GraphCosts costs;
    Graph g = {{0}};
    uint32_t distance[GRAPH_MAX];
    for (int i = 1; i < GRAPH_MAX; i++) {
        graph_join(&g, i - 1, i);
        costs.at[i - 1][i] = costs.at[i][i - 1] = 1;
    }
    graph_distances(&g, &costs, 0, distance);
    cr_assert_eq(distance[63], 63);
}
