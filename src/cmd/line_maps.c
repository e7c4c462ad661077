/* Maps as text: regions with their places, floor plans, roads. */
#include <stdio.h>
#include <string.h>

#include "base/require.h"

#include "term/out.h"

#include "cmd/line_flow.h"
#include "cmd/line_grid.h"
#include "cmd/line_view.h"

/* From this many on, the empty places of a region are only counted. */
enum { EMPTY_COUNTED = 5 };
enum { LABEL_COLUMN = 14, PLACE_COLUMN = 22 };

/* Its kind is in the scene: a law of all games. */
static const ScenePiece *piece_of(const Scene *scene, const ViewPiece *piece) {
    const ScenePiece *about = scene_find_piece(scene, piece->kind);
    REQUIRE(about);
    return about;
}

/* On the map of all, a player's piece is that player; a seat's own map is full of its pieces. */
static bool is_player(const Picture *p, const ViewPiece *piece) {
    const SceneSpace *at = scene_find_space(p->scene, piece->space);
    bool owned = piece->owner >= 0 && piece->owner < p->view->seat_count;
    for (int i = 0; at && owned && i < p->scene->map_count; i++)
        if (text_equal(p->scene->maps[i].id, at->map)) return !p->scene->maps[i].seat;
    return false;
}

void line_view_piece(const Picture *p, const ViewPiece *piece, Text *out) {
    if (is_player(p, piece)) {
        text_add(out, p->view->seats[piece->owner].brief);
        return;
    }
    const ScenePiece *about = piece_of(p->scene, piece);
    if (piece->count > 1) text_format(out, "%d ", piece->count);
    text_add(out, about->many && piece->count > 1 ? about->many : about->label);
}

int line_view_pieces(const Picture *p, int space, Text *out) {
    int count = 0;
    for (int i = 0; i < p->view->piece_count; i++) {
        const ViewPiece *piece = &p->view->pieces[i];
        if (piece->space != space || piece->count == 0) continue;
        text_add(out, count++ > 0 ? ", " : " ");
        line_view_piece(p, piece, out);
    }
    return count;
}

/* " (entrance)" */
static void add_kind(const Picture *p, const SceneSpace *space, Text *out) {
    const char *kind = scene_kind_title(p->scene, space->kind);
    if (kind) text_format(out, " (%s)", kind);
}

/* "7 Farmer 3 coins"; what is longer than a column: "pasture 2: 2 Sheep (Mill Meadow)". */
static void space_words(const Picture *p, const SceneSpace *space, bool in_column,
                        Text *out) {
    Text pieces = TEXT(ITEM_SIZE);
    if (line_view_pieces(p, space->index, &pieces) == 0) text_add(&pieces, " empty");
    const char *note = space->note ? space->note : "";
    Text label = TEXT(ITEM_SIZE);
    text_add(&label, space->label);
    add_kind(p, space, &label);
    int columns = line_columns(label.at) + line_columns(pieces.at) + 1 + line_columns(note);
    bool fits = in_column && columns < PLACE_COLUMN;
    text_format(out, "%s%s%s", label.at, fits ? "" : ":", pieces.at);
    if (*note) text_format(out, fits ? " %s" : " (%s)", note);
}

static bool is_same_region(const SceneSpace *a, const SceneSpace *b) {
    return text_equal(a->region, b->region) && text_equal(a->map, b->map);
}

static bool is_first_of_region(const Scene *scene, int at) {
    for (int i = 0; i < at; i++)
        if (is_same_region(&scene->spaces[i], &scene->spaces[at])) return false;
    return true;
}

static bool is_empty(const Picture *p, const SceneSpace *space) {
    Text pieces = TEXT(ITEM_SIZE);
    return line_view_pieces(p, space->index, &pieces) == 0 &&
           !(space->note && *space->note);
}

static int empty_places(const Picture *p, const SceneSpace *first) {
    int count = 0;
    for (int i = 0; i < p->scene->space_count; i++)
        count += is_same_region(&p->scene->spaces[i], first) &&
                 is_empty(p, &p->scene->spaces[i]);
    return count;
}

static void flow_place(Flow *f, const char *words) {
    int over = (f->column - LABEL_COLUMN) % PLACE_COLUMN;
    char gap[PLACE_COLUMN + 1] = "";
    memset(gap, ' ', (size_t)(f->begun ? PLACE_COLUMN - over : 0));
    if (f->indent + line_columns(words) <= out_width()) {
        flow_item(f, gap, words);
        return;
    }
    if (f->begun) flow_break(f);
    f->indent += 2;
    *f = flow_words(*f, words);
    f->indent -= 2;
}

/* Its places in columns; a long one has its own line, and many empty ones are counted. */
static void print_region(const Picture *p, const SceneSpace *first) {
    const char *region = *first->region ? first->region : "Elsewhere";
    out("%s%*s", region, max_int(1, LABEL_COLUMN - line_columns(region)), "");
    Flow f = {LABEL_COLUMN, LABEL_COLUMN, false, 0};
    int empty = empty_places(p, first);
    for (int i = 0; i < p->scene->space_count; i++) {
        const SceneSpace *space = &p->scene->spaces[i];
        if (!is_same_region(space, first)) continue;
        if (empty >= EMPTY_COUNTED && is_empty(p, space)) continue;
        Text words = TEXT(ITEM_SIZE);
        space_words(p, space, true, &words);
        flow_place(&f, words.at);
    }
    Text rest = TEXT(ITEM_SIZE);
    text_format(&rest, "%d empty places", empty);
    if (empty >= EMPTY_COUNTED) flow_place(&f, rest.at);
    out("\n");
}

static const char *space_label(const Scene *scene, int index) {
    const SceneSpace *space = scene_find_space(scene, index);
    REQUIRE(space);
    return space->label;
}

static bool has_roads(const Scene *scene, const SceneSpace *space) {
    for (int i = 0; i < scene->road_count; i++)
        if (scene->roads[i].a == space->index || scene->roads[i].b == space->index)
            return true;
    return false;
}

static bool is_first_between(const View *v, int at) {
    for (int i = 0; i < at; i++)
        if (v->pieces[i].space < 0 && text_equal(v->pieces[i].kind, v->pieces[at].kind))
            return false;
    return true;
}

/* What stands on roads, kind by kind: "Guard on 1-5, 2-12". */
static void print_between(const Picture *p) {
    const View *v = p->view;
    for (int i = 0; i < v->piece_count; i++) {
        if (v->pieces[i].space >= 0 || !is_first_between(v, i)) continue;
        char room[ITEM_SIZE];
        snprintf(room, sizeof room, "%s on", piece_of(p->scene, &v->pieces[i])->label);
        out("%-*s", LABEL_COLUMN, room);
        Flow f = {LABEL_COLUMN, LABEL_COLUMN, false, 0};
        for (int j = i; j < v->piece_count; j++) {
            const ViewPiece *piece = &v->pieces[j];
            if (piece->space >= 0 || !text_equal(piece->kind, v->pieces[i].kind)) continue;
            snprintf(room, sizeof room, "%s-%s", space_label(p->scene, piece->a),
                     space_label(p->scene, piece->b));
            flow_item(&f, ", ", room);
        }
        out("\n");
    }
}

/* "2 by bridge, 1 coin"; plain roads and doors have no title. */
static void road_words(const Picture *p, const SceneRoad *road, int other, Text *out) {
    const char *kind = scene_kind_title(p->scene, road->kind);
    text_add(out, space_label(p->scene, other));
    if (kind) text_format(out, " by %s", kind);
    if (*road->cost) text_format(out, ", %s", road->cost);
}

static void print_roads_from(const Picture *p, const SceneSpace *space) {
    Text place = TEXT(ITEM_SIZE);
    space_words(p, space, false, &place);
    if (has_roads(p->scene, space)) text_add(&place, " ->");
    out("  ");
    Flow f = {6, line_flow(2, place.at, 4), true, 1}; /* a stop may follow each */
    const char *gap = " ";
    for (int i = 0; i < p->scene->road_count; i++) {
        const SceneRoad *road = &p->scene->roads[i];
        if (road->a != space->index && road->b != space->index) continue;
        Text words = TEXT(ITEM_SIZE);
        road_words(p, road, road->a == space->index ? road->b : road->a, &words);
        flow_item(&f, gap, words.at);
        gap = "; ";
    }
    out("\n");
}

/* A floor plan: who is in each room, and its doors. */
static void print_plan(const Picture *p, const SceneMap *map) {
    for (int i = 0; i < p->scene->space_count; i++)
        if (text_equal(p->scene->spaces[i].map, map->id))
            print_roads_from(p, &p->scene->spaces[i]);
}

void line_maps_print(const Picture *p) {
    for (int m = 0; m < p->scene->map_count; m++) {
        const SceneMap *map = &p->scene->maps[m];
        bool others = map->seat && map->seat != p->viewer + 1;
        if (others && p->viewer < p->view->seat_count) continue;
        out("%s:\n", map->label);
        if (line_grid_fits(p, map)) {
            line_grid_print(p, map);
            continue;
        }
        if (map->seat) {
            print_plan(p, map);
            continue;
        }
        for (int i = 0; i < p->scene->space_count; i++)
            if (text_equal(p->scene->spaces[i].map, map->id) &&
                is_first_of_region(p->scene, i))
                print_region(p, &p->scene->spaces[i]);
    }
    if (p->scene->map_count > 0) print_between(p);
}

/* What can be done on tiles. */
static void print_tile_cards(const Picture *p, const SceneMap *map) {
    for (int i = 0; i < p->scene->space_count; i++) {
        const SceneSpace *space = &p->scene->spaces[i];
        if (!text_equal(space->map, map->id) || !space->card) continue;
        const SceneCard *card = scene_find_card(p->scene, space->card - 1);
        if (!card || !card->text || !*card->text) continue;
        Text words = TEXT(ITEM_SIZE);
        text_format(&words, "%s: %s", card->title, card->text);
        out("  ");
        line_wrap_after(2, words.at, 4);
    }
}

static bool is_on_grid(const Picture *p, const SceneSpace *space) {
    for (int i = 0; i < p->scene->map_count; i++)
        if (text_equal(p->scene->maps[i].id, space->map))
            return line_grid_fits(p, &p->scene->maps[i]);
    return false;
}

void line_view_roads(const Picture *p) {
    for (int i = 0; i < p->scene->map_count; i++) {
        if (!line_grid_fits(p, &p->scene->maps[i])) continue;
        line_grid_print(p, &p->scene->maps[i]);
        print_tile_cards(p, &p->scene->maps[i]);
    }
    for (int i = 0; i < p->scene->space_count; i++) {
        const SceneSpace *first = &p->scene->spaces[i];
        if (!is_first_of_region(p->scene, i) || is_on_grid(p, first)) continue;
        if (*first->region) out("%s:\n", first->region);
        for (int j = i; j < p->scene->space_count; j++)
            if (is_same_region(&p->scene->spaces[j], first))
                print_roads_from(p, &p->scene->spaces[j]);
    }
    print_between(p);
    if (p->scene->space_count == 0) out("This game has no map.\n");
}
