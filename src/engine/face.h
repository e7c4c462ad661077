/*
 * The Face: words and pictures of a game, beside its rules. It takes only hidden states, so
 * that nothing it shows can leak.
 */
#ifndef BAIZE_ENGINE_FACE_H
#define BAIZE_ENGINE_FACE_H

#include "engine/game.h"
#include "engine/moments.h"
#include "engine/view.h"

enum { VERBS_MAX = 128 };

/* Where the options of a verb rank among the answers to a question. */
typedef enum VerbRank {
    RANK_OWN,     /* an answer to the question like any other */
    RANK_FIRST,   /* usually chosen whenever it is possible: before the others */
    RANK_ASIDE,   /* possible at any time: after the question's own answers */
    RANK_SELDOM,  /* gives something up: never proposed before a way out */
    RANK_CLOSING, /* ends the turn or the visit: last, and always in sight */
    RANK_COUNT
} VerbRank;

/* One row per verb of the game's options, indexed by the verb: all that front ends know
 * about it. The things its words name are targets; the last members add further ones. */
typedef struct FaceVerb {
    const char *word;   /* lower_snake: "buy" */
    const char *clause; /* "SC-32" */
    const char *words;  /* "buy {number 1} {ingredient 0}": see engine/phrase.h */
    VerbRank rank;
    /* The text of a line that stands for several of them, if not the start of their words;
     * asides with the same group share a line. */
    const char *group;
    bool step; /* a small one, such as going somewhere: front ends show what could have been
                * chosen instead, and a click there takes the step back */
    bool here; /* its target is the space where the asked player stands */
    int8_t space;             /* 1 + a space */
    const char *track, *zone; /* or NULL */
} FaceVerb;

typedef struct Face {
    const char *players; /* how many: "0-2" */
    const char *minutes; /* how long: "60-120"; NULL: unknown, and `length` says it */
    const char *length;  /* "about 10 rounds", or NULL */
    const char *about;   /* one sentence for the lobby */
    const FaceVerb *verbs;
    int verb_count;
    /* Rows that some options use instead of their verb's own; only words and targets count
     * ("pay nothing" for pay 0 Attack). May be NULL. */
    const FaceVerb *variants;
    int variant_count;

    /* What never changes in this match. */
    void (*scene)(const Box *box, const State *s, Scene *out);
    /* What `viewer` sees now; `s` is already hidden for it. */
    void (*view)(const Box *box, const State *s, Seat viewer, View *out);
    /* The open question: a sentence of at most eight words, then one line of numbers. */
    void (*prompt)(const Box *box, const State *s, Seat seat, Text *title, Text *detail);
    /* The price of an option, shown to its right ("3 coins"), or nothing. */
    void (*price)(const Box *box, const State *s, Seat seat, Option o, Text *out);
    /* A shorter form ("2; Ash Twig 4"), for a list that is taller than its window; nothing
     * where the price is short already. May be NULL. brief_legend explains the form. */
    void (*brief_price)(const Box *box, const State *s, Seat seat, Option o, Text *out);
    const char *brief_legend;
    void (*targets)(const Box *box, const State *s, Seat seat, Option o, Targets *out);
    /* What happened, by the kind of event: one sentence each, whose holes also say which
     * things it touches. Without one it is not worth a line. */
    const struct PhraseRow *events;
    const struct Holes *holes; /* of these phrases (engine/phrase.h) */
    /* The visible part of an event; may be NULL. */
    void (*event_moments)(const Box *box, const State *s, const Event *e, Moments *out);
    /* For a first game: what a kind of question is about in a match like this, or NULL, as for
     * the kind 0. */
    const char *(*guide)(const State *s, int ask_kind);
} Face;

#endif
