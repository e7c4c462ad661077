/* Decks and bags: what is done seldom, or never while a match is played fast. See deck.h. */
#include "engine/deck.h"

#include <string.h>

int deck_top_take(DeckTop *top) {
    int card = deck_top_first(top);
    REQUIRE(card >= 0);
    memmove(&top->at[0], &top->at[1], DECK_TOP_MAX - 1);
    top->at[DECK_TOP_MAX - 1] = 0;
    if (top->known) top->known--;
    return card;
}

void deck_top_put(DeckTop *top, int card) {
    memmove(&top->at[1], &top->at[0], DECK_TOP_MAX - 1);
    top->at[0] = (uint8_t)(card + 1);
    if (top->known < DECK_TOP_MAX) top->known++;
}

void deck_top_lay(DeckTop *top, const uint8_t *cards, int count) {
    REQUIRE(count <= DECK_TOP_MAX);
    *top = (DeckTop){0, {0}};
    for (int i = 0; i < count; i++) top->at[i] = (uint8_t)(cards[i] + 1);
}

void deck_top_leave(DeckTop *top, int card) {
    DeckTop old = *top;
    int kept = 0;
    *top = (DeckTop){0, {0}};
    for (int i = 0; i < DECK_TOP_MAX; i++) {
        if (old.at[i] == card + 1) continue;
        top->at[kept++] = old.at[i];
        top->known = (uint8_t)(top->known + (i < old.known));
    }
}

int deck_top_count(const DeckTop *top) {
    int count = 0;
    while (count < DECK_TOP_MAX && top->at[count]) count++;
    return count;
}

int deck_top_copies(const DeckTop *top, int card) {
    int count = 0;
    for (int i = 0; i < DECK_TOP_MAX; i++) count += top->at[i] == card + 1;
    return count;
}

void deck_top_hide(DeckTop *top) {
    memset(&top->at[top->known], 0, (size_t)(DECK_TOP_MAX - top->known));
}

uint32_t deck32_unknown(const Deck32 *d) {
    uint32_t unknown = d->cards;
    for (int i = 0; i < d->top.known; i++) unknown &= ~bit(d->top.at[i] - 1);
    return unknown;
}

bool deck32_meet(uint32_t *met, const Deck32 *d) {
    return bits_meet(met, d->cards) && bits_meet(met, d->discard);
}

bool deck64_meet(uint64_t *met, const Deck64 *d) {
    return bits64_meet(met, d->cards) && bits64_meet(met, d->discard);
}

Bits192 deck192_unknown(const Deck192 *d) {
    Bits192 unknown = d->cards;
    for (int i = 0; i < d->top.known; i++) bits192_remove(&unknown, d->top.at[i] - 1);
    return unknown;
}

bool deck192_meet(Bits192 *met, const Deck192 *d) {
    return bits192_meet(met, &d->cards) && bits192_meet(met, &d->discard);
}

int bag_draw(uint8_t *counts, int kinds, DeckTop *top, Rng *rng) {
    int kind = -1;
    while (kind < 0 && !deck_top_empty(top)) {
        kind = deck_top_take(top);
        if (!counts[kind]) kind = -1; /* it has left the bag by another way */
    }
    if (kind < 0) {
        int skip = (int)rng_below(rng, (uint32_t)count_all(counts, kinds));
        for (kind = 0; skip >= counts[kind]; kind++) skip -= counts[kind];
    }
    count_take(&counts[kind], 1);
    return kind;
}
