/*
 * Positions from words (README.md lists them). Cards come from wherever they are: the
 * player's deck first, then the box. A tile that lies elsewhere changes places; what is left open is
 * filled with any other. west_check has the last word.
 */
#include "engine/lines.h"

#include "deck_goes_west/deck_goes_west.h"
#include "deck_goes_west/rules/cards.h"
#include "deck_goes_west/rules/flow.h"
#include "deck_goes_west/rules/map.h"

/* Where the match goes on. */
typedef enum Hour { HOUR_DAY, HOUR_EVENING, HOUR_NIGHT, HOUR_DAWN } Hour;

typedef struct Arranged {
    const Content *c;
    WestState *s;
    int seat;
    Hour hour;
    Bits192 cards; /* that lines have placed */
    uint64_t tiles;
} Arranged;

static Arranged *arranged(const Line *l) {
    return l->position;
}

static WestState *state_of(const Line *l) {
    return arranged(l)->s;
}

static Player *player_of(const Line *l) {
    return &state_of(l)->player[arranged(l)->seat];
}

/* ---- Cards ------------------------------------------------------------------------------- */

static bool read_designs(Line *l, int max, LinePicks *picks) {
    const Content *c = arranged(l)->c;
    LineNames names = {"card", c->design_count, {0}};
    for (int i = 0; i < names.count; i++) names.at[i] = c->designs[i].id;
    return line_names(l, &names, max, picks);
}

/* Takes a card out of a set, unless a line has placed it. */
static int take_from(const Arranged *a, Bits192 *set, int design) {
    Bits192 open = bits192_minus(set, &a->cards);
    int card = west_card_of(a->c, &open, design);
    if (card >= 0) bits192_remove(set, card);
    return card;
}

static int take_from_player(const Arranged *a, int seat, int design) {
    Player *p = &a->s->player[seat];
    int card = take_from(a, &p->deck.cards, design);
    if (card >= 0) deck_top_leave(&p->deck.top, card);
    if (card < 0) card = take_from(a, &p->deck.discard, design);
    if (card < 0 && (card = take_from(a, &p->hand, design)) >= 0) p->hand_count--;
    bits192_remove(&p->known, max_int(card, 0));
    return card;
}

static int take_from_row(const Arranged *a, int design) {
    for (int i = 0; i < ROW; i++) {
        int card = a->s->row[i] - 1;
        if (card < 0 || a->c->design_of[card] != design || bits192_has(&a->cards, card))
            continue;
        a->s->row[i] = 0;
        return card;
    }
    return -1;
}

/* A copy of the design from wherever it is, or -1. */
static int take_card(Arranged *a, int design) {
    int card = take_from_player(a, a->seat, design);
    if (card < 0) card = take_from(a, &a->s->supply, design);
    if (card < 0) card = take_from(a, &a->s->scrapped, design);
    if (card < 0) card = take_from_row(a, design);
    for (int seat = 0; seat < a->s->seats && card < 0; seat++)
        card = take_from_player(a, seat, design);
    if (card >= 0) bits192_add(&a->cards, card);
    return card;
}

static bool none_left(Line *l, int design) {
    return error_set(l->err, "There are no more of '%s'.",
                     arranged(l)->c->designs[design].id);
}

/* Puts what a line names into a set that was emptied before. */
static bool fill(Line *l, Bits192 *set) {
    LinePicks picks;
    if (!read_designs(l, LINE_NAMES_MAX, &picks)) return false;
    for (int i = 0; i < picks.count; i++) {
        int card = take_card(arranged(l), picks.at[i]);
        if (card < 0) return none_left(l, picks.at[i]);
        bits192_add(set, card);
    }
    return true;
}

/* A later line may name these again. */
static void forget(Arranged *a, const Bits192 *cards) {
    a->cards = bits192_minus(&a->cards, cards);
}

static bool set_hand(Line *l) {
    Player *p = player_of(l);
    forget(arranged(l), &p->hand);
    bits192_pour(&p->deck.cards, &p->hand);
    p->known = (Bits192){{0}};
    p->hand_count = 0;
    if (!fill(l, &p->hand)) return false;
    p->hand_count = (uint8_t)bits192_count(&p->hand);
    return true;
}

static bool set_discard(Line *l) {
    Player *p = player_of(l);
    forget(arranged(l), &p->deck.discard);
    bits192_pour(&p->deck.cards, &p->deck.discard);
    return fill(l, &p->deck.discard);
}

/* Starter cards go out of the game, all others to their piles. */
static void empty_draw_pile(Arranged *a, Player *p) {
    Bits192 starters = bits192_both(&p->deck.cards, &a->c->of_class[STARTER]);
    p->deck.cards = bits192_minus(&p->deck.cards, &starters);
    bits192_pour(&a->s->scrapped, &starters);
    bits192_pour(&a->s->supply, &p->deck.cards);
    p->deck.top = (DeckTop){0};
}

static bool set_draw(Line *l) {
    Player *p = player_of(l);
    LinePicks picks;
    uint8_t cards[DECK_TOP_MAX];
    if (!line_take(l, "top")) {
        forget(arranged(l), &p->deck.cards);
        empty_draw_pile(arranged(l), p);
        return fill(l, &p->deck.cards);
    }
    if (!read_designs(l, DECK_TOP_MAX, &picks)) return false;
    for (int i = 0; i < picks.count; i++) {
        int card = take_card(arranged(l), picks.at[i]);
        if (card < 0) return none_left(l, picks.at[i]);
        cards[i] = (uint8_t)card;
        bits192_add(&p->deck.cards, card);
    }
    deck_top_lay(&p->deck.top, cards, picks.count);
    return true;
}

static bool set_row(Line *l) {
    WestState *s = state_of(l);
    LinePicks picks;
    if (!read_designs(l, ROW, &picks)) return false;
    for (int i = 0; i < ROW; i++) {
        if (!s->row[i]) continue;
        bits192_remove(&arranged(l)->cards, s->row[i] - 1);
        bits192_add(&s->supply, s->row[i] - 1);
        s->row[i] = 0;
    }
    for (int i = 0; i < picks.count; i++) {
        int card = take_card(arranged(l), picks.at[i]);
        if (card < 0) return none_left(l, picks.at[i]);
        s->row[ROW - picks.count + i] = (uint8_t)(card + 1);
    }
    return true;
}

/* ---- Places -------------------------------------------------------------------------------- */

/* "2 -1": two West, one North. */
static bool read_spot(Line *l, int *x, int *y) {
    return line_number(l, "West", 0, 99, x) && line_number(l, "South", -40, 40, y);
}

static bool read_place(Line *l, int *place) {
    int x, y;
    if (!read_spot(l, &x, &y)) return false;
    *place = west_place_at(state_of(l), x, y);
    return *place >= 0 || error_set(l->err, "There is no tile at %d %d.", x, y);
}

/* The tile of a place goes back to the pile; the place is to be filled at once. */
static void release(const Content *c, WestState *s, int place) {
    int star = s->tile[place];
    if (is_up(s, place)) {
        star = c->tiles[s->tile[place]].back;
        s->unseen |= bit64(s->tile[place]);
        s->up &= ~bit64(place);
    }
    s->pile[star - 1]++;
    s->tile[place] = 0;
}

static void lay_down(WestState *s, int place, int star) {
    s->pile[star - 1]--;
    s->tile[place] = (uint8_t)star;
}

static void lay_up(const Content *c, WestState *s, int place, int tile) {
    s->pile[c->tiles[tile].back - 1]--;
    s->unseen &= ~bit64(tile);
    s->up |= bit64(place);
    s->tile[place] = (uint8_t)tile;
}

static int any_back(const WestState *s) {
    int star = 1;
    while (star < STARS && !s->pile[star - 1]) star++;
    return star;
}

static int any_tile(const Arranged *a) {
    uint64_t tiles = a->s->unseen & ~a->tiles;
    while (tiles) {
        int tile = bits64_take(&tiles);
        if (a->s->pile[a->c->tiles[tile].back - 1]) return tile;
    }
    return 0;
}

static int place_of_tile(const WestState *s, int tile) {
    uint64_t up = s->up;
    while (up) {
        int place = bits64_take(&up);
        if (s->tile[place] == tile) return place;
    }
    return -1;
}

static int place_of_back(const WestState *s, int star) {
    uint64_t down = s->placed & ~s->up;
    while (down) {
        int place = bits64_take(&down);
        if (s->tile[place] == star) return place;
    }
    return -1;
}

/* Sees to it that the tile is in the pile. What lay elsewhere is filled again by `refill`. */
typedef struct Hole {
    int place;
    bool up;
} Hole;

static Hole bring_to_pile(Arranged *a, int tile) {
    WestState *s = a->s;
    int back = a->c->tiles[tile].back, at = place_of_tile(s, tile);
    if (s->gone & bit64(tile)) {
        s->gone &= ~bit64(tile);
        s->unseen |= bit64(tile);
        s->pile[back - 1]++;
    }
    if (at < 0 && s->pile[back - 1]) return (Hole){-1, false};
    bool up = at >= 0;
    if (!up) at = place_of_back(s, back);
    if (at >= 0) release(a->c, s, at);
    return (Hole){at, up};
}

static void refill(Arranged *a, Hole hole) {
    if (hole.place < 0) return;
    if (hole.up)
        lay_up(a->c, a->s, hole.place, any_tile(a));
    else
        lay_down(a->s, hole.place, any_back(a->s));
}

static bool note_coming(Line *l, int tile) {
    DeckTop *coming = &state_of(l)->coming;
    int at = deck_top_count(coming);
    if (at == DECK_TOP_MAX)
        return error_set(l->err, "At most %d face-down tiles can be named.", DECK_TOP_MAX);
    coming->at[at] = (uint8_t)(tile + 1);
    return true;
}

/* `tile 1 0 crow_pines`, `tile 2 0 down crow_pines` */
static bool set_tile(Line *l) {
    Arranged *a = arranged(l);
    WestState *s = a->s;
    LineNames names = {"tile", TILES, {0}};
    int x, y, tile;
    for (int i = 0; i < TILES; i++) names.at[i] = a->c->tiles[i].id;
    if (!read_spot(l, &x, &y)) return false;
    bool down = line_take(l, "down");
    if (!line_name(l, &names, &tile) || !line_end(l)) return false;
    int place = west_place_at(s, x, y);
    if (place < 0) {
        int star = any_back(s);
        if (!s->pile[star - 1])
            return error_set(l->err, "No tile is left to lie at %d %d.", x, y);
        s->pile[star - 1]--;
        place = west_lay_tile(s, x, y, star);
    }
    release(a->c, s, place);
    a->tiles |= bit64(tile);
    Hole hole = bring_to_pile(a, tile);
    if (down)
        lay_down(s, place, a->c->tiles[tile].back);
    else
        lay_up(a->c, s, place, tile);
    if (hole.place != place) refill(a, hole);
    if (!down && !(a->c->tiles[tile].land & LAND_CAMP)) s->bandits[place] = 0;
    return !down || note_coming(l, tile);
}

static bool set_bandits(Line *l) {
    int place;
    return read_place(l, &place) &&
           line_byte(l, "bandits", 0, 99, &state_of(l)->bandits[place]);
}

static bool set_rail(Line *l) {
    int place;
    if (!read_place(l, &place) || !line_end(l)) return false;
    if (!is_up(state_of(l), place)) return error_set(l->err, "That tile lies face down.");
    state_of(l)->rail |= bit64(place);
    return true;
}

static bool set_wagon(Line *l) {
    int place;
    if (!mission_of(arranged(l)->c, state_of(l))->wagon)
        return error_set(l->err, "This mission has no Wagon.");
    if (!read_place(l, &place) || !line_end(l)) return false;
    state_of(l)->wagon = (uint8_t)(place + 1);
    return true;
}

/* ---- Players ------------------------------------------------------------------------------- */

static bool set_at(Line *l) {
    int place;
    if (!read_place(l, &place) || !line_end(l)) return false;
    player_of(l)->at = (uint8_t)place;
    return true;
}

static bool set_own_points(Line *l) {
    int most = board_of(arranged(l)->c, state_of(l))->points - 1;
    if (state_of(l)->mode != VERSUS)
        return error_set(l->err, "Points are the team's: 'points 5'.");
    return line_byte(l, "points", 0, most, &player_of(l)->points);
}

static bool set_seat(Line *l) {
    static const LineRow rows[] = {
        LINE("hand", set_hand),
        LINE("draw", set_draw),
        LINE("discard", set_discard),
        LINE("at", set_at),
        LINE_NUMBER("gold", Player, resource[GOLD], 0, 999),
        LINE_NUMBER("metal", Player, resource[METAL], 0, 999),
        LINE_NUMBER("wood", Player, resource[WOOD], 0, 999),
        LINE_NUMBER("food", Player, resource[FOOD], 0, 999),
        LINE("points", set_own_points),
        LINE_FLAG("tapped", Player, tapped),
        LINE_FLAG("lying", Player, lying),
        LINE_FLAG("passed", Player, passed),
        {0},
    };
    return line_number(l, "seat", 0, state_of(l)->seats - 1, &arranged(l)->seat) &&
           line_by_row(l, "line of a seat", rows, player_of(l));
}

/* ---- The whole ------------------------------------------------------------------------------- */

static bool set_points(Line *l) {
    int most = board_of(arranged(l)->c, state_of(l))->points - 1;
    if (state_of(l)->mode == VERSUS)
        return error_set(l->err, "Points are each seat's own: 'seat 0 points 5'.");
    return line_byte(l, "points", 0, most, &state_of(l)->points);
}

static bool set_day(Line *l) {
    int most = board_of(arranged(l)->c, state_of(l))->days - 1;
    return line_byte(l, "day", 0, most, &state_of(l)->day);
}

static bool set_turn(Line *l) {
    WestState *s = state_of(l);
    if (s->mode != VERSUS) return error_set(l->err, "Only versus has turns.");
    s->actions_left = 2;
    s->opening = 0;
    return line_byte(l, "turn", 0, s->seats - 1, &s->turn);
}

static bool set_first(Line *l) {
    WestState *s = state_of(l);
    if (s->mode != VERSUS) return error_set(l->err, "Only versus has a P1 token.");
    s->actions_left = s->opening = 1;
    if (!line_byte(l, "first", 0, s->seats - 1, &s->first)) return false;
    s->turn = s->first;
    return true;
}

static bool set_evening(Line *l) {
    arranged(l)->hour = HOUR_EVENING;
    return line_end(l);
}

static bool set_night(Line *l) {
    arranged(l)->hour = HOUR_NIGHT;
    return line_end(l);
}

static bool set_dawn(Line *l) {
    arranged(l)->hour = HOUR_DAWN;
    return line_end(l);
}

/* What an earlier position was in the middle of. Cards that were on their way are in the box. */
static void drop_what_goes_on(WestState *s) {
    drop_questions(&s->head);
    for (int seat = 0; seat < s->seats; seat++) {
        Player *p = &s->player[seat];
        if (p->to_put) bits192_add(&s->supply, p->to_put - 1);
        p->to_put = p->put_bought = p->pain = p->exhaustion = 0;
    }
    s->todo = (TodoStack){0};
    s->battle = (Battle){0};
    s->work = (Work){0};
    s->fought = 0;
    s->night = s->evening = 0;
}

static void go_on(const Arranged *a, EventLog *log) {
    static const uint8_t next[] = {TODO_TURN, TODO_EVENING, TODO_NIGHT, TODO_DAY};
    Table t = {a->c, a->s, log};
    todo_push(&a->s->todo, next[a->hour], 0, 0, 0);
    west_advance(&t);
}

bool west_arrange(const Box *box, State *head, const Lines *lines, EventLog *log,
                  Error *err) {
    static const LineRow rows[] = {
        LINE("seat", set_seat),       LINE("row", set_row),
        LINE("tile", set_tile),       LINE("bandits", set_bandits),
        LINE("rail", set_rail),       LINE("wagon", set_wagon),
        LINE("points", set_points),   LINE("day", set_day),
        LINE("turn", set_turn),       LINE("first", set_first),
        LINE("evening", set_evening), LINE("night", set_night),
        LINE("dawn", set_dawn),       {0},
    };
    Arranged a = {.c = box->content, .s = (WestState *)head};
    drop_what_goes_on(a.s);
    if (!lines_read(lines, rows, &a, err)) return false;
    go_on(&a, log);
    return true;
}
