/* The rules of a game as its README has them. A clause is a list item that starts with its
 * number ("- **SC-42** ...", "- Ruling 12: ..."); it ends where the next item, a heading or
 * plain text begins. */
#ifndef BAIZE_CMD_CLAUSES_H
#define BAIZE_CMD_CLAUSES_H

#include "base/text.h"

/* The embedded README of a game; NULL leaves a sentence. */
const char *clauses_rules(const char *game, Error *err);

/* Adds what `words` stand for to `out`: the clause or ruling of that number, else the chapter
 * whose heading has these words, else every clause and ruling that has them. False leaves a
 * sentence with the nearest clause. Case is ignored. */
bool clauses_find(const char *rules, const char *words, Buffer *out, Error *err);

/* Prints the headings of the rules, those of parts below those of their chapters. */
void clauses_print_headings(const char *rules);

/* Prints rules as wide as the window; only tables and examples stay as they are. */
void clauses_print(const char *rules);

#endif
