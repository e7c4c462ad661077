/* What a person can type at the table: an option by its number or its words, or one of the
 * commands below. Wrong input costs one sentence and nothing else. */
#include <stdio.h>
#include <strings.h>

#include "sitting/hint.h"

#include "term/out.h"

#include "cmd/clauses.h"
#include "cmd/line_news.h"
#include "cmd/line_order.h"
#include "cmd/line_flow.h"
#include "cmd/line_view.h"
#include "cmd/play.h"

/* No option or command is longer than ANSWER_MAX. */
enum { LOG_LINES = 20, WORDS_SIZE = 300, ANSWER_MAX = 120 };

typedef struct TableCommand {
    const char *word;
    const char *usage;
    const char *about;
    Reply (*run)(LineTable *t);
} TableCommand;

static Reply say(const Error *err) {
    line_wrap(err->words, 0);
    return REPLY_AGAIN;
}

/* ---- The commands ------------------------------------------------------------------------ */

static Reply do_look(LineTable *t) {
    (void)t;
    return REPLY_LOOK;
}

static Reply do_map(LineTable *t) {
    Picture p = line_look(t, t->seat);
    line_view_roads(&p);
    return REPLY_AGAIN;
}

static Reply do_card(LineTable *t) {
    Error err;
    const char *nearest;
    if (*t->rest == 0)
        error_set(&err, "Which card? Type its title after 'card'.");
    else if (line_view_card(t->scene, t->rest, &nearest))
        return REPLY_AGAIN;
    else if (nearest)
        error_set(&err, "No card is called '%s'; did you mean '%s'?", t->rest, nearest);
    else
        error_set(&err, "No card is called '%s'.", t->rest);
    return say(&err);
}

/* A person alone at the table may go past chance and the automa, by saying so. */
static Reply do_undo(LineTable *t) {
    Error err;
    bool alone = match_state(t->match)->seat_count == 1;
    bool past = alone && text_equal(t->rest, "anyway");
    if (match_undo(t->match, t->seat, past, &err)) {
        out("Taken back.\n");
        return REPLY_PLAYED;
    }
    say(&err);
    if (alone && !past && match_moves(t->match) > 0)
        line_wrap("`undo anyway` goes past that; the record will say so.", 0);
    return REPLY_AGAIN;
}

/* The clauses of what is offered, each once. */
static void print_clauses_here(LineTable *t) {
    const Face *face = t->box->shelf->face;
    const char *last = "";
    Buffer words = {0};
    buffer_add(&words, "The choices here:");
    for (int i = 0; i < t->list.count; i++) {
        if (!t->list.at[i].verb) continue; /* gone */
        const char *clause = face->verbs[t->list.at[i].verb].clause;
        if (!text_equal(clause, last)) buffer_format(&words, " %s", clause);
        last = clause;
    }
    line_wrap(words.data, 2);
    buffer_clear(&words);
    buffer_format(&words,
                  "`rules WORDS` prints a clause, a ruling or what stands under a heading; "
                  "`baize rules %s` prints all.",
                  t->box->box.game->name);
    line_wrap(words.data, 0);
    buffer_free(&words);
}

static Reply do_rules(LineTable *t) {
    Error err;
    Buffer found = {0};
    const char *rules = clauses_rules(t->box->box.game->name, &err);
    if (!rules) return say(&err);
    if (*t->rest == 0) {
        clauses_print_headings(rules);
        print_clauses_here(t);
    } else if (clauses_find(rules, t->rest, &found, &err)) {
        clauses_print(found.data);
    } else {
        say(&err);
    }
    buffer_free(&found);
    return REPLY_AGAIN;
}

/* What belongs to one move, after its number. */
static void print_log_line(int move, News *news) {
    char mark[20];
    snprintf(mark, sizeof mark, "%5d  ", move);
    line_news(news, mark);
}

static Reply do_log(LineTable *t) {
    const Match *m = t->match;
    int count = match_event_count(m), move = 0;
    bool all = text_equal(t->rest, "all");
    News news = {0};
    for (int i = all ? 0 : max_int(0, count - LOG_LINES); i < count; i++) {
        Text words = TEXT_MARKED(NEWS_SIZE);
        match_event_words(m, i, t->seat, &words);
        if (words.length == 0) continue;
        if (match_event_move(m, i) != move || !news_add(&news, words.at)) {
            print_log_line(move, &news);
            news_add(&news, words.at);
        }
        move = match_event_move(m, i);
    }
    print_log_line(move, &news);
    return REPLY_AGAIN;
}

/* A copy of this moment; the match itself goes on under its own name. */
static Reply do_save(LineTable *t) {
    Error err;
    if (*t->rest == 0) {
        if (t->unsaved.words[0])
            error_set(&err, "It is NOT saved. %s", t->unsaved.words);
        else
            error_set(&err,
                      "It is saved as %s after every move; `save NAME` keeps a copy of "
                      "this moment.",
                      t->save.name);
        return say(&err);
    }
    if (!saves_keep(t->match, t->rest, &err)) return say(&err);
    error_set(&err, "Kept. Come back to this moment with: baize play --resume %s", t->rest);
    return say(&err);
}

static Reply do_guide(LineTable *t) {
    t->guides = !t->guides;
    for (int kind = 0; kind < GUIDED_KINDS; kind++) t->guided[kind] = false;
    out(t->guides ? "The guide is on: it explains each kind of question.\n"
                  : "The guide is off; `help` still explains a question.\n");
    return REPLY_AGAIN;
}

/* What the bot `keen` would do here, from what this seat may know, and no more than that. */
static Reply do_hint(LineTable *t) {
    static const char *const before[HINTS_MAX] = {"", ". Next best: ", "; "};
    Hint hints[HINTS_MAX];
    int count = hint_options(t->sitting, t->seat, match_now_ms(t->match), hints);
    Text line = TEXT(4 * WORDS_SIZE);
    text_add(&line, "The bot `keen` would take ");
    for (int i = 0; i < count; i++) {
        Text words = TEXT(WORDS_SIZE);
        match_option_words(t->match, t->seat, hints[i].option, &words);
        text_format(&line, "%s%d, %s", before[i],
                    line_order_number(&t->list, hints[i].option), words.at);
        if (!*hints[i].words) continue;
        text_format(&line, " (%s", hints[i].words);
        if (hints[i].behind > 0)
            text_format(&line, ", by %d of 100 points", hints[i].behind);
        text_add(&line, ")");
    }
    text_add(&line, ".");
    line_wrap(line.at, 0);
    return REPLY_AGAIN;
}

static Reply do_quit(LineTable *t) {
    (void)t;
    return REPLY_LEAVE;
}

static Reply do_load(LineTable *t) {
    (void)t;
    out("To open another match, `quit` and run: baize play --resume NAME.\n");
    return REPLY_AGAIN;
}

static Reply do_why(LineTable *t) {
    if (*t->rest == 0)
        why_all(t);
    else
        why_words(t, t->rest);
    return REPLY_AGAIN;
}

static Reply do_help(LineTable *t);

static const TableCommand table_commands[] = {
    {"look", "look", "show the whole table again", do_look},
    {"map", "map", "every place with the roads from it; tiles, and what they do", do_map},
    {"card", "card TITLE", "what a card says", do_card},
    {"why", "why [WORDS]", "what is not possible now, and why; or just one thing", do_why},
    {"rules", "rules [WORDS]", "the rules that apply now; or a clause, a ruling, a heading",
     do_rules},
    {"log", "log [all]", "what happened recently, or since the start", do_log},
    {"undo", "undo", "take back your last choice", do_undo},
    {"save", "save NAME", "keep a copy of this moment", do_save},
    {"guide", "guide", "turn the explanations on or off", do_guide},
    {"hint", "hint", "what the bot `keen` would do", do_hint},
    {"quit", "quit", "leave; the match is saved", do_quit},
    {"help", "help", "this list", do_help},
    /* What people type elsewhere; not in the list. */
    {"?", NULL, NULL, do_help},
    {"q", NULL, NULL, do_quit},
    {"exit", NULL, NULL, do_quit},
    {"load", NULL, NULL, do_load},
    {"resume", NULL, NULL, do_load},
};
enum { TABLE_COMMANDS = (int)(sizeof table_commands / sizeof table_commands[0]) };

static void show_command(const TableCommand *c) {
    enum { ABOUT_COLUMN = 18 };
    out("  %-*s", ABOUT_COLUMN - 2, c->usage);
    line_wrap_after(ABOUT_COLUMN, c->about, ABOUT_COLUMN);
}

static Reply do_help(LineTable *t) {
    const Face *face = t->box->shelf->face;
    const State *s = match_state(t->match);
    const char *guide = face->guide ? face->guide(s, s->asked[t->seat].kind) : NULL;
    if (guide) line_wrap(guide, 0);
    Text words = TEXT(120);
    if (t->list.count == 1)
        text_add(&words, "Answer with 1 or with the words of the option. Or:");
    else
        text_format(&words,
                    "Answer with a number from 1 to %d or with the words of an option. Or:",
                    t->list.count);
    line_wrap(words.at, 0);
    for (int i = 0; i < TABLE_COMMANDS; i++)
        if (table_commands[i].usage) show_command(&table_commands[i]);
    return REPLY_AGAIN;
}

/* ---- One line ---------------------------------------------------------------------------- */

static Reply play_option(LineTable *t, Option o) {
    Error err;
    if (!live_answer(t, o, &err)) return say(&err);
    line_mark_stale(t, t->seat);
    return REPLY_PLAYED;
}

static const TableCommand *find_command(const char *line, const char **rest) {
    for (int i = 0; i < TABLE_COMMANDS; i++) {
        size_t length = strlen(table_commands[i].word);
        if (strncasecmp(line, table_commands[i].word, length) != 0) continue;
        if (line[length] != 0 && line[length] != ' ') continue;
        *rest = line + length + strspn(line + length, " ");
        return &table_commands[i];
    }
    return NULL;
}

/* How well a line names an option: lower case will do, and so will its beginning. */
typedef enum Likeness { UNLIKE, LIKE_BEGINNING, LIKE_ALL } Likeness;

static Likeness likeness(const LineTable *t, Option o, const char *line) {
    Text words = TEXT(WORDS_SIZE);
    match_option_words(t->match, t->seat, o, &words);
    size_t length = strlen(line);
    if (strncasecmp(words.at, line, length) != 0) return UNLIKE;
    return words.at[length] ? LIKE_BEGINNING : LIKE_ALL;
}

/* The option that a line names; `count` is how many it could be. */
static const Option *find_alike(LineTable *t, const char *line, int *count) {
    const Option *found = NULL;
    *count = 0;
    for (int i = 0; i < t->list.count; i++) {
        const Option *o = &t->list.at[i];
        if (!o->verb) continue; /* gone */
        Likeness like = likeness(t, *o, line);
        if (like == UNLIKE) continue;
        found = o;
        if (like == LIKE_ALL) {
            *count = 1;
            return o;
        }
        ++*count;
    }
    return found;
}

/* An option's words, a command, or what begins or resembles one of them. */
static Reply answer_words(LineTable *t, const char *line) {
    Error err;
    Option o;
    int alike;
    if (match_find_words(t->match, t->seat, line, &o, &err)) return play_option(t, o);
    const TableCommand *command = find_command(line, &t->rest);
    if (command) return command->run(t);

    const Option *named = find_alike(t, line, &alike);
    if (alike == 1) return play_option(t, *named);
    if (alike == 0) return why_not(t, line) ? REPLY_AGAIN : say(&err);
    error_set(&err,
              "%d options begin with '%s'; type more of the one you want, or its number.",
              alike, line);
    return say(&err);
}

Reply answer_line(LineTable *t, const char *line) {
    Error err;
    Option taught;
    if (!*line && match_lesson_option(t->match, t->seat, &taught))
        return play_option(t, taught);
    int number;
    Text numbers = TEXT(40);
    text_format(&numbers, t->list.count == 1 ? "1" : "a number from 1 to %d",
                t->list.count);
    if (*line == 0 || strlen(line) > ANSWER_MAX) {
        out("%s %s, or `help`.\n", *line ? "That is not an answer; type" : "Type",
            numbers.at);
        return REPLY_AGAIN;
    }
    if (text_to_int(line, 1, t->list.count, &number) && t->list.at[number - 1].verb)
        return play_option(t, t->list.at[number - 1]);
    if (strspn(line, "-0123456789") < strlen(line)) return answer_words(t, line);
    error_set(&err, "There is no option %s; type %s.", line, numbers.at);
    return say(&err);
}
