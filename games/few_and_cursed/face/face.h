/*
 * What the files of the face share: the holes of its phrases, titles, and the functions of
 * the Face table (face.c). They read hidden states only; words for an old event use nothing
 * in the state that changes.
 */
#ifndef FEW_AND_CURSED_FACE_H
#define FEW_AND_CURSED_FACE_H

#include "engine/foresee.h"
#include "engine/phrase.h"

#include "few_and_cursed/rules/events.h"
#include "few_and_cursed/rules/state.h"

extern const Face few_and_cursed_face;

/* ---- phrase.c ----------------------------------------------------------------------- */

/* What fills the holes of this game's phrases. */
extern const Holes few_holes;

extern const char *const few_phase_titles[]; /* by Phase */

/* "Redhead" */
const char *few_rider_title(const Content *c, const FewState *s, int seat);
/* An option of the encounter that a rider faces, as the view shows it. */
Ref few_choice_thing(const FewState *s, int seat, int place);
/* What lies open on a pile, as pile_top writes it: its reference, or -1. */
int few_top_ref(int top);
/* An encounter card of this land. */
int few_encounter_ref(int card, int terrain);
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

/* ---- deals.c ------------------------------------------------------------------------ */

/* An option to be priced. */
typedef struct Asked {
    const Content *c;
    const FewState *s;
    const Rider *r;
    Seat seat;
    Option o;
    int kind, source; /* of the question */
    bool sure; /* foreseen; if it cannot be carried out, only what is printed is known */
    Foresight seen;
    int16_t *change;            /* of the rider's own tally, by verb */
    int16_t after[TALLIES_MAX]; /* what the rider has then */
} Asked;
void few_look_ahead(const Box *box, Asked *a);
/* "; as you are Cursed: -1 Health; you fall wounded" */
void few_fate_words(const Asked *a, Text *out);

/* "2 Attack -> 4 Water". The lists (or NULL) say in which order amounts stand, and supply
 * effects that are not amounts. Amounts are those foreseen, also if no list has them. */
void few_deal_words(const Asked *a, const Effects *cost, const Effects *gain,
                    const Effects *more, Text *out);
/* Attack and nothing else. */
bool few_is_all_attack(const Asked *a, const Effects *use, const Effects *more);
/* "; Attack now for jobs only" */
void few_early_words(const Asked *a, const Effects *use, const Effects *more, Text *out);

/* ---- prices.c ----------------------------------------------------------------------- */

void few_price(const Box *box, const State *s, Seat seat, Option o, Text *out);
void few_brief_price(const Box *box, const State *s, Seat seat, Option o, Text *out);

/* ---- prompts.c ---------------------------------------------------------------------- */

void few_prompt(const Box *box, const State *s, Seat seat, Text *title, Text *detail);
const char *few_guide(const State *s, int ask_kind);

/* ---- moments.c ---------------------------------------------------------------------- */

void few_event_moments(const Box *box, const State *s, const Event *e, Moments *out);
extern const PhraseRow few_events[EV_COUNT];

#endif
