/*
 * The Face of The Few and Cursed: the table that front ends read. The words are in
 * option_words.c, prompts.c and prices.c, those of events in rules/events.h; the pictures in
 * scene.c (what never changes), view.c (what one seat sees now) and moments.c (what is seen
 * to happen).
 */
#include "few_and_cursed/face/face.h"

const Face few_and_cursed_face = {
    .players = "1-4",
    .minutes = "60-120",
    .about = "Riders in a country without water hunt bounties, artifacts and each other "
             "while the curse grows.",
    .verbs = few_verbs,
    .verb_count = OPT_COUNT,
    .variants = few_variants,
    .variant_count = FEW_VARIANTS,
    .scene = few_scene,
    .view = few_view,
    .prompt = few_prompt,
    .price = few_price,
    .brief_price = few_brief_price,
    .brief_legend = "Roads in Movement, items in Water.",
    .targets = few_targets,
    .events = few_events,
    .holes = &few_holes,
    .event_moments = few_event_moments,
    .guide = few_guide,
};
