/*
 * What is printed: Jobs and the things they stand on (cards, tiles, characters, missions,
 * boards). Read from packs once, then const.
 *
 * A Job is a row of steps, and everything in this game is a Job. All of them stand in one
 * table, each with its home; an option names a Job by its number there. What a Job takes is
 * also summed up when it is loaded, so that "can this be done?" is a few comparisons.
 */
#ifndef DECK_GOES_WEST_PRINTED_H
#define DECK_GOES_WEST_PRINTED_H

#include "engine/deck.h"
#include "engine/game.h"
#include "engine/pack.h"

#include "deck_goes_west/content/verbs.h"

enum {
    PLAYERS_MAX = 5,
    CHARACTERS = 12,
    DESIGNS_MAX = 64,
    CARDS_MAX = BITS192_MAX,
    TILES = 48,
    STARS = 12, /* bandit numbers run from 1 to 12 */
    CAMP_STARS = 3,
    MISSIONS_MAX = 16,
    BOARDS = 4,
    SECTIONS_MAX = 4,
    NIGHT_MAX = 10,
    JOBS_MAX = 320,
    STEPS_MAX = 6,
    CARD_JOBS_MAX = 4,
    BUY_JOBS_MAX = 2,
    MISSION_JOBS_MAX = 4,
    START_CARDS_MAX = 12,
    ROW = 5, /* cards in the Trade Row */
};

typedef enum Resource { GOLD, METAL, WOOD, FOOD, RESOURCES, ANY_KIND = RESOURCES } Resource;

/* Colours of item cards. */
typedef enum Colour { BLUE, ORANGE, GREEN, RED, YELLOW, BROWN, COLOURS } Colour;

typedef enum CardClass { STARTER, TRADE, EXHAUSTION, PAIN, CLASSES } CardClass;

/* Kinds of land, as bits: a tile may be of several (DW-114). */
enum {
    LAND_FOREST = 1,
    LAND_PRAIRIE = 2,
    LAND_MOUNTAIN = 4,
    LAND_VILLAGE = 8,
    LAND_WATER = 16,
    LAND_RIVER = 32,
    LAND_CAMP = 64,
    LAND_KINDS = 7,
};

/* Which cards a step is about. Colours first, so that Colour is a CardPick. */
typedef enum CardPick {
    PICK_ITEM = COLOURS,
    PICK_DANGER,
    PICK_PAIN,
    PICK_EXHAUSTION,
    PICK_THIS,
    PICKS
} CardPick;

enum { STEP_X = 1 /* amount times x */, STEP_DICE = 2 /* amount is thrown */ };

typedef struct Step {
    uint8_t verb, what;
    int8_t amount;
    uint8_t flags;
} Step;

/* Where a Job stands. */
typedef enum Home {
    HOME_CARD,
    HOME_BUY, /* the corner of a Trade card */
    HOME_CHARACTER,
    HOME_TILE,
    HOME_MISSION,
    HOME_HAPPENING,
    HOMES
} Home;

/* Cards from hand, besides the one that is played: at least this many of this kind. */
typedef struct Take {
    uint8_t pick, count;
} Take;

/* The sum of what a Job takes whatever x is: x may be 0. */
typedef struct Need {
    uint16_t pay[RESOURCES]; /* as a player's units: four are compared at once (needs.c) */
    uint8_t any[2];          /* Any icons, each of one kind */
    uint8_t land;            /* LAND_ bits, each of which must be under the meeple, or 0 */
    uint8_t take_count;
    Take takes[STEPS_MAX];
    uint8_t items, dangers; /* in all */
    uint8_t map;            /* the verb whose success hangs on the map, or 0 */
    uint8_t feeds;
    uint8_t battle; /* holds attack or defence: for battles alone */
    uint8_t rare;   /* any, land, map or feeds */
    uint8_t x_of;   /* 1 + a step that bounds x, or 0 */
} Need;

typedef struct Job {
    const char *words; /* "In a Forest: roll 2 dice for Food" */
    Step at[STEPS_MAX];
    uint8_t count;
    uint8_t home;     /* Home */
    uint8_t owner;    /* design, character, tile or mission */
    uint8_t number;   /* among those of its owner */
    uint16_t instead; /* 1 + the other half of an either-or, or 0 */
    uint16_t last;    /* the last step without its amount: Jobs with the same go together;
                       * and LAST_BATTLE */
    Need need;
} Job;

/* All kinds of movement go together (ruling 15). LAST_BATTLE is a bit. */
enum { LAST_MOVEMENT = VERB_WALK, LAST_BATTLE = 1 << 15 };

static inline bool west_is_movement(const Job *job) {
    return (job->last & ~LAST_BATTLE) == LAST_MOVEMENT;
}

/* A run of the table of Jobs. */
typedef struct Jobs {
    uint16_t first;
    uint8_t count;
} Jobs;

typedef struct Design {
    const char *id, *title, *invented;
    CardClass class;
    int colour;        /* items alone */
    int copies, first; /* physical cards: first .. first + copies - 1 */
    int instead;       /* the starter card that stands in for it, or -1 */
    Jobs jobs, buy;
    const char *text; /* all Jobs in words */
    const char *price;
    Source source;
} Design;

typedef struct Tile {
    const char *id, *title, *invented;
    uint8_t land;
    uint8_t star[CAMP_STARS]; /* front, 0 past the last */
    uint8_t back;
    Jobs jobs;
    const char *text;
    Source source;
} Tile;

typedef struct Character {
    const char *id, *title, *invented;
    int difficulty, hand;
    uint8_t resource[RESOURCES];
    int start_count;
    uint8_t start[START_CARDS_MAX]; /* designs */
    Jobs jobs;
    const char *says; /* who this is, in a sentence, or "" */
    const char *text, *about, *victory;
    Source source;
} Character;

typedef enum Mode { VERSUS, COOP, SOLO, MODES } Mode;

/* DW-73: what the rules call an event. An event in the code is a line of the log. */
typedef enum Happening {
    WHEN_BUILD,
    WHEN_REVEAL,
    WHEN_CLEAR,
    WHEN_WAGON_WEST,
    WHEN_WAGON_EAST,
    WHEN_WAGON_HURT,
    HAPPENINGS
} Happening;

typedef enum Night {
    NIGHT_NONE,
    NIGHT_DAY,
    NIGHT_ROW,
    NIGHT_EXHAUSTION,
    NIGHT_ATTACK,
    NIGHT_MOVE,
    NIGHT_REMOVE,
    NIGHT_APPEAR,
    NIGHT_PASS,
    NIGHTS
} Night;

typedef enum WagonRule {
    WAGON_NONE,
    WAGON_SLOWEST, /* steps West when every player is West of it; takes no damage */
    WAGON_TAKEN,   /* players on its tile take it along; leaving bandits hurts it */
    WAGON_GUARDED, /* the same, and bandits hurt it in their attacks too */
    WAGONS
} WagonRule;

typedef struct Mission {
    const char *id, *title, *invented;
    Mode mode;
    int difficulty;
    int board[2]; /* the short one, then the long one */
    WagonRule wagon;
    int narrow;       /* the most tiles from North to South in a column, or 0 */
    bool home;        /* to win, all players must stand on the start tile too */
    int camp;         /* bandits that a Camp gets when it is turned up */
    int start_danger; /* Exhaustion cards shuffled into each deck at setup */
    int risk;         /* added to the board's Bandit Risk */
    int night_count;
    struct {
        uint8_t step, number;
    } night[NIGHT_MAX];
    Jobs jobs;
    uint16_t on[HAPPENINGS];  /* 1 + Job, or 0 */
    int8_t worth[HAPPENINGS]; /* points that it brings at best, for bots */
    uint8_t feeds;            /* Food that feeding a Village takes, or 0 */
    const char *about;        /* its special rules in words */
    const char *text;
    const char *says; /* what it is about, in a sentence, or "" */
    const char *note; /* what scores, and its special rules: for the setup */
    Source source;
} Mission;

/* DW-15, section 2.8: where each section begins on both tracks, and its Bandit Risk. */
typedef struct Board {
    const char *id, *title, *invented;
    int days, points;
    int section_count;
    uint8_t day[SECTIONS_MAX], point[SECTIONS_MAX], risk[SECTIONS_MAX];
    Source source;
} Board;

#endif
