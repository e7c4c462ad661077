/* Hints: see hint.h. */
#include "sitting/hint.h"

/* Of 2 * VALUE_MAX between lost and won. */
static const char *words_for(int behind) {
    if (behind < 10) return "as good";
    if (behind < 40) return "nearly as good";
    if (behind < 120) return "a little worse";
    if (behind < 300) return "worse";
    return "much worse";
}

/* Of 100 between lost and won. */
static int hundredths(int behind) {
    return behind > 0 ? (100 * behind + VALUE_MAX) / (2 * VALUE_MAX) : 0;
}

/* A search may hardly have tried what is not the best: such an option gets a search of its own. */
static int worth_of(Sitting *s, Seat seat, Sitter keen, Option o, const Rated *r,
                    const Rated *best) {
    enum { SHARE = 8, ITERATIONS = 1000 };
    if (r->visits > 0 && r->visits >= best->visits / SHARE) return r->worth;
    return sitting_bot_expects(s, seat, keen, o, ITERATIONS);
}

/* Why the best is best: by how things look right after it, or only by what comes of it later.
 * A difference below `CLEAR` is too small for a person to see. */
static const char *reason_for(const Bot *bot, int first, int count) {
    enum { CLEAR = 10 };
    int before, others = -VALUE_MAX;
    const int *looks = bot_looks(bot, &before);
    for (int i = 0; i < count; i++)
        if (i != first && looks[i] > others) others = looks[i];
    if (count == 1) return "";
    if (looks[first] + CLEAR <= others) return "pays off later";
    if (looks[first] - CLEAR < others) return "";
    return looks[first] >= before ? "pays off at once" : "costs least";
}

/* The most tried of those that are left, and of those as often tried what looks best; -1: none. */
static int next_best(const Rated *rated, const int *looks, int count, const bool *taken) {
    int best = -1;
    for (int i = 0; i < count; i++) {
        if (taken[i]) continue;
        bool first = best < 0 || rated[i].visits > rated[best].visits;
        if (first || (rated[i].visits == rated[best].visits && looks[i] > looks[best]))
            best = i;
    }
    return best;
}

/* The search has tried most what seemed best; a search of its own may say otherwise. */
static void put_in_order(Hint *hints, int count) {
    for (int i = 1; i < count; i++) {
        Hint moved = hints[i];
        int at = i;
        for (; at > 0 && hints[at - 1].worth < moved.worth; at--) hints[at] = hints[at - 1];
        hints[at] = moved;
    }
}

int hint_options(Sitting *s, Seat seat, uint32_t ms, Hint out[HINTS_MAX]) {
    const Bot *bot;
    const OptionList *list;
    const int *scores;
    bool taken[OPTIONS_MAX] = {false};
    Sitter keen = {.is_bot = true, .level = BOT_KEEN};
    Option choice = sitting_bot_option(s, seat, keen, ms, &bot);
    const Rated *rated = bot_rated(bot);
    int count = bot_options(bot, &list, &scores), hints = 0;
    int first = option_place(list, choice);
    bool wins = !rated && count > 1; /* nothing is searched for a win or an only option */
    out[hints++] = (Hint){.option = choice,
                          .worth = scores[first],
                          .words = wins ? "wins" : reason_for(bot, first, count)};
    taken[first] = true;
    int before;
    const int *looks = bot_looks(bot, &before);
    while (rated && hints < HINTS_MAX && hints < count) {
        int next = next_best(rated, looks, count, taken);
        taken[next] = true;
        int worth = worth_of(s, seat, keen, list->at[next], &rated[next], &rated[first]);
        int behind = rated[first].worth - worth;
        out[hints++] = (Hint){.option = list->at[next],
                              .worth = worth,
                              .behind = hundredths(behind),
                              .words = words_for(behind)};
    }
    put_in_order(out + 1, hints - 1);
    return hints;
}
