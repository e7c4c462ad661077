/*
 * Scene and View as JSON: fields of an object that the caller has opened.
 *
 * Scene: {
 *   "cards":  [{"ref":"card:17","id","title","kind","text","cost","gain","type","clause",
 *               "source","worth","land","rows":[{"id","label","words","track","side"}]}],
 *                                                the last three only where it has them
 *   "tracks": [{"id","label","min","max","marks":[{"at","label","text"}]}],
 *   "zones":  [{"id","label","layout","slots"}],   layout: hand row pile slots grid dice
 *   "maps":   [{"id","label","width","height","owner"}],  an owner only where a seat owns it
 *   "spaces": [{"ref":"space:4","map","label","kind","note","region","x","y","number",
 *               "numbers":[3,6],"card":"card:7","w","h","lines":[{"kind","sides":["north"]}]}],
 *                                                several numbers and the card of a space only
 *                                                where it has them, the last three of tiles
 *                                                and rooms
 *   "roads":  [{"a":"space:4","b":"space:5","kind","cost"}],
 *   "pieces": [{"kind","label","letter"}],
 *   "dice":   [{"kind","shape","sides","faces":[{"id","label"}]}],  shape: cube d12 d20
 *                                                hexagon compass; faces that are not numbers
 *   "verbs":  [{"verb","rank","act","group","step"}] }   rank: own first aside closing
 *
 * View: {
 *   "mode","round","phase", "phases":[words], "time":"night"  only where it is told
 *   "seats":  [{"name","brief","role","active","note"}],  automas after the seats; a note
 *                                                only where something marks the seat
 *   "viewer": 0 or "watcher", "over": false,
 *   "tracks": [{"owner","id","value","limit"}],    owner: a seat's number or "table"; a
 *                                                limit only where the owner has one
 *   "zones":  [{"owner","id","count","items":[{"ref":"card:17" or null,"kind","label",
 *               "count","note","state","at":"space:4","below","face"}]}],  the last four
 *                                                only where there is something to say
 *   "pieces": [{"space":"space:4" or "between":["space:4","space:5"],"kind","owner",
 *               "count"}],
 *   "scores": [{"track","label","seat","value"}],
 *   "grown":  {"maps","spaces","roads"} as in the scene, of maps that grow: all of them
 *   "waiting":[seats] }                            all others that are asked something
 *
 * Words that hold amounts or name things have a list of marks beside them, "text_marks" to
 * "text" (marks.c). match_json.c adds what only the match knows.
 */
#include "engine/marks.h"
#include "engine/view.h"

enum { REF_BYTES = 96 };

/* A face may leave words out: they are written as none. */
static void words_json(Json *j, const char *key, const char *words) {
    json_put_string(j, key, words ? words : "");
}

static void ref_json(Json *j, const char *key, Ref r) {
    char room[REF_BYTES];
    Text words = text_over(room, sizeof room);
    ref_words(r, &words);
    json_put_string(j, key, r.kind == REF_NONE ? NULL : words.at);
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
    [MOMENT_REVEAL] = "reveal", [MOMENT_THRESHOLD] = "threshold",
};

static void dice_json(const Moment *m, Json *j) {
    json_put_list(j, "dice");
    for (int i = 0; i < m->die_count; i++) json_put_int(j, NULL, m->dice[i]);
    json_end(j, ']');
    words_json(j, "die", m->die);
    json_put_int(j, "need", m->need);
    json_put_bool(j, "good", m->good);
}

/* Only what the moment has. */
static void moment_json(const Moment *m, Json *j) {
    json_put_object(j, NULL);
    json_put_string(j, "kind", moment_words[m->kind]);
    if (m->at.kind != REF_NONE) ref_json(j, "at", m->at);
    if (m->to.kind != REF_NONE) ref_json(j, "to", m->to);
    if (m->card.kind != REF_NONE) ref_json(j, "card", m->card);
    if (*m->piece) json_put_string(j, "piece", m->piece);
    if (m->to.kind != REF_NONE) owner_json(j, m->owner);
    json_put_int(j, "number", m->number);
    if (m->die_count) dice_json(m, j);
    json_end(j, '}');
}

void moments_json(const Moments *all, Json *j) {
    if (all->count == 0) return;
    json_put_list(j, "moments");
    for (int i = 0; i < all->count; i++) moment_json(&all->at[i], j);
    json_end(j, ']');
}

/* ---- Scene ------------------------------------------------------------------------ */

static void row_json(const SceneRow *row, Json *j) {
    json_put_object(j, NULL);
    words_json(j, "id", row->id);
    words_json(j, "label", row->label);
    said_json(j, "words", row->words);
    if (row->track) json_put_string(j, "track", row->track);
    if (row->side) json_put_int(j, "side", row->side);
    json_end(j, '}');
}

static void rows_json(const Scene *sc, const SceneCard *card, Json *j) {
    if (card->row_count == 0) return;
    json_put_list(j, "rows");
    for (int i = 0; i < card->row_count; i++) row_json(&sc->rows[card->row_first + i], j);
    json_end(j, ']');
}

static void card_json(const Scene *sc, const SceneCard *card, Json *j) {
    json_put_object(j, NULL);
    ref_json(j, "ref", ref_card(card->index));
    words_json(j, "id", card->id);
    words_json(j, "title", card->title);
    words_json(j, "kind", card->kind);
    said_json(j, "text", card->text);
    said_json(j, "cost", card->cost);
    said_json(j, "gain", card->gain);
    words_json(j, "type", card->type);
    words_json(j, "clause", card->clause);
    words_json(j, "source", card->source);
    if (card->worth) said_json(j, "worth", card->worth);
    if (card->land) json_put_string(j, "land", card->land);
    rows_json(sc, card, j);
    json_end(j, '}');
}

static void scene_track_json(const Scene *sc, const SceneTrack *track, Json *j) {
    json_put_object(j, NULL);
    words_json(j, "id", track->id);
    words_json(j, "label", track->label);
    json_put_int(j, "min", track->min);
    json_put_int(j, "max", track->max);
    json_put_list(j, "marks");
    for (int i = 0; i < track->mark_count; i++) {
        const SceneMark *mark = &sc->marks[track->mark_first + i];
        json_put_object(j, NULL);
        json_put_int(j, "at", mark->at);
        words_json(j, "label", mark->label);
        words_json(j, "text", mark->text);
        json_end(j, '}');
    }
    json_end(j, ']');
    json_end(j, '}');
}

static const char *layout_word(Layout layout) {
    switch (layout) {
    case LAYOUT_HAND: return "hand";
    case LAYOUT_ROW: return "row";
    case LAYOUT_PILE: return "pile";
    case LAYOUT_SLOTS: return "slots";
    case LAYOUT_GRID: return "grid";
    case LAYOUT_DICE: return "dice";
    }
    return "";
}

static void scene_zone_json(const SceneZone *zone, Json *j) {
    json_put_object(j, NULL);
    words_json(j, "id", zone->id);
    words_json(j, "label", zone->label);
    json_put_string(j, "layout", layout_word(zone->layout));
    json_put_int(j, "slots", zone->slots);
    json_end(j, '}');
}

static void map_json(const SceneMap *map, Json *j) {
    json_put_object(j, NULL);
    words_json(j, "id", map->id);
    words_json(j, "label", map->label);
    json_put_int(j, "width", map->width);
    json_put_int(j, "height", map->height);
    if (map->seat) json_put_int(j, "owner", map->seat - 1);
    json_end(j, '}');
}

static void lines_json(const SceneSpace *space, Json *j) {
    static const char *const sides[] = {"north", "east", "south", "west"};
    if (!space->lines[0].kind) return;
    json_put_list(j, "lines");
    for (int i = 0; i < SPACE_LINES_MAX && space->lines[i].kind; i++) {
        json_put_object(j, NULL);
        json_put_string(j, "kind", space->lines[i].kind);
        json_put_list(j, "sides");
        for (int side = 0; side < 4; side++)
            if (space->lines[i].sides >> side & 1) json_put_string(j, NULL, sides[side]);
        json_end(j, ']');
        json_end(j, '}');
    }
    json_end(j, ']');
}

/* Only where there are several. */
static void numbers_json(const SceneSpace *space, Json *j) {
    if (!space->more[0]) return;
    json_put_list(j, "numbers");
    json_put_int(j, NULL, space->number);
    for (int i = 0; i < 2 && space->more[i]; i++) json_put_int(j, NULL, space->more[i]);
    json_end(j, ']');
}

static void space_json(const SceneSpace *space, Json *j) {
    json_put_object(j, NULL);
    ref_json(j, "ref", ref_space(space->index));
    words_json(j, "map", space->map);
    words_json(j, "label", space->label);
    words_json(j, "kind", space->kind);
    words_json(j, "note", space->note);
    words_json(j, "region", space->region);
    json_put_int(j, "x", space->x);
    json_put_int(j, "y", space->y);
    json_put_int(j, "number", space->number);
    numbers_json(space, j);
    if (space->card) ref_json(j, "card", ref_card(space->card - 1));
    if (space->w) json_put_int(j, "w", space->w);
    if (space->h) json_put_int(j, "h", space->h);
    lines_json(space, j);
    json_end(j, '}');
}

static void road_json(const SceneRoad *road, Json *j) {
    json_put_object(j, NULL);
    ref_json(j, "a", ref_space(road->a));
    ref_json(j, "b", ref_space(road->b));
    words_json(j, "kind", road->kind);
    said_json(j, "cost", road->cost);
    json_end(j, '}');
}

static void scene_piece_json(const ScenePiece *piece, Json *j) {
    json_put_object(j, NULL);
    words_json(j, "kind", piece->kind);
    words_json(j, "label", piece->label);
    words_json(j, "letter", piece->letter);
    json_end(j, '}');
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

static void die_json(const Scene *sc, const SceneDie *die, Json *j) {
    json_put_object(j, NULL);
    words_json(j, "kind", die->kind);
    json_put_string(j, "shape", shape_word(die->shape));
    json_put_int(j, "sides", die->sides);
    if (die->face_count) json_put_list(j, "faces");
    for (int i = 0; i < die->face_count; i++) {
        json_put_object(j, NULL);
        words_json(j, "id", sc->faces[die->face_first + i].id);
        words_json(j, "label", sc->faces[die->face_first + i].label);
        json_end(j, '}');
    }
    if (die->face_count) json_end(j, ']');
    json_end(j, '}');
}

static void maps_json(const SceneMap *maps, int count, Json *j) {
    json_put_list(j, "maps");
    for (int i = 0; i < count; i++) map_json(&maps[i], j);
    json_end(j, ']');
}

static void spaces_json(const SceneSpace *spaces, int count, Json *j) {
    json_put_list(j, "spaces");
    for (int i = 0; i < count; i++) space_json(&spaces[i], j);
    json_end(j, ']');
}

static void roads_json(const SceneRoad *roads, int count, Json *j) {
    json_put_list(j, "roads");
    for (int i = 0; i < count; i++) road_json(&roads[i], j);
    json_end(j, ']');
}

void scene_json(const Scene *sc, Json *j) {
    json_put_list(j, "cards");
    for (int i = 0; i < sc->card_count; i++) card_json(sc, &sc->cards[i], j);
    json_end(j, ']');
    json_put_list(j, "tracks");
    for (int i = 0; i < sc->track_count; i++) scene_track_json(sc, &sc->tracks[i], j);
    json_end(j, ']');
    json_put_list(j, "zones");
    for (int i = 0; i < sc->zone_count; i++) scene_zone_json(&sc->zones[i], j);
    json_end(j, ']');
    maps_json(sc->maps, sc->map_count, j);
    spaces_json(sc->spaces, sc->space_count, j);
    roads_json(sc->roads, sc->road_count, j);
    json_put_list(j, "pieces");
    for (int i = 0; i < sc->piece_count; i++) scene_piece_json(&sc->pieces[i], j);
    json_end(j, ']');
    json_put_list(j, "dice");
    for (int i = 0; i < sc->die_count; i++) die_json(sc, &sc->dice[i], j);
    json_end(j, ']');
}

static const char *rank_word(VerbRank rank) {
    switch (rank) {
    case RANK_OWN: return "own";
    case RANK_FIRST: return "first";
    case RANK_ASIDE: return "aside";
    case RANK_CLOSING: return "closing";
    }
    return "own";
}

/* What one does by it in a word, which its words begin with: "play". */
static void act_json(const FaceVerb *row, Json *j) {
    char word[40] = "";
    const char *words = row->words ? row->words : "";
    text_word(&words, "{", word, sizeof word);
    json_put_string(j, "act", word);
}

void verbs_json(const Face *face, Json *j) {
    json_put_list(j, "verbs");
    for (int verb = 1; verb < face->verb_count; verb++) {
        const FaceVerb *row = &face->verbs[verb];
        json_put_object(j, NULL);
        words_json(j, "verb", row->word);
        json_put_string(j, "rank", rank_word(row->rank));
        act_json(row, j);
        words_json(j, "group", row->group);
        json_put_bool(j, "step", row->step);
        json_end(j, '}');
    }
    json_end(j, ']');
}

/* ---- View ------------------------------------------------------------------------- */

static void head_json(const View *v, Json *j) {
    words_json(j, "mode", v->mode);
    words_json(j, "round", v->round);
    words_json(j, "phase", v->phase);
    if (*v->time) json_put_string(j, "time", v->time);
    json_put_list(j, "phases");
    for (int i = 0; i < v->phase_count; i++) words_json(j, NULL, v->phases[i]);
    json_end(j, ']');
    json_put_list(j, "seats");
    for (int i = 0; i < v->seat_count; i++) {
        json_put_object(j, NULL);
        words_json(j, "name", v->seats[i].name);
        words_json(j, "brief", v->seats[i].brief);
        words_json(j, "role", v->seats[i].role);
        json_put_bool(j, "active", v->seats[i].active);
        if (v->seats[i].note && *v->seats[i].note)
            json_put_string(j, "note", v->seats[i].note);
        json_end(j, '}');
    }
    json_end(j, ']');
}

static void tracks_json(const View *v, Json *j) {
    json_put_list(j, "tracks");
    for (int i = 0; i < v->track_count; i++) {
        json_put_object(j, NULL);
        owner_json(j, v->tracks[i].owner);
        words_json(j, "id", v->tracks[i].id);
        json_put_int(j, "value", v->tracks[i].value);
        if (v->tracks[i].limit) json_put_int(j, "limit", v->tracks[i].limit);
        json_end(j, '}');
    }
    json_end(j, ']');
}

static void item_json(const ViewItem *item, Json *j) {
    json_put_object(j, NULL);
    ref_json(j, "ref", item->ref);
    words_json(j, "kind", item->kind);
    words_json(j, "label", item->label);
    json_put_int(j, "count", item->count);
    said_json(j, "note", item->note);
    if (*item->state) json_put_string(j, "state", item->state);
    if (item->at) ref_json(j, "at", ref_space(item->at - 1));
    if (item->below >= 0) json_put_int(j, "below", item->below);
    if (item->face) json_put_int(j, "face", item->face);
    json_end(j, '}');
}

static void zones_json(const View *v, Json *j) {
    json_put_list(j, "zones");
    for (int i = 0; i < v->zone_count; i++) {
        const ViewZone *zone = &v->zones[i];
        json_put_object(j, NULL);
        owner_json(j, zone->owner);
        words_json(j, "id", zone->id);
        json_put_int(j, "count", zone->count);
        json_put_list(j, "items");
        for (int k = 0; k < zone->item_count; k++)
            item_json(&v->items[zone->item_first + k], j);
        json_end(j, ']');
        json_end(j, '}');
    }
    json_end(j, ']');
}

static void piece_json(const ViewPiece *piece, Json *j) {
    json_put_object(j, NULL);
    if (piece->space >= 0) {
        ref_json(j, "space", ref_space(piece->space));
    } else {
        Targets ends = {2, {ref_space(piece->a), ref_space(piece->b)}};
        targets_json(&ends, "between", j);
    }
    words_json(j, "kind", piece->kind);
    owner_json(j, piece->owner);
    json_put_int(j, "count", piece->count);
    json_end(j, '}');
}

static void scores_json(const View *v, Json *j) {
    json_put_list(j, "scores");
    for (int i = 0; i < v->score_count; i++) {
        json_put_object(j, NULL);
        words_json(j, "track", v->scores[i].track);
        words_json(j, "label", v->scores[i].label);
        json_put_int(j, "seat", v->scores[i].seat);
        json_put_int(j, "value", v->scores[i].value);
        json_end(j, '}');
    }
    json_end(j, ']');
}

static void grown_json(const View *v, Json *j) {
    json_put_object(j, "grown");
    maps_json(v->maps, v->map_count, j);
    spaces_json(v->spaces, v->space_count, j);
    roads_json(v->roads, v->road_count, j);
    json_end(j, '}');
}

void view_json(const View *v, const State *s, Seat viewer, Json *j) {
    head_json(v, j);
    if (viewer < s->seat_count)
        json_put_int(j, "viewer", viewer);
    else
        json_put_string(j, "viewer", "watcher");
    json_put_bool(j, "over", s->over != 0);
    tracks_json(v, j);
    zones_json(v, j);
    json_put_list(j, "pieces");
    for (int i = 0; i < v->piece_count; i++) piece_json(&v->pieces[i], j);
    json_end(j, ']');
    scores_json(v, j);
    if (v->map_count) grown_json(v, j);
    json_put_list(j, "waiting");
    for (Seat seat = 0; seat < s->seat_count; seat++)
        if (seat != viewer && (s->open >> seat & 1)) json_put_int(j, NULL, seat);
    json_end(j, ']');
}
