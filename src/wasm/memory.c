/* The few functions of <string.h> that the core uses. The builtins are single WebAssembly
 * instructions (memory.copy, memory.fill), not calls of these very functions. */
#include <stdint.h>
#include <string.h>

void *memcpy(void *to, const void *from, size_t count) {
    return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
    return __builtin_memmove(to, from, count);
}

void *memset(void *to, int byte, size_t count) {
    return __builtin_memset(to, byte, count);
}

int memcmp(const void *a, const void *b, size_t count) {
    const unsigned char *left = a, *right = b;
    for (size_t i = 0; i < count; i++)
        if (left[i] != right[i]) return left[i] < right[i] ? -1 : 1;
    return 0;
}

size_t strlen(const char *words) {
    size_t length = 0;
    while (words[length]) length++;
    return length;
}

int strncmp(const char *a, const char *b, size_t count) {
    for (size_t i = 0; i < count; i++) {
        unsigned char left = (unsigned char)a[i], right = (unsigned char)b[i];
        if (left != right) return left < right ? -1 : 1;
        if (left == 0) return 0;
    }
    return 0;
}

int strcmp(const char *a, const char *b) {
    return strncmp(a, b, SIZE_MAX);
}

char *strchr(const char *words, int c) {
    for (;; words++) {
        if (*words == (char)c) return (char *)(uintptr_t)words;
        if (*words == 0) return NULL;
    }
}
