/*
 * Days: who is asked what, and when (DW-86 to DW-97). The to-do stack says what comes next;
 * west_advance takes steps from it until somebody is asked or the match is over.
 *
 * Three questions are gates: the actions of a day, the Jobs of a battle, what is discarded in
 * the evening. Several may be asked such a question at once, each answer acts at once, and
 * the gate stays on the stack until nobody has to answer any more. All other questions belong
 * to what one player is doing; while such a one is open the others wait, and what they were
 * asked is withdrawn until it is done.
 */
#include "deck_goes_west/rules/battle.h"
#include "deck_goes_west/rules/cards.h"
#include "deck_goes_west/rules/flow.h"
#include "deck_goes_west/rules/jobs.h"
#include "deck_goes_west/rules/move.h"
#include "deck_goes_west/rules/night.h"
#include "deck_goes_west/rules/score.h"
#include "deck_goes_west/rules/trade.h"

void west_ask(Table *t, int seat, int kind, int source) {
    State *head = &t->s->head;
    for (uint32_t open = head->open; open;) {
        Seat other = (Seat)bits_take(&open);
        int asked = head->asked[other].kind;
        if (asked <= ASK_GATE_LAST && asked != kind) withdraw(head, other);
    }
    ask(head, (Seat)seat, kind, source);
}

/* ---- The day ---------------------------------------------------------------------------- */

/* DW-97: a hand that is full before anything is drawn. */
static void draw_hand(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    int size = character_of(t->c, t->s, seat)->hand;
    if (p->hand_count >= size)
        west_die(t, seat, 2);
    else
        west_draw(t, seat, size - p->hand_count);
}

static void begin_day(Table *t) {
    WestState *s = t->s;
    tell(t, EV_DAY, -1, s->day + 1, 0, 0);
    todo_push(&s->todo, TODO_TURN, 0, 0, 0);
    for (int seat = 0; seat < s->seats && !s->head.over; seat++) {
        Player *p = &s->player[seat];
        if (p->dead) continue;
        p->tapped = p->passed = 0;
        draw_hand(t, seat);
    }
    west_check_living(t);
    while (s->player[s->first].dead && !s->head.over)
        s->first = (uint8_t)((s->first + 1) % s->seats);
    s->turn = s->first;
    s->actions_left = s->opening = 1;
}

static bool is_in(const WestState *s, int seat) {
    return !s->player[seat].dead && !s->player[seat].passed;
}

static void end_actions(Table *t) {
    WestState *s = t->s;
    todo_pop(&s->todo);
    s->evening = 0;
    todo_push(&s->todo, TODO_EVENING, 0, 0, 0);
}

/* DW-9: all players who have not passed are asked at once. */
static bool ask_all(Table *t) {
    WestState *s = t->s;
    for (int seat = 0; seat < s->seats; seat++)
        if (is_in(s, seat) && !s->head.asked[seat].kind) west_ask(t, seat, ASK_ACTION, 0);
    if (s->head.open) return false;
    end_actions(t);
    return true;
}

/* DW-7, DW-88: clockwise, one or two actions each. */
static bool ask_one(Table *t) {
    WestState *s = t->s;
    if (!s->actions_left || !is_in(s, s->turn)) {
        int seat = s->turn, tried = 0;
        do seat = (seat + 1) % s->seats;
        while (!is_in(s, seat) && ++tried < s->seats);
        if (!is_in(s, seat)) {
            end_actions(t);
            return true;
        }
        s->turn = (uint8_t)seat;
        s->actions_left = 2;
        s->opening = 0;
    }
    if (!s->head.asked[s->turn].kind) west_ask(t, s->turn, ASK_ACTION, s->actions_left);
    return false;
}

/* Ruling 62: among rivals even a player who holds nothing but danger is asked. */
static bool has_evening(const Content *c, const WestState *s, int seat) {
    const Player *p = &s->player[seat];
    Bits192 items = bits192_both(&p->hand, &c->of_pick[PICK_ITEM]);
    if (p->dead || s->evening >> seat & 1) return false;
    return s->mode == VERSUS ? p->hand_count > 0 : !bits192_empty(&items);
}

/* DW-96. */
static bool ask_evening(Table *t) {
    WestState *s = t->s;
    for (int seat = 0; seat < s->seats; seat++)
        if (has_evening(t->c, s, seat) && !s->head.asked[seat].kind)
            west_ask(t, seat, ASK_EVENING, 0);
    if (s->head.open) return false;
    todo_pop(&s->todo);
    event_stop(t->log); /* night and dawn look at every hand: no option brings them */
    tell(t, EV_NIGHT, -1, s->day + 1, 0, 0);
    todo_push(&s->todo, TODO_NIGHT, 0, 0, 0);
    return true;
}

/* ---- What comes next ------------------------------------------------------------------------ */

static bool gate(Table *t, int step) {
    switch ((Todos)step) {
    case TODO_TURN: return t->s->mode == VERSUS ? ask_one(t) : ask_all(t);
    case TODO_BATTLE: return west_battle_gate(t);
    case TODO_EVENING: return ask_evening(t);
    default: REQUIRE(!"a gate");
    }
    return false;
}

static void end_action(Table *t) {
    WestState *s = t->s;
    west_wagon_follows(t);
    west_check_home(t);
    s->action = (Action){.seat = s->action.seat};
    s->deal = (Deal){0};
    if (s->actions_left) s->actions_left--;
}

/* DW-92: what was bought leaves the row, and it is filled again. */
static void take_bought(Table *t) {
    WestState *s = t->s;
    int place = s->action.row - 1, card = s->row[place] - 1;
    s->row[place] = 0;
    west_fill_row(t);
    west_receive(t, s->action.seat, card, true);
}

static void run(Table *t, Todo next) {
    switch ((Todos)next.step) {
    case TODO_DAY: begin_day(t); break;
    case TODO_NIGHT: west_night(t, next.a); break;
    case TODO_WORK: west_work(t); break;
    case TODO_LAST: west_last(t); break;
    case TODO_JOINED: west_ask_guest(t, next.a); break;
    case TODO_BUY: take_bought(t); break;
    case TODO_ACTION_DONE: end_action(t); break;
    case TODO_PUT: west_ask_put(t); break;
    case TODO_MOVE: west_move_on(t); break;
    case TODO_ENTER: west_ask_enter(t, next.a, next.b); break;
    case TODO_REVEAL: west_reveal_on(t, next.b, next.a); break;
    case TODO_HAPPENING: west_do_happening(t, next); break;
    case TODO_ATTACKS: west_attacks(t); break;
    case TODO_GIVE: west_give_card(t, next); break;
    case TODO_CARRY: west_carry(t, next); break;
    case TODO_NONE:
    case TODO_TURN:
    case TODO_BATTLE:
    case TODO_EVENING: REQUIRE(!"a step that runs");
    }
    west_check_living(t);
}

/* Somebody is asked what everything else waits for. */
static bool is_blocked(const WestState *s) {
    for (uint32_t open = s->head.open; open;)
        if (s->head.asked[bits_take(&open)].kind > ASK_GATE_LAST) return true;
    return false;
}

void west_advance(Table *t) {
    WestState *s = t->s;
    while (!s->head.over && s->todo.count && !is_blocked(s)) {
        int step = todo_next(&s->todo);
        if (step > TODO_GATE_LAST)
            run(t, todo_pop(&s->todo));
        else if (!gate(t, step))
            return;
    }
}

/* ---- The questions ----------------------------------------------------------------------------- */

/* DW-95. */
static void list_fight(const Content *c, const WestState *s, int seat, OptionList *out) {
    Option o = option_make(OPT_BATTLE, 0, 0, 0);
    if (!s->bandits[s->player[seat].at])
        refuse(out, o, "DW-95", "there are no bandits here", 0);
    else if (!west_has_job(c, s, seat, west_battle))
        refuse(out, o, "DW-79", "you have no Battle Job", 0);
    else
        offer(out, o);
}

/* DW-93: where both stand, and an item to discard. */
static void list_trades(const Content *c, const WestState *s, int seat, OptionList *out) {
    for (int with = 0; with < s->seats; with++) {
        Option o = option_make(OPT_TRADE, with, 0, 0);
        if (with == seat || s->player[with].dead) continue;
        if (!west_can_reach(s, seat, with)) {
            refuse(out, o, "DW-93", "you need a shared tile or a railway each", 0);
            continue;
        }
        Bits192 items = west_choice(c, s, seat, PICK_ITEM, -1);
        if (bits192_empty(&items))
            refuse(out, o, "DW-93", "{item|items} in hand", 1);
        else
            offer(out, o);
    }
}

void west_list_actions(const Content *c, const WestState *s, int seat, OptionList *out) {
    bool began = s->mode == VERSUS && s->actions_left == 1 && !s->opening;
    west_list_jobs(c, s, seat, west_any, out);
    west_list_buys(c, s, seat, out);
    list_fight(c, s, seat, out);
    list_trades(c, s, seat, out);
    offer(out, option_make(began ? OPT_DONE : OPT_PASS, 0, 0, 0));
}

void west_list_evening(const Content *c, const WestState *s, int seat, OptionList *out) {
    Bits192 items = west_choice(c, s, seat, PICK_ITEM, -1);
    west_offer_cards(c, &items, OPT_CARD, out);
    offer(out, option_make(OPT_DONE, 0, 0, 0));
}

/* ---- Answers -------------------------------------------------------------------------------------- */

/* Of equal cards the one that would leave the row first. */
static int place_in_row(const Content *c, const WestState *s, int design) {
    int place = ROW - 1;
    while (!s->row[place] || c->design_of[s->row[place] - 1] != design) place--;
    return place;
}

static void begin_action(Table *t, int seat, Option o) {
    WestState *s = t->s;
    s->action = (Action){.seat = (uint8_t)seat};
    todo_push(&s->todo, TODO_ACTION_DONE, 0, 0, 0);
    switch ((Opt)o.verb) {
    case OPT_JOB:
        todo_push(&s->todo, TODO_LAST, 0, 0, 0);
        west_begin(t, seat, o.arg[0], FOR_ACTION);
        break;
    case OPT_BUY:
        s->action.row = (uint8_t)(place_in_row(t->c, s, t->c->jobs[o.arg[0]].owner) + 1);
        todo_push(&s->todo, TODO_BUY, 0, 0, 0);
        west_begin(t, seat, o.arg[0], FOR_BUY);
        break;
    case OPT_TRADE:
        s->action.partner = (uint8_t)(o.arg[0] + 1);
        west_ask(t, seat, ASK_OFFER, 0);
        break;
    case OPT_BATTLE: west_open_battle(t, s->player[seat].at, false); break;
    default: REQUIRE(!"an action");
    }
}

/* DW-89. */
void west_answer_action(Table *t, int seat, Option o) {
    WestState *s = t->s;
    if (o.verb == OPT_PASS) {
        s->player[seat].passed = 1;
        tell(t, EV_PASSED, seat, 0, 0, 0);
    } else if (o.verb == OPT_DONE) {
        s->actions_left = 0;
    } else {
        begin_action(t, seat, o);
    }
}

void west_answer_evening(Table *t, int seat, Option o) {
    WestState *s = t->s;
    if (o.verb == OPT_CARD)
        west_discard(t, seat, west_card_of(t->c, &s->player[seat].hand, o.arg[0]));
    else
        s->evening = (uint8_t)(s->evening | 1 << seat);
}
