/* Whole files by POSIX calls. */
#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"

static bool fail(Error *err, const char *doing, const char *path) {
    return error_set(err, "Cannot %s %s: %s.", doing, path, strerror(errno));
}

/* ---- Reading ------------------------------------------------------------------------- */

static bool read_all(int from, const char *path, size_t limit, Buffer *out, Error *err) {
    char piece[1 << 16];
    for (;;) {
        ssize_t count = read(from, piece, sizeof piece);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return fail(err, "read", path);
        if (count == 0) return true;
        if (out->length + (size_t)count > limit)
            return error_set(err, "%s is too long: at most %llu bytes are read.", path,
                             (unsigned long long)limit);
        buffer_add_some(out, piece, (size_t)count);
    }
}

bool file_read(const char *path, size_t limit, Buffer *out, Error *err) {
    buffer_clear(out);
    buffer_add(out, ""); /* never NULL, even for an empty file */
    if (text_equal(path, "-"))
        return read_all(STDIN_FILENO, "standard input", limit, out, err);
    int from = open(path, O_RDONLY | O_CLOEXEC);
    if (from < 0) return fail(err, "open", path);
    bool read_well = read_all(from, path, limit, out, err);
    close(from);
    return read_well;
}

bool file_random(void *out, size_t count, Error *err) {
    FILE *source = fopen("/dev/urandom", "rb");
    bool read = source && fread(out, 1, count, source) == count;
    if (source) fclose(source);
    return read ||
           error_set(err, "This machine provides no random seed; choose one yourself.");
}

/* ---- Writing ------------------------------------------------------------------------- */

static bool write_all(int to, const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t written = write(to, bytes, count);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        bytes += written;
        count -= (size_t)written;
    }
    return fsync(to) == 0;
}

/* A rename is safe only once the folder itself is on the disk. Where a folder cannot be
 * flushed there is nothing better to do. */
static void flush_folder_of(const char *path) {
    const char *slash = strrchr(path, '/');
    char *folder =
        slash ? alloc_copy_some(path, (size_t)(slash - path) + 1) : alloc_copy(".");
    int handle = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle >= 0) {
        fsync(handle);
        close(handle);
    }
    alloc_free(folder);
}

/* mkstemp replaces the last six letters. */
static const char beside_mark[] = ".part-XXXXXX";
enum { MARK_LETTERS = 6 };

bool file_is_unfinished(const char *name, size_t *length) {
    size_t mark = sizeof beside_mark - 1, whole = strlen(name);
    if (whole <= mark) return false;
    *length = whole - mark;
    return strncmp(name + *length, beside_mark, mark - MARK_LETTERS) == 0;
}

/* Keeps errno, which says why. */
static void take_away(const char *path) {
    int reason = errno;
    unlink(path);
    errno = reason;
}

/* The umask can be read only by setting it, so no other thread may make files meanwhile. Where
 * rights cannot be changed the file is the owner's alone. */
static void let_others_read(int file) {
    mode_t mask = umask(0);
    umask(mask);
    (void)fchmod(file, 0666 & ~mask);
}

/* A whole file beside `path`, on the disk; its name goes to `beside`. */
static bool write_beside(const char *path, const char *bytes, size_t count, bool is_open,
                         Buffer *beside) {
    buffer_format(beside, "%s%s", path, beside_mark);
    int to = mkstemp(beside->data);
    if (to < 0) return false;
    if (is_open) let_others_read(to);
    bool written = write_all(to, bytes, count);
    written = close(to) == 0 && written;
    if (!written) take_away(beside->data);
    return written;
}

/* Gives a whole file a name that must be new. Where files cannot have two names the new one
 * is claimed by an empty file first. */
static bool give_new_name(const char *from, const char *path) {
    if (link(from, path) == 0) return true;
    if (errno != EPERM && errno != ENOTSUP && errno != ENOSYS && errno != EMLINK)
        return false;
    int claimed = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (claimed < 0) return false;
    close(claimed);
    return rename(from, path) == 0;
}

/* A device or a pipe would be gone afterwards, with a file in its place. */
static bool is_device(const char *path) {
    struct stat found;
    return stat(path, &found) == 0 && !S_ISREG(found.st_mode) && !S_ISDIR(found.st_mode);
}

typedef struct Wanted {
    bool is_new, is_open;
} Wanted;

static FileMade write_safely(const char *path, const char *bytes, size_t count,
                             Wanted wanted, Error *err) {
    Buffer beside = {0};
    if (!wanted.is_new && is_device(path)) {
        error_set(err, "Cannot write %s: it is not a plain file.", path);
        return FILE_FAILED;
    }
    bool written = write_beside(path, bytes, count, wanted.is_open, &beside);
    bool named = written && (wanted.is_new ? give_new_name(beside.data, path)
                                           : rename(beside.data, path) == 0);
    bool there = written && errno == EEXIST;
    if (written && (wanted.is_new || !named)) take_away(beside.data);
    if (named)
        flush_folder_of(path);
    else
        fail(err, "write", path);
    buffer_free(&beside);
    return named ? FILE_MADE : there ? FILE_THERE_ALREADY : FILE_FAILED;
}

bool file_write_safely(const char *path, const char *bytes, size_t count, Error *err) {
    return write_safely(path, bytes, count, (Wanted){0}, err) == FILE_MADE;
}

bool file_write_openly(const char *path, const char *bytes, size_t count, Error *err) {
    return write_safely(path, bytes, count, (Wanted){.is_open = true}, err) == FILE_MADE;
}

FileMade file_create_safely(const char *path, const char *bytes, size_t count, Error *err) {
    return write_safely(path, bytes, count, (Wanted){.is_new = true}, err);
}

/* ---- Folders ------------------------------------------------------------------------- */

static bool make_one(const char *path, Error *err) {
    if (mkdir(path, 0777) == 0 || errno == EEXIST) return true;
    return fail(err, "make the folder", path);
}

bool file_make_folder(const char *path, Error *err) {
    char *part = alloc_copy(path);
    bool made = true;
    for (char *at = part + 1; made && *part && *at; at++) {
        if (*at != '/') continue;
        *at = 0;
        made = make_one(part, err);
        *at = '/';
    }
    made = made && make_one(part, err);
    alloc_free(part);
    return made;
}

bool file_data_folder(Text *out, Error *err) {
    const char *data = getenv("XDG_DATA_HOME");
    const char *home = getenv("HOME");
    text_clear(out);
    if (data && data[0] == '/')
        text_format(out, "%s/baize", data);
    else if (home && home[0])
        text_format(out, "%s/.local/share/baize", home);
    else
        return error_set(err, "There is no place for saves: HOME is not set.");
    return out->length < out->size / 2 ||
           error_set(err, "There is no place for saves: its path is too long.");
}
