/*
 * The end of arranging a position: what the lines left open. Character cards are turned as
 * their Curse says, the Store row is filled, bounties that no pile holds leave the game;
 * then the slot begins as in play.
 */
#include "few_and_cursed/arrange.h"

static void settle_riders(FewState *s) {
    for (int seat = 0; seat < s->seats; seat++) {
        Rider *r = &s->rider[seat];
        int slot = (seat + s->seats - s->first) % s->seats;
        r->cursed = r->curse >= r->threshold;
        r->hand_count = (uint8_t)cards_count(&r->hand);
        r->met = s->phase == PHASE_ENCOUNTER && slot < s->slot;
    }
}

static bool is_on_top(const PileTop *top, int card) {
    for (int i = 0; i < top->count; i++) {
        if (top->at[i] == card) return true;
    }
    return false;
}

/* Which of the face-down ones are gone is not said, so the last go first, and never those
 * that are to be turned up next. */
static bool settle_bounties(FewState *s, Error *err) {
    int left = 0;
    for (int p = 0; p < PILES; p++) left += s->pile_left[p];
    if (left > bits_count(s->bounties))
        return error_set(err, "Only %d Most Wanted are left to lie face down.",
                         bits_count(s->bounties));
    for (int card = MOST_WANTED_MAX - 1; card >= 0 && bits_count(s->bounties) > left;
         card--) {
        if (!is_on_top(&s->bounty_top, card))
            s->bounties = (uint16_t)(s->bounties & ~bit(card));
    }
    return true;
}

/* The monsters that were beaten are the last of those that have not shown themselves. */
static void settle_monsters(FewState *s) {
    int missing = s->monsters_beaten + few_figures(s) - bits_count(s->appeared);
    for (int m = MONSTERS - 1; m >= 0 && missing > 0; m--) {
        if (s->appeared & bit(m)) continue;
        s->appeared = (uint8_t)(s->appeared | bit(m));
        s->monsters_left = (uint8_t)(s->monsters_left & ~bit(m));
        s->monster_order[s->monster_count++] = (uint8_t)(1 + m);
        missing--;
        s->pile_monster[few_last_hiding_pile(s)] = 0;
    }
}

bool few_settle(Table *t, Error *err) {
    FewState *s = t->s;
    EventLog *log = t->log;
    t->log = NULL; /* what is put in its place does not happen */
    Todo note = todo_pop(&s->todo);
    s->slot = (uint8_t)((s->seat + s->seats - s->first) % s->seats);
    settle_riders(s);
    settle_monsters(s);
    if (!settle_bounties(s, err)) return false;
    few_refill_store(t);
    s->rider[s->seat].move = note.a;
    s->rider[s->seat].attack = note.b;
    todo_push(&s->todo, STEP_SLOT, 0, 0, 0);
    t->log = log;
    few_advance(t);
    if (note.c) s->action = ACTION_ENCOUNTER;
    return true;
}
