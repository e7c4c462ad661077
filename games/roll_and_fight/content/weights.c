/* What bots think things are worth, out of the packs' entries [bot ...]. */
#include "roll_and_fight/content/loader.h"

_Static_assert(CHARGES_COUNTED == CHARGES + 1, "none is counted too");

enum { WORTH_MIN = -99, WORTH_MAX = 99, EFFORT_MAX = 16 };

bool roll_read_board_weights(Loader *l, const PackEntry *e, Error *err) {
    BoardWeights *w = &l->c->weights.board;
    return ROLL_BOARD(WEIGHT_READ) ROLL_BOARD_LISTS(WEIGHT_LIST_READ) true;
}

bool roll_read_health_weights(Loader *l, const PackEntry *e, Error *err) {
    HealthWeights *w = &l->c->weights.health;
    return ROLL_HEALTH(WEIGHT_READ) ROLL_HEALTH_LISTS(WEIGHT_LIST_READ) true;
}

bool roll_read_dice_weights(Loader *l, const PackEntry *e, Error *err) {
    HandWeights *w = &l->c->weights.dice;
    return ROLL_HAND(WEIGHT_READ) true;
}

bool roll_read_den_weights(Loader *l, const PackEntry *e, Error *err) {
    DenWeights *w = &l->c->weights.den;
    return ROLL_DEN(WEIGHT_READ) true;
}

bool roll_read_tile_weights(Loader *l, const PackEntry *e, Error *err) {
    SetWeights *w = &l->c->weights.sets;
    return ROLL_SETS(WEIGHT_READ) true;
}

bool roll_read_passives(Loader *l, const PackEntry *e, Error *err) {
    PassiveWeights *w = &l->c->weights.passives;
    return ROLL_PASSIVES(WEIGHT_READ) true;
}

/* A verb of which no pack says anything is worth nothing and no effort. */
static bool read_verbs(const PackEntry *e, int least, int most, int out[VERBS],
                       Error *err) {
    bool read = true;
    for (int i = 1; i < VERBS && read; i++)
        read = entry_int_or(e, roll_step_rows[i].word, least, most, &out[i], err);
    return read;
}

/* Some do harm. */
bool roll_read_verbs(Loader *l, const PackEntry *e, Error *err) {
    return read_verbs(e, WORTH_MIN, WORTH_MAX, l->c->weights.verb, err);
}

bool roll_read_efforts(Loader *l, const PackEntry *e, Error *err) {
    return read_verbs(e, 0, EFFORT_MAX, l->c->weights.effort, err);
}
