/*
 * Positions in words, for tests, puzzles and bug reports: `phase action`, `turn 1`,
 * `monster tsilkali at mountain_view`, `store row horse, boots, lasso`. README.md lists
 * the lines.
 *
 * One rule keeps the components complete: what no line places stays in its deck. So the
 * order of lines seldom matters; what they leave open is settled once, after the last line
 * (arrange_rest.c). Before the first line, the jobs dealt go back: riders hold only those
 * that lines name.
 */
#include "few_and_cursed/arrange/arrange.h"
#include "few_and_cursed/few_and_cursed.h"
#include "few_and_cursed/rules/encounter.h"
#include "few_and_cursed/rules/hand.h"

/* ---- Names ----------------------------------------------------------------------- */

LineNames few_item_names(const Content *c) {
    return line_names_of("Store card", c->item_count, c->items, sizeof *c->items);
}

LineNames few_job_names(const Content *c) {
    return line_names_of("job", c->job_count, c->jobs, sizeof *c->jobs);
}

static LineNames encounter_names(const Content *c) {
    return line_names_of("encounter", c->encounter_count, c->encounters,
                         sizeof *c->encounters);
}

static LineNames cursed_names(const Content *c) {
    return line_names_of("Cursed Encounter", c->cursed_encounter_count,
                         c->cursed_encounters, sizeof *c->cursed_encounters);
}

bool few_read_place(Line *l, int *out) {
    const Content *c = content_of(l);
    LineNames n = line_names_of("space", c->space_count, c->spaces, sizeof *c->spaces);
    return line_name(l, &n, out);
}

/* ---- The slot -------------------------------------------------------------------- */

/* Discards what the previous rider has in play. */
static void turn_to(FewState *s, int seat) {
    if (seat != s->seat) bits192_pour(&s->rider[s->seat].deck.discard, &s->play);
    s->seat = (uint8_t)seat;
}

static void drop_rider(FewState *s, Rider *r) {
    s->jobs.cards |= s->round ? 0 : r->jobs;
    r->jobs = s->round ? r->jobs : 0;
    r->job_count = (uint8_t)bits64_count(r->jobs);
    r->move = r->attack = 0;
    r->met = r->wounded = r->shuffled = 0;
}

/* Clears everything that belongs to a slot in progress. */
static void drop_slot(Table *t) {
    FewState *s = t->s;
    drop_questions(&s->head);
    memset(&s->todo, 0, sizeof s->todo);
    bits192_pour(&s->rider[s->seat].deck.discard, &s->play);
    for (int i = 0; i < s->drawn_count; i++) bits192_add(&s->upgrades.cards, s->drawn[i]);
    for (int i = 0; i < s->extra_count; i++) bits192_add(&s->upgrades.cards, s->extra[i]);
    s->drawn[0] = s->drawn[1] = s->drawn_count = 0;
    s->extra[0] = s->extra[1] = s->extra_count = 0;
    memset(s->give_left, 0, sizeof s->give_left);
    for (int seat = 0; seat < s->seats; seat++) {
        few_leave_encounter(t, seat);
        drop_rider(s, &s->rider[seat]);
    }
    s->declined = 0;
    if (s->pending_item) s->store_deck |= bit(s->pending_item - 1);
    s->pending_item = s->played_card = s->question = 0;
    s->must_fight = s->toll = s->refreshed = s->captured = 0;
    turn_to(s, s->first);
    s->round = (uint16_t)max_int(1, s->round);
}

static bool set_round(Line *l) {
    return line_short(l, "round", 1, 9999, &state_of(l)->round);
}

static bool set_phase(Line *l) {
    static const LineNames phases = {
        "phase", 4, {"improvise", "encounter", "action", "cleanup"}};
    int phase = 0;
    if (!line_name(l, &phases, &phase)) return false;
    state_of(l)->phase = (uint8_t)phase;
    return line_end(l);
}

static bool set_turn(Line *l) {
    uint8_t seat;
    arranged(l)->turn_named = true;
    if (!line_byte(l, "turn", 0, state_of(l)->seats - 1, &seat)) return false;
    turn_to(state_of(l), seat);
    return true;
}

/* Unless `turn` says otherwise, the first player's slot begins. */
static bool set_first(Line *l) {
    FewState *s = state_of(l);
    if (!line_byte(l, "first", 0, s->seats - 1, &s->first)) return false;
    if (!arranged(l)->turn_named) turn_to(s, s->first);
    return true;
}

static bool set_action(Line *l) {
    arranged(l)->action_used = true;
    return line_expect(l, "used") && line_end(l);
}

static bool set_team(Line *l) {
    if (!line_expect(l, "grit")) return false;
    if (state_of(l)->mode != MODE_COOP)
        return error_set(l->err, "'team grit' belongs to the co-operative game.");
    return line_short(l, "grit", 0, 999, &state_of(l)->team_grit);
}

/* ---- The Store ------------------------------------------------------------------- */

void few_pick_item(FewState *s, int item) {
    int kept = 0;
    s->store_deck &= ~bit(item);
    for (int i = 0; i < STORE_ROW; i++) {
        if (s->store_row[i] == item + 1) s->store_row[i] = 0;
    }
    for (int i = 0; i < s->store_discard_count; i++) {
        if (s->store_discard[i] != item) s->store_discard[kept++] = s->store_discard[i];
    }
    memset(&s->store_discard[kept], 0, sizeof s->store_discard - (size_t)kept);
    s->store_discard_count = (uint8_t)kept;
    for (int seat = 0; seat < s->seats; seat++) s->rider[seat].items &= ~bit(item);
    s->used &= ~bit(item);
}

static void lay_row(FewState *s, const LinePicks *picks) {
    for (int i = 0; i < STORE_ROW; i++) {
        if (s->store_row[i]) s->store_deck |= bit(s->store_row[i] - 1);
        s->store_row[i] = 0;
    }
    for (int i = 0; i < picks->count; i++) {
        few_pick_item(s, picks->at[i]);
        s->store_row[i] = (uint8_t)(picks->at[i] + 1);
    }
}

/* `deck a, b`: only these are left; the others go below the Store's discards. */
static void lay_store_deck(FewState *s, const LinePicks *picks) {
    uint8_t above[ITEMS_MAX];
    int count = s->store_discard_count;
    memcpy(above, s->store_discard, sizeof above);
    for (int i = 0; i < picks->count; i++) few_pick_item(s, picks->at[i]);
    uint32_t others = s->store_deck;
    s->store_deck = 0;
    s->store_discard_count = 0;
    while (others) s->store_discard[s->store_discard_count++] = (uint8_t)bits_take(&others);
    for (int i = 0; i < count; i++) s->store_discard[s->store_discard_count++] = above[i];
    for (int i = 0; i < picks->count; i++) {
        few_pick_item(s, picks->at[i]);
        s->store_deck |= bit(picks->at[i]);
    }
}

/* The last one named lies on top. */
static void lay_discards(FewState *s, const LinePicks *picks) {
    while (s->store_discard_count) {
        int item = s->store_discard[s->store_discard_count - 1];
        few_pick_item(s, item);
        s->store_deck |= bit(item);
    }
    for (int i = 0; i < picks->count; i++) {
        few_pick_item(s, picks->at[i]);
        s->store_discard[s->store_discard_count++] = picks->at[i];
    }
}

/* `store row a, b, c`, `store discard a, b`, `store deck a, b`. */
static bool set_store(Line *l) {
    static const LineNames piles = {"part of the Store", 3, {"row", "discard", "deck"}};
    LineNames names = few_item_names(content_of(l));
    LinePicks picks;
    int pile = 0;
    if (!line_name(l, &piles, &pile)) return false;
    if (!line_cards(l, &names, pile == 0 ? STORE_ROW : content_of(l)->item_count, &picks))
        return false;
    if (pile == 0)
        lay_row(state_of(l), &picks);
    else if (pile == 1)
        lay_discards(state_of(l), &picks);
    else
        lay_store_deck(state_of(l), &picks);
    return true;
}

/* ---- Common decks ---------------------------------------------------------------- */

/* `top a, b`: these are drawn next; `deck a, b`: only these are left, the others are in the
 * discards. */
static bool read_deck(Line *l, LineNames names, bool copies, bool *top, LinePicks *picks) {
    static const LineNames ways = {"word", 2, {"top", "deck"}};
    int way = 0;
    if (!line_name(l, &ways, &way)) return false;
    *top = way == 0;
    int most = *top ? LINE_TOP_MAX : LINE_NAMES_MAX;
    return copies ? line_names(l, &names, most, picks) : line_cards(l, &names, most, picks);
}

static bool set_encounters(Line *l, LineNames names, Deck32 *deck) {
    LinePicks picks;
    bool top;
    if (!read_deck(l, names, false, &top, &picks)) return false;
    if (top)
        deck_top_lay(&deck->top, picks.at, picks.count);
    else
        deck->discard |= deck->cards, deck->cards = 0;
    for (int i = 0; i < picks.count; i++) {
        deck->cards |= bit(picks.at[i]);
        deck->discard &= ~bit(picks.at[i]);
    }
    return true;
}

static bool set_encounter(Line *l) {
    return set_encounters(l, encounter_names(content_of(l)), &state_of(l)->encounters);
}

static bool set_cursed(Line *l) {
    return set_encounters(l, cursed_names(content_of(l)), &state_of(l)->cursed_encounters);
}

/* Takes copies of Upgrades from both common piles. */
static bool pick_upgrades(Line *l, LinePicks *picks) {
    FewState *s = state_of(l);
    CardSet left = s->upgrades.cards, discards = s->upgrades.discard;
    bits192_pour(&left, &discards);
    for (int i = 0; i < picks->count; i++) {
        int card = few_first_of(content_of(l), &left, picks->at[i]);
        if (card < 0)
            return error_set(l->err, "There is no %s left among the Upgrades.",
                             content_of(l)->designs[picks->at[i]].title);
        bits192_remove(&left, card);
        picks->at[i] = (uint8_t)card;
    }
    return true;
}

static bool set_upgrade(Line *l) {
    FewState *s = state_of(l);
    LinePicks picks;
    bool top;
    if (!read_deck(l, few_design_names(content_of(l)), true, &top, &picks) ||
        !pick_upgrades(l, &picks))
        return false;
    if (top)
        deck_top_lay(&s->upgrades.top, picks.at, picks.count);
    else
        bits192_pour(&s->upgrades.discard, &s->upgrades.cards);
    for (int i = 0; i < picks.count; i++) {
        bits192_add(&s->upgrades.cards, picks.at[i]);
        bits192_remove(&s->upgrades.discard, picks.at[i]);
    }
    return true;
}

bool few_pick_jobs(Line *l, LinePicks *picks, uint64_t *into) {
    FewState *s = state_of(l);
    for (int i = 0; i < picks->count; i++) {
        const Job *job = &content_of(l)->jobs[picks->at[i]];
        uint64_t left = few_job_copies(job) & (s->jobs.cards | s->jobs.discard);
        if (!left)
            return error_set(l->err, "There is no %s left among the jobs.", job->title);
        int card = bits64_first(left);
        s->jobs.cards &= ~bit64(card);
        s->jobs.discard &= ~bit64(card);
        *into |= bit64(card);
        picks->at[i] = (uint8_t)card;
    }
    return true;
}

static bool set_job(Line *l) {
    Deck64 *deck = &state_of(l)->jobs;
    LinePicks picks;
    bool top;
    uint64_t named = 0;
    if (!read_deck(l, few_job_names(content_of(l)), true, &top, &picks) ||
        !few_pick_jobs(l, &picks, &named))
        return false;
    if (top)
        deck_top_lay(&deck->top, picks.at, picks.count);
    else
        deck->discard |= deck->cards, deck->cards = 0;
    deck->cards |= named;
    return true;
}

/* Tokens on the board: these and no others. */
static bool set_artifacts(Line *l) {
    const Content *c = content_of(l);
    LineNames names = {"artifact", ARTIFACTS, {0}};
    LinePicks picks;
    for (int n = 0; n < ARTIFACTS; n++)
        names.at[n] = few_design(c, c->artifact_card[n])->id;
    if (!line_cards(l, &names, ARTIFACTS, &picks)) return false;
    state_of(l)->artifacts = 0;
    for (int i = 0; i < picks.count; i++) {
        if (few_collected(state_of(l)) & bit(picks.at[i]))
            return error_set(l->err, "A rider has %s, so its token is gone.",
                             few_design(c, c->artifact_card[picks.at[i]])->title);
        state_of(l)->artifacts = (uint16_t)(state_of(l)->artifacts | bit(picks.at[i]));
    }
    return true;
}

/* ---- The tracks of the Shadows --------------------------------------------------- */

void few_score_shadow(FewState *s, int track, int done) {
    for (int i = 0; i < SHADOW_LENGTH; i++) {
        uint64_t card = bit64(s->shadow[track][i] - 1);
        s->rider[0].scored &= ~card;
        if (i < done) s->rider[0].scored |= card;
    }
    s->shadow_done[track] = (uint8_t)done;
}

static bool lay_track(Line *l, int track) {
    FewState *s = state_of(l);
    LineNames names = few_job_names(content_of(l));
    LinePicks picks;
    if (!line_cards(l, &names, SHADOW_LENGTH, &picks)) return false;
    if (picks.count != SHADOW_LENGTH)
        return error_set(l->err, "A track has %d jobs.", SHADOW_LENGTH);
    int done = s->shadow_done[track];
    uint64_t named = 0;
    arranged(l)->tracks_named |= bit(track);
    few_score_shadow(s, track, 0);
    for (int i = 0; i < SHADOW_LENGTH; i++) s->jobs.cards |= bit64(s->shadow[track][i] - 1);
    if (!few_pick_jobs(l, &picks, &named)) return false;
    for (int i = 0; i < SHADOW_LENGTH; i++)
        s->shadow[track][i] = (uint8_t)(picks.at[i] + 1);
    few_score_shadow(s, track, done);
    return true;
}

/* `track 1 a, b, c, d`; `track 1 done 3`: three of its jobs are scored, 4 being all. */
static bool set_track(Line *l) {
    int track = 0, done = 0;
    if (state_of(l)->mode != MODE_SHADOWS)
        return error_set(l->err, "'track' belongs to Operating in the Shadows.");
    if (!line_number(l, "track", 1, SHADOW_TRACKS, &track)) return false;
    if (!line_take(l, "done")) return lay_track(l, track - 1);
    if (!line_last_number(l, "done", 0, SHADOW_LENGTH, &done)) return false;
    few_score_shadow(state_of(l), track - 1, done);
    return true;
}

/* ---- The table of lines ---------------------------------------------------------- */

/* clang-format off */
static const LineRow rows[] = {
    LINE("round", set_round),   LINE("phase", set_phase),   LINE("turn", set_turn),
    LINE("first", set_first),   LINE("action", set_action), LINE("seat", few_arrange_seat),
    LINE_NUMBER("movement", Arranged, movement, 0, 99),
    LINE_NUMBER("attack", Arranged, attack, 0, 99),
    LINE("team", set_team),     LINE("wanted", few_arrange_wanted),
    LINE("pile", few_arrange_pile),         LINE("monster", few_arrange_monster),
    LINE("monsters", few_arrange_monsters), LINE("bounty", few_arrange_bounty),
    LINE("store", set_store),   LINE("encounter", set_encounter),
    LINE("cursed", set_cursed), LINE("upgrade", set_upgrade), LINE("job", set_job),
    LINE("artifacts", set_artifacts),       LINE("track", set_track),
    {0},
};
/* clang-format on */

bool few_arrange(const Box *box, State *state, const Lines *lines, EventLog *log,
                 Error *err) {
    Arranged a = {.t = {box->content, (FewState *)state, NULL, false, 0}};
    drop_slot(&a.t);
    if (!lines_read(lines, rows, &a, err) || !few_place_rest(&a, err)) return false;
    a.t.log = log; /* from here on: placing components is not an event */
    few_begin_arranged(&a);
    return true;
}
