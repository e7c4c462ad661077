/*
 * What is certain to come of an option. The rules carry it out in a dry run
 * (engine/foresee.h); what has changed in a rider's tally then is the deal: what is
 * paid, and what is gained. Nothing is computed a second time here.
 */
#include "engine/marks.h"
#include "engine/verbs.h"

#include "few_and_cursed/content/card_text.h"
#include "few_and_cursed/face/face.h"
#include "few_and_cursed/few_and_cursed.h"
#include "few_and_cursed/rules/action.h"
#include "few_and_cursed/rules/effects.h"

/* The verb that counts what this verb changes, or 0. */
static int counted_as(int verb) {
    if (verb == VERB_FURY || verb == VERB_NERVE || verb == VERB_SNAP) return VERB_ATTACK;
    if (verb == VERB_ALL_WATER) return VERB_WATER;
    bool limit = verb == VERB_THRESHOLD || verb == VERB_BULLET_MAX;
    return limit || verb <= VERB_GRIT ? verb : 0;
}

/* ---- The dry run ----------------------------------------------------------------- */

/* A refused option is foreseen as if the rider had all the means, were in the right place
 * and the Action phase had just begun. */
static void grant_all(const Asked *a, FewState *s) {
    enum { PLENTY = 100 };
    Rider *r = &s->rider[a->seat];
    if (a->kind == ASK_ACTION) few_begin_action(&(Table){.c = a->c, .s = s});
    r->move = r->attack = PLENTY;
    r->water += PLENTY;
    s->used = 0;
    if (a->o.verb == OPT_ROB) r->at = s->rider[a->o.arg[0]].at;
    if (a->o.verb != OPT_FIGHT) return;
    uint32_t spaces = few_target_spaces(a->c, s, a->o.arg[0], a->o.arg[1], true);
    while (spaces) r->at = (uint8_t)bits_take(&spaces);
}

/* How often this is certain to happen to the rider or the table, and the last time. */
static int happens(const Asked *a, int kind, Event *last) {
    int times = 0;
    for (int i = 0; i < a->seen.log.count; i++) {
        Event e = a->seen.log.at[i];
        if (e.kind != kind || (e.who != a->seat && e.who != SEAT_CLOCK)) continue;
        *last = e;
        times++;
    }
    return times;
}

/* FC-79: the card that comes up below a Most Wanted is random, and the reward is taken
 * after it either way, so the Most Wanted is foreseen as the last of its pile. FC-27:
 * damage by the Curse is told with its cause. */
void few_look_ahead(const Box *box, Asked *a) {
    FewState s = *a->s;
    int pile = a->o.arg[1];
    Event last;
    if (a->o.verb == OPT_FIGHT && a->o.arg[0] == TARGET_MOST_WANTED)
        s.pile_left[pile] = s.pile_monster[pile] = s.pile_bottom[pile] = 0;
    a->sure = foresee(box, &s.head, a->seat, a->o, &a->seen);
    if (!a->sure) {
        grant_all(a, &s);
        a->sure = foresee(box, &s.head, a->seat, a->o, &a->seen);
    }
    a->change = a->seen.change[a->seat];
    a->change[VERB_HEALTH] += happens(a, EV_CURSE_HURT, &last);
    few_tally(box, &a->s->head, a->seat, a->after);
    for (int i = 0; i < TALLIES_MAX; i++) a->after[i] += a->change[i];
}

void few_fate_words(const Asked *a, Text *out) {
    Event last;
    int damage = happens(a, EV_CURSE_HURT, &last);
    if (damage) verb_amount(out, "; as you are Cursed: [health -# Health]", damage);
    if (happens(a, EV_TURNED, &last) && last.arg[0] != a->r->cursed)
        text_add(out, last.arg[0] ? "; you turn Cursed" : "; you turn back to normal");
    if (happens(a, EV_OVER, &last))
        text_format(out, "; the game is %s", last.arg[1] ? "won" : "lost");
    else if (happens(a, EV_WOUNDED, &last))
        text_add(out, "; you fall wounded");
    if (happens(a, EV_ENDING, &last)) text_add(out, "; this is the last round");
}

/* ---- Deals ----------------------------------------------------------------------- */

enum { DEAL_MAX = 3 * EFFECTS_MAX + TALLIES_MAX };
typedef struct Deal {
    int count, paid; /* the first ones are paid */
    bool worth_it;   /* some of the others are gains */
    Effect at[DEAL_MAX];
    const int16_t *change; /* NULL: amounts are as printed */
    bool done[TALLIES_MAX];
} Deal;

static bool is_loss(Effect e) {
    return e.verb == VERB_CURSE ? e.amount > 0 : counted_as(e.verb) && e.amount < 0;
}

/* An amount is all that has changed, mentioned once. Equal verbs become one: a trashed card
 * gives both its lines. */
static void mention(Deal *d, Effect e, bool pays) {
    int verb = counted_as(e.verb), at = d->paid;
    if (verb && d->change) {
        e = (Effect){(uint8_t)verb, (int8_t)d->change[verb]};
        if (d->done[verb] || !e.amount || (pays && !is_loss(e))) return;
        d->done[verb] = true;
    }
    while (at < d->count && d->at[at].verb != e.verb) at++;
    if (at == d->count) d->at[d->count++] = (Effect){e.verb, 0};
    d->at[at].amount += e.amount;
    d->worth_it |= !pays && !is_loss(e);
}

/* Ruling 81: with no monster out, or nobody else at the table, nothing would happen. */
static bool is_idle(const Asked *a, Effect e) {
    return a->sure && e.verb >= VERB_LURE && e.verb <= VERB_HEX &&
           !few_affects_others(a->c, a->s, a->seat, (Verb)e.verb);
}

static void mention_all(const Asked *a, Deal *d, const Effects *list, bool pays) {
    for (int i = 0; list && i < list->count; i++)
        if (!is_idle(a, list->at[i])) mention(d, list->at[i], pays);
    if (pays) d->paid = d->count;
}

static Deal deal_of(const Asked *a, const Effects *cost, const Effects *gain,
                    const Effects *more) {
    Deal d = {.change = a->sure ? a->change : NULL};
    mention_all(a, &d, cost, true);
    mention_all(a, &d, gain, false);
    mention_all(a, &d, more, false);
    for (int verb = 0; a->sure && verb < TALLIES_MAX; verb++)
        if (counted_as(verb)) mention(&d, (Effect){(uint8_t)verb, 0}, false);
    return d;
}

/* "2 Attack -> 4 Water"; without a cost the gain has its sign. The text of a copier is
 * long; the card itself says the rest. */
static void deal_words(const Deal *d, Text *out) {
    for (int i = 0; i < d->count; i++) {
        Effect e = d->at[i];
        if (i == d->paid && i && d->worth_it)
            mark_arrow(out);
        else if (i)
            verb_amount(out, "[!gap , ]", 0);
        if (i < d->paid && e.amount < 0) e.amount = -e.amount;
        if (e.verb == VERB_COPY)
            text_add(out, "repeat a card");
        else if (d->paid)
            few_bare_words(e, i < d->paid, out);
        else
            few_effects_words(&(Effects){1, {e}}, out);
    }
}

void few_deal_words(const Asked *a, const Effects *cost, const Effects *gain,
                    const Effects *more, Text *out) {
    Deal d = deal_of(a, cost, gain, more);
    deal_words(&d, out);
}

bool few_is_all_attack(const Asked *a, const Effects *use, const Effects *more) {
    Deal d = deal_of(a, NULL, use, more);
    return d.count == 1 && counted_as(d.at[0].verb) == VERB_ATTACK;
}

/* If there are other gains, it says which are meant. */
void few_early_words(const Asked *a, const Effects *use, const Effects *more, Text *out) {
    static const char *const which[] = {"", "Movement ", "Attack ", "Movement and Attack "};
    Deal d = deal_of(a, NULL, use, more);
    int found = 0;
    for (int i = 0; i < d.count; i++) {
        int verb = counted_as(d.at[i].verb);
        found |= verb == VERB_MOVE ? 1 : verb == VERB_ATTACK ? 2 : 0;
    }
    if (!found) return;
    text_format(out, "; %s", d.count > bits_count((uint32_t)found) ? which[found] : "");
    verb_amount(out, "[!seldom now for jobs only]", 0);
}
