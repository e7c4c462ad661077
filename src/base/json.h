/*
 * A JSON writer into a Buffer: it places the commas, escapes the strings and checks that
 * what was opened is closed. The core writes JSON and never reads it.
 *
 * The functions are called json_put_ because jansson, which reads JSON in src/protocol,
 * has a json_object and a json_string of its own, and the linker would mix them up.
 */
#ifndef BAIZE_BASE_JSON_H
#define BAIZE_BASE_JSON_H

#include "base/text.h"

enum { JSON_DEPTH_MAX = 16 };

typedef struct Json {
    Buffer *out;
    int depth;
    bool filled[JSON_DEPTH_MAX + 1];  /* this level is not empty */
    char closing[JSON_DEPTH_MAX + 1]; /* what ends it: '}' or ']', 0 at the top */
} Json;

Json json_into(Buffer *out);

/* `key` is NULL inside a list and at the top. */
void json_put_object(Json *j, const char *key);
void json_put_list(Json *j, const char *key);
void json_end(Json *j, char closing);                              /* '}' or ']' */
void json_put_string(Json *j, const char *key, const char *value); /* NULL is null */
void json_put_int(Json *j, const char *key, int64_t value);
void json_put_int_if(Json *j, const char *key, bool known, int64_t value); /* else null */
/* Pairs of a key and a value, up to NULL: "id", id, "label", label, NULL. Words that are NULL
 * are written as "". */
void json_put_words(Json *j, ...) __attribute__((sentinel));
void json_put_ints(Json *j, ...) __attribute__((sentinel));
void json_put_bool(Json *j, const char *key, bool value);
void json_put_null(Json *j, const char *key);
/* A value that is JSON already. */
void json_put_raw(Json *j, const char *key, const char *value);

#endif
