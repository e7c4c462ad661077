/*
 * What happened, as people would tell it: of the same deed several times in a row one
 * sentence is made. "You drew Sprint." and "You drew Ambush." are "You drew Sprint and
 * Ambush."; "Jebediah drew a card." four times is "Jebediah drew 4 cards." It knows
 * sentences, and no game.
 */
#ifndef BAIZE_CMD_LINE_NEWS_H
#define BAIZE_CMD_LINE_NEWS_H

#include "base/text.h"

enum { NEWS_RUN = 12, NEWS_SIZE = 300 };

/* Sentences that are one so far. Starts as {0}. */
typedef struct News {
    int count;
    char at[NEWS_RUN][NEWS_SIZE];
} News;

/* Takes a sentence into the run. False when it does not belong there: tell the run, empty
 * it and add the sentence again. */
bool news_add(News *n, const char *sentence);

/* The run as one sentence; nothing for an empty one. */
void news_words(const News *n, Text *out);

#endif
