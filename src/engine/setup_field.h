/* What can be chosen before play, and what was chosen. */
#ifndef BAIZE_ENGINE_SETUP_FIELD_H
#define BAIZE_ENGINE_SETUP_FIELD_H

#include "engine/state.h"

enum { FIELDS_MAX = 16 };

typedef enum FieldKind {
    FIELD_CHOICE, /* one of `choices` */
    FIELD_NUMBER, /* min .. max */
    FIELD_SWITCH, /* no, yes: 0, 1 */
} FieldKind;

/* seats_min and seats_max matter only for the choices of `mode`. */
typedef struct SetupChoice {
    const char *id;    /* lower_snake */
    const char *label; /* what people read */
    const char *note;  /* a further sentence, or "" */
    int seats_min, seats_max;
} SetupChoice;

/* One thing to choose before play. The first field of every game is `mode`, a choice;
 * `seats` belongs to the engine. A field applies while `mode` is one of the bits in
 * `modes` (0: always). A field per seat holds one value for each seat. */
typedef struct SetupField {
    const char *key;
    const char *label;
    FieldKind kind;
    bool per_seat;
    bool alike; /* per seat: those who do not choose all have the fallback */
    uint32_t modes;
    int min, max; /* numbers; for choices 0 .. count-1 */
    int fallback; /* the value if left out; per seat: fallback + seat, modulo the number
                   * of choices, so that roles differ */
    const SetupChoice *choices;
    int choice_count;
    const char *yes, *no; /* for a switch: what is true when it is on, and when it is off */
} SetupField;

typedef struct Setup {
    int seat_count;
    int16_t value[FIELDS_MAX][SEATS_MAX]; /* [field][seat]; [field][0] where not per seat */
} Setup;

#endif
