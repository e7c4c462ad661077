/* A test with parameters: here one test that goes through all of them; see criterion.h. */
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
    Test(Suite, Name, __VA_ARGS__) {                                                       \
        BareParameters all = Suite##_##Name##_parameters();                                \
        for (size_t i = 0; i < all.count; i++)                                             \
            Suite##_##Name##_with((void *)(all.at + i * all.size));                        \
    }                                                                                      \
    static void Suite##_##Name##_with(Parameter)

#endif
