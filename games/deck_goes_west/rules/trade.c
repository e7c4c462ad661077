/*
 * Trade between players (DW-93, DW-94, rulings 29, 30 and 71): the active player discards
 * an item, lays out a deal one thing at a time and proposes it; the partner puts cards of its
 * own in, and agrees or refuses.
 */
#include "deck_goes_west/rules/cards.h"
#include "deck_goes_west/rules/flow.h"
#include "deck_goes_west/rules/jobs.h"
#include "deck_goes_west/rules/trade.h"

enum { DEAL_UNITS = 9 }; /* of a kind in one deal */

bool west_can_reach(const WestState *s, int seat, int with) {
    const Player *a = &s->player[seat], *b = &s->player[with];
    bool rails = (s->rail & bit64(a->at)) != 0 && (s->rail & bit64(b->at)) != 0;
    return a->at == b->at || rails;
}

static int partner_of(const WestState *s) {
    return s->action.partner - 1;
}

/* Items that a player can still put in. */
static Bits192 free_items(const Content *c, const WestState *s, int seat,
                          const uint8_t cards[DEAL_CARDS]) {
    Bits192 items = west_choice(c, s, seat, PICK_ITEM, -1);
    for (int i = 0; i < DEAL_CARDS && cards[i]; i++) bits192_remove(&items, cards[i] - 1);
    return items;
}

static void list_hand(const Content *c, const WestState *s, int seat,
                      const uint8_t cards[DEAL_CARDS], OptionList *out) {
    Bits192 items = free_items(c, s, seat, cards);
    if (!cards[DEAL_CARDS - 1]) west_offer_cards(c, &items, OPT_HAND, out);
}

static bool is_empty(const Deal *deal) {
    int units = 0;
    for (int i = 0; i < RESOURCES; i++) units += deal->give[i] + deal->want[i];
    return units == 0 && !deal->given[0] && !deal->carry[0] && !deal->carry[1];
}

/* Ruling 71: nobody gives the kind that is asked for, so that each thing laid out makes a deal
 * more than it was. */
void west_list_offer(const Content *c, const WestState *s, int seat, OptionList *out) {
    const Deal *deal = &s->deal;
    const Player *own = &s->player[seat], *other = &s->player[partner_of(s)];
    if (!deal->paid) {
        Bits192 items = west_choice(c, s, seat, PICK_ITEM, -1);
        west_offer_cards(c, &items, OPT_CARD, out);
        return;
    }
    for (int i = 0; i < RESOURCES; i++)
        if (!deal->want[i] && deal->give[i] < min_int(DEAL_UNITS, own->resource[i]))
            offer(out, option_make(OPT_GIVE, i, 0, 0));
    for (int i = 0; i < RESOURCES; i++)
        if (!deal->give[i] && deal->want[i] < min_int(DEAL_UNITS, other->resource[i]))
            offer(out, option_make(OPT_WANT, i, 0, 0));
    list_hand(c, s, seat, deal->given, out);
    for (int i = 0; i < 2; i++)
        if (!deal->carry[i]) offer(out, option_make(OPT_CARRY, i, 0, 0));
    if (!is_empty(deal)) offer(out, option_make(OPT_GO, 0, 0, 0));
}

void west_list_reply(const Content *c, const WestState *s, int seat, OptionList *out) {
    list_hand(c, s, seat, s->deal.returned, out);
    offer(out, option_make(OPT_AGREE, 0, 0, 0));
    offer(out, option_make(OPT_REFUSE, 0, 0, 0));
}

/* ---- Answers ------------------------------------------------------------------------------- */

/* Everybody sees what lies in a deal, and remembers it when nothing comes of it. */
static void put_in(Table *t, int seat, int design, uint8_t cards[DEAL_CARDS]) {
    Bits192 items = free_items(t->c, t->s, seat, cards);
    int card = west_card_of(t->c, &items, design), at = 0;
    while (cards[at]) at++;
    cards[at] = (uint8_t)(card + 1);
    bits192_add(&t->s->player[seat].known, card);
}

static void push_cards(WestState *s, const uint8_t cards[DEAL_CARDS], int from, int to) {
    for (int i = 0; i < DEAL_CARDS && cards[i]; i++)
        todo_push(&s->todo, TODO_GIVE, cards[i] - 1, from, to);
}

/* Ruling 30: a traded item goes onto the receiver's draw or discard pile. */
void west_give_card(Table *t, Todo give) {
    west_leave_hand(t->s, give.b, give.a);
    west_receive(t, give.c, give.a, false);
}

static void exchange(Table *t, int seat, int with) {
    WestState *s = t->s;
    for (int i = 0; i < RESOURCES; i++) {
        int more = s->deal.want[i] - s->deal.give[i];
        uint16_t *own = &s->player[seat].resource[i],
                 *theirs = &s->player[with].resource[i];
        REQUIRE(*own + more >= 0 && *theirs >= more);
        *own = (uint16_t)(*own + more);
        *theirs = (uint16_t)(*theirs - more);
    }
    if (s->deal.carry[1]) todo_push(&s->todo, TODO_CARRY, with, seat, 0);
    if (s->deal.carry[0]) todo_push(&s->todo, TODO_CARRY, seat, with, 0);
    push_cards(s, s->deal.given, seat, with);
    push_cards(s, s->deal.returned, with, seat);
    tell(t, EV_TRADED, seat, with, 0, 0);
}

static void pay_with_card(Table *t, int seat, int design) {
    Bits192 items = west_choice(t->c, t->s, seat, PICK_ITEM, -1);
    west_discard(t, seat, west_card_of(t->c, &items, design));
    t->s->deal.paid = 1;
}

void west_answer_offer(Table *t, int seat, Option o) {
    WestState *s = t->s;
    Deal *deal = &s->deal;
    switch ((Opt)o.verb) {
    case OPT_CARD: pay_with_card(t, seat, o.arg[0]); break;
    case OPT_GIVE: deal->give[o.arg[0]]++; break;
    case OPT_WANT: deal->want[o.arg[0]]++; break;
    case OPT_CARRY: deal->carry[o.arg[0]] = 1; break;
    case OPT_HAND: put_in(t, seat, o.arg[0], deal->given); break;
    case OPT_GO: west_ask(t, partner_of(s), ASK_REPLY, seat); return;
    default: REQUIRE(!"a part of a deal");
    }
    west_ask(t, seat, ASK_OFFER, 0);
}

void west_answer_reply(Table *t, int seat, Option o) {
    WestState *s = t->s;
    switch ((Opt)o.verb) {
    case OPT_HAND:
        put_in(t, seat, o.arg[0], s->deal.returned);
        west_ask(t, seat, ASK_REPLY, s->action.seat);
        break;
    case OPT_AGREE: exchange(t, s->action.seat, seat); break;
    case OPT_REFUSE: tell(t, EV_REFUSED, seat, s->action.seat, 0, 0); break;
    default: REQUIRE(!"a reply to a deal");
    }
}

/* ---- Moving each other ----------------------------------------------------------------------- */

/* The mover pays with movement Jobs of its own and says where the other goes. What the step
 * brings about, the mover has caused, and may have died of before the other has its turn. */
void west_carry(Table *t, Todo carry) {
    WestState *s = t->s;
    if (s->player[carry.b].dead) return;
    s->action = (Action){.seat = carry.a, .moved = (uint8_t)(carry.b + 1)};
    west_ask(t, carry.a, ASK_CARRY, carry.b);
}

void west_list_carry(const Content *c, const WestState *s, int seat, OptionList *out) {
    west_list_jobs(c, s, seat, west_movement, out);
    offer(out, option_make(OPT_DONE, 0, 0, 0));
}

void west_answer_carry(Table *t, int seat, Option o) {
    if (o.verb != OPT_JOB) return;
    todo_push(&t->s->todo, TODO_LAST, 0, 0, 0);
    west_begin(t, seat, o.arg[0], FOR_ACTION);
}
