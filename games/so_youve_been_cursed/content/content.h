/*
 * All components of a box, and what is derived from them. Read once (content.c) and const
 * from then on.
 */
#ifndef SO_YOUVE_BEEN_CURSED_CONTENT_H
#define SO_YOUVE_BEEN_CURSED_CONTENT_H

#include "engine/graph.h"

#include "so_youve_been_cursed/content/printed.h"

enum { MEALS = 3 }; /* of one kind: more counts as this many (SC-66) */

/* What things are worth to bots (bot/bot.c); a match won is worth 1000. */
typedef struct Weights {
    int track, covered, useful, coin, rich, panic, action, energy, card, hope, row;
    int16_t meal[MEALS]; /* percent of a step on the Curse track, by the most of one kind */
} Weights;

typedef struct Content {
    Villager villagers[KINDS];
    const char *ingredient_id[KINDS], *ingredient_title[KINDS];
    int ingredient_tokens[KINDS];
    int sheep_tokens, coin_tokens;
    int start_coins, start_energy;
    uint8_t guard_tokens[GUARD_EFFECTS];

    /* The village. */
    const char *space_title[SPACES]; /* "house 7", "the Laboratory" */
    const char *district_title[DISTRICTS_MAX];
    int district_count;
    uint8_t district[SPACES];
    uint8_t price[HOUSES];
    int16_t x[SPACES], y[SPACES];
    int market_price;
    Crossing crossings[CROSSINGS_MAX];
    int crossing_count;
    Pasture pastures[PASTURES_MAX];
    int pasture_count;
    uint8_t pasture_order[PASTURES_MAX]; /* nearest to the Laboratory first */

    /* Derived from it once. */
    Graph map;                           /* spaces and roads */
    uint8_t crossing_at[SPACES][SPACES]; /* 1 + crossing between two neighbours, or 0 */
    uint16_t bridges;                    /* bits of crossings */
    uint8_t road_distance[SPACES][SPACES];
    uint8_t fare_distance[SPACES][SPACES];       /* crossings on the cheapest way */
    uint32_t within_roads[SPACES][4];            /* at most 0..3 roads away */
    uint32_t within_fare[SPACES][DISTRICTS_MAX]; /* at most 0..7 crossings away */
    uint32_t in_district[SPACES];                /* all spaces of the same district */
    uint32_t price_at_most[8];                   /* houses priced 0..7 or less */
    uint8_t pastures_at[SPACES];                 /* bits of pastures that touch a space */

    /* Tracks. */
    uint8_t cure[2][CURE_STEPS_MAX]; /* ingredients; side 0 Wizard, 1 Possessed Wizard */
    int cure_length[2];
    int curse_top[2]; /* side 0 Monster, 1 Rabid Monster; the lowest space is 1 */
    int panic_top;
    int panic_busy, panic_inside, panic_plenty; /* levels of the three effects */
    int energy_move, energy_dispel, energy_calm;

    union {
        struct {
            Card spells[CARDS_MAX], powers[CARDS_MAX];
        };
        Card cards[ROLE_COUNT][CARDS_MAX]; /* the same, by the role whose cards they are */
    };
    int card_count[ROLE_COUNT];
    uint32_t leaving[ROLE_COUNT][UNTIL_COUNT]; /* Spells and Powers that end this way */
    uint32_t placed[ROLE_COUNT];               /* Spells and Powers that name a place */
    uint32_t single_use, frightening;          /* Powers; those that raise Panic */
    int merchants_bring;                       /* the Power of VERB_MERCHANTS_BRING */
    /* Those that cost this much or less: Energy, a meal that these bits of kinds hold, so
     * many of an ingredient. */
    uint32_t powers_for[ENERGY_MAX + 1], powers_fed[1 << EATABLE];
    uint32_t spells_for[KINDS][HELD_MAX + 1];
    PossessedCard possessed[ORDERS_MAX];
    int possessed_count;
    RabidCard rabid[ORDERS_MAX];
    int rabid_count;
    Weights weights; /* of bots */
} Content;

extern const char *const cursed_guard_words[GUARD_EFFECTS]; /* ids, as in packs */

#endif
