/*
 * Who moves next, and when: one policy for every host. It works on bare states, so that a
 * simulation and a table with people follow the same rules.
 *
 * Where time stands still, or the game defines no hand speed (Game.hand_ms), those who are
 * asked act at once, the lowest seat first; in a game with a hand speed the last mover while it
 * is asked, then the seats in turn after it. What is already due comes before them, what is
 * due later after them.
 *
 * Where time runs and hands have a speed, a hand looks at the table when its question is
 * opened, chooses, and acts hand_ms times its own speed later, on the table as it is then;
 * if its option is gone by then, it looks again. The earliest happens next. At the same
 * moment the clock comes first, then bots in turn after the last mover, then people.
 */
#ifndef BAIZE_SITTING_HANDS_H
#define BAIZE_SITTING_HANDS_H

#include "engine/game.h"

typedef struct Hand {
    uint32_t ticket;  /* of the question it looks at; 0: none yet */
    uint32_t moves;   /* how many had been made when it chose */
    uint32_t look_ms; /* when it looked, or will look */
    uint32_t acts_ms;
    Option choice;
    bool chosen;
    int percent; /* of a practised hand's time; 0 means 100 */
} Hand;

typedef struct Hands {
    const Box *box;
    uint8_t seats;  /* bits of those that act by this policy; others act when they like */
    uint8_t people; /* bits of those that come last at the same moment */
    uint8_t from;   /* which seat comes first: the one after the last mover */
    int made[SEATS_MAX]; /* moves of each seat */
    Hand at[SEATS_MAX];
} Hands;

/* What happens next. */
typedef struct Next {
    Seat seat;      /* SEAT_CLOCK, or SEAT_NONE: nothing happens by itself */
    uint32_t at_ms; /* match time */
} Next;

/* Who chooses for hands: called for a seat that looks at the table, at its own look_ms. */
typedef struct Chooser {
    Option (*choose)(void *context, Seat seat);
    void *context;
} Chooser;

/* Whether the speed of hands matters in this state. */
static inline bool hands_are_timed(const Hands *h, const State *s) {
    return s->due_ms && h->box->game->hand_ms;
}

/* Bits of the hands that must look now, at the table after the last move and at their own
 * look_ms, and for which the caller calls hands_choose. To be called after every move. */
unsigned hands_looking(Hands *h, const State *s);
void hands_choose(Hands *h, const State *s, Seat seat, Option choice);
/* Lets all of these hands that must look choose. Returns the bits of the others that must. */
unsigned hands_look(Hands *h, const State *s, unsigned here, Chooser chooser);

/* What happens next among those that have chosen. */
Next hands_next(const Hands *h, const State *s);

/* The option that the seat's hand now carries out: it is next, and its moment has come.
 * False if the option is gone and the hand must look again. */
bool hands_act(Hands *h, const State *s, Seat seat, Option *out);

/* Lets all hands look until one of them acts, or something is due: then `out` stays as it is. The
 * caller plays it and calls hands_moved. */
Next hands_step(Hands *h, const State *s, Chooser chooser, Option *out);

/* Call this after a move. */
static inline void hands_moved(Hands *h, Seat seat) {
    if (seat == SEAT_CLOCK) return;
    h->from = (uint8_t)(seat + 1);
    h->made[seat]++;
}

/* Whether `seat`, at this moment, comes before `other` at `other_ms`; `other` may be the
 * clock or a person. For deriving plans from a match that is resumed. */
bool hands_before(const Hands *h, Seat seat, Seat other, uint32_t other_ms);

/* Who acts first of those who are asked where time stands still. */
Seat hands_first(const Hands *h, const State *s);
/* The same in a game without races, for loops in which it must cost nothing; SEAT_NONE: time has a
 * part in it (hands_next), or nobody is asked. */
static inline Seat hands_at_once(const State *s) {
    return s->due_ms || !s->open ? SEAT_NONE : (Seat)bits_first(s->open);
}

#endif
