/*
 * One table: seats, legality, tickets, undo, record, clock, views. Whatever two games would
 * both need is here, not in the games. Front ends talk to a match, never to a game.
 *
 *   front end --(seat, ticket, option)--> match --> game --> state + events
 *   match --hide--> face --> View --> front end
 */
#ifndef BAIZE_ENGINE_MATCH_H
#define BAIZE_ENGINE_MATCH_H

#include "base/json.h"

#include "engine/lesson.h"
#include "engine/shelf.h"

typedef struct Match Match;

/* A ticket that leaves the match also counts undos, so that an answer to an undone
 * question never matches the one that replaces it. Exact in JSON. */
typedef uint64_t Ticket;

typedef struct Seed {
    uint64_t half[2];
} Seed;
bool seed_read(const char *words, Seed *out, Error *err); /* a number or 32 hex digits */
void seed_write(Seed seed, Text *out);                    /* 32 hex digits */
Seed seed_from_number(uint64_t number);

/* The match borrows the box, which must outlive it. */
Match *match_new(const OpenBox *box, const Setup *setup, Seed seed);
void match_free(Match *m);

/* Before the first move only. */
bool match_arrange(Match *m, const char *const *lines, int count, Error *err);

const OpenBox *match_box(const Match *m);
const Setup *match_setup(const Match *m);
const State *match_state(const Match *m); /* the whole state: never leaves the host */
const State *match_state_after(const Match *m, int moves); /* 0 is the start */
uint32_t match_fingerprint(const Match *m);
int match_moves(const Match *m);
uint32_t match_now_ms(const Match *m); /* match time, as last set */
Seed match_seed(const Match *m);       /* gives away every secret: stays with the host */

/* The moves so far, from 0: who made one, which option, at what match time. */
typedef struct PastMove {
    Seat seat;
    Option option;
    uint32_t ms;
} PastMove;
PastMove match_move(const Match *m, int at);
void match_move_words(const Match *m, int at, Text *out);
/* How many undos there were: anything derived from the moves is stale when this changes. */
uint32_t match_undos(const Match *m);

/* True when this seat (or SEAT_CLOCK) is asked something. */
bool match_asks(const Match *m, Seat seat);
Ticket match_ticket(const Match *m, Seat seat);
/* The options open to the seat, and what is refused to it. */
void match_options(const Match *m, Seat seat, OptionList *list);
void match_explain(const Match *m, Seat seat, OptionList *list, Refusals *why);
void match_option_words(const Match *m, Seat seat, Option o, Text *out);
/* Finds the listed option with these words; else a sentence that suggests the nearest. */
bool match_find_words(const Match *m, Seat seat, const char *words, Option *out,
                      Error *err);

/*
 * Plays an option. `ms` is match time where time runs (ignored where it stands still);
 * whatever was due before then is played first. All resulting events are added to the
 * match's log. False, with a sentence and nothing changed, when the ticket is stale or the
 * option is not listed. An answer overtaken by what was due is refused too, but what was
 * due stays played.
 */
bool match_play(Match *m, Seat seat, Ticket ticket, Option o, uint32_t ms, Error *err);

/* False, with the sentence, when match_play would refuse it as things stand. */
bool match_may_play(const Match *m, Seat seat, Ticket ticket, Option o, Error *err);

/* Sets match time to `ms` and plays everything due by then. Time never goes backwards. */
bool match_clock(Match *m, uint32_t ms, Error *err);
/* Plays the clock's next move, at its due time. False when nothing is due. */
bool match_clock_step(Match *m);

/* Forced choices: plays `seat`'s only option if there is exactly one and it reveals nothing
 * (no chance used, no secret shown). True if it played. */
bool match_autoplay(Match *m, Seat seat);

/*
 * Takes back the seat's own last decision and all forced moves after it. Stops, with a
 * sentence that says why, at chance, a revealed secret, or another seat's move. In a match
 * with one seat, `past` continues through chance and the automa; the record then says so.
 */
bool match_undo(Match *m, Seat seat, bool past, Error *err);
/* NULL when undo is possible for this seat, else why not. */
const char *match_undo_reason(const Match *m, Seat seat);

/* The log: all events since the start, oldest first. */
int match_event_count(const Match *m);
Event match_event(const Match *m, int at, Seat viewer); /* as the viewer sees it */
int match_event_move(const Match *m, int at);           /* the move that caused it */
void match_event_words(const Match *m, int at, Seat viewer, Text *out);

/* The first event after the viewer's last turn, for "since your last turn"; -1 if it has
 * had none yet. During the viewer's turn, the previous turn counts as the last. */
int match_since(const Match *m, Seat viewer);

void match_result(const Match *m, Result *out);

/* The seat's hidden state: state_size bytes into `out`. */
void match_hidden(const Match *m, Seat viewer, void *out);
/* The same after `moves` moves; 0 is the start. */
void match_hidden_after(const Match *m, int moves, Seat viewer, void *out);

/* Fills a cleared view / a fresh scene. */
void match_view(const Match *m, Seat viewer, View *out);
void match_view_after(const Match *m, int moves, Seat viewer, View *out);
void match_scene(const Match *m, Scene *out);

/* The whole View as one JSON object, including asks, with `explain` refusals too, and the
 * log from event log_from on (docs/protocol.md). */
void match_view_json(const Match *m, Seat viewer, int log_from, bool explain,
                     const char *key, Json *j);
void match_scene_json(const Match *m, const char *key, Json *j);
/* The options of a seat: ticket, prompt, options and, with `explain`, refused options.
 * Written as fields of the object open in `j`. */
void match_options_json(const Match *m, Seat seat, bool explain, Json *j);
/* Where the match stands, for the host: fields of the object open in `j`. */
void match_status_json(const Match *m, Json *j);
/* How every seat stood after each move, once the match is over: "standing", a list with
 * "points" as everyone could count them and "value" from -1000 (lost) to 1000 (won). A
 * field of the object open in `j`. */
bool match_standing_json(const Match *m, Json *j, Error *err);
/* One event of the log as an object: at, move, who, words, targets, what can be seen. */
void match_event_json(const Match *m, int at, Seat viewer, Json *j);

/* ---- Lessons (match_lesson.c) ------------------------------------------------------- */

/* A new match that teaches the lesson and owns it. The whole lesson is rehearsed first: NULL
 * leaves a sentence naming the line that cannot be played, and the lesson is freed. */
Match *match_new_lesson(const OpenBox *box, Lesson *lesson, Error *err);

/* The same by the names of game and lesson ("" is the first), with a box of its own: the
 * caller owns both and frees the match first. */
bool match_open_lesson(const char *game, const char *name, OpenBox **box, Match **out,
                       Error *err);

typedef enum Teaching {
    TEACHES_NOTHING, /* there is no lesson, it is over, or the learner plays on without it */
    TEACHES_STEP,    /* the lesson's next move is to be made */
    TEACHES_END,     /* all its moves have been made and none since: the closing words */
    TEACHES_ASIDE,   /* the learner's last decision was not the lesson's */
} Teaching;

/* What the lesson has to say now. Sets `*step` (`step` may be NULL) to the next move, or
 * with TEACHES_ASIDE to the one that was not made; else to NULL. */
Teaching match_teaching(const Match *m, const LessonStep **step);
/* The lesson of this match, or NULL. */
const Lesson *match_lesson(const Match *m);
/* True when the lesson's next move is this seat's: what a bot there plays. */
bool match_lesson_option(const Match *m, Seat seat, Option *out);
/* The words for the learner, or false when there are none for this seat now. */
enum { LESSON_WORDS_BYTES = 800 };
bool match_lesson_words(const Match *m, Seat seat, Text *out);

/* ---- Records ---------------------------------------------------------------------- */

typedef enum RecordUse {
    RECORD_TO_KEEP, /* with the text of its packs: playable whatever is shipped by then */
    RECORD_TO_READ, /* with the events after each move, as in golden plays */
} RecordUse;

/* The record so far. It holds the seed: it stays with the host until the match is over. */
void match_record(const Match *m, RecordUse use, Buffer *out);

/* Who sits in a seat, as one word that travels with the record: "person", "quick". Its
 * meaning is defined by sitting/sitter.h; "" if unset. */
enum { SITTER_BYTES = 40 };
void match_seat(Match *m, Seat seat, const char *word);
const char *match_sitter(const Match *m, Seat seat);

/* Free text that travels with a record: its name, the lesson being followed. */
void match_note(Match *m, const char *line);

/* Opens the box of a record and plays it, checking every fingerprint, to its end or up to
 * `until` moves (-1: all). An error names the line. The caller frees match and box. */
bool match_load(const char *record, int until, OpenBox **box, Match **out, Error *err);

#endif
