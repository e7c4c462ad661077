/* Maps as graphs: ways by road, ways by space, and maps of tiles that grow. */
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

Test(graph, a_space_leaves_with_its_roads) {
    GraphCosts costs;
    uint32_t distance[GRAPH_MAX];
    Graph g = crossroads(&costs);
    graph_remove(&g, 4);
    cr_assert_eq(g.next[0], bit64(1));
    cr_assert_eq(g.next[4], 0);
    graph_distances(&g, &costs, 3, distance);
    cr_assert_eq(distance[0], 3 << 16 | 3);
    cr_assert_eq(distance[4], GRAPH_FAR);
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
    cr_assert_eq(graph_beside(&g, bit64(63) | bit64(40)),
                 bit64(62) | bit64(39) | bit64(41));
    GraphTolls plain = {{0, UINT64_MAX, 0}};
    cr_assert_eq(graph_within(&g, &plain, bit64(63), 2), UINT64_C(7) << 61);
}

/* A row of seven: a rail to 1 and 2, a mountain at 4, water at 6. */
Test(graph, steps_cost_by_the_space_they_lead_to) {
    Graph g = {{0}};
    GraphTolls tolls = {{bit64(1) | bit64(2), bit64(0) | bit64(3) | bit64(5), bit64(4)}};
    for (int i = 1; i < 7; i++) graph_join(&g, i - 1, i);
    cr_assert_eq(graph_within(&g, &tolls, bit64(0), 0), 7, "the rail costs nothing");
    cr_assert_eq(graph_within(&g, &tolls, bit64(0), 1), 15);
    cr_assert_eq(graph_within(&g, &tolls, bit64(0), 2), 15, "a mountain costs 2");
    cr_assert_eq(graph_within(&g, &tolls, bit64(0), 3), 31);
    cr_assert_eq(graph_within(&g, &tolls, bit64(0), 9), 63, "nobody can enter the water");
    cr_assert_eq(graph_within(&g, &tolls, bit64(6), 1), bit64(5) | bit64(6),
                 "but leave it");
    cr_assert_eq(graph_within(&g, &tolls, bit64(0) | bit64(6), 1),
                 15 | bit64(5) | bit64(6));
}

/* The cheapest way counts even where a dearer one is found first. */
Test(graph, a_way_round_may_be_cheaper) {
    Graph g = {{0}};
    GraphTolls tolls = {{bit64(2) | bit64(3), bit64(4), bit64(1)}};
    graph_join(&g, 0, 1);
    graph_join(&g, 1, 4);
    graph_join(&g, 0, 2);
    graph_join(&g, 2, 3);
    graph_join(&g, 3, 4);
    cr_assert_eq(graph_within(&g, &tolls, bit64(0), 1), 31 & ~bit64(1));
    cr_assert_eq(graph_within(&g, &tolls, bit64(0), 2), 31);
}

Test(graph, a_map_of_tiles_grows_and_shrinks) {
    GridPlace at[GRAPH_MAX] = {{0, 0}, {-1, 0}, {-1, 1}, {0, 1}, {-2, 0}};
    Graph g = {{0}};
    uint64_t tiles = 0;
    for (int tile = 0; tile < 4; tile++) {
        tiles |= bit64(tile);
        graph_lay(&g, at, tiles, tile);
    }
    cr_assert_eq(g.next[0], bit64(1) | bit64(3), "not across the corner");
    tiles |= bit64(4);
    graph_lay(&g, at, tiles, 4);
    cr_assert_eq(g.next[4], bit64(1));
    cr_assert_eq(g.next[1], bit64(0) | bit64(2) | bit64(4));
    tiles &= ~bit64(0);
    graph_remove(&g, 0);
    cr_assert_eq(g.next[1], bit64(2) | bit64(4));
    at[0] = (GridPlace){-2, 1}; /* the same tile, found again elsewhere */
    tiles |= bit64(0);
    graph_lay(&g, at, tiles, 0);
    cr_assert_eq(g.next[0], bit64(2) | bit64(4));
}

Test(graph, distance_on_a_grid_goes_round_corners) {
    GridPlace at[] = {{0, 0}, {2, 0}, {1, 1}, {1, -2}};
    cr_assert_eq(grid_distance(at[2], at[3]), 3);
    cr_assert_eq(grid_within(at, 15, at[0], 2), 7);
    cr_assert_eq(grid_within(at, 15, at[0], 0), 1);
    cr_assert_eq(grid_beside(at, 15, (GridPlace){1, 0}), 7);
    cr_assert_eq(grid_beside(at, 15 & ~2, (GridPlace){1, 0}), 5);
}
