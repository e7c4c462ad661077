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

/* Owning Loose Wrists, with an own pack that says what a Passive Ability saves. */
static int worth_of_wrists(const char *pack) {
    Desk with = desk_open_with(ROLL_ID, pack, "mode solo; hero cricket",
                               "round 2; seat 0 owns loose_wrists");
    Desk without = desk_open_with(ROLL_ID, pack, "mode solo; hero cricket", "round 2");
    const Box *box = &with.box->box;
    int worth = box->game->value(box, match_state(with.match), 0) -
                box->game->value(box, match_state(without.match), 0);
    desk_close(&with);
    desk_close(&without);
    return worth;
}

Test(roll_value, a_passive_tile_is_worth_what_the_packs_say) {
#define SAVES(steady)                                                                      \
    "pack own\ngame roll-and-fight 1\n[bot passives]\nslip = 0\nduck = 0\npoint_blank = "  \
    "0\nsteady = " steady "\nsource = invented\n"
    cr_assert_eq(worth_of_wrists(SAVES("0")), 0);
    cr_assert_gt(worth_of_wrists(SAVES("4")), 0);
    cr_assert_gt(worth_of_wrists(SAVES("20")), worth_of_wrists(SAVES("4")));
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

/* ---- More is never worse ------------------------------------------------------------------------------ */

static void add_loot(Player *p) {
    p->loot = (uint8_t)min_int(p->loot + 1, LOOT_MAX);
}

static void add_training(Player *p) {
    p->training = (uint8_t)min_int(p->training + 1, TRAINING_MAX);
}

static void heal(Player *p) {
    p->wounds = (uint8_t)max_int(p->wounds - 1, 0);
}

/* In any position: what brings points, and a Wound less, is never worse. */
static void wants_more(const Box *box, const State *state) {
    static void (*const gain[])(Player *) = {add_loot, add_training, heal};
    if (state->over) return;
    for (Seat seat = 0; seat < state->seat_count; seat++) {
        for (int i = 0; i < 3; i++) {
            RollState more = *(const RollState *)state;
            gain[i](&more.player[seat]);
            cr_assert_geq(box->game->value(box, &more.head, seat),
                          box->game->value(box, state, seat), "%d, seat %d, move %d", i,
                          seat, (int)state->moves);
        }
    }
}

Test(roll_value, more_is_never_worse) {
    desk_wander(ROLL_ID, "mode rivals; seats 2", "random", 6, wants_more);
    desk_wander(ROLL_ID, "mode solo", "random", 10, wants_more);
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

static int value_in(const char *setup, const char *boss, const char *den) {
    char words[120];
    Text text = text_over(words, sizeof words);
    text_format(&text, "%s; boss %s; den %s", setup, boss, den);
    Desk d = desk_open(ROLL_ID, words, "");
    const Box *box = &match_box(d.match)->box;
    int value = box->game->value(box, match_state(d.match), 0);
    desk_close(&d);
    return value;
}

/* VF-11: what a den promises before the first die is left out, so that either side may be taken,
 * whoever is the Boss and however many dice there are. */
Test(roll_value, vf_11_dens_look_alike_until_the_first_die_is_thrown) {
    static const char *const setups[] = {"mode solo; hero cricket; dice easy",
                                         "mode solo; hero brick; dice hard",
                                         "mode rivals; hero cricket, brick"};
    const Content *c = roll_printed();
    for (int i = 0; i < 3; i++) {
        for (int boss = 0; boss < c->boss_count; boss++) {
            int first = value_in(setups[i], c->boss[boss].id, c->den[0].id);
            for (int den = 1; den < DENS; den++)
                cr_assert_eq(value_in(setups[i], c->boss[boss].id, c->den[den].id), first,
                             "%s: %s in %s", setups[i], c->boss[boss].id, c->den[den].id);
        }
    }
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
