/* Dry runs: what certainly comes of an option, up to chance, and never what is not on offer. */
#include <criterion/criterion.h>

#include "engine/foresee.h"

#include "desk.h"
#include "toy.h"

/* How many events the option with these words is sure to bring seat 0, with the first. */
static int foreseen(const Match *m, const char *words, Event *first) {
    static Foresight f;
    Option o;
    cr_assert(match_find_words(m, 0, words, &o, NULL), "%s", words);
    cr_assert(foresee(&match_box(m)->box, match_state(m), 0, o, &f));
    if (f.log.count) *first = f.log.at[0];
    return f.log.count;
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
    static Foresight f;
    cr_expect_not(
        foresee(&t.box->box, match_state(t.match), 0, option_make(99, 0, 0, 0), &f));
    cr_expect_eq(f.log.count, 0);
    toy_close(&t);
}

/* How many points seat 0 is sure to gain by it. */
static int points_foreseen(const Match *m, const char *words) {
    static Foresight f;
    Option o;
    cr_assert(match_find_words(m, 0, words, &o, NULL), "%s", words);
    cr_assert(foresee(&match_box(m)->box, match_state(m), 0, o, &f));
    cr_expect_eq(f.change[1][0], 0);
    return f.change[0][0];
}

Test(foresee, amounts_are_differences_up_to_chance) {
    Toy t = toy_open(TOY_PAIR);
    cr_expect_eq(points_foreseen(t.match, "step"), 1);
    cr_expect_eq(points_foreseen(t.match, "roll"), 0);
    cr_expect_eq(points_foreseen(t.match, "halt"), 0);
    cr_assert(toy_play(&t, 0, "step"));
    cr_expect_eq(toy_points(&t, 0), 1);
    toy_close(&t);
}

/* A step, then what the rules say of it, then another step. */
static EventLog *dry_log(DryRun *run, const Toy *t) {
    static EventLog log;
    const State *s = match_state(t->match);
    *run = (DryRun){.box = &t->box->box, .s = s, .drawn = s->rng.counter};
    run->before[0][0] = -1;
    log = (EventLog){.dry = run};
    return &log;
}

Test(foresee, a_secret_of_another_ends_it_with_the_step) {
    Toy t = toy_open(TOY_PAIR);
    DryRun run;
    EventLog *log = dry_log(&run, &t);
    event_secret_of(log, 0); /* one's own is not a secret */
    event_step(log);
    event_add(log, event_public(1, 0, 0, 0, 0));
    cr_expect_eq(log->count, 1);
    event_secret_of(log, 1);
    event_add(log, event_public(1, 0, 0, 0, 0));
    event_step(log);
    cr_expect_eq(log->count, 2);
    cr_expect_eq(run.change[0][0], 1);
    run.before[0][0] = -2;
    event_add(log, event_public(1, 0, 0, 0, 0));
    event_step(log);
    cr_expect_eq(log->count, 2);
    cr_expect_eq(run.change[0][0], 1);
    toy_close(&t);
}

Test(foresee, the_rules_can_end_it_at_once) {
    Toy t = toy_open(TOY_PAIR);
    DryRun run;
    EventLog *log = dry_log(&run, &t);
    event_stop(log);
    event_add(log, event_public(1, 0, 0, 0, 0));
    event_step(log);
    cr_expect_eq(log->count, 0);
    cr_expect_eq(run.change[0][0], 0);
    toy_close(&t);
}

/* A bounty is beaten, then the next one is turned up by chance. */
Test(foresee, a_fight_is_told_up_to_the_next_bounty) {
    Desk d =
        desk_open("few-and-cursed", "mode rivals; seats 2; character redhead, maecenas",
                  "phase action; turn 0; first 0; seat 0 at red_mesa; attack 20; "
                  "pile 1 top butch_talbot");
    static Foresight f;
    const EventLog *log = &f.log;
    Option o;
    cr_assert(match_find_words(d.match, 0, "defeat Butch Talbot", &o, NULL));
    cr_assert(foresee(&d.box->box, match_state(d.match), 0, o, &f));
    cr_assert_gt(log->count, 0);
    int first = match_event_count(d.match);
    cr_assert(play(&d, 0, "defeat Butch Talbot"));
    cr_expect_gt(match_event_count(d.match), first + log->count);
    for (int i = 0; i < log->count; i++) {
        Event e = match_event(d.match, first + i, 0);
        cr_expect_eq(memcmp(&e, &log->at[i], sizeof e), 0, "event %d", i);
    }
    desk_close(&d);
}
