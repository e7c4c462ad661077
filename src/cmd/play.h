/*
 * A table in the terminal: who sits at it, what was shown to whom, where it is saved.
 * play.c opens it, play_ask.c asks for what was not said, play_line.c plays it.
 */
#ifndef BAIZE_CMD_PLAY_H
#define BAIZE_CMD_PLAY_H

#include "engine/match.h"

#include "bots/bot.h"

#include "cmd/line_order.h"
#include "cmd/options.h"

enum { SAVE_NAME_SIZE = 100, LINE_SIZE = 1024, GUIDED_KINDS = 64 };

typedef struct Sitting {
    OpenBox *box;
    Match *match;
    Sitter sitters[SEATS_MAX];
    Bot *bots[SEATS_MAX]; /* NULL where a person sits */
    int persons;
    char name[SAVE_NAME_SIZE]; /* of the save */
    bool waits;                /* somebody reads along: pages wait for Enter */

    /* What is shown. */
    Scene *scene;
    View *view;
    State *hidden; /* state_size bytes: what the viewer may know */
    LineOrder order;
    bool guides;               /* tell what a kind of question is about, the first time */
    bool guided[GUIDED_KINDS]; /* told already */
    char round[SEATS_MAX][40]; /* of the view that a seat was shown last */

    /* Who has seen what. */
    int told[SEATS_MAX];   /* events told to a seat so far */
    int watched;           /* and to whoever watches bots */
    Seat last;             /* the person at the keyboard, or SEAT_NONE */
    bool stale[SEATS_MAX]; /* something outside changed since the view was shown */
} Sitting;

/* Reads one line without its end; what is longer than LINE_SIZE is cut. False at the end
 * of input. */
bool line_ask(const char *prompt, char line[LINE_SIZE]);

/* ---- play_ask.c ---------------------------------------------------------------------- */

/* Asks for the game; NULL at the end of input. */
const Shelf *ask_game(void);
/* Asks for mode, fields and seats. False at the end of input, or with a sentence in err
 * where the choices do not fit together. */
bool ask_table(const OpenBox *box, Setup *setup, Sitter *sitters, Error *err);

/* ---- play_line.c --------------------------------------------------------------------- */

/* Plays until the end, `quit` or the end of input; the exit status. */
int line_play(Sitting *t);

/* ---- play_question.c ------------------------------------------------------------------ */

/* The question with its options, numbered in the order of the list, and what is nearly
 * possible. `t->hidden` and `t->view` are those of the seat. */
void question_show(Sitting *t, Seat seat, const OptionList *list);
/* What this kind of question is about, once in a sitting. */
void question_guide(Sitting *t, Seat seat);
/* What is not possible now, and one of these as a line behind `mark`. */
void question_refused(const Sitting *t, Seat seat, Refusals *out);
void question_refusal(Sitting *t, Seat seat, const Refusal *r, const char *mark);

/* ---- play_answers.c ------------------------------------------------------------------ */

typedef enum Reply {
    REPLY_AGAIN,  /* ask again; nothing changed */
    REPLY_LOOK,   /* show the whole view and ask again */
    REPLY_PLAYED, /* the match has moved on, or back */
    REPLY_LEAVE,
} Reply;

/* Carries out one line that `seat` typed: an option or a command. */
Reply answer_line(Sitting *t, Seat seat, const OptionList *list, const char *line);

#endif
