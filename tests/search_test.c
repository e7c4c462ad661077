/*
 * Bots that search, in every game: they know only what the seat knows, they see a win that is
 * there, and the same seed gives the same choice however the work is divided.
 */
#include <criterion/criterion.h>

#include "base/alloc.h"
#include "base/thread.h"

#include "bots/bot.h"

#include "desk.h"
#include "sanitized.h"

static const struct {
    const char *game, *setup;
} tables[] = {
    {"null", "mode duel"},
    {"bell", ""},
    {"so-youve-been-cursed", "mode duel"},
    {"so-youve-been-cursed", "mode wizard"},
    {"so-youve-been-cursed", "mode monster"},
    {"few-and-cursed", "mode rivals; seats 2"},
    {"few-and-cursed", "mode rivals; seats 4"},
    {"few-and-cursed", "mode curse_chaser"},
    {"few-and-cursed", "mode dark_arts"},
    {"few-and-cursed", "mode shadows"},
    {"few-and-cursed", "mode coop; seats 2"},
    {"deck-goes-west", "mode versus; seats 2"},
    {"deck-goes-west", "mode coop; seats 3"},
    {"deck-goes-west", "mode solo"},
    {"roll-and-fight", "mode rivals; seats 2"},
    {"roll-and-fight", "mode solo"},
};
enum { TABLES = sizeof tables / sizeof tables[0] };

/* A match that is walked through, as bare states. */
typedef struct Walk {
    Desk desk;
    const Box *box;
    State *s, *hidden, *world;
    OptionList list;
    Rng rng;
} Walk;

static Walk *walk_begin(int table, uint64_t seed) {
    Walk *w = alloc_zero(sizeof *w);
    w->desk = desk_open(tables[table].game, tables[table].setup, "");
    w->box = &w->desk.box->box;
    w->s = alloc_zero(w->box->game->state_size);
    w->hidden = alloc_zero(w->box->game->state_size);
    w->world = alloc_zero(w->box->game->state_size);
    w->rng = rng_from_seed((const uint64_t[2]){seed, 13});
    game_setup(w->box, match_setup(w->desk.match), (const uint64_t[2]){seed, 5}, w->s,
               NULL);
    return w;
}

static void walk_end(Walk *w) {
    alloc_free(w->s);
    alloc_free(w->hidden);
    alloc_free(w->world);
    desk_close(&w->desk);
    alloc_free(w);
}

static void walk_play(Walk *w, Seat seat, Option o) {
    w->box->game->apply(w->box, w->s, seat, o, NULL);
}

/* On to where somebody has a choice, whose options are then listed; SEAT_NONE at the end. */
static Seat walk_on(Walk *w) {
    while (!w->s->over) {
        Seat seat = w->s->open ? (Seat)bits_first(w->s->open) : SEAT_CLOCK;
        if (seat == SEAT_CLOCK) w->s->now_ms = w->s->due_ms;
        game_options(w->box, w->s, seat, &w->list);
        if (w->list.count > 1) return seat;
        walk_play(w, seat, w->list.at[0]);
    }
    return SEAT_NONE;
}

static void copy(const Walk *w, State *to, const State *from) {
    memcpy(to, from, w->box->game->state_size);
}

/* A bot's choice from the seat's view of a state. */
static Option choose(Walk *w, Bot *bot, const State *s, Seat seat, uint64_t stream) {
    copy(w, w->hidden, s);
    game_hide(w->box, w->hidden, seat);
    const uint64_t seed[2] = {stream, 7};
    return bot_look(bot, (BotLook){seed, seat, 0, s->now_ms, w->hidden});
}

static Bot *searching_bot(const Walk *w, BotLevel level, uint32_t iterations) {
    Bot *bot = bot_new(w->box, level, (Rng){0});
    bot_think(bot, (Thinking){.budget.iterations = iterations});
    return bot;
}

/* ---- What a seat knows ---------------------------------------------------------------- */

/* Positions of a random match; in each, what the seat cannot see is dealt again. */
static int check_other_worlds(int table, uint64_t seed, int positions) {
    Walk *w = walk_begin(table, seed);
    Bot *bot = searching_bot(w, BOT_KEEN, 10);
    int seen = 0;
    for (Seat seat; seen < positions && (seat = walk_on(w)) != SEAT_NONE; seen++) {
        Option next = bot_choose_any(&w->list, &w->rng);
        Option one = choose(w, bot, w->s, seat, (uint64_t)seen);
        copy(w, w->world, w->s);
        game_hide(w->box, w->world, seat);
        game_guess(w->box, w->world, seat, &w->rng);
        Option other = choose(w, bot, w->world, seat, (uint64_t)seen);
        cr_assert(option_equal(one, other), "%s, %s, position %d", tables[table].game,
                  tables[table].setup, seen);
        walk_play(w, seat, next);
    }
    bot_free(bot);
    walk_end(w);
    return seen;
}

Test(search, what_is_unseen_does_not_change_the_choice, .timeout = 120) {
    enum { EACH = SANITIZED ? 30 : 150 };
    for (int table = 0; table < TABLES; table++)
        for (int seen = 0, seed = 1; seen < EACH; seed++)
            seen += check_other_worlds(table, (uint64_t)seed, EACH - seen);
}

/* ---- Notes ---------------------------------------------------------------------------- */

/* Random matches, each state judged with the notes that the states before it have left. */
static void check_notes(int table) {
    for (uint64_t seed = 1; seed <= 20; seed++) {
        Walk *w = walk_begin(table, seed);
        Box noted = *w->box;
        noted.notes = alloc_zero(*w->box->game->notes_size);
        for (Seat seat; (seat = walk_on(w)) != SEAT_NONE;) {
            for (Seat other = 0; other < w->s->seat_count; other++)
                cr_assert_eq(w->box->game->value(w->box, w->s, other),
                             w->box->game->value(&noted, w->s, other), "%s, %s, seed %d",
                             tables[table].game, tables[table].setup, (int)seed);
            walk_play(w, seat, bot_choose_any(&w->list, &w->rng));
        }
        alloc_free(noted.notes);
        walk_end(w);
    }
}

Test(search, notes_change_no_value) {
    int checked = 0;
    for (int table = 0; table < TABLES; table++) {
        Walk *w = walk_begin(table, 1);
        bool notes = w->box->game->notes_size != NULL;
        walk_end(w);
        if (!notes) continue;
        check_notes(table);
        checked++;
    }
    cr_expect_gt(checked, 0);
}

/* ---- Wins ----------------------------------------------------------------------------- */

/* Whether the option ends the match with a win for the seat, whatever it cannot know. */
static bool wins_at_once(Walk *w, Seat seat, Option o) {
    enum { WORLDS = 64 };
    Rng rng = rng_from_seed((const uint64_t[2]){9, 9});
    for (int i = 0; i < WORLDS; i++) {
        Result result = {0};
        copy(w, w->world, w->s);
        game_hide(w->box, w->world, seat);
        game_guess(w->box, w->world, seat, &rng);
        w->box->game->apply(w->box, w->world, seat, o, NULL);
        if (!w->world->over) return false;
        w->box->game->result(w->box, w->world, &result);
        if (result.place[seat] != 1) return false;
    }
    return true;
}

/* Plays a match of bots; where some options win and others do not, keen must name one
 * that does. Returns how often that was so. */
static int check_wins(int table, uint64_t seed, BotLevel players) {
    Walk *w = walk_begin(table, seed);
    Bot *player = bot_new(w->box, players, (Rng){0});
    Bot *keen = searching_bot(w, BOT_KEEN, 100);
    int found = 0;
    uint64_t moves = 0;
    for (Seat seat; (seat = walk_on(w)) != SEAT_NONE; moves++) {
        int winning = 0;
        for (int i = 0; i < w->list.count; i++)
            winning += wins_at_once(w, seat, w->list.at[i]);
        if (winning > 0 && winning < w->list.count) {
            Option named = choose(w, keen, w->s, seat, moves);
            cr_assert(wins_at_once(w, seat, named), "%s, %s, seed %d, move %d",
                      tables[table].game, tables[table].setup, (int)seed, (int)moves);
            found++;
        }
        walk_play(w, seat, choose(w, player, w->s, seat, moves));
    }
    bot_free(player);
    bot_free(keen);
    walk_end(w);
    return found;
}

static void find_wins(const char *game, BotLevel players) {
    enum { SEEDS = 40, WANTED = 3 };
    int found = 0;
    for (uint64_t seed = 1; seed <= SEEDS && found < WANTED; seed++)
        for (int table = 0; table < TABLES && found < WANTED; table++)
            if (text_equal(tables[table].game, game))
                found += check_wins(table, seed, players);
    cr_assert_geq(found, WANTED, "%s: %d", game, found);
}

Test(search, a_win_that_is_there_is_named_in_null, .timeout = 60) {
    find_wins("null", BOT_QUICK);
}

Test(search, a_win_that_is_there_is_named_in_cursed, .timeout = 60) {
    find_wins("so-youve-been-cursed", BOT_QUICK);
}

Test(search, a_win_that_is_there_is_named_in_few, .timeout = 60) {
    find_wins("few-and-cursed", BOT_QUICK);
}

Test(search, a_win_that_is_there_is_named_in_west, .timeout = 60) {
    find_wins("deck-goes-west", BOT_QUICK);
}

/* The last to act may win by a point, however badly all have played. */
Test(search, a_win_that_is_there_is_named_in_roll, .timeout = 60) {
    find_wins("roll-and-fight", BOT_RANDOM);
}

/* ---- Trees ---------------------------------------------------------------------------- */

/* Four trees, on one core and on several. */
Test(search, master_chooses_the_same_on_any_number_of_cores, .timeout = 60) {
    enum { ITERATIONS = 4000 };
    Walk *w = walk_begin(2, 1);
    Bot *alone = searching_bot(w, BOT_MASTER, ITERATIONS);
    Bot *helped = bot_new(w->box, BOT_MASTER, (Rng){0});
    Thinking thinking = {{.iterations = ITERATIONS}, .workers = 3, .run = thread_run};
    bot_think(helped, thinking);
    for (int i = 0; i < 6; i++) {
        Seat seat = walk_on(w);
        cr_assert_neq(seat, SEAT_NONE);
        Option one = choose(w, alone, w->s, seat, (uint64_t)i);
        Option other = choose(w, helped, w->s, seat, (uint64_t)i);
        cr_assert(option_equal(one, other));
        const Rated *a = bot_rated(alone), *b = bot_rated(helped);
        uint32_t visits = 0;
        for (int k = 0; a && k < w->list.count; k++) {
            cr_assert(a[k].visits == b[k].visits && a[k].worth == b[k].worth);
            visits += a[k].visits;
        }
        cr_assert(!a || visits == ITERATIONS, "%u", visits);
        walk_play(w, seat, one);
    }
    bot_free(alone);
    bot_free(helped);
    walk_end(w);
}

/* How many trees grow at the same time, if there is a core for each. */
static int trees;
static void count_trees(int workers, void (*work)(int worker, void *context),
                        void *context) {
    trees = workers;
    thread_run(workers, work, context);
}

static int trees_of(Walk *w, Seat seat, uint32_t iterations) {
    Bot *bot = bot_new(w->box, BOT_MASTER, (Rng){0});
    bot_think(bot,
              (Thinking){{.iterations = iterations}, .workers = 99, .run = count_trees});
    trees = 1;
    choose(w, bot, w->s, seat, 1);
    cr_assert_not_null(bot_rated(bot));
    bot_free(bot);
    return trees;
}

/* As many as have a thousand iterations each, up to eight. */
Test(search, master_has_the_more_trees_the_more_iterations, .timeout = 60) {
    Walk *w = walk_begin(0, 1);
    Seat seat = walk_on(w);
    cr_assert_eq(trees_of(w, seat, 1), 1);
    cr_assert_eq(trees_of(w, seat, 1999), 1);
    cr_assert_eq(trees_of(w, seat, 2000), 2);
    cr_assert_eq(trees_of(w, seat, 7999), 7);
    cr_assert_eq(trees_of(w, seat, 8000), 8);
    cr_assert_eq(trees_of(w, seat, 16000), 8);
    walk_end(w);
}

/* With one tree it is `keen`. */
Test(search, master_with_few_iterations_chooses_like_keen) {
    Walk *w = walk_begin(2, 1);
    Bot *keen = searching_bot(w, BOT_KEEN, 800),
        *master = searching_bot(w, BOT_MASTER, 800);
    for (int i = 0; i < 10; i++) {
        Seat seat = walk_on(w);
        Option one = choose(w, keen, w->s, seat, (uint64_t)i);
        cr_assert(option_equal(one, choose(w, master, w->s, seat, (uint64_t)i)));
        walk_play(w, seat, one);
    }
    bot_free(keen);
    bot_free(master);
    walk_end(w);
}

/* What a bot expects of a question, where a game wants patient bots to play on this far; `again`
 * of its first option, by a search for that alone. */
static void expect(Walk *w, BotLevel level, int far_playout, int *all, int *again) {
    Game game = *w->box->game;
    Box box = *w->box;
    game.far_playout = far_playout;
    box.game = &game;
    Bot *bot = bot_new(&box, level, (Rng){0});
    bot_think(bot, (Thinking){.budget = {.iterations = 500}});
    Seat seat = walk_on(w);
    choose(w, bot, w->s, seat, 1);
    const Rated *rated = bot_rated(bot);
    *all = 0;
    for (int i = 0; i < w->list.count; i++) *all += rated[i].worth * (int)rated[i].visits;
    *again = bot_expects(bot, w->hidden, seat, w->list.at[0], 0);
    bot_free(bot);
}

/* Where the game asks for it; `keen` never. */
Test(search, master_plays_on_for_longer) {
    Walk *w = walk_begin(2, 1);
    int keen, near, far, keen_again, near_again, far_again;
    expect(w, BOT_KEEN, 30, &keen, &keen_again);
    expect(w, BOT_MASTER, 0, &near, &near_again);
    expect(w, BOT_MASTER, 30, &far, &far_again);
    cr_assert_eq(keen, near);
    cr_assert_eq(keen_again, near_again);
    cr_assert_neq(far, near);
    cr_assert_neq(far_again, near_again);
    walk_end(w);
}

/* How often the search tries option `k` if it looked better, or worse, than all others. */
static int visits_with(Walk *w, Search *search, Seat seat, int k, int looks) {
    int promise[OPTIONS_MAX] = {0};
    Rated rated[OPTIONS_MAX];
    Rng rng = rng_from_seed((const uint64_t[2]){7, 7});
    promise[k] = looks;
    copy(w, w->hidden, w->s);
    game_hide(w->box, w->hidden, seat);
    search_run(search, w->hidden, seat, &w->list, promise, &rng,
               &(Budget){.iterations = 400}, rated);
    return (int)rated[k].visits;
}

Test(search, what_looked_good_at_once_is_tried_more_often) {
    Walk *w = walk_begin(5, 1);
    Search *search = search_new(w->box);
    Seat seat = walk_on(w);
    cr_assert_gt(w->list.count, 2);
    for (int k = 0; k < w->list.count; k++)
        cr_assert_gt(visits_with(w, search, seat, k, 100),
                     visits_with(w, search, seat, k, -100));
    search_free(search);
    walk_end(w);
}

static bool goes_on_for_ten(void *host) {
    int *asked = host;
    return ++*asked < 10;
}

Test(search, a_host_ends_a_search) {
    Walk *w = walk_begin(2, 1);
    int asked = 0;
    Bot *bot = bot_new(w->box, BOT_KEEN, (Rng){0});
    bot_think(bot, (Thinking){.budget = {.iterations = UINT32_MAX,
                                         .goes_on = goes_on_for_ten,
                                         .host = &asked}});
    Seat seat = walk_on(w);
    choose(w, bot, w->s, seat, 1);
    cr_assert_eq(asked, 10);
    bot_free(bot);
    walk_end(w);
}
