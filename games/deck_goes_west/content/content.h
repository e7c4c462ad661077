/*
 * All components of a box, and what is derived from them. Read once (content.c) and const
 * from then on.
 */
#ifndef DECK_GOES_WEST_CONTENT_H
#define DECK_GOES_WEST_CONTENT_H

#include "deck_goes_west/content/printed.h"
#include "deck_goes_west/content/weights.h"

enum { FIELD_COUNT = 8 };

typedef struct Content {
    int job_count, design_count, card_count, character_count, mission_count;
    Job jobs[JOBS_MAX];
    Design designs[DESIGNS_MAX];
    uint8_t design_of[CARDS_MAX];
    Bits192 of_class[CLASSES], of_pick[PICK_THIS];
    Tile tiles[TILES];
    int tile_count;
    uint64_t with_back[STARS + 1]; /* tiles by their back star */
    Character characters[CHARACTERS];
    Mission missions[MISSIONS_MAX];
    int mode_missions[MODES][MISSIONS_MAX], mode_count[MODES];
    Board boards[BOARDS];
    int board_count;
    Weights weights; /* for bots, and what follows from the packs for them: */
    StepUses uses;
    uint8_t use[MISSIONS_MAX][DESIGNS_MAX]; /* what an item is good for */
    uint32_t sailors, climbers;             /* characters with such a Job */
    SetupField fields[FIELD_COUNT];
    SetupChoice character_choices[CHARACTERS];
    SetupChoice mission_choices[MODES][MISSIONS_MAX];
} Content;

/* A Job in words, with x as it was chosen (-1: still open). */
void west_write_job(const Job *job, int x, Text *out);
/* What it is done for, as the log says it: "to walk 1 step", "for 2 dice of attack". What it costs
 * is told as it is paid. */
void west_write_aim(const Job *job, Text *out);
/* The Job of a happening that takes something away. */
bool west_is_harm(const Job *job);
/* What such a Job, or its other half, answers to. */
Happening west_happening_of(const Content *c, int job);
void west_derive_for_bots(Content *c); /* bot.c */

extern const char *const west_resource_titles[RESOURCES + 1];
extern const char *const west_land_titles[LAND_KINDS];
extern const char *const west_colour_titles[COLOURS];

#endif
