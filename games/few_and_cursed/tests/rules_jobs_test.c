/* FC-51 to FC-59: jobs. */
#include <string.h>

#include "few_desk.h"

#include "few_and_cursed/few_and_cursed.h"
#include "few_and_cursed/rules/jobs.h"
#include "few_and_cursed/rules/payment.h"

Test(few, fc_51_ruling_18_the_board_gives_two_jobs_that_nobody_else_sees) {
    Desk d = meeting("job top farmhand, deputy");
    cr_assert(play(&d, JEB, "go to the Job Board"));
    cr_assert(holds_job(&d, JEB, "farmhand") && holds_job(&d, JEB, "deputy"));
    cr_assert_eq(rider(&d, JEB)->job_count, 2);
    static FewState hidden;
    match_hidden(d.match, MAE, &hidden.head);
    cr_assert_eq(hidden.rider[JEB].jobs, 0);
    cr_assert_eq(hidden.rider[JEB].job_count, 2);
    desk_close(&d);
}

Test(few, fc_52_a_job_already_scored_is_discarded_and_replaced) {
    Desk d = meeting("seat 0 scored farmhand; job top farmhand, deputy, bouncer");
    cr_assert(play(&d, JEB, "go to the Job Board"));
    cr_assert_not(holds_job(&d, JEB, "farmhand"));
    cr_assert(holds_job(&d, JEB, "deputy") && holds_job(&d, JEB, "bouncer"));
    cr_assert_eq(bits64_count(few(&d)->jobs.discard), 1);
    desk_close(&d);
}

Test(few, fc_53_fc_54_one_job_is_sold_for_its_money_and_no_grit) {
    Desk d = meeting("seat 0 jobs survivor; seat 0 money 0; job top farmhand, deputy");
    cr_assert(play(&d, JEB, "go to the Job Board"));
    cr_assert_eq(offered(&d, JEB, "sell"), 4); /* three jobs, or nothing */
    cr_assert(play(&d, JEB, "sell Survivor"));
    cr_assert_eq(rider(&d, JEB)->water, job("survivor")->water);
    cr_assert_eq(rider(&d, JEB)->grit, 0);
    cr_assert_not(holds_job(&d, JEB, "survivor"));
    cr_assert_eq(bits64_count(few(&d)->jobs.discard), 1);
    cr_assert(asked(&d, MAE, ASK_TOWN)); /* one, not more */
    desk_close(&d);
}

Test(few, fc_53_nothing_need_be_sold) {
    Desk d = meeting("job top farmhand, deputy");
    cr_assert(play_all(&d, JEB, "go to the Job Board; sell nothing"));
    cr_assert_eq(rider(&d, JEB)->job_count, 2);
    desk_close(&d);
}

Test(few, fc_38_the_job_deck_is_made_new_from_its_discards) {
    Desk d = meeting("job deck farmhand");
    cr_assert(play(&d, JEB, "go to the Job Board"));
    cr_assert_eq(rider(&d, JEB)->job_count, 2);
    cr_assert(holds_job(&d, JEB, "farmhand"));
    cr_assert_eq(few(&d)->jobs.discard, 0);
    desk_close(&d);
}

/* The rulebook's example: Farmhand's 3 Movement is spent and moves nobody. */
Test(few, fc_56_farmhand_spends_three_movement) {
    Desk d = acting_at("dry_well", "seat 0 jobs farmhand; movement 4; seat 0 money 0");
    cr_assert(play(&d, JEB, "score Farmhand"));
    cr_assert_eq(rider(&d, JEB)->move, 1);
    cr_assert_eq(rider(&d, JEB)->at, space("dry_well"));
    cr_assert_eq(rider(&d, JEB)->water, 1);
    cr_assert_eq(rider(&d, JEB)->grit, 1);
    cr_assert(has_scored(&d, JEB, "farmhand"));
    cr_assert_not(holds_job(&d, JEB, "farmhand"));
    desk_close(&d);

    d = acting_at("dry_well", "seat 0 jobs farmhand; movement 2");
    cr_assert(refuses(&d, JEB, "score Farmhand", "FC-56", 1));
    desk_close(&d);
}

Test(few, fc_56_body_guard_spends_movement_and_attack) {
    Desk d = acting_at("dry_well", "seat 0 jobs body_guard; movement 2; attack 1");
    cr_assert(refuses(&d, JEB, "score Body Guard", "FC-56", 1));
    cr_assert(play(&d, JEB, "shoot 1 Bullet for 1 Attack"));
    cr_assert(play(&d, JEB, "score Body Guard"));
    cr_assert_eq(rider(&d, JEB)->move + rider(&d, JEB)->attack, 0);
    cr_assert_eq(rider(&d, JEB)->grit, 2);
    desk_close(&d);
}

Test(few, fc_55_the_same_job_is_scored_once) {
    Desk d =
        acting_at("dry_well", "seat 0 jobs farmhand; seat 0 scored farmhand; movement 6");
    cr_assert(refuses(&d, JEB, "score Farmhand", "FC-55", 0));
    desk_close(&d);
}

Test(few, fc_58_scoring_needs_no_action_and_works_in_any_phase) {
    Desk d =
        acting_at("dry_well", "seat 0 jobs farmhand, rat_catcher; movement 3; attack 3");
    cr_assert(play_all(&d, JEB, "score Farmhand; score Rat Catcher"));
    cr_assert_eq(few(&d)->action, ACTION_NONE);
    cr_assert(offers(&d, JEB, "camp"));
    desk_close(&d);

    d = rivals("phase improvise; first 0; turn 0; seat 0 jobs farmhand; movement 3");
    cr_assert(play(&d, JEB, "score Farmhand"));
    cr_assert(asked(&d, JEB, ASK_IMPROVISE));
    desk_close(&d);
}

/* The rulebook's example: Con Man needs a Curse of exactly 6, not a Threshold of 6. */
Test(few, fc_57_con_man_needs_curse_six_exactly) {
    Desk d =
        acting_at("dry_well", "seat 0 jobs con_man; seat 0 curse 5; seat 0 hand low_blow");
    cr_assert(play(&d, JEB, "play Low Blow")); /* Curse +1 */
    cr_assert(asked(&d, JEB, ASK_JOB));
    cr_assert(play(&d, JEB, "score Con Man"));
    cr_assert(has_scored(&d, JEB, "con_man"));
    cr_assert_eq(rider(&d, JEB)->curse, 6); /* compared, not spent */
    cr_assert_eq(rider(&d, JEB)->grit, job("con_man")->grit);
    desk_close(&d);

    d = acting_at("dry_well", "seat 0 jobs con_man; seat 0 curse 5; seat 0 threshold 6; "
                              "seat 0 hand bone_horse");
    cr_assert(play(&d, JEB, "play Bone Horse")); /* Curse +2: seven */
    cr_assert_eq(rider(&d, JEB)->curse, 7);
    cr_assert(asked(&d, JEB, ASK_ACTION));
    desk_close(&d);
}

/* Two Curse symbols would pass the number: it is asked between them. */
Test(few, ruling_16_a_track_job_is_asked_about_at_the_very_moment) {
    Desk d = acting_by_a_cursed_road("seat 0 jobs con_man; seat 0 curse 5");
    cr_assert(play(&d, JEB, "walk to Whisper Pit"));
    cr_assert(asked(&d, JEB, ASK_JOB));
    cr_assert_eq(rider(&d, JEB)->curse, 6);
    cr_assert_eq(rider(&d, JEB)->at, space("last_rain")); /* not there yet */
    cr_assert(play(&d, JEB, "score Con Man"));
    cr_assert_eq(rider(&d, JEB)->curse, 7);
    cr_assert_eq(rider(&d, JEB)->at, space("whisper_pit"));
    desk_close(&d);
}

Test(few, ruling_16_whoever_declines_is_asked_again_when_it_is_reached_anew) {
    Desk d = acting_at("dry_well",
                       "seat 0 jobs con_man; seat 0 curse 5; "
                       "seat 0 hand low_blow, quiet_prayer, reckless_charge, sprint");
    cr_assert(play_all(&d, JEB, "play Low Blow; keep it for later"));
    cr_assert(play(&d, JEB, "play Sprint")); /* not asked again at the same value */
    cr_assert(asked(&d, JEB, ASK_ACTION));
    cr_assert(play(&d, JEB, "shoot 1 Bullet for 1 Attack")); /* nor for another track */
    cr_assert(asked(&d, JEB, ASK_ACTION));
    cr_assert(play(&d, JEB, "play Quiet Prayer"));    /* Curse 5 */
    cr_assert(play(&d, JEB, "play Reckless Charge")); /* 6 again */
    cr_assert(asked(&d, JEB, ASK_JOB));
    desk_close(&d);
}

/* Declined, and scored a moment later: the number still stands, and it is their turn. */
Test(few, fc_57_fc_58_a_track_job_that_fits_is_scored_whenever_its_rider_has_the_turn) {
    Desk d = acting_at("dry_well", "seat 0 jobs con_man; seat 0 curse 5; "
                                   "seat 0 threshold 9; seat 0 hand low_blow");
    cr_assert_eq(offered(&d, JEB, "score Con Man"), 0);
    cr_assert(refuses(&d, JEB, "score Con Man", "FC-57", 1));
    cr_assert(play_all(&d, JEB, "play Low Blow; keep it for later"));
    cr_assert(asked(&d, JEB, ASK_ACTION));
    cr_assert(play(&d, JEB, "score Con Man"));
    cr_assert(has_scored(&d, JEB, "con_man"));
    cr_assert_eq(rider(&d, JEB)->grit, job("con_man")->grit);
    cr_assert_eq(rider(&d, JEB)->curse, 6); /* nothing is spent */
    desk_close(&d);
}

Test(few, fc_57_fc_58_in_an_arranged_position_too_in_every_phase) {
    static const char *const phases[] = {"improvise", "encounter", "action"};
    for (int i = 0; i < 3; i++) {
        char position[120];
        Text words = text_over(position, sizeof position);
        text_format(&words, "phase %s; first 0; seat 0 health 5; seat 0 jobs survivor",
                    phases[i]);
        Desk d = rivals(position);
        cr_assert(play(&d, JEB, "score Survivor"), "%s", phases[i]);
        cr_assert(has_scored(&d, JEB, "survivor"));
        desk_close(&d);
    }
}

Test(few, ruling_16_copies_of_a_job_are_asked_about_together) {
    Desk d = acting_at("dry_well", "seat 0 jobs con_man, con_man; seat 0 curse 5; "
                                   "seat 0 hand low_blow, quiet_prayer, reckless_charge");
    cr_assert(play_all(&d, JEB, "play Low Blow; keep it for later"));
    cr_assert(asked(&d, JEB, ASK_ACTION));
    cr_assert(play_all(&d, JEB, "play Quiet Prayer; play Reckless Charge; score Con Man"));
    cr_assert(asked(&d, JEB, ASK_ACTION)); /* FC-55: the other one cannot be scored */
    cr_assert(holds_job(&d, JEB, "con_man"));
    desk_close(&d);
}

Test(few, ruling_16_whoever_declines_is_asked_again_in_the_next_turn) {
    Desk d =
        acting_at("dry_well", "seat 0 jobs con_man; seat 0 curse 5; seat 0 hand low_blow");
    cr_assert(play_all(&d, JEB, "play Low Blow; keep it for later"));
    rest_of_round(&d);
    cr_assert(asked(&d, JEB, ASK_JOB)); /* before anything else */
    desk_close(&d);
}

/* Two tracks show what two jobs ask for. */
Test(few, ruling_16_several_jobs_are_asked_about_one_after_the_other) {
    Desk d = rivals("phase cleanup; first 0; turn 0; seat 0 jobs survivor, gun_runner; "
                    "seat 0 health 5; seat 0 bullet_max 5; seat 0 bullets 5");
    rest_of_round(&d);
    cr_assert(asked(&d, JEB, ASK_JOB));
    cr_assert(play_all(&d, JEB, "score Survivor; score Gun Runner"));
    cr_assert_eq(rider(&d, JEB)->job_count, 0);
    desk_close(&d);
}

/* Two Attack symbols unpaid are two wounds, and the first one brings Health to 5. */
Test(few, ruling_16_between_two_symbols_of_a_road) {
    Desk d = acting_at("broken_dam", "movement 2; seat 0 health 6; seat 0 jobs survivor");
    cr_assert(play_all(&d, JEB, "walk to Mirage; pay nothing"));
    cr_assert(asked(&d, JEB, ASK_JOB));
    cr_assert_eq(rider(&d, JEB)->health, 5);
    cr_assert(play(&d, JEB, "score Survivor"));
    cr_assert_eq(rider(&d, JEB)->health, 4);
    cr_assert_eq(rider(&d, JEB)->at, space("mirage"));
    desk_close(&d);
}

Test(few, ruling_16_a_job_that_fits_is_asked_about_when_it_is_drawn) {
    Desk d = meeting("seat 0 health 5; job top survivor, deputy");
    cr_assert(play(&d, JEB, "go to the Job Board"));
    cr_assert(asked(&d, JEB, ASK_JOB));
    cr_assert(play(&d, JEB, "score Survivor"));
    cr_assert_eq(rider(&d, JEB)->grit, 5);
    cr_assert(asked(&d, JEB, ASK_SELL)); /* the visit goes on */
    desk_close(&d);
}

/* Robbed to exactly 5 Health in another's turn. */
Test(few, fc_58_ruling_17_track_jobs_are_scored_in_others_turns_too) {
    Desk d = acting_at("dry_well", "seat 1 at dry_well; seat 1 health 6; attack 12; "
                                   "seat 1 jobs survivor, farmhand; seat 1 money 0");
    cr_assert(play(&d, JEB, "rob Maecenas"));
    cr_assert(asked(&d, MAE, ASK_JOB));
    cr_assert_eq(offered(&d, MAE, "score Farmhand"), 0); /* spend jobs: own turn only */
    cr_assert(play(&d, MAE, "score Survivor"));
    cr_assert_eq(rider(&d, MAE)->grit, 5);
    cr_assert_eq(rider(&d, MAE)->water, 3);
    cr_assert(asked(&d, JEB, ASK_ACTION));
    desk_close(&d);
}

Test(few, fc_59_jobs_never_scored_count_against_their_owner) {
    Desk d = rivals("phase action; turn 0; first 0; seat 0 jobs farmhand, survivor; "
                    "seat 0 grit 10");
    Result r;
    match_result(d.match, &r);
    cr_assert_eq(r.points[JEB], 10 - 1 - 5);
    desk_close(&d);
}

/* Whichever it is: here the first of the pack. */
Test(few, fc_104_a_job_not_done_costs_its_grit_when_the_game_is_over) {
    const Job *first = &few_printed()->jobs[few_printed()->job_of[0]];
    cr_assert_neq(first->kind, JOB_END);
    char position[200];
    Text words = text_over(position, sizeof position);
    text_format(&words,
                "phase action; first 0; turn 0; monster tsilkali at dry_well; "
                "seat 1 jobs %s; seat 1 grit 20",
                first->id);
    Desk d = rivals(position);
    cr_assert(bits64_first(rider(&d, MAE)->jobs) == 0);
    rest_of_round(&d);
    cr_assert(few(&d)->head.over);
    Result r;
    match_result(d.match, &r);
    cr_assert_eq(r.points[MAE], rider(&d, MAE)->grit - first->grit);
    desk_close(&d);
}

/* The first job of the pack, on a track, asked about like any other. */
Test(few, fc_57_fc_114_a_job_on_a_track_is_asked_about_whichever_it_is) {
    static const char pack[] = "pack first\ngame few-and-cursed 2\n"
                               "[job farmhand]\ntitle = Farmhand\ncopies = 2\nwater = 1\n"
                               "grit = 1\nhealth = 5\nsource = invented\n";
    Desk d = desk_open_with(FEW, pack, "mode shadows; seats 1; character jebediah",
                            "phase action; turn 0; seat 0 health 6; seat 0 threshold 6; "
                            "seat 0 curse 7; seat 0 hand low_blow; "
                            "track 1 farmhand, deputy, bouncer, mail_rider");
    cr_assert_eq(few(&d)->shadow[0][0], 1);
    cr_assert(play(&d, JEB, "play Low Blow")); /* Curse +1, and so Health 5 */
    cr_assert(asked(&d, JEB, ASK_JOB));
    cr_assert(play(&d, JEB, "score Farmhand"));
    cr_assert_eq(few(&d)->shadow_done[0], 1);
    desk_close(&d);
}

/* All that is left to draw has been scored under the same name: the search comes to an end. */
Test(few, fc_52_a_rider_who_has_scored_everything_draws_nothing) {
    Desk d = meeting("seat 0 jobs nothing; seat 1 jobs nothing");
    FewState s = *few(&d);
    const Content *c = few_printed();
    s.rider[JEB].scored = 0;
    for (int card = 0; card < c->job_card_count; card++)
        if (!few_has_scored(c, &s.rider[JEB], c->job_of[card])) {
            s.rider[JEB].scored |= bit64(card);
            s.jobs.cards &= ~bit64(card);
        }
    cr_assert_neq(s.jobs.cards, 0);
    cr_assert_null(few_check(&d.box->box, &s.head));
    Table t = {c, &s, NULL, false, 0};
    few_draw_jobs(&t, JEB, 2);
    cr_assert_eq(s.rider[JEB].job_count, 0);
    cr_assert_null(few_check(&d.box->box, &s.head), "nor is any lost");
    desk_close(&d);
}

/* Declined in one round, the first job of the pack is asked about in the next. */
Test(few, ruling_16_a_declined_job_is_asked_about_again_in_the_next_round) {
    static const char pack[] = "pack first\ngame few-and-cursed 2\n"
                               "[job farmhand]\ntitle = Farmhand\ncopies = 2\nwater = 1\n"
                               "grit = 1\nhealth = 5\nsource = invented\n";
    Desk d = desk_open_with(FEW, pack, "mode rivals; seats 2; character jebediah, maecenas",
                            "phase cleanup; first 0; turn 0; seat 0 health 5; seat 0 jobs "
                            "farmhand; seat 0 hand nothing; seat 1 hand nothing");
    cr_assert_eq(bits64_first(rider(&d, JEB)->jobs), 0);
    rest_of_round(&d);
    cr_assert(asked(&d, JEB, ASK_JOB));
    desk_close(&d);
}

/* At a full table nobody is left out, and nobody is counted who is not there. */
Test(few, fc_103_most_jobs_among_four) {
    Desk d = desk_open(FEW, "mode rivals; seats 4",
                       "phase action; seat 0 jobs task_master; seat "
                       "3 jobs task_master; seat 0 scored deputy, "
                       "bouncer; seat 3 scored farmhand");
    const Content *c = few_printed();
    int worth = job("task_master")->grit;
    cr_assert_eq(few_end_grit(c, few(&d), 0), worth);
    cr_assert_eq(few_end_grit(c, few(&d), 3), -worth);
    desk_close(&d);
}

/* Jebediah has scored one job of every name. */
static void score_all(char *room, size_t size) {
    const Content *c = few_printed();
    strncat(room, "seat 0 scored ", size - strlen(room) - 1);
    for (int i = 0; i < c->job_count; i++) {
        strncat(room, i ? ", " : "", size - strlen(room) - 1);
        strncat(room, c->jobs[i].id, size - strlen(room) - 1);
    }
}

/* Nothing is drawn and nothing can be sold: the visit is over. */
Test(few, fc_52_whoever_has_scored_all_jobs_gets_none) {
    char room[900] = "";
    score_all(room, sizeof room);
    Desk d = meeting(room);
    cr_assert(play(&d, JEB, "go to the Job Board"));
    cr_assert_eq(rider(&d, JEB)->job_count, 0);
    cr_assert(asked(&d, MAE, ASK_TOWN));
    desk_close(&d);
}

/* The Water is certain, though the visit ends with it. */
Test(few, fc_53_a_sale_is_foretold) {
    Desk d = meeting("seat 0 jobs survivor; job top farmhand, deputy");
    cr_assert(play(&d, JEB, "go to the Job Board"));
    cr_assert_eq(foretold(&d, JEB, "sell Survivor", JEB, VERB_WATER),
                 job("survivor")->water);
    desk_close(&d);
}

/* Others hold jobs that nobody sees, so what a draw brings is never certain. */
Test(few, fc_52_nothing_is_foretold_beyond_a_draw) {
    static const char pack[] = "pack errand\ngame few-and-cursed 2\n"
                               "[upgrade errand]\ntitle = Errand\ncopies = 1\n"
                               "play = job 1, grit 1\nsource = invented\n";
    char room[900] = "phase action; first 0; turn 0; seat 0 hand errand; ";
    score_all(room, sizeof room);
    Desk d = desk_open_with(FEW, pack, "mode rivals; seats 2; character jebediah, maecenas",
                            room);
    cr_assert(!foretells(&d, JEB, "play Errand", EV_GRIT));
    cr_assert(play(&d, JEB, "play Errand"));
    cr_assert(happened(&d, EV_GRIT, 1, ANY, ANY));
    desk_close(&d);
}

/* Sets say what is ready; few_lack_of_job says the same of each job, wherever play leads. */
static void jobs_ready_lack_nothing(const Box *box, const State *state) {
    const FewState *s = (const FewState *)state;
    const Content *c = box->content;
    for (int seat = 0; seat < s->seats; seat++) {
        const Rider *r = &s->rider[seat];
        uint64_t ready = few_jobs_ready(c, r);
        for (int card = 0; card < c->job_card_count; card++)
            cr_assert_eq(ready >> card & 1, !few_lack_of_job(r, few_job(c, card)).what,
                         "%s, move %d", few_job(c, card)->id, (int)state->moves);
    }
}

Test(few, fc_56_fc_57_jobs_that_are_ready_lack_nothing) {
    desk_wander(FEW, "mode rivals; seats 4", "random", 3, jobs_ready_lack_nothing);
    desk_wander(FEW, "mode shadows", "random", 3, jobs_ready_lack_nothing);
}
