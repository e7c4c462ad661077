/*
 * Levels by their words, and what every bot does: list the options of the hidden state,
 * judge them, take one of the best by chance.
 */
#include "base/alloc.h"
#include "base/require.h"

#include "bots/bot_private.h"

/* Streams are numbered from 1, so that no bot shares one with code that forks the seed at
 * 0. */
Rng bot_stream(const uint64_t seed[2], Seat seat, int decisions) {
    Rng match = rng_from_seed(seed);
    Rng chair = rng_fork(&match, (uint64_t)seat + 1);
    return rng_fork(&chair, (uint64_t)decisions);
}

static const char *const levels[] = {[BOT_RANDOM] = "random",
                                     [BOT_QUICK] = "quick",
                                     [BOT_KEEN] = "keen",
                                     [BOT_MASTER] = "master"};
enum { LEVELS = sizeof levels / sizeof levels[0] };

bool bot_level(const char *word, BotLevel *out, Error *err) {
    for (int i = 0; i < LEVELS; i++) {
        if (!text_equal(word, levels[i])) continue;
        *out = (BotLevel)i;
        return true;
    }
    const char *near = text_nearest(word, levels, LEVELS);
    if (near) return error_set(err, "There is no bot '%s'; did you mean '%s'?", word, near);
    return error_set(err,
                     "There is no bot '%s'; use 'random', 'quick', 'keen' "
                     "or 'master'.",
                     word);
}

const char *bot_word(BotLevel level) {
    return levels[level];
}

/* Iterations of a decision where no host keeps the time. */
static const uint32_t iterations_of[LEVELS] = {[BOT_KEEN] = 4000, [BOT_MASTER] = 40000};

Bot *bot_new(const Box *box, BotLevel level, Rng rng) {
    Bot *bot = alloc_zero(sizeof *bot);
    bot->box = box;
    bot->level = level;
    bot->rng = rng;
    bot->guess = alloc_zero(box->game->state_size);
    bot->trial = alloc_zero(box->game->state_size);
    bot->step = alloc_zero(box->game->state_size);
    bot->budget.iterations = iterations_of[level];
    if (bot->budget.iterations) bot->search = search_new(box);
    return bot;
}

void bot_reseed(Bot *bot, Rng rng) {
    bot->rng = rng;
}

void bot_free(Bot *bot) {
    if (!bot) return;
    alloc_free(bot->guess);
    alloc_free(bot->trial);
    alloc_free(bot->step);
    search_free(bot->search);
    alloc_free(bot);
}

/* One of the best, each with the same chance. */
static int pick_best(Bot *bot) {
    int best = 0;
    uint32_t equals = 1;
    for (int i = 1; i < bot->list.count; i++) {
        if (bot->scores[i] > bot->scores[best]) {
            best = i;
            equals = 1;
        } else if (bot->scores[i] == bot->scores[best] &&
                   rng_below(&bot->rng, ++equals) == 0) {
            best = i;
        }
    }
    return best;
}

Option bot_choose_any(const OptionList *list, Rng *rng) {
    return list->at[rng_below(rng, (uint32_t)list->count)];
}

/* The option that was tried most often: what looks good for long is good. */
static int most_tried(const Bot *bot) {
    int best = 0;
    for (int i = 1; i < bot->list.count; i++) {
        const Rated *a = &bot->rated[i], *b = &bot->rated[best];
        if (a->visits > b->visits || (a->visits == b->visits && a->worth > b->worth))
            best = i;
    }
    return best;
}

/* What looks good at once is tried first. */
static Option search_choose(Bot *bot, const State *hidden, Seat seat) {
    if (bot->list.count == 1) return bot->list.at[0];
    quick_judge(bot, hidden, seat);
    bot->iterations = search_run(bot->search, hidden, seat, &bot->list, bot->scores,
                                 &bot->rng, &bot->budget, bot->rated);
    for (int i = 0; i < bot->list.count; i++) bot->scores[i] = bot->rated[i].worth;
    return bot->list.at[most_tried(bot)];
}

Option bot_choose(Bot *bot, const State *hidden, Seat seat) {
    bot->list.why = NULL;
    game_options(bot->box, hidden, seat, &bot->list);
    REQUIRE(bot->list.count > 0);
    memset(bot->scores, 0, sizeof bot->scores[0] * (size_t)bot->list.count);
    switch (bot->level) {
    case BOT_RANDOM: return bot_choose_any(&bot->list, &bot->rng);
    case BOT_QUICK: quick_judge(bot, hidden, seat); break;
    case BOT_KEEN:
    case BOT_MASTER: return search_choose(bot, hidden, seat);
    }
    return bot->list.at[pick_best(bot)];
}

int bot_options(const Bot *bot, const OptionList **list, const int **scores) {
    *list = &bot->list;
    *scores = bot->scores;
    return bot->list.count;
}

const Rated *bot_rated(const Bot *bot, uint32_t *iterations) {
    *iterations = bot->iterations;
    return bot->search ? bot->rated : NULL;
}

void bot_think(Bot *bot, Budget budget) {
    bot->budget = budget;
}
