/* Several sentences as one, by their marks (engine/marks.h): no words are read. The page does the same
 * (web/src/table/story.ts): the cases of tests/sentences.txt hold for both. */
#include <string.h>

#include "engine/marks.h"

#include "cmd/line_news.h"

/* A sentence is a row of parts: marked words, with their mark, and what stands between them. */
typedef struct Part {
    const char *at;
    int length;
} Part;

/* The part that begins at `*rest`, which moves on behind it. */
static Part next_part(const char **rest) {
    Part p = {*rest, 0};
    int depth = 0;
    do {
        depth += p.at[p.length] == MARK_BEGINS;
        depth -= p.at[p.length] == MARK_ENDS;
        char next = p.at[++p.length];
        if (!next) break;
        if (depth == 0 && (*p.at == MARK_BEGINS || next == MARK_BEGINS)) break;
    } while (true);
    *rest += p.length;
    return p;
}

static Part part_of(const char *sentence, int place) {
    Part p = next_part(&sentence);
    while (place-- > 0) p = next_part(&sentence);
    return p;
}

/* What a part is marked as; "" for what is not marked. */
static const char *mark_of(Part p) {
    for (int i = p.length; *p.at == MARK_BEGINS && i > 0; i--)
        if (p.at[i - 1] == MARK_SAYS) return p.at + i;
    return "";
}

static bool same_words(Part a, Part b) {
    Text one = TEXT(NEWS_SIZE), other = TEXT(NEWS_SIZE);
    text_add_some(&one, a.at, a.length);
    text_add_some(&other, b.at, b.length);
    return text_equal(one.at, other.at);
}

/* Names and amounts can; but what several people did, or what became of several tracks, is
 * news of its own for each. */
static bool can_be_listed(Part p, int place) {
    const char *mark = mark_of(p);
    if (place == 0 && (text_starts(mark, "@seat:") || text_starts(mark, "@track:")))
        return false;
    return *mark == '@' || mark_is_figure(mark);
}

/* Two cards, two tiles. */
static bool is_of_kind(Part p, Part other) {
    const char *mark = mark_of(p), *kind = mark_of(other);
    const char *end = strchr(kind, ':');
    return *kind == '@' && end && !strncmp(mark, kind, (size_t)(end - kind));
}

/* Not in "rode from A to B", "bought A and put it on the pile" or "gained 1 Grit from A", which are
 * about one journey, one thing and one gain. */
static bool has_one_to_list(const char *sentence, int place) {
    Part listed = part_of(sentence, place);
    for (int i = 0; *sentence; i++) {
        Part p = next_part(&sentence);
        if (i == place) continue;
        if (is_of_kind(p, listed) || mark_is_figure(mark_of(p)) ||
            text_starts(mark_of(p), "and"))
            return false;
    }
    return true;
}

/* Where two sentences differ, if in no more than one part that can be listed. */
static bool are_alike(const char *a, const char *b, int *differ_at) {
    const char *first = a;
    *differ_at = NEWS_SAME;
    for (int place = 0; *a && *b; place++) {
        Part one = next_part(&a), other = next_part(&b);
        if (same_words(one, other)) continue;
        if (*differ_at != NEWS_SAME || !can_be_listed(one, place) ||
            !can_be_listed(other, place))
            return false;
        *differ_at = place;
    }
    return !*a && !*b && (*differ_at == NEWS_SAME || has_one_to_list(first, *differ_at));
}

bool news_add(News *n, const char *sentence) {
    int differ_at = NEWS_SAME;
    if (n->count == NEWS_RUN) return false;
    if (n->count > 0 && !are_alike(n->at[0], sentence, &differ_at)) return false;
    bool differs = differ_at != NEWS_SAME,
         differed = n->count > 1 && n->differ_at != NEWS_SAME;
    if (differs && differed && differ_at != n->differ_at) return false;
    if (!differed) n->differ_at = differ_at;
    Text kept = text_marked(n->at[n->count++], NEWS_SIZE);
    text_add(&kept, sentence);
    return true;
}

static void add_listed(const News *n, int place, Text *out) {
    for (int i = 0; i < n->count; i++) {
        Part p = part_of(n->at[i], place);
        if (i > 0) text_add(out, i + 1 < n->count ? ", " : " and ");
        text_add_some(out, p.at, p.length);
    }
}

/* ---- The same again ---------------------------------------------------------------- */

/* The first part behind its subject that is marked so, or NEWS_SAME. */
static int place_marked(const char *sentence, bool (*is_so)(const char *mark)) {
    for (int place = 0; *sentence; place++) {
        Part p = next_part(&sentence);
        if (place > 0 && is_so(mark_of(p))) return place;
    }
    return NEWS_SAME;
}

static bool is_thing(const char *mark) {
    return *mark == '@';
}

#define MANY "many:"

static bool is_many(const char *mark) {
    return text_starts(mark, MANY);
}

/* "lost A" and "lost A", which are two copies, is "lost A and A". */
static int place_repeated(const char *sentence) {
    int thing = place_marked(sentence, is_thing);
    bool listed = thing != NEWS_SAME && has_one_to_list(sentence, thing) &&
                  place_marked(sentence, is_many) == NEWS_SAME;
    return listed ? thing : NEWS_SAME;
}

/* "... drew a card." is "... drew 4 cards."; false where nothing has a plural. */
static bool add_counted(const News *n, Part p, Text *out) {
    const char *mark = mark_of(p), *end = strchr(mark, MARK_ENDS);
    if (!end || !is_many(mark)) return false;
    mark += sizeof MANY - 1;
    text_format(out, "%d ", n->count);
    text_add_some(out, mark, (int)(end - mark));
    return true;
}

/* "Jo paid 1 Water twice."; in brackets where no amount is repeated. */
static void add_times(const News *n, Text *out) {
    bool stops = out->length > 0 && out->at[out->length - 1] == '.';
    bool amount = place_marked(n->at[0], mark_is_figure) != NEWS_SAME &&
                  place_marked(n->at[0], is_thing) == NEWS_SAME;
    if (stops) out->at[--out->length] = '\0';
    text_add(out, amount ? " " : " (");
    if (n->count == 2)
        text_add(out, "twice");
    else
        text_format(out, "%d times", n->count);
    if (!amount) text_char(out, ')');
    if (stops) text_char(out, '.');
}

void news_words(const News *n, Text *out) {
    const char *rest = n->count > 0 ? n->at[0] : "";
    int listed_at =
        n->count > 1 && n->differ_at == NEWS_SAME ? place_repeated(n->at[0]) : n->differ_at;
    bool is_same = n->count > 1 && listed_at == NEWS_SAME, counted = false;
    for (int place = 0; *rest; place++) {
        Part p = next_part(&rest);
        if (n->count > 1 && place == listed_at)
            add_listed(n, place, out);
        else if (is_same && !counted && add_counted(n, p, out))
            counted = true;
        else
            text_add_some(out, p.at, p.length);
    }
    if (is_same && !counted) add_times(n, out);
}
