/* The builder of Scene and View: plain arrays that a game's face fills in order. Nothing is
 * sorted or looked up while building; a View is rebuilt for every look at the table, so
 * view_clear keeps its memory. */
#include <limits.h>

#include "base/alloc.h"

#include "engine/verbs.h"
#include "engine/view.h"

/* Longer than any rules text; what does not fit is cut. */
enum { KEPT_BYTES = 2048 };

/* ---- References ------------------------------------------------------------------- */

void ref_words(Ref r, Text *out) {
    switch (r.kind) {
    case REF_NONE: break;
    case REF_CARD: text_format(out, "card:%d", r.index); break;
    case REF_SPACE: text_format(out, "space:%d", r.index); break;
    case REF_SEAT: text_format(out, "seat:%d", r.index); break;
    case REF_TRACK: text_format(out, "track:%s", r.id); break;
    case REF_ZONE: text_format(out, "zone:%s", r.id); break;
    case REF_TOKEN: text_format(out, "token:%s", r.id); break;
    }
}

void target_add(Targets *t, Ref r) {
    if (t->count < TARGETS_MAX) t->at[t->count++] = r;
}

void moment_add(Moments *all, Moment m) {
    REQUIRE(m.kind > MOMENT_NONE && m.kind < MOMENT_KINDS && m.die_count <= DICE_MAX);
    if (all->count < MOMENTS_MAX) all->at[all->count++] = m;
}

void moment_begins(Moments *all, MomentKind kind, int number) {
    moment_add(all, (Moment){.kind = kind, .number = number});
}

void moment_card(Moments *all, int card, const char *zone, int owner) {
    moment_add(all, (Moment){.kind = MOMENT_CARD,
                             .card = ref_card(card),
                             .to = ref_zone(zone),
                             .owner = owner});
}

void moment_reveal(Moments *all, int card) {
    moment_add(all, (Moment){.kind = MOMENT_REVEAL, .card = ref_card(card)});
}

void moment_put(Moments *all, MomentKind kind, Ref at, Ref to, int owner, const char *piece,
                int count) {
    Moment m = {.kind = kind, .at = at, .to = to, .owner = owner, .number = count};
    moment_piece(&m, "", piece);
    moment_add(all, m);
}

void moment_piece(Moment *m, const char *before, const char *id) {
    Text words = text_over(m->piece, sizeof m->piece);
    text_format(&words, "%s%s", before, id);
}

/* ---- Kept words ------------------------------------------------------------------- */

static const char *keep_words(Kept *kept, const char *format, va_list arguments) {
    Text words = TEXT_MARKED(KEPT_BYTES);
    text_format_list(&words, format, arguments);
    return kept_add(kept, words.at);
}

/* ---- Scene ------------------------------------------------------------------------ */

Scene *scene_new(void) {
    return alloc_zero(sizeof(Scene));
}

void scene_free(Scene *sc) {
    if (!sc) return;
    void *arrays[] = {sc->cards,  sc->rows,  sc->tracks, sc->marks, sc->zones, sc->maps,
                      sc->spaces, sc->roads, sc->pieces, sc->dice,  sc->faces};
    kept_free(&sc->kept);
    for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++) array_free(arrays[i]);
    alloc_free(sc);
}

void scene_card(Scene *sc, SceneCard card) {
    card.row_first = sc->row_count;
    ARRAY_ADD(sc->cards, sc->card_count, card);
}

void scene_row(Scene *sc, SceneRow row) {
    REQUIRE(sc->card_count > 0);
    ARRAY_ADD(sc->rows, sc->row_count, row);
    sc->cards[sc->card_count - 1].row_count++;
}

void scene_track(Scene *sc, const char *id, const char *label, int min, int max) {
    ARRAY_ADD(sc->tracks, sc->track_count,
              (SceneTrack){id, label, min, max, sc->mark_count, 0});
}

void scene_mark(Scene *sc, int at, const char *label, const char *text) {
    REQUIRE(sc->track_count > 0);
    ARRAY_ADD(sc->marks, sc->mark_count, (SceneMark){at, label, text});
    sc->tracks[sc->track_count - 1].mark_count++;
}

void scene_zone(Scene *sc, SceneZone zone) {
    ARRAY_ADD(sc->zones, sc->zone_count, zone);
}

void scene_zones(Scene *sc, const SceneZone *zones, size_t count) {
    for (size_t i = 0; i < count; i++) scene_zone(sc, zones[i]);
}

void scene_map(Scene *sc, SceneMap map) {
    ARRAY_ADD(sc->maps, sc->map_count, map);
}

void scene_space(Scene *sc, SceneSpace space) {
    ARRAY_ADD(sc->spaces, sc->space_count, space);
}

void scene_frame(Scene *sc) {
    SceneMap *map = &sc->maps[sc->map_count - 1];
    int left = INT_MAX, right = INT_MIN, top = INT_MAX, bottom = INT_MIN;
    for (int i = 0; i < sc->space_count; i++) {
        const SceneSpace *space = &sc->spaces[i];
        if (!text_equal(space->map, map->id)) continue;
        left = min_int(left, space->x);
        right = max_int(right, space->x);
        top = min_int(top, space->y);
        bottom = max_int(bottom, space->y);
    }
    map->width = left + right;
    map->height = top + bottom;
}

void scene_road(Scene *sc, SceneRoad road) {
    ARRAY_ADD(sc->roads, sc->road_count, road);
}

void scene_piece(Scene *sc, ScenePiece piece) {
    ARRAY_ADD(sc->pieces, sc->piece_count, piece);
}

void scene_die(Scene *sc, const char *kind, DieShape shape, int sides) {
    ARRAY_ADD(sc->dice, sc->die_count, (SceneDie){kind, shape, sides, sc->face_count, 0});
}

void scene_face(Scene *sc, const char *id, const char *label) {
    REQUIRE(sc->die_count > 0);
    ARRAY_ADD(sc->faces, sc->face_count, (SceneFace){id, label});
    sc->dice[sc->die_count - 1].face_count++;
}

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

const char *scene_words(Scene *sc, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const char *words = keep_words(&sc->kept, format, arguments);
    va_end(arguments);
    return words;
}

const char *scene_amount(Scene *sc, const char *pattern, int amount) {
    Text words = TEXT_MARKED(KEPT_BYTES);
    verb_amount(&words, pattern, amount);
    return kept_add(&sc->kept, words.at);
}

const SceneCard *scene_find_card(const Scene *sc, int index) {
    for (int i = 0; i < sc->card_count; i++)
        if (sc->cards[i].index == index) return &sc->cards[i];
    return NULL;
}

const SceneSpace *scene_find_space(const Scene *sc, int index) {
    for (int i = 0; i < sc->space_count; i++)
        if (sc->spaces[i].index == index) return &sc->spaces[i];
    return NULL;
}

const SceneTrack *scene_find_track(const Scene *sc, const char *id) {
    for (int i = 0; i < sc->track_count; i++)
        if (text_equal(sc->tracks[i].id, id)) return &sc->tracks[i];
    return NULL;
}

const SceneZone *scene_find_zone(const Scene *sc, const char *id) {
    for (int i = 0; i < sc->zone_count; i++)
        if (text_equal(sc->zones[i].id, id)) return &sc->zones[i];
    return NULL;
}

/* ---- View ------------------------------------------------------------------------- */

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
    v->phase_count = v->seat_count = v->track_count = v->zone_count = 0;
    v->item_count = v->piece_count = v->score_count = 0;
    v->map_count = v->space_count = v->road_count = 0;
}

void view_head(View *v, const char *mode, const char *round, const char *phase) {
    v->mode = mode;
    v->round = round;
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
