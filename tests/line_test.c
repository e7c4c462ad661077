/* The line mode's own ways with words: news told in one, the order of options, and titles in place of
 * ids. Cases that hold for the page as well are in files: tests/sentences.txt and tests/order.txt. */
#include <stdlib.h>

#include <criterion/criterion.h>
#include <criterion/redirect.h>

#include "base/file.h"

#include "engine/shelf.h"

#include "term/out.h"

#include "cmd/line_news.h"
#include "cmd/line_order.h"
#include "cmd/line_view.h"

/* ---- Cases in files ---------------------------------------------------------------- */

enum { CASE_LINES = 16, CASE_TEXT = 400 };

/* "== name", then the lines that are given, and after ">" what comes of them. */
typedef struct Case {
    char name[CASE_TEXT];
    char given[CASE_LINES][CASE_TEXT], wanted[CASE_LINES][CASE_TEXT];
    int given_count, wanted_count;
} Case;

/* "[words|what they are]" as the engine marks it. */
static void add_marked(const char *pattern, Text *out) {
    for (; *pattern; pattern++)
        text_char(out, *pattern == '['   ? MARK_BEGINS
                       : *pattern == '|' ? MARK_SAYS
                       : *pattern == ']' ? MARK_ENDS
                                         : *pattern);
}

static void read_case_line(Case *c, const char *line) {
    if (text_starts(line, "> ")) {
        Text wanted = text_over(c->wanted[c->wanted_count++], CASE_TEXT);
        text_add(&wanted, line + 2);
    } else if (*line && !text_starts(line, "page > ")) {
        Text given = text_marked(c->given[c->given_count++], CASE_TEXT);
        add_marked(line, &given);
    }
    cr_assert_lt(max_int(c->given_count, c->wanted_count), CASE_LINES);
}

/* Runs each case of a file; returns how many there are. */
static int each_case(const char *path, void (*run)(const Case *c)) {
    Buffer text = {0};
    Error err;
    int count = 0;
    cr_assert(file_read(path, 1 << 20, &text, &err), "%s", err.words);
    for (char *at = strstr(text.data, "\n== "), *next; at; at = next) {
        Case c = {.given_count = 0};
        next = strstr(at + 1, "\n== ");
        if (next) *next = '\0';
        char *line = strtok(at, "\n");
        text_copy(c.name, sizeof c.name, line + 3);
        while ((line = strtok(NULL, "\n"))) read_case_line(&c, line);
        if (next) *next = '\n';
        run(&c);
        count++;
    }
    buffer_free(&text);
    return count;
}

/* ---- News ------------------------------------------------------------------------ */

static void run_sentences(const Case *c) {
    News news = {0};
    int told = 0;
    for (int i = 0; i <= c->given_count; i++) {
        if (i < c->given_count && news_add(&news, c->given[i])) continue;
        Text out = TEXT(NEWS_RUN * NEWS_SIZE);
        news_words(&news, &out);
        cr_expect_str_eq(out.at, c->wanted[told++], "%s", c->name);
        news.count = 0;
        if (i < c->given_count) cr_assert(news_add(&news, c->given[i]));
    }
    cr_expect_eq(told, c->wanted_count, "%s", c->name);
}

Test(line_news, tells_what_the_page_tells) {
    cr_expect_gt(each_case(BAIZE_SOURCE "/tests/sentences.txt", run_sentences), 10);
}

/* The terminal has a line for each of these; the page counts lines that are the same. */
Test(line_news, what_has_no_amount_is_counted_in_brackets) {
    static const Case said[] = {
        {"twice",
         {"Jo left.", "Jo left."},
         {"Jo left (twice)."},
         .given_count = 2,
         .wanted_count = 1},
        {"three times",
         {"Jo left.", "Jo left.", "Jo left."},
         {"Jo left (3 times)."},
         .given_count = 3,
         .wanted_count = 1},
        {"without a full stop",
         {"The night is over!", "The night is over!"},
         {"The night is over! (twice)"},
         .given_count = 2,
         .wanted_count = 1},
        {"what is not marked is not known to be a thing",
         {"You drew A.", "You drew B."},
         {"You drew A.", "You drew B."},
         .given_count = 2,
         .wanted_count = 2},
    };
    for (size_t i = 0; i < sizeof said / sizeof *said; i++) run_sentences(&said[i]);
}

Test(line_news, a_run_ends_before_its_room_does) {
    News news = {0};
    char room[NEWS_RUN * NEWS_SIZE];
    Text out = text_over(room, sizeof room);
    for (int i = 0; i < NEWS_RUN; i++)
        cr_assert(news_add(&news, "Jo drew \1a card\2many:cards\3."));
    cr_expect_not(news_add(&news, "Jo drew \1a card\2many:cards\3."));
    news_words(&news, &out);
    cr_expect_str_eq(room, "Jo drew 12 cards.");
}

/* ---- Order ----------------------------------------------------------------------- */

/* "own walk / to A / [2 Movement|cost 2 move]" in its parts. */
typedef struct OrderLine {
    char rank[20], verb[20], words[CASE_TEXT], price[CASE_TEXT];
} OrderLine;

static VerbRank rank_of(const char *word) {
    static const char *const words[RANK_COUNT] = {"own", "first", "aside", "seldom",
                                                  "closing"};
    int rank = 0;
    while (!text_equal(words[rank], word)) cr_assert_lt(++rank, RANK_COUNT, "%s", word);
    return (VerbRank)rank;
}

static OrderLine read_order_line(const char *line) {
    OrderLine o = {.rank = ""};
    const char *words = strstr(line, " / ") + 3, *price = strstr(words, " / ") + 3;
    text_word(&line, "", o.rank, sizeof o.rank);
    text_word(&line, "", o.verb, sizeof o.verb);
    memcpy(o.price, price, strlen(price));
    memcpy(o.words, words, (size_t)(price - 3 - words));
    return o;
}

/* The verb's number; a new one has a row of its own. */
static int verb_number(FaceVerb *rows, int *count, const OrderLine *line,
                       const char *word) {
    int verb = 1;
    while (verb < *count && !text_equal(rows[verb].word, word)) verb++;
    if (verb == *count)
        rows[(*count)++] = (FaceVerb){.word = word, .rank = rank_of(line->rank)};
    return verb;
}

static void run_order(const Case *c) {
    OrderLine lines[CASE_LINES];
    FaceVerb rows[CASE_LINES + 1] = {{.word = "none"}};
    int rows_count = 1;
    OptionList list = {.count = 0};
    OptionPrice prices[CASE_LINES] = {{0}};
    Scene *scene = scene_new();
    scene_harm(scene, "curse");
    for (int i = 0; i < c->given_count; i++) {
        lines[i] = read_order_line(c->given[i]);
        int verb = verb_number(rows, &rows_count, &lines[i], lines[i].verb);
        line_order_price(scene, lines[i].words, &prices[i]);
        line_order_price(scene, lines[i].price, &prices[i]);
        offer(&list, option_make((uint8_t)verb, (int16_t)i, 0, 0));
    }
    Face face = {.verbs = rows, .verb_count = rows_count};
    Text sorted = TEXT(CASE_TEXT);
    line_order_sort(&face, &list, prices);
    for (int i = 0; i < list.count; i++)
        text_format(&sorted, "%s%s", i > 0 ? ", " : "", lines[list.at[i].arg[0]].words);
    cr_expect_str_eq(sorted.at, c->wanted[0], "%s: %s", c->name, sorted.at);
    scene_free(scene);
}

Test(line_order, lists_options_as_the_page_does) {
    cr_expect_gt(each_case(BAIZE_SOURCE "/tests/order.txt", run_order), 10);
}

/* ---- Titles ------------------------------------------------------------------------ */

static const SceneKind kinds[] = {
    {"old_bridge", "bridge"}, {"way_in", "entrance"}, {"magic_word", "Spell"}};

Test(line_view, people_read_titles_and_no_ids, .init = cr_redirect_stdout) {
    Scene *sc = scene_new();
    View *v = view_new();
    const char *nearest;
    setenv("COLUMNS", "80", 1);
    scene_kinds(sc, kinds, 3);
    scene_map(sc, (SceneMap){"land", "The land", 200, 200, 0});
    scene_space(
        sc, (SceneSpace){
                .index = 0, .map = "land", .label = "1", .kind = "way_in", .region = ""});
    scene_space(
        sc,
        (SceneSpace){
            .index = 1, .map = "land", .label = "2", .kind = "plain_field", .region = ""});
    scene_road(sc, (SceneRoad){0, 1, "old_bridge", "1 coin"});
    scene_road(sc, (SceneRoad){0, 1, "plain_road", ""});
    scene_card(sc, (SceneCard){.id = "diplosi",
                               .title = "Diplosi",
                               .kind = "magic_word",
                               .clause = "SC-1"});
    scene_card(
        sc, (SceneCard){
                .id = "spider", .title = "Spider", .kind = "plain_card", .clause = "SC-2"});
    scene_piece(sc, (ScenePiece){"grunt_1", "Grunt", "g", NULL, "Grunts"});
    view_seat(v, (ViewSeat){"Sam Boater", "sam_b", true, "", "Sam"});
    view_piece(v, 0, "meeple", 0, 1);
    view_piece(v, 0, "grunt_1", OWNER_TABLE, 2);
    Picture p = {sc, v, 0};
    line_view_roads(&p);
    cr_assert(line_view_card(sc, "diplosi", &nearest));
    cr_assert(line_view_card(sc, "spider", &nearest));
    cr_assert(out_flush());
    cr_assert_stdout_eq_str("  1 (entrance): Sam, 2 Grunts -> 2 by bridge, 1 coin; 2\n"
                            "  2: empty -> 1 by bridge, 1 coin; 1\n"
                            "Diplosi [Spell, SC-1]\n"
                            "Spider [SC-2]\n");
    scene_free(sc);
    view_free(v);
}

/* Of several numbers that a track is worth, only the one that counts now; of other marks all
 * that hold. */
Test(line_view, tracks_say_what_they_are_worth_now, .init = cr_redirect_stdout) {
    Scene *sc = scene_new();
    View *v = view_new();
    setenv("COLUMNS", "80", 1);
    scene_track(sc, "training", "Training", 0, 9);
    scene_worth(sc, 2, 1, "point");
    scene_worth(sc, 4, 3, "points");
    scene_worth(sc, 6, 5, "points");
    scene_worth(sc, 8, 8, "points");
    scene_track(sc, "panic", "Panic", 0, 9);
    scene_mark(sc, 3, "Get busy!", "One more action.");
    scene_mark(sc, 4, "Stay inside!", "Nobody arrives.");
    view_seat(v, (ViewSeat){"Sam Boater", "sam", true, "", "Sam"});
    view_seat(v, (ViewSeat){"Ada", "ada", true, "", "Ada"});
    v->mode = "duel";
    v->round = "Day 1";
    v->phase = "";
    view_track(v, 0, "training", 6);
    view_track(v, 1, "training", 0);
    view_track(v, OWNER_TABLE, "panic", 5);
    Error err;
    OpenBox *box = box_open(shelf_need("null", &err), NULL, 0, &err);
    Picture p = {sc, v, 0};
    line_view_print(&p, &box->box);
    cr_assert(out_flush());
    cr_assert_stdout_eq_str("\n== Null == Two people, Day 1\n"
                            "  Sam Boater (you), still to decide; Ada, still to decide\n"
                            "  The table     Panic 5/9 [Get busy!] [Stay inside!]\n"
                            "  You           Training 6/9 [5 points] (8 points at 8)\n"
                            "  Ada           Training 0/9 (1 point at 2)\n");
    box_close(box);
    scene_free(sc);
    view_free(v);
}
