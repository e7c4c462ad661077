/* How good a state is for a seat: points count, and so do cards still in hand. */
#include "null/null.h"

enum { VALUE_POINT = 40, VALUE_CARD = 5, VALUE_MOST = 999 };

int null_value(const Box *box, const State *head, Seat seat) {
    const NullContent *c = box->content;
    const NullState *s = (const NullState *)head;
    int ahead = null_points(c, s, seat) - null_points(c, s, (Seat)(1 - seat));
    int cards = s->hand_count[seat] - s->hand_count[1 - seat];
    if (head->over) return ahead > 0 ? 1000 : ahead < 0 ? -1000 : 0;
    return clamp_int(ahead * VALUE_POINT + cards * VALUE_CARD, -VALUE_MOST, VALUE_MOST);
}
