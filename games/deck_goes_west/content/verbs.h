/*
 * The verbs that Jobs are made of: one row for each, with how its steps are written in packs,
 * where they may stand (steps.c) and how they read, so that the words on a card and what it
 * does cannot disagree. Marks of the words: engine/verbs.h; @ what it is about, & the amount.
 *
 * IN to WESTWARD and FEED are conditions, WALK to TRAIN movement, TRAIN to BRIDGE hang on the
 * map.
 */
#ifndef DECK_GOES_WEST_VERBS_H
#define DECK_GOES_WEST_VERBS_H

#include "engine/verbs.h"

/* clang-format off */
#define WEST_VERBS(ROW)                                                                    \
    /* what: a LAND_ bit */                                                                \
    ROW(IN, "in", FORM_LAND, ON_ACTION | ON_BUY, 0, 0, "@")                                \
    ROW(FURTHEST, "furthest", FORM_BARE, ON_HAPPENING, 0, 0,                                   \
        "if that is the furthest West yet")                                                \
    ROW(WESTWARD, "westward", FORM_BARE, ON_HAPPENING, 0, 0, "if it came from a step West")    \
    /* what: Resource or ANY_KIND */                                                       \
    ROW(PAY, "pay", FORM_RESOURCE, ON_ACTION | ON_BUY | ON_HAPPENING, 1, 9, "pay & @")         \
    ROW(GAIN, "gain", FORM_RESOURCE, ON_ACTION | ON_HAPPENING, 1, 9, "gain & @",               \
        .thrown = "roll & {die|dice} for @")                                               \
    /* what: CardPick */                                                                   \
    ROW(DISCARD, "discard", FORM_CARDS, ON_ACTION | ON_BUY, 1, 4, "discard & @")           \
    ROW(SCRAP, "scrap", FORM_CARDS, ON_ACTION, 1, 4, "scrap & @")                          \
    /* danger; what: PICK_PAIN or PICK_EXHAUSTION */                                       \
    ROW(TAKE, "take", FORM_CARDS, ON_ACTION, 1, 3, "take & @")                             \
    ROW(DRAW, "draw", FORM_NUMBER, ON_ACTION, 1, 4, "draw & {card|cards}")                 \
    ROW(WALK, "walk", FORM_NUMBER, ON_ACTION, 1, 4, "walk &",                              \
        .told = "walk & {step|steps}")                                                     \
    ROW(CLIMB, "climb", FORM_NUMBER, ON_ACTION, 1, 4, "climb &",                           \
        .told = "climb & {step|steps}")                                                    \
    ROW(SAIL, "sail", FORM_NUMBER, ON_ACTION, 1, 4, "sail &",                              \
        .told = "sail & {step|steps}")                                                     \
    ROW(TRAIN, "train", FORM_NUMBER, ON_ACTION, 1, 9,                                      \
        "ride the train up to & {tile|tiles}")                                             \
    ROW(REVEAL, "reveal", FORM_NUMBER, ON_ACTION, 1, 4, "reveal & {tile|tiles} within 2",  \
        .told = "reveal & {tile|tiles}")                                                   \
    ROW(BUILD, "build", FORM_BARE, ON_ACTION, 0, 0, "build a railway")                     \
    ROW(BRIDGE, "bridge", FORM_BARE, ON_ACTION, 0, 0, "build a bridge")                    \
    ROW(ATTACK, "attack", FORM_NUMBER, ON_FIGHT, 1, 9, "& sure {hit|hits}",                \
        .thrown = "& {die|dice} of attack")                                                \
    ROW(DEFEND, "defend", FORM_NUMBER, ON_FIGHT, 1, 9, "& sure {save|saves}",              \
        .thrown = "& {die|dice} of defence")                                               \
    ROW(POINTS, "points", FORM_NUMBER, ON_MISSION | ON_HAPPENING, -9, 9, "& {point|points}")   \
    /* the Village here */                                                                 \
    ROW(FEED, "feed", FORM_BARE, ON_MISSION, 0, 0, "not fed before")
/* clang-format on */

typedef enum Verb { VERB_NONE, WEST_VERBS(VERB_KIND) VERB_COUNT } Verb;

#endif
