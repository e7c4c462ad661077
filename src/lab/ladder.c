/* The ladder: see ladder.h. */
#include "lab/ladder.h"

#include <math.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/thread.h"

#include "engine/match.h"

#include "sitting/sitting.h"

/* ---- One match ----------------------------------------------------------------------------- */

typedef struct Watch {
    int ms; /* of a decision of `keen` */
    int64_t ends_ms;
} Watch;

/* `master` thinks ten times as long as `keen`, like by iterations. */
static void begins(void *host, BotLevel level) {
    Watch *watch = host;
    watch->ends_ms = clock_ms() + (level == BOT_MASTER ? 10 : 1) * watch->ms;
}

static bool goes_on(void *host) {
    const Watch *watch = host;
    return clock_ms() < watch->ends_ms;
}

static Result play_match(const Ladder *l, const Sitter *sitters, int number) {
    Result result;
    Watch watch = {.ms = l->ms};
    Seed seed = seed_from_number((uint64_t)l->seed + (uint64_t)number);
    Match *m = match_new(l->box, &l->setup, seed);
    sitters_write(m, sitters);
    Sitting *s = sitting_new(m);
    if (l->ms > 0) {
        Budget budget = {.iterations = UINT32_MAX, .goes_on = goes_on, .host = &watch};
        sitting_think(s, (Thinking){.budget = budget, .begins = begins});
    }
    while (sitting_step(s)) continue;
    match_result(m, &result);
    sitting_free(s);
    match_free(m);
    return result;
}

/* ---- Who sits where ------------------------------------------------------------------------ */

/* One of them alone among the others, on every seat; with two seats that is the same for
 * both. */
int ladder_seatings(const Ladder *l) {
    int seats = l->setup.seat_count;
    if (l->together) return 1;
    return seats == 2 ? 2 : 2 * seats;
}

/* Whether the first of the pair has this seat. */
static bool is_first(const Ladder *l, int seating, int seat) {
    int seats = l->setup.seat_count;
    if (l->together) return true;
    return seating < seats ? seat == seating : seat != seating - seats;
}

/* How a match went for the first of the pair. */
typedef struct LadderGame {
    float won; /* which part of the first place falls to it */
    int lead;
} LadderGame;

static LadderGame judge(const Ladder *l, const Result *result, int seating) {
    int first = 0, own = 0, best[2] = {INT32_MIN, INT32_MIN};
    for (int seat = 0; seat < l->setup.seat_count; seat++) {
        bool mine = is_first(l, seating, seat);
        best[mine] = max_int(best[mine], result->points[seat]);
        if (result->place[seat] != 1) continue;
        first++;
        own += mine;
    }
    float won = first ? (float)own / (float)first : 0;
    return (LadderGame){won, l->together ? best[1] : best[1] - best[0]};
}

static LadderGame play_game(const Ladder *l, const LadderPair *pair, int game) {
    Sitter sitters[SEATS_MAX];
    int seating = game % ladder_seatings(l);
    for (int seat = 0; seat < SEATS_MAX; seat++)
        sitters[seat] = l->bots[is_first(l, seating, seat) ? pair->one : pair->other];
    Result result = play_match(l, sitters, game / ladder_seatings(l));
    return judge(l, &result, seating);
}

/* Rivals do not all share one place in match after match. */
static bool win_together(const Ladder *l) {
    enum { MATCHES = 8 };
    Sitter sitters[SEATS_MAX];
    for (int seat = 0; seat < SEATS_MAX; seat++)
        sitters[seat] = (Sitter){.is_bot = true, .level = BOT_RANDOM};
    for (int number = 0; number < MATCHES; number++) {
        Result result = play_match(l, sitters, number);
        for (int seat = 1; seat < l->setup.seat_count; seat++)
            if (result.place[seat] != result.place[0]) return false;
    }
    return true;
}

/* ---- All matches --------------------------------------------------------------------------- */

/* Pairs take turns, so that the figures of all of them grow alike. */
static void work(int worker, void *context) {
    Ladder *l = context;
    int all = l->games * l->pair_count;
    int64_t since = clock_ms();
    (void)worker;
    for (;;) {
        int at = atomic_fetch_add(&l->next, 1);
        if (at >= all) return;
        int pair = at % l->pair_count, game = at / l->pair_count;
        l->played[at] = play_game(l, &l->pairs[pair], game);
        int done = atomic_fetch_add(&l->done, 1) + 1;
        if (l->progress) l->progress(done, all, (clock_ms() - since) * (all - done) / done);
    }
}

static void add_pair(Ladder *l, int one, int other) {
    l->pairs[l->pair_count++] = (LadderPair){.one = one, .other = other};
}

static void make_pairs(Ladder *l) {
    l->pair_count = 0;
    for (int one = 0; one < l->bot_count; one++) {
        if (l->together) add_pair(l, one, max_int(one - 1, 0));
        for (int other = 0; other < one && !l->together; other++) add_pair(l, one, other);
    }
}

/* ---- Figures ------------------------------------------------------------------------------- */

Range ladder_range(double won, int games) {
    const double z = 1.96, n = games, p = won / n;
    double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    double reach = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    return (Range){fmax(0, middle - reach), fmin(1, middle + reach)};
}

/* The interval of Bonett and Price: the usual one for shares in matched pairs, with two more
 * matches, one won by each alone, so that few matches do not seem sure. */
Range ladder_gain(const LadderPair *pair, int games) {
    const double z = 1.96, n = games + 2;
    double up = (pair->better + 1) / n, down = (pair->worse + 1) / n;
    double gain = up - down, reach = z * sqrt((up + down - gain * gain) / n);
    return (Range){fmax(-1, gain - reach), fmin(1, gain + reach)};
}

/* Strengths in which each wins as often as it did (Bradley and Terry), with one more match,
 * drawn, for every pair, so that nobody is infinitely strong. */
static void compute_elo(Ladder *l) {
    double strength[LADDER_BOTS_MAX];
    for (int i = 0; i < l->bot_count; i++) strength[i] = 1;
    for (int round = 0; round < 2000; round++) {
        for (int i = 0; i < l->bot_count; i++) {
            double won = 0, expected = 0;
            for (int p = 0; p < l->pair_count; p++) {
                const LadderPair *pair = &l->pairs[p];
                if (pair->one != i && pair->other != i) continue;
                int other = pair->one == i ? pair->other : pair->one;
                won += 0.5 + (pair->one == i ? pair->won : l->games - pair->won);
                expected += (l->games + 1) / (strength[i] + strength[other]);
            }
            strength[i] = won / expected;
        }
    }
    for (int i = 0; i < l->bot_count; i++)
        l->elo[i] = 1000 + 400 * log10(strength[i] / strength[0]);
}

static void add_up(Ladder *l) {
    for (int at = 0; at < l->games * l->pair_count; at++) {
        LadderPair *pair = &l->pairs[at % l->pair_count];
        const LadderGame *own = &l->played[at];
        pair->won += own->won;
        pair->lead += own->lead;
        if (!l->together || pair->one == pair->other) continue;
        const LadderGame *before = own - 1; /* pairs take turns: the same seed */
        pair->better += own->won > before->won;
        pair->worse += own->won < before->won;
    }
}

bool ladder_play(Ladder *l, Error *err) {
    l->together = win_together(l);
    if (!l->together && l->bot_count < 2)
        return error_set(
            err, "Rivals are compared two by two: name another bot, '--bots quick,keen'.");
    make_pairs(l);
    l->played = alloc_zero(sizeof *l->played * (size_t)(l->games * l->pair_count));
    thread_run(l->cores, work, l);
    add_up(l);
    alloc_free(l->played);
    l->played = NULL;
    if (!l->together) compute_elo(l);
    return true;
}
