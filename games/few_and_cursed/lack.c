/*
 * What is missing, for those who ask why something is not possible: amounts by the words of
 * the table ("needs 2 more Water"), or a reason as it stands. Nothing here decides; the
 * rules have said no already (hand.c, reach.c).
 */
#include "few_and_cursed/few_and_cursed.h"

static Lack short_of(const char *what, int amount) {
    return (Lack){what, amount};
}

static Lack short_of_cards(int missing) {
    return short_of("{card|cards} in hand", missing);
}

static Lack short_of_bullets(int missing) {
    return short_of("{Bullet|Bullets}", missing);
}

/* Ruling 71: there must be something to repeat. */
static Lack lack_of_copy(const Content *c, const FewState *s) {
    CardSet others = bits192_minus(&s->play, &c->copiers);
    return short_of(bits192_empty(&others) ? "no other card of this phase lies in play"
                                           : "no card played this phase can be done again",
                    0);
}

Lack few_lack_of_effects(const Content *c, const FewState *s, const Rider *r,
                         const Effects *e, int held) {
    for (int i = 0; i < e->count; i++) {
        int amount = e->at[i].amount;
        switch (e->at[i].verb) {
        case VERB_MONEY:
            if (r->money + amount < 0) return short_of("Water", -amount - r->money);
            break;
        case VERB_BULLETS:
            if (r->bullets + amount < 0) return short_of_bullets(-amount - r->bullets);
            break;
        case VERB_HEALTH:
            if (r->health + amount < 0) return short_of("Health", -amount - r->health);
            break;
        case VERB_TRASH_HAND:
        case VERB_DISCARD:
            if (held < amount) return short_of_cards(amount - held);
            break;
        case VERB_COPY: return lack_of_copy(c, s);
        }
    }
    return short_of("nothing", 0);
}

/* The cost of an encounter or an ability, from what is at hand now. */
Lack few_lack_of_cost(const Rider *r, const Effects *cost) {
    for (int i = 0; i < cost->count; i++) {
        int amount = cost->at[i].amount;
        switch (cost->at[i].verb) {
        case VERB_MOVE:
            if (r->move < amount) return short_of("Movement", amount - r->move);
            break;
        case VERB_ATTACK:
            if (r->attack < amount) return short_of("Attack", amount - r->attack);
            break;
        case VERB_MONEY:
            if (r->money < amount) return short_of("Water", amount - r->money);
            break;
        case VERB_BULLETS:
            if (r->bullets < amount) return short_of_bullets(amount - r->bullets);
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
    return short_of("nothing", 0);
}

static Lack lack_of_track(const char *track, const char *above, int value, int wanted) {
    return value < wanted ? short_of(track, wanted - value)
                          : short_of(above, value - wanted);
}

/* FC-56, FC-57, FC-103. */
Lack few_lack_of_job(const Rider *r, const Job *job) {
    switch (job->kind) {
    case JOB_SPEND:
        if (job->move > r->move) return short_of("Movement", job->move - r->move);
        return short_of("Attack", job->attack - r->attack);
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
