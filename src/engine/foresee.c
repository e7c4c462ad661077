/* Dry runs: guess, apply, and keep what all guesses agree on. */
#include "engine/foresee.h"

#include "base/alloc.h"

enum { GUESSES = 3 };

bool foresee_once(const Box *box, const State *s, Seat seat, Option o, uint64_t guess,
                  void *scratch, EventLog *out) {
    const uint64_t seed[2] = {guess, 0};
    Rng rng = rng_from_seed(seed);
    State *copy = scratch;
    OptionList list;
    list.why = NULL;
    memcpy(scratch, s, box->game->state_size);
    game_hide(box, copy, seat);
    game_guess(box, copy, seat, &rng);
    *out = (EventLog){.viewer = seat};
    game_options(box, copy, seat, &list);
    if (!game_is_listed(&list, o)) return false;
    out->until = &copy->rng;
    out->drawn = copy->rng.counter;
    box->game->apply(box, copy, seat, o, out);
    out->until = NULL;
    for (int i = 0; i < out->count; i++) out->at[i] = event_for(out->at[i], seat);
    return true;
}

bool foresee(const Box *box, const State *s, Seat seat, Option o, EventLog *out) {
    void *scratch = alloc_zero(box->game->state_size);
    EventLog other;
    bool listed = foresee_once(box, s, seat, o, 0, scratch, out);
    for (int guess = 1; guess < GUESSES && listed; guess++) {
        int same = 0;
        foresee_once(box, s, seat, o, (uint64_t)guess, scratch, &other);
        while (same < out->count && same < other.count &&
               memcmp(&out->at[same], &other.at[same], sizeof *out->at) == 0)
            same++;
        out->count = same;
    }
    alloc_free(scratch);
    return listed;
}
