/*
 * Who sits on the chairs of a table: people, or bots of some level. One word says it, on the
 * command line as in a record: "person", "quick", "quick:150".
 */
#ifndef BAIZE_SITTING_SITTER_H
#define BAIZE_SITTING_SITTER_H

#include "engine/match.h"

#include "bots/bot.h"

typedef struct Sitter {
    bool is_bot;
    BotLevel level;
    int percent; /* of a practised hand's time, where time runs; 0 stands for 100 */
} Sitter;

/* False with a sentence leaves `out` as it is. */
bool sitter_read(const char *word, Sitter *out, Error *err);
void sitter_write(Sitter sitter, Text *out);

/* All chairs of a match. Where the record does not say who sits there, or has a word from
 * elsewhere, it is a person. */
void sitters_write(Match *m, const Sitter *sitters);
void sitters_read(const Match *m, Sitter out[SEATS_MAX]);

#endif
