/* Several sentences as one, by their marks (engine/marks.h): no words are read. */
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

#define MANY "many:"

/* "... drew a card." is "... drew 4 cards."; false where nothing has a plural. */
static bool add_counted(const News *n, Part p, Text *out) {
    const char *mark = mark_of(p), *end = strchr(mark, MARK_ENDS);
    if (!end || !text_starts(mark, MANY)) return false;
    mark += sizeof MANY - 1;
    text_format(out, "%d ", n->count);
    text_add_some(out, mark, (int)(end - mark));
    return true;
}

/* Before the full stop. */
static void add_times(const News *n, Text *out) {
    bool stops = out->length > 0 && out->at[out->length - 1] == '.';
    if (stops) out->at[--out->length] = '\0';
    if (n->count == 2)
        text_add(out, " (twice)");
    else
        text_format(out, " (%d times)", n->count);
    if (stops) text_char(out, '.');
}

void news_words(const News *n, Text *out) {
    const char *rest = n->count > 0 ? n->at[0] : "";
    bool is_same = n->count > 1 && n->differ_at == NEWS_SAME, counted = false;
    for (int place = 0; *rest; place++) {
        Part p = next_part(&rest);
        if (n->count > 1 && place == n->differ_at)
            add_listed(n, place, out);
        else if (is_same && !counted && add_counted(n, p, out))
            counted = true;
        else
            text_add_some(out, p.at, p.length);
    }
    if (is_same && !counted) add_times(n, out);
}
