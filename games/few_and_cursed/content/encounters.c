/*
 * Reads packs into what riders meet: encounters, Cursed encounters, and bounties of all
 * three kinds.
 */
#include <string.h>

#include "few_and_cursed/content/loader.h"
#include "few_and_cursed/rules/state.h"

enum { BOUNTY_COST_MAX = 40, BOUNTY_GRIT_MAX = 20, MOST_WANTED_MIN = PILES };
enum { ENCOUNTERS_MIN = 2 }; /* two pairs of riders may face one each (FC-47) */

/* ---- Encounters -------------------------------------------------------------------- */

/* `what is done: cost -> gain`. */
static bool read_option(Loader *l, const PackEntry *e, const PackKey *key,
                        EncounterOption *option, Error *err) {
    Text title = TEXT(OPTION_TITLE_MAX);
    const char *colon = strchr(key->value, ':');
    int length = colon ? (int)(colon - key->value) : 0;
    if (length == 0 || length >= OPTION_TITLE_MAX)
        return entry_error(e, key->line, err,
                           "'%s' begins with what is done, in less than %d letters, and a "
                           "colon",
                           key->key, OPTION_TITLE_MAX);
    text_add_some(&title, key->value, length);
    if (!entry_title_words(e, key->line, title.at, err)) return false;
    if (!few_exchange(e, key, colon + 1, &option->cost, &option->gain, err)) return false;
    option->key = key->key;
    option->title = box_keep(l->box, &title);
    few_write_option(l, option);
    return true;
}

/* Two options of one event must read differently. */
static bool check_told_apart(const PackEntry *e, const PackKey *key,
                             const EncounterText *text, const char *title, Error *err) {
    for (int i = 0; i < text->option_count; i++)
        if (text_alike(text->option[i].title, title))
            return entry_error(e, key->line, err, "two options are called '%s'", title);
    return true;
}

static bool read_options(Loader *l, const PackEntry *e, const char *name,
                         EncounterText *text, Error *err) {
    for (int i = 0; i < ENCOUNTER_OPTIONS_MAX; i++) {
        Text words = TEXT(24);
        text_format(&words, "%s_%d", name, i + 1);
        const PackKey *key = entry_key(e, words.at);
        if (!key) continue;
        if (text->option_count < i)
            return entry_error(e, key->line, err, "'%s' is given without '%s_%d'", words.at,
                               name, i);
        EncounterOption option = {0};
        if (!read_option(l, e, key, &option, err) ||
            !check_told_apart(e, key, text, option.title, err))
            return false;
        text->option[text->option_count++] = option;
    }
    return text->option_count > 0 ||
           entry_error(e, 0, err, "the key '%s_1' is missing", name);
}

bool few_read_encounter(Loader *l, const PackEntry *e, Error *err) {
    Content *c = l->c;
    if (!entry_fits(e, c->encounter_count + 1, ENCOUNTERS_MAX, "encounters", err))
        return false;
    Encounter *encounter = &c->encounters[c->encounter_count++];
    encounter->id = e->id;
    for (int land = DESERT; land <= RUINS; land++) {
        EncounterText *text = &encounter->at[land];
        const char *name = few_terrain_words[land];
        if (!entry_text(e, name, NULL, &text->story, err) ||
            !read_options(l, e, name, text, err))
            return false;
    }
    return entry_source(e, &encounter->source, err) &&
           entry_text(e, "invented", "", &encounter->invented, err);
}

/* FC-49: some line is always open. */
static bool has_open_line(const EncounterText *text) {
    for (int i = 0; i < text->option_count; i++)
        if (text->option[i].cost.count == 0) return true;
    return false;
}

bool few_read_cursed(Loader *l, const PackEntry *e, Error *err) {
    Content *c = l->c;
    if (!entry_fits(e, c->cursed_encounter_count + 1, CURSED_ENCOUNTERS_MAX,
                    "Cursed encounters", err))
        return false;
    CursedEncounter *cursed = &c->cursed_encounters[c->cursed_encounter_count++];
    cursed->id = e->id;
    if (!entry_title(e, &cursed->title, err) ||
        !entry_text(e, "story", NULL, &cursed->text.story, err) ||
        !read_options(l, e, "option", &cursed->text, err) ||
        !entry_source(e, &cursed->source, err) ||
        !entry_text(e, "invented", "", &cursed->invented, err))
        return false;
    return has_open_line(&cursed->text) ||
           entry_error(e, 0, err,
                       "every option costs something; one must be open to everybody");
}

/* ---- Bounties ---------------------------------------------------------------------- */

/* A kind of land, or a space by its id; the town is safe (FC-77). */
static bool read_place(Loader *l, const PackEntry *e, Place *place, Error *err) {
    const char *words[SAN_ANDREAS + SPACES_MAX], *ids[SPACES_MAX];
    int count = 0, found, spaces = few_space_ids(l, ids);
    for (int i = 0; i < SAN_ANDREAS; i++) words[count++] = few_terrain_words[i];
    for (int i = TOWN + 1; i < spaces; i++) words[count++] = ids[i];
    if (!entry_named(e, "place", "place", words, count, &found, err)) return false;
    place->named = found >= SAN_ANDREAS;
    place->at = place->named ? found - SAN_ANDREAS + TOWN + 1 : found;
    return true;
}

static bool read_face(Loader *l, const PackEntry *e, const char *const keys[3],
                      Bounty *bounty, Error *err) {
    if (!entry_int(e, keys[0], 1, BOUNTY_COST_MAX, &bounty->cost, err) ||
        !entry_int(e, keys[1], 0, BOUNTY_GRIT_MAX, &bounty->grit, err) ||
        !verbs_key(&few_card_verbs, e, keys[2], IN_REWARD, &bounty->reward, err))
        return false;
    if (!l->c->least_cost || bounty->cost < l->c->least_cost)
        l->c->least_cost = bounty->cost;
    few_write_bounty(l, bounty);
    return true;
}

/* Reads what all bounties have; a Wanted card's other side is read afterwards. */
static bool read_bounty(Loader *l, const PackEntry *e, Bounty *bounty, Error *err) {
    static const char *const keys[] = {"cost", "grit", "reward"};
    bounty->id = e->id;
    return few_title(l, e, GROUP_BOUNTIES, ANYBODY, &bounty->title, err) &&
           read_place(l, e, &bounty->place, err) && entry_source(e, &bounty->source, err) &&
           entry_text(e, "invented", "", &bounty->invented, err) &&
           read_face(l, e, keys, bounty, err);
}

bool few_read_wanted(Loader *l, const PackEntry *e, Error *err) {
    static const char *const back_keys[] = {"back_cost", "back_grit", "back_reward"};
    if (!entry_fits(e, l->wanted_count + 1, WANTED, "Wanted cards", err)) return false;
    Bounty *side = l->c->wanted[l->wanted_count++];
    if (!read_bounty(l, e, &side[0], err)) return false;
    side[1] = side[0];
    side[1].reward = (Effects){0};
    return read_face(l, e, back_keys, &side[1], err);
}

bool few_read_most_wanted(Loader *l, const PackEntry *e, Error *err) {
    Content *c = l->c;
    if (!entry_fits(e, c->most_wanted_count + 1, MOST_WANTED_MAX, "Most Wanted", err))
        return false;
    return read_bounty(l, e, &c->most_wanted[c->most_wanted_count++], err);
}

bool few_read_monster(Loader *l, const PackEntry *e, Error *err) {
    if (!entry_fits(e, l->monster_count + 1, MONSTERS, "monsters", err)) return false;
    Bounty *monster = &l->c->monsters[l->monster_count++];
    if (!read_bounty(l, e, monster, err)) return false;
    return monster->place.named || entry_error(e, entry_key(e, "place")->line, err,
                                               "a monster begins in one space, and '%s' is "
                                               "a kind of land",
                                               entry_key(e, "place")->value);
}

/* ---- The whole --------------------------------------------------------------------- */

static bool check_count(int count, int right, const char *what, Error *err) {
    if (count == right) return true;
    return error_set(err, "There are %d %s; the game has %d.", count, what, right);
}

static bool find_crow_prime(Content *c, Error *err) {
    for (int i = 0; i < MONSTERS; i++) {
        if (!text_equal(c->monsters[i].id, "crow_prime")) continue;
        c->crow_prime = i;
        return true;
    }
    return error_set(err, "The packs have no entry [monster crow_prime].");
}

bool few_check_encounters(Loader *l, Error *err) {
    Content *c = l->c;
    if (!few_check_least(c->encounter_count, ENCOUNTERS_MIN, "encounters", err) ||
        !few_check_least(c->cursed_encounter_count, ENCOUNTERS_MIN, "Cursed encounters",
                         err))
        return false;
    if (!check_count(l->wanted_count, WANTED, "Wanted cards", err) ||
        !check_count(l->monster_count, MONSTERS, "monsters", err))
        return false;
    return few_check_least(c->most_wanted_count, MOST_WANTED_MIN, "Most Wanted", err) &&
           find_crow_prime(c, err);
}
