/*
 * Scene, View and what goes with them as JSON: fields of an object that the caller has opened.
 * docs/protocol.md says what they mean, web/src/engine/types.ts lists them all (a test compares
 * it with what is written here). match_json.c adds what only the match knows.
 */
#ifndef BAIZE_ENGINE_VIEW_JSON_H
#define BAIZE_ENGINE_VIEW_JSON_H

#include "base/json.h"
#include "engine/face.h"

void scene_json(const Scene *sc, Json *j);
void verbs_json(const Face *face, Json *j);
void view_json(const View *v, const State *s, Seat viewer, Json *j);
void targets_json(const Targets *t, const char *key, Json *j);
void moments_json(const Moments *all, Json *j); /* nothing where there are none */

/* ---- What the parts share ---------------------------------------------------------- */

/* A list of objects, each filled by `fields`: all items of an array, or some. */
#define LIST_JSON(j, key, items, count, fields) PART_JSON(j, key, items, 0, count, fields)
#define PART_JSON(j, key, items, first, count, fields)                                     \
    list_json(j, key, items, first, count, sizeof *(items), fields)
void list_json(Json *j, const char *key, const void *items, int first, int count,
               size_t size, void (*fields)(Json *j, const void *item));

void ref_json(Json *j, const char *key, Ref r);
/* These write only what there is. */
void word_json_if(Json *j, const char *key, const char *words);
void int_json_if(Json *j, const char *key, int number);
/* Lists of these, of the scene or grown since. */
void places_json(const SceneMap *maps, int map_count, const SceneSpace *spaces,
                 int space_count, const SceneRoad *roads, int road_count, Json *j);

#endif
