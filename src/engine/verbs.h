/*
 * Lists of verbs: what cards are made of. A game has one table with a row for each verb: its
 * word in packs, what may stand behind it, where it may stand, and its words. From the same
 * row a list is read, checked and written out as rules text, so that what a card says and
 * what it does cannot disagree; what a verb does is the game's own switch.
 *
 *     play = water -2, draw 1                a key of a pack
 *     {2, {{VERB_WATER, -2}, {VERB_DRAW, 1}}}    as the rules read it
 *     -2 Water, draw 1 card                  as people read it
 *
 * Marks in a pattern: # the amount, ~ the amount with its sign, {one|many} by the amount
 * (marks inside are written too), @ and & the first and the second thing named, and "[unit
 * words]" what engine/marks.h says.
 */
#ifndef BAIZE_ENGINE_VERBS_H
#define BAIZE_ENGINE_VERBS_H

#include "engine/pack.h"

/* ---- Patterns -------------------------------------------------------------------------- */

/* "draw # {card|cards}" becomes "draw 2 cards". Names that no mark asks for may be NULL. */
void verb_words(Text *out, const char *pattern, int amount, const char *first,
                const char *second);
/* The same where no thing is named: "[-water # Water]". */
void verb_amount(Text *out, const char *pattern, int amount);

/* Copies what was written into room that lasts as long as a box; `used` goes on. The room
 * must be large enough for all: it is counted when it is made. */
const char *verb_keep(char *room, int size, int *used, const Text *words);

/* ---- Lists ----------------------------------------------------------------------------- */

/* One verb with what stands behind it: an amount (1 where the verb takes none), or a name by
 * its place. Two names are one number: the first times how many there are, and the second. */
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

typedef struct VerbRow {
    const char *word;   /* in packs */
    int8_t min, max;    /* of the amount; both 0: it has none */
    uint8_t where;      /* bits of the places where it may stand; the game's own */
    const char *text;   /* as people read it */
    const char *second; /* the same from the other side, as a cost; NULL: no different */
} VerbRow;

/* Behind some verbs stand names instead of an amount: one, or two of a kind. */
typedef struct VerbNames {
    int verb, names;
    const char *what; /* "ingredient", for errors */
    int count;
    const char *const *ids;    /* as in packs */
    const char *const *titles; /* in words; NULL: Verbs.title knows them */
} VerbNames;

typedef struct Verbs {
    const VerbRow *rows; /* by the game's enum; row 0 is no verb */
    int count;
    int most; /* in one list */
    const VerbNames *named;
    int named_count;
    unsigned costs; /* places where amounts are what is given up: at least 1 */
    const char *(*spelling)(const char *word); /* of an older word; or NULL */
    const char *(*title)(const void *content, int verb, int name);
} Verbs;

/* Reads the words of a key, or a part of them. Each verb stands in a list once: one that
 * asked twice for the same would be hard to read and to pay. */
bool verbs_read(const Verbs *v, const PackEntry *e, const PackKey *key, const char *words,
                unsigned where, Effects *out, Error *err);
/* A whole key; one that is missing has no effects. */
bool verbs_key(const Verbs *v, const PackEntry *e, const char *key, unsigned where,
               Effects *out, Error *err);

/* Which of a row's two sentences. */
typedef enum VerbSide { SIDE_FIRST, SIDE_SECOND } VerbSide;
void verbs_write(const Verbs *v, const void *content, Effect effect, VerbSide side,
                 Text *out);
/* Commas between. */
void verbs_write_list(const Verbs *v, const void *content, const Effects *list,
                      VerbSide side, Text *out);

#endif
