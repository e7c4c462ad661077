/*
 * The line protocol: one JSON object per line in, one per line out, for bots, tools and
 * the server. docs/protocol.md describes every request. Whatever comes in, the answer is
 * one JSON object; what cannot be done gets {"ok":false,"error":"sentence"} and changes
 * nothing.
 */
#ifndef BAIZE_PROTOCOL_PROTOCOL_H
#define BAIZE_PROTOCOL_PROTOCOL_H

#include <stdio.h>

#include "base/text.h"

/* Raised when a request or an answer changes its meaning; `games` reports it. */
enum { PROTOCOL_VERSION = 1 };

/* A line may hold a whole record with its packs, and no more. */
enum { PROTOCOL_LINE_MAX = 4 << 20 };

/* The matches that one client has open. */
typedef struct Protocol Protocol;

Protocol *protocol_new(void);
void protocol_free(Protocol *p);

/* Handles one line and appends the answer to `answer`, both without a line break. */
void protocol_line(Protocol *p, const char *line, size_t length, Buffer *answer);

/* Answers every line of `in` on `out` until the end. Not 0 when `out` cannot be written. */
int protocol_serve(FILE *in, FILE *out);

#endif
