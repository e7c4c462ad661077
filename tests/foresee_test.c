/* Dry runs: what certainly comes of an option, up to chance, and never what is not on offer. */
#include <criterion/criterion.h>

#include "engine/foresee.h"

#include "table.h"
#include "toy.h"

/* How many events the option with these words is sure to bring seat 0, with the first. */
static int foreseen(const Match *m, const char *words, Event *first) {
    static EventLog log;
    Option o;
    cr_assert(match_find_words(m, 0, words, &o, NULL), "%s", words);
    cr_assert(foresee(&match_box(m)->box, match_state(m), 0, o, &log));
    if (log.count) *first = log.at[0];
    return log.count;
}

Test(foresee, what_is_certain_is_told) {
    Toy t = toy_open(TOY_PAIR);
    Event e;
    int moves = match_moves(t.match);
    uint32_t before = match_fingerprint(t.match);
    cr_expect_eq(foreseen(t.match, "step", &e), 1);
    cr_expect_eq(e.arg[0], 1);
    cr_expect_eq(match_moves(t.match), moves);
    cr_expect_eq(match_fingerprint(t.match), before, "nothing has happened");
    toy_close(&t);
}

Test(foresee, chance_is_not) {
    Toy t = toy_open(TOY_PAIR);
    Event e;
    cr_expect_eq(foreseen(t.match, "roll", &e), 0);
    toy_close(&t);
}

Test(foresee, loaded_dice_are_a_secret) {
    Toy t = toy_open(TOY_PAIR);
    const char *line = "next rolls 3";
    Event e;
    cr_assert(match_arrange(t.match, &line, 1, NULL));
    cr_expect_eq(foreseen(t.match, "roll", &e), 0);
    toy_close(&t);
}

Test(foresee, what_is_not_on_offer_is_not_tried) {
    Toy t = toy_open(TOY_PAIR);
    static EventLog log;
    cr_expect_not(
        foresee(&t.box->box, match_state(t.match), 0, option_make(99, 0, 0, 0), &log));
    cr_expect_eq(log.count, 0);
    toy_close(&t);
}

/* A bounty is beaten, then the next one is turned up by chance. */
Test(foresee, a_fight_is_told_up_to_the_next_bounty) {
    Desk d =
        desk_open("few-and-cursed", "mode rivals; seats 2; character redhead, maecenas",
                  "phase action; turn 0; first 0; seat 0 at red_mesa; attack 20; "
                  "pile 1 top butch_talbot");
    static EventLog log;
    Option o;
    cr_assert(match_find_words(d.match, 0, "defeat Butch Talbot", &o, NULL));
    cr_assert(foresee(&d.box->box, match_state(d.match), 0, o, &log));
    cr_assert_gt(log.count, 0);
    int first = match_event_count(d.match);
    cr_assert(play(&d, 0, "defeat Butch Talbot"));
    cr_expect_gt(match_event_count(d.match), first + log.count);
    for (int i = 0; i < log.count; i++) {
        Event e = match_event(d.match, first + i, 0);
        cr_expect_eq(memcmp(&e, &log.at[i], sizeof e), 0, "event %d", i);
    }
    desk_close(&d);
}
