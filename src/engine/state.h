/* The part of a state that every game has: seats, what is asked of them, chance and time. */
#ifndef BAIZE_ENGINE_STATE_H
#define BAIZE_ENGINE_STATE_H

/* What every file of the engine and the games stands on comes with this header. */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/array.h"
#include "base/bits.h"
#include "base/rng.h"
#include "base/text.h"
#include "engine/count.h"

/* What playouts never need, reasons and events, is kept out of their code by compilers. */
static inline bool seldom(bool condition) {
    return __builtin_expect(condition, false);
}

enum { SEATS_MAX = 6, OPTIONS_MAX = 512, TALLIES_MAX = 16 };

typedef uint8_t Seat;            /* 0 .. seat_count-1, or one of these: */
#define SEAT_CLOCK   ((Seat)250) /* time passing, an automa's next step */
#define SEAT_WATCHER ((Seat)251) /* sees only what everyone sees */
#define SEAT_NONE    ((Seat)255) /* nobody: a role that no seat plays */

/* One thing a seat may do now: small, comparable, unused arguments zero. */
typedef struct Option {
    uint16_t verb;  /* the game's own enum, from 1 */
    int16_t arg[3]; /* within ±8191: an option is also one exact number in JSON */
} Option;

/* What is asked of a seat. Kind 0 means nothing: the seat waits. */
typedef struct Decision {
    uint16_t kind;   /* the game's own enum */
    uint16_t source; /* the card or space that asks, for the front end */
    uint32_t ticket; /* the move that opened it, from 1; answers quote it */
} Decision;

/* Flat states have no padding: they are compared and hashed as raw memory. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

/* The first member of every game's state, so that the engine can read it. */
typedef struct State {
    Rng rng; /* all chance comes from here */
    uint8_t seat_count;
    uint8_t over;
    uint8_t open; /* one bit for each seat with an open question */
    uint8_t unused;
    uint32_t moves;
    uint32_t now_ms;           /* match time; the host sets it before a move */
    uint32_t due_ms;           /* when SEAT_CLOCK must move; 0: time stands still */
    Decision asked[SEATS_MAX]; /* any number of seats may be asked at once */
} State;

#pragma GCC diagnostic pop
#define DUE_NEVER UINT32_MAX /* time runs, and nothing is due */

/* A game changes asked, open, over and moves only through these. */
void ask(State *s, Seat seat, int kind, int source); /* does nothing once over */
int answered(State *s, Seat seat); /* closes the question, or clears due_ms for the
                                    * clock; counts the move; returns the kind */
/* Takes an open question back: another player's move has come first. */
void withdraw(State *s, Seat seat);
void finish(State *s);         /* over: closes every question, stops time */
void drop_questions(State *s); /* for arrange alone: nobody is asked, nothing is due */
/* Makes SEAT_CLOCK move `ms` from now. Does nothing once over. */
void due_after(State *s, uint32_t ms);

#endif
