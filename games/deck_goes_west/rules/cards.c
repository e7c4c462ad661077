/*
 * Cards: draw, discard, scrap, gain, the Trade Row (DW-20 to DW-22, DW-68, DW-87, DW-92,
 * DW-99). A draw pile is a set, and what is known to lie on it a short list beside it.
 */
#include "deck_goes_west/rules/cards.h"
#include "deck_goes_west/rules/flow.h"
#include "deck_goes_west/rules/score.h"

int west_card_of(const Content *c, const Bits192 *set, int design) {
    const Design *d = &c->designs[design];
    int card = bits192_next(set, d->first);
    return card >= 0 && card < d->first + d->copies ? card : -1;
}

/* ---- Hands and piles --------------------------------------------------------------------- */

int west_danger_in_hand(const Content *c, const WestState *s, int seat) {
    Bits192 dangers = bits192_both(&s->player[seat].hand, &c->of_pick[PICK_DANGER]);
    return bits192_count(&dangers);
}

/* DW-4, ruling 7. */
static void check_danger(Table *t, int seat) {
    if (west_danger_in_hand(t->c, t->s, seat) >= character_of(t->c, t->s, seat)->hand)
        west_die(t, seat, 1);
}

static void draw_one(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    bool seen = p->deck.top.known > 0;
    int card = deck192_draw(&p->deck, &t->s->head.rng);
    bits192_add(&p->hand, card);
    if (seen) bits192_add(&p->known, card);
    p->hand_count++;
    event_add(t->log, event_secret(EV_DREW, (Seat)seat, 0, 0, t->c->design_of[card]));
}

/* DW-87: the discard pile is shuffled when the draw pile is empty. */
void west_draw(Table *t, int seat, int count) {
    Player *p = &t->s->player[seat];
    for (int i = 0; i < count; i++) {
        if (deck192_renew(&p->deck)) tell(t, EV_SHUFFLED, seat, 0, 0, 0);
        if (bits192_empty(&p->deck.cards)) break;
        draw_one(t, seat);
    }
    check_danger(t, seat);
}

void west_leave_hand(WestState *s, int seat, int card) {
    Player *p = &s->player[seat];
    REQUIRE(bits192_has(&p->hand, card));
    bits192_remove(&p->hand, card);
    bits192_remove(&p->known, card);
    count_take(&p->hand_count, 1);
}

void west_discard(Table *t, int seat, int card) {
    west_leave_hand(t->s, seat, card);
    bits192_add(&t->s->player[seat].deck.discard, card);
    tell(t, EV_DISCARDED, seat, t->c->design_of[card], 0, 0);
}

/* A card that is played lies on the discard pile already. Rulings 8 and 9: where a scrapped
 * card goes follows from what it is. */
void west_scrap(Table *t, int seat, int card) {
    Player *p = &t->s->player[seat];
    if (bits192_has(&p->deck.discard, card))
        bits192_remove(&p->deck.discard, card);
    else
        west_leave_hand(t->s, seat, card);
    bits192_add(&t->s->scrapped, card);
    tell(t, EV_SCRAPPED, seat, t->c->design_of[card], 0, 0);
}

void west_put(Table *t, int seat, int card, bool on_top) {
    Deck192 *deck = &t->s->player[seat].deck;
    if (on_top)
        deck192_put(deck, card);
    else
        bits192_add(&deck->discard, card);
}

/* ---- Face-down piles of the table --------------------------------------------------------- */

/* A card of this class, or -1: rulings 10 and 11 shuffle the scrapped ones in. */
static int draw_supply(Table *t, CardClass class) {
    WestState *s = t->s;
    Bits192 pile = bits192_both(&s->supply, &t->c->of_class[class]);
    if (bits192_empty(&pile)) {
        Bits192 back = bits192_both(&s->scrapped, &t->c->of_class[class]);
        s->scrapped = bits192_minus(&s->scrapped, &back);
        pile = back;
        bits192_pour(&s->supply, &back);
    }
    if (bits192_empty(&pile)) return -1;
    int card = bits192_pick(&pile, &s->head.rng);
    bits192_remove(&s->supply, card);
    return card;
}

/* ---- What a player has to put somewhere ----------------------------------------------------- */

void west_receive(Table *t, int seat, int card, bool bought) {
    Player *p = &t->s->player[seat];
    REQUIRE(!p->to_put);
    p->to_put = (uint8_t)(card + 1);
    p->put_bought = bought;
    todo_push(&t->s->todo, TODO_PUT, 0, 0, 0);
}

void west_owe(Table *t, int seat, int pain, int exhaustion) {
    Player *p = &t->s->player[seat];
    if (p->dead || pain + exhaustion == 0) return;
    bool first = !p->pain && !p->exhaustion;
    p->pain = (uint8_t)min_int(UINT8_MAX, p->pain + pain);
    p->exhaustion = (uint8_t)min_int(UINT8_MAX, p->exhaustion + exhaustion);
    if (first) todo_push(&t->s->todo, TODO_PUT, 0, 0, 0);
}

/* The next danger that is owed. */
static void next_danger(Table *t, Player *p) {
    while (!p->to_put && (p->pain || p->exhaustion)) {
        CardClass class = p->pain ? PAIN : EXHAUSTION;
        int card = draw_supply(t, class);
        count_take(class == PAIN ? &p->pain : &p->exhaustion, 1);
        p->to_put = (uint8_t)(card + 1); /* 0: none is left */
    }
}

/* DW-51, DW-68, DW-100: all at once, each as it likes. */
void west_ask_put(Table *t) {
    WestState *s = t->s;
    bool open = false;
    for (int seat = 0; seat < s->seats; seat++) {
        Player *p = &s->player[seat];
        next_danger(t, p);
        if (!p->to_put) continue;
        open = true;
        west_ask(t, seat, ASK_PUT, t->c->design_of[p->to_put - 1]);
    }
    if (open) todo_push(&s->todo, TODO_PUT, 0, 0, 0);
}

/* ---- The Trade Row --------------------------------------------------------------------------- */

/* DW-22, DW-92: cards move up to the right, new ones come in at the left. */
void west_fill_row(Table *t) {
    WestState *s = t->s;
    for (;;) {
        int hole = ROW - 1;
        while (hole >= 0 && s->row[hole]) hole--;
        if (hole < 0) return;
        memmove(&s->row[1], &s->row[0], (size_t)hole);
        s->row[0] = 0;
        int card = draw_supply(t, TRADE);
        if (card < 0) return;
        s->row[0] = (uint8_t)(card + 1);
    }
}

/* DW-99. */
void west_turn_row(Table *t) {
    WestState *s = t->s;
    int left = s->row[ROW - 1];
    s->row[ROW - 1] = 0;
    if (left) bits192_add(&s->scrapped, left - 1);
    west_fill_row(t);
    tell(t, EV_TRADE_ROW, -1, left ? t->c->design_of[left - 1] : -1,
         s->row[0] ? t->c->design_of[s->row[0] - 1] : -1, 0);
}
