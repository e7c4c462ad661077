/* Lines that a person types, or that stand in a pipe. */
#ifndef BAIZE_TERM_IN_H
#define BAIZE_TERM_IN_H

#include <stdbool.h>

enum { LINE_SIZE = 1024 };

/* Before anything is read. */
void in_open(void);

/* True when a person sits there. */
bool in_waits(void);

/* Shows the prompt and reads one line, without the blanks around it; what is longer than
 * LINE_SIZE is cut, and what is no visible character reads '?'. False at the end of input,
 * and where nobody can see the prompt because it could not be written. */
bool in_line(const char *prompt, char line[LINE_SIZE]);

/* Forgets what has been typed ahead. Nothing in a pipe: there it was meant. */
void in_drop(void);

#endif
