/* Packs into tables: which kinds of entries there are, in which order they are read, and whether
 * the whole can be played. */
#include "roll_and_fight/roll_and_fight.h"
#include "roll_and_fight/content/loader.h"

enum { MS_MAX = 5000, SECONDS_MAX = 600, DICE_MAX_IN_POOL = 60 };

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
           entry_int(e, "stop_ms", 1, MS_MAX, &n->stop_ms, err);
}

static bool read_track(Loader *l, const PackEntry *e, Error *err) {
    static const char *const ids[] = {"training", "loot", "boss"};
    uint8_t *tracks[] = {l->c->training, l->c->loot, l->c->circle};
    const int lengths[] = {TRAINING_MAX, LOOT_MAX, CIRCLES_MAX};
    int values[TRAINING_MAX], track;
    if (!entry_find(e, 0, "track", e->id, ids, 3, &track, err) ||
        !read_row(e, "values", lengths[track], 99, values, err))
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
    if (!entry_each_part(e, "faces", read_side, &sides, err)) return false;
    if (sides.count == FLASHBACK_SIDES) return true;
    return entry_error(e, 0, err, "a die has %d sides", FLASHBACK_SIDES);
}

/* "Doormen", "Grunts" */
static const char *plural_of(Loader *l, const char *title) {
    Text many = TEXT(80);
    int stem = (int)strlen(title) - 2;
    bool man = stem > 0 && text_equal(title + stem - 1, "man");
    text_add_some(&many, title, man ? stem : stem + 2);
    text_add(&many, man ? "en" : "s");
    return box_keep(l->box, &many);
}

static bool read_minion(Loader *l, const PackEntry *e, Error *err) {
    int kind;
    if (!entry_find(e, 0, "minion", e->id, roll_kind_words, KINDS, &kind, err))
        return false;
    Minion *minion = &l->c->minion[kind];
    minion->id = e->id;
    if (!entry_title(e, &minion->title, err) ||
        !entry_text(e, "letter", NULL, &minion->letter, err) ||
        !entry_text(e, "many", "", &minion->many, err))
        return false;
    if (!*minion->many) minion->many = plural_of(l, minion->title);
    return true;
}

/* ---- The kinds of entries ---------------------------------------------------------------- */

/* What is named by others comes first: the table, then people and dens, then what is theirs. */
/* clang-format off */
#define VERB_KEY(KIND, word, ...) word,
static const EntryRow entry_rows[] = {
    {"rules", "numbers", {read_numbers},
        {"dice", "solo_dice", "seconds", "throws", "points", "health", "added", "boss_dead",
         "roll_ms", "set_ms", "health_ms", "stop_ms"}},
    {"track", NULL, {read_track}, {"values"}},
    {"flashback", NULL, {read_flashback}, {"faces"}},
    {"minion", NULL, {read_minion}, {"title", "letter", "many"}},
    {"basic", NULL, {roll_read_basic}, {"title", "dice", "play", "double", "recon"}},
    {"hero", NULL, {NULL, roll_read_hero}, {"title", "trait", "rule"}},
    {"boss", NULL, {NULL, roll_read_boss}, {"title", "health", "rule", "post", "about"}},
    {"den", NULL, {NULL, roll_read_den}, {"title", "board"}},
    {"ability", NULL, {NULL, NULL, roll_read_ability},
        {"hero", "title", "cost", "dice", "play", "double", "once", "when", "rule"}},
    {"item", NULL, {NULL, NULL, roll_read_item}, {"hero", "title", "when", "play"}},
    {"room", NULL, {NULL, NULL, roll_read_room},
        {"den", "title", "at", "size", "doors", "is", "enemies", "loot", "objective", "worth"}},
    {"bot", "board", {roll_read_board_weights},
        {ROLL_BOARD(WEIGHT_KEY) ROLL_BOARD_LISTS(WEIGHT_KEY)}},
    {"bot", "health", {roll_read_health_weights},
        {ROLL_HEALTH(WEIGHT_KEY) ROLL_HEALTH_LISTS(WEIGHT_KEY)}},
    {"bot", "dice", {roll_read_dice_weights}, {ROLL_HAND(WEIGHT_KEY)}},
    {"bot", "den", {roll_read_den_weights}, {ROLL_DEN(WEIGHT_KEY)}},
    {"bot", "tiles", {roll_read_tile_weights}, {ROLL_SETS(WEIGHT_KEY)}},
    {"bot", "passives", {roll_read_passives}, {ROLL_PASSIVES(WEIGHT_KEY)}},
    {"bot", "verbs", {roll_read_verbs}, {ROLL_VERBS(VERB_KEY)}},
    {"bot", "efforts", {roll_read_efforts}, {ROLL_VERBS(VERB_KEY)}},
};
/* clang-format on */
enum { ENTRY_ROWS = sizeof entry_rows / sizeof *entry_rows };

static bool check_minions(const Loader *l, Error *err) {
    for (int i = 0; i < KINDS; i++)
        if (!l->c->minion[i].id)
            return error_set(err, "The minion '%s' is missing.", roll_kind_words[i]);
    return true;
}

/* What is chosen or fought by its title, whoever plays; rooms and tiles have titles of their own
 * in each den and for each hero. */
static const char *const named_kinds[] = {"minion", "boss", "hero", "den"};
enum { NAMED_KINDS = sizeof named_kinds / sizeof *named_kinds };

static bool read_all(Loader *l, const Pack *packs, int count, Error *err) {
    return pack_entries(packs, count, entry_rows, ENTRY_ROWS, check_minions, l, err) &&
           pack_titles_of(packs, count, named_kinds, NAMED_KINDS, err) &&
           roll_check_heroes(l, err) && roll_check_dens(l, err);
}

bool roll_load(const Pack *packs, int count, Box *box, Error *err) {
    Loader l = {box_content(box, sizeof *l.c), box};
    if (!read_all(&l, packs, count, err)) return false;
    roll_derive_fields(l.c);
    return true;
}
