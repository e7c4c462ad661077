/* The order in which hands act: see hands.h. */
#include "sitting/hands.h"

static bool is_asked(const Hands *h, const State *s, Seat seat) {
    return s->open & h->seats & 1u << seat;
}

/* Of two at the same moment: bots before people, then in turn after the last mover. */
static Seat first_of(const Hands *h, Seat a, Seat b) {
    unsigned both = 1u << a | 1u << b, bots = both & ~(unsigned)h->people;
    return (Seat)bits_next_round(bots ? bots : both, h->from);
}

/* Its choice still stands. Without a clock that only holds on the table it was made for. */
static bool has_chosen(const Hands *h, const State *s, Seat seat) {
    const Hand *hand = &h->at[seat];
    return hand->chosen && hand->ticket == s->asked[seat].ticket &&
           (hands_are_timed(h, s) || hand->moves == s->moves);
}

/* A question that is new to the hand, or one that it is not finished with. */
static void notice(Hands *h, const State *s, Seat seat) {
    Hand *hand = &h->at[seat];
    if (hand->ticket == s->asked[seat].ticket && hands_are_timed(h, s)) return;
    *hand = (Hand){
        .ticket = s->asked[seat].ticket, .look_ms = s->now_ms, .percent = hand->percent};
}

/* Of several who prepare for a race the highest seat would always answer last, and know most: there
 * the last mover goes on while it is asked, then the others in turn, so that each is last as often. */
static unsigned turn_of(const Hands *h) {
    return h->box->game->hand_ms && h->from ? h->from - 1u : 0;
}

Seat hands_first(const Hands *h, const State *s) {
    return (Seat)bits_next_round(s->open & h->seats, turn_of(h));
}

unsigned hands_looking(Hands *h, const State *s) {
    unsigned looking = 0, open = s->open & h->seats;
    if (!hands_are_timed(h, s)) {
        Seat first = game_next(s, h->seats, turn_of(h));
        open = first < s->seat_count ? 1u << first : 0;
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
    if (hands_are_timed(h, s)) {
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
    if (hands_are_timed(h, s)) return next_timed(h, s);
    Seat first = game_next(s, h->seats, turn_of(h));
    if (first < s->seat_count)
        return (Next){has_chosen(h, s, first) ? first : SEAT_NONE, s->now_ms};
    /* What is due later waits for everybody who is asked, also for those who act when they like. */
    bool waits = s->open & h->people && s->due_ms > s->now_ms;
    return waits ? (Next){SEAT_NONE, s->now_ms} : (Next){first, s->due_ms};
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
