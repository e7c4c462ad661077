/* Laws of the state itself: what is asked, what may be answered, and `check`. */
#include <string.h>

#include "conform_laws.h"

static bool seats_agree(Conform *c, const State *s) {
    for (Seat seat = 0; seat < SEATS_MAX; seat++) {
        bool asked = s->asked[seat].kind != 0;
        if (asked != ((s->open >> seat & 1) != 0)) {
            return law_broken(c, seat, "its question and its bit of `open` disagree");
        }
        if (!asked) continue;
        if (seat >= s->seat_count) return law_broken(c, seat, "it is asked, and not there");
        if (s->asked[seat].ticket == 0) return law_broken(c, seat, "its ticket is 0");
    }
    if (s->open >> SEATS_MAX) return law_broken(c, SEAT_NONE, "`open` has strange bits");
    return true;
}

static bool play_can_go_on(Conform *c, const State *s) {
    if (s->over && (s->open || s->due_ms)) {
        return law_broken(c, SEAT_NONE, "the match is over, and something is still open");
    }
    if (!s->over && !s->open && !game_clock_is_due(s)) {
        return law_broken(c, SEAT_NONE,
                          "nobody is asked, nothing is due, and it is not over");
    }
    return true;
}

static bool options_ascend(Conform *c, Seat seat) {
    for (int i = 0; i < c->list.count; i++) {
        Option o = c->list.at[i], back;
        if (i > 0 && option_compare(c->list.at[i - 1], o) >= 0) {
            return law_broken(c, seat, "option %d does not ascend (verb %d)", i, o.verb);
        }
        if (!option_from_id(option_id(o), &back) || !option_equal(o, back)) {
            return law_broken(c, seat, "option %d is not an exact number", i);
        }
    }
    return true;
}

/* Options are there exactly when something is asked; the clock has one while it is due. */
static bool options_agree(Conform *c, const State *s, Seat seat) {
    bool asked = seat == SEAT_CLOCK ? game_clock_is_due(s) : s->asked[seat].kind != 0;
    game_options(&c->box->box, s, seat, &c->list);
    if (asked != (c->list.count > 0)) {
        return law_broken(c, seat, "asked: %d, options: %d", asked, c->list.count);
    }
    if (asked != match_asks(c->match, seat)) {
        return law_broken(c, seat, "the match does not know who is asked");
    }
    if (seat == SEAT_CLOCK && c->list.count > 1) {
        return law_broken(c, seat, "the clock has %d options", c->list.count);
    }
    return options_ascend(c, seat);
}

bool laws_of_state(Conform *c) {
    const State *s = match_state(c->match);
    if (s->seat_count != match_setup(c->match)->seat_count)
        return law_broken(c, SEAT_NONE, "there are %d seats", s->seat_count);
    const char *broken = c->game->check(&c->box->box, s);
    if (broken) return law_broken(c, SEAT_NONE, "check: %s", broken);
    if (!seats_agree(c, s) || !play_can_go_on(c, s)) return false;
    for (Seat seat = 0; seat < s->seat_count; seat++) {
        if (!options_agree(c, s, seat)) return false;
    }
    return options_agree(c, s, SEAT_CLOCK);
}
