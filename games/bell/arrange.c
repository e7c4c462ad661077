/* Positions from words; README.md lists them. */
#include "bell/bell.h"

static bool arrange_dice(BellState *s, const char *rest, Error *err) {
    char word[8];
    int shown;
    for (int i = 0; i < FACES; i++) s->dice[i] = 0;
    while (text_word(&rest, ",", word, sizeof word)) {
        if (!text_to_int(word, 1, FACES, &shown))
            return error_set(err, "a die shows 1 to %d, not '%s'", FACES, word);
        s->dice[shown - 1]++;
    }
    return true;
}

static bool arrange_seat(BellState *s, const char *rest, Error *err) {
    char seat_word[8], what[8];
    int seat;
    bool fine = text_word(&rest, NULL, seat_word, sizeof seat_word) &&
                text_to_int(seat_word, 0, s->head.seat_count - 1, &seat) &&
                text_word(&rest, NULL, what, sizeof what) && text_equal(what, "points") &&
                text_to_int(rest, 0, 99, &s->points[seat]);
    return fine || error_set(err, "expected a seat, 'points' and a number to 99");
}

static bool arrange_coming(BellState *s, const char *rest, Error *err) {
    int coming;
    if (!text_to_int(rest, 0, DICE_LATER, &coming))
        return error_set(err, "expected a number from 0 to %d, not '%s'", DICE_LATER, rest);
    s->coming = (uint8_t)coming;
    return true;
}

bool bell_arrange(const Box *box, State *head, const char *line, EventLog *log,
                  Error *err) {
    BellState *s = (BellState *)head;
    char word[16];
    (void)box, (void)log;
    if (!line) {
        bell_ask_all(s);
        return true;
    }
    text_word(&line, NULL, word, sizeof word);
    if (text_equal(word, "dice")) return arrange_dice(s, line, err);
    if (text_equal(word, "coming")) return arrange_coming(s, line, err);
    if (text_equal(word, "seat")) return arrange_seat(s, line, err);
    return error_set(err, "expected 'dice', 'coming' or 'seat', not '%s'", word);
}
