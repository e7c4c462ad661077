/*
 * Runs the tests of one game in this process and stops at the first that fails: see
 * criterion/criterion.h. Each test's name is printed before it runs, so that the last line
 * names the one that failed, even if it crashed.
 *
 *   --laws        with random matches under the laws of all games
 *   --mutant N    with this change of the rules (tools/mutants)
 *   SUITE/NAME    this one before the others
 */
#include <criterion/criterion.h>

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

/* Limits of time are written for builds with sanitizers on a busy machine: counted as
 * processor time, a fifth of them is plenty. */
enum { USUAL_TIMEOUT = 25, TIMEOUT_SHARE = 5 };

int bare_mutant; /* which of the changes built into the rules counts; 0: none */

static BareTest *first_test, **last_test = &first_test;
static BareSuite *suites;

void bare_add_test(BareTest *test) {
    *last_test = test;
    last_test = &test->next;
}

void bare_add_suite(BareSuite *suite) {
    suite->next = suites;
    suites = suite;
}

void bare_fails(const char *condition, const char *file, int line) {
    fprintf(stderr, "%s:%d: %s\n", file, line, condition);
    _exit(1);
}

/* From now on it may use so much processor time before the system ends it. */
static void limit_time(const BareTest *test) {
    int seconds = (test->timeout ? test->timeout : USUAL_TIMEOUT) / TIMEOUT_SHARE;
    struct rusage used;
    struct rlimit limit;
    getrusage(RUSAGE_SELF, &used);
    getrlimit(RLIMIT_CPU, &limit);
    limit.rlim_cur = (rlim_t)(used.ru_utime.tv_sec + used.ru_stime.tv_sec + 1 + seconds);
    setrlimit(RLIMIT_CPU, &limit);
}

static void run(BareTest *test) {
    test->done = true;
    printf("%s/%s\n", test->suite, test->name);
    fflush(stdout);
    limit_time(test);
    for (const BareSuite *suite = suites; suite; suite = suite->next)
        if (suite->init && strcmp(suite->name, test->suite) == 0) suite->init();
    test->run();
}

static bool is_called(const BareTest *test, const char *words) {
    size_t length = strlen(test->suite);
    return strncmp(words, test->suite, length) == 0 && words[length] == '/' &&
           strcmp(words + length + 1, test->name) == 0;
}

static void run_named(const char *words) {
    for (BareTest *test = first_test; test; test = test->next)
        if (!test->done && is_called(test, words)) run(test);
}

int main(int count, char **words) {
    bool laws = false;
    for (int i = 1; i < count; i++) {
        if (strcmp(words[i], "--laws") == 0)
            laws = true;
        else if (strcmp(words[i], "--mutant") == 0 && i + 1 < count)
            bare_mutant = atoi(words[++i]);
        else
            run_named(words[i]);
    }
    for (BareTest *test = first_test; test; test = test->next)
        if (!test->done && (laws || strcmp(test->suite, "conform") != 0)) run(test);
    return first_test ? 0 : 1; /* no tests are no proof */
}
