/* DW-48 to DW-59, DW-78, DW-94, DW-107: an empty pile and the Eastern end of the map; what
 * happens on the way. */
#include <stdio.h>

#include "west_desk.h"

/* ---- The Eastern end --------------------------------------------------------------------------------- */

/* Lays all tiles of the pile far in the West, so that there is none to draw. */
static void lay_the_pile(const Desk *d) {
    WestState *s = west_to_set(d);
    int x = 4, y = -2;
    for (int star = 1; star <= STARS; star++) {
        for (; s->pile[star - 1]; s->pile[star - 1]--) {
            while (west_place_at(s, x, y) >= 0)
                if (++y > 2) x++, y = -2;
            west_lay_tile(s, x, y, star);
        }
    }
}

#define LOOK "Spyglass: pay 1 Food: reveal 2 tiles within 2"

/* Seat 0 looks South from Wide Sky, where the map ends. */
static Desk look_south(const char *mission, const char *position) {
    char room[400];
    snprintf(room, sizeof room, "seat 0 at 1 1; seat 0 hand spyglass; seat 0 food 1; %s",
             position);
    Desk d = coop(mission, room);
    lay_the_pile(&d);
    cr_assert(play(&d, 0, LOOK));
    cr_assert(play(&d, 0, "turn up the tile 1 West, 2 South"));
    return d;
}

Test(west_rules_move, dw_55_players_on_the_line_go_west_and_tire) {
    Desk d = look_south("the_mapmakers", "rail 0 0; bandits 0 1 2; seat 1 lying");
    cr_assert_eq(west_place_at(west(&d), 0, 0), -1);
    cr_assert_eq(west_place_at(west(&d), 0, 1), -1);
    cr_assert(stands_at(&d, 1, 1, 0));
    cr_assert_eq(player_at(&d, 1)->lying, 0);
    cr_assert_eq(west(&d)->rail, 0);
    cr_assert(asked(&d, 1, ASK_PUT));
    cr_assert_eq(west_printed()->designs[west(&d)->head.asked[1].source].class, EXHAUSTION);
    cr_assert(!asked(&d, 0, ASK_PUT), "who stood further West is not");
    cr_assert_eq(west(&d)->points, 1, "for the tile, and nothing for the bandits");
    cr_assert(is_face_down(&d, 1, 3));
    cr_assert(is_face_down(&d, 2, 2));
    cr_assert(happened(&d, EV_EASTERN, 5, ANY, ANY));
    cr_assert_eq(west(&d)->gone, 0, "all are shuffled into the new pile");
    cr_assert_eq(told_of(&d, EV_EASTERN, SEAT_CLOCK), 1);
    desk_close(&d);
}

/* The tile a player is pushed onto is turned up, and scores nothing. */
Test(west_rules_move, dw_55_ruling_26_a_tile_one_is_pushed_onto_is_turned_up) {
    Desk d = look_south("the_mapmakers", "seat 1 at 0 -2");
    cr_assert(stands_at(&d, 1, 1, -2));
    cr_assert(!is_face_down(&d, 1, -2));
    cr_assert_eq(told_of(&d, EV_REVEALED, 0), 1);
    cr_assert_eq(told_of(&d, EV_REVEALED, SEAT_CLOCK), 1);
    cr_assert(is_face_down(&d, 1, -3), "with tiles round it");
    cr_assert_eq(west(&d)->points, 1);
    desk_close(&d);
}

/* Where no tile lies West of a player, one is laid. */
Test(west_rules_move, dw_55_ruling_54_a_tile_is_laid_for_whoever_has_none_in_the_west) {
    Desk d = look_south("the_mapmakers", "tile 0 -3 amber_grass; seat 1 at 0 -3");
    cr_assert(stands_at(&d, 1, 1, -3));
    cr_assert(!is_face_down(&d, 1, -3));
    desk_close(&d);
}

Test(west_rules_move, dw_55_ruling_54_the_wagon_is_pushed_too) {
    Desk d = look_south("a_load_of_glass", "seat 1 at 1 -1");
    cr_assert_eq(west(&d)->wagon, place_at(&d, 1, 0) + 1);
    cr_assert_eq(west(&d)->points, 0, "which is nobody's step");
    desk_close(&d);
}

Test(west_rules_move, dw_55_ruling_67_where_all_must_come_home_the_line_stays) {
    Desk d = look_south("there_and_back_again", "");
    cr_assert(stands_at(&d, 1, 0, 0));
    cr_assert_eq(west_place_at(west(&d), 1, 3), -1, "no tile is laid");
    desk_close(&d);
}

Test(west_rules_move, dw_55_ruling_25_discarded_tiles_come_first) {
    Desk d = coop("the_mapmakers", "seat 0 at 1 1; seat 0 hand spyglass; seat 0 food 1");
    lay_the_pile(&d);
    WestState *s = west_to_set(&d);
    for (int i = 0; i < 2; i++) {
        int place = PLACES - 1 - i, star = s->tile[place];
        west_unlink(s, place);
        s->gone_down[star - 1]++;
    }
    cr_assert(play_all(&d, 0, LOOK "; turn up the tile 1 West, 2 South"));
    cr_assert(stands_at(&d, 1, 0, 0));
    cr_assert(is_face_down(&d, 1, 3));
    cr_assert(is_face_down(&d, 2, 2));
    desk_close(&d);
}

/* The tile itself lay in the line that is taken away: it was turned up for nothing. */
Test(west_rules_move, dw_55_a_tile_that_is_gone_at_once_is_no_event) {
    Desk d = coop("the_mapmakers", "seat 0 at 0 1; seat 0 hand spyglass; seat 0 food 1");
    lay_the_pile(&d);
    cr_assert(play_all(&d, 0, LOOK "; turn up the tile 2 South"));
    cr_assert_eq(west_place_at(west(&d), 0, 2), -1);
    cr_assert_eq(west_place_at(west(&d), 0, 3), -1, "nor is anything laid round it");
    cr_assert_eq(west(&d)->points, 0);
    cr_assert(stands_at(&d, 0, 1, 1));
    desk_close(&d);
}

/* A Village that was taken away and comes back is hungry again. */
Test(west_rules_move, dw_107_a_village_that_returns_may_be_fed_again) {
    Desk d = coop("empty_larders",
                  "tile 0 0 larkspur; seat 0 at 1 1; seat 0 hand spyglass; seat 0 food 1; "
                  "seat 1 food 3");
    cr_assert(play(
        &d, 1, "Empty Larders: in a Village, not fed before, pay 3 Food: gain 4 points"));
    cr_assert_neq(west(&d)->fed, 0);
    lay_the_pile(&d);
    cr_assert(play_all(&d, 0, LOOK "; turn up the tile 1 West, 2 South"));
    cr_assert_eq(west(&d)->fed, 0);
    desk_close(&d);
}

/* Five on the line, each is pushed. */
Test(west_rules_move, dw_55_all_who_stand_there_are_pushed) {
    Desk d = coop_of(5, "the_mapmakers",
                     "seat 0 at 1 1; seat 0 hand spyglass; seat 0 food 1; seat 4 at 0 1");
    lay_the_pile(&d);
    cr_assert(play_all(&d, 0, LOOK "; turn up the tile 1 West, 2 South"));
    for (int seat = 1; seat < 5; seat++) cr_assert(asked(&d, (Seat)seat, ASK_PUT));
    cr_assert(stands_at(&d, 3, 1, 0));
    cr_assert(stands_at(&d, 4, 1, 1));
    cr_assert_eq(told(&d, EV_PUSHED), 4);
    desk_close(&d);
}

/* Twice in a row: the second time onto a tile that was laid after the first. */
Test(west_rules_move, dw_55_ruling_54_line_after_line) {
    Desk d = look_south("thread_of_steel", "tile 1 3 amber_grass; seat 1 at 1 -1");
    cr_assert_eq(west_place_at(west(&d), 2, 2), 0, "the first place is free again");
    lay_the_pile(&d);
    west_to_set(&d)->player[0].at = (uint8_t)place_at(&d, 2, 1);
    west_to_set(&d)->player[1].at = (uint8_t)place_at(&d, 1, 2);
    if (!asked(&d, 0, ASK_REVEAL)) answer_until(&d, 0, ASK_REVEAL);
    cr_assert(play(&d, 0, "turn up the tile 2 West, 2 South"));
    cr_assert_eq(west_place_at(west(&d), 1, 0), -1);
    cr_assert(stands_at(&d, 1, 2, 2));
    cr_assert_eq(told(&d, EV_REVEALED), 1, "no line but the Eastmost is touched");
    desk_close(&d);
}

/* The tile that was to be laid is there already, for whoever was pushed onto it. */
Test(west_rules_move, dw_55_no_tile_is_laid_on_another) {
    Desk d = look_south("the_mapmakers", "tile 0 3 amber_grass; seat 1 at 0 3");
    cr_assert(stands_at(&d, 1, 1, 3));
    cr_assert_eq(place_at(&d, 1, 3), 0, "the first place of all");
    cr_assert_null(deck_goes_west_game.check(&d.box->box, &west(&d)->head));
    desk_close(&d);
}

/* With tiles on all sides none is wanted, and the Eastern end stays. */
Test(west_rules_move, dw_55_only_where_a_tile_is_to_be_laid) {
    Desk d =
        coop("the_mapmakers",
             "tile 3 0 amber_grass; seat 0 at 1 0; seat 0 hand spyglass; seat 0 food 1");
    lay_the_pile(&d);
    cr_assert(play_all(&d, 0, LOOK "; turn up the tile 2 West"));
    cr_assert(stands_at(&d, 1, 0, 0));
    cr_assert_eq(told(&d, EV_EASTERN), 0);
    desk_close(&d);
}

/* A tile, whatever lay on it, is laid face down elsewhere. */
static void lay_elsewhere(const Desk *d, int place, int x, int y) {
    WestState *s = west_to_set(d);
    int star = s->tile[place];
    if (is_up(s, place)) {
        star = west_printed()->tiles[s->tile[place]].back;
        s->unseen |= bit64(s->tile[place]);
    }
    west_unlink(s, place);
    west_lay_tile(s, x, y, star);
}

/* Alone in the East, and no tile in the West of it: nothing can be taken away. */
static void stuck_in_the_east(const char *mission, bool wagon) {
    Desk d =
        coop(mission, "seat 0 at 1 1; seat 1 at 1 1; seat 0 hand spyglass; seat 0 food "
                      "1");
    WestState *s = west_to_set(&d);
    lay_the_pile(&d);
    for (int y = -2; y <= 2; y++)
        lay_elsewhere(&d, place_at(&d, 0, y), y ? 30 : 0, y ? y : 5);
    if (wagon)
        s->wagon = (uint8_t)(place_at(&d, 0, 5) + 1);
    else
        s->player[1].at = (uint8_t)place_at(&d, 0, 5);
    cr_assert(play_all(&d, 0, LOOK "; turn up the tile 1 West, 2 South"));
    cr_assert(is_face_down(&d, 0, 5));
    cr_assert_eq(told(&d, EV_EASTERN) + told(&d, EV_PUSHED), 0);
    cr_assert_eq(west_place_at(s, 1, 3), -1, "and none is laid");
    cr_assert_null(deck_goes_west_game.check(&d.box->box, &s->head));
    desk_close(&d);
}

Test(west_rules_move, dw_55_ruling_54_whoever_cannot_be_pushed_stays) {
    stuck_in_the_east("the_mapmakers", false);
    stuck_in_the_east("a_load_of_glass", true);
}

Test(west_rules_move, dw_55_ruling_54_the_last_line_stays) {
    Desk d = coop("the_mapmakers",
                  "seat 0 at 1 1; seat 1 at 1 1; seat 0 hand spyglass; seat 0 food 1");
    WestState *s = west_to_set(&d);
    lay_the_pile(&d);
    for (int place = 0, y = 4; place < PLACES; place++)
        if (s->x[place] != 1) lay_elsewhere(&d, place, 1, y++);
    cr_assert(play_all(&d, 0, LOOK "; turn up the tile 1 West, 2 South"));
    cr_assert_eq(told(&d, EV_EASTERN), 0);
    cr_assert_eq(west_place_at(s, 2, 2), -1);
    desk_close(&d);
}

Test(west_rules_move, dw_78_ruling_68_the_wagon_goes_six_steps_at_most_after_one_action) {
    Desk d = coop("speed_of_the_slowest",
                  "tile 1 0 wide_sky; tile 2 0 trout_run; tile 3 0 alder_bend; tile 4 0 "
                  "larkspur; tile 5 0 two_wells; tile 6 0 birch_bank; tile 7 0 smoke_wood; "
                  "tile 8 0 amber_grass; seat 0 at 7 0; seat 1 at 8 0; seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "walk west to Amber Grass"));
    cr_assert_eq(west(&d)->wagon, place_at(&d, 6, 0) + 1);
    desk_close(&d);
}

Test(west_rules_move, dw_56_climbing_may_try_too) {
    Desk d = solo(WESTWARD "seat 0 hand rope, boots; seat 0 food 2");
    set_out(&d, CLIMB ";" WALK);
    cr_assert(play(&d, 0, "try west to the tile 2 West, 1 South"));
    cr_assert(play(&d, 0, "stay and give up 1 walk"));
    cr_assert(offers(&d, 0, "try south to the tile 1 West, 2 South"));
    desk_close(&d);
}

/* Whatever tile it is, the first of the pack or the last. */
Test(west_rules_move, dw_52_named_tiles_turn_up_where_they_lie) {
    Desk d = solo(
        "seat 0 at 1 1; tile 2 0 down trout_run; tile 2 1 down lantern_hill; tile 1 2 down "
        "silver_creek; seat 0 hand spyglass, spyglass, mallet; seat 0 food 2; seat 0 metal "
        "1; seat 0 wood 2");
    cr_assert(play_all(&d, 0, LOOK "; turn up the tile 2 West"));
    cr_assert_str_eq(tile_at(&d, 2, 0), "trout_run");
    cr_assert(play(&d, 0, "turn up the tile 1 West, 2 South"));
    cr_assert_str_eq(tile_at(&d, 1, 2), "silver_creek");
    cr_assert(play_all(&d, 0, LOOK "; turn up the tile 2 West, 1 South"));
    cr_assert_str_eq(tile_at(&d, 2, 1), "lantern_hill");
    cr_assert_eq(west(&d)->points, 4);
    answer_until(&d, 0, ASK_ACTION);
    int points = west(&d)->points;
    cr_assert(play(&d, 0, BUILD));
    cr_assert_eq(west(&d)->points, points + 3, "the first railway is the furthest West");
    cr_assert(deck_top_empty(&west(&d)->coming));
    desk_close(&d);
}

Test(west_rules_move, dw_48_a_movement_ends_when_nothing_is_left) {
    Desk d = solo("seat 0 hand boots; seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "walk south to Slow River"));
    cr_assert(asked(&d, 0, ASK_ACTION));
    desk_close(&d);
}

/* In narrow country the first column is full: one tile is left within 2. */
Test(west_rules_move, dw_59_a_telescope_stops_where_nothing_is_left_to_see) {
    Desk d = coop("there_and_back_again",
                  "tile 0 -2 amber_grass; seat 0 hand spyglass, spyglass; seat 0 food 2");
    cr_assert(play(&d, 0, LOOK));
    cr_assert_eq(offered(&d, 0, "turn up"), 1);
    cr_assert(play(&d, 0, "turn up the tile 2 West"));
    cr_assert(asked(&d, 0, ASK_ACTION));
    cr_assert(refuses(&d, 0, LOOK, "DW-59", 0));
    desk_close(&d);
}

/* At the end of a column too. */
Test(west_rules_move, dw_78_the_wagon_follows_from_wherever_it_is) {
    Desk d = coop("speed_of_the_slowest",
                  "wagon 0 2; seat 0 at 0 1; seat 1 at 1 -1; seat 0 food 1");
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "walk west to Wide Sky"));
    cr_assert_eq(west(&d)->wagon, place_at(&d, 1, 2) + 1);
    desk_close(&d);
}

/* ---- On the way ---------------------------------------------------------------------------------------- */

/* The tile lay in the line that is taken away for it: there is nothing to enter. */
Test(west_rules_move, dw_57_a_tile_that_is_gone_is_not_entered) {
    Desk d = coop("the_mapmakers", "seat 0 at 0 1; seat 0 food 1");
    lay_the_pile(&d);
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "try south to the tile 2 South"));
    cr_assert(stands_at(&d, 0, 1, 1));
    answer_until(&d, 0, ASK_MOVE);
    cr_assert(asked(&d, 0, ASK_MOVE), "the walk is not spent");
    cr_assert_eq(told(&d, EV_DECLINED), 0);
    desk_close(&d);
}

/* Whoever is pushed onto the tile is there already. */
Test(west_rules_move, dw_57_nor_one_that_one_is_pushed_onto) {
    Desk d = coop("the_mapmakers", "tile 0 2 amber_grass; seat 0 at 0 2; seat 0 food 1");
    lay_the_pile(&d);
    set_out(&d, WALK);
    cr_assert(play(&d, 0, "try west to the tile 1 West, 2 South"));
    cr_assert(stands_at(&d, 0, 1, 2));
    answer_until(&d, 0, ASK_MOVE);
    cr_assert_eq(west(&d)->action.move[WALKING], 1);
    desk_close(&d);
}

/* Three rivals on one tile; the first has five dangers, and draws a sixth to walk. */
static Desk walks_to_death(const char *cards) {
    char room[400];
    snprintf(room, sizeof room,
             "tile 2 1 down amber_grass; first 0; turn 0; seat 0 at 1 1; seat 1 at 1 1; "
             "seat 0 food 1; seat 0 draw top homesick; seat 1 hand boots; "
             "seat 0 hand hunger, hunger, hunger, cold_night, cold_night, ledger, %s",
             cards);
    return versus_with_ledger("draw 1, walk 1", room);
}

#define LAST_WALK "Ledger: draw 1 card and walk 1"

Test(west_rules_move, dw_57_the_dead_go_no_further) {
    Desk d = walks_to_death("boots");
    set_out(&d, WALK);
    cr_assert(play_all(&d, 0, "try west to the tile 2 West, 1 South; " LAST_WALK));
    cr_assert(player_at(&d, 0)->dead);
    cr_assert(asked(&d, 1, ASK_ACTION));
    desk_close(&d);
}

Test(west_rules_move, dw_94_the_dead_are_not_moved) {
    Desk d = walks_to_death("pan");
    cr_assert(play_all(&d, 0,
                       "trade with Jake Wilder; discard Pan; offer to move the other; ask "
                       "to be moved; propose it"));
    cr_assert(play(&d, 1, "agree"));
    cr_assert(play(&d, 0, LAST_WALK));
    cr_assert(player_at(&d, 0)->dead);
    cr_assert(asked(&d, 1, ASK_ACTION));
    desk_close(&d);
}
