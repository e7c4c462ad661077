/* The Wizard's day, as others see it, and what is in the pouches (pouches.c). */
#ifndef SO_YOUVE_BEEN_CURSED_WIZARD_H
#define SO_YOUVE_BEEN_CURSED_WIZARD_H

#include "so_youve_been_cursed/rules/table.h"

int cursed_actions_left(const CursedState *s); /* Wizard mode: at most the orders left */
typedef struct CastWay {
    int fare;    /* of the cheapest way to a place where the Spell can be cast */
    bool choice; /* there are several such places */
} CastWay;
CastWay cursed_cast_way(const Content *c, const CursedState *s, const Card *spell);
void cursed_wizard_day(Table *t); /* the next action, or the end of the day */

/* SC-34. */
static inline Lack cursed_room_lack(int room, int needed) {
    if (room >= needed) return NOTHING_LACKS;
    return (Lack){"SC-34", "free {pouch|pouches}", needed - room};
}

/* pouches.c */
bool cursed_holds_too_much(const CursedState *s); /* ASK_BOX must be answered */
void cursed_throw_back(Table *t, int ingredient); /* by a person (SC-34) */
void cursed_gain(Table *t, int a, int b);
void cursed_empty_box(Table *t);

#endif
