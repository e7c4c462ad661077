/* Scene and View as JSON: fields of an object that the caller has opened. docs/protocol.md
 * says what they mean, web/src/engine/types.ts lists them all (a test compares it with what
 * is written here). match_json.c adds what only the match knows. */
#include "engine/marks.h"
#include "engine/view.h"

enum { REF_BYTES = 96 };

/* These write only what there is. */
static void word_json_if(Json *j, const char *key, const char *words) {
    if (words && *words) json_put_string(j, key, words);
}

static void int_json_if(Json *j, const char *key, int number) {
    if (number) json_put_int(j, key, number);
}

/* A list of objects, each filled by `fields`: all items of an array, or some. */
#define LIST_JSON(j, key, items, count, fields) PART_JSON(j, key, items, 0, count, fields)
#define PART_JSON(j, key, items, first, count, fields)                                     \
    list_json(j, key, items, first, count, sizeof *(items), fields)
static void list_json(Json *j, const char *key, const void *items, int first, int count,
                      size_t size, void (*fields)(Json *j, const void *item)) {
    json_put_list(j, key);
    for (int i = first; i < first + count; i++) {
        json_put_object(j, NULL);
        fields(j, (const char *)items + (size_t)i * size);
        json_end(j, '}');
    }
    json_end(j, ']');
}

static void ref_json(Json *j, const char *key, Ref r) {
    Text words = TEXT(REF_BYTES);
    ref_words(r, &words);
    json_put_string(j, key, r.kind == REF_NONE ? NULL : words.at);
}

static void ref_json_if(Json *j, const char *key, Ref r) {
    if (r.kind != REF_NONE) ref_json(j, key, r);
}

static void owner_json(Json *j, int owner) {
    if (owner == OWNER_TABLE)
        json_put_string(j, "owner", "table");
    else
        json_put_int(j, "owner", owner);
}

void targets_json(const Targets *t, const char *key, Json *j) {
    json_put_list(j, key);
    for (int i = 0; i < t->count; i++) ref_json(j, NULL, t->at[i]);
    json_end(j, ']');
}

/* ---- Moments ---------------------------------------------------------------------- */

static const char *const moment_words[MOMENT_KINDS] = {
    [MOMENT_NONE] = "",         [MOMENT_ROUND] = "round",         [MOMENT_DAY] = "day",
    [MOMENT_NIGHT] = "night",   [MOMENT_ROLL] = "roll",           [MOMENT_EATEN] = "eaten",
    [MOMENT_PUT] = "put",       [MOMENT_CARD] = "card",           [MOMENT_STEP] = "step",
    [MOMENT_REVEAL] = "reveal", [MOMENT_THRESHOLD] = "threshold", [MOMENT_FALL] = "fall",
    [MOMENT_MET] = "met",
};

static void dice_json(const Moment *m, Json *j) {
    json_put_list(j, "dice");
    for (int i = 0; i < m->die_count; i++) json_put_int(j, NULL, m->dice[i]);
    json_end(j, ']');
    json_put_words(j, "die", m->die, NULL);
    json_put_int(j, "need", m->need);
    json_put_bool(j, "good", m->good);
    if (m->against) json_put_int(j, "against", m->against);
    if (m->told) json_put_bool(j, "told", true);
}

static void moment_fields(Json *j, const void *item) {
    const Moment *m = item;
    json_put_string(j, "kind", moment_words[m->kind]);
    ref_json_if(j, "at", m->at);
    ref_json_if(j, "to", m->to);
    ref_json_if(j, "card", m->card);
    word_json_if(j, "piece", m->piece);
    if (m->to.kind != REF_NONE) owner_json(j, m->owner);
    json_put_int(j, "number", m->number);
    if (m->die_count) dice_json(m, j);
}

void moments_json(const Moments *all, Json *j) {
    if (all->count) LIST_JSON(j, "moments", all->at, all->count, moment_fields);
}

/* ---- Scene ------------------------------------------------------------------------ */

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

static void scene_piece_fields(Json *j, const void *item) {
    const ScenePiece *piece = item;
    json_put_words(j, "kind", piece->kind, "label", piece->label, "letter", piece->letter,
                   NULL);
    if (piece->note) json_put_words(j, "note", piece->note, NULL);
    if (piece->many) json_put_words(j, "many", piece->many, NULL);
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
    LIST_JSON(j, "maps", sc->maps, sc->map_count, map_fields);
    LIST_JSON(j, "spaces", sc->spaces, sc->space_count, space_fields);
    LIST_JSON(j, "roads", sc->roads, sc->road_count, road_fields);
    LIST_JSON(j, "pieces", sc->pieces, sc->piece_count, scene_piece_fields);
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

/* ---- View ------------------------------------------------------------------------- */

static void seat_fields(Json *j, const void *item) {
    const ViewSeat *seat = item;
    json_put_words(j, "name", seat->name, "brief", seat->brief, "role", seat->role, NULL);
    json_put_bool(j, "active", seat->active);
    if (seat->note && *seat->note) said_json(j, "note", seat->note);
}

static void head_json(const View *v, Json *j) {
    json_put_words(j, "mode", v->mode, "round", v->round, "phase", v->phase, NULL);
    word_json_if(j, "time", v->time);
    json_put_list(j, "phases");
    for (int i = 0; i < v->phase_count; i++) json_put_string(j, NULL, v->phases[i]);
    json_end(j, ']');
    LIST_JSON(j, "seats", v->seats, v->seat_count, seat_fields);
}

static void track_fields(Json *j, const void *item) {
    const ViewTrack *track = item;
    owner_json(j, track->owner);
    json_put_words(j, "id", track->id, NULL);
    json_put_int(j, "value", track->value);
    int_json_if(j, "limit", track->limit);
}

static void item_fields(Json *j, const void *one) {
    const ViewItem *item = one;
    ref_json(j, "ref", item->ref);
    json_put_words(j, "kind", item->kind, "label", item->label, NULL);
    json_put_int(j, "count", item->count);
    said_json(j, "note", item->note);
    word_json_if(j, "state", item->state);
    if (item->at) ref_json(j, "at", ref_space(item->at - 1));
    if (item->below >= 0) json_put_int(j, "below", item->below);
    int_json_if(j, "face", item->face);
}

static void zones_json(const View *v, Json *j) {
    json_put_list(j, "zones");
    for (int i = 0; i < v->zone_count; i++) {
        const ViewZone *zone = &v->zones[i];
        json_put_object(j, NULL);
        owner_json(j, zone->owner);
        json_put_words(j, "id", zone->id, NULL);
        json_put_int(j, "count", zone->count);
        PART_JSON(j, "items", v->items, zone->item_first, zone->item_count, item_fields);
        json_end(j, '}');
    }
    json_end(j, ']');
}

static void piece_fields(Json *j, const void *item) {
    const ViewPiece *piece = item;
    Targets ends = {2, {ref_space(piece->a), ref_space(piece->b)}};
    if (piece->space >= 0)
        ref_json(j, "space", ref_space(piece->space));
    else
        targets_json(&ends, "between", j);
    json_put_words(j, "kind", piece->kind, NULL);
    owner_json(j, piece->owner);
    json_put_int(j, "count", piece->count);
}

static void score_fields(Json *j, const void *item) {
    const ViewScore *score = item;
    json_put_words(j, "track", score->track, "label", score->label, NULL);
    json_put_ints(j, "seat", score->seat, "value", score->value, NULL);
}

static void grown_json(const View *v, Json *j) {
    json_put_object(j, "grown");
    LIST_JSON(j, "maps", v->maps, v->map_count, map_fields);
    LIST_JSON(j, "spaces", v->spaces, v->space_count, space_fields);
    LIST_JSON(j, "roads", v->roads, v->road_count, road_fields);
    json_end(j, '}');
}

void view_json(const View *v, const State *s, Seat viewer, Json *j) {
    head_json(v, j);
    if (viewer < s->seat_count)
        json_put_int(j, "viewer", viewer);
    else
        json_put_string(j, "viewer", "watcher");
    json_put_bool(j, "over", s->over != 0);
    LIST_JSON(j, "tracks", v->tracks, v->track_count, track_fields);
    zones_json(v, j);
    LIST_JSON(j, "pieces", v->pieces, v->piece_count, piece_fields);
    LIST_JSON(j, "scores", v->scores, v->score_count, score_fields);
    if (v->map_count) grown_json(v, j);
    json_put_list(j, "waiting");
    for (Seat seat = 0; seat < s->seat_count; seat++)
        if (seat != viewer && (s->open >> seat & 1)) json_put_int(j, NULL, seat);
    json_end(j, ']');
}
