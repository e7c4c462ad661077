/* What Null tells bots: points count, and so do cards still in hand. */
#include "null/null.h"

enum { VALUE_POINT = 40, VALUE_CARD = 5, VALUE_MOST = 999 };

int null_value(const Box *box, const State *head, Seat seat) {
    const NullState *s = (const NullState *)head;
    int ahead = s->points[seat] - s->points[1 - seat];
    int cards = s->hand_count[seat] - s->hand_count[1 - seat];
    (void)box;
    if (head->over) return ahead > 0 ? 1000 : ahead < 0 ? -1000 : 0;
    return clamp_int(ahead * VALUE_POINT + cards * VALUE_CARD, -VALUE_MOST, VALUE_MOST);
}
