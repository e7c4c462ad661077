/* Hints: see hint.h. */
#include "sitting/hint.h"

enum { WON = 1000 }; /* lost is the same below zero */

/* Of 2000 between lost and won. */
static const char *words_for(int behind) {
    if (behind < 10) return "as good";
    if (behind < 40) return "nearly as good";
    if (behind < 120) return "a little worse";
    if (behind < 300) return "worse";
    return "much worse";
}

/* Of 100 matches, how many fewer are won; 0 if the option is as good. */
static int matches(int behind) {
    return behind > 0 ? (100 * behind + WON) / (2 * WON) : 0;
}

/* Of an option that was hardly tried nothing is known but that it looked bad. */
static bool is_known(const Rated *r, const Rated *best) {
    enum { SHARE = 50 };
    return r->visits > 0 && r->visits >= best->visits / SHARE;
}

/* Why the best is best: by how things look right after it, or only by what comes of it later.
 * A difference below `CLEAR` is too small for a person to see. */
static const char *reason_for(const Bot *bot, int first, int count) {
    enum { CLEAR = 10 };
    int before, others = -WON;
    const int *looks = bot_looks(bot, &before);
    for (int i = 0; i < count; i++)
        if (i != first && looks[i] > others) others = looks[i];
    if (count == 1) return "";
    if (looks[first] + CLEAR <= others) return "pays off later";
    if (looks[first] - CLEAR < others) return "";
    return looks[first] >= before ? "pays off at once" : "costs least";
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
    bool wins = !rated && count > 1; /* nothing is searched for a win or an only option */
    out[hints++] = (Hint){.option = choice,
                          .worth = scores[first],
                          .words = wins ? "wins" : reason_for(bot, first, count)};
    taken[first] = true;
    while (rated && hints < HINTS_MAX) {
        int next = next_best(rated, count, taken);
        if (next < 0 || !is_known(&rated[next], &rated[first])) break;
        taken[next] = true;
        int behind = rated[first].worth - rated[next].worth;
        out[hints++] = (Hint){.option = list->at[next],
                              .worth = rated[next].worth,
                              .behind = matches(behind),
                              .words = words_for(behind)};
    }
    return hints;
}
