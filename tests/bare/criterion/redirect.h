/* What a test has printed; see criterion.h. */
#ifndef BAIZE_TESTS_BARE_REDIRECT_H
#define BAIZE_TESTS_BARE_REDIRECT_H
#pragma GCC system_header

#include <criterion/criterion.h>

void cr_redirect_stdout(void);
bool bare_printed(const char *words);

#define cr_assert_stdout_eq_str(Words) cr_assert(bare_printed(Words))

#endif
