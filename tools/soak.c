/*
 * soak: many matches of one game on all cores, with the laws watched, and what they tell
 * about balance: who wins, how long it takes, which content is offered and taken.
 *
 *   soak GAME [--games N] [--laws N] [--cores N] [--mode M] [--seats N]
 *        [--setup KEY=VALUE] [--bots A,B] [--seed N] [--pack FILE]
 *
 * Bots are quick unless said otherwise. After every move the game's own check is asked;
 * every Nth match (--laws, usually 10; 0: none) is also played at random under all laws of
 * tests/conform.h. Match i has seed N+i, so one that fails is repeated with its own seed
 * and --games 1. The figures depend on the seed alone, never on the number of cores.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "base/thread.h"

#include "engine/match.h"

#include "cmd/cmd.h"
#include "cmd/options.h"

#include "conform.h"

enum {
    GAMES_USUAL = 1000,
    LAWS_USUAL = 10,
    THOROUGH_EVERY = 20, /* costly laws after every so many moves */
    CORES_MAX = 256,
    FAILURES_SHOWN = 10,
    CONTENT_ROOM = 1 << 12, /* far more than a game has verbs times first arguments */
    CONTENT_WORDS = 48,
};

/* Options of one verb and first argument, and in how many matches they were met. */
typedef struct Content {
    bool used;
    uint16_t verb;
    int16_t arg;
    int first; /* the first match with it, whose words are told */
    int offered, taken;
    int offered_in, taken_in; /* 1 + the last match counted */
    char words[CONTENT_WORDS];
} Content;

/* How one match went. */
typedef struct Outcome {
    const char *outcome;
    int decisions, rounds;
    char *failure; /* NULL, or the broken law */
} Outcome;

typedef struct Soak {
    OpenBox *box;
    Setup setup;
    Sitter sitters[SEATS_MAX];
    int games, laws, cores, seed;
    Outcome *outcomes; /* one for each match */
    struct Worker *workers;
} Soak;

typedef struct Worker {
    Soak *soak;
    State *state, *hidden;
    View *view;
    OptionList list;
    Bot *bots[SEATS_MAX];
    Content content[CONTENT_ROOM];
} Worker;

/* ---- Content ------------------------------------------------------------------------------ */

static Content *find_content(Content *table, uint16_t verb, int16_t arg) {
    unsigned at = (verb * 1009u + (unsigned)(arg + 8192) * 31u) % CONTENT_ROOM;
    while (table[at].used && (table[at].verb != verb || table[at].arg != arg))
        at = (at + 1) % CONTENT_ROOM;
    table[at].verb = verb;
    table[at].arg = arg;
    return &table[at];
}

static void note_option(Worker *w, Seat seat, Option o, int game, bool taken) {
    Content *c = find_content(w->content, o.verb, o.arg[0]);
    if (!c->used) {
        const Box *box = &w->soak->box->box;
        Text words = text_over(c->words, sizeof c->words);
        box->game->option_words(box, w->state, seat, o, &words);
        c->used = true;
        c->first = game;
    }
    c->offered += c->offered_in != game + 1;
    c->offered_in = game + 1;
    if (!taken) return;
    c->taken += c->taken_in != game + 1;
    c->taken_in = game + 1;
}

static void note_choice(Worker *w, Seat seat, Option choice, int game) {
    for (int i = 0; i < w->list.count; i++)
        note_option(w, seat, w->list.at[i], game, option_equal(w->list.at[i], choice));
}

/* ---- One match ------------------------------------------------------------------------------ */

static void seat_bots(Worker *w, Seed seed) {
    Rng base = rng_from_seed(seed.half);
    for (int seat = 0; seat < w->soak->setup.seat_count; seat++)
        w->bots[seat] = bot_new(&w->soak->box->box, w->soak->sitters[seat].level,
                                rng_fork(&base, (uint64_t)seat + 1));
}

static void unseat_bots(Worker *w) {
    for (int seat = 0; seat < w->soak->setup.seat_count; seat++) bot_free(w->bots[seat]);
}

static Seat asked_seat(State *s) {
    for (Seat seat = 0; seat < s->seat_count; seat++)
        if (s->open >> seat & 1) return seat;
    s->now_ms = s->due_ms;
    return SEAT_CLOCK;
}

static Option choose(Worker *w, Seat seat) {
    const Box *box = &w->soak->box->box;
    if (seat == SEAT_CLOCK) return w->list.at[0];
    memcpy(w->hidden, w->state, box->game->state_size);
    game_hide(box, w->hidden, seat);
    return bot_choose(w->bots[seat], w->hidden, seat);
}

/* NULL, or what went wrong. */
static const char *make_move(Worker *w, int game) {
    const Box *box = &w->soak->box->box;
    Seat seat = asked_seat(w->state);
    game_options(box, w->state, seat, &w->list);
    if (w->list.count == 0) return "nobody has an option and the match is not over";
    Option choice = choose(w, seat);
    if (!game_is_listed(&w->list, choice)) return "a bot chose what is not on offer";
    note_choice(w, seat, choice, game);
    box->game->apply(box, w->state, seat, choice, NULL);
    return box->game->check(box, w->state);
}

/* The number in "Round 7". */
static int read_round(Worker *w) {
    const Box *box = &w->soak->box->box;
    view_clear(w->view);
    game_hide(box, w->state, SEAT_WATCHER);
    w->soak->box->shelf->face->view(box, w->state, SEAT_WATCHER, w->view);
    const char *words = w->view->round ? w->view->round : "";
    while (*words && !isdigit((unsigned char)*words)) words++;
    return atoi(words);
}

static void fail(const Soak *soak, int game, int move, const char *why) {
    Buffer words = {0};
    buffer_format(&words, "seed %d, move %d: %s", soak->seed + game, move, why);
    soak->outcomes[game].failure = words.data;
}

static void play_match(Worker *w, int game) {
    const Box *box = &w->soak->box->box;
    Seed seed = seed_from_number((uint64_t)w->soak->seed + (uint64_t)game);
    Outcome *o = &w->soak->outcomes[game];
    seat_bots(w, seed);
    memset(w->state, 0, box->game->state_size);
    game_setup(box, &w->soak->setup, seed.half, w->state, NULL);
    const char *why = box->game->check(box, w->state);
    while (!why && !w->state->over) {
        why = make_move(w, game);
        if (++o->decisions == CONFORM_DECISIONS_MAX) why = "the match does not end";
    }
    unseat_bots(w);
    if (why) {
        fail(w->soak, game, o->decisions, why);
        return;
    }
    Result result;
    box->game->result(box, w->state, &result);
    o->outcome = result.outcome ? result.outcome : "none";
    o->rounds = read_round(w);
}

static void try_laws(const Soak *soak, int game) {
    Error err;
    if (soak->laws == 0 || game % soak->laws != 0 || soak->outcomes[game].failure) return;
    if (!conform_match(soak->box, &soak->setup, (uint64_t)(soak->seed + game),
                       THOROUGH_EVERY, &err))
        fail(soak, game, 0, err.words);
}

static void show_progress(const Soak *soak, int game) {
    if (game % 50 == 0) fprintf(stderr, "\r%d of %d matches", game, soak->games);
}

static void work(int number, void *context) {
    Soak *soak = context;
    Worker *w = &soak->workers[number];
    for (int game = number; game < soak->games; game += soak->cores) {
        play_match(w, game);
        try_laws(soak, game);
        if (number == 0) show_progress(soak, game);
    }
}

/* ---- Figures ---------------------------------------------------------------------------------- */

/* By Newton: the one root that is needed here does not need the mathematics library. */
static double root(double square) {
    double guess = square > 1 ? square : 1;
    for (int i = 0; i < 60; i++) guess = (guess + square / guess) / 2;
    return square > 0 ? guess : 0;
}

static int by_value(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

static void print_spread(const char *what, int *values, int count) {
    double sum = 0, squares = 0;
    for (int i = 0; i < count; i++) sum += values[i];
    double mean = sum / count;
    for (int i = 0; i < count; i++) squares += (values[i] - mean) * (values[i] - mean);
    qsort(values, (size_t)count, sizeof *values, by_value);
    printf("%-10s %8.2f mean +- %.2f   min %d, median %d, max %d\n", what, mean,
           root(squares / count / count), values[0], values[count / 2], values[count - 1]);
}

static void print_lengths(const Soak *soak) {
    int *rounds = alloc_zero((size_t)soak->games * sizeof *rounds);
    int *decisions = alloc_zero((size_t)soak->games * sizeof *decisions);
    int count = 0;
    for (int i = 0; i < soak->games; i++) {
        if (!soak->outcomes[i].outcome) continue;
        rounds[count] = soak->outcomes[i].rounds;
        decisions[count++] = soak->outcomes[i].decisions;
    }
    if (count > 0) {
        print_spread("rounds", rounds, count);
        print_spread("decisions", decisions, count);
    }
    alloc_free(rounds);
    alloc_free(decisions);
}

/* Each outcome with its share and standard error, in order of first appearance. */
static void print_wins(const Soak *soak) {
    for (int i = 0; i < soak->games; i++) {
        const char *outcome = soak->outcomes[i].outcome;
        bool seen = !outcome;
        for (int j = 0; j < i && !seen; j++)
            seen =
                soak->outcomes[j].outcome && text_equal(soak->outcomes[j].outcome, outcome);
        if (seen) continue;
        int won = 0, ended = 0;
        for (int j = 0; j < soak->games; j++) {
            if (!soak->outcomes[j].outcome) continue;
            ended++;
            won += text_equal(soak->outcomes[j].outcome, outcome);
        }
        double share = (double)won / ended;
        printf("%-10s %7.1f %% +- %.1f   %d of %d\n", outcome, 100 * share,
               100 * root(share * (1 - share) / ended), won, ended);
    }
}

/* The tables of all workers in one; the words are those of the earliest match. */
static Content *merge_content(const Soak *soak) {
    Content *all = alloc_zero(CONTENT_ROOM * sizeof *all);
    for (int n = 0; n < soak->cores; n++)
        for (int i = 0; i < CONTENT_ROOM; i++) {
            const Content *from = &soak->workers[n].content[i];
            if (!from->used) continue;
            Content *to = find_content(all, from->verb, from->arg);
            int offered = to->offered + from->offered, taken = to->taken + from->taken;
            if (!to->used || from->first < to->first) *to = *from;
            to->offered = offered;
            to->taken = taken;
        }
    return all;
}

static int by_option(const void *a, const void *b) {
    const Content *x = a, *y = b;
    if (x->used != y->used) return x->used ? -1 : 1;
    return x->verb != y->verb ? x->verb - y->verb : x->arg - y->arg;
}

static void print_content(const Soak *soak) {
    Content *all = merge_content(soak);
    qsort(all, CONTENT_ROOM, sizeof *all, by_option);
    printf("\n%-48s %8s %8s\n", "in how many matches", "offered", "taken");
    for (int i = 0; i < CONTENT_ROOM && all[i].used; i++)
        printf("%-48s %8d %8d\n", all[i].words, all[i].offered, all[i].taken);
    alloc_free(all);
}

static int print_failures(const Soak *soak) {
    int count = 0;
    for (int i = 0; i < soak->games; i++) {
        if (!soak->outcomes[i].failure) continue;
        if (count++ < FAILURES_SHOWN)
            fprintf(stderr, "broken law: %s\n", soak->outcomes[i].failure);
        alloc_free(soak->outcomes[i].failure);
    }
    return count;
}

/* ---- The program ------------------------------------------------------------------------------- */

static bool read_numbers(Soak *soak, const Words given[3], const TableOptions *o,
                         Error *err) {
    return args_int(&given[0], "--games", 1, 100000000, GAMES_USUAL, &soak->games, err) &&
           args_int(&given[1], "--laws", 0, 1000000, LAWS_USUAL, &soak->laws, err) &&
           args_int(&given[2], "--cores", 1, CORES_MAX, min_int(thread_cores(), CORES_MAX),
                    &soak->cores, err) &&
           args_int(&o->seed, "--seed", 0, 1000000000, 1, &soak->seed, err);
}

static bool read_options(Soak *soak, int count, char **words, Error *err) {
    TableOptions o = {0};
    Words plain = {0}, given[3] = {{0}};
    Flag flags[TABLE_FLAGS + 3];
    options_flags(&o, flags);
    flags[TABLE_FLAGS] = (Flag){"--games", TAKES_VALUE, &given[0]};
    flags[TABLE_FLAGS + 1] = (Flag){"--laws", TAKES_VALUE, &given[1]};
    flags[TABLE_FLAGS + 2] = (Flag){"--cores", TAKES_VALUE, &given[2]};
    for (int i = 0; i < SEATS_MAX; i++) soak->sitters[i] = (Sitter){true, BOT_QUICK};
    if (!args_read(count, words, flags, TABLE_FLAGS + 3, &plain, err)) return false;
    if (plain.count != 1) return error_set(err, "'soak' takes one game.");
    if (!read_numbers(soak, given, &o, err)) return false;
    soak->box = options_open(&o, plain.at[0], err);
    if (!soak->box || !options_setup(&o, &soak->box->box, &soak->setup, err)) return false;
    if (!options_sitters(&o, soak->setup.seat_count, soak->sitters, err)) return false;
    for (int i = 0; i < soak->setup.seat_count; i++)
        if (!soak->sitters[i].is_bot)
            return error_set(err, "Nobody can sit here but bots.");
    return true;
}

static void run(Soak *soak) {
    size_t size = soak->box->box.game->state_size;
    soak->outcomes = alloc_zero((size_t)soak->games * sizeof *soak->outcomes);
    soak->workers = alloc_zero((size_t)soak->cores * sizeof *soak->workers);
    for (int i = 0; i < soak->cores; i++) {
        soak->workers[i].soak = soak;
        soak->workers[i].state = alloc_zero(size);
        soak->workers[i].hidden = alloc_zero(size);
        soak->workers[i].view = view_new();
    }
    thread_run(soak->cores, work, soak);
    fprintf(stderr, "\r%d of %d matches\n", soak->games, soak->games);
}

static void release(Soak *soak) {
    for (int i = 0; i < soak->cores; i++) {
        alloc_free(soak->workers[i].state);
        alloc_free(soak->workers[i].hidden);
        view_free(soak->workers[i].view);
    }
    alloc_free(soak->workers);
    alloc_free(soak->outcomes);
}

int main(int argc, char **argv) {
    Soak soak = {0};
    Error err;
    int status = STATUS_DONE;
    if (!read_options(&soak, argc - 1, argv + 1, &err)) {
        fprintf(stderr, "soak: %s\n", err.words);
        status = STATUS_USAGE;
    } else {
        run(&soak);
        print_wins(&soak);
        print_lengths(&soak);
        print_content(&soak);
        int broken = print_failures(&soak);
        printf("\n%d matches, %d with a broken law\n", soak.games, broken);
        if (broken > 0) status = STATUS_FAILED;
        release(&soak);
    }
    if (soak.box) box_close(soak.box);
    return status;
}
