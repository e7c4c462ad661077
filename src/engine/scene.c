/* The builder of a Scene: plain arrays that a game's face fills in order. Nothing is sorted
 * or looked up while building. */
#include <limits.h>

#include "base/alloc.h"
#include "base/require.h"

#include "engine/scene.h"
#include "engine/verbs.h"

/* Longer than any rules text; what does not fit is cut. */
enum { KEPT_BYTES = 2048 };

Scene *scene_new(void) {
    return alloc_zero(sizeof(Scene));
}

void scene_free(Scene *sc) {
    if (!sc) return;
    void *arrays[] = {sc->cards, sc->rows,   sc->tracks, sc->marks,  sc->zones,
                      sc->maps,  sc->spaces, sc->roads,  sc->pieces, sc->kinds,
                      sc->harms, sc->dice,   sc->faces};
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

static void add_mark(Scene *sc, SceneMark mark) {
    REQUIRE(sc->track_count > 0);
    ARRAY_ADD(sc->marks, sc->mark_count, mark);
    sc->tracks[sc->track_count - 1].mark_count++;
}

void scene_mark(Scene *sc, int at, const char *label, const char *text) {
    add_mark(sc, (SceneMark){at, label, text, false});
}

void scene_worth(Scene *sc, int at, int worth, const char *unit) {
    add_mark(sc, (SceneMark){at, scene_words(sc, "%d", worth), unit, true});
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

void scene_kinds(Scene *sc, const SceneKind *kinds, size_t count) {
    for (size_t i = 0; i < count; i++) ARRAY_ADD(sc->kinds, sc->kind_count, kinds[i]);
}

void scene_harm(Scene *sc, const char *unit) {
    ARRAY_ADD(sc->harms, sc->harm_count, unit);
}

void scene_die(Scene *sc, const char *kind, DieShape shape, int sides) {
    ARRAY_ADD(sc->dice, sc->die_count, (SceneDie){kind, shape, sides, sc->face_count, 0});
}

void scene_face(Scene *sc, const char *id, const char *label) {
    REQUIRE(sc->die_count > 0);
    ARRAY_ADD(sc->faces, sc->face_count, (SceneFace){id, label});
    sc->dice[sc->die_count - 1].face_count++;
}

const char *keep_words(Kept *kept, const char *format, va_list arguments) {
    Text words = TEXT_MARKED(KEPT_BYTES);
    text_format_list(&words, format, arguments);
    return kept_add(kept, words.at);
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

const ScenePiece *scene_find_piece(const Scene *sc, const char *kind) {
    for (int i = 0; i < sc->piece_count; i++)
        if (text_equal(sc->pieces[i].kind, kind)) return &sc->pieces[i];
    return NULL;
}

const char *scene_kind_title(const Scene *sc, const char *kind) {
    for (int i = 0; i < sc->kind_count; i++)
        if (text_equal(sc->kinds[i].kind, kind)) return sc->kinds[i].title;
    return NULL;
}

bool scene_is_harm(const Scene *sc, const char *unit) {
    for (int i = 0; i < sc->harm_count; i++)
        if (text_equal(sc->harms[i], unit)) return true;
    return false;
}
