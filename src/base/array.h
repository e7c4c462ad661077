/* Arrays that grow one item at a time. The owner keeps the items and their count; the
 * capacity is stored in front of the items, so that emptying an array keeps its memory. */
#ifndef BAIZE_BASE_ARRAY_H
#define BAIZE_BASE_ARRAY_H

#include <stddef.h>

/* The array, perhaps moved, with room for item [count]. NULL starts a new one. */
void *array_room(void *items, int count, size_t size);
void array_free(void *items); /* NULL is legal */

/* Adds an item at the end. */
#define ARRAY_ADD(items, count, ...)                                                       \
    ((items) = array_room(items, count, sizeof *(items)),                                  \
     (items)[(count)++] = (__VA_ARGS__))

/* Copies of strings that end together. Starts as {0}. */
typedef struct Kept {
    char **at;
    int count;
} Kept;

char *kept_add(Kept *k, const char *words); /* the copy */
void kept_clear(Kept *k);                   /* frees the copies, keeps the room */
void kept_free(Kept *k);

#endif
