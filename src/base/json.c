/* The JSON writer. */
#include "base/json.h"

#include "base/require.h"

Json json_into(Buffer *out) {
    return (Json){.out = out};
}

static void add_quoted(Buffer *out, const char *words) {
    buffer_char(out, '"');
    while (*words) {
        int length = text_character(words);
        if (length == 0) {
            buffer_add(out, "\\ufffd"); /* no UTF-8: JSON has no way to carry the byte */
            length = 1;
        } else if (*words == '"' || *words == '\\') {
            buffer_format(out, "\\%c", *words);
        } else if (*words == '\n') {
            buffer_add(out, "\\n");
        } else if ((unsigned char)*words < ' ') {
            buffer_format(out, "\\u%04x", (unsigned)*words);
        } else {
            buffer_add_some(out, words, (size_t)length);
        }
        words += length;
    }
    buffer_char(out, '"');
}

/* The comma and the key, whatever the value. */
static void begin_value(Json *j, const char *key) {
    REQUIRE((key != NULL) == (j->closing[j->depth] == '}'));
    if (j->filled[j->depth]) buffer_char(j->out, ',');
    j->filled[j->depth] = true;
    if (!key) return;
    add_quoted(j->out, key);
    buffer_char(j->out, ':');
}

static void open_level(Json *j, const char *key, char opening, char closing) {
    begin_value(j, key);
    REQUIRE(j->depth < JSON_DEPTH_MAX);
    j->depth++;
    j->filled[j->depth] = false;
    j->closing[j->depth] = closing;
    buffer_char(j->out, opening);
}

void json_put_object(Json *j, const char *key) {
    open_level(j, key, '{', '}');
}

void json_put_list(Json *j, const char *key) {
    open_level(j, key, '[', ']');
}

void json_end(Json *j, char closing) {
    REQUIRE(j->depth > 0 && j->closing[j->depth] == closing);
    j->depth--;
    buffer_char(j->out, closing);
}

void json_put_string(Json *j, const char *key, const char *value) {
    begin_value(j, key);
    add_quoted(j->out, value);
}

void json_put_int(Json *j, const char *key, int64_t value) {
    begin_value(j, key);
    buffer_format(j->out, "%lld", (long long)value);
}

void json_put_bool(Json *j, const char *key, bool value) {
    json_put_raw(j, key, value ? "true" : "false");
}

void json_put_null(Json *j, const char *key) {
    json_put_raw(j, key, "null");
}

void json_put_raw(Json *j, const char *key, const char *value) {
    begin_value(j, key);
    buffer_add(j->out, value);
}
