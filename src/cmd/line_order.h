/* The order in which options are listed: by the ranks of their verbs (engine/face.h), and within a
 * verb from free to expensive. */
#ifndef BAIZE_CMD_LINE_ORDER_H
#define BAIZE_CMD_LINE_ORDER_H

#include "engine/face.h"

/* Starts as {0}. */
typedef struct OptionPrice {
    int paid;    /* the sum of what is paid, of what harms and of what is given up */
    bool seldom; /* it is of little use now */
} OptionPrice;

/* Adds what the marks in an option's words, or in its price, say. */
void line_order_price(const Scene *scene, const char *marked, OptionPrice *price);

VerbRank line_order_rank(const Face *face, Option o);
/* Sorts the list, by a price for each option: what is usually done, the question's answers, what is
 * possible at any time, what ends the turn. That comes first if everything else would only be
 * paid for or give something up. Verbs keep their order. */
void line_order_sort(const Face *face, OptionList *list, const OptionPrice *prices);
/* Options of a question already shown keep their numbers, even if others have come or gone
 * meanwhile: a number that somebody is typing must not change its meaning. An option that
 * is gone leaves a gap, an option with verb 0; new options come last. */
void line_order_keep(OptionList *list, const OptionList *before);
/* The number of an option on the screen, from 1; 0 when it is not there. */
int line_order_number(const OptionList *list, Option o);

#endif
