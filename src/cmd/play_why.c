/* Why something is not possible now, or that it is: all of it, or one thing by its words. */
#include <strings.h>

#include "term/out.h"

#include "cmd/line_flow.h"
#include "cmd/play.h"

enum { WORDS_SIZE = 300, TOLD_MAX = 6 };

static bool reason_alike(const Refusal *a, const Refusal *b) {
    return a->option.verb == b->option.verb && text_equal(a->clause, b->clause) &&
           text_equal(a->what, b->what);
}

static bool reason_same(const Refusal *a, const Refusal *b) {
    Text one = TEXT(WORDS_SIZE), other = TEXT(WORDS_SIZE);
    refusal_words(a, &one);
    refusal_words(b, &other);
    return reason_alike(a, b) && text_equal(one.at, other.at);
}

/* Whether something nearer is refused for the same reason: of places too far away, only the
 * nearest are listed; `why WORDS` explains each. */
static bool is_further(const Refusals *why, const Refusal *r) {
    if (refusal_is_lack(r)) return false;
    for (int i = 0; i < why->count; i++)
        if (reason_alike(&why->at[i], r) && why->at[i].amount < r->amount) return true;
    return false;
}

/* "go to house 1, go to house 2: needs 1 more coin (SC-29)", for all that lack the same. */
static void tell_alike(LineTable *t, const Refusals *why, int first, bool *told) {
    Text words = TEXT(2000);
    int count = 0;
    for (int i = first; i < why->count; i++) {
        if (told[i] || !reason_same(&why->at[i], &why->at[first])) continue;
        told[i] = true;
        if (count++ > 0) text_add(&words, ", ");
        match_option_words(t->match, t->seat, why->at[i].option, &words);
    }
    if (count == 1) {
        question_refusal(t, &why->at[first], "  ");
        return;
    }
    text_add(&words, ": ");
    refusal_words(&why->at[first], &words);
    text_format(&words, " (%s)", why->at[first].clause);
    out("  ");
    line_wrap_after(2, words.at, 4);
}

void why_all(LineTable *t) {
    Refusals why;
    bool told[REFUSALS_MAX] = {false};
    int far = 0;
    question_refused(t, &why);
    if (why.count == 0)
        out("Everything you might want to do is on the list.\n");
    else
        out("Not possible now:\n");
    for (int i = 0; i < why.count; i++)
        if (is_further(&why, &why.at[i]))
            far++;
        else if (!told[i])
            tell_alike(t, &why, i, told);
    if (far > 0)
        out("  and %d more that are further out of reach; `why WORDS` explains each.\n",
            far);
}

/* How well words name an option: some of its words, or all. */
typedef enum Naming { NAMES_NOT, NAMES_SOME, NAMES_ALL } Naming;

static Naming naming(const LineTable *t, Option o, const char *wanted) {
    Text words = TEXT(WORDS_SIZE);
    size_t length = strlen(wanted);
    match_option_words(t->match, t->seat, o, &words);
    if (text_alike(words.at, wanted)) return NAMES_ALL;
    for (const char *at = words.at; *at; at++) {
        bool begins = at == words.at || at[-1] == ' ';
        bool ends = begins && strlen(at) >= length && strchr(" ", at[length]) != NULL;
        if (ends && strncasecmp(at, wanted, length) == 0) return NAMES_SOME;
    }
    return NAMES_NOT;
}

bool why_not(LineTable *t, const char *line) {
    Refusals why;
    question_refused(t, &why);
    for (int i = 0; i < why.count; i++) {
        if (naming(t, why.at[i].option, line) != NAMES_ALL) continue;
        question_refusal(t, &why.at[i], "Not now: ");
        return true;
    }
    return false;
}

/* "Possible: 3 go to house 3 (SC-30); 2 coins" */
static void tell_possible(LineTable *t, Option o, int number) {
    static const char mark[] = "Possible: ";
    const Face *face = t->box->shelf->face;
    Text words = TEXT(2 * WORDS_SIZE);
    text_format(&words, "%d ", number);
    match_option_words(t->match, t->seat, o, &words);
    text_format(&words, " (%s)", face->verbs[o.verb].clause);
    question_price(t, o, &words);
    out("%s", mark);
    line_wrap_after((int)strlen(mark), words.at, 4);
}

/* Explains everything that is named at least this well; returns how much there is of it. */
static int tell_named(LineTable *t, const char *wanted, Naming least) {
    Refusals why;
    int count = 0;
    for (int i = 0; i < t->list.count; i++) /* those with verb 0 are gone */
        if (t->list.at[i].verb && naming(t, t->list.at[i], wanted) >= least &&
            count++ < TOLD_MAX)
            tell_possible(t, t->list.at[i], i + 1);
    question_refused(t, &why);
    for (int i = 0; i < why.count; i++)
        if (naming(t, why.at[i].option, wanted) >= least && count++ < TOLD_MAX)
            question_refusal(t, &why.at[i], "Not now: ");
    return count;
}

void why_words(LineTable *t, const char *wanted) {
    int number;
    if (text_to_int(wanted, 1, t->list.count, &number) && t->list.at[number - 1].verb) {
        tell_possible(t, t->list.at[number - 1], number);
        return;
    }
    if (tell_named(t, wanted, NAMES_ALL) > 0) return;
    int count = tell_named(t, wanted, NAMES_SOME);
    if (count > TOLD_MAX)
        out("And %d more; type more words to narrow them down.\n", count - TOLD_MAX);
    if (count > 0) return;
    Error err;
    error_set(&err,
              "Nothing offered or refused here contains '%s'. `why` lists what is refused; "
              "`card` and `rules` search further.",
              wanted);
    line_wrap(err.words, 0);
}
