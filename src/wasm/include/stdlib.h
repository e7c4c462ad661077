/* The part of the C library's <stdlib.h> that src/base uses; see heap.c. */
#ifndef BAIZE_WASM_STDLIB_H
#define BAIZE_WASM_STDLIB_H

#include <stddef.h>
#include <stdnoreturn.h>

void *realloc(void *old, size_t size); /* NULL when there is no memory left */
void free(void *memory);
noreturn void abort(void);

#endif
