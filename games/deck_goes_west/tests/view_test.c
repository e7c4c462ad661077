/* What is shown: all that lies face up on a real table, and nothing that does not. */
#include <string.h>

#include "base/text.h"

#include "west_desk.h"

static View *view_of(const Desk *d, Seat viewer) {
    View *v = view_new();
    match_view(d->match, viewer, v);
    return v;
}

static const SceneSpace *space_of(const View *v, int place) {
    for (int i = 0; i < v->space_count; i++)
        if (v->spaces[i].index == place) return &v->spaces[i];
    return NULL;
}

Test(west_view, the_map_shows_every_tile_with_the_west_at_the_left) {
    Desk d = solo("");
    View *v = view_of(&d, 0);
    cr_assert_eq(v->space_count, 13);
    const SceneSpace *start = space_of(v, place_at(&d, 0, 0));
    const SceneSpace *lake = space_of(v, place_at(&d, 1, 0));
    const SceneSpace *north = space_of(v, place_at(&d, 0, -1));
    cr_assert_str_eq(start->label, "Crow Pines");
    cr_assert_str_eq(start->kind, "forest");
    cr_assert_str_eq(lake->kind, "water");
    cr_assert_eq(north->number, 4);
    cr_assert_lt(lake->x, start->x);
    cr_assert_lt(north->y, start->y);
    view_free(v);
    desk_close(&d);
}

Test(west_view, a_tile_is_its_card_and_shows_all_its_stars) {
    Desk d = solo("tile 1 0 broken_axle");
    View *v = view_of(&d, 0);
    const SceneSpace *camp = space_of(v, place_at(&d, 1, 0));
    cr_assert_eq(camp->number, 3);
    cr_assert_eq(camp->more[0], 6);
    cr_assert_eq(camp->more[1], 4);
    Scene *sc = scene_new();
    match_scene(d.match, sc);
    cr_assert_str_eq(scene_find_card(sc, camp->card - 1)->id, "broken_axle");
    scene_free(sc);
    view_free(v);
    desk_close(&d);
}

Test(west_view, a_face_down_tile_shows_its_back_alone) {
    Desk d = solo("tile 2 0 down cold_fire");
    View *v = view_of(&d, 0);
    const SceneSpace *space = space_of(v, place_at(&d, 2, 0));
    cr_assert_str_eq(space->kind, "face_down");
    cr_assert_eq(space->number, tile_named("cold_fire")->back);
    view_free(v);
    desk_close(&d);
}

static int pieces_at(const View *v, int place, const char *kind) {
    int count = 0;
    for (int i = 0; i < v->piece_count; i++)
        if (v->pieces[i].space == place && text_equal(v->pieces[i].kind, kind))
            count += v->pieces[i].count;
    return count;
}

Test(west_view, meeples_bandits_wagon_rivers_and_rails_are_on_the_map) {
    Desk d = coop("a_load_of_glass", "bandits 1 1 3; rail 0 1; rail 0 0");
    View *v = view_of(&d, 0);
    cr_assert_eq(pieces_at(v, place_at(&d, 1, 1), "bandits"), 3);
    cr_assert_eq(pieces_at(v, place_at(&d, 0, 0), "meeple"), 2);
    cr_assert_eq(pieces_at(v, place_at(&d, 0, 0), "wagon"), 1);
    const SceneSpace *ford = space_of(v, place_at(&d, 0, 1));
    cr_assert_str_eq(ford->lines[0].kind, "river");
    cr_assert_str_eq(ford->lines[1].kind, "rail");
    cr_assert_eq(ford->lines[1].sides, SIDE_NORTH);
    view_free(v);
    desk_close(&d);
}

static const ViewZone *zone_of(const View *v, int owner, const char *id) {
    for (int i = 0; i < v->zone_count; i++)
        if (v->zones[i].owner == owner && text_equal(v->zones[i].id, id))
            return &v->zones[i];
    return NULL;
}

Test(west_view, a_rivals_hand_is_a_number_and_discards_are_open) {
    Desk d =
        versus("seat 1 hand knife, pan; seat 1 discard axe; seat 1 draw boots, mallet");
    View *v = view_of(&d, 0);
    cr_assert_eq(zone_of(v, 1, "hand")->count, 2);
    cr_assert_eq(zone_of(v, 1, "hand")->item_count, 0);
    cr_assert_eq(zone_of(v, 1, "draw")->count, 2);
    cr_assert_eq(zone_of(v, 1, "discard")->item_count, 1);
    cr_assert_eq(zone_of(v, OWNER_TABLE, "row")->item_count, ROW);
    view_free(v);
    desk_close(&d);
}
