/*
 * What happens to a rider: tracks, Grit, the two sides of the Character card, wounds. Each
 * change logs an event and checks the rider's track jobs against the new value at once.
 */
#include "few_and_cursed/rules/flow.h"
#include "few_and_cursed/rules/hand.h"
#include "few_and_cursed/rules/jobs.h"
#include "few_and_cursed/rules/riders.h"

void few_tell(Table *t, int kind, int seat, int a, int b, int c) {
    bool follows = kind == EV_CHANGED || kind == EV_GRIT || kind == EV_SHUFFLED;
    if (!t->log || (t->told && follows)) return;
    Seat who = seat < 0 ? SEAT_CLOCK : (Seat)seat;
    event_add(t->log, event_public(kind, who, a, b, c));
}

/* ---- Tracks ------------------------------------------------------------------------ */

/* Ruling 41: Water never runs out; nobody goes into debt. */
void few_change_water(Table *t, int seat, int by) {
    Rider *r = few_rider(t, seat);
    int water = max_int(0, r->water + by);
    int change = water - r->water;
    r->water = (int16_t)water;
    if (change) few_tell(t, EV_CHANGED, seat, TRACK_WATER, change, water);
}

/* Ruling 10: bullets above the maximum are lost. */
void few_change_bullets(Table *t, int seat, int by) {
    Rider *r = few_rider(t, seat);
    int bullets = clamp_int(r->bullets + by, 0, r->bullet_max);
    int change = bullets - r->bullets;
    if (!change) return;
    r->bullets = (uint8_t)bullets;
    few_tell(t, EV_CHANGED, seat, TRACK_BULLETS, change, bullets);
    few_track_changed(t, seat, JOB_BULLETS);
}

/* FC-28, ruling 9: from 0, a critical wound, to the end of the track. */
void few_change_health(Table *t, int seat, int by) {
    Rider *r = few_rider(t, seat);
    int health = clamp_int(r->health + by, 0, HEALTH_MAX);
    int change = health - r->health;
    if (!change) return;
    r->health = (uint8_t)health;
    few_tell(t, EV_CHANGED, seat, TRACK_HEALTH, change, health);
    if (health == 0)
        todo_push(&t->s->todo, STEP_WOUND, seat, 0, 0);
    else
        few_track_changed(t, seat, JOB_HEALTH);
}

/* FC-26: the card is turned over, or back, at once. */
static void settle_side(Table *t, int seat) {
    Rider *r = few_rider(t, seat);
    uint8_t cursed = few_is_cursed(r);
    if (cursed == r->cursed) return;
    r->cursed = cursed;
    few_tell(t, EV_TURNED, seat, cursed, 0, 0);
}

/* Logged with its cause: the rise alone would not explain the damage. */
static void hurt_by_curse(Table *t, int seat) {
    bool told = t->told;
    few_tell(t, EV_CURSE_HURT, seat, 1, max_int(0, few_rider(t, seat)->health - 1), 0);
    few_told(t, true);
    few_change_health(t, seat, -1);
    few_told(t, told);
}

/* FC-27, rulings 5 to 7: one damage for each rise while already Cursed. */
void few_change_curse(Table *t, int seat, int by) {
    Rider *r = few_rider(t, seat);
    bool was_cursed = r->cursed != 0;
    int curse = clamp_int(r->curse + by, 0, CURSE_MAX);
    int change = curse - r->curse;
    if (!change) return;
    r->curse = (uint8_t)curse;
    few_tell(t, EV_CHANGED, seat, TRACK_CURSE, change, curse);
    settle_side(t, seat);
    if (change > 0 && was_cursed) hurt_by_curse(t, seat);
    few_track_changed(t, seat, JOB_CURSE);
}

static void raise_limit(Table *t, int seat, uint8_t *limit, int most, Track track, int by) {
    int value = min_int(*limit + by, most), change = value - *limit;
    *limit = (uint8_t)value;
    if (change) few_tell(t, EV_CHANGED, seat, track, change, value);
}

/* FC-128, ruling 62: Health, or one of the two limits, up to the ends of their tracks. */
void few_change_limit(Table *t, int seat, Stat stat, int by) {
    Rider *r = few_rider(t, seat);
    switch (stat) {
    case STAT_HEALTH: few_change_health(t, seat, by); break;
    case STAT_BULLET_MAX:
        raise_limit(t, seat, &r->bullet_max, BULLETS_MAX, TRACK_BULLET_MAX, by);
        break;
    case STAT_THRESHOLD:
        raise_limit(t, seat, &r->threshold, CURSE_MAX, TRACK_THRESHOLD, by);
        settle_side(t, seat);
        break;
    }
}

/* ---- Grit ------------------------------------------------------------------------ */

/* FC-99, not in co-op. Once a monster has appeared, nothing comes of the step. A loss brings
 * nobody to 21, and may come where no step can be left for later. */
static void look_at_trigger(Table *t, int seat) {
    if (t->s->mode == MODE_COOP || few_rider(t, seat)->grit < TRIGGER_GRIT) return;
    todo_push(&t->s->todo, STEP_TRIGGER, seat, 0, 0);
}

/* FC-117: in co-op all Grit is the team's; FC-120: below 0 is a loss. */
void few_gain_grit(Table *t, int seat, int by) {
    FewState *s = t->s;
    if (!by) return;
    int16_t *grit = s->mode == MODE_COOP ? &s->team_grit : &few_rider(t, seat)->grit;
    *grit = (int16_t)(*grit + by);
    few_tell(t, EV_GRIT, seat, by, *grit, 0);
    if (s->mode == MODE_COOP && s->team_grit < 0) few_end_game(t, CAUSE_GRIT, false);
    if (by > 0) look_at_trigger(t, seat);
}

/* ---- Wounds (FC-28 to FC-32) ----------------------------------------------------- */

void few_send_home(Table *t, int seat) {
    Rider *r = few_rider(t, seat);
    if (r->at != TOWN) few_tell(t, EV_RETURNED, seat, r->at, 0, 0);
    r->at = TOWN;
}

/* FC-29 to FC-31, ruling 14: 3 Grit, then 1 Water for each space of the way, and 1 Grit for
 * each Water short. */
static void pay_for_the_way(Table *t, int seat) {
    Rider *r = few_rider(t, seat);
    int way = t->c->home_distance[r->at];
    int paid = min_int(way, r->water);
    int grit = WOUND_GRIT + way - paid;
    few_tell(t, EV_WOUNDED, seat, grit, paid, 0);
    few_told(t, true);
    few_change_water(t, seat, -paid);
    few_gain_grit(t, seat, -grit);
    few_told(t, false);
}

/* Cards drawn to choose from are discarded; a card that was being trashed stays trashed. */
static void lay_down(Table *t) {
    FewState *s = t->s;
    for (int i = 0; i < s->drawn_count; i++) bits192_add(&s->upgrades.discard, s->drawn[i]);
    s->drawn[0] = s->drawn[1] = s->drawn_count = 0;
    for (int i = 0; i < s->todo.count; i++) {
        Todo step = s->todo.at[i];
        if (step.step == STEP_TRASHED) bits192_remove(&s->play, step.b);
    }
}

/* The rider's own slot is over: its remaining steps are dropped; those that concern others
 * stay and come before the next slot. A pile's next card is turned up, and 21 Grit noticed,
 * before anything can wound. */
static void drop_own_steps(Table *t, int seat) {
    FewState *s = t->s;
    TodoStack old = s->todo;
    s->todo = (TodoStack){0};
    few_end_slot(t);
    for (int i = 0; i < old.count; i++) {
        Todo step = old.at[i];
        bool job = step.step == STEP_JOB && step.a != seat;
        bool wound = step.step == STEP_WOUND && step.a != seat;
        bool table = step.step == STEP_MONSTER_AT || step.step == STEP_LOOT;
        if (job || wound || table) todo_push(&s->todo, step.step, step.a, step.b, step.c);
    }
}

/* Rulings 11 to 13, 15 and 54. */
void few_wound(Table *t, int seat) {
    FewState *s = t->s;
    Rider *r = few_rider(t, seat);
    if (s->mode == MODE_CHASER || s->mode == MODE_ARTS) {
        few_end_game(t, CAUSE_HEALTH, false);
        return;
    }
    bool own_turn = few_in_own_slot(s, seat);
    bool redrawn = s->phase == PHASE_CLEANUP || s->phase == PHASE_IMPROVISE;
    if (own_turn) {
        r->wounded = 1;
        lay_down(t);
        drop_own_steps(t, seat);
    }
    pay_for_the_way(t, seat);
    event_stop(t->log);
    if (s->head.over) return;
    few_send_home(t, seat);
    few_gather(t, seat);
    if (!own_turn && redrawn) few_refill_hand(t, seat);
    few_change_health(t, seat, HEALTH_AFTER_WOUND);
}
