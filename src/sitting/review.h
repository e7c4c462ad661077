/*
 * A review of a match: each decision of one seat, judged by a bot that searches, from what the
 * seat knew then. What was given away is what the bot expected of the best option less what it
 * expected of the one that was taken. All other change between two decisions, and up to the
 * end, is chance and what the others did: luck. So
 *
 *     result = what was expected at the start - given away + luck
 */
#ifndef BAIZE_SITTING_REVIEW_H
#define BAIZE_SITTING_REVIEW_H

#include "engine/match.h"

#include "sitting/sitter.h"

/* Less than a hundredth of the way from lost to won is within the bot's own doubts: nothing was given
 * away. */
enum { REVIEW_MISTAKE = 20 };

/* A decision with more than one option. Expectations go from -1000 (lost) to 1000 (won). */
typedef struct Reviewed {
    int move; /* from 0 */
    Option best;
    int expected; /* of the best option */
    int lost;     /* by what was taken instead; 0 if that is about as good */
} Reviewed;

enum { COSTLIEST_MAX = 3 };

typedef struct Review {
    const Match *match;
    Seat seat;
    Sitter judge;
    int count;
    Reviewed *at;
    int costliest[COSTLIEST_MAX]; /* places in `at`, the costliest mistake first */
    int costliest_count;
    int start, result; /* expected at the first decision; what it came to */
    int lost, luck;    /* in all */

    /* While it looks. */
    int next; /* move */
    int made; /* moves of the seat */
    Bot *bot;
    State *hidden; /* what the seat knew */
} Review;

/* The bot must be one that searches. The review borrows the match. */
Review *review_new(const Match *m, Seat seat, Sitter bot, Thinking thinking);
void review_free(Review *r);
/* Looks at the next move. False when it was the last: then the sums stand, too. */
bool review_step(Review *r);

/* Whose match it was: "So, You've Been Cursed., seat 1, The Wizard". */
void review_title(const Review *r, Text *out);
/* The bot, and how long it thinks: "keen, 8000 iterations a decision". */
void review_judge(const Review *r, Text *out);
/* What was taken, and what the bot would have done. */
void review_words(const Review *r, int at, Text *taken, Text *best);
/* An expectation as people read it: from 0, lost, to 100, won. */
int review_of_100(int expected);
/* A difference of expectations on the same scale: "2.5", "-0.5". */
void review_share(int difference, Text *out);

#endif
