/*
 * What the readers of packs share: content.c (the whole, prices, riders), cards.c (cards,
 * items, jobs), encounters.c (encounters, bounties), weights.c (what bots think of all this),
 * map.c (spaces, roads and everything derived from them) and card_text.c (verbs and their
 * words). Nothing here is used once a box is loaded.
 */
#ifndef FEW_AND_CURSED_LOADER_H
#define FEW_AND_CURSED_LOADER_H

#include "few_and_cursed/content/content.h"

/* Things whose titles could be confused when they appear in one list. */
typedef enum Group {
    GROUP_RIDERS,
    GROUP_CARDS,
    GROUP_ITEMS,
    GROUP_JOBS,
    GROUP_BOUNTIES,
    GROUP_SPACES
} Group;

enum { ANYBODY = -1 };
typedef struct Taken {
    Group group;
    int owner; /* rider whose starting card it is, or ANYBODY */
    const char *title;
} Taken;

enum {
    TITLES_MAX = RIDERS + DESIGNS_MAX + ITEMS_MAX + JOB_DESIGNS_MAX + WANTED +
                 MOST_WANTED_MAX + MONSTERS + SPACES_MAX,
};

/* A box being filled. Entries are kept for messages; NULL: not given. */
typedef struct Loader {
    Content *c;
    Box *box;
    const Pack *packs;
    int pack_count;
    const PackEntry *rider[RIDERS];
    int rider_count;
    const PackEntry *space[SPACES_MAX];
    int corner_artifacts[CORNERS];
    int wanted_count, monster_count;
    Taken titles[TITLES_MAX];
    int title_count;
} Loader;

/* content.c */
/* The title, which must be unique in its group. */
bool few_title(Loader *l, const PackEntry *e, Group group, int owner, const char **out,
               Error *err);
/* `water = 5`, or `money = 5` in older packs. */
bool few_water(const PackEntry *e, int most, int *out, Error *err);
/* `rate = 2 for 5`; without the key there is none. */
bool few_rate(const PackEntry *e, const char *key, Rate *out, Error *err);
/* A passive ability or drawback (Special); without the key there is none. */
bool few_ability(const PackEntry *e, const char *key, int *special, Error *err);
/* "There are 3 encounters; at least 4 are needed." */
bool few_check_least(int count, int least, const char *what, Error *err);

/* cards.c */
bool few_read_start(Loader *l, const PackEntry *e, Error *err);
bool few_read_upgrade(Loader *l, const PackEntry *e, Error *err);
bool few_read_artifact(Loader *l, const PackEntry *e, Error *err);
bool few_read_item(Loader *l, const PackEntry *e, Error *err);
bool few_read_job(Loader *l, const PackEntry *e, Error *err);
bool few_check_cards(const Loader *l, Error *err);

/* encounters.c */
bool few_read_encounter(Loader *l, const PackEntry *e, Error *err);
bool few_read_cursed(Loader *l, const PackEntry *e, Error *err);
bool few_read_wanted(Loader *l, const PackEntry *e, Error *err);
bool few_read_most_wanted(Loader *l, const PackEntry *e, Error *err);
bool few_read_monster(Loader *l, const PackEntry *e, Error *err);
bool few_check_encounters(Loader *l, Error *err);

/* weights.c */
bool few_read_belongings(Loader *l, const PackEntry *e, Error *err);
bool few_read_lead(Loader *l, const PackEntry *e, Error *err);
bool few_read_goals(Loader *l, const PackEntry *e, Error *err);
bool few_read_aims(Loader *l, const PackEntry *e, Error *err);
bool few_read_plans(Loader *l, const PackEntry *e, Error *err);
bool few_read_hopes(Loader *l, const PackEntry *e, Error *err);
bool few_read_verbs(Loader *l, const PackEntry *e, Error *err);
bool few_read_abilities(Loader *l, const PackEntry *e, Error *err);

/* map.c */
bool few_read_space(Loader *l, const PackEntry *e, Error *err);
bool few_read_roads(Loader *l, const PackEntry *e, Error *err);
/* Ids of all spaces, for references to them; returns how many. */
int few_space_ids(const Loader *l, const char *ids[SPACES_MAX]);
bool few_check_spaces(const Loader *l, Error *err); /* once they are all read */
bool few_finish_map(Loader *l, Error *err);         /* checks it and derives the tables */

/* cards.c */
/* Where a verb may stand. */
enum {
    IN_PLAY = 1,   /* on a card */
    IN_USE = 2,    /* on an item */
    IN_COST = 4,   /* what an option or a character action takes */
    IN_GAIN = 8,   /* what it gives */
    IN_REWARD = 16 /* on a bounty */
};
extern const Verbs few_card_verbs;
const char *few_water_word(const char *word); /* `money` is understood as `water` */
/* "cost -> gain", both of which may be empty. */
bool few_exchange(const PackEntry *e, const PackKey *key, const char *words, Effects *cost,
                  Effects *gain, Error *err);

enum { WORDS_MAX = 400 /* of a text with its marks */, OPTION_TITLE_MAX = 48 };
void few_write_item(Loader *l, Item *item);
void few_write_job(Loader *l, Job *job);
void few_write_option(Loader *l, EncounterOption *option);
void few_write_bounty(Loader *l, Bounty *bounty);
void few_write_side(Loader *l, CharacterSide *side);
void few_write_victory(Loader *l, Character *rider);
void few_write_about(Loader *l, Character *rider);
extern const char *const few_special_words[SPECIAL_COUNT];

#endif
