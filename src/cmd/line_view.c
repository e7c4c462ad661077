/* Views as text. */
#include <stdio.h>

#include "engine/marks.h"
#include "term/out.h"

#include "cmd/line_grid.h"
#include "cmd/line_view.h"

/* A track that ends higher is shown without its end. */
enum { NO_BOUND = 100 };
/* From this many on, the empty places of a region are only counted. */
enum { EMPTY_COUNTED = 5 };
enum { LABEL_COLUMN = 14, ZONE_COLUMN = 21, PLACE_COLUMN = 22, ITEM_SIZE = 240 };

int line_columns(const char *words) {
    int columns = 0;
    for (; *words; words++) columns += ((unsigned char)*words & 0xC0) != 0x80;
    return columns;
}

/* ---- Flowing text: items side by side, a new line where one does not fit ---------------- */

typedef struct Flow {
    int indent, column;
    bool begun; /* something stands on this line already */
    int spare;  /* columns at the end that stay free, for the stop behind an item */
} Flow;

static void flow_break(Flow *f) {
    out("\n%*s", f->indent, "");
    f->column = f->indent;
    f->begun = false;
}

static void flow_item(Flow *f, const char *gap, const char *words) {
    int room = line_columns(words) + (f->begun ? line_columns(gap) : 0);
    bool stop = *gap == ',' || *gap == ';'; /* stays at the end of a line */
    bool listed = gap[0] && gap[1];         /* a stop may follow */
    if (f->begun && f->column + room + listed + f->spare > out_width()) {
        if (stop) out("%c", *gap);
        flow_break(f);
    }
    if (f->begun) {
        out("%s", gap);
        f->column += line_columns(gap);
    }
    out("%s", words);
    f->column += line_columns(words);
    f->begun = true;
}

/* A label in its own column, with the items flowing beside it. */
static Flow flow_labelled(const char *label, int column) {
    int space = max_int(1, column - line_columns(label));
    out("  %s%*s", label, space, "");
    return (Flow){column + 2, 2 + line_columns(label) + space, false, 0};
}

static Flow flow_words(Flow f, const char *words) {
    char word[ITEM_SIZE];
    while (text_word(&words, "", word, sizeof word)) flow_item(&f, " ", word);
    return f;
}

int line_flow(int column, const char *words, int indent) {
    return flow_words((Flow){indent, column, false, 0}, words).column;
}

void line_wrap_after(int column, const char *words, int indent) {
    line_flow(column, words, indent);
    out("\n");
}

void line_wrap(const char *words, int indent) {
    line_wrap_after(0, words, indent);
}

void line_wrap_lines(const char *lines) {
    while (*lines) {
        size_t length = strcspn(lines, "\n");
        Buffer line = {0};
        buffer_add_some(&line, lines, length);
        line_wrap(line.data, 2);
        buffer_free(&line);
        lines += length + (lines[length] == '\n');
    }
}

/* An item that is longer than a line is broken between its words. */
static void flow_long_item(Flow *f, const char *gap, const char *words) {
    char first[ITEM_SIZE];
    if (f->indent + line_columns(words) < out_width()) {
        flow_item(f, gap, words);
        return;
    }
    if (text_word(&words, "", first, sizeof first)) flow_item(f, gap, first);
    f->spare = 1;
    *f = flow_words(*f, words);
    f->spare = 0;
}

/* ---- Head --------------------------------------------------------------------------------- */

/* Owners past the seats are automas: they have names too. */
static const char *owner_name(const Picture *p, int owner) {
    if (owner == OWNER_TABLE) return "The table";
    if (owner == p->viewer) return "You";
    return owner < p->view->seat_count ? p->view->seats[owner].name : "Nobody";
}

/* "The Dark Arts" for the mode `dark_arts`. */
static const char *mode_label(const Box *box, const char *id) {
    int count;
    const SetupField *mode = box->game->fields(box, &count);
    for (int i = 0; i < mode->choice_count; i++)
        if (text_equal(mode->choices[i].id, id)) return mode->choices[i].label;
    return id;
}

static void print_head(const Picture *p, const Box *box) {
    const View *v = p->view;
    const char *title = box->game->title;
    out("\n== %s == ", title);
    Flow f = {4, 7 + line_columns(title), true, 0};
    const char *parts[] = {mode_label(box, v->mode), v->round, v->phase};
    for (int i = 0; i < 3; i++)
        if (parts[i] && *parts[i]) flow_item(&f, i > 0 ? ", " : "", parts[i]);
    out("\n");
    f = (Flow){4, 2, false, 0};
    if (v->seat_count > 0) out("  ");
    for (int i = 0; i < v->seat_count; i++) {
        const char *note = v->seats[i].note ? v->seats[i].note : "";
        Text words = TEXT(ITEM_SIZE);
        text_format(&words, "%s%s%s%s%s", v->seats[i].name, i == p->viewer ? " (you)" : "",
                    *note ? ", " : "", note,
                    v->seats[i].active ? ", whose turn it is" : "");
        flow_long_item(&f, "; ", words.at);
    }
    if (v->seat_count > 0) out("\n");
}

/* ---- Tracks --------------------------------------------------------------------------------- */

static void track_words(const Scene *scene, const ViewTrack *t, Text *out) {
    const SceneTrack *about = scene_find_track(scene, t->id);
    text_format(out, "%s %d", about ? about->label : t->id, t->value);
    if (t->limit)
        text_format(out, "/%d", t->limit);
    else if (about && about->max > 0 && about->max < NO_BOUND)
        text_format(out, "/%d", about->max);
}

/* What holds at this value, and what comes next. */
static void print_marks(const Scene *scene, const ViewTrack *t, Flow *f) {
    const SceneTrack *about = scene_find_track(scene, t->id);
    char room[ITEM_SIZE];
    for (int i = 0; about && i < about->mark_count; i++) {
        const SceneMark *mark = &scene->marks[about->mark_first + i];
        bool holds = mark->at <= t->value;
        if (holds && !*mark->text) continue;
        if (holds)
            snprintf(room, sizeof room, "[%s]", mark->label);
        else
            snprintf(room, sizeof room, "(%s at %d)", mark->label, mark->at);
        flow_item(f, " ", room);
        if (!holds) return;
    }
}

static void print_tracks_of(const Picture *p, int owner) {
    Flow f = {0};
    bool any = false;
    for (int i = 0; i < p->view->track_count; i++) {
        const ViewTrack *t = &p->view->tracks[i];
        if (t->owner != owner) continue;
        if (!any) f = flow_labelled(owner_name(p, owner), LABEL_COLUMN);
        any = true;
        Text words = TEXT(ITEM_SIZE);
        track_words(p->scene, t, &words);
        flow_item(&f, "   ", words.at);
        print_marks(p->scene, t, &f);
    }
    if (any) out("\n");
}

/* What others have of the same kind is for `look`: a line of state is short. */
static bool is_own_kind_elsewhere(const Picture *p, const ViewTrack *t) {
    if (t->owner == OWNER_TABLE || t->owner == p->viewer) return false;
    for (int i = 0; i < p->view->track_count; i++) {
        const ViewTrack *own = &p->view->tracks[i];
        if (own->owner == p->viewer && text_equal(own->id, t->id)) return true;
    }
    return false;
}

void line_view_state(const Picture *p) {
    const View *v = p->view;
    Flow f = {2, 0, false, 0};
    Text head = TEXT(ITEM_SIZE);
    bool first = true;
    bool has_round = v->round && *v->round, has_phase = v->phase && *v->phase;
    text_format(&head, "[%s", has_round ? v->round : has_phase ? v->phase : "");
    flow_item(&f, "", head.at);
    if (has_round && has_phase) flow_item(&f, ", ", v->phase);
    for (int i = 0; i < v->track_count; i++) {
        if (is_own_kind_elsewhere(p, &v->tracks[i])) continue;
        Text words = TEXT(ITEM_SIZE);
        track_words(p->scene, &v->tracks[i], &words);
        flow_item(&f, first ? ": " : ", ", words.at);
        first = false;
    }
    out("]\n");
}

/* ---- Zones ---------------------------------------------------------------------------------- */

static const SceneCard *card_of(const Scene *scene, const ViewItem *item) {
    return item->ref.kind == REF_CARD ? scene_find_card(scene, item->ref.index) : NULL;
}

/* "2 Wolf Claw", "no Noble". */
static void item_words(const Scene *scene, const ViewItem *item, Text *out) {
    const SceneCard *card = card_of(scene, item);
    const char *label = card ? card->title : item->label;
    if (item->count == 0) text_add(out, "no ");
    if (item->count > 1) text_format(out, "%d ", item->count);
    text_add(out, label);
    if (item->note && *item->note) text_format(out, " (%s)", item->note);
}

/* "Transmute (stays; at the Laboratory; gives 3 coins): Mixing ..."; what is not earned but
 * happens reads as part of the text: "Sprint: +2 Movement. Trash: ..." */
static void card_words(const Scene *scene, const SceneCard *card, Text *out) {
    const char *gain = card->gain ? card->gain : "";
    bool earned = mark_earns(gain), told = *gain && !earned;
    const char *parts[] = {card->type, card->cost, earned ? gain : ""};
    const char *gap = " (";
    text_add(out, card->title);
    for (int i = 0; i < 3; i++) {
        if (!parts[i] || !*parts[i]) continue;
        text_format(out, "%s%s%s", gap, i == 2 ? "gives " : "", parts[i]);
        gap = "; ";
    }
    if (*gap == ';') text_char(out, ')');
    const char *before = told ? " " : ": ";
    if (told) text_format(out, ": %s.", gain);
    if (card->text && *card->text) text_format(out, "%s%s", before, card->text);
    if (card->text && *card->text) before = " ";
    for (int i = 0; i < card->row_count; i++, before = " ") {
        const SceneRow *row = &scene->rows[card->row_first + i];
        text_format(out, *row->label ? "%s%s: %s" : "%s%s%s", before, row->label,
                    row->words);
    }
}

/* Cards that act are read one by one: each has its own line with what it does. */
static void print_cards(const Picture *p, const ViewZone *z) {
    for (int i = 0; i < z->item_count; i++) {
        const ViewItem *item = &p->view->items[z->item_first + i];
        Text words = TEXT(2 * ITEM_SIZE);
        card_words(p->scene, card_of(p->scene, item), &words);
        if (item->note && *item->note) text_format(&words, " [%s]", item->note);
        out("    ");
        flow_words((Flow){6, 4, false, 0}, words.at);
        out("\n");
    }
}

static const char *zone_label(const Picture *p, const ViewZone *z) {
    const SceneZone *about = scene_find_zone(p->scene, z->id);
    return about ? about->label : z->id;
}

static bool has_layout(const Picture *p, const ViewZone *z, Layout layout) {
    const SceneZone *about = scene_find_zone(p->scene, z->id);
    return about && about->layout == layout;
}

/* Empty slots are counted at the end. */
static void print_items(const Picture *p, const ViewZone *z, Flow f) {
    bool slots = has_layout(p, z, LAYOUT_SLOTS);
    int empty = 0;
    for (int i = 0; i < z->item_count; i++) {
        const ViewItem *item = &p->view->items[z->item_first + i];
        if (slots && item->count == 0) {
            empty++;
            continue;
        }
        Text words = TEXT(ITEM_SIZE);
        item_words(p->scene, item, &words);
        flow_long_item(&f, ", ", words.at);
    }
    Text rest = TEXT(ITEM_SIZE);
    text_format(&rest, "%d empty", empty);
    if (empty > 0) flow_item(&f, ", ", rest.at);
    out("\n");
}

/* Hands and rows of cards; piles and tokens need their names only. */
static bool is_read_out(const Picture *p, const ViewZone *z) {
    if (!has_layout(p, z, LAYOUT_HAND) && !has_layout(p, z, LAYOUT_ROW)) return false;
    for (int i = 0; i < z->item_count; i++)
        if (!card_of(p->scene, &p->view->items[z->item_first + i])) return false;
    return z->item_count > 0;
}

static void print_zone(const Picture *p, const ViewZone *z) {
    Flow f = flow_labelled(zone_label(p, z), ZONE_COLUMN);
    bool read_out = is_read_out(p, z);
    if (z->item_count > 0 && !read_out) {
        print_items(p, z, f);
        return;
    }
    out("%d\n", z->count);
    if (read_out) print_cards(p, z);
}

static bool is_bare(const ViewZone *z) {
    return z->count == 0 && z->item_count == 0;
}

/* Zones in which nothing lies share one line. */
static void print_bare_zones(const Picture *p, int owner) {
    Flow f = {0};
    bool any = false;
    for (int i = 0; i < p->view->zone_count; i++) {
        const ViewZone *z = &p->view->zones[i];
        if (z->owner != owner || !is_bare(z)) continue;
        if (!any) f = flow_labelled("Empty", ZONE_COLUMN);
        any = true;
        flow_item(&f, ", ", zone_label(p, z));
    }
    if (any) out("\n");
}

static void print_zones_of(const Picture *p, int owner) {
    bool any = false;
    for (int i = 0; i < p->view->zone_count; i++) {
        if (p->view->zones[i].owner != owner) continue;
        if (!any) out("%s:\n", owner_name(p, owner));
        any = true;
        if (!is_bare(&p->view->zones[i])) print_zone(p, &p->view->zones[i]);
    }
    print_bare_zones(p, owner);
}

/* ---- Maps ----------------------------------------------------------------------------------- */

static const ScenePiece *scene_piece_of(const Scene *scene, const char *kind) {
    for (int i = 0; i < scene->piece_count; i++)
        if (text_equal(scene->pieces[i].kind, kind)) return &scene->pieces[i];
    return NULL;
}

static const char *piece_label(const Scene *scene, const char *kind) {
    const ScenePiece *piece = scene_piece_of(scene, kind);
    return piece ? piece->label : kind;
}

void line_view_piece(const Scene *scene, const ViewPiece *piece, Text *out) {
    const ScenePiece *named = scene_piece_of(scene, piece->kind);
    if (piece->count > 1) text_format(out, "%d ", piece->count);
    text_add(out, named && named->many && piece->count > 1 ? named->many
                  : named                                  ? named->label
                                                           : piece->kind);
}

int line_view_pieces(const Picture *p, int space, Text *out) {
    int count = 0;
    for (int i = 0; i < p->view->piece_count; i++) {
        const ViewPiece *piece = &p->view->pieces[i];
        if (piece->space != space || piece->count == 0) continue;
        text_add(out, count++ > 0 ? ", " : " ");
        line_view_piece(p->scene, piece, out);
    }
    return count;
}

/* "7 Farmer 3 coins"; what is longer than a column: "pasture 2: 2 Sheep (Mill Meadow)". */
static void space_words(const Picture *p, const SceneSpace *space, Text *out) {
    Text pieces = TEXT(ITEM_SIZE);
    if (line_view_pieces(p, space->index, &pieces) == 0) text_add(&pieces, " empty");
    const char *note = space->note ? space->note : "";
    int columns =
        line_columns(space->label) + line_columns(pieces.at) + 1 + line_columns(note);
    bool fits = columns < PLACE_COLUMN;
    bool entrance = text_equal(space->kind, "entrance"); /* of a floor plan */
    text_format(out, "%s%s%s%s", space->label, entrance ? " (entrance)" : "",
                fits ? "" : ":", pieces.at);
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
        space_words(p, space, &words);
        flow_place(&f, words.at);
    }
    Text rest = TEXT(ITEM_SIZE);
    text_format(&rest, "%d empty places", empty);
    if (empty >= EMPTY_COUNTED) flow_place(&f, rest.at);
    out("\n");
}

static const char *space_label(const Scene *scene, int index) {
    const SceneSpace *space = scene_find_space(scene, index);
    return space ? space->label : "?";
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
        snprintf(room, sizeof room, "%s on", piece_label(p->scene, v->pieces[i].kind));
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

/* Doors and plain roads need no name. */
static void road_words(const Picture *p, const SceneRoad *road, int other, Text *out) {
    bool plain = text_equal(road->kind, "road") || text_equal(road->kind, "door");
    text_add(out, space_label(p->scene, other));
    if (!plain) text_format(out, " by %s", road->kind);
    if (*road->cost) text_format(out, ", %s", road->cost);
}

static void print_roads_from(const Picture *p, const SceneSpace *space) {
    Text place = TEXT(ITEM_SIZE);
    space_words(p, space, &place);
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

/* Maps that belong to other players are shown by `map` alone: they would fill the screen. */
static void print_maps(const Picture *p) {
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

void line_view_roads(const Picture *p) {
    for (int i = 0; i < p->scene->space_count; i++) {
        const SceneSpace *first = &p->scene->spaces[i];
        if (!is_first_of_region(p->scene, i)) continue;
        if (*first->region) out("%s:\n", first->region);
        for (int j = i; j < p->scene->space_count; j++)
            if (is_same_region(&p->scene->spaces[j], first))
                print_roads_from(p, &p->scene->spaces[j]);
    }
    print_between(p);
    if (p->scene->space_count == 0) out("This game has no map.\n");
}

/* ---- All of it, and single cards --------------------------------------------------------------- */

static void print_stand(const Picture *p, const Box *box) {
    print_head(p, box);
    for (int owner = OWNER_TABLE; owner < p->view->seat_count; owner++)
        print_tracks_of(p, owner);
}

void line_view_print(const Picture *p, const Box *box) {
    int owners = p->view->seat_count;
    print_stand(p, box);
    print_maps(p);
    print_zones_of(p, OWNER_TABLE);
    for (int owner = 0; owner < owners; owner++)
        if (owner != p->viewer) print_zones_of(p, owner);
    if (p->viewer < owners) print_zones_of(p, p->viewer);
}

void line_view_brief(const Picture *p, const Box *box) {
    print_stand(p, box);
    if (p->viewer < p->view->seat_count) print_zones_of(p, p->viewer);
}

bool line_view_card(const Scene *scene, const char *words, const char **nearest) {
    enum { TITLES_MAX = 512 };
    const char *titles[TITLES_MAX];
    int count = 0;
    bool found = false;
    for (int i = 0; i < scene->card_count; i++) {
        const SceneCard *card = &scene->cards[i];
        if (count < TITLES_MAX) titles[count++] = card->title;
        if (!text_alike(card->title, words) && !text_alike(card->id, words)) continue;
        Text text = TEXT(2 * ITEM_SIZE);
        card_words(scene, card, &text);
        text_format(&text, " [%s%s%s]", card->kind, *card->clause ? ", " : "",
                    card->clause);
        line_wrap(text.at, 2);
        found = true;
    }
    *nearest = found ? NULL : text_nearest(words, titles, count);
    return found;
}
