/*
 * What the files that arrange positions share: arrange.c (the table), arrange_seat.c (the
 * riders), arrange_bounties.c, settle.c (what the lines left open).
 *
 * While lines are read, the to-do stack holds two entries of STEP_NONE. The first is a note
 * of the slot that is to begin: its Movement as `a`, its Attack as `b`, and as `c` whether
 * its action is used. The second notes what lines have named: `a` whose slot it is, `b` how
 * many are left in which piles, `c` which tracks, both as bits. Phase, first player and
 * whose slot it is stand in the state.
 */
#ifndef FEW_AND_CURSED_ARRANGE_H
#define FEW_AND_CURSED_ARRANGE_H

#include "engine/lines.h"

#include "few_and_cursed/few_and_cursed.h"

/* A line that is being read, and the table that it changes. */
typedef struct Arranged {
    Line line;
    Table t;
    Rider *rider; /* whom a line about a seat is about */
} Arranged;

/* The first call of either drops the slot under way. */
Todo *few_slot_note(FewState *s);
Todo *few_named_note(FewState *s);

typedef struct ArrangeRow {
    const char *word;
    bool (*set)(Arranged *a);
} ArrangeRow;
/* Reads one of the words of the rows and lets its row read on. */
bool few_arrange_row(Arranged *a, const ArrangeRow *rows, int count, const char *what);

LineNames few_design_names(const Content *c);
LineNames few_item_names(const Content *c);
LineNames few_job_names(const Content *c);
bool few_read_place(Arranged *a, int *out);

/* Takes an item from wherever it lies. */
void few_pick_item(FewState *s, int item);
/* Takes a copy of a job out of the deck or the discards; false, with a sentence, when
 * there is none. */
bool few_pick_job(Arranged *a, int design, int *card);
/* The first so many jobs of a track are scored, and no others. */
void few_score_track(FewState *s, int track, int done);
/* `seat 0 hand sprint, uppercut` from behind the word `seat`. */
bool few_arrange_seat(Arranged *a);

/* Lines about bounties, from behind their first word. */
bool few_arrange_wanted(Arranged *a);
bool few_arrange_bounty(Arranged *a);
bool few_arrange_monster(Arranged *a);
bool few_arrange_monsters(Arranged *a);
bool few_arrange_pile(Arranged *a);
bool few_arrange_beaten(Arranged *a); /* of a seat */

/* The last pile with a monster below, where monsters come from that no line places. */
int few_last_hiding_pile(const FewState *s);

/* After the last line: puts the rest of the components where they belong and begins the
 * slot. */
bool few_settle(Table *t, Error *err);

#endif
