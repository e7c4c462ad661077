/* Writing for people: filtered, in the width of the window, with failures noticed. */
#include "term/out.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/text.h"

/* Lines above WIDTH_MOST are hard to read, and below WIDTH_LEAST no table fits. */
enum { WIDTH_USUAL = 80, WIDTH_LEAST = 40, WIDTH_MOST = 160 };
/* If the height of the window is unknown. */
enum { ROWS_USUAL = 60 };

static void put_words(FILE *to, const char *words) {
    while (*words) {
        int bytes = text_visible(words);
        if (bytes > 0)
            fwrite(words, 1, (size_t)bytes, to);
        else if (*words == '\n')
            putc('\n', to);
        else
            putc(*words == '\t' ? ' ' : '?', to);
        words += bytes > 0 ? bytes : max_int(1, text_character(words));
    }
}

static void put_list(FILE *to, const char *format, va_list arguments) {
    va_list again;
    va_copy(again, arguments);
    size_t size = (size_t)vsnprintf(NULL, 0, format, arguments) + 1;
    char *whole = alloc_zero(size);
    vsnprintf(whole, size, format, again);
    put_words(to, whole);
    alloc_free(whole);
    va_end(again);
}

void out(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    put_list(stdout, format, arguments);
    va_end(arguments);
}

void out_words(const char *words) {
    put_words(stdout, words);
}

void out_error(const char *format, ...) {
    va_list arguments;
    fflush(stdout);
    va_start(arguments, format);
    put_list(stderr, format, arguments);
    va_end(arguments);
}

void out_progress(bool last, const char *format, ...) {
    char words[200];
    Text line = TEXT(200);
    va_list arguments;
    if (!isatty(STDERR_FILENO)) return;
    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);
    text_add_visible(&line, words);
    fprintf(stderr, "\r%s%s", line.at, last ? "\n" : "");
}

bool out_flush(void) {
    return fflush(stdout) == 0 && !ferror(stdout);
}

bool out_close(const char **reason) {
    bool failed = ferror(stdout) != 0;
    errno = 0;
    if (fclose(stdout) == 0 && !failed) return true;
    *reason = errno ? strerror(errno) : "";
    return false;
}

/* Columns and rows of the terminal; zeros where there is none or it does not say. */
static struct winsize window(void) {
    struct winsize size = {0};
    if (!isatty(STDOUT_FILENO) || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
        return (struct winsize){0};
    return size;
}

int out_width(void) {
    int columns = window().ws_col;
    const char *said = getenv("COLUMNS");
    if (columns == 0 && !(said && text_to_int(said, 1, 10000, &columns)))
        columns = WIDTH_USUAL;
    return clamp_int(columns, WIDTH_LEAST, WIDTH_MOST);
}

int out_height(void) {
    return window().ws_row;
}

static bool knows_escapes(void) {
    const char *kind = getenv("TERM");
    return kind && *kind && !text_equal(kind, "dumb") && !text_equal(kind, "unknown");
}

void out_clear(void) {
    if (!isatty(STDOUT_FILENO)) return;
    if (knows_escapes()) {
        fputs("\033[H\033[2J\033[3J",
              stdout); /* home, the screen, what was scrolled away */
        return;
    }
    int rows = window().ws_row;
    for (int i = 0; i < (rows ? rows : ROWS_USUAL); i++) putc('\n', stdout);
}
