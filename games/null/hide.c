/* What a seat may not know, one world that fits what it knows, and what is always true. */
#include "null/null.h"

/* Blanks the other hand and the pile; the number of cards in them stays known. */
void null_hide(const Box *box, State *head, Seat viewer) {
    NullState *s = (NullState *)head;
    (void)box;
    for (Seat seat = 0; seat < SEATS; seat++)
        if (seat != viewer) s->hand[seat] = 0;
    s->pile.cards = 0;
    deck_top_hide(&s->pile.top);
}

void null_guess(const Box *box, State *head, Seat viewer, Rng *rng) {
    const NullContent *c = box->content;
    NullState *s = (NullState *)head;
    s->pile.cards = (bit(c->card_count) - 1) & ~s->pile.discard;
    if (viewer < SEATS) s->pile.cards &= ~s->hand[viewer];
    uint32_t unknown = deck32_unknown(&s->pile);
    for (Seat seat = 0; seat < SEATS; seat++) {
        if (seat == viewer) continue;
        for (int i = 0; i < s->hand_count[seat]; i++)
            s->hand[seat] |= bit(bits_draw(&unknown, rng));
        s->pile.cards &= ~s->hand[seat];
    }
}

const char *null_check(const Box *box, const State *head) {
    const NullContent *c = box->content;
    const NullState *s = (const NullState *)head;
    uint32_t met = 0;
    bool once = deck32_meet(&met, &s->pile);
    for (Seat seat = 0; seat < SEATS; seat++) {
        once = once && bits_meet(&met, s->hand[seat]);
        if (bits_count(s->hand[seat]) != s->hand_count[seat])
            return "A hand is miscounted.";
    }
    if (!once || met != bit(c->card_count) - 1)
        return "Every card must be in exactly one place.";
    if (s->table && !(s->pile.discard & bit(s->table - 1)))
        return "The card on the table has not been played.";
    for (Seat seat = 0; seat < SEATS; seat++)
        if (s->at[seat] >= (s->journey ? c->place_count : 1))
            return "A traveller is not on the map.";
    for (int i = 0; i < deck_top_count(&s->pile.top); i++)
        if (!(s->pile.cards & bit(s->pile.top.at[i] - 1)))
            return "The top of the pile is not in it.";
    if (!head->over && head->open != bit(s->turn)) return "Exactly one seat must be asked.";
    return NULL;
}
