/* Packs into the weights of bots: see weights.h. */
#include "deck_goes_west/content/loader.h"

bool west_read_weights(Loader *l, const PackEntry *e, Error *err) {
    Weights *w = &l->c->weights;
    return WEST_WEIGHTS(WEIGHT_READ) true;
}

bool west_read_uses(Loader *l, const PackEntry *e, Error *err) {
    StepUses *w = &l->c->uses;
    return WEST_USES(WEIGHT_READ) true;
}
