/* Hints: see hint.h. */
#include "sitting/hint.h"

/* Of 2000 between lost and won. */
static const char *words_for(int behind) {
    if (behind < 10) return "as good";
    if (behind < 40) return "nearly as good";
    if (behind < 120) return "a little worse";
    if (behind < 300) return "worse";
    return "much worse";
}

/* Of an option that was hardly tried nothing is known but that it looked bad. */
static bool is_known(const Rated *r, const Rated *best) {
    enum { SHARE = 50 };
    return r->visits > 0 && r->visits >= best->visits / SHARE;
}

/* The most tried of those that are left; -1: none. */
static int next_best(const Rated *rated, int count, const bool *taken) {
    int best = -1;
    for (int i = 0; i < count; i++)
        if (!taken[i] && (best < 0 || rated[i].visits > rated[best].visits)) best = i;
    return best;
}

int hint_options(Sitting *s, Seat seat, uint32_t ms, Hint out[HINTS_MAX]) {
    const Bot *bot;
    const OptionList *list;
    const int *scores;
    bool taken[OPTIONS_MAX] = {false};
    Sitter keen = {.is_bot = true, .level = BOT_KEEN};
    Option choice = sitting_bot_option(s, seat, keen, ms, &bot);
    const Rated *rated = bot_rated(bot);
    int count = bot_options(bot, &list, &scores), hints = 0, first = 0;
    while (first < count - 1 && !option_equal(list->at[first], choice)) first++;
    bool wins = !rated && count > 1 && scores[first] == 1000;
    out[hints++] = (Hint){choice, scores[first], wins ? "wins" : ""};
    taken[first] = true;
    while (rated && hints < HINTS_MAX) {
        int next = next_best(rated, count, taken);
        if (next < 0 || !is_known(&rated[next], &rated[first])) break;
        taken[next] = true;
        int behind = rated[first].worth - rated[next].worth;
        out[hints++] = (Hint){list->at[next], rated[next].worth, words_for(behind)};
    }
    return hints;
}
