/*
 * The part of Criterion that our tests use. Criterion starts its program again for each test,
 * which under sanitizers takes longer than most tests; here a test is a fork of the program
 * (forked.c), and for tools/mutants, where one failure is enough, all tests share one
 * process (together.c). The preset `clang` runs the same tests by Criterion itself.
 *
 * A failing assertion says its condition and its message, not the two values. A test that
 * never ends is stopped by the processor time it used, not by the clock, so that a busy
 * machine makes no difference.
 */
#ifndef BAIZE_TESTS_BARE_CRITERION_H
#define BAIZE_TESTS_BARE_CRITERION_H
#pragma GCC system_header

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

typedef struct BareTest {
    const char *suite, *name;
    void (*run)(void);
    void (*init)(void), (*fini)(void);
    int timeout;           /* in seconds; 0: not given */
    int signal, exit_code; /* how it has to end */
    size_t (*count)(void); /* with parameters: how many, and the test with one of them */
    void (*run_with)(size_t parameter);
    bool done;
    struct BareTest *next;
} BareTest;

typedef struct BareSuite {
    const char *name;
    void (*init)(void), (*fini)(void);
    struct BareSuite *next;
} BareSuite;

extern int bare_mutant;

void bare_add_test(BareTest *test);
void bare_add_suite(BareSuite *suite);
__attribute__((format(printf, 4, 5))) _Noreturn void
bare_fails(const char *condition, const char *file, int line, const char *message, ...);

#define Test(Suite, Name, ...)                                                             \
    static void Suite##_##Name##_run(void);                                                \
    __attribute__((constructor)) static void Suite##_##Name##_add(void) {                  \
        static BareTest test = {                                                           \
            .suite = #Suite, .name = #Name, .run = Suite##_##Name##_run, __VA_ARGS__};     \
        bare_add_test(&test);                                                              \
    }                                                                                      \
    static void Suite##_##Name##_run(void)

#define TestSuite(Suite, ...)                                                              \
    __attribute__((constructor)) static void Suite##_add(void) {                           \
        static BareSuite suite = {.name = #Suite, __VA_ARGS__};                            \
        bare_add_suite(&suite);                                                            \
    }                                                                                      \
    _Static_assert(true, "")

#define cr_assert(Condition, ...)                                                          \
    ((Condition) ? (void)0 : bare_fails(#Condition, __FILE__, __LINE__, "" __VA_ARGS__))
#define cr_assert_fail(...)          bare_fails("", __FILE__, __LINE__, "" __VA_ARGS__)
#define cr_assert_not(A, ...)        cr_assert(!(A), __VA_ARGS__)
#define cr_assert_null(A, ...)       cr_assert((A) == NULL, __VA_ARGS__)
#define cr_assert_not_null(A, ...)   cr_assert((A) != NULL, __VA_ARGS__)
#define cr_assert_eq(A, B, ...)      cr_assert((A) == (B), __VA_ARGS__)
#define cr_assert_neq(A, B, ...)     cr_assert((A) != (B), __VA_ARGS__)
#define cr_assert_lt(A, B, ...)      cr_assert((A) < (B), __VA_ARGS__)
#define cr_assert_leq(A, B, ...)     cr_assert((A) <= (B), __VA_ARGS__)
#define cr_assert_gt(A, B, ...)      cr_assert((A) > (B), __VA_ARGS__)
#define cr_assert_geq(A, B, ...)     cr_assert((A) >= (B), __VA_ARGS__)
#define cr_assert_str_eq(A, B, ...)  cr_assert(strcmp((A), (B)) == 0, __VA_ARGS__)
#define cr_assert_str_neq(A, B, ...) cr_assert(strcmp((A), (B)) != 0, __VA_ARGS__)
#define cr_assert_arr_eq(A, B, Size, ...)                                                  \
    cr_assert(memcmp((A), (B), (Size)) == 0, __VA_ARGS__)

/* The first failure is the last. */
#define cr_expect          cr_assert
#define cr_expect_fail     cr_assert_fail
#define cr_expect_not      cr_assert_not
#define cr_expect_null     cr_assert_null
#define cr_expect_not_null cr_assert_not_null
#define cr_expect_eq       cr_assert_eq
#define cr_expect_neq      cr_assert_neq
#define cr_expect_lt       cr_assert_lt
#define cr_expect_leq      cr_assert_leq
#define cr_expect_gt       cr_assert_gt
#define cr_expect_geq      cr_assert_geq
#define cr_expect_str_eq   cr_assert_str_eq
#define cr_expect_str_neq  cr_assert_str_neq
#define cr_expect_arr_eq   cr_assert_arr_eq

#endif
