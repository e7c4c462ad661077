/*
 * Points, what a mission answers to, and how a match ends (DW-1 to DW-13, DW-73 to DW-78).
 */
#include "deck_goes_west/rules/flow.h"
#include "deck_goes_west/rules/jobs.h"
#include "deck_goes_west/rules/night.h"
#include "deck_goes_west/rules/score.h"

/* ---- The end ---------------------------------------------------------------------------- */

/* DW-8. */
static Tie tie_of(const WestState *s, int winner) {
    const Player *best = &s->player[winner];
    int tie = TIE_NONE;
    for (int seat = 0; seat < s->seats; seat++) {
        const Player *p = &s->player[seat];
        if (seat == winner || p->dead || p->points != best->points) continue;
        bool same = west_standing(s, seat) == west_standing(s, winner);
        tie = max_int(tie, s->x[p->at] != s->x[best->at] ? TIE_WEST
                           : same                        ? TIE_ORDER
                                                         : TIE_RESOURCES);
    }
    return (Tie)tie;
}

void west_end(Table *t, Ending ending, int winner) {
    WestState *s = t->s;
    if (s->head.over) return;
    bool compared = ending == ENDING_DAYS && s->mode == VERSUS;
    s->ending = (uint8_t)ending;
    s->won = (uint8_t)winner;
    tell(t, EV_ENDED, winner ? winner - 1 : -1, ending,
         compared ? tie_of(s, winner - 1) : TIE_NONE, 0);
    finish(&s->head);
}

/* The players still in the game: how many, and the last of them. */
static int living(const WestState *s, int *last) {
    int count = 0;
    for (int seat = 0; seat < s->seats; seat++) {
        if (s->player[seat].dead) continue;
        count++;
        *last = seat;
    }
    return count;
}

/* DW-11, DW-13, ruling 5. What a dead player still had to take stays in its pile. */
void west_die(Table *t, int seat, int cause) {
    WestState *s = t->s;
    Player *p = &s->player[seat];
    tell(t, EV_DIED, seat, cause, 0, 0);
    if (s->mode != VERSUS) {
        west_end(t, ENDING_DEATH, 0);
        return;
    }
    p->dead = 1;
    p->pain = p->exhaustion = 0;
}

/* Called when a step is over, so that those who die in it die together. */
void west_check_living(Table *t) {
    int last = 0, count = living(t->s, &last);
    if (t->s->mode != VERSUS || count > 1) return;
    west_end(t, count ? ENDING_LAST : ENDING_NOBODY, count ? last + 1 : 0);
}

/* A mission may ask that all come home first. */
void west_check_home(Table *t) {
    WestState *s = t->s;
    if (!mission_of(t->c, s)->home || s->points < board_of(t->c, s)->points) return;
    for (int seat = 0; seat < s->seats; seat++)
        if (s->player[seat].at != s->start) return;
    west_end(t, ENDING_POINTS, 1);
}

/* DW-77, ruling 43. */
void west_score(Table *t, int seat, int points) {
    WestState *s = t->s;
    int most = board_of(t->c, s)->points;
    uint8_t *track = s->mode == VERSUS ? &s->player[seat].points : &s->points;
    *track = (uint8_t)clamp_int(*track + points, 0, most);
    tell(t, EV_POINTS, seat, points, *track, 0);
    if (*track < most) return;
    if (mission_of(t->c, s)->home)
        west_check_home(t);
    else
        west_end(t, ENDING_POINTS, s->mode == VERSUS ? seat + 1 : 1);
}

/* ---- Happenings ------------------------------------------------------------------------------- */

/* DW-74, DW-75, rulings 33 and 49: in versus each of those who caused it does the Job, from
 * the player whose turn it is on; else it is done once. */
void west_happened(Table *t, Happening what, uint64_t seats, int place, bool westward) {
    WestState *s = t->s;
    int flags = west_flags_of(s, what, place, westward);
    if (flags & WORK_FURTHEST) s->furthest[what] = (uint8_t)(s->x[place] + 1);
    if (!mission_of(t->c, s)->on[what] || !seats) return;
    if (s->mode != VERSUS) seats &= ~seats + 1;
    for (int i = s->seats - 1; i >= 0; i--) {
        int seat = (s->turn + i) % s->seats;
        if (seats & bit64(seat)) todo_push(&s->todo, TODO_HAPPENING, what, seat, flags);
    }
}

/* No Job of a happening takes cards. */
static bool can_do(const Table *t, int seat, int job) {
    return west_could(t->c, t->s, seat, &t->c->jobs[job], NULL);
}

/* DW-29: a Job that cannot be completed is not done. Of an either-or the player chooses, if
 * both can be. */
void west_do_happening(Table *t, Todo step) {
    int job = mission_of(t->c, t->s)->on[step.a] - 1, seat = step.b;
    int other = t->c->jobs[job].instead - 1;
    if (t->s->player[seat].dead || west_fails(t->c->jobs[job].at[0].verb, step.c)) return;
    bool first = can_do(t, seat, job), second = other >= 0 && can_do(t, seat, other);
    if (first && second) {
        west_ask(t, seat, ASK_HALF, job);
    } else if (first || second) {
        west_begin(t, seat, first ? job : other, FOR_HAPPENING);
        t->s->work.flags = step.c;
    }
}
