/*
 * The value of a state for a seat, for bots. Cheap and simple: how far each side is on its
 * track, what it holds to get further, and what the table offers it. The weights are the
 * pack's ([bot weights]).
 */
#include "so_youve_been_cursed/rules/automas.h"
#include "so_youve_been_cursed/rules/village.h"
#include "so_youve_been_cursed/so_youve_been_cursed.h"

/* Ingredients that cover the next steps without a gap, and those needed later. */
static int value_of_pouch(const Content *c, const CursedState *s) {
    uint8_t rest[KINDS];
    const uint8_t *track = c->cure[cursed_is_possessed(s)];
    int covered = cursed_covered_steps(c, s, rest), useful = 0;
    for (int step = s->cure + covered; step < cursed_cure_length(c, s); step++) {
        if (!rest[track[step]]) continue;
        rest[track[step]]--;
        useful++;
    }
    return covered * c->weights.covered + useful * c->weights.useful;
}

/* Diminishing: the first coins matter most, and those of the rich only a fifth. */
static int value_of_coins(const Weights *w, int coins) {
    return w->coin * min_int(coins, w->rich) + w->coin * max_int(coins - w->rich, 0) / 5;
}

static int wizard_value(const Content *c, const CursedState *s) {
    const Weights *w = &c->weights;
    int value = w->track * s->cure / cursed_cure_length(c, s) + value_of_pouch(c, s) +
                value_of_coins(w, s->coins);
    value += w->panic * s->panic;
    if (s->turn == ROLE_WIZARD) value += w->action * s->actions;
    return value + w->card * bits_count(s->spells.front);
}

static int curse_step(const Content *c, const CursedState *s) {
    return c->weights.track / (cursed_curse_top(c, s) - 1);
}

/* What `most` of one kind in the stomach is worth at the end of the night. */
static int value_of_meal(const Content *c, int step, int most) {
    return most ? step * c->weights.meal[min_int(most, MEALS) - 1] / 100 : 0;
}

/*
 * The best meal of one kind that this night may still bring: what has been eaten, and as
 * many more as there are actions and prey nearby, discounted a little.
 */
static int value_of_hunt(const Content *c, const CursedState *s) {
    uint32_t near = c->within_roads[s->at][2], far = c->within_roads[s->at][3];
    bool biting = s->acting == ACTING_MOVING || s->acting == ACTING_ARRIVED;
    int actions = s->turn == ROLE_MONSTER ? s->actions + biting : NIGHT_ACTIONS;
    int step = curse_step(c, s), best = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        int eaten = s->eaten[kind];
        int sure = min_int(actions, bits_count(s->houses[kind] & near));
        int maybe = min_int(actions, bits_count(s->houses[kind] & far));
        int now = value_of_meal(c, step, eaten);
        int more = value_of_meal(c, step, eaten + sure) +
                   value_of_meal(c, step, eaten + maybe) - 2 * now;
        best = max_int(best, now + more * c->weights.hope / 100);
    }
    return best;
}

/* The Rabid Monster eats what its row shows, if it is near (SC-77). */
static int value_of_row(const Content *c, const CursedState *s) {
    int all = cursed_eaten_total(s) - s->eaten[SHEEP];
    for (int i = s->row_at; i < s->row_count; i++) {
        int pasture;
        all += cursed_rabid_prey(c, s, c->rabid[s->row[i]].kind, &pasture) != 0;
    }
    return curse_step(c, s) * min_int(all, MEALS) * c->weights.row / 100;
}

static int monster_value(const Content *c, const CursedState *s) {
    int value = curse_step(c, s) * (s->curse - 1) + c->weights.energy * s->energy;
    value += cursed_is_rabid(s) ? value_of_row(c, s) : value_of_hunt(c, s);
    return value + c->weights.card * bits_count(s->powers.front);
}

/* With nobody at the table, seat 0 stands for the Wizard, as in the View. */
static bool is_wizard(const CursedState *s, Seat seat) {
    return s->head.seat_count == 0 ? seat == 0 : s->seat_of[ROLE_WIZARD] == seat;
}

int cursed_value(const Box *box, const State *state, Seat seat) {
    const CursedState *s = (const CursedState *)state;
    const Content *c = box->content;
    int sign = is_wizard(s, seat) ? 1 : -1;
    if (state->over)
        return s->cure == cursed_cure_length(c, s) ? sign * 1000 : -sign * 1000;
    return clamp_int(sign * (wizard_value(c, s) - monster_value(c, s)), -999, 999);
}
