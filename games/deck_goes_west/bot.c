/*
 * What this game tells bots. Points count most; the rest is what brings points near in the
 * mission that is played: the way West and tiles to turn up, metal and wood where rails
 * score, food and the next Village where those are fed, the Wagon where there is one. Against
 * it stand dangers in the deck, days gone and bandits on one's tile. A point is worth 100.
 */
#include "deck_goes_west/deck_goes_west.h"

enum {
    POINT = 100,
    DAY = 30,
    WEST_STEP = 20,  /* a column, where the way West is the mission */
    WEST_SLOW = 5,   /* where it is not */
    FRONT_STEP = 6,  /* a step away from a tile that can be turned up */
    HUNT_STEP = 5,   /* a step away from bandits, where clearing them scores */
    GOAL_STEP = 10,  /* a step away from the Wagon, a Village, the way home */
    STEP_GONE = 4,   /* a step on rails costs nothing, but nobody goes to and fro */
    MOVE = 14,       /* movement that has been paid for */
    ITEM = 3,        /* in hand */
    TRADE_CARD = 16, /* in the deck */
    TRADE_CARDS = 8, /* more of them help no further */
    DANGER = 14,     /* in the deck */
    DANGER_HELD = 8, /* in hand, on top of that */
    NEAR_DEATH = 250,
    AMONG_BANDITS = 8,
    EACH_BANDIT = 6,
    SAVE = 8,
    DEAD = 4000,
    VALUE_MOST = 999,
    FAR = 12,
};

/* One player's view of a state. */
typedef struct Look {
    const Content *c;
    const WestState *s;
    const Mission *m;
    const Player *p;
    int seat;
} Look;

/* The first units are worth most: those that the next purchase or rail takes. */
static int pile_worth(int units, int first, int each, int more) {
    return min_int(units, first) * each + clamp_int(units - first, 0, 4) * more;
}

static int unit_worth(const Look *l, int kind) {
    bool rails = l->m->worth[WHEN_BUILD] > 0;
    int units = l->p->resource[kind];
    switch (kind) {
    case GOLD: return pile_worth(units, 2, 12, 6);
    case METAL: return pile_worth(units, 2, rails ? 26 : 8, 4);
    case WOOD: return pile_worth(units, 3, rails ? 14 : 7, 3);
    default: return pile_worth(units, max_int(3, l->m->feeds + 1), l->m->feeds ? 16 : 9, 4);
    }
}

static int purse_worth(const Look *l) {
    int worth = 0;
    for (int i = 0; i < RESOURCES; i++) worth += unit_worth(l, i);
    return worth;
}

/* Movement and dice that Jobs have brought and that wait for the last step. */
static int action_worth(const Look *l) {
    const Action *a = &l->s->action;
    int worth = 7 * a->dice[l->seat];
    if (a->seat != l->seat) return worth;
    for (int i = 0; i < MOVEMENTS; i++) worth += min_int(a->move[i], 3) * MOVE;
    for (int i = 0; i < RIDES_MAX; i++) worth += a->ride[i] ? MOVE / 2 : 0;
    return worth - a->steps * STEP_GONE;
}

static int deck_worth(const Look *l) {
    const Player *p = l->p;
    Bits192 all = bits192_union(&p->deck.cards, &p->deck.discard);
    all = bits192_union(&all, &p->hand);
    Bits192 trade = bits192_both(&all, &l->c->of_class[TRADE]);
    Bits192 danger = bits192_both(&all, &l->c->dangers);
    Bits192 held = bits192_both(&p->hand, &l->c->dangers);
    int dangers = bits192_count(&held), limit = l->c->characters[p->character].hand;
    int worth = min_int(bits192_count(&trade), TRADE_CARDS) * TRADE_CARD;
    worth -= (bits192_count(&danger) + p->pain + p->exhaustion) * DANGER;
    worth -= dangers * DANGER_HELD;
    worth += (p->hand_count - dangers) * ITEM;
    if (dangers >= limit - 1) worth -= NEAR_DEATH;
    if (p->passed && p->hand_count >= limit) worth -= NEAR_DEATH;
    return worth;
}

/* Steps to the nearest place of a set. */
static int steps_to(const Look *l, uint64_t places) {
    int best = FAR;
    while (places)
        best = min_int(best, west_distance(l->s, l->p->at, bits64_take(&places)));
    return best;
}

static uint64_t hungry_villages(const Look *l) {
    uint64_t places = l->s->up, found = 0;
    while (places) {
        int place = bits64_take(&places);
        int tile = l->s->tile[place];
        if (l->c->tiles[tile].land & LAND_VILLAGE && !(l->s->fed >> tile & 1))
            found |= bit64(place);
    }
    return found;
}

/* Small bands, which one can hope to drive off. */
static uint64_t hunted(const WestState *s) {
    uint64_t places = s->placed, found = 0;
    while (places) {
        int place = bits64_take(&places);
        if (s->bandits[place] > 0 && s->bandits[place] < 3) found |= bit64(place);
    }
    return found;
}

static int slowest_x(const WestState *s) {
    int least = UINT8_MAX;
    for (int seat = 0; seat < s->seats; seat++)
        least = min_int(least, s->x[s->player[seat].at]);
    return least;
}

/* Where all must come home, one goes ahead: whoever is furthest West, else the first. */
static bool is_scout(const Look *l) {
    int best = 0;
    for (int seat = 1; seat < l->s->seats; seat++)
        if (l->s->x[l->s->player[seat].at] > l->s->x[l->s->player[best].at]) best = seat;
    return best == l->seat;
}

/* Where one should be. */
static int place_worth(const Look *l) {
    const WestState *s = l->s;
    bool westward = l->m->worth[WHEN_REVEAL] > 0 || l->m->worth[WHEN_WAGON_WEST] > 0;
    bool homeward = l->m->home && s->points >= board_of(l->c, s)->points;
    int worth = s->x[l->p->at] * (westward ? WEST_STEP : WEST_SLOW);
    if (homeward) return -2 * GOAL_STEP * west_distance(s, l->p->at, s->start);
    if (l->m->home && !is_scout(l))
        worth = -GOAL_STEP * west_distance(s, l->p->at, s->start);
    if (l->m->worth[WHEN_REVEAL] > 0) worth -= FRONT_STEP * steps_to(l, s->placed & ~s->up);
    if (l->m->feeds) worth -= GOAL_STEP * steps_to(l, hungry_villages(l));
    if (l->m->wagon == WAGON_SLOWEST) worth += 3 * WEST_STEP * slowest_x(s);
    if (l->m->wagon > WAGON_SLOWEST)
        worth -= GOAL_STEP * west_distance(s, l->p->at, s->wagon - 1);
    if (l->m->worth[WHEN_CLEAR] > l->m->worth[WHEN_REVEAL])
        worth -= HUNT_STEP * steps_to(l, hunted(s));
    else if (s->bandits[l->p->at])
        worth -= AMONG_BANDITS + EACH_BANDIT * min_int(s->bandits[l->p->at], 5);
    return worth;
}

/* What a battle promises: five sixths of a success a die. */
static int battle_worth(const Look *l) {
    const Battle *b = &l->s->battle;
    if (!b->place || l->p->at != b->place - 1) return 0;
    int bandits = l->s->bandits[b->place - 1];
    int ahead = b->attack_dice * 5 + b->attack * 6 - bandits * 5;
    int prize = l->m->worth[WHEN_CLEAR] * POINT + 20 + EACH_BANDIT * bandits;
    int saves = min_int(b->defend_dice + b->defend, bandits);
    return saves * SAVE + clamp_int(ahead * prize / (6 * max_int(bandits, 1)), 0, prize);
}

static int worth_of(const Content *c, const WestState *s, int seat) {
    Look l = {c, s, mission_of(c, s), &s->player[seat], seat};
    if (l.p->dead) return -DEAD;
    return purse_worth(&l) + action_worth(&l) + deck_worth(&l) + place_worth(&l) +
           battle_worth(&l);
}

static int best_rival(const Content *c, const WestState *s, int seat) {
    int best = -DEAD;
    for (int other = 0; other < s->seats; other++) {
        if (other == seat) continue;
        best = max_int(best, points_of(s, other) * POINT + worth_of(c, s, other) / 2);
    }
    return best;
}

static int team_worth(const Content *c, const WestState *s, int seat) {
    int worth = worth_of(c, s, seat);
    for (int other = 0; other < s->seats; other++)
        if (other != seat) worth += worth_of(c, s, other) / 2;
    return worth;
}

int west_value(const Box *box, const State *head, Seat seat) {
    const Content *c = box->content;
    const WestState *s = (const WestState *)head;
    int most = board_of(c, s)->points * POINT, worth;
    if (head->over) {
        bool won = s->mode == VERSUS ? s->won == seat + 1 : s->won != 0;
        return won ? 1000 : -1000;
    }
    worth = points_of(s, seat) * POINT - s->day * DAY;
    if (s->mode == VERSUS)
        worth += worth_of(c, s, seat) - best_rival(c, s, seat) / 2;
    else
        worth += team_worth(c, s, seat);
    return clamp_int(worth * 700 / most, -VALUE_MOST, VALUE_MOST);
}
