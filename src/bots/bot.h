/*
 * Bots. They get a hidden state, like anyone else, and their own random stream. A level is
 * a word: `random` (any legal option), `quick` (one look ahead with the game's value), `keen`
 * and `master` (tree search, bots/search.h).
 */
#ifndef BAIZE_BOTS_BOT_H
#define BAIZE_BOTS_BOT_H

#include "bots/search.h"
#include "engine/game.h"

typedef enum BotLevel { BOT_RANDOM, BOT_QUICK, BOT_KEEN, BOT_MASTER, BOT_LEVELS } BotLevel;

/* False, with a sentence, for a word that is not a level. */
bool bot_level(const char *word, BotLevel *out, Error *err);
const char *bot_word(BotLevel level);
bool bot_searches(BotLevel level);
/* Iterations of a decision, unless somebody says otherwise; 0 for a level that does not search. */
uint32_t bot_iterations(BotLevel level);
/* How much of a practised hand's time it takes where time runs: better bots are quicker. */
int bot_hand_percent(BotLevel level);

/* Working memory for one bot: allocated once, reused for every decision. */
typedef struct Bot Bot;
Bot *bot_new(const Box *box, BotLevel level, Rng rng);
void bot_free(Bot *bot);

/*
 * The random stream of one decision, derived from the match's seed, the seat, and how many
 * moves the seat has made. So a bot needs no memory: wherever and by whichever host a match
 * is resumed, the same question gets the same answer.
 */
Rng bot_stream(const uint64_t seed[2], Seat seat, int made);

/* A look at the table: everything that a bot's choice in a match depends on. */
typedef struct BotLook {
    const uint64_t *seed; /* both halves of the match's */
    Seat seat;
    int made;      /* moves of this seat so far; to look again is no move */
    uint32_t ms;   /* match time */
    State *hidden; /* what the seat sees; bot_look sets its time */
} BotLook;
Option bot_look(Bot *bot, BotLook look); /* bot_choose, as every host calls it */

/*
 * Chooses for `seat`, which is asked something. `hidden` is what the seat sees. Afterwards
 * bot_options returns how it rated each listed option (-1000..1000).
 */
Option bot_choose(Bot *bot, const State *hidden, Seat seat);
/* What `random` chooses; it needs to see nothing but the list. */
Option bot_choose_any(const OptionList *list, Rng *rng);
int bot_options(const Bot *bot, const OptionList **list, const int **scores);
/* What a search found out about each of them; NULL when the bot did not search. */
const Rated *bot_rated(const Bot *bot);
/* How good each of them looked at once, before that search, and how good it was before any. */
const int *bot_looks(const Bot *bot, int *before);

/* After a choice: what it expects of one of the options, from -1000 (lost) to 1000 (won), by a search
 * in which it tries nothing else; `iterations` 0: as many as for the choice. */
int bot_expects(Bot *bot, const State *hidden, Seat seat, Option o, uint32_t iterations);
/* How good a state looks to a search, from -1000 to 1000: by the game's value. */
int bot_judges(Bot *bot, const State *s, Seat seat);

/*
 * How long the next decisions may take, for bots that search. All trees of a decision share
 * the iterations; how many trees there are depends on the level and the iterations alone, so that
 * the choice is the same wherever they grow: here one after the other, or on the cores that a host
 * lends.
 */
typedef struct Thinking {
    Budget budget; /* iterations 0: as many as the level usually has */
    /* Called with the budget's host when a search begins, so that the host can say when it ends;
     * may be NULL. */
    void (*begins)(void *host, BotLevel level);
    int workers; /* how many trees grow at the same time; 0: one */
    /* Runs work(worker, context) for each worker at once, as thread_run does. */
    void (*run)(int workers, void (*work)(int worker, void *context), void *context);
} Thinking;
void bot_think(Bot *bot, Thinking thinking);

#endif
