/*
 * The talk before a match: how it is played, how many sit down, who sits where, which roles,
 * which variants. Every question comes from the game's setup fields and offers only what the
 * mode chosen before allows, so that whatever is answered can be played. No front end is
 * known here, and no game.
 */
#ifndef BAIZE_TERM_TALK_H
#define BAIZE_TERM_TALK_H

#include "engine/setup.h"

#include "sitting/sitter.h"

#include "term/question.h"

typedef enum TalkStep {
    TALK_MODE,
    TALK_SEATS,
    TALK_SITTERS,
    TALK_ROLES,    /* fields per seat */
    TALK_VARIANTS, /* whether there are any */
    TALK_FIELDS,   /* the others, one by one */
    TALK_DONE
} TalkStep;

typedef struct Talk {
    const Box *box;
    const SetupField *fields;
    int field_count;
    TalkStep step;
    int field, seat; /* of the next question */
    int seats;
    bool variants;
    Sitter sitters[SEATS_MAX];
    int16_t value[FIELDS_MAX][SEATS_MAX]; /* by field and seat; -1 leaves it to the game */
} Talk;

/* Seat 1 is a person and bots have the others, unless somebody says otherwise. */
Talk talk_begin(const Box *box);

/* The next question; false when all have been answered. */
bool talk_next(Talk *t, Question *out);
/* Takes the value that question_read gave. */
void talk_answer(Talk *t, int value);

/* The setup that was talked about; false with a sentence where the game refuses it. */
bool talk_setup(const Talk *t, Setup *out, Error *err);

#endif
