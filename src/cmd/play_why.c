/* Why something is not possible now, or that it is: all of it, or one thing by its words. */
#include <string.h>
#include <strings.h>

#include "term/out.h"

#include "cmd/line_view.h"
#include "cmd/play.h"

enum { WORDS_SIZE = 300, TOLD_MAX = 6 };

void why_all(Sitting *t, Seat seat) {
    Refusals why;
    question_refused(t, seat, &why);
    if (why.count == 0)
        out("Nothing that one might look for is missing here.\n");
    else
        out("Not possible now:\n");
    for (int i = 0; i < why.count; i++) question_refusal(t, seat, &why.at[i], "  ");
}

/* How well words name an option: some of its words, or all. */
typedef enum Naming { NAMES_NOT, NAMES_SOME, NAMES_ALL } Naming;

static Naming naming(const Sitting *t, Seat seat, Option o, const char *wanted) {
    char room[WORDS_SIZE];
    Text words = text_over(room, sizeof room);
    size_t length = strlen(wanted);
    match_option_words(t->match, seat, o, &words);
    if (text_alike(room, wanted)) return NAMES_ALL;
    for (const char *at = room; *at; at++) {
        bool begins = at == room || at[-1] == ' ';
        bool ends = begins && strlen(at) >= length && strchr(" ", at[length]) != NULL;
        if (ends && strncasecmp(at, wanted, length) == 0) return NAMES_SOME;
    }
    return NAMES_NOT;
}

bool why_not(Sitting *t, Seat seat, const char *line) {
    Refusals why;
    question_refused(t, seat, &why);
    for (int i = 0; i < why.count; i++) {
        if (naming(t, seat, why.at[i].option, line) != NAMES_ALL) continue;
        question_refusal(t, seat, &why.at[i], "Not now: ");
        return true;
    }
    return false;
}

/* "Possible: 3 go to house 3 (SC-30); 2 coins" */
static void tell_possible(Sitting *t, Seat seat, Option o, int number) {
    static const char mark[] = "Possible: ";
    const Face *face = t->box->shelf->face;
    char room[2 * WORDS_SIZE], price_room[WORDS_SIZE];
    Text words = text_over(room, sizeof room);
    Text price = text_over(price_room, sizeof price_room);
    text_format(&words, "%d ", number);
    match_option_words(t->match, seat, o, &words);
    if (o.verb < face->verb_count) text_format(&words, " (%s)", face->verbs[o.verb].clause);
    match_hidden(t->match, seat, t->hidden);
    if (face->price) face->price(&t->box->box, t->hidden, seat, o, &price);
    if (price.length > 0) text_format(&words, "; %s", price_room);
    out("%s", mark);
    line_wrap_after((int)strlen(mark), room, 4);
}

/* Tells of everything that is named at least so well; how much there is of it. */
static int tell_named(Sitting *t, Seat seat, const OptionList *list, const char *wanted,
                      Naming least) {
    Refusals why;
    int count = 0;
    for (int i = 0; i < list->count; i++)
        if (naming(t, seat, list->at[i], wanted) >= least && count++ < TOLD_MAX)
            tell_possible(t, seat, list->at[i], i + 1);
    question_refused(t, seat, &why);
    for (int i = 0; i < why.count; i++)
        if (naming(t, seat, why.at[i].option, wanted) >= least && count++ < TOLD_MAX)
            question_refusal(t, seat, &why.at[i], "Not now: ");
    return count;
}

void why_words(Sitting *t, Seat seat, const OptionList *list, const char *wanted) {
    int number;
    if (text_to_int(wanted, 1, list->count, &number)) {
        tell_possible(t, seat, list->at[number - 1], number);
        return;
    }
    if (tell_named(t, seat, list, wanted, NAMES_ALL) > 0) return;
    int count = tell_named(t, seat, list, wanted, NAMES_SOME);
    if (count > TOLD_MAX) out("And %d more; type more of its words.\n", count - TOLD_MAX);
    if (count > 0) return;
    Error err;
    error_set(
        &err,
        "Nothing that is offered or refused here has the words '%s'. `why` lists what "
        "is refused; `card` and `rules` look further.",
        wanted);
    line_wrap(err.words, 0);
}
