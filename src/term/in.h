/* Lines that a person types, or that come from a pipe. */
#ifndef BAIZE_TERM_IN_H
#define BAIZE_TERM_IN_H

#include <stdbool.h>
#include <stdint.h>

enum { LINE_SIZE = 1024 };

/* Before anything is read. */
void in_open(void);

/* True when a person sits there. */
bool in_waits(void);

/* Shows the prompt and reads one line, without the spaces around it; anything longer than
 * LINE_SIZE is cut, and characters that are not visible become '?'. False at the end of
 * input, and if the prompt could not be written. */
bool in_line(const char *prompt, char line[LINE_SIZE]);

typedef enum InResult { IN_LINE, IN_END, IN_LATE } InResult;

/* Like in_line, but IN_LATE if a person has not finished a line after `wait_ms`
 * milliseconds (below 0: waits for ever). Input from a pipe is never late. */
InResult in_line_within(const char *prompt, int wait_ms, char line[LINE_SIZE]);

/* Discards what has been typed ahead. Does nothing for a pipe: there it was meant. */
void in_drop(void);

#endif
