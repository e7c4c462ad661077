/* Where "since your last turn" begins (match_since.c). */
#include <criterion/criterion.h>
#include <string.h>

#include "desk.h"

/* True when the first event that is new to the seat begins with these words. */
static bool news_begin(const Desk *d, Seat seat, const char *words) {
    char room[400];
    Text text = text_over(room, sizeof room);
    int since = match_since(d->match, seat);
    if (since < 0 || since >= match_event_count(d->match)) return false;
    match_event_words(d->match, since, seat, &text);
    return !strncmp(text.at, words, strlen(words));
}

Test(since, begins_behind_the_last_own_turn) {
    Desk d =
        desk_open("null", "", "seat 0 hand one, two, nine; seat 1 hand three, four, eight");
    cr_assert_eq(match_since(d.match, 0), -1, "no turn yet");
    cr_assert(play(&d, 0, "play One"));
    cr_assert_eq(match_since(d.match, 0), match_event_count(d.match), "nothing since");
    cr_assert_eq(match_since(d.match, 1), -1);
    cr_assert(play(&d, 1, "play Three"));
    cr_assert(news_begin(&d, 0, "Second seat plays Three"));
    cr_assert_eq(match_since(d.match, SEAT_WATCHER), -1);
    desk_close(&d);
}

/* What is drawn in the turn of another, or done within a turn, begins nothing. */
Test(since, own_events_in_the_turn_of_another_do_not_count) {
    Desk d = desk_open("few-and-cursed", "mode rivals; seats 2",
                       "round 2; phase action; first 0; turn 0; seat 0 hand sprint; "
                       "seat 1 hand uppercut");
    cr_assert(play(&d, 0, "play Sprint"));
    cr_assert_eq(match_since(d.match, 0), -1, "still in the first turn");
    cr_assert(play(&d, 0, "end your Action phase"));
    int then = match_event_count(d.match);
    cr_assert_eq(match_since(d.match, 0), then);
    cr_assert(play(&d, 1, "play Uppercut"));
    cr_assert(play(&d, 1, "end your Action phase")); /* and both draw in the Cleanup */
    cr_assert_gt(match_event_count(d.match), then + 4);
    cr_assert_eq(match_since(d.match, 0), then, "what the rival did is news");
    desk_close(&d);
}
