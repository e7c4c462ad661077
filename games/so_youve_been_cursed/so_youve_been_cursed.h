/*
 * So, You've Been Cursed.: one body, two minds. By day the Wizard buys, steals and brews
 * a cure; by night the Monster eats until the curse is complete. What the files of this
 * folder share: ids, content, state.
 *
 * Where to read on: so_youve_been_cursed.c (the Game table, setup), flow.c (turns and
 * steps), wizard.c, pouches.c and monster.c (what people may do), possessed.c and rabid.c
 * (the automas), effects.c (the verbs of cards), village.c (what they all do to the board).
 *
 * Sets are bits. Houses are spaces 0..19 (house 7 is space 6), the Laboratory is space 20,
 * the Market 21.
 */
#ifndef SO_YOUVE_BEEN_CURSED_H
#define SO_YOUVE_BEEN_CURSED_H

#include "engine/game.h"
#include "engine/graph.h"
#include "engine/deck.h"
#include "engine/todo.h"
#include "engine/verbs.h"

#include "so_youve_been_cursed/questions.h"

/* ---- Ids -------------------------------------------------------------------------- */

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

typedef enum GuardEffect {
    GUARD_NOTHING,
    GUARD_ENERGY_1,
    GUARD_ENERGY_2,
    GUARD_MOVEMENT,
    GUARD_PANIC
} GuardEffect;

/* Which of the Wizard's actions a card or a moment allows. */
enum {
    ACT_BUY = 1,
    ACT_MIX = 2,
    ACT_CAST = 4,
    ACT_STEAL = 8,
    ACT_SNEAK = 16,
    ACT_ALL = ACT_BUY | ACT_MIX | ACT_CAST | ACT_STEAL
};

/* ---- Content ---------------------------------------------------------------------- */

/* The verbs that cards are made of. Acts happen once; rules apply while the card is in
 * play, or for this turn if the card is immediate or used up. cards.c has a row for
 * each. `a` and `b` are the amounts. */
typedef enum Verb {
    VERB_NONE,
    VERB_CURE,              /* Cure +a */
    VERB_CURSE,             /* Curse +a (may be negative) */
    VERB_DOUBLE_COINS,      /* as many coins as are held */
    VERB_GAIN,              /* one of ingredient a and one of b */
    VERB_BREW,              /* automa: if the next Cure step is a or b, Cure +1 */
    VERB_ARRIVE,            /* a random villagers */
    VERB_INVITE,            /* a villager chosen from the bag */
    VERB_MOVE_VILLAGER,     /* to an empty house; a is a Scope */
    VERB_SWAP,              /* the villagers of two houses */
    VERB_JUMP,              /* the token to any location */
    VERB_JUMP_ROLL,         /* the token to the house rolled */
    VERB_DISCARD_POWER,     /* an ongoing Power before role a */
    VERB_SHEEP_LOSE,        /* each pasture loses a */
    VERB_SHEEP_ADD,         /* each pasture gains a */
    VERB_SHEEP_MOVE,        /* a times one sheep to another pasture */
    VERB_ENERGY,            /* Energy +a */
    VERB_TASTE,             /* eat in a rolled houses; if any, Curse +1 */
    VERB_SCENT,             /* a more Rabid Monster cards */
    VERB_SECOND_HELPING,    /* a more Feeding actions of the Rabid Monster */
    VERB_SNACK,             /* a more Feeding actions */
    VERB_RULES,             /* the standing rules begin here */
    VERB_HOLD = VERB_RULES, /* a more ingredients held */
    VERB_MARKET_CHEAPER,    /* Market price -a */
    VERB_VILLAGERS_CHEAPER, /* villagers' price -a */
    VERB_BRIDGE_SLOW,       /* a more movement to cross a bridge */
    VERB_SHEEP_HUNGER,      /* sheep give no Energy */
    VERB_FREE_STEAL,        /* one free Steal a turn */
    VERB_REROLL,            /* once per Steal */
    VERB_FREE_WAY_HOME,     /* no fare to the Laboratory */
    VERB_MIX_BONUS,         /* a coins for mixing three or more at once */
    VERB_DOUBLE_STEAL,      /* Steal gains double */
    VERB_FAST,              /* an extra movement costs a Energy less */
    VERB_SHEEP_RICH,        /* sheep give a more Energy */
    VERB_MERCHANTS_BRING,   /* a villager arrives for each Merchant eaten */
    VERB_DEAR_FARES,        /* a more coins per crossing */
    VERB_VILLAGERS_DEARER,  /* villagers' price +a */
    VERB_STEAL_LIMIT,       /* at most 1 coin from an occupied house */
    VERB_NO_SPELLS,         /* the Wizard draws none */
    VERB_TWO_DICE,          /* Steal: the lower of two dice */
    VERB_NO_GUARDS,         /* crossings reveal no Guard tile */
    VERB_SHEEP_COUNT,       /* sheep count as a kind of villager */
    VERB_SHEEP_CURSE,       /* Curse +a if a sheep was eaten this turn */
    VERB_COUNT
} Verb;
enum { RULES = VERB_COUNT - VERB_RULES };

typedef enum Scope { SCOPE_ANYWHERE, SCOPE_DISTRICT, SCOPE_TWO_ROADS } Scope;

typedef enum CardType { TYPE_NOW, TYPE_STAYS, TYPE_ONCE } CardType;

/* What makes an ongoing card leave play. */
typedef enum Until {
    UNTIL_DISCARDED,
    UNTIL_QUIET_NIGHT,
    UNTIL_TWO_KINDS,
    UNTIL_CAST,
    UNTIL_MARKET,
    UNTIL_STEAL,
    UNTIL_BUYS, /* + ingredient */
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

    Card spells[CARDS_MAX], powers[CARDS_MAX];
    int spell_count, power_count;
    uint32_t leaving[ROLE_COUNT][UNTIL_COUNT]; /* Spells and Powers that end this way */
    uint32_t simple[ROLE_COUNT]; /* Spells and Powers that need no place and no token */
    uint32_t single_use, frightening;    /* Powers; those that raise Panic */
    int merchants_bring;                 /* the Power of VERB_MERCHANTS_BRING */
    uint32_t powers_for[ENERGY_MAX + 1]; /* those that cost this much Energy or less */
    PossessedCard possessed[ORDERS_MAX];
    int possessed_count;
    RabidCard rabid[ORDERS_MAX];
    int rabid_count;

    void *memory; /* all of this, for cursed_unload */
    char *words;  /* what was written out: texts and titles */
    int words_used;
} Content;

/* ---- State ------------------------------------------------------------------------ */

/* Steps of the to-do stack (flow.c). */
typedef enum Step {
    STEP_NONE,
    STEP_DAY,        /* the Wizard's next action, or the end of the day */
    STEP_NIGHT,      /* the Monster chooses its night */
    STEP_FEED,       /* the Monster's next action, or the end of the night */
    STEP_ACTION,     /* the Monster continues its action */
    STEP_ARRIVE,     /* a: 1 + kind, or 0 for a random one; b: Chooser; c: Cause */
    STEP_EFFECT,     /* a: card, b: place in its list, c: STEP_OF_ bits */
    STEP_CARD_DONE,  /* a: card, c: STEP_OF_ bits: discarded or laid out, coins */
    STEP_REST,       /* what a verb still has to do: a: verb, b: how often, c: STEP_OF_ */
    STEP_QUIET_CARD, /* after the card of a Quiet Night: draw one */
    STEP_QUIET_END,
    STEP_TASTE_END, /* Curse +1 if anything was eaten since; a: eaten before, b: card */
    STEP_AUTOMA,    /* the clock turns the automa's next page */
    STEP_ACT,       /* Wizard mode: the action of the order just taken */
    STEP_ORDERS,    /* Wizard mode: four orders are revealed */
} Step;
enum { STEP_OF_POWER = 1, STEP_OF_AUTOMA = 2, STEP_USED_UP = 4 };

/* Who picks a house when the one a villager was sent to is taken. */
typedef enum Chooser { CHOOSER_WIZARD, CHOOSER_MONSTER, CHOOSER_NUMBER } Chooser;

typedef enum Ask { QUESTION_KINDS(CURSED_QUESTIONS) } Ask;

typedef enum Opt { OPTION_KINDS(CURSED_OPTIONS) } Opt;

/* Pages of the automas' turns. */
typedef enum Page {
    PAGE_NONE,
    PAGE_PW_ARRIVAL,
    PAGE_PW_SPELL,
    PAGE_PW_ACTION,
    PAGE_PW_END,
    PAGE_RM_POWER,
    PAGE_RM_CARD,
    PAGE_RM_EXTRA,
    PAGE_RM_END,
} Page;

/* The Monster's progress in an action. */
typedef enum Acting { ACTING_NOT, ACTING_MOVING, ACTING_ARRIVED, ACTING_EATEN } Acting;

/* Where a journey leads. */
typedef enum Errand {
    ERRAND_NONE,
    ERRAND_HOUSE,
    ERRAND_MARKET,
    ERRAND_MIX,
    ERRAND_CAST
} Errand;

/* No padding: states are compared and hashed as raw bytes. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

/* One set of piles for each role's cards. In a hidden state the other role's hand is in the
 * deck and only its count remains. */
typedef struct Piles {
    Deck32 deck;
    uint32_t hand;
    uint32_t front; /* laid out before either role: ongoing, and the single-use Power */
    uint32_t sure;  /* in hand, as everybody could infer when the discards were shuffled */
    uint8_t hand_count;
    uint8_t unused[3];
} Piles;

enum { LINE_MAX = 8 };

typedef struct CursedState {
    State head;

    Piles spells, powers;

    uint32_t houses[KINDS]; /* where the villagers of a kind live */
    uint32_t taken;         /* all of them together */
    uint32_t visited;       /* spaces the Monster has been on this turn */
    uint16_t guards;        /* crossings with a face-down tile */
    uint16_t orders;        /* Rabid Monster cards revealed but not yet used */
    uint16_t orders_past;   /* revealed this turn and discarded unused */
    uint16_t possessed;     /* Possessed Wizard cards in the deck */
    uint16_t round;         /* one day and the night after it; from 1 */

    uint8_t mode, turn;     /* Mode; Role whose turn it is */
    uint8_t seat_of[2];     /* by role; SEAT_NONE for an automa */
    uint8_t villager_cards; /* the variant */
    uint8_t at;             /* where the token stands */
    uint8_t cure, curse, panic;
    uint8_t coins, energy;
    uint8_t actions; /* left this turn */

    uint8_t bag[KINDS];    /* villagers in the bag, or in the deck of the variant */
    uint8_t seen[KINDS];   /* variant: the face-up discard */
    uint8_t supply[KINDS]; /* ingredients */
    uint8_t pouch[KINDS];  /* ingredients held, the one on the Box included */
    uint8_t boxed;         /* 1 + ingredient lying on Box of Holding */
    uint8_t sheep_supply;
    uint8_t sheep[PASTURES_MAX];
    uint8_t guard_tiles[GUARD_EFFECTS]; /* face down, by effect */
    uint8_t slot[STOMACH_SLOTS];        /* bits of what lies in it; SHEEP among them */
    uint8_t eaten[EATABLE];             /* this turn, the overflow included */

    int8_t rule[RULES];      /* standing rules, sums */
    int8_t turn_rule[RULES]; /* the part of them that ends with this turn */
    uint8_t turn_rules;      /* whether there is such a part */

    /* The question in hand. */
    uint8_t going, errand, errand_card; /* a journey */
    uint8_t allowed;                    /* ACT_ bits at the house, or of the order taken */
    uint8_t ordered;                    /* the action is already paid for with an order */
    uint8_t mixed;                      /* ingredients in this Mix Cure */
    uint8_t stake;                      /* coins declared */
    uint8_t rolled;                     /* what the Steal die showed */
    uint8_t sneaking, rerolled, sneaked;
    uint8_t arriving; /* 1 + kind looking for a house */
    uint8_t called;   /* and why it came: a Cause */
    uint8_t picked;   /* first house or pasture of two; 1 + ingredient to gain */
    uint8_t scope;    /* Scope of a move; 1 + the other ingredient to gain */
    uint8_t acting;   /* Acting: the Monster's progress in its action */
    uint8_t movement; /* left in this moving phase */
    uint8_t quiet;    /* this is a Quiet Night */
    uint8_t page;     /* the automa's next page */
    uint8_t extra;    /* Second Helpings still to take */

    /* Cards in a row: order matters. Zero past the count. */
    uint8_t front_count; /* ongoing Powers, oldest (leftmost) first */
    uint8_t front_order[LINE_MAX];
    uint8_t row_count, row_at; /* Rabid Monster cards used, and the next to follow */
    uint8_t row[LINE_MAX];
    uint8_t row_skipped; /* bits of places in the row that were skipped */
    uint8_t plan_count;  /* Possessed Wizard cards in the row */
    uint8_t plan[4];
    uint8_t feed_count; /* beside the Monster board */
    uint8_t feed[2];

    DeckTop bag_top, guard_top, rabid_top, possessed_top; /* as arranged; secret */
    TodoStack todo;
} CursedState;

#pragma GCC diagnostic pop

/* ---- Events ----------------------------------------------------------------------- */

typedef enum Ev {
    EV_NONE,
    EV_DAY,         /* round */
    EV_NIGHT,       /* round */
    EV_ARRIVED,     /* kind, house, die (0: no die), Cause */
    EV_NOBODY_CAME, /* 0 all houses are full, 1 Stay inside!, 2 the bag is empty; Cause */
    EV_TRAVELLED,   /* from, to, coins paid; -1: an action */
    EV_BOUGHT,      /* ingredient, amount, coins */
    EV_MIXED,       /* ingredient, new Cure level */
    EV_CAST,        /* spell */
    EV_COINS,       /* gained, Cause */
    EV_THREW,       /* die, higher die (0: one die), the least that succeeds */
    EV_STOLE,       /* coins, die (0: empty house), house */
    EV_NOTICED,     /* declared, die, house */
    EV_REROLLED,
    EV_DISTRACTED,     /* coins gained after all */
    EV_DROPPED,        /* ingredient */
    EV_GAINED,         /* ingredient */
    EV_DREW,           /* 0 Spell 1 Power, how many; secret: card */
    EV_LAID,           /* card (POWER_REF), before which role */
    EV_DISCARDED,      /* card (POWER_REF), from before which role, Cause */
    EV_CURE,           /* change, new level, Cause */
    EV_CURSE,          /* change, new level, Cause */
    EV_PANIC,          /* change, new level, Cause */
    EV_ENERGY,         /* change, new amount, Cause */
    EV_VILLAGER_MOVED, /* kind, from, to */
    EV_SWAPPED,        /* house, house */
    EV_JUMPED,         /* to, die (0: none), role */
    EV_SHEEP,          /* pasture, change, Cause */
    EV_QUIET,
    EV_FEEDING,
    EV_PLAYED,        /* power */
    EV_USED,          /* power */
    EV_WALKED,        /* from, to, Energy spent */
    EV_GUARD,         /* effect, crossing */
    EV_ATE,           /* kind or SHEEP, house or pasture, Energy gained */
    EV_DIGESTED,      /* villagers, sheep */
    EV_ORDERS,        /* Rabid Monster cards: a bit mask of those revealed */
    EV_ORDER_USED,    /* card */
    EV_ORDER_SKIPPED, /* card */
    EV_PLAN,          /* Possessed Wizard card laid in the row, place */
    EV_PLAN_FEED,     /* Possessed Wizard card laid beside the Monster board */
    EV_PLAN_USED,     /* card */
    EV_PLAN_SKIPPED,  /* card */
    EV_FEED_EFFECT,   /* card */
    EV_TASTED,        /* die, 1: somebody was there */
    EV_SHUFFLED,      /* 0 Spell 1 Power discards into the deck */
    EV_WON,           /* role */
    EV_COUNT
} Ev;

/* Cards in events, options' sources and references: Spells 0.., Powers 32.., Possessed
 * Wizard cards 64.., Rabid Monster cards 80... */
enum { POWER_REF = 32, POSSESSED_REF = 64, RABID_REF = 80 };

/* Why something changed; used only by the log. */
typedef enum Cause {
    CAUSE_NONE,
    CAUSE_MIXED, /* three or more at once */
    CAUSE_QUIET,
    CAUSE_FEW, /* what the night's meals do to the tracks: at most one villager */
    CAUSE_PAIR,
    CAUSE_TRIPLE,
    CAUSE_HUNT, /* the Rabid Monster's villagers, of whatever kind */
    CAUSE_MEAL,
    CAUSE_GUARD,
    CAUSE_STEP,
    CAUSE_TO_CALM, /* what it costs, and what it does */
    CAUSE_CALM,
    CAUSE_TO_DISPEL,
    CAUSE_DISPEL,
    CAUSE_REPLACED, /* SC-64 */
    CAUSE_USED,
    CAUSE_UNTIL,     /* + Until */
    CAUSE_COST = 32, /* + a card's reference: what it costs */
    CAUSE_CARD = 160 /* + a card's reference: what it does; steps hold causes as bytes */
} Cause;

/* ---- Shared functions: all carry the prefix cursed_, so that games can be linked together */

/* What every rule function works on: the content, the state, and where events go. */
typedef struct Table {
    const Content *c;
    CursedState *s;
    EventLog *log;
    int cause; /* of what happens now; every step begins without one */
} Table;

/* content.c */
extern const char *const cursed_guard_words[GUARD_EFFECTS]; /* ids, as in packs */
bool cursed_load(const struct Pack *packs, int count, Box *box, Error *err);
void cursed_unload(Box *box);

/* cards.c: the rows of verbs, and the words written out from them. */
extern const Verbs cursed_card_verbs;
void cursed_cards_write_text(Content *c); /* fills text, auto_text and needs of all cards */

/* village.c */
static inline bool cursed_is_possessed(const CursedState *s) { /* the Wizard is automated */
    return s->seat_of[ROLE_WIZARD] == SEAT_NONE;
}
static inline bool cursed_is_rabid(const CursedState *s) { /* the Monster is automated */
    return s->seat_of[ROLE_MONSTER] == SEAT_NONE;
}
static inline int cursed_rule_of(const CursedState *s, Verb rule) {
    return s->rule[rule - VERB_RULES];
}
static inline int cursed_coin_supply(const Content *c, const CursedState *s) {
    return c->coin_tokens - s->coins; /* all other coins are the Wizard's */
}
static inline bool cursed_panic_at(const CursedState *s, int level) {
    return s->panic >= level; /* Ruling 46: reached by equality */
}
/* The actor of a role's events: an automa acts through the clock. */
static inline Seat cursed_actor(const CursedState *s, Role role) {
    return s->seat_of[role] == SEAT_NONE ? SEAT_CLOCK : s->seat_of[role];
}
int cursed_cure_length(const Content *c, const CursedState *s);
int cursed_curse_top(const Content *c, const CursedState *s);
int cursed_held(const CursedState *s);
int cursed_pouch_room(const CursedState *s);
int cursed_fare_price(const CursedState *s);
int cursed_fare_to(const Content *c, const CursedState *s, int space);
int cursed_villager_price_change(const Content *c, const CursedState *s);
int cursed_house_price(const Content *c, const CursedState *s, int house);
int cursed_market_price(const Content *c, const CursedState *s);
int cursed_kind_at(const CursedState *s, int house); /* -1: empty */
int cursed_next_ingredient(const Content *c, const CursedState *s);
void cursed_change_panic(Table *t, int by);
void cursed_change_curse(Table *t, int by);
void cursed_change_cure(Table *t, int by);
void cursed_change_energy(Table *t, int by);
int cursed_gain_coins(Table *t, int amount); /* returns how many there were */
void cursed_pay_coins(Table *t, int amount);
int cursed_throw_to_steal(Table *t, int stake); /* the die that counts */
void cursed_put_villager(Table *t, Kind kind, int house);
void cursed_take_villager(Table *t, Kind kind, int house);
int cursed_nearest_empty_house(const CursedState *s, int house);
int cursed_draw_villager(Table *t); /* out of the bag, which is not empty */
int cursed_bag_count(const CursedState *s);
void cursed_move_token(Table *t, int space);
void cursed_take_ingredient(Table *t, Ingredient i);   /* from the supply into a pouch */
void cursed_return_ingredient(Table *t, Ingredient i); /* from a pouch to the supply */
void cursed_eat_villager(Table *t, int house, bool share_slot); /* with the last sheep */
void cursed_eat_sheep(Table *t, int pasture);
int cursed_meal_energy(const Content *c, const CursedState *s, Kind kind);
int cursed_sheep_energy(const CursedState *s);
/* The movement that a step of the Monster to a neighbour takes, and the Energy that the
 * step costs with `movement` left. */
int cursed_step_movement(const Content *c, const CursedState *s, int to);
int cursed_step_energy(const Content *c, const CursedState *s, int to, int movement);
void cursed_notice_two_kinds(Table *t);       /* ends UNTIL_TWO_KINDS cards */
int cursed_eaten_total(const CursedState *s); /* villagers and sheep */
void cursed_refill_hand(Table *t, Role role);
int cursed_draw_card(Table *t, Role role); /* -1: there is none, or drawing is forbidden */
void cursed_lay_card(Table *t, Role deck, int card);
void cursed_discard_front(Table *t, Role deck, int card);
void cursed_put_away(Table *t, Role deck, int card); /* the same, but the Box stays full */
void cursed_add_turn_rule(Table *t, Effect rule);
void cursed_end_turn_rules(CursedState *s);
void cursed_leave_play(Table *t, int why); /* ongoing cards that this Until ends */
uint32_t cursed_front_powers(const Content *c, const CursedState *s,
                             Role before); /* ongoing */
int cursed_single_use(const Content *c,
                      const CursedState *s); /* the waiting Power, or -1 */

/* The functions of questions.h, whichever file defines them. */
#define DECLARE(KIND, list, answer, ...)                                                   \
    void list(const Content *c, const CursedState *s, OptionList *out);                    \
    void answer(Table *t, Option o);
CURSED_QUESTIONS(DECLARE)
#undef DECLARE

/* flow.c */
void cursed_advance(Table *t);
void cursed_begin_day(Table *t);
/* What follows the day's arrival: the orders, unless already revealed, and the actions. */
void cursed_begin_actions(Table *t);
/* A person's night begins with step `first`, the automa's with its first page. */
void cursed_begin_night(Table *t, Step first);
void cursed_end_day(Table *t);
void cursed_end_night(Table *t); /* adjust, digest, refill */
void cursed_digest(Table *t);
void cursed_push_arrivals(Table *t, int count, Chooser chooser);
void cursed_daily_arrival(Table *t);
Chooser cursed_wizard_chooser(const CursedState *s);

/* wizard.c */
int cursed_actions_left(const CursedState *s); /* Wizard mode: at most the orders left */
typedef struct CastWay {
    int fare;    /* of the cheapest way to a place where the Spell can be cast */
    bool choice; /* there are several such places */
} CastWay;
CastWay cursed_cast_way(const Content *c, const CursedState *s, const Card *spell);
void cursed_wizard_day(Table *t); /* STEP_DAY */
void cursed_wizard_act(Table *t); /* STEP_ACT */

/* pouches.c */
bool cursed_holds_too_much(const CursedState *s);             /* ASK_BOX must be answered */
void cursed_list_held(const CursedState *s, OptionList *out); /* OPT_DROP, all kinds */
void cursed_throw_back(Table *t, int ingredient);             /* by a person (SC-34) */
void cursed_gain(Table *t, int a, int b);
void cursed_empty_box(Table *t);

/* monster.c */
void cursed_monster_night(Table *t);  /* STEP_NIGHT */
void cursed_monster_feed(Table *t);   /* STEP_FEED */
void cursed_monster_action(Table *t); /* STEP_ACTION */
void cursed_monster_quiet_card(Table *t);
void cursed_monster_quiet_end(Table *t);

/* effects.c */
void cursed_play_card(Table *t, Role deck, int card, int flags); /* pushes its steps */
void cursed_run_effect(Table *t, Todo step);
void cursed_run_rest(Table *t, Todo step);
void cursed_run_taste_end(Table *t, Todo step);
void cursed_card_done(Table *t, Todo step);
void cursed_card_rests(Table *t, Todo step); /* laid out or discarded */

/* possessed.c and rabid.c */
void cursed_possessed_lay_cards(Table *t);
void cursed_possessed_page(Table *t);
bool cursed_possessed_ready(const Content *c, const CursedState *s); /* to mix (SC-87) */
void cursed_possessed_settle(Table *t);     /* which page comes next */
void cursed_possessed_throw_back(Table *t); /* ruling 29 */
void cursed_rabid_begin(Table *t);
void cursed_rabid_page(Table *t);
void cursed_rabid_settle(Table *t);
void cursed_rabid_reveal(Table *t, int count, bool to_row);
/* The card that the next page follows; -1: none, or the Possessed Wizard is mixing. */
int cursed_automa_card(const Content *c, const CursedState *s);

/* hide.c */
void cursed_hide(const Box *box, State *s, Seat viewer);
void cursed_guess(const Box *box, State *s, Seat viewer, Rng *rng);
const char *cursed_check(const Box *box, const State *s);

/* arrange.c */
bool cursed_arrange(const Box *box, State *s, const struct Lines *lines, EventLog *log,
                    Error *err);

/* option_words.c */
void cursed_option_words(const Box *box, const State *s, Seat seat, Option o, Text *out);

/* bot.c */
int cursed_value(const Box *box, const State *s, Seat seat);

/* uses.c */
extern const char *const cursed_usable[];
void cursed_uses(const Box *box, const State *s, Seat seat, Option o, Uses *out);
void cursed_event_uses(const Box *box, const Event *e, Uses *out);

extern const Game so_youve_been_cursed_game;

#endif
