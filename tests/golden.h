/*
 * Golden plays: whole matches kept as text, games/<game>/tests/golden/NAME.play, with what
 * happened behind each move, and NAME.views with what everybody saw at some moments. A
 * change of rules, words or views shows as a diff that a person can read and judge.
 *
 * The file `plays` beside them says how they are made, one match a line:
 *
 *     # name      bots   seed  setup
 *     duel        quick  1     mode duel
 *
 * tools/golden writes all of them again.
 */
#ifndef BAIZE_TESTS_GOLDEN_H
#define BAIZE_TESTS_GOLDEN_H

#include "engine/match.h"

enum { GOLDEN_NAME_BYTES = 64, GOLDEN_FILE_MAX = 4 << 20 };

/* The first word of a line of `plays`. */
bool golden_name(const char *line, char name[GOLDEN_NAME_BYTES], Error *err);

/* Plays a line of `plays`. `before` is the record as it was, or NULL: its moves are made
 * again as long as they can be, and only then bots choose. So a golden play changes where the
 * rules have changed, and not because a bot has learned something. */
bool golden_make(const Shelf *game, const char *line, const char *before, Buffer *record,
                 Error *err);

/* True for lines of `plays` that describe no match: comments, blank ones. */
bool golden_is_blank(const char *line);

/* Replays a record, fingerprints and all, and writes it once more with its notes. */
bool golden_again(const char *record, Buffer *again, Error *err);

/* What everybody sees half-way, and the watcher at the end. */
bool golden_views(const char *record, Buffer *views, Error *err);

/* "games/harbor/tests/golden/NAME", for the files under the root of the repository. */
void golden_path(const Shelf *game, const char *name, Text *out);

#endif
