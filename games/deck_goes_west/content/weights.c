/* Packs into the weights of bots: see weights.h. */
#include "deck_goes_west/content/loader.h"

#define KEY_COUNT(keys) (int)(sizeof(keys) / sizeof *(keys))

static bool read_positions(const PackEntry *e, Weights *w, Error *err) {
    static const char *const keys[] = {WEST_WEIGHTS(WEIGHT_KEY)};
    return entry_keys(e, keys, KEY_COUNT(keys), err) && WEST_WEIGHTS(WEIGHT_READ) true;
}

static bool read_uses(const PackEntry *e, StepUses *w, Error *err) {
    static const char *const keys[] = {WEST_USES(WEIGHT_KEY)};
    return entry_keys(e, keys, KEY_COUNT(keys), err) && WEST_USES(WEIGHT_READ) true;
}

bool west_read_weights(Loader *l, const PackEntry *e, Error *err) {
    if (text_equal(e->id, "weights")) return read_positions(e, &l->c->weights, err);
    if (text_equal(e->id, "uses")) return read_uses(e, &l->c->uses, err);
    return entry_error(e, 0, err, "bots have [bot weights] and [bot uses] alone");
}

bool west_check_weights(const Loader *l, Error *err) {
    static const char *const ids[] = {"weights", "uses"};
    for (int i = 0; i < KEY_COUNT(ids); i++)
        if (!pack_find(l->packs, l->pack_count, "bot", ids[i]))
            return error_set(err, "The packs have no entry [bot %s].", ids[i]);
    return true;
}
