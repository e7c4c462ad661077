/*
 * Golden plays: whole matches kept as text, games/<game>/tests/golden/NAME.play, with what
 * happened after each move, and NAME.views with what everybody saw at some moments. A
 * change of rules, words or views shows as a diff that a person can read and judge.
 *
 * The file `plays` beside them says how they are made, one match per line, cut off after
 * `moves` moves (0: played to the end). Reviewers have to read them: few, and mostly short.
 *
 *     # name      bots   seed  moves  setup
 *     duel        quick  1     60     mode duel
 *
 * tools/golden writes all of them again.
 */
#ifndef BAIZE_TESTS_GOLDEN_H
#define BAIZE_TESTS_GOLDEN_H

#include "engine/match.h"

enum { GOLDEN_NAME_BYTES = 64, GOLDEN_FILE_MAX = 4 << 20 };

/* Calls `each` with every line of the file `plays`, which is cut up, and the name that it
 * begins with, up to the first false. */
typedef bool (*GoldenEach)(const Shelf *game, const char *name, const char *line,
                           void *context, Error *err);
bool golden_each(const Shelf *game, char *plays, GoldenEach each, void *context,
                 Error *err);

/* The match is this game's, and the one that the line describes. */
bool golden_is_of(const Match *m, const Shelf *game, const char *line, Error *err);

/* Plays a line of `plays`. `before` is the record as it was, or NULL: its moves are made
 * again as long as possible, and only then do bots choose. So a golden play changes where
 * the rules have changed, and not because a bot has improved. */
bool golden_make(const Shelf *game, const char *line, const char *before, Buffer *record,
                 Error *err);

/* Replays a record, fingerprints and all, and writes it once more with its notes. */
bool golden_again(const char *record, Buffer *again, Error *err);

/* What the first seat sees half-way, what every other viewer sees differently then, and what
 * the watcher sees at the end; then for every viewer a hash of everything that it saw, from the
 * start and after each move. */
bool golden_views(const char *record, Buffer *views, Error *err);

/* "games/harbor/tests/golden/NAME", for the files under the root of the repository. */
void golden_path(const Shelf *game, const char *name, Text *out);

#endif
