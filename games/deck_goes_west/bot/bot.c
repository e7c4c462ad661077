/*
 * How good a position is, for bots. Points count most; the rest is what brings points near in the
 * mission that is played: the way West and tiles to turn up, metal and wood where rails
 * score, food and the next Village where those are fed, the Wagon where there is one. Against
 * it stand dangers in the deck, days gone and bandits on one's tile. A point is worth 100; the
 * weights of all else are the pack's ([bot weights], [bot uses]).
 */
#include "deck_goes_west/deck_goes_west.h"
#include "deck_goes_west/rules/cards.h"

enum {
    POINT = 100,
    BANDITS_FELT = 5, /* more of them are as bad */
    DEAD = 4000,
    VALUE_MOST = 999,
    SCALE = 1050, /* so that no position of a match still open is off it */
    FAR = 12,
};

/* A state as one player sees it. */
typedef struct Position {
    const Content *c;
    const Weights *w;
    const WestState *s;
    const Mission *m;
    const Player *p;
    int seat;
    bool sails, climbs; /* by a Job of the character */
    bool westward;      /* tiles score more, or only, further West */
} Position;

static bool counts_westward(const Content *c, const Mission *m) {
    int number = m->on[WHEN_REVEAL] - 1;
    const Job *job = &c->jobs[max_int(number, 0)];
    for (int i = 0; i < job->count && number >= 0; i++)
        if (job->at[i].verb == VERB_FURTHEST || job->at[i].verb == VERB_WESTWARD)
            return true;
    return false;
}

static bool can_always(const Content *c, const Character *who, int verb) {
    for (int i = 0; i < who->jobs.count; i++) {
        const Job *job = &c->jobs[who->jobs.first + i];
        if (job->at[job->count - 1].verb == verb) return true;
    }
    return false;
}

/* The first units are worth most: those that the next purchase or rail takes. */
static int pile_worth(int units, int first, int each, int more) {
    return min_int(units, first) * each + clamp_int(units - first, 0, 4) * more;
}

static int unit_worth(const Position *now, Resource kind) {
    const Weights *w = now->w;
    bool rails = now->m->worth[WHEN_BUILD] > 0;
    int units = now->p->resource[kind];
    switch (kind) {
    case GOLD: return pile_worth(units, w->gold_first, w->gold, w->gold_more);
    case METAL:
        return pile_worth(units, w->metal_first, rails ? w->metal_rails : w->metal,
                          w->metal_more);
    case WOOD:
        return pile_worth(units, w->wood_first, rails ? w->wood_rails : w->wood,
                          w->wood_more);
    case FOOD:
        return pile_worth(units, max_int(w->food_first, now->m->feeds + 1),
                          now->m->feeds ? w->food_feeds : w->food, w->food_more);
    case RESOURCES: break;
    }
    return 0;
}

static int days_left(const Position *now) {
    return board_of(now->c, now->s)->days - now->s->day;
}

/* What is of no use any more when the match ends. Most of the time that is far off, and nothing
 * has to be divided. */
static int later(const Position *now, int worth) {
    int left = days_left(now);
    return left >= now->w->late ? worth : worth * left / now->w->late;
}

static int purse_worth(const Position *now) {
    int worth = 0;
    for (int i = 0; i < RESOURCES; i++) worth += unit_worth(now, (Resource)i);
    return later(now, worth);
}

/* Movement and dice that Jobs have brought and that wait for the last step. */
static int action_worth(const Position *now) {
    const Action *a = &now->s->action;
    int worth = now->w->die * a->dice[now->seat];
    if (a->seat != now->seat) return worth;
    if (a->partner) worth -= now->w->trading;
    for (int i = 0; i < MOVEMENTS; i++) worth += min_int(a->move[i], 3) * now->w->move;
    for (int i = 0; i < RIDES_MAX; i++) worth += a->ride[i] ? now->w->move / 2 : 0;
    return worth - a->steps * now->w->step_gone;
}

/* ---- Cards ------------------------------------------------------------------------------ */

/* What one unit of a step brings, in a mission. */
static int unit_use(const StepUses *u, const Mission *m, const Step *step) {
    const int kinds[RESOURCES + 1] = {u->gold, u->metal, u->wood, u->food, u->any};
    bool away = m->worth[WHEN_REVEAL] > 0 || m->worth[WHEN_WAGON_WEST] > 0;
    bool item = step->what <= PICK_ITEM;
    switch ((Verb)step->verb) {
    case VERB_PAY: return -kinds[step->what];
    case VERB_GAIN: return kinds[step->what];
    case VERB_DISCARD: return item ? -u->item_gone : u->danger_gone;
    case VERB_SCRAP: return item ? -u->item_scrapped : u->danger_scrapped;
    case VERB_TAKE: return -u->danger_taken;
    case VERB_DRAW: return u->draw;
    case VERB_WALK: return away ? u->walk_away : u->walk;
    case VERB_CLIMB: return away ? u->climb_away : u->climb;
    case VERB_SAIL: return away ? u->sail_away : u->sail;
    case VERB_REVEAL: return u->reveal + u->reveal_point * m->worth[WHEN_REVEAL];
    case VERB_BUILD: return u->build + u->build_point * m->worth[WHEN_BUILD];
    case VERB_ATTACK: return u->attack + u->attack_point * m->worth[WHEN_CLEAR];
    case VERB_DEFEND: return u->defend;
    case VERB_NONE:
    case VERB_IN:
    case VERB_FURTHEST:
    case VERB_WESTWARD:
    case VERB_TRAIN:
    case VERB_BRIDGE:
    case VERB_POINTS:
    case VERB_FEED:
    case VERB_COUNT: return 0;
    }
    return 0;
}

/* Tools for one kind of land are of use half the time; x is small mostly. */
static int job_use(const StepUses *u, const Mission *m, const Job *job) {
    int sum = 0;
    bool bound = false, once = false;
    for (int i = 0; i < job->count; i++) {
        const Step *step = &job->at[i];
        int amount = max_int(step->amount, 1) * (step->flags & STEP_X ? 2 : 1);
        int use = unit_use(u, m, step) * amount;
        bound |= step->verb == VERB_IN;
        once |= step->what == PICK_THIS && step->verb == VERB_SCRAP;
        if (step->verb == VERB_SCRAP && step->what == PICK_THIS) continue;
        sum += step->flags & STEP_DICE ? use * 5 / 6 : use;
    }
    return sum / ((bound ? 2 : 1) * (once ? 3 : 1));
}

/* Once the packs are read: what an item is good for in each mission, and who needs no card
 * to cross water and mountains. */
void west_derive_for_bots(Content *c) {
    for (int i = 0; i < c->character_count; i++) {
        if (can_always(c, &c->characters[i], VERB_SAIL)) c->sailors |= bit(i);
        if (can_always(c, &c->characters[i], VERB_CLIMB)) c->climbers |= bit(i);
    }
    for (int m = 0; m < c->mission_count; m++) {
        for (int i = 0; i < c->design_count; i++) {
            const Design *d = &c->designs[i];
            int best = 0;
            if (d->class != STARTER && d->class != TRADE) continue;
            for (int k = 0; k < d->jobs.count; k++)
                best = max_int(
                    best, job_use(&c->uses, &c->missions[m], &c->jobs[d->jobs.first + k]));
            c->use[m][i] = (uint8_t)min_int(best, c->uses.most);
        }
    }
}

static int sum_use(const Position *now, Bits192 cards) {
    const uint8_t *use = now->c->use[now->s->mission];
    int sum = 0;
    for (int w = 0; w < BITS192_WORDS; w++)
        for (uint64_t left = cards.word[w]; left;)
            sum += use[now->c->design_of[64 * w + bits64_take(&left)]];
    return sum;
}

/* A card comes up every other day; one that does little only stands in the way of others. */
static int items_worth(const Position *now, const Bits192 *all) {
    Bits192 items = bits192_both(all, &now->c->of_pick[PICK_ITEM]);
    int use = sum_use(now, items) - bits192_count(&items) * now->w->least;
    return use * days_left(now) / now->w->use_days;
}

/* Once the day is done, what is kept takes the place of a fresh card, but for what may be of
 * use in the night. */
static int hand_worth(const Position *now) {
    const Player *p = now->p;
    Bits192 items = bits192_both(&p->hand, &now->c->of_pick[PICK_ITEM]);
    int count = bits192_count(&items), use = sum_use(now, items);
    if (!p->passed || now->s->bandits[p->at]) return count * now->w->item + use / 2;
    return use - count * now->w->fresh;
}

/* What will be drawn first tomorrow. */
static int top_worth(const Position *now) {
    const DeckTop *top = &now->p->deck.top;
    int worth = 0;
    for (int i = 0; i < top->known; i++) {
        int card = top->at[i] - 1,
            use = now->c->use[now->s->mission][now->c->design_of[card]];
        worth += bits192_has(&now->c->of_pick[PICK_DANGER], card)
                     ? -now->w->on_top
                     : (use - now->w->fresh) / 2;
    }
    return worth;
}

/* One danger a night is what everybody has to expect: it must not keep one from going to
 * sleep. */
static int deck_worth(const Position *now) {
    const Player *p = now->p;
    Bits192 all = bits192_union(&p->deck.cards, &p->deck.discard);
    all = bits192_union(&all, &p->hand);
    Bits192 danger = bits192_both(&all, &now->c->of_pick[PICK_DANGER]);
    int held = west_danger_in_hand(now->c, now->s, now->seat);
    int limit = now->c->characters[p->character].hand;
    int worth =
        items_worth(now, &all) + hand_worth(now) + top_worth(now) - held * now->w->held;
    int dangers = bits192_count(&danger) + p->pain + p->exhaustion - now->s->day;
    worth -= later(now, dangers * now->w->danger);
    if (held >= limit - 1) worth -= now->w->near_death;
    if (p->passed && p->hand_count >= limit) worth -= now->w->near_death;
    return worth;
}

/* ---- Ways ------------------------------------------------------------------------------- */

/* What a step onto a place takes, roughly. Nobody knows what lies face down. */
static int step_cost(const Position *now, int place) {
    int land = land_at(now->c, now->s, place);
    if (now->s->rail & bit64(place)) return 0;
    if (land & LAND_WATER) return now->sails ? 1 : now->w->water;
    if (land & LAND_MOUNTAIN) return now->climbs ? 1 : 2;
    return 1;
}

/* The places next to one. */
static uint64_t beside(const WestState *s, int place) {
    uint64_t found = 0;
    for (int d = 0; d < DIRECTIONS; d++)
        if (s->link[place][d]) found |= bit64(s->link[place][d] - 1);
    return found;
}

/* The cost of the best way from the meeple into a set of places, up to FAR. What a step
 * takes depends on where it leads alone, so that the first way onto a place is the best. */
static int way_to(const Position *now, uint64_t places) {
    uint64_t reached[FAR + 1] = {bit64(now->p->at)}, seen = reached[0];
    for (int cost = 0; places && cost < FAR; cost++) {
        while (reached[cost]) {
            if (reached[cost] & places) return cost;
            uint64_t next = beside(now->s, bits64_take(&reached[cost])) & ~seen;
            seen |= next;
            while (next) {
                int place = bits64_take(&next);
                reached[min_int(cost + step_cost(now, place), FAR)] |= bit64(place);
            }
        }
    }
    return FAR;
}

/* Places from this far West on. */
static uint64_t west_from(const WestState *s, uint64_t places, int x) {
    uint64_t found = 0;
    while (places) {
        int place = bits64_take(&places);
        if (s->x[place] >= x) found |= bit64(place);
    }
    return found;
}

/* Whether a tile scores only if it is the furthest West. */
static bool only_furthest(const Content *c, const Mission *m) {
    int job = m->on[WHEN_REVEAL] - 1;
    return job >= 0 && c->jobs[job].at[0].verb == VERB_FURTHEST;
}

/* Face-down tiles that score when they are turned up, or all of them. */
static uint64_t front(const Position *now) {
    const WestState *s = now->s;
    uint64_t down = s->placed & ~s->up;
    if (!only_furthest(now->c, now->m)) return down;
    uint64_t far = west_from(s, down, s->furthest[WHEN_REVEAL]);
    return far ? far : down;
}

static uint64_t hungry_villages(const Position *now) {
    uint64_t places = now->s->up, found = 0;
    while (places) {
        int place = bits64_take(&places);
        int tile = now->s->tile[place];
        if (now->c->tiles[tile].land & LAND_VILLAGE && !(now->s->fed >> tile & 1))
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

/* ---- Where one should be ------------------------------------------------------------------ */

static int slowest_x(const WestState *s) {
    int least = UINT8_MAX;
    for (int seat = 0; seat < s->seats; seat++)
        least = min_int(least, s->x[s->player[seat].at]);
    return least;
}

/* 2: walks without paying for it, 1: walks, 0: needs a card to. */
static int on_foot(const Content *c, const Character *who) {
    int best = 0;
    for (int i = 0; i < who->jobs.count; i++) {
        const Job *job = &c->jobs[who->jobs.first + i];
        if (job->at[job->count - 1].verb == VERB_WALK)
            best = max_int(best, job->at[0].verb == VERB_PAY ? 1 : 2);
    }
    return best;
}

/* Where all must come home, one goes ahead: the first of those who are best on foot. */
static bool is_scout(const Position *now) {
    int scout = 0, best = 0;
    for (int seat = 0; seat < now->s->seats; seat++) {
        int feet = on_foot(now->c, character_of(now->c, now->s, seat));
        if (feet <= best) continue;
        scout = seat;
        best = feet;
    }
    return scout == now->seat;
}

/* One column after the other, by whatever way there is. */
static int west_worth(const Position *now, int each, int nearer) {
    int x = now->s->x[now->p->at];
    uint64_t ahead = west_from(now->s, now->s->placed, x + 1);
    return each * x - nearer * (way_to(now, ahead) - 1);
}

/* The Wagon goes on only where a tile is laid West of it, and those are laid round the tiles
 * that the players turn up. */
static int wagon_worth(const Position *now) {
    const WestState *s = now->s;
    int wagon = s->wagon - 1, aside = s->y[now->p->at] - s->y[wagon];
    if (now->m->wagon == WAGON_SLOWEST)
        return west_worth(now, now->w->west, now->w->round) +
               3 * now->w->west * slowest_x(s) -
               now->w->aside * max_int(0, max_int(aside, -aside) - 1);
    return now->w->west * s->x[wagon] - now->w->goal * way_to(now, bit64(wagon));
}

/* Those who do not go ahead turn up what lies near home and come back. */
static int home_worth(const Position *now) {
    uint64_t tiles = front(now),
             near = tiles & ~west_from(now->s, tiles, now->w->near_home);
    if (near) return -now->w->front * way_to(now, near);
    return -2 * now->w->goal * way_to(now, bit64(now->s->start));
}

static int place_worth(const Position *now) {
    const WestState *s = now->s;
    int worth = 0;
    if (now->m->home && !is_scout(now)) return home_worth(now);
    if (now->m->home && s->points >= board_of(now->c, s)->points)
        return now->w->homeward - 2 * now->w->goal * way_to(now, bit64(s->start));
    if (now->m->wagon)
        worth += wagon_worth(now);
    else if (now->m->worth[WHEN_REVEAL] > 0)
        worth += (now->westward && !now->m->home ? now->w->west : now->w->west_slow) *
                     s->x[now->p->at] -
                 now->w->front * way_to(now, front(now));
    else
        worth += west_worth(now, now->w->west_slow, now->w->west_slow / 3);
    if (now->m->feeds) {
        uint64_t hungry = hungry_villages(now);
        worth -= now->w->goal * way_to(now, hungry ? hungry : front(now));
    }
    if (now->m->worth[WHEN_CLEAR] > now->m->worth[WHEN_REVEAL])
        worth -= now->w->hunt * way_to(now, hunted(s));
    else if (s->bandits[now->p->at])
        worth -= now->w->among_bandits +
                 now->w->each_bandit * min_int(s->bandits[now->p->at], BANDITS_FELT);
    return worth;
}

/* What a battle promises: five sixths of a success a die. */
static int battle_worth(const Position *now) {
    const Battle *b = &now->s->battle;
    if (!b->place || now->p->at != b->place - 1) return 0;
    int bandits = now->s->bandits[b->place - 1];
    int ahead = b->attack_dice * 5 + b->attack * 6 - bandits * 5;
    int prize =
        now->m->worth[WHEN_CLEAR] * POINT + now->w->cleared + now->w->each_bandit * bandits;
    int saves = min_int(b->defend_dice + b->defend, bandits);
    return saves * now->w->save +
           clamp_int(ahead * prize / (6 * max_int(bandits, 1)), 0, prize);
}

static int worth_of(const Content *c, const WestState *s, int seat) {
    const Player *p = &s->player[seat];
    Position now = {c,
                    &c->weights,
                    s,
                    mission_of(c, s),
                    p,
                    seat,
                    c->sailors & bit(p->character),
                    c->climbers & bit(p->character),
                    counts_westward(c, mission_of(c, s))};
    if (now.p->dead) return -DEAD;
    return purse_worth(&now) + action_worth(&now) + deck_worth(&now) + place_worth(&now) +
           battle_worth(&now);
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

/* Where only the furthest tile scores, each column is one chance. */
static int skipped(const Content *c, const WestState *s) {
    const Mission *m = mission_of(c, s);
    if (!only_furthest(c, m)) return 0;
    return s->furthest[WHEN_REVEAL] * c->weights.skipped * m->worth[WHEN_REVEAL];
}

int west_value(const Box *box, const State *head, Seat seat) {
    const Content *c = box->content;
    const WestState *s = (const WestState *)head;
    int most = board_of(c, s)->points * POINT, worth;
    if (head->over) {
        bool won = s->mode == VERSUS ? s->won == seat + 1 : s->won != 0;
        return won ? 1000 : -1000;
    }
    worth = points_of(s, seat) * POINT - s->day * c->weights.day - skipped(c, s);
    if (s->mode == VERSUS)
        worth += worth_of(c, s, seat) - best_rival(c, s, seat) / 2;
    else
        worth += team_worth(c, s, seat);
    worth -= s->mode == VERSUS ? most / 4 : most * 3 / 4;
    return clamp_int(worth * SCALE / most, -VALUE_MOST, VALUE_MOST);
}
