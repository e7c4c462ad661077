/* San Andreas: the Job Board and the Store. */
#ifndef FEW_AND_CURSED_TOWN_H
#define FEW_AND_CURSED_TOWN_H

#include "few_and_cursed/rules/riders.h"

void few_ask_sale(Table *t, int seat); /* STEP_SELL */
void few_refill_store(Table *t);
int few_item_price(const Content *c, const Rider *r, int item);
bool few_can_buy_item(const Content *c, const FewState *s, const Rider *r);
/* FC-25: whether the Store serves this rider. */
static inline bool few_is_served(const Content *c, const Rider *r) {
    return !few_has(c, r, SPECIAL_NO_STORE);
}
/* FC-66: hands that are free, and places for accessories. */
typedef struct Slots {
    int hands, accessories;
} Slots;
Slots few_free_slots(const Content *c, const Rider *r);
bool few_has_room(const Content *c, const Rider *r, int item); /* FC-66 */
int few_hands_needed(Slot slot);

#endif
