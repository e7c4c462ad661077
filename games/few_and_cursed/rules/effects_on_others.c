/*
 * Effects beyond the rider who uses them: a monster is lured on or driven back, a Most
 * Wanted gets away, another rider loses Water, gains some or is cursed. Each does as much
 * as it can: with no monster out, or nobody else at the table, nothing happens (ruling 81).
 * An effect that leaves no choice happens at once.
 */
#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/effects.h"
#include "few_and_cursed/rules/riders.h"

/* ---- Monsters -------------------------------------------------------------------- */

static uint32_t ways_back(const Content *c, int at) {
    uint32_t next = c->map.next[at], back = 0;
    while (next) {
        int to = bits_take(&next);
        if (c->home_distance[to] > c->home_distance[at]) back |= bit(to);
    }
    return back;
}

/* Ruling 81: luring follows FC-95, but never into San Andreas; driving takes any road that
 * leads further away from it. */
static uint32_t driven_to(const Content *c, const FewState *s, int monster, bool away) {
    if (!s->monster_at[monster]) return 0;
    if (away) return ways_back(c, s->monster_at[monster] - 1);
    return few_monster_ways(c, s, monster) & ~bit(TOWN);
}

void few_list_drive(const Content *c, const FewState *s, int seat, OptionList *out) {
    for (int m = 0; m < MONSTERS; m++) {
        for (uint32_t ways = driven_to(c, s, m, few_source(s, seat) != 0); ways;)
            offer(out, option_make(OPT_DRIVE, m, bits_take(&ways), 0));
    }
}

void few_answer_drive(Table *t, int seat, Option o) {
    (void)seat;
    few_monster_arrives(t, o.arg[0], o.arg[1]);
}

void few_drive(Table *t, int seat, bool away) {
    FewState *s = t->s;
    int ways = 0, monster = 0;
    for (int m = 0; m < MONSTERS; m++) {
        int count = bits_count(driven_to(t->c, s, m, away));
        if (count) monster = m;
        ways += count;
    }
    if (ways == 1)
        few_monster_arrives(t, monster, bits_first(driven_to(t->c, s, monster, away)));
    else if (ways)
        ask(&s->head, (Seat)seat, ASK_DRIVE, away);
}

/* ---- Bounties -------------------------------------------------------------------- */

void few_spook(Table *t, int seat) {
    uint32_t piles = few_open_piles(t->s);
    if (bits_count(piles) == 1)
        few_let_go(t, seat, bits_first(piles));
    else if (piles)
        ask(&t->s->head, (Seat)seat, ASK_SPOOK, 0);
}

/* ---- Other riders ---------------------------------------------------------------- */

/* Whom the verb can be turned on. */
static uint32_t rivals_for(const FewState *s, int seat, Verb verb) {
    uint32_t seats = 0;
    REQUIRE(verb == VERB_LIFT || verb == VERB_TREAT || verb == VERB_HEX);
    for (int other = 0; other < s->seats; other++) {
        bool has = verb != VERB_LIFT || s->rider[other].water > 0;
        if (other != seat && has) seats |= bit(other);
    }
    return seats;
}

/* A rider with less Water than is taken gives all of it. */
static void lift(Table *t, int seat, int other, int amount) {
    int taken = min_int(amount, few_rider(t, other)->water);
    few_tell(t, EV_LIFTED, seat, other, taken, 0);
    few_told(t, true);
    few_change_water(t, other, -taken);
    few_change_water(t, seat, taken);
}

static void treat(Table *t, int seat, int other, int amount) {
    few_tell(t, EV_TREATED, seat, other, amount, 0);
    few_told(t, true);
    few_change_water(t, other, amount);
}

static void hex(Table *t, int seat, int other, int amount) {
    few_tell(t, EV_HEXED, seat, other, amount, 0);
    few_change_curse(t, other, amount);
}

static void turn_on(Table *t, int seat, int other, Verb verb, int amount) {
    if (verb == VERB_LIFT)
        lift(t, seat, other, amount);
    else if (verb == VERB_TREAT)
        treat(t, seat, other, amount);
    else if (verb == VERB_HEX)
        hex(t, seat, other, amount);
    else
        REQUIRE(!"an effect on a rival");
}

void few_turn_on_rival(Table *t, int seat, Verb verb, int amount) {
    uint32_t seats = rivals_for(t->s, seat, verb);
    event_stop(t->log); /* the effect's own words tell the rest */
    if (bits_count(seats) == 1)
        turn_on(t, seat, bits_first(seats), verb, amount);
    else if (seats)
        ask(&t->s->head, (Seat)seat, ASK_RIVAL, few_rival_source(verb, amount));
}

void few_list_rival(const Content *c, const FewState *s, int seat, OptionList *out) {
    (void)c;
    offer_each(out, OPT_RIVAL, rivals_for(s, seat, few_rival_verb(few_source(s, seat))));
}

void few_answer_rival(Table *t, int seat, Option o) {
    turn_on(t, seat, o.arg[0], few_rival_verb(t->source), few_rival_amount(t->source));
}

/* ---- All of them ----------------------------------------------------------------- */

bool few_affects_others(const Content *c, const FewState *s, int seat, Verb verb) {
    if (verb == VERB_SPOOK) return few_open_piles(s) != 0;
    if (verb != VERB_LURE && verb != VERB_DRIVE) return rivals_for(s, seat, verb) != 0;
    for (int m = 0; m < MONSTERS; m++)
        if (driven_to(c, s, m, verb == VERB_DRIVE)) return true;
    return false;
}
