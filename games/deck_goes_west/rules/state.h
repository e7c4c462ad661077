/*
 * The state of a match. Read README.md first, then content/printed.h (what is printed), then
 * this file.
 *
 * The map is a set of places, at most as many as there are tiles, each with links to its
 * four neighbours: stepping is one look, and sets of places are 64 bits. Of a face-down tile
 * only its back is in the state: which of the tiles with that back it is, chance decides when
 * it is turned up, as with any face-down pile. So the land holds no secret at all; only hands
 * and draw piles do.
 *
 * The head says who must choose, the to-do stack what comes next (flow.c). The Job
 * that is being done is a Work; that of a happening comes when the one that caused it is over.
 */
#ifndef DECK_GOES_WEST_STATE_H
#define DECK_GOES_WEST_STATE_H

#include "engine/game.h"
#include "engine/todo.h"

#include "deck_goes_west/content/content.h"
#include "deck_goes_west/rules/questions.h"

enum {
    PLACES = TILES,
    NO_PLACE = 0,        /* links are 1 + place */
    RIDES_MAX = 3,       /* ruling 72 */
    DEAL_CARDS = 4,      /* ruling 71 */
    RESOURCE_MAX = 9999, /* out of reach (ruling 12) */
    X_MAX = 24,          /* more than a hand or a purse holds in earnest (ruling 60) */
    SPLIT_AT = 6,
    SPLITS_MAX = 100, /* of one tile in one night (ruling 56) */
    BANDITS_MAX = 250,
    TELESCOPE = 2,
    STEPS_A_MOVE = 60, /* rails give steps back, and a movement has to end (ruling 19) */
};

typedef enum Direction { NORTH, EAST, SOUTH, WEST, DIRECTIONS } Direction;
typedef enum Movement { WALKING, CLIMBING, SAILING, MOVEMENTS } Movement;

/* Sources of the questions: ACTION (versus) actions left, BATTLE the place, KIND 1 where it is
 * paid, CARD the verb, PUT the design, ENTER the place, REVEAL how many are left, HALF the first
 * half, CARRY and REPLY the other seat. */
typedef enum Ask { QUESTION_KINDS(WEST_QUESTIONS), ASK_GATE_LAST = ASK_EVENING } Ask;

typedef enum Opt { OPTION_KINDS(WEST_OPTIONS) } Opt;

typedef enum Todos {
    TODO_NONE,
    TODO_TURN, /* gates: they stay until everybody has answered (flow.c) */
    TODO_BATTLE,
    TODO_EVENING,
    TODO_GATE_LAST = TODO_EVENING,
    TODO_DAY,
    TODO_NIGHT,  /* step of the mission's night */
    TODO_WORK,   /* go on with the Job that is being done */
    TODO_LAST,   /* the last step of the action's Jobs */
    TODO_JOINED, /* back to the inviter */
    TODO_BUY,
    TODO_ACTION_DONE,
    TODO_PUT,
    TODO_MOVE,
    TODO_ENTER,     /* place, with the Wagon */
    TODO_REVEAL,    /* how many are left, seat */
    TODO_HAPPENING, /* Happening, place, seat and bits */
    TODO_ATTACKS,
    TODO_GIVE,  /* card, from, to */
    TODO_CARRY, /* who moves, whose meeple */
} Todos;

typedef enum Ending {
    ENDING_NONE,
    ENDING_POINTS, /* the end of the score track */
    ENDING_DAYS,   /* the end of the Day Track */
    ENDING_DEATH,
    ENDING_LAST,   /* versus: only one is left */
    ENDING_NOBODY, /* versus: nobody is left */
    ENDINGS
} Ending;

typedef enum Purpose {
    FOR_ACTION,
    FOR_MOVE, /* added while a tile is being entered */
    FOR_JOIN,
    FOR_BUY,
    FOR_BATTLE,
    FOR_HAPPENING,
} Purpose;

enum { BANDITS_D20, BANDITS_D12, BANDITS_BOTH }; /* the setup's choice of dice */

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

/* A Job that is being done. */
typedef struct Work {
    uint16_t job; /* 1 + Job */
    uint8_t seat;
    uint8_t purpose;
    uint8_t step; /* the next one */
    uint8_t card; /* 1 + the card played, or 0 */
    uint8_t x, x_set;
    uint8_t
        left; /* cards of this step still to be chosen, 1 more than that; 0: not begun */
    uint8_t paid; /* bits of resources paid: what is gained is another kind */
    uint8_t kind; /* 1 + the resource chosen for this step, or 0 */
    uint8_t flags;
} Work;

enum { WORK_FURTHEST = 1, WORK_WESTWARD = 2 };

/* What the Jobs of an action add up to. */
typedef struct Action {
    uint16_t last;             /* 1 + a Job that has the last step, or 0 */
    uint8_t seat;              /* whose action it is */
    uint8_t used;              /* mission Jobs of this action (ruling 14) */
    uint8_t dice[PLAYERS_MAX]; /* to roll for the resource of the last step */
    uint8_t joined;            /* who was invited, bits */
    uint8_t row;               /* 1 + place in the Trade Row that is being bought */
    uint8_t partner;           /* 1 + seat of a trade */
    uint8_t move[MOVEMENTS];   /* left */
    uint8_t ride[RIDES_MAX];   /* ranges of trains not taken yet */
    uint8_t steps;             /* gone in this movement */
    uint8_t moved;             /* 1 + the seat whose meeple moves, or 0: one's own */
} Action;

typedef struct Battle {
    uint8_t place; /* 1 + place, or 0 */
    uint8_t by_bandits;
    uint8_t attack_dice, attack, defend_dice, defend;
    uint8_t fighters; /* who put an attack Job in, bits (ruling 33) */
    uint8_t ready;    /* who needs no more Jobs, bits */
    uint8_t joined;   /* who put any Job in, bits */
    uint8_t unused[3];
} Battle;

typedef struct Deal {
    uint8_t give[RESOURCES], want[RESOURCES];
    uint8_t given[DEAL_CARDS], returned[DEAL_CARDS]; /* 1 + card */
    uint8_t paid;     /* the card that a trade costs has been discarded */
    uint8_t carry[2]; /* the active player moves the partner; the other way round */
    uint8_t unused;
} Deal;

typedef struct Player {
    Deck192 deck;  /* of others it holds the hand too, once hidden */
    Bits192 hand;  /* of others blank once hidden, but for what is known */
    Bits192 known; /* those in hand that everybody has seen come there */
    uint8_t hand_count;
    uint8_t character;
    uint8_t at;               /* place */
    uint8_t to_put;           /* 1 + the card to be put on a pile of its own, or 0 */
    uint8_t pain, exhaustion; /* still to be taken */
    uint8_t points;
    uint8_t tapped, lying, passed, dead;
    uint8_t put_bought;
    uint16_t resource[RESOURCES];
    uint8_t unused[4];
} Player;

typedef struct WestState {
    State head;
    TodoStack todo;
    Player player[PLAYERS_MAX];
    Bits192 supply;   /* face down: Trade, Pain and Exhaustion */
    Bits192 scrapped; /* face up beside their piles; Starter cards are out of the game */
    uint64_t placed, up, rail; /* places */
    uint64_t fought;           /* this night */
    uint64_t unseen;           /* tiles in the pile or face down on the map or beside it */
    uint64_t gone;             /* tiles in the discard, seen */
    uint64_t fed;              /* tiles */
    Work work;
    Action action;
    Battle battle;
    Deal deal;
    uint8_t tile[PLACES]; /* face up: the tile; face down: its back star */
    uint8_t x[PLACES];    /* how far West */
    int8_t y[PLACES];     /* how far South */
    uint8_t bandits[PLACES];
    uint8_t link[PLACES][DIRECTIONS]; /* 1 + neighbour, or 0 */
    uint8_t pile[STARS],
        gone_down[STARS];         /* face-down tiles by back, in the pile and discarded */
    DeckTop coming;               /* arranged: tiles that turn up first */
    uint8_t furthest[HAPPENINGS]; /* 1 + how far West, or 0: never */
    uint8_t row[ROW];             /* 1 + card; the last one leaves first */
    uint8_t mode, mission, board, die, open_hands;
    uint8_t seats, day, points, turn, first, start;
    uint8_t actions_left, opening; /* versus: of this turn; P1's first turn of the day */
    uint8_t wagon;                 /* 1 + place, or 0 */
    uint8_t won;                   /* versus: 1 + seat; else 1: won */
    uint8_t ending;
    uint8_t night;   /* 1 + step of the night, or 0: it is day */
    uint8_t evening; /* who is done with discarding, bits */
    uint8_t unused[3];
} WestState;
#pragma GCC diagnostic pop

/* ---- Small helpers ------------------------------------------------------------------- */

static inline const Mission *mission_of(const Content *c, const WestState *s) {
    return &c->missions[s->mission];
}

static inline const Board *board_of(const Content *c, const WestState *s) {
    return &c->boards[s->board];
}

static inline const Character *character_of(const Content *c, const WestState *s,
                                            int seat) {
    return &c->characters[s->player[seat].character];
}

static inline bool is_up(const WestState *s, int place) {
    return (s->up & bit64(place)) != 0;
}

/* The land under a place, or 0 while it lies face down. */
static inline int land_at(const Content *c, const WestState *s, int place) {
    return is_up(s, place) ? c->tiles[s->tile[place]].land : 0;
}

/* A place as events name it, by what shows there: places change hands, tiles do not. The
 * tile, or TILES + the back star. */
static inline int spot_of(const WestState *s, int place) {
    return is_up(s, place) ? s->tile[place] : TILES + s->tile[place];
}

/* Points are everybody's but in versus. */
static inline int points_of(const WestState *s, int seat) {
    return s->mode == VERSUS ? s->player[seat].points : s->points;
}

/* Whose meeple moves: one's own, or a partner's in a trade (DW-94). */
static inline int meeple_of(const WestState *s) {
    return s->action.moved ? s->action.moved - 1 : s->action.seat;
}

#endif
