/* Matches one after the other, on each core; after every move the game's own check. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/thread.h"

#include "sitting/hands.h"

#include "conform.h"

#include "soak-parts/soak.h"

enum { THOROUGH_EVERY = 20 /* costly laws: after one move in this many */ };

typedef struct Worker {
    Soak *soak;
    const Box *box;
    State *state, *hidden;
    View *view;
    OptionList list;
    Refusals why;
    EventLog log;
    Hands hands;
    Bot *bots[SEATS_MAX]; /* NULL where anything is as good */
    Seed seed;
    Match *kept; /* the same match once more, where its record is wanted; else NULL */
    Usage *usage;
} Worker;

/* ---- One move ----------------------------------------------------------------------------- */

/* Chance needs no hidden state: the options are the same from it, which is a law. */
static Option choose(void *worker, Seat seat) {
    Worker *w = worker;
    BotLook look = {w->seed.half, seat, w->hands.made[seat], w->hands.at[seat].look_ms,
                    w->hidden};
    if (!w->bots[seat]) {
        Rng rng = bot_stream(look.seed, seat, look.made);
        game_options(w->box, w->state, seat, &w->list);
        return bot_choose_any(&w->list, &rng);
    }
    memcpy(w->hidden, w->state, w->box->game->state_size);
    game_hide(w->box, w->hidden, seat);
    return bot_look(w->bots[seat], look);
}

/* Who acts next, and the option; virtual time goes on to that moment. SEAT_NONE: nobody. */
static Seat next_seat(Worker *w, Option *choice) {
    Next next = hands_step(&w->hands, w->state, (Chooser){choose, w}, choice);
    if (next.seat == SEAT_NONE) return SEAT_NONE;
    /* What is refused was seen. */
    game_explain(w->box, w->state, next.seat, &w->list, w->soak->all ? NULL : &w->why);
    if (next.seat == SEAT_CLOCK) *choice = w->list.at[0];
    w->state->now_ms = next.at_ms;
    return next.seat;
}

/* The record is one of a match. */
static const char *keep(Worker *w, Seat seat, Option choice) {
    if (!w->kept) return NULL;
    Ticket ticket = match_ticket(w->kept, seat);
    bool played = match_play(w->kept, seat, ticket, choice, w->state->now_ms, NULL);
    return played ? NULL : "a match refuses what the rules allow";
}

/* NULL, or what went wrong. */
static const char *make_move(Worker *w, int game) {
    EventLog *log = w->box->game->event_uses ? &w->log : NULL;
    Option choice;
    Seat seat = next_seat(w, &choice);
    if (seat == SEAT_NONE || w->list.count == 0)
        return "nobody has an option and the match is not over";
    if (!game_is_listed(&w->list, choice)) return "a bot chose what is not on offer";
    const char *refused = keep(w, seat, choice);
    if (refused) return refused;
    usage_note_choice(w->usage, game, w->state, seat, &w->list, choice);
    w->log.count = 0;
    w->box->game->apply(w->box, w->state, seat, choice, log);
    hands_moved(&w->hands, seat);
    if (log) usage_note_events(w->usage, game, log);
    return w->box->game->check(w->box, w->state);
}

/* ---- One match ---------------------------------------------------------------------------- */

static void seat_bots(Worker *w, int seats, Seed seed) {
    w->seed = seed;
    w->hands = (Hands){.box = w->box, .seats = UINT8_MAX};
    for (int seat = 0; seat < seats; seat++) {
        Sitter sitter = w->soak->sitters[seat];
        w->hands.at[seat].percent = sitter_percent(sitter);
        if (sitter.level == BOT_RANDOM) continue;
        w->bots[seat] = bot_new(w->box, sitter.level, (Rng){0});
        bot_think(w->bots[seat],
                  (Thinking){.budget.iterations = (uint32_t)sitter.iterations});
    }
}

static void unseat_bots(Worker *w) {
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        bot_free(w->bots[seat]);
        w->bots[seat] = NULL;
    }
}

static void open_kept(Worker *w, const Setup *setup, Seed seed) {
    if (!w->soak->record) return;
    w->kept = match_new(w->soak->box, setup, seed);
    sitters_write(w->kept, w->soak->sitters);
}

static void close_kept(Worker *w) {
    if (!w->kept) return;
    match_record(w->kept, RECORD_TO_KEEP, w->soak->record);
    match_free(w->kept);
    w->kept = NULL;
}

/* What a watcher sees when it is over: the round, and who played what. */
static void read_table(Worker *w, Outcome *o) {
    view_clear(w->view);
    game_hide(w->box, w->state, SEAT_WATCHER);
    w->soak->box->shelf->face->view(w->box, w->state, SEAT_WATCHER, w->view);
    o->rounds = w->view->round_number;
    for (int seat = 0; seat < w->state->seat_count; seat++) {
        Text role = text_over(o->role[seat], sizeof o->role[seat]);
        text_add(&role, w->view->seats[seat].role);
    }
}

static void fail(const Soak *soak, int game, int move, const char *why) {
    Buffer words = {0};
    conform_setup_words(soak->box, soak_setup(soak, game), &words);
    buffer_format(&words, " seed %d, move %d: %s", soak->seed + game, move, why);
    soak->outcomes[game].failure = words.data;
}

static const char *play_to_the_end(Worker *w, int game, Outcome *o) {
    const char *why = w->box->game->check(w->box, w->state);
    while (!why && !w->state->over) {
        why = make_move(w, game);
        if (++o->decisions == CONFORM_DECISIONS_MAX) return "the match does not end";
    }
    return why;
}

static void play_match(Worker *w, int game) {
    const Setup *setup = soak_setup(w->soak, game);
    Seed seed = seed_from_number((uint64_t)w->soak->seed + (uint64_t)game);
    Outcome *o = &w->soak->outcomes[game];
    memset(w->state, 0, w->box->game->state_size);
    game_setup(w->box, setup, seed.half, w->state, NULL);
    seat_bots(w, setup->seat_count, seed);
    open_kept(w, setup, seed);
    const char *why = play_to_the_end(w, game, o);
    close_kept(w);
    unseat_bots(w);
    if (why) {
        fail(w->soak, game, o->decisions, why);
        return;
    }
    Result result = {.cause = NULL};
    w->box->game->result(w->box, w->state, &result);
    usage_note_end(w->usage, game, w->state, &result);
    o->outcome = result.outcome ? result.outcome : "none";
    o->cause = result.cause;
    memcpy(o->place, result.place, sizeof o->place);
    memcpy(o->points, result.points, sizeof o->points);
    Text ending = text_over(o->ending, sizeof o->ending);
    text_add(&ending, result.words ? result.words : "");
    read_table(w, o);
}

/* Whole turns through the setups are tried, so that none is left out. */
static void try_laws(const Soak *soak, int game) {
    Error err;
    Outcome *o = &soak->outcomes[game];
    if (soak->laws == 0 || game / soak->setup_count % soak->laws != 0 || o->failure) return;
    o->lawful = conform_match(soak->box, soak_setup(soak, game),
                              (uint64_t)(soak->seed + game), THOROUGH_EVERY, &err);
    if (!o->lawful) o->failure = alloc_copy(err.words);
}

/* ---- All matches ---------------------------------------------------------------------------- */

static void work(int number, void *context) {
    Worker *w = (Worker *)context + number;
    Soak *soak = w->soak;
    for (;;) {
        int game = atomic_fetch_add(&soak->next, 1);
        if (game >= soak->games) return;
        play_match(w, game);
        try_laws(soak, game);
        if (soak->watched && game % 100 == 0)
            fprintf(stderr, "\r%d of %d matches", game, soak->games);
    }
}

void soak_play(Soak *soak) {
    const Box *box = &soak->box->box;
    Worker *workers = alloc_zero((size_t)soak->cores * sizeof *workers);
    soak->outcomes = alloc_zero((size_t)soak->games * sizeof *soak->outcomes);
    soak->usage = usage_new(soak->box);
    soak->watched = isatty(STDERR_FILENO);
    for (int i = 0; i < soak->cores; i++) {
        Worker *w = &workers[i];
        w->soak = soak;
        w->box = box;
        w->state = alloc_zero(box->game->state_size);
        w->hidden = alloc_zero(box->game->state_size);
        w->view = view_new();
        w->usage = usage_new(soak->box);
    }
    thread_run(soak->cores, work, workers);
    if (soak->watched) fprintf(stderr, "\r%d of %d matches\n", soak->games, soak->games);
    for (int i = 0; i < soak->cores; i++) {
        usage_add(soak->usage, workers[i].usage);
        usage_free(workers[i].usage);
        alloc_free(workers[i].state);
        alloc_free(workers[i].hidden);
        view_free(workers[i].view);
    }
    alloc_free(workers);
}
