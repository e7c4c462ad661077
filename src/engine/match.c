/*
 * One table: who may do what, undo, time, the log. Every move keeps the state that it was
 * made in, so an undo is a copy back, and old moves and events can be put into words with
 * the table as it was then. A move costs one copy of the state (about 1 KiB) and the
 * fingerprint. Bots that only want speed play on bare states instead.
 */
#include "base/alloc.h"

#include "engine/match_private.h"
#include "engine/phrase.h"

/* A ticket counts undos above the moves: 2^24 moves, 2^29 undos, exact in JSON. */
enum { TICKET_MOVE_BITS = 24 };

static const Game *game_of(const Match *m) {
    return m->box->box.game;
}

static uint32_t fingerprint_now(const Match *m) {
    return game_fingerprint(&m->box->box, m->now);
}

/* ---- A new table ------------------------------------------------------------------ */

static void log_news(Match *m) {
    for (int i = 0; i < m->news.count; i++)
        ARRAY_ADD(m->events, m->event_count, (LoggedEvent){m->news.at[i], m->move_count});
}

Match *match_new(const OpenBox *box, const Setup *setup, Seed seed) {
    Match *m = alloc_zero(sizeof *m);
    m->box = box;
    m->setup = *setup;
    m->seed = seed;
    m->now = alloc_zero(game_of(m)->state_size);
    m->scratch = alloc_zero(game_of(m)->state_size);
    game_setup(&box->box, setup, seed.half, m->now, &m->news);
    log_news(m);
    m->start_fingerprint = fingerprint_now(m);
    m->clock_ms = m->now->now_ms;
    return m;
}

void match_free(Match *m) {
    if (!m) return;
    kept_free(&m->arranged);
    kept_free(&m->notes);
    array_free(m->moves);
    array_free(m->before);
    array_free(m->events);
    lesson_free(m->lesson);
    alloc_free(m->scratch);
    alloc_free(m->now);
    alloc_free(m);
}

bool match_arrange(Match *m, const char *const *lines, int count, Error *err) {
    if (m->move_count)
        return error_set(err, "A match can be arranged only before its first move.");
    for (int i = 0; i < count; i++)
        if (!*lines[i] || strchr(lines[i], '\n'))
            return error_set(err, "line %d: expected one line of words.", i + 1);
    if (count == 0) return true;
    m->news.count = 0;
    if (!game_arrange(&m->box->box, m->now, m->scratch, lines, count, &m->news, err))
        return false;

    for (int i = 0; i < count; i++) kept_add(&m->arranged, lines[i]);
    kept_add(&m->arranged, "");
    m->event_count = 0; /* the setup's events describe a table that no longer exists */
    log_news(m);
    m->start_fingerprint = fingerprint_now(m);
    m->clock_ms = m->now->now_ms;
    return true;
}

/* A record gives these one line. */
static void cut_line(char *words) {
    char *end = strchr(words, '\n');
    if (end) *end = 0;
}

void match_seat(Match *m, Seat seat, const char *word) {
    REQUIRE(seat < m->now->seat_count);
    text_copy(m->sitters[seat], SITTER_BYTES, word);
    cut_line(m->sitters[seat]);
}

const char *match_sitter(const Match *m, Seat seat) {
    return seat < SEATS_MAX ? m->sitters[seat] : "";
}

void match_note(Match *m, const char *line) {
    cut_line(kept_add(&m->notes, line));
}

/* ---- Looking ---------------------------------------------------------------------- */

const OpenBox *match_box(const Match *m) {
    return m->box;
}

const Setup *match_setup(const Match *m) {
    return &m->setup;
}

const State *match_state(const Match *m) {
    return m->now;
}

uint32_t match_fingerprint(const Match *m) {
    return m->move_count ? m->moves[m->move_count - 1].fingerprint : m->start_fingerprint;
}

int match_moves(const Match *m) {
    return m->move_count;
}

uint32_t match_now_ms(const Match *m) {
    return m->clock_ms;
}

Seed match_seed(const Match *m) {
    return m->seed;
}

PastMove match_move(const Match *m, int at) {
    REQUIRE(at >= 0 && at < m->move_count);
    const Move *move = &m->moves[at];
    return (PastMove){move->seat, move->option, move->ms};
}

uint32_t match_undos(const Match *m) {
    return m->undos;
}

void match_result(const Match *m, Result *out) {
    *out = (Result){0};
    game_of(m)->result(&m->box->box, m->now, out);
}

const State *match_state_after(const Match *m, int moves) {
    if (moves == m->move_count) return m->now;
    const void *state = m->before + (size_t)moves * game_of(m)->state_size;
    return state;
}

const State *match_hide(const Match *m, int moves, Seat viewer) {
    memcpy(m->scratch, match_state_after(m, moves), game_of(m)->state_size);
    if (viewer != SEAT_CLOCK) game_hide(&m->box->box, m->scratch, viewer);
    return m->scratch;
}

void match_hidden(const Match *m, Seat viewer, void *out) {
    match_hidden_after(m, m->move_count, viewer, out);
}

void match_hidden_after(const Match *m, int moves, Seat viewer, void *out) {
    memcpy(out, match_hide(m, moves, viewer), game_of(m)->state_size);
}

void match_view(const Match *m, Seat viewer, View *out) {
    match_view_after(m, m->move_count, viewer, out);
}

void match_view_after(const Match *m, int moves, Seat viewer, View *out) {
    m->box->shelf->face->view(&m->box->box, match_hide(m, moves, viewer), viewer, out);
}

void match_scene(const Match *m, Scene *out) {
    const State *hidden = match_hide(m, m->move_count, SEAT_WATCHER);
    m->box->shelf->face->scene(&m->box->box, hidden, out);
}

/* ---- The log ---------------------------------------------------------------------- */

int match_event_count(const Match *m) {
    return m->event_count;
}

Event match_event(const Match *m, int at, Seat viewer) {
    REQUIRE(at >= 0 && at < m->event_count);
    return event_for(m->events[at].event, viewer);
}

int match_event_move(const Match *m, int at) {
    REQUIRE(at >= 0 && at < m->event_count);
    return m->events[at].move;
}

void match_event_words(const Match *m, int at, Seat viewer, Text *out) {
    Event event = match_event(m, at, viewer);
    const State *hidden = match_hide(m, m->events[at].move, viewer);
    face_event_words(m->box->shelf->face, &m->box->box, hidden, &event, viewer, out);
}

/* ---- What is asked ---------------------------------------------------------------- */

bool match_time_runs(const Match *m) {
    return m->now->due_ms != 0;
}

bool match_asks(const Match *m, Seat seat) {
    if (seat == SEAT_CLOCK) return game_clock_is_due(m->now);
    return seat < m->now->seat_count && (m->now->open >> seat & 1);
}

Ticket match_ticket(const Match *m, Seat seat) {
    if (!match_asks(m, seat)) return 0;
    uint32_t opened =
        seat == SEAT_CLOCK ? (uint32_t)m->move_count + 1 : m->now->asked[seat].ticket;
    return ((Ticket)m->undos << TICKET_MOVE_BITS) + opened;
}

void match_explain(const Match *m, Seat seat, OptionList *list, Refusals *why) {
    list->count = 0;
    if (why) why->count = 0;
    if (!match_asks(m, seat)) return;
    game_explain(&m->box->box, match_hide(m, m->move_count, seat), seat, list, why);
}

void match_options(const Match *m, Seat seat, OptionList *list) {
    match_explain(m, seat, list, NULL);
}

void match_option_words(const Match *m, Seat seat, Option o, Text *out) {
    const State *hidden = match_hide(m, m->move_count, seat);
    game_of(m)->option_words(&m->box->box, hidden, seat, o, out);
}

static bool not_asked(Seat seat, Error *err) {
    if (seat == SEAT_CLOCK) return error_set(err, "Nothing is due for the clock now.");
    return error_set(err, "Nothing is asked of seat %d now.", seat);
}

/* Says what the words could have meant. */
static bool no_such_words(const char *words, const Kept *options, Error *err) {
    const char *near =
        text_nearest(words, (const char *const *)options->at, options->count);
    if (near)
        return error_set(err, "No option reads '%s' now; did you mean '%s'?", words, near);
    return error_set(err, "No option reads '%s' now; expected one of %d, such as '%s'.",
                     words, options->count, options->at[0]);
}

bool match_find_words(const Match *m, Seat seat, const char *words, Option *out,
                      Error *err) {
    Kept others = {0};
    OptionList list;
    match_options(m, seat, &list);
    if (list.count == 0) return not_asked(seat, err);

    const State *hidden = match_hide(m, m->move_count, seat);
    bool found = false;
    for (int i = 0; i < list.count && !found; i++) {
        Text own = TEXT(WORDS_BYTES);
        game_of(m)->option_words(&m->box->box, hidden, seat, list.at[i], &own);
        found = text_equal(own.at, words);
        if (found)
            *out = list.at[i];
        else
            kept_add(&others, own.at);
    }
    if (!found) no_such_words(words, &others, err);
    kept_free(&others);
    return found;
}

/* ---- Playing ---------------------------------------------------------------------- */

static Reveal revealed(const Rng *before, const Rng *after, const EventLog *news) {
    if (before->counter != after->counter || before->loaded_count != after->loaded_count)
        return REVEALS_CHANCE;
    for (int i = 0; i < news->count; i++)
        if (news->at[i].seen_by != EVERYONE) return REVEALS_SECRET;
    return REVEALS_NOTHING;
}

/* Room for one more move, with the state as it is now. */
static Move *open_move(Match *m) {
    size_t size = game_of(m)->state_size;
    m->moves = array_room(m->moves, m->move_count, sizeof *m->moves);
    m->before = array_room(m->before, m->move_count, size);
    memcpy(m->before + (size_t)m->move_count * size, m->now, size);
    return &m->moves[m->move_count++];
}

/* A listed option, at the match's time. */
static void carry_out(Match *m, Seat seat, Option o) {
    Move *move = open_move(m);
    Rng rng = m->now->rng;
    m->now->now_ms = m->clock_ms; /* still the same where time stands still */
    m->news.count = 0;
    game_of(m)->apply(&m->box->box, m->now, seat, o, &m->news);
    *move = (Move){.option = o,
                   .seat = seat,
                   .ms = m->clock_ms,
                   .event_first = m->event_count,
                   .reveals = revealed(&rng, &m->now->rng, &m->news),
                   .fingerprint = fingerprint_now(m)};
    log_news(m);
}

/* Back to the table as it was after `moves` moves. */
static void go_back(Match *m, int moves) {
    memcpy(m->now, match_state_after(m, moves), game_of(m)->state_size);
    m->event_count = m->moves[moves].event_first;
    m->move_count = moves;
    m->clock_ms = m->now->now_ms;
}

bool match_may_play(const Match *m, Seat seat, Ticket ticket, Option o, Error *err) {
    if (m->now->over) return error_set(err, "The match is over.");
    if (seat >= m->now->seat_count && seat != SEAT_CLOCK)
        return error_set(err, "There is no seat %d; this match has %d, counted from 0.",
                         seat, m->now->seat_count);
    if (!match_asks(m, seat)) return not_asked(seat, err);
    if (ticket != match_ticket(m, seat))
        return error_set(err,
                         "Ticket %llu is stale; the open question has ticket %llu: look "
                         "again at what is asked.",
                         (unsigned long long)ticket,
                         (unsigned long long)match_ticket(m, seat));
    OptionList list;
    match_options(m, seat, &list);
    if (!game_is_listed(&list, o))
        return error_set(err, "That option is not among the %d now open for seat %d.",
                         list.count, seat);
    return true;
}

bool match_play(Match *m, Seat seat, Ticket ticket, Option o, uint32_t ms, Error *err) {
    if (!match_may_play(m, seat, ticket, o, err)) return false;
    if (seat == SEAT_CLOCK) return match_clock_step(m);
    if (match_time_runs(m)) {
        if (!match_clock(m, ms, err)) return false;
        if (!match_may_play(m, seat, ticket, o, err)) return false;
    }
    carry_out(m, seat, o);
    return true;
}

bool match_clock_step(Match *m) {
    if (!game_clock_is_due(m->now)) return false;
    OptionList list;
    match_options(m, SEAT_CLOCK, &list);
    REQUIRE(list.count == 1);
    m->clock_ms = m->now->due_ms;
    carry_out(m, SEAT_CLOCK, list.at[0]);
    return true;
}

bool match_clock(Match *m, uint32_t ms, Error *err) {
    if (!match_time_runs(m)) return true;
    if (ms < m->clock_ms)
        return error_set(err, "Match time is already %u ms; it cannot go back to %u.",
                         m->clock_ms, ms);
    while (game_clock_is_due(m->now) && m->now->due_ms <= ms) match_clock_step(m);
    if (match_time_runs(m)) m->clock_ms = ms;
    return true;
}

/* ---- Forced choices --------------------------------------------------------------- */

bool match_autoplay(Match *m, Seat seat) {
    OptionList list;
    const LessonStep *step;
    if (seat == SEAT_CLOCK) return false;
    if (match_time_runs(m) && game_of(m)->hand_ms) return false; /* one may wait, too */
    if (match_teaching(m, &step) == TEACHES_STEP && step->say)
        return false; /* it is said */
    match_options(m, seat, &list);
    if (list.count != 1) return false;

    uint32_t clock_ms = m->clock_ms;
    carry_out(m, seat, list.at[0]);
    Move *move = &m->moves[m->move_count - 1];
    move->forced = move->reveals == REVEALS_NOTHING;
    if (move->forced) return true;
    go_back(m, m->move_count - 1);
    m->clock_ms = clock_ms;
    return false;
}

void match_judge_forced(Match *m) {
    int last = m->move_count - 1;
    Move *move = &m->moves[last];
    OptionList list;
    if (move->seat == SEAT_CLOCK || move->reveals != REVEALS_NOTHING) return;
    game_options(&m->box->box, match_state_after(m, last), move->seat, &list);
    move->forced = list.count == 1;
}

/* ---- Undo ------------------------------------------------------------------------- */

static const char *stops_undo(const Move *move, Seat seat) {
    if (move->forced) return NULL;
    if (move->seat == SEAT_CLOCK) return "Stops here: the automa or the clock has moved.";
    if (move->seat != seat) return "Stops here: another seat has moved.";
    switch (move->reveals) {
    case REVEALS_NOTHING: return NULL;
    case REVEALS_CHANCE: return "Stops here: a die was rolled or a card drawn.";
    case REVEALS_SECRET: return "Stops here: something secret was shown.";
    }
    return NULL;
}

/* What prevents taking back the seat's last own decision, or NULL; that is *move, or -1. */
static const char *look_back(const Match *m, Seat seat, int *move) {
    const char *stop = NULL;
    *move = -1;
    if (seat >= m->now->seat_count) return "Only a seat can take back its decisions.";
    for (int i = m->move_count - 1; i >= 0; i--) {
        const Move *past = &m->moves[i];
        if (!stop) stop = stops_undo(past, seat);
        if (past->seat != seat || past->forced) continue;
        *move = i;
        return stop;
    }
    return "There is no decision of yours to take back.";
}

int match_last_decision(const Match *m, Seat seat) {
    int move;
    look_back(m, seat, &move);
    return move;
}

const char *match_undo_reason(const Match *m, Seat seat) {
    int move;
    return look_back(m, seat, &move);
}

bool match_undo(Match *m, Seat seat, bool past, Error *err) {
    int move;
    const char *stop = look_back(m, seat, &move);
    bool through = stop && past && move >= 0 && m->now->seat_count == 1;
    if (stop && !through) return error_set(err, "%s", stop);
    go_back(m, move);
    m->undos++;
    m->undos_past += through;
    return true;
}
