/* What happened in a move, for animation and history, and what a dry run of one finds out. */
#ifndef BAIZE_ENGINE_EVENT_H
#define BAIZE_ENGINE_EVENT_H

#include "engine/state.h"

/* What happened, for animation and history. Rules never read events. `secret` is shown
 * only to the seats in `seen_by`; everyone else sees EVENT_HIDDEN there. An event without
 * a secret has seen_by EVERYONE, and may keep a fourth argument in its place. */
typedef struct Event {
    uint16_t kind;   /* the game's own enum, from 1 */
    Seat who;        /* the seat that acted, SEAT_CLOCK for an automa or the table */
    uint8_t seen_by; /* bits of the seats that see the secret */
    int16_t arg[3];
    int16_t secret;
} Event;
#define EVERYONE     ((uint8_t)0xFF)
#define EVENT_HIDDEN ((int16_t)-1)

enum { EVENTS_MAX = 128 }; /* per move: more would be a bug in the game */

/* A dry run of an option, to foresee what comes of it (engine/foresee.h). */
typedef struct DryRun {
    const struct Box *box;
    const State *s;
    uint64_t drawn; /* while the rng's counter is this, nothing is left to chance */
    Seat viewer;
    bool ends; /* with this step */
    bool over; /* what follows is not certain, or not part of the option */
    int16_t before[SEATS_MAX][TALLIES_MAX], change[SEATS_MAX][TALLIES_MAX];
} DryRun;

typedef struct EventLog {
    int count;
    DryRun *dry; /* NULL in play */
    Event at[EVENTS_MAX];
} EventLog;

void event_keep(EventLog *log, Event e);

/* A NULL log is legal and fast, for playouts. */
static inline void event_add(EventLog *log, Event e) {
    if (seldom(log != NULL)) event_keep(log, e);
}

/* What a game says for dry runs: a step is complete; the steps after this one depend on a
 * secret of this seat; what follows is no longer part of the option (a wound, the next
 * phase). */
void dry_run_step(DryRun *run);
static inline void event_step(EventLog *log) {
    if (seldom(log != NULL) && log->dry) dry_run_step(log->dry);
}
static inline void event_secret_of(EventLog *log, int seat) {
    if (seldom(log != NULL) && log->dry) log->dry->ends |= log->dry->viewer != seat;
}
static inline void event_stop(EventLog *log) {
    if (seldom(log != NULL) && log->dry) log->dry->over = true;
}

static inline Event event_public(int kind, Seat who, int a, int b, int c) {
    return (Event){(uint16_t)kind, who, EVERYONE, {(int16_t)a, (int16_t)b, (int16_t)c}, 0};
}

/* With a fourth public argument. */
static inline Event event_public4(int kind, Seat who, int a, int b, int c, int d) {
    Event e = event_public(kind, who, a, b, c);
    e.secret = (int16_t)d;
    return e;
}

/* Everyone sees a and b; only `seat` sees the secret. */
static inline Event event_secret(int kind, Seat seat, int a, int b, int secret) {
    uint8_t bit = seat < SEATS_MAX ? (uint8_t)(1u << seat) : 0;
    return (Event){(uint16_t)kind, seat, bit, {(int16_t)a, (int16_t)b, 0}, (int16_t)secret};
}

/* The event as `viewer` may see it. */
Event event_for(Event e, Seat viewer);

#endif
