/* Positions in words: see lines.h. */
#include "engine/lines.h"

/* So few names are listed in an error. */
enum { LISTED_MAX = 13, LISTED_SIZE = 200 };

bool line_word(Line *l, char word[LINE_WORD_MAX]) {
    return text_word(&l->rest, ",", word, LINE_WORD_MAX);
}

bool line_has_more(const Line *l) {
    Line ahead = *l;
    char word[LINE_WORD_MAX];
    return line_word(&ahead, word);
}

bool line_end(Line *l) {
    char word[LINE_WORD_MAX];
    if (!line_word(l, word)) return true;
    return error_set(l->err, "Nothing more was expected, but '%s' follows.", word);
}

bool line_number(Line *l, const char *what, int min, int max, int *out) {
    char word[LINE_WORD_MAX];
    if (!line_word(l, word))
        return error_set(l->err, "After '%s', expected a number from %d to %d.", what, min,
                         max);
    if (text_to_int(word, min, max, out)) return true;
    return error_set(l->err, "'%s' goes from %d to %d, not '%s'.", what, min, max, word);
}

bool line_last_number(Line *l, const char *what, int min, int max, int *out) {
    return line_number(l, what, min, max, out) && line_end(l);
}

bool line_byte(Line *l, const char *what, int min, int max, uint8_t *out) {
    int value = 0;
    if (!line_last_number(l, what, min, max, &value)) return false;
    *out = (uint8_t)value;
    return true;
}

bool line_short(Line *l, const char *what, int min, int max, void *out) {
    int value = 0;
    if (!line_last_number(l, what, min, max, &value)) return false;
    memcpy(out, &(int16_t){(int16_t)value}, sizeof(int16_t));
    return true;
}

LineNames line_names_of(const char *what, int count, const void *things, size_t size) {
    LineNames names = {what, count, {0}};
    REQUIRE(count <= LINE_NAMES_MAX);
    for (int i = 0; i < count; i++)
        names.at[i] = *(const char *const *)((const char *)things + (size_t)i * size);
    return names;
}

int line_place(const LineNames *names, const char *word) {
    for (int i = 0; i < names->count; i++)
        if (text_equal(names->at[i], word)) return i;
    return -1;
}

/* " There is: top, empty.", where they are few. */
static void add_all(const LineNames *names, Text *out) {
    if (names->count > LISTED_MAX) return;
    for (int i = 0; i < names->count; i++)
        text_format(out, "%s%s", i ? ", " : " There is: ", names->at[i]);
    text_add(out, ".");
}

bool line_unknown(Line *l, const LineNames *names, const char *word) {
    Text all = TEXT(LISTED_SIZE);
    const char *near = text_nearest(word, names->at, names->count);
    if (near)
        return error_set(l->err, "There is no %s called '%s'; did you mean '%s'?",
                         names->what, word, near);
    add_all(names, &all);
    return error_set(l->err, "There is no %s called '%s'.%s", names->what, word, all.at);
}

bool line_name(Line *l, const LineNames *names, int *out) {
    char word[LINE_WORD_MAX];
    Text all = TEXT(LISTED_SIZE);
    if (!line_word(l, word)) {
        add_all(names, &all);
        return error_set(l->err, "Expected one %s here.%s", names->what, all.at);
    }
    *out = line_place(names, word);
    return *out >= 0 || line_unknown(l, names, word);
}

static bool set_member(Line *l, const LineRow *row, void *thing) {
    uint8_t *member = (uint8_t *)thing + row->at;
    int value = row->min;
    bool read = row->min == row->max
                    ? line_end(l)
                    : line_last_number(l, row->word, row->min, row->max, &value);
    if (row->size == sizeof(uint8_t))
        *member = (uint8_t)value;
    else if (row->size == sizeof(int16_t))
        memcpy(member, &(int16_t){(int16_t)value}, sizeof(int16_t));
    else
        memcpy(member, &value, sizeof value);
    return read;
}

bool line_by_row(Line *l, const char *what, const LineRow *rows, void *thing) {
    int count = 0, at = 0;
    while (rows[count].word) count++;
    LineNames words = line_names_of(what, count, rows, sizeof *rows);
    if (!line_name(l, &words, &at)) return false;
    return rows[at].set ? rows[at].set(l) : set_member(l, &rows[at], thing);
}

bool line_take(Line *l, const char *word) {
    Line ahead = *l;
    char found[LINE_WORD_MAX];
    if (!line_word(&ahead, found) || !text_equal(found, word)) return false;
    *l = ahead;
    return true;
}

bool line_expect(Line *l, const char *word) {
    char found[LINE_WORD_MAX] = "";
    if (line_word(l, found) && text_equal(found, word)) return true;
    return error_set(l->err, "Expected '%s' here, not '%s'.", word, found);
}

bool line_names(Line *l, const LineNames *names, int max, LinePicks *out) {
    char word[LINE_WORD_MAX];
    out->count = 0;
    while (line_word(l, word)) {
        int place = line_place(names, word);
        if (place < 0 && out->count == 0 && text_equal(word, "nothing")) return line_end(l);
        if (place < 0) return line_unknown(l, names, word);
        if (out->count == max)
            return error_set(l->err, "At most %d can be named here; '%s' is one too many.",
                             max, word);
        out->at[out->count++] = (uint8_t)place;
    }
    if (out->count) return true;
    return error_set(l->err, "Expected one %s here, or 'nothing'.", names->what);
}

bool line_cards(Line *l, const LineNames *names, int max, LinePicks *out) {
    if (!line_names(l, names, max, out)) return false;
    for (int i = 0; i < out->count; i++) {
        for (int j = 0; j < i; j++)
            if (out->at[i] == out->at[j])
                return error_set(l->err, "'%s' is named twice.", names->at[out->at[i]]);
    }
    return true;
}
