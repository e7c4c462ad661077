/* What is chosen before play; characters and missions are named by the packs (DW-14, DW-15). */
#include "deck_goes_west/content/loader.h"
#include "deck_goes_west/content/fields.h"

/* clang-format off */
static const SetupChoice modes[MODES] = {
    /* id      label            note                                                 seats */
    {"versus", "Versus",        "Everyone for themselves: first to the end of the score track.", 2, PLAYERS_MAX},
    {"coop",   "Co-operative",  "One score for all; if one character dies, all lose. Each player beyond two costs a day.", 2, PLAYERS_MAX},
    {"solo",   "Solo",          "Alone against the days and the bandits.",                1, 1},
};
static const SetupChoice lengths[] = {
    {"short", "Short", "16 points in 8 days.", 0, 0},
    {"long",  "Long",  "22 points in 12 days.", 0, 0},
};
static const SetupChoice dice[] = {
    {"d20",  "d20",  "Easier: a roll above 12 brings nobody.", 0, 0},
    {"d12",  "d12",  "Harder.", 0, 0},
    {"both", "Both", "Hardest: both are rolled each time.", 0, 0},
};
static const SetupField fields[FIELD_COUNT] = {
    [FIELD_MODE] = {.key = "mode", .label = "Mode", .kind = FIELD_CHOICE,
                    .choices = modes, .choice_count = MODES, .max = MODES - 1},
    [FIELD_VERSUS] = {.key = "versus_mission", .label = "Mission", .kind = FIELD_CHOICE,
                      .modes = 1u << VERSUS},
    [FIELD_COOP] = {.key = "coop_mission", .label = "Mission", .kind = FIELD_CHOICE,
                    .modes = 1u << COOP},
    [FIELD_SOLO] = {.key = "solo_mission", .label = "Mission", .kind = FIELD_CHOICE,
                    .modes = 1u << SOLO},
    [FIELD_BOARD] = {.key = "board", .label = "Scoreboard", .kind = FIELD_CHOICE,
                     .choices = lengths, .choice_count = 2, .max = 1},
    [FIELD_DIE] = {.key = "die", .label = "Bandit die", .kind = FIELD_CHOICE,
                   .choices = dice, .choice_count = 3, .max = 2},
    [FIELD_CHARACTER] = {.key = "character", .label = "Character", .kind = FIELD_CHOICE,
                         .per_seat = true, .choice_count = CHARACTERS, .max = CHARACTERS - 1},
    [FIELD_HANDS] = {.key = "open_hands", .label = "Open hands", .kind = FIELD_SWITCH,
                     .modes = 1u << COOP, .max = 1, .fallback = 1,
                     .yes = "All hands lie face up.", .no = "Players see only their own hands."},
};
/* clang-format on */

void west_derive_fields(Content *c) {
    memcpy(c->fields, fields, sizeof fields);
    for (int i = 0; i < CHARACTERS; i++) {
        const Character *who = &c->characters[i];
        c->character_choices[i] = (SetupChoice){who->id, who->title, who->about, 0, 0};
    }
    c->fields[FIELD_CHARACTER].choices = c->character_choices;
    for (int mode = 0; mode < MODES; mode++) {
        SetupField *field = &c->fields[FIELD_VERSUS + mode];
        for (int i = 0; i < c->mode_count[mode]; i++) {
            const Mission *m = &c->missions[c->mode_missions[mode][i]];
            c->mission_choices[mode][i] = (SetupChoice){m->id, m->title, m->note, 0, 0};
        }
        field->choices = c->mission_choices[mode];
        field->choice_count = c->mode_count[mode];
        field->max = c->mode_count[mode] - 1;
    }
}
