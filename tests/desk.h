/*
 * A desk for tests, so that they read like a rulebook: open a match with a position in
 * words, play options by their words, look at what is offered and why something is not.
 *
 *     Desk d = desk_open("so-youve-been-cursed", "mode duel", "token house 7; coins 3");
 *     cr_assert(play(&d, 0, "steal 2 coins"));
 *     cr_assert(!offers(&d, 0, "mix the cure"));
 *     desk_close(&d);
 *
 * What goes wrong in play, step, refuses and happened is written to stderr with all that
 * was on offer; use offers for what must not be offered. Seat 0 is the first seat; an
 * automa acts through step.
 */
#ifndef BAIZE_TESTS_DESK_H
#define BAIZE_TESTS_DESK_H

#include "engine/match.h"

typedef struct Desk {
    OpenBox *box;
    Match *match;
} Desk;

/* Setup fields and arrange lines are separated by ';' or line breaks; either may be "".
 * The seed is always the same. A mistake in them fails the test. */
Desk desk_open(const char *game, const char *setup, const char *position);
/* The same with an extra pack on top of the shipped ones. */
Desk desk_open_with(const char *game, const char *pack, const char *setup,
                    const char *position);
/* What the engine says to a position that it must refuse; NULL when it accepts it. The
 * sentence lies in `err`. */
const char *desk_refuses(const char *game, const char *setup, const char *position,
                         Error *err);
void desk_close(Desk *d);

/* The Content of a game's shipped packs, read once and kept. */
const void *printed_content(const char *game);

/* Plays the option with these words; false when it is not on offer. */
bool play(Desk *d, Seat seat, const char *words);
/* Plays several, separated by ';'; false at the first that is not on offer. */
bool play_all(Desk *d, Seat seat, const char *words);
/* The clock's next move: one page of an automa. */
bool step(Desk *d);
/* `count` of them. */
bool steps(Desk *d, int count);

/* The seat is asked a question of this kind (and nothing else). */
bool asked(const Desk *d, Seat seat, int kind);
/* Words that no option of the game could ever have fail the test: an absence must be a
 * finding, not a typing error. */
bool offers(const Desk *d, Seat seat, const char *words);
bool could_be_offered(const Desk *d, const char *words);
/* Neither a watcher nor a seat that does not exist has options, nor the clock while nothing
 * is due. */
bool offers_nobody_else(const Desk *d);
/* How many options begin with these words, with which some option could begin. */
bool could_begin(const Desk *d, const char *words);
int offered(const Desk *d, Seat seat, const char *start);
/* The option is refused with this clause; `missing` is the amount that is lacking, or the
 * number in a reason that stands alone; 0 for such a reason whatever its number. */
bool refuses(const Desk *d, Seat seat, const char *words, const char *clause, int missing);
/* The clause and the whole reason: "FC-69: needs 1 more Movement"; "" when it is not
 * refused. Good until the next call. */
const char *why_not(const Desk *d, Seat seat, const char *words);

/* The last move caused such an event, with these arguments (-99: any). */
enum { ANY = -99 };
bool happened(const Desk *d, int kind, int a, int b, int c);

/* Before it is chosen, the option with these words is said to bring such an event; or so much
 * of this tally for `whose` seat (engine/foresee.h). */
bool foretells(const Desk *d, Seat seat, const char *words, int kind);
int foretold(const Desk *d, Seat seat, const char *words, Seat whose, int tally);

/* "quick, person": who sits where. */
void desk_seat(Match *m, const char *sitters);

/* Calls `look` with every position of this many matches, each with a seed of its own, in which all
 * seats are taken by such a sitter; seats there are as many as the setup says. */
typedef void (*Look)(const Box *box, const State *s);
void desk_wander(const char *game, const char *setup, const char *sitter, int matches,
                 Look look);

/* The match is over and ended so. */
bool ended(const Desk *d, const char *outcome);

/* A shipped pack with every entry that begins with these words turned into comments. */
void pack_without(const char *game, const char *file, const char *start, Buffer *out);

#endif
