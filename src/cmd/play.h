/* A table in the terminal: who sits at it, what was shown to whom, where it is saved.
 * play.c opens it, play_ask.c asks for what was not given, play_line.c plays it, play_end.c
 * shows how it ended. */
#ifndef BAIZE_CMD_PLAY_H
#define BAIZE_CMD_PLAY_H

#include "engine/match.h"

#include "sitting/sitting.h"

#include "saves/saves.h"

#include "term/in.h"

#include "cmd/line_news.h"
#include "cmd/line_view.h"
#include "cmd/options.h"

enum { GUIDED_KINDS = 64 };

typedef struct LineTable {
    OpenBox *box;
    Match *match;
    Sitting *sitting;
    int persons;
    bool waits; /* somebody reads along: pages wait for Enter */

    /* Where it is kept. */
    Save save;
    Error unsaved;    /* why what was played last is not saved, or "" */
    const char *from; /* the kept moment or file that this goes on from, or NULL */

    /* What is shown. */
    Scene *scene;
    View *view;
    State *hidden;             /* state_size bytes: what the viewer may know */
    bool guides;               /* explain each kind of question, the first time */
    bool guided[GUIDED_KINDS]; /* explained already */
    bool looked[SEATS_MAX];    /* has been shown a view, */
    char round[SEATS_MAX][40]; /* and this was its round, the last time */

    /* Who has seen what. */
    int told[SEATS_MAX];   /* events told to a seat so far */
    int watched;           /* and to those who watch bots */
    Seat seat;             /* the person at the keyboard, or SEAT_NONE */
    Seat moved;            /* the person who moved last, or SEAT_NONE */
    bool stale[SEATS_MAX]; /* something outside changed since the view was shown */
    Ticket shown;          /* the question that was shown last, */
    OptionList list;  /* and its options by their numbers; line_order_keep leaves gaps */
    const char *rest; /* what was typed after a command's word */
} LineTable;

/* ---- play_ask.c ---------------------------------------------------------------------- */

/* Asks for the game; NULL when the person leaves. */
const Shelf *ask_game(void);
/* For a game never played here: asks whether to learn it first. `*lesson` is the name of
 * the lesson, owned by the caller, or NULL to play. False if the person leaves. */
bool ask_lesson(const char *game, char **lesson);
/* Asks for mode, seats, sitters, roles and variants. False when the person leaves. */
bool ask_table(const OpenBox *box, Setup *setup, Sitter *sitters);

/* ---- play_end.c --------------------------------------------------------------------- */

/* How the match ended for those at the table, with the scoring; `viewer` is the one person
 * who is spoken to, or SEAT_WATCHER. `t->view` is the viewer's. */
void end_show(LineTable *t, Seat viewer);

/* ---- play_line.c --------------------------------------------------------------------- */

/* Plays until the end, `quit` or the end of input. False if the match is not saved. */
bool line_play(LineTable *t, Error *err);

/* What the viewer sees now: t->view, and t->hidden behind it. */
Picture line_look(LineTable *t, Seat viewer);
/* Prints the run after the mark, and empties it. */
void line_news(News *news, const char *mark);
/* What the others were shown is out of date. */
void line_mark_stale(LineTable *t, Seat mover);

/* ---- play_live.c --------------------------------------------------------------------- */

/* People at a terminal, and time runs. */
bool live_runs(const LineTable *t);

/* Waits for a line (LINE_SIZE bytes); IN_LATE once there are more than `moves` moves. */
InResult live_hear(LineTable *t, const char *prompt, int moves, char *line);
/* Waits while nobody is asked. False when the person leaves. */
bool live_wait(LineTable *t);
/* Carries an answer out, or in a pipe where time runs lets the seat's hand do it in its time. */
bool live_answer(LineTable *t, Option o, Error *err);

/* ---- play_question.c ------------------------------------------------------------------ */

/* The question with its options, numbered in the order of the list, and what is nearly
 * possible. `t->hidden` and `t->view` are those of the seat. */
void question_show(LineTable *t);
/* What the lesson says, or what this kind of question is about, once in a sitting. */
void question_guide(LineTable *t);
/* Adds the price of an option, as in "; 2 coins". */
void question_price(LineTable *t, Option o, Text *out);
/* What is not possible now, and one such refusal as a line after `mark`. */
void question_refused(const LineTable *t, Refusals *out);
void question_refusal(LineTable *t, const Refusal *r, const char *mark);

/* ---- play_why.c --------------------------------------------------------------------- */

/* All that is not possible now. */
void why_all(LineTable *t);
/* What has these words, offered or refused. */
void why_words(LineTable *t, const char *wanted);
/* Why the one thing that a line names is not possible; false when it names nothing known. */
bool why_not(LineTable *t, const char *line);

/* ---- play_answers.c ------------------------------------------------------------------ */

typedef enum Reply {
    REPLY_AGAIN,  /* ask again; nothing changed */
    REPLY_LOOK,   /* show the whole view and ask again */
    REPLY_PLAYED, /* the match has moved on, or back */
    REPLY_LEAVE,
} Reply;

/* Carries out one line that was typed: an option or a command. */
Reply answer_line(LineTable *t, const char *line);

#endif
