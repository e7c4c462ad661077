/*
 * In which order the line mode lists options, read from a game's look.json as the page does
 * (docs/look.md): a question's own answers first, then what can be done at any time, then
 * what ends the turn.
 */
#ifndef BAIZE_CMD_LINE_ORDER_H
#define BAIZE_CMD_LINE_ORDER_H

#include "engine/game.h"
#include "engine/view.h"

typedef enum Rank { RANK_OWN, RANK_ASIDE, RANK_CLOSING } Rank;

enum { RANKED_VERBS = 128 };

/* By the number of a verb. */
typedef struct LineOrder {
    uint8_t rank[RANKED_VERBS];
} LineOrder;

/* `look` is the text of a look.json, or NULL: then all options are a question's own. */
LineOrder line_order_read(const char *look, const Face *face);
Rank line_order_rank(const LineOrder *order, Option o);
/* Sorts the list; what has the same rank keeps its place. */
void line_order_sort(const LineOrder *order, OptionList *list);

#endif
