/* What a seat may not know, what a bot may imagine of it, and what can never be true. */
#include <stdio.h>

#include "few_desk.h"

#include "few_and_cursed/few_and_cursed.h"

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

/* ---- What can never be true ------------------------------------------------------ */

static void expect_broken(FewState s, const char *part) {
    OpenBox *box = box_open(shelf_need(FEW, NULL), NULL, 0, NULL);
    const char *said = few_check(&box->box, &s.head);
    cr_assert(said && strstr(said, part), "%s", said ? said : "nothing was found");
    box_close(box);
}

Test(few, check_finds_what_can_never_be_true) {
    Desk d =
        rivals("phase action; seat 0 hand sprint; seat 0 items horse; seat 0 jobs deputy");
    const FewState good = *few(&d);
    cr_assert_null(few_check(&d.box->box, &good.head));
    FewState s = good;
    bits192_add(&s.rider[0].deck.discard, design("sprint")->first);
    expect_broken(s, "two places");
    s = good;
    s.rider[0].hand_count++;
    expect_broken(s, "count");
    s = good;
    bits192_add(&s.unseen, design("ambush")->first);
    expect_broken(s, "unseen");
    s = good;
    bits192_add(&s.held, design("ambush")->first);
    expect_broken(s, "held");
    s = good;
    s.jobs.cards &= s.jobs.cards - 1;
    expect_broken(s, "job");
    s = good;
    s.jobs.cards |= s.rider[0].jobs;
    expect_broken(s, "job");
    s = good;
    s.store_deck |= s.rider[0].items;
    expect_broken(s, "item");
    s = good;
    s.rider[1].bullets = (uint8_t)(s.rider[1].bullet_max + 1);
    expect_broken(s, "bullets");
    s = good;
    s.rider[1].cursed = 1;
    expect_broken(s, "Character card");
    s = good;
    s.used = bit(item_number("lasso"));
    expect_broken(s, "used");
    s = good;
    s.rider[0].money = -1;
    expect_broken(s, "Money");
    s = good;
    s.pile_left[0]++;
    expect_broken(s, "piles");
    s = good;
    s.monster_at[0] = 1;
    expect_broken(s, "monster");
    desk_close(&d);
}
