/* What roads cost a rider. */
#ifndef FEW_AND_CURSED_ROADS_H
#define FEW_AND_CURSED_ROADS_H

#include "few_and_cursed/rules/riders.h"

/* FC-69: a sure foot (`sure` 1) saves 1 Movement, but never the last. */
static inline int few_movement_on(const Road *road, int sure) {
    return max_int(1, road->move - sure);
}

static inline bool few_is_sure_foot(const Content *c, const Rider *r) {
    return few_has(c, r, SPECIAL_SURE_FOOT);
}

static inline int few_road_movement(const Content *c, const Rider *r, const Road *road) {
    return few_movement_on(road, few_is_sure_foot(c, r));
}

/* Whether symbols other than Movement cost this rider nothing. */
static inline bool few_is_safe(const Content *c, const Rider *r) {
    return few_has(c, r, SPECIAL_SAFE_ROADS);
}

static inline int few_road_curse(const Content *c, const Rider *r, const Road *road) {
    return few_is_safe(c, r) ? 0 : road->curse;
}

static inline int few_road_attack(const Content *c, const Rider *r, const Road *road) {
    return few_is_safe(c, r) ? 0 : road->attack;
}

/* Movement, and number of roads, on the way to a space that costs this rider least. */
static inline int few_way_movement(const Content *c, const Rider *r, int to) {
    return c->way_movement[few_is_sure_foot(c, r)][r->at][to];
}
static inline int few_way_roads(const Content *c, const Rider *r, int to) {
    return c->way_roads[few_is_sure_foot(c, r)][r->at][to];
}

#endif
