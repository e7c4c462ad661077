/*
 * The View: what lies on the table now, for one viewer. The state is already hidden: a hand
 * that the viewer may not see is only a count, and its cards are in the deck's set.
 */
#include "so_youve_been_cursed/face/face.h"
#include "so_youve_been_cursed/rules/village.h"
#include "so_youve_been_cursed/rules/wizard.h"
#include "so_youve_been_cursed/so_youve_been_cursed.h"

typedef struct Painter {
    const Content *c;
    const CursedState *s;
    View *v;
    int wizard, monster; /* owners */
} Painter;

/* ---- Head and tracks ---------------------------------------------------------------- */

static const char *seat_title(const CursedState *s, Role role) {
    if (role == ROLE_WIZARD)
        return cursed_is_possessed(s) ? "The Possessed Wizard" : "The Wizard";
    return cursed_is_rabid(s) ? "The Rabid Monster" : "The Monster";
}

static bool is_arrival(const CursedState *s) {
    if (s->page == PAGE_PW_ARRIVAL) return true;
    for (int seat = 0; seat < s->head.seat_count; seat++)
        if (s->head.asked[seat].kind == ASK_PLACE) return true;
    return false;
}

static void paint_head(const Painter *p) {
    static const char *const phases[] = {"Arrival", "Wizard", "Monster"};
    const CursedState *s = p->s;
    bool day = s->turn == ROLE_WIZARD;
    int phase = !day ? 2 : is_arrival(s) ? 0 : 1;
    view_head(p->v, cursed_modes[s->mode].id,
              view_words(p->v, day ? "Day %d" : "Night %d", s->round), s->round,
              phases[phase]);
    view_time(p->v, day ? "day" : "night");
    for (int i = 0; i < 3; i++) view_phase(p->v, phases[i]);
    for (int owner = 0; owner < ROLE_COUNT; owner++) {
        Role role = p->wizard == owner ? ROLE_WIZARD : ROLE_MONSTER;
        view_seat(p->v,
                  (ViewSeat){seat_title(s, role),
                             role == ROLE_WIZARD ? "wizard" : "monster", s->turn == role,
                             "", role == ROLE_WIZARD ? "Wizard" : "Monster"});
    }
}

static void paint_tracks(const Painter *p) {
    const CursedState *s = p->s;
    view_track(p->v, p->wizard, "cure", s->cure);
    view_track(p->v, p->wizard, "coins", s->coins);
    view_track(p->v, p->monster, "curse", s->curse);
    if (!cursed_is_rabid(s)) view_track(p->v, p->monster, "energy", s->energy);
    if (s->turn == ROLE_WIZARD)
        view_track(p->v, p->wizard, "actions", cursed_actions_left(s));
    else
        view_track(p->v, p->monster, "night_actions", s->actions);
    view_track(p->v, OWNER_TABLE, "panic", s->panic);
}

/* ---- Cards -------------------------------------------------------------------------- */

static void paint_cards(const Painter *p, uint32_t set, int ref) {
    while (set) view_card(p->v, ref + bits_take(&set), "");
}

typedef struct PileNames {
    const char *hand, *deck, *discard;
} PileNames;

/* The deck holds what is in neither hand: in a hidden state the other role's hand is among
 * the deck's cards, and only its count is known. */
static void paint_piles(const Painter *p, int owner, const Piles *piles, PileNames ids,
                        int ref) {
    view_zone(p->v, owner, ids.hand, piles->hand_count);
    paint_cards(p, piles->hand, ref);
    view_zone(p->v, owner, ids.deck,
              bits_count(piles->deck.cards | piles->hand) - piles->hand_count);
    view_zone(p->v, owner, ids.discard, bits_count(piles->deck.discard));
    paint_cards(p, piles->deck.discard, ref);
}

static uint32_t spells_before(const Painter *p, Role role) {
    uint32_t found = 0;
    for (uint32_t left = p->s->spells.front; left;) {
        int card = bits_take(&left);
        if (p->c->spells[card].before == role) found |= bit(card);
    }
    return found;
}

/* Powers lie in the order in which they were laid: the oldest is the leftmost. */
static void paint_before(const Painter *p, Role role, int owner, const char *id) {
    const CursedState *s = p->s;
    uint32_t spells = spells_before(p, role);
    uint32_t powers = cursed_front_powers(p->c, s, role);
    uint32_t waiting = role == ROLE_MONSTER ? cursed_single_use(p->c, s) : 0;
    view_zone(p->v, owner, id,
              bits_count(spells) + bits_count(powers) + bits_count(waiting));
    for (int i = 0; i < s->front_count; i++)
        if (powers & bit(s->front_order[i]))
            view_card(p->v, POWER_REF + s->front_order[i], "");
    paint_cards(p, spells, 0);
    if (waiting) view_card(p->v, POWER_REF + bits_first(waiting), "single use");
}

static void paint_orders(const Painter *p) {
    const CursedState *s = p->s;
    view_zone(p->v, p->monster, "orders", bits_count(s->orders));
    paint_cards(p, s->orders, RABID_REF);
    view_zone(p->v, p->monster, "order_row", s->row_count);
    for (int i = 0; i < s->row_count; i++) {
        bool skipped = s->row_skipped >> i & 1;
        bool next = i == s->row_at && s->turn == ROLE_MONSTER;
        const char *note = skipped         ? "skipped"
                           : next          ? "next"
                           : i < s->row_at ? "done"
                                           : "";
        view_card(p->v, RABID_REF + s->row[i], note);
        view_state(p->v, note);
    }
}

static void paint_plan(const Painter *p) {
    const CursedState *s = p->s;
    view_zone(p->v, p->wizard, "plan", s->plan_count);
    for (int i = 0; i < s->plan_count; i++) {
        view_card(p->v, POSSESSED_REF + s->plan[i], i == 0 ? "next" : "");
        view_state(p->v, i == 0 ? "next" : "");
    }
    view_zone(p->v, p->monster, "feeding", s->feed_count);
    for (int i = 0; i < s->feed_count; i++) view_card(p->v, POSSESSED_REF + s->feed[i], "");
}

/* ---- Tokens ------------------------------------------------------------------------- */

/* In a pouch or the supply: thrown back, bought, taken. */
static void paint_ingredient(const Painter *p, int ingredient, int count,
                             const char *note) {
    view_thing(p->v, p->c->ingredient_id[ingredient], p->c->ingredient_title[ingredient],
               count, note);
}

static void paint_villagers(const Painter *p, const char *id, const uint8_t count[KINDS]) {
    view_zone(p->v, OWNER_TABLE, id, count_all(count, KINDS));
    for (int kind = 0; kind < KINDS; kind++)
        view_thing(p->v, cursed_villager_piece[kind], p->c->villagers[kind].title,
                   count[kind], "");
}

static void paint_cure_path(const Painter *p) {
    int length = cursed_cure_length(p->c, p->s);
    const uint8_t *path = p->c->cure[cursed_is_possessed(p->s)];
    view_zone(p->v, p->wizard, "cure_path", length);
    for (int i = 0; i < length; i++) {
        const char *note = i < p->s->cure ? "done" : i == p->s->cure ? "next" : "";
        view_token(p->v, p->c->ingredient_id[path[i]], p->c->ingredient_title[path[i]], 1,
                   note);
        view_state(p->v, note);
    }
}

/* One token per pouch, then the empty ones; Box of Holding is one more place. */
static void paint_pouches(const Painter *p) {
    const CursedState *s = p->s;
    view_zone(p->v, p->wizard, "pouches", cursed_held(s));
    for (int i = 0; i < KINDS; i++) {
        bool boxed = s->boxed == i + 1;
        for (int n = 0; n < s->pouch[i] - boxed; n++) paint_ingredient(p, i, 1, "");
    }
    if (s->boxed) paint_ingredient(p, s->boxed - 1, 1, "on the Box of Holding");
    for (int n = cursed_pouch_room(s); n > 0; n--)
        view_token(p->v, "pouch", "empty", 0, "");
}

static void paint_meal(const Painter *p, int what, const char *note) {
    if (what == SHEEP)
        view_token(p->v, "sheep", "Sheep", 1, note);
    else
        view_token(p->v, cursed_villager_piece[what], p->c->villagers[what].title, 1, note);
}

/* A villager may share a slot with the sheep before it (SC-79); what has no slot lies
 * beside the stomach. */
static void paint_stomach(const Painter *p) {
    const CursedState *s = p->s;
    int beside[EATABLE];
    for (int what = 0; what < EATABLE; what++) beside[what] = s->eaten[what];
    view_zone(p->v, p->monster, "stomach", cursed_eaten_total(s));
    for (int i = 0; i < STOMACH_SLOTS; i++) {
        bool shared = bits_count(s->slot[i]) > 1;
        for (uint32_t left = s->slot[i]; left;) {
            int what = bits_take(&left);
            paint_meal(p, what, shared ? "in one slot" : "");
            beside[what]--;
        }
        if (!s->slot[i]) view_token(p->v, "slot", "empty", 0, "");
    }
    for (int what = 0; what < EATABLE; what++)
        for (int n = 0; n < beside[what]; n++) paint_meal(p, what, "beside the stomach");
}

static void paint_supply(const Painter *p) {
    const CursedState *s = p->s;
    int coins = cursed_coin_supply(p->c, s);
    view_zone(p->v, OWNER_TABLE, "supply",
              coins + s->sheep_supply + count_all(s->supply, KINDS));
    for (int i = 0; i < KINDS; i++) paint_ingredient(p, i, s->supply[i], "");
    view_token(p->v, "coin", "Coins", coins, "");
    view_token(p->v, "sheep", "Sheep", s->sheep_supply, "");
}

/* Everybody knows which tiles are still face down, having seen all that were turned. */
static void paint_guard_tiles(const Painter *p) {
#define GUARD_PIECE(KIND, id, label) "guard_" id,
    static const char *const kinds[] = {CURSED_GUARDS(GUARD_PIECE)};
    view_zone(p->v, OWNER_TABLE, "guards", bits_count(p->s->guards));
    for (int i = 0; i < GUARD_EFFECTS; i++)
        view_token(p->v, kinds[i], cursed_guard_label[i], p->s->guard_tiles[i], "");
}

/* ---- The village -------------------------------------------------------------------- */

static void paint_village(const Painter *p) {
    const CursedState *s = p->s;
    for (int kind = 0; kind < KINDS; kind++) {
        uint32_t homes = s->houses[kind];
        while (homes)
            view_piece(p->v, bits_take(&homes), cursed_villager_piece[kind], OWNER_TABLE,
                       1);
    }
    for (int i = 0; i < p->c->pasture_count; i++)
        if (s->sheep[i])
            view_piece(p->v, PASTURE_SPACE + i, "sheep", OWNER_TABLE, s->sheep[i]);
    bool day = s->turn == ROLE_WIZARD;
    view_piece(p->v, s->at, day ? "wizard" : "monster", day ? p->wizard : p->monster, 1);
    for (uint32_t left = s->guards; left;) {
        const Crossing *way = &p->c->crossings[bits_take(&left)];
        view_piece_between(p->v, way->a, way->b, "guard", 1);
    }
}

static void paint_zones(const Painter *p) {
    const CursedState *s = p->s;
    paint_piles(p, p->wizard, &s->spells,
                (PileNames){"spells", "spell_deck", "spell_discard"}, 0);
    paint_before(p, ROLE_WIZARD, p->wizard, "before_wizard");
    paint_cure_path(p);
    paint_pouches(p);
    if (cursed_is_possessed(s)) paint_plan(p);
    paint_piles(p, p->monster, &s->powers,
                (PileNames){"powers", "power_deck", "power_discard"}, POWER_REF);
    paint_before(p, ROLE_MONSTER, p->monster, "before_monster");
    paint_stomach(p);
    if (cursed_is_rabid(s))
        paint_orders(p);
    else
        paint_guard_tiles(p);
    paint_villagers(p, "bag", s->bag);
    if (s->villager_cards) paint_villagers(p, "villager_discard", s->seen);
    paint_supply(p);
}

void cursed_view(const Box *box, const State *state, Seat viewer, View *v) {
    const CursedState *s = (const CursedState *)state;
    Painter p = {box->content, s, v, cursed_owner(s, ROLE_WIZARD),
                 cursed_owner(s, ROLE_MONSTER)};
    (void)viewer; /* the state is already what this viewer sees */
    paint_head(&p);
    paint_tracks(&p);
    paint_zones(&p);
    paint_village(&p);
    view_score(v, "cure", "Cure", p.wizard, s->cure);
    view_score(v, "curse", "Curse", p.monster, s->curse);
}
