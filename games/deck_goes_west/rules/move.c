/*
 * Movement (DW-47 to DW-51, DW-56 to DW-59, DW-64 to DW-66, DW-114): steps, rides, tiles
 * that are turned up on the way or by telescope, and the Wagon.
 */
#include "deck_goes_west/rules/cards.h"
#include "deck_goes_west/rules/flow.h"
#include "deck_goes_west/rules/jobs.h"
#include "deck_goes_west/rules/map.h"
#include "deck_goes_west/rules/move.h"
#include "deck_goes_west/rules/score.h"

enum { WAGON_STEPS = 6 }; /* after one action: each is an event of its own */
enum { TRY = MOVEMENTS }; /* of OPT_STEP: onto a face-down tile, whatever it may need */

/* ---- What a step costs ------------------------------------------------------------------- */

/* Table 2.3: the cheapest of the kinds of land; 0: it cannot be done. */
static int cost_of(const Content *c, const WestState *s, int from, int to, int movement) {
    int land = land_at(c, s, to);
    bool rail = (s->rail & bit64(to)) != 0;
    bool afloat = (land_at(c, s, from) & (LAND_WATER | LAND_RIVER)) != 0;
    if (movement == SAILING) {
        if (land & (LAND_WATER | LAND_RIVER)) return 1;
        return afloat && (rail || !(land & LAND_MOUNTAIN)) ? 1 : 0;
    }
    if (rail) return 1;
    if (land & LAND_WATER) return 0;
    return movement == WALKING && land & LAND_MOUNTAIN ? 2 : 1;
}

static bool can_afford(const Content *c, const WestState *s, int from, int to,
                       int movement) {
    int cost = cost_of(c, s, from, to, movement);
    return cost && s->action.move[movement] >= cost;
}

static int movement_left(const WestState *s) {
    const uint8_t *move = s->action.move;
    return move[WALKING] + move[CLIMBING] + move[SAILING];
}

/* DW-50, ruling 19: a step onto a railway is given back. */
int west_step_price(const Content *c, const WestState *s, int to, int movement) {
    if (movement == WALKING && s->rail & bit64(to)) return 0;
    return cost_of(c, s, s->player[meeple_of(s)].at, to, movement);
}

static void spend(Table *t, int to, int movement) {
    count_take(&t->s->action.move[movement], west_step_price(t->c, t->s, to, movement));
}

/* ---- Leaving and arriving ------------------------------------------------------------------ */

/* DW-39, DW-51, ruling 31: whoever is moved takes the Pain. */
static void leave(Table *t, int meeple) {
    Player *p = &t->s->player[meeple];
    p->lying = 0;
    if (t->s->bandits[p->at]) west_owe(t, meeple, 1, 0);
}

static bool wagon_is_taken(const Content *c, const WestState *s) {
    WagonRule rule = mission_of(c, s)->wagon;
    return rule == WAGON_TAKEN || rule == WAGON_GUARDED;
}

static void move_wagon(Table *t, int seat, int to) {
    WestState *s = t->s;
    int from = s->wagon - 1, west = s->x[to] - s->x[from];
    bool hurt = s->bandits[from] && wagon_is_taken(t->c, s);
    s->wagon = (uint8_t)(to + 1);
    tell(t, EV_WAGON, seat, spot_of(s, from), spot_of(s, to), from * WAY_PLACES + to);
    if (west > 0) west_happened(t, WHEN_WAGON_WEST, bit64(seat), to, true);
    if (west < 0) west_happened(t, WHEN_WAGON_EAST, bit64(seat), to, false);
    if (!hurt) return;
    tell(t, EV_HURT, seat, spot_of(s, from), 0, 0);
    west_happened(t, WHEN_WAGON_HURT, bit64(seat), to, false);
}

static void arrive(Table *t, int seat, int to, bool wagon) {
    if (wagon) move_wagon(t, seat, to);
    leave(t, meeple_of(t->s));
    t->s->player[meeple_of(t->s)].at = (uint8_t)to;
}

static bool all_are_west_of(const WestState *s, int place) {
    for (int seat = 0; seat < s->seats; seat++)
        if (s->x[s->player[seat].at] <= s->x[place]) return false;
    return true;
}

/* Ruling 68: West as long as everybody is West of it and a tile lies there. */
void west_wagon_follows(Table *t) {
    WestState *s = t->s;
    if (mission_of(t->c, s)->wagon != WAGON_SLOWEST) return;
    for (int i = 0; i < WAGON_STEPS && all_are_west_of(s, s->wagon - 1); i++) {
        if (!s->link[s->wagon - 1][WEST]) return;
        move_wagon(t, s->action.seat, s->link[s->wagon - 1][WEST] - 1);
    }
}

/* ---- Options ---------------------------------------------------------------------------------- */

static void list_step(const Content *c, const WestState *s, int from, int d, int movement,
                      OptionList *out) {
    offer(out, option_make(OPT_STEP, d, movement, 0));
    if (wagon_is_taken(c, s) && s->wagon == from + 1)
        offer(out, option_make(OPT_STEP, d, movement, 1));
}

/* Why a movement at hand does not lead onto a tile next door that lies face up. */
static void refuse_entry(const Content *c, const WestState *s, int to, int movement,
                         Option o, OptionList *out) {
    int from = s->player[meeple_of(s)].at;
    int cost = cost_of(c, s, from, to, movement), left = s->action.move[movement];
    if (!left || (cost && cost <= left)) return;
    if (cost)
        refuse(out, o, "DW-49", "{step|steps}", cost - left);
    else if (movement != SAILING)
        refuse(out, o, "DW-49", "Water takes a boat", 0);
    else if (land_at(c, s, to) & LAND_MOUNTAIN)
        refuse(out, o, "DW-49", "no boat goes up a Mountain", 0);
    else
        refuse(out, o, "DW-49", "a boat goes ashore only from Water or a River", 0);
}

static void list_steps(const Content *c, const WestState *s, OptionList *out) {
    int from = s->player[meeple_of(s)].at;
    if (s->action.steps == STEPS_A_MOVE) return;
    for (int d = 0; d < DIRECTIONS; d++) {
        int to = s->link[from][d] - 1;
        if (to < 0) continue;
        for (int m = 0; m < MOVEMENTS && is_up(s, to); m++)
            if (can_afford(c, s, from, to, m)) list_step(c, s, from, d, m, out);
        for (int m = 0; explains(out) && m < MOVEMENTS && is_up(s, to); m++)
            refuse_entry(c, s, to, m, option_make(OPT_STEP, d, m, 0), out);
        if (west_can_reveal(c, s, to) && movement_left(s) > 0)
            list_step(c, s, from, d, TRY, out);
    }
}

/* The shortest ride that is long enough, or -1. */
static int ride_for(const WestState *s, int distance) {
    int best = -1;
    for (int i = 0; i < RIDES_MAX; i++) {
        int range = s->action.ride[i];
        if (range < distance || !range) continue;
        if (best < 0 || range < s->action.ride[best]) best = i;
    }
    return best;
}

/* DW-64. */
static void list_rides(const WestState *s, OptionList *out) {
    int from = s->player[meeple_of(s)].at, range = 0;
    if (!(s->rail & bit64(from))) return;
    for (int i = 0; i < RIDES_MAX; i++) range = max_int(range, s->action.ride[i]);
    uint64_t stations = range ? s->rail & ~bit64(from) : 0;
    while (stations) {
        int to = bits64_take(&stations), far = west_distance(s, from, to);
        Option o = option_make(OPT_RIDE, to, 0, 0);
        if (far <= range)
            offer(out, o);
        else
            refuse(out, o, "DW-64", "{tile|tiles} of range", far - range);
    }
}

/* From where the meeple stands, by this movement and what is left of it. */
static bool can_enter(const Content *c, const WestState *s, int to, int movement) {
    return can_afford(c, s, s->player[meeple_of(s)].at, to, movement);
}

void west_list_enter(const Content *c, const WestState *s, int seat, OptionList *out) {
    int to = s->head.asked[seat].source;
    west_list_jobs(c, s, seat, west_more(c, s), out);
    for (int m = 0; m < MOVEMENTS; m++)
        if (can_enter(c, s, to, m)) offer(out, option_make(OPT_ENTER, m, 0, 0));
    for (int m = 0; explains(out) && m < MOVEMENTS; m++)
        refuse_entry(c, s, to, m, option_make(OPT_ENTER, m, 0, 0), out);
    for (int m = 0; m < MOVEMENTS; m++)
        if (s->action.move[m]) offer(out, option_make(OPT_DECLINE, m, 0, 0));
}

void west_list_looks(const Content *c, const WestState *s, int seat, OptionList *out) {
    uint64_t places = west_in_sight(c, s, seat);
    while (places) offer(out, option_make(OPT_LOOK, bits64_take(&places), 0, 0));
}

void west_list_moves(const Content *c, const WestState *s, int seat, OptionList *out) {
    (void)seat;
    list_steps(c, s, out);
    list_rides(s, out);
    offer(out, option_make(OPT_DONE, 0, 0, 0));
}

/* ---- Going on ----------------------------------------------------------------------------------- */

void west_move_on(Table *t) {
    WestState *s = t->s;
    int seat = s->action.seat;
    OptionList list;
    if (s->player[seat].dead) return;
    list.count = 0;
    list.why = NULL;
    list_steps(t->c, s, &list);
    list_rides(s, &list);
    if (list.count > 0) west_ask(t, seat, ASK_MOVE, 0);
}

/* The line that it lay in may have been taken away meanwhile. */
void west_ask_enter(Table *t, int place, int wagon) {
    WestState *s = t->s;
    int seat = s->action.seat;
    if (s->player[seat].dead || !is_up(s, place)) return;
    if (west_distance(s, place, s->player[meeple_of(s)].at) != 1) return;
    todo_push(&s->todo, TODO_ENTER, place, wagon, 0);
    west_ask(t, seat, ASK_ENTER, place);
}

void west_reveal_on(Table *t, int seat, int left) {
    WestState *s = t->s;
    if (left == 0 || !west_in_sight(t->c, s, seat)) return;
    todo_push(&s->todo, TODO_REVEAL, left, seat, 0);
    west_ask(t, seat, ASK_REVEAL, left);
}

/* ---- Answers -------------------------------------------------------------------------------------- */

/* DW-53. */
static void reveal(Table *t, int seat, int place, bool westward) {
    int x = t->s->x[place];
    west_reveal(t, seat, place);
    if (!is_up(t->s, place) || t->s->x[place] != x) return;
    west_happened(t, WHEN_REVEAL, bit64(seat), place, westward);
}

static void apply_step(Table *t, int seat, Option o) {
    WestState *s = t->s;
    int from = s->player[meeple_of(s)].at, to = s->link[from][o.arg[0]] - 1;
    todo_push(&s->todo, TODO_MOVE, 0, 0, 0);
    if (o.arg[1] == TRY) {
        todo_push(&s->todo, TODO_ENTER, to, o.arg[2], 0);
        reveal(t, seat, to, o.arg[0] == WEST);
        return;
    }
    spend(t, to, o.arg[1]);
    s->action.steps++;
    tell(t, EV_STEPPED, meeple_of(s), spot_of(s, from), spot_of(s, to), o.arg[1]);
    arrive(t, seat, to, o.arg[2] == 1);
}

static void apply_ride(Table *t, int seat, int to) {
    WestState *s = t->s;
    int from = s->player[meeple_of(s)].at;
    todo_push(&s->todo, TODO_MOVE, 0, 0, 0);
    s->action.ride[ride_for(s, west_distance(s, from, to))] = 0;
    tell(t, EV_RODE, meeple_of(s), spot_of(s, from), spot_of(s, to), 0);
    arrive(t, seat, to, false);
}

/* DW-57, DW-58. The to-do below says which tile it is about, and with the Wagon or not. */
void west_answer_enter(Table *t, int seat, Option o) {
    WestState *s = t->s;
    if (o.verb == OPT_JOB) {
        west_begin(t, seat, o.arg[0], FOR_MOVE);
        return;
    }
    Todo enter = todo_pop(&s->todo);
    int from = s->player[meeple_of(s)].at;
    if (o.verb == OPT_DECLINE) {
        bool could = false;
        for (int m = 0; m < MOVEMENTS; m++) could |= can_enter(t->c, s, enter.a, m);
        count_take(&s->action.move[o.arg[0]], 1);
        tell(t, EV_DECLINED, seat, spot_of(s, enter.a), !could, 0);
        return;
    }
    spend(t, enter.a, o.arg[0]);
    tell(t, EV_STEPPED, meeple_of(s), spot_of(s, from), spot_of(s, enter.a), o.arg[0]);
    arrive(t, seat, enter.a, enter.b == 1);
}

void west_answer_look(Table *t, int seat, Option o) {
    Todo look = todo_pop(&t->s->todo);
    todo_push(&t->s->todo, TODO_REVEAL, look.a - 1, seat, 0);
    reveal(t, seat, o.arg[0], false);
}

void west_answer_move(Table *t, int seat, Option o) {
    if (o.verb == OPT_STEP)
        apply_step(t, seat, o);
    else if (o.verb == OPT_RIDE)
        apply_ride(t, seat, o.arg[0]);
}
