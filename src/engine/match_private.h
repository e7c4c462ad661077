/* What the match_*.c files share. Nothing else includes this. */
#ifndef BAIZE_ENGINE_MATCH_PRIVATE_H
#define BAIZE_ENGINE_MATCH_PRIVATE_H

#include "engine/match.h"

/* Room for the words of one option, prompt or event. */
enum { WORDS_BYTES = 640 };

#define RECORD_FIRST_LINE "baize record 1"
#define RECORD_NO_OUTCOME "nothing" /* the match is over without an outcome */

/* What a move let somebody learn, which an undo could not take back. */
typedef enum Reveal { REVEALS_NOTHING, REVEALS_CHANCE, REVEALS_SECRET } Reveal;

typedef struct Move {
    Option option;
    uint32_t ms;          /* match time, where it runs */
    uint32_t fingerprint; /* of the state after it */
    int event_first;      /* how many events there were before it */
    Reveal reveals;
    Seat seat;
    bool forced; /* the only option, and it revealed nothing */
} Move;

typedef struct LoggedEvent {
    Event event;
    int move; /* 0: the setup */
} LoggedEvent;

struct Match {
    const OpenBox *box;
    Setup setup;
    Seed seed;
    State *now;    /* never moves in memory */
    void *scratch; /* one more state, for what is hidden or tried out */

    uint32_t start_fingerprint;
    uint32_t clock_ms;   /* match time, as last set */
    uint32_t undos;      /* all of them: part of every ticket */
    uint32_t undos_past; /* those that went past chance or an automa */

    Move *moves;
    int move_count;
    unsigned char *before; /* state_size bytes for each move: the state it was made in */
    LoggedEvent *events;
    int event_count;

    Kept arranged; /* lines; an empty one ends one call of match_arrange */
    char sitters[SEATS_MAX][SITTER_BYTES]; /* or "" */
    Kept notes;

    Lesson *lesson; /* or NULL */

    EventLog news; /* events of the move being made */
};

/* Resumes the lesson named by a note of the match, if that still begins and plays as it
 * did; otherwise the note stays just a note. */
void match_recall_lesson(Match *m);

/* The index of the seat's own last decision, ignoring forced moves; or -1. */
int match_last_decision(const Match *m, Seat seat);

/* The state after `moves` moves, as `viewer` may see it; in scratch, so valid until the
 * next call. SEAT_CLOCK gets the whole state, which must not leave the host. */
const State *match_hide(const Match *m, int moves, Seat viewer);

/* True while match time runs, whether or not anything is due. */
bool match_time_runs(const Match *m);

/* Marks the last move as forced if its seat had no choice and it revealed nothing. */
void match_judge_forced(Match *m);

/* match_load with the caller's own shelf: tests have games that are not on the real one. */
typedef const Shelf *(*FindGame)(const char *name, Error *err);
bool match_load_from(FindGame find, const char *record, int until, OpenBox **box,
                     Match **out, Error *err);

/* Exactly `digits` hex digits; what follows them is ignored. */
bool hex_read(const char *word, int digits, uint64_t *out);

#endif
