/* Every game there is, one line each. A game that is not listed is hidden from people. */
#include "engine/shelf.h"

extern const Game null_game;
extern const Face null_face;

const Shelf shelf[] = {
    {&null_game, &null_face, .listed = false},
};
const int shelf_count = sizeof shelf / sizeof *shelf;
