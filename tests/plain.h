/* Words without their marks, as people read them; the last four stay valid. */
#ifndef BAIZE_TESTS_PLAIN_H
#define BAIZE_TESTS_PLAIN_H

#include "base/text.h"

static inline const char *plain(const char *words) {
    static char rooms[4][1024];
    static int next;
    char *room = rooms[next++ % 4];
    Text out = text_over(room, sizeof rooms[0]);
    text_add(&out, words);
    return room;
}

#endif
