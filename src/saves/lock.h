/* A file that says "somebody sits here": it names its holder, and the system itself
 * releases the lock when that process ends, however it ends. The file may then stay behind;
 * the next process takes it over. */
#ifndef BAIZE_SAVES_LOCK_H
#define BAIZE_SAVES_LOCK_H

#include "base/text.h"

typedef struct Lock {
    int handle;
    char *path; /* NULL: nothing is held */
} Lock;

typedef enum LockResult { LOCK_TAKEN, LOCK_BUSY, LOCK_FAILED } LockResult;

/* Busy and failed leave a few words in err: who has it ("process 71 on hearth"), or the
 * reason as a sentence. */
LockResult lock_take(const char *path, Lock *out, Error *err);

/* Releases the lock and removes the file. A lock that holds nothing is legal. */
void lock_leave(Lock *lock);

/* Writes who holds the lock; false if nobody does. */
bool lock_holder(const char *path, Text *out);

#endif
