/*
 * One line in, one answer out: reads the JSON, finds the request and checks its keys. What
 * the requests do is in requests_*.c; a new one is a row here and a function there.
 */
#include "base/alloc.h"

#include "protocol/request.h"

/* A request nests its own object, `setup` and a list in that; the rest is room to spare.
 * JSON libraries recurse, so depth is checked before they see it. */
enum { NESTING_MAX = 8 };

enum { KEYS_MAX = 6 };

typedef struct RequestRow {
    const char *word;
    bool (*run)(Request *r);
    const char *needs[KEYS_MAX]; /* keys that must be there */
    const char *may[KEYS_MAX];   /* keys that may be left out */
} RequestRow;

/* clang-format off */
static const RequestRow rows[] = {
    {"games",   request_games,   {0},                       {"game"}},
    {"new",     request_new,     {"game"},                  {"setup", "seed", "packs", "lesson", "sitters"}},
    {"arrange", request_arrange, {"match", "lines"},        {0}},
    {"scene",   request_scene,   {"match"},                 {0}},
    {"view",    request_view,    {"match"},                 {"seat", "explain", "log_from"}},
    {"options", request_options, {"match", "seat"},         {"explain"}},
    {"play",    request_play,    {"match", "seat"},         {"option", "words", "ticket", "ms"}},
    {"step",    request_step,    {"match"},                 {"seat"}},
    {"clock",   request_clock,   {"match", "ms"},           {"seat"}},
    {"undo",    request_undo,    {"match", "seat"},         {"past"}},
    {"standing", request_standing, {"match"},               {0}},
    {"record",  request_record,  {"match"},                 {"notes"}},
    {"load",    request_load,    {"record"},                {"moves"}},
    {"bot",     request_bot,     {"match", "seat", "bot"},  {"ms"}},
    {"close",   request_close,   {"match"},                 {0}},
};
/* clang-format on */
enum { ROWS = sizeof rows / sizeof rows[0] };

Protocol *protocol_new(void) {
    Protocol *p = alloc_zero(sizeof *p);
    p->shipped = alloc_zero(sizeof *p->shipped * (size_t)shelf_count);
    return p;
}

void protocol_free(Protocol *p) {
    if (!p) return;
    for (int i = 0; i < TABLES_MAX; i++) tables_close(&p->tables[i]);
    for (int i = 0; i < shelf_count; i++) {
        if (p->shipped[i]) box_close(p->shipped[i]);
    }
    alloc_free(p->shipped);
    alloc_free(p);
}

/* Brackets outside strings; whether they match is the parser's business. */
static bool is_nested_too_deep(const char *line, size_t length) {
    int depth = 0;
    bool quoted = false;
    for (size_t i = 0; i < length; i++) {
        char c = line[i];
        if (quoted) {
            if (c == '\\')
                i++;
            else if (c == '"')
                quoted = false;
            continue;
        }
        if (c == '"') quoted = true;
        if (c == '{' || c == '[') depth++;
        if (c == '}' || c == ']') depth--;
        if (depth > NESTING_MAX) return true;
    }
    return false;
}

static bool is_blank(const char *line, size_t length) {
    for (size_t i = 0; i < length; i++) {
        if (line[i] != ' ' && line[i] != '\t' && line[i] != '\r') return false;
    }
    return true;
}

/* In our words: those of the library speak of its own workings. */
static const char *what_is_wrong(const json_error_t *where) {
    switch (json_error_code(where)) {
    case json_error_premature_end_of_input: return "it ends too early";
    case json_error_end_of_input_expected: return "something follows the end of it";
    case json_error_invalid_utf8: return "it has bytes that are not UTF-8";
    case json_error_null_character:
    case json_error_null_byte_in_key: return "it has a zero character";
    case json_error_duplicate_key: return "a key is given twice";
    case json_error_numeric_overflow: return "a number is too large";
    default: return "something does not belong there";
    }
}

static json_t *read_json(const char *line, size_t length, Error *err) {
    if (length > PROTOCOL_LINE_MAX) {
        error_set(err, "This line is too long: at most %d bytes are read.",
                  PROTOCOL_LINE_MAX);
        return NULL;
    }
    if (is_blank(line, length)) {
        error_set(err, "This line is empty; a request is a JSON object on one line.");
        return NULL;
    }
    if (is_nested_too_deep(line, length)) {
        error_set(err, "This line nests too deeply: at most %d levels are read.",
                  NESTING_MAX);
        return NULL;
    }
    json_error_t where;
    json_t *json = json_loadb(line, length, JSON_REJECT_DUPLICATES, &where);
    if (!json) {
        error_set(err, "This line is not JSON: %s, at column %d.", what_is_wrong(&where),
                  where.column);
    } else if (!json_is_object(json)) {
        error_set(err, "A request is a JSON object, such as {\"do\":\"games\"}.");
        json_decref(json);
        json = NULL;
    }
    return json;
}

/* Says that there is no such word, with the nearest one there is. */
static bool unknown_word(Error *err, const char *opening, const char *word,
                         const char *const *known, int count) {
    const char *near = text_nearest(word, known, count);
    if (!near) return error_set(err, "%s '%s'.", opening, word);
    return error_set(err, "%s '%s'; did you mean '%s'?", opening, word, near);
}

static const RequestRow *find_row(const json_t *json, Error *err) {
    const char *word = json_string_value(json_object_get(json, "do"));
    if (!word) {
        error_set(err, "A request says what to do, such as {\"do\":\"games\"}.");
        return NULL;
    }
    const char *words[ROWS];
    for (int i = 0; i < ROWS; i++) {
        words[i] = rows[i].word;
        if (text_equal(words[i], word)) return &rows[i];
    }
    unknown_word(err, "No request is called", word, words, ROWS);
    return NULL;
}

/* All keys that the row knows, "do" included. */
static int known_keys(const RequestRow *row, const char *out[2 * KEYS_MAX + 1]) {
    int count = 0;
    out[count++] = "do";
    for (int i = 0; i < KEYS_MAX && row->needs[i]; i++) out[count++] = row->needs[i];
    for (int i = 0; i < KEYS_MAX && row->may[i]; i++) out[count++] = row->may[i];
    return count;
}

static bool check_key(const RequestRow *row, const char *key, Error *err) {
    const char *known[2 * KEYS_MAX + 1];
    int count = known_keys(row, known);
    for (int i = 0; i < count; i++) {
        if (text_equal(known[i], key)) return true;
    }
    char room[64];
    Text opening = text_over(room, sizeof room);
    text_format(&opening, "The request '%s' has no key", row->word);
    return unknown_word(err, room, key, known, count);
}

static bool check_keys(const RequestRow *row, json_t *json, Error *err) {
    for (int i = 0; i < KEYS_MAX && row->needs[i]; i++) {
        if (json_object_get(json, row->needs[i])) continue;
        return error_set(err, "The request '%s' needs the key '%s'.", row->word,
                         row->needs[i]);
    }
    const char *key;
    json_t *value;
    json_object_foreach(json, key, value) {
        if (!check_key(row, key, err)) return false;
    }
    return true;
}

static bool answer_request(Protocol *p, const char *line, size_t length, Json *out,
                           Error *err) {
    json_t *json = read_json(line, length, err);
    if (!json) return false;

    const RequestRow *row = find_row(json, err);
    bool good = row && check_keys(row, json, err);
    if (good) {
        Request request = {p, json, out, err};
        json_put_object(out, NULL);
        json_put_bool(out, "ok", true);
        good = row->run(&request);
        if (good) json_end(out, '}');
    }
    json_decref(json);
    return good;
}

static void answer_error(const Error *err, Buffer *answer) {
    Json out = json_into(answer);
    json_put_object(&out, NULL);
    json_put_bool(&out, "ok", false);
    json_put_string(&out, "error", err->words);
    json_end(&out, '}');
}

void protocol_line(Protocol *p, const char *line, size_t length, Buffer *answer) {
    size_t start = answer->length;
    Error err = {{0}};
    Json out = json_into(answer);
    if (answer_request(p, line, length, &out, &err)) return;
    answer->length = start;
    answer_error(&err, answer);
}
