/*
 * Positions in words, the riders: `seat 0 at mana_olana`, `seat 0 hand sprint, uppercut`,
 * `seat 1 health 5`. README.md lists the lines.
 *
 * Cards are named by their design; a copy is taken from wherever it is. A line for a pile
 * names all its cards. Cards that were in the hand go to the deck, those in the deck or in
 * play to the discards, and those in the discards leave the game.
 */
#include "few_and_cursed/arrange/arrange.h"
#include "few_and_cursed/rules/hand.h"
#include "few_and_cursed/rules/town.h"

/* ---- Cards ----------------------------------------------------------------------- */

LineNames few_design_names(const Content *c) {
    return line_names_of("card", c->design_count, c->designs, sizeof *c->designs);
}

/* A copy of the design from one of the rider's piles or, if an Upgrade, the common ones. */
static int take_copy(Line *l, Rider *r, int design) {
    FewState *s = state_of(l);
    CardSet *piles[] = {&r->deck.cards, &r->deck.discard,   &s->play,
                        &r->hand,       &s->upgrades.cards, &s->upgrades.discard};
    for (int i = 0; i < 6; i++) {
        int card = few_first_of(content_of(l), piles[i], design);
        if (card < 0) continue;
        bits192_remove(piles[i], card);
        return card;
    }
    return -1;
}

uint32_t few_collected(const FewState *s) {
    uint32_t artifacts = 0;
    for (int seat = 0; seat < s->seats; seat++) artifacts |= s->rider[seat].artifacts;
    return artifacts;
}

/* An artifact in a deck was collected before: its token is gone. */
static int collect(Line *l, Rider *r, int design) {
    for (int n = 0; n < ARTIFACTS; n++) {
        int card = content_of(l)->artifact_card[n];
        if (content_of(l)->design_of[card] != design || few_collected(state_of(l)) & bit(n))
            continue;
        state_of(l)->artifacts = (uint16_t)(state_of(l)->artifacts & ~bit(n));
        r->artifacts = (uint16_t)(r->artifacts | bit(n));
        return card;
    }
    return -1;
}

/* Takes one copy of each design that the line names, as a set of cards. */
static bool read_cards(Line *l, Rider *r, int max, LinePicks *picks, CardSet *out) {
    LineNames names = few_design_names(content_of(l));
    *out = (CardSet){{0}};
    if (!line_names(l, &names, max, picks)) return false;
    for (int i = 0; i < picks->count; i++) {
        int card = take_copy(l, r, picks->at[i]);
        if (card < 0) card = collect(l, r, picks->at[i]);
        if (card < 0)
            return error_set(l->err, "There is no %s left for this rider.",
                             content_of(l)->designs[picks->at[i]].title);
        bits192_add(out, card);
        bits192_remove(&state_of(l)->unseen, card);
        picks->at[i] = (uint8_t)card;
    }
    return true;
}

/* ---- What a rider has ------------------------------------------------------------ */

static bool set_at(Line *l) {
    int space = 0;
    if (!few_read_place(l, &space)) return false;
    rider_of(l)->at = (uint8_t)space;
    return line_end(l);
}

static bool set_hand(Line *l) {
    Rider *r = rider_of(l);
    LinePicks picks;
    CardSet cards;
    state_of(l)->held = bits192_minus(&state_of(l)->held, &r->hand);
    bits192_pour(&r->deck.cards, &r->hand);
    bool read = read_cards(l, r, LINE_NAMES_MAX, &picks, &cards);
    bits192_pour(&r->hand, &cards);
    r->hand_count = (uint8_t)bits192_count(&r->hand);
    return read;
}

/* `deck a, b`, or `deck top a, b`: these are drawn first, the others stay. */
static bool set_deck(Line *l) {
    Rider *r = rider_of(l);
    LinePicks picks;
    CardSet cards;
    bool top = line_take(l, "top");
    if (!read_cards(l, r, top ? LINE_TOP_MAX : LINE_NAMES_MAX, &picks, &cards))
        return false;
    if (top)
        deck_top_lay(&r->deck.top, picks.at, picks.count);
    else
        bits192_pour(&r->deck.discard, &r->deck.cards);
    bits192_pour(&r->deck.cards, &cards);
    return true;
}

static bool set_discard(Line *l) {
    Rider *r = rider_of(l);
    LinePicks picks;
    CardSet cards;
    if (!read_cards(l, r, LINE_NAMES_MAX, &picks, &cards)) return false;
    r->deck.discard = cards;
    return true;
}

static bool set_play(Line *l) {
    FewState *s = state_of(l);
    Rider *r = rider_of(l);
    LinePicks picks;
    CardSet cards;
    if (r != &s->rider[s->seat])
        return error_set(l->err, "Only the rider whose turn it is has cards in play; "
                                 "say 'turn' first.");
    if (!read_cards(l, r, LINE_NAMES_MAX, &picks, &cards)) return false;
    bits192_pour(&r->deck.discard, &s->play);
    s->play = cards;
    return true;
}

/* What was carried before goes back into the Store deck. */
static bool set_items(Line *l) {
    FewState *s = state_of(l);
    Rider *r = rider_of(l);
    LineNames names = few_item_names(content_of(l));
    LinePicks picks;
    if (!line_cards(l, &names, HANDS + ACCESSORIES, &picks)) return false;
    s->store_deck |= r->items;
    s->used &= ~r->items;
    r->items = 0;
    for (int i = 0; i < picks.count; i++) {
        few_pick_item(s, picks.at[i]);
        if (!few_has_room(content_of(l), r, picks.at[i]))
            return error_set(
                l->err, "There is no room for %s: %d hands and %d accessories (FC-66).",
                content_of(l)->items[picks.at[i]].title, HANDS, ACCESSORIES);
        r->items |= bit(picks.at[i]);
    }
    return true;
}

static bool set_used(Line *l) {
    LineNames names = few_item_names(content_of(l));
    LinePicks picks;
    if (!line_cards(l, &names, HANDS + ACCESSORIES, &picks)) return false;
    state_of(l)->used &= ~rider_of(l)->items;
    for (int i = 0; i < picks.count; i++) {
        if (!(rider_of(l)->items & bit(picks.at[i])))
            return error_set(l->err, "This rider does not carry %s.",
                             content_of(l)->items[picks.at[i]].title);
        state_of(l)->used |= bit(picks.at[i]);
    }
    return true;
}

/* ---- Jobs and artifacts ---------------------------------------------------------- */

/* These are scored by lines about the tracks. */
static uint64_t tracked_jobs(const FewState *s) {
    uint64_t jobs = 0;
    for (int i = 0; s->mode == MODE_SHADOWS && i < SHADOW_TRACKS; i++)
        for (int n = 0; n < SHADOW_LENGTH; n++) jobs |= bit64(s->shadow[i][n] - 1);
    return jobs;
}

static bool read_jobs(Line *l, uint64_t *jobs) {
    LineNames names = few_job_names(content_of(l));
    LinePicks picks;
    if (!line_names(l, &names, LINE_NAMES_MAX, &picks)) return false;
    uint64_t kept = *jobs & tracked_jobs(state_of(l));
    state_of(l)->jobs.cards |= *jobs & ~kept;
    *jobs = kept;
    return few_pick_jobs(l, &picks, jobs);
}

static bool set_jobs(Line *l) {
    Rider *r = rider_of(l);
    bool read = read_jobs(l, &r->jobs);
    r->job_count = (uint8_t)bits64_count(r->jobs);
    return read;
}

/* FC-55: nobody scores the same job twice. */
static bool set_scored(Line *l) {
    if (!read_jobs(l, &rider_of(l)->scored)) return false;
    for (int i = 0; i < content_of(l)->job_count; i++) {
        const Job *job = &content_of(l)->jobs[i];
        if (bits64_count(rider_of(l)->scored & few_job_copies(job)) > 1)
            return error_set(l->err, "Nobody scores %s twice (FC-55).", job->title);
    }
    return true;
}

/* Collected, and in the discards unless another line places them. */
static bool set_artifacts(Line *l) {
    Rider *r = rider_of(l);
    LinePicks picks;
    CardSet cards;
    if (!read_cards(l, r, ARTIFACTS, &picks, &cards)) return false;
    if (picks.count && !r->artifacts) return error_set(l->err, "These are not artifacts.");
    bits192_pour(&r->deck.discard, &cards);
    return true;
}

/* clang-format off */
static const LineRow seat_rows[] = {
    LINE("at", set_at),           LINE("hand", set_hand), LINE("deck", set_deck),
    LINE("discard", set_discard), LINE("play", set_play), LINE("items", set_items),
    LINE("used", set_used),       LINE("jobs", set_jobs), LINE("scored", set_scored),
    LINE("artifacts", set_artifacts), LINE("beaten", few_arrange_beaten),
    LINE_FLAG("shuffled", Rider, shuffled), /* FC-34: must return in Cleanup */
    LINE_NUMBER("water", Rider, water, 0, 999),
    LINE_NUMBER("money", Rider, water, 0, 999),
    LINE_NUMBER("grit", Rider, grit, -99, 999),
    LINE_NUMBER("health", Rider, health, 1, HEALTH_MAX),
    LINE_NUMBER("bullets", Rider, bullets, 0, BULLETS_MAX),
    LINE_NUMBER("bullet_max", Rider, bullet_max, 0, BULLETS_MAX),
    LINE_NUMBER("curse", Rider, curse, 0, CURSE_MAX),
    LINE_NUMBER("threshold", Rider, threshold, 1, CURSE_MAX),
    {0},
};
/* clang-format on */

bool few_arrange_seat(Line *l) {
    int seat = 0;
    if (!line_number(l, "seat", 0, state_of(l)->seats - 1, &seat)) return false;
    arranged(l)->rider = &state_of(l)->rider[seat];
    return line_by_row(l, "line of a rider", seat_rows, rider_of(l));
}
