/* Marks in words; see marks.h. What a mark says is "gain 3 water", "@card:17" or "arrow". */
#include <string.h>

#include "base/require.h"

#include "engine/marks.h"

const char *mark_begin(Text *out, const char *at, Marking *m) {
    const char *space = strchr(at, ' ');
    REQUIRE(space);
    text_char(out, MARK_BEGINS);
    *m = (Marking){at, (int)(space - at), out->length};
    return space + 1;
}

/* The first number in the words, with its sign if it has one. */
static bool find_figure(const char *words, int *figure, bool *has_sign) {
    const char *at = words;
    while (*at && (*at < '0' || *at > '9')) at++;
    if (!*at) return false;
    char before = at > words ? at[-1] : ' ';
    *has_sign = before == '+' || before == '-';
    *figure = 0;
    while (*at >= '0' && *at <= '9') *figure = *figure * 10 + (*at++ - '0');
    if (before == '-') *figure = -*figure;
    return true;
}

void mark_end(Text *out, const Marking *m, int amount) {
    const char *says = m->says;
    int length = m->length;
    bool has_sign = false;
    find_figure(out->at + m->start, &amount, &has_sign);
    const char *as = *says == '-'   ? "cost"
                     : *says == '+' ? "earn"
                     : has_sign     ? "gain"
                                    : "told";
    bool prefixed = *says == '-' || *says == '+' || *says == '!';
    if (prefixed) says++, length--;
    text_char(out, MARK_SAYS);
    if (m->says[0] != '!' && m->says[0] != '@') text_format(out, "%s %d ", as, amount);
    text_add_some(out, says, length);
    text_char(out, MARK_ENDS);
}

void mark_thing(Text *out, Ref thing, const char *words) {
    text_char(out, MARK_BEGINS);
    text_add(out, words);
    text_char(out, MARK_SAYS);
    text_char(out, '@');
    ref_words(thing, out);
    text_char(out, MARK_ENDS);
}

void mark_as(Text *out, const char *words, const char *as, const char *other) {
    text_format(out, "%c%s%c%s:%s%c", MARK_BEGINS, words, MARK_SAYS, as, other, MARK_ENDS);
}

void mark_arrow(Text *out) {
    mark_as(out, " -> ", "arrow", "for");
}

/* All these words have four letters. */
static void recast(char *at, const char *was, const char *is) {
    for (; *at; at++)
        if (*at == MARK_SAYS && !strncmp(at + 1, was, 4)) memcpy(at + 1, is, 4);
}

void marks_lost(Text *out, int from) {
    recast(out->at + from, "gain", "lost");
    recast(out->at + from, "earn", "told");
}

void mark_earned(Text *out) {
    recast(out->at, "gain", "earn");
}

bool mark_is_figure(const char *says) {
    static const char *const begins[] = {"cost ", "gain ", "earn ",
                                         "told ", "lost ", "sign:"};
    for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
        if (!strncmp(says, begins[i], strlen(begins[i]))) return true;
    return false;
}

bool mark_earns(const char *words) {
    const char *says = strchr(words, MARK_SAYS);
    return says && text_starts(says + 1, "earn ");
}

bool mark_names(const char *words, Ref thing) {
    Text name = TEXT(96);
    text_char(&name, '@');
    ref_words(thing, &name);
    while ((words = strchr(words, MARK_SAYS)))
        if (text_starts(++words, name.at) && words[name.length] == MARK_ENDS) return true;
    return false;
}

enum { SAID_BYTES = 4096, DEPTH = 4 };

/* Letters as scripts count them, in UTF-16. */
static int letters(unsigned char byte) {
    if ((byte & 0xC0) == 0x80) return 0;
    return byte >= 0xF0 ? 2 : 1;
}

/* "2x", "dice" or both: how an amount is printed, and that it is thrown. */
static void manner_json(Json *j, const char *says) {
    char word[12];
    while (text_word(&says, ",", word, sizeof word))
        if (text_equal(word, "dice"))
            json_put_bool(j, "dice", true);
        else
            json_put_string(j, "figure", word);
}

static bool has_other(const char *as) {
    static const char *const all[] = {"many", "brief", "row", "sign", "term", "arrow"};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (text_equal(as, all[i])) return true;
    return false;
}

/* "gain 3 water", "cost 2 food:2x", "gap", "many:cards" */
static void amount_json(Json *j, const char *says) {
    char as[8], figure[12], unit[40];
    int amount = 0;
    if (!text_word(&says, ":", as, sizeof as)) return;
    json_put_string(j, "as", as);
    if (has_other(as)) {
        if (*says) json_put_string(j, "other", says);
        return;
    }
    if (!text_word(&says, "", figure, sizeof figure)) return;
    text_to_int(figure, -100000, 100000, &amount);
    json_put_int(j, "amount", amount);
    if (text_word(&says, ":", unit, sizeof unit)) json_put_string(j, "unit", unit);
    manner_json(j, says);
}

static void mark_json(Json *j, int from, int to, const char *says, int length) {
    Text words = TEXT(96);
    text_add_some(&words, says, length);
    json_put_object(j, NULL);
    json_put_ints(j, "from", from, "to", to, NULL);
    if (*words.at == '@')
        json_put_string(j, "ref", words.at + 1);
    else
        amount_json(j, words.at);
    json_end(j, '}');
}

/* What follows a figure, at `at`: a comma before the next mark, which icons do not need, or the
 * beginning of something else. Patterns need not mark these: they are the same in all of them. */
static void joint_json(Json *j, const char *words, int at) {
    int comma = 0;
    while (words[comma] == ',' || words[comma] == ' ') comma++;
    if (comma && words[comma] == MARK_BEGINS)
        mark_json(j, at, at + comma, "joint", 5);
    else if (!strncmp(words, "; ", 2))
        mark_json(j, at, at + 2, "break", 5);
}

static void marks_json(Json *j, const char *words) {
    int at = 0, depth = 0, from[DEPTH] = {0};
    for (; *words; words++) {
        const char *end = strchr(words, MARK_ENDS);
        if (*words == MARK_BEGINS) {
            REQUIRE(depth < DEPTH);
            from[depth++] = at;
        } else if (*words == MARK_SAYS && depth && end) {
            mark_json(j, from[--depth], at, words + 1, (int)(end - words - 1));
            if (!depth && mark_is_figure(words + 1)) joint_json(j, end + 1, at);
            words = end;
        } else {
            at += letters((unsigned char)*words);
        }
    }
}

void said_json(Json *j, const char *key, const char *words) {
    Text plain = TEXT(SAID_BYTES), marks = TEXT(48);
    if (words) text_add(&plain, words);
    json_put_string(j, key, plain.at);
    if (!words || !strchr(words, MARK_BEGINS)) return;
    text_format(&marks, "%s_marks", key);
    json_put_list(j, marks.at);
    marks_json(j, words);
    json_end(j, ']');
}
