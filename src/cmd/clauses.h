/*
 * The rules of a game as its README has them. A clause is a list item that starts with its
 * number ("- **SC-42** ..."); it ends where the next item, a heading or plain text begins.
 */
#ifndef BAIZE_CMD_CLAUSES_H
#define BAIZE_CMD_CLAUSES_H

#include "base/text.h"

/* The embedded README of a game; NULL leaves a sentence. */
const char *clauses_rules(const char *game, Error *err);

/* Adds the lines of one clause to `out`. False leaves a sentence with the nearest one.
 * Large and small letters are the same here. */
bool clauses_find(const char *rules, const char *clause, Buffer *out, Error *err);

/* Adds the headings of the rules, one a line. */
void clauses_headings(const char *rules, Buffer *out);

#endif
