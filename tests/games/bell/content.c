/* The pack: how long a practised hand takes to reach for a die. */
#include "bell/bell.h"

enum { HAND_MS_MAX = 5000 };

static bool read_hand(const PackEntry *e, void *context, Error *err) {
    static const char *const keys[] = {"reach_ms", "point_ms"};
    BellContent *c = context;
    Source source;
    return entry_keys(e, keys, 2, err) &&
           entry_int(e, "reach_ms", 1, HAND_MS_MAX, &c->reach_ms, err) &&
           entry_int(e, "point_ms", 0, HAND_MS_MAX, &c->point_ms, err) &&
           entry_source(e, &source, err);
}

bool bell_load(const Pack *packs, int count, Box *box, Error *err) {
    static const char *const kinds[] = {"hand"};
    BellContent *c = box_content(box, sizeof *c);
    return pack_each(packs, count, kinds, 1, read_hand, c, err);
}
