/*
 * Positions in words, the riders: `seat 0 at mana_olana`, `seat 0 hand sprint, uppercut`,
 * `seat 1 health 5`. README.md lists the lines.
 *
 * Cards are named by their design; a copy is taken from wherever it lies. A line for a
 * pile says all that lies in it. What lay in the hand before goes to the deck, what lay
 * in the deck or in play to the discards, and what lay in the discards leaves the game.
 */
#include "few_and_cursed/arrange.h"

/* ---- Cards ----------------------------------------------------------------------- */

LineNames few_design_names(const Content *c) {
    LineNames n = {"card", c->design_count, {0}};
    for (int i = 0; i < n.count; i++) n.at[i] = c->designs[i].id;
    return n;
}

/* A copy of the design in one of the rider's piles or, of an Upgrade, in the common ones. */
static int take_copy(Arranged *a, Rider *r, int design) {
    FewState *s = a->t.s;
    CardSet *piles[] = {&r->deck.cards, &r->deck.discard,   &s->play,
                        &r->hand,       &s->upgrades.cards, &s->upgrades.discard};
    for (int i = 0; i < 6; i++) {
        int card = few_first_of(a->t.c, piles[i], design);
        if (card < 0) continue;
        bits192_remove(piles[i], card);
        return card;
    }
    return -1;
}

static uint32_t collected(const FewState *s) {
    uint32_t artifacts = 0;
    for (int seat = 0; seat < s->seats; seat++) artifacts |= s->rider[seat].artifacts;
    return artifacts;
}

/* An artifact in a deck was collected before: its token is gone. */
static int collect(Arranged *a, Rider *r, int design) {
    for (int n = 0; n < ARTIFACTS; n++) {
        int card = a->t.c->artifact_card[n];
        if (a->t.c->design_of[card] != design || collected(a->t.s) & bit(n)) continue;
        a->t.s->artifacts = (uint16_t)(a->t.s->artifacts & ~bit(n));
        r->artifacts = (uint16_t)(r->artifacts | bit(n));
        return card;
    }
    return -1;
}

/* Takes up one copy of each design that the line names, as a set of cards. */
static bool read_cards(Arranged *a, Rider *r, int max, LinePicks *picks, CardSet *out) {
    LineNames names = few_design_names(a->t.c);
    *out = (CardSet){{0}};
    if (!line_names(&a->line, &names, max, picks)) return false;
    for (int i = 0; i < picks->count; i++) {
        int card = take_copy(a, r, picks->at[i]);
        if (card < 0) card = collect(a, r, picks->at[i]);
        if (card < 0)
            return error_set(a->line.err, "There is no %s left for this rider.",
                             a->t.c->designs[picks->at[i]].title);
        bits192_add(out, card);
        bits192_remove(&a->t.s->unseen, card);
        picks->at[i] = (uint8_t)card;
    }
    return true;
}

/* ---- What a rider has ------------------------------------------------------------ */

static bool set_at(Arranged *a) {
    int space = 0;
    if (!few_read_place(a, &space)) return false;
    a->rider->at = (uint8_t)space;
    return line_end(&a->line);
}

static bool set_hand(Arranged *a) {
    Rider *r = a->rider;
    LinePicks picks;
    CardSet cards;
    a->t.s->held = bits192_minus(&a->t.s->held, &r->hand);
    bits192_pour(&r->deck.cards, &r->hand);
    bool read = read_cards(a, r, LINE_NAMES_MAX, &picks, &cards);
    bits192_pour(&r->hand, &cards);
    r->hand_count = (uint8_t)bits192_count(&r->hand);
    return read;
}

/* `deck a, b`, or `deck top a, b`: these are drawn first, the others stay. */
static bool set_deck(Arranged *a) {
    Rider *r = a->rider;
    Line ahead = a->line;
    char word[LINE_WORD_MAX];
    LinePicks picks;
    CardSet cards;
    bool top = line_word(&ahead, word) && text_equal(word, "top");
    if (top) a->line = ahead;
    if (!read_cards(a, r, top ? LINE_TOP_MAX : LINE_NAMES_MAX, &picks, &cards))
        return false;
    if (top)
        deck_top_lay(&r->deck.top, picks.at, picks.count);
    else
        bits192_pour(&r->deck.discard, &r->deck.cards);
    bits192_pour(&r->deck.cards, &cards);
    return true;
}

static bool set_discard(Arranged *a) {
    Rider *r = a->rider;
    LinePicks picks;
    CardSet cards;
    if (!read_cards(a, r, LINE_NAMES_MAX, &picks, &cards)) return false;
    r->deck.discard = cards;
    return true;
}

static bool set_play(Arranged *a) {
    FewState *s = a->t.s;
    Rider *r = a->rider;
    LinePicks picks;
    CardSet cards;
    if (r != &s->rider[s->seat])
        return error_set(a->line.err, "Only the rider whose turn it is has cards in play; "
                                      "say 'turn' first.");
    if (!read_cards(a, r, LINE_NAMES_MAX, &picks, &cards)) return false;
    bits192_pour(&r->deck.discard, &s->play);
    s->play = cards;
    return true;
}

static bool set_health(Arranged *a) {
    return line_byte(&a->line, "health", 1, HEALTH_MAX, &a->rider->health);
}

static bool set_bullets(Arranged *a) {
    return line_byte(&a->line, "bullets", 0, BULLETS_MAX, &a->rider->bullets);
}

static bool set_bullet_max(Arranged *a) {
    return line_byte(&a->line, "bullet_max", 0, BULLETS_MAX, &a->rider->bullet_max);
}

static bool set_curse(Arranged *a) {
    return line_byte(&a->line, "curse", 0, CURSE_MAX, &a->rider->curse);
}

static bool set_threshold(Arranged *a) {
    return line_byte(&a->line, "threshold", 1, CURSE_MAX, &a->rider->threshold);
}

/* FC-34: who must return in Cleanup. */
static bool set_shuffled(Arranged *a) {
    a->rider->shuffled = 1;
    return line_end(&a->line);
}

static bool set_water(Arranged *a) {
    int value = 0;
    if (!line_last_number(&a->line, "water", 0, 999, &value)) return false;
    a->rider->money = (int16_t)value;
    return true;
}

static bool set_grit(Arranged *a) {
    int value = 0;
    if (!line_last_number(&a->line, "grit", -99, 999, &value)) return false;
    a->rider->grit = (int16_t)value;
    return true;
}

/* What was carried before goes back into the Store deck. */
static bool set_items(Arranged *a) {
    FewState *s = a->t.s;
    Rider *r = a->rider;
    LineNames names = few_item_names(a->t.c);
    LinePicks picks;
    if (!line_cards(&a->line, &names, 4, &picks)) return false;
    s->store_deck |= r->items;
    s->used &= ~r->items;
    r->items = 0;
    for (int i = 0; i < picks.count; i++) {
        few_pick_item(s, picks.at[i]);
        if (!few_has_room(a->t.c, r, picks.at[i]))
            return error_set(
                a->line.err,
                "There is no room for %s: %d hands and %d accessories (FC-66).",
                a->t.c->items[picks.at[i]].title, HANDS, ACCESSORIES);
        r->items |= bit(picks.at[i]);
    }
    return true;
}

static bool set_used(Arranged *a) {
    LineNames names = few_item_names(a->t.c);
    LinePicks picks;
    if (!line_cards(&a->line, &names, 4, &picks)) return false;
    a->t.s->used &= ~a->rider->items;
    for (int i = 0; i < picks.count; i++) {
        if (!(a->rider->items & bit(picks.at[i])))
            return error_set(a->line.err, "This rider does not carry %s.",
                             a->t.c->items[picks.at[i]].title);
        a->t.s->used |= bit(picks.at[i]);
    }
    return true;
}

/* ---- Jobs and artifacts ---------------------------------------------------------- */

/* Those of the tracks are scored by lines about the tracks. */
static uint64_t tracked_jobs(const FewState *s) {
    uint64_t jobs = 0;
    for (int i = 0; s->mode == MODE_SHADOWS && i < TRACKS; i++)
        for (int n = 0; n < TRACK_LENGTH; n++) jobs |= bit64(s->track[i][n] - 1);
    return jobs;
}

static bool read_jobs(Arranged *a, uint64_t *jobs) {
    LineNames names = few_job_names(a->t.c);
    LinePicks picks;
    if (!line_names(&a->line, &names, LINE_NAMES_MAX, &picks)) return false;
    uint64_t kept = *jobs & tracked_jobs(a->t.s);
    a->t.s->jobs.cards |= *jobs & ~kept;
    *jobs = kept;
    for (int i = 0; i < picks.count; i++) {
        int card = 0;
        if (!few_pick_job(a, picks.at[i], &card)) return false;
        *jobs |= bit64(card);
    }
    return true;
}

static bool set_jobs(Arranged *a) {
    Rider *r = a->rider;
    bool read = read_jobs(a, &r->jobs);
    r->job_count = (uint8_t)bits64_count(r->jobs);
    return read;
}

/* FC-55: nobody scores the same job twice. */
static bool set_scored(Arranged *a) {
    if (!read_jobs(a, &a->rider->scored)) return false;
    for (int i = 0; i < a->t.c->job_count; i++) {
        const Job *job = &a->t.c->jobs[i];
        if (bits64_count(a->rider->scored & few_job_copies(job)) > 1)
            return error_set(a->line.err, "Nobody scores %s twice (FC-55).", job->title);
    }
    return true;
}

/* Collected, and lying in the discards unless another line places them. */
static bool set_artifacts(Arranged *a) {
    Rider *r = a->rider;
    LinePicks picks;
    CardSet cards;
    if (!read_cards(a, r, ARTIFACTS, &picks, &cards)) return false;
    if (picks.count && !r->artifacts)
        return error_set(a->line.err, "These are no artifacts.");
    bits192_pour(&r->deck.discard, &cards);
    return true;
}

/* clang-format off */
static const ArrangeRow seat_rows[] = {
    {"at", set_at},           {"hand", set_hand},         {"deck", set_deck},
    {"discard", set_discard}, {"play", set_play},         {"health", set_health},
    {"water", set_water},     {"grit", set_grit},         {"bullets", set_bullets},
    {"bullet_max", set_bullet_max}, {"curse", set_curse}, {"threshold", set_threshold},
    {"items", set_items},     {"used", set_used},         {"jobs", set_jobs},
    {"scored", set_scored},   {"artifacts", set_artifacts}, {"beaten", few_arrange_beaten},
    {"shuffled", set_shuffled}, {"money", set_water},
};
/* clang-format on */

bool few_arrange_seat(Arranged *a) {
    int seat = 0;
    if (!line_number(&a->line, "seat", 0, a->t.s->seats - 1, &seat)) return false;
    a->rider = &a->t.s->rider[seat];
    return few_arrange_row(a, seat_rows, sizeof seat_rows / sizeof *seat_rows,
                           "thing of a rider");
}
