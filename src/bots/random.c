/* Any legal option: all are equally good, and the bot picks among the best by chance. */
#include <string.h>

#include "bots/bot_private.h"

void random_judge(Bot *bot, const State *hidden, Seat seat) {
    (void)hidden;
    (void)seat;
    memset(bot->scores, 0, sizeof bot->scores[0] * (size_t)bot->list.count);
}
