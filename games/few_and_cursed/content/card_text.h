/* What cards, riders and bounties say in words, written out from their verbs. */
#ifndef FEW_AND_CURSED_CARD_TEXT_H
#define FEW_AND_CURSED_CARD_TEXT_H

#include "few_and_cursed/content/printed.h"

/* Effects in words, commas between: "+2 Movement, Curse +1". */
void few_effects_words(const Effects *effects, Text *out);
/* `gain`: what a card gives in figures ("+2 Movement, Curse +1"); `rest`: everything else
 * it says, and the caller's sentences (`besides`); `trash`: what trashing it adds. */
void few_design_words(const Design *design, const char *besides, Text *gain, Text *rest,
                      Text *trash);
/* What its Bullets give, what is special about it, and its action; the last two may be
 * empty. */
void few_side_words(const CharacterSide *side, Text *rate, Text *special, Text *action);
/* What beating a bounty brings: "1 Grit, 2 Water". */
void few_reward_words(const Bounty *bounty, Text *out);
/* "3 Movement -> 1 Water, 1 Grit", "Curse at 6 -> 2 Water, 3 Grit" */
void few_job_words(const Job *job, Text *out);
void few_job_need(const Job *job, Text *out);     /* "Curse at 6" */
void few_job_gain(const Job *job, Text *out);     /* "2 Water, 3 Grit" */
void few_item_words(const Item *item, Text *out); /* "+2 Movement once a round" */
/* Without verb and sign, for use beside an arrow. */
void few_bare_words(Effect effect, bool cost, Text *out);

#endif
