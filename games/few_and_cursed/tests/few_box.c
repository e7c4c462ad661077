/* Opens the shipped packs and finds things in them by their ids. */
#include "base/text.h"

#include "few_box.h"
#include "desk.h"

const Content *few_printed(void) {
    return printed_content("few-and-cursed");
}

const Design *design(const char *id) {
    const Content *c = few_printed();
    for (int i = 0; i < c->design_count; i++)
        if (text_equal(c->designs[i].id, id)) return &c->designs[i];
    cr_assert_fail("no card %s", id);
    return NULL;
}

const Item *item(const char *id) {
    const Content *c = few_printed();
    for (int i = 0; i < c->item_count; i++)
        if (text_equal(c->items[i].id, id)) return &c->items[i];
    cr_assert_fail("no item %s", id);
    return NULL;
}

const Job *job(const char *id) {
    const Content *c = few_printed();
    for (int i = 0; i < c->job_count; i++)
        if (text_equal(c->jobs[i].id, id)) return &c->jobs[i];
    cr_assert_fail("no job %s", id);
    return NULL;
}

static const Bounty *bounty(const Bounty *among, int count, const char *id) {
    for (int i = 0; i < count; i++)
        if (text_equal(among[i].id, id)) return &among[i];
    cr_assert_fail("no bounty %s", id);
    return NULL;
}

const Bounty *most_wanted(const char *id) {
    const Content *c = few_printed();
    return bounty(c->most_wanted, c->most_wanted_count, id);
}

const Bounty *monster(const char *id) {
    return bounty(few_printed()->monsters, MONSTERS, id);
}

int space(const char *id) {
    const Content *c = few_printed();
    for (int i = 0; i < c->space_count; i++)
        if (text_equal(c->spaces[i].id, id)) return i;
    cr_assert_fail("no space %s", id);
    return 0;
}

int amount_of(const Effects *effects, Verb verb) {
    for (int i = 0; i < effects->count; i++)
        if (effects->at[i].verb == verb) return effects->at[i].amount;
    return 0;
}

bool same_effects(const Effects *a, const Effects *b) {
    if (a->count != b->count) return false;
    for (int i = 0; i < a->count; i++)
        if (amount_of(b, a->at[i].verb) != a->at[i].amount) return false;
    return true;
}
