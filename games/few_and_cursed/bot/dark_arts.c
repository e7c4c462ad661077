/*
 * How long the ride in The Dark Arts will still take, for the value that bots use: around
 * all corners from which the rider has no artifact, and on to Crow Prime. Heading for the
 * nearest corner is not a plan: a corner left for last may have been passed twice.
 */
#include "few_and_cursed/bot/bot.h"
#include "few_and_cursed/rules/action.h"

enum {
    FRACTION = 16, /* rounds are counted in sixteenths */
    STARTS = CORNERS + 1,
};

/* The least Movement from each corner, and from San Andreas (the last), through a set of
 * corners to the end of the ride. */
typedef struct Rides {
    int from[1 << CORNERS][STARTS];
} Rides;

static int space_of(const Content *c, int start) {
    return start < CORNERS ? c->corner_space[start] : TOWN;
}

/* The way through one corner and then the others of the set. */
static int ride_over(const Content *c, const Rides *rides, int sure, int space, int corner,
                     uint32_t corners) {
    const int *rest = rides->from[corners & ~bit(corner)];
    int way = c->way_movement[sure][space][c->corner_space[corner]];
    return way + min_int(rest[corner], c->weights.plans.walk_home + rest[CORNERS]);
}

static int shortest_ride(const Content *c, const Rides *rides, int sure, int space,
                         uint32_t corners) {
    int best = 1 << 20;
    for (uint32_t left = corners; left;)
        best = min_int(best, ride_over(c, rides, sure, space, bits_take(&left), corners));
    return best;
}

static int ride(const Content *c, int sure, int from, uint32_t corners, int end) {
    Rides rides;
    const uint8_t(*way)[SPACES_MAX] = c->way_movement[sure];
    for (int start = 0; start < STARTS; start++)
        rides.from[0][start] = way[space_of(c, start)][end];
    for (uint32_t set = 1; set < corners; set++) {
        for (int start = 0; start < STARTS; start++)
            rides.from[set][start] =
                shortest_ride(c, &rides, sure, space_of(c, start), set);
    }
    return corners ? shortest_ride(c, &rides, sure, from, corners) : way[from][end];
}

/* Corners where this rider can still recover something. */
static uint32_t open_corners(const FewState *s, const Rider *r) {
    uint32_t corners = 0;
    int lacking = ARTIFACTS_TO_HOLD - bits_count(r->artifacts);
    for (int i = 0; i < CORNERS && lacking > 0; i++) {
        if (few_may_recover(s, r, i)) corners |= bit(i), lacking--;
    }
    return corners;
}

int few_arts_rounds(const Content *c, const FewState *s, int seat) {
    const Rider *r = &s->rider[seat];
    int crow = s->monster_at[c->crow_prime];
    int end = crow ? crow - 1 : c->monsters[c->crow_prime].place.at;
    uint32_t corners = open_corners(s, r);
    Walk walk = few_walk(c, s, seat);
    int way = FRACTION * ride(c, walk.sure, walk.from, corners, end);
    int rounds = max_int(0, way - walk.now) * FRACTION / walk.rate;
    return walk.time + rounds + c->weights.plans.recovery * bits_count(corners);
}
