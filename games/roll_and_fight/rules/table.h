/*
 * What every rule function works on, the functions of the questions, and how events are told.
 * All functions that files of this game share carry the prefix roll_.
 */
#ifndef ROLL_AND_FIGHT_TABLE_H
#define ROLL_AND_FIGHT_TABLE_H

#include "roll_and_fight/rules/events.h"
#include "roll_and_fight/rules/state.h"

typedef struct Table {
    const Content *c;
    RollState *s;
    EventLog *log;
} Table;

static inline void tell(const Table *t, int kind, int seat, int a, int b, int c) {
    Seat who = seat < 0 ? SEAT_CLOCK : (Seat)seat;
    event_add(t->log, event_public(kind, who, a, b, c));
}

/* The functions of questions.h, whichever file defines them. */
#define DECLARE(KIND, list, answer, ...)                                                   \
    void list(const Content *c, const RollState *s, Seat seat, OptionList *out);           \
    void answer(Table *t, Seat seat, Option o);
ROLL_QUESTIONS(DECLARE)
#undef DECLARE

/* hide.c: what is wrong with one player's things, or NULL. */
const char *roll_check_player(const Content *c, const Player *p);

#endif
