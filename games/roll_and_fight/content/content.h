/*
 * All components of a box, and what is derived from them. Read once (content.c) and const
 * from then on.
 */
#ifndef ROLL_AND_FIGHT_CONTENT_H
#define ROLL_AND_FIGHT_CONTENT_H

#include "roll_and_fight/content/printed.h"
#include "roll_and_fight/content/weights.h"

typedef struct Numbers {
    int dice[PLAYERS_MAX - 1]; /* for 2, 3, 4 players */
    int solo_dice[LEVELS], seconds[LEVELS], throws[LEVELS], points[LEVELS];
    int health, added, boss_dead;
    int roll_ms, set_ms, health_ms, stop_ms;
} Numbers;

typedef struct Minion {
    const char *id, *title, *letter;
    const char *many; /* its plural */
} Minion;

typedef enum Field {
    FIELD_MODE,
    FIELD_HERO,
    FIELD_DEN,
    FIELD_BOSS,
    FIELD_RELAXED,
    FIELD_DICE,
    FIELD_SECONDS,
    FIELD_POINTS,
    FIELD_COUNT
} Field;

typedef enum Mode { RIVALS, SOLO, MODES } Mode;

typedef struct Content {
    Numbers numbers;
    uint8_t training[TRAINING_MAX], loot[LOOT_MAX], circle[CIRCLES_MAX];
    uint8_t flashback[FLASHBACK_SIDES]; /* Flash, side by side */
    Ability basic[BASICS];
    Minion minion[KINDS];
    Hero hero[HEROES];
    Boss boss[BOSSES_MAX];
    Den den[DENS];
    int basic_count, hero_count, boss_count, den_count;
    Weights weights; /* of bots */
    SetupField fields[FIELD_COUNT];
    SetupChoice hero_choice[HEROES], den_choice[DENS + 1], boss_choice[BOSSES_MAX + 1];
} Content;

extern const char *const roll_face_titles[FACES], *const roll_face_many[FACES];
extern const char *const roll_flash_titles[FLASHES];

#endif
