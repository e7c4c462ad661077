/* What is told of each deed, with its numbers. */
#include "few_desk.h"

#include "few_and_cursed/rules/events.h"
#include "few_and_cursed/rules/state.h"

static int design_number(const char *id) {
    return (int)(design(id) - few_printed()->designs);
}

static int job_number(const char *id) {
    return (int)(job(id) - few_printed()->jobs);
}

/* ---- Cards, items, bullets ------------------------------------------------------------ */

Test(few_events, fc_35_fc_130_a_card_played_or_trashed) {
    Desk d = acting_at("dry_well", "seat 0 hand sprint, call_to_darkness, ambush");
    cr_assert(play(&d, JEB, "play Sprint"));
    cr_assert(happened(&d, EV_PLAYED, design_number("sprint"), 0, ANY));
    cr_assert(play(&d, JEB, "play Call to Darkness and trash it"));
    cr_assert(happened(&d, EV_PLAYED, design_number("call_to_darkness"), 1, ANY));
    cr_assert(happened(&d, EV_CHANGED, TRACK_CURSE, 2, 2));
    desk_close(&d);
}

Test(few_events, fc_36_fc_64_a_shot_and_an_item) {
    Desk d = acting_at("dry_well", "seat 0 items horse; seat 0 bullets 2");
    cr_assert(play(&d, JEB, "shoot 1 Bullet for 1 Attack"));
    cr_assert(happened(&d, EV_SHOT, 1, 1, ANY));
    cr_assert(play(&d, JEB, "use Horse"));
    cr_assert(happened(&d, EV_USED, item_number("horse"), ANY, ANY));
    desk_close(&d);
}

Test(few_events, fc_43_what_was_not_kept) {
    Desk d = rivals("phase improvise; first 0; turn 0; upgrade top sprint, ambush");
    cr_assert(play(&d, JEB, "keep Sprint"));
    cr_assert(happened(&d, EV_KEPT, design_number("ambush"), ANY, ANY));
    desk_close(&d);
    d = rivals("phase cleanup; first 0; turn 0; seat 0 hand sprint");
    cr_assert(play(&d, JEB, "discard Sprint"));
    cr_assert(happened(&d, EV_DISCARDED, design_number("sprint"), 0, ANY));
    desk_close(&d);
}

/* ---- Jobs and the Store --------------------------------------------------------------- */

Test(few_events, fc_53_fc_58_a_job_sold_and_a_job_scored) {
    Desk d = meeting("seat 0 jobs survivor; job top farmhand, deputy");
    cr_assert(play_all(&d, JEB, "go to the Job Board; sell Survivor"));
    cr_assert(happened(&d, EV_SOLD, job_number("survivor"), job("survivor")->water, ANY));
    desk_close(&d);
    d = acting_at("dry_well", "seat 0 jobs farmhand; movement 3");
    cr_assert(play(&d, JEB, "score Farmhand"));
    cr_assert(happened(&d, EV_SCORED, job_number("farmhand"), 1, 1));
    desk_close(&d);
}

Test(few_events, fc_60_fc_63_what_the_store_sells) {
    Desk d = meeting("seat 0 money 30; seat 0 bullets 0; store row horse, boots, lasso");
    cr_assert(play(&d, JEB, "go to the Store"));
    cr_assert(happened(&d, EV_STORE, ANY, ANY, ANY));
    cr_assert(play(&d, JEB, "buy Horse"));
    int first = item_number("horse");
    cr_assert(happened(&d, EV_BOUGHT, first, item("horse")->cost, ANY));
    cr_assert(happened(&d, EV_ITEM_SHOWN, few(&d)->store_row[0] - 1, 0, ANY));
    cr_assert(play(&d, JEB, "buy a bullet"));
    cr_assert(happened(&d, EV_STOCKED, STOCK_BULLET, 1, ANY));
    desk_close(&d);
}

/* ---- The road ------------------------------------------------------------------------- */

Test(few_events, fc_69_fc_71_a_road_and_its_toll) {
    Desk d = acting_at("broken_dam", "movement 2; attack 1; seat 0 health 6");
    cr_assert(play(&d, JEB, "walk to Mirage"));
    cr_assert(happened(&d, EV_SET_OUT, space("mirage"), ANY, ANY));
    cr_assert(play(&d, JEB, "pay 1 Attack"));
    cr_assert(happened(&d, EV_TOLL, 1, 1, ANY));
    cr_assert(happened(&d, EV_CHANGED, TRACK_HEALTH, -1, 5));
    cr_assert(happened(&d, EV_MOVED, space("broken_dam"), space("mirage"), ANY));
    desk_close(&d);
}

Test(few_events, fc_44_fc_47_an_encounter_and_who_shares_it) {
    Desk d = meeting("seat 0 at salt_flat; seat 1 at salt_flat; encounter top stagecoach");
    int terrain = few_printed()->spaces[space("salt_flat")].terrain;
    cr_assert(happened(&d, EV_ENCOUNTER, ANY, terrain, (int)bit(MAE)));
    desk_close(&d);
    d = meeting("seat 0 at salt_flat; seat 1 at dry_well; encounter top stagecoach");
    cr_assert(happened(&d, EV_ENCOUNTER, ANY, terrain, 0));
    desk_close(&d);
}

/* ---- Actions -------------------------------------------------------------------------- */

Test(few_events, fc_78_a_bounty) {
    Desk d = acting_at("red_mesa", "attack 60; pile 2 top butch_talbot");
    cr_assert(play(&d, JEB, "defeat Butch Talbot"));
    cr_assert(
        happened(&d, EV_FOUGHT, TARGET_MOST_WANTED, 1, bounty_number("butch_talbot")));
    cr_assert(happened(&d, EV_REVEALED, 1, few(&d)->pile_top[1], ANY));
    desk_close(&d);
    d = acting_at("red_mesa", "attack 60; wanted zombies front");
    cr_assert(play(&d, JEB, "defeat Zombies"));
    cr_assert(happened(&d, EV_FOUGHT, TARGET_WANTED, ANY, 0));
    cr_assert(play(&d, JEB, "defeat Zombies"));
    cr_assert(happened(&d, EV_FOUGHT, TARGET_WANTED, ANY, 1));
    desk_close(&d);
}

Test(few_events, fc_84_fc_85_a_robbery) {
    Desk d = acting_at("dry_well", "seat 1 at dry_well; seat 1 health 4; attack 9");
    cr_assert(play(&d, JEB, "rob Maecenas"));
    cr_assert(happened(&d, EV_ROBS, MAE, 8, ANY));
    cr_assert(happened(&d, EV_CHANGED, TRACK_CURSE, 2, 2));
    cr_assert(happened(&d, EV_ROBBED, MAE, 4, ANY));
    cr_assert(happened(&d, EV_CHANGED, TRACK_HEALTH, -1, 3));
    desk_close(&d);
}

Test(few_events, fc_74_fc_87_an_artifact_and_a_camp) {
    Desk d = acting_at("mana_olana", "artifacts black_beak, jar_of_dirt");
    cr_assert(play_all(&d, JEB, "recover an artifact; take Black Beak"));
    cr_assert(happened(&d, EV_RECOVERED, artifact_number("black_beak"), 0, ANY));
    desk_close(&d);
    d = acting_at("dry_well", "seat 0 health 4");
    cr_assert(play(&d, JEB, "camp"));
    cr_assert(happened(&d, EV_CAMPED, ANY, ANY, ANY));
    cr_assert(happened(&d, EV_CHANGED, TRACK_HEALTH, 1, 5));
    desk_close(&d);
}

/* ---- Curse and wounds ----------------------------------------------------------------- */

Test(few_events, fc_27_a_curse_that_hurts) {
    Desk d = acting_at("dry_well", "seat 0 curse 8; seat 0 health 5; seat 0 hand low_blow");
    cr_assert(play(&d, JEB, "play Low Blow"));
    cr_assert(happened(&d, EV_CHANGED, TRACK_CURSE, 1, 9));
    cr_assert(happened(&d, EV_CURSE_HURT, 1, 4, ANY));
    desk_close(&d);
}

Test(few_events, fc_29_fc_31_a_wound_and_the_way_home) {
    int way = few_printed()->home_distance[space("dry_well")];
    cr_assert_geq(way, 1);
    Desk d = acting_at("dry_well", "seat 0 curse 8; seat 0 health 1; seat 0 money 0; "
                                   "seat 0 hand low_blow");
    cr_assert(play(&d, JEB, "play Low Blow"));
    cr_assert(happened(&d, EV_CURSE_HURT, 1, 0, ANY));
    cr_assert(happened(&d, EV_WOUNDED, 3 + way, 0, ANY));
    cr_assert(happened(&d, EV_RETURNED, space("dry_well"), ANY, ANY));
    cr_assert_eq(few(&d)->todo.unused[0], 0); /* states are compared as bytes */
    desk_close(&d);
    d = acting_at("dry_well", "seat 0 curse 8; seat 0 health 1; seat 0 money 9; "
                              "seat 0 hand low_blow");
    cr_assert(play(&d, JEB, "play Low Blow"));
    cr_assert(happened(&d, EV_WOUNDED, 3, way, ANY));
    desk_close(&d);
}

/* Upgrades that were to be chosen from are laid down: both, and none is left. */
Test(few_events, fc_28_a_wound_while_improvising) {
    Desk d = rivals("phase improvise; first 0; turn 0; seat 0 at dry_well; seat 0 curse 8; "
                    "seat 0 health 1; seat 0 hand low_blow; upgrade top sprint, ambush");
    cr_assert(play(&d, JEB, "play Low Blow"));
    cr_assert(happened(&d, EV_WOUNDED, ANY, ANY, ANY));
    cr_assert(bits192_has(&few(&d)->upgrades.discard, design("sprint")->first));
    cr_assert(bits192_has(&few(&d)->upgrades.discard, design("ambush")->first));
    cr_assert_eq(few(&d)->seat, MAE);
    cr_assert_eq(few(&d)->drawn_count, 2); /* those of Maecenas */
    desk_close(&d);
}

/* ---- Told once ------------------------------------------------------------------------ */

/* What the deed's own event covers has none besides. */
static void plays_in_one(Desk d, const char *words, int kind, int track) {
    cr_assert(play_all(&d, JEB, words));
    cr_assert_not(happened(&d, kind, track, ANY, ANY), "%s", words);
    desk_close(&d);
}

static Desk shopping(void) {
    return meeting("seat 0 water 30; seat 0 bullets 0; store row horse, boots, lasso");
}

static Desk scoring(void) {
    return acting_at("dry_well", "seat 0 jobs farmhand; movement 3");
}

static Desk robbing(void) {
    return acting_at("dry_well", "seat 1 at dry_well; seat 1 health 4; attack 9");
}

static Desk wounded(void) {
    return acting_at("dry_well", "seat 0 curse 8; seat 0 health 1; seat 0 water 9; "
                                 "seat 0 hand low_blow");
}

Test(few_events, fc_46_what_an_event_covers_is_told_once) {
    plays_in_one(acting_at("dry_well", "seat 0 bullets 2"), "shoot 1 Bullet for 1 Attack",
                 EV_CHANGED, TRACK_BULLETS);
    plays_in_one(scoring(), "score Farmhand", EV_CHANGED, TRACK_WATER);
    plays_in_one(scoring(), "score Farmhand", EV_GRIT, ANY);
    plays_in_one(meeting("seat 0 jobs survivor; job top farmhand, deputy"),
                 "go to the Job Board; sell Survivor", EV_CHANGED, TRACK_WATER);
    plays_in_one(shopping(), "go to the Store; buy Horse", EV_CHANGED, TRACK_WATER);
    plays_in_one(shopping(), "go to the Store; buy a bullet", EV_CHANGED, ANY);
    plays_in_one(robbing(), "rob Maecenas", EV_CHANGED, TRACK_WATER);
    plays_in_one(robbing(), "rob Maecenas", EV_GRIT, ANY);
    plays_in_one(acting_at("red_mesa", "attack 60; pile 2 top butch_talbot"),
                 "defeat Butch Talbot", EV_GRIT, ANY);
    plays_in_one(acting_at("dry_well", ""), "camp", EV_SHUFFLED, ANY);
    plays_in_one(wounded(), "play Low Blow", EV_CHANGED, TRACK_WATER);
    plays_in_one(wounded(), "play Low Blow", EV_GRIT, ANY);
}

/* ---- The table ------------------------------------------------------------------------ */

static void tells_of_nobody(const Desk *d) {
    static const Ev kinds[] = {EV_ROUND,   EV_PHASE, EV_ITEM_SHOWN, EV_REVEALED,
                               EV_MONSTER, EV_DRAIN, EV_ENDING,     EV_OVER};
    for (int i = 0; i < match_event_count(d->match); i++) {
        Event e = match_event(d->match, i, SEAT_WATCHER);
        for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++)
            if (e.kind == kinds[k])
                cr_assert_eq(e.who, SEAT_CLOCK, "event %d of kind %d", i, e.kind);
    }
}

Test(few_events, fc_79_fc_94_fc_119_what_the_table_does_is_nobodys_deed) {
    Desk d = acting("seat 0 at expedition; attack 60; pile 1 top wendigo; pile 1 left 1; "
                    "pile 2 left 0; pile 3 left 0; pile 4 left 0; bounty top colonel_ash; "
                    "monster tsilkali at dry_well");
    cr_assert(play_all(&d, JEB, "defeat Wendigo; defeat Colonel Ash"));
    rest_of_round(&d);
    tells_of_nobody(&d);
    desk_close(&d);
    d = team(2, "monsters beaten 2; seat 0 at expedition; pile 1 top wendigo; "
                "phase action; first 0; turn 0; attack 60");
    cr_assert(play(&d, JEB, "defeat Wendigo"));
    tells_of_nobody(&d);
    desk_close(&d);
    d = acting_at("mana_olana", "artifacts black_beak");
    cr_assert(play_all(&d, JEB, "recover an artifact; take Black Beak"));
    cr_assert(happened(&d, EV_ENDING, CAUSE_ARTIFACTS, ANY, ANY));
    tells_of_nobody(&d);
    desk_close(&d);
    d = acting("monsters beaten 2; seat 0 at expedition; attack 60; pile 1 top wendigo");
    cr_assert(play(&d, JEB, "defeat Wendigo"));
    cr_assert(happened(&d, EV_ENDING, CAUSE_MONSTERS, ANY, ANY));
    tells_of_nobody(&d);
    desk_close(&d);
    d = team(2, "phase action; first 0; turn 0");
    rest_of_round(&d);
    tells_of_nobody(&d);
    desk_close(&d);
}

/* FC-25: the drawback of Maecenas' Cursed side, right after the team's loss (FC-119). */
Test(few_events, fc_119_what_follows_the_loss_of_grit_is_told) {
    Desk d = team(2, "phase cleanup; first 0; turn 1; seat 0 hand nothing; "
                     "seat 1 hand nothing; seat 1 curse 8; seat 1 health 6");
    cr_assert(happened(&d, EV_DRAIN, ANY, ANY, ANY));
    cr_assert(happened(&d, EV_CHANGED, TRACK_CURSE, 1, 9));
    desk_close(&d);
}

/* The one rider gives it up. */
Test(few_events, fc_110_a_bounty_given_up) {
    Desk d = alone("curse_chaser", "phase cleanup; turn 0; seat 0 hand nothing; "
                                   "pile 1 top hangmen; pile 2 empty; pile 3 empty; "
                                   "pile 4 top wendigo");
    cr_assert(happened(&d, EV_GAVE_UP, 0, bounty_number("hangmen"), ANY));
    for (int i = 0; i < match_event_count(d.match); i++) {
        Event e = match_event(d.match, i, SEAT_WATCHER);
        if (e.kind == EV_GAVE_UP) cr_assert_eq(e.who, 0);
    }
    desk_close(&d);
}

Test(few_events, fc_48_passing_by) {
    Desk d =
        desk_open(FEW, "mode rivals; seats 2; character redhead, maecenas",
                  "phase encounter; first 0; turn 0; seat 0 at dry_well; encounter top "
                  "stagecoach; seat 0 bullets 0; seat 0 water 0; seat 0 hand fleet_foot");
    cr_assert(play(&d, JEB, "pass by"));
    cr_assert(happened(&d, EV_PASSED_BY, ANY, ANY, ANY));
    cr_assert(happened(&d, EV_SHOWED, design_number("fleet_foot"), ANY, ANY));
    desk_close(&d);
}

Test(few_events, fc_32_a_wound_shuffles_all_cards) {
    Desk d = wounded();
    cr_assert(play(&d, JEB, "play Low Blow"));
    cr_assert(happened(&d, EV_SHUFFLED, 1, ANY, ANY));
    desk_close(&d);
}

Test(few_events, fc_100_a_game_among_rivals_is_won) {
    Desk d = acting_at("mana_olana", "artifacts black_beak");
    cr_assert(play_all(&d, JEB, "recover an artifact; take Black Beak"));
    rest_of_round(&d);
    cr_assert(happened(&d, EV_OVER, CAUSE_ARTIFACTS, 1, ANY));
    int tallies = 0;
    for (int i = 0; i < match_event_count(d.match); i++)
        tallies += match_event(d.match, i, SEAT_WATCHER).kind == EV_TALLY;
    cr_assert_eq(tallies, 2, "one for each rider");
    desk_close(&d);
}
