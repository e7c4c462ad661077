/*
 * What the files of the face share: the holes of its phrases, odds, and the functions of
 * the Face table (face.c). They read hidden states only; words for a record or an old event
 * use nothing in the state that changes.
 */
#ifndef SO_YOUVE_BEEN_CURSED_FACE_H
#define SO_YOUVE_BEEN_CURSED_FACE_H

#include "engine/phrase.h"

#include "so_youve_been_cursed/rules/events.h"
#include "so_youve_been_cursed/rules/state.h"

/* Pastures are the spaces after the locations: space 22 is pasture 1. */
enum { PASTURE_SPACE = SPACES };

extern const Face so_youve_been_cursed_face;

/* ---- phrase.c ----------------------------------------------------------------------- */

/* What fills the holes of this game's phrases. */
extern const Holes cursed_holes;

/* "the Possessed Wizard" */
const char *cursed_role_title(const CursedState *s, Role role);
/* The seat that owns a role's things in the View; automas are seated after the people. */
int cursed_owner(const CursedState *s, Role role);
/* The title of a card by its reference (Spells 0.., Powers 32.., PW 64.., RM 80..). */
const char *cursed_card_title(const Content *c, int ref);

/* "an" or "a" before this title; "a Farmer", "a sheep". */
const char *cursed_article(const char *title);
void cursed_one_words(const Content *c, int kind, Text *out);

/* What a Guard tile does to the Monster: "Energy -1". */
extern const char *const cursed_guard_label[GUARD_EFFECTS];

/* ---- option_words.c ----------------------------------------------------------------- */

enum { CURSED_VARIANTS = PAGE_RM_END + 3 };
extern const FaceVerb cursed_verbs[OPT_COUNT], cursed_variants[CURSED_VARIANTS];
void cursed_targets(const Box *box, const State *s, Seat seat, Option o, Targets *out);

/* ---- scene.c, view.c ---------------------------------------------------------------- */

void cursed_scene(const Box *box, const State *s, Scene *out);
void cursed_view(const Box *box, const State *s, Seat viewer, View *out);

/* Kinds of pieces and tokens: "villager_farmer". */
extern const char *const cursed_villager_piece[KINDS];

/* ---- prices.c ----------------------------------------------------------------------- */

/* How often a theft of `declared` coins succeeds: `wins` out of `of` throws of the dice;
 * `again`: one more throw is allowed. */
typedef struct Odds {
    int wins, of;
} Odds;
Odds cursed_steal_odds(int declared, bool two_dice, bool again);
void cursed_price(const Box *box, const State *s, Seat seat, Option o, Text *out);
void cursed_brief_price(const Box *box, const State *s, Seat seat, Option o, Text *out);

/* ---- prompts.c ---------------------------------------------------------------------- */

void cursed_prompt(const Box *box, const State *s, Seat seat, Text *title, Text *detail);
const char *cursed_guide(const State *s, int ask_kind);

/* ---- moments.c ---------------------------------------------------------------------- */

void cursed_event_moments(const Box *box, const State *s, const Event *e, Moments *out);
extern const PhraseRow cursed_events[EV_COUNT];

#endif
