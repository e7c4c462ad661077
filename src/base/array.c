/* Arrays that grow one item at a time: see array.h. */
#include <stddef.h>

#include "base/alloc.h"
#include "base/array.h"

/* As wide as the strictest alignment, so that any item may follow it. */
typedef union Head {
    int room;
    max_align_t widest;
} Head;

enum { ROOM_FIRST = 8 };

void *array_room(void *items, int count, size_t size) {
    Head *first = items;
    Head *head = first ? first - 1 : NULL;
    int room = head ? head->room : 0;
    if (count < room) return items;

    room = room ? room * 2 : ROOM_FIRST;
    head = alloc_resize(head, sizeof *head + (size_t)room * size);
    head->room = room;
    return head + 1;
}

void array_free(void *items) {
    Head *first = items;
    alloc_free(first ? first - 1 : NULL);
}

char *kept_add(Kept *k, const char *words) {
    ARRAY_ADD(k->at, k->count, alloc_copy(words));
    return k->at[k->count - 1];
}

void kept_clear(Kept *k) {
    while (k->count) alloc_free(k->at[--k->count]);
}

void kept_free(Kept *k) {
    kept_clear(k);
    array_free(k->at);
    k->at = NULL;
}
