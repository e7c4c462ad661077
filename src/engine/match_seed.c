/* Seeds in words: a short number for people, or all 128 bits for records. */
#include "engine/match_private.h"

enum { HALF_DIGITS = 16 };

Seed seed_from_number(uint64_t number) {
    return (Seed){{0, number}};
}

void seed_write(Seed seed, Text *out) {
    text_format(out, "%016llx%016llx", (unsigned long long)seed.half[0],
                (unsigned long long)seed.half[1]);
}

bool hex_read(const char *word, int digits, uint64_t *out) {
    *out = 0;
    for (int i = 0; i < digits; i++) {
        char c = word[i];
        int digit = c >= '0' && c <= '9'   ? c - '0'
                    : c >= 'a' && c <= 'f' ? c - 'a' + 10
                    : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                           : -1;
        if (digit < 0) return false;
        *out = *out << 4 | (uint64_t)digit;
    }
    return true;
}

/* Hex first: a record's seed may happen to have no letter in it. */
bool seed_read(const char *words, Seed *out, Error *err) {
    uint64_t number;
    Seed seed;
    if (hex_read(words, HALF_DIGITS, &seed.half[0]) &&
        hex_read(words + HALF_DIGITS, HALF_DIGITS, &seed.half[1]) &&
        words[2 * HALF_DIGITS] == '\0') {
        *out = seed;
        return true;
    }
    if (!text_to_number(words, UINT64_MAX, &number))
        return error_set(err, "'%s' is not a seed; expected a number or 32 hex digits.",
                         words);
    *out = seed_from_number(number);
    return true;
}
