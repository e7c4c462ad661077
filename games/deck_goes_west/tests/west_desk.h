/*
 * What the tests of this game share: short ways to open a table and to look at it. Content is
 * named by its ids.
 *
 * Alone it is Ada Fairweather on New World; rivals are Sam Boater (seat 0) and Jake Wilder
 * (seat 1) on Discovery; a team is the same two on the mission that a test names. All stand on
 * Crow Pines, a Forest without a star, and the tiles round it are given, so that no test hangs
 * on chance:
 *
 *                          Iron Tooth (Mountain)
 *     Still Lake (Water)   Crow Pines (Forest)     the end of the map
 *                          Slow River (Prairie with River)
 */
#ifndef DECK_GOES_WEST_DESK_H
#define DECK_GOES_WEST_DESK_H

#include <criterion/criterion.h>

#include "engine/shelf.h"

#include "deck_goes_west/deck_goes_west.h"
#include "deck_goes_west/rules/battle.h"
#include "deck_goes_west/rules/cards.h"
#include "deck_goes_west/rules/flow.h"
#include "deck_goes_west/rules/jobs.h"
#include "deck_goes_west/rules/map.h"
#include "deck_goes_west/rules/move.h"
#include "deck_goes_west/rules/night.h"
#include "deck_goes_west/rules/score.h"
#include "deck_goes_west/rules/trade.h"

#include "desk.h"

#define WEST_ID "deck-goes-west"

/* Read once and kept. */
const Content *west_printed(void);
/* Fail the test when there is none of that id. */
const Design *card_named(const char *id);
const Tile *tile_named(const char *id);
const Character *character_named(const char *id);
const Mission *mission_named(const char *id);
/* Words without the marks in them. */
const char *plain(const char *words);
/* The Job of a run, in words. */
const char *job_text(Jobs jobs, int number);

Desk solo(const char *position);
Desk solo_on(const char *mission, const char *position);
/* With one Trade card changed: the Ledger has this Job and no other. */
Desk solo_with_ledger(const char *job, const char *position);
Desk coop_with_ledger(const char *job, const char *position);
Desk versus_with_ledger(const char *job, const char *position); /* three of them */
/* It is seat 0's turn, with two actions. */
Desk versus(const char *position);
Desk versus_of(int seats, const char *mission, const char *position);
Desk coop(const char *mission, const char *position);
Desk coop_of(int seats, const char *mission, const char *position);

const WestState *west(const Desk *d);
/* To set what a position in words cannot say. */
WestState *west_to_set(const Desk *d);
/* The next throws of a d6, one digit each, whatever was loaded before. */
void load_d6(const Desk *d, const char *shown);
/* How many events of this kind the last move brought. */
int told(const Desk *d, int kind);
int told_of(const Desk *d, int kind, Seat who);
const Player *player_at(const Desk *d, int seat);
int units_of(const Desk *d, int seat, Resource kind);
/* How many copies of a design lie there. */
int hand_has(const Desk *d, int seat, const char *id);
int draw_has(const Desk *d, int seat, const char *id);
int discard_has(const Desk *d, int seat, const char *id);
int scrap_has(const Desk *d, const char *id);
/* All cards of a class that lie in the supply go out of reach: beside it, or nowhere. */
void empty_supply(const Desk *d, CardClass class, Bits192 *to);
/* A place by its coordinates; fails the test when there is no tile. */
int place_at(const Desk *d, int x, int y);
int bandits_at(const Desk *d, int x, int y);
bool stands_at(const Desk *d, int seat, int x, int y);
/* The tile that lies face up there. */
const char *tile_at(const Desk *d, int x, int y);
bool is_face_down(const Desk *d, int x, int y);

/* Everybody passes, keeps all cards and puts whatever it gets on the discard pile, until a
 * new day begins or the match is over. */
void sleep_well(Desk *d);
/* The same until a seat is asked this. */
void answer_until(Desk *d, int seat, int kind);

/* Jobs that many tests do, and a step. */
#define WALK     "Boots: pay 1 Food: walk 1"
#define WESTWARD "seat 0 at 1 1; tile 2 1 down amber_grass; "
#define CLIMB    "Rope: pay 1 Food: climb 1"
#define BUILD    "Mallet: pay 1 Metal, pay 2 Wood: build a railway"

/* Seat 0 does these Jobs as one movement and sets out. */
void set_out(Desk *d, const char *jobs);

#endif
