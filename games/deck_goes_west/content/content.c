/*
 * Packs into tables: which kinds of entries there are, in which order they are read, and
 * whether the whole can be played.
 */
#include "deck_goes_west/content/loader.h"
#include "deck_goes_west/deck_goes_west.h"

#include "base/alloc.h"

/* What is named by others comes first. Each kind has a pass of its own, so that Jobs stand in
 * the table as options list them, whatever packs are laid over the shipped ones: those of
 * cards, tiles, missions, characters. */
enum { KEYS_MAX = 24 };
typedef enum Pass { PASS_CARDS, PASS_TILES, PASS_MISSIONS, PASS_CHARACTERS, PASSES } Pass;

typedef bool (*Reader)(Loader *l, const PackEntry *e, Error *err);

typedef struct EntryKind {
    const char *kind;
    Pass pass;
    Reader read;
    const char *keys[KEYS_MAX]; /* up to the first NULL */
} EntryKind;

/* clang-format off */
static const EntryKind entry_kinds[] = {
    {"starter", PASS_CARDS, west_read_design,
        {"title", "colour", "copies", "instead", "job_1", "job_2", "job_3", "job_4"}},
    {"trade", PASS_CARDS, west_read_design,
        {"title", "colour", "copies", "buy_1", "buy_2", "job_1", "job_2", "job_3", "job_4"}},
    {"exhaustion", PASS_CARDS, west_read_design, {"title", "copies", "job_1", "job_2", "job_3", "job_4"}},
    {"pain", PASS_CARDS, west_read_design, {"title", "copies", "job_1", "job_2", "job_3", "job_4"}},
    {"tile", PASS_TILES, west_read_tile, {"title", "land", "star", "back", "job"}},
    {"character", PASS_CHARACTERS, west_read_character,
        {"title", "says", "difficulty", "hand", "gold", "metal", "wood", "food", "start", "job_1",
         "job_2", "job_3", "job_4"}},
    {"board", PASS_CARDS, west_read_board, {"title", "days", "points", "day", "point", "risk"}},
    {"mission", PASS_MISSIONS, west_read_mission,
        {"title", "says", "mode", "difficulty", "boards", "wagon", "narrow", "home", "camp", "tired",
         "risk", "job_1", "job_2", "job_3", "job_4", "on_build", "on_reveal", "on_clear",
         "on_west", "on_east", "on_hurt", "night"}},
    {"bot", PASS_CARDS, west_read_weights, {NULL}}, /* which checks its keys itself */
};
/* clang-format on */
enum { ENTRY_KINDS = sizeof entry_kinds / sizeof *entry_kinds };

/* pack_each has refused all other kinds. */
static const EntryKind *find_kind(const PackEntry *e) {
    const EntryKind *kind = entry_kinds;
    while (!text_equal(kind->kind, e->kind)) kind++;
    return kind;
}

static bool check_keys(const PackEntry *e, const EntryKind *kind, Error *err) {
    int count = 0;
    while (count < KEYS_MAX && kind->keys[count]) count++;
    return entry_keys(e, kind->keys, count, err);
}

static bool read_entry(const PackEntry *e, void *context, Error *err) {
    Loader *l = context;
    const EntryKind *kind = find_kind(e);
    if (l->pass == PASS_CARDS && kind->keys[0] && !check_keys(e, kind, err)) return false;
    if (l->pass == PASS_TILES && text_equal(kind->kind, "starter") &&
        !west_read_instead(l, e, err))
        return false;
    return kind->pass != (Pass)l->pass || kind->read(l, e, err);
}

static bool check_modes(const Content *c, Error *err) {
    static const char *const titles[MODES] = {"versus", "co-operative", "solo"};
    for (int i = 0; i < MODES; i++)
        if (c->mode_count[i] == 0)
            return error_set(err, "There is no %s mission.", titles[i]);
    return true;
}

static bool read_all(Loader *l, Error *err) {
    const char *kinds[ENTRY_KINDS];
    for (int i = 0; i < ENTRY_KINDS; i++) kinds[i] = entry_kinds[i].kind;
    for (l->pass = 0; l->pass < PASSES; l->pass++)
        if (!pack_each(l->packs, l->pack_count, kinds, ENTRY_KINDS, read_entry, l, err))
            return false;
    return pack_titles(l->packs, l->pack_count, err) && west_check_cards(l, err) &&
           check_modes(l->c, err) && west_check_weights(l, err);
}

bool west_load(const Pack *packs, int count, Box *box, Error *err) {
    Loader *l = alloc_zero(sizeof *l);
    *l = (Loader){box_content(box, sizeof *l->c), box, .packs = packs, .pack_count = count};
    l->c->weights.late = l->c->weights.use_days =
        1; /* divisors, in packs without weights */
    bool read = read_all(l, err);
    if (read) west_derive_fields(l->c);
    if (read) west_derive_for_bots(l->c);
    alloc_free(l);
    return read;
}
