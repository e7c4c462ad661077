/* The Resolution Phase. */
#ifndef ROLL_AND_FIGHT_RESOLUTION_H
#define ROLL_AND_FIGHT_RESOLUTION_H

#include "roll_and_fight/rules/table.h"

void roll_begin_resolution(Table *t, int seat);
void roll_resolve_on(Table *t, int seat);
int roll_threat(const Content *c, const Player *p); /* Wounds that would come now */
/* VF-83: the round would end with a Beating after this many more Wounds. */
static inline bool roll_is_beaten(const Player *p, int more) {
    return p->wounds + more >= p->open;
}

#endif
