/* What a seat may not know, one world that fits what it knows, and what is always true. */
#include "null/null.h"

/* The other hand and the pile are blanked; how many cards they have stays known. */
void null_hide(const Box *box, State *head, Seat viewer) {
    NullState *s = (NullState *)head;
    (void)box;
    for (Seat seat = 0; seat < SEATS; seat++) {
        if (seat != viewer) s->hand[seat] = 0;
    }
    s->pile = 0;
    s->pile_top = (PileTop){0};
}

void null_guess(const Box *box, State *head, Seat viewer, Rng *rng) {
    const NullContent *c = box->content;
    NullState *s = (NullState *)head;
    uint32_t unseen = (bit(c->card_count) - 1) & ~s->out;
    if (viewer < SEATS) unseen &= ~s->hand[viewer];
    for (Seat seat = 0; seat < SEATS; seat++) {
        if (seat == viewer) continue;
        for (int i = 0; i < s->hand_count[seat]; i++) {
            int card = bits_pick(unseen, rng);
            unseen &= ~bit(card);
            s->hand[seat] |= bit(card);
        }
    }
    s->pile = unseen;
}

const char *null_check(const Box *box, const State *head) {
    const NullContent *c = box->content;
    const NullState *s = (const NullState *)head;
    uint32_t all = bit(c->card_count) - 1;
    int places = bits_count(s->pile) + bits_count(s->out);
    for (Seat seat = 0; seat < SEATS; seat++) {
        places += bits_count(s->hand[seat]);
        if (bits_count(s->hand[seat]) != s->hand_count[seat])
            return "A hand is miscounted.";
    }
    if (places != c->card_count || (s->pile | s->out | s->hand[0] | s->hand[1]) != all) {
        return "Every card must be in exactly one place.";
    }
    if (s->table && !(s->out & bit(s->table - 1))) {
        return "The card on the table has not been played.";
    }
    for (int i = 0; i < s->pile_top.count; i++) {
        if (!(s->pile & bit(s->pile_top.at[i]))) return "The top of the pile is not in it.";
    }
    if (!head->over && head->open != bit(s->turn)) return "Exactly one seat must be asked.";
    return NULL;
}
