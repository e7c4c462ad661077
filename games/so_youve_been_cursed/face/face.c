/*
 * The Face of So, You've Been Cursed.: the table that front ends read. The words are in
 * option_words.c, prompts.c and prices.c, those of events in rules/events.h; the pictures in
 * scene.c (what never changes), view.c (what one seat sees now) and moments.c (what is seen
 * to happen).
 */
#include "so_youve_been_cursed/face/face.h"

const Face so_youve_been_cursed_face = {
    .players = "0-2",
    /* No source gives the length: this is the mean of a thousand duels of quick bots. */
    .length = "about 10 rounds, measured with bots",
    .about =
        "One body, two minds: the Wizard brews a cure by day, the Monster eats by night.",
    .verbs = cursed_verbs,
    .verb_count = OPT_COUNT,
    .variants = cursed_variants,
    .variant_count = CURSED_VARIANTS,
    .scene = cursed_scene,
    .view = cursed_view,
    .prompt = cursed_prompt,
    .price = cursed_price,
    .brief_price = cursed_brief_price,
    .brief_legend = "In coins: the fare; what is sold there.",
    .targets = cursed_targets,
    .events = cursed_events,
    .holes = &cursed_holes,
    .event_moments = cursed_event_moments,
    .guide = cursed_guide,
};
