/*
 * What bots calculate with: the worth of every card, item and reward. Derived once when a
 * box is loaded, so that a position can be valued in a microsecond.
 *
 * The worths use the same scale as the packs: one Movement or Attack is a quarter of a
 * Grit, and so on.
 */
#include "few_and_cursed/bot/bot.h"

/* The amount of a copy is a price, not a measure of worth. */
int few_worth(const Content *c, const Effects *e) {
    int worth = 0;
    for (int i = 0; i < e->count; i++) {
        int each = c->weights.verb[e->at[i].verb];
        worth += e->at[i].verb == VERB_COPY ? each : each * e->at[i].amount;
    }
    return worth;
}

int few_other_costs(const Content *c, const Effects *cost) {
    const int *each = c->weights.verb;
    return few_worth(c, cost) - each[VERB_MOVE] * few_sum_of(cost, VERB_MOVE) -
           each[VERB_ATTACK] * few_sum_of(cost, VERB_ATTACK);
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

static CardWorth worth_of_card(const Content *c, const Design *d) {
    int trash = max_int(0, few_worth(c, &d->trash));
    int worth = few_worth(c, &d->play) + trash / c->weights.belongings.trash_part;
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

int few_nearest(const uint8_t *way, uint32_t land) {
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
                c->bot.nearest[sure][from][t] =
                    (uint8_t)few_nearest(c->way_movement[sure][from], c->of_terrain[t]);
        }
    }
}

void few_derive_bot_tables(Content *c) {
    BotTables *k = &c->bot;
    derive_nearest(c);
    for (int card = 0; card < c->card_count; card++)
        k->card[card] = worth_of_card(c, few_design(c, card));
    for (int i = 0; i < c->item_count; i++) {
        const Item *item = &c->items[i];
        k->item_move[i] = (uint8_t)amount(&item->use, VERB_MOVE);
        k->item_attack[i] = (uint8_t)attack_of(&item->use);
        k->item_relief[i] = (uint8_t)max_int(0, -few_sum_of(&item->use, VERB_CURSE));
        k->item_worth[i] =
            (int16_t)(few_worth(c, &item->use) + c->weights.ability[item->special]);
    }
    for (int w = 0; w < 2 * WANTED; w++)
        k->wanted_reward[w / 2][w % 2] =
            (int16_t)few_worth(c, &c->wanted[w / 2][w % 2].reward);
    for (int m = 0; m < c->most_wanted_count; m++)
        k->most_reward[m] = (int16_t)few_worth(c, &c->most_wanted[m].reward);
}
