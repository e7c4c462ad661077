/*
 * The Face of Roll & Fight: the table that front ends read. The words are in option_words.c
 * and prompts.c, those of events in rules/events.h; the pictures in scene.c, view.c and
 * moments.c (what is seen to happen).
 */
#include "roll_and_fight/face/face.h"

const Face roll_and_fight_face = {
    .players = "1-4",
    .minutes = "30",
    .about =
        "Race for the dice, then fight your way through a den of your own: loot it, beat "
        "its Boss and get out.",
    .verbs = roll_verbs,
    .verb_count = OPT_COUNT,
    .variants = roll_variants,
    .variant_count = ROLL_VARIANTS,
    .scene = roll_scene,
    .view = roll_view,
    .prompt = roll_prompt,
    .price = roll_price,
    .targets = roll_option_targets,
    .events = roll_events,
    .holes = &roll_holes,
    .event_moments = roll_event_moments,
    .guide = roll_guide,
};
