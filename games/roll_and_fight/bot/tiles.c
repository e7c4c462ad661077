/*
 * What a tile promises for each fight: how often its dice will come up, and how much more it does with
 * them than other abilities would. Worked out once, while the packs are loaded.
 */
#include "roll_and_fight/bot/bot.h"

enum { PROMISE_MAX = UINT8_MAX };

static void add_step(const Weights *w, Haul *haul, Step step) {
    bool moves = step.verb == VERB_MOVE || step.verb == VERB_JUMP;
    bool blows = step.verb == VERB_HIT || step.verb == VERB_SHOOT || step.verb == VERB_KILL;
    int worth = w->verb[step.verb] * step.amount;
    int rest = worth - (moves || blows ? w->den.effort * step.amount : 0);
    haul->moves = (int16_t)(haul->moves + (moves ? step.amount : 0));
    haul->blows = (int16_t)(haul->blows + (blows ? step.amount : 0));
    haul->rest = (int16_t)(haul->rest + rest);
    haul->worth = (int16_t)(haul->worth + worth);
    haul->effort = (int16_t)(haul->effort + w->effort[step.verb] * step.amount);
}

static void judge_steps(const Weights *w, Steps *steps) {
    steps->haul = (Haul){0};
    for (int i = 0; i < steps->count; i++) add_step(w, &steps->haul, steps->at[i]);
}

/* How many of all throws of as many dice show this set. */
static int throws_showing(Dice way) {
    int throws = 1, place = 0;
    for (int shown = 0; shown < FACE_WOUND; shown++)
        for (int i = 1; i <= dice_count(way, shown); i++)
            throws = throws * ++place / i * (shown == FACE_RUN ? 2 : 1);
    return throws;
}

/* The dice of a set would do something elsewhere, too. */
static int way_worth(const SetWeights *w, const Ability *a, Dice way) {
    const int elsewhere[FACE_WOUND] = {w->run, w->gun, w->knife, w->double_knife};
    int worth = a->play.haul.worth;
    if (dice_count(way, FACE_DOUBLE)) worth += a->bonus.haul.worth;
    for (int shown = 0; shown < FACE_WOUND; shown++)
        worth -= dice_count(way, shown) * elsewhere[shown];
    return max_int(0, worth);
}

static int gain(const SetWeights *w, const Ability *a) {
    int showing = 0, worth = 0, all = 1;
    for (int i = 0; i < a->dice_count; i++) all *= DIE_SIDES;
    for (int i = 0; i < a->way_count; i++) {
        int throws = throws_showing(a->way[i]);
        showing += throws;
        worth += throws * way_worth(w, a, a->way[i]);
    }
    int percent = a->dice_count == DICE_NEEDED_MAX ? w->full_hand : 100;
    return worth * w->uses * percent / 100 / (w->seldom * showing + all);
}

static int worth_of_rule(const PassiveWeights *w, int rule) {
    switch (rule) {
    case RULE_SLIP: return w->slip;
    case RULE_DUCK: return w->duck;
    case RULE_POINT_BLANK: return w->point_blank;
    case RULE_STEADY: return w->steady;
    default: return 0; /* Traits and Bosses are not chosen */
    }
}

static int promise(const Weights *w, const Ability *a) {
    int worth = a->dice_count ? gain(&w->sets, a) : a->play.haul.worth;
    for (int i = 0; i < a->rules.count; i++)
        worth += worth_of_rule(&w->passives, a->rules.at[i].rule) * a->rules.at[i].amount;
    return clamp_int(worth, 0, PROMISE_MAX);
}

static void judge_hero(const Weights *w, Hero *hero) {
    for (int i = 0; i < ABILITIES; i++) {
        Ability *a = &hero->ability[i];
        judge_steps(w, &a->play);
        judge_steps(w, &a->bonus);
        a->promise = (uint8_t)promise(w, a);
    }
    for (int i = 0; i < ITEMS; i++) judge_steps(w, &hero->item[i].play);
}

void roll_judge_tiles(Content *c) {
    for (int hero = 0; hero < c->hero_count; hero++)
        judge_hero(&c->weights, &c->hero[hero]);
}
