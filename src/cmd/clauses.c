/* Finding clauses in a game's README. */
#include <ctype.h>

#include "engine/shelf.h"

#include "term/out.h"

#include "cmd/clauses.h"
#include "cmd/line_flow.h"

enum { CLAUSE_SIZE = 24 };

const char *clauses_rules(const char *game, Error *err) {
    const Shelf *found = shelf_need(game, err);
    if (!found) return NULL;
    const char *rules = shelf_file(game, "README.md");
    if (!rules) error_set(err, "%s has no rules in this program.", found->game->title);
    return rules;
}

static const char *next_line(const char *line) {
    const char *end = strchr(line, '\n');
    return end ? end + 1 : line + strlen(line);
}

/* Behind the list mark of an item at the left edge, or NULL where there is none. */
static const char *item_words(const char *line) {
    if ((*line != '-' && *line != '*') || line[1] != ' ') return NULL;
    return line + 2;
}

/* Copies letters, digits, '-' and '.', in capitals; returns where it stopped. */
static const char *copy_number(const char *at, Text *out) {
    for (; isalnum((unsigned char)*at) || *at == '-' || *at == '.'; at++)
        text_char(out, (char)toupper((unsigned char)*at));
    return at;
}

/* The number that starts an item, in capitals, without its marks: "SC-42", "RULING 7". */
static bool item_clause(const char *line, char clause[CLAUSE_SIZE]) {
    static const char ruling[] = "Ruling ";
    const char *at = item_words(line);
    Text name = text_over(clause, CLAUSE_SIZE);
    if (!at) return false;
    at += strspn(at, "*`[");
    if (!isupper((unsigned char)*at)) return false;
    if (text_starts(at, ruling)) {
        text_add(&name, "RULING ");
        at += strlen(ruling);
    }
    copy_number(at, &name);
    if (name.length > 0 && clause[name.length - 1] == '.') clause[--name.length] = 0;
    return strpbrk(clause, "0123456789") != NULL;
}

/* Further lines of an item are indented or empty. */
static const char *item_end(const char *line) {
    const char *end = next_line(line);
    const char *last = end;
    while (*last && (*last == ' ' || *last == '\n')) {
        bool blank = *last == '\n';
        last = next_line(last);
        if (!blank) end = last;
    }
    return end;
}

/* The clauses of a README, as candidates for "did you mean". */
static void suggest(const char *rules, const char *wanted, Error *err) {
    Kept known = {0};
    char clause[CLAUSE_SIZE];
    for (const char *line = rules; *line; line = next_line(line))
        if (item_clause(line, clause)) kept_add(&known, clause);
    Text upper = TEXT(CLAUSE_SIZE);
    copy_number(wanted, &upper);
    const char *nearest =
        text_nearest(upper.at, (const char *const *)known.at, known.count);
    if (nearest)
        error_set(err, "There is no clause '%s'; did you mean '%s'?", wanted, nearest);
    else if (known.count > 0)
        error_set(err,
                  "No clause or heading is called '%s', and no clause contains it; "
                  "expected one such as '%s'.",
                  wanted, known.at[0]);
    else
        error_set(err, "These rules have no numbered clauses.");
    kept_free(&known);
}

/* ---- Finding -------------------------------------------------------------------------- */

static bool find_clause(const char *rules, const char *wanted, Buffer *out) {
    char found[CLAUSE_SIZE];
    for (const char *line = rules; *line; line = next_line(line)) {
        if (!item_clause(line, found) || !text_alike(found, wanted)) continue;
        buffer_add_some(out, line, (size_t)(item_end(line) - line));
        return true;
    }
    return false;
}

/* True when the words occur in the first `count` bytes; a line break counts as a space. */
static bool has_words(const char *text, size_t count, const char *words) {
    for (size_t start = 0; start < count; start++) {
        size_t at = start;
        const char *word = words;
        while (*word && at < count) {
            bool space = isspace((unsigned char)text[at]) != 0;
            if (space ? *word != ' '
                      : tolower((unsigned char)text[at]) != tolower((unsigned char)*word))
                break;
            word++;
            if (space)
                while (at < count && isspace((unsigned char)text[at])) at++;
            else
                at++;
        }
        if (!*word) return true;
    }
    return false;
}

/* The chapter under the first heading with these words, up to the next one. */
static bool find_chapter(const char *rules, const char *words, Buffer *out) {
    for (const char *line = rules; *line; line = next_line(line)) {
        const char *end = next_line(line);
        if (!text_starts(line, "##") || !has_words(line, (size_t)(end - line), words))
            continue;
        while (*end && *end != '#') end = next_line(end);
        buffer_add_some(out, line, (size_t)(end - line));
        return true;
    }
    return false;
}

static bool find_mentions(const char *rules, const char *words, Buffer *out) {
    char clause[CLAUSE_SIZE];
    bool found = false;
    for (const char *line = rules; *line; line = next_line(line)) {
        if (!item_clause(line, clause)) continue;
        size_t length = (size_t)(item_end(line) - line);
        if (!has_words(line, length, words)) continue;
        buffer_add_some(out, line, length);
        found = true;
    }
    return found;
}

/* "SC-42" and its like: one word with a digit. Nobody looks for one of these in a text. */
static bool is_number(const char *words) {
    return !strchr(words, ' ') && strpbrk(words, "0123456789");
}

bool clauses_find(const char *rules, const char *words, Buffer *out, Error *err) {
    if (find_clause(rules, words, out)) return true;
    if (!is_number(words) &&
        (find_chapter(rules, words, out) || find_mentions(rules, words, out)))
        return true;
    suggest(rules, words, err);
    return false;
}

/* ---- Printing ------------------------------------------------------------------------- */

/* Lines that are printed as they are: tables, examples, headings. */
static bool stands_as_is(const char *line) {
    return *line == '|' || *line == '#' || *line == '\n' || text_starts(line, "    ") ||
           text_starts(line, "```");
}

/* A paragraph or an item ends before the next item and before what stands as it is. */
static const char *paragraph_end(const char *line) {
    line = next_line(line);
    while (*line && !stands_as_is(line) && !item_words(line)) line = next_line(line);
    return line;
}

void clauses_print(const char *rules) {
    bool fenced = false; /* between two lines of ``` */
    for (const char *line = rules; *line;) {
        if (text_starts(line, "```")) fenced = !fenced;
        bool as_is = fenced || stands_as_is(line);
        const char *end = as_is ? next_line(line) : paragraph_end(line);
        Buffer part = {0};
        buffer_add_some(&part, line, (size_t)(end - line));
        if (as_is)
            out_words(part.data);
        else
            line_wrap(part.data, item_words(line) ? 2 : 0);
        buffer_free(&part);
        line = end;
    }
}

void clauses_print_headings(const char *rules) {
    for (const char *line = rules; *line; line = next_line(line)) {
        int depth = (int)strspn(line, "#"), indent = 2 * max_int(0, depth - 1);
        if (depth == 0) continue;
        Buffer words = {0};
        buffer_add_some(&words, line + depth, (size_t)(next_line(line) - line - depth));
        out("%*s", indent, "");
        line_wrap_after(indent, words.data, indent + 2);
        buffer_free(&words);
    }
}
