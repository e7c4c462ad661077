/* Words and items side by side, as wide as the window: a new line where one does not fit. */
#ifndef BAIZE_CMD_LINE_FLOW_H
#define BAIZE_CMD_LINE_FLOW_H

#include <stdbool.h>

enum { ITEM_SIZE = 240 };

typedef struct Flow {
    int indent, column;
    bool begun; /* something stands on this line already */
    int spare;  /* columns at the end that stay free, for the stop behind an item */
} Flow;

void flow_break(Flow *f);
/* `gap` stands between this item and the one before it on the line. */
void flow_item(Flow *f, const char *gap, const char *words);
/* An item that is longer than a line is broken between its words. */
void flow_long_item(Flow *f, const char *gap, const char *words);
Flow flow_words(Flow f, const char *words);
/* A label in its own column, with the items flowing beside it. */
Flow flow_labelled(const char *label, int column);

/* Prints words with line breaks so that no line is longer than out_width() (term/out.h);
 * further lines are indented. */
void line_wrap(const char *words, int indent);
/* Each line of a text by itself. */
void line_wrap_lines(const char *lines);
/* The same without a break at the end, after `column` columns that are already there;
 * returns the column it ends in. */
int line_flow(int column, const char *words, int indent);
/* With a break at the end. */
void line_wrap_after(int column, const char *words, int indent);

/* How many columns a text takes: bytes of UTF-8 that start a character. */
int line_columns(const char *words);

#endif
