/*
 * Marks in words: what front ends must know of a text beyond how it reads. An amount has a
 * unit, a name stands for a thing, an arrow parts a price from what it brings. So nobody has
 * to cut English apart to draw "3 coins" as 3 and a coin; words are for people alone.
 *
 * Marks stand in the text itself, in a form that every Text drops which was not made by
 * text_marked: what is printed never has them, and what goes into JSON has them beside the
 * words (docs/protocol.md lists them).
 *
 * In patterns a mark is written "[water +# Water]", its unit before the words. It is a gain
 * where the figure has a sign, else it is only told; "[-water # Water]" is paid, "[+water #
 * Water]" earned though the words have no sign. "[!arrow : ]" and the like mark what is no
 * amount: `arrow` between a price and what it brings; `gap` a joint that icons do not need;
 * `brief` words that can stand for all of a need, `brief:Market` the other words for that; `aside` what goes into brackets where sentences are
 * joined; `round` and `phase` what a heading says; `many:cards` what "a card" is if there are
 * several; `row:turn` the label of a row of a card's text, with the row's id. "[@track:panic
 * Panic]" names a thing.
 */
#ifndef BAIZE_ENGINE_MARKS_H
#define BAIZE_ENGINE_MARKS_H

#include "engine/view.h"

typedef struct Marking {
    const char *says; /* "-water", "!arrow" */
    int length;
    int start; /* of the words, in the text */
} Marking;

/* `at` stands behind the bracket; returns where the words begin. */
const char *mark_begin(Text *out, const char *at, Marking *m);
/* The figure is the one that the words tell, else `amount`. */
void mark_end(Text *out, const Marking *m, int amount);

/* A name that stands for a thing. */
void mark_thing(Text *out, Ref thing, const char *words);
/* Words that have others for some use: "a Spell" as `many`: "Spells". */
void mark_as(Text *out, const char *words, const char *as, const char *other);
/* " -> " */
void mark_arrow(Text *out);
/* What was gained or earned since `from` would be lost: it is told, and no gain. */
void marks_lost(Text *out, int from);
/* What is gained in these words is earned: they have lost their sign. */
void mark_earned(Text *out);

/* The words as the string `key`, and what is marked in them as the list `key`_marks. */
void said_json(Json *j, const char *key, const char *words);

#endif
