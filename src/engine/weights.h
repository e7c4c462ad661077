/*
 * What things are worth to a game's bots is part of its packs: entries of the kind `bot`. A game
 * lists the weights of an entry as rows, and everything that has to agree is made from them: the
 * struct that holds them, the keys that the entry may have, and how they are read.
 *
 *     #define HARBOR_WEIGHTS(ROW) ROW(coin, 0, 99) ROW(berth, 0, 999)
 *     #define HARBOR_WEIGHT_LISTS(ROW) ROW(danger, 4, 0, 999)
 *
 *     typedef struct Weights {
 *         HARBOR_WEIGHTS(WEIGHT_MEMBER)
 *         HARBOR_WEIGHT_LISTS(WEIGHT_LIST_MEMBER)
 *     } Weights;
 *
 *     static bool read_weights(Loader *l, const PackEntry *e, Error *err) {
 *         Weights *w = &l->c->weights;
 *         return HARBOR_WEIGHTS(WEIGHT_READ) HARBOR_WEIGHT_LISTS(WEIGHT_LIST_READ) true;
 *     }
 *
 *     {"bot", "weights", {read_weights}, {HARBOR_WEIGHTS(WEIGHT_KEY)
 *         HARBOR_WEIGHT_LISTS(WEIGHT_KEY)}},
 *
 * A box always has all of them: an entry or a key that its packs lack comes from the shipped ones
 * (shelf.c), and so do all weights of a match that was begun with an earlier edition. So a row may
 * be added, renamed or removed at any time.
 */
#ifndef BAIZE_ENGINE_WEIGHTS_H
#define BAIZE_ENGINE_WEIGHTS_H

#include "engine/pack.h"

#define WEIGHT_KEY(name, ...) #name,

/* ROW(name, least, most) */
#define WEIGHT_MEMBER(name, least, most) int name;
#define WEIGHT_READ(name, least, most)   entry_int(e, #name, least, most, &w->name, err) &&

/* ROW(name, count, least, most) */
#define WEIGHT_LIST_MEMBER(name, count, least, most) int16_t name[count];
#define WEIGHT_LIST_READ(name, count, least, most)                                         \
    entry_numbers(e, #name, count, least, most, w->name, err) &&

#endif
