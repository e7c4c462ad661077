/* A map of square tiles as a grid of text, three lines a tile. */
#ifndef BAIZE_CMD_LINE_GRID_H
#define BAIZE_CMD_LINE_GRID_H

#include "cmd/line_view.h"

/* The spaces of the map are tiles: they have a size. The rooms of a seat's own map have one too,
 * and are of any shape. */
bool line_grid_fits(const Picture *p, const SceneMap *map);
void line_grid_print(const Picture *p, const SceneMap *map);

#endif
