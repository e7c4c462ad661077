/* The race for dice in real time: nobody's move makes another's answer stale, hands have a speed,
 * and a record of it plays out the same. */
#include "roll_desk.h"

#include "sitting/sitting.h"

Test(roll_race, all_are_asked_at_once_and_time_runs) {
    Desk d = race("phase rolling");
    cr_assert_eq(match_state(d.match)->due_ms, DUE_NEVER);
    cr_assert(asked(&d, 0, ASK_ROLLING) && asked(&d, 1, ASK_ROLLING));
    desk_close(&d);
}

Test(roll_race, a_move_of_one_seat_makes_no_other_answer_stale) {
    Desk d = race("phase rolling; pool 2; seat 0 hand run, run, gun, gun; "
                  "seat 1 hand gun, gun, knife, run");
    uint64_t ticket = match_ticket(d.match, 1);
    cr_assert(play(&d, 0, "set Dash with 2 Run"));
    cr_assert_eq(match_ticket(d.match, 1), ticket);
    cr_assert(offers(&d, 1, "set Fire with 2 Gun, Knife"));
    desk_close(&d);
}

/* Both put a set down at the same millisecond; the one that is carried out first has the die. */
Test(roll_race, two_reach_for_the_last_die_in_the_same_instant) {
    for (int first = 0; first < 2; first++) {
        Desk d = race("phase rolling; pool 1; seat 0 hand run, run, gun, gun; "
                      "seat 1 hand gun, gun, knife, run");
        static const char *const sets[2] = {"set Dash with 2 Run",
                                            "set Fire with 2 Gun, Knife"};
        Option answer[2];
        uint64_t ticket[2];
        Error err;
        for (Seat seat = 0; seat < 2; seat++) {
            cr_assert(match_find_words(d.match, seat, sets[seat], &answer[seat], &err));
            ticket[seat] = match_ticket(d.match, seat);
        }
        Seat a = (Seat)first, b = (Seat)(1 - first);
        cr_assert(match_play(d.match, a, ticket[a], answer[a], 830, &err), "%s", err.words);
        cr_assert(match_play(d.match, b, ticket[b], answer[b], 830, &err),
                  "the other's answer still counts: %s", err.words);
        int full[2] = {3, 2};
        cr_assert_eq(dice_count(fighter_at(&d, a)->hand, FRESH), 1, "the last die");
        cr_assert_eq(dice_count(fighter_at(&d, b)->hand, FRESH), 0);
        cr_assert_eq(dice_total(fighter_at(&d, 0)->hand), full[0] - first);
        desk_close(&d);
    }
}

/* ---- Hands with a speed ---------------------------------------------------------------------------- */

enum { FOUR = 4 };

static void play_out(Match *m) {
    Sitting *s = sitting_new(m);
    while (sitting_step(s)) continue;
    sitting_free(s);
    cr_assert(match_state(m)->over);
}

/* The last round is enough: the others race in the same way. */
Test(roll_race, four_hands_of_different_speeds_leave_a_record_that_replays) {
    Desk d = desk_open(ROLL_ID, "mode rivals; seats 4", "round 4");
    Buffer record = {0};
    OpenBox *box;
    Match *again;
    Error err;
    desk_seat(d.match, "quick:60,quick,quick:140,random:250");
    play_out(d.match);
    cr_assert_gt(match_state(d.match)->now_ms, 0, "time has passed");
    match_record(d.match, RECORD_TO_KEEP, &record);
    cr_assert(match_load(record.data, -1, &box, &again, &err), "%s", err.words);
    cr_assert_eq(match_fingerprint(again), match_fingerprint(d.match));
    buffer_free(&record);
    match_free(again);
    box_close(box);
    desk_close(&d);
}

/* A quarter more or less, and not always the same, or equal hands would act in the order of seats. */
Test(roll_race, no_hand_is_as_regular_as_a_clock) {
    Desk d = race("phase rolling");
    RollState s = *state_at(&d);
    const Box *box = &d.box->box;
    int usual = roll_printed()->numbers.roll_ms, least = INT32_MAX, most = 0;
    for (uint32_t ticket = 1; ticket <= 2000; ticket++) {
        s.head.asked[1].ticket = ticket;
        int ms = box->game->hand_ms(box, &s.head, 1, option_make(OPT_ROLL, 0, 0, 0));
        least = min_int(least, ms);
        most = max_int(most, ms);
    }
    cr_assert_eq(least, usual * 3 / 4, "%d", least);
    cr_assert(most <= usual * 5 / 4 && most > usual * 12 / 10, "%d", most);
    desk_close(&d);
}

/* The faster hand has more dice on its abilities when the race is over. */
Test(roll_race, a_faster_hand_takes_more_dice) {
    static const char *const rounds[] = {"round 1", "round 2", "round 3"};
    int fast = 0, slow = 0;
    for (int i = 0; i < 3; i++) {
        Desk d = desk_open(ROLL_ID, "mode rivals; seats 2", rounds[i]);
        desk_seat(d.match, "quick:50,quick:200");
        Sitting *s = sitting_new(d.match);
        while (state_at(&d)->phase <= PHASE_ROLLING) {
            fast = max_int(fast, fighter_at(&d, 0)->set_dice);
            slow = max_int(slow, fighter_at(&d, 1)->set_dice);
            cr_assert(sitting_step(s));
        }
        sitting_free(s);
        desk_close(&d);
    }
    cr_assert_gt(fast, slow);
}
