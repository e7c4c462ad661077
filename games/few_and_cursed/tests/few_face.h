/*
 * What the tests of the face share: Redhead and Maecenas at a table, and the numbers by
 * which words and prices name the parts.
 */
#ifndef FEW_AND_CURSED_FEW_FACE_H
#define FEW_AND_CURSED_FEW_FACE_H

#include <criterion/criterion.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "few_and_cursed/content/card_text.h"
#include "few_and_cursed/face/face.h"

#include "face_desk.h"

enum { RED = 0, MAE = 1 };

/* Redhead and Maecenas. */
static inline Desk table(const char *position) {
    return desk_open("few-and-cursed", "mode rivals; seats 2; character redhead, maecenas",
                     position);
}

static inline Desk table_of(const char *setup, const char *position) {
    return desk_open("few-and-cursed", setup, position);
}

static inline const Content *printed(const Desk *d) {
    return d->box->box.content;
}

static inline const FewState *state(const Desk *d) {
    return (const FewState *)match_state(d->match);
}

/* Good until the fourth call after. */
static inline const char *words(const char *format, ...) {
    static char room[4][WORDS_BYTES];
    static int next;
    char *out = room[next++ % 4];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(out, WORDS_BYTES, format, arguments);
    va_end(arguments);
    return out;
}

#define PLACE_OF(table, count, id)                                                         \
    for (int i = 0; i < (count); i++)                                                      \
        if (text_equal((table)[i].id, id)) return i;                                       \
    cr_assert_fail("nothing is called %s", id);                                            \
    return -1

static inline int card(const Desk *d, const char *id) {
    PLACE_OF(printed(d)->designs, printed(d)->design_count, id);
}

static inline int item_of(const Desk *d, const char *id) {
    PLACE_OF(printed(d)->items, printed(d)->item_count, id);
}

static inline int job_of(const Desk *d, const char *id) {
    PLACE_OF(printed(d)->jobs, printed(d)->job_count, id);
}

static inline int place_of(const Desk *d, const char *id) {
    PLACE_OF(printed(d)->spaces, printed(d)->space_count, id);
}

static inline int monster_of(const Desk *d, const char *id) {
    PLACE_OF(printed(d)->monsters, MONSTERS, id);
}

#endif
