/*
 * What the readers of packs share: content.c (the whole, tokens, tracks), cards.c
 * (Spells, Powers, the automas' cards), village_map.c (spaces, roads, pastures and all
 * that is derived from them) and card_text.c (verbs and their words). Nothing here is used
 * once a box is loaded.
 */
#ifndef SO_YOUVE_BEEN_CURSED_LOADER_H
#define SO_YOUVE_BEEN_CURSED_LOADER_H

#include "so_youve_been_cursed/content/content.h"

/* Ids that the rules know by name; packs must have an entry for each. */
extern const char *const cursed_kind_words[EATABLE]; /* the six kinds, and sheep */
extern const char *const cursed_ingredient_words[KINDS];
extern const char *const cursed_space_words[SPACES];
extern const char *const cursed_role_words[ROLE_COUNT];

typedef enum RoadKind { ROAD_NONE, ROAD_PLAIN, ROAD_BRIDGE, ROAD_GATE } RoadKind;

/* A box being filled. Entries are kept for messages; NULL: not given. */
typedef struct Loader {
    Content *c;
    Box *box;
    const Pack *packs;
    int pack_count;
    const PackEntry *villager[KINDS], *ingredient[KINDS], *guard[GUARD_EFFECTS];
    const PackEntry *space[SPACES];
    const PackEntry *district[DISTRICTS_MAX];
    const PackEntry *pasture[PASTURES_MAX];
    const PackEntry *card[ROLE_COUNT][CARDS_MAX];
    uint8_t road[SPACES][SPACES]; /* RoadKind, both ways */
} Loader;

/* content.c */
/* The entry to blame for a wrong sum: the last one read, in the last pack. */
const PackEntry *cursed_latest(const Loader *l, const PackEntry *const *entries, int count);

/* cards.c */
bool cursed_read_spell(Loader *l, const PackEntry *e, Error *err);
bool cursed_read_power(Loader *l, const PackEntry *e, Error *err);
bool cursed_read_possessed(Loader *l, const PackEntry *e, Error *err);
bool cursed_read_rabid(Loader *l, const PackEntry *e, Error *err);
bool cursed_check_cards(const Loader *l, Error *err);
void cursed_derive_cards(Content *c); /* sets of cards that the rules often need */

/* village_map.c */
bool cursed_read_district(Loader *l, const PackEntry *e, Error *err);
bool cursed_read_space(Loader *l, const PackEntry *e, Error *err);
bool cursed_read_pasture(Loader *l, const PackEntry *e, Error *err);
bool cursed_finish_map(Loader *l, Error *err); /* checks it and derives the tables */

/* card_text.c */
/* Who can carry out a verb. */
enum { BY_WIZARD = 1, BY_POSSESSED = 2, BY_MONSTER = 4, BY_RABID = 8 };
enum { BY_ANY = BY_WIZARD | BY_POSSESSED | BY_MONSTER | BY_RABID };

enum { WORDS_MAX = 400 }; /* of a text with its marks */
extern const Verbs cursed_card_verbs;
void cursed_cards_write_text(Loader *l); /* text, auto_text and needs of all cards */

#endif
