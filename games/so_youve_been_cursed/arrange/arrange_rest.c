/*
 * The end of arranging a position: what the lines left open. Villagers that no line
 * placed go into the bag, ingredients and sheep into the supply, the automas' cards into
 * their decks; then the turn begins as in play.
 */
#include "so_youve_been_cursed/arrange/arrange.h"
#include "so_youve_been_cursed/rules/flow.h"
#include "so_youve_been_cursed/rules/village.h"

/* The bag is the rest; with villager cards the discards show all who are not in it. */
static bool settle_villagers(Table *t, Error *err) {
    CursedState *s = t->s;
    for (int kind = 0; kind < KINDS; kind++) {
        const Villager *v = &t->c->villagers[kind];
        int out = bits_count(s->houses[kind]) + s->eaten[kind];
        if (out > v->tokens)
            return error_set(
                err,
                "There are only %d of the %s, and %d were placed; empty some houses first.",
                v->tokens, v->title, out);
        s->bag[kind] = (uint8_t)(v->tokens - out);
        s->seen[kind] = (uint8_t)(s->villager_cards ? out : 0);

        if (deck_top_copies(&s->bag_top, kind) > s->bag[kind])
            return error_set(err, "The bag has only %d of the %s left for its top.",
                             s->bag[kind], v->title);
    }
    return true;
}

static bool settle_ingredients(Table *t, Error *err) {
    CursedState *s = t->s;
    if (cursed_pouch_room(s) < 0)
        return error_set(err, "SC-34: the pouches hold three ingredients; a fourth needs "
                              "Box of Holding laid out.");
    if (s->boxed && !cursed_rule_of(s, VERB_HOLD))
        return error_set(err, "'boxed' needs Box of Holding laid out: add 'front "
                              "box_of_holding'.");
    for (int i = 0; i < KINDS; i++) {
        int tokens = t->c->ingredient_tokens[i];
        if (s->pouch[i] > tokens)
            return error_set(err, "There are only %d of %s.", tokens,
                             t->c->ingredient_title[i]);
        s->supply[i] = (uint8_t)(tokens - s->pouch[i]);
    }
    return true;
}

static bool settle_sheep(Table *t, Error *err) {
    CursedState *s = t->s;
    int out = s->eaten[SHEEP] + count_all(s->sheep, PASTURES_MAX);
    if (out > t->c->sheep_tokens)
        return error_set(err, "There are only %d sheep, and %d were placed.",
                         t->c->sheep_tokens, out);
    s->sheep_supply = (uint8_t)(t->c->sheep_tokens - out);
    return true;
}

/* The effect with the most tiles that could go, not counting those put on top. */
static int most_spare(const CursedState *s) {
    int best = 0;
    for (int i = 1; i < GUARD_EFFECTS; i++) {
        int spare = s->guard_tiles[i] - deck_top_copies(&s->guard_top, i);
        if (spare > s->guard_tiles[best] - deck_top_copies(&s->guard_top, best)) best = i;
    }
    return best;
}

/* One face-down tile for every crossing that has one: the lines do not say which tiles have
 * left the game, so the commonest go first. */
static bool settle_guards(Table *t, Error *err) {
    CursedState *s = t->s;
    if (cursed_is_rabid(s)) return true;
    memcpy(s->guard_tiles, t->c->guard_tokens, sizeof s->guard_tiles);
    for (int i = 0; i < GUARD_EFFECTS; i++) {
        if (deck_top_copies(&s->guard_top, i) > s->guard_tiles[i])
            return error_set(err, "There are only %d Guard tiles of '%s'.",
                             s->guard_tiles[i], cursed_guard_words[i]);
    }
    int gone = t->c->crossing_count - bits_count(s->guards);
    int left = count_all(s->guard_tiles, GUARD_EFFECTS) - gone;
    if (deck_top_count(&s->guard_top) > left)
        return error_set(err, "Only %d Guard tiles are left to lie on top.", left);
    while (gone-- > 0) s->guard_tiles[most_spare(s)]--;
    return true;
}

/* Each card of an automa is in one place only; the deck is the rest. */
static bool settle_orders(Table *t, Error *err) {
    CursedState *s = t->s;
    uint32_t row = 0, laid = 0;
    for (int i = 0; i < s->row_count; i++) row |= bit(s->row[i]);
    if (row & s->orders) return error_set(err, "A card in the row cannot be on offer too.");
    for (int i = 0; i < s->plan_count; i++) laid |= bit(s->plan[i]);
    for (int i = 0; i < s->feed_count; i++) {
        if (laid & bit(s->feed[i]))
            return error_set(err, "A card of the plan cannot lie beside the Monster too.");
        laid |= bit(s->feed[i]);
    }
    if (cursed_is_possessed(s))
        s->possessed = (uint16_t)((bit(t->c->possessed_count) - 1) & ~laid);
    return true;
}

/* What only one of the two turns can have. */
static bool settle_turn(const Arranged *a, Error *err) {
    const CursedState *s = a->t.s;
    bool night = a->turn == ROLE_MONSTER, counted = a->actions >= 0;
    if (counted && night && cursed_is_rabid(s))
        return error_set(err, "The Rabid Monster has no actions; it follows the cards of "
                              "its 'row'.");
    if (counted && night && a->start != START_FEEDING)
        return error_set(err, "'actions' can be said of 'turn wizard' and 'turn monster "
                              "feeding'.");
    if (night)
        return !s->orders || error_set(err, "'orders' lie open on the Wizard's turn only.");
    if (s->orders && a->start == START_ARRIVAL)
        return error_set(err,
                         "'orders' are revealed after the arrival; say 'turn wizard'.");
    if (s->visited || s->row_count || cursed_eaten_total(s))
        return error_set(err,
                         "'visited', 'row' and 'stomach' belong to the Monster's turn; "
                         "add 'turn monster'.");
    return true;
}

bool cursed_place_rest(Arranged *a, Error *err) {
    Table *t = &a->t;
    return settle_villagers(t, err) && settle_ingredients(t, err) && settle_sheep(t, err) &&
           settle_guards(t, err) && settle_orders(t, err) && settle_turn(a, err);
}

void cursed_begin_arranged(Arranged *a) {
    CursedState *s = a->t.s;
    Table silent = {a->t.c, s, NULL, CAUSE_NONE}; /* for a row that was laid earlier */
    if (a->turn == ROLE_MONSTER) {
        cursed_begin_night(s->row_count ? &silent : &a->t, a->start == START_FEEDING);
    } else if (a->start == START_ARRIVAL || cursed_is_possessed(s)) {
        s->round--; /* a day counts it */
        cursed_begin_day(&a->t);
    } else {
        cursed_begin_actions(&a->t);
    }
    if (a->actions >= 0) s->actions = (uint8_t)a->actions;
    cursed_advance(&a->t);
}
