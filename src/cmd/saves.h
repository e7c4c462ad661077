/*
 * Saves: records in the folder of matches, one file NAME.play each, written safely.
 */
#ifndef BAIZE_CMD_SAVES_H
#define BAIZE_CMD_SAVES_H

#include "engine/match.h"

/* A name for a new match of this game, today's date in it, that no save has yet. */
bool saves_new_name(const char *game, Text *out, Error *err);

/* False with a sentence where this cannot be the name of a file. */
bool saves_check_name(const char *name, Error *err);

bool saves_exist(const char *name);
void saves_path(const char *name, Buffer *out);

bool saves_write(const Match *m, const char *name, Error *err);

/* The text of a save, or of any file where no save has that name. */
bool saves_read(const char *name, Buffer *record, Error *err);

/* Plays that text to its end; a sentence about it names the save. The caller owns box and
 * match. */
bool saves_open(const char *name, const char *record, OpenBox **box, Match **match,
                Error *err);

/* Both at once. */
bool saves_load(const char *name, OpenBox **box, Match **match, Error *err);

/* Opens the latest match that is not over and tells its name. */
bool saves_load_latest(Text *name, OpenBox **box, Match **match, Error *err);

#endif
