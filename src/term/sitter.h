/* Who sits on the chairs of a table: people, or bots of some level. */
#ifndef BAIZE_TERM_SITTER_H
#define BAIZE_TERM_SITTER_H

#include "engine/match.h"

#include "bots/bot.h"

typedef struct Sitter {
    bool is_bot;
    BotLevel level;
} Sitter;

/* One word: person, or a bot's level. False with a sentence leaves `out` as it is. */
bool sitter_read(const char *word, Sitter *out, Error *err);
const char *sitter_word(Sitter sitter);

/* Bots travel with a record, as notes "bot 1 quick"; seats count from 0 there. */
void sitters_write(Match *m, const Sitter *sitters);
void sitters_read(const Match *m, Sitter *out);

#endif
