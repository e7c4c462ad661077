/* Tiles as a grid: name, kind with its number, and what stands there. A map that is wider
 * than the window is printed in bands, the left one first. */
#include "cmd/line_grid.h"

#include "term/out.h"

enum { CELL_MIN = 9, CELL_MAX = 18, CELL_LINES = 3, CELL_BYTES = 120 };

static bool is_of(const SceneSpace *space, const SceneMap *map) {
    return space->w > 0 && text_equal(space->map, map->id);
}

/* Any tile of the map, or NULL. */
static const SceneSpace *any_tile(const Picture *p, const SceneMap *map) {
    for (int i = 0; i < p->scene->space_count; i++)
        if (is_of(&p->scene->spaces[i], map)) return &p->scene->spaces[i];
    return NULL;
}

bool line_grid_fits(const Picture *p, const SceneMap *map) {
    return !map->seat && any_tile(p, map) != NULL;
}

static const SceneSpace *tile_at(const Picture *p, const SceneMap *map, int column,
                                 int row) {
    for (int i = 0; i < p->scene->space_count; i++) {
        const SceneSpace *space = &p->scene->spaces[i];
        if (is_of(space, map) && space->x / space->w == column &&
            space->y / space->h == row)
            return space;
    }
    return NULL;
}

/* "camp+rail *4,6,3": what it is, what crosses it, its numbers. A tile without a title says all
 * that is known by its label. */
static void kind_words(const Picture *p, const SceneSpace *space, Text *out) {
    const char *kind = scene_kind_title(p->scene, space->kind);
    if (!kind) return;
    text_add(out, kind);
    for (int i = 0; i < SPACE_LINES_MAX && space->lines[i].kind; i++) {
        const char *line = scene_kind_title(p->scene, space->lines[i].kind);
        if (line) text_format(out, "+%s", line);
    }
    if (space->number) text_format(out, " *%d", space->number);
    for (int i = 0; i < 2 && space->more[i]; i++) text_format(out, ",%d", space->more[i]);
}

static void piece_words(const Picture *p, const SceneSpace *space, Text *out) {
    for (int i = 0; i < p->view->piece_count; i++) {
        const ViewPiece *piece = &p->view->pieces[i];
        if (piece->space != space->index || piece->count == 0) continue;
        if (out->length > 0) text_char(out, ' ');
        line_view_piece(p, piece, out);
    }
}

static void cell_words(const Picture *p, const SceneSpace *space, int line, Text *out) {
    if (!space) return;
    if (line == 0) text_add(out, space->label);
    if (line == 1) kind_words(p, space, out);
    if (line == 2) piece_words(p, space, out);
}

/* Cut to its width, then filled up to it. */
static void print_cell(const char *words, int width) {
    int column = 0;
    Text kept = TEXT(CELL_BYTES);
    for (const char *at = words; *at && column < width; column++) {
        int bytes = max_int(1, text_character(at));
        text_add_some(&kept, at, bytes);
        at += bytes;
    }
    out("%s%*s|", kept.at, width - column, "");
}

static void print_rule(int columns, int width) {
    out("  +");
    for (int i = 0; i < columns * (width + 1); i++)
        out("%c", i % (width + 1) == width ? '+' : '-');
    out("\n");
}

static void print_row(const Picture *p, const SceneMap *map, int row, int first,
                      int columns, int width) {
    for (int line = 0; line < CELL_LINES; line++) {
        out("  |");
        for (int i = 0; i < columns; i++) {
            Text words = TEXT(CELL_BYTES);
            cell_words(p, tile_at(p, map, first + i, row), line, &words);
            print_cell(words.at, width);
        }
        out("\n");
    }
    print_rule(columns, width);
}

void line_grid_print(const Picture *p, const SceneMap *map) {
    const SceneSpace *tile = any_tile(p, map);
    int columns = map->width / tile->w, rows = map->height / tile->h;
    int width = clamp_int((out_width() - 3) / columns - 1, CELL_MIN, CELL_MAX);
    int band = max_int(1, (out_width() - 3) / (width + 1));
    for (int first = 0; first < columns; first += band) {
        int shown = min_int(band, columns - first);
        print_rule(shown, width);
        for (int row = 0; row < rows; row++) print_row(p, map, row, first, shown, width);
    }
}
