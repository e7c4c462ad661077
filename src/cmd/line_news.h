/* What happened, as people would tell it: the same action several times in a row becomes
 * one sentence. "You drew Sprint." and "You drew Ambush." become "You drew Sprint and
 * Ambush."; "Jebediah drew a card." four times becomes "Jebediah drew 4 cards." */
#ifndef BAIZE_CMD_LINE_NEWS_H
#define BAIZE_CMD_LINE_NEWS_H

#include "base/text.h"

enum { NEWS_RUN = 12, NEWS_SIZE = 1000, NEWS_SAME = -1 };

/* A run of sentences that combine into one. Starts as {0}. */
typedef struct News {
    int count;
    int differ_at; /* the part in which they differ, or NEWS_SAME */
    char at[NEWS_RUN][NEWS_SIZE];
} News;

/* Adds a sentence, with its marks, to the run. False if it does not belong there: print the run, empty it
 * and add the sentence again. */
bool news_add(News *n, const char *sentence);

/* The run as one sentence; nothing for an empty one. */
void news_words(const News *n, Text *out);

#endif
