/* The View and its moments as JSON, and what both share with the Scene; see view_json.h. */
#include "engine/marks.h"
#include "engine/view_json.h"

enum { REF_BYTES = 96 };

void word_json_if(Json *j, const char *key, const char *words) {
    if (words && *words) json_put_string(j, key, words);
}

void int_json_if(Json *j, const char *key, int number) {
    if (number) json_put_int(j, key, number);
}

void list_json(Json *j, const char *key, const void *items, int first, int count,
               size_t size, void (*fields)(Json *j, const void *item)) {
    json_put_list(j, key);
    for (int i = first; i < first + count; i++) {
        json_put_object(j, NULL);
        fields(j, (const char *)items + (size_t)i * size);
        json_end(j, '}');
    }
    json_end(j, ']');
}

void ref_json(Json *j, const char *key, Ref r) {
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

/* ---- View ------------------------------------------------------------------------- */

static void seat_fields(Json *j, const void *item) {
    const ViewSeat *seat = item;
    json_put_words(j, "name", seat->name, "brief", seat->brief, "role", seat->role, NULL);
    json_put_bool(j, "active", seat->active);
    if (seat->note && *seat->note) said_json(j, "note", seat->note);
}

static void head_json(const View *v, Json *j) {
    json_put_words(j, "mode", v->mode, "round", v->round, "phase", v->phase, NULL);
    json_put_int(j, "round_number", v->round_number);
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
    Targets ends = {.count = 2, .at = {ref_space(piece->a), ref_space(piece->b)}};
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
    places_json(v->maps, v->map_count, v->spaces, v->space_count, v->roads, v->road_count,
                j);
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
