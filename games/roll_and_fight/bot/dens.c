/*
 * What a den promises before the first die, for each Boss and each pool of dice. At that point nobody
 * knows which of two sides will go better, so the difference between them is left out of a state's
 * value; otherwise every bot would always take the same side. Worked out once, while the packs are loaded.
 */
#include "roll_and_fight/bot/bot.h"

#include "roll_and_fight/rules/flow.h"

/* Pools of rivals come first, by how many play; then those of the levels of the solo game. */
enum { RIVALS_POOLS = PLAYERS_MAX - 1 };

static int share_of(const Numbers *n, int pool) {
    return pool < RIVALS_POOLS ? n->dice[pool] / (pool + 2)
                               : n->solo_dice[pool - RIVALS_POOLS];
}

/* The worth of a den that was just opened, with nobody else at the table. */
static int promise_of(const Content *c, int den, int boss, int share) {
    RollState s = {.head.seat_count = 1, .dice = (uint8_t)share};
    Table t = {c, &s, NULL};
    Player *p = &s.player[0];
    Wants wants = {0};
    p->boss = (uint8_t)boss;
    roll_sum_rules(c, p);
    p->open = (uint8_t)base_health(c, p);
    roll_open_den(&t, 0, den);
    return roll_den_worth(c, &s, p, &wants, NULL);
}

void roll_promises(Content *c) {
    for (int den = 0; den < c->den_count; den++)
        for (int boss = 0; boss < c->boss_count; boss++)
            for (int pool = 0; pool < POOLS; pool++)
                c->den[den].promise[boss][pool] =
                    (int16_t)promise_of(c, den, boss, share_of(&c->numbers, pool));
}

static int pool_of(const Content *c, const RollState *s) {
    int level = 0;
    if (s->mode == RIVALS) return s->head.seat_count - 2;
    while (level < LEVELS - 1 && c->numbers.solo_dice[level] != s->dice) level++;
    return RIVALS_POOLS + level;
}

int roll_promise(const Content *c, const RollState *s, const Player *p) {
    return den_of(c, p)->promise[p->boss][pool_of(c, s)];
}
