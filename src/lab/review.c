/* The review: see review.h. */
#include "lab/review.h"

#include "base/alloc.h"
#include "base/thread.h"

#include "bots/bot.h"

enum {
    WON = 1000,
    MISTAKE = 20, /* less than a hundredth of the match is within the bot's own doubts */
};

/* One look at the match after `move` moves: what the seat knew, and what it then did. */
typedef struct Looking {
    const Match *match;
    Seat seat;
    Bot *bot;
    Sitter sitter;
    State *hidden;
} Looking;

static int expected_of(const Bot *bot, Option o) {
    const OptionList *list;
    const int *scores;
    int count = bot_options(bot, &list, &scores);
    for (int i = 0; i < count; i++)
        if (option_equal(list->at[i], o)) return scores[i];
    return -WON;
}

/* False if there was nothing to choose. */
static bool look(Looking *l, int move, Reviewed *out) {
    PastMove past = match_move(l->match, move);
    if (past.seat != l->seat) return false;
    match_hidden_after(l->match, move, l->seat, l->hidden);
    l->hidden->now_ms = past.ms;
    Thinking thinking = {.workers = thread_cores(), .run = thread_run};
    thinking.budget.iterations = (uint32_t)l->sitter.iterations;
    thinking.budget.also = past.option;
    bot_think(l->bot, thinking);
    bot_reseed(l->bot, bot_stream(match_seed(l->match).half, l->seat, move));
    Option best = bot_choose(l->bot, l->hidden, l->seat);
    const OptionList *list;
    const int *scores;
    if (bot_options(l->bot, &list, &scores) < 2) return false;
    int expected = expected_of(l->bot, best), taken = expected_of(l->bot, past.option);
    bool same = option_equal(best, past.option);
    *out = (Reviewed){move, best, expected, same ? 0 : max_int(0, expected - taken)};
    return true;
}

/* ---- Sums ---------------------------------------------------------------------------------- */

static int find_dearest(const Review *r, int below) {
    int found = -1;
    for (int i = 0; i < r->count; i++) {
        bool taken = false;
        for (int k = 0; k < below; k++) taken |= r->dearest[k] == i;
        if (!taken && r->at[i].lost >= MISTAKE &&
            (found < 0 || r->at[i].lost > r->at[found].lost))
            found = i;
    }
    return found;
}

static int result_of(const Review *r) {
    Result result;
    match_result(r->match, &result);
    if (match_state(r->match)->over) return result.place[r->seat] == 1 ? WON : -WON;
    if (r->count == 0) return 0;
    const Reviewed *last = &r->at[r->count - 1];
    return last->expected - last->lost;
}

static void add_up(Review *r) {
    while (r->dearest_count < DEAREST_MAX) {
        int next = find_dearest(r, r->dearest_count);
        if (next < 0) break;
        r->dearest[r->dearest_count++] = next;
    }
    for (int i = 0; i < r->count; i++) r->lost += r->at[i].lost;
    r->start = r->count ? r->at[0].expected : 0;
    r->result = result_of(r);
    r->luck = r->result - r->start + r->lost;
}

void review_words(const Review *r, int at, Text *taken, Text *best) {
    const Box *box = &match_box(r->match)->box;
    const Reviewed *d = &r->at[at];
    const State *s = match_state_after(r->match, d->move);
    match_move_words(r->match, d->move, taken);
    box->game->option_words(box, s, r->seat, d->best, best);
}

int review_percent(int expected) {
    return (expected + WON + 10) / 20;
}

void review_share(int difference, Text *out) {
    int tenths = (max_int(difference, -difference) + 1) / 2;
    text_format(out, "%s%d.%d", difference < 0 ? "-" : "", tenths / 10, tenths % 10);
}

Review *review_new(const Match *m, Seat seat, Sitter bot,
                   void (*watch)(int done, int all)) {
    Review *r = alloc_zero(sizeof *r);
    const Box *box = &match_box(m)->box;
    Looking l = {.match = m, .seat = seat, .sitter = bot};
    l.bot = bot_new(box, bot.level, (Rng){0});
    l.hidden = alloc_zero(box->game->state_size);
    r->match = m;
    r->seat = seat;
    r->at = alloc_zero(sizeof *r->at * (size_t)(match_moves(m) + 1));
    for (int move = 0; move < match_moves(m); move++) {
        if (look(&l, move, &r->at[r->count])) r->count++;
        if (watch) watch(move + 1, match_moves(m));
    }
    add_up(r);
    bot_free(l.bot);
    alloc_free(l.hidden);
    return r;
}

void review_free(Review *r) {
    if (!r) return;
    alloc_free(r->at);
    alloc_free(r);
}
