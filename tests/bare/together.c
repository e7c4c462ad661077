/*
 * Runs the tests of one game in this process and stops at the first that fails: see
 * criterion/criterion.h. Each test's name is printed before it runs, so that the last line
 * names the one that failed, even if it crashed.
 *
 *   --mutant N    with this change of the rules (tools/mutants)
 *   --long        with the tests that take long: random matches under the laws of all games
 *   --reach       behind each name the numbers of the functions that the test comes to, of
 *                 those that have a change
 *   SUITE/NAME    this one before the others
 *   --only        no others
 */
#include "bare.h"

#include <stdio.h>
#include <stdlib.h>

/* Limits of time are written for builds with sanitizers on a busy machine: counted as
 * processor time, a fifth of them is plenty. */
enum { LONG_TIMEOUT = 300, TIMEOUT_SHARE = 5 };

enum { FUNCTIONS_MAX = 4096 };

/* Of the changes that tools/mutants builds into the rules, the one that counts (0: none), and
 * the functions with a change that this test has come to. */
int bare_mutant;
unsigned char bare_reached[FUNCTIONS_MAX];

static bool only_named, with_long, show_reach;

static void print_reach(void) {
    for (int i = 0; i < FUNCTIONS_MAX && show_reach; i++)
        if (bare_reached[i]) printf(" %d", i);
    memset(bare_reached, 0, sizeof bare_reached);
}

static void run(BareTest *test) {
    test->done = true;
    printf("\n%s/%s", test->suite, test->name);
    fflush(stdout);
    bare_limit_time(test, TIMEOUT_SHARE);
    bare_begin(test);
    test->run();
    bare_end(test);
    print_reach();
}

static bool is_called(const BareTest *test, const char *words) {
    size_t length = strlen(test->suite);
    return strncmp(words, test->suite, length) == 0 && words[length] == '/' &&
           strcmp(words + length + 1, test->name) == 0;
}

static void run_named(const char *words) {
    for (BareTest *test = bare_first; test; test = test->next)
        if (!test->done && is_called(test, words)) run(test);
}

/* Returns how many of the words it has read. */
static int read_option(const char *word, const char *value) {
    only_named |= strcmp(word, "--only") == 0;
    with_long |= strcmp(word, "--long") == 0;
    show_reach |= strcmp(word, "--reach") == 0;
    if (strcmp(word, "--mutant") != 0) return 1;
    bare_mutant = value ? atoi(value) : 0;
    return 2;
}

static bool is_wanted(const BareTest *test) {
    return !test->done && (with_long || test->timeout < LONG_TIMEOUT);
}

int main(int count, char **words) {
    int at = 1;
    while (at < count && words[at][0] == '-') at += read_option(words[at], words[at + 1]);
    while (at < count) run_named(words[at++]);
    for (BareTest *test = bare_first; test && !only_named; test = test->next)
        if (is_wanted(test)) run(test);
    return bare_first ? 0 : 1; /* no tests prove nothing */
}
