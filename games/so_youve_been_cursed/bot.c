/*
 * What this game tells bots: how good a state is for a seat. Cheap and plain: how far each
 * side is on its track, what it holds that brings it further, and what the table gives it.
 * The weights come from looking at what a step is worth: a Cure or Curse step is the unit,
 * everything else is a fraction of it.
 */
#include "so_youve_been_cursed/so_youve_been_cursed.h"

enum {
    STEP = 60,      /* a step on the Cure or Curse track */
    COVERED = 26,   /* an ingredient held for one of the next steps, in order */
    USEFUL = 12,    /* one that is needed later */
    COIN = 5,
    ENERGY = 7,
    PANIC = 4,      /* a level: good for the Wizard */
    ACTION_LEFT = 3,
    CARD = 4,       /* laid out before its owner's benefit */
};

/* Ingredients that cover the next steps without a gap, and those needed later. */
static int value_of_pouch(const Content *c, const CursedState *s) {
    uint8_t rest[KINDS];
    memcpy(rest, s->pouch, sizeof rest);
    const uint8_t *track = c->cure[cursed_is_possessed(s)];
    int value = 0, gap = 0;
    for (int step = s->cure; step < cursed_cure_length(c, s); step++) {
        if (!rest[track[step]]) {
            gap = 1;
            continue;
        }
        rest[track[step]]--;
        value += gap ? USEFUL : COVERED;
    }
    return value;
}

/* Diminishing: the first coins matter most. */
static int value_of_coins(int coins) {
    return COIN * min_int(coins, 10) + (coins > 10 ? coins - 10 : 0);
}

static int wizard_value(const Content *c, const CursedState *s) {
    int value = STEP * s->cure + value_of_pouch(c, s) + value_of_coins(s->coins);
    value += PANIC * s->panic;
    if (s->turn == ROLE_WIZARD) value += ACTION_LEFT * s->actions;
    return value + CARD * bits_count(s->spells.front);
}

/* What the stomach will bring at the end of the night, nearly. */
static int value_of_stomach(const CursedState *s) {
    int most = 0, all = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        most = max_int(most, s->eaten[kind]);
        all += s->eaten[kind];
    }
    if (cursed_is_rabid(s)) return STEP * min_int(all, 3);
    static const int worth[] = {0, 10, STEP + 14, 2 * STEP};
    return worth[min_int(most, 3)];
}

/* Prey of one kind within reach is what the next bites are made of. */
static int value_of_prey(const Content *c, const CursedState *s) {
    uint32_t near = c->within_roads[s->at][2];
    int best = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        int prey = bits_count(s->houses[kind] & near);
        if (s->eaten[kind]) prey += 2 * s->eaten[kind];
        best = max_int(best, prey);
    }
    return 4 * min_int(best, 6);
}

static int monster_value(const Content *c, const CursedState *s) {
    int value = STEP * (s->curse - 1) + value_of_stomach(s) + ENERGY * s->energy;
    if (s->turn == ROLE_MONSTER) value += ACTION_LEFT * s->actions + value_of_prey(c, s);
    return value + CARD * bits_count(s->powers.front);
}

int cursed_value(const Box *box, const State *state, Seat seat) {
    const CursedState *s = (const CursedState *)state;
    const Content *c = box->content;
    int sign = s->seat_of[ROLE_WIZARD] == seat ? 1 : -1;
    if (state->over) return s->cure == cursed_cure_length(c, s) ? sign * 1000 : -sign * 1000;
    return clamp_int(sign * (wizard_value(c, s) - monster_value(c, s)), -999, 999);
}
