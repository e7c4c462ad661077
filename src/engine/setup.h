/* A setup in words, as records, commands and the protocol give it. */
#ifndef BAIZE_ENGINE_SETUP_H
#define BAIZE_ENGINE_SETUP_H

#include "engine/game.h"

/* A setup being read. Fields come in any order, one per line: "mode rivals", "seats 3",
 * "role monster, wizard", "villager_cards yes". setup_finish fills in what was left out,
 * fits the number of seats to the mode and asks the game. */
typedef struct SetupWords {
    const Box *box;
    const SetupField *fields;
    int field_count;
    Setup setup;
    uint32_t given; /* bits of the fields that were set */
    bool seats_given;
    uint8_t listed[FIELDS_MAX]; /* how many values a field per seat was given */
} SetupWords;

/* Returns false, with a sentence: the field has no such choice, and which it has. */
bool setup_unknown_choice(const SetupField *field, const char *word, Error *err);

SetupWords setup_begin(const Box *box);
bool setup_line(SetupWords *w, const char *line, Error *err);
bool setup_finish(SetupWords *w, Setup *out, Error *err);

/* Whether the field is there to be chosen in this mode. */
bool setup_applies(const SetupField *field, int mode);
/* One field as a line: "role monster, wizard\n". */
void setup_write_field(const SetupField *field, const int16_t *values, int count,
                       Buffer *out);
/* Everything that differs from the defaults, as lines for setup_line: "mode rivals\n…".
 * `mode` and `seats` always come first. */
void setup_write(const Box *box, const Setup *setup, Buffer *out);

const SetupField *setup_field(const Box *box, const char *key, int *place);
/* The value of a field, by key: for games; the key must exist. */
int setup_value(const Box *box, const Setup *setup, const char *key, Seat seat);

#endif
