/*
 * Reads packs into Content: the whole, prices and riders; cards, items and jobs are read in
 * cards.c, encounters and bounties in encounters.c, the map in map.c, what bots think of it in
 * weights.c.
 * Everything is read into fresh memory and checked before the box gets it.
 *
 * Numbers are bounded so that nothing in the state (uint8_t mostly) can overflow.
 */
#include "few_and_cursed/bot/bot.h"
#include "few_and_cursed/content/loader.h"
#include "few_and_cursed/few_and_cursed.h"

enum { PRICE_MAX = 20, START_WATER_MAX = 20, RATE_IN_MAX = 5, RATE_OUT_MAX = 15 };

/* ---- What all readers use ------------------------------------------------------------ */

static bool are_confused(const Taken *a, const Taken *b) {
    if (a->group != b->group || !text_alike(a->title, b->title)) return false;
    return a->owner == b->owner || a->owner == ANYBODY || b->owner == ANYBODY;
}

bool few_title(Loader *l, const PackEntry *e, Group group, int owner, const char **out,
               Error *err) {
    if (!entry_title(e, out, err)) return false;
    Taken mine = {group, owner, *out};
    for (int i = 0; i < l->title_count; i++)
        if (are_confused(&l->titles[i], &mine))
            return entry_error(e, entry_key(e, "title")->line, err,
                               "something else of this kind is called '%s' already", *out);
    l->titles[l->title_count++] = mine;
    return true;
}

bool few_rate(const PackEntry *e, const char *key, Rate *out, Error *err) {
    const PackKey *k = entry_key(e, key);
    if (!k) return true;
    const char *rest = k->value;
    char in[16] = "", between[16] = "", gives[16] = "", more[16];
    int bullets, attack;
    text_word(&rest, "", in, sizeof in);
    text_word(&rest, "", between, sizeof between);
    text_word(&rest, "", gives, sizeof gives);
    if (!text_to_int(in, 1, RATE_IN_MAX, &bullets) || !text_equal(between, "for") ||
        !text_to_int(gives, 1, RATE_OUT_MAX, &attack) ||
        text_word(&rest, "", more, sizeof more))
        return entry_error(
            e, k->line, err,
            "'%s' is like '2 for 5': Bullets, up to %d, for Attack, up to %d", key,
            RATE_IN_MAX, RATE_OUT_MAX);
    *out = (Rate){(uint8_t)bullets, (uint8_t)attack};
    return true;
}

/* Packs from before `water` was the only word still say `money`. */
bool few_water(const PackEntry *e, int most, int *out, Error *err) {
    const PackKey *old = entry_key(e, "money");
    if (old && entry_key(e, "water"))
        return entry_error(e, old->line, err, "'money' says the same as 'water'");
    return entry_int(e, old ? "money" : "water", 0, most, out, err);
}

bool few_check_least(int count, int least, const char *what, Error *err) {
    if (count >= least) return true;
    return error_set(err, "There are %d %s; at least %d are needed.", count, what, least);
}

/* ---- Prices and riders --------------------------------------------------------------- */

const char *const few_stock_words[STOCKS] = {"bullet", "bullet_max", "health", "threshold"};

static bool read_prices(Loader *l, const PackEntry *e, Error *err) {
    bool read = true;
    for (int i = 0; i < STOCKS && read; i++)
        read = entry_int(e, few_stock_words[i], 1, PRICE_MAX, &l->c->stock_price[i], err);
    return read;
}

bool few_ability(const PackEntry *e, const char *key, int *special, Error *err) {
    return !entry_key(e, key) ||
           entry_named(e, key, "ability", few_special_words, SPECIAL_COUNT, special, err);
}

/* A side's keys; only the normal side can have an action (FC-25). */
static bool read_side(const PackEntry *e, bool cursed, CharacterSide *side, Error *err) {
    const char *rate = cursed ? "cursed_rate" : "rate";
    const char *ability = cursed ? "cursed_ability" : "ability";
    const PackKey *action = entry_key(e, "action");
    int special = SPECIAL_NONE;
    if (!entry_key(e, rate)) return entry_error(e, 0, err, "the key '%s' is missing", rate);
    if (!few_rate(e, rate, &side->rate, err) || !few_ability(e, ability, &special, err))
        return false;
    side->special = (Special)special;
    if (cursed || !action) return true;
    if (!few_exchange(e, action, action->value, &side->action_cost, &side->action, err))
        return false;
    if (side->action.count > 0) return true;
    return entry_error(e, action->line, err, "'action' gives nothing");
}

static bool read_numbers(const PackEntry *e, Character *rider, Error *err) {
    return few_water(e, START_WATER_MAX, &rider->water, err) &&
           entry_int(e, "health", 1, HEALTH_MAX, &rider->health, err) &&
           entry_int(e, "bullet_max", 1, BULLETS_MAX, &rider->bullet_max, err) &&
           entry_int(e, "bullets", 0, rider->bullet_max, &rider->bullets, err) &&
           entry_int(e, "threshold", 1, CURSE_MAX, &rider->threshold, err);
}

static bool read_rider(Loader *l, const PackEntry *e, Error *err) {
    if (!entry_fits(e, l->rider_count + 1, RIDERS, "riders", err)) return false;
    Character *rider = &l->c->characters[l->rider_count];
    l->rider[l->rider_count++] = e;
    rider->id = e->id;
    if (!few_title(l, e, GROUP_RIDERS, ANYBODY, &rider->title, err) ||
        !entry_source(e, &rider->source, err) ||
        !entry_text(e, "invented", "", &rider->invented, err) ||
        !read_numbers(e, rider, err))
        return false;
    few_write_victory(l, rider);
    for (int cursed = 0; cursed < 2; cursed++) {
        if (!read_side(e, cursed, &rider->side[cursed], err)) return false;
        few_write_side(l, &rider->side[cursed]);
        l->c->special_of[l->rider_count - 1][cursed] = (uint8_t)rider->side[cursed].special;
    }
    few_write_about(l, rider);
    return true;
}

/* ---- Kinds of entries ---------------------------------------------------------------- */

/* Spaces and riders come first, since others name them. Starting cards come before the
 * other cards in any pack's order: card 0 is never an Upgrade on offer, so that 0 can stand
 * for one that is hidden (hide.c). */
/* clang-format off */
#define VERB_KEY(KIND, word, ...) word,
#define SPECIAL_KEY(KIND, word, text) word,
static const EntryRow entry_rows[] = {
    {"rules", "prices", {read_prices}, {"bullet", "bullet_max", "health", "threshold"}},
    {"character", NULL, {read_rider}, {"title", "water", "money", "health", "bullets", "bullet_max",
        "threshold", "rate", "ability", "action", "cursed_rate", "cursed_ability"}},
    {"space", NULL, {few_read_space, few_read_roads}, {"title", "terrain", "corner", "at", "roads"}},
    {"start", NULL, {NULL, few_read_start}, {"title", "owner", "copies", "play", "trash"}},
    {"upgrade", NULL, {NULL, NULL, few_read_upgrade}, {"title", "copies", "play", "trash"}},
    {"artifact", NULL, {NULL, NULL, few_read_artifact}, {"title", "corner", "play", "grit"}},
    {"item", NULL, {NULL, few_read_item}, {"title", "cost", "slot", "use", "rate", "ability"}},
    {"job", NULL, {NULL, few_read_job}, {"title", "copies", "water", "money", "grit", "spend", "health",
        "curse", "bullets", "end"}},
    {"encounter", NULL, {NULL, few_read_encounter}, {"desert", "desert_1", "desert_2", "desert_3",
        "canyons", "canyons_1", "canyons_2", "canyons_3", "ruins", "ruins_1", "ruins_2",
        "ruins_3"}},
    {"cursed", NULL, {NULL, few_read_cursed}, {"title", "story", "option_1", "option_2",
        "option_3"}},
    {"wanted", NULL, {NULL, few_read_wanted}, {"title", "place", "cost", "grit", "reward",
        "back_cost", "back_grit", "back_reward"}},
    {"most_wanted", NULL, {NULL, few_read_most_wanted}, {"title", "place", "cost", "grit",
        "reward"}},
    {"monster", NULL, {NULL, few_read_monster}, {"title", "place", "cost", "grit", "reward"}},
    {"bot", "belongings", {few_read_belongings}, {FEW_BELONGINGS(WEIGHT_KEY)}},
    {"bot", "lead", {few_read_lead}, {FEW_LEADS(WEIGHT_KEY) FEW_LEAD_LISTS(WEIGHT_KEY)}},
    {"bot", "goals", {few_read_goals}, {FEW_GOALS(WEIGHT_KEY) FEW_GOAL_LISTS(WEIGHT_KEY)}},
    {"bot", "plans", {few_read_plans}, {FEW_PLANS(WEIGHT_KEY)}},
    {"bot", "hopes", {few_read_hopes}, {FEW_HOPES(WEIGHT_KEY)}},
    {"bot", "verbs", {few_read_verbs}, {FEW_VERBS(VERB_KEY)}},
    {"bot", "abilities", {few_read_abilities}, {FEW_SPECIALS(SPECIAL_KEY)}},
    {"bot", "rivals", {few_read_aims}, {FEW_AIMS(WEIGHT_KEY)}},
    {"bot", "rivals_plan", {few_read_aims}, {FEW_AIMS(WEIGHT_KEY)}},
    {"bot", "curse_chaser", {few_read_aims}, {FEW_AIMS(WEIGHT_KEY)}},
    {"bot", "dark_arts", {few_read_aims}, {FEW_AIMS(WEIGHT_KEY)}},
    {"bot", "shadows", {few_read_aims}, {FEW_AIMS(WEIGHT_KEY)}},
    {"bot", "coop", {few_read_aims}, {FEW_AIMS(WEIGHT_KEY)}},
};
/* clang-format on */
enum { ENTRY_ROWS = sizeof entry_rows / sizeof *entry_rows };

/* ---- The whole ----------------------------------------------------------------------- */

static bool check_riders(const Loader *l, Error *err) {
    if (l->rider_count == RIDERS) return true;
    return error_set(err, "There are %d riders; the game has %d.", l->rider_count, RIDERS);
}

static bool read_all(Loader *l, Error *err) {
    return pack_entries(l->packs, l->pack_count, entry_rows, ENTRY_ROWS, few_check_spaces,
                        l, err) &&
           check_riders(l, err) && few_finish_map(l, err) && few_check_cards(l, err) &&
           few_check_encounters(l, err);
}

bool few_load(const Pack *packs, int count, Box *box, Error *err) {
    Loader l = {box_content(box, sizeof *l.c), box, .packs = packs, .pack_count = count};
    if (!read_all(&l, err)) return false;
    few_derive_fields(l.c);
    few_derive_bot_tables(l.c);
    return true;
}
