/* Rules text from patterns; see verbs.h for the marks. */
#include <string.h>

#include "base/require.h"

#include "engine/verbs.h"

/* One mark or letter; a form in braces is left to the caller. */
static void add_mark(Text *out, char mark, int amount, const char *first,
                     const char *second) {
    switch (mark) {
    case '#': text_format(out, "%d", amount); break;
    case '~': text_format(out, amount > 0 ? "+%d" : "%d", amount); break;
    case '@': text_add(out, first); break;
    case '&': text_add(out, second); break;
    default: text_char(out, mark);
    }
}

void verb_words(Text *out, const char *pattern, int amount, const char *first,
                const char *second) {
    bool one = amount == 1 || amount == -1;
    bool skips = false; /* within the half of a form that does not fit */
    for (const char *at = pattern; *at; at++) {
        if (*at == '{')
            skips = !one;
        else if (*at == '|')
            skips = one;
        else if (*at == '}')
            skips = false;
        else if (!skips)
            add_mark(out, *at, amount, first, second);
    }
}

const char *verb_keep(char *room, int size, int *used, const Text *words) {
    if (words->length == 0) return "";
    REQUIRE(*used + words->length + 1 <= size);
    char *kept = room + *used;
    memcpy(kept, words->at, (size_t)words->length + 1);
    *used += words->length + 1;
    return kept;
}
