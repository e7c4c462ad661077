/*
 * What is printed on the components of The Few and Cursed: cards, boards and the map, as
 * the packs define it. Read once (content.c) and const from then on.
 */
#ifndef FEW_AND_CURSED_PRINTED_H
#define FEW_AND_CURSED_PRINTED_H

#include "base/bits.h"

#include "engine/game.h"
#include "engine/graph.h"
#include "engine/verbs.h"

/* How many there are, and where tracks end. */
enum {
    RIDERS = 4, /* characters, and seats at most */
    SPACES_MAX = 32,
    ROADS_MAX = 64,
    TOWN = 0, /* San Andreas */
    CORNERS = 4,
    DESIGNS_MAX = 80, /* of starting cards, Upgrades and Artifacts together */
    CARDS_MAX = 180,  /* 38 + 90 + 12 in the box */
    ARTIFACTS = 12,
    ARTIFACTS_A_CORNER = ARTIFACTS / CORNERS,
    ITEMS_MAX = 32,
    JOB_DESIGNS_MAX = 32,
    JOBS_MAX = 64, /* physical */
    EVENTS_MAX_OPTIONS = 3,
    ENCOUNTERS_MAX = 32,
    CURSED_MAX = 32,
    WANTED = 4, /* cards, two faces each */
    MOST_WANTED_MAX = 12,
    MONSTERS = 4,
    HEALTH_MAX = 10,
    BULLETS_MAX = 10,
    CURSE_MAX = 12,
    SPEND_MAX = 12, /* Movement, or Attack, that a job takes */
    ROAD_MOVE_MAX = 5,
};

typedef enum Terrain { DESERT, CANYONS, RUINS, CURSED_LAND, SAN_ANDREAS, TERRAINS } Terrain;

/* ---- Effects ------------------------------------------------------------------- */

/*
 * The verbs that all content is made of. An amount may be negative where it is a price:
 * `money -2` costs 2 Money, `curse -1` lowers the Curse. In the cost of an option or a
 * character action amounts are what is given up and never negative: `move 3` and `attack 3`
 * are spent, `money 2` is paid, `curse 2` raises the Curse by 2. Below, `a` is the amount.
 */
typedef enum Verb {
    VERB_NONE,
    VERB_MOVE, /* Movement */
    VERB_ATTACK,
    VERB_MONEY,
    VERB_BULLETS,
    VERB_HEALTH,
    VERB_CURSE,
    VERB_GRIT,
    VERB_DRAW,        /* a cards from the rider's deck */
    VERB_TRASH,       /* a cards: from hand or discards, else from those in play */
    VERB_TRASH_HAND,  /* a cards from hand */
    VERB_IMPROVISE,   /* draw 2 Upgrades, keep 1, a times */
    VERB_STAT,        /* upgrade a stat a times: Health, bullet maximum or Threshold */
    VERB_THRESHOLD,   /* Curse Threshold +a */
    VERB_BULLET_MAX,  /* bullet maximum +a */
    VERB_JOB,         /* draw a jobs */
    VERB_ARTIFACT,    /* a random artifact */
    VERB_GO_ANYWHERE, /* to any space without a monster, free of costs */
    VERB_GO_NEXT,     /* to an adjacent space, free of costs */
    VERB_ALL_MONEY,   /* lose all Money */
    VERB_DISCARD,     /* a cards from hand to the discards */
    VERB_COPY,        /* Cursed: repeat another card played this phase; an artifact
                          * costs a Health besides */
    VERB_REVEAL,      /* a cards from the top of the deck: starting cards are
                          * discarded, all others taken into hand */
    VERB_READY,       /* all of the rider's items can be used again this round */
    VERB_FURY,        /* Attack: half the rider's Curse, at most a */
    VERB_NERVE, /* Attack: half of what the Curse is short of the Threshold, at most a */
    VERB_SNAP,  /* Attack that a bullets give at the best rate, without spending any */
    VERB_LURE,  /* a monster steps towards San Andreas (meddle.c) */
    VERB_DRIVE, /* a monster steps away from San Andreas */
    VERB_SPOOK, /* an open Most Wanted gets away, its pile's next card is turned up */
    VERB_LIFT,  /* take a Money from another rider */
    VERB_TREAT, /* another rider gains a Money */
    VERB_HEX,   /* another rider's Curse +a */
    VERB_COUNT
} Verb;

/* ---- Cards --------------------------------------------------------------------- */

/* Physical cards. */
typedef Bits192 CardSet;

/* What must be there for a list of effects to be carried out in full (FC-124). */
typedef struct Need {
    int8_t money, bullets, health;
    int8_t cards; /* in hand, besides the one being played */
    bool copy;    /* something that can be repeated lies in play */
} Need;

typedef enum CardKind { CARD_STARTING, CARD_UPGRADE, CARD_ARTIFACT } CardKind;

typedef struct Design {
    const char *id, *title;
    CardKind kind;
    int owner; /* character of a starting card; corner of an artifact */
    int copies;
    int first;     /* physical card of the first copy */
    int grit;      /* artifact: at the end of the game */
    Effects play;  /* all of it, or the card is not played */
    Effects trash; /* extra, if it is trashed on play; count 0: no trash line */
    Need needs, trash_needs;
    Source source;
    const char *invented;
} Design;

/* ---- Riders -------------------------------------------------------------------- */

/* A rate of bullets for Attack. in 0: none. */
typedef struct Rate {
    uint8_t in, out;
} Rate;

/* Passive abilities (FC-134) and drawbacks of riders and items, which are not verbs. Two of
 * a kind count as one (ruling 82). */
typedef enum Special {
    SPECIAL_NONE,
    SPECIAL_CHEAP_STORE,  /* items cost 1 Money less */
    SPECIAL_SURE_FOOT,    /* roads cost 1 Movement less, at least 1 */
    SPECIAL_NO_STORE,     /* the Store does not serve this rider */
    SPECIAL_SMALL_HAND,   /* the hand is refilled to only 3 */
    SPECIAL_ROUND_CURSE,  /* Curse +1 at the start of each round */
    SPECIAL_NO_CAMP,      /* camping is not possible */
    SPECIAL_EXTRA_ATTACK, /* +1 Attack with each bounty fought */
    SPECIAL_BIG_HAND,     /* the hand is refilled to one more */
    SPECIAL_SAFE_ROADS,   /* roads cost Movement alone */
    SPECIAL_GOOD_CAMP,    /* camping gives 1 Health more, and Curse -2 */
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
    const char *victory; /* "Redhead wins." */
    const char *about;   /* for choosing a rider: stats and what the card can do */
    int money, health, bullets, bullet_max, threshold;
    CharacterSide side[2]; /* normal, cursed */
    Source source;
} Character;

/* ---- Items and jobs ------------------------------------------------------------ */

typedef enum Slot { SLOT_ACCESSORY, SLOT_ONE_HAND, SLOT_TWO_HANDS } Slot;

typedef struct Item {
    const char *id, *title, *text;
    int cost;
    Slot slot;
    Effects use; /* once a round */
    Need needs;
    Rate rate;       /* weapon */
    Special special; /* as long as it is carried */
    Source source;
} Item;

typedef enum JobKind { JOB_SPEND, JOB_CURSE, JOB_BULLETS, JOB_HEALTH, JOB_END } JobKind;
enum { JOB_KINDS = JOB_END + 1 };

/* End-of-game conditions. */
typedef enum EndTest {
    END_NONE,
    END_MONEY,
    END_JOBS_MOST,
    END_ARTIFACTS,
    END_BOUNTIES
} EndTest;

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

/* ---- Encounters ---------------------------------------------------------------- */

typedef struct EventOption {
    const char *title; /* what is offered, in a few words of our own */
    const char *text;  /* cost and gain, written out from the verbs */
    Effects cost, gain;
} EventOption;

typedef struct EventText {
    const char *story; /* one short sentence of our own */
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

/* ---- Bounties ------------------------------------------------------------------ */

/* Where a bounty was last seen: a terrain, or one space. */
typedef struct Place {
    bool named;
    int at; /* Terrain or space */
} Place;

typedef struct Bounty {
    const char *id, *title;
    const char *where; /* "only in the Desert": why it is not fought elsewhere */
    Place place;
    int cost, grit;
    Effects reward; /* besides the Grit */
    Source source;
} Bounty;

/* ---- The map ------------------------------------------------------------------- */

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

/* ---- The whole ----------------------------------------------------------------- */

/*
 * What bots calculate with, derived once (bot_worth.c). Set k holds the cards whose
 * Movement (Attack, worth) has bit k, so that the sum over a pile is a few popcounts. Worth
 * is in hundredths of a Grit; that of cards in steps of WORTH_STEP.
 */
enum { FEW_POINT = 25, /* one Movement or Attack */ };
enum { AMOUNT_BITS = 3, WORTH_BITS = 5, WORTH_STEP = 6 };
typedef struct Reckoning {
    CardSet move[AMOUNT_BITS], attack[AMOUNT_BITS], worth[WORTH_BITS];
    uint8_t item_move[ITEMS_MAX], item_attack[ITEMS_MAX];
    uint8_t item_relief[ITEMS_MAX]; /* Curse that it takes off in one round */
    int16_t item_worth[ITEMS_MAX];  /* of what it gives in one round */
    int16_t wanted_reward[WANTED][2], most_reward[MOST_WANTED_MAX];
    uint8_t way[2][SPACES_MAX][SPACES_MAX];   /* Movement; [1]: with a sure foot */
    uint8_t roads[2][SPACES_MAX][SPACES_MAX]; /* on that way */
    uint8_t harm[SPACES_MAX][SPACES_MAX];     /* Curse and Attack on the way of [0] */
} Reckoning;

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
    CardSet trashable;                /* cards with a trash line */
    CardSet needy, needy_trash;       /* cards that need something, to be trashed on play */

    Item items[ITEMS_MAX];
    int item_count;
    uint32_t items_with[SPECIAL_COUNT];
    uint32_t items_used, items_needy; /* those with a use; those whose use has needs */
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
    SetupField fields[FIELDS_MAX]; /* with the riders as the packs call them */
    SetupChoice rider_choices[RIDERS];
    Graph map;                                           /* spaces and roads */
    uint32_t next_for[2][SPACES_MAX][ROAD_MOVE_MAX + 1]; /* by Movement; [1]: sure foot */
    uint8_t road_at[SPACES_MAX][SPACES_MAX];             /* 1 + road, or 0 */
    uint8_t home_distance[SPACES_MAX];                   /* spaces to San Andreas */
    uint8_t home_symbols[SPACES_MAX]; /* fewest symbols on a shortest way */
    uint32_t home_ways[SPACES_MAX];   /* neighbours on those ways */
    uint32_t of_terrain[TERRAINS];
    Reckoning reckoning;

    char *memory; /* all that was written out for this box */
} Content;

#endif
