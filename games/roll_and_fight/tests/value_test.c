/* The value of a state: what helps is worth more, and quick beats a random player. */
#include "roll_desk.h"

#include "sitting/sitting.h"

static int worth(const char *position) {
    Desk d = lone(position);
    const Box *box = &match_box(d.match)->box;
    int value = box->game->value(box, match_state(d.match), 0);
    desk_close(&d);
    return value;
}

Test(roll_value, what_helps_is_worth_more) {
    cr_assert_gt(worth("round 2; seat 0 loot 3"), worth("round 2; seat 0 loot 2"));
    cr_assert_gt(worth("round 2; seat 0 training 6"), worth("round 2; seat 0 training 4"));
    cr_assert_gt(worth("round 2; seat 0 boss 2"), worth("round 2; seat 0 boss 1"));
    cr_assert_gt(worth("round 2; seat 0 objectives bar"), worth("round 2"));
    cr_assert_gt(worth("round 2"), worth("round 2; seat 0 wounds 2"));
    cr_assert_gt(worth("round 2"), worth("round 2; seat 0 beatings 1"));
    cr_assert_gt(worth("round 2; seat 0 charges chalk_bag 1"), worth("round 2"));
}

Test(roll_value, sets_are_worth_having) {
    cr_assert_gt(
        worth("phase rolling; seat 0 hand run, run, gun, knife; seat 0 sets dash 1"),
        worth("phase rolling; seat 0 hand run, run, gun, knife"));
    cr_assert_gt(worth("phase rolling; seat 0 hand run, run, gun, knife"),
                 worth("phase rolling; seat 0 hand wound, wound, gun, knife"));
}

/* ---- Tiles ------------------------------------------------------------------------------------------- */

static int promise(const char *hero, const char *tile) {
    return ability_named(hero, tile)->promise;
}

/* A move with common faces, or a hit with the Gun that lies idle, is worth more than what needs a full
 * hand; a passive one is worth what it saves. */
Test(roll_value, a_tile_promises_what_its_dice_and_effects_say) {
    cr_assert_gt(promise("brick", "shoulder_first"), promise("brick", "through_the_wall"));
    cr_assert_gt(promise("brick", "bull_rush"), promise("brick", "throw_the_table"));
    cr_assert_gt(promise("cricket", "sidestep"), promise("cricket", "vault"));
    cr_assert_gt(promise("nightjar", "needle_rain"), promise("nightjar", "quick_sight"));
    cr_assert_eq(promise("brick", "blood_for_blood"), 16, "one die on the Health Track");
    cr_assert_gt(promise("shadowman", "borrowed_face"), 0);
    cr_assert_eq(promise("cricket", "fire"), promise("brick", "fire"));
    cr_assert_gt(promise("cricket", "dash"), promise("brick", "dash"), "three Runs");
}

Test(roll_value, tiles_are_worth_having_in_every_round_and_the_fight_takes_nothing) {
#define OWNS "seat 0 owns sidestep; "
    int last = worth(OWNS "round 4") - worth("round 4");
    cr_assert_gt(last, 0);
    cr_assert_gt(worth(OWNS "round 2") - worth("round 2"), last);
    cr_assert_gt(worth(OWNS "round 2"), worth("round 2; seat 0 owns loose_wrists"));
    cr_assert_eq(worth(OWNS "round 4; phase fighting; seat 0 sets dash 1") -
                     worth("round 4; phase fighting; seat 0 sets dash 1"),
                 last);
}

Test(roll_value, a_second_charge_is_worth_less_than_the_first) {
    int none = worth("round 2"), one = worth("round 2; seat 0 charges chalk_bag 1");
    int two = worth("round 2; seat 0 charges chalk_bag 2");
    cr_assert(none < one && one < two && two - one < one - none, "%d %d %d", none, one,
              two);
}

/* ---- The plan ---------------------------------------------------------------------------------------- */

Test(roll_value, the_way_to_the_boss_is_worth_going) {
#define EMPTY_DEN "round 3; phase fighting; seat 0 empty; seat 0 sets punch 2; "
    int lounge = worth(EMPTY_DEN "seat 0 at lounge");
    cr_assert_gt(worth(EMPTY_DEN "seat 0 at office"), lounge);
    cr_assert_gt(lounge, worth(EMPTY_DEN "seat 0 at lounge; seat 0 room lounge doorman"),
                 "a Doorman is in the way");
}

Test(roll_value, what_dice_are_left_decides_what_can_be_hoped_for) {
#define LAST "round 4; phase fighting; seat 0 empty; seat 0 at garage; "
    cr_assert_gt(worth(LAST "seat 0 sets charge 3"), worth(LAST "seat 0 sets charge 1"));
    cr_assert_gt(worth("round 1; seat 0 empty"), worth("round 4; seat 0 empty"));
}

Test(roll_value, a_beating_in_the_last_round_is_feared_only_if_it_is_the_second) {
#define SORE "phase fighting; seat 0 empty; seat 0 sets dash 1; "
    int last = worth(SORE "round 4") - worth(SORE "round 4; seat 0 wounds 3");
    int third = worth(SORE "round 3") - worth(SORE "round 3; seat 0 wounds 3");
    cr_assert_leq(last, 2, "%d", last);
    cr_assert_gt(third, 10 * last);
    cr_assert_lt(worth(SORE "round 4; seat 0 beatings 1; seat 0 wounds 3"),
                 worth(SORE "round 4; seat 0 beatings 1; seat 0 wounds 2") - 200);
}

/* ---- Playing ------------------------------------------------------------------------------------------- */

static bool quick_wins(const char *setup) {
    Desk d = desk_open(ROLL_ID, setup, "");
    Sitter sitters[SEATS_MAX] = {{.is_bot = true, .level = BOT_QUICK},
                                 {.is_bot = true, .level = BOT_RANDOM}};
    sitters_write(d.match, sitters);
    Sitting *s = sitting_new(d.match);
    while (sitting_step(s)) continue;
    Result r;
    match_result(d.match, &r);
    sitting_free(s);
    desk_close(&d);
    return r.place[0] == 1 && r.place[1] > 1;
}

/* What a den promises before the first die is left out, so that either side may be taken. */
Test(roll_value, dens_look_more_alike_than_what_they_promise) {
    int least[2] = {INT32_MAX, INT32_MAX}, most[2] = {INT32_MIN, INT32_MIN};
    for (int den = 0; den < DENS; den++) {
        char setup[80];
        Text words = text_over(setup, sizeof setup);
        text_format(&words, "mode solo; hero cricket; boss landlord; den %s",
                    roll_printed()->den[den].id);
        Desk d = desk_open(ROLL_ID, setup, "");
        const Box *box = &match_box(d.match)->box;
        int value = box->game->value(box, match_state(d.match), 0);
        int seen[2] = {value, value + roll_printed()->den[den].promise / 2};
        for (int i = 0; i < 2; i++) {
            least[i] = min_int(least[i], seen[i]);
            most[i] = max_int(most[i], seen[i]);
        }
        desk_close(&d);
    }
    cr_assert_lt(2 * (most[0] - least[0]), most[1] - least[1], "%d of %d",
                 most[0] - least[0], most[1] - least[1]);
}

/* Nobody can act after the last player's "done" but the dice: it must not look like a gain. */
Test(roll_value, the_last_to_prepare_does_all_four_actions) {
    Desk d = race("");
    const Box *box = &match_box(d.match)->box;
    Bot *bot = bot_new(box, BOT_QUICK, (Rng){.key = {3, 4}});
    static RollState hidden;
    cr_assert(play(&d, 0, "end the flashback"));
    while (state_at(&d)->phase == PHASE_FLASHBACK) {
        const Player *p = fighter_at(&d, 1);
        match_hidden(d.match, 1, &hidden.head);
        Option o = bot_choose(bot, &hidden.head, 1);
        int left = p->free_action;
        for (int i = 0; i < FLASHES; i++) left += p->flash[i];
        cr_assert(o.verb != OPT_DONE || left == 0, "%d left", left);
        cr_assert(match_play(d.match, 1, match_ticket(d.match, 1), o, 0, NULL));
    }
    bot_free(bot);
    desk_close(&d);
}

/* One match; over many quick wins 95 of 100 (README.md says how that is measured). */
Test(roll_value, quick_beats_random) {
    cr_assert(quick_wins("hero cricket, brick"));
}
