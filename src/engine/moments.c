/* Moments, and those that every game has; see moments.h. */
#include "base/require.h"

#include "engine/moments.h"

void moment_add(Moments *all, Moment m) {
    REQUIRE(m.kind > MOMENT_NONE && m.kind < MOMENT_KINDS && m.die_count <= DICE_MAX);
    if (all->count < MOMENTS_MAX) all->at[all->count++] = m;
}

void moment_begins(Moments *all, MomentKind kind, int number) {
    moment_add(all, (Moment){.kind = kind, .number = number});
}

void moment_card(Moments *all, int card, const char *zone, int owner) {
    moment_add(all, (Moment){.kind = MOMENT_CARD,
                             .card = ref_card(card),
                             .to = ref_zone(zone),
                             .owner = owner});
}

void moment_reveal(Moments *all, int card) {
    moment_add(all, (Moment){.kind = MOMENT_REVEAL, .card = ref_card(card)});
}

void moment_put(Moments *all, MomentKind kind, Ref at, Ref to, int owner, const char *piece,
                int count) {
    Moment m = {.kind = kind, .at = at, .to = to, .owner = owner, .number = count};
    moment_piece(&m, "", piece);
    moment_add(all, m);
}

void moment_piece(Moment *m, const char *before, const char *id) {
    Text words = text_over(m->piece, sizeof m->piece);
    text_format(&words, "%s%s", before, id);
}
