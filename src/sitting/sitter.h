/* Who sits in the seats at a table: people, or bots of some level. One word says which, on
 * the command line and in records: "person", "quick", "quick:150". */
#ifndef BAIZE_SITTING_SITTER_H
#define BAIZE_SITTING_SITTER_H

#include "engine/match.h"

#include "bots/bot.h"

typedef struct Sitter {
    bool is_bot;
    BotLevel level;
    int percent; /* of a practised hand's time, where time runs; 0 means 100 */
} Sitter;

/* False, with a sentence, leaves `out` unchanged. */
bool sitter_read(const char *word, Sitter *out, Error *err);
void sitter_write(Sitter sitter, Text *out);

/* All seats of a match. A person sits where the record has no word, or an unknown one. */
void sitters_write(Match *m, const Sitter *sitters);
void sitters_read(const Match *m, Sitter out[SEATS_MAX]);

#endif
