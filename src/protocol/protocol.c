/* One line in, one answer out: reads the JSON, finds the request and checks its keys. What
 * the requests do is in requests_*.c; a new one is a row here and a function there. */
#include "base/alloc.h"

#include "protocol/request.h"

/* A request nests its own object, `setup` and a list in that; the rest is room to spare.
 * JSON libraries recurse, so depth is checked before they see it. */
enum { NESTING_MAX = 8 };

enum { KEYS_MAX = 6 };

typedef struct RequestRow {
    const char *word;
    bool (*run)(Request *r);
    int needs; /* how many of the keys, the first, must be there */
    const char *keys[KEYS_MAX];
} RequestRow;

/* clang-format off */
static const RequestRow rows[] = {
    {"games",    request_games,    0, {"game"}},
    {"new",      request_new,      1, {"game", "setup", "seed", "packs", "lesson", "sitters"}},
    {"arrange",  request_arrange,  2, {"match", "lines"}},
    {"scene",    request_scene,    1, {"match"}},
    {"view",     request_view,     1, {"match", "seat", "explain", "log_from"}},
    {"options",  request_options,  2, {"match", "seat", "explain"}},
    {"play",     request_play,     2, {"match", "seat", "option", "words", "ticket", "ms"}},
    {"step",     request_step,     1, {"match", "seat"}},
    {"clock",    request_clock,    2, {"match", "ms", "seat"}},
    {"undo",     request_undo,     2, {"match", "seat", "past"}},
    {"standing", request_standing, 1, {"match"}},
    {"record",   request_record,   1, {"match", "notes"}},
    {"load",     request_load,     1, {"record", "moves"}},
    {"bot",      request_bot,      3, {"match", "seat", "bot", "ms"}},
    {"close",    request_close,    1, {"match"}},
};
/* clang-format on */
enum { ROWS = sizeof rows / sizeof rows[0] };

Protocol *protocol_new(void) {
    return alloc_zero(sizeof(Protocol));
}

void protocol_free(Protocol *p) {
    if (!p) return;
    for (int i = 0; i < MATCHES_MAX; i++) matches_close(&p->matches[i]);
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
    for (size_t i = 0; i < length; i++)
        if (line[i] != ' ' && line[i] != '\t' && line[i] != '\r') return false;
    return true;
}

/* In our words: the library's describe its own workings. */
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

/* Fills r->json, which the caller releases even after a failure. */
static bool read_json(Request *r, const char *line, size_t length) {
    json_error_t where;
    if (length > PROTOCOL_LINE_MAX)
        return error_set(r->err, "This line is too long: at most %d bytes are read.",
                         PROTOCOL_LINE_MAX);
    if (is_blank(line, length))
        return error_set(r->err,
                         "This line is empty; a request is a JSON object on one line.");
    if (is_nested_too_deep(line, length))
        return error_set(r->err, "This line nests too deeply: at most %d levels are read.",
                         NESTING_MAX);
    r->json = json_loadb(line, length, JSON_REJECT_DUPLICATES, &where);
    if (!r->json)
        return error_set(r->err, "This line is not JSON: %s, at column %d.",
                         what_is_wrong(&where), where.column);
    return json_is_object(r->json) ||
           error_set(r->err, "A request is a JSON object, such as {\"do\":\"games\"}.");
}

/* Says that the word is not known, and suggests the nearest. */
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

static int key_place(const RequestRow *row, const char *key) {
    for (int i = 0; i < KEYS_MAX && row->keys[i]; i++)
        if (text_equal(row->keys[i], key)) return i;
    return -1;
}

static bool unknown_key(const RequestRow *row, const char *key, Error *err) {
    const char *known[KEYS_MAX + 1] = {"do"};
    int count = 1;
    for (int i = 0; i < KEYS_MAX && row->keys[i]; i++) known[count++] = row->keys[i];
    Text opening = TEXT(64);
    text_format(&opening, "The request '%s' has no key", row->word);
    return unknown_word(err, opening.at, key, known, count);
}

static bool check_keys(const RequestRow *row, json_t *json, Error *err) {
    for (int i = 0; i < row->needs; i++)
        if (!json_object_get(json, row->keys[i]))
            return error_set(err, "The request '%s' needs the key '%s'.", row->word,
                             row->keys[i]);
    const char *key;
    json_t *value;
    json_object_foreach(json, key, value) {
        bool known = text_equal(key, "do") || key_place(row, key) >= 0;
        if (!known) return unknown_key(row, key, err);
    }
    return true;
}

/* A request that can do without a seat takes a watcher too. */
static bool find_match_and_seat(const RequestRow *row, Request *r) {
    int seat = key_place(row, "seat");
    if (key_place(row, "match") >= 0 && !argument_match(r)) return false;
    return seat < 0 || argument_seat(r, seat >= row->needs);
}

static bool answer_request(Request *r, const char *line, size_t length) {
    if (!read_json(r, line, length)) return false;
    const RequestRow *row = find_row(r->json, r->err);
    if (!row || !check_keys(row, r->json, r->err) || !find_match_and_seat(row, r))
        return false;
    json_put_object(r->out, NULL);
    json_put_bool(r->out, "ok", true);
    if (!row->run(r)) return false;
    json_end(r->out, '}');
    return true;
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
    Request request = {.protocol = p, .out = &out, .err = &err};
    bool good = answer_request(&request, line, length);
    json_decref(request.json);
    if (good) return;
    answer->length = start;
    answer_error(&err, answer);
}
