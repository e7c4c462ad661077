/*
 * Days and nights: who is asked what, and when. The to-do stack says what comes next, and
 * when it is empty the turn goes on: cursed_advance does the one or the other until somebody
 * is asked, the clock is due, or the game is over.
 */
#include "so_youve_been_cursed/rules/automas.h"
#include "so_youve_been_cursed/rules/effects.h"
#include "so_youve_been_cursed/rules/flow.h"
#include "so_youve_been_cursed/rules/monster.h"
#include "so_youve_been_cursed/rules/village.h"
#include "so_youve_been_cursed/rules/wizard.h"

/* ---- Arrivals (SC-23 to SC-26, SC-84) ----------------------------------------------- */

/* Ruling 6: only an automated Wizard leaves the choice to the numbers. */
Chooser cursed_wizard_chooser(const CursedState *s) {
    return cursed_is_possessed(s) ? CHOOSER_NUMBER : CHOOSER_WIZARD;
}

void cursed_push_arrivals(Table *t, int count, Chooser chooser) {
    for (int i = 0; i < count; i++)
        todo_push(&t->s->todo, STEP_ARRIVE, 0, chooser, t->cause);
}

static void settle(Table *t, Kind kind, int house, int die) {
    cursed_put_villager(t, kind, house);
    event_add(t->log, event_public4(EV_ARRIVED, SEAT_CLOCK, kind, house, die, t->cause));
}

static void nobody_comes(Table *t, int why) {
    event_add(t->log, event_public(EV_NOBODY_CAME, SEAT_CLOCK, why, t->cause, 0));
}

bool cursed_can_arrive(Table *t, bool from_bag) {
    bool full = t->s->taken == ALL_HOUSES;
    if (!full && (!from_bag || cursed_bag_count(t->s))) return true;
    nobody_comes(t, full ? 0 : 2);
    return false;
}

/* A villager from the bag, of a chosen kind (a) or at random, goes to the house rolled. */
static void come(Table *t, Todo step) {
    CursedState *s = t->s;
    int kind = step.a ? step.a - 1 : cursed_draw_villager(t);
    int house = rng_roll(&s->head.rng, HOUSES) - 1;
    if (!(s->taken & bit(house)) || step.b == CHOOSER_NUMBER) {
        settle(t, (Kind)kind, cursed_nearest_empty_house(s, house), house + 1);
    } else {
        /* SC-24: the house is taken; somebody picks another. */
        s->arriving = (uint8_t)(1 + kind);
        s->called = step.c;
        Role role = step.b == CHOOSER_WIZARD ? ROLE_WIZARD : ROLE_MONSTER;
        cursed_ask(t, role, ASK_PLACE, house);
    }
}

/* SC-25 and ruling 7: nobody comes when all houses are full, as they mostly are. */
static void arrive(Table *t, Todo step) {
    t->cause = step.c;
    if (cursed_can_arrive(t, !step.a)) come(t, step);
}

void cursed_list_place(const Content *c, const CursedState *s, OptionList *out) {
    (void)c;
    offer_each(out, OPT_PLACE, ALL_HOUSES & ~s->taken);
    if (!explains(out)) return;
    uint32_t taken = s->taken;
    while (taken)
        refuse(out, option_make(OPT_PLACE, bits_take(&taken), 0, 0), "SC-9",
               "somebody lives there", 0);
}

void cursed_answer_place(Table *t, Option o) {
    Kind kind = (Kind)(t->s->arriving - 1);
    t->cause = t->s->called;
    t->s->arriving = t->s->called = 0;
    settle(t, kind, o.arg[0], 0);
}

/* ---- The day ---------------------------------------------------------------------------- */

/* SC-27, SC-69, SC-86: three actions, one more with Get busy! (or, on the
 * other side of the board, Maximum Possession!). Ruling 55: read at the start. */
static int actions_of_the_day(const Table *t) {
    return 3 + cursed_panic_at(t->s, t->c->panic_busy);
}

/* SC-23, SC-26. */
void cursed_daily_arrival(Table *t) {
    t->cause = CAUSE_NONE; /* not what ended the night */
    Chooser chooser = cursed_wizard_chooser(t->s);
    if (cursed_panic_at(t->s, t->c->panic_inside))
        nobody_comes(t, 1);
    else if (t->s->head.open) /* what the Quiet Night ended asks something first */
        cursed_push_arrivals(t, 1, chooser);
    else
        arrive(t, (Todo){STEP_ARRIVE, 0, (uint8_t)chooser, CAUSE_NONE});
}

void cursed_begin_actions(Table *t) {
    CursedState *s = t->s;
    s->turn = ROLE_WIZARD;
    s->actions = (uint8_t)actions_of_the_day(t);
    if (cursed_is_possessed(s)) {
        s->page = PAGE_PW_ARRIVAL;
    } else if (cursed_is_rabid(s) && !s->orders) {
        todo_push(&s->todo, STEP_ORDERS, 0, 0, 0); /* SC-72 */
    }
}

void cursed_begin_day(Table *t) {
    CursedState *s = t->s;
    s->round++;
    event_add(t->log, event_public(EV_DAY, SEAT_CLOCK, s->round, 0, 0));
    cursed_begin_actions(t);
    if (!cursed_is_possessed(s)) cursed_daily_arrival(t);
}

/* SC-45, SC-73: refill, discard the unused orders; the token stays. */
void cursed_end_day(Table *t) {
    CursedState *s = t->s;
    s->sneaked = 0;
    s->orders_past = s->orders;
    s->orders = 0;
    cursed_end_turn_rules(s);
    if (!cursed_is_possessed(s)) cursed_refill_hand(t, ROLE_WIZARD);
    cursed_begin_night(t, false);
}

/* ---- The night --------------------------------------------------------------------------- */

void cursed_begin_night(Table *t, bool feeding) {
    CursedState *s = t->s;
    s->turn = ROLE_MONSTER;
    s->visited |= bit(s->at);
    s->actions = NIGHT_ACTIONS;
    event_add(t->log, event_public(EV_NIGHT, SEAT_CLOCK, s->round, 0, 0));
    if (cursed_is_rabid(s)) {
        cursed_rabid_begin(t);
        s->page = PAGE_RM_POWER;
    } else if (!feeding) {
        cursed_ask(t, ROLE_MONSTER, ASK_NIGHT, s->at);
    }
}

/* Villagers in the stomach, and how many of the most frequent kind. Sheep count as another
 * kind under The Other Other White Meat. */
static void count_stomach(const CursedState *s, int *all, int *most) {
    int kinds = cursed_rule_of(s, VERB_SHEEP_COUNT) ? EATABLE : KINDS;
    *all = *most = 0;
    for (int what = 0; what < kinds; what++) {
        *all += s->eaten[what];
        *most = max_int(*most, s->eaten[what]);
    }
}

/* SC-65, SC-66; SC-82 and ruling 51 for the Rabid Monster. Ruling 2: two or three
 * villagers, all different, change nothing. */
static int adjustment(const CursedState *s) {
    int all, most;
    count_stomach(s, &all, &most);
    if (cursed_is_rabid(s)) return all == 0 ? -1 : min_int(all, 3);
    if (all <= 1) return -1;
    return clamp_int(most - 1, 0, 2);
}

static int cause_of_adjustment(const CursedState *s, int by) {
    if (by == -1) return CAUSE_FEW;
    if (cursed_is_rabid(s)) return CAUSE_HUNT;
    return by == 1 ? CAUSE_PAIR : CAUSE_TRIPLE;
}

static void adjust_tracks(Table *t) {
    int by = adjustment(t->s);
    t->cause = cause_of_adjustment(t->s, by);
    if (by) cursed_change_panic(t, by);
    cursed_change_curse(t, max_int(0, by));
    t->cause = CAUSE_MEAL;
    if (t->s->eaten[SHEEP]) cursed_change_curse(t, cursed_rule_of(t->s, VERB_SHEEP_CURSE));
}

/* SC-67; SC-21: with villager cards a matching discard goes back into the deck. */
void cursed_digest(Table *t) {
    CursedState *s = t->s;
    int villagers = cursed_eaten_total(s) - s->eaten[SHEEP];
    if (!villagers && !s->eaten[SHEEP]) return;
    for (int kind = 0; kind < KINDS; kind++) {
        s->bag[kind] = (uint8_t)(s->bag[kind] + s->eaten[kind]);
        if (s->villager_cards) count_take(&s->seen[kind], s->eaten[kind]);
    }
    s->sheep_supply = (uint8_t)(s->sheep_supply + s->eaten[SHEEP]);
    event_add(t->log, event_public(EV_DIGESTED, SEAT_CLOCK, villagers, s->eaten[SHEEP], 0));
    memset(s->eaten, 0, sizeof s->eaten);
    memset(s->slot, 0, sizeof s->slot);
}

/* SC-65 to SC-68, SC-82: adjust, digest, refill; then the next day. */
void cursed_end_night(Table *t) {
    CursedState *s = t->s;
    adjust_tracks(t);
    if (s->head.over) return;
    cursed_notice_two_kinds(t); /* in an arranged stomach */
    cursed_digest(t);
    if (!cursed_is_rabid(s)) cursed_refill_hand(t, ROLE_MONSTER);
    s->visited = 0;
    s->row_count = s->row_at = s->row_skipped = 0;
    s->orders_past = 0;
    memset(s->row, 0, sizeof s->row);
    cursed_end_turn_rules(s);
    cursed_begin_day(t);
}

/* The clock turns the automa's next page a moment from now. */
static void turn_page(Table *t) {
    if (t->s->turn == ROLE_WIZARD)
        cursed_possessed_next_page(t);
    else
        cursed_rabid_next_page(t);
    due_after(&t->s->head, AUTOMA_STEP_MS);
}

/* ---- Steps -------------------------------------------------------------------------------- */

static void run_step(Table *t, Todo step) {
    switch ((Step)step.step) {
    case STEP_NONE: REQUIRE(!"an empty step"); break;
    case STEP_ORDERS: cursed_rabid_reveal(t, HAND_SIZE, false); break;
    case STEP_ARRIVE: arrive(t, step); break;
    case STEP_EFFECT: cursed_run_effect(t, step); break;
    case STEP_CARD_DONE: cursed_card_done(t, step); break;
    case STEP_REST: cursed_run_rest(t, step); break;
    case STEP_QUIET_CARD: cursed_draw_to_hand(t, ROLE_MONSTER); break;
    case STEP_QUIET_END: cursed_monster_quiet_end(t); break;
    case STEP_TASTE_END: cursed_run_taste_end(t, step); break;
    }
}

/* What comes next when nothing is left of what was done. */
static void continue_turn(Table *t) {
    if (t->s->page)
        turn_page(t);
    else if (t->s->turn == ROLE_WIZARD)
        cursed_wizard_day(t);
    else
        cursed_monster_night(t);
}

/* Puts a card that ended the game where it would have gone (SC-39, SC-62). */
static void tidy_up(Table *t) {
    TodoStack *todo = &t->s->todo;
    while (todo->count) {
        Todo step = todo_pop(todo);
        if (step.step == STEP_CARD_DONE) cursed_card_rests(t, step);
    }
}

void cursed_advance(Table *t) {
    State *head = &t->s->head;
    while (!head->open && !head->over && !head->due_ms) {
        t->cause = CAUSE_NONE;
        if (t->s->todo.count)
            run_step(t, todo_pop(&t->s->todo));
        else
            continue_turn(t);
    }
    if (head->over) tidy_up(t);
}
