/* What the bots share. Nothing else includes this. */
#ifndef BAIZE_BOTS_BOT_PRIVATE_H
#define BAIZE_BOTS_BOT_PRIVATE_H

#include "bots/bot.h"

struct Bot {
    const Box *box;
    BotLevel level;
    Rng rng; /* all chance of the bot, guesses included */
    OptionList list;
    int scores[OPTIONS_MAX];

    /* For looking ahead. */
    OptionList next;             /* options of a further question */
    State *guess, *trial, *step; /* a world that may be; after an option; one further */
    int tries_left;              /* how many options may still be tried out */
};

/* Judges the options in bot->list, in bot->scores, which are all 0. */
void quick_judge(Bot *bot, const State *hidden, Seat seat);

#endif
