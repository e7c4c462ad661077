/*
 * Runs each test as a fork of this process, as many at once as there are processors, and goes
 * on after a failure: see criterion/criterion.h. The last line counts them in Criterion's words.
 *
 *   --filter GLOB    only the tests called so, as SUITE/NAME
 */
#include "bare.h"

#include <fnmatch.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

enum { AT_ONCE_MAX = 64, WHOLE = 1 };

typedef struct Running {
    pid_t process; /* 0: this place is free */
    const BareTest *test;
    FILE *said; /* standard output and error, shown if it fails */
} Running;

static Running running[AT_ONCE_MAX];
static int at_once = 1;
static int passing, failing, crashing;

/* Only what the test itself printed is kept, since nothing may be written twice. */
static _Noreturn void run_child(const BareTest *test, size_t parameter, FILE *said) {
    dup2(fileno(said), STDOUT_FILENO);
    dup2(fileno(said), STDERR_FILENO);
    bare_limit_time(test, WHOLE);
    bare_begin(test);
    if (test->run_with)
        test->run_with(parameter);
    else
        test->run();
    bare_end(test);
    exit(0); /* and not _exit: leaks are looked for at the end */
}

static void show(FILE *said) {
    char text[4096];
    size_t length;
    rewind(said);
    while ((length = fread(text, 1, sizeof text, said))) fwrite(text, 1, length, stdout);
}

static void judge(const Running *r, int status) {
    bool killed = WIFSIGNALED(status);
    bool good = r->test->signal ? killed && WTERMSIG(status) == r->test->signal
                                : !killed && WEXITSTATUS(status) == r->test->exit_code;
    if (good) {
        passing++;
        return;
    }
    killed ? crashing++ : failing++;
    printf("FAILED: %s/%s", r->test->suite, r->test->name);
    if (killed) printf(" (%s)", strsignal(WTERMSIG(status)));
    printf("\n");
    show(r->said);
}

static void await_one(void) {
    int status;
    pid_t process = wait(&status);
    for (int i = 0; i < at_once; i++) {
        if (running[i].process != process) continue;
        judge(&running[i], status);
        fclose(running[i].said);
        running[i].process = 0;
    }
}

static Running *free_place(void) {
    while (true) {
        for (int i = 0; i < at_once; i++)
            if (!running[i].process) return &running[i];
        await_one();
    }
}

static void start(const BareTest *test, size_t parameter) {
    Running *r = free_place();
    *r = (Running){.test = test, .said = tmpfile()};
    fflush(stdout);
    r->process = r->said ? fork() : -1;
    if (r->process == 0) run_child(test, parameter, r->said);
    if (r->process < 0) {
        perror("a test cannot be started");
        exit(1);
    }
}

static bool is_wanted(const BareTest *test, const char *filter) {
    char name[512];
    snprintf(name, sizeof name, "%s/%s", test->suite, test->name);
    return fnmatch(filter, name, 0) == 0;
}

static void start_all(const BareTest *test) {
    size_t count = test->count ? test->count() : 1;
    for (size_t i = 0; i < count; i++) start(test, i);
}

static bool any_runs(void) {
    for (int i = 0; i < at_once; i++)
        if (running[i].process) return true;
    return false;
}

int main(int count, char **words) {
    const char *filter = count > 2 && strcmp(words[1], "--filter") == 0 ? words[2] : "*";
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    if (processors > 1) at_once = processors < AT_ONCE_MAX ? (int)processors : AT_ONCE_MAX;
    for (const BareTest *test = bare_first; test; test = test->next)
        if (is_wanted(test, filter)) start_all(test);
    while (any_runs()) await_one();
    printf("Tested: %d | Passing: %d | Failing: %d | Crashing: %d\n",
           passing + failing + crashing, passing, failing, crashing);
    return passing > 0 && failing + crashing == 0 ? 0 : 1; /* no tests prove nothing */
}
