/* A View as plain text, as wide as the window, for pipes, screen readers and the line
 * mode. It knows scenes and views, not games. */
#ifndef BAIZE_CMD_LINE_VIEW_H
#define BAIZE_CMD_LINE_VIEW_H

#include "engine/game.h"
#include "engine/view.h"

/* What is looked at, and by whom. */
typedef struct Picture {
    const Scene *scene;
    const View *view;
    Seat viewer;
} Picture;

/* Everything the viewer sees: head, tracks, zones, maps. */
void line_view_print(const Picture *p, const Box *box);

/* How it stands: head and tracks, and what the viewer has. */
void line_view_brief(const Picture *p, const Box *box);

/* Round, phase and tracks only, in a line or two. */
void line_view_state(const Picture *p);

/* Every place with all roads from it; tiles in their grid, with what can be done there. */
void line_view_roads(const Picture *p);

/* "Grunt", "2 Grunts"; on a map of all a player's piece has the player's name. */
void line_view_piece(const Picture *p, const ViewPiece *piece, Text *out);
/* Adds what stands on a place: " Farmer, 2 Sheep"; returns how many kinds. */
int line_view_pieces(const Picture *p, int space, Text *out);

/* All that is known about a card, found by its title or id (lower case will do). False if
 * there is none; `nearest` is then a similar title, or NULL. */
bool line_view_card(const Scene *scene, const char *words, const char **nearest);

/* The parts of it, for line_view.c. `owner` is a seat, an automa after the seats, or OWNER_TABLE. */
const char *line_owner_name(const Picture *p, int owner);
void line_zones_of(const Picture *p, int owner);
/* Maps that belong to other players are shown by `map` alone: they would fill the screen. */
void line_maps_print(const Picture *p);

#endif
