/* Lists of verbs: reading, checking and wording them. See verbs.h. */
#include "engine/marks.h"
#include "engine/verbs.h"

/* One mark or letter; a form in braces is left to the caller. */
static void add_mark(Text *out, char mark, int amount, const char *first,
                     const char *second) {
    switch (mark) {
    case '#': text_format(out, "%d", amount); break;
    case '~': text_format(out, amount > 0 ? "+%d" : "%d", amount); break;
    case '@': text_add(out, first); break;
    case '&': text_add(out, second); break;
    default: text_char(out, mark);
    }
}

void verb_words(Text *out, const char *pattern, int amount, const char *first,
                const char *second) {
    bool one = amount == 1 || amount == -1;
    bool skips = false; /* within the half of a form that does not fit */
    Marking marking;
    for (const char *at = pattern; *at; at++)
        if (*at == '[')
            at = mark_begin(out, at + 1, &marking) - 1;
        else if (*at == ']')
            mark_end(out, &marking, amount);
        else if (*at == '{')
            skips = !one;
        else if (*at == '|')
            skips = one;
        else if (*at == '}')
            skips = false;
        else if (!skips)
            add_mark(out, *at, amount, first, second);
}

void verb_amount(Text *out, const char *pattern, int amount) {
    verb_words(out, pattern, amount, NULL, NULL);
}

/* ---- Reading --------------------------------------------------------------------------- */

enum { WORD_MAX = 32, PART_MAX = 96 };

/* One effect that is being read. */
typedef struct Reader {
    const Verbs *verbs;
    const PackEntry *entry;
    const PackKey *key;
    unsigned where;
    const char *rest;
    Error *err;
} Reader;

bool effects_have(const Effects *list, int verb) {
    for (int i = 0; i < list->count; i++)
        if (list->at[i].verb == verb) return true;
    return false;
}

static bool is_cost(const Reader *r) {
    return r->where & r->verbs->costs;
}

static bool find_verb(Reader *r, int *verb) {
    const char *words[UINT8_MAX];
    char word[WORD_MAX];
    const Verbs *v = r->verbs;
    if (!text_word(&r->rest, "", word, sizeof word))
        return entry_error(r->entry, r->key->line, r->err,
                           "an effect is missing between two commas");
    for (int i = 1; i < v->count; i++) words[i - 1] = v->rows[i].word;
    if (!entry_find(r->entry, r->key->line, "effect",
                    v->spelling ? v->spelling(word) : word, words, v->count - 1, verb,
                    r->err))
        return false;
    ++*verb;
    if (v->rows[*verb].where & r->where) return true;
    return entry_error(r->entry, r->key->line, r->err, "'%s' cannot be used in %s'%s'",
                       v->rows[*verb].word, is_cost(r) ? "the cost of " : "", r->key->key);
}

/* Cuts the next word; a missing one is an error that says what it is. */
static bool need_word(Reader *r, const VerbRow *row, const char *what,
                      char word[WORD_MAX]) {
    if (text_word(&r->rest, "", word, WORD_MAX)) return true;
    return entry_error(r->entry, r->key->line, r->err, "'%s' is missing its %s", row->word,
                       what);
}

static bool read_amount(Reader *r, const VerbRow *row, int8_t *out) {
    char word[WORD_MAX];
    int amount, min = is_cost(r) ? 1 : row->min;
    if (!need_word(r, row, "amount", word)) return false;
    bool right = text_to_int(word, min, row->max, &amount);
    if (!right || (amount == 0 && min < 0))
        return entry_error(r->entry, r->key->line, r->err,
                           "'%s' takes an amount from %d to %d%s, not '%s'", row->word, min,
                           row->max, min < 0 ? " but 0" : "", word);
    *out = (int8_t)amount;
    return true;
}

static const VerbNames *names_of(const Verbs *v, int verb) {
    for (int i = 0; i < v->named_count; i++)
        if (v->named[i].verb == verb) return &v->named[i];
    return NULL;
}

static bool read_names(Reader *r, const VerbRow *row, const VerbNames *names, int8_t *out) {
    char word[WORD_MAX];
    int found, all = 0;
    for (int i = 0; i < names->names; i++) {
        if (!need_word(r, row, names->what, word) ||
            !entry_find(r->entry, r->key->line, names->what, word, names->ids, names->count,
                        &found, r->err))
            return false;
        all = all * names->count + found;
    }
    *out = (int8_t)all;
    return true;
}

static bool read_arguments(Reader *r, const VerbRow *row, Effect *out) {
    const VerbNames *names = names_of(r->verbs, out->verb);
    out->amount = 1;
    if (names) return read_names(r, row, names, &out->amount);
    return (row->min == 0 && row->max == 0) || read_amount(r, row, &out->amount);
}

static bool read_effect(Reader *r, Effect *out) {
    char word[WORD_MAX];
    int verb;
    if (!find_verb(r, &verb)) return false;
    const VerbRow *row = &r->verbs->rows[verb];
    *out = (Effect){.verb = (uint8_t)verb};
    if (!read_arguments(r, row, out)) return false;
    if (!text_word(&r->rest, "", word, sizeof word)) return true;
    return entry_error(r->entry, r->key->line, r->err, "'%s' is not expected after '%s'",
                       word, row->word);
}

bool verbs_read(const Verbs *v, const PackEntry *e, const PackKey *key, const char *words,
                unsigned where, Effects *out, Error *err) {
    char part[PART_MAX];
    *out = (Effects){0};
    while (entry_part(&words, part, sizeof part)) {
        Reader r = {v, e, key, where, part, err};
        Effect effect;
        if (!read_effect(&r, &effect)) return false;
        if (out->count == v->most)
            return entry_error(e, key->line, err, "'%s' has more than %d effects", key->key,
                               v->most);
        if (effects_have(out, effect.verb))
            return entry_error(e, key->line, err, "'%s' appears twice in '%s'",
                               v->rows[effect.verb].word, key->key);
        out->at[out->count++] = effect;
    }
    return true;
}

bool verbs_key(const Verbs *v, const PackEntry *e, const char *key, unsigned where,
               Effects *out, Error *err) {
    const PackKey *k = entry_key(e, key);
    *out = (Effects){0};
    return !k || verbs_read(v, e, k, k->value, where, out, err);
}

/* ---- Writing --------------------------------------------------------------------------- */

static const char *title_of(const Verbs *v, const void *content, const VerbNames *names,
                            int name) {
    return names->titles ? names->titles[name] : v->title(content, names->verb, name);
}

void verbs_write(const Verbs *v, const void *content, Effect effect, VerbSide side,
                 Text *out) {
    const VerbRow *row = &v->rows[effect.verb];
    const char *pattern = side == SIDE_SECOND && row->second ? row->second : row->text;
    const VerbNames *names = names_of(v, effect.verb);
    const char *first = "", *second = "";
    if (names) {
        int last = effect.amount % names->count, before = effect.amount / names->count;
        first = title_of(v, content, names, names->names > 1 ? before : last);
        second = title_of(v, content, names, last);
    }
    verb_words(out, pattern, effect.amount, first, second);
}

void verbs_write_list(const Verbs *v, const void *content, const Effects *list,
                      VerbSide side, Text *out) {
    for (int i = 0; i < list->count; i++) {
        if (i > 0) verb_amount(out, "[!gap , ]", 0);
        verbs_write(v, content, list->at[i], side, out);
    }
}
