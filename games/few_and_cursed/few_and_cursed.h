/*
 * The Few and Cursed: riders, bounties and a curse in a dried-out country. What the files
 * of this folder share: numbers, state, events, functions. What is printed on cards and
 * boards is in printed.h.
 *
 * Where to read on: few_and_cursed.c (the Game table, setup, result), flow.c (rounds,
 * phases, steps), then one file per part of the round: encounter.c, town.c (Job Board and
 * Store), action.c (moving and the six actions), cleanup.c; beside them hand.c (cards,
 * bullets, items: what a rider may use at any time in their turn), riders.c (tracks, Grit,
 * wounds), jobs.c, bounties.c (piles and monsters), effects.c (the verbs of all content),
 * meddle.c (verbs that affect more than their rider), ending.c. Questions and their answers
 * are listed in questions.h. What could be paid is in purse.c, what is missing in needs.c;
 * bots value positions in bot.c and plan.c. Words and pictures begin in face.c.
 *
 * Cards are physical cards in a CardSet; copies of one design are adjacent. Job cards
 * are bits of a uint64_t, spaces bits of a uint32_t; San Andreas is space 0.
 */
#ifndef FEW_AND_CURSED_H
#define FEW_AND_CURSED_H

#include "engine/deck.h"
#include "engine/todo.h"

#include "few_and_cursed/printed.h"
#include "few_and_cursed/questions.h"

/* ---- Numbers and words ------------------------------------------------------------ */

/* Numbers of the rules that are not printed on any component. */
enum {
    PILES = 4,
    PILE_DEPTH = 4, /* a monster below at most three others */
    TRACKS = 3,     /* of jobs, in Operating in the Shadows */
    TRACK_LENGTH = 4,
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
    TRIGGER_GRIT = 21,    /* FC-99 */
    MONSTERS_TO_BEAT = 3, /* FC-100, FC-111, FC-120 */
    TRACKS_TO_DO = 2,     /* FC-115 */
    TEAM_GRIT = 140,      /* FC-116, less for each player: */
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
    STEP_CARD_DONE,  /* a: seat, b: card played, c: 1: it is trashed */
    STEP_JOB,        /* a: seat: jobs that match their track now are asked about */
    STEP_WOUND,      /* a: seat */
    STEP_ROAD,       /* a: curse symbols, b: attack symbols still to come on this road */
    STEP_ARRIVE,     /* the rider has come to s->going */
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

typedef enum Stock { STOCK_BULLET, STOCK_BULLET_MAX, STOCK_HEALTH, STOCK_THRESHOLD } Stock;
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
    int16_t grit, money;
    uint16_t artifacts; /* numbers of those collected */
    uint16_t beaten;    /* the score area: bits of Most Wanted, then of monsters */
    uint8_t character;
    uint8_t at, health, bullets, bullet_max, curse, threshold;
    uint8_t cursed;       /* the Cursed side is up */
    uint8_t shuffled;     /* must return in Cleanup */
    uint8_t wounded;      /* the turn has ended early */
    uint8_t move, attack; /* played but not spent */
    uint8_t event;        /* 1 + encounter card shared or drawn, or 0 */
    uint8_t event_terrain;
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
    Deck32 encounters, cursed;
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
    uint8_t going;          /* where the road leads */
    uint8_t refreshed;      /* this visit */
    uint8_t drawn[2];       /* Upgrades to choose from, in the Improvise phase */
    uint8_t drawn_count;
    uint8_t extra[2]; /* the same for an effect, possibly during that choice */
    uint8_t extra_count;
    uint8_t played_card; /* the card whose effects run, for a copy */
    uint8_t captured;    /* solo: a Most Wanted was beaten this round */
    uint8_t triggered;   /* 21 Grit */
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
    uint8_t store_discard[ITEMS_MAX];    /* the last is on top */
    uint8_t pending_item;                /* bought, waits for room */
    uint8_t give_left[RIDERS];           /* jobs still to give back at the deal */
    uint8_t track[TRACKS][TRACK_LENGTH]; /* Shadows: 1 + job card; hidden below the open */
    uint8_t track_at[TRACKS];
    uint8_t switches;                /* bits of the setup's switches */
    DeckTop bounty_top, monster_top; /* as arranged; secret */
    TodoStack todo;
    uint8_t unused[2];
} FewState;

#pragma GCC diagnostic pop

/* ---- Events ----------------------------------------------------------------------- */

typedef enum Ev {
    EV_NONE,
    EV_ROUND,      /* round, first player */
    EV_PHASE,      /* Phase */
    EV_KEPT,       /* Upgrade discarded (design); secret: design kept */
    EV_PLAYED,     /* design, 1: trashed */
    EV_COPIED,     /* design */
    EV_USED,       /* item */
    EV_SHOT,       /* bullets, Attack */
    EV_CHANGED,    /* Track, change, new value */
    EV_GRIT,       /* change, new value */
    EV_TURNED,     /* 1: to the Cursed side, 0: back */
    EV_CURSE_HURT, /* Health lost and left: Curse has risen on the Cursed side */
    EV_DREW,       /* how many; secret: design */
    EV_SHUFFLED,   /* 1: all cards */
    EV_NO_CARDS,   /* Grit lost for missing cards */
    EV_TRASHED,    /* design, Where */
    EV_DISCARDED,  /* design, 1: revealed and taken into hand instead */
    EV_EVENT,      /* encounter card, Terrain, bits of those who share it */
    EV_CHOSE,      /* encounter card, Terrain, option */
    EV_PASSED_BY,
    EV_SHOWED, /* design: a card of the hand */
    EV_BOARD,  /* jobs drawn; secret: job design */
    EV_SOLD,   /* job design, Money */
    EV_SCORED, /* job design, Money, Grit */
    EV_STORE,
    EV_BOUGHT,  /* item, Money */
    EV_STOCKED, /* Stock, Money */
    EV_REFRESHED,
    EV_ITEM_GONE,  /* item */
    EV_ITEM_SHOWN, /* item, place in the row */
    EV_MOVED,      /* from, to */
    EV_SET_OUT,    /* to: along a road that costs more than Movement */
    EV_TOLL,       /* Attack paid, damage taken */
    EV_FOUGHT,     /* TargetKind, number, side or pile */
    EV_ROBS,       /* victim, Attack paid */
    EV_ROBBED,     /* victim, Grit and Water gained */
    EV_RECOVERED,  /* artifact, 1: by chance */
    EV_CAMPED,
    EV_ABILITY,
    EV_WOUNDED,  /* Grit lost, Money paid */
    EV_RETURNED, /* from */
    EV_REVEALED, /* pile, top as in pile_top */
    EV_MONSTER,  /* monster, from, to */
    EV_TRIGGER,  /* pile; the actor has 21 Grit */
    EV_GAVE_UP,  /* pile, Most Wanted */
    EV_LIFTED,   /* victim, Money */
    EV_TREATED,  /* recipient, Money */
    EV_HEXED,    /* victim, Curse */
    EV_DRAIN,    /* Grit lost by the team, new value */
    EV_ENDING,   /* EndCause */
    EV_OVER,     /* EndCause, 1: won */
    EV_TALLY,    /* Grit for artifacts, Grit for jobs not done, all Grit */
    EV_WINNER,   /* Grit, TieBreak */
    EV_COUNT
} Ev;

/* The last tiebreaker applied between riders with equal Grit (FC-106). */
typedef enum TieBreak { TIE_NONE, TIE_BEATEN, TIE_JOBS, TIE_MONEY, TIE_SHARED } TieBreak;

typedef enum Track {
    TRACK_HEALTH,
    TRACK_BULLETS,
    TRACK_CURSE,
    TRACK_MONEY,
    TRACK_BULLET_MAX,
    TRACK_THRESHOLD
} Track;

typedef enum EndCause {
    CAUSE_NONE,
    CAUSE_MONSTERS,
    CAUSE_ARTIFACTS,
    CAUSE_TOWN,
    CAUSE_HEALTH,
    CAUSE_ARTS,
    CAUSE_TRACKS,
    CAUSE_FIGURES,
    CAUSE_GRIT,
    CAUSE_CROW,
    CAUSE_CARDS
} EndCause;

/* Card references: deck cards by design, then items, jobs, bounties and so on. */
enum {
    ITEM_REF = DESIGNS_MAX,
    JOB_REF = ITEM_REF + ITEMS_MAX,
    WANTED_REF = JOB_REF + JOB_DESIGNS_MAX,
    MOST_WANTED_REF = WANTED_REF + 2 * WANTED,
    MONSTER_REF = MOST_WANTED_REF + MOST_WANTED_MAX,
    CHARACTER_REF = MONSTER_REF + MONSTERS,
    ENCOUNTER_REF = CHARACTER_REF + RIDERS,
    CURSED_REF = ENCOUNTER_REF + ENCOUNTERS_MAX
};

/* ---- Shared functions: all carry the prefix few_ ------------------------------------ */

typedef struct Table {
    const Content *c;
    FewState *s;
    EventLog *log;
    bool told;  /* the last event covers the changes that follow from it (few_told) */
    int source; /* of the question being answered */
} Table;

/* The functions of questions.h, whichever file defines them. */
#define DECLARE(KIND, list, answer, ...)                                                   \
    void list(const Content *c, const FewState *s, int seat, OptionList *out);             \
    void answer(Table *t, int seat, Option o);
FEW_QUESTIONS(DECLARE)
#undef DECLARE
static inline int few_source(const FewState *s, int seat) {
    return s->head.asked[seat].source;
}

enum {
    SWITCH_STRICT_FIGHT = 1,
    SWITCH_RANDOM_FREE = 2,
    SWITCH_NO_TOWN_ROBBERY = 4,
    SWITCH_TRACKS_ONLY = 8,
    SWITCH_NO_COOP_ROBBERY = 16
};

/* FC-35: only the rider whose slot it is has any. */
static inline CardSet few_in_play(const FewState *s, int seat) {
    return seat == s->seat ? s->play : (CardSet){{0}};
}

static inline Rider *few_rider(const Table *t, int seat) {
    return &t->s->rider[seat];
}
static inline const CharacterSide *few_side(const Content *c, const Rider *r) {
    return &c->characters[r->character].side[r->cursed];
}
/* Whether an ability or drawback applies, from the Character card or an item. */
static inline bool few_has(const Content *c, const Rider *r, Special special) {
    return c->special_of[r->character][r->cursed] == special ||
           (r->items & c->items_with[special]);
}
/* FC-90. */
static inline int few_hand_size(const Content *c, const Rider *r) {
    return HAND_SIZE + few_has(c, r, SPECIAL_BIG_HAND) - few_has(c, r, SPECIAL_SMALL_HAND);
}
/* All physical cards of a job. */
static inline uint64_t few_job_copies(const Job *job) {
    return (bit64(job->copies) - 1) << job->first;
}
static inline int few_jobs_done(const Rider *r) {
    return bits64_count(r->scored);
}
/* A Most Wanted or a monster in a score area. */
static inline uint32_t few_trophy(TargetKind kind, int number) {
    return bit(kind == TARGET_MONSTER ? MOST_WANTED_MAX + number : number);
}
/* FC-106, ruling 27: monsters count among the Most Wanted beaten. */
static inline int few_beaten(const Rider *r) {
    return bits_count(r->beaten);
}
/* The artifacts of a corner, as numbers. */
static inline uint32_t few_corner_artifacts(int corner) {
    return (bit(ARTIFACTS_A_CORNER) - 1) << (ARTIFACTS_A_CORNER * corner);
}
/* FC-74: those still at a corner (below 0: not a corner). */
static inline uint32_t few_artifacts_at(const FewState *s, int corner) {
    return corner < 0 ? 0 : s->artifacts & few_corner_artifacts(corner);
}
/* FC-81: each side of a Wanted once a round. */
static inline bool few_side_is_open(const FewState *s, int wanted, int side, bool anew) {
    return anew || !(s->fought[wanted] >> side & 1);
}
/* FC-78: the Attack to pay. */
static inline int few_fight_cost(const Content *c, const Rider *r, const Bounty *b) {
    return max_int(0, b->cost - few_has(c, r, SPECIAL_EXTRA_ATTACK));
}
/* FC-84. */
static inline int few_robbery_attack(const Rider *victim) {
    return ROBBERY_ATTACK * victim->health;
}
/* FC-69: a sure foot (`sure` 1) saves 1 Movement, but never the last. */
static inline int few_movement_on(const Road *road, int sure) {
    return max_int(1, road->move - sure);
}
/* FC-95: all symbols count alike. */
static inline int few_road_symbols(const Content *c, int a, int b) {
    const Road *road = &c->roads[c->road_at[a][b] - 1];
    return road->move + road->curse + road->attack;
}
static inline bool few_solo(const FewState *s) {
    return s->mode == MODE_CHASER || s->mode == MODE_ARTS || s->mode == MODE_SHADOWS;
}
/* The sum of one verb's amounts in a list of effects. */
static inline int few_sum_of(const Effects *e, int verb) {
    int sum = 0;
    for (int i = 0; i < e->count; i++) sum += e->at[i].verb == verb ? e->at[i].amount : 0;
    return sum;
}
void few_tell(Table *t, int kind, int seat, int a, int b, int c);
/* While set, changes of tracks and Grit and shuffles log no events of their own, since the
 * event before covers them. */
static inline void few_told(Table *t, bool told) {
    t->told = told;
}

/* flow.c */
void few_advance(Table *t);
void few_ask_again(Table *t); /* pushes STEP_ASK */
void few_end_slot(Table *t);  /* pushes STEP_END_SLOT */

/* ending.c */
void few_end_game(Table *t, EndCause cause, bool won);           /* `won`: solo, co-op */
void few_rank(const Content *c, const FewState *s, Result *out); /* points and places */

/* riders.c: tracks, Grit, wounds. */
void few_change_money(Table *t, int seat, int by);
void few_change_health(Table *t, int seat, int by); /* wounds at 0 */
void few_change_bullets(Table *t, int seat, int by);
void few_change_curse(Table *t, int seat, int by);
void few_change_limit(Table *t, int seat, Stat stat, int by);
void few_gain_grit(Table *t, int seat, int by);
void few_wound(Table *t, int seat);
void few_send_home(Table *t, int seat);

/* hand.c: cards, items and bullets, usable at any time in a rider's own turn. */
int few_reveal_card(Table *t, int seat); /* off the deck; -1: there is none */
void few_draw_to_hand(Table *t, int seat, int count);
int few_draw_upgrade(Table *t); /* -1: there is none */
void few_take_to_hand(Table *t, int seat, int card, bool seen);
void few_leave_hand(Table *t, int seat, int card);
void few_gather(Table *t, int seat); /* all cards into one new deck */
void few_list_free(const Content *c, const FewState *s, int seat, OptionList *out);
void few_apply_free(Table *t, int seat, Option o);
void few_list_designs(const Content *c, const CardSet *set, int verb, int arg,
                      OptionList *out);
int few_first_of(const Content *c, const CardSet *set, int design); /* a copy, or -1 */

enum { RATES_MAX = 8 };
/* Writes all rates at which this rider may shoot, ascending; returns how many. */
int few_rates(const Content *c, const FewState *s, int seat, Rate out[RATES_MAX]);
/* The most Attack that each number of bullets, 0 to `bullets`, can give. */
void few_best_shots(const Content *c, const FewState *s, int seat, int bullets,
                    int attack[BULLETS_MAX + 1]);

/* needs.c: what is missing for something; `what` is NULL when nothing is. With an amount it
 * reads "needs 2 more Water"; without one, `what` is the whole reason. */
typedef struct Lack {
    const char *what;
    int amount;
} Lack;
/* FC-124; `held`: cards in hand besides the one with the need. */
Lack few_lack_of_need(const Content *c, const FewState *s, const Rider *r, const Need *n,
                      int held);
/* What can be spent, now or later. */
typedef struct Funds {
    int move, attack, money, bullets;
} Funds;
static inline Funds few_funds(const Rider *r) {
    return (Funds){r->move, r->attack, r->money, r->bullets};
}
/* The cost of an encounter, an ability or a fight. */
Lack few_lack_of_cost(const Rider *r, const Effects *cost, Funds have);
Lack few_lack_of_job(const Rider *r, const Job *job);
void few_refuse(OptionList *out, Option o, const char *clause, Lack lack);
/* Returns true if it was offered. */
bool few_offer_or_refuse(OptionList *out, Option o, const char *clause, Lack lack);

/* purse.c */
/* By simply playing what is at hand (ruling 66). */
bool few_could_pay(const Content *c, const FewState *s, int seat, const Effects *cost);

/* effects.c */
void few_push_effect(Table *t, int seat, Verb verb, int amount);
void few_push_effects(Table *t, int seat, const Effects *e);
void few_run_effect(Table *t, Todo step);
void few_add_pool(uint8_t *pool, int amount);          /* of Movement or Attack */
void few_pay(Table *t, int seat, const Effects *cost); /* pushes what must ask */
int few_draw_two(Table *t, uint8_t drawn[2]);          /* returns how many there were */
/* The Attack that Fury and Nerve give at `curse`, and a snap shot with `bullets`. */
int few_fury_attack(int curse, int most);
int few_nerve_attack(const Rider *r, int curse, int most);
int few_snap_attack(const Content *c, const FewState *s, int seat, int bullets);

/* meddle.c: effects on monsters, bounties and other riders. A question's source packs the
 * verb and its amount. */
void few_meddle(Table *t, int seat, Verb verb, int amount);
static inline int few_meddle_source(Verb verb, int amount) {
    return (int)verb << 8 | amount;
}
static inline Verb few_meddle_verb(int source) {
    return (Verb)(source >> 8);
}
static inline int few_meddle_amount(int source) {
    return source & 255;
}

/* encounter.c and town.c */
void few_begin_encounter(Table *t, int seat, bool alone);
void few_leave_event(Table *t, int seat); /* the last one discards the card */
const EventText *few_event(const Content *c, const Rider *r);
bool few_same_event(const Rider *a, const Rider *b); /* both face the same card */
void few_ask_sale(Table *t, int seat);               /* STEP_SELL */
void few_refill_store(Table *t);
int few_item_price(const Content *c, const Rider *r, int item);
bool few_has_room(const Content *c, const Rider *r, int item); /* FC-66 */
int few_hands_needed(Slot slot);
int few_stock_price(const Content *c, Stock stock);

/* jobs.c */
void few_track_changed(Table *t, int seat, JobKind kind);
void few_check_jobs(Table *t, int seat); /* checks all tracks again */
void few_draw_jobs(Table *t, int seat, int count);
void few_score(Table *t, int seat, int job_card);
bool few_has_scored(const Content *c, const Rider *r, int design);
/* The track jobs that ask for exactly what this rider's tracks show (FC-57). */
uint64_t few_jobs_shown(const Content *c, const Rider *r);
uint64_t few_scorable(const FewState *s, int seat); /* held, and on top of the tracks */
void few_deal_tracks(Table *t);
void few_ask_job(Table *t, int seat);
void few_decline(Table *t, int seat, int job_card);
void few_score_end_jobs(Table *t);                               /* FC-103 */
int few_end_grit(const Content *c, const FewState *s, int seat); /* jobs and artifacts */
int few_artifact_grit(const Content *c, const Rider *r);

/* action.c */
void few_begin_action(Table *t);
void few_road(Table *t, Todo step);
void few_arrive(Table *t);
void few_loot(Table *t, Todo step);
/* The target of an OPT_FIGHT; NULL: an empty pile. */
const Bounty *few_target(const Content *c, const FewState *s, int kind, int number);
/* Whether it can be fought in this space: it is there, and the limits allow it; `anew`: in
 * a later round, when nothing has been fought yet. */
bool few_is_target(const Content *c, const FewState *s, int space, int kind, int number,
                   bool anew);
/* Whether the action may include another fight: only where the last one was; with the
 * strict switch, only against the other side of the `same` Wanted (ruling 26). */
bool few_can_fight_on(const FewState *s, bool same);
bool few_may_fight_on(const FewState *s); /* after any fight */
/* Rulings 45 and 58: why nobody can be robbed in this space, or NULL. */
const char *few_robbery_barred(const FewState *s, int space);
/* FC-75, FC-133, ruling 38: one artifact from each corner. */
bool few_has_of_corner(const FewState *s, const Rider *r, int corner);
int few_road_movement(const Content *c, const Rider *r, const Road *road);
int few_road_curse(const Content *c, const Rider *r, const Road *road);
int few_road_attack(const Content *c, const Rider *r, const Road *road);
/* Movement, and number of roads, on the way to a space that costs this rider least. */
int few_way_movement(const Content *c, const Rider *r, int to);
int few_way_roads(const Content *c, const Rider *r, int to);

/* bounties.c: piles, monsters. */
void few_reveal(Table *t, int pile);
void few_swap_in_monster(Table *t, int seat, int pile);
uint32_t few_open_piles(const FewState *s); /* with a Most Wanted on top, not a monster */
void few_let_go(Table *t, int seat, int pile); /* the top card leaves, the next comes up */
/* Takes an artifact's card and token, which may end the game (FC-101, FC-112). */
void few_collect(Table *t, int seat, int artifact, bool by_chance);
void few_look_at_arts(Table *t); /* The Dark Arts: is the goal reached? */
const Bounty *few_top(const Content *c, const FewState *s, int pile); /* NULL: empty */
/* FC-119: the Grit that the open bounties cost a team at the end of the round. */
int few_drain(const Content *c, const FewState *s);
int few_top_monster(const FewState *s, int pile); /* the monster on top, or -1 */
uint32_t few_monster_spaces(const FewState *s);
int few_figures(const FewState *s); /* how many monsters walk the map */
/* Monster spaces that may be entered only to fight (FC-126). */
uint32_t few_closed_spaces(const Content *c, const FewState *s, int seat);
void few_move_monster(Table *t, int monster);
void few_monster_arrives(Table *t, int monster, int space);
void few_move_monsters(Table *t, Todo step);
uint32_t few_monster_ways(const Content *c, const FewState *s, int monster);
bool few_place_fits(const Content *c, const Place *p, int space);

/* cleanup.c */
void few_begin_cleanup(Table *t, int seat);
void few_redraw(Table *t, int seat);
void few_refill_hand(Table *t, int seat);
void few_round_end(Table *t, Todo step);

/* plan.c: what the best thing within a few rounds' reach is worth to a rider, in hundredths
 * of a Grit. `aims` says what each thing is worth in this mode. */
typedef struct Aims {
    int grit;
    int monster;  /* on top of its Grit; in The Dark Arts, not for Crow Prime */
    int most;     /* a Most Wanted, on top of its Grit */
    int artifact; /* on top, from a corner that the rider has none from */
    int job;      /* one on a track of the Shadows */
    bool hurry;   /* each round that passes is a loss: what is at hand counts */
    int round;    /* the worth of a round in which none of this is done */
} Aims;
int few_plan(const Content *c, const FewState *s, int seat, const Aims *aims);
int few_bullet_worth(const Content *c, const FewState *s, int seat);
/* What a rider has for a long ride; times and Movement in sixteenths. */
typedef struct Walk {
    int from, sure; /* the space it begins at; 1: a sure foot */
    int time;       /* until it begins, in rounds */
    int now, rate;  /* Movement then, and what each further round adds */
} Walk;
Walk few_walk(const Content *c, const FewState *s, int seat);
/* How likely this rider is to complete the job, in percent. */
int few_job_hope(const FewState *s, int seat, const Job *job, int rounds);
CardSet few_all_cards(const FewState *s, int seat); /* hand, deck, discards, in play */
int few_rounds_left(const Content *c, const FewState *s); /* estimated, at most 8 */

/* bot_tour.c: rounds that The Dark Arts will still take, in sixteenths */
int few_tour(const Content *c, const FewState *s, int seat);

/* bot_worth.c */
void few_derive_reckoning(Content *c);
int few_sum(const CardSet *pile, const CardSet *bits, int count);
int few_worth(const Effects *e); /* in hundredths of a Grit */

/* hide.c, arrange.c, option_words.c, bot.c, uses.c */
void few_hide(const Box *box, State *s, Seat viewer);
void few_guess(const Box *box, State *s, Seat viewer, Rng *rng);
const char *few_check(const Box *box, const State *s);
bool few_arrange(const Box *box, State *s, const struct Lines *lines, EventLog *log,
                 Error *err);
void few_option_words(const Box *box, const State *s, Seat seat, Option o, Text *out);
int few_value(const Box *box, const State *s, Seat seat);
extern const char *const few_usable[];
void few_uses(const Box *box, const State *s, Seat seat, Option o, Uses *out);

extern const Game few_and_cursed_game;

/* content files */
extern const char *const few_terrain_words[TERRAINS]; /* ids, as in packs */
extern const char *const few_terrain_titles[TERRAINS];
/* Effects in words, commas between: "+2 Movement, Curse +1"; "spend 2 Movement". */
void few_effects_words(const Effects *effects, Text *out);
void few_cost_words(const Effects *cost, Text *out);
/* `gain`: what a card gives in figures ("+2 Movement, Curse +1"); `rest`: everything else
 * it says, and the caller's sentences (`besides`); `trash`: what trashing it adds. */
void few_design_words(const Design *design, const char *besides, Text *gain, Text *rest,
                      Text *trash);
/* What its Bullets give, what is special about it, and its action; the last two may be
 * empty. */
void few_side_words(const CharacterSide *side, Text *rate, Text *special, Text *action);
/* What beating a bounty brings: "1 Grit, 2 Water". */
void few_reward_words(const Bounty *bounty, Text *out);
/* Without verb and sign, for use beside an arrow. */
void few_bare_words(Effect effect, bool cost, Text *out);
/* few_and_cursed.c: the fields of the setup, once the riders are read. */
void few_derive_fields(Content *c);
bool few_load(const struct Pack *packs, int count, Box *box, Error *err);
void few_unload(Box *box);

#endif
