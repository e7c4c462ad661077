/*
 * Positions in words: what the `arrange` functions of games share. A game has a table with
 * a row for each word that may begin a line; lines_read finds the row of each line, and the
 * row's function reads the rest, word by word, and changes the game's own struct, the
 * position. What one line must pass on to a later one, or to the end, is a member of that
 * struct. Every error is a sentence that names the word and what was expected, and suggests
 * a name that is nearly right.
 */
#ifndef BAIZE_ENGINE_LINES_H
#define BAIZE_ENGINE_LINES_H

#include "base/text.h"

#include "engine/deck.h"
#include "engine/game.h"

enum { LINE_WORD_MAX = 64, LINE_NAMES_MAX = 96, LINE_TOP_MAX = DECK_TOP_MAX };

/* The names a line may use, for finding one and suggesting the nearest. */
typedef struct LineNames {
    const char *what; /* "Spell" */
    int count;
    const char *at[LINE_NAMES_MAX];
} LineNames;

/* What a line names, in the line's order. */
typedef struct LinePicks {
    int count;
    uint8_t at[LINE_NAMES_MAX];
} LinePicks;

/* A line being read. */
typedef struct Line {
    const char *rest;
    Error *err;
    void *position; /* the game's, for the functions of its rows */
} Line;

/* Lines that begin with `word`. A table ends with an empty row. */
typedef struct LineRow {
    const char *word;
    bool (*set)(Line *l); /* NULL: a number follows, a member of the table's thing */
    size_t at, size;
    int min, max;
} LineRow;
/* A function reads the rest; `health 3`; `tapped`, a member that is 1 or 0. */
#define LINE(word, set)                                                                    \
    { word, set, 0, 0, 0, 0 }
#define LINE_NUMBER(word, Thing, member, min, max)                                         \
    { word, NULL, offsetof(Thing, member), sizeof(((Thing *)0)->member), min, max }
#define LINE_FLAG(word, Thing, member) LINE_NUMBER(word, Thing, member, 1, 1)

/* All lines of one call, as the engine hands them to a game. */
typedef struct Lines {
    const Box *box;
    State *state;
    const char *const *at;
    int count;
} Lines;

/* Reads every line by its row, whose thing is the position; an error says which line it is in.
 * The engine's own lines (`next rolls 9, 3`) need no row. */
bool lines_read(const Lines *all, const LineRow *rows, void *position, Error *err);
/* Takes a word of the table, and lets its row read the rest; `what` names such a word. */
bool line_by_row(Line *l, const char *what, const LineRow *rows, void *thing);

/* False at the end of the line; no error. */
bool line_word(Line *l, char word[LINE_WORD_MAX]);
bool line_has_more(const Line *l);
/* False, with an error, if anything follows. */
bool line_end(Line *l);

bool line_number(Line *l, const char *what, int min, int max, int *out);
/* The same for the last word of the line; the other two store it in one or two bytes of the
 * state (`out` is an int16_t or a uint16_t). */
bool line_last_number(Line *l, const char *what, int min, int max, int *out);
bool line_byte(Line *l, const char *what, int min, int max, uint8_t *out);
bool line_short(Line *l, const char *what, int min, int max, void *out);

/* The names of things in a table: each begins with its id. */
LineNames line_names_of(const char *what, int count, const void *things, size_t size);
int line_place(const LineNames *names, const char *word); /* or -1 */
bool line_unknown(Line *l, const LineNames *names, const char *word);
bool line_name(Line *l, const LineNames *names, int *out);
/* Takes the next word if it is this one; no error. */
bool line_take(Line *l, const char *word);
/* Takes the next word, which must be this one. */
bool line_expect(Line *l, const char *word);
/* The rest of the line: up to `max` names, or the one word "nothing". */
bool line_names(Line *l, const LineNames *names, int max, LinePicks *out);
/* The same for cards that exist only once: none may be named twice. */
bool line_cards(Line *l, const LineNames *names, int max, LinePicks *out);

#endif
