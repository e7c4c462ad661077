/*
 * What bots calculate with: the worth of every card, item and reward. Derived once when a
 * box is loaded, so that a position can be valued in a microsecond.
 *
 * The worths use the same scale as the packs: one Movement or Attack is a quarter of a
 * Grit, and so on.
 */
#include "few_and_cursed/bot/bot.h"

enum { TRASH_SHARE = 3 };

/* clang-format off */
static const int16_t verb_worth[VERB_COUNT] = {
    [VERB_MOVE] = FEW_POINT, [VERB_ATTACK] = FEW_POINT, [VERB_FURY] = FEW_POINT / 2,
    [VERB_WATER] = 28, [VERB_BULLETS] = 45, [VERB_HEALTH] = 45, [VERB_CURSE] = -16,
    [VERB_GRIT] = 100, [VERB_DRAW] = 32, [VERB_TRASH] = 35, [VERB_TRASH_HAND] = 20,
    [VERB_IMPROVISE] = 60, [VERB_STAT] = 55, [VERB_THRESHOLD] = 40, [VERB_BULLET_MAX] = 25,
    [VERB_JOB] = 40, [VERB_ARTIFACT] = 300, [VERB_DISCARD] = -20, [VERB_REVEAL] = 30,
    [VERB_READY] = 30, [VERB_NERVE] = FEW_POINT / 2, [VERB_SNAP] = 2 * FEW_POINT,
    [VERB_LURE] = 10, [VERB_DRIVE] = 10, [VERB_SPOOK] = 15, [VERB_LIFT] = 42,
    [VERB_TREAT] = -14, [VERB_HEX] = 12,
};
/* What an ability of an item is worth in a round. */
static const int16_t special_worth[SPECIAL_COUNT] = {
    [SPECIAL_CHEAP_STORE] = 20, [SPECIAL_SURE_FOOT] = 40, [SPECIAL_EXTRA_ATTACK] = 35,
    [SPECIAL_BIG_HAND] = 65, [SPECIAL_SAFE_ROADS] = 25, [SPECIAL_GOOD_CAMP] = 15,
    [SPECIAL_SMALL_HAND] = -65, [SPECIAL_ROUND_CURSE] = -25, [SPECIAL_NO_STORE] = -20,
    [SPECIAL_NO_CAMP] = -10,
};
/* clang-format on */
enum { COPY_WORTH = 40 }; /* its amount is a price, not a measure of worth */

int few_worth(const Effects *e) {
    int worth = 0;
    for (int i = 0; i < e->count; i++) {
        bool copy = e->at[i].verb == VERB_COPY;
        worth += copy ? COPY_WORTH : verb_worth[e->at[i].verb] * e->at[i].amount;
    }
    return worth;
}

static int amount(const Effects *e, Verb verb) {
    return max_int(0, few_sum_of(e, verb));
}

/* A card that repeats another mostly repeats an Attack; Fury needs some Curse first, Nerve
 * little of it. */
static int attack_of(const Effects *e) {
    int copies = 0;
    for (int i = 0; i < e->count; i++) copies += e->at[i].verb == VERB_COPY;
    return amount(e, VERB_ATTACK) + copies + amount(e, VERB_FURY) / 2 +
           (amount(e, VERB_NERVE) + 1) / 2 + 2 * amount(e, VERB_SNAP);
}

static void weigh(CardSet *bits, int count, int card, int weight) {
    weight = clamp_int(weight, 0, (1 << count) - 1);
    for (int k = 0; k < count; k++) {
        if (weight >> k & 1) bits192_add(&bits[k], card);
    }
}

int few_sum(const CardSet *pile, const CardSet *bits, int count) {
    int sum = 0;
    for (int k = 0; k < count; k++) {
        CardSet with = bits192_both(pile, &bits[k]);
        sum += bits192_count(&with) << k;
    }
    return sum;
}

void few_derive_bot_tables(Content *c) {
    BotTables *k = &c->bot;
    for (int card = 0; card < c->card_count; card++) {
        const Design *d = few_design(c, card);
        int worth = few_worth(&d->play) + max_int(0, few_worth(&d->trash)) / TRASH_SHARE;
        weigh(k->move, AMOUNT_BITS, card, amount(&d->play, VERB_MOVE));
        weigh(k->attack, AMOUNT_BITS, card, attack_of(&d->play));
        weigh(k->worth, WORTH_BITS, card, worth / WORTH_STEP);
    }
    for (int i = 0; i < c->item_count; i++) {
        const Item *item = &c->items[i];
        k->item_move[i] = (uint8_t)amount(&item->use, VERB_MOVE);
        k->item_attack[i] = (uint8_t)attack_of(&item->use);
        k->item_relief[i] = (uint8_t)max_int(0, -few_sum_of(&item->use, VERB_CURSE));
        k->item_worth[i] = (int16_t)(few_worth(&item->use) + special_worth[item->special]);
    }
    for (int w = 0; w < 2 * WANTED; w++)
        k->wanted_reward[w / 2][w % 2] =
            (int16_t)few_worth(&c->wanted[w / 2][w % 2].reward);
    for (int m = 0; m < c->most_wanted_count; m++)
        k->most_reward[m] = (int16_t)few_worth(&c->most_wanted[m].reward);
}
