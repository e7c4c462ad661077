/*
 * The Face of Deck Goes West: the table that front ends read. The words are in option_words.c
 * and prompts.c, those of events in rules/events.h; the pictures in scene.c and view.c.
 */
#include "deck_goes_west/face/face.h"

const Face deck_goes_west_face = {
    .players = "1-5",
    .minutes = "60-120",
    .about = "A deck, a meeple and a long way West: travel, trade, build and keep clear of "
             "bandits until the mission is done.",
    .verbs = west_verbs,
    .verb_count = OPT_COUNT,
    .variants = west_variants,
    .variant_count = WEST_VARIANTS,
    .scene = west_scene,
    .view = west_view,
    .prompt = west_prompt,
    .price = west_price,
    .targets = west_targets,
    .events = west_events,
    .holes = &west_holes,
    .event_moments = west_event_moments,
    .guide = west_guide,
};
