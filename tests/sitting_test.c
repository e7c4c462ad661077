/* Sittings: who moves next and when, and that a match comes out the same wherever and however
 * often it is taken up again. */
#include <criterion/criterion.h>

#include <string.h>

#include "sitting/hands.h"
#include "sitting/sitting.h"

#include "desk.h"
#include "sanitized.h"
#include "toy.h"

typedef struct Seated {
    Desk desk;
    Match *match;
    Sitting *sitting;
} Seated;

static Seated sit(const char *game, const char *setup, const char *position,
                  const char *sitters) {
    Seated s = {.desk = desk_open(game, setup, position)};
    s.match = s.desk.match;
    desk_seat(s.match, sitters);
    s.sitting = sitting_new(s.match);
    return s;
}

static void leave(Seated *s) {
    sitting_free(s->sitting);
    desk_close(&s->desk);
}

/* The move as it stands in a record: "@760 1 take a 6". */
static const char *move_words(const Match *m, int at) {
    static char room[200];
    Buffer record = {0};
    Text out = text_over(room, sizeof room);
    match_record(m, RECORD_TO_KEEP, &record);
    const char *line = strstr(record.data, "\nstart ");
    for (int i = 0; i <= at && line; i++) line = strchr(line + 1, '\n');
    if (line) text_add_some(&out, line + 1, (int)strcspn(line + 1, "~") - 1);
    buffer_free(&record);
    return room;
}

static void expect_moves(const Match *m, const char *const *moves, int count) {
    cr_assert_geq(match_moves(m), count);
    for (int i = 0; i < count; i++) cr_expect_str_eq(move_words(m, i), moves[i]);
}

static void steps_of(Sitting *s, int count) {
    while (count-- > 0) cr_assert(sitting_step(s));
}

/* ---- Where time stands still --------------------------------------------------------------- */

Test(sitting, bots_act_at_once_the_lowest_seat_first) {
    Seated s = sit("few-and-cursed", "mode rivals; seats 3", "", "person,quick,quick");
    cr_assert_eq(match_state(s.match)->open, 7);
    cr_assert_eq(sitting_people(s.sitting), 1);
    while (sitting_step(s.sitting)) continue;
    int moves = match_moves(s.match);
    cr_assert_gt(moves, 0);
    for (int i = 0; i < moves; i++) {
        Seat mover = match_move(s.match, i).seat;
        cr_assert(mover == 1 || mover == 2);
        if (i > 0) cr_assert_geq(mover, match_move(s.match, i - 1).seat);
    }
    cr_assert_eq(match_state(s.match)->open, 1, "the person is waited for");
    cr_assert_eq(sitting_next(s.sitting).seat, SEAT_NONE);
    leave(&s);
}

Test(sitting, people_can_be_asked_in_their_turn) {
    Seated s = sit("few-and-cursed", "mode rivals; seats 3", "", "person,quick,person");
    sitting_ask_in_turn(s.sitting, true);
    cr_assert_eq(sitting_looking(s.sitting), 1);
    cr_assert(!sitting_step(s.sitting), "the bot's turn has not come");
    OptionList list = {0, NULL, {{0}}};
    match_options(s.match, 0, &list);
    sitting_choose(s.sitting, 0, list.at[0]);
    cr_assert_eq(sitting_next(s.sitting).seat, 0);
    cr_assert(sitting_step(s.sitting));
    cr_assert_eq(match_move(s.match, match_moves(s.match) - 1).seat, 0);
    leave(&s);
}

Test(sitting, the_clock_moves_when_nobody_is_asked) {
    Seated s = sit("so-youve-been-cursed", "mode nobody", "", "");
    steps_of(s.sitting, 5);
    for (int i = 0; i < 5; i++) cr_assert_eq(match_move(s.match, i).seat, SEAT_CLOCK);
    leave(&s);
}

/* Whatever host it is: by the order of hands, not as soon as a move is forced. */
Test(sitting, a_forced_move_is_played_when_its_person_comes_next) {
    Toy t = toy_open(TOY_RACE);
    for (int in_turn = 0; in_turn < 2; in_turn++) {
        Sitting *s = sitting_new(t.match);
        sitting_ask_in_turn(s, in_turn);
        cr_assert(toy_play(&t, 1, "halt"));
        cr_assert_not(sitting_play_forced(s), "the first seat is asked, and has a choice");
        cr_assert(toy_play(&t, 0, "halt"));
        int moves = match_moves(t.match);
        cr_assert(sitting_play_forced(s));
        cr_assert_eq(match_move(t.match, moves).seat, 0);
        cr_assert_not(sitting_play_forced(s));
        cr_assert(toy_play(&t, 1, "nod"));
        sitting_free(s);
    }
    match_seat(t.match, 0, "quick");
    Sitting *s = sitting_new(t.match);
    sitting_think_elsewhere(s);
    cr_assert(toy_play(&t, 0, "halt"));
    cr_assert_not(sitting_play_forced(s), "bots move by themselves");
    sitting_free(s);
    toy_close(&t);
}

Test(sitting, what_is_due_later_waits_for_people_where_hands_have_no_speed) {
    Toy t = toy_open(TOY_RACE);
    for (int in_turn = 0; in_turn < 2; in_turn++) {
        Sitting *s = sitting_new(t.match);
        sitting_ask_in_turn(s, in_turn);
        cr_assert_eq(match_state(t.match)->due_ms, 1000);
        cr_assert_eq(sitting_next(s).seat, SEAT_NONE);
        cr_assert_not(sitting_step(s));
        sitting_free(s);
    }
    toy_close(&t);
}

/* ---- Where time runs ------------------------------------------------------------------------ */

/* 400 ms and 60 for each point; what is gone by then is looked at again. */
Test(sitting, the_quicker_hand_has_the_die) {
    Seated s = sit("bell", "", "dice 6", "quick:100,quick:50");
    static const char *const moves[] = {"@380 1 take a 6", "@580 1 stop", "@1160 0 stop"};
    steps_of(s.sitting, 3);
    expect_moves(s.match, moves, 3);
    leave(&s);
}

Test(sitting, better_bots_have_quicker_hands) {
    for (int level = 1; level < BOT_LEVELS; level++)
        cr_assert_lt(bot_hand_percent((BotLevel)level),
                     bot_hand_percent((BotLevel)(level - 1)));
    Seated s = sit("bell", "", "dice 6", "quick,keen/20");
    cr_assert(sitting_step(s.sitting));
    cr_assert_str_eq(move_words(s.match, 0), "@836 1 take a 6",
                     "110 of 100 parts of 760 ms");
    leave(&s);
}

/* Searches as a host with a clock sees them: which began, and how much time the last has left. */
typedef struct Searches {
    int count;
    BotLevel level[4];
    int left;
} Searches;

static void search_begins(void *host, BotLevel level) {
    Searches *s = host;
    s->level[s->count++] = level;
    s->left = 3;
}

static bool search_goes_on(void *host) {
    Searches *s = host;
    return s->left-- > 0;
}

Test(sitting, in_a_race_every_bot_has_its_own_time_to_think) {
    Seated s = sit("bell", "", "dice 6", "master,keen");
    Searches seen = {.count = 0};
    Budget budget = {.iterations = 100000, .goes_on = search_goes_on, .host = &seen};
    sitting_think(s.sitting, (Thinking){.budget = budget, .begins = search_begins});
    cr_assert(sitting_step(s.sitting));
    cr_assert_eq(seen.count, 2, "both look before the first of them acts");
    cr_expect_eq(seen.level[0], BOT_MASTER);
    cr_expect_eq(seen.level[1], BOT_KEEN);
    cr_expect_eq(seen.left, -1, "the second search was ended by its own time");
    leave(&s);
}

Test(sitting, equal_times_go_round_from_the_seat_after_the_last_mover) {
    Seated s = sit("bell", "", "dice 6", "quick:100,quick:100");
    static const char *const moves[] = {"@760 0 take a 6", "@1160 1 stop", "@1160 0 stop"};
    steps_of(s.sitting, 3);
    expect_moves(s.match, moves, 3);
    leave(&s);
}

/* Who acts next of these seats, in a game with or without a hand speed. */
static Seat next_of(const char *game, unsigned open, Seat last_mover) {
    Desk d = desk_open(game, "", "");
    State s = {.seat_count = SEATS_MAX, .open = (uint8_t)open};
    Hands h = {.box = &d.box->box, .seats = UINT8_MAX};
    hands_moved(&h, last_mover);
    Seat seat = (Seat)bits_first(hands_looking(&h, &s));
    desk_close(&d);
    return seat;
}

/* Else the highest seat would always be the last to prepare for a race. */
Test(sitting, between_races_the_last_mover_goes_on_and_then_the_others_in_turn) {
    cr_assert_eq(next_of("bell", 13, 2), 2);
    cr_assert_eq(next_of("bell", 9, 2), 3);
    cr_assert_eq(next_of("bell", 3, 2), 0);
    cr_assert_eq(next_of("null", 13, 2), 0, "in a game of turns the lowest");
}

Test(sitting, what_is_due_comes_before_hands_of_the_same_moment) {
    Seated s = sit("bell", "", "dice", "quick:500,quick:500");
    static const char *const moves[] = {"@2000 clock another die", "@2000 0 stop",
                                        "@2000 1 stop"};
    steps_of(s.sitting, 3);
    expect_moves(s.match, moves, 3);
    leave(&s);
}

Test(sitting, a_person_answers_at_any_time_and_what_happens_before_comes_first) {
    Seated s = sit("bell", "", "dice 5, 6", "person,quick:100");
    Option five, six;
    Error err;
    Ticket ticket = match_ticket(s.match, 0);
    cr_assert(match_find_words(s.match, 0, "take a 5", &five, &err));
    cr_assert(match_find_words(s.match, 0, "take a 6", &six, &err));
    cr_assert(sitting_until(s.sitting, 500, &err));
    cr_assert_eq(match_moves(s.match), 0);
    cr_assert_eq(sitting_next(s.sitting).at_ms, 760);
    cr_assert(!sitting_play(s.sitting, 0, ticket, six, 800, &err), "the bot has it");
    cr_assert_eq(match_moves(s.match), 1);
    cr_assert(!sitting_play(s.sitting, 0, ticket, five, 700, &err), "time never goes back");
    cr_assert(sitting_play(s.sitting, 0, ticket, five, 810, &err), "%s", err.words);
    static const char *const moves[] = {"@760 1 take a 6", "@810 0 take a 5"};
    expect_moves(s.match, moves, 2);
    leave(&s);
}

/* A stale answer is refused before anything happens. */
Test(sitting, a_refused_answer_lets_no_time_pass) {
    Seated s = sit("bell", "", "dice 5, 6", "person,quick:100");
    Option six;
    Error err;
    Ticket ticket = match_ticket(s.match, 0);
    cr_assert(match_find_words(s.match, 0, "take a 6", &six, &err));
    cr_assert(!sitting_play(s.sitting, 0, ticket + 1, six, 5000, &err));
    cr_assert_eq(match_moves(s.match), 0);
    cr_assert_eq(match_now_ms(s.match), 0);
    leave(&s);
}

Test(sitting, people_in_a_pipe_have_practised_hands) {
    Seated s = sit("bell", "", "dice 2, 6", "person,quick:110");
    Option six;
    Error err;
    sitting_ask_in_turn(s.sitting, true);
    cr_assert_eq(sitting_looking(s.sitting), 1);
    cr_assert(!sitting_step(s.sitting), "virtual time waits for the answer");
    cr_assert(match_find_words(s.match, 0, "take a 6", &six, &err));
    sitting_choose(s.sitting, 0, six);
    cr_assert(sitting_step(s.sitting));
    cr_assert_str_eq(move_words(s.match, 0), "@760 0 take a 6");
    leave(&s);
}

Test(sitting, the_hosts_clock_runs_only_while_match_time_does) {
    Seated s = sit("bell", "", "dice 6", "person,quick");
    Error err;
    cr_assert_eq(sitting_wall(s.sitting, UINT32_MAX - 99), 0,
                 "it begins where the match is");
    cr_assert_eq(sitting_wall(s.sitting, 200), 300, "and may wrap");
    cr_assert(sitting_until(s.sitting, 300, &err));
    sitting_rest(s.sitting);
    cr_assert_eq(sitting_wall(s.sitting, 90000), 300);
    cr_assert_eq(sitting_wall(s.sitting, 90500), 800);
    leave(&s);
    s = sit("null", "", "", "person,quick");
    cr_assert_eq(sitting_wall(s.sitting, 50), 0);
    cr_assert_eq(sitting_wall(s.sitting, 5000), 0, "here time stands still");
    leave(&s);
}

/* Bots that think elsewhere hold up nobody but themselves. */
Test(sitting, a_late_choice_acts_as_soon_as_it_comes) {
    Seated s = sit("bell", "", "dice 5, 6", "quick:100,quick:100");
    Option six;
    Error err;
    sitting_think_elsewhere(s.sitting);
    cr_assert_eq(sitting_looking(s.sitting), 3);
    cr_assert(match_find_words(s.match, 1, "take a 6", &six, &err));
    sitting_choose(s.sitting, 1, six);
    cr_assert_eq(sitting_looking(s.sitting), 1);
    cr_assert(sitting_until(s.sitting, 900, &err));
    cr_assert_str_eq(move_words(s.match, 0), "@760 1 take a 6");
    cr_assert(match_find_words(s.match, 0, "take a 5", &six, &err));
    sitting_choose(s.sitting, 0, six);
    cr_assert(sitting_step(s.sitting));
    cr_assert_str_eq(move_words(s.match, 1), "@900 0 take a 5");
    leave(&s);
}

/* ---- The same match --------------------------------------------------------------------------- */

static Buffer play_on(Match *m) {
    Buffer record = {0};
    Sitting *s = sitting_new(m);
    while (sitting_step(s)) continue;
    cr_assert(match_state(m)->over);
    match_record(m, RECORD_TO_KEEP, &record);
    sitting_free(s);
    return record;
}

/* Quitting after some moves and resuming gives the same record. */
static void expect_resumes(const char *whole, int moves) {
    OpenBox *box;
    Match *m;
    Error err;
    cr_assert(match_load(whole, moves, &box, &m, &err), "%s", err.words);
    Buffer again = play_on(m);
    cr_expect_str_eq(again.data, whole, "taken up after move %d", moves);
    buffer_free(&again);
    match_free(m);
    box_close(box);
}

static void expect_one_match(const char *game, const char *setup, const char *sitters,
                             int parts) {
    Seated s = sit(game, setup, "", sitters);
    Buffer whole = play_on(s.match);
    int moves = match_moves(s.match);
    for (int i = 0; i < parts; i++) expect_resumes(whole.data, moves * i / parts);
    buffer_free(&whole);
    leave(&s);
}

Test(sitting, a_match_taken_up_again_comes_out_the_same, .timeout = 120) {
    expect_one_match("null", "", "quick,random", 8);
    int parts = SANITIZED ? 2 : 4;
    expect_one_match("so-youve-been-cursed", "mode duel", "quick,quick", parts);
    expect_one_match("so-youve-been-cursed", "mode wizard", "quick", parts);
    expect_one_match("few-and-cursed", "mode rivals; seats 3", "random,quick,random",
                     parts);
}

/* Everywhere, so that hands are recalled in the middle of reaching, and after having looked
 * again. */
Test(sitting, a_race_taken_up_again_comes_out_the_same, .timeout = 120) {
    expect_one_match("bell", "seats 4; beat 9", "quick,quick:70,random:130,quick:70", 30);
    expect_one_match("bell", "seats 3", "quick,quick,quick", 30);
    expect_one_match("bell", "seats 2; beat 3", "random:40,quick", 30);
}

Test(sitting, what_was_taken_back_is_forgotten) {
    Seated s = sit("null", "", "seat 0 hand two, four, six; seat 1 hand five, eight, nine",
                   "person,quick");
    Error err;
    Option first;
    cr_assert(play(&s.desk, 0, "play Two"));
    cr_assert(match_find_words(s.match, 1, "pass", &first, &err));
    Option before = sitting_bot_option(
        s.sitting, 1, (Sitter){.is_bot = true, .level = BOT_QUICK}, 0, NULL);
    cr_assert_eq(sitting_next(s.sitting).seat, 1);
    cr_assert(match_undo(s.match, 0, false, &err), "%s", err.words);
    cr_assert_eq(sitting_next(s.sitting).seat, SEAT_NONE);
    cr_assert(play(&s.desk, 0, "play Two"));
    Option after = sitting_bot_option(
        s.sitting, 1, (Sitter){.is_bot = true, .level = BOT_QUICK}, 0, NULL);
    cr_assert(option_equal(before, after));
    cr_assert(sitting_step(s.sitting));
    leave(&s);
}

/* ---- Words for sitters ------------------------------------------------------------------------- */

Test(sitting, sitters_are_words) {
    Sitter sitter = {0};
    Error err;
    char room[SITTER_BYTES];
    static const char *const words[] = {"person",     "random",     "quick",
                                        "quick:150",  "quick:100",  "keen/500",
                                        "keen/9:150", "master/4000"};
    for (int i = 0; i < 8; i++) {
        Text out = text_over(room, sizeof room);
        cr_assert(sitter_read(words[i], &sitter, &err), "%s", err.words);
        sitter_write(sitter, &out);
        cr_assert_str_eq(room, words[i]);
    }
    cr_assert_not(sitter_read("quick:5", &sitter, &err));
    cr_assert_str_eq(err.words,
                     "'quick:5': after ':' comes how many percent of a practised "
                     "hand's time it takes, 10 to 1000.");
}

Test(sitting, a_mark_needs_a_number_after_it) {
    static const char *const words[] = {"quick:",    "keen:",   "keen/500:", "keen/",
                                        "keen/:150", "random/", "quick 150", "keen/5/5"};
    for (int i = 0; i < 8; i++) {
        Sitter sitter = {.percent = 77};
        Error err = {{0}};
        cr_expect_not(sitter_read(words[i], &sitter, &err), "%s", words[i]);
        cr_expect(strstr(err.words, words[i]), "%s: %s", words[i], err.words);
        cr_expect_eq(sitter.percent, 77, "%s changed something", words[i]);
    }
}

Test(sitting, only_a_search_has_iterations) {
    Sitter sitter = {0};
    Error err;
    cr_assert(sitter_read("keen/9:150", &sitter, &err));
    cr_assert(sitter.level == BOT_KEEN && sitter.iterations == 9 && sitter.percent == 150);
    cr_assert_not(sitter_read("quick/500", &sitter, &err));
    cr_assert_str_eq(err.words,
                     "'quick/500': only 'keen' and 'master' think by iterations.");
    cr_assert_not(sitter_read("keen/0", &sitter, &err));
    cr_assert_str_eq(err.words,
                     "'keen/0': after '/' comes a number of iterations, 1 to 100000000.");
    cr_assert_not(sitter_read("keen/many", &sitter, &err));
    cr_assert_not(sitter_read("person/5", &sitter, &err));
    cr_assert(sitter.iterations == 9, "a refused word changes nothing");
}

/* An unknown word is not a reason to refuse a record. */
Test(sitting, unknown_words_are_people) {
    Seated s = sit("null", "", "", "quick,quick");
    match_seat(s.match, 1, "grandmaster");
    Sitter all[SEATS_MAX];
    sitters_read(s.match, all);
    cr_assert(all[0].is_bot && !all[1].is_bot);
    leave(&s);
}
