/*
 * The Few and Cursed: riders, bounties and a curse in a dried-out country. What the files
 * of this folder share: ids, content, state.
 *
 * Where to read on: few_and_cursed.c (the Game table, setup, result), flow.c (rounds,
 * phases, steps), then one file per part of the round: improvise.c, encounter.c, town.c
 * (Job Board and Store), action.c (moving and the six actions), cleanup.c; beside them
 * hand.c (cards, bullets, items: what may be done at any moment of one's turn), jobs.c,
 * wounds.c, monsters.c, effects.c (the verbs of all content).
 *
 * Cards are physical cards in a CardSet; copies of one design stand side by side. Spaces
 * are bits of one uint32_t; San Andreas is space 0.
 */
#ifndef FEW_AND_CURSED_H
#define FEW_AND_CURSED_H

#include "engine/cardset.h"
#include "engine/game.h"
#include "engine/pack.h"
#include "engine/pile.h"
#include "engine/todo.h"

/* ---- Ids -------------------------------------------------------------------------- */

enum {
    RIDERS = 4, /* characters, and seats at most */
    SPACES_MAX = 32,
    ROADS_MAX = 64,
    TOWN = 0, /* San Andreas */
    CORNERS = 4,
    DESIGNS_MAX = 80, /* of starting cards, Upgrades and Artifacts together */
    CARDS_MAX = 140,  /* 38 + 90 + 12 */
    ARTIFACTS = 12,
    ITEMS_MAX = 32,
    JOB_DESIGNS_MAX = 32,
    JOBS_MAX = 64, /* physical */
    EVENTS_MAX_OPTIONS = 3,
    ENCOUNTERS_MAX = 32,
    CURSED_MAX = 16,
    WANTED = 4, /* cards, two faces each */
    MOST_WANTED_MAX = 12,
    MONSTERS = 4,
    PILES = 4,
    PILE_DEPTH = 4, /* a monster below at most three others */
    HAND_SIZE = 4,
    HEALTH_MAX = 10,
    BULLETS_MAX = 10,
    CURSE_MAX = 12,
    HEALTH_AFTER_WOUND = 3,
    TRIGGER_GRIT = 21,
};

typedef enum Mode { MODE_RIVALS, MODE_CHASER, MODE_ARTS, MODE_SHADOWS, MODE_COOP } Mode;

typedef enum Terrain { DESERT, CANYONS, RUINS, CURSED_LAND, SAN_ANDREAS, TERRAINS } Terrain;

typedef enum Phase { PHASE_IMPROVISE, PHASE_ENCOUNTER, PHASE_ACTION, PHASE_CLEANUP } Phase;

/* ---- Content ---------------------------------------------------------------------- */

/*
 * The verbs that all content is made of. An amount may be negative where it is a price:
 * `money -2` costs 2 Money, `curse -1` lowers the Curse. In a cost, `move 3` and
 * `attack 3` are spent.
 */
typedef enum Verb {
    VERB_NONE,
    VERB_MOVE,           /* Movement */
    VERB_ATTACK,
    VERB_MONEY,
    VERB_BULLETS,
    VERB_HEALTH,
    VERB_CURSE,
    VERB_GRIT,
    VERB_DRAW,           /* a cards from one's own deck */
    VERB_TRASH,          /* a cards: from hand or discards, else from those in play */
    VERB_TRASH_HAND,     /* a cards from hand */
    VERB_IMPROVISE,      /* draw 2 Upgrades, keep 1, a times */
    VERB_STAT,           /* upgrade a stat a times: Health, bullet maximum or Threshold */
    VERB_THRESHOLD,      /* Curse Threshold +a */
    VERB_BULLET_MAX,     /* bullet maximum +a */
    VERB_JOB,            /* draw a jobs */
    VERB_ARTIFACT,       /* a random artifact */
    VERB_GO_ANYWHERE,    /* to any space without a monster, free of costs */
    VERB_GO_NEXT,        /* to an adjacent space, free of costs */
    VERB_ALL_MONEY,      /* lose all Money */
    VERB_DISCARD,        /* a cards from hand to the discards */
    VERB_COPY,           /* Cursed: repeat another card played this phase */
    VERB_COUNT
} Verb;

typedef struct Effect {
    uint8_t verb;
    int8_t amount;
} Effect;

enum { EFFECTS_MAX = 4 };
typedef struct Effects {
    int count;
    Effect at[EFFECTS_MAX];
} Effects;

typedef enum CardKind { CARD_STARTING, CARD_UPGRADE, CARD_ARTIFACT } CardKind;

typedef struct Design {
    const char *id, *title;
    const char *text; /* written out from the verbs */
    CardKind kind;
    int owner;        /* character of a starting card; corner of an artifact */
    int copies;
    int first;        /* physical card of the first copy */
    int grit;         /* artifact: at the end of the game */
    Effects play;     /* all of it, or the card is not played (FC-124) */
    Effects trash;    /* besides, if it is trashed on play; count 0: no trash line */
    Source source;
    const char *invented;
} Design;

/* A rate of bullets for Attack. in 0: none. */
typedef struct Rate {
    uint8_t in, out;
} Rate;

/* Passive abilities and drawbacks that are no verbs; `special =` in the pack. */
typedef enum Special {
    SPECIAL_NONE,
    SPECIAL_CHEAP_STORE,   /* items cost 1 Money less */
    SPECIAL_SURE_FOOT,     /* roads cost 1 Movement less, at least 1 */
    SPECIAL_NO_STORE,      /* the Store does not serve this one */
    SPECIAL_SMALL_HAND,    /* the hand is refilled to 3 only */
    SPECIAL_ROUND_CURSE,   /* Curse +1 at the start of each round */
    SPECIAL_NO_CAMP,       /* camping is not possible */
    SPECIAL_EXTRA_ATTACK,  /* +1 Attack with each bounty fought */
    SPECIAL_COUNT
} Special;

typedef struct CharacterSide {
    Rate rate;
    Special special;
    Effects action_cost, action; /* count 0: no character action */
    const char *text;
} CharacterSide;

typedef struct Character {
    const char *id, *title;
    int money, health, bullets, bullet_max, threshold;
    CharacterSide side[2]; /* normal, cursed */
    Source source;
} Character;

typedef enum Slot { SLOT_ACCESSORY, SLOT_ONE_HAND, SLOT_TWO_HANDS } Slot;

typedef struct Item {
    const char *id, *title, *text;
    int cost;
    Slot slot;
    Effects use; /* once a round */
    Rate rate;   /* weapon */
    Source source;
} Item;

typedef enum JobKind { JOB_SPEND, JOB_CURSE, JOB_BULLETS, JOB_HEALTH, JOB_END } JobKind;

/* End-of-game conditions. */
typedef enum EndTest { END_NONE, END_MONEY, END_JOBS_MOST, END_ARTIFACTS, END_BOUNTIES } EndTest;

typedef struct Job {
    const char *id, *title, *text;
    int copies, first;
    int money, grit;
    JobKind kind;
    int move, attack; /* spend */
    int amount;       /* track value, or of the end test */
    EndTest end;
    Source source;
} Job;

typedef struct EventOption {
    const char *title; /* what is offered, in a few words of ours */
    Effects cost, gain;
} EventOption;

typedef struct EventText {
    const char *story; /* one short sentence of ours */
    int option_count;
    EventOption option[EVENTS_MAX_OPTIONS];
} EventText;

typedef struct Encounter {
    const char *id;
    EventText at[3]; /* DESERT, CANYONS, RUINS */
    Source source;
} Encounter;

typedef struct CursedEncounter {
    const char *id, *title;
    EventText event;
    Source source;
} CursedEncounter;

/* Where a bounty was last seen: a terrain, or one space. */
typedef struct Place {
    bool named;
    int at; /* Terrain or space */
} Place;

typedef struct Bounty {
    const char *id, *title, *text;
    Place place;
    int cost, grit;
    Effects reward; /* besides the Grit */
    Source source;
} Bounty;

typedef struct Space {
    const char *id, *title;
    Terrain terrain;
    int corner; /* 0..3, or -1 */
    int x, y;
} Space;

typedef struct Road {
    uint8_t a, b;
    uint8_t move, curse, attack;
} Road;

typedef struct Content {
    Character characters[RIDERS];
    Design designs[DESIGNS_MAX];
    int design_count;
    uint8_t design_of[CARDS_MAX]; /* by physical card */
    int card_count;
    CardSet starting[RIDERS], upgrades, artifacts;
    uint8_t artifact_card[ARTIFACTS]; /* physical card by artifact number; 3 a corner */
    CardSet copiers;                  /* cards whose effect is to copy another */

    Item items[ITEMS_MAX];
    int item_count;
    Job jobs[JOB_DESIGNS_MAX];
    int job_count;
    uint8_t job_of[JOBS_MAX]; /* design by physical job */
    int job_card_count;

    Encounter encounters[ENCOUNTERS_MAX];
    int encounter_count;
    CursedEncounter cursed[CURSED_MAX];
    int cursed_count;

    Bounty wanted[WANTED][2];
    Bounty most_wanted[MOST_WANTED_MAX];
    int most_wanted_count;
    Bounty monsters[MONSTERS];
    int crow_prime; /* which monster The Dark Arts are about */

    Space spaces[SPACES_MAX];
    int space_count;
    Road roads[ROADS_MAX];
    int road_count;
    uint8_t corner_space[CORNERS];

    /* Prices of the Store. */
    int price_bullet, price_bullet_max, price_health, price_threshold;

    /* Derived once. */
    uint32_t next[SPACES_MAX];                /* neighbours */
    uint8_t road_at[SPACES_MAX][SPACES_MAX];  /* 1 + road, or 0 */
    uint8_t home_distance[SPACES_MAX];        /* spaces to San Andreas */
    uint8_t home_symbols[SPACES_MAX];         /* fewest symbols on a shortest way */
    uint32_t of_terrain[TERRAINS];

    char *memory; /* all that was written out for this box */
} Content;

/* content files */
bool few_load(const struct Pack *packs, int count, Box *box, Error *err);
void few_unload(Box *box);

#endif
