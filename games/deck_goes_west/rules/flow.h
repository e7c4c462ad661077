/* Days: who is asked what, and when. */
#ifndef DECK_GOES_WEST_FLOW_H
#define DECK_GOES_WEST_FLOW_H

#include "deck_goes_west/rules/table.h"

/* Asks a question that everything else waits for. */
void west_ask(Table *t, int seat, int kind, int source);
void west_advance(Table *t);

#endif
