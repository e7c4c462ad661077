/* `baize web`: the web table, served to this machine's own browser. */
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

#include "base/file.h"

#include "server/http.h"
#include "server/site.h"

#include "term/out.h"

#include "cmd/cmd.h"
#include "cmd/options.h"

enum { USUAL_PORT = 8100 };

extern char **environ;

/* The folder of this program, without a slash at the end; "." if unknown. */
static void own_folder(char *room, size_t size) {
    ssize_t length = readlink("/proc/self/exe", room, size - 1);
    room[length > 0 ? length : 0] = 0;
    char *slash = strrchr(room, '/');
    if (slash)
        *slash = 0;
    else
        strcpy(room, ".");
}

/* Beside the sources it is web/dist, installed it is share/baize/web. */
static bool find_files(Text *folder, Error *err) {
    static const char *const places[] = {"../../web/dist", "../share/baize/web"};
    char own[PATH_ROOM];
    own_folder(own, sizeof own);
    Error first;
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        text_clear(folder);
        text_format(folder, "%s/%s", own, places[i]);
        if (site_check(folder->at, i == 0 ? &first : NULL)) return true;
    }
    return error_set(err, "%s", first.words);
}

/* A browser that does not open is not a failure: the address is on the screen. */
static void open_browser(char *address) {
    char program[] = "xdg-open";
    char *words[] = {program, address, NULL};

    posix_spawn_file_actions_t quiet;
    posix_spawn_file_actions_init(&quiet);
    posix_spawn_file_actions_addopen(&quiet, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&quiet, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_t usual; /* our blocked signals are not the browser's */
    posix_spawnattr_init(&usual);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&usual, &none);
    posix_spawnattr_setflags(&usual, POSIX_SPAWN_SETSIGMASK);
    pid_t child;
    if (posix_spawnp(&child, program, &quiet, &usual, words, environ) != 0)
        out("Open that address in a browser.\n");
    posix_spawnattr_destroy(&usual);
    posix_spawn_file_actions_destroy(&quiet);
}

/* Signals are blocked before the server's thread starts, so that only this waits for one. */
static void block_ends(sigset_t *ends) {
    sigemptyset(ends);
    sigaddset(ends, SIGINT);
    sigaddset(ends, SIGTERM);
    sigaddset(ends, SIGHUP);
    sigprocmask(SIG_BLOCK, ends, NULL);
}

static int serve(const char *folder, int port, bool opens, Error *err) {
    sigset_t ends;
    block_ends(&ends);
    HttpServer *server = http_start(port, HTTP_PATIENCE_MS, site_answer, folder, err);
    if (!server) return STATUS_FAILED;

    Text words = TEXT(64);
    text_format(&words, "http://127.0.0.1:%d/", http_port(server));
    out("The table is at %s (Ctrl+C ends it).\n", words.at);
    if (opens) open_browser(words.at);
    out_flush();

    int which;
    sigwait(&ends, &which);
    http_stop(server);
    return STATUS_DONE;
}

int web_command(int count, char **words, Error *err) {
    Words port_word = {0}, no_open = {0}, files = {0};
    Flag flags[] = {{"--port", TAKES_VALUE, &port_word},
                    {"--no-open", TAKES_NOTHING, &no_open},
                    {"--files", TAKES_VALUE, &files}};
    int port;
    if (!args_read(count, words, flags, 3, NULL, err) ||
        !args_int(&port_word, "--port", 0, 65535, USUAL_PORT, &port, err))
        return STATUS_USAGE;

    Text folder = PATH_TEXT();
    bool found;
    if (files.count > 0) {
        text_add(&folder, files.at[files.count - 1]);
        found = site_check(folder.at, err);
    } else {
        found = find_files(&folder, err);
    }
    if (!found) return STATUS_FAILED;
    return serve(folder.at, port, no_open.count == 0, err);
}
