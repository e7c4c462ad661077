/*
 * How bots that search choose. What looks good at once is tried first; a sure win is taken
 * without a search. Several trees are several opinions: what they found is added up.
 */
#include <string.h>

#include "base/alloc.h"

#include "bots/bot_private.h"

/* Iterations of a decision, over all trees: up to about 0.2 and 2.5 seconds of one core, by the
 * game; and how many trees there are at most. */
static const struct {
    uint32_t iterations;
    int trees;
} levels[BOT_LEVELS] = {[BOT_KEEN] = {8000, 1}, [BOT_MASTER] = {80000, TREES_MAX}};

/* Trees that grow less are weaker together than one with the iterations of all (docs/bots.md). */
enum { TREE_ITERATIONS = 1000 };

uint32_t bot_iterations(BotLevel level) {
    return levels[level].iterations;
}

/* What a search has to work with; `master` plays on as far as the game finds useful. */
static Budget budget_of(const Bot *bot) {
    Budget budget = bot->thinking.budget;
    if (!budget.iterations) budget.iterations = bot_iterations(bot->level);
    if (!budget.playout.decisions && bot->level == BOT_MASTER)
        budget.playout.decisions = bot->box->game->far_playout;
    return budget;
}

/* One decision: what every worker reads, and what each tree found. */
typedef struct Thought {
    Bot *bot;
    const State *hidden;
    Seat seat;
    int trees, workers;
    Rng rng[TREES_MAX];
    uint32_t iterations[TREES_MAX];
    Rated found[TREES_MAX][OPTIONS_MAX];
} Thought;

static void grow_trees(int worker, void *context) {
    Thought *t = context;
    Bot *bot = t->bot;
    for (int tree = worker; tree < t->trees; tree += t->workers) {
        Budget budget = budget_of(bot);
        budget.iterations = t->iterations[tree];
        search_run(bot->search[worker], t->hidden, t->seat, &bot->list, bot->scores,
                   &t->rng[tree], &budget, t->found[tree]);
    }
}

/* By the clock each worker grows one tree: the first would take all the time. */
static Thought *begin(Bot *bot, const State *hidden, Seat seat) {
    Thought *t = alloc_zero(sizeof *t);
    uint32_t all = budget_of(bot).iterations;
    if (bot->thinking.begins) bot->thinking.begins(bot->thinking.budget.host, bot->level);
    *t = (Thought){.bot = bot, .hidden = hidden, .seat = seat};
    t->trees = clamp_int((int)(all / TREE_ITERATIONS), 1, levels[bot->level].trees);
    t->workers = clamp_int(bot->thinking.workers, 1, t->trees);
    if (bot->thinking.budget.goes_on) t->trees = t->workers;
    for (int tree = 0; tree < t->trees; tree++) {
        t->rng[tree] = rng_fork(&bot->rng, (uint64_t)tree);
        t->iterations[tree] = (all + (uint32_t)(t->trees - 1 - tree)) / (uint32_t)t->trees;
    }
    for (int worker = 0; worker < t->workers; worker++)
        if (!bot->search[worker]) bot->search[worker] = search_new(bot->box);
    return t;
}

static Rated add_up(const Thought *t, int option) {
    int64_t visits = 0, worth = 0;
    for (int tree = 0; tree < t->trees; tree++) {
        const Rated *found = &t->found[tree][option];
        visits += found->visits;
        worth += (int64_t)found->worth * found->visits;
    }
    return (Rated){(uint32_t)visits, visits ? (int)(worth / visits) : 0};
}

/* Whether it wins at once, in every world that is guessed: by the result, since a game's value
 * may count points even at the end. */
static bool is_sure_win(const Bot *bot, const State *hidden, Seat seat, Option o) {
    enum { WORLDS = 32 };
    const Box *box = bot->box;
    Rng rng = rng_fork(&bot->rng, TREES_MAX); /* not the stream of any tree */
    for (int i = 0; i < WORLDS; i++) {
        Result result = {0};
        memcpy(bot->trial, hidden, box->game->state_size);
        game_guess(box, bot->trial, seat, &rng);
        box->game->apply(box, bot->trial, seat, o, NULL);
        if (!bot->trial->over) return false;
        box->game->result(box, bot->trial, &result);
        if (result.place[seat] != 1) return false;
    }
    return true;
}

/* The best-looking of them; -1: there is none. */
static int find_sure_win(const Bot *bot, const State *hidden, Seat seat) {
    int best = -1;
    for (int i = 0; i < bot->list.count; i++) {
        if (best >= 0 && bot->scores[i] <= bot->scores[best]) continue;
        if (is_sure_win(bot, hidden, seat, bot->list.at[i])) best = i;
    }
    return best;
}

/* What looks good for long is good: the option that was tried most often. */
static int most_tried(const Bot *bot) {
    int best = 0;
    for (int i = 1; i < bot->list.count; i++) {
        const Rated *a = &bot->rated[i], *b = &bot->rated[best];
        if (a->visits > b->visits || (a->visits == b->visits && a->worth > b->worth))
            best = i;
    }
    return best;
}

int think_choose(Bot *bot, const State *hidden, Seat seat) {
    if (bot->list.count == 1) return 0;
    quick_judge(bot, hidden, seat);
    int win = find_sure_win(bot, hidden, seat);
    if (win >= 0) {
        bot->scores[win] = VALUE_MAX;
        return win;
    }
    memcpy(bot->looks, bot->scores, sizeof bot->looks[0] * (size_t)bot->list.count);
    Thought *t = begin(bot, hidden, seat);
    if (t->workers > 1)
        bot->thinking.run(t->workers, grow_trees, t);
    else
        grow_trees(0, t);
    for (int i = 0; i < bot->list.count; i++) {
        bot->rated[i] = add_up(t, i);
        if (bot->rated[i].visits) bot->scores[i] = bot->rated[i].worth;
    }
    bot->searched = true;
    alloc_free(t);
    return most_tried(bot);
}

int bot_expects(Bot *bot, const State *hidden, Seat seat, Option o, uint32_t iterations) {
    Thought *t = begin(bot, hidden, seat);
    /* Not the stream of any tree, nor that of sure wins. */
    Rng rng = rng_fork(&bot->rng, TREES_MAX + 1);
    Budget budget = budget_of(bot);
    if (iterations) budget.iterations = iterations;
    budget.only = o;
    search_run(bot->search[0], hidden, seat, &bot->list, bot->looks, &rng, &budget,
               t->found[0]);
    int expected = t->found[0][option_place(&bot->list, o)].worth;
    alloc_free(t);
    return expected;
}

void think_free(Bot *bot) {
    for (int i = 0; i < TREES_MAX; i++) search_free(bot->search[i]);
}
