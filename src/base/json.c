/* The JSON writer. */
#include "base/json.h"

#include "base/require.h"

Json json_into(Buffer *out) {
    return (Json){.out = out};
}

/* How many bytes from here on need no escape in JSON. */
static size_t plain_run(const char *words) {
    size_t count = 0;
    for (;;) {
        unsigned char c = (unsigned char)words[count];
        if (c < ' ' || c == '"' || c == '\\') return count; /* the end among them */
        int length = c < 0x7F ? 1 : text_visible(words + count);
        if (length == 0) return count;
        count += (size_t)length;
    }
}

static void add_unit(Buffer *out, uint32_t unit) {
    buffer_format(out, "\\u%04x", (unsigned)unit);
}

/* A character that is not visible, as its code; beyond 16 bits, a surrogate pair. */
static void add_by_number(Buffer *out, uint32_t code) {
    if (code > 0xFFFF) add_unit(out, 0xD7C0 + (code >> 10));
    add_unit(out, code > 0xFFFF ? 0xDC00 + (code & 0x3FF) : code);
}

/* Returns how many bytes it took. */
static int add_escaped(Buffer *out, const char *at) {
    char c = *at;
    int length = text_character(at);
    if (c == '"' || c == '\\')
        buffer_format(out, "\\%c", c);
    else if (c == '\n')
        buffer_add(out, "\\n");
    else if (length > 0)
        add_by_number(out, text_code(at));
    else
        buffer_add(out, "\\ufffd"); /* not UTF-8: JSON cannot carry the byte */
    return max_int(1, length);
}

static void add_quoted(Buffer *out, const char *words) {
    buffer_char(out, '"');
    for (;;) {
        size_t count = plain_run(words);
        buffer_add_some(out, words, count);
        words += count;
        if (!*words) break;
        words += add_escaped(out, words);
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
    if (value)
        add_quoted(j->out, value);
    else
        buffer_add(j->out, "null");
}

void json_put_int(Json *j, const char *key, int64_t value) {
    begin_value(j, key);
    buffer_format(j->out, "%lld", (long long)value);
}

void json_put_int_if(Json *j, const char *key, bool known, int64_t value) {
    if (known)
        json_put_int(j, key, value);
    else
        json_put_null(j, key);
}

void json_put_words(Json *j, ...) {
    va_list pairs;
    va_start(pairs, j);
    for (const char *key; (key = va_arg(pairs, const char *));) {
        const char *words = va_arg(pairs, const char *);
        json_put_string(j, key, words ? words : "");
    }
    va_end(pairs);
}

void json_put_ints(Json *j, ...) {
    va_list pairs;
    va_start(pairs, j);
    for (const char *key; (key = va_arg(pairs, const char *));)
        json_put_int(j, key, va_arg(pairs, int));
    va_end(pairs);
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
