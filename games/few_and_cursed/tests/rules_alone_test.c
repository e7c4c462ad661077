/* FC-108 to FC-115, FC-136: the three games for one. */
#include "few_desk.h"

#include "few_and_cursed/few_and_cursed.h"
#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/jobs.h"
#include "few_and_cursed/rules/riders.h"

Test(few, fc_108_fc_136_set_up_as_usual_with_all_artifacts) {
    static const char *const modes[] = {"curse_chaser", "dark_arts", "shadows"};
    for (int i = 0; i < 3; i++) {
        Desk d = alone(modes[i], "");
        cr_assert_eq(bits_count(few(&d)->artifacts), 12);
        cr_assert_eq(hand_size(&d, 0), 4);
        cr_assert_eq(rider(&d, 0)->job_count, 4); /* of which two are given back */
        for (int p = 0; p < PILES; p++) cr_assert(few(&d)->pile_monster[p]);
        desk_close(&d);
    }
}

Test(few, fc_109_the_other_artifacts_of_the_place_are_discarded) {
    Desk d = acting_alone("curse_chaser", "seat 0 at mana_olana");
    cr_assert(play(&d, 0, "recover an artifact"));
    cr_assert_eq(offered(&d, 0, "take"), 3);
    cr_assert(play(&d, 0, "take Black Beak"));
    cr_assert_eq(bits_count(few(&d)->artifacts), 9);
    cr_assert_eq(bits_count(rider(&d, 0)->artifacts), 1);
    desk_close(&d);
}

/* ---- A bounty given up ----------------------------------------------------------- */

Test(few, fc_110_without_a_capture_a_most_wanted_is_given_up) {
    Desk d = acting_alone("curse_chaser",
                          "pile 1 top hangmen; pile 2 top barrett; pile 2 left 1; "
                          "bounty top the_deacon");
    play_until(&d, 0, ASK_GIVE_UP);
    cr_assert_eq(offered(&d, 0, "let"), 4);
    cr_assert(play(&d, 0, "let Barrett get away"));
    cr_assert_eq(few(&d)->pile_top[1], bounty_number("the_deacon") + 1);
    cr_assert_eq(few_beaten(rider(&d, 0)), 0);
    desk_close(&d);
}

Test(few, fc_110_a_capture_spares_that_and_a_wanted_is_none) {
    Desk d = acting_alone("curse_chaser",
                          "seat 0 at dry_well; attack 6; pile 1 top slim_corrigan");
    int round = few(&d)->round;
    cr_assert(play(&d, 0, "defeat Slim Corrigan"));
    while (few(&d)->round == round) {
        cr_assert_neq(few(&d)->head.asked[0].kind, ASK_GIVE_UP);
        OptionList list = {0, NULL, {{0}}};
        match_options(d.match, 0, &list);
        match_play(d.match, 0, match_ticket(d.match, 0), list.at[list.count - 1], 0, NULL);
    }
    desk_close(&d);

    d = acting_alone("curse_chaser",
                     "seat 0 at dry_well; attack 3; wanted talbots_gang front");
    cr_assert(play(&d, 0, "defeat Talbot's Gang"));
    round = few(&d)->round;
    play_until(&d, 0, ASK_GIVE_UP);
    cr_assert_eq(few(&d)->round, round);
    desk_close(&d);
}

/* Each turn for itself: what was captured in the last one does not count any more. */
Test(few, fc_110_a_capture_spares_one_turn_only) {
    Desk d = acting_alone("curse_chaser",
                          "seat 0 at dry_well; attack 6; pile 1 top slim_corrigan");
    cr_assert(play(&d, 0, "defeat Slim Corrigan"));
    rest_of_round(&d);
    int round = few(&d)->round;
    play_until(&d, 0, ASK_GIVE_UP);
    cr_assert_eq(few(&d)->round, round);
    desk_close(&d);
}

Test(few, ruling_27_a_monster_counts_as_a_capture) {
    Desk d = acting_alone("curse_chaser", "seat 0 at mountain_view; attack 20; "
                                          "monster tsilkali at mountain_view");
    cr_assert(play(&d, 0, "defeat Tsilkali"));
    cr_assert_eq(few(&d)->captured, 1);
    desk_close(&d);
}

/* All four piles show monsters: nothing is given up. */
Test(few, ruling_51_monsters_are_not_given_up) {
    Desk d = acting_alone("curse_chaser", "pile 1 top tsilkali; pile 2 top wendigo; "
                                          "pile 3 top hangmen; pile 4 top white_demon");
    int round = few(&d)->round;
    cr_assert(play(&d, 0, "end your Action phase"));
    cr_assert(play(&d, 0, "keep the rest"));
    cr_assert_eq(few(&d)->round, round + 1); /* Hangmen went without a question */
    cr_assert_neq(few(&d)->pile_top[2], bounty_number("hangmen") + 1);
    cr_assert(few(&d)->pile_top[2]); /* the next is turned up at once */
    desk_close(&d);
}

/* Giving up comes after the monsters' moves. */
Test(few, ruling_51_a_monster_that_comes_up_so_moves_from_the_next_round_on) {
    Desk d = acting_alone("curse_chaser", "pile 1 top hangmen; pile 1 left 0; "
                                          "monster top tsilkali");
    play_until(&d, 0, ASK_GIVE_UP);
    int round = few(&d)->round;
    cr_assert(play(&d, 0, "let Hangmen get away"));
    cr_assert_eq(few(&d)->round, round + 1);
    cr_assert_eq(few(&d)->monster_at[monster_number("tsilkali")] - 1,
                 space("mountain_view"));
    desk_close(&d);
}

/* ---- Curse Chaser ---------------------------------------------------------------- */

Test(few, fc_111_ruling_68_the_third_monster_wins_at_once) {
    Desk d = acting_alone("curse_chaser",
                          "seat 0 at mountain_view; attack 20; monsters beaten 2; "
                          "monster tsilkali at mountain_view");
    cr_assert(play(&d, 0, "defeat Tsilkali"));
    cr_assert(ended(&d, "won"));
    Result r;
    match_result(d.match, &r);
    cr_assert_eq(r.place[0], 1);
    desk_close(&d);
}

Test(few, fc_111_two_monsters_are_not_enough) {
    Desk d = acting_alone("curse_chaser",
                          "seat 0 at mountain_view; attack 20; monsters beaten 1; "
                          "monster tsilkali at mountain_view");
    cr_assert(play(&d, 0, "defeat Tsilkali"));
    cr_assert_not(few(&d)->head.over);
    Result r;
    match_result(d.match, &r);
    cr_assert_null(r.outcome);
    desk_close(&d);
}

/* Neither the artifacts nor the tracks ask for monsters: three beaten end nothing. */
Test(few, ruling_68_three_monsters_end_neither_the_dark_arts_nor_the_shadows) {
    static const char *const modes[] = {"dark_arts", "shadows"};
    for (int i = 0; i < 2; i++) {
        Desk d =
            acting_alone(modes[i], "seat 0 at mountain_view; attack 20; monsters beaten 2; "
                                   "monster tsilkali at mountain_view");
        cr_assert(play(&d, 0, "defeat Tsilkali"));
        rest_of_round(&d);
        cr_assert_not(few(&d)->head.over);
        desk_close(&d);
    }
}

Test(few, fc_111_a_monster_in_town_or_health_0_loses) {
    Desk d = acting_alone("curse_chaser", "monster tsilkali at dry_well");
    cr_assert(play_all(&d, 0, "end your Action phase; keep the rest"));
    cr_assert(ended(&d, "lost"));
    desk_close(&d);

    d = acting_alone("curse_chaser",
                     "seat 0 health 1; seat 0 curse 7; seat 0 hand low_blow");
    cr_assert(play(&d, 0, "play Low Blow"));
    cr_assert(ended(&d, "lost"));
    cr_assert(happened(&d, EV_OVER, CAUSE_HEALTH, ANY, ANY));
    Result r;
    match_result(d.match, &r);
    cr_assert_eq(r.place[0], 2);
    desk_close(&d);
}

Test(few, ruling_59_alone_there_is_no_scoring) {
    Desk d = acting_alone("curse_chaser", "seat 0 jobs survivor; seat 0 grit 4; "
                                          "seat 0 artifacts jar_of_dirt");
    Result r;
    match_result(d.match, &r);
    cr_assert_eq(r.points[0], 4); /* neither jobs nor artifacts are counted */
    desk_close(&d);
}

Test(few, ruling_68_artifacts_running_out_ends_nothing) {
    Desk d = acting_alone("curse_chaser", "seat 0 at mana_olana; artifacts black_beak");
    cr_assert(play_all(&d, 0, "recover an artifact; take Black Beak"));
    rest_of_round(&d);
    cr_assert_not(few(&d)->head.over);
    desk_close(&d);
}

/* ---- The Dark Arts --------------------------------------------------------------- */

#define FOUR "seat 0 artifacts jar_of_dirt, eye_of_horus, black_beak, bitter_cup; "

Test(few, fc_112_ruling_52_four_artifacts_and_crow_prime_win) {
    Desk d = acting_alone("dark_arts",
                          FOUR "seat 0 at mirage; movement 2; seat 0 hand nothing; "
                               "seat 0 bullets 0; monster crow_prime at mana_olana; "
                               "pile 1 top barrett");
    cr_assert(play(&d, 0, "walk to Mana O'lana")); /* without a fight */
    cr_assert(ended(&d, "won"));
    desk_close(&d);
}

Test(few, ruling_52_three_artifacts_do_not_open_the_way) {
    Desk d =
        acting_alone("dark_arts", "seat 0 artifacts jar_of_dirt, eye_of_horus, bitter_cup; "
                                  "seat 0 at mirage; movement 2; seat 0 hand nothing; "
                                  "seat 0 bullets 0; monster crow_prime at mana_olana");
    cr_assert(refuses(&d, 0, "walk to Mana O'lana", "FC-126", 0));
    desk_close(&d);
}

Test(few, ruling_52_ruling_69_crow_prime_may_come_to_the_rider) {
    Desk d = acting_alone("dark_arts", FOUR "seat 0 at mirage; seat 0 health 1; "
                                            "monster crow_prime at mana_olana");
    cr_assert(play_all(&d, 0, "end your Action phase; keep the rest"));
    cr_assert(ended(&d, "won")); /* before the damage */
    desk_close(&d);
}

/* A coach, too, may bring one there who has what is asked for. */
Test(few, ruling_52_a_free_journey_may_end_at_crow_prime) {
    Desk d = alone("dark_arts", FOUR "phase encounter; turn 0; seat 0 at dry_well; "
                                     "encounter top stagecoach; movement 3; "
                                     "monster crow_prime at mana_olana");
    cr_assert(play_all(&d, 0, "mend it and ride along; go to Mana O'lana"));
    cr_assert(ended(&d, "won"));
    desk_close(&d);
}

Test(few, fc_112_the_fourth_artifact_beside_crow_prime_wins) {
    Desk d =
        acting_alone("dark_arts", "seat 0 artifacts jar_of_dirt, eye_of_horus, bitter_cup; "
                                  "seat 0 at mana_olana; monster crow_prime at mana_olana");
    cr_assert(play_all(&d, 0, "recover an artifact; take Black Beak"));
    cr_assert(ended(&d, "won"));
    desk_close(&d);
}

Test(few, fc_112_among_rivals_it_wins_nothing) {
    Desk d = acting("seat 0 artifacts jar_of_dirt, eye_of_horus, bitter_cup; seat 0 at "
                    "mana_olana; monster crow_prime at mana_olana");
    cr_assert(play_all(&d, JEB, "recover an artifact; take Black Beak"));
    cr_assert_not(few(&d)->head.over);
    desk_close(&d);
}

/* Crow Prime comes up where the rider stands. */
Test(few, fc_112_crow_prime_may_appear_beside_the_rider) {
    Desk d = acting_alone("dark_arts", FOUR "seat 0 at mana_olana; attack 13; "
                                            "pile 1 top barrett; pile 1 left 0; "
                                            "monster top crow_prime");
    cr_assert(play(&d, 0, "defeat Barrett"));
    cr_assert(ended(&d, "won"));
    desk_close(&d);
}

/* The fourth artifact comes out of an encounter where Crow Prime stands already. */
Test(few, fc_112_a_fourth_artifact_by_chance_beside_crow_prime_wins) {
    Desk d = alone("dark_arts", "phase encounter; turn 0; seat 0 at whisper_pit; attack 6; "
                                "cursed top discover_treasure; artifacts bitter_cup; "
                                "seat 0 artifacts jar_of_dirt, eye_of_horus, black_beak; "
                                "monster crow_prime at whisper_pit");
    cr_assert(play(&d, 0, "wrestle it out"));
    cr_assert(ended(&d, "won"));
    desk_close(&d);
}

Test(few, ruling_70_beating_crow_prime_loses) {
    Desk d = acting_alone("dark_arts", "seat 0 at mana_olana; attack 18; "
                                       "monster crow_prime at mana_olana");
    cr_assert(play(&d, 0, "defeat Crow Prime"));
    cr_assert(ended(&d, "lost"));
    cr_assert(happened(&d, EV_OVER, CAUSE_CROW, ANY, ANY));
    desk_close(&d);
}

Test(few, fc_112_lost_like_curse_chaser) {
    Desk d =
        acting_alone("dark_arts", "seat 0 health 1; seat 0 curse 7; seat 0 hand low_blow");
    cr_assert(play(&d, 0, "play Low Blow"));
    cr_assert(ended(&d, "lost"));
    desk_close(&d);

    d = acting_alone("dark_arts", "monster tsilkali at dry_well");
    cr_assert(play_all(&d, 0, "end your Action phase; keep the rest"));
    cr_assert(ended(&d, "lost"));
    desk_close(&d);
}

/* ---- Operating in the Shadows ---------------------------------------------------- */

Test(few, fc_113_ruling_53_three_tracks_of_four_different_jobs) {
    Desk d = alone("shadows", "");
    uint64_t met = 0;
    for (int i = 0; i < SHADOW_TRACKS * SHADOW_LENGTH; i++) {
        int card = few(&d)->shadow[i / SHADOW_LENGTH][i % SHADOW_LENGTH] - 1;
        cr_assert(card >= 0);
        int design = few_printed()->job_of[card];
        cr_assert_neq(few_printed()->jobs[design].kind, JOB_END);
        cr_assert_not(met >> design & 1);
        met |= (uint64_t)1 << design;
    }
    cr_assert_eq(rider(&d, 0)->job_count, 4); /* and jobs of their own */
    desk_close(&d);
}

#define TRACK_1 "track 1 farmhand, rat_catcher, fence_rider, bouncer; "
#define TRACK_2 "track 2 mail_rider, deputy, water_hauler, night_watch; "
#define TRACK_3 "track 3 trail_boss, body_guard, gun_runner, trick_shooter; "

Test(few, fc_114_the_next_job_comes_up_when_one_is_scored) {
    Desk d = acting_alone("shadows", TRACK_3 TRACK_2 TRACK_1 "movement 3; attack 3");
    cr_assert_not(offers(&d, 0, "score Rat Catcher"));
    cr_assert(play(&d, 0, "score Farmhand"));
    cr_assert_eq(few(&d)->shadow_done[0], 1);
    cr_assert_eq(rider(&d, 0)->grit, 1);
    cr_assert(play(&d, 0, "score Rat Catcher"));
    cr_assert_eq(few(&d)->shadow_done[0], 2);
    desk_close(&d);
}

/* Its track shows the number already. */
Test(few, fc_114_ruling_16_a_job_that_fits_is_asked_about_when_it_comes_up) {
    Desk d = acting_alone("shadows", "track 1 farmhand, gun_runner, deputy, bouncer; "
                                     "seat 0 bullet_max 6; seat 0 bullets 5; movement 3");
    cr_assert(play(&d, 0, "score Farmhand"));
    cr_assert(asked(&d, 0, ASK_JOB));
    cr_assert(play(&d, 0, "score Gun Runner"));
    cr_assert_eq(few(&d)->shadow_done[0], 2);
    desk_close(&d);
}

Test(few, fc_114_what_lies_below_is_hidden) {
    Desk d = acting_alone("shadows", TRACK_3 TRACK_2 TRACK_1);
    static FewState hidden;
    match_hidden(d.match, 0, &hidden.head);
    for (int i = 0; i < SHADOW_TRACKS; i++) {
        cr_assert_eq(hidden.shadow[i][0], few(&d)->shadow[i][0]);
        for (int at = 1; at < SHADOW_LENGTH; at++) cr_assert_eq(hidden.shadow[i][at], 0);
    }
    desk_close(&d);
}

Test(few, fc_115_two_tracks_done_win) {
    Desk d = acting_alone("shadows", TRACK_3 TRACK_2 TRACK_1
                          "track 1 done 3; track 2 done 3; movement 2; attack 10");
    cr_assert(play(&d, 0, "score Bouncer"));
    cr_assert_not(few(&d)->head.over);
    cr_assert(play(&d, 0, "score Night Watch"));
    cr_assert(ended(&d, "won"));
    desk_close(&d);
}

Test(few, fc_115_ruling_55_four_figures_at_once_lose) {
    Desk d =
        acting_alone("shadows", "seat 0 at red_mesa; attack 9; pile 1 top butch_talbot; "
                                "pile 1 left 0; pile 2 top tsilkali; pile 3 top wendigo; "
                                "pile 4 top white_demon");
    cr_assert(play(&d, 0, "defeat Butch Talbot"));
    cr_assert(ended(&d, "lost"));
    cr_assert(happened(&d, EV_OVER, CAUSE_FIGURES, ANY, ANY));
    desk_close(&d);

    d = acting_alone("shadows", "seat 0 at red_mesa; attack 9; pile 1 top butch_talbot; "
                                "pile 1 left 0; pile 2 top tsilkali; pile 3 top wendigo; "
                                "monsters beaten 1");
    cr_assert(play(&d, 0, "defeat Butch Talbot"));
    cr_assert(few_top_monster(few(&d), 0) >= 0); /* the fourth, but one was beaten */
    cr_assert_not(few(&d)->head.over);
    desk_close(&d);
}

Test(few, fc_115_a_monster_in_town_loses) {
    Desk d = acting_alone("shadows", "monster tsilkali at dry_well");
    cr_assert(play_all(&d, 0, "end your Action phase; keep the rest"));
    cr_assert(ended(&d, "lost"));
    desk_close(&d);
}

Test(few, ruling_54_in_the_shadows_health_0_is_a_wound) {
    Desk d =
        acting_alone("shadows", "seat 0 health 1; seat 0 curse 7; seat 0 hand low_blow");
    cr_assert(play(&d, 0, "play Low Blow"));
    cr_assert_not(few(&d)->head.over);
    cr_assert_eq(rider(&d, 0)->health, 3);
    desk_close(&d);
}

/* Scoring the rider's own copy: the track's copy is replaced, and it advances no track. */
Test(few, ruling_53_a_job_already_scored_is_replaced_on_its_track) {
    Desk d = acting_alone("shadows", TRACK_3 TRACK_2 TRACK_1
                          "seat 0 jobs rat_catcher; seat 0 money 0; movement 3; attack 3; "
                          "job top task_master, survivor");
    cr_assert(play(&d, 0, "score Rat Catcher"));
    cr_assert_eq(rider(&d, 0)->water, 1);
    cr_assert_eq(few(&d)->shadow_done[0], 0);
    cr_assert(play(&d, 0, "score Farmhand")); /* Rat Catcher would come up */
    cr_assert_eq(few(&d)->shadow_done[0], 1);
    int card = few(&d)->shadow[0][1] - 1;
    cr_assert_str_eq(few_printed()->jobs[few_printed()->job_of[card]].id, "survivor");
    desk_close(&d);
}

/* The rider's own Gun Runner has the lower number of the two; the track's is scored. */
Test(few, ruling_53_of_two_copies_the_one_on_a_track_is_scored) {
    Desk d = acting_alone("shadows", "seat 0 jobs gun_runner; "
                                     "track 1 gun_runner, farmhand, deputy, bouncer; "
                                     "seat 0 bullet_max 6; seat 0 bullets 4; "
                                     "seat 0 hand spare_rounds");
    cr_assert(play_all(&d, 0, "play Spare Rounds; score Gun Runner"));
    cr_assert_eq(few(&d)->shadow_done[0], 1);
    cr_assert(holds_job(&d, 0, "gun_runner"));
    desk_close(&d);
}

Test(few, ruling_53_the_switch_leaves_out_ones_own_jobs) {
    Desk d = desk_open(FEW, "mode shadows; seats 1; tracks_only yes", "");
    cr_assert_eq(rider(&d, 0)->job_count, 0);
    play_until(&d, 0, ASK_TOWN);
    cr_assert(refuses(&d, 0, "go to the Job Board", "FC-113", 0));
    desk_close(&d);

    d = desk_open(FEW, "mode shadows; seats 1; tracks_only yes",
                  "phase encounter; turn 0; seat 0 at salt_flat; encounter top scarecrow; "
                  "seat 0 money 2");
    cr_assert(play(&d, 0, "buy him a drink")); /* a job and a card */
    cr_assert_eq(rider(&d, 0)->job_count, 0);
    desk_close(&d);
}

static bool is_on_a_track(const FewState *s, int design) {
    for (int i = 0; i < SHADOW_TRACKS * SHADOW_LENGTH; i++)
        if (few_printed()->job_of[s->shadow[i / SHADOW_LENGTH][i % SHADOW_LENGTH] - 1] ==
            design)
            return true;
    return false;
}

/* Every other job is scored or held, so that nothing can take the place of the Farmhand. */
Test(few, ruling_53_a_place_without_a_job_counts_as_done) {
    Desk d = acting_alone("shadows", "seat 0 jobs farmhand; " TRACK_3 TRACK_2 TRACK_1);
    const Content *c = few_printed();
    FewState s = *few(&d);
    Rider *r = &s.rider[0];
    int own = bits64_first(r->jobs), on_track = s.shadow[0][0] - 1;
    cr_assert_eq(c->job_of[own], c->job_of[on_track]);
    for (uint64_t left = s.jobs.cards | s.jobs.discard; left;) {
        int card = bits64_take(&left);
        if (is_on_a_track(&s, c->job_of[card]))
            r->jobs |= bit64(card);
        else
            r->scored |= bit64(card);
    }
    s.jobs.cards = s.jobs.discard = 0;
    r->job_count = (uint8_t)bits64_count(r->jobs);
    cr_assert_null(few_check(&d.box->box, &s.head));
    Table t = {c, &s, NULL, false, 0};
    few_score(&t, 0, own);
    cr_assert_eq(s.shadow_done[0], 1);
    cr_assert_eq(s.shadow_done[1], 0);
    cr_assert_eq(s.shadow_done[2], 0);
    cr_assert((s.jobs.cards | s.jobs.discard) & bit64(on_track));
    cr_assert_null(few_check(&d.box->box, &s.head));
    desk_close(&d);
}

/* The first card of all is one of the Farmhands. */
Test(few, ruling_53_the_first_job_takes_a_place_like_any_other) {
    Desk d = acting_alone("shadows", TRACK_3
                          "track 2 survivor, deputy, water_hauler, bouncer; "
                          "track 1 mail_rider, rat_catcher, fence_rider, night_watch; "
                          "seat 0 jobs rat_catcher; movement 9; attack 9; "
                          "job top farmhand");
    cr_assert(few_shadow_jobs(few_printed(), few(&d)) & 1);
    cr_assert(play_all(&d, 0, "score Rat Catcher; score Mail Rider"));
    cr_assert_eq(few(&d)->shadow_done[0], 1);
    cr_assert_eq(few(&d)->shadow[0][1] - 1, 0);
    desk_close(&d);
}

/* What takes the place of a job that is scored already is left to chance. */
Test(few, fc_114_a_score_is_certain_whatever_comes_up) {
    Desk d =
        acting_alone("shadows", TRACK_3 TRACK_2 TRACK_1
                     "seat 0 scored rat_catcher, fence_rider, bouncer, deputy, "
                     "water_hauler, night_watch, body_guard, gun_runner, trick_shooter, "
                     "survivor, con_man, fortune_teller; movement 3; attack 3");
    cr_assert_eq(foretold(&d, 0, "score Farmhand", 0, VERB_WATER), job("farmhand")->water);
    desk_close(&d);
}

/* Each job is in one place, whatever is dealt to the tracks. */
Test(few, fc_113_the_deal_loses_no_job) {
    Desk d = alone("shadows", "");
    bool first_dealt = false;
    for (uint64_t i = 1; i < 9; i++) {
        FewState s;
        game_setup(&d.box->box, match_setup(d.match), (uint64_t[2]){i, 0}, &s.head, NULL);
        cr_assert_null(few_check(&d.box->box, &s.head));
        for (int at = 0; at < SHADOW_TRACKS * SHADOW_LENGTH; at++)
            first_dealt |= s.shadow[at / SHADOW_LENGTH][at % SHADOW_LENGTH] == 1;
    }
    cr_assert(first_dealt);
    desk_close(&d);
}
