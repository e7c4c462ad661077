/*
 * Lessons: a first match that is taught. A lesson is content, a text file in the game's
 * folder (games/GAME/lessons/NAME.lesson, docs/lessons.md): a setup, a seed and a position,
 * then the moves of all seats in the words of a record, and before each move of the
 * learner's a word on why. Once its moves are made the match goes on like any other.
 *
 * This file reads them; engine/match.h teaches them. What a match has taught so far is
 * nowhere written down: it is seen from the moves, so that undo, saves and records need to
 * know nothing of lessons.
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
    int line;      /* in the file, for messages */
    Seat seat;     /* or SEAT_CLOCK */
    char *words;   /* as the option reads */
    char *say;     /* a word on why; NULL for moves of others and for forced ones */
    Option option; /* what the words mean: known once the lesson was rehearsed */
} LessonStep;

typedef struct Lesson {
    char *file; /* for messages */
    char *name; /* lower_snake */
    char *title;
    char *about;   /* one sentence for a lobby */
    char *closing; /* what is said when the learner is left to play on */
    Seat learner;
    char *seed;
    char *setup[LESSON_LINES_MAX]; /* "mode duel" */
    int setup_count;
    char *arranged[LESSON_LINES_MAX];
    int arranged_count;
    char *sitters[SEATS_MAX]; /* who sits on the other chairs, "quick"; or NULL */
    LessonStep steps[LESSON_STEPS_MAX];
    int step_count;
} Lesson;

/* Reads the form of a lesson; whether its moves can be made is seen when it is opened.
 * NULL leaves a sentence with file and line. */
Lesson *lesson_read(const char *file, const char *text, Error *err);
void lesson_free(Lesson *lesson); /* NULL is legal */

/* The shipped lessons of a game, in the order of their files; how many there are. They
 * are the caller's. A lesson that cannot be read is our mistake and aborts. */
int lesson_all(const char *game, Lesson *out[LESSONS_MAX]);
/* One by its name, "" for the first. NULL leaves a sentence. */
Lesson *lesson_find(const char *game, const char *name, Error *err);

/* How many words on why there are up to and with this step. */
int lesson_said(const Lesson *lesson, int steps);

#endif
