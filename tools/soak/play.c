/* Matches one after the other, on each core; after every move the game's own check. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/thread.h"

#include "conform.h"

#include "soak/soak.h"

enum { THOROUGH_EVERY = 20 /* costly laws after every so many moves */ };

typedef struct Worker {
    Soak *soak;
    const Box *box;
    State *state, *hidden;
    View *view;
    OptionList list;
    Refusals why;
    EventLog log;
    Bot *bots[SEATS_MAX];
    Rng rng; /* of random players, who need no bot */
    Usage *usage;
} Worker;

/* ---- One move ----------------------------------------------------------------------------- */

static Seat asked_seat(State *s) {
    for (Seat seat = 0; seat < s->seat_count; seat++)
        if (s->open >> seat & 1) return seat;
    s->now_ms = s->due_ms;
    return SEAT_CLOCK;
}

/* Chance needs no hidden state: the options are the same from it, which is a law. */
static Option choose(Worker *w, Seat seat) {
    if (seat == SEAT_CLOCK) return w->list.at[0];
    if (!w->bots[seat]) return w->list.at[rng_below(&w->rng, (uint32_t)w->list.count)];
    memcpy(w->hidden, w->state, w->box->game->state_size);
    game_hide(w->box, w->hidden, seat);
    return bot_choose(w->bots[seat], w->hidden, seat);
}

/* NULL, or what went wrong. */
static const char *make_move(Worker *w, int game) {
    EventLog *log = w->box->game->event_uses ? &w->log : NULL;
    Seat seat = asked_seat(w->state);
    game_options(w->box, w->state, seat, &w->list);
    if (w->list.count == 0) return "nobody has an option and the match is not over";
    Option choice = choose(w, seat);
    if (!game_is_listed(&w->list, choice)) return "a bot chose what is not on offer";
    usage_note_choice(w->usage, game, w->state, seat, &w->list, choice);
    w->log.count = 0;
    w->box->game->apply(w->box, w->state, seat, choice, log);
    if (log) usage_note_events(w->usage, game, log);
    return w->box->game->check(w->box, w->state);
}

/* ---- One match ---------------------------------------------------------------------------- */

static void seat_bots(Worker *w, int seats, Seed seed) {
    Rng base = rng_from_seed(seed.half);
    w->rng = rng_fork(&base, SEATS_MAX + 1);
    for (int seat = 0; seat < seats; seat++) {
        BotLevel level = w->soak->sitters[seat].level;
        if (level == BOT_RANDOM) continue;
        w->bots[seat] = bot_new(w->box, level, rng_fork(&base, (uint64_t)seat + 1));
    }
}

static void unseat_bots(Worker *w) {
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        bot_free(w->bots[seat]);
        w->bots[seat] = NULL;
    }
}

/* The number in "Round 7". */
static int read_round(const View *v) {
    const char *words = v->round ? v->round : "";
    while (*words && !isdigit((unsigned char)*words)) words++;
    return atoi(words);
}

/* What a watcher sees when it is over: the round, and who played what. */
static void read_table(Worker *w, Outcome *o) {
    view_clear(w->view);
    game_hide(w->box, w->state, SEAT_WATCHER);
    w->soak->box->shelf->face->view(w->box, w->state, SEAT_WATCHER, w->view);
    o->rounds = read_round(w->view);
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
    const char *why = play_to_the_end(w, game, o);
    unseat_bots(w);
    if (why) {
        fail(w->soak, game, o->decisions, why);
        return;
    }
    Result result;
    usage_note_end(w->usage, game, w->state);
    w->box->game->result(w->box, w->state, &result);
    o->outcome = result.outcome ? result.outcome : "none";
    memcpy(o->place, result.place, sizeof o->place);
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
        if (!soak->all) w->list.why = &w->why; /* what is refused was seen */
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
