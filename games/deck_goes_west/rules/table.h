/*
 * What every rule function works on, the functions of the questions, and how events are told.
 * All functions that files of this game share carry the prefix west_.
 */
#ifndef DECK_GOES_WEST_TABLE_H
#define DECK_GOES_WEST_TABLE_H

#include "deck_goes_west/rules/events.h"
#include "deck_goes_west/rules/state.h"

/* A match at work: content, state and where it is told. */
typedef struct Table {
    const Content *c;
    WestState *s;
    EventLog *log;
} Table;

static inline void tell(Table *t, int kind, int seat, int a, int b, int d) {
    event_add(t->log, event_public(kind, seat < 0 ? SEAT_CLOCK : (Seat)seat, a, b, d));
}

static inline void tell4(Table *t, int kind, int seat, int a, int b, int d, int e) {
    event_add(t->log, event_public4(kind, seat < 0 ? SEAT_CLOCK : (Seat)seat, a, b, d, e));
}

/* What there may be very much of in one night: the log has room for what follows. */
static inline void tell_detail(Table *t, int kind, int a, int b, int d, int e) {
    if (t->log && t->log->count < EVENTS_MAX / 2) tell4(t, kind, -1, a, b, d, e);
}

/* The functions of questions.h, whichever file defines them. */
#define DECLARE(KIND, list, answer, ...)                                                   \
    void list(const Content *c, const WestState *s, int seat, OptionList *out);            \
    void answer(Table *t, int seat, Option o);
WEST_QUESTIONS(DECLARE)
#undef DECLARE

#endif
