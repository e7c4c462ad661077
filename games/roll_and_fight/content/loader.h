/* What the readers of packs share; the rest of the game sees only printed.h. */
#ifndef ROLL_AND_FIGHT_LOADER_H
#define ROLL_AND_FIGHT_LOADER_H

#include "roll_and_fight/content/content.h"

struct Loader {
    Content *c;
    Box *box;
};

/* ---- steps.c ------------------------------------------------------------------------------ */

extern const char *const roll_face_words[FACES];
extern const char *const roll_flash_words[FLASHES];
extern const char *const roll_kind_words[KINDS];

/* A missing key has no steps. `when` says what may stand there. */
bool roll_read_steps(const PackEntry *e, const char *key, When when, Steps *out,
                     Error *err);
/* "Move, then 2 Hits" */
void roll_write_steps(const Steps *steps, Text *out);
/* "grunt 2": a word of the list and an amount, which is 1 where none is given. */
bool roll_read_counted(const PackEntry *e, const PackKey *key, const char *part,
                       const char *what, const char *const *words, int count, int max,
                       int *word, int *amount, Error *err);

/* ---- rule_rows.c -------------------------------------------------------------------------- */

/* Where rules may stand. */
enum { ON_TRAIT = 1, ON_BOSS = 2, ON_ABILITY = 4 };
bool roll_read_rules(const PackEntry *e, unsigned where, RuleSet *out, Error *err);
/* Sentences, one after the other. */
void roll_write_rules(const RuleSet *rules, Text *out);

/* ---- dice.c ------------------------------------------------------------------------------- */

/* `dice = run, knife 2, gun/run`: every set that pays for it. `heavier` Run dice are added. */
bool roll_read_dice(Loader *l, const PackEntry *e, Ability *out, Error *err);
/* The same ability for somebody who needs this many more Run for it. */
void roll_make_dearer(Loader *l, Ability *a, int more);

/* ---- heroes.c, dens.c, fields.c ----------------------------------------------------------- */

bool roll_read_basic(Loader *l, const PackEntry *e, Error *err);
bool roll_read_hero(Loader *l, const PackEntry *e, Error *err);
bool roll_read_ability(Loader *l, const PackEntry *e, Error *err);
bool roll_read_item(Loader *l, const PackEntry *e, Error *err);
bool roll_read_boss(Loader *l, const PackEntry *e, Error *err);
bool roll_check_heroes(Loader *l, Error *err);

bool roll_read_den(Loader *l, const PackEntry *e, Error *err);
bool roll_read_room(Loader *l, const PackEntry *e, Error *err);
bool roll_check_dens(Loader *l, Error *err);

void roll_derive_fields(Content *c);

/* ---- weights.c ---------------------------------------------------------------------------- */

bool roll_read_board_weights(Loader *l, const PackEntry *e, Error *err);
bool roll_read_health_weights(Loader *l, const PackEntry *e, Error *err);
bool roll_read_dice_weights(Loader *l, const PackEntry *e, Error *err);
bool roll_read_den_weights(Loader *l, const PackEntry *e, Error *err);
bool roll_read_tile_weights(Loader *l, const PackEntry *e, Error *err);
bool roll_read_passives(Loader *l, const PackEntry *e, Error *err);
bool roll_read_verbs(Loader *l, const PackEntry *e, Error *err);
bool roll_read_efforts(Loader *l, const PackEntry *e, Error *err);

#endif
