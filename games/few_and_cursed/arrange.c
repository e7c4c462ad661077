/*
 * Positions in words, for tests, puzzles and bug reports: `phase action`, `turn 1`,
 * `monster tsilkali at mountain_view`, `store row horse, boots, lasso`. README.md lists
 * the lines.
 *
 * Components stay whole by one rule: what a line does not place lies where it lies at
 * rest, in its deck. So the order of lines seldom matters; what they leave open is settled
 * once, after the last of them (settle.c). The first line also takes the jobs back that
 * were dealt: riders hold those that lines name.
 */
#include "few_and_cursed/arrange.h"

/* ---- Names ----------------------------------------------------------------------- */

LineNames few_item_names(const Content *c) {
    LineNames n = {"Store card", c->item_count, {0}};
    for (int i = 0; i < n.count; i++) n.at[i] = c->items[i].id;
    return n;
}

LineNames few_job_names(const Content *c) {
    LineNames n = {"job", c->job_count, {0}};
    for (int i = 0; i < n.count; i++) n.at[i] = c->jobs[i].id;
    return n;
}

static LineNames encounter_names(const Content *c) {
    LineNames n = {"encounter", c->encounter_count, {0}};
    for (int i = 0; i < n.count; i++) n.at[i] = c->encounters[i].id;
    return n;
}

static LineNames cursed_names(const Content *c) {
    LineNames n = {"Cursed Encounter", c->cursed_count, {0}};
    for (int i = 0; i < n.count; i++) n.at[i] = c->cursed[i].id;
    return n;
}

bool few_read_place(Arranged *a, int *out) {
    LineNames n = {"space", a->t.c->space_count, {0}};
    for (int i = 0; i < n.count; i++) n.at[i] = a->t.c->spaces[i].id;
    return line_name(&a->line, &n, out);
}

bool few_arrange_row(Arranged *a, const ArrangeRow *rows, int count, const char *what) {
    LineNames words = {what, count, {0}};
    for (int i = 0; i < count; i++) words.at[i] = rows[i].word;
    int row = 0;
    return line_name(&a->line, &words, &row) && rows[row].set(a);
}

/* ---- The slot -------------------------------------------------------------------- */

static bool has_notes(const FewState *s) {
    return s->todo.count == 2 && s->todo.at[0].step == STEP_NONE;
}

/* What the rider before has in play is laid down. */
static void turn_to(FewState *s, int seat) {
    if (seat != s->seat) bits192_pour(&s->rider[s->seat].deck.discard, &s->play);
    s->seat = (uint8_t)seat;
}

static void drop_rider(FewState *s, Rider *r) {
    s->jobs.cards |= s->round ? 0 : r->jobs;
    r->jobs = s->round ? r->jobs : 0;
    r->job_count = (uint8_t)bits64_count(r->jobs);
    r->move = r->attack = r->event = r->event_terrain = 0;
    r->met = r->wounded = r->shuffled = 0;
}

/* All that belongs to a slot under way. */
static void drop_slot(FewState *s) {
    drop_questions(&s->head);
    memset(&s->todo, 0, sizeof s->todo);
    bits192_pour(&s->rider[s->seat].deck.discard, &s->play);
    for (int i = 0; i < s->drawn_count; i++) bits192_add(&s->upgrades.cards, s->drawn[i]);
    for (int i = 0; i < s->extra_count; i++) bits192_add(&s->upgrades.cards, s->extra[i]);
    s->drawn[0] = s->drawn[1] = s->drawn_count = 0;
    s->extra[0] = s->extra[1] = s->extra_count = 0;
    memset(s->give_left, 0, sizeof s->give_left);
    for (int seat = 0; seat < s->seats; seat++) drop_rider(s, &s->rider[seat]);
    s->declined = 0;
    if (s->pending_item) s->store_deck |= bit(s->pending_item - 1);
    s->pending_item = s->played_card = s->question = 0;
    s->must_fight = s->going = s->toll = s->refreshed = s->captured = 0;
    turn_to(s, s->first);
    s->round = (uint16_t)max_int(1, s->round);
}

static Todo *notes(FewState *s) {
    if (!has_notes(s)) {
        drop_slot(s);
        todo_push(&s->todo, STEP_NONE, 0, 0, 0);
        todo_push(&s->todo, STEP_NONE, 0, 0, 0);
    }
    return s->todo.at;
}

Todo *few_slot_note(FewState *s) {
    return &notes(s)[0];
}

Todo *few_named_note(FewState *s) {
    return &notes(s)[1];
}

static bool set_round(Arranged *a) {
    int value = 0;
    if (!line_last_number(&a->line, "round", 1, 9999, &value)) return false;
    a->t.s->round = (uint16_t)value;
    return true;
}

static bool set_phase(Arranged *a) {
    static const LineNames phases = {
        "phase", 4, {"improvise", "encounter", "action", "cleanup"}};
    int phase = 0;
    if (!line_name(&a->line, &phases, &phase)) return false;
    a->t.s->phase = (uint8_t)phase;
    return line_end(&a->line);
}

static bool set_turn(Arranged *a) {
    uint8_t seat;
    few_named_note(a->t.s)->a = 1;
    if (!line_byte(&a->line, "turn", 0, a->t.s->seats - 1, &seat)) return false;
    turn_to(a->t.s, seat);
    return true;
}

/* Unless `turn` says otherwise, it is the first player's slot that begins. */
static bool set_first(Arranged *a) {
    FewState *s = a->t.s;
    if (!line_byte(&a->line, "first", 0, s->seats - 1, &s->first)) return false;
    if (!few_named_note(s)->a) turn_to(s, s->first);
    return true;
}

static bool set_movement(Arranged *a) {
    return line_byte(&a->line, "movement", 0, 99, &few_slot_note(a->t.s)->a);
}

static bool set_attack(Arranged *a) {
    return line_byte(&a->line, "attack", 0, 99, &few_slot_note(a->t.s)->b);
}

static bool set_action(Arranged *a) {
    few_slot_note(a->t.s)->c = 1;
    return line_expect(&a->line, "used") && line_end(&a->line);
}

static bool set_team(Arranged *a) {
    int value = 0;
    if (!line_expect(&a->line, "grit") ||
        !line_last_number(&a->line, "grit", 0, 999, &value))
        return false;
    if (a->t.s->mode != MODE_COOP)
        return error_set(a->line.err, "'team grit' belongs to the co-operative game.");
    a->t.s->team_grit = (int16_t)value;
    return true;
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
static bool set_store(Arranged *a) {
    static const LineNames piles = {"part of the Store", 3, {"row", "discard", "deck"}};
    LineNames names = few_item_names(a->t.c);
    LinePicks picks;
    int pile = 0;
    if (!line_name(&a->line, &piles, &pile)) return false;
    if (!line_cards(&a->line, &names, pile == 0 ? STORE_ROW : a->t.c->item_count, &picks))
        return false;
    if (pile == 0)
        lay_row(a->t.s, &picks);
    else if (pile == 1)
        lay_discards(a->t.s, &picks);
    else
        lay_store_deck(a->t.s, &picks);
    return true;
}

/* ---- Common decks ---------------------------------------------------------------- */

typedef enum Way { WAY_TOP, WAY_DECK } Way;

/* `top a, b`: these are drawn next; `deck a, b`: only these are left, the others lie in
 * the discards. */
static bool read_way(Arranged *a, Way *out) {
    static const LineNames ways = {"word", 2, {"top", "deck"}};
    int way = 0;
    if (!line_name(&a->line, &ways, &way)) return false;
    *out = (Way)way;
    return true;
}

static bool set_events(Arranged *a, LineNames names, uint32_t *deck, uint32_t *discard,
                       DeckTop *top) {
    Way way;
    LinePicks picks;
    if (!read_way(a, &way)) return false;
    if (!line_cards(&a->line, &names, way == WAY_TOP ? LINE_TOP_MAX : names.count, &picks))
        return false;
    if (way == WAY_TOP)
        deck_top_lay(top, picks.at, picks.count);
    else
        *discard |= *deck, *deck = 0;
    for (int i = 0; i < picks.count; i++) {
        *deck |= bit(picks.at[i]);
        *discard &= ~bit(picks.at[i]);
    }
    return true;
}

static bool set_encounter(Arranged *a) {
    FewState *s = a->t.s;
    return set_events(a, encounter_names(a->t.c), &s->encounters.cards,
                      &s->encounters.discard, &s->encounters.top);
}

static bool set_cursed(Arranged *a) {
    FewState *s = a->t.s;
    return set_events(a, cursed_names(a->t.c), &s->cursed.cards, &s->cursed.discard,
                      &s->cursed.top);
}

/* The cards that a line about a deck of copies names. */
static bool read_deck(Arranged *a, const LineNames *names, Way *way, LinePicks *picks) {
    if (!read_way(a, way)) return false;
    int most = *way == WAY_TOP ? LINE_TOP_MAX : LINE_NAMES_MAX;
    return line_names(&a->line, names, most, picks);
}

/* Copies of Upgrades out of both common piles. */
static bool pick_upgrades(Arranged *a, LinePicks *picks) {
    FewState *s = a->t.s;
    CardSet left = s->upgrades.cards, discards = s->upgrades.discard;
    bits192_pour(&left, &discards);
    for (int i = 0; i < picks->count; i++) {
        int card = few_first_of(a->t.c, &left, picks->at[i]);
        if (card < 0)
            return error_set(a->line.err, "There is no %s left among the Upgrades.",
                             a->t.c->designs[picks->at[i]].title);
        bits192_remove(&left, card);
        picks->at[i] = (uint8_t)card;
    }
    return true;
}

static bool set_upgrade(Arranged *a) {
    FewState *s = a->t.s;
    LineNames names = few_design_names(a->t.c);
    LinePicks picks;
    Way way;
    if (!read_deck(a, &names, &way, &picks) || !pick_upgrades(a, &picks)) return false;
    if (way == WAY_TOP)
        deck_top_lay(&s->upgrades.top, picks.at, picks.count);
    else
        bits192_pour(&s->upgrades.discard, &s->upgrades.cards);
    for (int i = 0; i < picks.count; i++) {
        bits192_add(&s->upgrades.cards, picks.at[i]);
        bits192_remove(&s->upgrades.discard, picks.at[i]);
    }
    return true;
}

bool few_pick_job(Arranged *a, int design, int *card) {
    FewState *s = a->t.s;
    const Job *job = &a->t.c->jobs[design];
    uint64_t left = few_job_copies(job) & (s->jobs.cards | s->jobs.discard);
    if (!left)
        return error_set(a->line.err, "There is no %s left among the jobs.", job->title);
    *card = bits64_first(left);
    s->jobs.cards &= ~bit64(*card);
    s->jobs.discard &= ~bit64(*card);
    return true;
}

static bool set_job(Arranged *a) {
    FewState *s = a->t.s;
    LineNames names = few_job_names(a->t.c);
    LinePicks picks;
    Way way;
    if (!read_deck(a, &names, &way, &picks)) return false;
    uint64_t named = 0;
    for (int i = 0; i < picks.count; i++) {
        int card = 0;
        if (!few_pick_job(a, picks.at[i], &card)) return false;
        named |= bit64(card);
        picks.at[i] = (uint8_t)card;
    }
    if (way == WAY_TOP) {
        deck_top_lay(&s->jobs.top, picks.at, picks.count);
    } else {
        s->jobs.discard |= s->jobs.cards;
        s->jobs.cards = 0;
    }
    s->jobs.cards |= named;
    return true;
}

/* Tokens on the board: these and no others. */
static bool set_artifacts(Arranged *a) {
    LineNames names = {"artifact", ARTIFACTS, {0}};
    LinePicks picks;
    for (int n = 0; n < ARTIFACTS; n++)
        names.at[n] = a->t.c->designs[a->t.c->design_of[a->t.c->artifact_card[n]]].id;
    if (!line_cards(&a->line, &names, ARTIFACTS, &picks)) return false;
    a->t.s->artifacts = 0;
    for (int i = 0; i < picks.count; i++)
        a->t.s->artifacts = (uint16_t)(a->t.s->artifacts | bit(picks.at[i]));
    return true;
}

/* ---- The tracks of the Shadows --------------------------------------------------- */

void few_score_track(FewState *s, int track, int done) {
    for (int i = 0; i < TRACK_LENGTH; i++) {
        uint64_t card = bit64(s->track[track][i] - 1);
        s->rider[0].scored &= ~card;
        if (i < done) s->rider[0].scored |= card;
    }
    s->track_at[track] = (uint8_t)done;
}

static bool lay_track(Arranged *a, int track) {
    FewState *s = a->t.s;
    LineNames names = few_job_names(a->t.c);
    LinePicks picks;
    if (!line_cards(&a->line, &names, TRACK_LENGTH, &picks)) return false;
    if (picks.count != TRACK_LENGTH)
        return error_set(a->line.err, "A track has %d jobs.", TRACK_LENGTH);
    int done = s->track_at[track];
    Todo *named = few_named_note(s);
    named->c = (uint8_t)(named->c | bit(track));
    few_score_track(s, track, 0);
    for (int i = 0; i < TRACK_LENGTH; i++) s->jobs.cards |= bit64(s->track[track][i] - 1);
    for (int i = 0; i < TRACK_LENGTH; i++) {
        int card = 0;
        if (!few_pick_job(a, picks.at[i], &card)) return false;
        s->track[track][i] = (uint8_t)(card + 1);
    }
    few_score_track(s, track, done);
    return true;
}

/* `track 1 a, b, c, d`; `track 1 done 3`: so many of it are scored, 4 being all. */
static bool set_track(Arranged *a) {
    int track = 0, done = 0;
    if (a->t.s->mode != MODE_SHADOWS)
        return error_set(a->line.err, "'track' belongs to Operating in the Shadows.");
    if (!line_number(&a->line, "track", 1, TRACKS, &track)) return false;
    Line ahead = a->line;
    char word[LINE_WORD_MAX];
    if (!line_word(&ahead, word) || !text_equal(word, "done"))
        return lay_track(a, track - 1);
    a->line = ahead;
    if (!line_last_number(&a->line, "done", 0, TRACK_LENGTH, &done)) return false;
    few_score_track(a->t.s, track - 1, done);
    return true;
}

/* ---- The table of lines ---------------------------------------------------------- */

/* clang-format off */
static const ArrangeRow rows[] = {
    {"round", set_round},         {"phase", set_phase},       {"turn", set_turn},
    {"first", set_first},         {"movement", set_movement}, {"attack", set_attack},
    {"action", set_action},       {"seat", few_arrange_seat}, {"team", set_team},
    {"wanted", few_arrange_wanted}, {"pile", few_arrange_pile}, {"monster", few_arrange_monster},
    {"monsters", few_arrange_monsters}, {"bounty", few_arrange_bounty}, {"store", set_store},
    {"encounter", set_encounter}, {"cursed", set_cursed},     {"upgrade", set_upgrade},
    {"job", set_job},             {"artifacts", set_artifacts}, {"track", set_track},
};
/* clang-format on */

bool few_arrange(const Box *box, State *state, const char *line, EventLog *log,
                 Error *err) {
    Arranged a = {{line, err}, {box->content, (FewState *)state, log, false}, NULL};
    few_slot_note(a.t.s);
    if (!line) return few_settle(&a.t, err);
    return few_arrange_row(&a, rows, sizeof rows / sizeof *rows, "line");
}
