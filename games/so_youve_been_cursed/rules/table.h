/*
 * What every rule function works on, and the functions of the questions. All functions that
 * files of this game share carry the prefix cursed_, so that games can be linked together.
 */
#ifndef SO_YOUVE_BEEN_CURSED_TABLE_H
#define SO_YOUVE_BEEN_CURSED_TABLE_H

#include "so_youve_been_cursed/rules/events.h"
#include "so_youve_been_cursed/rules/state.h"

typedef struct Table {
    const Content *c;
    CursedState *s;
    EventLog *log;
    int cause; /* of what happens now; every step begins without one */
} Table;

/* What keeps an option from being possible, as refuse() has it; without `clause`, nothing. Each
 * act has one function that returns it: options and reasons both come from there. */
typedef struct Lack {
    const char *clause, *what;
    int amount;
} Lack;
#define NOTHING_LACKS ((Lack){NULL, NULL, 0})

static inline void cursed_offer_unless(OptionList *out, Option o, Lack lack) {
    if (!lack.clause)
        offer(out, o);
    else
        refuse(out, o, lack.clause, lack.what, lack.amount);
}

/* What a role did: an automa acts through the clock. */
static inline void cursed_tell(Table *t, int kind, Role role, int a, int b, int c) {
    if (seldom(t->log != NULL))
        event_add(t->log, event_public(kind, cursed_actor(t->s, role), a, b, c));
}

/* A role that a person plays. */
static inline void cursed_ask(Table *t, Role role, Ask question, int source) {
    ask(&t->s->head, t->s->seat_of[role], question, source);
}

/* The functions of questions.h, whichever file defines them. */
#define DECLARE(KIND, list, answer, ...)                                                   \
    void list(const Content *c, const CursedState *s, OptionList *out);                    \
    void answer(Table *t, Option o);
CURSED_QUESTIONS(DECLARE)
#undef DECLARE

#endif
