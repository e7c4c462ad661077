/*
 * In which order options are listed: what is mostly done, a question's other answers, what
 * can be done at any time, then what ends the turn. The rows of verbs say which is which.
 */
#ifndef BAIZE_CMD_LINE_ORDER_H
#define BAIZE_CMD_LINE_ORDER_H

#include "engine/view.h"

VerbRank line_order_rank(const Face *face, Option o);
/* Sorts the list; options of the same rank keep their order. */
void line_order_sort(const Face *face, OptionList *list);
/* Options of a question that was shown already keep their numbers, though others have come or
 * gone meanwhile: a number that somebody is typing must not change its meaning. What is gone
 * leaves a gap, an option with verb 0; what is new comes last. */
void line_order_keep(OptionList *list, const OptionList *before);

#endif
