/* What bots think things are worth, out of the packs' entries [bot ...]. */
#include "few_and_cursed/content/loader.h"

/* By Mode; then rivals who plan. */
static const char *const aims_words[AIMS] = {"rivals",  "curse_chaser", "dark_arts",
                                             "shadows", "coop",         "rivals_plan"};
enum { WORTH_LIMIT = 400 };

bool few_read_belongings(Loader *l, const PackEntry *e, Error *err) {
    Belongings *w = &l->c->weights.belongings;
    return FEW_BELONGINGS(WEIGHT_READ) true;
}

bool few_read_lead(Loader *l, const PackEntry *e, Error *err) {
    Leads *w = &l->c->weights.lead;
    return FEW_LEADS(WEIGHT_READ) FEW_LEAD_LISTS(WEIGHT_LIST_READ) true;
}

bool few_read_goals(Loader *l, const PackEntry *e, Error *err) {
    Goals *w = &l->c->weights.goals;
    return FEW_GOALS(WEIGHT_READ) FEW_GOAL_LISTS(WEIGHT_LIST_READ) true;
}

bool few_read_plans(Loader *l, const PackEntry *e, Error *err) {
    Plans *w = &l->c->weights.plans;
    return FEW_PLANS(WEIGHT_READ) true;
}

bool few_read_hopes(Loader *l, const PackEntry *e, Error *err) {
    Hopes *w = &l->c->weights.hopes;
    return FEW_HOPES(WEIGHT_LIST_READ) true;
}

bool few_read_aims(Loader *l, const PackEntry *e, Error *err) {
    int which;
    if (!entry_find(e, 0, "mode", e->id, aims_words, AIMS, &which, err)) return false;
    Aims *w = &l->c->weights.aims[which];
    return FEW_AIMS(WEIGHT_READ) true;
}

/* A verb or an ability of which no pack says anything is worth nothing. Some do harm. */
bool few_read_verbs(Loader *l, const PackEntry *e, Error *err) {
    bool read = true;
    for (int i = 1; i < VERB_COUNT && read; i++)
        read = entry_int_or(e, few_card_verbs.rows[i].word, -WORTH_LIMIT, WORTH_LIMIT,
                            &l->c->weights.verb[i], err);
    return read;
}

bool few_read_abilities(Loader *l, const PackEntry *e, Error *err) {
    bool read = true;
    for (int i = 1; i < SPECIAL_COUNT && read; i++)
        read = entry_int_or(e, few_special_words[i], -WORTH_LIMIT, WORTH_LIMIT,
                            &l->c->weights.ability[i], err);
    return read;
}
