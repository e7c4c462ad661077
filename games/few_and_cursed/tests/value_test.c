/* What bots are told: that the value prefers what is plainly better, and that it wins. */
#include <stdio.h>
#include <string.h>

#include "bots/bot.h"

#include "few_desk.h"

#include "few_and_cursed/bot/bot.h"
#include "few_and_cursed/few_and_cursed.h"

static int value_of(Desk d, int seat) {
    int value = few_far_value(&d.box->box, match_state(d.match), (Seat)seat);
    desk_close(&d);
    return value;
}

static int near_value_of(Desk d, int seat) {
    int value = few_value(&d.box->box, match_state(d.match), (Seat)seat);
    desk_close(&d);
    return value;
}

/* With one from each corner there is nothing left to recover, so that no ride to a corner
 * outshines what is compared. */
#define ALL_FOUR "seat 0 artifacts jar_of_dirt, eye_of_horus, a_touch_of_evil, bitter_cup; "

/* In Jebediah's Action phase in the Desert, with nothing in hand unless said. */
static int worth(const char *position) {
    return value_of(acting_at("dry_well", position), JEB);
}

Test(few, value_rises_with_grit_and_what_becomes_grit) {
    int plain = worth("seat 0 hand nothing");
    cr_assert_gt(worth("seat 0 hand nothing; seat 0 grit 3"), plain);
    cr_assert_gt(worth("seat 0 hand nothing; seat 0 money 6"), plain);
    cr_assert_gt(worth("seat 0 hand nothing; seat 0 bullets 4"), plain);
    cr_assert_gt(worth("seat 0 hand nothing; seat 0 items horse"), plain);
    cr_assert_gt(worth("seat 0 hand nothing; seat 0 artifacts bitter_cup"), plain);
    cr_assert_gt(
        worth(ALL_FOUR "seat 0 hand nothing; seat 0 discard uppercut, hired_gun"),
        worth(ALL_FOUR "seat 0 hand nothing; seat 0 discard stern_word, stern_word"));
    cr_assert_lt(worth("seat 0 hand nothing; seat 1 grit 5"), plain);
}

/* Abilities of items count as much as what others give by the round. */
Test(few, value_rises_with_what_an_item_can_do) {
    int plain = worth("seat 0 hand nothing");
    static const char *const able[] = {"dowsing_rod", "coffin_lid", "hand_cart",
                                       "camp_stove",  "long_rifle", "vest_pistol"};
    for (int i = 0; i < 6; i++) {
        char position[100];
        snprintf(position, sizeof position, "seat 0 hand nothing; seat 0 items %s",
                 able[i]);
        cr_assert_gt(worth(position), plain, "%s", able[i]);
    }
}

/* What a Dowsing Rod is worth with an own pack. */
static int worth_of_rod(const char *pack) {
    const char *setup = "mode rivals; seats 2; character jebediah, redhead";
    return value_of(desk_open_with(FEW, pack, setup, "seat 0 items dowsing_rod"), JEB) -
           value_of(desk_open_with(FEW, pack, setup, "seat 0 items nothing"), JEB);
}

Test(few, value_of_an_ability_is_what_the_packs_say) {
#define PACK "pack own\ngame few-and-cursed 2\n[bot abilities]\nsource = invented\n"
    int nothing = worth_of_rod(PACK "sure_foot = 0\n"),
        little = worth_of_rod(PACK "sure_foot = 100\n"),
        much = worth_of_rod(PACK "sure_foot = 300\n");
    cr_assert_lt(nothing, little);
    cr_assert_lt(little, much);
}

/* Nobody needs a Red Potion who is far from turning Cursed. */
Test(few, value_of_relief_grows_near_the_threshold) {
    int far = worth("seat 0 hand nothing; seat 0 items red_potion; seat 0 curse 1") -
              worth("seat 0 hand nothing; seat 0 curse 1");
    int near = worth("seat 0 hand nothing; seat 0 items red_potion; seat 0 curse 5") -
               worth("seat 0 hand nothing; seat 0 curse 5");
    cr_assert_gt(near, far);
}

Test(few, value_falls_with_wounds_and_curse) {
    int plain = worth("seat 0 hand nothing; seat 0 health 5; seat 0 curse 2");
    cr_assert_lt(worth("seat 0 hand nothing; seat 0 health 1; seat 0 curse 2"), plain);
    cr_assert_lt(worth("seat 0 hand nothing; seat 0 health 5; seat 0 curse 5"), plain);
}

/* What can be fought now is worth more with the Attack for it, and doing it is better than not. */
Test(few, value_of_a_fight_within_reach) {
    const char *tops =
        ALL_FOUR "pile 1 top hangmen; pile 2 top barrett; pile 3 top colonel_ash; "
                 "pile 4 top butch_talbot; wanted talbots_gang front; ";
    char armed[400], bare[400];
    snprintf(armed, sizeof armed, "%s attack 2; seat 0 hand nothing; seat 0 bullets 0",
             tops);
    snprintf(bare, sizeof bare, "%s attack 1; seat 0 hand nothing; seat 0 bullets 0", tops);
    cr_assert_gt(worth(armed), worth(bare) + 5);
    Desk fought = acting_at("dry_well", armed), idle = acting_at("dry_well", armed);
    cr_assert(play(&fought, JEB, "defeat Talbot's Gang"));
    cr_assert(play(&idle, JEB, "end your Action phase"));
    cr_assert_gt(value_of(fought, JEB), value_of(idle, JEB) + 5);
}

/* What a plan in the Desert is worth with nothing but this much Attack, after `fought`. */
static int plan_of_fights(const char *setup, int attack, const char *fought) {
    char position[500];
    snprintf(position, sizeof position,
             ALL_FOUR
             "phase action; first 0; turn 0; seat 0 at dry_well; seat 0 hand nothing; "
             "seat 0 bullets 0; attack %d; wanted talbots_gang front; "
             "pile 1 top slim_corrigan; pile 2 top barrett; pile 3 top colonel_ash; "
             "pile 4 top butch_talbot",
             attack);
    Desk d = rivals_with(setup, position);
    if (*fought) cr_assert(play(&d, JEB, fought));
    const Content *c = d.box->box.content;
    int plan = few_plan(c, few(&d), JEB, &c->weights.aims[AIMS_RIVALS_PLAN]);
    desk_close(&d);
    return plan;
}

/* With the strict switch, Attack for a second target is worth nothing in a plan. */
Test(few, ruling_26_plans_share_an_action_among_targets_as_the_rules_do) {
    int slim = most_wanted("slim_corrigan")->cost, gang = 0;
    for (int side = 0; side < 2; side++) gang += few_printed()->wanted[0][side].cost;
    int one = max_int(slim, gang), all = slim + gang;
    static const char *const fights[] = {"", "defeat Slim Corrigan"};
    cr_assert_gt(plan_of_fights("", all, ""), plan_of_fights("", one, ""));
    cr_assert_eq(plan_of_fights("strict_fight yes", all, ""),
                 plan_of_fights("strict_fight yes", one, ""));
    cr_assert_gt(plan_of_fights("", all, fights[1]), plan_of_fights("", slim, fights[1]));
    cr_assert_eq(plan_of_fights("strict_fight yes", all, fights[1]),
                 plan_of_fights("strict_fight yes", slim, fights[1]));
}

/* The other side of a Wanted is the same target. */
Test(few, ruling_26_plans_go_on_with_the_other_side_of_a_wanted) {
    const Bounty *gang = few_printed()->wanted[0];
    int both = gang[0].cost + gang[1].cost, slim = most_wanted("slim_corrigan")->cost;
    const char *first = "defeat Talbot's Gang";
    cr_assert_gt(plan_of_fights("strict_fight yes", both, first),
                 plan_of_fights("strict_fight yes", gang[0].cost, first));
    cr_assert_eq(plan_of_fights("strict_fight yes", both, first),
                 plan_of_fights("strict_fight yes", both + slim, first));
}

Test(few, value_of_a_job_that_can_be_done) {
    int idle = worth("seat 0 hand nothing; seat 0 jobs farmhand; movement 0");
    cr_assert_gt(worth("seat 0 hand nothing; seat 0 jobs farmhand; movement 3"), idle);
    cr_assert_gt(worth("seat 0 hand nothing; seat 0 scored farmhand; seat 0 grit 1"), idle);
}

/* A rider who is behind fears a monster the more the nearer it is to San Andreas (FC-102),
 * and one that is beaten is worth more than its Grit to whoever has beaten it. */
Test(few, value_of_a_monster_among_rivals) {
    static const char *const way[] = {"mountain_view", "widows_gulch", "salt_flat",
                                      "dry_well"};
    int before = 1000;
    for (int i = 0; i < 4; i++) {
        char position[300];
        snprintf(position, sizeof position,
                 ALL_FOUR "seat 0 at coyote_bend; seat 0 hand nothing; seat 0 bullets 0; "
                          "seat 1 grit 25; monster tsilkali at %s",
                 way[i]);
        int value = worth(position);
        cr_assert_lt(value, before, "%s: %d, before it %d", way[i], value, before);
        before = value;
    }
    cr_assert_gt(worth(ALL_FOUR "seat 0 hand nothing; seat 0 beaten tsilkali"),
                 worth(ALL_FOUR "seat 0 hand nothing; seat 0 beaten hangmen"));
}

/* FC-100, FC-101: whoever leads is glad of the last artifact and the third monster, which
 * bring the end, and nobody else is. */
Test(few, value_of_an_end_depends_on_the_lead) {
    static const struct {
        const char *position, *answer;
    } ends[] = {
        {"artifacts jar_of_dirt; seat 0 at mountain_view", "recover an artifact"},
        {"seat 0 at mountain_view; attack 20; monsters beaten 2; "
         "monster tsilkali at mountain_view",
         "defeat Tsilkali"},
    };
    for (int i = 0; i < 2; i++) {
        for (int leads = 0; leads < 2; leads++) {
            char position[300];
            snprintf(position, sizeof position, "seat 0 hand nothing; seat %d grit 40; %s",
                     !leads, ends[i].position);
            Desk ended = acting(position);
            cr_assert(play(&ended, JEB, ends[i].answer), "%s", ends[i].answer);
            if (i == 0) cr_assert(play(&ended, JEB, "take Jar of Dirt"));
            int soon = value_of(ended, JEB), late = value_of(acting(position), JEB);
            cr_assert(leads ? soon > late : soon < late, "%s: %d, %d", ends[i].answer, soon,
                      late);
        }
    }
}

/* Alone and together monsters near San Andreas are bad, and beaten ones good. */
Test(few, value_of_the_goals) {
    int far =
        value_of(acting_alone("curse_chaser", "monster tsilkali at mountain_view"), 0);
    int near = value_of(acting_alone("curse_chaser", "monster tsilkali at dry_well; "
                                                     "seat 0 hand nothing"),
                        0);
    cr_assert_lt(near, far);
    cr_assert_gt(value_of(acting_alone("curse_chaser", "monsters beaten 2"), 0),
                 value_of(acting_alone("curse_chaser", "monsters beaten 1"), 0));
    cr_assert_gt(value_of(acting_alone("dark_arts", "seat 0 artifacts bitter_cup"), 0),
                 value_of(acting_alone("dark_arts", "seat 0 hand nothing"), 0));
    cr_assert_gt(value_of(acting_alone("shadows", "track 1 done 2"), 0),
                 value_of(acting_alone("shadows", "track 1 done 1"), 0));
    cr_assert_gt(value_of(team(2, "team grit 90"), 0),
                 value_of(team(2, "team grit 40"), 0));
}

/* Else a team with Grit to spare would not see its dangers. */
Test(few, value_of_a_team_grows_on_however_much_it_has) {
    const char *much = "team grit 250", *more = "team grit 260";
    const char *danger = "team grit 250; monster tsilkali at dry_well";
    cr_assert_gt(value_of(team(2, more), 0), value_of(team(2, much), 0));
    cr_assert_gt(near_value_of(team(2, more), 0), near_value_of(team(2, much), 0));
    cr_assert_gt(near_value_of(team(2, much), 0), near_value_of(team(2, danger), 0));
    cr_assert_lt(value_of(team(2, "team grit 999"), 0), 999);
}

/* Rounds of The Dark Arts to come, in sixteenths, with nothing in hand. */
static int tour(const char *position) {
    char whole[400];
    snprintf(whole, sizeof whole, "seat 0 hand nothing; %s", position);
    Desk d = acting_alone("dark_arts", whole);
    int rounds = few_arts_rounds(d.box->box.content, few(&d), 0);
    desk_close(&d);
    return rounds;
}

#define THREE "seat 0 artifacts jar_of_dirt, a_touch_of_evil, bitter_cup"

/* All corners without an artifact are on the way, then Crow Prime, wherever it is. */
Test(few, value_of_the_ride_round_all_corners) {
    cr_assert_lt(tour("seat 0 artifacts bitter_cup"), tour("seat 0 at san_andreas"));
    cr_assert_lt(tour(THREE "; seat 0 at expedition"),
                 tour(THREE "; seat 0 at mountain_view"));
    cr_assert_lt(tour("seat 0 at snake_hole; movement 4"), tour("seat 0 at snake_hole"));
    cr_assert_lt(tour("seat 0 at san_andreas; seat 0 items horse"),
                 tour("seat 0 at san_andreas"));
    const char *all = THREE ", eye_of_horus; seat 0 at dry_well";
    char near[400];
    snprintf(near, sizeof near, "%s; monster crow_prime at thirsty_jane", all);
    cr_assert_lt(tour(near), tour(all));
}

/* The same position is worth less a round later. */
Test(few, value_of_a_round_of_the_dark_arts) {
    cr_assert_lt(value_of(acting_alone("dark_arts", "round 5; seat 0 hand nothing"), 0),
                 value_of(acting_alone("dark_arts", "round 4; seat 0 hand nothing"), 0));
}

/* ---- The value of a search --------------------------------------------------------- */

Test(few, near_value_prefers_what_is_plainly_better) {
    static const struct {
        const char *better, *worse;
    } pairs[] = {
        {"seat 0 grit 3", "seat 0 grit 2"},
        {"seat 0 grit 3", "seat 0 grit 3; seat 1 grit 1"},
        {"seat 0 money 6", "seat 0 money 2"},
        {"seat 0 bullets 4", "seat 0 bullets 1"},
        {"seat 0 items horse", "seat 0 money 0"},
        {"seat 0 artifacts bitter_cup", "seat 0 grit 0"},
        {"seat 0 health 5", "seat 0 health 1"},
        {"seat 0 curse 1", "seat 0 curse 5"},
        {"attack 4", "attack 0"},
    };
    for (int i = 0; i < (int)(sizeof pairs / sizeof pairs[0]); i++) {
        char better[200], worse[200];
        snprintf(better, sizeof better, "seat 0 hand nothing; %s", pairs[i].better);
        snprintf(worse, sizeof worse, "seat 0 hand nothing; %s", pairs[i].worse);
        int high = near_value_of(acting_at("dry_well", better), JEB);
        int low = near_value_of(acting_at("dry_well", worse), JEB);
        cr_assert_gt(high, low, "%s", pairs[i].better);
    }
}

/* A monster before San Andreas ends the match: good for the one who leads, and only then. */
Test(few, near_value_of_a_monster_depends_on_the_lead) {
    const char *far = "seat 0 hand nothing; monster tsilkali at mountain_view; %s";
    const char *near = "seat 0 hand nothing; monster tsilkali at dry_well; %s";
    char there[200], here[200];
    for (int leads = 0; leads < 2; leads++) {
        snprintf(there, sizeof there, far, leads ? "seat 0 grit 15" : "seat 1 grit 15");
        snprintf(here, sizeof here, near, leads ? "seat 0 grit 15" : "seat 1 grit 15");
        int late = near_value_of(acting_at("thirsty_jane", there), JEB);
        int soon = near_value_of(acting_at("thirsty_jane", here), JEB);
        cr_assert(leads ? soon > late : soon < late, "%d, %d", soon, late);
    }
}

/* What is ahead of a rival counts, too, so that nobody gains by being asked first. */
Test(few, near_values_of_two_rivals_are_opposite) {
    Desk d = acting_at("dry_well", "seat 0 grit 4; seat 1 grit 2");
    int own = few_value(&d.box->box, match_state(d.match), 0);
    int other = few_value(&d.box->box, match_state(d.match), 1);
    cr_assert_eq(own, -other);
    desk_close(&d);
}

/* In any position: more Grit is never worse, for a search and for a plan; alone it is monsters
 * beaten, and together either. */
static FewState richer(const FewState *s, int seat) {
    FewState more = *s;
    if (s->mode == MODE_RIVALS) more.rider[seat].grit++;
    if (s->mode == MODE_COOP) more.team_grit++;
    if (s->mode == MODE_CHASER) more.monsters_beaten++;
    return more;
}

static void wants_more(const Box *box, const State *state) {
    if (state->over) return;
    for (Seat seat = 0; seat < state->seat_count; seat++) {
        FewState more = richer((const FewState *)state, seat);
        cr_assert_geq(few_value(box, &more.head, seat), few_value(box, state, seat),
                      "seat %d, move %d", seat, (int)state->moves);
        cr_assert_geq(few_far_value(box, &more.head, seat), few_far_value(box, state, seat),
                      "seat %d, move %d", seat, (int)state->moves);
    }
}

Test(few, value_never_falls_with_what_wins) {
    desk_wander(FEW, "mode rivals; seats 2", "random", 3, wants_more);
    desk_wander(FEW, "mode rivals; seats 4", "random", 2, wants_more);
    desk_wander(FEW, "mode curse_chaser", "random", 3, wants_more);
    desk_wander(FEW, "mode coop; seats 2", "random", 3, wants_more);
}

/* ---- Quick against random -------------------------------------------------------- */

/* Plays one match of two; returns whether the quick bot's seat has won. */
static bool quick_wins(const OpenBox *box, int game) {
    Setup setup = {.seat_count = 2};
    setup.value[1][0] = (int16_t)(game / 2 % RIDERS);
    setup.value[1][1] = (int16_t)((game / 2 + 1) % RIDERS);
    Seat quick = (Seat)(game % 2);
    Seed seed = seed_from_number((uint64_t)game);
    Rng rng = rng_from_seed(seed.half);
    FewState state, hidden;
    memset(&state, 0, sizeof state);
    game_setup(&box->box, &setup, seed.half, &state.head, NULL);
    Bot *bots[2];
    for (Seat seat = 0; seat < 2; seat++)
        bots[seat] = bot_new(&box->box, seat == quick ? BOT_QUICK : BOT_RANDOM,
                             rng_fork(&rng, (uint64_t)seat + 1));
    while (!state.head.over) {
        Seat seat = state.head.open & 1 ? 0 : 1;
        hidden = state;
        game_hide(&box->box, &hidden.head, seat);
        Option o = bot_choose(bots[seat], &hidden.head, seat);
        box->box.game->apply(&box->box, &state.head, seat, o, NULL);
    }
    for (int i = 0; i < 2; i++) bot_free(bots[i]);
    Result result;
    box->box.game->result(&box->box, &state.head, &result);
    return result.place[quick] == 1;
}

/* Matches take ten times as long under the sanitizer, which learns nothing more from the others. */
#ifdef __SANITIZE_ADDRESS__
enum { GAMES = 2 };
#else
enum { GAMES = 8 };
#endif

Test(few, quick_beats_random, .timeout = 300) {
    Error err;
    OpenBox *box = box_open(shelf_find(FEW), NULL, 0, &err);
    cr_assert(box, "%s", err.words);
    int won = 0;
    for (int game = 0; game < GAMES; game++) won += quick_wins(box, game);
    cr_assert_geq(won, GAMES - 1, "%d of %d", won, GAMES);
    box_close(box);
}
