/*
 * Information-set Monte Carlo tree search, for every game alike. One tree serves one decision
 * of one seat. Each iteration guesses a world that fits what the seat sees, goes down the tree
 * by the options that exist in that world, adds one node, plays on for a few decisions and
 * judges where that leads by the game's value. Every seat on the way chooses what is good for
 * itself; chance is the guessed world's own.
 *
 * Work is counted in iterations; the same seed and iterations give the same choice on every
 * machine. A host may end a search earlier by its clock.
 */
#ifndef BAIZE_BOTS_SEARCH_H
#define BAIZE_BOTS_SEARCH_H

#include "engine/game.h"

/* What comes after the tree: a number of `decisions`, each the best-looking of `looks` options picked
 * at random. What is 0 is as much as makes the search strong. */
typedef struct Playout {
    int decisions, looks;
} Playout;

typedef struct Budget {
    uint32_t iterations;         /* at most */
    bool (*goes_on)(void *host); /* asked every few iterations; NULL: by count alone */
    void *host;
    Playout playout;
    Option only; /* verb 0, or the one option that is tried at the root */
} Budget;

/* What a search found out about one option of the question. */
typedef struct Rated {
    uint32_t visits;
    int worth; /* what is expected of it: -1000 lost, 1000 won; 0 without a visit */
} Rated;

/* The memory of a search: allocated once, of one size, reused for every decision. */
typedef struct Search Search;
Search *search_new(const Box *box);
void search_free(Search *s);
size_t search_bytes(void);

/*
 * Searches for `seat`, which is asked `list` in the state `hidden` that it sees. `promise` has
 * a number for each option: options of long lists are tried in this order, the highest first,
 * and the others are doubted until they have brought more.
 * Afterwards `out` has a row for each option.
 */
void search_run(Search *s, const State *hidden, Seat seat, const OptionList *list,
                const int *promise, Rng *rng, const Budget *budget, Rated *out);

#endif
