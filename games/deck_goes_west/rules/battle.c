/*
 * Battles (DW-79 to DW-85): all players on the tile put in the Battle Jobs they like, then
 * the side that began attacks, then the other one.
 */
#include "deck_goes_west/rules/battle.h"
#include "deck_goes_west/rules/cards.h"
#include "deck_goes_west/rules/flow.h"
#include "deck_goes_west/rules/jobs.h"
#include "deck_goes_west/rules/map.h"
#include "deck_goes_west/rules/score.h"

void west_open_battle(Table *t, int place, bool by_bandits) {
    WestState *s = t->s;
    s->battle = (Battle){.place = (uint8_t)(place + 1), .by_bandits = by_bandits};
    tell(t, EV_BATTLE, by_bandits ? -1 : s->action.seat, spot_of(s, place),
         s->bandits[place], by_bandits);
    todo_push(&s->todo, TODO_BATTLE, 0, 0, 0);
}

void west_battle_job(Table *t, int seat, const Step *step, int x) {
    Battle *b = &t->s->battle;
    int amount = step->flags & STEP_X ? step->amount * x : step->amount;
    bool attack = step->verb == VERB_ATTACK, dice = (step->flags & STEP_DICE) != 0;
    uint8_t *pool = attack ? (dice ? &b->attack_dice : &b->attack)
                           : (dice ? &b->defend_dice : &b->defend);
    *pool = (uint8_t)min_int(UINT8_MAX, *pool + amount);
    b->joined = (uint8_t)(b->joined | 1 << seat);
    if (attack) b->fighters = (uint8_t)(b->fighters | 1 << seat);
}

/* ---- The two attacks ----------------------------------------------------------------------- */

/* DW-83, DW-84. Without an attack Job nothing happens (ruling 34). */
static void players_attack(Table *t, int place) {
    WestState *s = t->s;
    const Battle *b = &s->battle;
    if (!b->fighters || !s->bandits[place]) return;
    Throw ours = west_throw(t, b->attack_dice), theirs = west_throw(t, s->bandits[place]);
    int hits = ours.sum + b->attack;
    int fallen = clamp_int(hits - theirs.sum, 0, s->bandits[place]);
    tell4(t, EV_HITS, bits_first(b->fighters), ours.shown, hits, theirs.sum, theirs.shown);
    count_take(&s->bandits[place], fallen);
    if (fallen) tell(t, EV_FELL, -1, spot_of(s, place), fallen, s->bandits[place]);
    if (!s->bandits[place]) west_happened(t, WHEN_CLEAR, b->fighters, place, false);
}

/* DW-85. A Wagon that has to be guarded is hit as well. */
static void bandits_attack(Table *t, int place) {
    WestState *s = t->s;
    const Battle *b = &s->battle;
    uint64_t seats = west_players_at(s, place);
    if (!s->bandits[place] || !seats) return;
    Throw theirs = west_throw(t, s->bandits[place]), ours = west_throw(t, b->defend_dice);
    int saves = ours.sum + b->defend;
    int wounds = max_int(0, theirs.sum - saves);
    tell4(t, EV_HITS, -1, theirs.shown, theirs.sum, saves, ours.shown);
    for (int seat = 0; seat < s->seats; seat++)
        if (seats & bit64(seat)) west_owe(t, seat, wounds, 0);
    bool wagon = mission_of(t->c, s)->wagon == WAGON_GUARDED && s->wagon == place + 1;
    if (!wagon || !wounds) return;
    tell(t, EV_HURT, -1, spot_of(s, place), 0, 0);
    west_happened(t, WHEN_WAGON_HURT, seats, place, false);
}

/* DW-81, rulings 34 and 35. */
static void fight(Table *t) {
    int place = t->s->battle.place - 1;
    if (t->s->battle.by_bandits) {
        bandits_attack(t, place);
        players_attack(t, place);
    } else {
        players_attack(t, place);
        bandits_attack(t, place);
    }
    t->s->battle = (Battle){0};
}

bool west_battle_gate(Table *t) {
    WestState *s = t->s;
    int place = s->battle.place - 1;
    uint64_t waiting = west_players_at(s, place) & ~(uint64_t)s->battle.ready;
    for (uint64_t left = waiting; left;) {
        int seat = bits64_take(&left);
        if (s->head.asked[seat].kind != ASK_BATTLE) west_ask(t, seat, ASK_BATTLE, place);
    }
    if (waiting) return false;
    todo_pop(&s->todo);
    fight(t);
    return true;
}

/* ---- The question ----------------------------------------------------------------------------- */

/* A player who begins a battle plays a Battle Job (DW-79, ruling 64). */
static bool must_join(const WestState *s, int seat) {
    return !s->battle.by_bandits && s->action.seat == seat && !s->battle.joined;
}

void west_list_battle(const Content *c, const WestState *s, int seat, OptionList *out) {
    west_list_jobs(c, s, seat, west_battle, out);
    if (!must_join(s, seat)) offer(out, option_make(OPT_DONE, 0, 0, 0));
}

void west_answer_battle(Table *t, int seat, Option o) {
    if (o.verb == OPT_JOB)
        west_begin(t, seat, o.arg[0], FOR_BATTLE);
    else
        t->s->battle.ready = (uint8_t)(t->s->battle.ready | 1 << seat);
}
