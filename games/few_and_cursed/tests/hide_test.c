/* What a seat may not know, what a bot may imagine of it, and what can never be true. */
#include <stdio.h>

#include "few_desk.h"

#include "few_and_cursed/few_and_cursed.h"
#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/effects.h"
#include "few_and_cursed/rules/jobs.h"

static FewState seen_by(const Desk *d, Seat viewer) {
    FewState s;
    match_hidden(d->match, viewer, &s.head);
    return s;
}

/* The same position with other secrets looks the same, to the byte. */
static void expect_same_look(const Desk *d, FewState other, Seat viewer) {
    FewState one = *few(d);
    cr_assert_null(few_check(&d->box->box, &other.head));
    cr_assert(memcmp(&one, &other, sizeof one) != 0, "nothing was changed");
    game_hide(&d->box->box, &one.head, viewer);
    game_hide(&d->box->box, &other.head, viewer);
    cr_assert_arr_eq(&one, &other, sizeof one);
}

static void swap_cards(CardSet *a, int in_a, CardSet *b, int in_b) {
    cr_assert(bits192_has(a, in_a) && bits192_has(b, in_b));
    bits192_remove(a, in_a);
    bits192_remove(b, in_b);
    bits192_add(a, in_b);
    bits192_add(b, in_a);
}

/* ---- Secrets --------------------------------------------------------------------- */

Test(few, hide_tells_nothing_about_a_hand_but_its_size) {
    Desk d = rivals("phase action; seat 1 hand silver_cane, open_purse");
    cr_assert_eq(seen_by(&d, JEB).rider[MAE].hand_count, 2);
    cr_assert_eq(bits192_count(&seen_by(&d, JEB).rider[MAE].hand), 0);
    FewState other = *few(&d);
    Rider *r = &other.rider[MAE];
    swap_cards(&r->hand, design("open_purse")->first, &r->deck.cards,
               bits192_next(&r->deck.cards, 0));
    expect_same_look(&d, other, JEB);
    expect_same_look(&d, other, SEAT_WATCHER);
    cr_assert_eq(bits192_count(&seen_by(&d, MAE).rider[MAE].hand), 2);
    desk_close(&d);
}

Test(few, hide_which_upgrade_was_kept) {
    Desk d = rivals("phase improvise; first 1; turn 1; upgrade top sprint, ambush");
    cr_assert_eq(seen_by(&d, JEB).drawn[0], 0); /* while choosing, too */
    cr_assert(play(&d, MAE, "keep Sprint"));
    FewState other = *few(&d);
    int kept = design("sprint")->first, another = design("cold_iron")->first;
    Rider *r = &other.rider[MAE];
    swap_cards(&r->hand, kept, &other.upgrades.cards, another);
    bits192_remove(&other.unseen, kept), bits192_add(&other.unseen, another);
    bits192_remove(&other.held, kept), bits192_add(&other.held, another);
    FewState one = *few(&d);
    game_hide(&d.box->box, &one.head, SEAT_WATCHER);
    game_hide(&d.box->box, &other.head, SEAT_WATCHER);
    cr_assert_arr_eq(&one, &other, sizeof one);
    desk_close(&d);
}

/* Once it was shuffled in, nobody knows whether the kept card has been drawn again. */
Test(few, hide_whether_a_kept_card_came_back_to_the_hand) {
    Desk d = rivals("phase improvise; first 1; turn 1; upgrade top sprint, ambush");
    cr_assert(play(&d, MAE, "keep Sprint"));
    play_until(&d, MAE, ASK_ACTION);
    cr_assert(play(&d, MAE, "camp"));
    rest_of_round(&d);
    FewState other = *few(&d);
    Rider *r = &other.rider[MAE];
    int kept = design("sprint")->first;
    bool drawn = bits192_has(&r->hand, kept);
    CardSet *mine = drawn ? &r->hand : &r->deck.cards,
            *others = drawn ? &r->deck.cards : &r->hand;
    swap_cards(mine, kept, others, bits192_next(others, 0));
    expect_same_look(&d, other, JEB);
    desk_close(&d);
}

/* A kept card that was shuffled in and is turned up has been seen. */
Test(few, hide_nothing_that_was_revealed) {
    Desk d = rivals("phase action; first 0; turn 0");
    FewState s = *few(&d);
    Table t = {d.box->box.content, &s, NULL, false, 0};
    s.unseen = s.rider[JEB].deck.cards;
    int unseen = bits192_count(&s.unseen);
    few_push_effect(&t, JEB, VERB_REVEAL, 2);
    few_run_effect(&t, todo_pop(&s.todo));
    cr_assert_eq(bits192_count(&s.unseen), unseen - 2);
    desk_close(&d);
}

/* The first card of the pack is turned up like any other. */
Test(few, fc_33_the_first_card_is_revealed_too) {
    Desk d =
        desk_open(FEW, "mode rivals; seats 2; character redhead, maecenas",
                  "phase action; first 0; turn 0; seat 0 hand nothing; seat 0 deck top "
                  "fleet_foot");
    FewState s = *few(&d);
    Table t = {d.box->box.content, &s, NULL, false, 0};
    cr_assert(bits192_has(&s.rider[0].deck.cards, 0));
    few_push_effect(&t, 0, VERB_REVEAL, 1);
    few_run_effect(&t, todo_pop(&s.todo));
    cr_assert(bits192_has(&s.rider[0].deck.discard, 0));
    desk_close(&d);
}

Test(few, hide_shows_what_everybody_saw_go_into_the_hand) {
    Desk d = rivals("phase action; first 0; turn 0; seat 0 at mana_olana; "
                    "artifacts black_beak, jar_of_dirt");
    cr_assert(play_all(&d, JEB, "recover an artifact; take Black Beak"));
    FewState seen = seen_by(&d, MAE);
    cr_assert(bits192_has(&seen.rider[JEB].hand, design("black_beak")->first));
    Rng rng = {0};
    game_guess(&d.box->box, &seen.head, MAE, &rng);
    cr_assert(bits192_has(&seen.rider[JEB].hand, design("black_beak")->first));
    cr_assert_eq(bits192_count(&seen.rider[JEB].hand), hand_size(&d, JEB));
    desk_close(&d);
}

Test(few, hide_jobs_and_which_one_is_asked_about) {
    Desk d = acting("seat 1 at dry_well; seat 0 at dry_well; seat 1 health 6; attack 12; "
                    "seat 1 jobs farmhand, survivor");
    cr_assert(play(&d, JEB, "rob Maecenas"));
    cr_assert(asked(&d, MAE, ASK_JOB));
    FewState seen = seen_by(&d, JEB);
    cr_assert_eq(seen.rider[MAE].jobs, 0);
    cr_assert_eq(seen.rider[MAE].job_count, 2);
    cr_assert_eq(seen.head.asked[MAE].source, 0);
    Rng rng = {0};
    game_guess(&d.box->box, &seen.head, JEB, &rng);
    cr_assert_eq(bits64_count(seen.rider[MAE].jobs), 2);
    cr_assert(seen.rider[MAE].jobs & bit64(seen.head.asked[MAE].source));
    int asked_about = few_printed()->job_of[seen.head.asked[MAE].source];
    cr_assert_eq(&few_printed()->jobs[asked_about],
                 job("survivor")); /* nothing else fits */
    desk_close(&d);
}

/* Con Man wants a Curse of 6; whether Maecenas is asked next is his secret. */
Test(few, hide_who_is_about_to_be_asked_about_a_job) {
    Desk d = desk_open(FEW, "mode rivals; seats 3; character jebediah, maecenas, redhead",
                       "phase cleanup; first 0; turn 0; seat 0 curse 6; seat 1 curse 6; "
                       "seat 0 jobs con_man; seat 1 jobs con_man; seat 0 hand nothing; "
                       "seat 1 hand nothing; seat 2 hand nothing");
    const FewState *s = few(&d);
    FewState other = *s;
    int steps = 0;
    for (int i = 0; i < s->todo.count; i++)
        steps += s->todo.at[i].step == STEP_JOB && s->todo.at[i].a == MAE;
    cr_assert_gt(steps, 0, "the position must have such a step");
    TodoStack without = {0, {0}, {{0}}};
    for (int i = 0; i < s->todo.count; i++) {
        Todo step = s->todo.at[i];
        if (step.step != STEP_JOB || step.a != MAE)
            todo_push(&without, step.step, step.a, step.b, step.c);
    }
    other.todo = without;
    expect_same_look(&d, other, JEB);
    expect_same_look(&d, other, SEAT_WATCHER);
    desk_close(&d);
}

/* The table waits for Maecenas, but for what job it does not know; and who declines says
 * nothing: no event, and the same look as before the job was there. */
Test(few, ruling_80_others_see_that_one_is_asked_and_nothing_more) {
    Desk d = acting("seat 1 at dry_well; seat 0 at dry_well; seat 1 health 6; attack 12; "
                    "seat 1 jobs survivor");
    cr_assert(play(&d, JEB, "rob Maecenas"));
    int told = match_event_count(d.match);
    cr_assert_eq(seen_by(&d, JEB).head.open, bit(MAE));
    cr_assert_eq(seen_by(&d, JEB).head.asked[MAE].source, 0);
    cr_assert_neq(few(&d)->head.asked[MAE].source, 0);
    cr_assert(play(&d, MAE, "keep it for later"));
    cr_assert_eq(match_event_count(d.match), told);
    FewState other = *few(&d);
    other.declined = 0;
    expect_same_look(&d, other, JEB);
    desk_close(&d);
}

/* FC-104: what was not done is counted, so all see it then. */
Test(few, hide_no_jobs_once_the_game_is_over) {
    Desk d = rivals("phase action; first 0; turn 0; monster tsilkali at dry_well; "
                    "seat 1 jobs farmhand");
    cr_assert_eq(seen_by(&d, JEB).rider[MAE].jobs, 0);
    rest_of_round(&d);
    cr_assert(few(&d)->head.over);
    cr_assert_eq(seen_by(&d, JEB).rider[MAE].jobs, few(&d)->rider[MAE].jobs);
    cr_assert_neq(few(&d)->rider[MAE].jobs, 0);
    static const TodoStack nothing;
    cr_assert_arr_eq(&few(&d)->todo, &nothing, sizeof nothing); /* equal ends are equal */
    desk_close(&d);
}

/* What is drawn, kept or given back is told to its rider alone, in words and in targets. */
Test(few, hide_jobs_in_the_log) {
    Desk d = meeting("job top farmhand, con_man");
    cr_assert(play(&d, JEB, "go to the Job Board"));
    int count = match_event_count(d.match), own = 0, others = 0;
    for (int i = count - 2; i < count; i++) {
        char mine[200], theirs[200];
        Text a = text_over(mine, sizeof mine), b = text_over(theirs, sizeof theirs);
        match_event_words(d.match, i, JEB, &a);
        match_event_words(d.match, i, MAE, &b);
        own += strstr(mine, "Farmhand") != NULL || strstr(mine, "Con Man") != NULL;
        others += strstr(theirs, "Farmhand") != NULL || strstr(theirs, "Con Man") != NULL;
        cr_expect_str_eq(theirs, "Jebediah drew a job.");
    }
    cr_assert_eq(own, 2);
    cr_assert_eq(others, 0);
    cr_assert(happened(&d, EV_BOARD, 1, ANY, ANY)); /* one at a time */
    desk_close(&d);
}

/* Jebediah robs and is asked about his own job; whether Maecenas will be asked about one
 * is not to be seen yet. */
Test(few, hide_whether_a_job_is_about_to_be_asked_about) {
    static const char *const jobs[] = {"seat 1 jobs survivor, deputy",
                                       "seat 1 jobs farmhand, deputy"};
    static FewState seen[2];
    for (int i = 0; i < 2; i++) {
        char room[200];
        snprintf(room, sizeof room,
                 "seat 0 at dry_well; seat 1 at dry_well; seat 1 health 6; attack 12; "
                 "seat 0 jobs con_man; seat 0 curse 4; %s",
                 jobs[i]);
        Desk d = acting(room);
        cr_assert(play(&d, JEB, "rob Maecenas"));
        cr_assert(asked(&d, JEB, ASK_JOB));
        match_hidden(d.match, JEB, &seen[i].head);
        cr_assert(play(&d, JEB, "score Con Man"));
        cr_assert(asked(&d, i == 0 ? MAE : JEB, i == 0 ? ASK_JOB : ASK_ACTION));
        desk_close(&d);
    }
    cr_assert_arr_eq(&seen[0], &seen[1], sizeof seen[0]);
}

Test(few, hide_forgets_what_was_arranged_to_come) {
    Desk d = rivals("phase action; seat 0 deck top weary_mile; upgrade top sprint; "
                    "job top farmhand; encounter top stagecoach; "
                    "cursed top murder_of_crows; bounty top barrett; monster top wendigo; "
                    "pile 1 top hangmen");
    FewState seen = seen_by(&d, JEB);
    cr_assert_eq(deck_top_count(&seen.rider[JEB].deck.top) +
                     deck_top_count(&seen.upgrades.top) + deck_top_count(&seen.jobs.top) +
                     deck_top_count(&seen.encounters.top) +
                     deck_top_count(&seen.cursed_encounters.top) +
                     deck_top_count(&seen.bounty_top) + deck_top_count(&seen.monster_top),
                 0);
    desk_close(&d);
}

/* FC-113: whatever is guessed, no name comes up twice. */
Test(few, guess_no_job_twice_on_the_tracks) {
    Desk d = alone("shadows", "track 1 farmhand, deputy, bouncer, mail_rider");
    const Content *c = few_printed();
    cr_assert_gt(job("farmhand")->copies, 1);
    Rng rng = {0};
    for (int i = 0; i < 100; i++) {
        FewState guess = seen_by(&d, JEB);
        uint64_t names = 0;
        game_guess(&d.box->box, &guess.head, JEB, &rng);
        for (int k = 0; k < SHADOW_TRACKS * SHADOW_LENGTH; k++) {
            int card = guess.shadow[k / SHADOW_LENGTH][k % SHADOW_LENGTH] - 1;
            cr_assert_not(names & bit64(c->job_of[card]));
            names |= bit64(c->job_of[card]);
        }
    }
    desk_close(&d);
}

/* Kept, and shuffled into the deck since: a guess puts some Upgrade in its place. */
Test(few, guess_a_kept_card_in_the_deck) {
    Desk d = rivals("phase improvise; first 1; turn 1; upgrade top sprint, ambush");
    cr_assert(play(&d, MAE, "keep Sprint"));
    play_until(&d, MAE, ASK_ACTION);
    cr_assert(play(&d, MAE, "camp"));
    FewState guess = seen_by(&d, JEB);
    cr_assert_eq(guess.rider[MAE].unseen_deck, 1);
    Rng rng = {0};
    game_guess(&d.box->box, &guess.head, JEB, &rng);
    cr_assert_eq(guess.rider[MAE].unseen_deck, 0);
    cr_assert_eq(bits192_count(&guess.rider[MAE].deck.cards), deck_size(&d, MAE));
    cr_assert_null(few_check(&d.box->box, &guess.head));
    desk_close(&d);
}

/* A full table, with cards in play. */
Test(few, guess_for_four_looks_the_same) {
    Desk d = team(4, "phase action; first 0; turn 0; seat 0 hand sprint, uppercut; "
                     "seat 0 play ambush");
    cr_assert(play(&d, JEB, "play Sprint"));
    Rng rng = {0};
    for (int i = 0; i < 20; i++) {
        FewState seen = seen_by(&d, MAE), guess = seen;
        game_guess(&d.box->box, &guess.head, MAE, &rng);
        cr_assert_null(few_check(&d.box->box, &guess.head));
        cr_assert_arr_eq(&guess.play, &few(&d)->play, sizeof guess.play);
        game_hide(&d.box->box, &guess.head, MAE);
        cr_assert_arr_eq(&guess, &seen, sizeof seen);
    }
    desk_close(&d);
}

Test(few, guess_both_upgrades_that_somebody_chooses_from) {
    Desk d = rivals("phase improvise; first 1; turn 1");
    Rng rng = {0};
    FewState guess = seen_by(&d, JEB);
    game_guess(&d.box->box, &guess.head, JEB, &rng);
    for (int i = 0; i < 2; i++) {
        cr_assert(bits192_has(&few_printed()->upgrades, guess.drawn[i]));
        cr_assert_not(bits192_has(&guess.upgrades.cards, guess.drawn[i]));
    }
    cr_assert_null(few_check(&d.box->box, &guess.head));
    desk_close(&d);
}

/* A guess looks to its viewer as the truth does, whichever jobs and cards it deals. */
static void guesses_look_true(const Desk *d, Seat viewer) {
    Rng rng = {0};
    for (int i = 0; i < 40; i++) {
        FewState seen = seen_by(d, viewer), guess = seen;
        game_guess(&d->box->box, &guess.head, viewer, &rng);
        cr_assert_null(few_check(&d->box->box, &guess.head));
        game_hide(&d->box->box, &guess.head, viewer);
        cr_assert_arr_eq(&guess, &seen, sizeof seen);
    }
}

/* The first job of the pack lies before the viewer: nobody else is guessed to hold it. */
Test(few, guess_no_job_that_is_seen) {
    char room[200];
    const Job *first = &few_printed()->jobs[few_printed()->job_of[0]];
    snprintf(room, sizeof room,
             "phase action; seat 0 scored %s; seat 1 jobs deputy, bouncer", first->id);
    Desk d = rivals(room);
    cr_assert_eq(bits64_first(rider(&d, JEB)->scored), 0);
    guesses_look_true(&d, JEB);
    guesses_look_true(&d, MAE);
    desk_close(&d);
}

/* Kept this round, and kept and shuffled in since. */
Test(few, guess_kept_cards_that_look_the_same) {
    Desk d = rivals("phase improvise; first 1; turn 1; upgrade top sprint, ambush");
    guesses_look_true(&d, JEB);
    guesses_look_true(&d, MAE);
    cr_assert(play(&d, MAE, "keep Sprint"));
    guesses_look_true(&d, JEB);
    play_until(&d, MAE, ASK_ACTION);
    cr_assert(play(&d, MAE, "camp"));
    guesses_look_true(&d, JEB);
    guesses_look_true(&d, SEAT_WATCHER);
    desk_close(&d);
}

Test(few, hide_the_first_riders_job_too) {
    Desk d = acting("seat 0 at dry_well; seat 1 at dry_well; seat 1 health 6; attack 12; "
                    "seat 0 jobs con_man; seat 0 curse 4; seat 1 jobs deputy");
    cr_assert(play(&d, JEB, "rob Maecenas"));
    cr_assert(asked(&d, JEB, ASK_JOB));
    cr_assert_neq(few(&d)->head.asked[JEB].source, 0);
    cr_assert_eq(seen_by(&d, MAE).head.asked[JEB].source, 0);
    guesses_look_true(&d, MAE);
    desk_close(&d);
}

/* ---- What can never be true ------------------------------------------------------ */

static void expect_broken(const Desk *d, FewState s, const char *part) {
    const char *said = few_check(&d->box->box, &s.head);
    cr_assert(said && strstr(said, part), "%s", said ? said : "nothing was found");
}

/* A number at the very end of what is allowed. */
static void expect_whole(const Desk *d, FewState s) {
    const char *said = few_check(&d->box->box, &s.head);
    cr_assert_null(said, "%s", said);
}

Test(few, check_cards) {
    Desk d = rivals("phase improvise; first 0; seat 0 hand sprint; seat 1 hand ambush");
    const FewState good = *few(&d);
    cr_assert_eq(good.drawn_count, 2);
    expect_whole(&d, good);
    for (int seat = 0; seat < 2; seat++) {
        FewState s = good;
        bits192_add(&s.rider[seat].deck.discard, bits192_next(&s.rider[seat].hand, 0));
        expect_broken(&d, s, "two places");
        s = good;
        bits192_add(&s.rider[seat].deck.cards, bits192_next(&s.upgrades.cards, 0));
        expect_broken(&d, s, "two places");
        s = good;
        bits192_add(&s.play, bits192_next(&s.rider[seat].hand, 0));
        expect_broken(&d, s, "two places");
        s = good;
        bits192_add(&s.upgrades.cards, s.drawn[seat]);
        expect_broken(&d, s, "two places");
        s = good;
        s.extra[seat] = (uint8_t)bits192_next(&s.rider[1].hand, 0);
        s.extra_count = (uint8_t)(seat + 1);
        if (seat) s.extra[0] = design("low_blow")->first;
        expect_broken(&d, s, "two places");
        s = good;
        s.rider[seat].hand_count++;
        expect_broken(&d, s, "A hand does not hold its count.");
        s = good; /* in the deck it may be unseen, but not held */
        bits192_add(&s.unseen, bits192_next(&s.rider[seat].deck.cards, 0));
        expect_whole(&d, s);
        bits192_add(&s.held, bits192_next(&s.rider[seat].deck.cards, 0));
        expect_broken(&d, s, "held");
        s = good;
        bits192_add(&s.unseen, bits192_next(&s.rider[seat].hand, 0));
        bits192_add(&s.held, bits192_next(&s.rider[seat].hand, 0));
        expect_whole(&d, s);
    }
    FewState s = good;
    bits192_add(&s.upgrades.discard, bits192_next(&s.upgrades.cards, 0));
    expect_broken(&d, s, "two places");
    s = good;
    bits192_add(&s.unseen, bits192_next(&s.upgrades.cards, 0));
    expect_broken(&d, s, "unseen");
    desk_close(&d);
}

Test(few, check_jobs) {
    Desk d = rivals("phase action; seat 0 jobs deputy; seat 1 scored farmhand");
    const FewState good = *few(&d);
    FewState s = good;
    s.jobs.cards &= s.jobs.cards - 1;
    expect_broken(&d, s, "A job is lost.");
    s = good;
    s.jobs.cards |= s.rider[0].jobs;
    expect_broken(&d, s, "two places");
    s = good;
    s.jobs.discard |= s.rider[1].scored;
    expect_broken(&d, s, "two places");
    s = good;
    s.jobs.discard |= s.jobs.cards;
    expect_broken(&d, s, "two places");
    for (int seat = 0; seat < 2; seat++) {
        s = good;
        s.rider[seat].job_count++;
        expect_broken(&d, s, "Jobs do not match their count.");
    }
    desk_close(&d);
}

Test(few, check_jobs_of_the_tracks) {
    Desk d = alone("shadows", "track 2 done 2");
    const FewState good = *few(&d);
    for (int track = 0; track < SHADOW_TRACKS; track++) {
        for (int at = good.shadow_done[track]; at < SHADOW_LENGTH; at++) {
            FewState s = good;
            s.jobs.cards |= bit64(s.shadow[track][at] - 1);
            expect_broken(&d, s, "A job lies in two places.");
        }
    }
    desk_close(&d);
}

Test(few, check_items) {
    Desk d = rivals("phase action; seat 0 items horse; seat 1 items lasso; "
                    "store discard machete, boots");
    const FewState good = *few(&d);
    FewState s = good;
    s.store_deck &= s.store_deck - 1;
    expect_broken(&d, s, "item is lost");
    s = good;
    s.pending_item = 1 + (uint8_t)item_number("machete");
    expect_broken(&d, s, "there twice");
    for (int seat = 0; seat < 2; seat++) {
        s = good;
        s.store_deck |= s.rider[seat].items;
        expect_broken(&d, s, "there twice");
        s = good;
        s.used = s.rider[seat].items;
        expect_whole(&d, s);
        s = good;
        s.store_deck |= bit(s.store_discard[seat]);
        expect_broken(&d, s, "there twice");
    }
    for (int i = 0; i < STORE_ROW; i++) {
        s = good;
        s.store_deck |= bit(s.store_row[i] - 1);
        expect_broken(&d, s, "there twice");
    }
    s = good;
    s.used = bit(item_number("machete"));
    expect_broken(&d, s, "An item was used that is not held.");
    desk_close(&d);
}

/* The first of the pack. */
Test(few, check_an_item_that_nobody_has) {
    Desk d = rivals("phase action; seat 0 items lasso; seat 1 items boots");
    FewState s = *few(&d);
    s.used = bit(0);
    expect_broken(&d, s, "An item was used that is not held.");
    desk_close(&d);
}

Test(few, check_riders) {
    Desk d = rivals("phase action");
    const FewState good = *few(&d);
    for (int seat = 0; seat < 2; seat++) {
        FewState s = good;
        Rider *r = &s.rider[seat];
        r->at = (uint8_t)few_printed()->space_count;
        expect_broken(&d, s, "stands nowhere");
        s = good;
        r->bullets = (uint8_t)(r->bullet_max + 1);
        expect_broken(&d, s, "There are more Bullets than the maximum.");
        s = good;
        r->health = HEALTH_MAX;
        expect_whole(&d, s);
        r->health++;
        expect_broken(&d, s, "A track is past its end.");
        s = good;
        r->curse = CURSE_MAX;
        r->cursed = 1;
        expect_whole(&d, s);
        r->curse++;
        expect_broken(&d, s, "A track is past its end.");
        s = good;
        r->curse = r->threshold;
        expect_broken(&d, s, "Character card");
        s = good;
        r->cursed = 1;
        expect_broken(&d, s, "Character card");
        s = good;
        r->health = 0;
        s.todo.count = 0;
        expect_broken(&d, s, "0 Health");
        s.todo.count = 1; /* the wound comes */
        expect_whole(&d, s);
        s.todo.count = 0;
        s.head.over = 1;
        expect_whole(&d, s);
        s = good;
        r->water = -1;
        expect_broken(&d, s, "Water is owed");
        r->water = 0;
        expect_whole(&d, s);
    }
    desk_close(&d);
}

Test(few, check_piles) {
    Desk d = rivals("phase action; monster tsilkali at dry_well; seat 0 beaten hangmen");
    const FewState good = *few(&d);
    for (int p = 0; p < PILES; p++) {
        FewState s = good;
        s.pile_left[p]++;
        expect_broken(&d, s, "piles");
        if (few_top_monster(&good, p) >= 0) continue;
        s = good;
        s.pile_top[p] = (uint8_t)(1 + bits_first(good.bounties));
        expect_broken(&d, s, "A bounty lies in two places.");
    }
    for (int seat = 0; seat < 2; seat++) {
        FewState s = good;
        s.rider[seat].beaten |= bit(good.pile_top[0] - 1);
        expect_broken(&d, s, "A bounty lies in two places.");
    }
    FewState s = good;
    s.monster_at[monster_number("tsilkali")] = 0;
    expect_broken(&d, s, "A monster was lost.");
    s = good;
    s.monsters_beaten++;
    expect_broken(&d, s, "A monster was lost.");
    s = good;
    s.artifacts |= bit(ARTIFACTS);
    expect_broken(&d, s, "an artifact");
    s = good;
    s.artifacts |= bit(ARTIFACTS - 1);
    expect_whole(&d, s);
    s = good;
    s.first = s.seats;
    expect_broken(&d, s, "first player");
    s = good;
    s.seat = s.seats;
    expect_broken(&d, s, "A slot has no rider.");
    desk_close(&d);
}

/* ---- More of what may be imagined -------------------------------------------------- */

static FewState guessed_by(const Desk *d, Seat viewer) {
    FewState s = seen_by(d, viewer);
    Rng rng = {0};
    game_guess(&d->box->box, &s.head, viewer, &rng);
    const char *broken = few_check(&d->box->box, &s.head);
    cr_assert_null(broken, "%s", broken);
    return s;
}

Test(few, guess_the_job_that_the_first_seat_is_asked_about) {
    Desk d =
        rivals("phase action; first 1; turn 1; seat 0 at dry_well; seat 1 at dry_well; "
               "seat 0 health 6; attack 12; seat 0 jobs survivor");
    cr_assert(play(&d, MAE, "rob Jebediah"));
    cr_assert(asked(&d, JEB, ASK_JOB));
    FewState s = guessed_by(&d, MAE);
    cr_assert_eq(few_job(few_printed(), s.head.asked[JEB].source), job("survivor"));
    desk_close(&d);
}

/* The job asked about lies open on a track; the rider holds none. */
Test(few, guess_no_job_for_a_rider_without_any) {
    Desk d =
        desk_open(FEW, "mode shadows; seats 1; character jebediah; tracks_only yes",
                  "phase action; turn 0; track 1 gun_runner, farmhand, deputy, bouncer; "
                  "seat 0 bullet_max 6; seat 0 bullets 4; seat 0 hand spare_rounds");
    cr_assert(play(&d, 0, "play Spare Rounds"));
    cr_assert(asked(&d, 0, ASK_JOB));
    cr_assert_eq(guessed_by(&d, SEAT_WATCHER).rider[0].jobs, 0);
    desk_close(&d);
}

/* No job that can be held fits, since all that do are discarded or open on a track. */
Test(few, guess_what_is_held_when_only_a_track_fits) {
    Desk d = acting_alone("shadows", "track 1 gun_runner, farmhand, deputy, bouncer; "
                                     "seat 0 jobs task_master; seat 0 bullet_max 6; "
                                     "seat 0 bullets 4; seat 0 hand spare_rounds");
    cr_assert(play(&d, 0, "play Spare Rounds"));
    FewState s = seen_by(&d, SEAT_WATCHER);
    uint64_t shown = few_jobs_shown(few_printed(), &s.rider[0]);
    s.jobs.discard |= s.jobs.cards & shown;
    s.jobs.cards &= ~shown;
    Rng rng = {0};
    game_guess(&d.box->box, &s.head, SEAT_WATCHER, &rng);
    cr_assert_null(few_check(&d.box->box, &s.head));
    cr_assert_eq(bits64_count(s.rider[0].jobs), 1);
    desk_close(&d);
}

Test(few, guess_the_upgrades_of_an_ability) {
    Desk d = acting("upgrade top sprint, ambush");
    cr_assert(play(&d, JEB, "use your ability"));
    cr_assert(asked(&d, JEB, ASK_EXTRA));
    cr_assert_eq(seen_by(&d, MAE).extra[0] + seen_by(&d, MAE).extra[1], 0);
    FewState s = guessed_by(&d, MAE);
    const CardSet *upgrades = &few_printed()->upgrades;
    cr_assert(bits192_has(upgrades, s.extra[0]) && bits192_has(upgrades, s.extra[1]));
    cr_assert_neq(s.extra[0], s.extra[1]);
    cr_assert(play(&d, JEB, "keep Sprint"));
    cr_assert_eq(few(&d)->extra[0] + few(&d)->extra[1], 0, "it leaves no trace");
    desk_close(&d);
}

Test(few, guess_the_hands_of_three_others) {
    Desk d = desk_open(FEW, "mode rivals; seats 4", "phase action; first 0; turn 0");
    FewState s = guessed_by(&d, 0), seen = seen_by(&d, 0);
    for (int seat = 1; seat < 4; seat++)
        cr_assert_eq(bits192_count(&s.rider[seat].hand), HAND_SIZE);
    game_hide(&d.box->box, &s.head, 0);
    cr_assert_arr_eq(&s, &seen, sizeof s);
    desk_close(&d);
}

/* The other Upgrade is seen by all; the one kept must not stay behind where others look. */
Test(few, hide_nothing_that_was_drawn_to_choose_from_stays_behind) {
    static const char *const ends[] = {"keep Sprint", "play Low Blow"}; /* or a wound */
    for (int i = 0; i < 2; i++) {
        Desk d = rivals("phase improvise; first 0; turn 1; upgrade top sprint, ambush; "
                        "seat 1 hand low_blow; seat 1 curse 8; seat 1 health 1");
        cr_assert(play(&d, MAE, ends[i]));
        cr_assert(asked(&d, JEB, ASK_TOWN));
        cr_assert_eq(few(&d)->drawn[0] + few(&d)->drawn[1], 0);
        desk_close(&d);
    }
}

/* A kept card that is played is one that everybody has seen. */
Test(few, hide_no_card_that_was_played) {
    Desk d = rivals("phase improvise; first 1; turn 1; upgrade top sprint, ambush");
    cr_assert(play(&d, MAE, "keep Sprint"));
    play_until(&d, MAE, ASK_ACTION);
    cr_assert(play(&d, MAE, "play Sprint"));
    CardSet secret = bits192_both(&few(&d)->unseen, &few(&d)->play);
    cr_assert(bits192_empty(&secret));
    desk_close(&d);
}

/* The first card of the pack is Redhead's, who does not play. */
Test(few, check_cards_that_nobody_has) {
    Desk d = acting("");
    FewState s = *few(&d);
    bits192_add(&s.held, 0);
    cr_assert_str_eq(few_check(&d.box->box, &s.head),
                     "A card that is held is not in hand.");
    s = *few(&d);
    bits192_add(&s.unseen, 0);
    cr_assert_str_eq(few_check(&d.box->box, &s.head),
                     "An unseen card lies in neither hand nor deck.");
    desk_close(&d);
}

Test(few, options_are_for_seats_alone) {
    Desk d = acting("");
    cr_assert(offers_nobody_else(&d));
    desk_close(&d);
}
