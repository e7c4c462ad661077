/* The clauses of Bell, each by its number. */
#include <criterion/criterion.h>

#include "bell/bell.h"
#include "desk.h"

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
    cr_assert_str_eq(desk_refuses("bell", "", "dice 7", &err),
                     "line 1, 'dice 7': 'dice' goes from 1 to 6, not '7'.");
    cr_assert_str_eq(desk_refuses("bell", "", "coming 9", &err),
                     "line 1, 'coming 9': 'coming' goes from 0 to 5, not '9'.");
    cr_assert_str_eq(desk_refuses("bell", "", "seat 0 dice 1", &err),
                     "line 1, 'seat 0 dice 1': Expected 'points' here, not 'dice'.");
    cr_assert_str_eq(
        desk_refuses("bell", "", "bell", &err),
        "line 1, 'bell': There is no line called 'bell'. There is: dice, coming, "
        "seat.");
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

Test(bell, b_7_of_four) {
    static const char *const outcomes[] = {"first", "second", "third", "fourth"};
    static const char *const words[] = {"The first seat wins.", "The second seat wins.",
                                        "The third seat wins.", "The fourth seat wins."};
    for (int seat = 0; seat < 4; seat++) {
        char position[60];
        Text out = text_over(position, sizeof position);
        text_format(&out, "coming 0; seat %d points 5", seat);
        Desk d = open("seats 4", position);
        Result r;
        match_result(d.match, &r);
        cr_assert_null(r.outcome, "a standing is not an end");
        cr_assert(step(&d) && ended(&d, outcomes[seat]));
        match_result(d.match, &r);
        cr_assert_str_eq(r.words, words[seat]);
        for (int other = 0; other < 4; other++) {
            cr_assert_eq(r.place[other], other == seat ? 1 : 2);
            cr_assert_eq(r.points[other], other == seat ? 5 : 0);
        }
        desk_close(&d);
    }
}

Test(bell, b_4_the_beat_is_a_tenth_of_a_second_to_ten) {
    Desk d = open("", "");
    int count;
    const SetupField *fields = d.box->box.game->fields(&d.box->box, &count);
    cr_assert_eq(count, 2);
    cr_assert_eq(fields[0].choice_count, 1);
    cr_assert(fields[0].choices[0].seats_min == 2 && fields[0].choices[0].seats_max == 4);
    cr_assert(fields[1].min == 1 && fields[1].max == 100 && fields[1].fallback == 20);
    cr_assert_eq(match_state(d.match)->due_ms, 2000);
    desk_close(&d);
}

Test(bell, a_far_die_takes_longer) {
    Desk d = open("", "dice 1, 6");
    const BellContent *c = d.box->box.content;
    const Game *game = d.box->box.game;
    const State *s = match_state(d.match);
    for (int shown = 1; shown <= 6; shown++)
        cr_assert_eq(game->hand_ms(&d.box->box, s, 0, option_make(OPT_TAKE, shown, 0, 0)),
                     c->reach_ms + shown * c->point_ms);
    desk_close(&d);
}

static int value_for(Seat seat, const char *position, bool over) {
    Desk d = open("seats 4", position);
    if (over) cr_assert(step(&d));
    int value = d.box->box.game->value(&d.box->box, match_state(d.match), seat);
    desk_close(&d);
    return value;
}

static void has_value(const char *position, bool over, int value) {
    cr_expect_eq(value_for(0, position, over), value, "%s", position);
}

Test(bell, the_lead_over_the_best_of_the_others_has_a_value) {
    has_value("seat 0 points 7; seat 1 points 4; seat 2 points 5", false, 40);
    has_value("seat 0 points 1; seat 1 points 4; seat 2 points 2", false, -60);
    has_value("seat 0 points 90", false, 999);
    has_value("seat 2 points 90", false, -999);
    has_value("coming 0; seat 0 points 7; seat 1 points 4", true, 1000);
    has_value("coming 0; seat 0 points 3; seat 1 points 4", true, -1000);
    has_value("coming 0; seat 0 points 4; seat 1 points 4", true, 0);
    has_value("coming 0; seat 0 points 5; seat 1 points 4", true, 1000);
    has_value("seat 0 points 2", false, 40);
    cr_expect_eq(value_for(1, "seat 0 points 3; seat 1 points 1", false), -40);
}

Test(bell, impossible_states_are_named) {
    Desk d = open("seats 4", "");
    const Game *game = d.box->box.game;
    const BellState good = *state_of(&d);
    cr_assert_null(game->check(&d.box->box, &good.head)); /* eleven dice, as there are */
    BellState s = good;
    s.coming++;
    cr_assert_str_eq(game->check(&d.box->box, &s.head), "There are too many dice.");
    for (int i = 0; i < FACES; i++) {
        s = good;
        s.dice[i]++;
        cr_assert_str_eq(game->check(&d.box->box, &s.head), "There are too many dice.");
    }
    for (int seat = 0; seat < 4; seat++) {
        s = good;
        s.taken[seat]++;
        cr_assert_str_eq(game->check(&d.box->box, &s.head), "There are too many dice.");
    }
    s = good;
    s.head.due_ms = 0;
    cr_assert_str_eq(game->check(&d.box->box, &s.head), "The bell must be due.");
    s.head.over = 1;
    cr_assert_null(game->check(&d.box->box, &s.head));
    desk_close(&d);
}
