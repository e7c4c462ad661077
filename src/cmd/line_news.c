/* Several sentences as one. */
#include <ctype.h>
#include <string.h>

#include "cmd/line_news.h"

/* A shared end of at least this many words is said once: "from the jobs." after what one
 * person did, and with its verb, "came into the Store.", after what happened to things. */
enum { DEED_END = 3, THING_END = 4 };
/* No thing has a longer name; anything longer has its own verb: "Panic rose by 1". */
enum { THING_WORDS = 3 };

/* Where the word that begins at `at` ends. */
static int word_end(const char *s, int at) {
    while (s[at] && s[at] != ' ') at++;
    return at;
}

/* Who did what: the length of the name and the verb, with the blank after them; "The" is
 * part of a name. 0 if nothing follows. */
static int deed_length(const char *s) {
    int end = word_end(s, 0);
    for (int words = text_starts(s, "The ") ? 2 : 1; words > 0; words--) {
        if (!s[end]) return 0;
        end = word_end(s, end + 1);
    }
    return s[end] ? end + 1 : 0;
}

/* The length of the shared end of two sentences, with the blank before it, if it has at
 * least `words_min` words; otherwise that of the full stop. */
static int shared_end(const char *a, const char *b, int words_min) {
    int first = (int)strlen(a), second = (int)strlen(b), same = 0, words = 0, end = 1;
    while (same < first && same < second && a[first - 1 - same] == b[second - 1 - same]) {
        same++;
        if (a[first - same] != ' ') continue;
        if (++words >= words_min) end = same;
    }
    return end;
}

/* Sentences with parts of their own stay as they are. */
static bool is_plain(const char *s) {
    size_t length = strlen(s);
    return length > 1 && s[length - 1] == '.' && !strpbrk(s, ",:;(") && !strstr(s, " and ");
}

static bool is_same_deed(const char *a, const char *b) {
    int deed = deed_length(a);
    return deed > 0 && strncmp(a, b, (size_t)deed) == 0;
}

/* How many letters the sentences of a run have in common at the start and at the end. */
typedef struct Shared {
    int start, end;
} Shared;

static Shared shared_by(const News *n) {
    const char *first = n->at[0];
    bool deed = n->count > 1 && is_same_deed(first, n->at[1]);
    Shared s = {deed ? deed_length(first) : 0, (int)strlen(first)};
    for (int i = 1; i < n->count; i++)
        s.end = min_int(s.end, shared_end(first, n->at[i], deed ? DEED_END : THING_END));
    return s;
}

/* All before the shared end is the name of a thing. */
static bool is_thing(const char *s, int end) {
    int words = 1, own = (int)strlen(s) - end;
    for (int i = 0; i < own; i++) words += s[i] == ' ';
    return words <= THING_WORDS;
}

/* The same subject and verb, or another thing to which the same happened. */
static bool belongs(const News *n, const char *sentence) {
    const char *first = n->at[0];
    if (!is_plain(first) || !is_plain(sentence)) return text_equal(first, sentence);
    bool same_deed = is_same_deed(first, sentence);
    int end = shared_end(first, sentence, THING_END);
    if (!same_deed && (!is_thing(first, end) || !is_thing(sentence, end))) return false;
    if (n->count == 1) return same_deed || end > 1;
    Shared s = shared_by(n);
    return s.start > 0 ? same_deed : !same_deed && end >= s.end;
}

bool news_add(News *n, const char *sentence) {
    if (n->count == NEWS_RUN || (n->count > 0 && !belongs(n, sentence))) return false;
    text_copy(n->at[n->count++], NEWS_SIZE, sentence);
    return true;
}

static bool are_all_same(const News *n) {
    for (int i = 1; i < n->count; i++)
        if (!text_equal(n->at[0], n->at[i])) return false;
    return true;
}

/* "... drew a card." is "... drew 4 cards."; false where the last words are others. */
static bool add_counted(const News *n, Text *out) {
    const char *s = n->at[0];
    int stop = (int)strlen(s) - 1, noun = stop;
    while (noun > 0 && isalpha((unsigned char)s[noun - 1])) noun--;
    if (noun < 4 || noun == stop || strncmp(s + noun - 3, " a ", 3) != 0) return false;
    text_add_some(out, s, noun - 3);
    text_format(out, " %d ", n->count);
    text_add_some(out, s + noun, stop - noun);
    text_add(out, "s.");
    return true;
}

static void add_times(const News *n, Text *out) {
    int stop = (int)strlen(n->at[0]) - 1;
    text_add_some(out, n->at[0], stop);
    if (n->count == 2)
        text_add(out, " (twice).");
    else
        text_format(out, " (%d times).", n->count);
}

/* Inside a sentence an article is small. */
static void add_inside(const char *s, int count, Text *out) {
    bool article = text_starts(s, "The ") || text_starts(s, "A ") || text_starts(s, "An ");
    if (article && count > 0) {
        text_char(out, (char)tolower((unsigned char)*s));
        text_add_some(out, s + 1, count - 1);
    } else {
        text_add_some(out, s, count);
    }
}

static void add_joined(const News *n, Text *out) {
    Shared s = shared_by(n);
    int length = (int)strlen(n->at[0]);
    text_add_some(out, n->at[0], s.start);
    for (int i = 0; i < n->count; i++) {
        int own = (int)strlen(n->at[i]) - s.end - s.start;
        if (i > 0) text_add(out, i + 1 < n->count ? ", " : " and ");
        if (i > 0 && s.start == 0)
            add_inside(n->at[i], own, out);
        else
            text_add_some(out, n->at[i] + s.start, own);
    }
    text_add(out, n->at[0] + length - s.end);
}

void news_words(const News *n, Text *out) {
    if (n->count == 0) return;
    if (n->count == 1)
        text_add(out, n->at[0]);
    else if (!are_all_same(n))
        add_joined(n, out);
    else if (!add_counted(n, out))
        add_times(n, out);
}
