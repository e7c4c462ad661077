/*
 * A sitting: a match with those who sit at it. It knows which bot sits where and which
 * random stream it uses, who moves next (sitting/hands.h), and what time it is. Line mode,
 * protocol, page, lab, golden plays and tests all play through it, and soak and bench by the
 * same hands, so that the same setup, seed and sitters give the same match everywhere, even
 * after quitting and resuming: everything a sitting knows is derived from the match.
 *
 * Two kinds of time:
 *   virtual    nobody waits. sitting_step plays the next thing, whenever it is due.
 *   the wall   a host with people supplies match time: sitting_until plays everything that
 *              happens by then, sitting_next says when to come back.
 * Both leave the same kind of record, and it replays exactly.
 */
#ifndef BAIZE_SITTING_SITTING_H
#define BAIZE_SITTING_SITTING_H

#include "sitting/hands.h"
#include "sitting/sitter.h"

typedef struct Sitting Sitting;

/* The record says who sits where. The sitting borrows the match, which must outlive it;
 * moves that others make in the match are noticed. */
Sitting *sitting_new(Match *m);
void sitting_free(Sitting *s);

Sitter sitting_sitter(const Sitting *s, Seat seat);
int sitting_people(const Sitting *s);

/* People answer when they like, unless they are asked in turn like everybody else: from a
 * pipe, or at a keyboard while time stands still. */
void sitting_ask_in_turn(Sitting *s, bool in_turn);
/* Bots choose here, unless the host lets them think elsewhere and reports their choices. */
void sitting_think_elsewhere(Sitting *s);

/* Whether time runs and hands have a speed, so that people may answer at any moment. */
bool sitting_is_timed(const Sitting *s);

/* Bits of the seats that must choose before anything else can happen there: people who are
 * asked in turn, bots that think elsewhere. */
unsigned sitting_looking(Sitting *s);
/* When a seat that must choose looks at the table. */
uint32_t sitting_look_ms(const Sitting *s, Seat seat);
void sitting_choose(Sitting *s, Seat seat, Option choice);

/* The next thing that happens by itself, unless it is over or waits for a choice. */
Next sitting_next(Sitting *s);
/* Plays it, whenever it is due. False if there is none. */
bool sitting_step(Sitting *s);

/* Sets match time to `ms` and plays everything that happens by then. Never backwards. */
bool sitting_until(Sitting *s, uint32_t ms, Error *err);
/* match_play at `ms`, where time runs after everything that happens by then. */
bool sitting_play(Sitting *s, Seat seat, Ticket ticket, Option o, uint32_t ms, Error *err);

/* Plays the move of the person who comes next by the order of hands, if there is no choice in it
 * (match_autoplay). */
bool sitting_play_forced(Sitting *s);

/* How long bots may think, and on how many cores. Without iterations the sitter's word, or
 * else the level, says how long. */
void sitting_think(Sitting *s, Thinking thinking);

/* The choice of such a bot in this seat, which is asked, if it looks at this match time. In a
 * lesson it is the lesson's own move. `bot`, unless NULL, receives the bot, whose bot_options
 * rates the options; valid until the next call. */
Option sitting_bot_option(Sitting *s, Seat seat, Sitter who, uint32_t ms, const Bot **bot);

/* What the bot that chose last for this seat, and searches, expects of another option (bot_expects). */
int sitting_bot_expects(Sitting *s, Seat seat, Sitter who, Option o, uint32_t iterations);

/* Match time by the host's clock (milliseconds from any origin, which may wrap). It
 * continues from where the match is, and runs only while hands have a speed. */
uint32_t sitting_wall(Sitting *s, uint32_t host_ms);
/* The host was away: no match time passed meanwhile. */
void sitting_rest(Sitting *s);

#endif
