/*
 * The pack reader: text into entries. It reads from a copy of the text that it cuts into
 * strings in place; entries and keys point into that copy. What keys mean is pack_entry.c's and
 * the games' business.
 *
 * A shipped pack has up to a hundred entries in a thousand lines. The limits are ten times
 * that, so that looking for names used twice may simply compare all with all.
 */
#include "engine/pack.h"

#include "base/alloc.h"

enum {
    LINES_MAX = 20000,
    LINE_BYTES_MAX = 1000,
    ENTRIES_MAX = 1000,
    KEYS_MAX = 64, /* in one entry */
};

/* Everything that a pack owns, behind Pack.memory. */
typedef struct Memory {
    Kept
        kept; /* its file's name, its text as it came, and a copy that is cut into strings */
    PackEntry *entries;
    PackKey *keys;
    int key_count; /* of all entries */
} Memory;

typedef struct Reader {
    Memory *memory;
    Pack *pack;       /* what is known so far */
    PackEntry *entry; /* the one that is being read, or NULL */
    int line;
    Error *err;
} Reader;

static bool fail(const Reader *r, const char *format, ...) {
    Text words = TEXT(sizeof r->err->words);
    va_list arguments;
    va_start(arguments, format);
    text_format_list(&words, format, arguments);
    va_end(arguments);
    if (r->entry) return entry_error(r->entry, r->line, r->err, "%s", words.at);
    return error_set(r->err, "%s:%d: %s", r->pack->file, r->line, words.at);
}

/* ---- Lines --------------------------------------------------------------------------- */

static bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\r';
}

static char *skip_spaces(char *at) {
    while (is_space(*at)) at++;
    return at;
}

/* '#' starts a comment at the beginning of a line or after a space. */
static void cut_comment(char *line) {
    for (char *at = line; *at; at++) {
        if (*at == '#' && (at == line || is_space(at[-1]))) {
            *at = 0;
            return;
        }
    }
}

/* Spaces other than the plain one: they look like it, and two titles could differ in nothing else. */
static bool is_odd_space(uint32_t code) {
    return code == 0xA0 || code == 0x1680 || (code >= 0x2000 && code <= 0x200A) ||
           code == 0x202F || code == 0x205F || code == 0x3000;
}

static bool check_characters(const Reader *r, const char *line) {
    while (*line) {
        int length = text_character(line);
        bool is_control = (unsigned char)*line < ' ' && !is_space(*line);
        if (length == 0 || is_control)
            return fail(r, "byte %02x is not text: packs are UTF-8", (unsigned char)*line);
        if (text_visible(line) == 0 && !is_space(*line))
            return fail(r, "the character U+%04x cannot be seen: packs are plain text",
                        (unsigned)text_code(line));
        if (is_odd_space(text_code(line)))
            return fail(r, "the space U+%04x looks like a plain one: use a plain space",
                        (unsigned)text_code(line));
        line += length;
    }
    return true;
}

/* ---- Head ---------------------------------------------------------------------------- */

/* Cuts the next word of the line off, in place; "" at the end. */
static char *cut_word(char **rest) {
    char *word = skip_spaces(*rest);
    char *end = word;
    while (*end && !is_space(*end)) end++;
    *rest = *end ? end + 1 : end;
    *end = 0;
    return word;
}

static bool read_pack_name(Reader *r, char *rest) {
    char *name = cut_word(&rest);
    if (r->pack->name) return fail(r, "the pack has a name already");
    if (!text_is_id(name) || *skip_spaces(rest))
        return fail(r, "a pack's name is one lower-case word: 'pack base'");
    r->pack->name = name;
    return true;
}

static bool read_game_name(Reader *r, char *rest) {
    char *name = cut_word(&rest);
    char *version = cut_word(&rest);
    if (r->pack->game) return fail(r, "the pack names its game already");
    if (!text_is_id(name) || !text_to_int(version, 1, 9999, &r->pack->game_version) ||
        *skip_spaces(rest))
        return fail(r, "expected the game's name and version: 'game harbor 1'");
    r->pack->game = name;
    return true;
}

static bool read_head_line(Reader *r, char *line) {
    char *rest = line;
    char *word = cut_word(&rest);
    if (text_equal(word, "pack")) return read_pack_name(r, rest);
    if (text_equal(word, "game")) return read_game_name(r, rest);
    return fail(r,
                "'%s' stands before the first entry; expected 'pack NAME', 'game NAME "
                "VERSION' or '[kind id]'",
                word);
}

static bool check_head(const Reader *r) {
    if (!r->pack->name) return fail(r, "the pack has no name; it begins with 'pack NAME'");
    if (!r->pack->game)
        return fail(r, "the pack does not say for which game it is: 'game NAME VERSION'");
    return true;
}

/* ---- Entries ------------------------------------------------------------------------- */

static bool check_unique(const Reader *r) {
    for (int i = 0; i < r->pack->entry_count - 1; i++) {
        const PackEntry *other = &r->memory->entries[i];
        if (text_equal(other->id, r->entry->id) && text_equal(other->kind, r->entry->kind))
            return fail(r, "this name is used twice; the first is in line %d", other->line);
    }
    return true;
}

static bool read_entry_line(Reader *r, char *line) {
    if (!check_head(r)) return false;
    r->entry = NULL;
    size_t length = strlen(line);
    if (line[length - 1] != ']')
        return fail(r, "an entry's line ends in ']': '[card squall]'");
    line[length - 1] = 0;
    char *rest = line + 1;
    char *kind = cut_word(&rest);
    char *id = cut_word(&rest);
    if (!text_is_id(kind) || !text_is_id(id) || *skip_spaces(rest))
        return fail(r, "an entry has a kind and an id, both lower-case: '[card squall]'");
    if (r->pack->entry_count == ENTRIES_MAX)
        return fail(r, "a pack holds at most %d entries", ENTRIES_MAX);
    r->entry = &r->memory->entries[r->pack->entry_count++];
    *r->entry = (PackEntry){
        .kind = kind,
        .id = id,
        .line = r->line,
        .keys = &r->memory->keys[r->memory->key_count],
        .file = r->pack->file,
    };
    return check_unique(r);
}

static bool read_key_line(Reader *r, char *line) {
    char *equals = strchr(line, '=');
    if (!equals) return fail(r, "expected 'key = value', found '%s'", line);
    *equals = 0;
    text_trim_end(line);
    char *value = skip_spaces(equals + 1);
    if (!text_is_id(line)) return fail(r, "a key is one lower-case word, found '%s'", line);
    if (!*value) return fail(r, "'%s' has no value", line);
    const PackKey *first = entry_key(r->entry, line);
    if (first) return fail(r, "'%s' is given twice; first in line %d", line, first->line);
    if (r->entry->key_count == KEYS_MAX)
        return fail(r, "an entry has at most %d keys", KEYS_MAX);
    r->memory->keys[r->memory->key_count++] = (PackKey){line, value, r->line};
    r->entry->key_count++;
    return true;
}

static bool read_line(Reader *r, char *line) {
    if (strlen(line) > LINE_BYTES_MAX)
        return fail(r, "this line is longer than %d bytes", LINE_BYTES_MAX);
    if (!check_characters(r, line)) return false;
    cut_comment(line);
    text_trim_end(line);
    line = skip_spaces(line);
    if (!*line) return true;
    if (*line == '[') return read_entry_line(r, line);
    if (r->entry) return read_key_line(r, line);
    return read_head_line(r, line);
}

/* ---- The whole pack ------------------------------------------------------------------ */

static int count_lines(const char *text) {
    int lines = 1;
    for (; *text; text++) lines += *text == '\n';
    return lines;
}

static bool read_lines(Reader *r, char *line) {
    while (line) {
        char *end = strchr(line, '\n');
        if (end) *end++ = 0;
        r->line++;
        if (!read_line(r, line)) return false;
        line = end;
    }
    r->entry = NULL;
    return check_head(r);
}

void pack_write_head(const char *name, const char *game, int version, Buffer *out) {
    buffer_format(out, "pack %s\ngame %s %d\n", name, game, version);
}

/* Without spaces round '=': a value that begins with '#' would be a comment after one. */
void pack_write_entry(const PackEntry *e, Buffer *out) {
    buffer_format(out, "[%s %s]\n", e->kind, e->id);
    for (int k = 0; k < e->key_count; k++)
        buffer_format(out, "%s=%s\n", e->keys[k].key, e->keys[k].value);
}

void pack_write(const Pack *pack, Buffer *out) {
    pack_write_head(pack->name, pack->game, pack->game_version, out);
    for (int i = 0; i < pack->entry_count; i++) pack_write_entry(&pack->entries[i], out);
}

void pack_borrow(Pack *pack, Pack *lender) {
    Memory *borrows = pack->memory, *lends = lender->memory;
    for (int i = 0; i < pack->entry_count; i++) {
        PackEntry *e = &borrows->entries[i];
        e->lender = pack_find(lender, 1, e->kind, e->id);
    }
    for (int k = 0; k < lends->key_count; k++) lends->keys[k].line = 0;
}

static uint32_t checksum(const char *bytes, size_t size) {
    const uint64_t key[2] = {0, 0}; /* no secret */
    return (uint32_t)siphash(key, bytes, size);
}

static void add_hashes(Pack *pack) {
    Buffer meaning = {0};
    pack_write(pack, &meaning);
    pack->hash = checksum(meaning.data, meaning.length);
    pack->text_hash = checksum(pack->text, strlen(pack->text));
    buffer_free(&meaning);
}

bool pack_read(const char *file, const char *text, Pack *out, Error *err) {
    if (strlen(text) > PACK_BYTES_MAX)
        return error_set(err, "%s: a pack has at most %d bytes", file, PACK_BYTES_MAX);
    int lines = count_lines(text);
    if (lines > LINES_MAX)
        return error_set(err, "%s: a pack has at most %d lines", file, LINES_MAX);
    Memory *memory = alloc_zero(sizeof *memory);
    memory->keys = alloc_zero(sizeof *memory->keys * (size_t)lines);
    memory->entries = alloc_zero(sizeof *memory->entries * ENTRIES_MAX);
    Pack pack = {
        .file = kept_add(&memory->kept, file),
        .text = kept_add(&memory->kept, text),
        .entries = memory->entries,
        .memory = memory,
    };
    Reader reader = {.memory = memory, .pack = &pack, .err = err};
    bool read_well = read_lines(&reader, kept_add(&memory->kept, text));
    if (read_well) {
        add_hashes(&pack);
        *out = pack;
    } else {
        pack_free(&pack);
    }
    return read_well;
}

void pack_free(Pack *pack) {
    Memory *memory = pack->memory;
    if (!memory) return;
    kept_free(&memory->kept);
    alloc_free(memory->entries);
    alloc_free(memory->keys);
    alloc_free(memory);
    *pack = (Pack){0};
}

/* ---- What belongs to a box ------------------------------------------------------------- */

void *box_content(Box *box, size_t size) {
    box->content = box->memory = alloc_zero(size);
    return box->memory;
}

const char *box_keep(Box *box, const Text *words) {
    return words->length ? kept_add(&box->kept, words->at) : "";
}

void box_empty(Box *box) {
    kept_free(&box->kept);
    alloc_free(box->memory);
    *box = (Box){.game = box->game};
}
