/* The order in which hands act: see hands.h. */
#include "sitting/hands.h"

/* Whether the speed of hands matters in this state. */
static bool is_timed(const Hands *h, const State *s) {
    return s->due_ms && h->box->game->hand_ms;
}

static bool is_asked(const Hands *h, const State *s, Seat seat) {
    return s->open & h->seats & 1u << seat;
}

/* Of two at the same moment: bots before people, then in turn after the last mover. */
static Seat first_of(const Hands *h, Seat a, Seat b) {
    unsigned both = 1u << a | 1u << b, bots = both & ~(unsigned)h->people;
    if (bots) both = bots;
    unsigned after = both >> h->from << h->from;
    return (Seat)bits_first(after ? after : both);
}

/* Its choice still stands. Without a clock that only holds on the table it was made for. */
static bool has_chosen(const Hands *h, const State *s, Seat seat) {
    const Hand *hand = &h->at[seat];
    return hand->chosen && hand->ticket == s->asked[seat].ticket &&
           (is_timed(h, s) || hand->moves == s->moves);
}

/* A question that is new to the hand, or one that it is not finished with. */
static void notice(Hands *h, const State *s, Seat seat) {
    Hand *hand = &h->at[seat];
    if (hand->ticket == s->asked[seat].ticket && is_timed(h, s)) return;
    *hand = (Hand){
        .ticket = s->asked[seat].ticket, .look_ms = s->now_ms, .percent = hand->percent};
}

/* Of several who prepare for a race the highest seat would always answer last, and know most: there
 * the last mover goes on while it is asked, then the others in turn, so that each is last as often. */
Seat hands_first(const Hands *h, const State *s) {
    unsigned open = s->open & h->seats;
    unsigned from = h->box->game->hand_ms && h->from ? h->from - 1u : 0;
    unsigned later = open >> from << from;
    return (Seat)bits_first(later ? later : open);
}

unsigned hands_looking(Hands *h, const State *s) {
    unsigned looking = 0, open = s->open & h->seats;
    if (!is_timed(h, s)) {
        if (game_clock_is_due(s) && s->due_ms <= s->now_ms) return 0;
        if (open) open = 1u << hands_first(h, s);
    }
    for (Seat seat = 0; seat < s->seat_count; seat++) {
        if (!(open >> seat & 1) || has_chosen(h, s, seat)) continue;
        notice(h, s, seat);
        looking |= 1u << seat;
    }
    return looking;
}

void hands_choose(Hands *h, const State *s, Seat seat, Option choice) {
    Hand *hand = &h->at[seat];
    uint64_t takes = 0;
    if (is_timed(h, s)) {
        int ms = h->box->game->hand_ms(h->box, s, seat, choice);
        takes = (uint64_t)max_int(ms, 0) * (uint64_t)(hand->percent ? hand->percent : 100);
        takes /= 100;
    }
    uint64_t room = DUE_NEVER - 1 - (uint64_t)hand->look_ms;
    hand->acts_ms = hand->look_ms + (uint32_t)(takes < room ? takes : room);
    hand->choice = choice;
    hand->moves = s->moves;
    hand->chosen = true;
}

unsigned hands_look(Hands *h, const State *s, unsigned here, Chooser chooser) {
    for (;;) {
        unsigned looking = hands_looking(h, s);
        if (!(looking & here)) return looking;
        Seat seat = (Seat)bits_first(looking & here);
        hands_choose(h, s, seat, chooser.choose(chooser.context, seat));
    }
}

bool hands_before(const Hands *h, Seat seat, Seat other, uint32_t other_ms) {
    uint32_t ms = h->at[seat].acts_ms;
    if (ms != other_ms || other == SEAT_CLOCK) return ms < other_ms;
    if (!(h->seats >> other & 1)) return true; /* those who act when they like come last */
    return first_of(h, seat, other) == seat;
}

static Next next_timed(const Hands *h, const State *s) {
    Next next = {SEAT_NONE, 0};
    if (game_clock_is_due(s)) next = (Next){SEAT_CLOCK, s->due_ms};
    for (Seat seat = 0; seat < s->seat_count; seat++) {
        if (!is_asked(h, s, seat) || !has_chosen(h, s, seat)) continue;
        if (next.seat != SEAT_NONE && !hands_before(h, seat, next.seat, next.at_ms))
            continue;
        next = (Next){seat, h->at[seat].acts_ms};
    }
    return next;
}

Next hands_next(const Hands *h, const State *s) {
    bool due = game_clock_is_due(s);
    Next clock = {due ? SEAT_CLOCK : SEAT_NONE, s->due_ms};
    if (s->over) return (Next){SEAT_NONE, 0};
    if (is_timed(h, s)) return next_timed(h, s);
    if (due && s->due_ms <= s->now_ms) return clock;
    /* What is due later waits for everybody who is asked, also for those who act when they like. */
    if (!(s->open & (h->seats | h->people))) return clock;
    if (!(s->open & h->seats)) return (Next){SEAT_NONE, s->now_ms};
    Seat first = hands_first(h, s);
    return (Next){has_chosen(h, s, first) ? first : SEAT_NONE, s->now_ms};
}

static bool is_on_offer(const Hands *h, const State *s, Seat seat, Option choice) {
    OptionList list;
    game_options(h->box, s, seat, &list);
    return game_is_listed(&list, choice);
}

bool hands_act(Hands *h, const State *s, Seat seat, Option *out) {
    Hand *hand = &h->at[seat];
    REQUIRE(has_chosen(h, s, seat));
    *out = hand->choice;
    if (hand->moves == s->moves || is_on_offer(h, s, seat, hand->choice)) return true;
    hand->chosen = false;
    hand->look_ms = hand->acts_ms;
    return false;
}

Next hands_step(Hands *h, const State *s, Chooser chooser, Option *out) {
    for (;;) {
        hands_look(h, s, h->seats, chooser);
        Next next = hands_next(h, s);
        if (next.seat == SEAT_NONE || next.seat == SEAT_CLOCK) return next;
        if (hands_act(h, s, next.seat, out)) return next;
    }
}
