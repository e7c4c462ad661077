/*
 * What the components of So, You've Been Cursed. are, and what is printed on them, as
 * the packs define it.
 *
 * Houses are spaces 0..19 (house 7 is space 6), the Laboratory is space 20, the Market
 * 21.
 */
#ifndef SO_YOUVE_BEEN_CURSED_PRINTED_H
#define SO_YOUVE_BEEN_CURSED_PRINTED_H

#include "engine/game.h"

#include "so_youve_been_cursed/content/verbs.h"

enum {
    HOUSES = 20,
    LABORATORY = 20,
    MARKET = 21,
    SPACES = 22,
    ALL_HOUSES = (1 << HOUSES) - 1,
    ALL_SPACES = (1 << SPACES) - 1,
    KINDS = 6, /* of villagers, and of ingredients */
    SHEEP = 6, /* beside the six kinds, where a stomach is counted */
    EATABLE = 7,
    PASTURES_MAX = 6,
    DISTRICTS_MAX = 8,
    CROSSINGS_MAX = 12, /* one Guard tile each */
    GUARD_EFFECTS = 5,
    CARDS_MAX = 32,  /* Spells, and Powers */
    ORDERS_MAX = 12, /* Rabid Monster cards, and Possessed Wizard cards */
    HAND_SIZE = 4,
    ENERGY_MAX = 9,
    POUCHES = 3,
    HELD_MAX = POUCHES + 1, /* one more ingredient lies on the Box of Holding */
    STOMACH_SLOTS = 3,
    CURE_STEPS_MAX = 16,
    AUTOMA_STEP_MS = 900, /* long enough to read what the automa did */
};

typedef enum Mode { MODE_DUEL, MODE_WIZARD, MODE_MONSTER, MODE_NOBODY } Mode;
typedef enum Role { ROLE_WIZARD, ROLE_MONSTER, ROLE_COUNT } Role;

typedef enum Kind { FARMER, HUNTER, WOODCUTTER, BUTCHER, MERCHANT, NOBLE } Kind;

/* Ingredients, in the order of the villagers that usually sell them. */
typedef enum Ingredient {
    MANDRAKE_ROOT,
    WOLF_CLAW,
    ASH_TWIG,
    WISHBONE,
    GOLD_DUST,
    SILK_THREAD
} Ingredient;

/* What a Guard tile does to the Monster: its id in packs, and in words. */
/* clang-format off */
#define CURSED_GUARDS(ROW)                                                                 \
    ROW(NOTHING, "nothing", "no effect")                                                   \
    ROW(ENERGY_1, "energy_1", "Energy -1")                                                 \
    ROW(ENERGY_2, "energy_2", "Energy -2")                                                 \
    ROW(MOVEMENT, "movement", "movement -1")                                               \
    ROW(PANIC, "panic", "Panic +1")
/* clang-format on */
#define GUARD_KIND(KIND, id, label) GUARD_##KIND,
typedef enum GuardEffect { CURSED_GUARDS(GUARD_KIND) } GuardEffect;

/* Which of the Wizard's actions a card or a moment allows. */
enum {
    ACT_BUY = 1,
    ACT_MIX = 2,
    ACT_CAST = 4,
    ACT_STEAL = 8,
    ACT_SNEAK = 16,
    ACT_ALL = ACT_BUY | ACT_MIX | ACT_CAST | ACT_STEAL
};

typedef enum CardType { TYPE_NOW, TYPE_STAYS, TYPE_ONCE } CardType;

/* What makes an ongoing card leave play: the word in packs, the sentence on the card, and the
 * reason in the log. After UNTIL_BUYS comes the ingredient. */
/* clang-format off */
#define CURSED_UNTILS(ROW)                                                                 \
    ROW(DISCARDED, "discarded", "", "")                                                    \
    ROW(QUIET_NIGHT, "quiet_night", " Ends after a [!term:quiet Quiet Night].",            \
        " after the Quiet Night")                                                          \
    ROW(TWO_KINDS, "two_kinds",                                                            \
        " Ends when the Monster eats two kinds of villagers in one turn.",                 \
        ", since two kinds of villagers were eaten")                                       \
    ROW(CAST, "cast", " Ends when the Wizard takes a Cast Spell action.",                  \
        ", since {wizard} cast a Spell")                                                   \
    ROW(MARKET, "market", " Ends when the Wizard buys at the [!term:market Market].",      \
        ", since {wizard} bought at the Market")                                           \
    ROW(STEAL, "steal", " Ends after a [!term:steal Steal] roll that succeeds.",           \
        " after a theft that succeeded")
/* clang-format on */
#define UNTIL_KIND(KIND, word, text, reason) UNTIL_##KIND,

typedef enum Until {
    CURSED_UNTILS(UNTIL_KIND) UNTIL_BUYS, /* + ingredient */
    UNTIL_COUNT = UNTIL_BUYS + KINDS
} Until;

/* Where a card must be played: a set of spaces, or one that depends on the villagers. */
typedef enum PlaceKind {
    PLACE_NONE,
    PLACE_SPACE,
    PLACE_EMPTY_HOUSE,
    PLACE_VILLAGER
} PlaceKind;

enum { CARD_EFFECTS_MAX = 3 };

typedef struct Card {
    const char *id, *title;
    const char
        *text; /* rules text from the verbs, as people play it; "" if they never do */
    const char *auto_text; /* as the automa plays it; "" if it never does */
    const char *needs;     /* place and costs in words, or "" */
    const char *where;     /* Spell: "at the Market", or "" */
    const char *spends;    /* Spell: "spend Ash Twig", or "" */
    const char *no_place;  /* why it has no place: "no Farmer lives in the village" */
    CardType type;
    Role before;               /* whose side it lies on */
    bool person;               /* in the deck of a person's role */
    bool automa;               /* in the deck of the automated role */
    bool not_against_automa;   /* taken out when the opponent is automated */
    Effects effect, automatic; /* as people play it, and the automa */
    int until;
    PlaceKind place;
    int place_arg;        /* a space, or a kind of villager */
    uint8_t spend[KINDS]; /* Spell: ingredients */
    int coins;            /* Spell: gained */
    int energy;           /* Power */
    int panic;            /* Power: 0 or 1 */
    uint8_t eaten;        /* Power: bits of kinds, SHEEP among them, all in the stomach */
    Source source;
    const char *invented; /* which keys we had to choose, or "" */
} Card;

/* Possessed Wizard cards. */
typedef enum Area { AREA_CURRENT, AREA_ADJACENT, AREA_ANY, AREA_MARKET } Area;
typedef enum FeedEffect { FEED_COINS, FEED_ENERGY, FEED_PANIC } FeedEffect;
typedef struct PossessedCard {
    const char *id, *title, *text;
    uint8_t act; /* one ACT_ bit */
    Area area;
    Kind kind;
    FeedEffect feed;
    int feed_amount; /* coins gained, Energy less, Panic */
    Source source;
    const char *invented; /* as in Card */
} PossessedCard;

typedef struct RabidCard {
    const char *id, *title, *text;
    uint8_t acts; /* ACT_ bits offered to the Wizard */
    Kind kind;    /* villager to eat */
    Source source;
    const char *invented;
} RabidCard;

typedef struct Villager {
    const char *id, *title, *letter;
    const char *in_stomach; /* "Farmer in the stomach", for refusals */
    int tokens;
    int energy;
    Ingredient sells;
} Villager;

typedef struct Crossing {
    uint8_t a, b; /* spaces */
    bool bridge;
} Crossing;

typedef struct Pasture {
    const char *title;
    uint32_t touches; /* spaces */
    int sheep;        /* printed icons */
    int x, y;
} Pasture;

#endif
