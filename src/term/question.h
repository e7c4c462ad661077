/* A question before play: answers to choose from, or a number. How it is shown and where the
 * answer is typed is the front end's business. */
#ifndef BAIZE_TERM_QUESTION_H
#define BAIZE_TERM_QUESTION_H

#include "engine/shelf.h"

enum { ANSWERS_MAX = 64, QUESTION_SIZE = 120 };

typedef struct Answer {
    const char *word;  /* its id: "rivals" */
    const char *label; /* "Rivals" */
    const char *note;  /* a further sentence, or "" */
    int value;         /* what it stands for */
} Answer;

typedef struct Question {
    char title[QUESTION_SIZE]; /* "Your character" */
    int count;                 /* answers; 0: any number from min to max */
    Answer at[ANSWERS_MAX];
    int min, max;
    int usual; /* the value of an empty answer */
} Question;

Question question_begin(const char *title, int usual);
void question_add(Question *q, Answer answer);

/* The place of a value among the answers, from 1; the value itself where there are none. */
int question_place(const Question *q, int value);

/* Reads an answer: its number in the list, its label, its id, or an unambiguous prefix of
 * either; an empty line is the usual answer. False with a sentence. */
bool question_read(const Question *q, const char *line, int *value, Error *err);

/* What can be typed: "a number from 1 to 4 or a name". */
void question_words(const Question *q, Text *out);

/* Which game; the value is its place on the shelf. */
Question question_games(void);

#endif
