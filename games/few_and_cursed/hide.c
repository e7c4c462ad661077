/*
 * Secrets: the hands and jobs of others, which Upgrades they kept and have not shown, and
 * what was arranged to be drawn. Piles are sets, so no order is hidden in the state.
 */
#include "few_and_cursed/few_and_cursed.h"

static CardSet both(const CardSet *a, const CardSet *b) {
    CardSet out;
    for (int w = 0; w < CARDSET_WORDS; w++) out.word[w] = a->word[w] & b->word[w];
    return out;
}

static void without(CardSet *set, const CardSet *gone) {
    for (int w = 0; w < CARDSET_WORDS; w++) set->word[w] &= ~gone->word[w];
}

/* ---- Hiding ------------------------------------------------------------------------------ */

/* Unseen cards go back among the Upgrades, the hand into the deck, jobs into theirs. */
static void hide_rider(FewState *s, Rider *r) {
    CardSet in_hand = both(&r->unseen, &r->hand), in_deck = both(&r->unseen, &r->deck);
    r->unseen_hand = (uint8_t)(r->unseen_hand + cards_count(&in_hand));
    r->unseen_deck = (uint8_t)(r->unseen_deck + cards_count(&in_deck));
    without(&r->hand, &in_hand);
    without(&r->deck, &in_deck);
    cards_pour(&s->upgrades, &in_hand);
    cards_pour(&s->upgrades, &in_deck);
    cards_pour(&r->deck, &r->hand);
    r->unseen = (CardSet){{0}};
    s->job_deck |= r->jobs;
    r->jobs = r->declined = 0;
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
    for (int i = 0; i < s->todo.count; i++) {
        Todo *step = &s->todo.at[i];
        if (step->step == STEP_JOB && step->a != viewer) step->b = 0;
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
    s->upgrade_top = s->job_top = s->encounter_top = (PileTop){0, {0}};
    s->cursed_top = s->bounty_top = s->monster_top = (PileTop){0, {0}};
}

/* ---- Guessing ------------------------------------------------------------------------------ */

static int take_random(CardSet *from, Rng *rng) {
    int card = cards_pick(from, rng);
    cards_remove(from, card);
    return card;
}

static void guess_cards(FewState *s, Rider *r, Rng *rng) {
    int seen_in_hand = r->hand_count - r->unseen_hand;
    for (int i = 0; i < seen_in_hand; i++) cards_add(&r->hand, take_random(&r->deck, rng));
    for (; r->unseen_hand; r->unseen_hand--) {
        int card = take_random(&s->upgrades, rng);
        cards_add(&r->hand, card);
        cards_add(&r->unseen, card);
    }
    for (; r->unseen_deck; r->unseen_deck--) {
        int card = take_random(&s->upgrades, rng);
        cards_add(&r->deck, card);
        cards_add(&r->unseen, card);
    }
}

static void guess_drawn(FewState *s, uint8_t drawn[2], int count, Rng *rng) {
    for (int i = 0; i < count; i++) drawn[i] = (uint8_t)take_random(&s->upgrades, rng);
}

static int random_job(uint64_t set, Rng *rng) {
    uint32_t skip = rng_below(rng, (uint32_t)__builtin_popcountll(set));
    while (skip--) set &= set - 1;
    return __builtin_ctzll(set);
}

/* Job cards of which this rider has scored no copy. */
static uint64_t open_jobs(const Content *c, const FewState *s, const Rider *r) {
    uint64_t open = 0;
    for (uint64_t set = s->job_deck; set; set &= set - 1) {
        int card = __builtin_ctzll(set);
        if (!few_has_scored(c, r, c->job_of[card])) open |= (uint64_t)1 << card;
    }
    return open;
}

/* Jobs whose track shows their number now: one of these is being asked about. */
static uint64_t met_jobs(const Content *c, const Rider *r, uint64_t among) {
    uint64_t met = 0;
    for (uint64_t set = among; set; set &= set - 1) {
        int card = __builtin_ctzll(set);
        const Job *job = &c->jobs[c->job_of[card]];
        bool shown = (job->kind == JOB_CURSE && job->amount == r->curse) ||
                     (job->kind == JOB_BULLETS && job->amount == r->bullets) ||
                     (job->kind == JOB_HEALTH && job->amount == r->health);
        if (shown) met |= (uint64_t)1 << card;
    }
    return met;
}

static void give_job(FewState *s, Rider *r, int card) {
    s->job_deck &= ~((uint64_t)1 << card);
    r->jobs |= (uint64_t)1 << card;
}

static void guess_jobs(const Content *c, FewState *s, int seat, Rng *rng) {
    Rider *r = &s->rider[seat];
    Decision *asked = &s->head.asked[seat];
    if (asked->kind == ASK_JOB) {
        uint64_t met = met_jobs(c, r, open_jobs(c, s, r));
        if (met && r->job_count) {
            asked->source = (uint16_t)random_job(met, rng);
            give_job(s, r, asked->source);
        }
    }
    while (__builtin_popcountll(r->jobs) < r->job_count) {
        uint64_t open = open_jobs(c, s, r);
        give_job(s, r, random_job(open ? open : s->job_deck, rng));
    }
}

void few_guess(const Box *box, State *state, Seat viewer, Rng *rng) {
    FewState *s = (FewState *)state;
    if (s->seat != viewer) {
        guess_drawn(s, s->drawn, s->drawn_count, rng);
        guess_drawn(s, s->extra, s->extra_count, rng);
    }
    for (int seat = 0; seat < s->seats; seat++) {
        if (seat == viewer) continue;
        guess_cards(s, &s->rider[seat], rng);
        guess_jobs(box->content, s, seat, rng);
    }
}

/* ---- What can never be true ------------------------------------------------------------------ */

/* Adds the set to what was met; false when a card was met before. */
static bool meet_cards(CardSet *met, const CardSet *set) {
    for (int w = 0; w < CARDSET_WORDS; w++) {
        if (met->word[w] & set->word[w]) return false;
        met->word[w] |= set->word[w];
    }
    return true;
}

static const char *check_cards(const FewState *s) {
    CardSet met = {{0}};
    bool once = meet_cards(&met, &s->upgrades) && meet_cards(&met, &s->upgrade_discard);
    for (int seat = 0; seat < s->seats; seat++) {
        const Rider *r = &s->rider[seat];
        once = once && meet_cards(&met, &r->hand) && meet_cards(&met, &r->deck) &&
               meet_cards(&met, &r->discard) && meet_cards(&met, &r->play);
        if (cards_count(&r->hand) != r->hand_count) return "a hand does not hold its count";
        CardSet hidden = r->unseen, shown = r->hand;
        cards_pour(&shown, &(CardSet){{r->deck.word[0], r->deck.word[1], r->deck.word[2]}});
        without(&hidden, &shown);
        if (!cards_empty(&hidden)) return "an unseen card lies in neither hand nor deck";
    }
    return once ? NULL : "a card lies in two places";
}

static const char *check_jobs(const FewState *s) {
    uint64_t met = s->job_deck;
    if (met & s->job_discard) return "a job lies in two places";
    met |= s->job_discard;
    for (int seat = 0; seat < s->seats; seat++) {
        const Rider *r = &s->rider[seat];
        if (met & (r->jobs | r->scored) || r->jobs & r->scored)
            return "a job lies in two places";
        met |= r->jobs | r->scored;
        if (__builtin_popcountll(r->jobs) != r->job_count)
            return "jobs do not match their count";
    }
    return NULL;
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

static const char *check_piles(const Content *c, const FewState *s) {
    int left = 0, figures = 0;
    for (int p = 0; p < PILES; p++) left += s->pile_left[p];
    for (int m = 0; m < MONSTERS; m++) figures += s->monster_at[m] != 0;
    if (left != bits_count(s->bounties)) return "the piles do not hold the bounties";
    if (figures + s->monsters_beaten != bits_count(s->appeared))
        return "a monster was lost";
    if (s->artifacts >> ARTIFACTS) return "an artifact that is not in the box";
    return s->seats && s->first >= s->seats ? "the first player has no seat"
           : s->seat >= RIDERS || !c        ? "a slot without a rider"
                                            : NULL;
}

const char *few_check(const Box *box, const State *state) {
    const FewState *s = (const FewState *)state;
    const char *broken = check_cards(s);
    if (!broken) broken = check_jobs(s);
    if (!broken) broken = check_riders(box->content, s);
    if (!broken) broken = check_piles(box->content, s);
    return broken;
}
