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

static CardWorth worth_of_card(const Design *d) {
    int worth = few_worth(&d->play) + max_int(0, few_worth(&d->trash)) / TRASH_SHARE;
    return (CardWorth){
        .move = (uint8_t)min_int(amount(&d->play, VERB_MOVE), AMOUNT_MAX),
        .attack = (uint8_t)min_int(attack_of(&d->play), AMOUNT_MAX),
        .worth = (uint8_t)clamp_int(worth / WORTH_STEP, 0, WORTH_MAX),
    };
}

Cards few_sum(const Content *c, const CardSet *pile) {
    Cards sum = {0};
    for (int w = 0; w < BITS192_WORDS; w++) {
        for (uint64_t left = pile->word[w]; left;) {
            const CardWorth *card = &c->bot.card[64 * w + bits64_take(&left)];
            sum.count++;
            sum.move += card->move;
            sum.attack += card->attack;
            sum.worth += card->worth;
        }
    }
    return sum;
}

Outfit few_outfit(const Content *c, const FewState *s, int seat) {
    CardSet all = few_all_cards(s, seat);
    return (Outfit){few_sum(c, &s->rider[seat].hand), few_sum(c, &all),
                    few_bullet_worth(c, s, seat)};
}

static int nearest(const uint8_t *way, uint32_t land) {
    int near = TOWN;
    while (land) {
        int space = bits_take(&land);
        if (near == TOWN || way[space] < way[near]) near = space;
    }
    return near;
}

static void derive_nearest(Content *c) {
    for (int sure = 0; sure < 2; sure++) {
        for (int from = 0; from < c->space_count; from++) {
            for (int t = 0; t < TERRAINS; t++)
                c->bot.nearest[sure][from][t] = (uint8_t)nearest(
                    c->way_movement[sure][from], c->of_terrain[t] & ~bit(TOWN));
        }
    }
}

void few_derive_bot_tables(Content *c) {
    BotTables *k = &c->bot;
    derive_nearest(c);
    for (int card = 0; card < c->card_count; card++)
        k->card[card] = worth_of_card(few_design(c, card));
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
