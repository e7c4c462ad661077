/*
 * What the readers of packs share: content.c (the whole, boards, missions), cards.c
 * (cards, tiles, characters) and steps.c (Jobs and their words). Nothing here is used once a
 * box is loaded.
 */
#ifndef DECK_GOES_WEST_LOADER_H
#define DECK_GOES_WEST_LOADER_H

#include "deck_goes_west/content/content.h"

enum { WORDS_MAX = 1600 }; /* of a text with its marks */

typedef struct Loader {
    Content *c;
    Box *box;
    const Pack *packs;
    int pack_count;
    const PackEntry *design[DESIGNS_MAX], *character[CHARACTERS];
} Loader;

/* steps.c */
/* The Job of one key, added to the table; *job is its number. */
bool west_read_job(Loader *l, const PackEntry *e, const PackKey *key, Home home, int owner,
                   int *job, Error *err);
/* Keys `PREFIX_1` and so on, up to `most`, or the key PREFIX alone. */
bool west_read_jobs(Loader *l, const PackEntry *e, const char *prefix, int most, Home home,
                    int owner, Jobs *out, Error *err);
/* "In a Forest: roll 2 dice for Food. Walk 1.", each Job on a line of its own where there is
 * room. */
const char *west_write_jobs(Loader *l, Jobs jobs);
/* The words that packs use. */
extern const char *const west_resource_words[RESOURCES + 1];
extern const char *const west_land_words[LAND_KINDS];
extern const char *const west_colour_words[COLOURS];

/* cards.c */
bool west_read_design(Loader *l, const PackEntry *e, Error *err);
bool west_read_instead(Loader *l, const PackEntry *e, Error *err);
bool west_read_tile(Loader *l, const PackEntry *e, Error *err);
bool west_read_character(Loader *l, const PackEntry *e, Error *err);
bool west_check_cards(const Loader *l, Error *err);

/* missions.c */
bool west_read_board(Loader *l, const PackEntry *e, Error *err);
bool west_read_mission(Loader *l, const PackEntry *e, Error *err);

/* weights.c */
bool west_read_weights(Loader *l, const PackEntry *e, Error *err);
bool west_read_uses(Loader *l, const PackEntry *e, Error *err);

/* fields.c */
void west_derive_fields(Content *c);

#endif
