/*
 * A table at which time runs: whatever happens while a person thinks or types is played when
 * its moment comes. The terminal keeps the line that is being typed; what happens in between
 * is printed above a new prompt. From a pipe there is no waiting: an answer takes as long as a
 * practised hand needs, so that the same lines give the same match.
 */
#include "base/clock.h"

#include "term/out.h"

#include "cmd/play.h"

bool live_runs(const LineTable *t) {
    return t->waits && t->persons > 0 && sitting_is_timed(t->sitting);
}

/* Plays all that has happened by now. True if something has; otherwise `wait_ms` is how long
 * until something does, or -1. */
static bool catch_up(LineTable *t, int moves, int *wait_ms) {
    *wait_ms = -1;
    if (live_runs(t)) {
        uint32_t now = sitting_wall(t->sitting, (uint32_t)clock_ms());
        sitting_until(t->sitting, now, NULL);
        Next next = sitting_next(t->sitting);
        if (next.seat != SEAT_NONE)
            *wait_ms = next.at_ms > now ? (int)(next.at_ms - now) : 0;
    }
    return match_moves(t->match) != moves;
}

InResult live_hear(LineTable *t, const char *prompt, int moves, char *line) {
    const char *next = prompt; /* shown once */
    for (int wait_ms;; next = "") {
        if (catch_up(t, moves, &wait_ms)) {
            if (next != prompt) out("\n"); /* what was typed stays on its line */
            return IN_LATE;
        }
        InResult heard = in_line_within(next, wait_ms, line);
        if (heard != IN_LATE) return heard;
    }
}

bool live_wait(LineTable *t) {
    char line[LINE_SIZE];
    int moves = match_moves(t->match);
    for (;;) {
        InResult heard = live_hear(t, "", moves, line);
        if (heard != IN_LINE) return heard == IN_LATE;
        if (text_equal(line, "quit") || text_equal(line, "q")) return false;
        out("You have nothing to decide now; `quit` leaves.\n");
    }
}

bool live_answer(LineTable *t, Option o, Error *err) {
    Seat seat = t->seat;
    Ticket ticket = match_ticket(t->match, seat);
    if (live_runs(t))
        return sitting_play(t->sitting, seat, ticket, o,
                            sitting_wall(t->sitting, (uint32_t)clock_ms()), err);
    if (!sitting_is_timed(t->sitting))
        return match_play(t->match, seat, ticket, o, match_now_ms(t->match), err);
    sitting_choose(t->sitting, seat, o);
    return true;
}
