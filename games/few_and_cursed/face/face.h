/*
 * What the files of the face share: the holes of its phrases, titles, and the functions of
 * the Face table (face.c). They read hidden states only; words for an old event use nothing
 * in the state that changes.
 */
#ifndef FEW_AND_CURSED_FACE_H
#define FEW_AND_CURSED_FACE_H

#include "engine/phrase.h"

#include "few_and_cursed/rules/events.h"
#include "few_and_cursed/rules/state.h"

extern const Face few_and_cursed_face;

/* ---- phrase.c ----------------------------------------------------------------------- */

/* What fills the holes of this game's phrases. */
extern const Holes few_holes;

/* "Redhead" */
const char *few_rider_title(const Content *c, const FewState *s, int seat);
/* An option of the encounter that a rider faces, as the view shows it. */
Ref few_choice_thing(const FewState *s, int seat, int place);
/* What lies open on a pile, as pile_top writes it: its reference, or -1. */
int few_top_ref(int top);
/* The title of a card by its reference; encounters have none. */
const char *few_card_title(const Content *c, int ref);
/* Where a bounty was last seen: "Desert", "Mana O'lana". */
const char *few_place_title(const Content *c, const Place *place);

/* ---- option_words.c ----------------------------------------------------------------- */

enum { FEW_VARIANTS = 13 };
extern const FaceVerb few_verbs[OPT_COUNT], few_variants[FEW_VARIANTS];
void few_targets(const Box *box, const State *s, Seat seat, Option o, Targets *out);

/* ---- scene.c, view.c ---------------------------------------------------------------- */

void few_scene(const Box *box, const State *s, Scene *out);
void few_view(const Box *box, const State *s, Seat viewer, View *out);

/* Tokens of the artifacts that lie in a corner. */
extern const char *const few_artifact_piece[CORNERS];

/* ---- prices.c ----------------------------------------------------------------------- */

void few_price(const Box *box, const State *s, Seat seat, Option o, Text *out);
/* "2 Movement, 1 Curse, 1 Attack" */
void few_road_words(const Road *road, int movement, Text *out);
/* "3 Movement -> 1 Water, 1 Grit", "Curse at 6 -> 2 Water, 3 Grit" */
void few_job_words(const Job *job, Text *out);
void few_job_gain(const Job *job, Text *out); /* "2 Water, 3 Grit" */

/* ---- prompts.c ---------------------------------------------------------------------- */

void few_prompt(const Box *box, const State *s, Seat seat, Text *title, Text *detail);
const char *few_guide(const State *s, int ask_kind);

/* ---- event_words.c ------------------------------------------------------------------ */

void few_event_words(const Box *box, const State *s, const Event *e, Seat viewer,
                     Text *out);
void few_event_targets(const Box *box, const State *s, const Event *e, Targets *out);

/* ---- moments.c ---------------------------------------------------------------------- */

void few_event_moments(const Box *box, const State *s, const Event *e, Moments *out);
void few_event_brief(const Box *box, const State *s, const Event *e, Seat viewer,
                     Text *out);

#endif
