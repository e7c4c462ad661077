/*
 * Secrets: the hands and jobs of others, which Upgrades they kept and have not shown, and
 * what was arranged to be drawn. Piles are sets, so no order is hidden in the state.
 */
#include "few_and_cursed/few_and_cursed.h"

static void without(CardSet *set, const CardSet *gone) {
    for (int w = 0; w < CARDSET_WORDS; w++) set->word[w] &= ~gone->word[w];
}

/* ---- Hiding ---------------------------------------------------------------------- */

/* Unseen cards go back among the Upgrades, the rest of the hand into the deck, jobs into
 * theirs. What is known to be in hand stays there. */
static void hide_rider(FewState *s, Rider *r) {
    CardSet held = cards_common(&r->unseen, &r->held), known;
    r->unseen_hand = (uint8_t)(r->unseen_hand + cards_count(&held));
    r->unseen_deck =
        (uint8_t)(r->unseen_deck + cards_count(&r->unseen) - cards_count(&held));
    without(&r->hand, &r->unseen);
    without(&r->deck, &r->unseen);
    without(&r->held, &r->unseen);
    cards_pour(&s->upgrades, &r->unseen);
    known = cards_common(&r->hand, &r->held);
    cards_pour(&r->deck, &r->hand);
    without(&r->deck, &known);
    r->hand = known;
    if (s->head.over) return; /* FC-104: jobs are laid open in the end */
    r->declined = 0;
    s->job_deck |= r->jobs;
    r->jobs = 0;
}

static void hide_drawn(FewState *s, uint8_t drawn[2], int count) {
    for (int i = 0; i < count; i++) {
        if (drawn[i]) cards_add(&s->upgrades, drawn[i]);
    }
    drawn[0] = drawn[1] = 0;
}

/* Which job is asked about is its owner's secret. */
static void hide_job_questions(FewState *s, Seat viewer) {
    for (int seat = 0; seat < s->seats; seat++) {
        Decision *d = &s->head.asked[seat];
        if (seat != viewer && d->kind == ASK_JOB) d->source = 0;
    }
}

/* Nor is it known that somebody is about to be asked: the step is there only for those who
 * hold a job that fits. */
static void hide_job_steps(FewState *s, Seat viewer) {
    TodoStack old = s->todo;
    s->todo = (TodoStack){0, {0}, {{0}}};
    for (int i = 0; i < old.count; i++) {
        Todo step = old.at[i];
        if (step.step == STEP_JOB && step.a != viewer) continue;
        todo_push(&s->todo, step.step, step.a, step.b, step.c);
    }
}

/* FC-114: of each track only what was turned up is known. */
static void hide_tracks(FewState *s) {
    for (int i = 0; i < TRACKS; i++) {
        for (int at = s->track_at[i] + 1; at < TRACK_LENGTH; at++) {
            if (s->track[i][at]) s->job_deck |= job_bit(s->track[i][at] - 1);
            s->track[i][at] = 0;
        }
    }
}

void few_hide(const Box *box, State *state, Seat viewer) {
    (void)box;
    FewState *s = (FewState *)state;
    for (int seat = 0; seat < s->seats; seat++) {
        if (seat != viewer) hide_rider(s, &s->rider[seat]);
        s->rider[seat].top = (PileTop){0, {0}};
    }
    if (s->seat != viewer) {
        hide_drawn(s, s->drawn, s->drawn_count);
        hide_drawn(s, s->extra, s->extra_count);
    }
    hide_job_questions(s, viewer);
    hide_job_steps(s, viewer);
    hide_tracks(s);
    s->upgrade_top = s->job_top = s->encounter_top = (PileTop){0, {0}};
    s->cursed_top = s->bounty_top = s->monster_top = (PileTop){0, {0}};
}

/* ---- Guessing -------------------------------------------------------------------- */

static int take_random(CardSet *from, Rng *rng) {
    int card = cards_pick(from, rng);
    cards_remove(from, card);
    return card;
}

static void guess_unseen(FewState *s, Rider *r, CardSet *pile, uint8_t *count, Rng *rng) {
    for (; *count; --*count) {
        int card = take_random(&s->upgrades, rng);
        cards_add(pile, card);
        cards_add(&r->unseen, card);
    }
}

/* First those that are known to be in hand, then any out of the deck. */
static void guess_cards(FewState *s, Rider *r, Rng *rng) {
    CardSet kept = {{0}};
    guess_unseen(s, r, &kept, &r->unseen_hand, rng);
    guess_unseen(s, r, &r->deck, &r->unseen_deck, rng);
    for (int w = 0; w < CARDSET_WORDS; w++) r->held.word[w] |= kept.word[w];
    cards_pour(&r->hand, &kept);
    while (cards_count(&r->hand) < r->hand_count)
        cards_add(&r->hand, take_random(&r->deck, rng));
}

static void guess_drawn(FewState *s, uint8_t drawn[2], int count, Rng *rng) {
    for (int i = 0; i < count; i++) drawn[i] = (uint8_t)take_random(&s->upgrades, rng);
}

/* Job cards of which this rider has scored no copy. */
static uint64_t open_jobs(const Content *c, const FewState *s, const Rider *r) {
    uint64_t open = 0;
    for (uint64_t left = s->job_deck; left;) {
        int card = jobs_take(&left);
        if (!few_has_scored(c, r, c->job_of[card])) open |= job_bit(card);
    }
    return open;
}

/* Jobs whose track shows their number now: one of these is being asked about. */
static uint64_t met_jobs(const Content *c, const Rider *r, uint64_t among) {
    return among & few_jobs_shown(c, r);
}

static void give_job(FewState *s, Rider *r, int card) {
    s->job_deck &= ~job_bit(card);
    r->jobs |= job_bit(card);
}

/* The one that is asked about, before others can be given it. */
static void guess_asked_job(const Content *c, FewState *s, int seat, Rng *rng) {
    Rider *r = &s->rider[seat];
    Decision *asked = &s->head.asked[seat];
    if (asked->kind != ASK_JOB) return;
    uint64_t met = met_jobs(c, r, open_jobs(c, s, r));
    if (!met || !r->job_count) return;
    asked->source = (uint16_t)jobs_pick(met, rng);
    give_job(s, r, asked->source);
}

static void guess_jobs(const Content *c, FewState *s, Rider *r, Rng *rng) {
    while (jobs_count(r->jobs) < r->job_count) {
        uint64_t open = open_jobs(c, s, r);
        give_job(s, r, jobs_pick(open ? open : s->job_deck, rng));
    }
}

/* FC-113: no two of a name on the tracks, and none that is judged at the end. */
static uint64_t track_jobs(const Content *c, const FewState *s) {
    uint64_t fit = 0;
    for (uint64_t left = s->job_deck; left;) {
        int card = jobs_take(&left);
        bool there = c->jobs[c->job_of[card]].kind == JOB_END;
        for (int i = 0; i < TRACKS * TRACK_LENGTH; i++) {
            int other = s->track[i / TRACK_LENGTH][i % TRACK_LENGTH];
            there |= other && c->job_of[other - 1] == c->job_of[card];
        }
        if (!there) fit |= job_bit(card);
    }
    return fit;
}

static void guess_tracks(const Content *c, FewState *s, Rng *rng) {
    for (int i = 0; i < TRACKS; i++) {
        for (int at = s->track_at[i] + 1; at < TRACK_LENGTH; at++) {
            uint64_t fit = track_jobs(c, s);
            int card = jobs_pick(fit ? fit : s->job_deck, rng);
            s->job_deck &= ~job_bit(card);
            s->track[i][at] = (uint8_t)(card + 1);
        }
    }
}

void few_guess(const Box *box, State *state, Seat viewer, Rng *rng) {
    FewState *s = (FewState *)state;
    if (s->seat != viewer) {
        guess_drawn(s, s->drawn, s->drawn_count, rng);
        guess_drawn(s, s->extra, s->extra_count, rng);
    }
    if (s->mode == MODE_SHADOWS) guess_tracks(box->content, s, rng);
    for (int seat = 0; seat < s->seats; seat++) {
        if (seat != viewer) guess_asked_job(box->content, s, seat, rng);
    }
    for (int seat = 0; seat < s->seats; seat++) {
        if (seat == viewer) continue;
        guess_cards(s, &s->rider[seat], rng);
        guess_jobs(box->content, s, &s->rider[seat], rng);
    }
}

/* ---- What can never be true ------------------------------------------------------ */

/* Adds the set to what was met; false when a card was met before. */
static bool meet_cards(CardSet *met, const CardSet *set) {
    for (int w = 0; w < CARDSET_WORDS; w++) {
        if (met->word[w] & set->word[w]) return false;
        met->word[w] |= set->word[w];
    }
    return true;
}

static bool is_within(const CardSet *set, CardSet whole) {
    CardSet rest = *set;
    without(&rest, &whole);
    return cards_empty(&rest);
}

static const char *check_cards(const FewState *s) {
    CardSet met = {{0}}, drawn = {{0}};
    for (int i = 0; i < s->drawn_count; i++) cards_add(&drawn, s->drawn[i]);
    for (int i = 0; i < s->extra_count; i++) cards_add(&drawn, s->extra[i]);
    bool once = meet_cards(&met, &s->upgrades) && meet_cards(&met, &s->upgrade_discard) &&
                meet_cards(&met, &drawn);
    for (int seat = 0; seat < s->seats; seat++) {
        const Rider *r = &s->rider[seat];
        once = once && meet_cards(&met, &r->hand) && meet_cards(&met, &r->deck) &&
               meet_cards(&met, &r->discard) && meet_cards(&met, &r->play);
        if (cards_count(&r->hand) != r->hand_count) return "a hand does not hold its count";
        CardSet hidden = r->deck, hand = r->hand;
        cards_pour(&hidden, &hand);
        if (!is_within(&r->unseen, hidden))
            return "an unseen card lies in neither hand nor deck";
        if (!is_within(&r->held, r->hand)) return "a card that is held is not in hand";
    }
    return once ? NULL : "a card lies in two places";
}

/* Jobs on the tracks that are not scored yet. */
static uint64_t jobs_on_tracks(const FewState *s) {
    uint64_t jobs = 0;
    for (int i = 0; i < TRACKS && s->mode == MODE_SHADOWS; i++) {
        for (int at = s->track_at[i]; at < TRACK_LENGTH; at++)
            jobs |= job_bit(s->track[i][at] - 1);
    }
    return jobs;
}

/* No job is ever lost: each lies in one place. */
static const char *check_jobs(const Content *c, const FewState *s) {
    uint64_t met = s->job_deck | s->job_discard | jobs_on_tracks(s);
    int count = jobs_count(s->job_deck) + jobs_count(s->job_discard) +
                jobs_count(jobs_on_tracks(s));
    for (int seat = 0; seat < s->seats; seat++) {
        const Rider *r = &s->rider[seat];
        if (jobs_count(r->jobs) != r->job_count) return "jobs do not match their count";
        met |= r->jobs | r->scored;
        count += jobs_count(r->jobs) + jobs_count(r->scored);
    }
    if (count != c->job_card_count) return "a job is lost or there twice";
    return jobs_count(met) == count ? NULL : "a job lies in two places";
}

/* Nor is an item. */
static const char *check_items(const Content *c, const FewState *s) {
    uint32_t met = s->store_deck;
    int count = bits_count(s->store_deck);
    for (int i = 0; i < STORE_ROW; i++) {
        if (!s->store_row[i]) continue;
        met |= bit(s->store_row[i] - 1);
        count++;
    }
    for (int i = 0; i < s->store_discard_count; i++) met |= bit(s->store_discard[i]);
    count += s->store_discard_count;
    for (int seat = 0; seat < s->seats; seat++) {
        met |= s->rider[seat].items;
        count += bits_count(s->rider[seat].items);
    }
    if (s->pending_item) met |= bit(s->pending_item - 1), count++;
    bool whole = count == c->item_count && bits_count(met) == count;
    return whole ? NULL : "an item is lost or there twice";
}

static const char *check_riders(const Content *c, const FewState *s) {
    for (int seat = 0; seat < s->seats; seat++) {
        const Rider *r = &s->rider[seat];
        if (r->at >= c->space_count) return "a rider stands nowhere";
        if (r->bullets > r->bullet_max) return "more bullets than the maximum";
        if (r->health > HEALTH_MAX || r->curse > CURSE_MAX)
            return "a track is past its end";
        if (!s->head.over && !r->health && s->todo.count == 0)
            return "a rider at 0 Health rides on";
        if (r->cursed != (r->curse >= r->threshold)) return "the Character card lies wrong";
        if (r->used & ~r->items) return "an item was used that is not held";
        if (r->money < 0) return "Money is owed";
    }
    return NULL;
}

static const char *check_piles(const FewState *s) {
    int left = 0;
    for (int p = 0; p < PILES; p++) left += s->pile_left[p];
    if (left != bits_count(s->bounties)) return "the piles do not hold the bounties";
    uint32_t met = s->bounties;
    int count = left;
    for (int seat = 0; seat < s->seats; seat++) {
        uint32_t beaten = s->rider[seat].beaten;
        met |= beaten;
        count += bits_count(beaten);
    }
    for (int p = 0; p < PILES; p++) {
        if (!s->pile_top[p] || few_top_monster(s, p) >= 0) continue;
        met |= bit(s->pile_top[p] - 1);
        count++;
    }
    if (bits_count(met) != count) return "a bounty lies in two places";
    if (few_figures(s) + s->monsters_beaten != bits_count(s->appeared))
        return "a monster was lost";
    if (s->artifacts >> ARTIFACTS) return "an artifact that is not in the box";
    if (s->first >= s->seats) return "the first player has no seat";
    return s->seat >= s->seats ? "a slot without a rider" : NULL;
}

const char *few_check(const Box *box, const State *state) {
    const FewState *s = (const FewState *)state;
    const char *broken = check_cards(s);
    if (!broken) broken = check_jobs(box->content, s);
    if (!broken) broken = check_items(box->content, s);
    if (!broken) broken = check_riders(box->content, s);
    if (!broken) broken = check_piles(s);
    return broken;
}
