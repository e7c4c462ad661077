/*
 * The state of a match. Read README.md first, then content/printed.h, then this file.
 *
 * Players share nothing but the pool of dice: each fights in a den of its own. So every player
 * has its own place in a phase (Player.stage) and its own half-done ability (Work), and a phase
 * ends when all have come to its end. Nothing is secret.
 *
 * Minions of a kind in a room are counted, not named, a nibble for each kind: which of two Grunts
 * falls makes no difference. Where one of them is evaded, the other one falls first, since nobody
 * would want it otherwise (ruling 52).
 */
#ifndef ROLL_AND_FIGHT_STATE_H
#define ROLL_AND_FIGHT_STATE_H

#include "engine/game.h"

#include "roll_and_fight/content/content.h"
#include "roll_and_fight/rules/questions.h"

typedef enum Ask { QUESTION_KINDS(ROLL_QUESTIONS) } Ask;
typedef enum Opt { OPTION_KINDS(ROLL_OPTIONS) } Opt;

typedef enum Phase {
    PHASE_SETUP,
    PHASE_FLASHBACK,
    PHASE_ROLLING,
    PHASE_FIGHTING,
    PHASE_RESOLUTION,
    PHASES
} Phase;

/* Where a player is within a phase. */
typedef enum Stage {
    STAGE_WAITS, /* has come to the end of the phase */
    STAGE_SIDE,
    STAGE_ACTIONS,
    STAGE_ROLLS,
    STAGE_START, /* Start of Fighting */
    STAGE_FIGHTS,
    STAGE_LOOTS,
    STAGE_RESOLVES,
    STAGES
} Stage;

/* What a Wound came from. */
typedef enum Harm {
    HARM_DICE,
    HARM_STEP,
    HARM_TRAIT,
    HARM_ENEMIES,
    HARM_THORNS,
    HARMS
} Harm;

/* On what a Flashback action is done: the die that shows it, a die that shows Loot, a die whose
 * own action cannot be done, the fourth action, a Loot icon. */
typedef enum Via {
    VIA_OWN,
    VIA_LOOT,
    VIA_INSTEAD, /* + Flash */
    VIA_FREE = VIA_INSTEAD + LOOT,
    VIA_ICON,
    VIAS
} Via;

/* What holds for the next ability, or for this one. */
enum { MOD_TWICE = 1, MOD_UNSEEN = 2, MOD_PIERCE = 4, MOD_FAR = 8 };

enum { PICK_ALL = 15, DOTS = KINDS, WORK_ITEM = ABILITIES };

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

/* An ability or item that is being used. */
typedef struct Work {
    uint8_t what;  /* 1 + ability, or 1 + WORK_ITEM + item; 0: nothing */
    uint8_t step;  /* the next one; past those of `play` come those of the bonus */
    uint8_t left;  /* of this step's amount */
    uint8_t again; /* performances after this one */
    uint8_t bonus; /* there was a Double Knife among the dice */
    uint8_t mods;  /* MOD_ bits that hold now */
    uint8_t next;  /* MOD_ bits for the next ability */
    uint8_t unused;
} Work;

typedef struct Player {
    Dice hand;
    uint32_t
        alive[ROOMS_MAX]; /* minions by kind, a nibble each; DOTS: damaged Tough Guys */
    uint32_t evaded[ROOMS_MAX]; /* how many of them */
    uint16_t visited;           /* rooms */
    uint16_t touched;           /* rooms where a minion fell in an earlier round */
    uint16_t fell;              /* rooms where one fell in this round */
    uint16_t owned;        /* bits of abilities: the Basic ones and those on the board */
    uint16_t recon, half;  /* reconned; with one of two Recon marks */
    uint16_t used;         /* once icons, and abilities without dice, in this round */
    uint16_t boss_was_hit; /* at least once in the match */
    uint8_t sets[ABILITIES], doubles[ABILITIES]; /* the latter with a Double Knife */
    uint8_t rule[RULES];
    uint8_t charges[ITEMS], spent[ITEMS]; /* squares marked; of them crossed out */
    uint8_t kills[KINDS];
    uint8_t loot_left[ROOMS_MAX];
    uint8_t flash[FLASHES]; /* dice whose action is still to be done */
    uint8_t free_action;
    uint8_t icons; /* Loot icons to be collected in this Resolution Phase */
    Work work;
    uint8_t hero, den, boss, at;
    uint8_t stage;
    uint8_t open, wounds, health_dice;
    uint8_t set_dice; /* dice that lie on abilities */
    uint8_t pick;     /* Wound faces that may be picked up for the next throw */
    uint8_t throws;   /* in this round; counted where they stand for a clock */
    uint8_t beatings, dead;
    uint8_t training, paid, loot;
    uint8_t boss_hurt, boss_taken; /* circles crossed; damage dealt in this round */
    uint8_t objectives;            /* bits */
    uint8_t side;                  /* 1 + the board, while its side is not chosen */
} Player;

typedef struct RollState {
    State head;
    Player player[PLAYERS_MAX];
    uint8_t flashback[FLASHBACK_DICE];
    uint8_t pool, dice; /* dice in the pool; in all */
    uint8_t round;      /* from 1 */
    uint8_t phase;
    uint8_t mode, relaxed;
    uint8_t seconds, target; /* alone */
    uint8_t throws;          /* alone and relaxed: how many before the pool closes */
    uint8_t running, closed; /* alone: the clock was started; no more dice from the pool */
    uint8_t turn;            /* relaxed: who takes dice first */
    uint8_t waiting;         /* relaxed: bits of those who have acted in this step */
} RollState;
#pragma GCC diagnostic pop

static inline const Hero *hero_of(const Content *c, const Player *p) {
    return &c->hero[p->hero];
}

static inline const Den *den_of(const Content *c, const Player *p) {
    return &c->den[p->den];
}

static inline const Boss *boss_of(const Content *c, const Player *p) {
    return &c->boss[p->boss];
}

static inline int in_room(const uint32_t *minions, int room, int kind) {
    return (int)(minions[room] >> 4 * kind & 15);
}

static inline bool boss_lives(const Content *c, const Player *p) {
    return p->boss_hurt < boss_of(c, p)->health;
}

/* VF-73: evaded ones are inactive. */
static inline int active(const Player *p, int room, int kind) {
    return in_room(p->alive, room, kind) - in_room(p->evaded, room, kind);
}

/* The same for all kinds together, a nibble each. */
static inline uint32_t active_minions(const Player *p, int room) {
    return (p->alive[room] & 0xFFFFF) - p->evaded[room];
}

static inline int charges_left(const Player *p, int item) {
    return p->charges[item] - p->spent[item];
}

static inline int experience(const Player *p) {
    return p->training - p->paid;
}

/* VF-35, VF-84 */
static inline int dice_limit(const Player *p) {
    return p->beatings ? 3 : 4;
}

/* VF-18; a Boss may hold dice back. */
static inline int opening_dice(const Player *p) {
    return max_int(1, dice_limit(p) - p->rule[RULE_SHORT_HAND]);
}

static inline int free_health(const Player *p) {
    return p->open - p->wounds - p->health_dice;
}

static inline int base_health(const Content *c, const Player *p) {
    return c->numbers.health - p->rule[RULE_FRAIL];
}

static inline int most_health(const Content *c, const Player *p) {
    return base_health(c, p) + c->numbers.added;
}

static inline bool plays_on(const Player *p) {
    return !p->dead;
}

#endif
