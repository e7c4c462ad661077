/*
 * What the files of the face share: references, titles, holes of its phrases, and the
 * functions of the Face table (face.c). They read hidden states only.
 */
#ifndef DECK_GOES_WEST_FACE_H
#define DECK_GOES_WEST_FACE_H

#include "engine/phrase.h"

#include "deck_goes_west/deck_goes_west.h"
#include "deck_goes_west/rules/table.h"

/* References of what is not a card of the game: card:INDEX. */
enum {
    TILE_REF = DESIGNS_MAX,
    CHARACTER_REF = TILE_REF + TILES,
    MISSION_REF = CHARACTER_REF + CHARACTERS,
    WARE_REF = MISSION_REF + MISSIONS_MAX, /* a design on offer in the Trade Row */
};

extern const Face deck_goes_west_face;

/* ---- phrase.c -------------------------------------------------------------------------- */

extern const Holes west_holes;
const char *west_player_title(const Content *c, const WestState *s, int seat);
/* Rivals have points of their own; a team has one score. */
const char *west_points_track(const WestState *s);
/* A place: its tile, or where it lies face down. */
void west_place_words(const Content *c, const WestState *s, int place, Text *out);

/* ---- option_words.c --------------------------------------------------------------------------- */

enum { WEST_VARIANTS = 13 };
extern const FaceVerb west_verbs[OPT_COUNT], west_variants[WEST_VARIANTS];
void west_price(const Box *box, const State *s, Seat seat, Option o, Text *out);
void west_targets(const Box *box, const State *s, Seat seat, Option o, Targets *out);

/* ---- moments.c ------------------------------------------------------------------------- */

void west_event_moments(const Box *box, const State *s, const Event *e, Moments *out);
extern const PhraseRow west_events[EV_COUNT];

/* ---- scene.c, view.c, prompts.c -------------------------------------------------------- */

void west_scene(const Box *box, const State *s, Scene *out);
void west_view(const Box *box, const State *s, Seat viewer, View *out);
void west_prompt(const Box *box, const State *s, Seat seat, Text *title, Text *detail);
const char *west_guide(const State *head, int ask_kind);

#endif
