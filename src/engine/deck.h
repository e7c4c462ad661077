/*
 * Decks: a face-down pile with its discards. The pile is a set. Shuffling forgets the order,
 * and each card is drawn by chance when it is needed: the same odds, no secret order in the
 * state, and `guess` has only the hands to fill.
 *
 * What is known or arranged to be drawn first is a short row beside the set, DeckTop; its
 * cards are members of the set as well. Cards that everybody saw go there are `known`; `hide`
 * blanks the others (deck_top_hide). A bag, whose things are counted by kind, has such a row
 * too.
 *
 * A deck whose discards lie in an order, or that has none, is a plain set in the state, drawn
 * from with deck32_pick.
 */
#ifndef BAIZE_ENGINE_DECK_H
#define BAIZE_ENGINE_DECK_H

#include "base/bits.h"

#include "engine/count.h"

/* ---- What is drawn first --------------------------------------------------------------- */

enum { DECK_TOP_MAX = 7 };

typedef struct DeckTop {
    uint8_t known;            /* so many of the first were seen by everybody */
    uint8_t at[DECK_TOP_MAX]; /* 1 + card, the uppermost first; zero past the last */
} DeckTop;

static inline bool deck_top_empty(const DeckTop *top) {
    return !top->at[0];
}

/* The uppermost card; there is one. */
static inline int deck_top_first(const DeckTop *top) {
    return top->at[0] - 1;
}

/* Takes the uppermost card off a row that is not empty. */
int deck_top_take(DeckTop *top);
/* Everybody sees the card go there. What the row has no room for comes by chance again. */
void deck_top_put(DeckTop *top, int card);
/* In this order; nobody knows it. */
void deck_top_lay(DeckTop *top, const uint8_t *cards, int count);
/* The card is not to be found there any more. */
void deck_top_leave(DeckTop *top, int card);
int deck_top_count(const DeckTop *top);
/* How often the card is there: more than once in a bag only. */
int deck_top_copies(const DeckTop *top, int card);
void deck_top_hide(DeckTop *top);

/* ---- Up to 32 cards -------------------------------------------------------------------- */

typedef struct Deck32 {
    uint32_t cards, discard;
    DeckTop top;
} Deck32;

/* The next card of a pile that is not empty; it stays in the set. Those that have left the
 * pile by another way are passed over. */
static inline int deck32_pick(uint32_t cards, DeckTop *top, Rng *rng) {
    while (!deck_top_empty(top)) {
        int card = deck_top_take(top);
        if (cards & bit(card)) return card;
    }
    return bits_pick(cards, rng);
}

/* An empty deck is made of its discards, shuffled. True when that was done. */
static inline bool deck32_renew(Deck32 *d) {
    if (d->cards || !d->discard) return false;
    *d = (Deck32){.cards = d->discard};
    return true;
}

/* Draws a card, out of the discards when the deck is empty; -1: there is none. Whoever wants
 * to tell that the deck was shuffled renews it first. */
static inline int deck32_draw(Deck32 *d, Rng *rng) {
    deck32_renew(d);
    if (!d->cards) return -1;
    int card = deck32_pick(d->cards, &d->top, rng);
    d->cards &= ~bit(card);
    return card;
}

/* The cards of which nobody knows where in the deck they lie. */
uint32_t deck32_unknown(const Deck32 *d);
/* For `check`: adds the cards to those met; false when one was met before. */
bool deck32_meet(uint32_t *met, const Deck32 *d);

/* ---- Up to 64 -------------------------------------------------------------------------- */

typedef struct Deck64 {
    uint64_t cards, discard;
    DeckTop top;
} Deck64;

static inline int deck64_pick(uint64_t cards, DeckTop *top, Rng *rng) {
    while (!deck_top_empty(top)) {
        int card = deck_top_take(top);
        if (cards & bit64(card)) return card;
    }
    return bits64_pick(cards, rng);
}

static inline bool deck64_renew(Deck64 *d) {
    if (d->cards || !d->discard) return false;
    *d = (Deck64){.cards = d->discard};
    return true;
}

static inline int deck64_draw(Deck64 *d, Rng *rng) {
    deck64_renew(d);
    if (!d->cards) return -1;
    int card = deck64_pick(d->cards, &d->top, rng);
    d->cards &= ~bit64(card);
    return card;
}

bool deck64_meet(uint64_t *met, const Deck64 *d);

/* ---- Up to 192 ------------------------------------------------------------------------- */

typedef struct Deck192 {
    Bits192 cards, discard;
    DeckTop top;
} Deck192;

static inline int deck192_pick(const Bits192 *cards, DeckTop *top, Rng *rng) {
    while (!deck_top_empty(top)) {
        int card = deck_top_take(top);
        if (bits192_has(cards, card)) return card;
    }
    return bits192_pick(cards, rng);
}

static inline bool deck192_renew(Deck192 *d) {
    if (!bits192_empty(&d->cards) || bits192_empty(&d->discard)) return false;
    *d = (Deck192){.cards = d->discard};
    return true;
}

static inline int deck192_draw(Deck192 *d, Rng *rng) {
    deck192_renew(d);
    if (bits192_empty(&d->cards)) return -1;
    int card = deck192_pick(&d->cards, &d->top, rng);
    bits192_remove(&d->cards, card);
    return card;
}

/* Everybody sees the card go on top of the deck. */
static inline void deck192_put(Deck192 *d, int card) {
    bits192_add(&d->cards, card);
    deck_top_put(&d->top, card);
}

Bits192 deck192_unknown(const Deck192 *d);
bool deck192_meet(Bits192 *met, const Deck192 *d);

/* ---- Bags ------------------------------------------------------------------------------ */

/* Takes one thing out of a bag that is not empty: how many of each kind it holds. */
int bag_draw(uint8_t *counts, int kinds, DeckTop *top, Rng *rng);

#endif
