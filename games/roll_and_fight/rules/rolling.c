/*
 * The Rolling Phase (VF-25 to VF-39), the race for dice. Everybody is asked at once, and every
 * answer acts at once. Nobody else's move ever changes what a player holds: the pool alone runs
 * dry, so an open question never becomes stale.
 *
 * In the relaxed setting nobody has to be quick (ruling 8): each does one thing, then all refill,
 * the first seat rotating; alone a number of throws stands for the seconds (ruling 9).
 */
#include "roll_and_fight/rules/flow.h"
#include "roll_and_fight/rules/rolling.h"

enum { DIGIT = 5, MS_PER_SECOND = 1000 };

/* ---- Dice as a number ------------------------------------------------------------------------- */

/* A digit for each face, so that keeping nothing is 0, and listed first. */
int roll_dice_code(Dice dice) {
    int code = 0;
    for (int shown = FACES - 1; shown >= 0; shown--)
        code = code * DIGIT + dice_count(dice, shown);
    return code;
}

Dice roll_dice_of_code(int code) {
    Dice dice = 0;
    for (int shown = 0; shown < FACES; shown++, code /= DIGIT)
        dice += dice_of(shown, code % DIGIT);
    return dice;
}

/* ---- Taking dice -------------------------------------------------------------------------------- */

/* VF-35, VF-96: as far as the pool reaches, while it is not closed, once anything has been
 * assigned: before that a hand is full, unless a Boss holds dice back. */
static void refill(Table *t, int seat) {
    RollState *s = t->s;
    Player *p = &s->player[seat];
    int dice = min_int(dice_limit(p) - dice_total(p->hand), s->pool);
    if (s->closed || dice <= 0 || !(p->set_dice || p->health_dice)) return;
    p->hand += dice_of(FRESH, dice);
    count_take(&s->pool, dice);
    tell(t, EV_TOOK, seat, dice, s->pool, 0);
}

/* VF-28, VF-30, VF-31 */
uint16_t roll_takes_dice(const Content *c, const Player *p) {
    const Hero *hero = hero_of(c, p);
    return (uint16_t)(p->owned & hero->with_dice & ~(p->used & hero->once));
}

/* VF-36: no dice can be taken, and too few are left for any ability. */
static bool is_stuck(const Content *c, const RollState *s, const Player *p) {
    int least = DICE_NEEDED_MAX + 1;
    if (s->pool && !s->closed) return false;
    for (uint32_t left = roll_takes_dice(c, p); left;)
        least = min_int(least, hero_of(c, p)->ability[bits_take(&left)].dice_count);
    return dice_total(p->hand) < least;
}

/* ---- The phase ------------------------------------------------------------------------------------ */

static void begin_player(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    p->throws = p->pick = 0;
    p->stage = STAGE_ROLLS;
    roll_ask(t, seat, ASK_ROLLING, 0);
}

void roll_begin_rolling(Table *t) {
    RollState *s = t->s;
    s->running = s->closed = s->waiting = 0;
    for (int seat = 0; seat < s->head.seat_count; seat++)
        if (plays_on(&s->player[seat])) begin_player(t, seat);
    if (!s->relaxed && s->mode == RIVALS) due_after(&s->head, DUE_NEVER);
}

/* VF-37. Time stands still until the next race. */
void roll_end_rolling(Table *t) {
    RollState *s = t->s;
    for (int seat = 0; seat < s->head.seat_count; seat++) {
        Player *p = &s->player[seat];
        s->pool = (uint8_t)(s->pool + dice_total(p->hand));
        p->hand = 0;
    }
    s->head.due_ms = 0;
}

static void stop(Player *p) {
    p->stage = STAGE_WAITS;
}

static void go_on(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    if (is_stuck(t->c, t->s, p))
        stop(p);
    else
        roll_ask(t, seat, ASK_ROLLING, 0);
}

/* ---- Options ----------------------------------------------------------------------------------------- */

/* The next larger part of a hand, counted like a number with a digit for each face. */
static bool next_part(Dice hand, Dice *kept, int *code) {
    static const int16_t weight[FACES] = {1, 5, 25, 125, 625};
    for (int shown = 0; shown < FACES; shown++) {
        int count = dice_count(*kept, shown);
        if (count < dice_count(hand, shown)) {
            *kept += dice_of(shown, 1);
            *code += weight[shown];
            return true;
        }
        *kept -= dice_of(shown, count);
        *code -= count * weight[shown];
    }
    return false;
}

/* VF-25, VF-26: any part of the dice; fresh ones are always thrown, since they show nothing yet
 * (ruling 51). Wounds stay but for those that may be picked up. */
static void list_throws(const Player *p, OptionList *out) {
    int stay = max_int(0, dice_count(p->hand, FACE_WOUND) - p->pick);
    Dice kept = dice_of(FACE_WOUND, stay);
    int code = roll_dice_code(kept);
    do {
        if (kept != p->hand) offer(out, option_make(OPT_ROLL, code, 0, 0));
    } while (next_part(p->hand, &kept, &code));
    if (stay) refuse(out, option_make(OPT_ROLL, 0, 0, 0), "VF-26", "Wounds stay", 0);
}

/* How many dice the nearest set lacks. */
static int lacking(const Ability *a, Dice hand) {
    int best = DICE_NEEDED_MAX;
    for (int i = 0; i < a->way_count; i++) {
        int lack = 0;
        for (int shown = 0; shown < FACE_WOUND; shown++)
            lack += max_int(0, dice_count(a->way[i], shown) - dice_count(hand, shown));
        best = min_int(best, lack);
    }
    return best;
}

static void list_sets(const Content *c, const Player *p, OptionList *out) {
    const Hero *hero = hero_of(c, p);
    for (uint32_t left = roll_takes_dice(c, p); left;) {
        int i = bits_take(&left);
        const Ability *a = &hero->ability[i];
        bool any = false;
        for (int way = 0; way < a->way_count; way++) {
            if (!dice_have(p->hand, a->way[way])) continue;
            offer(out, option_make(OPT_SET, i, way, 0));
            any = true;
        }
        if (any || !explains(out)) continue;
        Option o = option_make(OPT_SET, i, 0, 0);
        if (a->dice_count > dice_limit(p))
            refuse(out, o, "VF-84", "it needs more dice than you may hold", 0);
        else
            refuse(out, o, "VF-27", "{die|dice}", lacking(a, p->hand));
    }
    if (!explains(out)) return;
    for (uint32_t left = p->owned & p->used & hero->once; left;)
        refuse(out, option_make(OPT_SET, bits_take(&left), 0, 0), "VF-28", "once a round",
               0);
}

/* VF-32 */
static void list_patch(const Player *p, OptionList *out) {
    Option o = option_make(OPT_PATCH, 0, 0, 0);
    if (!dice_count(p->hand, FACE_WOUND)) return;
    if (free_health(p) > 0)
        offer(out, o);
    else
        refuse(out, o, "VF-32", "no Health space is free", 0);
}

/* Items that help with dice are about Wounds. */
static void list_items(const Content *c, const Player *p, OptionList *out) {
    if (!dice_count(p->hand, FACE_WOUND) && !explains(out)) return;
    for (int i = 0; i < ITEMS; i++) {
        if (hero_of(c, p)->item[i].when != WHEN_ROLLING) continue;
        Option o = option_make(OPT_ITEM, i, 0, 0);
        if (!charges_left(p, i))
            refuse(out, o, "VF-50", "it has no charge", 0);
        else if (!dice_count(p->hand, FACE_WOUND))
            refuse(out, o, "VF-52", "you hold no Wound die", 0);
        else
            offer(out, o);
    }
}

void roll_list_rolling(const Content *c, const RollState *s, Seat seat, OptionList *out) {
    const Player *p = &s->player[seat];
    list_throws(p, out);
    list_sets(c, p, out);
    list_patch(p, out);
    list_items(c, p, out);
    offer(out, option_make(OPT_STOP, 0, 0, 0));
}

/* ---- Answers ----------------------------------------------------------------------------------------- */

/* VF-110: the clock starts with the first throw. Relaxed, throws count instead. */
static void count_throw(Table *t, Player *p) {
    RollState *s = t->s;
    if (s->mode != SOLO) return;
    p->throws = (uint8_t)min_int(p->throws + 1, UINT8_MAX);
    if (s->relaxed) {
        if (p->throws >= s->throws && !s->closed) roll_time_is_up(t);
    } else if (!s->running) {
        s->running = 1;
        due_after(&s->head, (uint32_t)s->seconds * MS_PER_SECOND);
    }
}

static void throw_dice(Table *t, int seat, int code) {
    Player *p = &t->s->player[seat];
    Dice kept = roll_dice_of_code(code), thrown = 0;
    int count = dice_total(p->hand) - dice_total(kept);
    for (int i = 0; i < count; i++)
        thrown += dice_of(roll_side_shows[rng_roll(&t->s->head.rng, DIE_SIDES) - 1], 1);
    p->hand = kept + thrown;
    p->pick = 0;
    tell(t, EV_ROLLED, seat, roll_dice_code(thrown), count, 0);
    count_throw(t, p);
}

/* VF-27 to VF-29 */
static void set_dice(Table *t, int seat, int ability, int way) {
    Player *p = &t->s->player[seat];
    const Ability *a = &hero_of(t->c, p)->ability[ability];
    dice_take(&p->hand, a->way[way]);
    p->sets[ability]++;
    if (a->bonus.count && dice_count(a->way[way], FACE_DOUBLE)) p->doubles[ability]++;
    p->set_dice = (uint8_t)(p->set_dice + a->dice_count);
    if (a->once) p->used |= (uint16_t)(1u << ability);
    p->pick = (uint8_t)max_int(p->pick, 1 + p->rule[RULE_STEADY]);
    tell(t, EV_SET, seat, ability, way, 0);
}

/* VF-32, VF-33 */
static void patch(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    dice_take(&p->hand, dice_of(FACE_WOUND, 1));
    p->health_dice++;
    p->pick = PICK_ALL;
    tell(t, EV_PATCHED, seat, p->health_dice, 0, 0);
}

static void use_item(Table *t, int seat, int item) {
    Player *p = &t->s->player[seat];
    const Steps *play = &hero_of(t->c, p)->item[item].play;
    p->spent[item]++;
    tell(t, EV_ITEM, seat, item, 0, 0);
    for (int i = 0; i < play->count; i++) {
        if (play->at[i].verb == VERB_SHAKE) p->pick = PICK_ALL;
        if (play->at[i].verb == VERB_PALM)
            p->hand += dice_of(FACE_RUN, 1) - dice_of(FACE_WOUND, 1);
    }
}

static bool is_rolling(const Player *p) {
    return p->stage == STAGE_ROLLS;
}

/* Relaxed (ruling 8): once all have acted, dice are taken, each time from another seat on. */
static void end_of_step(Table *t) {
    RollState *s = t->s;
    int seats = s->head.seat_count;
    for (int seat = 0; seat < seats; seat++)
        if (is_rolling(&s->player[seat]) && !(s->waiting >> seat & 1)) return;
    for (int i = 0; i < seats; i++) {
        int seat = (s->turn + i) % seats;
        if (is_rolling(&s->player[seat])) refill(t, seat);
    }
    for (int seat = 0; seat < seats; seat++)
        if (is_rolling(&s->player[seat])) go_on(t, seat);
    s->turn = (uint8_t)((s->turn + 1) % seats);
    s->waiting = 0;
}

void roll_answer_rolling(Table *t, Seat seat, Option o) {
    RollState *s = t->s;
    switch ((Opt)o.verb) {
    case OPT_ROLL: throw_dice(t, seat, o.arg[0]); break;
    case OPT_SET: set_dice(t, seat, o.arg[0], o.arg[1]); break;
    case OPT_PATCH: patch(t, seat); break;
    case OPT_ITEM: use_item(t, seat, o.arg[0]); break;
    case OPT_STOP:
        stop(&s->player[seat]);
        tell(t, EV_STOPPED, seat, 0, 0, 0);
        break;
    default: REQUIRE(!"an answer while rolling");
    }
    if (s->relaxed && s->mode == RIVALS) {
        s->waiting |= (uint8_t)(1u << seat);
        end_of_step(t);
    } else if (is_rolling(&s->player[seat])) {
        refill(t, seat);
        go_on(t, seat);
    }
}

/* VF-96: dice in hand may still be thrown. */
void roll_time_is_up(Table *t) {
    RollState *s = t->s;
    s->closed = 1;
    tell(t, EV_TIME, -1, 0, 0, 0);
    Player *p = &s->player[0];
    if (!is_rolling(p) || !is_stuck(t->c, s, p)) return;
    withdraw(&s->head, 0);
    stop(p);
}
