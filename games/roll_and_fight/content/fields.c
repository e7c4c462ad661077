/* What is chosen before play. Dens and bosses are dealt unless a seat names one (VF-7, VF-10). */
#include "roll_and_fight/content/loader.h"

/* clang-format off */
static const SetupChoice modes[MODES] = {
    {"rivals", "Rivals", "Each in a den of their own, with all dice from one pool.", 2, PLAYERS_MAX},
    {"solo",   "Solo",   "Alone against the clock.", 1, 1},
};
static const SetupChoice dice[LEVELS] = {
    {"easy",   "20 dice", "", 0, 0},
    {"medium", "16 dice", "", 0, 0},
    {"hard",   "12 dice", "", 0, 0},
};
static const SetupChoice seconds[LEVELS] = {
    {"easy",   "45 seconds", "", 0, 0},
    {"medium", "30 seconds", "", 0, 0},
    {"hard",   "25 seconds", "", 0, 0},
};
static const SetupChoice points[LEVELS] = {
    {"easy",   "18 points", "", 0, 0},
    {"medium", "23 points", "", 0, 0},
    {"hard",   "28 points", "", 0, 0},
};
static const SetupField fields[FIELD_COUNT] = {
    [FIELD_MODE] = {.key = "mode", .label = "Mode", .kind = FIELD_CHOICE, .choices = modes,
                    .choice_count = MODES, .max = MODES - 1},
    [FIELD_HERO] = {.key = "hero", .label = "Hero", .kind = FIELD_CHOICE, .per_seat = true,
                    .choice_count = HEROES, .max = HEROES - 1},
    [FIELD_DEN] = {.key = "den", .label = "Den", .kind = FIELD_CHOICE, .per_seat = true,
                   .alike = true, .choice_count = DENS + 1, .max = DENS},
    [FIELD_BOSS] = {.key = "boss", .label = "Boss", .kind = FIELD_CHOICE, .per_seat = true,
                    .alike = true},
    [FIELD_RELAXED] = {.key = "relaxed", .label = "Relaxed", .kind = FIELD_SWITCH, .max = 1,
                       .yes = "No clock: everyone rolls in turn, step by step.",
                       .no = "Dice are rolled in real time."},
    [FIELD_DICE] = {.key = "dice", .label = "Dice in the pool", .kind = FIELD_CHOICE,
                    .modes = 1u << SOLO, .choices = dice, .choice_count = LEVELS, .max = LEVELS - 1},
    [FIELD_SECONDS] = {.key = "seconds", .label = "Time to roll", .kind = FIELD_CHOICE,
                       .modes = 1u << SOLO, .choices = seconds, .choice_count = LEVELS,
                       .max = LEVELS - 1},
    [FIELD_POINTS] = {.key = "points", .label = "Points to win", .kind = FIELD_CHOICE,
                      .modes = 1u << SOLO, .choices = points, .choice_count = LEVELS,
                      .max = LEVELS - 1},
};
/* clang-format on */

void roll_derive_fields(Content *c) {
    memcpy(c->fields, fields, sizeof fields);
    c->den_choice[0] =
        (SetupChoice){"dealt", "Dealt", "A random board; you choose its side.", 0, 0};
    c->boss_choice[0] =
        (SetupChoice){"dealt", "Dealt", "A random Boss that nobody has chosen.", 0, 0};
    for (int i = 0; i < HEROES; i++)
        c->hero_choice[i] =
            (SetupChoice){c->hero[i].id, c->hero[i].title, c->hero[i].text, 0, 0};
    for (int i = 0; i < DENS; i++)
        c->den_choice[i + 1] =
            (SetupChoice){c->den[i].id, c->den[i].title, c->den[i].about, 0, 0};
    for (int i = 0; i < c->boss_count; i++)
        c->boss_choice[i + 1] =
            (SetupChoice){c->boss[i].id, c->boss[i].title, c->boss[i].text, 0, 0};
    c->fields[FIELD_HERO].choices = c->hero_choice;
    c->fields[FIELD_DEN].choices = c->den_choice;
    c->fields[FIELD_BOSS].choices = c->boss_choice;
    c->fields[FIELD_BOSS].choice_count = c->boss_count + 1;
    c->fields[FIELD_BOSS].max = c->boss_count;
}
