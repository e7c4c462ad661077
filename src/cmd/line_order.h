/* The order in which options are listed: by the ranks of their verbs (engine/face.h). */
#ifndef BAIZE_CMD_LINE_ORDER_H
#define BAIZE_CMD_LINE_ORDER_H

#include "engine/face.h"

VerbRank line_order_rank(const Face *face, Option o);
/* Sorts the list; options of the same rank keep their order. */
void line_order_sort(const Face *face, OptionList *list);
/* Options of a question already shown keep their numbers, even if others have come or gone
 * meanwhile: a number that somebody is typing must not change its meaning. An option that
 * is gone leaves a gap, an option with verb 0; new options come last. */
void line_order_keep(OptionList *list, const OptionList *before);
/* The number of an option on the screen, from 1; 0 when it is not there. */
int line_order_number(const OptionList *list, Option o);

#endif
