/*
 * Words without allocation. A Text writes into memory lent by its owner, cuts off what does
 * not fit, and always ends in a zero byte. The formatter is our own and small, so that it
 * also runs where there is no C library: %s %d %u %c %x (unsigned, hex), %lld, %llu,
 * %016llx for 64 bits and %08x for 32, %02d, and %%.
 *
 * A Buffer grows as needed (base/alloc.h) and is freed by its owner.
 */
#ifndef BAIZE_BASE_TEXT_H
#define BAIZE_BASE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Text {
    char *at;    /* always zero-terminated */
    int size;    /* room, the zero included */
    int length;  /* without the zero */
    bool marked; /* it keeps marks */
    bool skips;  /* it is inside a mark that it does not keep */
} Text;

/* The text between the first two is marked; what it is marked as is between the last two. A
 * Text drops marks unless it was made to keep them (engine/marks.h). */
enum { MARK_BEGINS = 1, MARK_SAYS = 2, MARK_ENDS = 3 };

/* A Text over an array that somebody has already. */
Text text_over(char *room, size_t size);
Text text_marked(char *room, size_t size); /* the same, but keeps marks */

/* Text words = TEXT(300); has room for itself, in the block where it is declared. */
#define TEXT(size)        text_over((char[size]){0}, size)
#define TEXT_MARKED(size) text_marked((char[size]){0}, size)

/* Copies the words into an array, cut to its size. */
void text_copy(char *room, size_t size, const char *words);
void text_clear(Text *t);
void text_add(Text *t, const char *words);
void text_add_some(Text *t, const char *bytes, int count);
void text_char(Text *t, char c);
void text_format(Text *t, const char *format, ...);
void text_format_list(Text *t, const char *format, va_list arguments);

/* One sentence that says what was wrong, for the person who made the mistake. */
typedef struct Error {
    char words[400];
} Error;

/* Writes the sentence, unless err is NULL, and returns false: `return error_set(err, ...)`. What
 * it names may be any bytes: only visible characters of it are written (text_add_visible). */
bool error_set(Error *err, const char *format, ...);

typedef struct Buffer {
    char *data; /* zero-terminated once anything was added; NULL before */
    size_t length;
    size_t room;
} Buffer;

void buffer_add(Buffer *b, const char *words);
void buffer_add_some(Buffer *b, const char *bytes, size_t count);
void buffer_char(Buffer *b, char c);
void buffer_format(Buffer *b, const char *format, ...);
void buffer_clear(Buffer *b); /* empties, keeps the room */
void buffer_free(Buffer *b);

/* Plain helpers that games and readers share. */
bool text_equal(const char *a, const char *b);
bool text_alike(const char *a, const char *b); /* equal, ignoring case */
bool text_starts(const char *words, const char *start);
bool text_is_id(const char *word); /* lower_snake or lower-hyphen */
/* A whole word is a number; no spaces. */
bool text_to_number(const char *word, uint64_t max, uint64_t *out);
bool text_to_int(const char *word, int min, int max, int *out);
int min_int(int a, int b);
int max_int(int a, int b);
int clamp_int(int value, int low, int high);

/* Cuts the next word off *rest: skips spaces, ends at a space or at one of `stops`
 * (which is skipped too). Writes it to `word` (cut to size). False at the end. */
bool text_word(const char **rest, const char *stops, char *word, size_t size);

/* Cuts the next line off, in place; NULL at the end. */
char *text_cut_line(char **rest);
/* Cuts spaces off the end, in place. */
void text_trim_end(char *words);

/* How many bytes the UTF-8 character at `at` has; 0 at the end or if it is not valid. */
int text_character(const char *at);

/* The code point of the character at `at`, which must be valid. */
uint32_t text_code(const char *at);

/* Like text_character, but also 0 for characters that cannot safely be shown as they are:
 * controls, marks that change the direction of writing, zero-width characters. */
int text_visible(const char *at);
/* Adds words from outside, in one line: each character that text_visible rejects becomes '?'. */
void text_add_visible(Text *t, const char *words);

/* "Did you mean": the candidate nearest to `word`, or NULL if none is near. */
const char *text_nearest(const char *word, const char *const *candidates, int count);

#endif
