/*
 * What the clause tests of this game share: positions that are ready for one card, and
 * short questions about the state. Invented numbers (prices of houses, costs of cards) are
 * looked up here, so that a new balance breaks no test of a rule.
 *
 * In a duel seat 0 is the Wizard and seat 1 the Monster; alone a person has seat 0.
 */
#ifndef SO_YOUVE_BEEN_CURSED_DESK_H
#define SO_YOUVE_BEEN_CURSED_DESK_H

#include <criterion/criterion.h>

#include "so_youve_been_cursed/rules/village.h"

#include "desk.h"

enum { WIZARD = 0, MONSTER = 1 };

#define CURSED "so-youve-been-cursed"

Desk duel(const char *position);

/*
 * A duel where the Wizard holds only this Spell, what it costs, and stands where it must
 * be cast; the Monster with this Power alone, in a Feeding turn, with what it needs.
 * `position` is added at the end.
 */
Desk ready_to_cast(const char *spell, const char *position);
Desk ready_to_play(const char *power, const char *position);
/* Casts or plays it, by its id. */
bool cast(Desk *d, const char *spell);
bool play_power(Desk *d, const char *power);

const CursedState *cursed(const Desk *d);
/* All that is printed on the components of the shipped packs. */
const Content *printed(void);

const Card *spell(const char *id);
const Card *power(const char *id);
/* Spells and Powers by their ids. */
bool in_hand(const Desk *d, const char *id);
bool in_deck(const Desk *d, const char *id);
bool discarded(const Desk *d, const char *id);
bool laid_out(const Desk *d, const char *id);

/* Words with numbers in them, good until the eighth call after. */
const char *say(const char *format, ...);
/* "house 7", "laboratory", "market", as arrange lines want it. */
const char *place(int space);

/* Houses are spaces here: house 7 is 6. They fail the test when there is none. */
int house_priced(int price);
/* A house this many crossings away from a space. */
int house_across(int from, int crossings);
/* The villagers of the village, and how many of a kind there are in houses. */
int villagers(const Desk *d);
int kind_at(const Desk *d, int house); /* by number, from 1; -1: empty */

#endif
