/*
 * What is missing for something, and so whether it can be done at all: the rules offer
 * whatever has all it needs, and say what the rest is missing: an amount ("needs 2 more
 * Water"), or a reason as it stands.
 */
#include "few_and_cursed/rules/payment.h"

static const Lack nothing = {NULL, 0};

static Lack short_of(const char *what, int amount) {
    return (Lack){what, amount};
}

static Lack short_of_cards(int missing) {
    return short_of("{card|cards} in hand", missing);
}

static Lack short_of_bullets(int missing) {
    return short_of("{Bullet|Bullets}", missing);
}

/* All needs but those of what a copier repeats. */
static inline Lack lack_of_means(const Rider *r, const Need *n, int held) {
    if (r->water < n->water) return short_of("Water", n->water - r->water);
    if (r->bullets < n->bullets) return short_of_bullets(n->bullets - r->bullets);
    if (held < n->cards) return short_of_cards(n->cards - held);
    if (r->health < n->health) return short_of("Health", n->health - r->health);
    return nothing;
}

/* Ruling 71: there must be a card in play to copy, all of which is possible. */
static Lack lack_of_copy(const Content *c, const FewState *s, const Rider *r, int held) {
    CardSet others = few_copiable(c, s);
    if (bits192_empty(&others)) return short_of("no other card was played this phase", 0);
    for (int card; (card = bits192_take(&others)) >= 0;)
        if (!lack_of_means(r, &few_design(c, card)->needs, held).what) return nothing;
    return short_of("no card played this phase can be repeated", 0);
}

/* FC-124: effects are carried out in full. */
Lack few_lack_of_need(const Content *c, const FewState *s, const Rider *r, const Need *n,
                      int held) {
    Lack lack = lack_of_means(r, n, held);
    return lack.what || !n->copy ? lack : lack_of_copy(c, s, r, held);
}

/* Curse and Health are suffered, not spent; ruling 67: all of nothing is also a payment. */
Lack few_lack_of_cost(const Rider *r, const Effects *cost, Funds have) {
    for (int i = 0; i < cost->count; i++) {
        int amount = cost->at[i].amount;
        switch (cost->at[i].verb) {
        case VERB_MOVE:
            if (have.move < amount) return short_of("Movement", amount - have.move);
            break;
        case VERB_ATTACK:
            if (have.attack < amount) return short_of("Attack", amount - have.attack);
            break;
        case VERB_WATER:
            if (have.water < amount) return short_of("Water", amount - have.water);
            break;
        case VERB_BULLETS:
            if (have.bullets < amount) return short_of_bullets(amount - have.bullets);
            break;
        case VERB_HEALTH:
            if (r->health < amount) return short_of("Health", amount - r->health);
            break;
        case VERB_DISCARD:
        case VERB_TRASH_HAND:
            if (r->hand_count < amount) return short_of_cards(amount - r->hand_count);
            break;
        }
    }
    return nothing;
}

static Lack lack_of_track(const char *track, const char *above, int value, int wanted) {
    if (value == wanted) return nothing;
    return value < wanted ? short_of(track, wanted - value)
                          : short_of(above, value - wanted);
}

static Lack lack_of_spending(Funds left) {
    if (left.move) return short_of("Movement", left.move);
    return left.attack ? short_of("Attack", left.attack) : nothing;
}

/* FC-56, FC-57, FC-103: the rider has what it spends, or the track shows the number. */
Lack few_lack_of_job(const Rider *r, const Job *job) {
    switch (job->kind) {
    case JOB_SPEND: return lack_of_spending(few_left_to_spend(r, job));
    case JOB_CURSE:
        return lack_of_track("Curse", "your Curse is # too high", r->curse, job->amount);
    case JOB_BULLETS:
        return lack_of_track("{Bullet|Bullets}", "you have {# Bullet|# Bullets} too many",
                             r->bullets, job->amount);
    case JOB_HEALTH:
        return lack_of_track("Health", "your Health is # too high", r->health, job->amount);
    case JOB_END: break;
    }
    return short_of("judged at the end of the game", 0);
}

void few_refuse(OptionList *out, Option o, const char *clause, Lack lack) {
    refuse(out, o, clause, lack.what, lack.amount);
}

bool few_offer_or_refuse(OptionList *out, Option o, const char *clause, Lack lack) {
    if (lack.what)
        few_refuse(out, o, clause, lack);
    else
        offer(out, o);
    return !lack.what;
}
