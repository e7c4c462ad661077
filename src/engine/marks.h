/*
 * Marks in words: what front ends must know about a text beyond its words. An amount has a
 * unit, a name stands for a thing, an arrow separates a price from what it brings. So
 * nothing has to parse English to draw "3 coins" as 3 and a coin; words are only for
 * people.
 *
 * Marks are embedded in the text, in a form that every Text not made to keep them drops:
 * printed text never has them, and JSON has them beside the words (docs/protocol.md lists
 * them).
 *
 * In patterns a mark is written "[water +# Water]", its unit before the words. It is a gain
 * if the number has a sign, else it is merely mentioned; "[-water # Water]" is paid,
 * "[+water # Water]" earned though the words have no sign. "[!arrow : ]" and the like mark
 * things other than amounts: `arrow` between a price and what it brings, `arrow:for` one that is
 * read aloud as that word; `gap` a joint that
 * icons do not need; `brief` words that can stand for a whole need, `brief:Market` other
 * words that can; `aside` what goes into brackets where sentences are joined, without the gap
 * before it, and `and` what joins two deeds already; `round` and `phase` what a heading says;
 * `many:cards` the plural of "a card"; `row:turn` the label of a row of a card's text, with the
 * row's id; `term:draw` a word that the game's README explains, where no unit says it;
 * `sign:forest` words that an icon can stand for; `line` a joint where a new line may begin;
 * `seldom`, in a price, why the option is of little use now, so that front ends propose it after
 * the others. "[@track:panic Panic]" names a thing. A unit may say more of its amount:
 * "[-food:2x pay 2x Food]" is paid x times, "[+food:dice ...]" is rolled, "[+food:2x,dice ...]"
 * both. The comma or semicolon
 * after an amount needs no mark: it is marked by itself, as `joint` or `break`.
 */
#ifndef BAIZE_ENGINE_MARKS_H
#define BAIZE_ENGINE_MARKS_H

#include "base/json.h"

#include "engine/ref.h"

typedef struct Marking {
    const char *says; /* "-water", "!arrow" */
    int length;
    int start; /* of the words, in the text */
} Marking;

/* `at` is just after the bracket; returns where the words begin. */
const char *mark_begin(Text *out, const char *at, Marking *m);
/* The mark's number is the one in the words, or else `amount`. */
void mark_end(Text *out, const Marking *m, int amount);

/* A name that stands for a thing. */
void mark_thing(Text *out, Ref thing, const char *words);
/* Words with an alternative for some use: "a Spell" as `many`: "Spells". */
void mark_as(Text *out, const char *words, const char *as, const char *other);
/* " -> " */
void mark_arrow(Text *out);
/* Gains and earnings since `from` would be lost: they become mere mentions. */
void marks_lost(Text *out, int from);
/* Gains in these words become earnings, because the words have lost their sign. */
void mark_earned(Text *out);

/* Whether what a mark says can be drawn as an icon: an amount, or a sign. */
bool mark_is_figure(const char *says);

/* Whether the first that is marked in these words is earned: "6 coins", not "+2 Movement". */
bool mark_earns(const char *words);
/* Whether a mark in these words names the thing. */
bool mark_names(const char *words, Ref thing);

/* The words as the string `key`, and what is marked in them as the list `key`_marks. */
void said_json(Json *j, const char *key, const char *words);

#endif
