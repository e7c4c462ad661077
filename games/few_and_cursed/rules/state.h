/*
 * The state of The Few and Cursed, and the numbers and kinds that it is made of.
 *
 * Cards are physical cards in a CardSet; copies of one design are adjacent. Job cards are
 * bits of a uint64_t, spaces bits of a uint32_t; San Andreas is space 0.
 */
#ifndef FEW_AND_CURSED_STATE_H
#define FEW_AND_CURSED_STATE_H

#include "engine/deck.h"
#include "engine/todo.h"

#include "few_and_cursed/content/content.h"
#include "few_and_cursed/rules/questions.h"

/* ---- Numbers and words ------------------------------------------------------------ */

/* Numbers of the rules that are not printed on any component. */
enum {
    PILES = 4,
    PILE_DEPTH = 4,    /* a monster below at most three others */
    SHADOW_TRACKS = 3, /* of jobs, in Operating in the Shadows */
    SHADOW_LENGTH = 4,
    HAND_SIZE = 4,
    JOBS_DEALT = 4, /* FC-16 */
    JOBS_GIVEN_BACK = 2,
    BOARD_JOBS = 2, /* FC-51 */
    STORE_ROW = 3,  /* FC-18 */
    HANDS = 2,      /* FC-66 */
    ACCESSORIES = 2,
    WOUND_GRIT = 3, /* FC-29 */
    HEALTH_AFTER_WOUND = 3,
    ROBBERY_ATTACK = 2, /* for each Health of the victim (FC-84) */
    ROBBERY_CURSE = 2,
    GOOD_CAMP_HEALTH = 2, /* with the ability, instead of 1 */
    GOOD_CAMP_CURSE = -2,
    TRIGGER_GRIT = 21,     /* FC-99 */
    MONSTERS_TO_BEAT = 3,  /* FC-100, FC-111, FC-120 */
    ARTIFACTS_TO_HOLD = 4, /* FC-112 */
    SHADOWS_TO_DO = 2,     /* FC-115 */
    TEAM_GRIT = 140,       /* FC-116, less for each player: */
    TEAM_GRIT_EACH = 20,
};

typedef enum Mode { MODE_RIVALS, MODE_CHASER, MODE_ARTS, MODE_SHADOWS, MODE_COOP } Mode;

typedef enum Won { WON_NOT_YET, WON, LOST } Won;

typedef enum Phase { PHASE_IMPROVISE, PHASE_ENCOUNTER, PHASE_ACTION, PHASE_CLEANUP } Phase;

/* ---- State ------------------------------------------------------------------------ */

/* Steps of the to-do stack (flow.c). */
typedef enum Step {
    STEP_NONE,
    STEP_ROUND,      /* a new round */
    STEP_SLOT,       /* the next rider's part of the phase */
    STEP_ASK,        /* the open part of the slot is asked (again) */
    STEP_END_SLOT,   /* what was played is discarded, the next rider follows */
    STEP_EFFECT,     /* a: seat, b: verb, c: its amount (effects.c) */
    STEP_TRASHED,    /* a: seat, b: card played: it is gone for good (ruling 25) */
    STEP_JOB,        /* a: seat: jobs that match their track now are asked about */
    STEP_WOUND,      /* a: seat */
    STEP_ROAD,       /* a: curse symbols, b: attack symbols still to come on this road */
    STEP_ARRIVE,     /* a: the space to which the rider has come */
    STEP_TRIGGER,    /* a: seat: 21 Grit */
    STEP_REVEAL,     /* a: pile: its next card is turned up */
    STEP_REDRAW,     /* cleanup of one rider: up to four cards, home if shuffled */
    STEP_MONSTERS,   /* a: the next monster figure to move */
    STEP_MONSTER_AT, /* a: monster that was provoked: it moves at once */
    STEP_ROUND_END,  /* a 0: drain or forced discard; 1: the end, or the token */
    STEP_SELL,       /* a: seat: one of the jobs may be sold */
    STEP_LOOT,       /* a: seat, b: victim, c: its Health: what a robbery brings */
} Step;

typedef enum Ask { QUESTION_KINDS(FEW_QUESTIONS) } Ask;
enum { ASK_SLOT_LAST = ASK_TOLL };

typedef enum Opt { OPTION_KINDS(FEW_OPTIONS) } Opt;

typedef enum Stat { STAT_HEALTH, STAT_BULLET_MAX, STAT_THRESHOLD } Stat;
typedef enum Where { WHERE_HAND, WHERE_DISCARD, WHERE_PLAY } Where;
/* FC-22 */
typedef enum TargetKind { TARGET_WANTED, TARGET_MOST_WANTED, TARGET_MONSTER } TargetKind;
typedef enum Action {
    ACTION_NONE,
    ACTION_FIGHT,
    ACTION_ROB,
    ACTION_RECOVER,
    ACTION_ENCOUNTER,
    ACTION_CAMP,
    ACTION_ABILITY
} Action;

/* No padding: states are compared and hashed as raw bytes. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

/* One rider. In a hidden state, another rider's hand is in that rider's deck, except for
 * cards that everyone saw being taken; cards that nobody has seen are in the Upgrade deck,
 * and the rider's jobs in the job deck; only the counts remain. */
typedef struct Rider {
    Deck192 deck;
    CardSet hand;
    uint64_t jobs;   /* job cards held, unscored: secret */
    uint64_t scored; /* job cards scored */
    uint32_t items;
    int16_t grit, water;
    uint16_t artifacts; /* numbers of those collected */
    uint16_t beaten;    /* the score area: bits of Most Wanted, then of monsters */
    uint8_t character;
    uint8_t at, health, bullets, bullet_max, curse, threshold;
    uint8_t cursed;       /* the Cursed side is up */
    uint8_t shuffled;     /* must return in Cleanup */
    uint8_t wounded;      /* the turn has ended early */
    uint8_t move, attack; /* played but not spent */
    uint8_t encounter;    /* 1 + encounter card shared or drawn, or 0 */
    uint8_t encounter_terrain;
    uint8_t met; /* has had an encounter this phase */
    uint8_t hand_count, job_count;
    uint8_t unseen_hand; /* hidden states only: unseen cards that are held, */
    uint8_t unseen_deck; /* and those in the deck or drawn from it */
    uint8_t unused;
} Rider;

typedef struct FewState {
    State head;
    Rider rider[RIDERS];

    /* Sets of cards, jobs and items are kept once for all riders, since each of those has
     * at most one owner. */
    CardSet play;      /* by the rider whose slot it is; nobody else has cards in play */
    CardSet unseen;    /* kept while improvising and not shown since: in hand or deck */
    CardSet held;      /* taken into hand openly or kept, and in hand ever since */
    uint64_t declined; /* track jobs that were declined at the current value */

    Deck192 upgrades;
    Deck64 jobs;
    Deck32 encounters, cursed_encounters;
    uint32_t store_deck;
    uint32_t used;             /* items */
    uint16_t bounties;         /* ordinary Most Wanted not turned up yet */
    uint16_t artifacts;        /* tokens on the board */
    uint16_t random_artifacts; /* collected by chance */
    uint16_t round;
    int16_t team_grit; /* co-op */

    uint8_t mode, seats;
    uint8_t first, slot; /* first player; how many have had their part of the phase */
    uint8_t phase;
    uint8_t seat;        /* whose slot it is */
    uint8_t question;    /* the main question of the slot */
    uint8_t action;      /* Action taken in this Action phase */
    uint8_t fought_most; /* an ordinary Most Wanted was beaten in this phase */
    uint8_t fought_monster;
    uint8_t fought[WANTED]; /* bits of the sides beaten in this phase */
    uint8_t must_fight;     /* a monster's space was entered, nothing fought there yet */
    uint8_t left_fight;     /* moved on after fighting */
    uint8_t toll;           /* attack symbols of the road in question */
    uint8_t refreshed;      /* this visit */
    uint8_t drawn[2];       /* Upgrades to choose from, in the Improvise phase */
    uint8_t drawn_count;
    uint8_t extra[2]; /* the same for an effect, possibly during that choice */
    uint8_t extra_count;
    uint8_t played_card; /* the last card whose effects ran step by step, for a copy */
    uint8_t captured;    /* solo: a Most Wanted was beaten this round */
    uint8_t ending;      /* finish the round, then the game ends */
    uint8_t won;         /* Won: solo and co-op */
    uint8_t monsters_beaten;
    uint8_t appeared;                /* bits of monsters that have been turned up */
    uint8_t monster_at[MONSTERS];    /* 1 + space of the figure, or 0 */
    uint8_t monster_order[MONSTERS]; /* by appearance; 1 + monster */
    uint8_t monster_count;
    uint8_t wanted_side;      /* bits */
    uint8_t pile_top[PILES];  /* 1 + Most Wanted; MOST_WANTED_MAX + 1 + monster; 0 empty */
    uint8_t pile_left[PILES]; /* ordinary cards below */
    uint8_t pile_monster[PILES];  /* a monster lies at the bottom */
    uint8_t pile_bottom[PILES];   /* 1 + Most Wanted at the very bottom (ruling 34) */
    uint8_t monsters_left;        /* bits of monsters still face down somewhere */
    uint8_t store_row[STORE_ROW]; /* 1 + item */
    uint8_t store_discard_count;
    uint8_t store_discard[ITEMS_MAX]; /* the last is on top */
    uint8_t pending_item;             /* bought, waits for room */
    uint8_t give_left[RIDERS];        /* jobs still to give back at the deal */
    /* The tracks of jobs of Operating in the Shadows: 1 + job card, hidden below the open
     * one; and how many are done. */
    uint8_t shadow[SHADOW_TRACKS][SHADOW_LENGTH];
    uint8_t shadow_done[SHADOW_TRACKS];
    uint8_t switches;                /* bits of the setup's switches */
    DeckTop bounty_top, monster_top; /* as arranged; secret */
    TodoStack todo;
    uint8_t unused[4];
} FewState;

#pragma GCC diagnostic pop

enum {
    SWITCH_STRICT_FIGHT = 1,
    SWITCH_RANDOM_FREE = 2,
    SWITCH_NO_TOWN_ROBBERY = 4,
    SWITCH_SHADOWS_ONLY = 8,
    SWITCH_NO_COOP_ROBBERY = 16
};

static inline int few_source(const FewState *s, int seat) {
    return s->head.asked[seat].source;
}

static inline bool few_solo(const FewState *s) {
    return s->mode == MODE_CHASER || s->mode == MODE_ARTS || s->mode == MODE_SHADOWS;
}

/* FC-42: how many riders have their part of a phase before this one. */
static inline int few_turn_of(const FewState *s, int seat) {
    return (seat + s->seats - s->first) % s->seats;
}

/* FC-35: whether it is this rider's slot; a slot is in progress while it has a question. */
static inline bool few_in_own_slot(const FewState *s, int seat) {
    return s->seat == seat && s->question;
}

/* The side of a Wanted that is up. */
static inline int few_wanted_side(const FewState *s, int wanted) {
    return s->wanted_side >> wanted & 1;
}

/* FC-35: only the rider whose slot it is has any. */
static inline CardSet few_in_play(const FewState *s, int seat) {
    return seat == s->seat ? s->play : (CardSet){{0}};
}

#endif
