/* Points and places (VF-87 to VF-93, VF-97). */
#include "engine/graph.h"

#include "roll_and_fight/roll_and_fight.h"
#include "roll_and_fight/rules/score.h"

/* ---- Points --------------------------------------------------------------------------------------- */

/* The value of the first space that is not used; of the last one when all are (ruling 37). */
static int track_value(const uint8_t *values, int length, int used) {
    return values[min_int(used, length - 1)];
}

/* Rooms with anybody in them; whoever was evaded is back by then (ruling 38). */
static uint32_t held_rooms(const Content *c, const Player *p) {
    const Den *den = den_of(c, p);
    uint32_t held = boss_lives(c, p) ? 1u << den->boss : 0;
    for (int room = 0; room < den->room_count; room++)
        if (p->alive[room]) held |= 1u << room;
    return held;
}

/* VF-92, ruling 39: the way out that leads through the fewest held rooms. Every den can be walked
 * through, so that the entrance is reached. */
int roll_escape(const Content *c, const Player *p) {
    const Den *den = den_of(c, p);
    uint32_t held = held_rooms(c, p);
    Wave w = wave_from(p->at);
    for (int at; (at = wave_next(&w)) != den->entrance;) {
        uint32_t doors = den->room[at].doors;
        wave_on(&w, doors & ~held, 0);
        wave_on(&w, doors & held, 1);
    }
    return w.cost + (int)(held >> p->at & 1);
}

static int objective_points(const Content *c, const Player *p) {
    int points = 0;
    for (uint32_t left = p->objectives; left;)
        points += den_of(c, p)->objective[bits_take(&left)].worth;
    return points;
}

int roll_score_part(const Content *c, const Player *p, ScorePart part) {
    switch (part) {
    case SCORE_TRAINING: return track_value(c->training, TRAINING_MAX, p->training);
    case SCORE_LOOT: return track_value(c->loot, LOOT_MAX, p->loot);
    case SCORE_OBJECTIVES: return objective_points(c, p);
    case SCORE_BOSS: return roll_boss_points(c, p->boss, p->boss_hurt);
    case SCORE_ESCAPE: return -roll_escape(c, p) * (1 + p->rule[RULE_RENT]);
    case SCORE_PARTS: break;
    }
    return 0;
}

int roll_score(const Content *c, const Player *p) {
    int points = 0;
    for (int part = 0; part < SCORE_PARTS; part++)
        points += roll_score_part(c, p, (ScorePart)part);
    return points;
}

/* ---- Places ------------------------------------------------------------------------------------------ */

/* Higher is better: life, points, then free Health (VF-93). */
static int standing(const Content *c, const Player *p) {
    enum { DEAD = -100000, BY_HEALTH = 16 };
    if (p->dead) return DEAD;
    return roll_score(c, p) * BY_HEALTH + p->open - p->wounds;
}

static bool is_undecided(const RollState *s) {
    for (int seat = 0; seat < s->head.seat_count; seat++)
        if (s->player[seat].side) return true;
    return false;
}

static void result_alone(const Content *c, const RollState *s, Result *out) {
    const Player *p = &s->player[0];
    bool won = !p->dead && roll_score(c, p) >= s->target;
    out->place[0] = s->head.over && !won ? 2 : 1;
    out->points[0] = p->dead ? 0 : roll_score(c, p);
    if (!s->head.over) return;
    out->outcome = won ? "won" : "lost";
    static const char *const endings[][2] = {{RESULT_WON("the challenge is met")},
                                             {RESULT_LOST("a second Beating")},
                                             {RESULT_LOST("too few points")}};
    const char *const *ending = endings[won ? 0 : p->dead ? 1 : 2];
    out->words = ending[0];
    out->reason = ending[1];
}

static void result_of_rivals(const Content *c, const RollState *s, Result *out) {
    int best = 0, winners = 0, seats = s->head.seat_count;
    for (int seat = 0; seat < seats; seat++) {
        const Player *p = &s->player[seat];
        int better = 0;
        for (int other = 0; other < seats; other++)
            better += standing(c, &s->player[other]) > standing(c, p);
        out->place[seat] = (uint8_t)(1 + better);
        out->points[seat] = p->dead ? 0 : roll_score(c, p);
        if (better || p->dead) continue;
        best = seat;
        winners++;
    }
    if (!s->head.over) return;
    const Hero *hero = hero_of(c, &s->player[best]);
    out->outcome = winners > 1 ? "shared" : winners ? hero->id : "nobody";
    out->words = winners > 1 ? "The win is shared."
                 : winners   ? hero->victory
                             : "Nobody is left, and nobody wins.";
    if (winners)
        out->cause = "the fourth round is over.";
    else
        for (int seat = 0; seat < seats; seat++) out->place[seat] = 2;
}

void roll_result(const Box *box, const State *head, Result *out) {
    const RollState *s = (const RollState *)head;
    *out = (Result){0};
    if (is_undecided(s))
        for (int seat = 0; seat < head->seat_count; seat++) out->place[seat] = 1;
    else if (s->mode == SOLO)
        result_alone(box->content, s, out);
    else
        result_of_rivals(box->content, s, out);
}

/* ---- The end -------------------------------------------------------------------------------------------- */

/* VF-93. */
static void tell_tie(Table *t, int seats) {
    Result result = {0};
    int best = -1, first = 0, equals = 0;
    result_of_rivals(t->c, t->s, &result);
    for (int seat = 0; seat < seats; seat++) {
        if (result.place[seat] != 1) continue;
        best = seat;
        first++;
    }
    for (int seat = 0; seat < seats; seat++)
        equals += !t->s->player[seat].dead && result.points[seat] == result.points[best];
    const Player *p = &t->s->player[best];
    if (first == 1 && equals > 1) tell(t, EV_FREEST, best, p->open - p->wounds, 0, 0);
}

void roll_finish(Table *t) {
    RollState *s = t->s;
    for (int seat = 0; seat < s->head.seat_count; seat++) {
        const Player *p = &s->player[seat];
        if (!p->dead)
            tell(t, EV_SCORED, seat, roll_score(t->c, p), roll_escape(t->c, p), 0);
    }
    if (s->mode != SOLO) tell_tie(t, s->head.seat_count);
    finish(&s->head);
}
