/*
 * Bell, the smallest game in which time runs: what its files share. Read README.md first,
 * then bell.c.
 */
#ifndef BELL_H
#define BELL_H

#include "engine/game.h"
#include "engine/pack.h"
#include "engine/questions.h"

enum {
    FACES = 6,
    BELL_SEATS_MIN = 2,
    BELL_SEATS_MAX = 4,
    DICE_AT_START = 6,
    DICE_LATER = 5
};

typedef struct BellContent {
    int reach_ms, point_ms; /* of a practised hand, and for each point that a die shows */
} BellContent;

/* clang-format off */
#define BELL_QUESTIONS(ROW)                                                                \
    ROW(REACH, list_reach, answer_reach, ask_reach,                                        \
        "Take dice as quickly as you can: what they show counts, and the others take "     \
        "them too.")
/* clang-format on */
typedef enum Ask { QUESTION_KINDS(BELL_QUESTIONS) } Ask;

/* The options, in the order in which they are listed. */
typedef enum Opt {
    OPT_NONE,
    OPT_TAKE, /* what the die shows */
    OPT_STOP,
    OPT_DIE,  /* the clock's: another one is thrown */
    OPT_BELL, /* the clock's: it rings */
    OPT_COUNT
} Opt;

typedef enum Ev {
    EV_NONE,
    EV_THROWN, /* what the die shows */
    EV_TOOK,   /* what it shows */
    EV_STOPPED,
    EV_RANG,
    EV_COUNT
} Ev;

/* States are cloned and compared as bytes, so there must be no padding in them. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
typedef struct BellState {
    State head;
    int32_t points[BELL_SEATS_MAX];
    uint32_t beat_ms;
    uint8_t taken[BELL_SEATS_MAX]; /* how many dice */
    uint8_t dice[FACES];           /* on the table, by what they show */
    uint8_t coming;                /* dice still to be thrown */
    uint8_t unused;
} BellState;
#pragma GCC diagnostic pop

/* content.c */
bool bell_load(const Pack *packs, int count, Box *box, Error *err);

/* Asks everybody who has no open question. */
void bell_ask_all(BellState *s);

/* face.c */
void bell_option_words(const Box *box, const State *s, Seat seat, Option o, Text *out);

/* arrange.c */
bool bell_arrange(const Box *box, State *s, const struct Lines *lines, EventLog *log,
                  Error *err);

extern const Game bell_game;

#endif
