/* What a game's content.c asks of entries: their keys as words, numbers and choices, each
 * with the sentence that is due when it is wrong. */
#include "engine/pack.h"

/* ---- Errors -------------------------------------------------------------------------- */

bool entry_error(const PackEntry *e, int line, Error *err, const char *format, ...) {
    if (!err) return false;
    Error sentence; /* apart: the arguments may lie in err itself */
    Text words = text_over(sentence.words, sizeof sentence.words);
    text_format(&words, "%s:%d: %s '%s': ", e->file, line ? line : e->line, e->kind, e->id);
    va_list arguments;
    va_start(arguments, format);
    text_format_list(&words, format, arguments);
    va_end(arguments);
    *err = sentence;
    return false;
}

bool entry_fits(const PackEntry *e, int count, int most, const char *what, Error *err) {
    return count <= most || entry_error(e, 0, err, "there are more than %d %s", most, what);
}

/* After a typing mistake a longer list does not help. */
enum { NAMED_MAX = 8 };

static bool unknown_word(const PackEntry *e, int line, const char *what, const char *word,
                         const char *const *words, int count, Error *err) {
    const char *nearest = text_nearest(word, words, count);
    if (nearest)
        return entry_error(e, line, err, "no %s is called '%s'; did you mean '%s'?", what,
                           word, nearest);
    if (count > NAMED_MAX)
        return entry_error(e, line, err, "no %s is called '%s'", what, word);
    Text all = TEXT(200);
    for (int i = 0; i < count; i++) text_format(&all, "%s%s", i ? ", " : "", words[i]);
    return entry_error(e, line, err, "no %s is called '%s'; expected one of: %s", what,
                       word, all.at);
}

/* ---- All packs together -------------------------------------------------------------- */

static const PackEntry *find_entry(const Pack *pack, const PackEntry *like) {
    for (int i = 0; i < pack->entry_count; i++) {
        const PackEntry *e = &pack->entries[i];
        if (text_equal(e->id, like->id) && text_equal(e->kind, like->kind)) return e;
    }
    return NULL;
}

static bool is_in_earlier(const Pack *packs, int place, const PackEntry *e) {
    for (int i = 0; i < place; i++)
        if (find_entry(&packs[i], e)) return true;
    return false;
}

/* The last pack that has the entry decides. */
static const PackEntry *latest(const Pack *packs, int count, const PackEntry *e) {
    for (int i = count - 1; i > 0; i--) {
        const PackEntry *found = find_entry(&packs[i], e);
        if (found) return found;
    }
    return e;
}

const PackEntry *pack_find(const Pack *packs, int count, const char *kind, const char *id) {
    const PackEntry *last = NULL, like = {.kind = kind, .id = id};
    for (int i = count - 1; i >= 0 && !last; i--) last = find_entry(&packs[i], &like);
    return last && !entry_key(last, "left_out") ? last : NULL;
}

/* An entry that removes another has the same name, says so, and has no other keys. */
static bool check_left_out(const PackEntry *e, bool earlier, Error *err) {
    const PackKey *key = entry_key(e, "left_out");
    if (!key) return true;
    if (!text_equal(key->value, "yes"))
        return entry_error(e, key->line, err, "'left_out' is either 'yes' or absent");
    if (e->key_count > 1)
        return entry_error(e, key->line, err, "what is left out has no other keys");
    if (earlier) return true;
    return entry_error(e, 0, err, "no earlier pack has this, so it cannot be left out");
}

static bool visit(const Pack *packs, int count, int place, const char *const *kinds,
                  int kind_count, bool (*each)(const PackEntry *, void *, Error *),
                  void *context, Error *err) {
    for (int i = 0; i < packs[place].entry_count; i++) {
        const PackEntry *e = &packs[place].entries[i];
        int kind;
        if (kinds &&
            !entry_find(e, 0, "kind of entry", e->kind, kinds, kind_count, &kind, err))
            return false;
        bool earlier = is_in_earlier(packs, place, e);
        if (!check_left_out(e, earlier, err)) return false;
        if (earlier) continue;
        const PackEntry *last = latest(packs, count, e);
        if (entry_key(last, "left_out")) continue;
        if (!each(last, context, err)) return false;
    }
    return true;
}

bool pack_each(const Pack *packs, int count, const char *const *kinds, int kind_count,
               bool (*each)(const PackEntry *entry, void *context, Error *err),
               void *context, Error *err) {
    for (int i = 0; i < count; i++)
        if (!visit(packs, count, i, kinds, kind_count, each, context, err)) return false;
    return true;
}

/* ---- Keys ---------------------------------------------------------------------------- */

const PackKey *entry_key(const PackEntry *e, const char *key) {
    for (int i = 0; i < e->key_count; i++)
        if (text_equal(e->keys[i].key, key)) return &e->keys[i];
    return e->lender ? entry_key(e->lender, key) : NULL;
}

static int place_of(const char *word, const char *const *words, int count) {
    for (int i = 0; i < count; i++)
        if (text_equal(word, words[i])) return i;
    return -1;
}

/* What every entry may have. */
static const char *const common_keys[] = {"source", "invented", "inferred", "rare"};
enum { COMMON_KEYS = sizeof common_keys / sizeof *common_keys };

bool entry_keys(const PackEntry *e, const char *const *keys, int count, Error *err) {
    for (int i = 0; i < e->key_count; i++) {
        const char *key = e->keys[i].key;
        if (place_of(key, common_keys, COMMON_KEYS) >= 0 || place_of(key, keys, count) >= 0)
            continue;
        return unknown_word(e, e->keys[i].line, "key", key, keys, count, err);
    }
    return true;
}

static bool missing(const PackEntry *e, const char *key, Error *err) {
    return entry_error(e, 0, err, "the key '%s' is missing", key);
}

bool entry_text(const PackEntry *e, const char *key, const char *fallback, const char **out,
                Error *err) {
    const PackKey *found = entry_key(e, key);
    if (!found && !fallback) return missing(e, key, err);
    *out = found ? found->value : fallback;
    return true;
}

bool entry_int_or(const PackEntry *e, const char *key, int min, int max, int *out,
                  Error *err) {
    const PackKey *found = entry_key(e, key);
    if (!found || text_to_int(found->value, min, max, out)) return true;
    return entry_error(e, found->line, err, "'%s' is a number from %d to %d, not '%s'", key,
                       min, max, found->value);
}

/* ---- Titles -------------------------------------------------------------------------- */

/* Longer ones are cut where options are shown, and then two of them may read alike. */
enum { TITLE_MAX = 60, TITLED_MAX = 1000 };

/* Nobody sees by which spaces two titles differ, and a terminal obeys a carriage return. */
static bool has_single_spaces(const char *words) {
    for (; *words; words++) {
        if (*words == '\t' || *words == '\r') return false;
        if (words[0] == ' ' && words[1] == ' ') return false;
    }
    return true;
}

bool entry_title_words(const PackEntry *e, int line, const char *words, Error *err) {
    const char *bar = strchr(words, '|'), *tilde = strchr(words, '~');
    const char *reserved = bar ? bar : tilde;
    if (reserved)
        return entry_error(e, line, err,
                           "'%s' holds '%c', which records keep for themselves", words,
                           *reserved);
    if (!has_single_spaces(words))
        return entry_error(e, line, err, "a title has single spaces between its words");
    if (strlen(words) > TITLE_MAX)
        return entry_error(e, line, err, "a title has at most %d letters", TITLE_MAX);
    return true;
}

bool entry_title(const PackEntry *e, const char **out, Error *err) {
    return entry_text(e, "title", NULL, out, err) &&
           entry_title_words(e, entry_key(e, "title")->line, *out, err);
}

typedef struct Titled {
    const Pack *packs;
    int pack_count;
    const char *const *kinds; /* NULL: all */
    int kind_count;
    int count;
    const PackEntry *at[TITLED_MAX];
} Titled;

static int pack_place(const Titled *t, const PackEntry *e) {
    int place = 0;
    while (place < t->pack_count && t->packs[place].file != e->file) place++;
    return place;
}

/* Of two entries the one in the later pack is the mistake: the others came first. */
static bool blame(const Titled *t, const PackEntry *e, const PackEntry *other, Error *err) {
    bool swap = pack_place(t, other) > pack_place(t, e);
    const PackEntry *guilty = swap ? other : e, *first = swap ? e : other;
    return entry_error(guilty, entry_key(guilty, "title")->line, err,
                       "the %s '%s' has this title already", first->kind, first->id);
}

static bool take_title(const PackEntry *e, void *context, Error *err) {
    Titled *taken = context;
    const PackKey *title = entry_key(e, "title");
    if (!title || (taken->kinds && place_of(e->kind, taken->kinds, taken->kind_count) < 0))
        return true;
    for (int i = 0; i < taken->count; i++) {
        const PackEntry *other = taken->at[i];
        if (text_alike(entry_key(other, "title")->value, title->value))
            return blame(taken, e, other, err);
    }
    if (taken->count < TITLED_MAX) taken->at[taken->count++] = e;
    return true;
}

bool pack_titles_of(const Pack *packs, int count, const char *const *kinds, int kind_count,
                    Error *err) {
    Titled taken = {
        .packs = packs, .pack_count = count, .kinds = kinds, .kind_count = kind_count};
    return pack_each(packs, count, NULL, 0, take_title, &taken, err);
}

bool pack_titles(const Pack *packs, int count, Error *err) {
    return pack_titles_of(packs, count, NULL, 0, err);
}

bool entry_int(const PackEntry *e, const char *key, int min, int max, int *out,
               Error *err) {
    if (!entry_key(e, key)) return missing(e, key, err);
    return entry_int_or(e, key, min, max, out, err);
}

bool entry_find(const PackEntry *e, int line, const char *what, const char *word,
                const char *const *words, int count, int *out, Error *err) {
    int place = place_of(word, words, count);
    if (place < 0) return unknown_word(e, line, what, word, words, count, err);
    *out = place;
    return true;
}

bool entry_named(const PackEntry *e, const char *key, const char *what,
                 const char *const *words, int count, int *out, Error *err) {
    const PackKey *found = entry_key(e, key);
    if (!found) return missing(e, key, err);
    return entry_find(e, found->line, what, found->value, words, count, out, err);
}

bool entry_choice(const PackEntry *e, const char *key, const char *const *words, int count,
                  int *out, Error *err) {
    return entry_named(e, key, key, words, count, out, err);
}

bool entry_part(const char **rest, char *part, size_t size) {
    const char *start = *rest;
    while (*start == ' ' || *start == '\t') start++;
    if (!*start) return false;
    const char *comma = strchr(start, ',');
    Text cut = text_over(part, size);
    text_add_some(&cut, start, (int)(comma ? (size_t)(comma - start) : strlen(start)));
    text_trim_end(part);
    *rest = comma ? comma + 1 : "";
    return true;
}

bool entry_each_part(const PackEntry *e, const char *key, PartReader each, void *context,
                     Error *err) {
    const PackKey *found = entry_key(e, key);
    const char *rest = found ? found->value : "";
    char part[64];
    while (entry_part(&rest, part, sizeof part))
        if (!each(e, found, part, context, err)) return false;
    return true;
}

bool entry_numbers(const PackEntry *e, const char *key, int count, int min, int max,
                   int16_t *out, Error *err) {
    const char *rest = "";
    char part[16];
    int number, found = 0;
    bool fine = true;
    if (!entry_text(e, key, NULL, &rest, err)) return false;
    while (fine && entry_part(&rest, part, sizeof part)) {
        fine = found < count && text_to_int(part, min, max, &number);
        if (fine) out[found++] = (int16_t)number;
    }
    if (fine && found == count) return true;
    return entry_error(e, entry_key(e, key)->line, err,
                       "'%s' is %d numbers from %d to %d, with commas between", key, count,
                       min, max);
}

bool entry_at(const PackEntry *e, int width, int height, int *x, int *y, Error *err) {
    const char *rest = "";
    char across[16] = "", down[16] = "", more[16];
    if (!entry_text(e, "at", NULL, &rest, err)) return false;
    entry_part(&rest, across, sizeof across);
    entry_part(&rest, down, sizeof down);
    if (text_to_int(across, 0, width, x) && text_to_int(down, 0, height, y) &&
        !entry_part(&rest, more, sizeof more))
        return true;
    return entry_error(e, entry_key(e, "at")->line, err,
                       "'at' is two numbers, up to %d and %d, with a comma between", width,
                       height);
}

/* ---- Where an entry comes from ------------------------------------------------------- */

static const char *const source_words[] = {"rulebook", "public", "inferred", "invented"};

const char *source_word(Source s) {
    return source_words[s];
}

const char *source_mark(Source s, const char *invented) {
    bool known = s == SOURCE_RULEBOOK || s == SOURCE_PUBLIC;
    return known && invented[0] ? "partly" : source_words[s];
}

/* `invented = coins, needs` names keys of the same entry, and `inferred` does too. */
static bool check_named_key(const PackEntry *e, const PackKey *key, const char *part,
                            void *context, Error *err) {
    (void)context;
    if (entry_key(e, part)) return true;
    return entry_error(e, key->line, err,
                       "'%s' names the key '%s', which the entry does not have", key->key,
                       part);
}

bool entry_source(const PackEntry *e, Source *out, Error *err) {
    int place = SOURCE_RULEBOOK;
    int count = sizeof source_words / sizeof *source_words;
    if (!entry_choice(e, "source", source_words, count, &place, err)) return false;
    *out = (Source)place;
    return entry_each_part(e, "invented", check_named_key, NULL, err) &&
           entry_each_part(e, "inferred", check_named_key, NULL, err);
}

/* ---- Entries by their rows ------------------------------------------------------------ */

typedef struct Pass {
    const EntryRow *rows;
    int count, number;
    Loader *loader;
} Pass;

/* The kind is known, so only an id can be wrong. */
static const EntryRow *find_row(const Pass *pass, const PackEntry *e, Error *err) {
    const char *ids[ENTRY_ROWS_MAX];
    int count = 0;
    for (int i = 0; i < pass->count; i++) {
        const EntryRow *row = &pass->rows[i];
        if (!text_equal(row->kind, e->kind)) continue;
        if (!row->id || text_equal(row->id, e->id)) return row;
        ids[count++] = row->id;
    }
    unknown_word(e, 0, "entry", e->id, ids, count, err);
    return NULL;
}

static bool read_by_row(const PackEntry *e, void *context, Error *err) {
    const Pass *pass = context;
    const EntryRow *row = find_row(pass, e, err);
    if (!row) return false;
    Source source;
    int keys = 0;
    while (keys < ENTRY_KEYS_MAX && row->keys[keys]) keys++;
    if (pass->number == 0 &&
        (!entry_keys(e, row->keys, keys, err) || !entry_source(e, &source, err)))
        return false;
    return !row->read[pass->number] || row->read[pass->number](pass->loader, e, err);
}

bool pack_entries(const Pack *packs, int count, const EntryRow *rows, int row_count,
                  bool (*between)(const Loader *l, Error *err), Loader *l, Error *err) {
    const char *kinds[ENTRY_ROWS_MAX];
    Pass pass = {rows, row_count, 0, l};
    REQUIRE(row_count <= ENTRY_ROWS_MAX);
    for (int i = 0; i < row_count; i++) {
        kinds[i] = rows[i].kind;
        if (rows[i].id && !pack_find(packs, count, kinds[i], rows[i].id))
            return error_set(err, "The packs have no entry [%s %s].", kinds[i], rows[i].id);
    }
    for (; pass.number < ENTRY_PASSES; pass.number++) {
        if (!pack_each(packs, count, kinds, row_count, read_by_row, &pass, err))
            return false;
        if (pass.number == 0 && between && !between(l, err)) return false;
    }
    return true;
}
