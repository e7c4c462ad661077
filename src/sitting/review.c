/* The review: see review.h. */
#include "sitting/review.h"

#include "base/alloc.h"

/* What the seat knew before this move, and what it then did: the bot chooses by the stream that it
 * would have had in this seat, and what was taken instead has a search of its own. False if there was
 * nothing to choose. */
static bool judge(Review *r, int move, Reviewed *out) {
    PastMove past = match_move(r->match, move);
    const OptionList *list;
    const int *scores;
    if (past.seat != r->seat) return false;
    Seed seed = match_seed(r->match);
    match_hidden_after(r->match, move, r->seat, r->hidden);
    BotLook look = {seed.half, r->seat, r->made++, past.ms, r->hidden};
    Option best = bot_look(r->bot, look);
    if (bot_options(r->bot, &list, &scores) < 2) return false;
    *out = (Reviewed){
        .move = move, .best = best, .expected = scores[option_place(list, best)]};
    if (option_equal(best, past.option)) return true;
    int taken = bot_expects(r->bot, r->hidden, r->seat, past.option, 0);
    out->lost = max_int(0, out->expected - taken);
    if (out->lost < REVIEW_MISTAKE) out->lost = 0;
    return true;
}

/* ---- Sums ---------------------------------------------------------------------------------- */

static int find_costliest(const Review *r, int below) {
    int found = -1;
    for (int i = 0; i < r->count; i++) {
        bool taken = false;
        for (int k = 0; k < below; k++) taken |= r->costliest[k] == i;
        if (!taken && r->at[i].lost > 0 && (found < 0 || r->at[i].lost > r->at[found].lost))
            found = i;
    }
    return found;
}

static int result_of(const Review *r) {
    Result result;
    match_result(r->match, &result);
    if (match_state(r->match)->over)
        return result.place[r->seat] == 1 ? VALUE_MAX : -VALUE_MAX;
    if (r->count == 0) return 0;
    const Reviewed *last = &r->at[r->count - 1];
    return last->expected - last->lost;
}

static void add_up(Review *r) {
    while (r->costliest_count < COSTLIEST_MAX) {
        int next = find_costliest(r, r->costliest_count);
        if (next < 0) break;
        r->costliest[r->costliest_count++] = next;
    }
    for (int i = 0; i < r->count; i++) r->lost += r->at[i].lost;
    r->start = r->count ? r->at[0].expected : 0;
    r->result = result_of(r);
    r->luck = r->result - r->start + r->lost;
}

void review_title(const Review *r, Text *out) {
    View *view = view_new();
    match_view(r->match, r->seat, view);
    text_format(out, "%s, seat %d, %s", match_box(r->match)->box.game->title, r->seat + 1,
                view->seats[r->seat].name);
    view_free(view);
}

void review_judge(const Review *r, Text *out) {
    int iterations = r->judge.iterations;
    if (iterations == 0) iterations = (int)bot_iterations(r->judge.level);
    text_format(out, "%s, %d %s a decision", bot_word(r->judge.level), iterations,
                iterations == 1 ? "iteration" : "iterations");
}

void review_words(const Review *r, int at, Text *taken, Text *best) {
    const Box *box = &match_box(r->match)->box;
    const Reviewed *d = &r->at[at];
    const State *s = match_state_after(r->match, d->move);
    match_move_words(r->match, d->move, taken);
    box->game->option_words(box, s, r->seat, d->best, best);
}

int review_of_100(int expected) {
    return (expected + VALUE_MAX + 10) / 20;
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
    r->judge = bot;
    r->at = alloc_zero(sizeof *r->at * (size_t)(match_moves(m) + 1));
    r->bot = bot_new(box, bot.level, (Rng){0});
    thinking.budget.iterations = (uint32_t)bot.iterations;
    bot_think(r->bot, thinking);
    r->hidden = alloc_zero(box->game->state_size);
    return r;
}

bool review_step(Review *r) {
    int all = match_moves(r->match);
    if (r->next == all) return false;
    if (judge(r, r->next, &r->at[r->count])) r->count++;
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
