/* Packs into tables: which kinds of entries there are, in which order they are read, and whether
 * the whole can be played. */
#include "roll_and_fight/content/content.h"

#include "base/alloc.h"

enum { KEYS_MAX = 20, MS_MAX = 5000, SECONDS_MAX = 600, DICE_MAX_IN_POOL = 60 };

/* What is named by others comes first. */
typedef enum Pass { PASS_TABLE, PASS_PEOPLE, PASS_TILES, PASSES } Pass;

typedef bool (*Reader)(Loader *l, const PackEntry *e, Error *err);

typedef struct EntryKind {
    const char *kind;
    Pass pass;
    Reader read;
    const char *keys[KEYS_MAX]; /* up to the first NULL */
} EntryKind;

/* ---- Numbers, tracks, dice, minions ------------------------------------------------------ */

/* A key with exactly `count` numbers. */
static bool read_row(const PackEntry *e, const char *name, int count, int max, int *out,
                     Error *err) {
    const PackKey *key = entry_key(e, name);
    const char *rest = key ? key->value : "";
    char part[16];
    int at = 0;
    while (at < count && entry_part(&rest, part, sizeof part) &&
           text_to_int(part, 0, max, &out[at]))
        at++;
    if (at == count && !entry_part(&rest, part, sizeof part)) return true;
    return entry_error(e, key ? key->line : 0, err, "'%s' is %d numbers up to %d", name,
                       count, max);
}

static bool read_numbers(Loader *l, const PackEntry *e, Error *err) {
    Numbers *n = &l->c->numbers;
    Source source;
    return read_row(e, "dice", PLAYERS_MAX - 1, DICE_MAX_IN_POOL, n->dice, err) &&
           read_row(e, "solo_dice", LEVELS, DICE_MAX_IN_POOL, n->solo_dice, err) &&
           read_row(e, "seconds", LEVELS, SECONDS_MAX, n->seconds, err) &&
           read_row(e, "throws", LEVELS, SECONDS_MAX, n->throws, err) &&
           read_row(e, "points", LEVELS, 99, n->points, err) &&
           entry_int(e, "health", 2, 4, &n->health, err) &&
           entry_int(e, "added", 3, 4, &n->added, err) &&
           entry_int(e, "boss_dead", 0, 20, &n->boss_dead, err) &&
           entry_int(e, "roll_ms", 1, MS_MAX, &n->roll_ms, err) &&
           entry_int(e, "set_ms", 1, MS_MAX, &n->set_ms, err) &&
           entry_int(e, "health_ms", 1, MS_MAX, &n->health_ms, err) &&
           entry_int(e, "stop_ms", 1, MS_MAX, &n->stop_ms, err) &&
           entry_source(e, &source, err);
}

static bool read_track(Loader *l, const PackEntry *e, Error *err) {
    static const char *const ids[] = {"training", "loot", "boss"};
    uint8_t *tracks[] = {l->c->training, l->c->loot, l->c->circle};
    const int lengths[] = {TRAINING_MAX, LOOT_MAX, CIRCLES_MAX};
    int values[TRAINING_MAX], track;
    Source source;
    if (!entry_find(e, 0, "track", e->id, ids, 3, &track, err) ||
        !read_row(e, "values", lengths[track], 99, values, err) ||
        !entry_source(e, &source, err))
        return false;
    for (int i = 0; i < lengths[track]; i++) tracks[track][i] = (uint8_t)values[i];
    return true;
}

typedef struct Sides {
    Content *c;
    int count;
} Sides;

static bool read_side(const PackEntry *e, const PackKey *key, const char *part,
                      void *context, Error *err) {
    Sides *sides = context;
    int flash, count;
    if (!roll_read_counted(e, key, part, "action", roll_flash_words, FLASHES,
                           FLASHBACK_SIDES, &flash, &count, err))
        return false;
    while (count-- && sides->count < FLASHBACK_SIDES)
        sides->c->flashback[sides->count++] = (uint8_t)flash;
    return true;
}

static bool read_flashback(Loader *l, const PackEntry *e, Error *err) {
    Sides sides = {l->c, 0};
    Source source;
    if (!entry_each_part(e, "faces", read_side, &sides, err)) return false;
    if (sides.count != FLASHBACK_SIDES)
        return entry_error(e, 0, err, "a die has %d sides", FLASHBACK_SIDES);
    return entry_source(e, &source, err);
}

static bool read_minion(Loader *l, const PackEntry *e, Error *err) {
    Source source;
    int kind;
    if (!entry_find(e, 0, "minion", e->id, roll_kind_words, KINDS, &kind, err))
        return false;
    Minion *minion = &l->c->minion[kind];
    minion->id = e->id;
    return entry_title(e, &minion->title, err) &&
           entry_text(e, "letter", NULL, &minion->letter, err) &&
           entry_source(e, &source, err);
}

/* ---- The kinds of entries ---------------------------------------------------------------- */

/* clang-format off */
static const EntryKind entry_kinds[] = {
    {"rules", PASS_TABLE, read_numbers,
        {"dice", "solo_dice", "seconds", "throws", "points", "health", "added", "boss_dead",
         "roll_ms", "set_ms", "health_ms", "stop_ms"}},
    {"track", PASS_TABLE, read_track, {"values"}},
    {"flashback", PASS_TABLE, read_flashback, {"faces"}},
    {"minion", PASS_TABLE, read_minion, {"title", "letter"}},
    {"basic", PASS_TABLE, roll_read_basic, {"title", "dice", "play", "double", "recon"}},
    {"hero", PASS_PEOPLE, roll_read_hero, {"title", "trait", "rule"}},
    {"boss", PASS_PEOPLE, roll_read_boss, {"title", "health", "rule", "post", "about"}},
    {"den", PASS_PEOPLE, roll_read_den, {"title", "board"}},
    {"ability", PASS_TILES, roll_read_ability,
        {"hero", "title", "cost", "dice", "play", "double", "once", "when", "rule"}},
    {"item", PASS_TILES, roll_read_item, {"hero", "title", "when", "play"}},
    {"room", PASS_TILES, roll_read_room,
        {"den", "title", "at", "size", "doors", "is", "enemies", "loot", "objective", "worth"}},
};
/* clang-format on */
enum { ENTRY_KINDS = sizeof entry_kinds / sizeof *entry_kinds };

typedef struct Passing {
    Loader *l;
    Pass pass;
} Passing;

static bool read_entry(const PackEntry *e, void *context, Error *err) {
    Passing *p = context;
    const EntryKind *kind = entry_kinds; /* pack_each has refused all others */
    int keys = 0;
    while (!text_equal(kind->kind, e->kind)) kind++;
    if (kind->pass != p->pass) return true;
    while (keys < KEYS_MAX && kind->keys[keys]) keys++;
    return entry_keys(e, kind->keys, keys, err) && kind->read(p->l, e, err);
}

static bool check_table(const Content *c, Error *err) {
    for (int i = 0; i < KINDS; i++)
        if (!c->minion[i].id)
            return error_set(err, "The minion '%s' is missing.", roll_kind_words[i]);
    if (!c->numbers.health) return error_set(err, "[rules numbers] is missing.");
    return true;
}

static bool read_all(Loader *l, const Pack *packs, int count, Error *err) {
    const char *kinds[ENTRY_KINDS];
    for (int i = 0; i < ENTRY_KINDS; i++) kinds[i] = entry_kinds[i].kind;
    for (int pass = 0; pass < PASSES; pass++) {
        Passing p = {l, (Pass)pass};
        if (!pack_each(packs, count, kinds, ENTRY_KINDS, read_entry, &p, err)) return false;
        if (pass == PASS_TABLE && !check_table(l->c, err)) return false;
    }
    return roll_check_heroes(l, err) && roll_check_dens(l, err);
}

/* One piece of memory: the content, and behind it the words written out. */
bool roll_load(const Pack *packs, int count, Box *box, Error *err) {
    Content *c = alloc_zero(sizeof *c + WORDS_ROOM);
    Loader l = {c, (char *)(c + 1), 0};
    c->memory = c;
    if (!read_all(&l, packs, count, err)) {
        alloc_free(c);
        return false;
    }
    roll_derive_fields(c);
    box->content = c;
    return true;
}

void roll_unload(Box *box) {
    const Content *c = box->content;
    alloc_free(c->memory);
    box->content = NULL;
}
