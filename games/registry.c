/* Every game there is, one line each, in the order in which they are offered. Games that
 * are not `listed` are hidden from people: the template, one for tests (tests/games), and
 * those that are not finished. */
#include "engine/shelf.h"

extern const Game null_game, bell_game, so_youve_been_cursed_game, few_and_cursed_game,
    deck_goes_west_game, roll_and_fight_game;
extern const Face null_face, bell_face, so_youve_been_cursed_face, few_and_cursed_face,
    deck_goes_west_face, roll_and_fight_face;

const Shelf shelf[] = {
    {&null_game, &null_face, .listed = false},
    {&bell_game, &bell_face, .listed = false},
    {&few_and_cursed_game, &few_and_cursed_face, .listed = true},
    {&so_youve_been_cursed_game, &so_youve_been_cursed_face, .listed = true},
    {&deck_goes_west_game, &deck_goes_west_face, .listed = true},
    {&roll_and_fight_game, &roll_and_fight_face, .listed = true},
};
const int shelf_count = sizeof shelf / sizeof *shelf;
