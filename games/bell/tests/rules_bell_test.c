/* The clauses of Bell, each by its number. */
#include <criterion/criterion.h>

#include "bell/bell.h"
#include "table.h"

static Desk open(const char *setup, const char *position) {
    return desk_open("bell", setup, position);
}

static const BellState *state_of(const Desk *d) {
    return (const BellState *)match_state(d->match);
}

static int dice_of(const Desk *d) {
    int count = 0;
    for (int i = 0; i < FACES; i++) count += state_of(d)->dice[i];
    return count;
}

Test(bell, b_1_six_dice_for_two_to_four) {
    Error err;
    for (int seats = 2; seats <= 4; seats++) {
        Desk d = open(seats == 2 ? "seats 2" : seats == 3 ? "seats 3" : "seats 4", "");
        cr_assert_eq(dice_of(&d), 6);
        cr_assert_eq(match_state(d.match)->open, (1 << seats) - 1);
        desk_close(&d);
    }
    cr_assert_str_eq(
        desk_refuses("bell", "", "dice 7", &err),
        "line 1, 'dice 7': 'dice' goes from 1 to 6, and '7' is not among these.");
    cr_assert_str_eq(
        desk_refuses("bell", "", "coming 9", &err),
        "line 1, 'coming 9': 'coming' goes from 0 to 5, and '9' is not among these.");
    cr_assert_str_eq(desk_refuses("bell", "", "seat 0 dice 1", &err),
                     "line 1, 'seat 0 dice 1': Here 'points' was expected, not 'dice'.");
    cr_assert_str_eq(desk_refuses("bell", "", "bell", &err),
                     "line 1, 'bell': There is no line called 'bell'.");
    cr_assert_str_eq(desk_refuses("bell", "", "dice 1,1,1,1,1,1,1", &err),
                     "There are too many dice.");
}

Test(bell, b_2_a_die_belongs_to_whoever_is_first) {
    Desk d = open("", "dice 2, 6");
    cr_assert(offers(&d, 0, "take a 6") && offers(&d, 1, "take a 6"));
    cr_assert(play(&d, 1, "take a 6"));
    cr_assert(!offers(&d, 0, "take a 6") && offers(&d, 0, "take a 2"));
    cr_assert(asked(&d, 0, ASK_REACH) && asked(&d, 1, ASK_REACH));
    desk_close(&d);
}

Test(bell, b_3_a_die_counts_what_it_shows) {
    Desk d = open("", "dice 5, 5");
    cr_assert_eq(offered(&d, 0, "take"), 1, "equal dice are one option");
    cr_assert(play_all(&d, 0, "take a 5; take a 5"));
    cr_assert_eq(state_of(&d)->points[0], 10);
    cr_assert_eq(state_of(&d)->taken[0], 2);
    cr_assert(happened(&d, EV_TOOK, 5, ANY, ANY));
    desk_close(&d);
}

Test(bell, b_4_five_more_dice_come_one_by_one) {
    Desk d = open("beat 3", "");
    for (int i = 1; i <= 5; i++) {
        cr_assert_eq(match_state(d.match)->due_ms, (uint32_t)(300 * i));
        cr_assert(step(&d));
        cr_assert_eq(dice_of(&d), 6 + i);
        cr_assert(happened(&d, EV_THROWN, ANY, ANY, ANY));
    }
    cr_assert_eq(state_of(&d)->coming, 0);
    desk_close(&d);
}

Test(bell, b_5_who_stops_waits_for_the_next_die) {
    Desk d = open("", "dice");
    cr_assert(play(&d, 0, "stop"));
    cr_assert(!match_asks(d.match, 0) && match_asks(d.match, 1));
    uint64_t before = match_ticket(d.match, 1);
    cr_assert(!match_autoplay(d.match, 1), "one may wait instead");
    cr_assert(step(&d));
    cr_assert(match_asks(d.match, 0));
    cr_assert_eq(match_ticket(d.match, 1), before, "an open question stays what it is");
    desk_close(&d);
}

Test(bell, b_6_the_bell_ends_it) {
    Desk d = open("", "coming 0");
    cr_assert(step(&d));
    cr_assert(match_state(d.match)->over);
    cr_assert(happened(&d, EV_RANG, ANY, ANY, ANY));
    desk_close(&d);
}

Test(bell, b_7_the_highest_total_wins) {
    Desk d = open("seats 3", "coming 0; seat 0 points 4; seat 1 points 7; seat 2 points 4");
    cr_assert(step(&d) && ended(&d, "second"));
    Result r;
    match_result(d.match, &r);
    cr_assert(r.place[0] == 2 && r.place[1] == 1 && r.place[2] == 2);
    desk_close(&d);
    d = open("", "coming 0; seat 0 points 4; seat 1 points 4");
    cr_assert(step(&d) && ended(&d, "shared"));
    desk_close(&d);
}
