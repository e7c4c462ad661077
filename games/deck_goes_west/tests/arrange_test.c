/* Positions in words: what they say, and what is wrong with those that cannot be. */
#include "west_desk.h"

static const char *refusal(const char *setup, const char *position) {
    static Error err;
    return desk_refuses(WEST_ID, setup, position, &err);
}

Test(west_arrange, a_position_reads_as_it_is_set) {
    Desk d = versus(
        "seat 0 at 1 -1; seat 0 gold 7; seat 1 points 4; bandits 1 1 3; rail 0 1; day 5; "
        "seat 1 tapped; seat 1 discard pan");
    cr_assert(stands_at(&d, 0, 1, -1));
    cr_assert_eq(units_of(&d, 0, GOLD), 7);
    cr_assert_eq(player_at(&d, 1)->points, 4);
    cr_assert_eq(bandits_at(&d, 1, 1), 3);
    cr_assert(west(&d)->rail & bit64(place_at(&d, 0, 1)));
    cr_assert_eq(west(&d)->day, 5);
    cr_assert_eq(player_at(&d, 1)->tapped, 1);
    cr_assert_eq(discard_has(&d, 1, "pan"), 1);
    desk_close(&d);
}

Test(west_arrange, a_tile_that_lies_elsewhere_changes_places) {
    Desk d = solo("tile 1 0 crow_pines");
    cr_assert_str_eq(tile_at(&d, 1, 0), "crow_pines");
    cr_assert_str_neq(tile_at(&d, 0, 0), "crow_pines");
    desk_close(&d);
}

Test(west_arrange, a_tile_may_be_laid_where_none_was) {
    Desk d = solo("tile 3 0 amber_grass");
    cr_assert_str_eq(tile_at(&d, 3, 0), "amber_grass");
    cr_assert_eq(west(&d)->link[place_at(&d, 2, 0)][WEST], place_at(&d, 3, 0) + 1);
    desk_close(&d);
}

/* The last of these places would need a tile more than the box has. */
Test(west_arrange, there_are_no_more_tiles_than_in_the_box) {
    Text lines = TEXT(4000);
    const Content *c = printed_content(WEST_ID);
    for (int i = 0; i < 39; i++)
        text_format(&lines, "tile %d %d %s;", 10 + i / 8, i % 8, c->tiles[i].id);
    const char *words = refusal("mode solo", lines.at);
    cr_assert(words && strstr(words, ": No tile is left to lie at 1"), "%s", words);
}

/* The night of the first position asks where a danger goes; the second knows nothing of it. */
Test(west_arrange, a_position_on_top_of_another_drops_what_went_on) {
    Error err;
    const char *const again = "evening";
    Desk d = versus("night; seat 0 hand nothing");
    cr_assert(player_at(&d, 0)->to_put);
    int in_box = bits192_count(&west(&d)->supply) + bits192_count(&west(&d)->scrapped);
    cr_assert(match_arrange(d.match, &again, 1, &err));
    for (int seat = 0; seat < 2; seat++) {
        cr_assert_eq(player_at(&d, seat)->to_put, 0);
        cr_assert_eq(player_at(&d, seat)->exhaustion, 0);
    }
    cr_assert_eq(bits192_count(&west(&d)->supply) + bits192_count(&west(&d)->scrapped),
                 in_box + 2);
    desk_close(&d);
}

Test(west_arrange, mistakes_are_told_in_a_sentence) {
    cr_assert_str_eq(
        refusal("mode solo", "tile 0 0 crow_pine"),
        "line 1, 'tile 0 0 crow_pine': There is no tile called 'crow_pine'; did you mean "
        "'crow_pines'?");
    cr_assert_str_eq(refusal("mode solo", "seat 0 at 9 9"),
                     "line 1, 'seat 0 at 9 9': There is no tile at 9 9.");
    cr_assert_str_eq(refusal("mode solo", "rail 2 0"),
                     "line 1, 'rail 2 0': That tile lies face down.");
    cr_assert_str_eq(refusal("mode solo", "wagon 0 0"),
                     "line 1, 'wagon 0 0': This mission has no Wagon.");
    cr_assert_str_eq(refusal("mode solo", "seat 0 points 3"),
                     "line 1, 'seat 0 points 3': Points are the team's: 'points 5'.");
    cr_assert_str_eq(refusal("mode versus; seats 2", "points 3"),
                     "line 1, 'points 3': Points are each seat's own: 'seat 0 points 5'.");
    cr_assert_str_eq(refusal("mode solo", "turn 0"),
                     "line 1, 'turn 0': Only versus has turns.");
    cr_assert_str_eq(refusal("mode solo", "first 0"),
                     "line 1, 'first 0': Only versus has a P1 token.");
    cr_assert_str_eq(refusal("mode solo", "seat 0 hand cow, cow, cow"),
                     "line 1, 'seat 0 hand cow, cow, cow': There are no more of 'cow'.");
}
