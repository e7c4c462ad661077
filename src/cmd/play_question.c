/* A person's question in the line mode: what it is about, the question, its options with
 * their prices, and what is nearly possible and would be. */
#include "engine/marks.h"
#include "term/out.h"

#include "cmd/line_order.h"
#include "cmd/line_flow.h"
#include "cmd/line_view.h"
#include "cmd/play.h"

enum { WORDS_SIZE = 300, NEAR_MAX = 3 };
/* A menu: from how many options on it has columns, and what these measure. */
enum { COLUMNS_FROM = 13, CELL_LEAST = 39, CELL_GAP = 2 };
enum { NUMBER_COLUMNS = 4, PRICE_INDENT = 6 };
/* What stands around a menu: a blank line, the question in two lines, two headings, what is
 * nearly possible, and the line to type in. */
enum { ROWS_AROUND = 1 + 2 + 2 + NEAR_MAX + 1 };

/* ---- Options ------------------------------------------------------------------------------- */

/* Whether an option's words name all that stands on a space. */
static bool names_all(LineTable *t, Option o, int space) {
    Text words = TEXT_MARKED(2 * WORDS_SIZE);
    match_option_words(t->match, t->seat, o, &words);
    for (int i = 0; i < t->view->piece_count; i++) {
        const ViewPiece *piece = &t->view->pieces[i];
        if (piece->space != space || piece->count == 0) continue;
        if (piece->count > 1 || !mark_names(words.at, ref_token(piece->kind))) return false;
    }
    return true;
}

/* Adds who is at the place that an option leads to, unless its words say so. */
static void add_place(LineTable *t, Option o, Text *words) {
    Picture p = {t->scene, t->view, t->seat};
    const Face *face = t->box->shelf->face;
    Targets targets = {0};
    if (face->targets) face->targets(&t->box->box, t->hidden, t->seat, o, &targets);
    if (targets.count != 1 || targets.at[0].kind != REF_SPACE) return;
    if (!targets.named[0]) return; /* it is done where one is */
    int space = targets.at[0].index;
    Text pieces = TEXT(WORDS_SIZE);
    if (names_all(t, o, space)) return;
    line_view_pieces(&p, space, &pieces);
    text_format(words, " (%s)", pieces.at + 1);
}

/* Where the next option of a menu goes. Many options have columns, as the window has room. */
typedef struct Menu {
    int columns, cell; /* how many, and how wide each is */
    int next;          /* the column of the next option; 0 begins a line */
    int used;          /* what is taken of this line */
    bool brief;        /* in few letters, since the window is low */
    /* Some option of this verb fits no column, so none of them is put in one. */
    bool wide[VERBS_MAX];
} Menu;

static Menu menu_begin(int options) {
    int width = out_width();
    int columns = options < COLUMNS_FROM ? 1 : (width + CELL_GAP) / (CELL_LEAST + CELL_GAP);
    columns = max_int(1, columns);
    return (Menu){columns, (width - (columns - 1) * CELL_GAP) / columns, 0, 0, false,
                  {false}};
}

static void menu_break(Menu *m) {
    if (m->next > 0) out("\n");
    m->next = m->used = 0;
}

/* The price stands at the right edge of the column. */
static void print_in_cell(Menu *m, int number, const char *words, const char *price) {
    int start = m->next * (m->cell + CELL_GAP);
    int before = NUMBER_COLUMNS + line_columns(words);
    out("%*s%3d %s", start - m->used, "", number, words);
    m->used = start + before;
    if (*price) {
        out("%*s%s", m->cell - before - line_columns(price), "", price);
        m->used = start + m->cell;
    }
    if (++m->next == m->columns) menu_break(m);
}

/* For what is too long for a column; a price that does not fit has a line of its own. */
static void print_in_lines(Menu *m, int number, const char *words, const char *price) {
    int width = out_width(), room = line_columns(price);
    menu_break(m);
    out("%3d ", number);
    int column = line_flow(NUMBER_COLUMNS, words, NUMBER_COLUMNS);
    if (room > 0 && column + 1 + room > width) {
        out("\n");
        column = 0;
    }
    if (room > width - PRICE_INDENT) {
        out("%*s", PRICE_INDENT, "");
        line_flow(PRICE_INDENT, price, PRICE_INDENT);
    } else if (room > 0) {
        out("%*s%s", width - column - room, "", price);
    }
    out("\n");
}

/* How an option reads in a menu; how many columns that takes. */
static int option_texts(LineTable *t, Option o, bool brief, Text *words, Text *price) {
    const Face *face = t->box->shelf->face;
    match_option_words(t->match, t->seat, o, words);
    if (brief) face->brief_price(&t->box->box, t->hidden, t->seat, o, price);
    if (price->length == 0) {
        add_place(t, o, words);
        face->price(&t->box->box, t->hidden, t->seat, o, price);
    }
    return NUMBER_COLUMNS + line_columns(words->at) + 1 + line_columns(price->at);
}

static void print_option(LineTable *t, Option o, int number, Menu *m) {
    Text words = TEXT(WORDS_SIZE), price = TEXT(WORDS_SIZE);
    option_texts(t, o, m->brief, &words, &price);
    if (m->wide[o.verb])
        print_in_lines(m, number, words.at, price.at);
    else
        print_in_cell(m, number, words.at, price.at);
}

static int width_of(LineTable *t, Option o, bool brief) {
    if (!o.verb) return 0; /* gone */
    Text words = TEXT(WORDS_SIZE), price = TEXT(WORDS_SIZE);
    return option_texts(t, o, brief, &words, &price);
}

/* Which verbs are listed in columns; how many lines the menu has then. */
static int lay_out(LineTable *t, Menu *m) {
    int cells = 0, rows = 0, of_verb[VERBS_MAX] = {0};
    bool lines = false;
    memset(m->wide, 0, sizeof m->wide);
    for (int i = 0; i < t->list.count; i++) {
        int verb = t->list.at[i].verb, width = width_of(t, t->list.at[i], m->brief);
        of_verb[verb]++;
        if (m->columns == 1 || width > m->cell) m->wide[verb] = lines = true;
        if (width > out_width()) rows++; /* the price has a line of its own */
    }
    for (int i = 0; i < t->list.count; i++) {
        int verb = t->list.at[i].verb;
        if (lines && of_verb[verb] == 1 && !m->brief)
            m->wide[verb] = true; /* as around it */
        rows += m->wide[verb];
        cells += !m->wide[verb];
    }
    return rows + (cells + m->columns - 1) / m->columns;
}

/* In a window that is too low for all that stands around it the menu has fewer letters. */
static Menu menu_for(LineTable *t) {
    Menu m = menu_begin(t->list.count);
    int rows = lay_out(t, &m), height = out_height();
    if (height == 0 || rows + ROWS_AROUND <= height || !t->box->shelf->face->brief_price)
        return m;
    m.brief = true;
    lay_out(t, &m);
    return m;
}

/* An answer that is of little use now comes after what is possible at any time, as one of these. */
static VerbRank rank_listed(VerbRank rank, VerbRank last) {
    return last == RANK_ASIDE && (rank == RANK_OWN || rank == RANK_FIRST) ? last : rank;
}

/* What is possible at any time has a heading, and so has what ends the turn, after that. */
static const char *heading(VerbRank rank, VerbRank last) {
    bool own = last == RANK_OWN || last == RANK_FIRST;
    if ((rank == RANK_ASIDE || rank == RANK_SELDOM) && own) return "At any time:\n";
    if (rank == RANK_CLOSING && !own && last != rank) return "To finish:\n";
    return NULL;
}

/* True when the window was too low for more than the options. */
static bool print_options(LineTable *t) {
    Menu menu = menu_for(t);
    const Face *face = t->box->shelf->face;
    VerbRank last = t->list.count > 0 ? line_order_rank(face, t->list.at[0]) : RANK_OWN;
    if (menu.brief) line_wrap(face->brief_legend, 0);
    for (int i = 0; i < t->list.count; i++) {
        if (!t->list.at[i].verb) continue; /* gone */
        VerbRank rank = rank_listed(line_order_rank(face, t->list.at[i]), last);
        const char *line = menu.brief ? NULL : heading(rank, last);
        if (line) {
            menu_break(&menu);
            out_words(line);
        }
        last = rank;
        print_option(t, t->list.at[i], i + 1, &menu);
    }
    menu_break(&menu);
    return menu.brief;
}

/* ---- What is not possible ------------------------------------------------------------------ */

void question_refused(const LineTable *t, Refusals *out) {
    OptionList list;
    match_explain(t->match, t->seat, &list, out);
}

void question_price(LineTable *t, Option o, Text *out) {
    Text price = TEXT(WORDS_SIZE);
    match_hidden(t->match, t->seat, t->hidden);
    t->box->shelf->face->price(&t->box->box, t->hidden, t->seat, o, &price);
    if (price.length > 0) text_format(out, "; %s", price.at);
}

/* "needs 3 more Attack (FC-78); 3 Attack -> 1 Grit" */
static void reason_words(LineTable *t, const Refusal *r, Text *out) {
    refusal_words(r, out);
    text_format(out, " (%s)", r->clause);
    question_price(t, r->option, out);
}

void question_refusal(LineTable *t, const Refusal *r, const char *mark) {
    Text words = TEXT(3 * WORDS_SIZE);
    match_option_words(t->match, t->seat, r->option, &words);
    text_add(&words, ": ");
    reason_words(t, r, &words);
    out("%s", mark);
    line_wrap_after(line_columns(mark), words.at, 4);
}

/* An answer of this question that lacks a number: it may come within reach. */
static bool is_near(const LineTable *t, const Refusal *r) {
    VerbRank rank = line_order_rank(t->box->shelf->face, r->option);
    return refusal_is_lack(r) && (rank == RANK_OWN || rank == RANK_FIRST);
}

/* Of two refusals, the verb that was listed less often comes first, then what lacks less. */
static bool is_nearer(const Refusal *a, const Refusal *b, const uint8_t *told) {
    int by_verb = told[a->option.verb] - told[b->option.verb];
    return by_verb ? by_verb < 0 : a->amount < b->amount;
}

/* Two roads that lack the same and lead to the same kind of place are listed once. */
static bool read_alike(LineTable *t, const Refusal *a, const Refusal *b) {
    Text one = TEXT(2 * WORDS_SIZE), other = TEXT(2 * WORDS_SIZE);
    if (a->option.verb != b->option.verb || a->amount != b->amount) return false;
    reason_words(t, a, &one);
    reason_words(t, b, &other);
    return text_equal(one.at, other.at);
}

/* A few things that a little more would make possible, so that people see what to play for. */
static void print_near(LineTable *t) {
    Refusals why;
    uint8_t told[VERBS_MAX] = {0};
    bool done[REFUSALS_MAX] = {false};
    question_refused(t, &why);
    for (int n = 0; n < NEAR_MAX; n++) {
        int best = -1;
        for (int i = 0; i < why.count; i++) {
            const Refusal *r = &why.at[i];
            if (done[i] || !is_near(t, r)) continue;
            if (best < 0 || is_nearer(r, &why.at[best], told)) best = i;
        }
        if (best < 0) return;
        for (int i = 0; i < why.count; i++)
            done[i] |= read_alike(t, &why.at[i], &why.at[best]);
        told[why.at[best].option.verb]++;
        question_refusal(t, &why.at[best], "  - ");
    }
}

/* ---- The whole ------------------------------------------------------------------------------- */

/* "Your day, Wizard. 3 actions left." */
static void print_prompt(LineTable *t) {
    Text title = TEXT(2 * WORDS_SIZE), detail = TEXT(WORDS_SIZE);
    t->box->shelf->face->prompt(&t->box->box, t->hidden, t->seat, &title, &detail);
    if (detail.length > 0) text_format(&title, " %s", detail.at);
    out("\n");
    line_wrap(title.at, 2);
}

/* Which of the options the lesson takes, under its number. */
static void print_taught(LineTable *t) {
    Option taught;
    Text words = TEXT(WORDS_SIZE), line = TEXT(2 * WORDS_SIZE);
    int number = match_lesson_option(t->match, t->seat, &taught)
                     ? line_order_number(&t->list, taught)
                     : 0;
    if (number == 0) return;
    match_option_words(t->match, t->seat, taught, &words);
    text_format(&line, "The lesson chooses %d, %s; press Enter to choose it too.", number,
                words.at);
    line_wrap(line.at, 2);
}

void question_show(LineTable *t) {
    print_prompt(t);
    if (!print_options(t)) print_near(t);
    print_taught(t);
}

/* "Lesson 3 of 14: ..."; false where no lesson has anything to say. */
static bool print_lesson(LineTable *t) {
    Text words = TEXT(LESSON_WORDS_BYTES), mark = TEXT(40);
    const LessonStep *step;
    if (!match_lesson_words(t->match, t->seat, &words)) return false;
    const Lesson *lesson = match_lesson(t->match);
    text_add(&mark, "Lesson");
    if (match_teaching(t->match, &step) == TEACHES_STEP)
        text_format(&mark, " %d of %d",
                    lesson_said(lesson, (int)(step - lesson->steps) + 1),
                    lesson_said(lesson, lesson->step_count));
    text_add(&mark, ": ");
    out("\n%s", mark.at);
    line_wrap_after(mark.length, words.at, 2);
    return true;
}

void question_guide(LineTable *t) {
    if (print_lesson(t)) return;
    const Face *face = t->box->shelf->face;
    int kind = t->hidden->asked[t->seat].kind;
    if (!t->guides || !face->guide || kind >= GUIDED_KINDS || t->guided[kind]) return;
    const char *guide = face->guide(t->hidden, kind);
    t->guided[kind] = true;
    if (!guide) return;
    out("\nGuide: ");
    line_wrap_after(7, guide, 2);
}
