/*
 * Positions against the automas, ready for the page under test, and short questions about
 * the map. A person alone has seat 0; the clock (step) turns an automa's pages.
 *
 * The Possessed Wizard's desks lay a small pack over the shipped ones, so that new numbers
 * break no test of a rule: the order of the Cure, Distract without coins, and the prices
 * of the Old Town (house 16: 2 coins, 17 and 18: 1 coin).
 */
#ifndef SO_YOUVE_BEEN_CURSED_AUTOMA_DESK_H
#define SO_YOUVE_BEEN_CURSED_AUTOMA_DESK_H

#include "cursed_desk.h"

enum { ALONE = 0 };

Desk rabid(const char *position);     /* a Wizard against the Rabid Monster */
Desk possessed(const char *position); /* a Monster against the Possessed Wizard */
/* The same with extra entries in the pack. */
Desk possessed_with(const char *entries, const char *position);
Desk nobody(const char *position);

/* A night of the Rabid Monster in an empty village, after this Power was played. */
Desk rabid_plays(const char *power, const char *position);
/* After one that means nothing to it: its first card comes next. */
Desk rabid_hunts(const char *position);
/* To the end of the night: the Wizard is asked something, or the game is over. */
bool night_ends(Desk *d);

/* A day of the Possessed Wizard, nobody arriving, after this Spell was cast. */
Desk possessed_casts(const char *spell, const char *position);
/* After one that means nothing to it, in an empty village: its first action comes next. */
Desk possessed_acts(const char *position);
/* The same with a Monster that is automated too. */
Desk nobody_acts(const char *position);

/* The map, by numbers of houses. */
int roads_between(int house, int other);
int pasture_at(int house); /* by number, from 1; fails the test when none touches it */
int sheep_in(const Desk *d, int pasture);

/* The cards of a deck, wherever they lie. */
uint32_t all_cards(const Piles *p);
int eaten(const Desk *d, int what);
int held(const Desk *d, Ingredient i);

#endif
