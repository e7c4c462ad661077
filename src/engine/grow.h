/*
 * Arrays that grow one item at a time. The owner keeps the items and their count; the
 * capacity is stored in front of the items, so that emptying an array keeps its memory.
 */
#ifndef BAIZE_ENGINE_GROW_H
#define BAIZE_ENGINE_GROW_H

#include <stddef.h>

/* The array, perhaps moved, with room for item [count]. NULL starts a new one. */
void *grow(void *items, int count, size_t size);
void grow_free(void *items); /* NULL is legal */

#endif
