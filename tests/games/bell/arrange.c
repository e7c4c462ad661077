/* Positions from words; README.md lists them. */
#include "engine/lines.h"

#include "bell/bell.h"

static BellState *state_of(const Line *l) {
    return l->position;
}

static bool set_dice(Line *l) {
    BellState *s = state_of(l);
    int shown;
    for (int i = 0; i < FACES; i++) s->dice[i] = 0;
    while (line_has_more(l)) {
        if (!line_number(l, "dice", 1, FACES, &shown)) return false;
        s->dice[shown - 1]++;
    }
    return true;
}

static bool set_seat(Line *l) {
    BellState *s = state_of(l);
    int seat;
    return line_number(l, "seat", 0, s->head.seat_count - 1, &seat) &&
           line_expect(l, "points") &&
           line_last_number(l, "points", 0, 99, &s->points[seat]);
}

static bool set_coming(Line *l) {
    return line_byte(l, "coming", 0, DICE_LATER, &state_of(l)->coming);
}

bool bell_arrange(const Box *box, State *head, const Lines *lines, EventLog *log,
                  Error *err) {
    static const LineRow rows[] = {
        LINE("dice", set_dice), LINE("coming", set_coming), LINE("seat", set_seat), {0}};
    (void)box, (void)log;
    if (!lines_read(lines, rows, head, err)) return false;
    bell_ask_all((BellState *)head);
    return true;
}
