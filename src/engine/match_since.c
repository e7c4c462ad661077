/*
 * Where "since your last turn" begins. Events alone do not show it: during another's turn a
 * seat may draw cards, lose what lay before it, or answer a question, and a turn may pass
 * without events. So it follows from the moves: a seat's turn ends with the last move it
 * made while the View showed it as active.
 */
#include "engine/match_private.h"

/* Whether it was the seat's turn, as it saw the table after `moves` moves. */
static bool has_turn(const Match *m, int moves, Seat seat, View *room) {
    view_clear(room);
    match_view_after(m, moves, seat, room);
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
    if (has_turn(m, moves, seat, room)) /* this turn is not the last one */
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
