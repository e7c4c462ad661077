/* What the bots share. Nothing else includes this. */
#ifndef BAIZE_BOTS_BOT_PRIVATE_H
#define BAIZE_BOTS_BOT_PRIVATE_H

#include "bots/bot.h"
#include "bots/search.h"

enum { TREES_MAX = 8 };

struct Bot {
    const Box *box;
    Box noted; /* which it is: a copy with notes of its own */
    BotLevel level;
    Rng rng; /* all chance of the bot, guesses included */
    OptionList list;
    int scores[OPTIONS_MAX];

    /* For looking ahead. */
    OptionList next;             /* options of a further question */
    State *guess, *trial, *step; /* a world that may be; after an option; one further */
    int tries_left;              /* how many options may still be tried out */
    int before;                  /* how good it is while nothing is chosen */

    /* For searching. */
    Thinking thinking;
    Search *search[TREES_MAX]; /* one for each worker, made when it is first needed */
    bool searched;             /* for the last decision */
    int looks[OPTIONS_MAX];    /* the scores before that search */
    Rated rated[OPTIONS_MAX];
};

/* A copy of a box with room for one thread's notes. */
void notes_begin(Box *mine, const Box *box);
void notes_end(Box *mine);

/* How good a state is for a seat, from -VALUE_MAX to VALUE_MAX. */
int bot_value(const Box *box, const State *s, Seat seat);
int bot_far_value(const Box *box, const State *s, Seat seat); /* costlier, and better */

/* Judges the options in bot->list, in bot->scores, which are all 0. */
void quick_judge(Bot *bot, const State *hidden, Seat seat);

/* The place in bot->list of what a search chooses. */
int think_choose(Bot *bot, const State *hidden, Seat seat);
void think_free(Bot *bot);

#endif
