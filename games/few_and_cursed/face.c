/*
 * The Face of The Few and Cursed: the table that front ends read. The words are in words.c
 * (options), events.c, prompts.c and prices.c; the pictures in scene.c (what never changes),
 * view.c (what one seat sees now) and moments.c (what is seen to happen).
 */
#include "few_and_cursed/face.h"

/* clang-format off */
static const FaceVerb verbs[OPT_COUNT] = {
    [OPT_NONE]       = {"none",       ""},
    [OPT_PLAY]       = {"play",       "FC-35"},
    [OPT_PLAY_TRASH] = {"play_trash", "FC-130"},
    [OPT_USE]        = {"use",        "FC-64"},
    [OPT_SHOOT]      = {"shoot",      "FC-36"},
    [OPT_SCORE]      = {"score",      "FC-58"},
    [OPT_KEEP]       = {"keep",       "FC-43"},
    [OPT_CHOOSE]     = {"choose",     "FC-46"},
    [OPT_PASS_BY]    = {"pass_by",    "FC-48"},
    [OPT_BOARD]      = {"board",      "FC-51"},
    [OPT_STORE]      = {"store",      "FC-60"},
    [OPT_BUY_ITEM]   = {"buy_item",   "FC-61"},
    [OPT_BUY]        = {"buy",        "FC-63"},
    [OPT_REFRESH]    = {"refresh",    "FC-62"},
    [OPT_MOVE]       = {"move",       "FC-69"},
    [OPT_FIGHT]      = {"fight",      "FC-78"},
    [OPT_ROB]        = {"rob",        "FC-84"},
    [OPT_RECOVER]    = {"recover",    "FC-74"},
    [OPT_ENCOUNTER]  = {"encounter",  "FC-73"},
    [OPT_CAMP]       = {"camp",       "FC-87"},
    [OPT_ABILITY]    = {"ability",    "FC-86"},
    [OPT_TOLL]       = {"toll",       "FC-71"},
    [OPT_GIVE_BACK]  = {"give_back",  "FC-16"},
    [OPT_SELL]       = {"sell",       "FC-53"},
    [OPT_NEXT]       = {"next",       "FC-62"},
    [OPT_DROP_ITEM]  = {"drop_item",  "FC-66"},
    [OPT_TAKE]       = {"take",       "FC-74"},
    [OPT_TRASH]      = {"trash",      "FC-125"},
    [OPT_STAT]       = {"stat",       "FC-128"},
    [OPT_COPY]       = {"copy",       "FC-129"},
    [OPT_GO]         = {"go",         "FC-40"},
    [OPT_DISCARD]    = {"discard",    "FC-89"},
    [OPT_YES]        = {"yes",        "FC-58"},
    [OPT_NO]         = {"no",         "FC-58"},
    [OPT_WAY]        = {"way",        "FC-96"},
    [OPT_PILE]       = {"pile",       "FC-99"},
    [OPT_DONE]       = {"done",       "FC-68"},
};
/* clang-format on */

const Face few_and_cursed_face = {
    .players = "1-4 players",
    .minutes = "60-120 minutes",
    .about = "Riders in a country without water hunt bounties, artifacts and each other "
             "while the curse grows.",
    .verbs = verbs,
    .verb_count = OPT_COUNT,
    .scene = few_scene,
    .view = few_view,
    .prompt = few_prompt,
    .price = few_price,
    .targets = few_targets,
    .event_words = few_event_words,
    .event_targets = few_event_targets,
    .event_moments = few_event_moments,
    .event_brief = few_event_brief,
    .guide = few_guide,
};
