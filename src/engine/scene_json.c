/* The Scene as JSON, with the verbs of a face; see view_json.h. */
#include "engine/marks.h"
#include "engine/view_json.h"

static void row_fields(Json *j, const void *item) {
    const SceneRow *row = item;
    json_put_words(j, "id", row->id, "label", row->label, NULL);
    said_json(j, "words", row->words);
    word_json_if(j, "track", row->track);
    int_json_if(j, "side", row->side);
}

static void card_json(const Scene *sc, const SceneCard *card, Json *j) {
    json_put_object(j, NULL);
    ref_json(j, "ref", ref_card(card->index));
    json_put_words(j, "id", card->id, "title", card->title, "kind", card->kind, NULL);
    said_json(j, "text", card->text);
    said_json(j, "cost", card->cost);
    said_json(j, "gain", card->gain);
    json_put_words(j, "type", card->type, "clause", card->clause, "source", card->source,
                   NULL);
    if (card->worth) said_json(j, "worth", card->worth);
    word_json_if(j, "land", card->land);
    if (card->row_count)
        PART_JSON(j, "rows", sc->rows, card->row_first, card->row_count, row_fields);
    json_end(j, '}');
}

static void mark_fields(Json *j, const void *item) {
    const SceneMark *mark = item;
    json_put_int(j, "at", mark->at);
    json_put_words(j, "label", mark->label, "text", mark->text, NULL);
}

static void scene_track_json(const Scene *sc, const SceneTrack *track, Json *j) {
    json_put_object(j, NULL);
    json_put_words(j, "id", track->id, "label", track->label, NULL);
    json_put_ints(j, "min", track->min, "max", track->max, NULL);
    PART_JSON(j, "marks", sc->marks, track->mark_first, track->mark_count, mark_fields);
    json_end(j, '}');
}

static void scene_zone_fields(Json *j, const void *item) {
    static const char *const layouts[LAYOUT_KINDS] = {"hand",  "row",  "pile",
                                                      "slots", "grid", "dice"};
    const SceneZone *zone = item;
    json_put_words(j, "id", zone->id, "label", zone->label, "layout", layouts[zone->layout],
                   NULL);
    json_put_int(j, "slots", zone->slots);
}

static void map_fields(Json *j, const void *item) {
    const SceneMap *map = item;
    json_put_words(j, "id", map->id, "label", map->label, NULL);
    json_put_ints(j, "width", map->width, "height", map->height, NULL);
    if (map->seat) json_put_int(j, "owner", map->seat - 1);
}

static void line_fields(Json *j, const void *item) {
    static const char *const sides[] = {"north", "east", "south", "west"};
    const SceneLine *line = item;
    json_put_string(j, "kind", line->kind);
    json_put_list(j, "sides");
    for (int side = 0; side < 4; side++)
        if (line->sides >> side & 1) json_put_string(j, NULL, sides[side]);
    json_end(j, ']');
}

static void lines_json(const SceneSpace *space, Json *j) {
    int count = 0;
    while (count < SPACE_LINES_MAX && space->lines[count].kind) count++;
    if (count) LIST_JSON(j, "lines", space->lines, count, line_fields);
}

/* Only where there are several. */
static void numbers_json(const SceneSpace *space, Json *j) {
    if (!space->more[0]) return;
    json_put_list(j, "numbers");
    json_put_int(j, NULL, space->number);
    for (int i = 0; i < 2 && space->more[i]; i++) json_put_int(j, NULL, space->more[i]);
    json_end(j, ']');
}

static void space_fields(Json *j, const void *item) {
    const SceneSpace *space = item;
    ref_json(j, "ref", ref_space(space->index));
    json_put_words(j, "map", space->map, "label", space->label, "kind", space->kind, "note",
                   space->note, "region", space->region, NULL);
    word_json_if(j, "name", space->name);
    json_put_ints(j, "x", space->x, "y", space->y, "number", space->number, NULL);
    numbers_json(space, j);
    if (space->card) ref_json(j, "card", ref_card(space->card - 1));
    int_json_if(j, "w", space->w);
    int_json_if(j, "h", space->h);
    lines_json(space, j);
}

static void road_fields(Json *j, const void *item) {
    const SceneRoad *road = item;
    ref_json(j, "a", ref_space(road->a));
    ref_json(j, "b", ref_space(road->b));
    json_put_words(j, "kind", road->kind, NULL);
    said_json(j, "cost", road->cost);
}

void places_json(const SceneMap *maps, int map_count, const SceneSpace *spaces,
                 int space_count, const SceneRoad *roads, int road_count, Json *j) {
    LIST_JSON(j, "maps", maps, map_count, map_fields);
    LIST_JSON(j, "spaces", spaces, space_count, space_fields);
    LIST_JSON(j, "roads", roads, road_count, road_fields);
}

static void scene_piece_fields(Json *j, const void *item) {
    const ScenePiece *piece = item;
    json_put_words(j, "kind", piece->kind, "label", piece->label, "letter", piece->letter,
                   NULL);
    if (piece->note) json_put_words(j, "note", piece->note, NULL);
    if (piece->many) json_put_words(j, "many", piece->many, NULL);
}

static void kind_fields(Json *j, const void *item) {
    const SceneKind *kind = item;
    json_put_words(j, "kind", kind->kind, "title", kind->title, NULL);
}

static const char *shape_word(DieShape shape) {
    switch (shape) {
    case DIE_CUBE: return "cube";
    case DIE_D12: return "d12";
    case DIE_D20: return "d20";
    case DIE_HEXAGON: return "hexagon";
    case DIE_COMPASS: return "compass";
    }
    return "";
}

static void face_fields(Json *j, const void *item) {
    const SceneFace *face = item;
    json_put_words(j, "id", face->id, "label", face->label, NULL);
}

static void die_json(const Scene *sc, const SceneDie *die, Json *j) {
    json_put_object(j, NULL);
    json_put_words(j, "kind", die->kind, "shape", shape_word(die->shape), NULL);
    json_put_int(j, "sides", die->sides);
    if (die->face_count)
        PART_JSON(j, "faces", sc->faces, die->face_first, die->face_count, face_fields);
    json_end(j, '}');
}

void scene_json(const Scene *sc, Json *j) {
    json_put_list(j, "cards");
    for (int i = 0; i < sc->card_count; i++) card_json(sc, &sc->cards[i], j);
    json_end(j, ']');
    json_put_list(j, "tracks");
    for (int i = 0; i < sc->track_count; i++) scene_track_json(sc, &sc->tracks[i], j);
    json_end(j, ']');
    LIST_JSON(j, "zones", sc->zones, sc->zone_count, scene_zone_fields);
    places_json(sc->maps, sc->map_count, sc->spaces, sc->space_count, sc->roads,
                sc->road_count, j);
    LIST_JSON(j, "pieces", sc->pieces, sc->piece_count, scene_piece_fields);
    LIST_JSON(j, "kinds", sc->kinds, sc->kind_count, kind_fields);
    json_put_list(j, "harms");
    for (int i = 0; i < sc->harm_count; i++) json_put_string(j, NULL, sc->harms[i]);
    json_end(j, ']');
    json_put_list(j, "dice");
    for (int i = 0; i < sc->die_count; i++) die_json(sc, &sc->dice[i], j);
    json_end(j, ']');
}

/* `act` is what the option does in one word, the first of its words: "play". */
static void verb_fields(Json *j, const void *item) {
    static const char *const ranks[RANK_COUNT] = {"own", "first", "aside", "seldom",
                                                  "closing"};
    const FaceVerb *row = item;
    char act[40] = "";
    const char *words = row->words ? row->words : "";
    text_word(&words, "{", act, sizeof act);
    json_put_words(j, "verb", row->word, "rank", ranks[row->rank], "act", act, "group",
                   row->group, NULL);
    json_put_bool(j, "step", row->step);
}

/* Row 0 is not a verb. */
void verbs_json(const Face *face, Json *j) {
    PART_JSON(j, "verbs", face->verbs, 1, face->verb_count - 1, verb_fields);
}
