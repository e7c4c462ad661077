/*
 * Which Jobs are on offer (DW-30 to DW-38): those of the cards in hand, of the tile, of the
 * mission and of the character, in the order of the table of Jobs.
 */
#include "deck_goes_west/rules/cards.h"
#include "deck_goes_west/rules/jobs.h"

int west_card_for(const Content *c, const WestState *s, int seat, const Job *job) {
    if (job->home != HOME_CARD) return -1;
    return west_card_of(c, &s->player[seat].hand, job->owner);
}

/* Whether the Job is of the kind that this question is about. */
static bool fits(const Content *c, const Job *job, Wanted wanted) {
    if (wanted.purpose == FOR_BATTLE) return job->need.battle;
    if (job->need.battle) return false;
    if (wanted.purpose == FOR_CARRY) return west_is_movement(job);
    return !wanted.last || west_same_last(job, &c->jobs[wanted.last - 1]);
}

static void list_one(const Content *c, const WestState *s, int seat, int number, int card,
                     OptionList *out) {
    Option o = option_make(OPT_JOB, number, 0, 0);
    Lack why;
    if (west_can(c, s, seat, &c->jobs[number], card, out->why ? &why : NULL))
        offer(out, o);
    else if (out->why)
        refuse(out, o, why.clause, why.what, why.amount);
}

static void list_run(const Content *c, const WestState *s, int seat, Jobs jobs, int card,
                     Wanted wanted, OptionList *out) {
    for (int i = 0; i < jobs.count; i++) {
        int number = jobs.first + i;
        if (fits(c, &c->jobs[number], wanted)) list_one(c, s, seat, number, card, out);
    }
}

static void refuse_run(const Content *c, Jobs jobs, Wanted wanted, const char *clause,
                       const char *what, OptionList *out) {
    if (!out->why) return;
    for (int i = 0; i < jobs.count; i++) {
        int number = jobs.first + i;
        if (fits(c, &c->jobs[number], wanted))
            refuse(out, option_make(OPT_JOB, number, 0, 0), clause, what, 0);
    }
}

/* Equal copies are one option. */
static void list_hand(const Content *c, const WestState *s, int seat, Wanted wanted,
                      OptionList *out) {
    const Bits192 *hand = &s->player[seat].hand;
    int card = bits192_next(hand, 0);
    while (card >= 0) {
        const Design *d = &c->designs[c->design_of[card]];
        list_run(c, s, seat, d->jobs, card, wanted, out);
        card = bits192_next(hand, d->first + d->copies);
    }
}

/* DW-38: what keeps a player from the Job of the tile, or NULL. */
static const char *not_here(const WestState *s, const Player *p) {
    if (p->lying) return "not again before you leave";
    return s->bandits[p->at] ? "not while bandits are here" : NULL;
}

static Jobs jobs_here(const Content *c, const WestState *s, const Player *p) {
    return is_up(s, p->at) ? c->tiles[s->tile[p->at]].jobs : (Jobs){0};
}

static void list_tile(const Content *c, const WestState *s, int seat, Wanted wanted,
                      OptionList *out) {
    const Player *p = &s->player[seat];
    const char *no = not_here(s, p);
    if (no)
        refuse_run(c, jobs_here(c, s, p), wanted, "DW-38", no, out);
    else
        list_run(c, s, seat, jobs_here(c, s, p), -1, wanted, out);
}

/* DW-31, ruling 14. */
static void list_mission(const Content *c, const WestState *s, int seat, Wanted wanted,
                         OptionList *out) {
    Jobs jobs = mission_of(c, s)->jobs;
    for (int i = 0; i < jobs.count; i++) {
        Jobs one = {(uint16_t)(jobs.first + i), 1};
        if (s->action.used >> i & 1)
            refuse_run(c, one, wanted, "DW-31", "not twice in one action", out);
        else
            list_run(c, s, seat, one, -1, wanted, out);
    }
}

/* DW-33. */
static void list_character(const Content *c, const WestState *s, int seat, Wanted wanted,
                           OptionList *out) {
    Jobs jobs = character_of(c, s, seat)->jobs;
    if (s->player[seat].tapped)
        refuse_run(c, jobs, wanted, "DW-33", "one a day", out);
    else
        list_run(c, s, seat, jobs, -1, wanted, out);
}

void west_list_jobs(const Content *c, const WestState *s, int seat, Wanted wanted,
                    OptionList *out) {
    list_hand(c, s, seat, wanted, out);
    if (wanted.purpose != FOR_BATTLE) {
        list_tile(c, s, seat, wanted, out);
        list_mission(c, s, seat, wanted, out);
    }
    list_character(c, s, seat, wanted, out);
}

/* ---- What others must think possible ------------------------------------------------------ */

/* With so many cards in hand besides the one that is played. */
static bool might_do(const Content *c, const WestState *s, int seat, Jobs jobs, int cards,
                     Wanted wanted) {
    for (int i = 0; i < jobs.count; i++) {
        const Job *job = &c->jobs[jobs.first + i];
        bool enough = job->need.items + job->need.dangers <= cards;
        if (enough && fits(c, job, wanted) && west_could(c, s, seat, job, NULL))
            return true;
    }
    return false;
}

/* The cards in hand are taken to be any of those that may be there. */
static bool might_hold(const Content *c, const WestState *s, int seat, Wanted wanted) {
    const Player *p = &s->player[seat];
    Bits192 cards = bits192_union(&p->hand, &p->deck.cards);
    int card = p->hand_count ? bits192_next(&cards, 0) : -1;
    while (card >= 0) {
        const Design *d = &c->designs[c->design_of[card]];
        if (might_do(c, s, seat, d->jobs, p->hand_count - 1, wanted)) return true;
        card = bits192_next(&cards, d->first + d->copies);
    }
    return false;
}

bool west_might_have(const Content *c, const WestState *s, int seat, Wanted wanted) {
    const Player *p = &s->player[seat];
    Jobs mission = mission_of(c, s)->jobs, own = character_of(c, s, seat)->jobs;
    for (int i = 0; i < mission.count; i++) {
        Jobs one = {(uint16_t)(mission.first + i), 1};
        if (!(s->action.used >> i & 1) && might_do(c, s, seat, one, p->hand_count, wanted))
            return true;
    }
    if (!p->tapped && might_do(c, s, seat, own, p->hand_count, wanted)) return true;
    if (!not_here(s, p) && might_do(c, s, seat, jobs_here(c, s, p), p->hand_count, wanted))
        return true;
    return might_hold(c, s, seat, wanted);
}

/* ---- The Trade Row ------------------------------------------------------------------------ */

/* DW-92. The same card twice in the row is one option. */
void west_list_buys(const Content *c, const WestState *s, int seat, OptionList *out) {
    Bits192 row = {{0}};
    for (int i = 0; i < ROW; i++)
        if (s->row[i]) bits192_add(&row, s->row[i] - 1);
    int card = bits192_next(&row, 0);
    while (card >= 0) {
        const Design *d = &c->designs[c->design_of[card]];
        for (int i = 0; i < d->buy.count; i++) {
            Option o = option_make(OPT_BUY, d->buy.first + i, 0, 0);
            Lack why;
            if (west_can(c, s, seat, &c->jobs[o.arg[0]], -1, out->why ? &why : NULL))
                offer(out, o);
            else if (out->why)
                refuse(out, o, why.clause, why.what, why.amount);
        }
        card = bits192_next(&row, d->first + d->copies);
    }
}
