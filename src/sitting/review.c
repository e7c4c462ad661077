/* The review: see review.h. */
#include "sitting/review.h"

#include "base/alloc.h"

enum { WON = 1000 };

static int expected_of(const Bot *bot, Option o) {
    const OptionList *list;
    const int *scores;
    int count = bot_options(bot, &list, &scores);
    for (int i = 0; i < count; i++)
        if (option_equal(list->at[i], o)) return scores[i];
    return -WON;
}

/* What the seat knew before this move, and what it then did. False if there was nothing to
 * choose. */
static bool look(Review *r, int move, Reviewed *out) {
    PastMove past = match_move(r->match, move);
    if (past.seat != r->seat) return false;
    match_hidden_after(r->match, move, r->seat, r->hidden);
    r->hidden->now_ms = past.ms;
    r->thinking.budget.also = past.option;
    bot_think(r->bot, r->thinking);
    bot_reseed(r->bot, bot_stream(match_seed(r->match).half, r->seat, move));
    Option best = bot_choose(r->bot, r->hidden, r->seat);
    const OptionList *list;
    const int *scores;
    if (bot_options(r->bot, &list, &scores) < 2) return false;
    int expected = expected_of(r->bot, best), taken = expected_of(r->bot, past.option);
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
        if (!taken && r->at[i].lost >= REVIEW_MISTAKE &&
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
    for (int i = 0; i < r->count; i++)
        if (r->at[i].lost >= REVIEW_MISTAKE) r->lost += r->at[i].lost;
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

Review *review_new(const Match *m, Seat seat, Sitter bot, Thinking thinking) {
    Review *r = alloc_zero(sizeof *r);
    const Box *box = &match_box(m)->box;
    r->match = m;
    r->seat = seat;
    r->at = alloc_zero(sizeof *r->at * (size_t)(match_moves(m) + 1));
    r->bot = bot_new(box, bot.level, (Rng){0});
    r->thinking = thinking;
    r->thinking.budget.iterations = (uint32_t)bot.iterations;
    r->hidden = alloc_zero(box->game->state_size);
    return r;
}

bool review_step(Review *r) {
    int all = match_moves(r->match);
    if (r->next == all) return false;
    if (look(r, r->next, &r->at[r->count])) r->count++;
    if (++r->next < all) return true;
    add_up(r);
    return false;
}

void review_free(Review *r) {
    if (!r) return;
    bot_free(r->bot);
    alloc_free(r->hidden);
    alloc_free(r->at);
    alloc_free(r);
}
