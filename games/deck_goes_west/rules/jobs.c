/*
 * Which Jobs are on offer (DW-30 to DW-38): those of the cards in hand, of the tile, of the
 * mission and of the character, in the order of the table of Jobs.
 */
#include "deck_goes_west/rules/jobs.h"

/* Whether the Job is of the kind that this question is about. */
static bool fits(const Job *job, Wanted wanted) {
    return (job->last & wanted.mask) == wanted.last;
}

static void explain_one(const Content *c, const WestState *s, int seat, Option o, int card,
                        OptionList *out) {
    Refusal why = {.option = o};
    if (west_can(c, s, seat, &c->jobs[o.arg[0]], card, &why))
        offer(out, o);
    else
        refusal_add(out->why, &why);
}

static void list_one(const Content *c, const WestState *s, int seat, int verb, int number,
                     int card, OptionList *out) {
    Option o = option_make(verb, number, 0, 0);
    if (explains(out))
        explain_one(c, s, seat, o, card, out);
    else if (west_can(c, s, seat, &c->jobs[number], card, NULL))
        offer(out, o);
}

static void list_run(const Content *c, const WestState *s, int seat, Jobs jobs, int card,
                     Wanted wanted, OptionList *out) {
    for (int i = 0; i < jobs.count; i++) {
        int number = jobs.first + i;
        if (fits(&c->jobs[number], wanted))
            list_one(c, s, seat, OPT_JOB, number, card, out);
    }
}

static void refuse_run(const Content *c, Jobs jobs, Wanted wanted, const char *clause,
                       const char *what, OptionList *out) {
    if (!explains(out)) return;
    for (int i = 0; i < jobs.count; i++) {
        int number = jobs.first + i;
        if (fits(&c->jobs[number], wanted))
            refuse(out, option_make(OPT_JOB, number, 0, 0), clause, what, 0);
    }
}

/* Equal copies are one option. */
static void list_hand(const Content *c, const WestState *s, int seat, Wanted wanted,
                      OptionList *out) {
    const Bits192 *hand = &s->player[seat].hand;
    for (int w = 0, last = -1; w < BITS192_WORDS; w++) {
        for (uint64_t left = hand->word[w]; left;) {
            int card = 64 * w + bits64_take(&left), design = c->design_of[card];
            if (design != last)
                list_run(c, s, seat, c->designs[design].jobs, card, wanted, out);
            last = design;
        }
    }
}

/* DW-38: what keeps a player from the Job of the tile, or NULL. */
static const char *not_here(const WestState *s, const Player *p) {
    if (p->lying) return "not again until you leave";
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
        refuse_run(c, jobs, wanted, "DW-33", "only one Job of your character a day", out);
    else
        list_run(c, s, seat, jobs, -1, wanted, out);
}

void west_list_jobs(const Content *c, const WestState *s, int seat, Wanted wanted,
                    OptionList *out) {
    list_hand(c, s, seat, wanted, out);
    if (!(wanted.last & LAST_BATTLE)) {
        list_tile(c, s, seat, wanted, out);
        list_mission(c, s, seat, wanted, out);
    }
    list_character(c, s, seat, wanted, out);
}

bool west_has_job(const Content *c, const WestState *s, int seat, Wanted wanted) {
    OptionList list;
    list.count = 0;
    list.why = NULL;
    west_list_jobs(c, s, seat, wanted, &list);
    return list.count > 0;
}

/* ---- What others must think possible ------------------------------------------------------ */

/* With this many cards in hand besides the one that is played. */
static bool might_do(const Content *c, const WestState *s, int seat, Jobs jobs, int cards,
                     Wanted wanted) {
    for (int i = 0; i < jobs.count; i++) {
        const Job *job = &c->jobs[jobs.first + i];
        bool enough = job->need.items + job->need.dangers <= cards;
        if (enough && fits(job, wanted) && west_could(c, s, seat, job, NULL)) return true;
    }
    return false;
}

/* The cards in hand are taken to be any of those that may be there. */
static bool might_hold(const Content *c, const WestState *s, int seat, Wanted wanted) {
    const Player *p = &s->player[seat];
    Bits192 cards = bits192_union(&p->hand, &p->deck.cards);
    int card = bits192_next(&cards, 0);
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
    uint64_t designs = 0;
    for (int i = 0; i < ROW; i++)
        if (s->row[i]) designs |= bit64(c->design_of[s->row[i] - 1]);
    while (designs) {
        const Design *d = &c->designs[bits64_take(&designs)];
        for (int i = 0; i < d->buy.count; i++)
            list_one(c, s, seat, OPT_BUY, d->buy.first + i, -1, out);
    }
}
