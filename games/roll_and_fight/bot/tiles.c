/*
 * What a tile promises for each fight: how often its dice will come, and what it does more than the
 * same dice would do elsewhere. Worked out once, while the packs are loaded.
 */
#include "roll_and_fight/bot/bot.h"

#include "roll_and_fight/rules/table.h"

enum {
    SELDOM =
        36, /* a set that one throw in this many shows is used half as often as an easy one, */
    USES = 40,      /* as matches of bots have shown: 40 / (36 + throws) times */
    FULL_HAND = 40, /* percent: a set of four leaves no room for a Wound */
    PROMISE_MAX = UINT8_MAX,
};

/* What a die does elsewhere: a round of twelve comes to some 75, but Guns lie idle. */
static const int8_t face_worth[FACE_WOUND] = {7, 3, 6, 7};

/* What an effect is worth on average. */
static const int8_t effect_worth[VERBS] = {
    [VERB_MOVE] = 16,  [VERB_JUMP] = 18,  [VERB_HIT] = 16,   [VERB_HIT_EACH] = 16,
    [VERB_SHOOT] = 15, [VERB_EVADE] = 7,  [VERB_KILL] = 24,  [VERB_WOUND] = -8,
    [VERB_HEAL] = 9,   [VERB_TWICE] = 14, [VERB_UNSEEN] = 4, [VERB_PIERCE] = 10,
    [VERB_FAR] = 6,    [VERB_SHAKE] = 12, [VERB_PALM] = 12,
};

/* What a Passive Ability saves in each round. */
static const int8_t rule_worth[RULES] = {
    [RULE_SLIP] = 10, [RULE_DUCK] = 12, [RULE_POINT_BLANK] = 8, [RULE_STEADY] = 4};

/* Quarters of a door or a blow. */
static const uint8_t effect_effort[VERBS] = {
    [VERB_MOVE] = 4,  [VERB_JUMP] = 7,  [VERB_HIT] = 4,  [VERB_HIT_EACH] = 4,
    [VERB_SHOOT] = 4, [VERB_EVADE] = 2, [VERB_KILL] = 6,
};

static void add_step(Haul *haul, Step step) {
    bool moves = step.verb == VERB_MOVE || step.verb == VERB_JUMP;
    bool blows = step.verb == VERB_HIT || step.verb == VERB_SHOOT || step.verb == VERB_KILL;
    int worth = effect_worth[step.verb] * step.amount;
    int rest = worth - (moves || blows ? ROLL_EFFORT * step.amount : 0);
    haul->moves = (int16_t)(haul->moves + (moves ? step.amount : 0));
    haul->blows = (int16_t)(haul->blows + (blows ? step.amount : 0));
    haul->rest = (int16_t)(haul->rest + rest);
    haul->worth = (int16_t)(haul->worth + worth);
    haul->effort = (int16_t)(haul->effort + effect_effort[step.verb] * step.amount);
}

static void judge_steps(Steps *steps) {
    steps->haul = (Haul){0};
    for (int i = 0; i < steps->count; i++) add_step(&steps->haul, steps->at[i]);
}

/* How many of all throws of as many dice show this set. */
static int throws_showing(Dice way) {
    int throws = 1, place = 0;
    for (int shown = 0; shown < FACE_WOUND; shown++)
        for (int i = 1; i <= dice_count(way, shown); i++)
            throws = throws * ++place / i * (shown == FACE_RUN ? 2 : 1);
    return throws;
}

static int way_worth(const Ability *a, Dice way) {
    int worth = a->play.haul.worth;
    if (dice_count(way, FACE_DOUBLE)) worth += a->bonus.haul.worth;
    for (int shown = 0; shown < FACE_WOUND; shown++)
        worth -= dice_count(way, shown) * face_worth[shown];
    return max_int(0, worth);
}

static int gain(const Ability *a) {
    int showing = 0, worth = 0, all = 1;
    for (int i = 0; i < a->dice_count; i++) all *= DIE_SIDES;
    for (int i = 0; i < a->way_count; i++) {
        int throws = throws_showing(a->way[i]);
        showing += throws;
        worth += throws * way_worth(a, a->way[i]);
    }
    int percent = a->dice_count == DICE_NEEDED_MAX ? FULL_HAND : 100;
    return worth * USES * percent / 100 / (SELDOM * showing + all);
}

static int promise(const Ability *a) {
    int worth = a->dice_count ? gain(a) : a->play.haul.worth;
    for (int i = 0; i < a->rules.count; i++)
        worth += rule_worth[a->rules.at[i].rule] * a->rules.at[i].amount;
    return clamp_int(worth, 0, PROMISE_MAX);
}

static void judge_hero(Hero *hero) {
    for (int i = 0; i < ABILITIES; i++) {
        Ability *a = &hero->ability[i];
        judge_steps(&a->play);
        judge_steps(&a->bonus);
        a->promise = (uint8_t)promise(a);
    }
    for (int i = 0; i < ITEMS; i++) judge_steps(&hero->item[i].play);
}

void roll_judge_tiles(Content *c) {
    for (int hero = 0; hero < c->hero_count; hero++) judge_hero(&c->hero[hero]);
}
