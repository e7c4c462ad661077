/*
 * Lessons: a guided first match. A lesson is content, a text file in the game's folder
 * (games/GAME/lessons/NAME.lesson, docs/lessons.md): a setup, a seed and a position, then
 * the moves of all seats in the words of a record, and before each of the learner's moves a
 * word on why. Once its moves have been made, the match continues like any other.
 *
 * This file reads lessons; engine/match.h teaches them. How far a match has got is not
 * stored anywhere but derived from the moves, so that undo, saves and records need not know
 * about lessons.
 */
#ifndef BAIZE_ENGINE_LESSON_H
#define BAIZE_ENGINE_LESSON_H

#include "engine/shelf.h"

enum {
    LESSONS_MAX = 8,
    LESSON_LINES_MAX = 64,
    LESSON_STEPS_MAX = 128,
    LESSON_SAY_MAX = 260, /* bytes: six lines on the slip of a phone */
};

typedef struct LessonStep {
    int line;          /* in the file, for messages */
    Seat seat;         /* or SEAT_CLOCK */
    const char *words; /* the words of the option */
    const char *say;   /* a word on why; NULL for moves of others and for forced ones */
    Option option;     /* what the words mean: known once the lesson has been rehearsed */
} LessonStep;

typedef struct Lesson {
    Kept kept;        /* the words below */
    const char *file; /* for messages */
    const char *name; /* lower_snake */
    const char *title;
    const char *about;   /* one sentence for a lobby */
    const char *closing; /* what is said when the learner is left to play on */
    Seat learner;
    const char *seed;
    Kept setup; /* lines: "mode duel" */
    Kept arranged;
    const char *sitters[SEATS_MAX]; /* who sits in the other seats, "quick"; or NULL */
    LessonStep steps[LESSON_STEPS_MAX];
    int step_count;
} Lesson;

/* Parses a lesson; whether its moves can be made is checked when it is opened. NULL leaves
 * a sentence with file and line. */
Lesson *lesson_read(const char *file, const char *text, Error *err);
void lesson_free(Lesson *lesson); /* NULL is legal */

/* The shipped lessons of a game, in the order of their files; returns how many. The caller
 * owns them. A lesson that cannot be read is a bug and aborts. */
int lesson_all(const char *game, Lesson *out[LESSONS_MAX]);
/* Finds a lesson by name; "" means the first. NULL leaves a sentence. */
Lesson *lesson_find(const char *game, const char *name, Error *err);

/* How many of the first `steps` steps have a word on why. */
int lesson_said(const Lesson *lesson, int steps);

#endif
