/* `baize bench`: how fast the rules are. Uniformly random play on one core, all options
 * listed at every decision, matches played to their end; nothing is allocated meanwhile. */
#include <stdio.h>
#include <time.h>

#include "base/alloc.h"

#include "bots/bot.h"

#include "sitting/hands.h"

#include "term/out.h"

#include "cmd/cmd.h"
#include "cmd/options.h"

/* With a fixed number of decisions, for callgrind, clones must not weigh on the count. */
enum { BENCH_MS = 2000, CLONES = 1000000, CLONES_COUNTED = 1000, ITERATIONS = 1000 };
/* States that are judged in one go: to look at the clock costs more than a value. */
enum { JUDGED = 64 };

/* Something done a number of times. */
typedef struct Speed {
    int64_t times, ns;
} Speed;

/* The playouts of textbooks: twenty random decisions, so that speeds can be compared with those
 * of other programs. */
static const Playout plain_playout = {.decisions = 20, .looks = 1};

typedef struct Bench {
    OpenBox *box;
    Setup setup;
    Seed seed;        /* of the first match; the others follow it */
    uint64_t chooser; /* the stream that picks options */
    State *state;
    bool races; /* hands have a speed */
    Hands hands;
    OptionList options;
    int64_t decisions, listed;
    int64_t games, whole; /* those that ended, and the decisions in them */
    int64_t elapsed_ns;
    double clone_ns;
    Bot *bot; /* who searches, and what a seat of it sees */
    State *hidden;
    Speed *search;
    Speed usual, plain; /* iterations, with the bots' own playouts and with plain ones */
    char *outcomes;     /* JUDGED states, each of them judged for a seat */
    Seat judge[JUDGED];
    int outcome_count;
    Speed value;
} Bench;

/* The processor's time, not the wall's: other programs do not count. */
static int64_t now_ns(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* The choice needs no secrecy, so Knuth's linear stream will do; its high half is used. It
 * costs little beside the rules that are measured. */
static int any_below(Bench *b, int count) {
    b->chooser = b->chooser * UINT64_C(6364136223846793005) + 1442695040888963407;
    return (int)((b->chooser >> 32) * (uint64_t)count >> 32);
}

static Seed seed_of_match(const Bench *b) {
    return (Seed){{b->seed.half[0], b->seed.half[1] + (uint64_t)b->games}};
}

typedef Option (*Choose)(void *bench, Seat seat);

static void begin_match(Bench *b) {
    Seed seed = seed_of_match(b);
    memset(b->state, 0, b->box->box.game->state_size);
    b->hands = (Hands){.box = &b->box->box, .seats = UINT8_MAX};
    game_setup(&b->box->box, &b->setup, seed.half, b->state, NULL);
}

/* By its address: compilers copy its four parts in pieces. */
static inline const Option *any_option(Bench *b, Seat seat) {
    game_options(&b->box->box, b->state, seat, &b->options);
    b->listed += b->options.count;
    return &b->options.at[any_below(b, b->options.count)];
}

static Option choose_any(void *bench, Seat seat) {
    return *any_option(bench, seat);
}

static inline void play(Bench *b, Seat seat, Option choice) {
    b->box->box.game->apply(&b->box->box, b->state, seat, choice, NULL);
    b->decisions++;
}

/* Whatever part the clock and the speed of hands have in who acts next. */
static void decide_in_time(Bench *b, Choose choose) {
    Option choice;
    Next next = hands_step(&b->hands, b->state, (Chooser){choose, b}, &choice);
    if (next.seat == SEAT_CLOCK) choice = choose_any(b, SEAT_CLOCK);
    b->state->now_ms = next.at_ms;
    play(b, next.seat, choice);
    hands_moved(&b->hands, next.seat);
}

/* False if the match is over. */
static inline bool decide(Bench *b, bool races) {
    Seat seat = hands_at_once(b->state);
    if (seat != SEAT_NONE && races) {
        seat = hands_first(&b->hands, b->state);
        hands_moved(&b->hands, seat);
    }
    if (seat != SEAT_NONE)
        play(b, seat, *any_option(b, seat));
    else if (b->state->over)
        return false;
    else
        decide_in_time(b, choose_any);
    return true;
}

/* Exactly `limit` decisions, or with 0 whole matches until the time is over. */
static void play_matches(Bench *b, int limit) {
    int64_t start = now_ns(), last = limit > 0 ? limit : INT64_MAX;
    do {
        begin_match(b);
        if (b->races)
            while (b->decisions < last && decide(b, true)) {
            }
        else
            while (b->decisions < last && decide(b, false)) {
            }
        if (b->state->over) {
            b->games++;
            b->whole = b->decisions;
        }
        b->elapsed_ns = now_ns() - start;
    } while (limit > 0 ? b->decisions < limit : b->elapsed_ns < BENCH_MS * 1000000LL);
}

/* Through a volatile pointer, so that no copy can be left out. */
static void time_clones(Bench *b, int clones) {
    size_t size = b->box->box.game->state_size;
    void *copy = alloc_zero(size);
    void *volatile target = copy;
    int64_t start = now_ns();
    for (int i = 0; i < clones; i++) memcpy(target, b->state, size);
    b->clone_ns = (double)(now_ns() - start) / clones;
    alloc_free(copy);
}

static State *outcome(const Bench *b, int at) {
    return (void *)(b->outcomes + (size_t)at * b->box->box.game->state_size);
}

static void time_values(Bench *b) {
    int64_t start = now_ns();
    for (int i = 0; i < JUDGED; i++) bot_judges(b->bot, outcome(b, i), b->judge[i]);
    b->value.ns += now_ns() - start;
    b->value.times += JUDGED;
    b->outcome_count = 0;
}

/* A search judges what comes of options: so here, of all that the seat has. */
static void judge_outcomes(Bench *b, Seat seat, const OptionList *list) {
    const Box *box = &b->box->box;
    for (int i = 0; i < list->count; i++) {
        State *s = outcome(b, b->outcome_count);
        memcpy(s, b->state, box->game->state_size);
        box->game->apply(box, s, seat, list->at[i], NULL);
        b->judge[b->outcome_count++] = seat;
        if (b->outcome_count == JUDGED) time_values(b);
    }
}

/* What the bot chooses for the seat, which is asked; its iterations are counted if it searched. */
static Option choose_well(void *bench, Seat seat) {
    Bench *b = bench;
    Seed seed = seed_of_match(b);
    BotLook look = {seed.half, seat, b->hands.made[seat], b->hands.at[seat].look_ms,
                    b->hidden};
    memcpy(b->hidden, b->state, b->box->box.game->state_size);
    game_hide(&b->box->box, b->hidden, seat);
    int64_t start = now_ns();
    Option choice = bot_look(b->bot, look);
    const Rated *rated = bot_rated(b->bot);
    if (!rated) return choice;
    b->search->ns += now_ns() - start;
    const OptionList *list;
    const int *scores;
    int count = bot_options(b->bot, &list, &scores);
    for (int i = 0; i < count; i++) b->search->times += rated[i].visits;
    judge_outcomes(b, seat, list);
    return choice;
}

/* Matches that `keen` plays by itself; what was counted of random ones stays as it is. */
static void time_searches(Bench *all, Playout playout, Speed *speed) {
    Bench *b = alloc_zero(sizeof *b);
    *b = *all;
    const Box *box = &b->box->box;
    b->search = speed;
    b->bot = bot_new(box, BOT_KEEN, (Rng){0});
    b->hidden = alloc_zero(box->game->state_size);
    b->outcomes = alloc_zero(JUDGED * box->game->state_size);
    bot_think(b->bot, (Thinking){.budget = {.iterations = ITERATIONS, .playout = playout}});
    for (b->games = 0; speed->ns < BENCH_MS * 1000000LL && b->setup.seat_count;
         b->games++) {
        begin_match(b);
        for (Seat seat = 0; seat < b->setup.seat_count; seat++)
            b->hands.at[seat].percent = bot_hand_percent(BOT_KEEN);
        while (speed->ns < BENCH_MS * 1000000LL && !b->state->over)
            decide_in_time(b, choose_well);
    }
    all->value = b->value;
    alloc_free(b->outcomes);
    alloc_free(b->hidden);
    bot_free(b->bot);
    alloc_free(b);
}

static double per(int64_t amount, int64_t of) {
    return of > 0 ? (double)amount / (double)of : 0;
}

static void put_speed(Json *j, const char *key, Speed search) {
    json_put_int_if(j, key, search.times > 0,
                    (int64_t)(1e9 * per(search.times, search.ns)));
}

static void put_decimal(Json *j, const char *key, double value) {
    char room[40];
    snprintf(room, sizeof room, "%.2f", value);
    json_put_raw(j, key, room);
}

static void put_decimal_if(Json *j, const char *key, bool known, double value) {
    if (known)
        put_decimal(j, key, value);
    else
        json_put_null(j, key);
}

static void print_json(const Bench *b) {
    Buffer line = {0};
    Json j = json_into(&line);
    json_put_object(&j, NULL);
    json_put_string(&j, "game", b->box->box.game->name);
    json_put_int(&j, "decisions_per_s", (int64_t)(1e9 * per(b->decisions, b->elapsed_ns)));
    put_decimal_if(&j, "decisions_per_game", b->games > 0, per(b->whole, b->games));
    put_decimal(&j, "options_mean", per(b->listed, b->decisions));
    json_put_int(&j, "state_bytes", (int64_t)b->box->box.game->state_size);
    put_decimal(&j, "clone_ns", b->clone_ns);
    put_speed(&j, "search_iterations_per_s", b->usual);
    put_speed(&j, "plain_iterations_per_s", b->plain);
    json_put_int(&j, "search_bytes", (int64_t)search_bytes());
    put_decimal_if(&j, "value_us", b->value.times > 0,
                   1e-3 * per(b->value.ns, b->value.times));
    json_end(&j, '}');
    out("%s\n", line.data);
    buffer_free(&line);
}

static void print_plain(const Bench *b) {
    out("%s\n", b->box->box.game->title);
    out("  %10.2f million decisions a second on one core\n",
        1e3 * per(b->decisions, b->elapsed_ns));
    if (b->games > 0)
        out("  %10.1f decisions a game, %lld games ended\n", per(b->whole, b->games),
            (long long)b->games);
    out("  %10.1f options at a decision\n", per(b->listed, b->decisions));
    out("  %10zu bytes of state, cloned in %.1f ns\n", b->box->box.game->state_size,
        b->clone_ns);
    if (b->usual.times == 0) return;
    out("  %10.0f iterations of a search a second, %.1f MB of memory for its tree\n",
        1e9 * per(b->usual.times, b->usual.ns), 1e-6 * (double)search_bytes());
    out("  %10.0f with playouts of %d random decisions\n",
        1e9 * per(b->plain.times, b->plain.ns), plain_playout.decisions);
    if (b->value.times > 0)
        out("  %10.2f microseconds to judge a state by its value\n",
            1e-3 * per(b->value.ns, b->value.times));
}

typedef struct BenchOptions {
    TableOptions table;
    Words json, decisions;
    int limit;
    Seed seed;
} BenchOptions;

static int bench_game(const BenchOptions *o, const char *game, Error *err) {
    Bench *b = alloc_zero(sizeof *b);
    b->seed = o->seed;
    b->chooser = o->seed.half[0] ^ o->seed.half[1];
    int status = options_table(&o->table, game, &b->box, &b->setup, err);
    if (status != STATUS_DONE) goto done;

    b->races = b->box->box.game->hand_ms != NULL;
    b->state = alloc_zero(b->box->box.game->state_size);
    play_matches(b, o->limit);
    time_clones(b, o->limit > 0 ? CLONES_COUNTED : CLONES);
    if (o->limit == 0) {
        time_searches(b, (Playout){0}, &b->usual);
        time_searches(b, plain_playout, &b->plain);
    }
    if (o->json.count > 0)
        print_json(b);
    else
        print_plain(b);
    out_flush();
done:
    alloc_free(b->state);
    box_close(b->box);
    alloc_free(b);
    return status;
}

static bool read_options(int count, char **words, BenchOptions *o, Words *plain,
                         Error *err) {
    const Flag own[] = {{"--json", TAKES_NOTHING, &o->json},
                        {"--decisions", TAKES_VALUE, &o->decisions}};
    if (!options_read(&o->table, count, words, own, 2, plain, err)) return false;

    o->seed = (Seed){{1, 0}}; /* of the matches that all figures are measured on */
    if (o->table.seed.count > 0 && !options_seed(&o->table, &o->seed, err)) return false;
    Sitter seats[SEATS_MAX] = {{0}};
    if (!options_sitters(&o->table, SEATS_MAX, seats, err)) return false;
    for (int i = 0; i < SEATS_MAX; i++)
        if (seats[i].is_bot && seats[i].level != BOT_RANDOM)
            return error_set(err, "'bench' measures random play; '--bots' can only say "
                                  "random here.");
    if (plain->count > 1)
        return error_set(err, "'bench' takes one game, or none for all of them.");
    return args_int(&o->decisions, "--decisions", 1, 2000000000, 0, &o->limit, err);
}

int bench_command(int count, char **words, Error *err) {
    Words plain = {0};
    BenchOptions o = {0};
    int status = STATUS_DONE;
    if (!read_options(count, words, &o, &plain, err)) return STATUS_USAGE;
    if (plain.count == 1) return bench_game(&o, plain.at[0], err);
    for (int i = 0; i < shelf_count && status == STATUS_DONE; i++)
        if (shelf[i].listed) status = bench_game(&o, shelf[i].game->name, err);
    return status;
}
