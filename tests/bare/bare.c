/* See bare.h. */
#include "bare.h"

#include <criterion/redirect.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

enum { USUAL_TIMEOUT = 10, PRINTED_MAX = 1 << 16 };

BareTest *bare_first;
static BareTest **last_test = &bare_first;
static BareSuite *suites;

void bare_add_test(BareTest *test) {
    *last_test = test;
    last_test = &test->next;
}

void bare_add_suite(BareSuite *suite) {
    suite->next = suites;
    suites = suite;
}

void bare_fails(const char *condition, const char *file, int line, const char *message,
                ...) {
    va_list values;
    fprintf(stderr, "%s:%d: %s%s", file, line, condition, *message ? ": " : "");
    va_start(values, message);
    vfprintf(stderr, message, values);
    va_end(values);
    fprintf(stderr, "\n");
    _exit(1);
}

void bare_limit_time(const BareTest *test, int share) {
    int seconds = (test->timeout ? test->timeout : USUAL_TIMEOUT) / share;
    struct rusage used;
    struct rlimit limit;
    getrusage(RUSAGE_SELF, &used);
    getrlimit(RLIMIT_CPU, &limit);
    limit.rlim_cur = (rlim_t)(used.ru_utime.tv_sec + used.ru_stime.tv_sec + 1 + seconds);
    setrlimit(RLIMIT_CPU, &limit);
}

static const BareSuite *suite_of(const BareTest *test) {
    const BareSuite *suite = suites;
    while (suite && strcmp(suite->name, test->suite) != 0) suite = suite->next;
    return suite;
}

void bare_begin(const BareTest *test) {
    const BareSuite *suite = suite_of(test);
    if (suite && suite->init) suite->init();
    if (test->init) test->init();
}

void bare_end(const BareTest *test) {
    const BareSuite *suite = suite_of(test);
    if (test->fini) test->fini();
    if (suite && suite->fini) suite->fini();
}

static FILE *printed;

void cr_redirect_stdout(void) {
    fflush(stdout);
    printed = tmpfile();
    if (!printed || dup2(fileno(printed), STDOUT_FILENO) < 0)
        bare_fails("standard output can be kept", __FILE__, __LINE__, "%s", "");
}

bool bare_printed(const char *words) {
    static char text[PRINTED_MAX];
    fflush(stdout);
    rewind(printed);
    text[fread(text, 1, sizeof text - 1, printed)] = 0;
    if (strcmp(text, words) == 0) return true;
    fprintf(stderr, "printed:\n%s", text);
    return false;
}
