/*
 * The end of arranging a position: what the lines left open. Character cards are turned to
 * match their Curse, the Store row is filled, bounties that no pile holds leave the game;
 * then the slot begins as in play. A position in which the game would be over is refused.
 */
#include "few_and_cursed/arrange/arrange.h"
#include "few_and_cursed/rules/action.h"
#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/flow.h"
#include "few_and_cursed/rules/jobs.h"
#include "few_and_cursed/rules/riders.h"
#include "few_and_cursed/rules/town.h"

static void settle_riders(FewState *s) {
    for (int seat = 0; seat < s->seats; seat++) {
        Rider *r = &s->rider[seat];
        r->cursed = few_is_cursed(r);
        r->hand_count = (uint8_t)bits192_count(&r->hand);
        r->met = s->phase == PHASE_ENCOUNTER && few_turn_of(s, seat) < s->slot;
    }
}

/* ---- Bounties -------------------------------------------------------------------- */

static uint32_t score_areas(const FewState *s) {
    uint32_t beaten = 0;
    for (int seat = 0; seat < s->seats; seat++) beaten |= s->rider[seat].beaten;
    return beaten;
}

/* The fullest pile whose count no line gives, or -1. */
static int open_pile(const FewState *s, uint32_t named) {
    int pile = -1;
    for (int p = 0; p < PILES; p++) {
        if (named & bit(p) || !s->pile_left[p]) continue;
        if (pile < 0 || s->pile_left[p] >= s->pile_left[pile]) pile = p;
    }
    return pile;
}

/* Takes beaten bounties off the piles. */
static void take_beaten_off(FewState *s, uint32_t named) {
    int beaten = bits_count(score_areas(s) & (bit(MOST_WANTED_MAX) - 1));
    while (beaten-- > 0 && count_all(s->pile_left, PILES) > bits_count(s->bounties)) {
        int pile = open_pile(s, named);
        if (pile < 0) return;
        s->pile_left[pile]--;
    }
}

/* The lines do not say which face-down ones are gone, so the last go first, and never those
 * to be turned up next. */
static bool settle_bounties(FewState *s, uint32_t named, Error *err) {
    take_beaten_off(s, named);
    int left = count_all(s->pile_left, PILES);
    if (left > bits_count(s->bounties))
        return error_set(err, "Only %d Most Wanted are left to lie face down.",
                         bits_count(s->bounties));
    for (int card = MOST_WANTED_MAX - 1; card >= 0 && bits_count(s->bounties) > left;
         card--) {
        if (!deck_top_copies(&s->bounty_top, card))
            s->bounties = (uint16_t)(s->bounties & ~bit(card));
    }
    return true;
}

/* ---- Monsters -------------------------------------------------------------------- */

static int hiding(const FewState *s) {
    return count_all(s->pile_monster, PILES);
}

static void has_appeared(FewState *s, int monster) {
    if (s->appeared & bit(monster)) return;
    s->appeared = (uint8_t)(s->appeared | bit(monster));
    s->monsters_left = (uint8_t)(s->monsters_left & ~bit(monster));
    s->monster_order[s->monster_count++] = (uint8_t)(1 + monster);
}

/* The four are below piles, on the map or beaten. Beaten are those in a score area, and
 * those that were below a pile that is now empty. */
static bool count_beaten(FewState *s, uint32_t named, Error *err) {
    int out = few_figures(s);
    s->monsters_beaten = (uint8_t)max_int(s->monsters_beaten, bits_count(named));
    while (hiding(s) > 0 && hiding(s) + out + s->monsters_beaten > MONSTERS)
        s->pile_monster[few_last_hiding_pile(s)] = 0;
    s->monsters_beaten = (uint8_t)max_int(s->monsters_beaten, MONSTERS - hiding(s) - out);
    if (s->monsters_beaten < MONSTERS_TO_BEAT) return true;
    return error_set(err, "At most %d monsters can be beaten when a game goes on.",
                     MONSTERS_TO_BEAT - 1);
}

/* Beaten monsters in no score area are the last of those that have not appeared. */
static bool settle_monsters(const Content *c, FewState *s, Error *err) {
    uint32_t named = score_areas(s) >> MOST_WANTED_MAX;
    if (!count_beaten(s, named, err)) return false;
    for (int m = 0; m < MONSTERS; m++) {
        if (!(named & bit(m))) continue;
        if (s->monster_at[m])
            return error_set(err, "%s is beaten and on the map.", c->monsters[m].title);
        has_appeared(s, m);
    }
    int missing = s->monsters_beaten + few_figures(s) - bits_count(s->appeared);
    for (int m = MONSTERS - 1; m >= 0 && missing > 0; m--) {
        missing -= !(s->appeared & bit(m));
        has_appeared(s, m);
    }
    return true;
}

/* ---- Jobs ------------------------------------------------------------------------ */

/* A job that a line wants on another track is replaced by one that is on no track. */
static bool renew_place(const Content *c, FewState *s, int track, int n, Error *err) {
    uint64_t fit = s->jobs.cards & few_shadow_jobs(c, s);
    int done = s->shadow_done[track], card = fit ? bits64_first(fit) : -1;
    if (card < 0) return error_set(err, "Too few jobs are left for the tracks.");
    few_score_shadow(s, track, 0);
    s->jobs.cards |= bit64(s->shadow[track][n] - 1);
    s->jobs.cards &= ~bit64(card);
    s->shadow[track][n] = (uint8_t)(card + 1);
    few_score_shadow(s, track, done);
    return true;
}

/* FC-113: no name is on the tracks twice; it is an error if lines put it there. */
static bool part_tracks(const Content *c, FewState *s, uint32_t named, Error *err) {
    uint64_t met = 0;
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < SHADOW_TRACKS * SHADOW_LENGTH; i++) {
            int track = i / SHADOW_LENGTH, n = i % SHADOW_LENGTH;
            const Job *job = few_job(c, s->shadow[track][n] - 1);
            bool by_line = named & bit(track), again = met & few_job_copies(job);
            if (by_line != (pass == 0)) continue;
            if (again && by_line)
                return error_set(err, "%s lies twice on the tracks (FC-113).", job->title);
            if (again && !renew_place(c, s, track, n, err)) return false;
            met |= few_job_copies(job);
        }
    }
    return true;
}

/* FC-115: two completed tracks win. */
static bool settle_tracks(const Content *c, FewState *s, uint32_t named, Error *err) {
    if (s->mode != MODE_SHADOWS) return true;
    if (few_shadows_done(s) >= SHADOWS_TO_DO)
        return error_set(err, "Two tracks that are done win the game (FC-115).");
    return part_tracks(c, s, named, err);
}

/* ---- The whole ------------------------------------------------------------------- */

static bool goes_on(const Content *c, const FewState *s, Error *err) {
    int crow = c->crow_prime;
    if (few_lost_to_figures(s))
        return error_set(err, "All four monsters on the map lose the game (FC-115).");
    if (few_won_by_arts(c, s))
        return error_set(err, "Four artifacts in the space of %s win the game (FC-112).",
                         c->monsters[crow].title);
    if (few_must_live(c, s, crow) && s->appeared & bit(crow) && !s->monster_at[crow])
        return error_set(err, "%s is beaten, which loses the game (ruling 70).",
                         c->monsters[crow].title);
    return true;
}

bool few_place_rest(Arranged *a, Error *err) {
    FewState *s = a->t.s;
    s->slot = (uint8_t)few_turn_of(s, s->seat);
    settle_riders(s);
    if (!settle_monsters(a->t.c, s, err) || !settle_bounties(s, a->piles_named, err) ||
        !settle_tracks(a->t.c, s, a->tracks_named, err) || !goes_on(a->t.c, s, err))
        return false;
    few_refill_store(&a->t);
    return true;
}

void few_begin_arranged(Arranged *a) {
    FewState *s = a->t.s;
    s->rider[s->seat].move = a->movement;
    s->rider[s->seat].attack = a->attack;
    todo_push(&s->todo, STEP_SLOT, 0, 0, 0);
    few_look_at_tokens(&a->t);
    few_advance(&a->t);
    if (a->action_used) s->action = ACTION_ENCOUNTER;
}
