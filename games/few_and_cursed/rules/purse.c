/*
 * What a rider could pay for by simply playing all that is at hand (ruling 66): hand cards,
 * items that are ready, Bullets. Trash lines and copies are not considered.
 *
 * Cards that only give are all played. Those with a price may together be too much for the
 * purse, so every choice of them is tried: there are seldom more than three.
 */
#include "few_and_cursed/rules/effects.h"
#include "few_and_cursed/rules/hand.h"
#include "few_and_cursed/rules/payment.h"

/* What there is to pay with. Fury depends on what the Curse will be, so it is counted last;
 * Nerve is played before the Curse rises. */
typedef struct Purse {
    Funds have;
    int rise;                    /* of Curse, by the cards played */
    uint8_t fury[FURY_MOST + 1]; /* by its amount, how often */
} Purse;

enum { PRICED_MAX = 8 };

typedef struct Search {
    const Content *c;
    const FewState *s;
    int seat;
    const Rider *rider;
    const Effects *cost;
    int shots[BULLETS_MAX + 1]; /* Attack from this many bullets */
    const Effects *priced[PRICED_MAX];
    int priced_count;
} Search;

static void add_effects(const Search *search, Purse *purse, const Effects *e) {
    for (int i = 0; i < e->count; i++) {
        int amount = e->at[i].amount;
        switch (e->at[i].verb) {
        case VERB_MOVE: purse->have.move += amount; break;
        case VERB_ATTACK: purse->have.attack += amount; break;
        case VERB_CURSE: purse->rise += max_int(0, amount); break;
        case VERB_NERVE:
            purse->have.attack +=
                few_nerve_attack(search->rider, search->rider->curse, amount);
            break;
        case VERB_SNAP:
            purse->have.attack +=
                few_snap_attack(search->c, search->s, search->seat, amount);
            break;
        case VERB_FURY: purse->fury[amount]++; break;
        case VERB_WATER: purse->have.water += amount; break;
        case VERB_BULLETS: purse->have.bullets += amount; break;
        }
    }
}

/* Repeating another card is never forced; effects that take cards out of the hand are not
 * played just to pay. */
static bool is_plain(const Effects *e) {
    for (int i = 0; i < e->count; i++) {
        int verb = e->at[i].verb;
        if (verb == VERB_COPY || verb == VERB_TRASH_HAND || verb == VERB_DISCARD)
            return false;
    }
    return true;
}

static bool has_price(const Effects *e) {
    for (int i = 0; i < e->count; i++) {
        bool spent = e->at[i].verb == VERB_WATER || e->at[i].verb == VERB_BULLETS;
        if (spent && e->at[i].amount < 0) return true;
    }
    return false;
}

static void add_source(Search *search, Purse *purse, const Effects *e) {
    if (!is_plain(e)) return;
    if (!has_price(e))
        add_effects(search, purse, e);
    else if (search->priced_count < PRICED_MAX)
        search->priced[search->priced_count++] = e;
}

/* Fury cards are played after those that raise Curse, and before those that lower it. */
static int fury_attack(const Rider *r, const Purse *purse) {
    int curse = min_int(r->curse + purse->rise, CURSE_MAX), attack = 0;
    for (int most = FURY_MOST; most; most--)
        attack += purse->fury[most] * few_fury_attack(curse, most);
    return attack;
}

/* Whether this purse pays, with the bullets that the cost itself leaves for shooting. */
static bool pays(const Search *search, Purse purse) {
    if (purse.have.water < 0 || purse.have.bullets < 0) return false;
    int bullets = min_int(purse.have.bullets, search->rider->bullet_max);
    int spare = bullets - few_sum_of(search->cost, VERB_BULLETS);
    purse.have.bullets = bullets;
    purse.have.attack += fury_attack(search->rider, &purse);
    purse.have.attack += search->shots[max_int(0, spare)];
    return !few_lack_of_cost(search->rider, search->cost, purse.have).what;
}

bool few_could_pay(const Content *c, const FewState *s, int seat, const Effects *cost) {
    const Rider *r = &s->rider[seat];
    Search search = {.c = c, .s = s, .seat = seat, .rider = r, .cost = cost};
    Purse purse = {.have = few_funds(r)};
    if (few_sum_of(cost, VERB_ATTACK))
        few_best_shots(c, s, seat, r->bullet_max, search.shots);
    CardSet hand = r->hand;
    for (int card; (card = bits192_take(&hand)) >= 0;)
        add_source(&search, &purse, &few_design(c, card)->play);
    uint32_t ready = r->items & ~s->used;
    while (ready) add_source(&search, &purse, &c->items[bits_take(&ready)].use);

    for (uint32_t choice = 0; choice < bit(search.priced_count); choice++) {
        Purse tried = purse;
        for (int i = 0; i < search.priced_count; i++) {
            if (choice & bit(i)) add_effects(&search, &tried, search.priced[i]);
        }
        if (pays(&search, tried)) return true;
    }
    return false;
}
