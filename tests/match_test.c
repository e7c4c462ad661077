/* The match: legality, tickets, forced choices, undo, time, the log, what stays hidden. */
#include <criterion/criterion.h>
#include <string.h>

#include "base/alloc.h"

#include "engine/match.h"

#include "desk.h"
#include "toy.h"

static Option option_called(const Toy *t, Seat seat, const char *words) {
    Option o = {0};
    Error err;
    cr_assert(match_find_words(t->match, seat, words, &o, &err), "%s", err.words);
    return o;
}

/* The sentence that undo leaves. */
static const char *undo_says(Toy *t, Seat seat, bool past) {
    static Error err;
    err.words[0] = '\0';
    cr_assert(!match_undo(t->match, seat, past, &err));
    return err.words;
}

/* ---- Seeds ------------------------------------------------------------------------ */

Test(match, seeds_are_numbers_or_hex) {
    char room[40];
    Text words = text_over(room, sizeof room);
    Seed seed;
    Error err;
    cr_assert(seed_read("41", &seed, &err));
    seed_write(seed, &words);
    cr_assert_str_eq(room, "00000000000000000000000000000029");
    cr_assert(seed_read(room, &seed, &err));
    cr_assert_eq(seed.half[1], 41);
    cr_assert(seed_read("0123456789ABCDEF0123456789abcdee", &seed, &err));
    cr_assert_eq(seed.half[0], 0x0123456789abcdefu);
    cr_assert_eq(seed.half[1], 0x0123456789abcdeeu);
    cr_assert(seed_read("18446744073709551615", &seed, &err));
    cr_assert_eq(seed.half[1], UINT64_MAX);
}

Test(match, what_is_no_seed_is_refused) {
    static const char *const bad[] = {"",
                                      "-1",
                                      "18446744073709551616",
                                      "0123456789abcdef",
                                      "0123456789abcdef0123456789abcdeff",
                                      "4 1"};
    Seed seed;
    Error err;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        cr_assert(!seed_read(bad[i], &seed, &err), "'%s'", bad[i]);
    cr_assert_str_eq(err.words, "'4 1' is not a seed; expected a number or 32 hex digits.");
}

/* ---- Legality and tickets --------------------------------------------------------- */

Test(match, only_who_is_asked_may_answer) {
    Toy t = toy_open(TOY_PAIR);
    Error err;
    Option step = option_called(&t, 0, "step");
    cr_assert(match_asks(t.match, 0));
    cr_assert(!match_asks(t.match, 1));
    cr_assert(!match_asks(t.match, SEAT_CLOCK));
    cr_assert(!match_asks(t.match, SEAT_WATCHER));
    cr_assert(!match_play(t.match, 1, 1, step, 0, &err));
    cr_assert_str_eq(err.words, "Nothing is asked of seat 1 now.");
    cr_assert(!match_play(t.match, 2, 1, step, 0, &err));
    cr_assert_str_eq(err.words, "There is no seat 2; this match has 2, counted from 0.");
    cr_assert(!match_play(t.match, SEAT_CLOCK, 1, step, 0, &err));
    cr_assert_str_eq(err.words, "Nothing is due for the clock now.");
    cr_assert_eq(match_moves(t.match), 0);
    toy_close(&t);
}

Test(match, an_option_must_be_listed) {
    Toy t = toy_open(TOY_PAIR);
    Error err;
    uint32_t before = match_fingerprint(t.match);
    cr_assert(!match_play(t.match, 0, match_ticket(t.match, 0), option_make(900, 0, 0, 0),
                          0, &err));
    cr_assert_str_eq(err.words, "That option is not among the 7 now open for seat 0.");
    cr_assert_eq(match_fingerprint(t.match), before);
    cr_assert_eq(match_moves(t.match), 0);
    toy_close(&t);
}

Test(match, a_ticket_fits_one_question) {
    Toy t = toy_open(TOY_PAIR);
    Error err;
    Option step = option_called(&t, 0, "step");
    Ticket ticket = match_ticket(t.match, 0);
    cr_assert_eq(ticket, 1);
    cr_assert(match_play(t.match, 0, ticket, step, 0, &err));
    cr_assert(!match_play(t.match, 0, ticket, step, 0, &err));
    cr_assert_str_eq(err.words, "Ticket 1 is stale; the open question has ticket 2: look "
                                "again at what is asked.");
    cr_assert_eq(toy_points(&t, 0), 1);
    cr_assert_eq(match_ticket(t.match, 1), 0);
    toy_close(&t);
}

Test(match, a_ticket_of_an_undone_question_fits_no_other) {
    Toy t = toy_open(TOY_PAIR);
    Error err;
    cr_assert(toy_play(&t, 0, "step"));
    Ticket undone = match_ticket(t.match, 0);
    cr_assert(match_undo(t.match, 0, false, &err));
    cr_assert(toy_play(&t, 0, "step"));
    Ticket after = match_ticket(t.match, 0);
    cr_assert_neq(after, undone);
    cr_assert_eq(after, ((Ticket)1 << 24) + 2);
    cr_assert(!match_play(t.match, 0, undone, option_called(&t, 0, "step"), 0, &err));
    toy_close(&t);
}

Test(match, nothing_goes_on_once_over) {
    Toy t = toy_open(TOY_PAIR);
    Error err;
    const char *lines[] = {"points 0 19"};
    cr_assert(match_arrange(t.match, lines, 1, &err), "%s", err.words);
    Option step = option_called(&t, 0, "step");
    cr_assert(toy_play(&t, 0, "step"));
    cr_assert(!match_play(t.match, 0, 2, step, 0, &err));
    cr_assert_str_eq(err.words, "The match is over.");
    Result result;
    match_result(t.match, &result);
    cr_assert_str_eq(result.outcome, "won");
    cr_assert(!match_autoplay(t.match, 0));
    toy_close(&t);
}

Test(match, words_find_options_or_the_nearest) {
    Toy t = toy_open(TOY_PAIR);
    Option o;
    Error err;
    char room[40];
    Text words = text_over(room, sizeof room);
    match_option_words(t.match, 0, option_called(&t, 0, "peek"), &words);
    cr_assert_str_eq(room, "peek");
    cr_assert(!match_find_words(t.match, 0, "peak", &o, &err));
    cr_assert_str_eq(err.words, "No option reads 'peak' now; did you mean 'peek'?");
    cr_assert(!match_find_words(t.match, 0, "surrender", &o, &err));
    cr_assert_str_eq(err.words,
                     "No option reads 'surrender' now; expected one of 7, such as "
                     "'step'.");
    cr_assert(!match_find_words(t.match, 1, "step", &o, &err));
    cr_assert_str_eq(err.words, "Nothing is asked of seat 1 now.");
    toy_close(&t);
}

Test(match, options_explain_on_request) {
    Toy t = toy_open(TOY_PAIR);
    OptionList list;
    Refusals why;
    match_explain(t.match, 0, &list, &why);
    cr_assert_eq(list.count, 7);
    cr_assert_eq(why.count, 1);
    cr_assert_str_eq(why.at[0].clause, "T-1");
    match_explain(t.match, 1, &list, &why);
    cr_assert_eq(list.count, 0);
    cr_assert_eq(why.count, 0);
    toy_close(&t);
}

/* ---- Arranging -------------------------------------------------------------------- */

Test(match, positions_are_arranged_before_the_first_move) {
    Toy t = toy_open(TOY_PAIR);
    Error err;
    const char *first[] = {"points 0 3"}, *second[] = {"points 1 4"};
    cr_assert(match_arrange(t.match, first, 1, &err));
    cr_assert(match_arrange(t.match, second, 1, &err));
    cr_assert(match_arrange(t.match, NULL, 0, &err));
    cr_assert_eq(toy_points(&t, 0), 3);
    cr_assert_eq(toy_points(&t, 1), 4);
    cr_assert_eq(match_event_count(t.match), 0);
    cr_assert(toy_play(&t, 0, "step"));
    cr_assert(!match_arrange(t.match, first, 1, &err));
    cr_assert_str_eq(err.words, "A match can be arranged only before its first move.");
    toy_close(&t);
}

Test(match, a_bad_line_changes_nothing) {
    Toy t = toy_open(TOY_PAIR);
    Error err;
    const char *unknown[] = {"points 0 3", "dance"}, *broken[] = {"points 0 3\nidle"};
    const char *empty[] = {"points 0 3", ""};
    cr_assert(!match_arrange(t.match, unknown, 2, &err));
    cr_assert_str_eq(err.words,
                     "line 2, 'dance': There is no line called 'dance'. There is: points, "
                     "idle.");
    cr_assert(!match_arrange(t.match, broken, 1, &err));
    cr_assert_str_eq(err.words, "line 1: expected one line of words.");
    cr_assert(!match_arrange(t.match, empty, 2, &err));
    cr_assert_str_eq(err.words, "line 2: expected one line of words.");
    cr_assert_eq(toy_points(&t, 0), 0);
    toy_close(&t);
}

/* ---- Forced choices --------------------------------------------------------------- */

Test(match, a_forced_choice_is_played_by_itself) {
    Toy t = toy_open(TOY_PAIR);
    cr_assert(!match_autoplay(t.match, 0), "there is a choice");
    cr_assert(!match_autoplay(t.match, 1), "nothing is asked");
    cr_assert(!match_autoplay(t.match, SEAT_CLOCK));
    cr_assert(toy_play(&t, 0, "halt"));
    cr_assert(match_autoplay(t.match, 0));
    cr_assert_eq(match_moves(t.match), 2);
    toy_close(&t);
}

Test(match, a_forced_choice_that_rolls_is_left_to_the_seat) {
    Toy t = toy_open(TOY_PAIR);
    cr_assert(toy_play(&t, 0, "jolt"));
    uint32_t before = match_fingerprint(t.match);
    int events = match_event_count(t.match);
    cr_assert(!match_autoplay(t.match, 0));
    cr_assert_eq(match_moves(t.match), 1);
    cr_assert_eq(match_fingerprint(t.match), before);
    cr_assert_eq(match_event_count(t.match), events);
    cr_assert_eq(toy_points(&t, 0), 0);
    toy_close(&t);
}

/* ---- Undo ------------------------------------------------------------------------- */

Test(match, undo_takes_back_the_last_decision_with_forced_moves) {
    Toy t = toy_open(TOY_PAIR);
    Error err;
    cr_assert(toy_play(&t, 0, "step"));
    uint32_t before = match_fingerprint(t.match);
    int events = match_event_count(t.match);
    cr_assert(toy_play(&t, 0, "halt"));
    cr_assert(match_autoplay(t.match, 0));
    cr_assert_null(match_undo_reason(t.match, 0));
    cr_assert(match_undo(t.match, 0, false, &err));
    cr_assert_eq(match_moves(t.match), 1);
    cr_assert_eq(match_fingerprint(t.match), before);
    cr_assert_eq(match_event_count(t.match), events);
    cr_assert(match_undo(t.match, 0, false, &err));
    cr_assert_eq(toy_points(&t, 0), 0);
    cr_assert_str_eq(undo_says(&t, 0, false),
                     "There is no decision of yours to take back.");
    toy_close(&t);
}

Test(match, undo_stops_at_chance) {
    Toy t = toy_open(TOY_PAIR);
    cr_assert(toy_play(&t, 0, "roll"));
    cr_assert_str_eq(undo_says(&t, 0, false),
                     "Stops here: a die was rolled or a card drawn.");
    cr_assert_str_eq(match_undo_reason(t.match, 0), undo_says(&t, 0, true));
    toy_close(&t);
}

Test(match, undo_stops_at_a_loaded_die_too) {
    Toy t = toy_open(TOY_PAIR);
    Error err;
    const char *lines[] = {"next rolls 6"};
    cr_assert(match_arrange(t.match, lines, 1, &err));
    cr_assert(toy_play(&t, 0, "roll"));
    cr_assert_eq(toy_points(&t, 0), 6);
    cr_assert_str_eq(undo_says(&t, 0, false),
                     "Stops here: a die was rolled or a card drawn.");
    toy_close(&t);
}

Test(match, undo_stops_at_a_secret) {
    Toy t = toy_open(TOY_PAIR);
    cr_assert(toy_play(&t, 0, "peek"));
    cr_assert_str_eq(undo_says(&t, 0, false), "Stops here: something secret was shown.");
    toy_close(&t);
}

Test(match, undo_stops_at_another_seat) {
    Toy t = toy_open(TOY_PAIR);
    Error err;
    cr_assert(toy_play(&t, 0, "pass"));
    cr_assert_null(match_undo_reason(t.match, 0), "the other seat has not moved yet");
    cr_assert(toy_play(&t, 1, "step"));
    cr_assert_str_eq(undo_says(&t, 0, true), "Stops here: another seat has moved.");
    cr_assert_str_eq(undo_says(&t, SEAT_WATCHER, true),
                     "Only a seat can take back its decisions.");
    cr_assert(match_undo(t.match, 1, false, &err));
    cr_assert(match_undo(t.match, 0, false, &err));
    cr_assert_eq(match_moves(t.match), 0);
    toy_close(&t);
}

Test(match, undo_passes_over_anothers_forced_move) {
    Toy t = toy_open(TOY_RACE);
    Error err;
    cr_assert(toy_play_at(&t, 1, "halt", 10) && toy_play_at(&t, 0, "step", 20));
    cr_assert(match_autoplay(t.match, 1));
    cr_assert(match_undo(t.match, 0, false, &err), "%s", err.words);
    cr_assert_eq(match_moves(t.match), 1);
    toy_close(&t);
}

Test(match, alone_one_may_go_further) {
    Toy t = toy_open(TOY_SOLO);
    Error err;
    Buffer record = {0};
    cr_assert(toy_play(&t, 0, "wake"));
    cr_assert(match_clock_step(t.match));
    cr_assert_str_eq(undo_says(&t, 0, false),
                     "Stops here: the automa or the clock has moved.");
    cr_assert(match_undo(t.match, 0, true, &err));
    cr_assert_eq(match_moves(t.match), 0);
    cr_assert(toy_play(&t, 0, "roll"));
    cr_assert(match_undo(t.match, 0, true, &err));
    cr_assert(toy_play(&t, 0, "step"));
    cr_assert(match_undo(t.match, 0, true, &err), "this one needs no leave");
    cr_assert(!match_undo(t.match, 0, true, &err), "there is nothing left");
    match_record(t.match, RECORD_TO_KEEP, &record);
    cr_assert(strstr(record.data, "\nundone 2\n"), "%s", record.data);
    buffer_free(&record);
    toy_close(&t);
}

/* ---- Time ------------------------------------------------------------------------- */

Test(match, time_stands_still_while_nothing_is_due) {
    Toy t = toy_open(TOY_PAIR);
    Error err;
    cr_assert(match_clock(t.match, 9000, &err));
    cr_assert(!match_clock_step(t.match));
    cr_assert(toy_play_at(&t, 0, "step", 9000));
    cr_assert_eq(match_state(t.match)->now_ms, 0);
    toy_close(&t);
}

Test(match, what_is_due_is_played_at_its_own_time) {
    Toy t = toy_open(TOY_RACE);
    Error err;
    cr_assert(match_asks(t.match, SEAT_CLOCK));
    cr_assert(match_clock(t.match, 999, &err));
    cr_assert_eq(match_moves(t.match), 0);
    cr_assert(match_clock(t.match, 3500, &err));
    cr_assert_eq(match_moves(t.match), 3);
    cr_assert_eq(match_state(t.match)->now_ms, 3000);
    cr_assert_eq(match_state(t.match)->due_ms, 4000);
    cr_assert(toy_play_at(&t, 1, "step", 3600));
    cr_assert_eq(match_state(t.match)->now_ms, 3600);
    toy_close(&t);
}

Test(match, time_never_runs_backwards) {
    Toy t = toy_open(TOY_RACE);
    Error err;
    cr_assert(match_clock(t.match, 500, &err));
    cr_assert(!match_clock(t.match, 499, &err));
    cr_assert_str_eq(err.words, "Match time is already 500 ms; it cannot go back to 499.");
    cr_assert(!toy_play_at(&t, 0, "step", 499));
    cr_assert(toy_play_at(&t, 0, "step", 500));
    toy_close(&t);
}

Test(match, a_forced_choice_left_alone_takes_no_time_back) {
    Toy t = toy_open(TOY_RACE);
    Error err;
    cr_assert(toy_play_at(&t, 0, "jolt", 300) && match_clock(t.match, 400, &err));
    cr_assert(!match_autoplay(t.match, 0));
    cr_assert(!match_clock(t.match, 350, &err));
    toy_close(&t);
}

Test(match, a_late_answer_is_overtaken_by_what_was_due) {
    Toy t = toy_open(TOY_RACE);
    Error err;
    Option step = option_called(&t, 0, "step");
    cr_assert(!match_play(t.match, 0, match_ticket(t.match, 0), step, 1000, &err));
    cr_assert_str_eq(err.words, "Ticket 1 is stale; the open question has ticket 2: look "
                                "again at what is asked.");
    cr_assert_eq(match_moves(t.match), 1);
    cr_assert_eq(toy_points(&t, 0), 0);
    toy_close(&t);
}

Test(match, two_seats_answer_in_any_order) {
    Toy t = toy_open(TOY_RACE);
    Error err;
    Option step = option_called(&t, 0, "step");
    Ticket first = match_ticket(t.match, 0), second = match_ticket(t.match, 1);
    cr_assert(match_play(t.match, 1, second, step, 10, &err));
    cr_assert(match_play(t.match, 0, first, step, 11, &err), "its ticket still stands");
    toy_close(&t);
}

Test(match, the_clock_can_be_played_like_a_seat) {
    Toy t = toy_open(TOY_SOLO);
    cr_assert(toy_play(&t, 0, "wake"));
    cr_assert_eq(match_ticket(t.match, SEAT_CLOCK), 2);
    cr_assert(toy_play(&t, SEAT_CLOCK, "tick on"));
    cr_assert_eq(match_state(t.match)->now_ms, 500);
    toy_close(&t);
}

Test(match, where_nothing_is_due_time_still_runs) {
    Toy t = toy_open(TOY_PAIR);
    Error err;
    const char *lines[] = {"idle"};
    cr_assert(match_arrange(t.match, lines, 1, &err));
    cr_assert(!match_asks(t.match, SEAT_CLOCK));
    cr_assert(toy_play_at(&t, 0, "step", 700));
    cr_assert_eq(match_state(t.match)->now_ms, 700);
    cr_assert(match_undo(t.match, 0, false, &err));
    cr_assert(toy_play_at(&t, 0, "step", 600), "an undo takes its time back too");
    toy_close(&t);
}

/* ---- The log, and what stays hidden ------------------------------------------------- */

Test(match, the_log_tells_each_what_it_may_know) {
    Toy t = toy_open(TOY_PAIR);
    char room[80];
    Text words = text_over(room, sizeof room);
    cr_assert_eq(match_event_count(t.match), 1);
    cr_assert_eq(match_event_move(t.match, 0), 0);
    cr_assert(toy_play(&t, 0, "peek"));
    cr_assert_eq(match_event_move(t.match, 1), 1);
    cr_assert_eq(match_event(t.match, 1, 0).secret, 7);
    cr_assert_eq(match_event(t.match, 1, 1).secret, EVENT_HIDDEN);
    match_event_words(t.match, 1, 0, &words);
    cr_assert_str_eq(room, "Sees 7 of 7");
    text_clear(&words);
    match_event_words(t.match, 1, SEAT_WATCHER, &words);
    cr_assert_str_eq(room, "Sees -1 of 0");
    toy_close(&t);
}

Test(match, hidden_states_tell_no_secret_and_no_rng) {
    Toy t = toy_open(TOY_PAIR);
    State *hidden = alloc_zero(t.box->box.game->state_size);
    cr_assert(toy_play(&t, 0, "peek"));
    match_hidden(t.match, 0, hidden);
    cr_assert_eq(toy_secret(hidden), 7);
    cr_assert_eq(hidden->rng.key[0], 0);
    match_hidden(t.match, SEAT_WATCHER, hidden);
    cr_assert_eq(toy_secret(hidden), 0);
    cr_assert_eq(toy_secret(match_state(t.match)), 7);
    alloc_free(hidden);
    toy_close(&t);
}

Test(match, a_state_stays_where_it_is) {
    Toy t = toy_open(TOY_PAIR);
    Error err;
    const State *s = match_state(t.match);
    for (int i = 0; i < 40; i++)
        cr_assert(toy_play(&t, 0, "halt") && toy_play(&t, 0, "nod"));
    cr_assert_eq(match_state(t.match), s);
    cr_assert_eq(s->moves, 80);
    for (int i = 0; i < 80; i++) cr_assert(match_undo(t.match, 0, false, &err));
    cr_assert_eq(s->moves, 0);
    toy_close(&t);
}

Test(match, notes_are_one_line_each) {
    Toy t = toy_open(TOY_PAIR);
    match_note(t.match, "kept for later");
    match_note(t.match, "two\nlines");
    Buffer record = {0};
    match_record(t.match, RECORD_TO_KEEP, &record);
    cr_assert(strstr(record.data, "\nnote kept for later\nnote two\nstart "), "%s",
              record.data);
    buffer_free(&record);
    cr_assert_eq(match_setup(t.match)->seat_count, 2);
    cr_assert_eq(match_box(t.match), t.box);
    toy_close(&t);
    match_free(NULL);
}

/* The same with a real deck: a card drawn stops undo, a forced pass does not. */
Test(match, null_undo_stops_at_a_drawn_card) {
    Desk d = desk_open("null", "", "seat 0 hand three, one; seat 1 hand two; turn 0");
    Error err;
    cr_assert(play(&d, 0, "play Three"));
    cr_assert_null(match_undo_reason(d.match, 0));
    cr_assert(!match_autoplay(d.match, 1), "passing draws a card");
    cr_assert(play(&d, 1, "pass"));
    cr_assert(!match_undo(d.match, 1, false, &err));
    cr_assert_str_eq(err.words, "Stops here: a die was rolled or a card drawn.");
    cr_assert_str_eq(match_undo_reason(d.match, 0), "Stops here: another seat has moved.");
    desk_close(&d);
}

/* ---- Looking back ----------------------------------------------------------------- */

static int cards_on_table(const Match *m, int moves) {
    View *v = view_new();
    int count = -1;
    match_view_after(m, moves, SEAT_WATCHER, v);
    for (int i = 0; i < v->zone_count; i++)
        if (text_equal(v->zones[i].id, "table")) count = v->zones[i].count;
    view_free(v);
    return count;
}

Test(match, each_move_is_told_and_the_table_seen_as_it_was) {
    char room[80];
    Text words = text_over(room, sizeof room);
    Desk d = desk_open("null", "mode duel", "seat 0 hand two, five; turn 0");
    cr_assert(play(&d, 0, "play Five"));
    cr_assert(play(&d, 1, "pass"));
    match_move_words(d.match, 0, &words);
    cr_expect_str_eq(room, "play Five");
    cr_expect_eq(cards_on_table(d.match, 0), 0);
    cr_expect_eq(cards_on_table(d.match, 1), 1);
    cr_expect_eq(cards_on_table(d.match, 2), 0);
    desk_close(&d);
}
