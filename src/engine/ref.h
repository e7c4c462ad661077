/*
 * References: what front ends call the things on the table. They are stable throughout a
 * match: `card:17`, `space:4`, `seat:1`, `track:panic`, `zone:store`. What a viewer may not see
 * has a count and no reference.
 */
#ifndef BAIZE_ENGINE_REF_H
#define BAIZE_ENGINE_REF_H

#include "base/text.h"

#define OWNER_TABLE (-1) /* else a seat */

typedef enum RefKind {
    REF_NONE,
    REF_CARD,
    REF_SPACE,
    REF_SEAT,
    REF_TRACK,
    REF_ZONE,
    REF_TOKEN
} RefKind;

/* Cards, spaces and seats are numbers; tracks and zones are named by their id, tokens by
 * their kind, which stands for any token of that kind. */
typedef struct Ref {
    RefKind kind;
    int index;      /* REF_CARD, REF_SPACE, REF_SEAT */
    const char *id; /* REF_TRACK, REF_ZONE, REF_TOKEN */
} Ref;

static inline Ref ref_card(int index) {
    return (Ref){REF_CARD, index, NULL};
}
static inline Ref ref_space(int index) {
    return (Ref){REF_SPACE, index, NULL};
}
static inline Ref ref_seat(int index) {
    return (Ref){REF_SEAT, index, NULL};
}
static inline Ref ref_track(const char *id) {
    return (Ref){REF_TRACK, 0, id};
}
static inline Ref ref_zone(const char *id) {
    return (Ref){REF_ZONE, 0, id};
}
static inline Ref ref_token(const char *kind) {
    return (Ref){REF_TOKEN, 0, kind};
}
void ref_words(Ref r, Text *out); /* "card:17" */

/* The things that an option or an event is about. */
enum { TARGETS_MAX = 8 };
typedef struct Targets {
    int count;
    Ref at[TARGETS_MAX];
    bool named[TARGETS_MAX]; /* by its words; the others are only pointed at */
} Targets;
void target_add(Targets *t, Ref r);

#endif
