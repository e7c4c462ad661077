/*
 * Phrases with holes, for the faces of games. Options and events are each a row of words
 * such as "{who} bought {item 0} for {money 1}."; the digit says which argument fills the
 * hole. The same row determines which things on the table the phrase is about, so that
 * words and targets agree. A game has a table of holes; a new hole is a row and a function.
 * Marks are in brackets, as engine/marks.h describes.
 */
#ifndef BAIZE_ENGINE_PHRASE_H
#define BAIZE_ENGINE_PHRASE_H

#include "engine/face.h"

enum { PHRASE_ARGUMENTS = 4 };

struct Holes;

/* What the holes of a phrase are filled from. */
typedef struct Phrase {
    const struct Holes *holes;
    const void *content;           /* the game's own, from the box */
    const State *state;            /* hidden, like everything a face reads */
    int16_t arg[PHRASE_ARGUMENTS]; /* of an option or an event; [3]: the event's secret */
    Seat who;                      /* who acted */
    Seat viewer;                   /* who reads: "you"; SEAT_WATCHER: nobody is "you" */
} Phrase;

/* A row of a game's table. `words` and `thing` are for what the other members cannot say. A
 * hole without words only points, one without a thing only speaks. */
typedef struct Hole {
    const char *name;
    bool who; /* the value is the seat that acted, not an argument */
    void (*words)(const Phrase *p, int value, Text *out);
    Ref (*thing)(const Phrase *p, int value);
    const char *track, *zone;                 /* the thing it always names */
    const char *const *tracks, *const *zones; /* the same, by value */
    const char *amount;                      /* "[coins # {coin|coins}]" (engine/verbs.h) */
    const char *const *list;                 /* its words, by value */
    int (*card)(const Phrase *p, int value); /* a card's title and thing; -1: no card */
    int card_from;                           /* the same: this reference plus the value */
} Hole;

typedef struct Holes {
    const Hole *at;
    int count;
    const char *(*card_title)(const Phrase *p, int ref); /* also of -1, if there is none */
} Holes;

/* Options are worded alike for everyone, so that a record reads the same to all. */
Phrase phrase_of_option(const Holes *holes, const Box *box, const State *s, Seat who,
                        Option o);

/* "buy {number 1} {ingredient 0}" becomes "buy 2 Wolf Claw". */
void phrase_words(const Phrase *p, const char *pattern, Text *out);
/* The same as a sentence, capitalized: a hole does not know that it begins one. */
void phrase_sentence(const Phrase *p, const char *pattern, Text *out);
/* The things that the holes of a pattern name. */
void phrase_targets(const Phrase *p, const char *pattern, Targets *out);

/* The targets of an option: what the words of its verb name, then what the row adds. `here`
 * is the space where the asked player stands. */
void verb_targets(const FaceVerb *verb, const Phrase *p, int here, Targets *out);

/* Sentences by the sign of one argument (3: the secret); a missing one is `above`. `brief`: a
 * few words on an event that may turn a match, for the story told at the end. `decides`: it says
 * what decided between equals. */
typedef struct PhraseRow {
    const char *above, *zero, *below, *brief;
    int by;
    bool decides;
} PhraseRow;
const char *phrase_choice(const PhraseRow *row, const Phrase *p); /* "": there is none */

/* An event by the rows of the face: its sentence, the things it touches, and a few words
 * for the story told at the end. `e` is as the viewer sees it (event_for). */
void face_event_words(const Face *face, const Box *box, const State *s, const Event *e,
                      Seat viewer, Text *out);
void face_event_targets(const Face *face, const Box *box, const State *s, const Event *e,
                        Targets *out);
void face_event_brief(const Face *face, const Box *box, const State *s, const Event *e,
                      Seat viewer, Text *out);

/* ---- Prompts: an open question ------------------------------------------------------- */

/* What may fill the holes of a prompt now: a number, words, or a pattern with holes of its
 * own. A table of these ends with an empty row. */
typedef struct PromptValue {
    const char *name;
    int number;
    const char *words, *pattern;
} PromptValue;
/* "The way to {place} costs {fare coin|coins}." becomes "The way to the Mill costs 1 coin." */
void prompt_words(const PromptValue *values, const char *pattern, Text *out);

/* Between the sentences of a prompt's details: a front end with little room shows the first
 * sentence only. */
#define NEXT_LINE "[!line  ]"
void phrase_next_line(Text *out); /* the same, unless nothing comes before it */

/* Between two deeds or two gains of an event's sentence, so that a front end that joins it to
 * another sentence knows to set them apart. */
#define AND_ALSO "[!and  and ]"

/* ---- Words that every game needs ------------------------------------------------------ */

/* Capitalizes the letter at `start`. */
void phrase_capital(Text *words, int start);
/* "1 coin", "2 coins" */
void phrase_count(Text *out, int count, const char *one, const char *many);
/* A comma, unless nothing has been written since `start`. */
void phrase_comma(Text *out, int start);

/* Holes: "3" for 3, "3" for -3, and "3" for place 2 of a row. */
void phrase_number(const Phrase *p, int value, Text *out);
void phrase_less(const Phrase *p, int value, Text *out);
void phrase_place(const Phrase *p, int value, Text *out);

void phrase_card_words(const Phrase *p, int ref, Text *out);

Ref phrase_seat_thing(const Phrase *p, int seat); /* none where it is no seat */
Ref phrase_space_thing(const Phrase *p, int space);
int phrase_card(const Phrase *p, int ref); /* the value is a card's reference */

#endif
