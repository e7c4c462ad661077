/*
 * Runs a program on a terminal of its own and talks to it, for tests of what only a terminal
 * shows: escape codes, the width of the window, what was typed ahead.
 *
 *   build/release/pty COLUMNSxROWS COMMAND [WORD...] <SCRIPT
 *
 * Each line of the script is one step, done when the one before it is:
 *
 *   see WORDS     waits until the program has written WORDS since the last `see`; `\n` in
 *                 them is the end of a line
 *   type WORDS    types them and Enter; `\n` is Enter too, so that lines can be typed ahead
 *   keys WORDS    types them without Enter
 *   size 50x20    makes the window another size
 *
 * At the end of the script the terminal is hung up once the program has ended. All that the
 * program wrote goes to standard output; the exit status is the program's, or 99 when it
 * ended before a `see`, or was silent for a minute.
 */
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include "base/text.h"

enum { SILENCE_MS = 60000, STATUS_STUCK = 99 };

typedef struct Terminal {
    int handle; /* our side of it */
    pid_t program;
    Buffer written;
    size_t seen; /* what stands before this was seen already */
} Terminal;

static int fail(const char *what) {
    fprintf(stderr, "pty: %s\n", what);
    return STATUS_STUCK;
}

static bool set_size(int handle, const char *words) {
    struct winsize size = {0};
    char columns[8], rows[8];
    int across, down;
    if (!text_word(&words, "x", columns, sizeof columns) ||
        !text_word(&words, "", rows, sizeof rows) ||
        !text_to_int(columns, 1, 1000, &across) || !text_to_int(rows, 1, 1000, &down))
        return false;
    size.ws_col = (unsigned short)across;
    size.ws_row = (unsigned short)down;
    return ioctl(handle, TIOCSWINSZ, &size) == 0;
}

/* The program's side: its standard files are the terminal, which is its own. */
static void run_there(const char *terminal, char **command) {
    setsid();
    int there = open(terminal, O_RDWR);
    if (there < 0) _exit(STATUS_STUCK);
    for (int i = 0; i < 3; i++) dup2(there, i);
    execvp(command[0], command);
    _exit(STATUS_STUCK);
}

static bool start(Terminal *t, const char *size, char **command) {
    t->handle = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (t->handle < 0 || grantpt(t->handle) != 0 || unlockpt(t->handle) != 0) return false;
    const char *terminal = ptsname(t->handle);
    int kept = open(terminal, O_RDWR | O_NOCTTY | O_CLOEXEC); /* it stays open till then */
    if (kept < 0 || !set_size(t->handle, size)) return false;
    t->program = fork();
    if (t->program == 0) run_there(terminal, command);
    close(kept);
    return t->program > 0;
}

/* Reads what there is, waiting for it. False at the end, and after a long silence. */
static bool listen_once(Terminal *t) {
    char piece[4096];
    struct pollfd wait = {.fd = t->handle, .events = POLLIN};
    if (poll(&wait, 1, SILENCE_MS) <= 0) return false;
    ssize_t count = read(t->handle, piece, sizeof piece);
    if (count <= 0) return false;
    fwrite(piece, 1, (size_t)count, stdout);
    buffer_add_some(&t->written, piece, (size_t)count);
    return true;
}

/* The words of a step, with line breaks for `\n`. */
static void read_breaks(const char *words, Buffer *out) {
    buffer_add(out, "");
    for (; *words; words++) {
        bool is_break = words[0] == '\\' && words[1] == 'n';
        buffer_char(out, is_break ? '\n' : *words);
        words += is_break;
    }
}

static bool wait_for(Terminal *t, const char *words) {
    for (;;) {
        const char *from = t->written.data ? t->written.data + t->seen : "";
        const char *found = strstr(from, words);
        if (found) {
            t->seen = (size_t)(found - t->written.data) + strlen(words);
            return true;
        }
        if (!listen_once(t)) return false;
    }
}

static bool see(Terminal *t, const char *words) {
    Buffer wanted = {0};
    read_breaks(words, &wanted);
    bool seen = wait_for(t, wanted.data);
    buffer_free(&wanted);
    return seen;
}

/* In one piece: all of it waits in the terminal before the program reads any. */
static bool type(Terminal *t, const char *words, const char *end) {
    Buffer keys = {0};
    read_breaks(words, &keys);
    buffer_add(&keys, end);
    bool typed = write(t->handle, keys.data, keys.length) == (ssize_t)keys.length;
    buffer_free(&keys);
    return typed;
}

static bool follow(Terminal *t, const char *line) {
    if (text_starts(line, "see ")) return see(t, line + 4);
    if (text_starts(line, "type")) return type(t, line[4] ? line + 5 : "", "\n");
    if (text_starts(line, "keys ")) return type(t, line + 5, "");
    return text_starts(line, "size ") && set_size(t->handle, line + 5);
}

int main(int argc, char **argv) {
    Terminal t = {0};
    char line[400];
    if (argc < 3) return fail("takes a size and a command");
    if (!start(&t, argv[1], argv + 2)) return fail("there is no terminal");
    bool good = true;
    while (good && fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        good = follow(&t, line);
    }
    if (!good) fail(line);
    while (good && listen_once(&t)) continue;
    close(t.handle); /* hangs up on a program that still waits */
    int status;
    waitpid(t.program, &status, 0);
    buffer_free(&t.written);
    if (!good) return STATUS_STUCK;
    return WIFEXITED(status) ? WEXITSTATUS(status) : STATUS_STUCK;
}
