/* The state of So, You've Been Cursed., and the kinds that it is made of. Sets are bits. */
#ifndef SO_YOUVE_BEEN_CURSED_STATE_H
#define SO_YOUVE_BEEN_CURSED_STATE_H

#include "engine/deck.h"
#include "engine/todo.h"

#include "so_youve_been_cursed/content/content.h"
#include "so_youve_been_cursed/rules/questions.h"

/* Steps of the to-do stack. When none is left, the turn goes on by itself (flow.c). */
typedef enum Step {
    STEP_NONE,
    STEP_ARRIVE,     /* a: 1 + kind, or 0 for a random one; b: Chooser; c: Cause */
    STEP_EFFECT,     /* a: card, b: place in its list, c: STEP_OF_ bits */
    STEP_CARD_DONE,  /* a: card, c: STEP_OF_ bits: discarded or laid out, coins */
    STEP_REST,       /* what a verb still has to do: a: verb, b: how often, c: STEP_OF_ */
    STEP_QUIET_CARD, /* after the card of a Quiet Night: draw one */
    STEP_QUIET_END,
    STEP_TASTE_END, /* Curse +1 if anything was eaten since; a: eaten before, b: card */
    STEP_ORDERS,    /* Wizard mode: four orders are revealed */
} Step;
enum { STEP_OF_AUTOMA = 1, STEP_OF_POWER = 2, STEP_USED_UP = 4 };

/* Numbers of the rules that are not printed on any component. */
enum {
    STEAL_SIDES = 6,           /* of the die that is thrown to steal (SC-42) */
    NIGHT_ACTIONS = 3,         /* SC-49 */
    MOVEMENT_OF_AN_ACTION = 2, /* SC-50 */
    QUIET_PANIC = 2,           /* by which they fall on a Quiet Night (SC-47) */
    QUIET_CURSE = 1,
};

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

    union {
        struct {
            Piles spells, powers;
        };
        Piles piles[ROLE_COUNT]; /* the same, by the role whose cards they are */
    };

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
    uint8_t page;     /* the automa's next page, on its turn */
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

#endif
