/* Packs into the weights of bots: see weights.h. */
#include <stddef.h>

#include "deck_goes_west/content/loader.h"

typedef struct WeightRow {
    const char *key;
    size_t at; /* in its struct */
    int least, most;
} WeightRow;

#define WEIGHT_ROW(name, least, most) {#name, offsetof(Weights, name), least, most},
#define USE_ROW(name, least, most)    {#name, offsetof(StepUses, name), least, most},
static const WeightRow weight_rows[] = {WEST_WEIGHTS(WEIGHT_ROW)};
static const WeightRow use_rows[] = {WEST_USES(USE_ROW)};
enum {
    WEIGHTS = sizeof weight_rows / sizeof *weight_rows,
    USES = sizeof use_rows / sizeof *use_rows,
    KEYS_MAX = WEIGHTS > (int)USES ? WEIGHTS : USES,
};

static bool read_rows(const PackEntry *e, const WeightRow *rows, int count, void *out,
                      Error *err) {
    const char *keys[KEYS_MAX] = {0};
    for (int i = 0; i < count; i++) keys[i] = rows[i].key;
    if (!entry_keys(e, keys, count, err)) return false;
    for (int i = 0; i < count; i++) {
        int *weight = (int *)((char *)out + rows[i].at);
        if (!entry_int(e, rows[i].key, rows[i].least, rows[i].most, weight, err))
            return false;
    }
    return true;
}

bool west_read_weights(Loader *l, const PackEntry *e, Error *err) {
    Content *c = l->c;
    if (text_equal(e->id, "weights"))
        return read_rows(e, weight_rows, WEIGHTS, &c->weights, err);
    if (text_equal(e->id, "uses")) return read_rows(e, use_rows, USES, &c->uses, err);
    return entry_error(e, 0, err, "bots have [bot weights] and [bot uses] alone");
}
