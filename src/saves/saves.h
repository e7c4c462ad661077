/*
 * Saves: records of matches as files NAME.play, written safely. They know no front end.
 *
 * `matches` holds the matches in progress, under their names. A match being played is
 * locked, and every write to its name happens under that lock. `kept` holds moments that
 * somebody wanted to come back to: they are never overwritten. Both are in the data folder
 * of base/file.h.
 */
#ifndef BAIZE_SAVES_SAVES_H
#define BAIZE_SAVES_SAVES_H

#include <time.h>

#include "engine/match.h"

#include "saves/lock.h"

enum { SAVE_NAME_SIZE = 256 };

/* A place to save a match at. Starts as {0}: nothing is claimed yet. */
typedef struct Save {
    char name[SAVE_NAME_SIZE]; /* "" while it has none */
    Lock lock;
} Save;

/* Writes the match. The first time it claims a name that no save has, with the game and
 * today's date in it; a failure leaves it unclaimed, and the next call tries again. */
bool save_write(Save *s, const Match *m, Error *err);
/* Releases it. */
void save_leave(Save *s);

/* Keeps this moment under a name of its own, which must be new. */
bool saves_keep(const Match *m, const char *name, Error *err);

/* False, with a sentence, if this cannot be the name of a save. */
bool saves_check_name(const char *name, Error *err);

/* The path of a match in progress. */
void saves_path(const char *name, Text *out); /* PATH_ROOM */

/* The text of a record: of a save with this name, a kept moment, or any file. */
bool saves_read(const char *word, Buffer *record, Error *err);

/* Plays it to its end; a sentence about it names the save. The caller owns box and match. */
bool saves_load(const char *word, OpenBox **box, Match **match, Error *err);

/* A match that was resumed. */
typedef struct Resumed {
    OpenBox *box; /* the caller owns box and match, and leaves the save */
    Match *match;
    Save save;     /* unclaimed for a copy, and where nothing can be locked */
    bool copy;     /* of a kept moment or of a file, which stays as it is */
    Buffer passed; /* sentences about newer saves that could not be read; the caller's */
} Resumed;

/* Resumes a match: a save, a kept moment or a file by its path; "" takes the latest match
 * that is not over. A match that somebody else sits at is refused. */
bool saves_resume(const char *word, Resumed *out, Error *err);

typedef struct SaveEntry {
    char name[SAVE_NAME_SIZE];
    bool kept;
    struct timespec written;
} SaveEntry;

typedef struct SaveList {
    int count;
    SaveEntry *at;
} SaveList;

/* The latest first. */
void saves_list(SaveList *out);
void saves_list_free(SaveList *list);
/* Who sits at this match; false when nobody does. */
bool saves_holder(const char *name, Text *out);

/* Removes what killed processes have left: locks that nobody holds, unfinished files. */
void saves_sweep(void);

#endif
