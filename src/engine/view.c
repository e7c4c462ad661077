/* The builder of a View: plain arrays that a game's face fills in order. A View is rebuilt for
 * every look at the table, so view_clear keeps its memory. */
#include "base/alloc.h"
#include "base/require.h"

#include "engine/view.h"

View *view_new(void) {
    View *v = alloc_zero(sizeof *v);
    view_clear(v);
    return v;
}

void view_free(View *v) {
    if (!v) return;
    void *arrays[] = {v->phases, v->seats,  v->tracks, v->zones,  v->items,
                      v->pieces, v->scores, v->maps,   v->spaces, v->roads};
    kept_free(&v->kept);
    for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++) array_free(arrays[i]);
    alloc_free(v);
}

void view_clear(View *v) {
    kept_clear(&v->kept);
    v->mode = v->round = v->phase = v->time = "";
    v->round_number = 0;
    v->phase_count = v->seat_count = v->track_count = v->zone_count = 0;
    v->item_count = v->piece_count = v->score_count = 0;
    v->map_count = v->space_count = v->road_count = 0;
}

void view_head(View *v, const char *mode, const char *round, int number,
               const char *phase) {
    v->mode = mode;
    v->round = round;
    v->round_number = number;
    v->phase = phase;
}

void view_time(View *v, const char *time) {
    v->time = time;
}

void view_phase(View *v, const char *phase) {
    ARRAY_ADD(v->phases, v->phase_count, phase);
}

void view_seat(View *v, ViewSeat seat) {
    ARRAY_ADD(v->seats, v->seat_count, seat);
}

void view_track(View *v, int owner, const char *id, int value) {
    ARRAY_ADD(v->tracks, v->track_count, (ViewTrack){owner, id, value, 0});
}

void view_limit(View *v, int limit) {
    REQUIRE(v->track_count > 0);
    v->tracks[v->track_count - 1].limit = limit;
}

void view_zone(View *v, int owner, const char *id, int count) {
    ARRAY_ADD(v->zones, v->zone_count, (ViewZone){owner, id, count, v->item_count, 0});
}

void view_card(View *v, int card, const char *note) {
    view_item(v, ref_card(card), "", "", 1, note);
}

void view_token(View *v, const char *kind, const char *label, int count, const char *note) {
    view_item(v, (Ref){REF_NONE, 0, NULL}, kind, label, count, note);
}

void view_item(View *v, Ref ref, const char *kind, const char *label, int count,
               const char *note) {
    REQUIRE(v->zone_count > 0);
    ARRAY_ADD(v->items, v->item_count,
              (ViewItem){ref, kind, label, count, note, "", 0, -1, 0});
    v->zones[v->zone_count - 1].item_count++;
}

static ViewItem *last_item(View *v) {
    REQUIRE(v->item_count > 0);
    return &v->items[v->item_count - 1];
}

void view_state(View *v, const char *state) {
    last_item(v)->state = state;
}

void view_at(View *v, int space) {
    last_item(v)->at = 1 + space;
}

void view_below(View *v, int count) {
    last_item(v)->below = count;
}

void view_thing(View *v, const char *kind, const char *label, int count, const char *note) {
    view_item(v, ref_token(kind), kind, label, count, note);
}

void view_face(View *v, int face) {
    last_item(v)->face = face;
}

void view_map(View *v, SceneMap map) {
    ARRAY_ADD(v->maps, v->map_count, map);
}

void view_space(View *v, SceneSpace space) {
    ARRAY_ADD(v->spaces, v->space_count, space);
}

void view_road(View *v, SceneRoad road) {
    ARRAY_ADD(v->roads, v->road_count, road);
}

void view_piece(View *v, int space, const char *kind, int owner, int count) {
    ARRAY_ADD(v->pieces, v->piece_count, (ViewPiece){space, 0, 0, kind, owner, count});
}

void view_piece_between(View *v, int a, int b, const char *kind, int count) {
    ARRAY_ADD(v->pieces, v->piece_count, (ViewPiece){-1, a, b, kind, OWNER_TABLE, count});
}

void view_score(View *v, const char *track, const char *label, int seat, int value) {
    ARRAY_ADD(v->scores, v->score_count, (ViewScore){track, label, seat, value});
}

const char *view_words(View *v, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const char *words = keep_words(&v->kept, format, arguments);
    va_end(arguments);
    return words;
}

/* ---- Maps that grow ---------------------------------------------------------------- */

void scene_grow(Scene *sc, const View *v) {
    sc->map_count -= sc->grown_maps;
    sc->space_count -= sc->grown_spaces;
    sc->road_count -= sc->grown_roads;
    for (int i = 0; i < v->map_count; i++) scene_map(sc, v->maps[i]);
    for (int i = 0; i < v->space_count; i++) scene_space(sc, v->spaces[i]);
    for (int i = 0; i < v->road_count; i++) scene_road(sc, v->roads[i]);
    sc->grown_maps = v->map_count;
    sc->grown_spaces = v->space_count;
    sc->grown_roads = v->road_count;
}
