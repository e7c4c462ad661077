/*
 * What the files of the face share: references, holes of its phrases, and the functions of the
 * Face table (face.c). They read hidden states only, though nothing is hidden here.
 */
#ifndef ROLL_AND_FIGHT_FACE_H
#define ROLL_AND_FIGHT_FACE_H

#include "engine/phrase.h"

#include "roll_and_fight/rules/table.h"

/* References: a hero's abilities, then items, then heroes, bosses; a den's rooms by seat. */
enum {
    ITEM_REF = HEROES * ABILITIES,
    HERO_REF = ITEM_REF + HEROES * ITEMS,
    BOSS_REF = HERO_REF + HEROES,
};

static inline int ability_ref(int hero, int ability) {
    return hero * ABILITIES + ability;
}

static inline int item_ref(int hero, int item) {
    return ITEM_REF + hero * ITEMS + item;
}

static inline int room_ref(int seat, int room) {
    return seat * ROOMS_MAX + room;
}

extern const Face roll_and_fight_face;
extern const Holes roll_holes;
extern const char *const roll_face_ids[FACES]; /* of the Fighting dice */
extern const FaceVerb roll_verbs[OPT_COUNT];

/* phrase.c: "a Run and 2 Knives" */
void roll_dice_told(Dice dice, Text *out);

/* option_words.c */
enum { ROLL_VARIANTS = 5 };
extern const FaceVerb roll_variants[ROLL_VARIANTS];
void roll_option_targets(const Box *box, const State *s, Seat seat, Option o, Targets *out);
void roll_price(const Box *box, const State *s, Seat seat, Option o, Text *out);

/* moments.c */
extern const PhraseRow roll_events[EV_COUNT];
void roll_event_moments(const Box *box, const State *s, const Event *e, Moments *out);

/* scene.c, view.c, prompts.c */
void roll_scene(const Box *box, const State *s, Scene *out);
void roll_view(const Box *box, const State *s, Seat viewer, View *out);
void roll_prompt(const Box *box, const State *s, Seat seat, Text *title, Text *detail);
const char *roll_guide(const State *s, int ask_kind);

#endif
