/* Locks as files, by flock(2): it is bound to the open file, and so to its process. */
#include "saves/lock.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"

enum { HOLDER_SIZE = 160 };

/* "process 71 on hearth", as the holder wrote it. */
static void read_holder(int handle, Text *out) {
    char words[HOLDER_SIZE];
    ssize_t length = pread(handle, words, sizeof words, 0);
    if (length > 0)
        text_add_some(out, words, (int)length);
    else
        text_add(out, "another process");
}

static void write_holder(int handle) {
    char host[100] = "";
    Text words = TEXT(HOLDER_SIZE);
    gethostname(host, sizeof host - 1);
    text_format(&words, "process %d on %s", (int)getpid(), host);
    /* A holder without a name locks others out all the same: no failure. */
    if (ftruncate(handle, 0) == 0 && pwrite(handle, words.at, (size_t)words.length, 0) < 0)
        return;
}

/* False when the file was taken away between opening and locking it. */
static bool is_still_there(int handle, const char *path) {
    struct stat held, there;
    return fstat(handle, &held) == 0 && stat(path, &there) == 0 &&
           held.st_ino == there.st_ino && held.st_dev == there.st_dev;
}

/* On a file system without locks everybody gets one: better than no saves at all. */
LockResult lock_take(const char *path, Lock *out, Error *err) {
    for (;;) {
        int handle = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
        if (handle < 0) {
            error_set(err, "Cannot write %s: %s.", path, strerror(errno));
            return LOCK_FAILED;
        }
        if (flock(handle, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
            Error unused; /* a NULL err is legal */
            Error *to = err ? err : &unused;
            Text who = text_over(to->words, sizeof to->words);
            read_holder(handle, &who);
            close(handle);
            return LOCK_BUSY;
        }
        if (is_still_there(handle, path)) {
            write_holder(handle);
            *out = (Lock){handle, alloc_copy(path)};
            return LOCK_TAKEN;
        }
        close(handle);
    }
}

/* The file goes first: a process that opened it meanwhile sees that it is gone. */
void lock_leave(Lock *lock) {
    if (!lock->path) return;
    unlink(lock->path);
    close(lock->handle);
    alloc_free(lock->path);
    *lock = (Lock){0};
}

bool lock_holder(const char *path, Text *out) {
    int handle = open(path, O_RDONLY | O_CLOEXEC);
    if (handle < 0) return false;
    bool held = flock(handle, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    if (held) read_holder(handle, out);
    close(handle);
    return held;
}
