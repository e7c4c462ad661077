/*
 * The verbs that cards are made of. Acts happen once; rules apply while the card is in
 * play, or for this turn if the card is immediate or used up. cards.c has a row for
 * each. `a` and `b` are the amounts.
 */
#ifndef SO_YOUVE_BEEN_CURSED_VERBS_H
#define SO_YOUVE_BEEN_CURSED_VERBS_H

#include "engine/verbs.h"

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

#endif
