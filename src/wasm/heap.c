/*
 * A small allocator: blocks of powers of two, each size with a list of free ones. A match
 * allocates a few dozen blocks and a view some hundreds, all of a few sizes that come back
 * again and again, so lists by size waste less than they look and never fragment. Memory
 * that WebAssembly gave is never returned to it.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Blocks of 2^5 to 2^30 bytes, the head included. */
enum { ORDER_MIN = 5, ORDER_MAX = 30, PAGE_BYTES = 65536 };

/* Stands before every block; 16 bytes, so that what follows is aligned for anything. */
typedef struct Block {
    struct Block *next; /* while it is free */
    uint32_t order;     /* 2^order bytes in all */
    uint32_t unused[2];
} Block;

static Block *free_blocks[ORDER_MAX + 1];
static uintptr_t fresh, fresh_end; /* memory that was never handed out */

extern unsigned char __heap_base; /* set by the linker: the first free byte */

static uint32_t order_for(size_t size) {
    uint32_t order = ORDER_MIN;
    while (order < ORDER_MAX && ((size_t)1 << order) < size + sizeof(Block)) order++;
    return order;
}

/* More pages from WebAssembly, so that `bytes` fresh ones are there. */
static int need_fresh(size_t bytes) {
    if (fresh == 0) {
        fresh = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
        fresh_end = __builtin_wasm_memory_size(0) * PAGE_BYTES;
    }
    if (fresh_end - fresh >= bytes) return 1;
    size_t pages = (bytes - (fresh_end - fresh) + PAGE_BYTES - 1) / PAGE_BYTES;
    if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return 0;
    fresh_end += pages * PAGE_BYTES;
    return 1;
}

static Block *take_block(uint32_t order) {
    Block *block = free_blocks[order];
    if (block) {
        free_blocks[order] = block->next;
        return block;
    }
    size_t bytes = (size_t)1 << order;
    if (!need_fresh(bytes)) return NULL;
    block = (Block *)fresh;
    fresh += bytes;
    block->order = order;
    return block;
}

void free(void *memory) {
    if (!memory) return;
    Block *block = (Block *)memory - 1;
    block->next = free_blocks[block->order];
    free_blocks[block->order] = block;
}

void *realloc(void *old, size_t size) {
    uint32_t order = order_for(size);
    if (size > ((size_t)1 << ORDER_MAX) - sizeof(Block)) return NULL;
    Block *before = old ? (Block *)old - 1 : NULL;
    if (before && before->order >= order) return old;

    Block *block = take_block(order);
    if (!block) return NULL;
    if (before) memcpy(block + 1, old, ((size_t)1 << before->order) - sizeof(Block));
    free(old);
    return block + 1;
}

noreturn void abort(void) {
    __builtin_trap();
}
