/* What the two runners share: the list of tests, and what comes before and after each. */
#ifndef BAIZE_TESTS_BARE_BARE_H
#define BAIZE_TESTS_BARE_BARE_H

#include <criterion/criterion.h>

extern BareTest *bare_first;

/* From now on the test may use `timeout / share` seconds of processor time. */
void bare_limit_time(const BareTest *test, int share);
void bare_begin(const BareTest *test);
void bare_end(const BareTest *test);

#endif
