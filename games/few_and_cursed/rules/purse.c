/*
 * What a rider could pay for by simply playing all that is at hand (ruling 66): hand cards,
 * items that are ready, Bullets. Trash lines and copies are not considered.
 *
 * Cards that only give are all played. Those with a price may together be too much for the
 * purse, so every choice of them is tried: there are seldom more than three. So it is with
 * those that hurt, if together they could wound: that would end the turn.
 */
#include "few_and_cursed/rules/effects.h"
#include "few_and_cursed/rules/hand.h"
#include "few_and_cursed/rules/payment.h"

/* What there is to pay with. Fury depends on what the Curse will be, so it is counted last;
 * Nerve is played before the Curse rises. */
typedef struct Purse {
    Funds have;
    int health;                   /* gained or lost by the cards played */
    int rise, fall;               /* of Curse */
    uint8_t rises[RISE_MOST + 1]; /* by its amount, how often */
    uint8_t fury[FURY_MOST + 1];  /* likewise */
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
    bool frail; /* what hurts has a price as well */
} Search;

static void add_effects(const Search *search, Purse *purse, const Effects *e) {
    for (int i = 0; i < e->count; i++) {
        int amount = e->at[i].amount;
        switch (e->at[i].verb) {
        case VERB_MOVE: purse->have.move += amount; break;
        case VERB_ATTACK: purse->have.attack += amount; break;
        case VERB_HEALTH: purse->health += amount; break;
        case VERB_CURSE:
            purse->fall += max_int(0, -amount);
            purse->rise += max_int(0, amount);
            if (amount > 0) purse->rises[amount]++;
            break;
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

/* The Health that this may cost: what it says, and 1 for a rise of Curse (FC-27). */
static int harm_of(const Effects *e) {
    return max_int(0, -few_sum_of(e, VERB_HEALTH)) + (few_sum_of(e, VERB_CURSE) > 0);
}

static void add_source(Search *search, Purse *purse, const Effects *e) {
    if (!is_plain(e)) return;
    if (!has_price(e) && !(search->frail && harm_of(e)))
        add_effects(search, purse, e);
    else if (search->priced_count < PRICED_MAX)
        search->priced[search->priced_count++] = e;
}

static Purse all_of(Search *search) {
    const Rider *r = search->rider;
    Purse purse = {.have = few_funds(r)};
    CardSet hand = r->hand;
    search->priced_count = 0;
    for (int card; (card = bits192_take(&hand)) >= 0;)
        add_source(search, &purse, &few_design(search->c, card)->play);
    uint32_t ready = r->items & ~search->s->used;
    while (ready) add_source(search, &purse, &search->c->items[bits_take(&ready)].use);
    return purse;
}

/* ---- Wounds ------------------------------------------------------------------------- */

/* The Health that must be left to pay. */
static int health_needed(const Search *search) {
    return max_int(1, few_sum_of(search->cost, VERB_HEALTH));
}

/* Whether all of it together might leave less. */
static bool could_wound(const Search *search, const Purse *purse) {
    int health =
        search->rider->health + purse->health - count_all(purse->rises, RISE_MOST + 1);
    for (int i = 0; i < search->priced_count; i++) health -= harm_of(search->priced[i]);
    return health < health_needed(search);
}

/* FC-27: the smallest rises of Curse come first, since fewest hurt in this order. */
static int health_left(const Search *search, const Purse *purse, int curse) {
    int health = search->rider->health + purse->health;
    for (int by = 1; by <= RISE_MOST; by++) {
        for (int n = purse->rises[by]; n && curse < CURSE_MAX; n--) {
            health -= curse >= search->rider->threshold;
            curse = min_int(curse + by, CURSE_MAX);
        }
    }
    return health;
}

/* ---- Paying ------------------------------------------------------------------------- */

static int fury_attack(const Purse *purse, int from) {
    int curse = min_int(from + purse->rise, CURSE_MAX), attack = 0;
    for (int most = FURY_MOST; most; most--)
        attack += purse->fury[most] * few_fury_attack(curse, most);
    return attack;
}

/* Whether this purse pays, with the bullets that the cost itself leaves for shooting. Fury
 * cards are played after those that raise the Curse from `curse`. */
static bool pays_from(const Search *search, Purse purse, int curse) {
    if (purse.have.water < 0 || purse.have.bullets < 0) return false;
    if (search->frail && health_left(search, &purse, curse) < health_needed(search))
        return false;
    int bullets = min_int(purse.have.bullets, search->rider->bullet_max);
    int spare = bullets - few_sum_of(search->cost, VERB_BULLETS);
    purse.have.bullets = bullets;
    purse.have.attack += fury_attack(&purse, curse);
    purse.have.attack += search->shots[max_int(0, spare)];
    return !few_lack_of_cost(search->rider, search->cost, purse.have).what;
}

/* What lowers Curse is played last, for Fury, or else first, to be hurt less. */
static bool pays(const Search *search, const Purse *purse) {
    int curse = search->rider->curse;
    if (pays_from(search, *purse, curse)) return true;
    return search->frail && purse->fall &&
           pays_from(search, *purse, max_int(0, curse - purse->fall));
}

bool few_could_pay(const Content *c, const FewState *s, int seat, const Effects *cost) {
    const Rider *r = &s->rider[seat];
    Search search = {.c = c, .s = s, .seat = seat, .rider = r, .cost = cost};
    if (few_sum_of(cost, VERB_ATTACK))
        few_best_shots(c, s, seat, r->bullet_max, search.shots);
    Purse purse = all_of(&search);
    search.frail = could_wound(&search, &purse);
    if (search.frail) purse = all_of(&search);

    for (uint32_t choice = 0; choice < bit(search.priced_count); choice++) {
        Purse tried = purse;
        for (int i = 0; i < search.priced_count; i++) {
            if (choice & bit(i)) add_effects(&search, &tried, search.priced[i]);
        }
        if (pays(&search, &tried)) return true;
    }
    return false;
}
