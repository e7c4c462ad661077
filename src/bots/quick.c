/*
 * One look ahead: each option is tried out in a few guessed worlds and judged by the game's
 * value. Where the same seat is asked on, the bot continues with the best-looking option, a
 * few questions deep, so that "go to house 7" is worth what can be done there.
 *
 * Work is counted in options tried, never in time, so that the same bot plays the same
 * match on every machine. At 0.3 microseconds each, and two where a game makes plans, a decision
 * takes less than a millisecond on average, and four at most.
 */
#include <string.h>

#include "bots/bot_private.h"

enum {
    GUESSES = 4,      /* worlds; one is enough where nothing is hidden and no die thrown */
    DEPTH = 4,        /* further questions of the same seat */
    TRIES_MAX = 1600, /* options tried out in one decision */
};

static void copy_state(const Bot *bot, State *to, const State *from) {
    memcpy(to, from, bot->box->game->state_size);
}

/* ---- Looking ahead ----------------------------------------------------------------- */

/* The same chance for every option of one question, other chance once one is taken: a bot
 * that chose by dice it has seen fall would trust its luck. */
static void shake(Bot *bot, State *s) {
    s->rng.key[0] ^= rng_next(&bot->rng);
}

/* The option that looks best right after it, for the further question in bot->trial. */
static Option look_best(Bot *bot, Seat seat) {
    int best = 0, best_value = 0;
    for (int i = 0; i < bot->next.count; i++) {
        copy_state(bot, bot->step, bot->trial);
        bot->box->game->apply(bot->box, bot->step, seat, bot->next.at[i], NULL);
        int value = bot_far_value(bot->box, bot->step, seat);
        if (i == 0 || value > best_value) {
            best = i;
            best_value = value;
        }
    }
    bot->tries_left -= bot->next.count;
    return bot->next.at[best];
}

/* Once time begins to run, or others are asked as well who were not before, what follows is not
 * the seat's alone: of several who answer the same question the last would see further than
 * those before it. */
static bool is_foreseeable(const Bot *bot, Seat seat) {
    unsigned others = bot->trial->open & ~bot->guess->open & ~(1u << seat);
    return bot->trial->open >> seat & 1 && !others &&
           (bot->guess->due_ms || !bot->trial->due_ms);
}

/* Plays on in bot->trial while the seat itself is asked and there are tries left. */
static void follow(Bot *bot, Seat seat, int tries_kept) {
    bot->next.why = NULL;
    for (int depth = 0; depth < DEPTH && is_foreseeable(bot, seat); depth++) {
        game_options(bot->box, bot->trial, seat, &bot->next);
        if (bot->tries_left - bot->next.count < tries_kept) return;
        Option best = look_best(bot, seat);
        shake(bot, bot->trial);
        bot->box->game->apply(bot->box, bot->trial, seat, best, NULL);
    }
}

/* Adds what each option is worth in the world of bot->guess. The tries that are left are
 * shared out evenly. True when chance had a part in it. */
static bool judge_world(Bot *bot, Seat seat, int tries) {
    bool chance = false;
    int count = bot->list.count;
    bot->tries_left = tries;
    for (int i = 0; i < count; i++) {
        copy_state(bot, bot->trial, bot->guess);
        bot->box->game->apply(bot->box, bot->trial, seat, bot->list.at[i], NULL);
        chance |= bot->trial->rng.counter != bot->guess->rng.counter;
        follow(bot, seat, tries - tries * (i + 1) / count);
        chance |= bot->trial->rng.counter != bot->guess->rng.counter;
        bot->scores[i] += bot_far_value(bot->box, bot->trial, seat);
    }
    return chance;
}

/* Nothing was hidden if the guess changed nothing but the rng. */
static bool guess_is_sure(const Bot *bot, const State *hidden) {
    const char *seen = (const char *)hidden + sizeof hidden->rng;
    const char *guessed = (const char *)bot->guess + sizeof hidden->rng;
    return memcmp(seen, guessed, bot->box->game->state_size - sizeof hidden->rng) == 0;
}

void quick_judge(Bot *bot, const State *hidden, Seat seat) {
    int worlds = 0, wanted = bot->list.count > 1 ? GUESSES : 1;
    bot->before = 0;
    while (worlds < wanted) {
        copy_state(bot, bot->guess, hidden);
        game_guess(bot->box, bot->guess, seat, &bot->rng);
        bot->before += bot_far_value(bot->box, bot->guess, seat);
        bool chance = judge_world(bot, seat, TRIES_MAX / GUESSES);
        if (!chance && guess_is_sure(bot, hidden)) wanted = 1;
        worlds++;
    }
    for (int i = 0; i < bot->list.count; i++) bot->scores[i] /= worlds;
    bot->before /= worlds;
}
