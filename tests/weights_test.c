/* What bots think things are worth: entries [bot ...] of packs, which shipped packs lend to those
 * that have none (src/engine/shelf.c). For every game that has weights. */
#include <criterion/criterion.h>
#include <string.h>

#include "engine/setup.h"

#include "sitting/sitting.h"

#include "desk.h"

enum { MOVES = 24 };

/* The shipped packs of a game as an edition without weights had them. */
typedef struct Edition {
    PackText packs[PACKS_MAX];
    Buffer text[PACKS_MAX];
    int count;
} Edition;

static const char *file_name(const Embedded *file) {
    return strchr(file->path, '/') + 1;
}

static Edition packs_without(const char *game, const char *start, PackOrigin origin) {
    Edition old = {.count = 0};
    const Embedded *file;
    while ((file = shelf_folder_file(game, "packs/", old.count))) {
        Buffer *text = &old.text[old.count];
        pack_without(game, file_name(file), start, text);
        old.packs[old.count++] = (PackText){file_name(file), text->data, origin};
    }
    return old;
}

static Edition edition_without(const char *game, const char *start) {
    return packs_without(game, start, PACK_EDITION);
}

static void edition_free(Edition *old) {
    for (int i = 0; i < old->count; i++) buffer_free(&old->text[i]);
}

static OpenBox *open_all(const Shelf *game, Edition packs) {
    Error err;
    OpenBox *box = box_open_with(game, packs.packs, packs.count, &err);
    cr_assert(box, "%s: %s", game->game->name, err.words);
    edition_free(&packs);
    return box;
}

static OpenBox *open_edition(const Shelf *game, const char *start) {
    return open_all(game, edition_without(game->game->name, start));
}

static OpenBox *open_shipped(const Shelf *game) {
    Error err;
    OpenBox *box = box_open(game, NULL, 0, &err);
    cr_assert(box, "%s: %s", game->game->name, err.words);
    return box;
}

static int weights_of(const Pack *packs, int count) {
    int found = 0;
    for (int i = 0; i < count; i++)
        for (int e = 0; e < packs[i].entry_count; e++)
            found += text_equal(packs[i].entries[e].kind, "bot");
    return found;
}

/* Calls `each` with every game that has weights. */
static void with_weights(void (*each)(const Shelf *game, const OpenBox *shipped)) {
    int tried = 0;
    for (int i = 0; i < shelf_count; i++) {
        OpenBox *box = open_shipped(&shelf[i]);
        if (weights_of(box->packs, box->pack_count)) each(&shelf[i], box), tried++;
        box_close(box);
    }
    cr_assert_gt(tried, 0);
}

static Match *new_match(OpenBox *box) {
    Setup setup;
    Error err;
    SetupWords words = setup_begin(&box->box);
    cr_assert(setup_finish(&words, &setup, &err), "%s", err.words);
    Match *m = match_new(box, &setup, seed_from_number(5));
    desk_seat(m, "quick, quick, quick, quick, quick");
    return m;
}

static void play_on(Match *m, int moves) {
    Sitting *s = sitting_new(m);
    while (match_moves(m) < moves && sitting_step(s)) continue;
    sitting_free(s);
    cr_assert_eq(match_moves(m), moves);
}

/* Setup, seed and moves: what does not name the packs. */
static bool same_match(const Match *a, const Match *b) {
    Buffer one = {0}, other = {0};
    match_record(a, RECORD_TO_READ, &one);
    match_record(b, RECORD_TO_READ, &other);
    bool same = strcmp(strstr(one.data, "\nsetup "), strstr(other.data, "\nsetup ")) == 0;
    buffer_free(&one);
    buffer_free(&other);
    return same;
}

/* ---- Packs without weights ----------------------------------------------------------- */

static void lends_all(const Shelf *game, const OpenBox *shipped) {
    OpenBox *old = open_edition(game, "[bot ");
    cr_expect_eq(weights_of(old->packs, old->pack_count), 0);
    cr_expect_eq(weights_of(&old->lent, 1),
                 weights_of(shipped->packs, shipped->pack_count));
    cr_expect_eq(old->lent.entry_count, weights_of(&old->lent, 1), "and nothing else");
    cr_expect_eq(old->pack_count, shipped->pack_count);
    cr_expect_eq(shipped->lent.entry_count, 0);
    box_close(old);
}

Test(weights, packs_that_have_none_are_lent_those_of_the_shipped_packs) {
    with_weights(lends_all);
}

/* Each bot thinks the same of every position on the way. */
static void thinks_the_same(const Shelf *game, const OpenBox *shipped) {
    OpenBox *old = open_edition(game, "[bot ");
    Match *m = new_match(old);
    Sitting *s = sitting_new(m);
    const Game *g = game->game;
    int other_than_0 = 0;
    while (match_moves(m) < MOVES && sitting_step(s)) {
        const State *state = match_state(m);
        for (Seat seat = 0; seat < state->seat_count; seat++) {
            int value = g->value(&shipped->box, state, seat);
            cr_expect_eq(g->value(&old->box, state, seat), value, "%s", g->name);
            if (g->far_value)
                cr_expect_eq(g->far_value(&old->box, state, seat),
                             g->far_value(&shipped->box, state, seat), "%s", g->name);
            other_than_0 += value != 0;
        }
    }
    cr_expect_gt(other_than_0, 0, "%s", g->name);
    sitting_free(s);
    match_free(m);
    box_close(old);
}

Test(weights, bots_think_as_well_with_packs_that_have_none) {
    with_weights(thinks_the_same);
}

/* A save that was begun before there were weights goes on as if it had them, names the packs
 * that it was begun with and no others, and says that they are not today's. */
static void goes_on(const Shelf *game, const OpenBox *shipped) {
    (void)shipped;
    Error err;
    Buffer save = {0}, again = {0};
    OpenBox *old = open_edition(game, "[bot "), *now = open_shipped(game);
    Match *begun = new_match(old), *whole = new_match(now);
    play_on(begun, MOVES / 2);
    match_record(begun, RECORD_TO_KEEP, &save);
    cr_expect_null(strstr(save.data, "> [bot "), "%s", game->game->name);
    OpenBox *box;
    Match *resumed;
    cr_assert(match_load(save.data, -1, &box, &resumed, &err), "%s: %s", game->game->name,
              err.words);
    cr_expect(box_edition(box));
    match_record(resumed, RECORD_TO_KEEP, &again);
    cr_expect_str_eq(again.data, save.data);
    play_on(resumed, MOVES);
    play_on(whole, MOVES);
    cr_expect(same_match(resumed, whole), "%s", game->game->name);
    match_free(begun), match_free(whole), match_free(resumed);
    box_close(old), box_close(now), box_close(box);
    buffer_free(&save), buffer_free(&again);
}

Test(weights, a_save_without_them_goes_on) {
    with_weights(goes_on);
}

/* ---- Packs with some ----------------------------------------------------------------- */

#define CURSED      "so-youve-been-cursed"
#define CURSED_PACK "pack own\ngame " CURSED " 2\n[bot weights]\n"

static OpenBox *open_own(const char *text, bool on_edition) {
    Error err;
    const Shelf *game = shelf_find(CURSED);
    Edition old = edition_without(CURSED, on_edition ? "[bot " : "[nothing");
    old.packs[old.count] = (PackText){"own.pack", text, PACK_OWN};
    OpenBox *box = box_open_with(game, old.packs, old.count + 1, &err);
    cr_assert(box, "%s", err.words);
    edition_free(&old);
    return box;
}

Test(weights, what_a_pack_leaves_out_is_lent) {
    OpenBox *box = open_own(CURSED_PACK "left_out = yes\n", false);
    cr_expect_eq(box->lent.entry_count, 1);
    box_close(box);
}

static const char own_weights[] =
    CURSED_PACK "track = 500\ncovered = 1\nuseful = 1\ncoin = 1\npanic = 1\naction = 1\n"
                "energy = 1\ncard = 1\nsource = invented\n";

Test(weights, a_pack_with_its_own_is_lent_none) {
    for (int edition = 0; edition < 2; edition++) {
        OpenBox *box = open_own(own_weights, edition);
        cr_expect_eq(box->lent.entry_count, 0);
        box_close(box);
    }
}

/* Where a game has several, those that are lacking are lent and the others stay. */
Test(weights, only_what_is_lacking_is_lent) {
    const char *few = "few-and-cursed";
    OpenBox *box = open_all(shelf_find(few), packs_without(few, "[bot coop]", PACK_OWN));
    cr_assert_eq(box->lent.entry_count, 1);
    cr_expect_str_eq(box->lent.entries[0].id, "coop");
    box_close(box);
}

/* ---- Weights that came later --------------------------------------------------------- */

static bool is_weight(const PackKey *key) {
    return !text_equal(key->key, "source");
}

static void write_without(const PackEntry *e, const PackKey *key, Buffer *out) {
    buffer_format(out, "[%s %s]\n", e->kind, e->id);
    for (int k = 0; k < e->key_count; k++)
        if (&e->keys[k] != key)
            buffer_format(out, "%s=%s\n", e->keys[k].key, e->keys[k].value);
}

/* The shipped packs as they were before there was this key in an entry of theirs. */
static Edition edition_before(const OpenBox *shipped, const PackKey *key,
                              PackOrigin origin) {
    Edition old = {.count = 0};
    for (; old.count < shipped->pack_count; old.count++) {
        const Pack *pack = &shipped->packs[old.count];
        Buffer *text = &old.text[old.count];
        pack_write_head(pack->name, pack->game, pack->game_version, text);
        for (int i = 0; i < pack->entry_count; i++)
            write_without(&pack->entries[i], key, text);
        old.packs[old.count] = (PackText){pack->name, text->data, origin};
    }
    return old;
}

static void expect_the_same_thoughts(const OpenBox *one, const OpenBox *other,
                                     const Match *m, const char *about) {
    const Game *g = one->box.game;
    for (int move = 0; move <= match_moves(m); move++) {
        const State *s = match_state_after(m, move);
        for (Seat seat = 0; seat < s->seat_count; seat++) {
            cr_expect_eq(g->value(&one->box, s, seat), g->value(&other->box, s, seat),
                         "%s: %s", g->name, about);
            if (g->far_value)
                cr_expect_eq(g->far_value(&one->box, s, seat),
                             g->far_value(&other->box, s, seat), "%s: %s", g->name, about);
        }
    }
}

static void expect_written_as(const OpenBox *box, const Edition *old) {
    for (int i = 0; i < old->count; i++) {
        Buffer again = {0};
        pack_write(&box->packs[i], &again);
        cr_expect_str_eq(again.data, old->text[i].data);
        buffer_free(&again);
    }
}

/* A key that a player's packs lack is lent, and the packs stay as they are. */
static void lends_key(const OpenBox *shipped, const PackKey *key, const Match *m) {
    Error err = {""};
    Edition old = edition_before(shipped, key, PACK_OWN);
    OpenBox *box = box_open_with(shipped->shelf, old.packs, old.count, &err);
    cr_expect(box, "%s: %s", key->key, err.words);
    if (box) {
        expect_the_same_thoughts(box, shipped, m, key->key);
        cr_expect_eq(box->lent.entry_count, 0);
        expect_written_as(box, &old);
    }
    box_close(box);
    edition_free(&old);
}

static void lends_each_key(const Shelf *game, const OpenBox *shipped) {
    int tried = 0;
    OpenBox *now = open_shipped(game);
    Match *m = new_match(now);
    play_on(m, MOVES);
    for (int p = 0; p < shipped->pack_count; p++)
        for (int i = 0; i < shipped->packs[p].entry_count; i++) {
            const PackEntry *e = &shipped->packs[p].entries[i];
            for (int k = 0; text_equal(e->kind, "bot") && k < e->key_count; k++)
                if (is_weight(&e->keys[k])) lends_key(shipped, &e->keys[k], m), tried++;
        }
    cr_expect_gt(tried, 0);
    match_free(m);
    box_close(now);
}

Test(weights, packs_from_before_a_weight_are_lent_it, .timeout = 120) {
    with_weights(lends_each_key);
}

/* ---- Weights that have other names by now --------------------------------------------- */

/* The shipped packs, all of whose weights and every second entry of weights had other names once. */
static Edition edition_before_names(const OpenBox *shipped) {
    Edition old = {.count = 0};
    int weights = 0;
    for (; old.count < shipped->pack_count; old.count++) {
        const Pack *pack = &shipped->packs[old.count];
        Buffer *text = &old.text[old.count];
        pack_write_head(pack->name, pack->game, pack->game_version, text);
        for (int i = 0; i < pack->entry_count; i++) {
            const PackEntry *e = &pack->entries[i];
            bool bot = text_equal(e->kind, "bot");
            const char *was = bot && weights++ % 2 == 0 ? "former_" : "";
            buffer_format(text, "[%s %s%s]\n", e->kind, was, e->id);
            for (int k = 0; k < e->key_count; k++)
                buffer_format(text, "%s%s=%s\n",
                              bot && is_weight(&e->keys[k]) ? "former_" : "",
                              e->keys[k].key, e->keys[k].value);
        }
        old.packs[old.count] = (PackText){pack->name, text->data, PACK_EDITION};
    }
    return old;
}

/* A save carries the names that weights had when it was begun; it goes on with today's weights, and
 * its packs stay as they are. */
static void forgets_names(const Shelf *game, const OpenBox *shipped) {
    Error err = {""};
    Buffer save = {0};
    Edition old = edition_before_names(shipped);
    OpenBox *begun = box_open_with(game, old.packs, old.count, &err), *box;
    cr_assert(begun, "%s", err.words);
    Match *m = new_match(begun), *resumed;
    play_on(m, MOVES);
    expect_the_same_thoughts(begun, shipped, m, "former names");
    match_record(m, RECORD_TO_KEEP, &save);
    cr_expect(strstr(save.data, "> former_"), "%s", game->game->name);
    cr_assert(match_load(save.data, -1, &box, &resumed, &err), "%s", err.words);
    expect_written_as(box, &old);
    play_on(resumed, MOVES + 1);
    match_free(m), match_free(resumed);
    box_close(begun), box_close(box);
    edition_free(&old);
    buffer_free(&save);
}

Test(weights, a_save_goes_on_though_they_have_other_names_now) {
    with_weights(forgets_names);
}

/* A player hears of a name that means nothing. */
Test(weights, a_pack_of_ones_own_has_todays_names) {
    Error err = {""};
    PackText own = {"own.pack", CURSED_PACK "coins = 50\nsource = invented\n", PACK_OWN};
    cr_expect_null(box_open(shelf_find(CURSED), &own, 1, &err));
    cr_expect(strstr(err.words, "no key is called 'coins'; did you mean 'coin'?"), "%s",
              err.words);
}

/* The shipped packs have nobody to borrow from. */
Test(weights, shipped_packs_may_lack_none) {
    Error err = {""};
    OpenBox *shipped = open_shipped(shelf_find("few-and-cursed"));
    const PackEntry *coop = pack_find(shipped->packs, shipped->pack_count, "bot", "coop");
    Edition old = edition_before(shipped, entry_key(coop, "monster"), PACK_SHIPPED);
    cr_expect_null(box_open_with(shipped->shelf, old.packs, old.count, &err));
    cr_expect(strstr(err.words, "bot 'coop': the key 'monster' is missing"), "%s",
              err.words);
    edition_free(&old);
    box_close(shipped);
}

/* One weight is enough to try it out: the others are the shipped ones, by name and not by place. */
Test(weights, a_pack_may_change_a_single_weight) {
    OpenBox *one = open_own(CURSED_PACK "coin = 50\nsource = invented\n", false);
    OpenBox *all =
        open_own(CURSED_PACK "track = 600\ncovered = 36\nuseful = 14\ncoin = 50\n"
                             "panic = 2\naction = 3\nenergy = 4\ncard = 4\n"
                             "source = invented\n",
                 false);
    OpenBox *shipped = open_shipped(shelf_find(CURSED));
    Match *m = new_match(shipped);
    play_on(m, MOVES);
    expect_the_same_thoughts(one, all, m, "coin");
    const State *start = match_state_after(m, 0);
    const Game *g = shipped->box.game;
    cr_expect_gt(g->value(&one->box, start, 0), g->value(&shipped->box, start, 0),
                 "the Wizard has coins");
    match_free(m);
    box_close(one), box_close(all), box_close(shipped);
}
