/*
 * What came up in matches: every verb of the game's options, and every line of the packs
 * that the game calls usable, each with the number of matches in which it was seen (offered,
 * or refused with a reason: an item that lies in a shop and is too expensive), offered and taken;
 * and of what a seat has at the end, how those seats did.
 */
#ifndef BAIZE_TOOLS_SOAK_USAGE_H
#define BAIZE_TOOLS_SOAK_USAGE_H

#include "engine/shelf.h"

typedef struct Usage Usage;

/* The usage of one worker; the box must outlive it. */
Usage *usage_new(const OpenBox *box);
void usage_free(Usage *u);

/* Everything that a seat is offered before it takes `choice`, and where the list explains itself
 * what it is refused. Matches are told apart by number. */
void usage_note_choice(Usage *u, int match, const State *s, Seat seat,
                       const OptionList *list, Option choice);
void usage_note_events(Usage *u, int match, const EventLog *log);
void usage_note_end(Usage *u, int match, const State *s, const Result *result);
/* A victory that some share is a part for each; one of all together is a whole. */
double win_share(const uint8_t *place, int seats, int seat);

/* Adds the matches of another worker. */
void usage_add(Usage *to, const Usage *from);

void usage_print_all(const Usage *u);
/* Names what was never offered, and what was never taken; returns how many of the former give
 * no reason (`rare` in their entry). */
int usage_print_unused(const Usage *u);

#endif
