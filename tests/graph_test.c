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

Test(graph, a_wave_takes_the_cheapest_way_whatever_its_order) {
    /* 0-1-2 costs 2 and 3, 0-2 at once 7; 3 is beyond what a wave reaches. */
    static const int roads[][3] = {{0, 2, 7}, {0, 1, 2}, {1, 2, 3}, {2, 3, WAVE_FAR}};
    int cost[4] = {-1, -1, -1, -1}, taken = 0;
    Wave w = wave_from(0);
    for (int space; (space = wave_next(&w)) >= 0; taken++) {
        cr_assert_eq(cost[space], -1, "each space is taken once");
        cost[space] = w.cost;
        for (int i = 0; i < 4; i++)
            if (roads[i][0] == space) wave_on(&w, bit64(roads[i][1]), roads[i][2]);
    }
    cr_assert_eq(taken, 3);
    cr_assert_eq(cost[1], 2);
    cr_assert_eq(cost[2], 5);
}

Test(graph, a_wave_goes_on_for_nothing) {
    Wave w = wave_from(63);
    cr_assert_eq(wave_next(&w), 63);
    wave_on(&w, bit64(0) | bit64(63), 0);
    cr_assert_eq(wave_next(&w), 0);
    cr_assert_eq(w.cost, 0);
    cr_assert_eq(wave_next(&w), -1);
}
