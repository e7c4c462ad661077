/*
 * The Face of So, You've Been Cursed.: the table that front ends read. The words are in
 * words.c (options), events.c, prompts.c and prices.c; the pictures in scene.c (what never
 * changes), view.c (what one seat sees now) and moments.c (what is seen to happen).
 */
#include "so_youve_been_cursed/face.h"

/* clang-format off */
static const FaceVerb verbs[OPT_COUNT] = {
    [OPT_NONE]        = {"none",        ""},
    [OPT_PLACE]       = {"place",       "SC-24"},
    [OPT_ORDER]       = {"order",       "SC-73"},
    [OPT_GO]          = {"go",          "SC-28"},
    [OPT_MARKET]      = {"market",      "SC-33"},
    [OPT_MIX]         = {"mix",         "SC-36"},
    [OPT_MIX_STOP]    = {"mix_stop",    "SC-36"},
    [OPT_CAST]        = {"cast",        "SC-37"},
    [OPT_CAST_AT]     = {"cast_at",     "SC-37"},
    [OPT_PAY_COINS]   = {"pay_coins",   "SC-29"},
    [OPT_PAY_ACTION]  = {"pay_action",  "SC-30"},
    [OPT_BUY]         = {"buy",         "SC-32"},
    [OPT_STEAL]       = {"steal",       "SC-42"},
    [OPT_SNEAK]       = {"sneak",       "SC-42"},
    [OPT_REROLL]      = {"reroll",      "SC-42"},
    [OPT_DISTRACT]    = {"distract",    "SC-43"},
    [OPT_LET_GO]      = {"let_go",      "SC-43"},
    [OPT_DROP]        = {"drop",        "SC-34"},
    [OPT_END_DAY]     = {"end_day",     "SC-45"},
    [OPT_INVITE]      = {"invite",      "SC-37"},
    [OPT_GAIN]        = {"gain",        "SC-34"},
    [OPT_GAIN_LEAVE]  = {"gain_leave",  "SC-34"},
    [OPT_DISCARD]     = {"discard",     "SC-37"},
    [OPT_FROM]        = {"from",        "SC-9"},
    [OPT_TO]          = {"to",          "SC-9"},
    [OPT_SWAP]        = {"swap",        "SC-9"},
    [OPT_WITH]        = {"with",        "SC-9"},
    [OPT_JUMP]        = {"jump",        "SC-5"},
    [OPT_PASTURE]     = {"pasture",     "SC-6"},
    [OPT_SHEEP_FROM]  = {"sheep_from",  "SC-62"},
    [OPT_SHEEP_TO]    = {"sheep_to",    "SC-62"},
    [OPT_SHEEP_LEAVE] = {"sheep_leave", "SC-62"},
    [OPT_QUIET]       = {"quiet",       "SC-47"},
    [OPT_FEED]        = {"feed",        "SC-49"},
    [OPT_PLAY]        = {"play",        "SC-57"},
    [OPT_NO_CARD]     = {"no_card",     "SC-48"},
    [OPT_USE]         = {"use",         "SC-63"},
    [OPT_KEEP]        = {"keep",        "SC-63"},
    [OPT_WALK]        = {"walk",        "SC-50"},
    [OPT_EAT]         = {"eat",         "SC-54"},
    [OPT_EAT_SHEEP]   = {"eat_sheep",   "SC-54"},
    [OPT_CALM]        = {"calm",        "SC-56"},
    [OPT_DISPEL]      = {"dispel",      "SC-56"},
    [OPT_STOP]        = {"stop",        "SC-54"},
    [OPT_END_NIGHT]   = {"end_night",   "SC-65"},
    [OPT_STEP]        = {"step",        "SC-1"},
};
/* clang-format on */

const Face so_youve_been_cursed_face = {
    .players = "0-2 players",
    /* No source tells the time: this is the mean of a thousand duels of quick bots. */
    .minutes = "about 10 rounds (measured)",
    .about =
        "One body, two minds: the Wizard brews a cure by day, the Monster eats by night.",
    .verbs = verbs,
    .verb_count = OPT_COUNT,
    .scene = cursed_scene,
    .view = cursed_view,
    .prompt = cursed_prompt,
    .price = cursed_price,
    .targets = cursed_targets,
    .event_words = cursed_event_words,
    .event_targets = cursed_event_targets,
    .event_moments = cursed_event_moments,
    .event_brief = cursed_event_brief,
    .guide = cursed_guide,
};
