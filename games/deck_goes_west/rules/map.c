/*
 * The map that grows: places with links, tiles that are turned up and laid, the Eastern end
 * that is taken away (DW-23 to DW-26, DW-52 to DW-55, DW-107).
 *
 * Of a face-down tile only the back is known, to everybody; the pile is counted by backs. All
 * tiles with the same back are alike until one is turned up, so chance picks then.
 */
#include "deck_goes_west/rules/cards.h"
#include "deck_goes_west/rules/map.h"

enum { COLUMNS = 2 };  /* of the face-up grid */
enum { X_MOST = 255 }; /* how far West a byte can tell */

const int8_t west_step_x[DIRECTIONS] = {0, -1, 0, 1};
const int8_t west_step_y[DIRECTIONS] = {-1, 0, 1, 0};

/* ---- Looking --------------------------------------------------------------------------- */

int west_place_at(const WestState *s, int x, int y) {
    uint64_t places = s->placed;
    while (places) {
        int place = bits64_take(&places);
        if (s->x[place] == x && s->y[place] == y) return place;
    }
    return -1;
}

static int gap(int a, int b) {
    return a < b ? b - a : a - b;
}

int west_distance(const WestState *s, int a, int b) {
    return gap(s->x[a], s->x[b]) + gap(s->y[a], s->y[b]);
}

uint64_t west_players_at(const WestState *s, int place) {
    uint64_t seats = 0;
    for (int seat = 0; seat < s->seats; seat++)
        if (!s->player[seat].dead && s->player[seat].at == place) seats |= bit64(seat);
    return seats;
}

int west_first(const WestState *s, uint64_t places) {
    int best = bits64_take(&places);
    while (places) {
        int place = bits64_take(&places);
        if (s->x[place] > s->x[best] ||
            (s->x[place] == s->x[best] && s->y[place] < s->y[best]))
            best = place;
    }
    return best;
}

/* How far East the map reaches, of the places in a set. */
static int eastmost(const WestState *s, uint64_t places) {
    int least = UINT8_MAX;
    while (places) least = min_int(least, s->x[bits64_take(&places)]);
    return least;
}

bool west_has_star(const Content *c, const WestState *s, int place, int star) {
    if (!is_up(s, place)) return s->tile[place] == star;
    const uint8_t *stars = c->tiles[s->tile[place]].star;
    return stars[0] == star || stars[1] == star || stars[2] == star;
}

static int count_up_in_column(const WestState *s, int x) {
    uint64_t places = s->up;
    int count = 0;
    while (places) count += s->x[bits64_take(&places)] == x;
    return count;
}

/* Ruling 70: in narrow country a column has room for so many. */
bool west_can_reveal(const Content *c, const WestState *s, int place) {
    int narrow = mission_of(c, s)->narrow;
    if (is_up(s, place)) return false;
    return !narrow || count_up_in_column(s, s->x[place]) < narrow;
}

uint64_t west_in_sight(const Content *c, const WestState *s, int seat) {
    uint64_t down = s->placed & ~s->up, found = 0;
    while (down) {
        int place = bits64_take(&down);
        if (west_distance(s, place, s->player[seat].at) <= TELESCOPE &&
            west_can_reveal(c, s, place))
            found |= bit64(place);
    }
    return found;
}

/* ---- Laying and taking away ------------------------------------------------------------ */

static void link_up(WestState *s, int place) {
    for (int d = 0; d < DIRECTIONS; d++) {
        int next =
            west_place_at(s, s->x[place] + west_step_x[d], s->y[place] + west_step_y[d]);
        s->link[place][d] = (uint8_t)(next + 1);
        if (next >= 0) s->link[next][d ^ 2] = (uint8_t)(place + 1);
    }
}

int west_lay_tile(WestState *s, int x, int y, int star) {
    REQUIRE(bits64_count(s->placed) < PLACES && x <= X_MOST);
    int place = bits64_first(~s->placed);
    s->x[place] = (uint8_t)x;
    s->y[place] = (int8_t)y;
    s->tile[place] = (uint8_t)star;
    link_up(s, place);
    s->placed |= bit64(place);
    return place;
}

void west_unlink(WestState *s, int place) {
    for (int d = 0; d < DIRECTIONS; d++) {
        int next = s->link[place][d];
        if (next) s->link[next - 1][d ^ 2] = NO_PLACE;
        s->link[place][d] = NO_PLACE;
    }
    s->placed &= ~bit64(place);
    s->up &= ~bit64(place);
    s->rail &= ~bit64(place);
    s->fought &= ~bit64(place);
    s->x[place] = s->tile[place] = s->bandits[place] = 0;
    s->y[place] = 0;
}

/* To the tile discard, with its bandits; the metal of a railway goes back (ruling 27). */
static void remove_tile(WestState *s, int place) {
    if (is_up(s, place))
        s->gone |= bit64(s->tile[place]);
    else
        s->gone_down[s->tile[place] - 1]++;
    west_unlink(s, place);
}

/* DW-107: the discard becomes the pile. */
static void shuffle_tiles(const Content *c, WestState *s) {
    for (int star = 1; star <= STARS; star++) {
        int back = bits64_count(s->gone & c->with_back[star]);
        s->pile[star - 1] = (uint8_t)(s->pile[star - 1] + s->gone_down[star - 1] + back);
        s->gone_down[star - 1] = 0;
    }
    s->unseen |= s->gone;
    s->fed &= ~s->gone;
    s->gone = 0;
}

static bool has_tiles(const WestState *s) {
    return count_all(s->pile, STARS) > 0;
}

/* The back of the tile that is drawn from a pile that is not empty. */
static int draw_back(WestState *s) {
    return bag_draw(s->pile, STARS, &(DeckTop){0}, &s->head.rng) + 1;
}

/* ---- The Eastern end ------------------------------------------------------------------- */

static uint64_t column(const WestState *s, int x) {
    uint64_t places = s->placed, found = 0;
    while (places) {
        int place = bits64_take(&places);
        if (s->x[place] == x) found |= bit64(place);
    }
    return found;
}

/*
 * DW-55, ruling 54: players on the Eastmost line go one West, where a tile is laid if there
 * is none, and take an Exhaustion card. The tiles they are pushed onto are turned up later,
 * by the caller: *turn.
 */
static void push_west(Table *t, int place, uint64_t *turn) {
    WestState *s = t->s;
    int x = s->x[place], y = s->y[place];
    uint64_t seats = west_players_at(s, place);
    bool wagon = s->wagon == place + 1;
    if (!seats && !wagon) return;
    int west = west_place_at(s, x + 1, y);
    if (west < 0) {
        if (!has_tiles(s)) return;
        west = west_lay_tile(s, x + 1, y, draw_back(s));
    }
    if (wagon) s->wagon = (uint8_t)(west + 1);
    for (int seat = 0; seat < s->seats; seat++) {
        if (!(seats & bit64(seat))) continue;
        s->player[seat].at = (uint8_t)west;
        s->player[seat].lying = 0;
        tell(t, EV_PUSHED, seat, spot_of(s, west), 0, 0);
        west_owe(t, seat, 0, 1);
    }
    if (!is_up(s, west)) *turn |= bit64(west);
}

/* Nothing is taken away where it is all there is (ruling 54). The start tile stays where one has
 * to come home (ruling 67), and so does the tile of somebody who cannot be pushed. */
static void cut_east(Table *t, uint64_t *turn) {
    WestState *s = t->s;
    int x = eastmost(s, s->placed);
    uint64_t line = column(s, x);
    if (line == s->placed) return;
    if (mission_of(t->c, s)->home && line & bit64(s->start)) return;
    int removed = bits64_count(line);
    uint64_t standing = 0, places = line;
    while (places) {
        int place = bits64_take(&places);
        bool kept = west_players_at(s, place) || s->wagon == place + 1;
        if (kept)
            standing |= bit64(place);
        else
            remove_tile(s, place);
    }
    shuffle_tiles(t->c, s);
    while (standing) {
        int place = bits64_take(&standing);
        push_west(t, place, turn);
        if (west_players_at(s, place) || s->wagon == place + 1) return;
        remove_tile(s, place);
    }
    shuffle_tiles(t->c, s);
    *turn &= s->placed;
    tell(t, EV_EASTERN, -1, removed, 0, 0);
}

/* Ruling 25. */
static bool can_draw(Table *t, uint64_t *turn) {
    WestState *s = t->s;
    if (!has_tiles(s)) shuffle_tiles(t->c, s);
    if (!has_tiles(s)) cut_east(t, turn);
    return has_tiles(s);
}

/* ---- Turning up ------------------------------------------------------------------------ */

/* An arranged tile with this back comes before chance. */
static int pick_tile(const Content *c, WestState *s, int star) {
    uint64_t tiles = s->unseen & c->with_back[star];
    for (DeckTop left = s->coming; !deck_top_empty(&left);) {
        int tile = deck_top_take(&left);
        if (!(tiles & bit64(tile))) continue;
        deck_top_leave(&s->coming, tile);
        return tile;
    }
    return bits64_pick(tiles, &s->head.rng);
}

void west_add_bandits(WestState *s, int place, int more) {
    s->bandits[place] = (uint8_t)min_int(BANDITS_MAX, s->bandits[place] + more);
}

/* DW-26, DW-54. */
static void turn_up(Table *t, int seat, int place) {
    WestState *s = t->s;
    int tile = pick_tile(t->c, s, s->tile[place]);
    s->unseen &= ~bit64(tile);
    s->tile[place] = (uint8_t)tile;
    s->up |= bit64(place);
    tell(t, EV_REVEALED, seat, tile, seat >= 0, 0);
    if (!(t->c->tiles[tile].land & LAND_CAMP)) return;
    int camp = mission_of(t->c, s)->camp, before = s->bandits[place];
    west_add_bandits(s, place, camp);
    tell(t, EV_BANDITS, -1, tile, camp, before ? s->bandits[place] : 0);
}

/* DW-52: all round it, not East of the Eastmost face-up tile. The line it lies in may be
 * taken away meanwhile. */
static void lay_around(Table *t, int place, uint64_t *turn) {
    WestState *s = t->s;
    int x = s->x[place], y = s->y[place];
    for (int d = 0; d < DIRECTIONS; d++) {
        if (!is_up(s, place)) return;
        int to_x = x + west_step_x[d], to_y = y + west_step_y[d];
        if (s->link[place][d] || to_x < eastmost(s, s->up)) continue;
        if (!can_draw(t, turn)) return;
        if (west_place_at(s, to_x, to_y) >= 0 || to_x < eastmost(s, s->up)) continue;
        west_lay_tile(s, to_x, to_y, draw_back(s));
    }
}

/* Ruling 26: a tile that a player is pushed onto is turned up without a happening. */
void west_reveal(Table *t, int seat, int place) {
    WestState *s = t->s;
    uint64_t turn = 0;
    turn_up(t, seat, place);
    lay_around(t, place, &turn);
    while (turn) {
        int next = bits64_take(&turn);
        if (is_up(s, next)) continue;
        turn_up(t, -1, next);
        lay_around(t, next, &turn);
    }
}

/* DW-107, ruling 69: more than so far East of the Eastmost meeple or of the Wagon. */
void west_remove_east(Table *t, int beyond) {
    WestState *s = t->s;
    int edge = UINT8_MAX, removed = 0;
    uint64_t places = s->placed;
    for (int seat = 0; seat < s->seats; seat++)
        if (!s->player[seat].dead) edge = min_int(edge, s->x[s->player[seat].at]);
    if (s->wagon) edge = min_int(edge, s->x[s->wagon - 1]);
    while (places) {
        int place = bits64_take(&places);
        if (edge - s->x[place] <= beyond) continue;
        remove_tile(s, place);
        removed++;
    }
    if (removed) tell(t, EV_EASTERN, -1, removed, 0, 0);
}

/* ---- Setup ------------------------------------------------------------------------------ */

/* DW-24, DW-25: the grid face up, and beyond it a line face down but for the East. */
void west_lay_map(Table *t) {
    WestState *s = t->s;
    s->unseen = bit64(TILES) - 1;
    for (int star = 1; star <= STARS; star++)
        s->pile[star - 1] = (uint8_t)bits64_count(t->c->with_back[star]);
    for (int x = 0; x <= COLUMNS; x++) {
        for (int y = -2; y <= 2; y++) {
            bool inside = x < COLUMNS && y >= -1 && y <= 1;
            bool corner = x == COLUMNS && (y == -2 || y == 2);
            if (corner) continue;
            int place = west_lay_tile(s, x, y, draw_back(s));
            if (inside) turn_up(t, -1, place);
        }
    }
    s->start = (uint8_t)west_place_at(s, 0, 0);
    for (int seat = 0; seat < s->seats; seat++) s->player[seat].at = s->start;
    if (mission_of(t->c, s)->wagon) s->wagon = (uint8_t)(s->start + 1);
}
