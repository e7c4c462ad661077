/*
 * What one seat sees now. All that lies face up on a real table is shown: tiles with their
 * bandits and railways, the row, discards, days left, who has passed.
 */
#include "deck_goes_west/face/face.h"
#include "deck_goes_west/rules/cards.h"
#include "deck_goes_west/rules/map.h"
#include "deck_goes_west/rules/night.h"

static void view_cards(const Content *c, const Bits192 *set, View *out) {
    int card = bits192_next(set, 0);
    while (card >= 0) {
        view_card(out, c->design_of[card], "");
        card = bits192_next(set, card + 1);
    }
}

/* ---- Players -------------------------------------------------------------------------------- */

static bool is_evening(const WestState *s) {
    for (int seat = 0; seat < s->seats; seat++)
        if (s->head.asked[seat].kind == ASK_EVENING) return true;
    return false;
}

/* Once all have passed it says nothing any more. */
static const char *seat_note(const WestState *s, int seat) {
    const Player *p = &s->player[seat];
    if (p->dead) return "[!sign:dead dead]";
    if (p->passed && !s->night && !is_evening(s)) return "[!sign:passed passed]";
    return s->mode == VERSUS && s->first == seat ? "P1" : "";
}

static void view_player(const Content *c, const WestState *s, int seat, View *out) {
    const Player *p = &s->player[seat];
    const Character *who = character_of(c, s, seat);
    int held = p->hand_count - bits192_count(&p->hand);
    int drawn = bits192_count(&p->deck.cards) - held;
    bool active = !s->head.over && s->head.asked[seat].kind;
    const char *rest = who->title;
    char first[40];
    text_word(&rest, "", first, sizeof first);
    Text note = TEXT_MARKED(40);
    verb_amount(&note, seat_note(s, seat), 0);
    view_seat(out, (ViewSeat){who->title, who->id, active, view_words(out, "%s", note.at),
                              view_words(out, "%s", first)});
    if (s->mode == VERSUS) view_track(out, seat, "points", p->points);
    view_track(out, seat, "gold", p->resource[GOLD]);
    view_track(out, seat, "metal", p->resource[METAL]);
    view_track(out, seat, "wood", p->resource[WOOD]);
    view_track(out, seat, "food", p->resource[FOOD]);
    if (held == 0) { /* DW-4: how near death is, of hands that can be seen */
        view_track(out, seat, "danger", west_danger_in_hand(c, s, seat));
        view_limit(out, who->hand);
    }
    view_zone(out, seat, "character", 1);
    view_card(out, CHARACTER_REF + p->character, p->tapped ? "used today" : "");
    view_zone(out, seat, "hand", p->hand_count);
    view_cards(c, &p->hand, out);
    view_zone(out, seat, "draw", drawn);
    for (int i = 0; i < p->deck.top.known; i++)
        view_card(out, c->design_of[p->deck.top.at[i] - 1], "on top");
    view_zone(out, seat, "discard", bits192_count(&p->deck.discard));
    view_cards(c, &p->deck.discard, out);
}

/* ---- The map ---------------------------------------------------------------------------------- */

enum { TILE_SIZE = 100, MIDDLE = TILE_SIZE / 2 };

/* How far the map reaches. */
typedef struct Extent {
    int west, east, north, south;
} Extent;

static Extent extent_of(const WestState *s) {
    Extent e = {0, UINT8_MAX, INT8_MAX, INT8_MIN};
    uint64_t places = s->placed;
    while (places) {
        int place = bits64_take(&places);
        e.west = max_int(e.west, s->x[place]);
        e.east = min_int(e.east, s->x[place]);
        e.north = min_int(e.north, s->y[place]);
        e.south = max_int(e.south, s->y[place]);
    }
    return e;
}

/* The kind that a tile is painted as. */
static const char *land_kind(int land) {
    if (land & LAND_CAMP) return "camp";
    if (land & LAND_VILLAGE) return "village";
    if (land & LAND_WATER) return "water";
    if (land & LAND_MOUNTAIN) return "mountain";
    return land & LAND_FOREST ? "forest" : "prairie";
}

/* Edges towards neighbours with a railway; one that stands alone lies East to West. */
static int rail_sides(const WestState *s, int place) {
    int sides = 0;
    for (int d = 0; d < DIRECTIONS; d++) {
        int next = s->link[place][d];
        if (next && s->rail & bit64(next - 1)) sides |= SIDE_NORTH << d;
    }
    return sides ? sides : SIDE_EAST | SIDE_WEST;
}

static void add_note(Text *note, const char *words) {
    if (note->length) text_add(note, ", ");
    text_add(note, words);
}

static const char *place_note(const Content *c, const WestState *s, int place, View *out) {
    char room[80];
    Text note = text_over(room, sizeof room);
    if (s->rail & bit64(place)) add_note(&note, "railway");
    if (mission_of(c, s)->home && s->start == place) add_note(&note, "start");
    if (is_up(s, place) && s->fed >> s->tile[place] & 1) add_note(&note, "fed");
    return note.length ? view_words(out, "%s", room) : "";
}

/* "1 North", the start line, "2 South": where a row of tiles lies. */
static const char *row_name(int y, View *out) {
    if (y == 0) return "Start line";
    return view_words(out, y < 0 ? "%d North" : "%d South", y < 0 ? -y : y);
}

static void view_place(const Content *c, const WestState *s, int place, Extent e,
                       View *out) {
    const Tile *tile = is_up(s, place) ? &c->tiles[s->tile[place]] : NULL;
    SceneSpace space = {
        .index = place,
        .map = "land",
        .label = tile ? tile->title : view_words(out, "face down, %d", s->tile[place]),
        .kind = tile ? land_kind(tile->land) : "face_down",
        .note = place_note(c, s, place, out),
        .region = row_name(s->y[place], out),
        .x = (e.west - s->x[place]) * TILE_SIZE + MIDDLE,
        .y = (s->y[place] - e.north) * TILE_SIZE + MIDDLE,
        .number = tile ? tile->star[0] : s->tile[place],
        .more = {tile ? tile->star[1] : 0, tile ? tile->star[2] : 0},
        .card = tile ? TILE_REF + s->tile[place] + 1 : 0,
        .w = TILE_SIZE,
        .h = TILE_SIZE,
    };
    int lines = 0;
    if (tile && tile->land & LAND_RIVER)
        space.lines[lines++] = (SceneLine){"river", SIDE_NORTH | SIDE_SOUTH};
    if (s->rail & bit64(place))
        space.lines[lines++] = (SceneLine){"rail", rail_sides(s, place)};
    view_space(out, space);
}

static void view_pieces(const WestState *s, View *out) {
    uint64_t places = s->placed;
    for (int seat = 0; seat < s->seats; seat++)
        if (!s->player[seat].dead) view_piece(out, s->player[seat].at, "meeple", seat, 1);
    while (places) {
        int place = bits64_take(&places);
        if (s->bandits[place])
            view_piece(out, place, "bandits", OWNER_TABLE, s->bandits[place]);
    }
    if (s->wagon) view_piece(out, s->wagon - 1, "wagon", OWNER_TABLE, 1);
}

/* Row by row from the North, with the West at the left. */
static void view_land(const Content *c, const WestState *s, View *out) {
    Extent e = extent_of(s);
    view_map(out, (SceneMap){"land", "The land", (e.west - e.east + 1) * TILE_SIZE,
                             (e.south - e.north + 1) * TILE_SIZE, 0});
    for (int y = e.north; y <= e.south; y++) {
        for (int x = e.west; x >= e.east; x--) {
            int place = west_place_at(s, x, y);
            if (place >= 0) view_place(c, s, place, e, out);
        }
    }
    view_pieces(s, out);
}

/* ---- The table ------------------------------------------------------------------------------------ */

static void view_pile(const Content *c, const WestState *s, CardClass class,
                      const char *zone, View *out) {
    Bits192 pile = bits192_both(&s->supply, &c->of_class[class]);
    view_zone(out, OWNER_TABLE, zone, bits192_count(&pile));
}

static void view_table(const Content *c, const WestState *s, View *out) {
    Bits192 discards = bits192_both(&s->scrapped, &c->of_class[TRADE]);
    int row = 0;
    const Board *b = board_of(c, s);
    if (s->mode != VERSUS) {
        view_track(out, OWNER_TABLE, "score", s->points);
        view_limit(out, b->points);
    }
    view_track(out, OWNER_TABLE, "day", s->day);
    view_limit(out, b->days);
    view_track(out, OWNER_TABLE, "risk", west_risk(c, s));
    view_zone(out, OWNER_TABLE, "mission", 1);
    view_card(out, MISSION_REF + s->mission, "");
    for (int i = 0; i < ROW; i++) row += s->row[i] != 0;
    view_zone(out, OWNER_TABLE, "row", row);
    for (int i = 0; i < ROW; i++)
        if (s->row[i])
            view_card(out, WARE_REF + c->design_of[s->row[i] - 1],
                      i == ROW - 1 ? "leaves next" : "");
    view_pile(c, s, TRADE, "trade", out);
    view_zone(out, OWNER_TABLE, "trade_discard", bits192_count(&discards));
    view_cards(c, &discards, out);
    view_pile(c, s, EXHAUSTION, "exhaustion", out);
    view_pile(c, s, PAIN, "pain", out);
    view_zone(out, OWNER_TABLE, "tiles", count_all(s->pile, STARS));
}

static const char *phase_of(const WestState *s) {
    if (s->head.over) return "Over";
    if (s->night) return "Night";
    return is_evening(s) ? "Evening" : "Actions";
}

/* The Day Tracker moves on in the night, which still belongs to its day. */
static int day_of(const Content *c, const WestState *s) {
    int day = s->day + 1;
    for (int i = 0; i < s->night; i++)
        if (mission_of(c, s)->night[i].step == NIGHT_DAY) day--;
    return day;
}

void west_view(const Box *box, const State *head, Seat viewer, View *out) {
    static const char *const modes[MODES] = {"versus", "coop", "solo"};
    const Content *c = box->content;
    const WestState *s = (const WestState *)head;
    (void)viewer; /* the state is hidden for it already */
    view_head(out, modes[s->mode], view_words(out, "Day %d", day_of(c, s)), day_of(c, s),
              phase_of(s));
    view_time(out, s->night ? "night" : "day");
    view_phase(out, "Actions");
    view_phase(out, "Evening");
    view_phase(out, "Night");
    for (int seat = 0; seat < s->seats; seat++) view_player(c, s, seat, out);
    view_land(c, s, out);
    view_table(c, s, out);
    for (int seat = 0; seat < s->seats && s->head.over && s->mode == VERSUS; seat++)
        view_score(out, "points", "Points", seat, s->player[seat].points);
}
