/* Memory that is always there: when there is none left, the program ends here. */
#include "base/alloc.h"

#include <stdlib.h>
#include <string.h>

#include "base/require.h"

void *alloc_resize(void *old, size_t size) {
    void *memory = realloc(old, size ? size : 1);
    if (!memory) require_failed("there is memory left", __FILE__, __LINE__);
    return memory;
}

void *alloc_zero(size_t size) {
    return memset(alloc_resize(NULL, size), 0, size);
}

char *alloc_copy_some(const char *bytes, size_t count) {
    char *copy = alloc_resize(NULL, count + 1);
    memcpy(copy, bytes, count);
    copy[count] = 0;
    return copy;
}

char *alloc_copy(const char *words) {
    return alloc_copy_some(words, strlen(words));
}

void alloc_free(void *memory) {
    free(memory);
}
