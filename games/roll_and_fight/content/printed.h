/*
 * What is printed: abilities, items, traits, bosses, dens. Read from packs once, then const.
 *
 * Everything that does something is a list of steps (`move, hit 2`) that one interpreter runs
 * (rules/effects.c); everything that changes a rule is a list of rules with an amount, and the
 * rules ask for their sum (rules/state.h: Player.rule).
 *
 * Dice are counted by face, a nibble each: a hand, the cost of an ability and what is kept of a
 * throw are one number, and "has all of these" is one subtraction.
 */
#ifndef ROLL_AND_FIGHT_PRINTED_H
#define ROLL_AND_FIGHT_PRINTED_H

#include "engine/game.h"
#include "engine/pack.h"

#include "roll_and_fight/content/verbs.h"

enum {
    PLAYERS_MAX = 4,
    HEROES = 4,
    BASICS = 4,
    TILES = 8,                  /* of a hero */
    ABILITIES = BASICS + TILES, /* that a hero can ever use */
    ITEMS = 4,                  /* of a hero */
    CHARGES = 3,                /* of an item */
    BOSSES_MAX = 9,
    BOARDS = 5,
    DENS = 2 * BOARDS,
    ROOMS_MAX = 12,
    OBJECTIVES_MAX = 6,
    STEPS_MAX = 6,
    WAYS_MAX = 12,
    DICE_NEEDED_MAX = 4,
    ROUNDS = 4,
    LEVELS = 3,                       /* of each dial, alone */
    POOLS = PLAYERS_MAX - 1 + LEVELS, /* of dice: for 2, 3, 4 players; alone, by level */
    TRAINING_MAX = 16,
    LOOT_MAX = 8,
    CIRCLES_MAX = 8,
    FLASHBACK_DICE = 3,
    FLASHBACK_SIDES = 6,
    PLATE_WIDTH = 1200,
    PLATE_HEIGHT = 600,
};

/* ---- Dice ------------------------------------------------------------------------------- */

/* A die that was taken and not yet thrown is fresh: it shows nothing. */
typedef enum Shown {
    FACE_RUN,
    FACE_GUN,
    FACE_KNIFE,
    FACE_DOUBLE,
    FACE_WOUND,
    FACES,
    FRESH = FACES
} Shown;

enum { DIE_SIDES = 6 };
extern const uint8_t roll_side_shows[DIE_SIDES];

/* Dice by face, a nibble each. */
typedef uint32_t Dice;
#define DICE_GUARD ((Dice)0x888888)

static inline Dice dice_of(int shown, int count) {
    return (Dice)count << 4 * shown;
}

static inline int dice_count(Dice d, int shown) {
    return (int)(d >> 4 * shown & 15);
}

/* Nibbles of at most 7 never borrow from each other under the guard. */
static inline bool dice_have(Dice all, Dice some) {
    return (((all | DICE_GUARD) - some) & DICE_GUARD) == DICE_GUARD;
}

static inline void dice_take(Dice *from, Dice some) {
    REQUIRE(dice_have(*from, some));
    *from -= some;
}

static inline int dice_total(Dice d) {
    d = (d & 0x0F0F0F) + (d >> 4 & 0x0F0F0F);
    return (int)((d + (d >> 8) + (d >> 16)) & 0xFF);
}

typedef enum Flash { TRAINING, PURCHASE, HEALING, RECON, LOOT, FLASHES } Flash;

/* ---- Enemies ------------------------------------------------------------------------------ */

typedef enum Kind { GRUNT, TOUGH, DOORMAN, HENCHMAN, GUNMAN, KINDS, BOSS = KINDS } Kind;

/* ---- Steps and rules ------------------------------------------------------------------------ */

typedef struct Step {
    uint8_t verb, amount;
} Step;

/* For bots: what steps come to, by kind: doors, blows, what else they are worth; all together, and
 * as effort in quarters. */
typedef struct Haul {
    int16_t moves, blows, rest, worth, effort;
} Haul;

typedef struct Steps {
    uint8_t count;
    Step at[STEPS_MAX];
    Haul haul;
} Steps;

/* What Traits, Boss effects and Passive Abilities change. Amounts add up. */
typedef enum Rule {
    RULE_SHOOT_EVADES, /* Traits */
    RULE_WOUND_IN,     /* bits of rounds */
    RULE_FRAIL,
    RULE_HEAVY,
    RULE_SHOOT_GRUNTS, /* Bosses */
    RULE_SHORT_HAND,
    RULE_ARMOUR,
    RULE_MENDS,
    RULE_REACH,
    RULE_THORNS,
    RULE_CALLS,
    RULE_RENT,
    RULE_SLIP, /* Passive Abilities */
    RULE_DUCK,
    RULE_POINT_BLANK,
    RULE_STEADY,
    RULES
} Rule;

enum { RULES_OF_ONE_MAX = 3 };
typedef struct RuleSet {
    uint8_t count;
    struct {
        uint8_t rule, amount;
    } at[RULES_OF_ONE_MAX];
} RuleSet;

/* When something is used. */
typedef enum When {
    WHEN_FIGHTING,
    WHEN_START, /* of Fighting, before the Health Track is cleared of dice */
    WHEN_RESOLUTION,
    WHEN_ROLLING,
    WHEN_PASSIVE, /* always: it only has a rule */
    WHENS
} When;

/* ---- Heroes ---------------------------------------------------------------------------------- */

/* The rows of `ways` are all sets of dice that pay for it, each counted by face. */
typedef struct Ability {
    const char *id, *title, *invented, *text;
    const char *dice_words; /* "2 Runs, Gun or Knife" */
    Source source;
    Steps play, bonus; /* the latter with at least one Double Knife */
    RuleSet rules;
    uint8_t cost, when, once, recon; /* recon: icons; 0: it cannot be reconned */
    uint8_t dice_count, way_count;
    uint8_t promise; /* for bots: what it brings in a fight */
    Dice way[WAYS_MAX];
} Ability;

typedef struct Item {
    const char *id, *title, *invented, *text;
    Source source;
    Steps play;
    uint8_t when;
} Item;

typedef struct Hero {
    const char *id, *title, *trait, *invented, *text, *victory;
    Source source;
    RuleSet rules;
    Ability ability[ABILITIES]; /* the Basic ones first, at this hero's cost */
    Item item[ITEMS];
    uint8_t tile_count, item_count;
    uint16_t with_dice, start, resolution, once, passive; /* bits of abilities */
} Hero;

typedef struct Boss {
    const char *id, *title, *about, *invented, *text;
    Source source;
    RuleSet rules;
    uint8_t health;
    uint8_t post_kind, post_count; /* minions added next to its room */
} Boss;

/* ---- Dens ------------------------------------------------------------------------------------ */

typedef enum Goal {
    GOAL_NONE,
    GOAL_KILL, /* amount of a kind */
    GOAL_CLEAR,
    GOAL_HEALTH,
    GOAL_NEIGHBOURS,
    GOAL_BOSS,
    GOAL_VISIT, /* amount */
    GOAL_PURGE, /* kinds as bits, in the rooms next door */
    GOALS
} Goal;

typedef struct Objective {
    const char *text;
    uint8_t goal, amount, kinds, worth, room;
} Objective;

typedef struct Room {
    const char *id, *title;
    int x, y, w, h;
    uint16_t doors;        /* bits of rooms */
    uint8_t minion[KINDS]; /* how many */
    uint8_t loot;
    uint8_t objective; /* 1 + its number, or 0 */
} Room;

typedef struct Den {
    const char *id, *title;
    const char *about; /* its parts in a sentence */
    Source source;
    int board; /* from 0 */
    int room_count, objective_count;
    uint8_t entrance, boss;
    Room room[ROOMS_MAX];
    Objective objective[OBJECTIVES_MAX];
    uint16_t two_doors[ROOMS_MAX]; /* rooms that a Jump reaches */
    /* For bots: how many doors lie between two rooms, and what the whole promises, by Boss and
     * by the pool of dice. */
    uint8_t doors_to[ROOMS_MAX][ROOMS_MAX];
    int16_t promise[BOSSES_MAX][POOLS];
} Den;

#endif
