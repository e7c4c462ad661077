/* Tiles as a grid: name, kind with its number, and what stands there, each in as many lines as
 * it takes. A map that is wider than the window is printed in bands, the left one first. */
#include "cmd/line_grid.h"

#include <string.h>

#include "term/out.h"

#include "cmd/line_flow.h"

/* A cell is as wide as the window allows, but above CELL_USUAL only where its words need it. */
enum { CELL_MIN = 11, CELL_USUAL = 18, CELL_MAX = 26, CELL_PARTS = 3, CELL_BYTES = 200 };

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

static void cell_words(const Picture *p, const SceneSpace *space, int part, Text *out) {
    if (!space) return;
    if (part == 0) text_add(out, space->label);
    if (part == 1) kind_words(p, space, out);
    if (part == 2) piece_words(p, space, out);
}

/* ---- Lines of a cell ---------------------------------------------------------------------- */

/* How many bytes of the words fit into a line, up to a space or before a plus; a word that is
 * longer than a line is cut. */
static int line_bytes(const char *words, int width) {
    int bytes = 0, fits = 0;
    for (int column = 0; words[bytes] && column < width; column++) {
        bytes += max_int(1, text_character(words + bytes));
        if (!words[bytes] || words[bytes] == ' ' || words[bytes] == '+') fits = bytes;
    }
    return fits ? fits : bytes;
}

static const char *next_line(const char *words, int width) {
    words += line_bytes(words, width);
    return words + strspn(words, " ");
}

static int line_count(const char *words, int width) {
    int lines = 0;
    for (; *words; words = next_line(words, width)) lines++;
    return lines;
}

static void print_line(const char *words, int line, int width) {
    Text kept = TEXT(CELL_BYTES);
    while (line-- > 0) words = next_line(words, width);
    text_add_some(&kept, words, line_bytes(words, width));
    out("%s%*s|", kept.at, width - line_columns(kept.at), "");
}

/* ---- The grid ----------------------------------------------------------------------------- */

static void print_rule(int columns, int width) {
    out("  +");
    for (int i = 0; i < columns * (width + 1); i++)
        out("%c", i % (width + 1) == width ? '+' : '-');
    out("\n");
}

/* Some columns of a row, from the first one shown. */
typedef struct Band {
    int row, first, columns, width;
} Band;

static Text part_words(const Picture *p, const SceneMap *map, const Band *b, int column,
                       int part, char *room) {
    Text words = text_over(room, CELL_BYTES);
    cell_words(p, tile_at(p, map, b->first + column, b->row), part, &words);
    return words;
}

static void print_part(const Picture *p, const SceneMap *map, const Band *b, int part) {
    char room[CELL_BYTES];
    int lines = 1;
    for (int i = 0; i < b->columns; i++)
        lines =
            max_int(lines, line_count(part_words(p, map, b, i, part, room).at, b->width));
    for (int line = 0; line < lines; line++) {
        out("  |");
        for (int i = 0; i < b->columns; i++)
            print_line(part_words(p, map, b, i, part, room).at, line, b->width);
        out("\n");
    }
}

/* How wide the widest words of any cell are. */
static int widest(const Picture *p, const SceneMap *map) {
    int most = 0;
    for (int i = 0; i < p->scene->space_count; i++)
        for (int part = 0; part < CELL_PARTS && is_of(&p->scene->spaces[i], map); part++) {
            Text words = TEXT(CELL_BYTES);
            cell_words(p, &p->scene->spaces[i], part, &words);
            most = max_int(most, line_columns(words.at));
        }
    return most;
}

void line_grid_print(const Picture *p, const SceneMap *map) {
    const SceneSpace *tile = any_tile(p, map);
    int columns = map->width / tile->w, rows = map->height / tile->h,
        room = out_width() - 3;
    int most = clamp_int(widest(p, map), CELL_USUAL, CELL_MAX);
    int bands = (columns + room / (CELL_MIN + 1) - 1) / (room / (CELL_MIN + 1));
    int across = (columns + bands - 1) / bands; /* no band is much narrower than others */
    Band b = {.width = clamp_int(room / across - 1, CELL_MIN, most)};
    for (; b.first < columns; b.first += across) {
        b.columns = min_int(across, columns - b.first);
        print_rule(b.columns, b.width);
        for (b.row = 0; b.row < rows; b.row++) {
            for (int part = 0; part < CELL_PARTS; part++) print_part(p, map, &b, part);
            print_rule(b.columns, b.width);
        }
    }
}
