/*
 * Cleanup (FC-88 to FC-98): discard, redraw, return if shuffled; then the monsters, what
 * solo and co-op add, and the end of the round.
 */
#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/flow.h"
#include "few_and_cursed/rules/hand.h"
#include "few_and_cursed/rules/jobs.h"
#include "few_and_cursed/rules/riders.h"

/* FC-89, ruling 76: each card left in hand may be kept or discarded, and nothing else. */
void few_begin_cleanup(Table *t, int seat) {
    todo_push(&t->s->todo, STEP_REDRAW, seat, 0, 0);
    if (few_rider(t, seat)->hand_count) ask(&t->s->head, (Seat)seat, ASK_KEEP, 0);
}

/* FC-90, ruling 50. */
void few_refill_hand(Table *t, int seat) {
    const Rider *r = few_rider(t, seat);
    few_draw_to_hand(t, seat, few_cards_to_draw(t->c, r, r->hand_count));
}

/* FC-91, FC-93, ruling 2. */
void few_redraw(Table *t, int seat) {
    FewState *s = t->s;
    few_refill_hand(t, seat);
    if (s->head.over) return;
    if (few_rider(t, seat)->shuffled) few_send_home(t, seat);
    s->slot++;
    todo_push(&s->todo, STEP_SLOT, 0, 0, 0);
}

/* ---- Solo: a bounty given up (FC-110, ruling 51) --------------------------------- */

static void give_up_one(Table *t) {
    FewState *s = t->s;
    uint32_t piles = few_open_piles(s);
    if (s->captured || !piles) return;
    if (bits_count(piles) == 1)
        few_let_go(t, 0, bits_first(piles));
    else
        ask(&s->head, 0, ASK_GIVE_UP, 0);
}

/* ---- Co-op: the drain (FC-119, rulings 56 and 57) -------------------------------- */

static void drain(Table *t) {
    FewState *s = t->s;
    int loss = few_drain(t->c, s);
    few_tell(t, EV_DRAIN, -1, loss, s->team_grit - loss, 0);
    few_told(t, true);
    few_gain_grit(t, s->first, -loss);
    for (int p = 0; p < PILES && !s->head.over; p++) {
        if (!s->pile_top[p] && few_below(s, p)) few_reveal(t, p);
    }
}

/* ---- The end of the round -------------------------------------------------------- */

/* Ruling 78: a rider is short of a card, and there will never be another. */
static bool are_cards_used_up(const Content *c, const FewState *s) {
    if (!bits192_empty(&s->upgrades.cards) || !bits192_empty(&s->upgrades.discard))
        return false;
    for (int seat = 0; seat < s->seats; seat++) {
        const Rider *r = &s->rider[seat];
        if (few_cards_to_draw(c, r, r->hand_count) && bits192_empty(&r->deck.cards) &&
            bits192_empty(&r->deck.discard))
            return true;
    }
    return false;
}

/* FC-98, FC-100, FC-101, ruling 49: only now that the round is complete. */
static void next_round(Table *t) {
    FewState *s = t->s;
    if (s->mode == MODE_RIVALS && are_cards_used_up(t->c, s)) s->ending = CAUSE_CARDS;
    if (s->ending) {
        few_end_rivalry(t, (EndCause)s->ending, true);
        return;
    }
    s->first = (uint8_t)((s->first + s->seats - 1) % s->seats);
    todo_push(&s->todo, STEP_ROUND, 0, 0, 0);
}

void few_round_end(Table *t, Todo step) {
    FewState *s = t->s;
    if (step.a) {
        next_round(t);
        return;
    }
    todo_push(&s->todo, STEP_ROUND_END, 1, 0, 0);
    if (s->mode == MODE_COOP)
        drain(t);
    else if (few_solo(s))
        give_up_one(t);
}

/* ---- Options and answers --------------------------------------------------------- */

/* FC-89: in any order, since people pick the worst card first. */
void few_list_keep(const Content *c, const FewState *s, int seat, OptionList *out) {
    few_list_designs(c, &s->rider[seat].hand, OPT_DISCARD, 0, out);
    offer(out, option_make(OPT_DONE, 0, 0, 0));
}

void few_answer_keep(Table *t, int seat, Option o) {
    if (o.verb != OPT_DISCARD) return;
    few_answer_discard(t, seat, o);
    if (few_rider(t, seat)->hand_count) ask(&t->s->head, (Seat)seat, ASK_KEEP, 0);
}

void few_list_monster(const Content *c, const FewState *s, int seat, OptionList *out) {
    offer_each(out, OPT_WAY, few_monster_ways(c, s, few_source(s, seat)));
}

void few_answer_monster(Table *t, int seat, Option o) {
    (void)seat;
    few_monster_arrives(t, t->source, o.arg[0]);
}

void few_list_pile(const Content *c, const FewState *s, int seat, OptionList *out) {
    (void)c, (void)seat;
    offer_each(out, OPT_PILE, count_kinds(s->pile_monster, PILES));
}

void few_answer_pile(Table *t, int seat, Option o) {
    few_swap_in_monster(t, seat, o.arg[0]);
}

void few_list_give_up(const Content *c, const FewState *s, int seat, OptionList *out) {
    (void)c, (void)seat;
    offer_each(out, OPT_PILE, few_open_piles(s));
}

void few_answer_give_up(Table *t, int seat, Option o) {
    few_let_go(t, seat, o.arg[0]);
}

void few_list_job(const Content *c, const FewState *s, int seat, OptionList *out) {
    (void)c, (void)s, (void)seat;
    offer(out, option_make(OPT_YES, 0, 0, 0));
    offer(out, option_make(OPT_NO, 0, 0, 0));
}

void few_answer_job(Table *t, int seat, Option o) {
    if (o.verb == OPT_YES)
        few_score(t, seat, t->source);
    else
        few_decline(t, seat, t->source);
}
