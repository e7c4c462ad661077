/*
 * Where "since your last turn" begins. Events alone do not tell: in the turn of another a seat
 * draws cards, loses what lay before it, or answers a question, and a turn may pass without a
 * word. So it is told by the moves: a seat's turn is over with the last move that it made
 * while the View showed it as the one whose turn it is.
 */
#include "engine/match_private.h"

/* Did the seat have the turn, as it saw the table after so many moves? */
static bool has_turn(const Match *m, int moves, Seat seat, View *room) {
    view_clear(room);
    const State *hidden = match_hide(m, moves, seat);
    m->box->shelf->face->view(&m->box->box, hidden, seat, room);
    return seat < room->seat_count && room->seats[seat].active;
}

/* Was the move before this number the seat's, in its own turn? */
static bool ends_own_step(const Match *m, int moves, Seat seat, View *room) {
    return moves > 0 && m->moves[moves - 1].seat == seat &&
           has_turn(m, moves - 1, seat, room);
}

/* How many moves had been made when the seat's last turn ended; 0 where it had none. */
static int last_turn_end(const Match *m, Seat seat, View *room) {
    int moves = m->move_count;
    if (has_turn(m, moves, seat,
                 room)) /* what it has done in this turn is not the last one */
        while (ends_own_step(m, moves, seat, room)) moves--;
    while (moves > 0 && !ends_own_step(m, moves, seat, room)) moves--;
    return moves;
}

int match_since(const Match *m, Seat viewer) {
    if (viewer >= m->now->seat_count) return -1;
    View *room = view_new();
    int moves = last_turn_end(m, viewer, room);
    view_free(room);
    if (moves == 0) return -1;
    return moves < m->move_count ? m->moves[moves].event_first : m->event_count;
}
