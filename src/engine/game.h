/*
 * The interface of every game, and the few rules that the engine keeps for all of them.
 *
 * A game is a const table of functions over flat state. Seed + moves is the truth;
 * everything else can be rebuilt from it. The state records which seats must choose; any
 * number may at once. What a seat may not know is blanked before it leaves the engine.
 *
 * Read this file and the four that it includes, then games/null/ (the smallest game), then
 * docs/writing-a-game.md.
 */
#ifndef BAIZE_ENGINE_GAME_H
#define BAIZE_ENGINE_GAME_H

#include "engine/event.h"
#include "engine/option.h"
#include "engine/setup_field.h"
#include "engine/state.h"

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

/* What a state that is won is worth to a seat; one that is lost, the same below zero. */
enum { VALUE_MAX = 1000 };

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

    /* How good a state is for a seat, cheaply computed: -VALUE_MAX (lost) to VALUE_MAX (won). A
     * search asks it for millions of states. */
    int (*value)(const Box *box, const State *s, Seat seat);
    /* The same with plans that a search would find out by itself, for `quick`, which looks at
     * hundreds of states. NULL: `value`. */
    int (*far_value)(const Box *box, const State *s, Seat seat);
    /* How many decisions a search with much time plays on for before it asks for the value. 0: no
     * more than others, which is right where one careless decision loses much. Where many small
     * ones make a turn, more of them judge better. */
    int far_playout;

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
/* Who moves next where hands have no speed: SEAT_CLOCK if something is due by now; those of
 * `seats` that are asked, in turn from the seat `from` on; SEAT_CLOCK if something is due later;
 * else SEAT_NONE. */
Seat game_next(const State *s, unsigned seats, unsigned from);

/* Arranges `s` by the lines, on a copy: an error leaves `s` as it was and says which line
 * (from 1) is wrong and why. `scratch` is state_size bytes; `log` (or NULL) receives what
 * happens up to the first question. The engine itself reads `next rolls 9, d6 3`. */
bool game_arrange(const Box *box, State *s, void *scratch, const char *const *lines,
                  int count, EventLog *log, Error *err);

/* Fingerprint: a hash, keyed with the rng's key, of the rng's counter and the words of all
 * open options; once the game is over, of the result. */
uint32_t game_fingerprint(const Box *box, const State *s);

#endif
