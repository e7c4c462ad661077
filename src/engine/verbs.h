/*
 * Lists of verbs: what cards are made of. A game has one table with a row for each verb:
 * its word in packs, what may follow it, where it may be used, and its words for people.
 * The same row serves to read and check a list and to write it out as rules text, so that
 * what a card says and what it does cannot disagree; what a verb does is in the game's own
 * switch.
 *
 *     play = water -2, draw 1                a key of a pack
 *     {2, {{VERB_WATER, -2}, {VERB_DRAW, 1}}}    as the rules read it
 *     -2 Water, draw 1 card                  as people read it
 *
 * Marks in a pattern: # is the amount, ~ the amount with its sign, {one|many} singular or
 * plural by the amount (marks inside are expanded too), @ and & the first and the second
 * thing named; for "[unit words]" see engine/marks.h.
 */
#ifndef BAIZE_ENGINE_VERBS_H
#define BAIZE_ENGINE_VERBS_H

#include "engine/pack.h"

/* "draw # {card|cards}" becomes "draw 2 cards". Names that no mark uses may be NULL. */
void verb_words(Text *out, const char *pattern, int amount, const char *first,
                const char *second);
/* The same without named things: "[-water # Water]". */
void verb_amount(Text *out, const char *pattern, int amount);

/* One verb with its argument: an amount (1 if the verb takes none), or the index of a name.
 * Two names form one number: the first times the number of names, plus the second. */
typedef struct Effect {
    uint8_t verb;
    int8_t amount;
} Effect;

enum { EFFECTS_MAX = 4 };
typedef struct Effects {
    int count;
    Effect at[EFFECTS_MAX];
} Effects;

bool effects_have(const Effects *list, int verb);

/* A game may list its verbs as rows of a macro, like its questions (engine/questions.h): the
 * members of the enum, and the table. */
#define VERB_KIND(KIND, ...) VERB_##KIND,
#define VERB_ROW(KIND, ...)  [VERB_##KIND] = {.word = __VA_ARGS__},

typedef struct VerbRow {
    const char *word;   /* in packs */
    int8_t min, max;    /* of the amount; both 0: it has none */
    uint8_t where;      /* bits of the places where it may be used; the game's own */
    const char *text;   /* as people read it */
    const char *second; /* the same from the other side, as a cost; NULL: the same words */
} VerbRow;

/* Some verbs are followed by names instead of an amount: one, or two of the same kind. */
typedef struct VerbNames {
    int verb, names;
    const char *what; /* "ingredient", for errors */
    int count;
    const char *const *ids;    /* as in packs */
    const char *const *titles; /* in words; NULL: Verbs.title knows them */
} VerbNames;

typedef struct Verbs {
    const VerbRow *rows; /* by the game's enum; row 0 is unused */
    int count;
    int most; /* in one list */
    const VerbNames *named;
    int named_count;
    unsigned costs; /* places where amounts are given up, so at least 1 */
    const char *(*spelling)(const char *word); /* of an older word; or NULL */
    const char *(*title)(const void *content, int verb, int name);
} Verbs;

/* Reads the words of a key, or part of them. Each verb appears in a list only once: a list
 * that asked for the same thing twice would be hard to read and to pay. */
bool verbs_read(const Verbs *v, const PackEntry *e, const PackKey *key, const char *words,
                unsigned where, Effects *out, Error *err);
/* Reads a whole key; a missing one has no effects. */
bool verbs_key(const Verbs *v, const PackEntry *e, const char *key, unsigned where,
               Effects *out, Error *err);

/* Which of a row's two sentences. */
typedef enum VerbSide { SIDE_FIRST, SIDE_SECOND } VerbSide;
void verbs_write(const Verbs *v, const void *content, Effect effect, VerbSide side,
                 Text *out);
/* The effects separated by commas. */
void verbs_write_list(const Verbs *v, const void *content, const Effects *list,
                      VerbSide side, Text *out);

#endif
