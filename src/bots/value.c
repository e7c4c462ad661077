/* How good a state is for a seat: by the game's own value, or by the standing. */
#include "bots/bot_private.h"

enum {
    LEAD_MAX = 100
}; /* what a lead in points is worth at most, without a game's value */

static int best_other_points(const State *s, Seat seat, const Result *standing) {
    int best = INT32_MIN;
    for (Seat other = 0; other < s->seat_count; other++)
        if (other != seat) best = max_int(best, standing->points[other]);
    return best == INT32_MIN ? 0 : best;
}

/* The standing, for games without a value function: places count, most of all at the end; a
 * lead in points separates equal places. */
static int value_of_standing(const Box *box, const State *s, Seat seat) {
    Result standing = {0};
    box->game->result(box, s, &standing);
    int last = max_int(s->seat_count, 2);
    int place = clamp_int(standing.place[seat], 1, last);
    int worth = (VALUE_MAX - LEAD_MAX) * (last + 1 - 2 * place) / (last - 1);
    int lead = standing.points[seat] - best_other_points(s, seat, &standing);
    return (s->over ? worth : worth / 2) + clamp_int(lead, -LEAD_MAX, LEAD_MAX);
}

int bot_value(const Box *box, const State *s, Seat seat) {
    int value =
        box->game->value ? box->game->value(box, s, seat) : value_of_standing(box, s, seat);
    return clamp_int(value, -VALUE_MAX, VALUE_MAX);
}

int bot_far_value(const Box *box, const State *s, Seat seat) {
    if (!box->game->far_value) return bot_value(box, s, seat);
    return clamp_int(box->game->far_value(box, s, seat), -VALUE_MAX, VALUE_MAX);
}
