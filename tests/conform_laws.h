/* What the files of conform share: one random match while the laws look at it. */
#ifndef BAIZE_TESTS_CONFORM_LAWS_H
#define BAIZE_TESTS_CONFORM_LAWS_H

#include "engine/foresee.h"

#include "conform.h"

typedef struct Conform {
    const OpenBox *box;
    const Game *game;
    const Face *face;
    Match *match;
    Scene *scene;
    View *view;
    Rng rng; /* of this test; the match has its own */
    int every;
    int moves;

    /* States to work on, state_size bytes each. */
    State *before, *clone, *hidden, *guessed, *again;

    OptionList list, other;
    Refusals refusals;
    Foresight foreseen, foreseen_again;
    Buffer seen, seen_again;
    Error why; /* the broken law; conform.c adds where */
} Conform;

/* Reports a broken law: `return law_broken(c, seat, "...")`. */
bool law_broken(Conform *c, Seat seat, const char *format, ...);

/* conform_state.c: cheap enough for every move. */
bool laws_of_state(Conform *c);

/* conform_secrets.c: hiding, guessing, and what may not be told apart. */
bool laws_of_secrets(Conform *c);

/* conform_face.c: words, targets, the scene. */
bool laws_of_face(Conform *c);
/* The events from `first` on. */
bool laws_of_events(Conform *c, int first);
/* Not empty, and fit for a record: no line break, '|' or '~'. */
bool words_are_plain(const char *words);
bool target_is_in_scene(const Conform *c, Ref ref);

#endif
