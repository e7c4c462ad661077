/*
 * Content packs: text files of entries with keys.
 *
 *     pack base                # first lines: what this pack is
 *     game harbor 1            # which game it is for, and the version of that game's packs
 *
 *     [card squall]            # an entry: its kind and its id
 *     title  = Squall
 *     play   = storm 2, draw 1
 *     source = invented
 *
 * '#' starts a comment at the beginning of a line or after a space. Values end at the end
 * of the line. Packs are read once, checked strictly, then const. An error is "file:line:
 * kind 'id': what was wrong and what was expected". The reader knows no game.
 */
#ifndef BAIZE_ENGINE_PACK_H
#define BAIZE_ENGINE_PACK_H

#include "engine/game.h"

typedef struct PackKey {
    const char *key;
    const char *value;
    int line;
} PackKey;

typedef struct PackEntry {
    const char *kind; /* "card" */
    const char *id;   /* "squall" */
    int line;
    int key_count;
    const PackKey *keys;
    const char *file;               /* of its pack */
    const struct PackEntry *lender; /* of keys that it lacks: see pack_borrow; or NULL */
} PackEntry;

typedef enum PackOrigin {
    PACK_OWN,     /* supplied by a player */
    PACK_SHIPPED, /* shipped with this program */
    PACK_EDITION, /* shipped with the program that began the match, but not with this one */
} PackOrigin;

typedef struct Pack {
    const char *file; /* for messages: "packs/base.pack" */
    const char *name; /* "base" */
    const char *game;
    int game_version;
    const char *text; /* as it was read, for records */
    PackOrigin origin;
    uint32_t hash; /* of what pack_write writes: comments and blank lines do not count */
    uint32_t text_hash; /* of the text itself, which older records name */
    int entry_count;
    const PackEntry *entries;
    void *memory; /* what pack_free frees */
} Pack;

enum { PACKS_MAX = 8, PACK_BYTES_MAX = 1 << 20 };

/* Reads the text into a fresh pack. An id used twice for one kind is an error. */
bool pack_read(const char *file, const char *text, Pack *out, Error *err);
void pack_free(Pack *pack);
/* Writes the pack's content and nothing else; it reads back as the same entries. */
void pack_write(const Pack *pack, Buffer *out);
void pack_write_head(const char *name, const char *game, int version, Buffer *out);
void pack_write_entry(const PackEntry *e, Buffer *out);

/* Keys that an entry of the pack lacks come from the entry of the same name in `lender`, if it has
 * one, as long as the lender is there. What is written of the pack stays the same, and a mistake
 * is the borrower's: the lender's keys have no lines any more. */
void pack_borrow(Pack *pack, Pack *lender);

/* ---- For a game's content.c ------------------------------------------------------ */

/* Zeroed memory for the content of a box, to be filled by `load`. */
void *box_content(Box *box, size_t size);
/* A copy of the words that lasts as long as the box. */
const char *box_keep(Box *box, const Text *words);
/* Frees both. */
void box_empty(Box *box);

/*
 * The entries of all packs together: a later pack's entry with the same kind and id
 * replaces the earlier one; one that says only `left_out = yes` removes it.
 * Calls `each` once per surviving entry, in the order in which the ids first appeared.
 * Stops at the first false. Entries of a kind that is not in `kinds` are an error ("did
 * you mean"); NULL accepts all.
 */
bool pack_each(const Pack *packs, int count, const char *const *kinds, int kind_count,
               bool (*each)(const PackEntry *entry, void *context, Error *err),
               void *context, Error *err);

/* The entry that all packs together have; NULL if there is none, or if it was left out. */
const PackEntry *pack_find(const Pack *packs, int count, const char *kind, const char *id);

/* One row per kind of entry: the keys it may have, and what reads it; a row with an id is for
 * one entry, which all packs together must have. Entries that others name are read in an earlier
 * pass. Each game has a struct Loader of its own: the content that is being filled, and what its
 * readers must remember. */
enum { ENTRY_PASSES = 4, ENTRY_KEYS_MAX = 48, ENTRY_ROWS_MAX = 32 };
typedef struct Loader Loader;
typedef struct EntryRow {
    const char *kind, *id; /* id NULL: any */
    bool (*read[ENTRY_PASSES])(Loader *l, const PackEntry *e, Error *err); /* or NULL */
    const char *keys[ENTRY_KEYS_MAX];                                      /* or NULL */
} EntryRow;
/* Reads all entries. The first pass checks their keys and sources too; what it has read is then
 * judged by `between`, unless that is NULL. */
bool pack_entries(const Pack *packs, int count, const EntryRow *rows, int row_count,
                  bool (*between)(const Loader *l, Error *err), Loader *l, Error *err);

/* Writes "file:line: kind 'id': sentence" and returns false. Line 0: the entry's own. */
bool entry_error(const PackEntry *e, int line, Error *err, const char *format, ...);
/* False, with a message, if there are more than `most` of them with this entry. */
bool entry_fits(const PackEntry *e, int count, int most, const char *what, Error *err);

/* Every key of the entry must be one of these (or source, invented, inferred, rare). */
bool entry_keys(const PackEntry *e, const char *const *keys, int count, Error *err);

/* NULL if there is no such key, nor one that is lent. */
const PackKey *entry_key(const PackEntry *e, const char *key);

/* A missing key is an error unless `fallback` is given (not NULL). */
bool entry_text(const PackEntry *e, const char *key, const char *fallback, const char **out,
                Error *err);

/* The key `title`. Titles distinguish options, and records reserve '|' and '~': a title
 * contains neither, has single spaces between its words, and is short. entry_title_words checks
 * words that serve as a title but are found elsewhere, in `line`. */
bool entry_title(const PackEntry *e, const char **out, Error *err);
bool entry_title_words(const PackEntry *e, int line, const char *words, Error *err);
/* No two entries of all packs together may have the same title, ignoring case. */
bool pack_titles(const Pack *packs, int count, Error *err);
/* The same among entries of these kinds alone. */
bool pack_titles_of(const Pack *packs, int count, const char *const *kinds, int kind_count,
                    Error *err);

bool entry_int(const PackEntry *e, const char *key, int min, int max, int *out, Error *err);
/* Like entry_int, but a missing key leaves *out unchanged. */
bool entry_int_or(const PackEntry *e, const char *key, int min, int max, int *out,
                  Error *err);
/* One of a list of words; `out` is its index. An error asks "did you mean". */
bool entry_choice(const PackEntry *e, const char *key, const char *const *words, int count,
                  int *out, Error *err);
bool entry_find(const PackEntry *e, int line, const char *what, const char *word,
                const char *const *words, int count, int *out, Error *err);
/* Like entry_choice, if the key does not name what is chosen: "no role is called". */
bool entry_named(const PackEntry *e, const char *key, const char *what,
                 const char *const *words, int count, int *out, Error *err);

/* Walks a value "a 1, b 2": copies the next part (trimmed) to `part`. False at the end. */
bool entry_part(const char **rest, char *part, size_t size);
/* Calls `each` with every part of a key, up to the first false. The key may be missing. */
typedef bool (*PartReader)(const PackEntry *e, const PackKey *key, const char *part,
                           void *context, Error *err);
bool entry_each_part(const PackEntry *e, const char *key, PartReader each, void *context,
                     Error *err);

/* Exactly this many numbers, each within the range. */
bool entry_numbers(const PackEntry *e, const char *key, int count, int min, int max,
                   int16_t *out, Error *err);

/* `at = 325, 63`: a place on a plate of that size. */
bool entry_at(const PackEntry *e, int width, int height, int *x, int *y, Error *err);

/* Where an entry comes from; `invented` and `inferred`, checked too, name keys of its own. */
typedef enum Source {
    SOURCE_RULEBOOK,
    SOURCE_PUBLIC,
    SOURCE_INFERRED,
    SOURCE_INVENTED
} Source;
bool entry_source(const PackEntry *e, Source *out, Error *err);
const char *source_word(Source s);
/* The same for people; "partly" for a known entry with keys that we had to make up. */
const char *source_mark(Source s, const char *invented);

#endif
