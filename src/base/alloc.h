/* Memory for boxes, matches and front ends; the rules themselves allocate nothing. If
 * memory runs out, the program dies here, in one place, with a sentence. */
#ifndef BAIZE_BASE_ALLOC_H
#define BAIZE_BASE_ALLOC_H

#include <stddef.h>

void *alloc_zero(size_t size);              /* zeroed; never NULL */
void *alloc_resize(void *old, size_t size); /* like realloc; never NULL */
char *alloc_copy(const char *words);        /* a copy that the caller frees */
char *alloc_copy_some(const char *bytes, size_t count);
void alloc_free(void *memory); /* NULL is legal */

#endif
