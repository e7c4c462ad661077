/*
 * Words of verbs: what the content files of games share when they write rules text out of
 * the verbs that cards are made of.
 *
 * Marks in a pattern: # the amount, ~ the amount with its sign, {one|many} by the amount
 * (marks inside are written too), @ and & the first and the second thing named.
 */
#ifndef BAIZE_ENGINE_VERBS_H
#define BAIZE_ENGINE_VERBS_H

#include "base/text.h"

/* "draw # {card|cards}" becomes "draw 2 cards". Names that no mark asks for may be NULL. */
void verb_words(Text *out, const char *pattern, int amount, const char *first,
                const char *second);

/* Copies what was written into room that lasts as long as a box; `used` goes on. The room
 * must be large enough for all: it is counted when it is made. */
const char *verb_keep(char *room, int size, int *used, const Text *words);

#endif
