/*
 * All components of a box, and what is derived from them. Read once (content.c) and const
 * from then on.
 */
#ifndef FEW_AND_CURSED_CONTENT_H
#define FEW_AND_CURSED_CONTENT_H

#include "engine/graph.h"

#include "few_and_cursed/content/printed.h"
#include "few_and_cursed/content/weights.h"

/* What bots calculate with, derived once (worth.c). Worth is in hundredths of a Grit; that
 * of cards in steps of WORTH_STEP. */
enum { AMOUNT_MAX = 7, WORTH_MAX = 31, WORTH_STEP = 6 };
typedef struct CardWorth {
    uint8_t move, attack, worth;
} CardWorth;
typedef struct BotTables {
    CardWorth card[CARDS_MAX];
    uint8_t item_move[ITEMS_MAX], item_attack[ITEMS_MAX];
    uint8_t item_relief[ITEMS_MAX]; /* Curse that it takes off in one round */
    int16_t item_worth[ITEMS_MAX];  /* of what it gives in one round */
    int16_t wanted_reward[WANTED][2], most_reward[MOST_WANTED_MAX];
    uint8_t nearest[2][SPACES_MAX][TERRAINS]; /* space of that land; [1]: a sure foot */
} BotTables;

/* What few designs have: a trash line; needs; needs of the trash line. */
enum { TRASHABLE = 1, NEEDY = 2, NEEDY_TRASH = 4 };

typedef struct Content {
    Character characters[RIDERS];
    uint8_t special_of[RIDERS][2]; /* of their sides, for quick access */
    Design designs[DESIGNS_MAX];
    int design_count;
    uint8_t design_of[CARDS_MAX]; /* by physical card */
    int card_count;
    CardSet starting[RIDERS], upgrades, artifacts;
    uint8_t artifact_card[ARTIFACTS]; /* physical card by artifact number; 3 a corner */
    CardSet copiers;                  /* cards whose effect is to copy another */
    uint8_t traits_of[DESIGNS_MAX];   /* bits of the above */

    Item items[ITEMS_MAX];
    int item_count;
    uint32_t items_with[SPECIAL_COUNT];
    uint32_t items_used, items_needy; /* those with a use; those whose use has needs */
    uint32_t items_armed;             /* those with a rate */
    Job jobs[JOB_DESIGNS_MAX];
    int job_count;
    uint8_t job_of[JOBS_MAX]; /* design by physical job */
    int job_card_count;
    uint64_t jobs_of_kind[JOB_KINDS];           /* physical jobs */
    uint64_t jobs_at[JOB_KINDS][CURSE_MAX + 1]; /* track jobs that ask for this value */
    uint64_t jobs_for_move[SPEND_MAX + 1];      /* jobs that spend this much or less */
    uint64_t jobs_for_attack[SPEND_MAX + 1];

    Encounter encounters[ENCOUNTERS_MAX];
    int encounter_count;
    CursedEncounter cursed_encounters[CURSED_ENCOUNTERS_MAX];
    int cursed_encounter_count;

    Bounty wanted[WANTED][2];
    Bounty most_wanted[MOST_WANTED_MAX];
    int most_wanted_count;
    Bounty monsters[MONSTERS];
    int least_cost; /* of all bounties */
    int crow_prime; /* which monster The Dark Arts are about */

    Space spaces[SPACES_MAX];
    int space_count;
    Road roads[ROADS_MAX];
    int road_count;
    uint8_t corner_space[CORNERS];

    /* Prices of the Store. */
    int stock_price[STOCKS];

    /* Derived once. */
    SetupField fields[FIELDS_MAX]; /* with the riders as the packs call them */
    SetupChoice rider_choices[RIDERS];
    Graph map;                                           /* spaces and roads */
    uint32_t next_for[2][SPACES_MAX][ROAD_MOVE_MAX + 1]; /* by Movement; [1]: sure foot */
    uint8_t road_at[SPACES_MAX][SPACES_MAX];             /* 1 + road, or 0 */
    uint8_t home_distance[SPACES_MAX];                   /* spaces to San Andreas */
    uint8_t home_symbols[SPACES_MAX]; /* fewest symbols on a shortest way */
    uint32_t home_ways[SPACES_MAX];   /* neighbours on those ways */
    uint32_t of_terrain[TERRAINS];
    /* The cheapest way between any two spaces: its Movement and number of roads, [1]: with
     * a sure foot; Curse and Attack on the way without one. */
    uint8_t way_movement[2][SPACES_MAX][SPACES_MAX], way_roads[2][SPACES_MAX][SPACES_MAX];
    uint8_t way_harm[SPACES_MAX][SPACES_MAX];
    BotTables bot;
    Weights weights; /* of bots */
} Content;

extern const char *const few_terrain_words[TERRAINS]; /* ids, as in packs */
extern const char *const few_terrain_titles[TERRAINS];
extern const char *const few_stock_words[STOCKS];
extern const char *const few_card_kinds[CARD_KINDS];

/* The job, and the design, of a physical card. */
static inline const Job *few_job(const Content *c, int card) {
    return &c->jobs[c->job_of[card]];
}
static inline const Design *few_design(const Content *c, int card) {
    return &c->designs[c->design_of[card]];
}

static inline int few_artifact_design(const Content *c, int artifact) {
    return c->design_of[c->artifact_card[artifact]];
}

/* The fields of the setup, once the riders are read (few_and_cursed.c). */
void few_derive_fields(Content *c);

#endif
