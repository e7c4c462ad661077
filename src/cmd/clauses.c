/* Finding clauses in a game's README. */
#include <ctype.h>
#include <string.h>

#include "base/alloc.h"

#include "engine/shelf.h"

#include "cmd/clauses.h"

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

/* The number that starts an item, in capitals, without its marks. */
static bool item_clause(const char *line, char clause[CLAUSE_SIZE]) {
    const char *at = item_words(line);
    if (!at) return false;
    at += strspn(at, "*`[");
    if (!isupper((unsigned char)*at)) return false;

    int length = 0;
    bool digit = false;
    for (; (isalnum((unsigned char)*at) || *at == '-' || *at == '.'); at++) {
        if (length == CLAUSE_SIZE - 1) return false;
        digit = digit || isdigit((unsigned char)*at);
        clause[length++] = (char)toupper((unsigned char)*at);
    }
    if (length > 0 && clause[length - 1] == '.') length--;
    clause[length] = 0;
    return digit;
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
    enum { CLAUSES_MAX = 512 };
    char(*names)[CLAUSE_SIZE] = alloc_zero(sizeof(char[CLAUSES_MAX][CLAUSE_SIZE]));
    const char **known = alloc_zero(CLAUSES_MAX * sizeof *known);
    int count = 0;
    for (const char *line = rules; *line && count < CLAUSES_MAX; line = next_line(line))
        if (item_clause(line, names[count])) {
            known[count] = names[count];
            count++;
        }
    const char *nearest = text_nearest(wanted, known, count);
    if (nearest)
        error_set(err, "There is no clause '%s'; did you mean '%s'?", wanted, nearest);
    else if (count > 0)
        error_set(err, "There is no clause '%s'; expected one such as '%s'.", wanted,
                  known[0]);
    else
        error_set(err, "These rules have no numbered clauses.");
    alloc_free(known);
    alloc_free(names);
}

bool clauses_find(const char *rules, const char *clause, Buffer *out, Error *err) {
    char wanted[CLAUSE_SIZE] = "";
    for (int i = 0; clause[i] && i < CLAUSE_SIZE - 1; i++)
        wanted[i] = (char)toupper((unsigned char)clause[i]);

    char found[CLAUSE_SIZE];
    for (const char *line = rules; *line; line = next_line(line)) {
        if (!item_clause(line, found) || !text_equal(found, wanted)) continue;
        buffer_add_some(out, line, (size_t)(item_end(line) - line));
        return true;
    }
    suggest(rules, wanted, err);
    return false;
}

void clauses_headings(const char *rules, Buffer *out) {
    for (const char *line = rules; *line; line = next_line(line))
        if (*line == '#') buffer_add_some(out, line, (size_t)(next_line(line) - line));
}
