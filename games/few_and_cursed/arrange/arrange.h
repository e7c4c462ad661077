/*
 * What the files that arrange positions share: arrange.c (the table), arrange_seat.c (the
 * riders), arrange_bounties.c, arrange_rest.c (what the lines left open).
 */
#ifndef FEW_AND_CURSED_ARRANGE_H
#define FEW_AND_CURSED_ARRANGE_H

#include "engine/lines.h"

#include "few_and_cursed/rules/table.h"

/* The table that lines change, and what they say about the slot that is to begin. */
typedef struct Arranged {
    Table t;
    Rider *rider; /* the rider of a line about a seat */
    uint8_t movement, attack;
    bool action_used;
    bool turn_named;       /* a line says whose slot it is */
    uint32_t piles_named;  /* bits of piles whose count a line gives */
    uint32_t tracks_named; /* bits of tracks that a line lays out */
} Arranged;

static inline Arranged *arranged(const Line *l) {
    return l->position;
}

static inline FewState *state_of(const Line *l) {
    return arranged(l)->t.s;
}

static inline const Content *content_of(const Line *l) {
    return arranged(l)->t.c;
}

static inline Rider *rider_of(const Line *l) {
    return arranged(l)->rider;
}

LineNames few_design_names(const Content *c);
LineNames few_item_names(const Content *c);
LineNames few_job_names(const Content *c);
bool few_read_place(Line *l, int *out);

/* Artifacts that riders have. */
uint32_t few_collected(const FewState *s);
/* Takes an item from wherever it lies. */
void few_pick_item(FewState *s, int item);
/* Takes a copy of each job out of the deck or the discards, and puts it into a set; the
 * picks become these cards. False, with a message, when there is none. */
bool few_pick_jobs(Line *l, LinePicks *picks, uint64_t *into);
/* Marks the first `done` jobs of a track as scored, and no others. */
void few_score_shadow(FewState *s, int track, int done);
/* Reads the rest of `seat 0 hand sprint, uppercut`, after the word `seat`. */
bool few_arrange_seat(Line *l);

/* Lines about bounties, after their first word. */
bool few_arrange_wanted(Line *l);
bool few_arrange_bounty(Line *l);
bool few_arrange_monster(Line *l);
bool few_arrange_monsters(Line *l);
bool few_arrange_pile(Line *l);
bool few_arrange_beaten(Line *l); /* of a seat */

/* The last pile with a monster below; monsters that no line places come from there. */
int few_last_hiding_pile(const FewState *s);

/* After the last line: puts the other components where they belong; false, with a message,
 * when they do not fit or the game would be over. */
bool few_place_rest(Arranged *a, Error *err);
/* Begins the slot as in play. */
void few_begin_arranged(Arranged *a);

#endif
