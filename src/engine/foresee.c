/* Dry runs: guess, apply, and keep what all guesses agree on. */
#include "engine/foresee.h"

#include "base/alloc.h"

enum { GUESSES = 3 };

/* Until the rng is used, each step that is complete adds to what is certain. */
void dry_run_step(DryRun *run) {
    const Game *game = run->box->game;
    if (run->over || run->s->rng.counter != run->drawn) return;
    for (Seat seat = 0; game->tally && seat < run->s->seat_count; seat++) {
        int16_t now[TALLIES_MAX] = {0};
        game->tally(run->box, run->s, seat, now);
        for (int i = 0; i < TALLIES_MAX; i++)
            run->change[seat][i] = (int16_t)(now[i] - run->before[seat][i]);
    }
    run->over = run->ends;
}

void foresee_on(const Box *box, State *s, Seat seat, Option o, Foresight *out) {
    DryRun run = {.box = box, .s = s, .drawn = s->rng.counter, .viewer = seat};
    *out = (Foresight){.log.dry = &run};
    dry_run_step(&run);
    memcpy(run.before, run.change, sizeof run.before);
    memset(run.change, 0, sizeof run.change);
    box->game->apply(box, s, seat, o, &out->log);
    out->log.dry = NULL;
    memcpy(out->change, run.change, sizeof out->change);
    for (int i = 0; i < out->log.count; i++)
        out->log.at[i] = event_for(out->log.at[i], seat);
}

bool foresee_once(const Box *box, const State *s, Seat seat, Option o, uint64_t guess,
                  void *scratch, Foresight *out) {
    const uint64_t seed[2] = {guess, 0};
    Rng rng = rng_from_seed(seed);
    OptionList list;
    *out = (Foresight){.log.count = 0};
    memcpy(scratch, s, box->game->state_size);
    game_hide(box, scratch, seat);
    game_guess(box, scratch, seat, &rng);
    game_options(box, scratch, seat, &list);
    if (!game_is_listed(&list, o)) return false;
    foresee_on(box, scratch, seat, o, out);
    return true;
}

/* What `other` predicts differently is not certain. */
static void agree(Foresight *out, const Foresight *other) {
    int same = 0;
    while (same < out->log.count && same < other->log.count &&
           memcmp(&out->log.at[same], &other->log.at[same], sizeof(Event)) == 0)
        same++;
    out->log.count = same;
    if (memcmp(out->change, other->change, sizeof out->change) != 0)
        memset(out->change, 0, sizeof out->change);
}

bool foresee(const Box *box, const State *s, Seat seat, Option o, Foresight *out) {
    void *scratch = alloc_zero(box->game->state_size);
    Foresight other;
    bool listed = foresee_once(box, s, seat, o, 0, scratch, out);
    for (int guess = 1; guess < GUESSES && listed; guess++) {
        foresee_once(box, s, seat, o, (uint64_t)guess, scratch, &other);
        agree(out, &other);
    }
    alloc_free(scratch);
    return listed;
}
