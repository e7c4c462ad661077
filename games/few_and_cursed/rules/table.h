/*
 * What every rule function works on, the functions of the questions, and how events are
 * told. All functions that files of this game share carry the prefix few_.
 */
#ifndef FEW_AND_CURSED_TABLE_H
#define FEW_AND_CURSED_TABLE_H

#include "few_and_cursed/rules/events.h"
#include "few_and_cursed/rules/state.h"

typedef struct Table {
    const Content *c;
    FewState *s;
    EventLog *log;
    bool told;  /* the last event covers the changes that follow from it (few_told) */
    int source; /* of the question being answered */
} Table;

static inline Rider *few_rider(const Table *t, int seat) {
    return &t->s->rider[seat];
}

/* The functions of questions.h, whichever file defines them. */
#define DECLARE(KIND, list, answer, ...)                                                   \
    void list(const Content *c, const FewState *s, int seat, OptionList *out);             \
    void answer(Table *t, int seat, Option o);
FEW_QUESTIONS(DECLARE)
#undef DECLARE

void few_tell(Table *t, int kind, int seat, int a, int b, int c);
/* While set, and at most to the end of the step, changes of tracks and Grit and shuffles log
 * no events of their own, since the event before covers them. */
static inline void few_told(Table *t, bool told) {
    t->told = told;
}

#endif
