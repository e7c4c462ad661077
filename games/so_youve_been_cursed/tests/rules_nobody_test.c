/* SC-98 to SC-100: nobody plays, both sides are automated. */
#include "automa_desk.h"
#include "face_desk.h"

Test(cursed, sc_98_setup_for_nobody) {
    Desk d = nobody("");
    cr_assert_eq(cursed(&d)->head.seat_count, 0);
    cr_assert_eq(cursed(&d)->guards, 0);
    cr_assert_eq(cursed(&d)->energy, 0);
    cr_assert_eq(bits_count(all_cards(&cursed(&d)->spells)), 17);
    cr_assert_eq(bits_count(all_cards(&cursed(&d)->powers)), 14);
    cr_assert_eq(cursed(&d)->spells.hand | cursed(&d)->powers.hand, 0);
    cr_assert_eq(cursed(&d)->plan_count, 3);
    cr_assert_eq(cursed(&d)->coins, 3);
    cr_assert_eq(cursed(&d)->curse, 1);
    cr_assert_eq(cursed(&d)->turn, ROLE_WIZARD);
    cr_assert_eq(cursed(&d)->page, PAGE_PW_ARRIVAL);
    desk_close(&d);
}

Test(cursed, sc_98_both_boards_on_their_automated_sides) {
    Desk d = nobody(say("curse %d", printed()->curse_top[1] - 1));
    cr_assert_eq(cursed_curse_top(printed(), cursed(&d)), printed()->curse_top[1]);
    cr_assert_eq(cursed_cure_length(printed(), cursed(&d)), printed()->cure_length[1]);
    desk_close(&d);
}

/* The Possessed Wizard's day, as in rules_possessed_test.c. */
Test(cursed, sc_99_the_day_of_the_possessed_wizard) {
    Desk d = nobody_acts("plan pw07, pw03; house 17 farmer; coins 5; next rolls 6");
    cr_assert(step(&d));
    cr_assert_eq(held(&d, MANDRAKE_ROOT), 1);
    cr_assert_eq(cursed(&d)->coins, 4);
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->coins, 5);
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->turn, ROLE_MONSTER);
    cr_assert_eq(cursed(&d)->plan_count, 4);
    cr_assert_eq(cursed(&d)->feed_count, 1);
    desk_close(&d);
}

/* A night after a Power that means nothing to it. */
static Desk nobodys_night(const char *position) {
    Desk d = nobody(say("turn monster; no villagers; plan nothing; "
                        "power deck top greedy_coachman; %s",
                        position));
    cr_assert(step(&d));
    return d;
}

Test(cursed, sc_100_the_night_of_the_rabid_monster) {
    Desk d = nobodys_night("token house 7; house 7 farmer; row rm01; curse 3; panic 3");
    cr_assert(step(&d));
    cr_assert_eq(eaten(&d, FARMER), 1);
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->curse, 4);
    cr_assert_eq(cursed(&d)->panic, 4);
    cr_assert_eq(cursed(&d)->turn, ROLE_WIZARD);
    desk_close(&d);
}

Test(cursed, sc_100_with_the_feeding_effect) {
    Desk d =
        nobodys_night("token house 7; house 7 farmer; row rm01; feeding pw04; coins 1");
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->coins, 3);
    desk_close(&d);
    d = nobodys_night("token house 7; house 7 noble; row rm12; feeding pw12; panic 3");
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->panic, 4);
    desk_close(&d);
}

/* SC-100: Panic is nobody's. */
Test(cursed, sc_100_says_for_whom_a_feeding_effect_is) {
    Desk d = nobody("");
    static const struct {
        int card;
        const char *words;
    } rows[] = {{3, "2 coins for the Possessed Wizard."}, {11, "took effect: Panic +1."}};
    for (int i = 0; i < 2; i++) {
        Event e = event_public(EV_FEED_EFFECT, WIZARD, rows[i].card, 0, 0);
        cr_expect(strstr(event_said(&d, e, SEAT_WATCHER), rows[i].words), "%s",
                  event_said(&d, e, SEAT_WATCHER));
    }
    desk_close(&d);
}

Test(cursed, ruling_42_less_energy_means_nothing_here) {
    Desk d =
        nobodys_night("token house 7; house 7 farmer; row rm01; feeding pw07; coins 1");
    cr_assert(step(&d));
    cr_assert(happened(&d, EV_ATE, ANY, ANY, ANY));
    cr_assert(!happened(&d, EV_FEED_EFFECT, ANY, ANY, ANY), "nor does the log say so");
    cr_assert_eq(cursed(&d)->energy, 0);
    cr_assert_eq(cursed(&d)->coins, 1);
    desk_close(&d);
}

Test(cursed, ruling_1_three_cards_of_its_own) {
    Desk d = nobody("turn monster; rabid top rm12, rm01, rm05");
    cr_assert_eq(cursed(&d)->row_count, 3);
    cr_assert_eq(cursed(&d)->row[0], 11);
    cr_assert_eq(cursed(&d)->row[1], 0);
    cr_assert_eq(cursed(&d)->row[2], 4);
    cr_assert_eq(cursed(&d)->orders, 0);
    desk_close(&d);
}

/* New ones every night, from all twelve. */
Test(cursed, ruling_1_shuffled_every_night) {
    Desk d = nobody("");
    uint32_t seen = 0;
    for (int night = 0; night < 40 && !cursed(&d)->head.over; night++) {
        while (cursed(&d)->turn == ROLE_WIZARD && !cursed(&d)->head.over)
            cr_assert(step(&d));
        for (int i = 0; i < cursed(&d)->row_count; i++) seen |= bit(cursed(&d)->row[i]);
        cr_assert(cursed(&d)->head.over || cursed(&d)->row_count == 3);
        cr_assert(night_ends(&d));
    }
    cr_assert_gt(bits_count(seen), 6);
    desk_close(&d);
}

Test(cursed, sc_100_on_the_scent_finds_a_fourth_card) {
    Desk d = nobody("turn monster; power deck top on_the_scent; "
                    "rabid top rm12, rm01, rm05, rm09");
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->row_count, 4);
    cr_assert_eq(cursed(&d)->row[3], 8);
    desk_close(&d);
}

/* The clock plays it to its end, in both kinds of village. */
Test(cursed, sc_98_a_match_of_nobody_ends) {
    static const char *const setups[] = {"mode nobody", "mode nobody; villager_cards yes"};
    for (int i = 0; i < 2; i++) {
        Desk d = desk_open(CURSED, setups[i], "");
        int pages = 0;
        while (!cursed(&d)->head.over) {
            cr_assert(step(&d));
            cr_assert_lt(++pages, 20000);
        }
        cr_assert(ended(&d, "wizard") || ended(&d, "monster"));
        desk_close(&d);
    }
}
