/*
 * The Rabid Monster: an automa that follows the cards the Wizard used, in the same order
 * (SC-70 to SC-82), or three of its own when nobody plays (SC-100, ruling 1). The clock
 * turns its pages: a Power, each card, the end.
 */
#include "so_youve_been_cursed/rules/automas.h"
#include "so_youve_been_cursed/rules/effects.h"
#include "so_youve_been_cursed/rules/flow.h"
#include "so_youve_been_cursed/rules/village.h"

enum { ENOUGH = 3 }; /* SC-81 */

/* ---- Its cards --------------------------------------------------------------------------- */

static uint32_t cards_in_row(const CursedState *s) {
    uint32_t cards = 0;
    for (int i = 0; i < s->row_count; i++) cards |= bit(s->row[i]);
    return cards;
}

/* Four orders and what On the Scent adds: there is always room. */
void cursed_row_add(CursedState *s, int card) {
    REQUIRE(s->row_count < LINE_MAX);
    s->row[s->row_count++] = (uint8_t)card;
}

/*
 * Reveals cards that are not on the table: as orders for the Wizard (SC-72), or at the end
 * of the row (ruling 1, and On the Scent by ruling 38).
 */
void cursed_rabid_reveal(Table *t, int count, bool to_row) {
    CursedState *s = t->s;
    uint32_t deck = bit(t->c->rabid_count) - 1;
    deck &= ~(cards_in_row(s) | s->orders | s->orders_past);
    uint32_t revealed = 0;
    for (int i = 0; i < count && deck; i++) {
        /* A card arranged to come next waits while it is on the table. */
        DeckTop nothing = {0, {0}}, *top = &s->rabid_top;
        if (!deck_top_empty(top) && !(deck & bit(deck_top_first(top)))) top = &nothing;
        int card = deck32_pick(deck, top, &s->head.rng);
        deck &= ~bit(card);
        revealed |= bit(card);
        if (to_row)
            cursed_row_add(s, card);
        else
            s->orders = (uint16_t)(s->orders | bit(card));
    }
    cursed_tell(t, EV_ORDERS, ROLE_MONSTER, (int)revealed, to_row, 0);
}

void cursed_rabid_begin(Table *t) {
    CursedState *s = t->s;
    s->row_at = s->row_skipped = s->extra = 0;
    if (cursed_is_possessed(s) && !s->row_count) cursed_rabid_reveal(t, 3, true);
}

/* SC-75: costs and requirements are ignored. */
static void develop_power(Table *t) {
    int card = cursed_draw_card(t, ROLE_MONSTER);
    if (card < 0) return;
    cursed_tell(t, EV_PLAYED, ROLE_MONSTER, card, 0, 0);
    cursed_play_card(t, ROLE_MONSTER, card, STEP_OF_AUTOMA);
}

/* ---- Hunting -------------------------------------------------------------------------------- */

/* Ruling 41: the pasture with more sheep, ties to the lower number. -1: none here. */
static int pasture_here(const Content *c, const CursedState *s) {
    uint32_t touching = c->pastures_at[s->at];
    int best = -1;
    while (touching) {
        int pasture = bits_take(&touching);
        if (!s->sheep[pasture]) continue;
        if (best < 0 || s->sheep[pasture] > s->sheep[best]) best = pasture;
    }
    return best;
}

static void run_to(Table *t, int house) {
    if (t->s->at != house) cursed_tell(t, EV_WALKED, ROLE_MONSTER, t->s->at, house, 0);
    cursed_move_token(t, house);
}

/* SC-77, SC-80. Ruling 40: plain road distance, through occupied houses too. */
uint32_t cursed_rabid_prey(const Content *c, const CursedState *s, Kind kind,
                           int *pasture) {
    uint32_t near = s->houses[kind] & c->within_roads[s->at][2];
    *pasture = near ? -1 : pasture_here(c, s);
    return *pasture < 0 ? near : s->houses[kind] & c->within_roads[s->at][3];
}

/* SC-77 to SC-80. */
static bool hunt(Table *t, Kind kind) {
    int pasture;
    uint32_t prey = cursed_rabid_prey(t->c, t->s, kind, &pasture);
    if (!prey) return false;
    int house = bits_last(prey); /* SC-78: not the nearest */
    if (pasture >= 0) cursed_eat_sheep(t, pasture);
    run_to(t, house);
    cursed_eat_villager(t, house, pasture >= 0);
    return true;
}

static void follow(Table *t, int place) {
    int card = t->s->row[place];
    cursed_tell(t, EV_ORDER_USED, ROLE_MONSTER, card, 1, 0);
    if (hunt(t, t->c->rabid[card].kind)) {
        t->s->row_skipped = (uint8_t)(t->s->row_skipped & ~bit(place));
    } else {
        t->s->row_skipped = (uint8_t)(t->s->row_skipped | bit(place));
        cursed_tell(t, EV_ORDER_SKIPPED, ROLE_MONSTER, card, 0, 0);
    }
}

/* Second Helpings, ruling 39: the first card skipped, else the first card again. */
static int place_for_more(const CursedState *s) {
    return s->row_skipped ? bits_first(s->row_skipped) : 0;
}

/* ---- Pages ------------------------------------------------------------------------------------ */

/* Decides before the clock is set: the next card, a second helping, or the end (SC-81). */
void cursed_rabid_next_page(Table *t) {
    CursedState *s = t->s;
    if (s->page == PAGE_RM_POWER) return;
    bool hungry = cursed_eaten_total(s) < ENOUGH;
    if (hungry && s->row_at < s->row_count)
        s->page = PAGE_RM_CARD;
    else if (hungry && s->extra && s->row_count)
        s->page = PAGE_RM_EXTRA;
    else
        s->page = PAGE_RM_END;
}

/* SC-82: adjust, digest, no hand. */
static void end_turn(Table *t) {
    t->s->page = PAGE_NONE;
    t->s->extra = 0;
    cursed_end_night(t);
}

void cursed_rabid_page(Table *t) {
    CursedState *s = t->s;
    switch ((Page)s->page) {
    case PAGE_RM_POWER:
        s->page = PAGE_RM_CARD;
        develop_power(t);
        break;
    case PAGE_RM_CARD: follow(t, s->row_at++); break;
    case PAGE_RM_EXTRA:
        count_take(&s->extra, 1);
        follow(t, place_for_more(s));
        break;
    case PAGE_RM_END: end_turn(t); break;
    case PAGE_NONE:
    case PAGE_PW_ARRIVAL:
    case PAGE_PW_SPELL:
    case PAGE_PW_ACTION:
    case PAGE_PW_END: REQUIRE(!"not a page of the Rabid Monster"); break;
    }
}

/* The card that the next page follows, for its words. */
int cursed_automa_card(const Content *c, const CursedState *s) {
    switch ((Page)s->page) {
    case PAGE_PW_ACTION:
        return cursed_possessed_ready(c, s) ? -1 : POSSESSED_REF + s->plan[0];
    case PAGE_RM_CARD: return RABID_REF + s->row[s->row_at];
    case PAGE_RM_EXTRA: return RABID_REF + s->row[place_for_more(s)];
    case PAGE_NONE:
    case PAGE_PW_ARRIVAL:
    case PAGE_PW_SPELL:
    case PAGE_PW_END:
    case PAGE_RM_POWER:
    case PAGE_RM_END: break;
    }
    return -1;
}
