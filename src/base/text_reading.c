/* Reading words: comparing, cutting, numbers, "did you mean". The second half of text.h. */
#include <string.h>

#include "base/text.h"

int min_int(int a, int b) {
    return a < b ? a : b;
}

int max_int(int a, int b) {
    return a > b ? a : b;
}

int clamp_int(int value, int low, int high) {
    return max_int(low, min_int(value, high));
}

bool text_equal(const char *a, const char *b) {
    return strcmp(a, b) == 0;
}

static char small(char c) {
    return c >= 'A' && c <= 'Z' ? (char)(c + 'a' - 'A') : c;
}

bool text_alike(const char *a, const char *b) {
    while (*a && small(*a) == small(*b)) a++, b++;
    return *a == 0 && *b == 0;
}

bool text_starts(const char *words, const char *start) {
    return strncmp(words, start, strlen(start)) == 0;
}

static bool is_letter(char c) {
    return c >= 'a' && c <= 'z';
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool text_is_id(const char *word) {
    if (!is_letter(*word)) return false;
    for (; *word; word++)
        if (!is_letter(*word) && !is_digit(*word) && *word != '_' && *word != '-')
            return false;
    return true;
}

bool text_to_number(const char *word, uint64_t max, uint64_t *out) {
    uint64_t value = 0;
    if (!*word) return false;
    for (; *word; word++) {
        uint64_t digit = (uint64_t)(*word - '0');
        if (!is_digit(*word) || digit > max || value > (max - digit) / 10) return false;
        value = value * 10 + digit;
    }
    *out = value;
    return true;
}

bool text_to_int(const char *word, int min, int max, int *out) {
    bool negative = *word == '-';
    uint64_t size;
    if (!text_to_number(word + negative, INT32_MAX, &size)) return false;
    int number = negative ? -(int)size : (int)size;
    if (number < min || number > max) return false;
    *out = number;
    return true;
}

static bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static bool is_stop(char c, const char *stops) {
    return c && stops && strchr(stops, c);
}

bool text_word(const char **rest, const char *stops, char *word, size_t size) {
    const char *start = *rest;
    while (is_blank(*start)) start++;
    const char *end = start;
    while (*end && !is_blank(*end) && !is_stop(*end, stops)) end++;

    Text cut = text_over(word, size);
    text_add_some(&cut, start, (int)(end - start));
    bool found = *start != 0;
    while (is_blank(*end)) end++;
    if (is_stop(*end, stops)) end++;
    *rest = end;
    return found;
}

char *text_cut_line(char **rest) {
    char *line = *rest, *end = line;
    if (!*line) return NULL;
    while (*end && *end != '\n') end++;
    *rest = *end ? end + 1 : end;
    *end = 0;
    return line;
}

void text_trim_end(char *words) {
    size_t length = strlen(words);
    while (length > 0 && is_blank(words[length - 1])) words[--length] = 0;
}

int text_character(const char *at) {
    const unsigned char *byte = (const unsigned char *)at;
    if (byte[0] < 0x80) return byte[0] ? 1 : 0;
    int length = byte[0] >= 0xF0 ? 4 : byte[0] >= 0xE0 ? 3 : 2;
    if (byte[0] < 0xC2 || byte[0] > 0xF4) return 0;
    for (int i = 1; i < length; i++)
        if ((byte[i] & 0xC0) != 0x80) return 0;
    /* What could be written shorter, surrogates, and what lies past the last character. */
    if (byte[0] == 0xE0 && byte[1] < 0xA0) return 0;
    if (byte[0] == 0xED && byte[1] > 0x9F) return 0;
    if (byte[0] == 0xF0 && byte[1] < 0x90) return 0;
    if (byte[0] == 0xF4 && byte[1] > 0x8F) return 0;
    return length;
}

uint32_t text_code(const char *at) {
    const unsigned char *byte = (const unsigned char *)at;
    int length = text_character(at);
    uint32_t code = length == 1 ? byte[0] : byte[0] & (0x7Fu >> length);
    for (int i = 1; i < length; i++) code = code << 6 | (byte[i] & 0x3Fu);
    return code;
}

/* Characters that control a terminal or the order of letters: C0 and C1, marks of direction,
 * line and paragraph separators; and those without width or ink, soft hyphens, fillers,
 * selectors of variants and tags among them. */
static bool is_command(uint32_t code) {
    static const uint32_t ranges[][2] = {
        {0x00, 0x1F},       {0x7F, 0x9F},      {0xAD, 0xAD},     {0x034F, 0x034F},
        {0x061C, 0x061C},   {0x115F, 0x1160},  {0x17B4, 0x17B5}, {0x180B, 0x180F},
        {0x200B, 0x200F},   {0x2028, 0x202E},  {0x2060, 0x206F}, {0x3164, 0x3164},
        {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF},  {0xFFA0, 0xFFA0}, {0xFFF9, 0xFFFB},
        {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}};
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++)
        if (code >= ranges[i][0] && code <= ranges[i][1]) return true;
    return false;
}

int text_visible(const char *at) {
    int length = text_character(at);
    if (length == 0 || is_command(text_code(at))) return 0;
    return length;
}

void text_add_visible(Text *t, const char *words) {
    while (*words) {
        int bytes = text_visible(words);
        if (bytes)
            text_add_some(t, words, bytes);
        else
            text_char(t, '?');
        words += bytes ? bytes : max_int(1, text_character(words));
    }
}

/* ---- Did you mean -------------------------------------------------------------------- */

enum { COMPARED_MAX = 48 }; /* letters of a word that are compared */

/* How many letters must be changed, added, left out or swapped with their neighbour to
 * turn one word into the other. */
static int typing_distance(const char *a, const char *b) {
    int row[3][COMPARED_MAX + 1];
    int a_length = min_int((int)strlen(a), COMPARED_MAX);
    int b_length = min_int((int)strlen(b), COMPARED_MAX);
    int *before = row[0], *last = row[1], *now = row[2];
    for (int j = 0; j <= b_length; j++) last[j] = j;
    for (int i = 1; i <= a_length; i++) {
        now[0] = i;
        for (int j = 1; j <= b_length; j++) {
            int changed = last[j - 1] + (a[i - 1] != b[j - 1]);
            now[j] = min_int(changed, 1 + min_int(last[j], now[j - 1]));
            bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) now[j] = min_int(now[j], before[j - 2] + 1);
        }
        int *oldest = before;
        before = last;
        last = now;
        now = oldest;
    }
    return last[b_length];
}

/* Near is one mistake for every three letters, and at least one. A word that was only begun
 * counts as one mistake. */
const char *text_nearest(const char *word, const char *const *candidates, int count) {
    int length = (int)strlen(word);
    int best_distance = max_int(1, length / 3) + 1;
    const char *best = NULL;
    for (int i = 0; i < count; i++) {
        int distance = typing_distance(word, candidates[i]);
        if (length >= 3 && text_starts(candidates[i], word))
            distance = min_int(distance, 1);
        if (distance < best_distance) {
            best_distance = distance;
            best = candidates[i];
        }
    }
    return best;
}
