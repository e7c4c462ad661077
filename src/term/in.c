/* Reading lines from standard input. */
#include "term/in.h"

#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "base/text.h"

#include "term/out.h"

/* Nothing of a terminal is kept in our own memory: what was typed ahead waits in the
 * terminal alone, where in_drop can take it away. */
void in_open(void) {
    if (in_waits()) setvbuf(stdin, NULL, _IONBF, 0);
}

bool in_waits(void) {
    return isatty(STDIN_FILENO);
}

void in_drop(void) {
    if (in_waits()) tcflush(STDIN_FILENO, TCIFLUSH);
}

/* Up to the end of the line, which is dropped. False when there was nothing more. */
static bool read_line(char line[LINE_SIZE]) {
    int length = 0, c = getchar();
    if (c == EOF) return false;
    for (; c != EOF && c != '\n'; c = getchar())
        if (length < LINE_SIZE - 1) line[length++] = c ? (char)c : '?';
    line[length] = 0;
    return true;
}

static void trim(char *line) {
    text_trim_end(line);
    size_t spaces = strspn(line, " \t");
    memmove(line, line + spaces, strlen(line) - spaces + 1);
}

/* Keys and bytes that are not characters are not part of an answer. */
static void make_visible(char *line) {
    for (char *at = line; *at;) {
        int bytes = text_visible(at);
        if (bytes == 0) *at = '?';
        at += max_int(1, bytes);
    }
}

/* A terminal hands over whole lines, so that whatever can be read is one, or the end. */
static bool comes_within(int wait_ms) {
    struct pollfd wait = {.fd = STDIN_FILENO, .events = POLLIN};
    return wait_ms < 0 || !in_waits() || poll(&wait, 1, wait_ms) != 0;
}

InResult in_line_within(const char *prompt, int wait_ms, char line[LINE_SIZE]) {
    out_words(prompt);
    if (!out_flush()) return IN_END;
    if (!comes_within(wait_ms)) return IN_LATE;
    if (!read_line(line)) {
        out("\n");
        return IN_END;
    }
    trim(line);
    make_visible(line);
    if (!in_waits()) out("%s\n", line); /* a transcript shows the answers */
    return IN_LINE;
}

bool in_line(const char *prompt, char line[LINE_SIZE]) {
    return in_line_within(prompt, -1, line) == IN_LINE;
}
