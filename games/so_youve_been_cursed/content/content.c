/*
 * Reads packs into Content: the whole, tokens, numbers and tracks; cards are read in
 * cards.c, the village in village_map.c. All is read into fresh memory, checked
 * thoroughly, then given to the box; const afterwards.
 *
 * Numbers are bounded so that nothing in the state (uint8_t mostly) can overflow.
 */
#include "so_youve_been_cursed/content/loader.h"
#include "so_youve_been_cursed/so_youve_been_cursed.h"

const char *const cursed_kind_words[EATABLE] = {
    "farmer", "hunter", "woodcutter", "butcher", "merchant", "noble", "sheep"};
const char *const cursed_ingredient_words[KINDS] = {
    "mandrake_root", "wolf_claw", "ash_twig", "wishbone", "gold_dust", "silk_thread"};
const char *const cursed_space_words[SPACES] = {
    "house_1",  "house_2",  "house_3",    "house_4",  "house_5",  "house_6",
    "house_7",  "house_8",  "house_9",    "house_10", "house_11", "house_12",
    "house_13", "house_14", "house_15",   "house_16", "house_17", "house_18",
    "house_19", "house_20", "laboratory", "market"};
const char *const cursed_role_words[ROLE_COUNT] = {"wizard", "monster"};
#define GUARD_WORD(KIND, id, label) id,
const char *const cursed_guard_words[GUARD_EFFECTS] = {CURSED_GUARDS(GUARD_WORD)};

/* Each kind of villager fits in a byte, and so do all of them together. */
enum { VILLAGERS_EACH_MAX = 40, COINS_MAX = 99, SHEEP_MAX = 60, TRACK_MAX = 40 };

/* The position of an entry among all packs: later ones have higher numbers. */
static int rank(const Loader *l, const PackEntry *e) {
    int pack = 0;
    while (l->packs[pack].file != e->file) pack++;
    return pack * PACK_BYTES_MAX + e->line;
}

const PackEntry *cursed_latest(const Loader *l, const PackEntry *const *entries,
                               int count) {
    const PackEntry *latest = entries[0];
    for (int i = 1; i < count; i++)
        if (rank(l, entries[i]) > rank(l, latest)) latest = entries[i];
    return latest;
}

/* ---- Tokens ------------------------------------------------------------------------ */

static bool read_villager(Loader *l, const PackEntry *e, Error *err) {
    int kind, sells;
    if (!entry_find(e, 0, "villager", e->id, cursed_kind_words, KINDS, &kind, err))
        return false;
    Villager *v = &l->c->villagers[kind];
    l->villager[kind] = e;
    v->id = e->id;
    if (!entry_title(e, &v->title, err) ||
        !entry_text(e, "letter", NULL, &v->letter, err) ||
        !entry_int(e, "tokens", 1, VILLAGERS_EACH_MAX, &v->tokens, err) ||
        !entry_int(e, "energy", 0, ENERGY_MAX, &v->energy, err) ||
        !entry_named(e, "sells", "ingredient", cursed_ingredient_words, KINDS, &sells, err))
        return false;
    if (v->letter[0] == '\0' || v->letter[1] != '\0')
        return entry_error(e, entry_key(e, "letter")->line, err, "'letter' is one letter");
    v->sells = (Ingredient)sells;
    Text words = TEXT(WORDS_MAX);
    text_format(&words, "%s in the stomach", v->title);
    v->in_stomach = box_keep(l->box, &words);
    return true;
}

static bool read_ingredient(Loader *l, const PackEntry *e, Error *err) {
    int i;
    if (!entry_find(e, 0, "ingredient", e->id, cursed_ingredient_words, KINDS, &i, err))
        return false;
    l->ingredient[i] = e;
    l->c->ingredient_id[i] = e->id;
    return entry_title(e, &l->c->ingredient_title[i], err) &&
           entry_int(e, "tokens", 1, 20, &l->c->ingredient_tokens[i], err);
}

static bool read_guard(Loader *l, const PackEntry *e, Error *err) {
    int effect, tiles;
    if (!entry_find(e, 0, "Guard tile", e->id, cursed_guard_words, GUARD_EFFECTS, &effect,
                    err) ||
        !entry_int(e, "tiles", 0, CROSSINGS_MAX, &tiles, err))
        return false;
    l->guard[effect] = e;
    l->c->guard_tokens[effect] = (uint8_t)tiles;
    return true;
}

static bool read_numbers(Loader *l, const PackEntry *e, Error *err) {
    Content *c = l->c;
    return entry_int(e, "coins", 1, COINS_MAX, &c->coin_tokens, err) &&
           entry_int(e, "start_coins", 0, c->coin_tokens, &c->start_coins, err) &&
           entry_int(e, "start_energy", 0, ENERGY_MAX, &c->start_energy, err) &&
           entry_int(e, "sheep", 1, SHEEP_MAX, &c->sheep_tokens, err) &&
           entry_int(e, "market_price", 1, 9, &c->market_price, err) &&
           entry_int(e, "energy_move", 1, ENERGY_MAX, &c->energy_move, err) &&
           entry_int(e, "energy_dispel", 1, ENERGY_MAX, &c->energy_dispel, err) &&
           entry_int(e, "energy_calm", 1, ENERGY_MAX, &c->energy_calm, err);
}

/* ---- Tracks ------------------------------------------------------------------------ */

/* A side of the Cure being filled. */
typedef struct CureSide {
    uint8_t *steps;
    int *length;
} CureSide;

static bool add_cure_step(const PackEntry *e, const PackKey *key, const char *part,
                          void *context, Error *err) {
    CureSide *side = context;
    int found;
    if (!entry_find(e, key->line, "ingredient", part, cursed_ingredient_words, KINDS,
                    &found, err))
        return false;
    if (*side->length == CURE_STEPS_MAX)
        return entry_error(e, key->line, err, "the Cure has more than %d steps",
                           CURE_STEPS_MAX);
    side->steps[(*side->length)++] = (uint8_t)found;
    return true;
}

static bool read_cure(Loader *l, const PackEntry *e, Error *err) {
    static const char *const sides[] = {"wizard", "possessed"};
    for (int side = 0; side < 2; side++) {
        CureSide filled = {l->c->cure[side], &l->c->cure_length[side]};
        if (!entry_each_part(e, sides[side], add_cure_step, &filled, err)) return false;
        if (l->c->cure_length[side] == 0)
            return entry_error(e, 0, err, "the key '%s' is missing", sides[side]);
    }
    return true;
}

static bool read_curse(Loader *l, const PackEntry *e, Error *err) {
    return entry_int(e, "monster", 2, TRACK_MAX, &l->c->curse_top[0], err) &&
           entry_int(e, "rabid", 2, TRACK_MAX, &l->c->curse_top[1], err);
}

static bool read_panic(Loader *l, const PackEntry *e, Error *err) {
    Content *c = l->c;
    return entry_int(e, "top", 2, TRACK_MAX, &c->panic_top, err) &&
           entry_int(e, "busy", 2, c->panic_top, &c->panic_busy, err) &&
           entry_int(e, "inside", 2, c->panic_top, &c->panic_inside, err) &&
           entry_int(e, "plenty", 2, c->panic_top, &c->panic_plenty, err);
}

/* ---- Bots -------------------------------------------------------------------------- */

static bool read_meal(const PackEntry *e, Weights *w, Error *err) {
    if (!entry_numbers(e, "meal", MEALS, 0, 400, w->meal, err)) return false;
    for (int i = 1; i < MEALS; i++)
        if (w->meal[i] < w->meal[i - 1])
            return entry_error(e, entry_key(e, "meal")->line, err,
                               "'meal' falls: a bigger meal is never worth less");
    return true;
}

/* Never below 0: more of what brings a side further is never worse. */
static bool read_weights(Loader *l, const PackEntry *e, Error *err) {
    Weights *w = &l->c->weights;
    return entry_int(e, "track", 1, 900, &w->track, err) &&
           entry_int(e, "covered", 0, 99, &w->covered, err) &&
           entry_int(e, "useful", 0, w->covered, &w->useful, err) &&
           entry_int(e, "coin", 0, 99, &w->coin, err) &&
           entry_int(e, "rich", 0, 99, &w->rich, err) &&
           entry_int(e, "panic", 0, 99, &w->panic, err) &&
           entry_int(e, "action", 0, 99, &w->action, err) &&
           entry_int(e, "energy", 0, 99, &w->energy, err) &&
           entry_int(e, "card", 0, 99, &w->card, err) &&
           entry_int(e, "hope", 0, 100, &w->hope, err) &&
           entry_int(e, "row", 0, 100, &w->row, err) && read_meal(e, w, err);
}

/* ---- Kinds of entries --------------------------------------------------------------- */

/* Districts come first, since spaces name them. */
/* clang-format off */
static const EntryRow entry_rows[] = {
    {"rules", "numbers", {read_numbers}, {"start_coins", "start_energy", "coins", "sheep",
        "market_price", "energy_move", "energy_dispel", "energy_calm"}},
    {"track", "cure", {read_cure}, {"wizard", "possessed"}},
    {"track", "curse", {read_curse}, {"monster", "rabid"}},
    {"track", "panic", {read_panic}, {"top", "busy", "inside", "plenty"}},
    {"villager", NULL, {read_villager}, {"title", "letter", "tokens", "energy", "sells"}},
    {"ingredient", NULL, {read_ingredient}, {"title", "tokens"}},
    {"guard", NULL, {read_guard}, {"tiles"}},
    {"district", NULL, {cursed_read_district}, {"title"}},
    {"space", NULL, {NULL, cursed_read_space}, {"district", "price", "at", "roads"}},
    {"pasture", NULL, {NULL, cursed_read_pasture}, {"title", "touches", "sheep", "at"}},
    {"spell", NULL, {NULL, cursed_read_spell}, {"title", "type", "decks", "not_against", "before",
        "at", "spend", "play", "auto", "until", "coins"}},
    {"power", NULL, {NULL, cursed_read_power}, {"title", "type", "decks", "not_against", "before",
        "at", "eaten", "energy", "panic", "play", "auto", "until"}},
    {"possessed", NULL, {NULL, cursed_read_possessed}, {"title", "action", "area", "villager",
        "feeding"}},
    {"rabid", NULL, {NULL, cursed_read_rabid}, {"title", "actions", "villager"}},
    {"bot", "weights", {read_weights}, {"track", "covered", "useful", "coin", "rich", "panic",
        "action", "energy", "card", "meal", "hope", "row"}},
};
/* clang-format on */
enum { ENTRY_ROWS = sizeof entry_rows / sizeof *entry_rows };

/* ---- The whole ---------------------------------------------------------------------- */

static bool all_given(const PackEntry *const *entries, int count, const char *kind,
                      const char *const *words, Error *err) {
    for (int i = 0; i < count; i++)
        if (!entries[i])
            return error_set(err, "The packs have no entry [%s %s].", kind, words[i]);
    return true;
}

static bool check_given(const Loader *l, Error *err) {
    return all_given(l->villager, KINDS, "villager", cursed_kind_words, err) &&
           all_given(l->ingredient, KINDS, "ingredient", cursed_ingredient_words, err) &&
           all_given(l->guard, GUARD_EFFECTS, "guard", cursed_guard_words, err) &&
           all_given(l->space, SPACES, "space", cursed_space_words, err);
}

/* No single entry is to blame for a wrong sum: the last one read is named. */
static bool check_guards(const Loader *l, Error *err) {
    const PackEntry *either[GUARD_EFFECTS + SPACES];
    int tiles = count_all(l->c->guard_tokens, GUARD_EFFECTS);
    if (tiles == l->c->crossing_count) return true;
    for (int i = 0; i < GUARD_EFFECTS; i++) either[i] = l->guard[i];
    for (int i = 0; i < SPACES; i++) either[GUARD_EFFECTS + i] = l->space[i];
    return entry_error(cursed_latest(l, either, GUARD_EFFECTS + SPACES), 0, err,
                       "there are %d Guard tiles for %d crossings; each needs one", tiles,
                       l->c->crossing_count);
}

static bool check_tokens(const Loader *l, Error *err) {
    const Content *c = l->c;
    int villagers = 0, sheep = 0;
    for (int i = 0; i < KINDS; i++) villagers += c->villagers[i].tokens;
    if (villagers <= HOUSES)
        return entry_error(cursed_latest(l, l->villager, KINDS), 0, err,
                           "there are %d villagers in all; %d houses need more than that",
                           villagers, HOUSES);
    for (int i = 0; i < c->pasture_count; i++) sheep += c->pastures[i].sheep;
    if (sheep > c->sheep_tokens)
        return entry_error(cursed_latest(l, l->pasture, c->pasture_count), 0, err,
                           "the pastures begin with %d sheep, and there are %d", sheep,
                           c->sheep_tokens);
    return true;
}

static bool read_all(Loader *l, Error *err) {
    return pack_entries(l->packs, l->pack_count, entry_rows, ENTRY_ROWS, NULL, l, err) &&
           check_given(l, err) && cursed_finish_map(l, err) && check_guards(l, err) &&
           check_tokens(l, err) && cursed_check_cards(l, err) &&
           pack_titles(l->packs, l->pack_count, err);
}

bool cursed_load(const Pack *packs, int count, Box *box, Error *err) {
    Loader l = {box_content(box, sizeof *l.c), box, .packs = packs, .pack_count = count};
    if (!read_all(&l, err)) return false;
    cursed_derive_cards(l.c);
    cursed_cards_write_text(&l);
    return true;
}
