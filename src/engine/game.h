/*
 * The interface of every game, and the few rules that the engine keeps for all of them.
 *
 * A game is a const table of functions over flat state. Seed + moves is the truth;
 * everything else can be rebuilt from it. The state records which seats must choose; any
 * number may at once. What a seat may not know is blanked before it leaves the engine.
 *
 * Read this file, then games/null/ (the smallest game), then docs/writing-a-game.md.
 */
#ifndef BAIZE_ENGINE_GAME_H
#define BAIZE_ENGINE_GAME_H

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

/* ---- Options ------------------------------------------------------------------- */

/*
 * Why an option that a player would look for is not offered. With `amount` above zero it
 * reads "needs 4 more Attack"; with 0, `what` is the whole reason ("only at the
 * Laboratory"). A reason that contains a number uses the marks of verbs.h and passes the
 * number as `amount`: "{# step|# steps} away". Both strings live as long as the box.
 */
typedef struct Refusal {
    Option option;
    const char *clause; /* "FC-84" */
    const char *what;
    int amount;
} Refusal;

enum { REFUSALS_MAX = 256 };
typedef struct Refusals {
    int count;
    Refusal at[REFUSALS_MAX];
} Refusals;

/* What `options` fills, through offer() and, in explain mode, refuse(). */
typedef struct OptionList {
    int count;     /* game_options sets count and why; the rest is never cleared */
    Refusals *why; /* NULL, or where refusals are kept: explain mode */
    Option at[OPTIONS_MAX];
} OptionList;

/* Two of the four parts of an option, as they lie in memory. Compilers add where nothing
 * overlaps in fewer instructions than they join. */
static inline uint32_t option_half(int first, int second) {
    bool big = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__;
    int low = big ? second : first, high = big ? first : second;
    return (uint16_t)low + ((uint32_t)(uint16_t)high << 16);
}

/* Built in one word: compilers would store the four parts one by one, and this is hot. */
static inline Option option_make(int verb, int a, int b, int c) {
    bool big = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__;
    uint64_t front = option_half(verb, a), back = option_half(b, c);
    uint64_t word = big ? front << 32 | back : back << 32 | front;
    Option o;
    memcpy(&o, &word, sizeof o);
    return o;
}

/* What playouts never need, reasons and events, is kept out of their code by compilers. */
static inline bool seldom(bool condition) {
    return __builtin_expect(condition, false);
}

noreturn void offer_overflow(void); /* more than OPTIONS_MAX: a bug, so it aborts */

static inline void offer(OptionList *out, Option o) {
    if (out->count >= OPTIONS_MAX) offer_overflow();
    out->at[out->count++] = o;
}

/* For lists of many: the place of the next option, if there is room for `most`. The caller
 * counts on from there and sets out->count at the end. */
static inline size_t offer_room(const OptionList *out, int most) {
    if (out->count > OPTIONS_MAX - most) offer_overflow();
    return (size_t)out->count;
}

/* One option for each member of a set, ascending. */
static inline void offer_each(OptionList *out, int verb, uint32_t set) {
    if (!set) return;
    size_t next = offer_room(out, 32);
    while (set) out->at[next++] = option_make(verb, bits_take(&set), 0, 0);
    out->count = (int)next;
}

/* One option for each number below `count`. */
static inline void offer_all(OptionList *out, int verb, int count) {
    size_t next = offer_room(out, count);
    for (int i = 0; i < count; i++) out->at[next++] = option_make(verb, i, 0, 0);
    out->count = (int)next;
}

/* Explain mode. */
static inline bool explains(const OptionList *out) {
    return seldom(out->why != NULL);
}

void refusal_add(Refusals *why, Option o, const char *clause, const char *what, int amount);

static inline void refuse(OptionList *out, Option o, const char *clause, const char *what,
                          int amount) {
    if (explains(out)) refusal_add(out->why, o, clause, what, amount);
}

/* Writes "needs 4 more Attack", or the reason with its number filled in. */
void refusal_words(const Refusal *r, Text *out);
/* Whether it is only a shortage, so that the option may come within reach. */
bool refusal_is_lack(const Refusal *r);

bool option_equal(Option a, Option b);
int option_compare(Option a, Option b); /* by verb, then arguments */

/* The option as one number, exact in JSON: 11 bits of verb, 14 of each argument. */
uint64_t option_id(Option o);
bool option_from_id(uint64_t id, Option *out);

/* ---- Events -------------------------------------------------------------------- */

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

/* ---- Results ------------------------------------------------------------------- */

/* A standing at any time, final when s->over. */
typedef struct Result {
    const char *outcome; /* lower_snake id of how it ended ("monster"), or NULL */
    const char *words;   /* one sentence for people, or NULL while it is open */
    const char *reason;  /* the words without a verdict, if they begin with one; or NULL */
    const char *cause;   /* what ended it, where the words do not say so; or NULL */
    uint8_t place[SEATS_MAX];  /* 1 is best; equal places are shared */
    int32_t points[SEATS_MAX]; /* as the game counts them */
} Result;

/* Words and reason of a match that all win or lose together: a verdict, then why. */
#define RESULT_WON(why)  "Won: " why ".", why "."
#define RESULT_LOST(why) "Lost: " why ".", why "."

/* ---- Setup --------------------------------------------------------------------- */

enum { FIELDS_MAX = 16 };

typedef enum FieldKind {
    FIELD_CHOICE, /* one of `choices` */
    FIELD_NUMBER, /* min .. max */
    FIELD_SWITCH, /* no, yes: 0, 1 */
} FieldKind;

/* seats_min and seats_max matter only for the choices of `mode`. */
typedef struct SetupChoice {
    const char *id;    /* lower_snake */
    const char *label; /* what people read */
    const char *note;  /* a further sentence, or "" */
    int seats_min, seats_max;
} SetupChoice;

/* One thing to choose before play. The first field of every game is `mode`, a choice;
 * `seats` belongs to the engine. A field applies while `mode` is one of the bits in
 * `modes` (0: always). A field per seat holds one value for each seat. */
typedef struct SetupField {
    const char *key;
    const char *label;
    FieldKind kind;
    bool per_seat;
    bool alike; /* per seat: those who do not choose all have the fallback */
    uint32_t modes;
    int min, max; /* numbers; for choices 0 .. count-1 */
    int fallback; /* the value if left out; per seat: fallback + seat, modulo the number
                   * of choices, so that roles differ */
    const SetupChoice *choices;
    int choice_count;
    const char *yes, *no; /* for a switch: what is true when it is on, and when it is off */
} SetupField;

typedef struct Setup {
    int seat_count;
    int16_t value[FIELDS_MAX][SEATS_MAX]; /* [field][seat]; [field][0] where not per seat */
} Setup;

/* ---- Content in use ------------------------------------------------------------- */

/* A piece of pack content that a match uses: the key `play` of [card squall]. */
typedef struct Use {
    const char *kind, *id, *key;
} Use;

enum { USES_MAX = 32 };
typedef struct Uses {
    int count;
    Use at[USES_MAX];
} Uses;

void use_add(Uses *out, const char *kind, const char *id, const char *key);

/* ---- The game ------------------------------------------------------------------ */

/* A game with its packs read: const once loaded, shared by every match. */
typedef struct Box {
    const struct Game *game;
    const void *content;
    void *memory; /* the content while it is filled, and what is freed with the box */
    Kept kept;    /* texts that belong to it: box_keep (engine/pack.h) */
    void *notes;  /* of one bot, in its own copy of the box; else NULL */
} Box;

struct Pack;  /* engine/pack.h */
struct Lines; /* engine/lines.h */

typedef struct Game {
    const char *name;         /* "harbor": the id in records, commands, addresses */
    const char *title;        /* "Harbor Lights": what people read */
    int version;              /* raised when old records would play differently */
    int pack_version;         /* raised when older packs would no longer fit */
    int seats_min, seats_max; /* people; 0 where an automa can play alone */
    size_t state_size;

    /* Read packs into the box's content (box_content). False leaves a sentence in err. */
    bool (*load)(const struct Pack *packs, int count, Box *box, Error *err);

    /* What can be chosen before play; the first field is `mode`. */
    const SetupField *(*fields)(const Box *box, int *count);

    /* NULL when this setup can be played, else a sentence that says why not. Seats are
     * already within the mode's range and values within their fields'. */
    const char *(*check_setup)(const Box *box, const Setup *setup);

    /* Fill a state, all zero but rng and seat_count, up to the first open decision. */
    void (*setup)(const Box *box, const Setup *setup, State *s, EventLog *log);

    /* Set up a position from words (engine/lines.h), then continue to the first open
     * question; only that is logged. False leaves a sentence in err. */
    bool (*arrange)(const Box *box, State *s, const struct Lines *lines, EventLog *log,
                    Error *err);

    /* List everything `seat` may do now: ascending by verb, then arguments; empty exactly
     * when nothing is asked of it. Read only what the seat may know: the hidden state must
     * give the same list. SEAT_CLOCK has one option while something is due. */
    void (*options)(const Box *box, const State *s, Seat seat, OptionList *out);

    /* Carry out an option that is listed, answered() first, and everything that follows
     * from it, up to the next open decision or the end. */
    void (*apply)(const Box *box, State *s, Seat seat, Option choice, EventLog *log);

    /* The option in a few plain words, unlike any other on the same list, without
     * '|', '~' or a line break. Refused options are worded too. */
    void (*option_words)(const Box *box, const State *s, Seat seat, Option o, Text *out);

    /* Places and points: a standing at any time, final when s->over. */
    void (*result)(const Box *box, const State *s, Result *out);

    /* Blank, in place, everything `viewer` may not know. */
    void (*hide)(const Box *box, State *s, Seat viewer);

    /* Fill the blanks of a hidden state with a random world consistent with
     * everything `viewer` knows. For bots; never for play. */
    void (*guess)(const Box *box, State *s, Seat viewer, Rng *rng);

    /* NULL, or a sentence that names the broken invariant. For whole states and
     * guessed ones, not for hidden ones. */
    const char *(*check)(const Box *box, const State *s);

    /* The rest may be NULL. */

    /* How many sides the game's dice have, ascending, then 0: what can be loaded. */
    const uint8_t *dice;

    /* What a seat has of everything that is counted openly, and what is already on its way
     * to it. The price of an option is the difference (engine/foresee.h). */
    void (*tally)(const Box *box, const State *s, Seat seat, int16_t out[TALLIES_MAX]);

    /* How long a practised hand needs for an option, where time runs. */
    int (*hand_ms)(const Box *box, const State *s, Seat seat, Option o);

    /* How good a state is for a seat, cheaply computed: -1000 (lost) to 1000 (won). A search
     * asks it for millions of states. */
    int (*value)(const Box *box, const State *s, Seat seat);
    /* The same with plans that a search would find out by itself, for `quick`, which looks at
     * hundreds of states. NULL: `value`. */
    int (*far_value)(const Box *box, const State *s, Seat seat);

    /* Memory in which the two may note what they have worked out, as box->notes; zero at
     * first. Notes save work and change no value. NULL: none. */
    const size_t *notes_size;

    /* For tools/soak, which reports what never comes up. Each row is a kind of entry and
     * those of its keys that can be used: "card play trash". NULL ends the list. */
    const char *const *usable;
    /* Which of them an option uses; with verb 0, once the game is over, what counts at the
     * end. Naming keys that the entry lacks is allowed. */
    void (*uses)(const Box *box, const State *s, Seat seat, Option o, Uses *out);
    /* Which of them an event used without anyone choosing them. */
    void (*event_uses)(const Box *box, const Event *e, Uses *out);
} Game;

/* ---- What callers use: the steps no game may skip ------------------------------- */

void game_setup(const Box *box, const Setup *setup, const uint64_t seed[2], State *s,
                EventLog *log);
/* Fill the list afresh; game_explain, in explain mode, `why` as well. */
void game_options(const Box *box, const State *s, Seat seat, OptionList *list);
void game_explain(const Box *box, const State *s, Seat seat, OptionList *list,
                  Refusals *why);
void game_hide(const Box *box, State *s, Seat viewer);            /* blanks the rng too */
void game_guess(const Box *box, State *s, Seat viewer, Rng *rng); /* reseeds it */
bool game_is_listed(const OptionList *list, Option o);
bool game_clock_is_due(const State *s); /* SEAT_CLOCK has a move to make */

/* Arranges `s` by the lines, on a copy: an error leaves `s` as it was and says which line
 * (from 1) is wrong and why. `scratch` is state_size bytes; `log` (or NULL) receives what
 * happens up to the first question. The engine itself reads `next rolls 9, d6 3`. */
bool game_arrange(const Box *box, State *s, void *scratch, const char *const *lines,
                  int count, EventLog *log, Error *err);

/* Fingerprint: a hash, keyed with the rng's key, of the rng's counter and the words of all
 * open options; once the game is over, of the result. */
uint32_t game_fingerprint(const Box *box, const State *s);

#endif
