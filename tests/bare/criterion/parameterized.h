/* A test with parameters: each is a test of its own where tests have processes of their own,
 * otherwise one test goes through all of them; see criterion.h. */
#ifndef BAIZE_TESTS_BARE_PARAMETERIZED_H
#define BAIZE_TESTS_BARE_PARAMETERIZED_H
#pragma GCC system_header

#include <criterion/criterion.h>

typedef struct BareParameters {
    size_t size;
    char *at;
    size_t count;
} BareParameters;

#define cr_make_param_array(Type, Array, Count)                                            \
    ((BareParameters){sizeof(Type), (char *)(Array), (Count)})

#define ParameterizedTestParameters(Suite, Name)                                           \
    static BareParameters Suite##_##Name##_parameters(void)

#define ParameterizedTest(Parameter, Suite, Name, ...)                                     \
    static void Suite##_##Name##_with(Parameter);                                          \
    static size_t Suite##_##Name##_count(void) {                                           \
        return Suite##_##Name##_parameters().count;                                        \
    }                                                                                      \
    static void Suite##_##Name##_run_with(size_t i) {                                      \
        BareParameters all = Suite##_##Name##_parameters();                                \
        Suite##_##Name##_with((void *)(all.at + i * all.size));                            \
    }                                                                                      \
    Test(Suite, Name, .count = Suite##_##Name##_count,                                     \
         .run_with = Suite##_##Name##_run_with, __VA_ARGS__) {                             \
        size_t count = Suite##_##Name##_count();                                           \
        for (size_t i = 0; i < count; i++) Suite##_##Name##_run_with(i);                   \
    }                                                                                      \
    static void Suite##_##Name##_with(Parameter)

#endif
