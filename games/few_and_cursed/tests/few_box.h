/* The shipped packs of The Few and Cursed, for tests of what is printed on its parts. */
#ifndef FEW_AND_CURSED_BOX_H
#define FEW_AND_CURSED_BOX_H

#include <criterion/criterion.h>

#include "engine/shelf.h"

#include "few_and_cursed/content/content.h"

/* Read once and kept. */
const Content *few_printed(void);

/* Fail the test when there is none of that id. */
const Design *design(const char *id);
const Item *item(const char *id);
const Job *job(const char *id);
const Bounty *most_wanted(const char *id);
const Bounty *monster(const char *id);
int space(const char *id);

/* The amount of a verb among effects; 0: it is not there. */
int amount_of(const Effects *effects, Verb verb);
bool same_effects(const Effects *a, const Effects *b); /* in whatever order */

#endif
