/*
 * Positions in words: what the `arrange` functions of games share. A line is read word by
 * word; every mistake is a sentence that names the word and what was expected, and a name
 * that is nearly right is suggested.
 */
#ifndef BAIZE_ENGINE_LINES_H
#define BAIZE_ENGINE_LINES_H

#include "base/text.h"

#include "engine/deck.h"

enum { LINE_WORD_MAX = 64, LINE_NAMES_MAX = 96, LINE_TOP_MAX = DECK_TOP_MAX };

/* Words that a line may use, to find one and to suggest the nearest. */
typedef struct LineNames {
    const char *what; /* "Spell" */
    int count;
    const char *at[LINE_NAMES_MAX];
} LineNames;

/* What a line names, in its order. */
typedef struct LinePicks {
    int count;
    uint8_t at[LINE_NAMES_MAX];
} LinePicks;

/* A line that is being read. */
typedef struct Line {
    const char *rest;
    Error *err;
} Line;

/* False at the end of the line; no error. */
bool line_word(Line *l, char word[LINE_WORD_MAX]);
bool line_has_more(const Line *l);
/* Nothing more may follow. */
bool line_end(Line *l);

bool line_number(Line *l, const char *what, int min, int max, int *out);
/* The number is the last word; as a byte of the state. */
bool line_last_number(Line *l, const char *what, int min, int max, int *out);
bool line_byte(Line *l, const char *what, int min, int max, uint8_t *out);

int line_place(const LineNames *names, const char *word); /* or -1 */
bool line_unknown(Line *l, const LineNames *names, const char *word);
bool line_name(Line *l, const LineNames *names, int *out);
/* The next word is this one. */
bool line_expect(Line *l, const char *word);
/* The rest of the line: up to `max` names, or the one word "nothing". */
bool line_names(Line *l, const LineNames *names, int max, LinePicks *out);
/* The same for cards that are there once: none is named twice. */
bool line_cards(Line *l, const LineNames *names, int max, LinePicks *out);

#endif
