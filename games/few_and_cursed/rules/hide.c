/*
 * Secrets: other riders' hands and jobs, the Upgrades they kept and have not shown, and
 * what was arranged to be drawn. Piles are sets, so the state holds no order to hide.
 */
#include "few_and_cursed/few_and_cursed.h"
#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/jobs.h"
#include "few_and_cursed/rules/riders.h"

/* ---- Hiding ---------------------------------------------------------------------- */

/* Unseen cards go back among the Upgrades, the rest of the hand into the deck, jobs into
 * the job deck. Cards known to be in hand stay there. */
static void hide_rider(FewState *s, Rider *r) {
    CardSet own = bits192_union(&r->hand, &r->deck.cards), known;
    CardSet unseen = bits192_both(&s->unseen, &own), held = bits192_both(&unseen, &s->held);
    r->unseen_hand = (uint8_t)(r->unseen_hand + bits192_count(&held));
    r->unseen_deck =
        (uint8_t)(r->unseen_deck + bits192_count(&unseen) - bits192_count(&held));
    r->hand = bits192_minus(&r->hand, &unseen);
    r->deck.cards = bits192_minus(&r->deck.cards, &unseen);
    s->held = bits192_minus(&s->held, &unseen);
    s->unseen = bits192_minus(&s->unseen, &unseen);
    bits192_pour(&s->upgrades.cards, &unseen);
    known = bits192_both(&r->hand, &s->held);
    bits192_pour(&r->deck.cards, &r->hand);
    r->deck.cards = bits192_minus(&r->deck.cards, &known);
    r->hand = known;
    if (s->head.over) return; /* FC-104: jobs are revealed at the end */
    s->declined &= ~r->jobs;
    s->jobs.cards |= r->jobs;
    r->jobs = 0;
}

static void hide_drawn(FewState *s, uint8_t drawn[2], int count) {
    for (int i = 0; i < count; i++) {
        if (drawn[i]) bits192_add(&s->upgrades.cards, drawn[i]);
    }
    drawn[0] = drawn[1] = 0;
}

/* Which job is asked about is its owner's secret. */
static void hide_question(Decision *asked) {
    if (asked->kind == ASK_JOB) asked->source = 0;
}

/* That somebody is about to be asked is secret too: there is a step only for riders who
 * hold a job that fits. */
static void hide_job_steps(FewState *s, Seat viewer) {
    TodoStack old = s->todo;
    s->todo = (TodoStack){0};
    for (int i = 0; i < old.count; i++) {
        Todo step = old.at[i];
        if (step.step == STEP_JOB && step.a != viewer) continue;
        todo_push(&s->todo, step.step, step.a, step.b, step.c);
    }
}

/* FC-114: only the jobs turned up on each track are known. */
static void hide_tracks(FewState *s) {
    for (int i = 0; i < SHADOW_TRACKS; i++) {
        for (int at = s->shadow_done[i] + 1; at < SHADOW_LENGTH; at++) {
            if (s->shadow[i][at]) s->jobs.cards |= bit64(s->shadow[i][at] - 1);
            s->shadow[i][at] = 0;
        }
    }
}

void few_hide(const Box *box, State *state, Seat viewer) {
    (void)box;
    FewState *s = (FewState *)state;
    for (int seat = 0; seat < s->seats; seat++) {
        deck_top_hide(&s->rider[seat].deck.top);
        if (seat == viewer) continue;
        hide_rider(s, &s->rider[seat]);
        hide_question(&s->head.asked[seat]);
    }
    if (s->seat != viewer) {
        hide_drawn(s, s->drawn, s->drawn_count);
        hide_drawn(s, s->extra, s->extra_count);
    }
    hide_job_steps(s, viewer);
    hide_tracks(s);
    DeckTop *tops[] = {&s->upgrades.top,          &s->jobs.top,   &s->encounters.top,
                       &s->cursed_encounters.top, &s->bounty_top, &s->monster_top};
    for (size_t i = 0; i < sizeof tops / sizeof *tops; i++) deck_top_hide(tops[i]);
}

/* ---- Guessing -------------------------------------------------------------------- */

static void guess_unseen(FewState *s, CardSet *pile, uint8_t *count, Rng *rng) {
    for (; *count; --*count) {
        int card = bits192_draw(&s->upgrades.cards, rng);
        bits192_add(pile, card);
        bits192_add(&s->unseen, card);
    }
}

/* First those that are known to be in hand, then any out of the deck. */
static void guess_cards(FewState *s, Rider *r, Rng *rng) {
    CardSet kept = {{0}};
    guess_unseen(s, &kept, &r->unseen_hand, rng);
    guess_unseen(s, &r->deck.cards, &r->unseen_deck, rng);
    s->held = bits192_union(&s->held, &kept);
    bits192_pour(&r->hand, &kept);
    CardSet unknown = deck192_unknown(&r->deck);
    while (bits192_count(&r->hand) < r->hand_count)
        bits192_add(&r->hand, bits192_draw(&unknown, rng));
    r->deck.cards = bits192_minus(&r->deck.cards, &r->hand);
}

static void guess_drawn(FewState *s, uint8_t drawn[2], int count, Rng *rng) {
    for (int i = 0; i < count; i++)
        drawn[i] = (uint8_t)bits192_draw(&s->upgrades.cards, rng);
}

/* Job cards of which this rider has scored no copy. */
static uint64_t open_jobs(const Content *c, const FewState *s, const Rider *r) {
    return s->jobs.cards & ~few_copies_of(c, r->scored);
}

static void give_job(FewState *s, Rider *r, int card) {
    s->jobs.cards &= ~bit64(card);
    r->jobs |= bit64(card);
}

/* The job asked about, before it can be dealt to others. */
static void guess_asked_job(const Content *c, FewState *s, int seat, Rng *rng) {
    Rider *r = &s->rider[seat];
    Decision *asked = &s->head.asked[seat];
    if (asked->kind != ASK_JOB) return;
    uint64_t met = open_jobs(c, s, r) & few_jobs_shown(c, r);
    if (!met || !r->job_count) return;
    asked->source = (uint16_t)bits64_pick(met, rng);
    give_job(s, r, asked->source);
}

static void guess_jobs(const Content *c, FewState *s, Rider *r, Rng *rng) {
    while (bits64_count(r->jobs) < r->job_count) {
        uint64_t open = open_jobs(c, s, r);
        give_job(s, r, bits64_pick(open ? open : s->jobs.cards, rng));
    }
}

static void guess_tracks(const Content *c, FewState *s, Rng *rng) {
    for (int i = 0; i < SHADOW_TRACKS; i++) {
        for (int at = s->shadow_done[i] + 1; at < SHADOW_LENGTH; at++) {
            uint64_t fit = s->jobs.cards & few_shadow_jobs(c, s);
            int card = bits64_pick(fit ? fit : s->jobs.cards, rng);
            s->jobs.cards &= ~bit64(card);
            s->shadow[i][at] = (uint8_t)(card + 1);
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

static bool is_within(const CardSet *set, const CardSet *whole) {
    CardSet rest = bits192_minus(set, whole);
    return bits192_empty(&rest);
}

static const char *check_cards(const FewState *s) {
    CardSet met = {{0}}, drawn = {{0}}, hands = {{0}}, hidden = {{0}};
    for (int i = 0; i < s->drawn_count; i++) bits192_add(&drawn, s->drawn[i]);
    for (int i = 0; i < s->extra_count; i++) bits192_add(&drawn, s->extra[i]);
    bool once = deck192_meet(&met, &s->upgrades) && bits192_meet(&met, &drawn) &&
                bits192_meet(&met, &s->play);
    for (int seat = 0; seat < s->seats; seat++) {
        const Rider *r = &s->rider[seat];
        once = once && deck192_meet(&met, &r->deck) && bits192_meet(&met, &r->hand);
        if (bits192_count(&r->hand) != r->hand_count)
            return "A hand does not hold its count.";
        hands = bits192_union(&hands, &r->hand);
        hidden = bits192_union(&hidden, &r->deck.cards);
    }
    hidden = bits192_union(&hidden, &hands);
    if (!is_within(&s->unseen, &hidden))
        return "An unseen card lies in neither hand nor deck.";
    if (!is_within(&s->held, &hands)) return "A card that is held is not in hand.";
    return once ? NULL : "A card lies in two places.";
}

/* Jobs on the tracks that are not scored yet. */
static uint64_t jobs_on_tracks(const FewState *s) {
    uint64_t jobs = 0;
    for (int i = 0; i < SHADOW_TRACKS && s->mode == MODE_SHADOWS; i++) {
        for (int at = s->shadow_done[i]; at < SHADOW_LENGTH; at++)
            jobs |= bit64(s->shadow[i][at] - 1);
    }
    return jobs;
}

/* No job is ever lost: each is in exactly one place. */
static const char *check_jobs(const Content *c, const FewState *s) {
    uint64_t met = 0;
    bool once = deck64_meet(&met, &s->jobs) && bits64_meet(&met, jobs_on_tracks(s));
    for (int seat = 0; seat < s->seats; seat++) {
        const Rider *r = &s->rider[seat];
        if (bits64_count(r->jobs) != r->job_count) return "Jobs do not match their count.";
        once = once && bits64_meet(&met, r->jobs) && bits64_meet(&met, r->scored);
    }
    if (!once) return "A job lies in two places.";
    return bits64_count(met) == c->job_card_count ? NULL : "A job is lost.";
}

/* Nor is an item. */
static const char *check_items(const Content *c, const FewState *s) {
    uint32_t met = s->store_deck;
    bool once = true;
    for (int i = 0; i < STORE_ROW; i++)
        if (s->store_row[i]) once = once && bits_meet(&met, bit(s->store_row[i] - 1));
    for (int i = 0; i < s->store_discard_count; i++)
        once = once && bits_meet(&met, bit(s->store_discard[i]));
    uint32_t carried = 0;
    for (int seat = 0; seat < s->seats; seat++) {
        once = once && bits_meet(&met, s->rider[seat].items);
        carried |= s->rider[seat].items;
    }
    if (s->used & ~carried) return "An item was used that is not held.";
    if (s->pending_item) once = once && bits_meet(&met, bit(s->pending_item - 1));
    bool whole = once && bits_count(met) == c->item_count;
    return whole ? NULL : "An item is lost or there twice.";
}

static const char *check_riders(const Content *c, const FewState *s) {
    for (int seat = 0; seat < s->seats; seat++) {
        const Rider *r = &s->rider[seat];
        if (r->at >= c->space_count) return "A rider stands nowhere.";
        if (r->bullets > r->bullet_max) return "There are more Bullets than the maximum.";
        if (r->health > HEALTH_MAX || r->curse > CURSE_MAX)
            return "A track is past its end.";
        if (!s->head.over && !r->health && s->todo.count == 0)
            return "A rider at 0 Health rides on.";
        if (r->cursed != few_is_cursed(r)) return "The Character card lies wrong.";
        if (r->water < 0) return "Water is owed.";
    }
    return NULL;
}

static const char *check_piles(const FewState *s) {
    if (count_all(s->pile_left, PILES) != bits_count(s->bounties))
        return "The piles do not hold the bounties.";
    uint32_t met = s->bounties;
    bool once = true;
    for (int seat = 0; seat < s->seats; seat++)
        once = once && bits_meet(&met, s->rider[seat].beaten);
    for (int p = 0; p < PILES; p++)
        if (s->pile_top[p]) once = once && bits_meet(&met, bit(s->pile_top[p] - 1));
    if (!once) return "A bounty lies in two places.";
    if (few_figures(s) + s->monsters_beaten != bits_count(s->appeared))
        return "A monster was lost.";
    if (s->artifacts >> ARTIFACTS) return "There is an artifact that is not in the box.";
    if (s->first >= s->seats) return "The first player has no seat.";
    return s->seat >= s->seats ? "A slot has no rider." : NULL;
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
