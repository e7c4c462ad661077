/* The places of the setup fields. */
#ifndef DECK_GOES_WEST_FIELDS_H
#define DECK_GOES_WEST_FIELDS_H

enum {
    FIELD_MODE,
    FIELD_VERSUS, /* the missions of each mode, in the order of Mode */
    FIELD_COOP,
    FIELD_SOLO,
    FIELD_BOARD,
    FIELD_DIE,
    FIELD_CHARACTER,
    FIELD_HANDS,
};

#endif
