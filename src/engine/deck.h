/*
 * Decks: a face-down pile with its discards. The pile is a set: it has no order, and each
 * card is drawn at random when it is needed. The odds are the same, the state holds no
 * secret order, and `guess` has only the hands to fill.
 *
 * Cards known or arranged to be drawn first are a short row beside the set, DeckTop; they
 * are members of the set as well. Cards that everybody saw put there are `known`; `hide`
 * blanks the others (deck_top_hide). A bag, which counts things by kind, has one too.
 *
 * A deck with ordered discards, or none, is a plain set; draw from it with deck32_pick.
 */
#ifndef BAIZE_ENGINE_DECK_H
#define BAIZE_ENGINE_DECK_H

#include "base/bits.h"

#include "engine/count.h"

/* ---- What is drawn first --------------------------------------------------------------- */

enum { DECK_TOP_MAX = 7 };

typedef struct DeckTop {
    uint8_t known;            /* how many of the uppermost everybody has seen */
    uint8_t at[DECK_TOP_MAX]; /* 1 + card, the uppermost first; zero past the last */
} DeckTop;

static inline bool deck_top_empty(const DeckTop *top) {
    return !top->at[0];
}

/* The uppermost card of a row that is not empty. */
static inline int deck_top_first(const DeckTop *top) {
    return top->at[0] - 1;
}

/* Takes the uppermost card off a row that is not empty. */
int deck_top_take(DeckTop *top);
/* Everybody sees the card go on top. Cards that no longer fit are drawn at random again. */
void deck_top_put(DeckTop *top, int card);
/* Lays the cards in this order, unknown to everybody. */
void deck_top_lay(DeckTop *top, const uint8_t *cards, int count);
/* Removes the card from the row. */
void deck_top_leave(DeckTop *top, int card);
int deck_top_count(const DeckTop *top);
/* How many copies of the card are there: more than one only in a bag. */
int deck_top_copies(const DeckTop *top, int card);
void deck_top_hide(DeckTop *top);

/* ---- Up to 32 cards -------------------------------------------------------------------- */

typedef struct Deck32 {
    uint32_t cards, discard;
    DeckTop top;
} Deck32;

/* The next card of a pile that is not empty; it stays in the set. Cards of the row that
 * have left the pile some other way are skipped. */
static inline int deck32_pick(uint32_t cards, DeckTop *top, Rng *rng) {
    while (!deck_top_empty(top)) {
        int card = deck_top_take(top);
        if (cards & bit(card)) return card;
    }
    return bits_pick(cards, rng);
}

/* Refills an empty deck from its discards. True if it did. */
static inline bool deck32_renew(Deck32 *d) {
    if (d->cards || !d->discard) return false;
    *d = (Deck32){.cards = d->discard};
    return true;
}

/* Draws a card, from the discards if the deck is empty; -1: there is none. Callers that
 * want to report the reshuffle renew the deck first. */
static inline int deck32_draw(Deck32 *d, Rng *rng) {
    deck32_renew(d);
    if (!d->cards) return -1;
    int card = deck32_pick(d->cards, &d->top, rng);
    d->cards &= ~bit(card);
    return card;
}

/* The cards whose position in the deck nobody knows. */
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

/* Takes one thing out of a bag that is not empty; `counts` holds how many of each kind. */
int bag_draw(uint8_t *counts, int kinds, DeckTop *top, Rng *rng);

#endif
