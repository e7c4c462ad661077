/* Encounters, in the open country and in Cursed land. */
#ifndef FEW_AND_CURSED_ENCOUNTER_H
#define FEW_AND_CURSED_ENCOUNTER_H

#include "few_and_cursed/rules/table.h"

void few_begin_encounter(Table *t, int seat, bool alone); /* in San Andreas: a visit */
void few_leave_encounter(Table *t, int seat); /* the last one discards the card */
/* FC-45: the part of a card for this land. */
const EncounterText *few_encounter_text(const Content *c, int card, int terrain);
const EncounterText *few_encounter(const Content *c, const Rider *r);
bool few_same_encounter(const Rider *a, const Rider *b); /* both face the same card */

#endif
