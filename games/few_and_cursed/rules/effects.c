/*
 * The verbs of all content: cards, items, rewards, encounters, abilities. An effect is a
 * step of the to-do stack; those that need a choice ask for it. Effects on monsters,
 * bounties and other riders are in effects_on_others.c. Costs are paid by few_pay; what is
 * "suffered" for something is an effect like any other.
 */
#include "few_and_cursed/few_and_cursed.h"
#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/effects.h"
#include "few_and_cursed/rules/flow.h"
#include "few_and_cursed/rules/hand.h"
#include "few_and_cursed/rules/jobs.h"
#include "few_and_cursed/rules/payment.h"
#include "few_and_cursed/rules/riders.h"

enum { AMOUNT_ZERO = 128 }; /* amounts are signed, steps hold bytes */
enum { POOL_MAX = 250 };    /* more Movement or Attack than anybody collects */

void few_push_effect(Table *t, int seat, Verb verb, int amount) {
    todo_push(&t->s->todo, STEP_EFFECT, seat, verb, amount + AMOUNT_ZERO);
}

/* The first effect runs first, so it is pushed last. */
void few_push_effects(Table *t, int seat, const Effects *e) {
    for (int i = e->count - 1; i >= 0; i--)
        few_push_effect(t, seat, (Verb)e->at[i].verb, e->at[i].amount);
}

static void push_rest(Table *t, int seat, Verb verb, int amount) {
    if (amount > 0) few_push_effect(t, seat, verb, amount);
}

/* ---- Costs ----------------------------------------------------------------------- */

/* Spends at once what can be spent; what asks or hurts becomes a step. */
void few_pay(Table *t, int seat, const Effects *cost) {
    for (int i = cost->count - 1; i >= 0; i--) {
        Rider *r = few_rider(t, seat);
        Verb verb = (Verb)cost->at[i].verb;
        int amount = cost->at[i].amount;
        if (verb == VERB_MOVE)
            count_take(&r->move, amount);
        else if (verb == VERB_ATTACK)
            count_take(&r->attack, amount);
        else if (verb == VERB_WATER)
            few_change_water(t, seat, -amount);
        else if (verb == VERB_BULLETS)
            few_change_bullets(t, seat, -amount);
        else
            few_push_effect(t, seat, verb, verb == VERB_HEALTH ? -amount : amount);
    }
}

/* ---- Verbs ----------------------------------------------------------------------- */

static void ask_seat(Table *t, int seat, Ask question, int source) {
    ask(&t->s->head, (Seat)seat, question, source);
}

/* FC-125: from hand or discards; those in play only when there is nothing else. */
static bool has_to_trash(const Rider *r) {
    return r->hand_count || !bits192_empty(&r->deck.discard);
}

static void do_trash(Table *t, int seat, int amount) {
    if (!has_to_trash(few_rider(t, seat)) && bits192_empty(&t->s->play)) return;
    push_rest(t, seat, VERB_TRASH, amount - 1);
    ask_seat(t, seat, ASK_TRASH, amount);
}

static void do_from_hand(Table *t, int seat, Verb verb, Ask question, int amount) {
    if (!few_rider(t, seat)->hand_count) return;
    push_rest(t, seat, verb, amount - 1);
    ask_seat(t, seat, question, amount);
}

int few_draw_two(Table *t, uint8_t drawn[2]) {
    int count = 0;
    for (int i = 0; i < 2; i++) {
        int card = few_draw_upgrade(t);
        if (card >= 0) drawn[count++] = (uint8_t)card;
    }
    return count;
}

/* FC-43, FC-131: two Upgrades, one is kept. */
static void do_improvise(Table *t, int seat, int amount) {
    FewState *s = t->s;
    push_rest(t, seat, VERB_IMPROVISE, amount - 1);
    s->extra_count = (uint8_t)few_draw_two(t, s->extra);
    if (s->extra_count) ask_seat(t, seat, ASK_EXTRA, amount);
}

/* FC-132, ruling 38: any artifact still on the board; its token goes too. */
static void do_artifact(Table *t, int seat) {
    FewState *s = t->s;
    if (!s->artifacts) return;
    int number = bits_pick(s->artifacts, &s->head.rng);
    s->random_artifacts = (uint16_t)(s->random_artifacts | bit(number));
    few_collect(t, seat, number, true);
}

/* Rulings 19 and 52: any space, even San Andreas, except those entered only to fight. */
static uint32_t go_targets(const Content *c, const FewState *s, int seat, bool anywhere) {
    const Rider *r = &s->rider[seat];
    uint32_t spaces =
        anywhere ? (uint32_t)((uint64_t)1 << c->space_count) - 1 : c->map.next[r->at];
    return spaces & ~bit(r->at) & ~few_closed_spaces(c, s, seat);
}

static void do_go(Table *t, int seat, bool anywhere) {
    if (go_targets(t->c, t->s, seat, anywhere)) ask_seat(t, seat, ASK_GO, anywhere);
}

/* The top of the deck is turned up (FC-33): starting cards are discarded, all others taken
 * into hand. This is not drawing, so a missing card costs nothing (ruling 4). */
static void do_reveal(Table *t, int seat, int amount) {
    for (int i = 0; i < amount; i++) {
        int card = few_reveal_card(t, seat);
        if (card < 0) return;
        Rider *r = few_rider(t, seat);
        bits192_remove(&t->s->unseen, card);
        bool starting = few_design(t->c, card)->kind == CARD_STARTING;
        if (starting)
            bits192_add(&r->deck.discard, card);
        else
            few_take_to_hand(t, seat, card, true);
        few_tell(t, EV_DISCARDED, seat, t->c->design_of[card], !starting, 0);
    }
}

void few_add_pool(uint8_t *pool, int amount) {
    *pool = (uint8_t)clamp_int(*pool + amount, 0, POOL_MAX);
}

int few_fury_attack(int curse, int most) {
    return min_int(curse / 2, most);
}

int few_nerve_attack(const Rider *r, int curse, int most) {
    return min_int(max_int(0, r->threshold - curse) / 2, most);
}

int few_snap_attack(const Content *c, const FewState *s, int seat, int bullets) {
    int attack[BULLETS_MAX + 1];
    few_best_shots(c, s, seat, bullets, attack);
    return attack[bullets];
}

static void do_copy(Table *t, int seat) {
    ask_seat(t, seat, ASK_COPY, t->c->design_of[t->s->played_card]);
}

void few_run_effect(Table *t, Todo step) {
    int seat = step.a, amount = step.c - AMOUNT_ZERO;
    Rider *r = few_rider(t, seat);
    switch ((Verb)step.b) {
    case VERB_MOVE: few_add_pool(&r->move, amount); break;
    case VERB_ATTACK: few_add_pool(&r->attack, amount); break;
    case VERB_WATER: few_change_water(t, seat, amount); break;
    case VERB_BULLETS: few_change_bullets(t, seat, amount); break;
    case VERB_HEALTH: few_change_health(t, seat, amount); break;
    case VERB_CURSE: few_change_curse(t, seat, amount); break;
    case VERB_GRIT: few_gain_grit(t, seat, amount); break;
    case VERB_DRAW: few_draw_to_hand(t, seat, amount); break;
    case VERB_TRASH: do_trash(t, seat, amount); break;
    case VERB_TRASH_HAND:
        do_from_hand(t, seat, VERB_TRASH_HAND, ASK_TRASH_HAND, amount);
        break;
    case VERB_IMPROVISE: do_improvise(t, seat, amount); break;
    case VERB_STAT:
        push_rest(t, seat, VERB_STAT, amount - 1);
        ask_seat(t, seat, ASK_STAT, amount);
        break;
    case VERB_THRESHOLD: few_change_limit(t, seat, STAT_THRESHOLD, amount); break;
    case VERB_BULLET_MAX: few_change_limit(t, seat, STAT_BULLET_MAX, amount); break;
    case VERB_JOB: few_draw_jobs(t, seat, amount); break;
    case VERB_ARTIFACT: do_artifact(t, seat); break;
    case VERB_GO_ANYWHERE: do_go(t, seat, true); break;
    case VERB_GO_NEXT: do_go(t, seat, false); break;
    case VERB_ALL_WATER: few_change_water(t, seat, -r->water); break;
    case VERB_DISCARD: do_from_hand(t, seat, VERB_DISCARD, ASK_DISCARD, amount); break;
    case VERB_COPY: do_copy(t, seat); break;
    case VERB_REVEAL: do_reveal(t, seat, amount); break;
    case VERB_READY: t->s->used &= ~r->items; break;
    case VERB_FURY: few_add_pool(&r->attack, few_fury_attack(r->curse, amount)); break;
    case VERB_NERVE: few_add_pool(&r->attack, few_nerve_attack(r, r->curse, amount)); break;
    case VERB_SNAP:
        few_add_pool(&r->attack, few_snap_attack(t->c, t->s, seat, amount));
        break;
    case VERB_LURE: few_drive(t, seat, false); break;
    case VERB_DRIVE: few_drive(t, seat, true); break;
    case VERB_SPOOK: few_spook(t, seat); break;
    case VERB_LIFT:
    case VERB_TREAT:
    case VERB_HEX: few_turn_on_rival(t, seat, (Verb)step.b, amount); break;
    case VERB_NONE:
    case VERB_COUNT: REQUIRE(!"not an effect"); break;
    }
}

/* By verb, with the effects that are still to be carried out. */
void few_tally(const Box *box, const State *state, Seat seat, int16_t out[TALLIES_MAX]) {
    const FewState *s = (const FewState *)state;
    const Rider *r = &s->rider[seat];
    (void)box;
    out[VERB_MOVE] = r->move;
    out[VERB_ATTACK] = r->attack;
    out[VERB_WATER] = r->water;
    out[VERB_BULLETS] = r->bullets;
    out[VERB_HEALTH] = r->health;
    out[VERB_CURSE] = r->curse;
    out[VERB_GRIT] = few_grit(s, seat);
    out[VERB_THRESHOLD] = r->threshold;
    out[VERB_BULLET_MAX] = r->bullet_max;
    for (int i = 0; i < s->todo.count; i++) {
        Todo step = s->todo.at[i];
        if (step.a != seat) continue;
        if (step.step == STEP_EFFECT && step.b < TALLIES_MAX)
            out[step.b] += step.c - AMOUNT_ZERO;
        if (step.step == STEP_LOOT) out[VERB_GRIT] += step.c, out[VERB_WATER] += step.c;
    }
}

/* ---- Options --------------------------------------------------------------------- */

/* Ascending by design, then by Where. */
void few_list_trash(const Content *c, const FewState *s, int seat, OptionList *out) {
    const Rider *r = &s->rider[seat];
    if (!has_to_trash(r)) {
        few_list_designs(c, &s->play, OPT_TRASH, WHERE_PLAY, out);
        return;
    }
    CardSet left = bits192_union(&r->hand, &r->deck.discard);
    for (int card, last = -1; (card = bits192_take(&left)) >= 0;) {
        int design = c->design_of[card];
        if (design == last) continue;
        last = design;
        if (few_first_of(c, &r->hand, design) >= 0)
            offer(out, option_make(OPT_TRASH, design, WHERE_HAND, 0));
        if (few_first_of(c, &r->deck.discard, design) >= 0)
            offer(out, option_make(OPT_TRASH, design, WHERE_DISCARD, 0));
    }
}

static void list_drawn(const Content *c, const uint8_t drawn[2], int count,
                       OptionList *out) {
    int a = c->design_of[drawn[0]], b = c->design_of[drawn[count - 1]];
    offer(out, option_make(OPT_KEEP, min_int(a, b), 0, 0));
    if (a != b) offer(out, option_make(OPT_KEEP, max_int(a, b), 0, 0));
}

/* Ruling 23: including the copied card's trash line, if the copier is trashed. Ruling 75:
 * a trashed card is no longer in play. */
void few_list_copy(const Content *c, const FewState *s, int seat, OptionList *out) {
    const Rider *r = &s->rider[seat];
    CardSet left = few_copiable(c, s);
    for (int card, last = -1; (card = bits192_take(&left)) >= 0;) {
        int d = c->design_of[card];
        const Design *design = &c->designs[d];
        if (d == last) continue;
        last = d;
        Option o = option_make(OPT_COPY, d, 0, 0);
        Lack lack = few_lack_of_need(c, s, r, &design->needs, r->hand_count);
        if (!few_offer_or_refuse(out, o, "FC-124", lack) || !design->trash.count) continue;
        if (!few_lack_of_need(c, s, r, &design->trash_needs, r->hand_count).what)
            offer(out, option_make(OPT_COPY, d, 1, 0));
    }
}

void few_list_trash_hand(const Content *c, const FewState *s, int seat, OptionList *out) {
    few_list_designs(c, &s->rider[seat].hand, OPT_TRASH, WHERE_HAND, out);
}

void few_list_discard(const Content *c, const FewState *s, int seat, OptionList *out) {
    few_list_designs(c, &s->rider[seat].hand, OPT_DISCARD, 0, out);
}

void few_list_stat(const Content *c, const FewState *s, int seat, OptionList *out) {
    (void)c, (void)s, (void)seat;
    offer_each(out, OPT_STAT, 7);
}

void few_list_improvise(const Content *c, const FewState *s, int seat, OptionList *out) {
    (void)seat;
    list_drawn(c, s->drawn, s->drawn_count, out);
}

void few_list_extra(const Content *c, const FewState *s, int seat, OptionList *out) {
    (void)seat;
    list_drawn(c, s->extra, s->extra_count, out);
}

void few_list_go(const Content *c, const FewState *s, int seat, OptionList *out) {
    offer_each(out, OPT_GO, go_targets(c, s, seat, few_source(s, seat) != 0));
}

/* ---- Answers --------------------------------------------------------------------- */

void few_answer_trash(Table *t, int seat, Option o) {
    Rider *r = few_rider(t, seat);
    int design = o.arg[0], where = o.arg[1];
    CardSet *pile = where == WHERE_HAND      ? &r->hand
                    : where == WHERE_DISCARD ? &r->deck.discard
                                             : &t->s->play;
    int card = few_first_of(t->c, pile, design);
    if (where == WHERE_HAND)
        few_leave_hand(t, seat, card);
    else
        bits192_remove(pile, card);
    few_tell(t, EV_TRASHED, seat, design, where, 0);
}

void few_answer_discard(Table *t, int seat, Option o) {
    Rider *r = few_rider(t, seat);
    int card = few_first_of(t->c, &r->hand, o.arg[0]);
    few_leave_hand(t, seat, card);
    bits192_add(&r->deck.discard, card);
    few_tell(t, EV_DISCARDED, seat, o.arg[0], 0, 0);
}

/* Keeps one in hand, unseen; the other, if there is one, goes face up to the common discards.
 * The first of all cards is not an Upgrade. */
static void keep(Table *t, int seat, int design, uint8_t drawn[2], uint8_t *count) {
    bool first = t->c->design_of[drawn[0]] == design;
    int kept = drawn[!first], other = drawn[first];
    few_take_to_hand(t, seat, kept, false);
    if (other) bits192_add(&t->s->upgrades.discard, other);
    event_add(t->log, event_secret(EV_KEPT, (Seat)seat, other ? t->c->design_of[other] : -1,
                                   0, design));
    drawn[0] = drawn[1] = *count = 0;
}

void few_answer_extra(Table *t, int seat, Option o) {
    keep(t, seat, o.arg[0], t->s->extra, &t->s->extra_count);
}

void few_answer_improvise(Table *t, int seat, Option o) {
    keep(t, seat, o.arg[0], t->s->drawn, &t->s->drawn_count);
    few_end_slot(t);
}

void few_answer_stat(Table *t, int seat, Option o) {
    few_change_limit(t, seat, (Stat)o.arg[0], 1);
}

/* All effects but changes of Curse and copies. */
static void push_others(Table *t, int seat, const Effects *e) {
    Effects others = {0};
    for (int i = 0; i < e->count; i++) {
        if (e->at[i].verb != VERB_CURSE && e->at[i].verb != VERB_COPY)
            others.at[others.count++] = e->at[i];
    }
    few_push_effects(t, seat, &others);
}

/* FC-129, FC-135: everything on the other card; an artifact also costs Health. Ruling 74:
 * both cards' Curse is one change, and comes first. */
void few_answer_copy(Table *t, int seat, Option o) {
    int design = o.arg[0], with_trash = o.arg[1];
    const Design *d = &t->c->designs[design];
    const Effects *own = &few_design(t->c, t->s->played_card)->play;
    few_tell(t, EV_COPIED, seat, design, with_trash, 0);
    if (d->kind == CARD_ARTIFACT)
        few_push_effect(t, seat, VERB_HEALTH, -few_sum_of(own, VERB_COPY));
    if (with_trash) {
        bits192_remove(&t->s->play, t->s->played_card);
        few_push_effects(t, seat, &d->trash);
    }
    push_others(t, seat, &d->play);
    push_others(t, seat, own);
    few_push_effect(t, seat, VERB_CURSE,
                    few_sum_of(own, VERB_CURSE) + few_sum_of(&d->play, VERB_CURSE));
}

/* Ruling 20: roads cost nothing. */
void few_answer_go(Table *t, int seat, Option o) {
    Rider *r = few_rider(t, seat);
    few_tell(t, EV_MOVED, seat, r->at, o.arg[0], 0);
    r->at = (uint8_t)o.arg[0];
    few_look_at_arts(t);
}
