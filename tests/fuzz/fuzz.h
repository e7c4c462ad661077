/*
 * What the fuzz targets share. Each tests/fuzz/NAME.c becomes the program fuzz_NAME under
 * the preset `fuzz`; what it once found, and good examples, are kept in tests/corpus/NAME/.
 *
 *   build/fuzz/fuzz_NAME tests/corpus/NAME -runs=0        run the kept cases
 *   build/fuzz/fuzz_NAME FOLDER tests/corpus/NAME         look for more, into FOLDER
 */
#ifndef BAIZE_TESTS_FUZZ_H
#define BAIZE_TESTS_FUZZ_H

#include <stddef.h>
#include <stdint.h>

#include "base/alloc.h"
#include "base/require.h"

/* libFuzzer calls this with every input it makes up; a crash is a find. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The input as words that end in a zero byte; the caller frees it. */
static inline char *fuzz_text(const uint8_t *data, size_t size) {
    return alloc_copy_some((const char *)data, size);
}

#endif
