/*
 * A JSON writer into a Buffer: it puts the commas, escapes the strings and checks that
 * what was opened is closed. The core writes JSON and never reads it.
 */
#ifndef BAIZE_BASE_JSON_H
#define BAIZE_BASE_JSON_H

#include "base/text.h"

enum { JSON_DEPTH_MAX = 16 };

typedef struct Json {
    Buffer *out;
    int depth;
    bool filled[JSON_DEPTH_MAX + 1];  /* something stands already on this level */
    char closing[JSON_DEPTH_MAX + 1]; /* what ends it: '}' or ']', 0 at the top */
} Json;

Json json_into(Buffer *out);

/* `key` is NULL inside a list and at the top. */
void json_object(Json *j, const char *key);
void json_list(Json *j, const char *key);
void json_end(Json *j, char closing); /* '}' or ']' */
void json_string(Json *j, const char *key, const char *value);
void json_int(Json *j, const char *key, int64_t value);
void json_bool(Json *j, const char *key, bool value);
void json_null(Json *j, const char *key);
/* A value that is JSON already. */
void json_raw(Json *j, const char *key, const char *value);

#endif
