/*
 * What is printed on the components of The Few and Cursed: cards, boards and the map, as
 * the packs define it.
 */
#ifndef FEW_AND_CURSED_PRINTED_H
#define FEW_AND_CURSED_PRINTED_H

#include "base/bits.h"

#include "engine/game.h"

#include "few_and_cursed/content/verbs.h"

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
    ENCOUNTER_OPTIONS_MAX = 3,
    ENCOUNTERS_MAX = 32,
    CURSED_ENCOUNTERS_MAX = 32,
    WANTED = 4, /* cards, two faces each */
    MOST_WANTED_MAX = 12,
    MONSTERS = 4,
    HEALTH_MAX = 10,
    BULLETS_MAX = 10,
    CURSE_MAX = 12,
    SPEND_MAX = 12, /* Movement, or Attack, that a job takes */
    FURY_MOST = 6,  /* Attack that one card of Fury can give */
    RISE_MOST = 9,  /* of Curse, by one card */
    ROAD_MOVE_MAX = 5,
};

typedef enum Terrain { DESERT, CANYONS, RUINS, CURSED_LAND, SAN_ANDREAS, TERRAINS } Terrain;

/* ---- Cards --------------------------------------------------------------------- */

/* Physical cards. */
typedef Bits192 CardSet;

/* What must be there for a list of effects to be carried out in full (FC-124). */
typedef struct Need {
    int8_t water, bullets, health;
    int8_t cards; /* in hand, besides the one being played */
    bool copy;    /* something that can be repeated lies in play */
} Need;

typedef enum CardKind { CARD_STARTING, CARD_UPGRADE, CARD_ARTIFACT, CARD_KINDS } CardKind;

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

/* Passive abilities (FC-134) and drawbacks of riders and items, which are not verbs: the word
 * in packs, and what people read. Two of a kind count as one (ruling 82). */
/* clang-format off */
#define FEW_SPECIALS(ROW)                                                                  \
    ROW(CHEAP_STORE, "cheap_store", "Store cards cost you [water 1 Water] less")           \
    ROW(SURE_FOOT, "sure_foot", "roads cost you [move 1 Movement] less, but at least 1")   \
    ROW(NO_STORE, "no_store", "the Store does not serve you")                              \
    ROW(SMALL_HAND, "small_hand", "your hand is refilled to 1 card less")                  \
    ROW(ROUND_CURSE, "round_curse", "[curse Curse +1] at the start of each round")         \
    ROW(NO_CAMP, "no_camp", "no camping")                                                  \
    ROW(EXTRA_ATTACK, "extra_attack", "[attack +1 Attack] in each fight with a bounty")    \
    ROW(BIG_HAND, "big_hand", "your hand is refilled to 1 card more")                      \
    ROW(SAFE_ROADS, "safe_roads", "roads cost you [!term:move Movement] alone")            \
    ROW(GOOD_CAMP, "good_camp",                                                            \
        "camping gives you [health 1 Health] more, and [curse Curse -2]")
/* clang-format on */
#define SPECIAL_KIND(KIND, word, text) SPECIAL_##KIND,
typedef enum Special { SPECIAL_NONE, FEW_SPECIALS(SPECIAL_KIND) SPECIAL_COUNT } Special;

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
    int water, health, bullets, bullet_max, threshold;
    CharacterSide side[2]; /* normal, cursed */
    Source source;
    const char *invented;
} Character;

/* ---- Items and jobs ------------------------------------------------------------ */

/* What the Store sells besides items. */
typedef enum Stock {
    STOCK_BULLET,
    STOCK_BULLET_MAX,
    STOCK_HEALTH,
    STOCK_THRESHOLD,
    STOCKS
} Stock;

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
    const char *invented;
} Item;

typedef enum JobKind { JOB_SPEND, JOB_CURSE, JOB_BULLETS, JOB_HEALTH, JOB_END } JobKind;
enum { JOB_KINDS = JOB_END + 1 };

/* End-of-game conditions. */
typedef enum EndTest {
    END_NONE,
    END_WATER,
    END_JOBS_MOST,
    END_ARTIFACTS,
    END_BOUNTIES
} EndTest;

typedef struct Job {
    const char *id, *title, *text;
    int copies, first;
    int water, grit;
    JobKind kind;
    int move, attack; /* spend */
    int amount;       /* track value, or of the end test */
    EndTest end;
    Source source;
    const char *invented;
} Job;

/* All physical cards of a job. */
static inline uint64_t few_job_copies(const Job *job) {
    return (bit64(job->copies) - 1) << job->first;
}

/* ---- Encounters ---------------------------------------------------------------- */

typedef struct EncounterOption {
    const char *key;   /* its own, in the pack */
    const char *title; /* what is offered, in a few words of our own */
    const char *text;  /* cost and gain, written out from the verbs */
    Effects cost, gain;
} EncounterOption;

typedef struct EncounterText {
    const char *story; /* one short sentence of our own */
    int option_count;
    EncounterOption option[ENCOUNTER_OPTIONS_MAX];
} EncounterText;

typedef struct Encounter {
    const char *id;
    EncounterText at[3]; /* DESERT, CANYONS, RUINS */
    Source source;
    const char *invented;
} Encounter;

typedef struct CursedEncounter {
    const char *id, *title;
    EncounterText text;
    Source source;
    const char *invented;
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
    const char *invented;
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

#endif
