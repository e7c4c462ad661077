/* A review as one page that needs nothing else: a chart, the costliest mistakes, every decision. */
#include "lab/review_html.h"

/* LEFT has room for the words of the scale. */
enum { WIDTH = 900, HEIGHT = 260, EDGE = 30, LEFT = 60, WORDS = 300, TICKS = 12 };

static const char head[] =
    "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
    "<meta name=\"viewport\" content=\"width=device-width\">\n"
    "<style>:root{color-scheme:light dark;--line:#2a6f4e;--bad:#b3402a;--soft:#8886}"
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 "
    "1rem}"
    "svg{width:100%;height:auto}table{border-collapse:collapse;width:100%}"
    "td,th{padding:.25rem .5rem;text-align:left;border-bottom:1px solid var(--soft)}"
    "td:last-child,th:last-child{text-align:right}.bad{color:var(--bad)}"
    "@media(prefers-color-scheme:dark){:root{--line:#7fd1a8;--bad:#ff9a80}}</style>\n";

static void add_escaped(Buffer *out, const char *words) {
    for (; *words; words++) {
        switch (*words) {
        case '<': buffer_add(out, "&lt;"); break;
        case '>': buffer_add(out, "&gt;"); break;
        case '&': buffer_add(out, "&amp;"); break;
        case '"': buffer_add(out, "&quot;"); break;
        default: buffer_char(out, *words);
        }
    }
}

/* ---- The chart ------------------------------------------------------------------------- */

/* The end stands after the last decision. */
static int x_of(const Review *r, int at) {
    return LEFT + (WIDTH - LEFT - EDGE) * at / (r->count > 0 ? r->count : 1);
}

static int y_of(int expected) {
    return EDGE + (HEIGHT - 2 * EDGE) * (1000 - expected) / 2000;
}

static void add_label(Buffer *out, int x, int y, const char *anchor, const char *words) {
    buffer_format(out,
                  "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\" font-size=\"11\" "
                  "fill=\"currentColor\">%s</text>\n",
                  x, y, anchor, words);
}

static void add_scale(Buffer *out) {
    static const char *const words[] = {"lost 0", "50", "won 100"};
    for (int i = 0; i < 3; i++) {
        int y = y_of(1000 * (i - 1));
        buffer_format(out,
                      "<line x1=\"%d\" x2=\"%d\" y1=\"%d\" y2=\"%d\" "
                      "stroke=\"var(--soft)\"/>",
                      LEFT, WIDTH - EDGE, y, y);
        add_label(out, LEFT - 6, y + 4, "end", words[i]);
    }
}

/* Below the chart: at which moves the decisions were, as many as there is room for. */
static void add_moves(const Review *r, Buffer *out) {
    int every = (r->count + TICKS - 1) / TICKS, y = HEIGHT - EDGE + 20;
    add_label(out, LEFT - 16, y, "end", "Move");
    for (int i = 0; i + every <= r->count; i += every) {
        Text number = TEXT(16);
        text_format(&number, "%d", r->at[i].move + 1);
        add_label(out, x_of(r, i), y, "middle", number.at);
    }
    add_label(out, x_of(r, r->count), y, "middle",
              match_state(r->match)->over ? "End" : "Now");
}

static void add_chart(const Review *r, Buffer *out) {
    buffer_format(out,
                  "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"Expected result, "
                  "from 0 (lost) to 100 (won), decision by decision\">\n",
                  WIDTH, HEIGHT);
    add_scale(out);
    add_moves(r, out);
    buffer_add(
        out, "<polyline fill=\"none\" stroke=\"var(--line)\" stroke-width=\"2\" points=\"");
    for (int i = 0; i < r->count; i++)
        buffer_format(out, "%d,%d ", x_of(r, i), y_of(r->at[i].expected));
    buffer_format(out, "%d,%d\"/>\n", x_of(r, r->count), y_of(r->result));
    for (int i = 0; i < r->costliest_count; i++) {
        int at = r->costliest[i];
        buffer_format(out, "<circle cx=\"%d\" cy=\"%d\" r=\"5\" fill=\"var(--bad)\"/>\n",
                      x_of(r, at), y_of(r->at[at].expected));
    }
    buffer_add(out, "</svg>\n");
}

/* ---- The lists --------------------------------------------------------------------------- */

static void add_decision(const Review *r, int at, Buffer *out) {
    Text taken = TEXT(WORDS), best = TEXT(WORDS), share = TEXT(16);
    const Reviewed *d = &r->at[at];
    review_words(r, at, &taken, &best);
    buffer_format(out, "<tr><td>%d</td><td>", d->move + 1);
    add_escaped(out, taken.at);
    buffer_add(out, "</td><td>");
    if (!text_equal(taken.at, best.at)) add_escaped(out, best.at);
    review_share(d->lost, &share);
    buffer_format(out, "</td><td>%d</td><td%s>%s</td></tr>\n", review_of_100(d->expected),
                  d->lost >= REVIEW_MISTAKE ? " class=\"bad\"" : "", share.at);
}

static void add_table(const Review *r, const int *places, int count, Buffer *out) {
    buffer_add(out, "<table><tr><th>Move</th><th>Taken</th><th>The bot</th>"
                    "<th>Expected</th><th>Given away</th></tr>\n");
    for (int i = 0; i < count; i++) add_decision(r, places ? places[i] : i, out);
    buffer_add(out, "</table>\n");
}

static void add_head(const Review *r, Buffer *out) {
    Text title = TEXT(WORDS), judge = TEXT(WORDS);
    review_title(r, &title);
    review_judge(r, &judge);
    buffer_add(out, head);
    buffer_add(out, "<title>Review: ");
    add_escaped(out, title.at);
    buffer_add(out, "</title></head>\n<body>\n<h1>");
    add_escaped(out, title.at);
    buffer_format(out, "</h1>\n<p>Judged by %s.</p>\n", judge.at);
}

void review_html(const Review *r, Buffer *out) {
    add_head(r, out);
    add_chart(r, out);
    Text lost = TEXT(16), luck = TEXT(16);
    review_share(r->lost, &lost);
    review_share(r->luck, &luck);
    buffer_format(
        out,
        "<p>Expected at the start, from 0 (lost) to 100 (won): %d. Given away: %s. Luck, "
        "and what the others did: %s. %s: %d.</p>\n",
        review_of_100(r->start), lost.at, luck.at,
        match_state(r->match)->over ? "The result" : "It stands at",
        review_of_100(r->result));
    if (r->costliest_count > 0) {
        buffer_add(out, "<h2>The costliest mistakes</h2>\n");
        add_table(r, r->costliest, r->costliest_count, out);
    }
    buffer_add(out, "<h2>Every decision</h2>\n");
    add_table(r, NULL, r->count, out);
    buffer_add(out, "</body></html>\n");
}
