/*
 * Levels by their words, and what every bot does: list the options of the hidden state,
 * judge them, take one of the best at random.
 */
#include "base/alloc.h"
#include "base/require.h"

#include "bots/bot_private.h"

/* Streams are numbered from 1, so that no bot shares one with code that forks the seed at
 * 0. */
Rng bot_stream(const uint64_t seed[2], Seat seat, int made) {
    Rng match = rng_from_seed(seed);
    Rng chair = rng_fork(&match, (uint64_t)seat + 1);
    return rng_fork(&chair, (uint64_t)made);
}

static const char *const levels[] = {[BOT_RANDOM] = "random",
                                     [BOT_QUICK] = "quick",
                                     [BOT_KEEN] = "keen",
                                     [BOT_MASTER] = "master"};

bool bot_level(const char *word, BotLevel *out, Error *err) {
    for (int i = 0; i < BOT_LEVELS; i++) {
        if (!text_equal(word, levels[i])) continue;
        *out = (BotLevel)i;
        return true;
    }
    const char *near = text_nearest(word, levels, BOT_LEVELS);
    if (near) return error_set(err, "There is no bot '%s'; did you mean '%s'?", word, near);
    return error_set(
        err, "There is no bot '%s'; use 'random', 'quick', 'keen' or 'master'.", word);
}

const char *bot_word(BotLevel level) {
    return levels[level];
}

bool bot_searches(BotLevel level) {
    return bot_iterations(level) > 0;
}

int bot_hand_percent(BotLevel level) {
    static const int percent[] = {
        [BOT_RANDOM] = 160, [BOT_QUICK] = 130, [BOT_KEEN] = 110, [BOT_MASTER] = 100};
    return percent[level];
}

void notes_begin(Box *mine, const Box *box) {
    *mine = *box;
    if (box->game->notes_size) mine->notes = alloc_zero(*box->game->notes_size);
}

void notes_end(Box *mine) {
    alloc_free(mine->notes);
}

Bot *bot_new(const Box *box, BotLevel level, Rng rng) {
    Bot *bot = alloc_zero(sizeof *bot);
    notes_begin(&bot->noted, box);
    bot->box = &bot->noted;
    bot->level = level;
    bot->rng = rng;
    bot->guess = alloc_zero(box->game->state_size);
    bot->trial = alloc_zero(box->game->state_size);
    bot->step = alloc_zero(box->game->state_size);
    return bot;
}

void bot_free(Bot *bot) {
    if (!bot) return;
    alloc_free(bot->guess);
    alloc_free(bot->trial);
    alloc_free(bot->step);
    think_free(bot);
    notes_end(&bot->noted);
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

Option bot_choose(Bot *bot, const State *hidden, Seat seat) {
    bot->list.why = NULL;
    game_options(bot->box, hidden, seat, &bot->list);
    REQUIRE(bot->list.count > 0);
    memset(bot->scores, 0, sizeof bot->scores[0] * (size_t)bot->list.count);
    bot->searched = false;
    switch (bot->level) {
    case BOT_RANDOM: return bot_choose_any(&bot->list, &bot->rng);
    case BOT_QUICK: quick_judge(bot, hidden, seat); break;
    case BOT_KEEN:
    case BOT_MASTER: return bot->list.at[think_choose(bot, hidden, seat)];
    case BOT_LEVELS: break;
    }
    return bot->list.at[pick_best(bot)];
}

Option bot_look(Bot *bot, BotLook look) {
    look.hidden->now_ms = look.ms;
    bot->rng = bot_stream(look.seed, look.seat, look.made);
    return bot_choose(bot, look.hidden, look.seat);
}

int bot_options(const Bot *bot, const OptionList **list, const int **scores) {
    *list = &bot->list;
    *scores = bot->scores;
    return bot->list.count;
}

const Rated *bot_rated(const Bot *bot) {
    return bot->searched ? bot->rated : NULL;
}

const int *bot_looks(const Bot *bot, int *before) {
    *before = bot->before;
    return bot->searched ? bot->looks : bot->scores;
}

int bot_judges(Bot *bot, const State *s, Seat seat) {
    return bot_value(bot->box, s, seat);
}

void bot_think(Bot *bot, Thinking thinking) {
    bot->thinking = thinking;
}
