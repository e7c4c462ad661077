/* Lines that a person types, or that stand in a pipe. */
#ifndef BAIZE_TERM_IN_H
#define BAIZE_TERM_IN_H

#include <stdbool.h>
#include <stdint.h>

enum { LINE_SIZE = 1024 };

/* Before anything is read. */
void in_open(void);

/* True when a person sits there. */
bool in_waits(void);

/* Shows the prompt and reads one line, without the blanks around it; what is longer than
 * LINE_SIZE is cut, and what is no visible character reads '?'. False at the end of input,
 * and where nobody can see the prompt because it could not be written. */
bool in_line(const char *prompt, char line[LINE_SIZE]);

typedef enum InResult { IN_LINE, IN_END, IN_LATE } InResult;

/* As in_line, but IN_LATE when a person has finished no line after so many milliseconds (below
 * 0: waits for ever). What stands in a pipe is never late. */
InResult in_line_within(const char *prompt, int wait_ms, char line[LINE_SIZE]);

/* Milliseconds from anywhere, which go on evenly. */
uint32_t in_clock_ms(void);

/* Forgets what has been typed ahead. Nothing in a pipe: there it was meant. */
void in_drop(void);

#endif
