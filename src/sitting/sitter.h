/* Who sits in the seats at a table: people, or bots of some level. One word says which, on
 * the command line and in records: "person", "quick", "quick:150" for a slower hand,
 * "keen/500" for a bot that thinks for 500 iterations. */
#ifndef BAIZE_SITTING_SITTER_H
#define BAIZE_SITTING_SITTER_H

#include "engine/match.h"

#include "bots/bot.h"

typedef struct Sitter {
    bool is_bot;
    BotLevel level;
    int percent;    /* of a practised hand's time, where time runs; 0 means the level's */
    int iterations; /* of a search; 0 means as many as the level usually has */
} Sitter;

/* False, with a sentence, leaves `out` unchanged. */
bool sitter_read(const char *word, Sitter *out, Error *err);
bool sitter_read_bot(const char *word, Sitter *out, Error *err); /* "person" is none */
void sitter_write(Sitter sitter, Text *out);
int sitter_percent(Sitter sitter); /* of a practised hand's time */

/* All seats of a match. A person sits where the record has no word, or an unknown one. */
void sitters_write(Match *m, const Sitter *sitters);
void sitters_read(const Match *m, Sitter out[SEATS_MAX]);

#endif
