/*
 * All that the program writes for people goes through here, to standard output or standard
 * error, and nothing else does. What came from a file, a name or an argument may hold bytes
 * that command a terminal: characters that text_visible (base/text.h) does not know are
 * written as '?'. Escape codes of our own are written only to a terminal that knows them.
 */
#ifndef BAIZE_TERM_OUT_H
#define BAIZE_TERM_OUT_H

#include <stdbool.h>

/* As printf. Tabs are written as spaces. */
void out(const char *format, ...) __attribute__((format(printf, 1, 2)));
void out_words(const char *words);
/* The same to standard error, after everything written before. */
void out_error(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* A line that shows how far something is, on a terminal's standard error in the place of the
 * line before; the last one stays. Nothing where nobody watches. Any thread may write it. */
void out_progress(bool last, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Flushes what was written so far. False once anything could not be written. */
bool out_flush(void);
/* The end: false with the reason, or "", where something could not be written. */
bool out_close(const char **reason);

/* How many columns a line has: those of the window, else $COLUMNS, else 80. */
int out_width(void);
/* How many lines the window shows; 0 where there is none or it does not say. */
int out_height(void);

/* Clears a terminal's screen and scrollback, as well as it can; any other output stays. */
void out_clear(void);

#endif
