/*
 * Game.uses and Game.event_uses, which tell tools what of the packs comes up: every name
 * they give is an entry of the packs and a key that `usable` lists, and random play meets
 * every kind of entry but those whose entries all say that they are rare.
 */
#include <criterion/criterion.h>

#include "base/alloc.h"

#include "conform.h"

enum { KINDS_MAX = 16, DECISIONS_MAX = 500 };

typedef struct Watch {
    const OpenBox *box;
    bool met[KINDS_MAX]; /* by row of `usable` */
    uint64_t seed;
} Watch;

/* The row of `usable` for a kind, or -1; with a key only if the row names that too. */
static int find_usable(const Game *game, const char *kind, const char *key) {
    for (int i = 0; game->usable[i]; i++) {
        const char *rest = game->usable[i];
        char word[64];
        text_word(&rest, "", word, sizeof word);
        if (!text_equal(word, kind)) continue;
        bool named = !key;
        while (!named && text_word(&rest, "", word, sizeof word))
            named = text_equal(word, key);
        return named ? i : -1;
    }
    return -1;
}

typedef struct Wanted {
    const Use *use;
    bool found;
} Wanted;

static bool compare_entry(const PackEntry *e, void *context, Error *err) {
    Wanted *w = context;
    (void)err;
    w->found |= text_equal(e->kind, w->use->kind) && text_equal(e->id, w->use->id);
    return true;
}

static void watch_uses(Watch *w, const Uses *uses) {
    const Game *game = w->box->box.game;
    for (int i = 0; i < uses->count; i++) {
        const Use *use = &uses->at[i];
        int row = find_usable(game, use->kind, use->key);
        cr_assert(row >= 0, "%s: 'usable' lists no %s of a %s", game->name, use->key,
                  use->kind);
        w->met[row] = true;
        Wanted wanted = {use, false};
        pack_each(w->box->packs, w->box->pack_count, NULL, 0, compare_entry, &wanted, NULL);
        cr_assert(wanted.found, "%s: the packs have no [%s %s]", game->name, use->kind,
                  use->id);
    }
}

static void watch_option(Watch *w, const State *s, Seat seat, Option o) {
    Uses uses = {0};
    if (w->box->box.game->uses) w->box->box.game->uses(&w->box->box, s, seat, o, &uses);
    watch_uses(w, &uses);
}

static void watch_events(Watch *w, const EventLog *log) {
    const Game *game = w->box->box.game;
    for (int i = 0; game->event_uses && i < log->count; i++) {
        Uses uses = {0};
        game->event_uses(&w->box->box, &log->at[i], &uses);
        watch_uses(w, &uses);
    }
}

static void play_one(Watch *w, State *s, Rng *rng) {
    static EventLog log;
    OptionList list;
    Seat seat = 0;
    while (seat < s->seat_count && !(s->open >> seat & 1)) seat++;
    if (seat == s->seat_count) seat = SEAT_CLOCK;
    game_options(&w->box->box, s, seat, &list);
    Option choice = list.at[rng_below(rng, (uint32_t)list.count)];
    watch_option(w, s, seat, choice);
    log.count = 0;
    w->box->box.game->apply(&w->box->box, s, seat, choice, &log);
    watch_events(w, &log);
}

static bool watch_match(const OpenBox *box, const Setup *setup, void *context) {
    Watch *w = context;
    const uint64_t seed[2] = {++w->seed, 0};
    Rng rng = rng_from_seed(seed);
    State *s = alloc_zero(box->box.game->state_size);
    game_setup(&box->box, setup, seed, s, NULL);
    for (int i = 0; i < DECISIONS_MAX && !s->over; i++) play_one(w, s, &rng);
    for (Seat seat = 0; s->over && seat < s->seat_count; seat++)
        watch_option(w, s, seat, (Option){0});
    alloc_free(s);
    return true;
}

/* An entry that is not rare, of a kind that was never met, is a mistake. */
static bool is_met(const PackEntry *e, void *context, Error *err) {
    const Watch *w = context;
    (void)err;
    int row = find_usable(w->box->box.game, e->kind, NULL);
    cr_expect(row < 0 || w->met[row] || entry_key(e, "rare"), "%s: no [%s] was met, not %s",
              w->box->box.game->name, e->kind, e->id);
    return true;
}

Test(uses, name_what_the_packs_have) {
    for (int i = 0; i < shelf_count; i++) {
        if (!shelf[i].game->usable) continue;
        OpenBox *box = box_open(&shelf[i], NULL, 0, NULL);
        Watch w = {.box = box};
        conform_setups(box, watch_match, &w);
        pack_each(box->packs, box->pack_count, NULL, 0, is_met, &w, NULL);
        box_close(box);
    }
}
