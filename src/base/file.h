/* Whole files, read and written safely. POSIX; for front ends, never for the core. */
#ifndef BAIZE_BASE_FILE_H
#define BAIZE_BASE_FILE_H

#include <stdbool.h>

#include "base/text.h"

/* Reads a whole file (at most `limit` bytes) into `out`. "-" is standard input. */
bool file_read(const char *path, size_t limit, Buffer *out, Error *err);

/* Writes beside the target, flushes to disk, renames: old or new, never half. */
bool file_write_safely(const char *path, const char *bytes, size_t count, Error *err);

/* Makes a folder and those above it. */
bool file_make_folder(const char *path, Error *err);

/* Where saves lie: $XDG_DATA_HOME/baize, or ~/.local/share/baize. Owned by the caller. */
bool file_data_folder(Buffer *out, Error *err);

#endif
