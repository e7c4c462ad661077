/* Whole files, read and written safely. POSIX; for front ends, never for the core. */
#ifndef BAIZE_BASE_FILE_H
#define BAIZE_BASE_FILE_H

#include <stdbool.h>

#include "base/text.h"

/* Reads a whole file (at most `limit` bytes) into `out`. "-" is standard input. */
bool file_read(const char *path, size_t limit, Buffer *out, Error *err);

/* Writes beside the target, flushes to disk, renames: old or new, never half; for its owner's eyes
 * alone. A process killed midway leaves the file beside it, which file_is_unfinished recognizes. */
bool file_write_safely(const char *path, const char *bytes, size_t count, Error *err);
/* The same for what is no secret: others may read it, as far as the umask lets them. */
bool file_write_openly(const char *path, const char *bytes, size_t count, Error *err);

/* The same for a file that must be new: whole or absent, and never replacing another. */
typedef enum FileMade { FILE_MADE, FILE_THERE_ALREADY, FILE_FAILED } FileMade;
FileMade file_create_safely(const char *path, const char *bytes, size_t count, Error *err);

/* True for the name of an unfinished file; `length` is that of the name it was to have. */
bool file_is_unfinished(const char *name, size_t *length);

/* Makes a folder and its parents. */
bool file_make_folder(const char *path, Error *err);

/* Bytes that nobody can guess. */
bool file_random(void *out, size_t count, Error *err);

/* $XDG_DATA_HOME/baize, or ~/.local/share/baize. Half of the room is left for names in it. */
enum { PATH_ROOM = 4096 };
#define PATH_TEXT() TEXT_MARKED(PATH_ROOM) /* a path keeps every byte, those of marks too */
bool file_data_folder(Text *out, Error *err);

#endif
